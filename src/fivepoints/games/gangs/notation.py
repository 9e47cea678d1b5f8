"""The texts of the game, each from its own module. This is the `Notation` of the contract."""
from __future__ import annotations

from fivepoints.games.gangs.ahead import amounts as amounts
from fivepoints.games.gangs.ahead import default as default
from fivepoints.games.gangs.ahead import habit as habit
from fivepoints.games.gangs.ahead import occasion as occasion
from fivepoints.games.gangs.ahead import occasions as occasions
from fivepoints.games.gangs.ahead import prepare as prepare
from fivepoints.games.gangs.news import news as news
from fivepoints.games.gangs.position import parse as parse
from fivepoints.games.gangs.position import position as position
from fivepoints.games.gangs.reading import read as read
from fivepoints.games.gangs.reasons import why as why
from fivepoints.games.gangs.saying import complete as complete
from fivepoints.games.gangs.saying import follow as follow
from fivepoints.games.gangs.saying import say as say
from fivepoints.games.gangs.saying import say_draw as say_draw
from fivepoints.games.gangs.saying import say_each as say_each
from fivepoints.games.gangs.view import describe as describe
