"""Kills a writer of the journal a thousand times: nothing that was said to be kept is lost.

A child adds reviews and says `committed N` after each; it is killed at any moment, and what it
left is read again. Breaks off where a review is missing or the journal is torn.
"""

# ruff: noqa: INP001  # started by name, and by a test

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from flowcharts.journal.soundness import faults
from flowcharts.journal.store import Journal

_LONGEST = 0.05
"""The child is killed at most so many seconds after its first word."""
_OPENING = 0.1
"""This share of the children is killed sooner: while it begins."""
_START = 0.3
"""How many seconds it needs for that, at most."""
_THOROUGH = 25
"""After so many kills all of the journal is read; also after the first and the last."""


class Moment(NamedTuple):
    """When a child is killed."""

    seconds: float
    has_begun: bool
    """Is it after its first word, and not after its start?"""


CHILD = """
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from uuid import uuid4
from flowcharts.journal.store import Journal
from flowcharts.journal.memory import Memory
from flowcharts.journal.review import ItemResult, Mode, Rating, Review

with Journal.open(Path(sys.argv[1]), datetime.now(UTC)) as journal:
    while True:
        now = datetime.now(UTC)
        number = journal.count
        results = tuple(
            ItemResult(f"chart/question-{(number + step) % 90}", Rating.GOOD, "yes", "yes")
            for step in range(3)
        )
        memories = [
            Memory(result.item, now + timedelta(days=number), 1.0, 5.0, now, number, 0)
            for result in results
        ]
        review = Review(
            uuid4().hex, now, 0, "walk", Mode.PRACTISE, "chart", f"case-{number}",
            '{"story": "' + "a long one " * 90 + '"}', "{}", ("yes",), ("yes",), True, 0.5, 0,
            4000, True, True, results,
        )
        journal.add(review, memories, f'{{"answered": {number + 1}}}')
        print("committed", journal.count, flush=True)
"""


def kill_once(file: Path, moment: Moment) -> int:
    """Let a child write, and kill it then; the last count that it said to be committed, or 0."""
    child = subprocess.Popen(  # noqa: S603  # this program itself
        [sys.executable, "-c", CHILD, file], stdout=subprocess.PIPE, text=True
    )
    with child:
        lines = child.stdout
        if lines is None:
            raise RuntimeError
        said = lines.readline() if moment.has_begun else ""
        time.sleep(moment.seconds)
        child.kill()
        for line in lines:
            said = line if line.endswith("\n") else said  # the last one may be cut short
    return int(said.split()[1]) if said else 0


def found_in(file: Path) -> int:
    """How many reviews there are, the round being of the same moment as the last one."""
    with Journal.open(file, datetime.now(UTC)) as journal:
        answered = json.loads(journal.round or '{"answered": 0}')["answered"]
        if answered != journal.count:
            raise RuntimeError(f"The round says {answered}, the journal has {journal.count}.")
        return journal.count


def killed(file: Path, kills: int, seed: int) -> Iterator[int]:
    """Kill so often; after each time, how many reviews there are.

    Raises:
        RuntimeError: the journal is torn, or lacks a review that was said to be committed.
    """
    chance = random.Random(seed)  # noqa: S311  # moments, not secrets
    found = 0
    for number in range(1, kills + 1):
        has_begun = chance.random() > _OPENING
        seconds = chance.uniform(0, _LONGEST if has_begun else _START)
        said = max(kill_once(file, Moment(seconds, has_begun=has_begun)), found)
        found = found_in(file)
        torn = faults(file) if number in (1, kills) or number % _THOROUGH == 0 else ()
        if torn or not said <= found or (has_begun and found > said + 1):
            raise RuntimeError(f"Kill {number}: {said} were committed, {found} are there. {torn}")
        yield found


def main() -> None:
    """Kill, count, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with TemporaryDirectory() as folder:
        counts = killed(Path(folder, "killed.journal"), asked.kills, asked.seed)
        for number, found in enumerate(counts, start=1):
            if number == asked.kills or number % 100 == 0:
                print(f"{number} kills, {found} reviews, none lost", flush=True)


if __name__ == "__main__":
    main()
