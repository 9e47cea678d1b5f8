"""The texts of the game, each from its own module. This is the `Notation` of the contract."""
from __future__ import annotations

from fivepoints.games._gangs.ahead import amounts as amounts
from fivepoints.games._gangs.ahead import default as default
from fivepoints.games._gangs.ahead import habit as habit
from fivepoints.games._gangs.ahead import occasion as occasion
from fivepoints.games._gangs.ahead import occasions as occasions
from fivepoints.games._gangs.ahead import prepare as prepare
from fivepoints.games._gangs.news import news as news
from fivepoints.games._gangs.position import parse as parse
from fivepoints.games._gangs.position import position as position
from fivepoints.games._gangs.reading import read as read
from fivepoints.games._gangs.reasons import why as why
from fivepoints.games._gangs.saying import complete as complete
from fivepoints.games._gangs.saying import say as say
from fivepoints.games._gangs.saying import say_draw as say_draw
from fivepoints.games._gangs.view import describe as describe
