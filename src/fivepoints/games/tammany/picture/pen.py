"""The pen: writes SVG elements as text, measures words, and letters them along a line."""

from __future__ import annotations

import math
import re
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from html import escape
from itertools import accumulate, pairwise
from unicodedata import east_asian_width

from fivepoints.games.tammany.picture.ink import Face, Ink

Line = Sequence[Sequence[float]]
"""Points of a drawn line, each x and y."""
Attribute = str | float | None

_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def number(value: float) -> str:
    """A number as short as two decimals allow."""
    shortened = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if shortened == "-0" else shortened


def words(text: str) -> str:
    """Text as it may stand in a document: escaped, and without characters that XML has no place for."""
    return escape(_NOT_IN_XML.sub("", text))


def tag(name: str, *children: str, **attributes: Attribute) -> str:
    """An element around its children's markup. `class_` is class, `data_ward` is data-ward; None leaves an attribute out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{number(value) if isinstance(value, (int, float)) else words(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{''.join(children)}</{name}>" if children else f"<{name}{written}/>"


def at(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """The transform that puts a drawing at a place."""
    moved = f"translate({number(x)} {number(y)})"
    turned = f" rotate({number(turn)})" if turn else ""
    scaled = f" scale({number(scale)})" if scale != 1 else ""
    return moved + turned + scaled


def path(d: str, **attributes: Attribute) -> str:
    return tag("path", d=d, **attributes)


def outline(points: Line, closed: bool = True) -> str:
    """The `d` of a path through points."""
    return "M" + "L".join(f"{number(x)},{number(y)}" for x, y in points) + ("Z" if closed else "")


def outlines(rings: Iterable[Line]) -> str:
    return "".join(outline(ring) for ring in rings)


def use(ink: Ink, name: str, x: float = 0, y: float = 0, scale: float = 1, **attributes: Attribute) -> str:
    """One of the shared drawings, at a place."""
    moved = at(x, y, scale) if (x, y, scale) != (0, 0, 1) else None
    return tag("use", href=f"#{ink.id(name)}", transform=moved, **attributes)


def lettering(face: Face, size: float) -> dict[str, Attribute]:
    """The attributes that set a face."""
    return {
        "font_family": face.family,
        "font_size": size,
        "font_weight": face.weight if face.weight != 400 else None,
        "font_style": face.style if face.style != "normal" else None,
    }


def text(x: float, y: float, content: str, face: Face, size: float, fill: str, **attributes: Attribute) -> str:
    """A line of text; `text_anchor` says which end of it stands at x."""
    return tag("text", words(content), x=x, y=y, fill=fill, **lettering(face, size), **attributes)


def centred(x: float, y: float, content: str, face: Face, size: float, fill: str, **attributes: Attribute) -> str:
    return text(x, y, content, face, size, fill, text_anchor="middle", **attributes)


def spoken(content: str) -> str:
    """What a drawing says aloud, and under the pointer."""
    return tag("title", words(content))


def advance(letter: str) -> float:
    """About how wide a letter of the map's lettering is, in ems."""
    if letter in "ijlI.,:;'|! ":
        return 0.31
    if letter in "frtsJ()-":
        return 0.42
    if letter in "mwMW@…" or east_asian_width(letter) in "WF":
        return 0.95
    if letter.isupper():
        return 0.72
    return 0.58 if letter.isdigit() else 0.51


def measure(content: str, face: Face, size: float) -> float:
    """About how wide a text will be. Whoever opens the picture may have other fonts: leave some air."""
    return sum(map(advance, content)) * face.breadth * size


def fit(content: str, face: Face, size: float, width: float) -> str:
    """The text, cut with an ellipsis where it would be wider than it may."""
    if measure(content, face, size) <= width:
        return content
    while content and measure(content + "…", face, size) > width:
        content = content[:-1]
    return content.rstrip() + "…"


def wrap(content: str, face: Face, size: float, width: float) -> list[str]:
    """The text in lines no wider than it may be."""
    lines = [""]
    for word in content.split():
        longer = f"{lines[-1]} {word}".strip()
        if measure(longer, face, size) <= width:
            lines[-1] = longer
        else:
            lines.append(fit(word, face, size, width))
    return [line for line in lines if line]


def arc(x: float, y: float, radius: float, start: float, end: float, steps: int = 36) -> Line:
    """Points on a circle, from one angle to another in degrees."""
    angles = (math.radians(start + (end - start) * step / steps) for step in range(steps + 1))
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def along(line: Line, content: str, size: float, *, spacing: float, start: float | None = None, rise: float = 0) -> str:
    """Letters set one by one along a line, in the middle of it or from a part `start` of its length.

    A text path would be shorter, but not every renderer knows text paths."""
    reached = [0.0, *accumulate(math.dist(a, b) for a, b in pairwise(line))]

    def point(distance: float) -> tuple[float, float]:
        i = min(max(bisect_right(reached, distance) - 1, 0), len(line) - 2)
        part = (distance - reached[i]) / (reached[i + 1] - reached[i])
        (x0, y0), (x1, y1) = line[i], line[i + 1]
        return x0 + (x1 - x0) * part, y0 + (y1 - y0) * part

    widths = [advance(letter) * size for letter in content]
    length = sum(widths) + spacing * (len(content) - 1)
    distance = (reached[-1] - length) / 2 if start is None else reached[-1] * start
    letters = []
    for letter, width in zip(content, widths, strict=True):
        (x0, y0), (x1, y1) = point(distance - 1), point(distance + width + 1)
        angle = math.atan2(y1 - y0, x1 - x0)
        x, y = point(distance + width / 2)
        place = at(x + rise * math.sin(angle), y - rise * math.cos(angle), turn=math.degrees(angle))
        if letter != " ":
            letters.append(tag("text", words(letter), transform=place))
        distance += width + spacing
    return "".join(letters)
