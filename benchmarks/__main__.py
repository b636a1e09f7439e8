"""Measures everything, each part in a process of its own, and says what will do: `make bench`.

Ends with status 1 when a goal is missed.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable

from benchmarks.rounds import Effort, NoisyMachineError
from benchmarks.verdict import Finding, exit_status, table


def launches(effort: Effort) -> list[Finding]:
    """From the command to the chart."""
    from benchmarks.launches import measured

    with_anki = os.environ.get("PEERS") == "1"
    if not with_anki:
        print("Anki is left out; `make bench PEERS=1` fetches and measures it.", file=sys.stderr)
    return measured(effort, with_anki=with_anki)


def layouts(effort: Effort) -> list[Finding]:
    """What Graphviz does for us."""
    from benchmarks.layouts import measured

    return measured(effort)


def paints(effort: Effort) -> list[Finding]:
    """From an answer to the picture of it."""
    from benchmarks.paints import measured

    return measured(effort)


def windows(effort: Effort) -> list[Finding]:
    """From a move to the whole window's answer."""
    _load_qt()
    from benchmarks.windows import measured

    return measured(effort)


def actions(effort: Effort) -> list[Finding]:
    """From any of thousands of random actions to the picture of it."""
    _load_qt()
    from benchmarks.actions import measured

    return measured(effort)


def rulings(effort: Effort) -> list[Finding]:
    """From an answer about a case to the ruling on it."""
    _load_qt()
    from benchmarks.rulings import measured

    return measured(effort)


def cases(effort: Effort) -> list[Finding]:
    """From the facts of a case to what the charts say of it."""
    from benchmarks.cases import measured

    return measured(effort)


def stories(_effort: Effort) -> list[Finding]:
    """From a seed to cases that are worth solving; it takes no time that counts."""
    from benchmarks.stories import measured

    return measured()


def kept_rulings(effort: Effort) -> list[Finding]:
    """What is found among ten thousand rulings."""
    from benchmarks.kept_rulings import measured

    return measured(effort)


def journal(effort: Effort) -> list[Finding]:
    """A million reviews beside none."""
    from benchmarks.journal import measured

    return measured(effort)


def study(effort: Effort) -> list[Finding]:
    """From a journal of a million reviews to the next question."""
    from benchmarks.study import measured

    return measured(effort)


def seminar(effort: Effort) -> list[Finding]:
    """From a press in a room to its picture in both windows."""
    _load_qt()
    from benchmarks.seminar import measured

    return measured(effort)


def walls(effort: Effort) -> list[Finding]:
    """What is lost on the walls of a room; it takes no time that counts."""
    from benchmarks.walls import measured

    return measured(effort)


def practice(effort: Effort) -> list[Finding]:
    """From an answer to the picture of its verdict."""
    from benchmarks.practice import measured

    return measured(effort)


def _load_qt() -> None:
    """As a launch does, for what goes on after one: with Python's own import."""
    from gui.startup.load_qt import load_qt

    load_qt()


PARTS: dict[str, Callable[[Effort], list[Finding]]] = {
    "launches": launches,
    "layouts": layouts,
    "paints": paints,
    "windows": windows,
    "actions": actions,
    "cases": cases,
    "stories": stories,
    "rulings": rulings,
    "kept-rulings": kept_rulings,
    "journal": journal,
    "study": study,
    "seminar": seminar,
    "walls": walls,
    "practice": practice,
}

_OF_NO_SCREEN = "This plugin does not support"
"""What Qt's offscreen platform says of every window, hundreds of times."""


def main() -> int:
    """Measure what the command line asks for."""
    options = _arguments()
    effort = Effort(options.rounds, options.most_foreign, options.actions)
    if options.alone:
        findings = PARTS[options.alone](effort)
        print(json.dumps([finding.to_json() for finding in findings]))
        return 0
    findings = [finding for part in options.parts or PARTS for finding in _alone(part, effort)]
    print(table(findings))
    return exit_status(findings)


def _alone(part: str, effort: Effort) -> list[Finding]:
    """The findings of one part, measured in a process that has done nothing else."""
    print(f"measuring {part} …", file=sys.stderr, flush=True)
    command = [sys.executable, "-m", "benchmarks", "--alone", part]
    command += ["--rounds", str(effort.rounds), "--most-foreign", str(effort.most_foreign)]
    command += ["--actions", str(effort.actions)]
    environment = {"QT_QPA_PLATFORM": "offscreen"} | dict(os.environ)
    pipe = subprocess.PIPE
    with subprocess.Popen(  # noqa: S603  # this program itself
        command, env=environment, stdout=pipe, stderr=pipe, text=True
    ) as child:
        for line in child.stderr or ():
            if not line.startswith(_OF_NO_SCREEN):
                print(line, end="", file=sys.stderr, flush=True)
        found = child.stdout.read() if child.stdout else ""
    if child.returncode != 0:
        return [Finding(f"{part}: could be measured", 0, child.returncode, unit="")]
    return [Finding(**each) for each in json.loads(found.splitlines()[-1])]


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)}; else all")
    parser.add_argument("--rounds", type=int, default=7, help="undisturbed rounds that are needed")
    parser.add_argument(
        "--most-foreign",
        type=float,
        default=0.25,
        help="the share of the machine that others may take in an undisturbed round",
    )
    parser.add_argument("--actions", type=int, default=40_000, help="random actions that are done")
    parser.add_argument("--alone", choices=PARTS, help=argparse.SUPPRESS)
    options = parser.parse_args()
    for part in options.parts:
        if part not in PARTS:
            parser.error(f"there is no part named {part}; there are: {', '.join(PARTS)}")
    return options


if __name__ == "__main__":
    try:
        sys.exit(main())
    except NoisyMachineError as error:
        sys.exit(str(error))
