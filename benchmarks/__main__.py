"""Measures everything, each part in a process of its own, and says what will do: `make bench`.

Ends with status 1 when a goal is missed.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator

from benchmarks.rounds import NoisyMachineError
from benchmarks.verdict import Finding, exit_status, table


def launches(rounds: int) -> list[Finding]:
    """From the command to the chart."""
    from benchmarks.launches import measured

    has_peers = os.environ.get("PEERS") == "1"
    if not has_peers:
        print("Anki is left out; `make bench PEERS=1` fetches and measures it.", file=sys.stderr)
    return measured(rounds, has_peers=has_peers)


def layouts(rounds: int) -> list[Finding]:
    """What Graphviz does for us."""
    from benchmarks.layouts import measured

    return measured(rounds)


PARTS: dict[str, Callable[[int], list[Finding]]] = {
    "launches": launches,
    "layouts": layouts,
}


def main() -> int:
    """Measure what the command line asks for."""
    options = _arguments()
    if options.alone:
        findings = PARTS[options.alone](options.rounds)
        print(json.dumps([finding.to_json() for finding in findings]))
        return 0
    findings = []
    for part in options.parts or PARTS:
        print(f"measuring {part} …", file=sys.stderr, flush=True)
        findings.extend(_measured_alone(part, options.rounds))
    print(table(findings))
    return exit_status(findings)


def _measured_alone(part: str, rounds: int) -> Iterator[Finding]:
    """The findings of one part, measured in a process that has done nothing else."""
    command = [sys.executable, "-m", "benchmarks", "--alone", part, "--rounds", str(rounds)]
    environment = {"QT_QPA_PLATFORM": "offscreen"} | dict(os.environ)
    finished = subprocess.run(  # noqa: S603  # this program itself
        command, env=environment, stdout=subprocess.PIPE, check=False
    )
    if finished.returncode != 0:
        yield Finding(f"{part}: measured at all", 0, finished.returncode, unit="")
        return
    for finding in json.loads(finished.stdout.splitlines()[-1]):
        yield Finding(**finding)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="all, if none is named")
    parser.add_argument("--rounds", type=int, default=7, help="rounds that must be undisturbed")
    parser.add_argument("--alone", choices=PARTS, help=argparse.SUPPRESS)
    return parser.parse_args()


if __name__ == "__main__":
    try:
        sys.exit(main())
    except NoisyMachineError as error:
        sys.exit(str(error))
