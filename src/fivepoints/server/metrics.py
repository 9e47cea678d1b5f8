"""What goes on inside, in numbers for Prometheus: its text format is a few lines to write, and no library for it is needed."""
from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from ipaddress import ip_address, ip_network
from pathlib import Path
from time import perf_counter

from fivepoints import __version__

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
PASSED_ON = ("x-forwarded-for", "x-real-ip", "forwarded", "via")  # what a proxy adds
PAGE_BYTES = 4096

Labels = tuple[str, ...]


class Counter:
    """Counts, one for each combination of labels."""

    kind = "counter"

    def __init__(self, name: str, about: str, *labels: str) -> None:
        self.name, self.about, self.labels = name, about, labels
        self._counts: defaultdict[Labels, int] = defaultdict(int)

    def add(self, *labels: str) -> None:
        self._counts[labels] += 1

    def samples(self) -> Iterator[str]:
        for labels, count in sorted(self._counts.items()):
            yield _sample(self.name, dict(zip(self.labels, labels, strict=True)), count)


class Histogram:
    """How long something took: how many times, how long in all, and how often at most so long."""

    kind = "histogram"

    def __init__(self, name: str, about: str, bounds: tuple[float, ...], *labels: str) -> None:
        self.name, self.about, self.labels = name, about, labels
        self._bounds = bounds
        self._counts: defaultdict[Labels, list[int]] = defaultdict(lambda: [0] * (len(bounds) + 1))
        self._sums: defaultdict[Labels, float] = defaultdict(float)

    def observe(self, seconds: float, *labels: str) -> None:
        self._counts[labels][bisect_left(self._bounds, seconds)] += 1
        self._sums[labels] += seconds

    @contextmanager
    def timing(self, *labels: str) -> Iterator[None]:
        """How long the block takes, however it ends."""
        began = perf_counter()
        try:
            yield
        finally:
            self.observe(perf_counter() - began, *labels)

    def samples(self) -> Iterator[str]:
        for labels, counts in sorted(self._counts.items()):
            named, so_far = dict(zip(self.labels, labels, strict=True)), 0
            for bound, count in zip([*map(str, self._bounds), "+Inf"], counts, strict=True):
                so_far += count
                yield _sample(f"{self.name}_bucket", named | {"le": bound}, so_far)
            yield _sample(f"{self.name}_sum", named, self._sums[labels])
            yield _sample(f"{self.name}_count", named, so_far)


class Metrics:
    """All that one server counts."""

    def __init__(self) -> None:
        self.moves = Counter("fivepoints_moves_total", "Moves that were stored, by game and by how they came: hand, bot, standing, late.", "game", "how")
        self.refusals = Counter("fivepoints_refusals_total", "Messages over sockets that were refused, by the code of the refusal.", "code")
        self.races = Counter("fivepoints_races_total", "Changes of a table that came second, after another server's.")
        self.letters = Counter("fivepoints_letters_total", "Letters to people who owe a move, by kind and by what came of it.", "kind", "result")
        self.move_seconds = Histogram("fivepoints_move_seconds", "From a person's move to when it is stored and on its way to everybody.", QUICK)
        self.store_seconds = Histogram("fivepoints_store_seconds", "From a change of a table to when it is on the disk.", QUICK)
        self.bot_seconds = Histogram("fivepoints_bot_seconds", "From a bot's turn to its move, waiting for a free process included.", SLOW, "level")

    def page(self, gauges: Mapping[str, tuple[str, float]]) -> str:
        """Everything, with what is not counted but looked up at this moment: its meaning and its value by name."""
        lines = []
        for counted in (self.moves, self.refusals, self.races, self.letters, self.move_seconds, self.store_seconds, self.bot_seconds):
            lines += [f"# HELP {counted.name} {counted.about}", f"# TYPE {counted.name} {counted.kind}", *counted.samples()]
        for name, (about, value) in gauges.items():
            lines += [f"# HELP {name} {about}", f"# TYPE {name} gauge", _sample(name, {}, value)]
        version = _sample("fivepoints_build_info", {"version": __version__}, 1)
        lines += ["# HELP fivepoints_build_info The version.", "# TYPE fivepoints_build_info gauge", version]
        return "\n".join(lines) + "\n"


def _sample(name: str, labels: Mapping[str, str], value: float) -> str:
    said = ",".join(f'{label}="{_escaped(text)}"' for label, text in labels.items())
    return f"{name}{{{said}}} {value}" if said else f"{name} {value}"


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def memory() -> float:
    """Bytes of memory this process has; 0 where the system does not say."""
    with suppress(OSError, ValueError, IndexError):
        return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE_BYTES
    return 0.0


def may_read(client: str | None, headers: Mapping[str, str], networks: tuple[str, ...]) -> bool:
    """Whether the numbers are for who asks: somebody in one of the networks, and not through a proxy, behind which it could be anybody."""
    if client is None or any(name in headers for name in PASSED_ON):
        return False
    try:
        address = ip_address(client)
    except ValueError:
        return False
    return any(address in ip_network(network, strict=False) for network in networks)
