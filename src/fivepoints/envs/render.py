"""Positions to look at: text, SVG or pixels, always through the eyes of one seat or of a spectator."""
from __future__ import annotations

import io
import re
from functools import lru_cache
from importlib.resources import as_file, files
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.text import Text

from fivepoints.core.contract import NOBODY, STILL, Rules
from fivepoints.core.errors import OptionError

if TYPE_CHECKING:
    from PIL import Image

MODES = ["human", "ansi", "rgb_array", "svg"]
FAMILY = "DejaVu Sans"
WORD = re.compile(r"\S+")
LAYERS = re.compile(f"(<svg[^>]*>).*?(<defs>.*?</defs>)(.*?){re.escape(STILL)}(.*)", re.DOTALL)
LINE, LETTER, MARGIN = 20, 9.2, 16  # pixels of a text that is drawn
WIDTH = 800  # pixels of a picture; half as wide is drawn three times as fast


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise OptionError(f"render_mode can be {', '.join(MODES)}, not {mode!r:.40}")


def render(rules: Rules, s: Any, seat: int, mode: str) -> str | npt.NDArray[np.uint8] | None:
    """The whole state `s` as the seat (NOBODY: a spectator) sees it; "human" prints it and gives nothing back."""
    seen = rules.layout.copy(s)
    rules.flow.blind(seen, seat)
    view = rules.notation.describe(seen, seat)
    if mode == "human":
        Console(highlight=False, emoji=False).print(rules.sketch(view))
        return None
    if mode == "ansi":
        return _plain(rules.sketch(view))
    svg = _svg(rules, view)
    return svg if mode == "svg" else pixels(svg)


def _plain(markup: str) -> str:
    return Text.from_markup(markup).plain


def _svg(rules: Rules, view: Any) -> str:
    """The game's own picture; of one that has none its text."""
    try:
        return rules.picture(view)
    except OptionError:
        return _text_picture(_plain(rules.sketch(view)))


def _text_picture(text: str) -> str:
    """Each word by itself, so that columns hold although letters are not equally wide."""
    lines = text.splitlines()
    width, height = round(max(map(len, lines)) * LETTER + 2 * MARGIN), len(lines) * LINE + 2 * MARGIN
    shown = "".join(
        f'<text x="{MARGIN + LETTER * word.start():.1f}" y="{MARGIN + LINE * (k + 1) - 5}">{_escaped(word[0])}</text>'
        for k, line in enumerate(lines)
        for word in WORD.finditer(line)
    )
    style = f'font-family="{FAMILY}" font-size="15" fill="#222"'
    paper = '<rect width="100%" height="100%" fill="#fbf7ee"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">{paper}<g {style}>{shown}</g></svg>'


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def pixels(svg: str) -> npt.NDArray[np.uint8]:
    """An SVG document drawn, with the font that comes with us: height by width by red, green and blue. What is still is drawn once."""
    from PIL import Image

    if split := LAYERS.fullmatch(svg):
        opening, shapes, still, moving = split.groups()
        picture = Image.alpha_composite(_paper(f"{opening}{shapes}{still}</svg>"), _inked(f"{opening}{shapes}{moving}"))
    else:
        picture = _inked(svg, background="white")
    return np.asarray(picture.convert("RGB"))


@lru_cache(maxsize=8)
def _paper(svg: str) -> Image.Image:
    return _inked(svg, background="white")


def _inked(svg: str, background: str | None = None) -> Image.Image:
    import resvg_py
    from PIL import Image

    with as_file(files(__package__) / "fonts" / "DejaVuSans.ttf") as font:
        png = resvg_py.svg_to_bytes(
            svg_string=svg, width=WIDTH, font_files=[str(font)], skip_system_fonts=True, background=background,
            font_family=FAMILY, serif_family=FAMILY, sans_serif_family=FAMILY, monospace_family=FAMILY,
        )  # fmt: skip
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")


SPECTATOR = NOBODY
