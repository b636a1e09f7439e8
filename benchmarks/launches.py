"""The launch: from the command to a chart that can be read, beside a window with one label."""

import sys
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from benchmarks.anki import anki
from benchmarks.home import newcomer
from benchmarks.launch import Launch, Program, launch
from benchmarks.rounds import Effort, percentile, quiet_rounds
from benchmarks.screen import Region, Screen
from benchmarks.verdict import Finding

TOP = Path(__file__).parent.parent
CHART = Region(left=0.22, top=0.12, right=0.68, bottom=0.88)
"""Where the window has its chart and nothing but its chart."""

BARE = "bare window"
OURS = ("main.py", "main.py show missed-trigger-2008")
ANKI = "Anki"

MOST_TO_CHART = 2.0
MOST_TO_SETTLED = 2.5
MOST_MEMORY = 1.7
MOST_OF_ANKI = 0.45


def measured(effort: Effort, *, with_anki: bool = False) -> list[Finding]:
    """The findings about launches; *with_anki*: beside those of Anki."""
    with ExitStack() as things:
        home = newcomer(Path(things.enter_context(TemporaryDirectory(prefix="home-"))))
        programs = [bare_window(home), *(trainer(command, home) for command in OURS)]
        if with_anki:
            folder = Path(things.enter_context(TemporaryDirectory(prefix="anki-")))
            programs.append(anki(folder))
        screen = things.enter_context(Screen())
        launches = in_turns(programs, screen, effort)
    return [finding for name in OURS for finding in _findings(name, launches)]


def bare_window(home: Mapping[str, str]) -> Program:
    """The least that a window costs."""
    return Program(BARE, (sys.executable, str(Path(__file__).parent / "bare_window.py")), home)


def trainer(command: str, home: Mapping[str, str]) -> Program:
    """The trainer, started by *command* in the top folder."""
    script, *arguments = command.split()
    return Program(command, (sys.executable, str(TOP / script), *arguments), home)


def in_turns(
    programs: Sequence[Program], screen: Screen, effort: Effort
) -> dict[str, list[Launch]]:
    """Every program launched once a round; a first round, which warms the caches, is dropped."""
    for program in programs:
        launch(program, screen)
    seen = quiet_rounds(
        lambda: [launch(program, screen) for program in programs],
        effort,
        share=lambda launches: max(each.foreign for each in launches),
    )
    return {
        program.name: [launches[place] for launches in seen]
        for place, program in enumerate(programs)
    }


_QUICK = 0.25
"""The share of launches that are quicker than the one that counts.

What the host of a virtual machine takes is seen nowhere, and slows every other launch by up to a
half: of the same program, the medians of fifteen rounds differed by a tenth, these by a twentieth.
"""


def _findings(name: str, launches: Mapping[str, Sequence[Launch]]) -> list[Finding]:
    ours, bare = launches[name], launches[BARE]
    chart = percentile([each.complete(CHART) for each in ours], _QUICK)
    settled = percentile([each.complete() for each in ours], _QUICK)
    memory = median([each.memory for each in ours])
    least = percentile([each.complete() for each in bare], _QUICK)
    least_memory = median([each.memory for each in bare])
    findings = [
        _ratio(f"{name}: chart complete / bare window", MOST_TO_CHART, chart, least, "ms"),
        _ratio(f"{name}: settled / bare window", MOST_TO_SETTLED, settled, least, "ms"),
        _ratio(f"{name}: memory / bare window", MOST_MEMORY, memory, least_memory, "MiB"),
    ]
    if ANKI in launches:
        first = percentile([each.first_picture for each in launches[ANKI]], _QUICK)
        findings.append(
            _ratio(
                f"{name}: chart complete / Anki's first picture", MOST_OF_ANKI, chart, first, "ms"
            )
        )
    return findings


def _ratio(goal: str, limit: float, ours: float, theirs: float, unit: str) -> Finding:
    return Finding(goal, limit, ours / theirs, detail=f"{ours:.0f} {unit} / {theirs:.0f} {unit}")
