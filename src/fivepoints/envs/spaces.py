"""The page docs/spaces.md, made from the tables that the observations themselves are made from.

    python -m fivepoints.envs.spaces > docs/spaces.md
"""
from __future__ import annotations

from fivepoints.core.tensor import slices
from fivepoints.envs import VERSION
from fivepoints.envs.bound import bound

HEAD = """# Spaces

What the cells of an observation and the numbers of the actions mean, in every environment of `fivepoints.envs` (made by
`python -m fivepoints.envs.spaces`; [research.md](research.md) says how the environments are used).

An observation is `{"observation": cells, "action_mask": mask}`. The mask is int8, 1 for each action that is legal now; it is in `info["action_mask"]`, too.
Cells hold what the seat may see and nothing else, as whole numbers: counts as they are, choices as a 1 among 0s. **Seats are counted from the one that
looks**: it is the first itself, then come the others in turn order; cells of seats that are not there are 0. Actions name seats as the game does, from 0;
`own seat` tells which one it is that looks. A shape of (15, 5) is fifteen rows of five, one behind the other.

The names `tammany_v0` and `gangs_v0` carry the version of these spaces: if one changes, the version is raised. In the parallel environment and in `batch`
there is one action more, the no-op, which is the last.
"""


def page() -> str:
    return "\n".join([HEAD, *(_game(game) for game in ("tammany", "gangs"))])


def _game(game: str) -> str:
    found = bound(game)
    lines = [f"## {found.rules.title} (`{game}_v{VERSION}`)", f"{found.width:,} cells of {found.cell.name}.", ""]
    lines += ["| cells | name | shape | least | most | meaning |", "|---|---|---|---|---|---|"]
    for block, where in slices(found.blocks):
        shape = ", ".join(map(str, block.shape))
        lines.append(f"| {where.start} to {where.stop - 1} | {block.name} | {shape} | {block.low} | {block.high} | {block.about} |")
    lines += ["", f"{found.rules.actions:,} actions.", "", "| actions | name | meaning |", "|---|---|---|"]
    for kind in found.kinds:
        last = kind.first + kind.count - 1
        lines.append(f"| {kind.first}{f' to {last}' if kind.count > 1 else ''} | {kind.name} | {kind.about} |")
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    print(page(), end="")
