"""Takes the pictures of the page: a sheet of every screen (docs/screens.md) and those of the README. It runs a server of its own and takes some minutes.

    make screens                                               all of them
    .venv/bin/python docs/screens/make.py your-turn slander    some
    .venv/bin/python docs/screens/make.py --list               their names
"""
from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path.append(str(ROOT / "tests"))  # whose server, guest and hands are used here too

from playwright.async_api import Browser, async_playwright
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import gangs_screens  # noqa: F401 - brings its own screens along
from screens import SCREENS, Screen
from sheet import Shots, compose, enlarge, photograph
from stage import DESKTOP, PHONE, Size, Stage, opened

PAGE = ROOT / "docs" / "screens.md"
STUDIES = "../../shared/look"  # beside the project, where they are at hand
README: dict[str, tuple[str, Size, str, int]] = {  # file: the screen, its size, by day or by night, how wide
    "table.webp": ("your-turn", DESKTOP, "light", 1440),
    "election.webp": ("election", DESKTOP, "dark", 1080),
    "phone.webp": ("slander", PHONE, "dark", 390),
}

INTRODUCTION = """# Every screen
Made by `make screens` from the page as it is built: {sizes} pixels, by day and by night.
Below some stands the study it is held against, where `shared/look` lies beside this project.

"""


async def make(chosen: list[Screen], progress: Progress) -> list[str]:
    """Reach and photograph these screens; what could not be reached, by name."""
    task, failed = progress.add_task("", total=len(chosen)), []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for setting in dict.fromkeys(screen.setting for screen in chosen):
            with tempfile.TemporaryDirectory() as folder:
                async with opened(Path(folder) / "screens.db", browser) as stage:
                    for screen in (one for one in chosen if one.setting == setting):
                        progress.update(task, description=screen.name)
                        try:
                            await take(screen, stage, browser)
                        except Exception as error:
                            failed.append(f"{screen.name} could not be reached: {error}")
                            progress.console.print(failed[-1], style="red", markup=False, highlight=False)
                        progress.advance(task)
        await browser.close()
    return failed


async def take(screen: Screen, stage: Stage, browser: Browser) -> None:
    async with stage.curtain():
        shots: Shots = await photograph(await screen.reach(stage))
    await compose(browser, shots, picture(screen))
    for name, (of, size, theme, width) in README.items():
        if of == screen.name:
            await enlarge(browser, shots[size, theme], width, ROOT / "docs" / "pictures" / name)


def picture(screen: Screen) -> Path:
    return HERE / f"{screen.name}.webp"


def written() -> str:
    """The page that shows them all."""
    parts = [INTRODUCTION.format(sizes="1440 x 900, 1024 x 768, 390 x 844 and 844 x 390")]
    for screen in SCREENS:
        parts.append(f"## {screen.title}\n![{screen.title}](screens/{picture(screen).name})\n\n")
        parts += [f"[![study: {study}]({STUDIES}/{study}.png)]({STUDIES}/{study}.png)\n\n" for study in screen.studies]
    return "".join(parts).rstrip() + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Pictures of every screen of the page.")
    parser.add_argument("screens", nargs="*", metavar="screen", help="only these")
    parser.add_argument("--list", action="store_true", help="say which there are")
    options = parser.parse_args()
    if options.list:
        print("\n".join(screen.name for screen in SCREENS))
        return
    if unknown := set(options.screens) - {screen.name for screen in SCREENS}:
        parser.error(f"there is no screen {', '.join(sorted(unknown))}; --list says which there are")
    chosen = [screen for screen in SCREENS if not options.screens or screen.name in options.screens]
    columns = (TextColumn("{task.description:<22}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns) as progress:
        failed = asyncio.run(make(chosen, progress))
    PAGE.write_text(written(), "utf-8")
    if failed:
        sys.exit(f"{len(failed)} of {len(chosen)} screens could not be reached")


if __name__ == "__main__":
    main()
