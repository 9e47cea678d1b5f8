"""The texts of the game, each from its own module. This is the `Notation` of the contract."""
from __future__ import annotations

from fivepoints.games.tammany.ahead import amounts as amounts
from fivepoints.games.tammany.ahead import default as default
from fivepoints.games.tammany.ahead import habit as habit
from fivepoints.games.tammany.ahead import occasion as occasion
from fivepoints.games.tammany.ahead import occasions as occasions
from fivepoints.games.tammany.ahead import prepare as prepare
from fivepoints.games.tammany.moves import complete as complete
from fivepoints.games.tammany.moves import follow as follow
from fivepoints.games.tammany.moves import read as read
from fivepoints.games.tammany.moves import say as say
from fivepoints.games.tammany.moves import say_draw as say_draw
from fivepoints.games.tammany.moves import say_each as say_each
from fivepoints.games.tammany.news import news as news
from fivepoints.games.tammany.position import parse as parse
from fivepoints.games.tammany.position import position as position
from fivepoints.games.tammany.reasons import why as why
from fivepoints.games.tammany.view import describe as describe
