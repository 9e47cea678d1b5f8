"""One picture of a screen in all sizes, by day and by night."""
from __future__ import annotations

import base64
from pathlib import Path

from playwright.async_api import Browser, Page

from stage import DESKTOP, ON_ITS_SIDE, PHONE, SIZES, TABLET, THEMES, Size

SCALE = 0.5
QUALITY = 55  # of the sheet: it is looked at as a whole
SHARP = 84  # of a picture that stands by itself
SETTLED = 250  # ms in which colours and pieces have come to rest
GAP = 16
ROWS = ((DESKTOP, PHONE), (TABLET, ON_ITS_SIDE))
WIDTH = 2 * round(SCALE * (DESKTOP.width + PHONE.width)) + 7 * GAP

Shots = dict[tuple[Size, str], bytes]

STYLE = f"""
  body {{ margin: 0; padding: {GAP}px; width: max-content; display: flex; gap: {2 * GAP}px; background: #8b867c; font: 13px/16px sans-serif; color: #fff; }}
  section {{ display: grid; gap: {GAP}px; }}
  .row {{ display: flex; gap: {GAP}px; align-items: start; justify-content: space-between; }}
  figure {{ margin: 0; display: grid; gap: 4px; }}
  img {{ display: block; box-shadow: 0 1px 6px #0006; }}
"""


async def photograph(pages: list[Page]) -> Shots:
    """Every page by day and by night. The pages stand in the order of the sizes."""
    shots: Shots = {}
    for theme in THEMES:
        for page, size in zip(pages, SIZES, strict=True):
            await page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            await page.evaluate("scrollTo(0, 0), document.fonts.ready")
            await page.wait_for_timeout(SETTLED)
            shots[size, theme] = await page.screenshot(animations="disabled")
    return shots


async def compose(browser: Browser, shots: Shots, file: Path) -> None:
    """All of them on one sheet."""
    blocks = "".join(f"<section>{''.join(_row(row, theme, shots) for row in ROWS)}</section>" for theme in THEMES)
    await _print(browser, f"<style>{STYLE}</style>{blocks}", WIDTH, QUALITY, file)


async def enlarge(browser: Browser, shot: bytes, width: int, file: Path) -> None:
    """One of them by itself."""
    await _print(browser, f"<style>body {{ margin: 0 }} img {{ display: block }}</style>{_image(shot, width)}", width, SHARP, file)


def _row(sizes: tuple[Size, ...], theme: str, shots: Shots) -> str:
    figures = [f"<figure>{_image(shots[size, theme], round(SCALE * size.width))}<figcaption>{size}, {theme}</figcaption></figure>" for size in sizes]
    return f"<div class=row>{''.join(figures)}</div>"


def _image(shot: bytes, width: int) -> str:
    return f"<img width={width} src='data:image/png;base64,{base64.b64encode(shot).decode()}'>"


async def _print(browser: Browser, content: str, width: int, quality: int, file: Path) -> None:
    """A page of this content as WebP, which only Chromium's own door writes."""
    page = await browser.new_page(viewport={"width": width, "height": 100})
    await page.set_content(f"<!doctype html>{content}")
    box = await page.evaluate("({ width: document.documentElement.scrollWidth, height: document.documentElement.scrollHeight })")
    await page.set_viewport_size(box)
    session = await page.context.new_cdp_session(page)
    taken = await session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
    file.write_bytes(base64.b64decode(taken["data"]))
    await page.close()
