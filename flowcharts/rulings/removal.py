"""Rulings that are erased, each with the exercise that it has become."""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from flowcharts.model.text import Text
from flowcharts.rulings.errors import in_words
from flowcharts.rulings.exercise import remove_exercise
from flowcharts.rulings.store import Rulings
from flowcharts.rulings.tables import StoredRuling


class RemovedRuling(NamedTuple):
    """A ruling that was erased."""

    id: str
    card: Text
    row: StoredRuling
    given: tuple[str, ...]
    """The answers that it rested on; none where it could not be read."""
    files: Mapping[Path, bytes]
    """What its exercise was, by its files."""


def remove(ruling_id: str, rulings: Rulings, folder: Path) -> RemovedRuling | None:
    """Erase a ruling, and its exercise from the *folder* of content; None where it was not there.

    Raises:
        RulingsError: it cannot be erased.
    """
    known = rulings.known(ruling_id)
    row = rulings.erase(ruling_id)
    if row is None:
        return None
    given = tuple(known.given) if known is not None else ()
    files = remove_exercise(known.exercise, folder) if known is not None else {}
    return RemovedRuling(ruling_id, Text(str(row[3]), str(row[4])), row, given, files)


def put_back(removed: RemovedRuling, rulings: Rulings) -> None:
    """Keep *removed* again, as it was, with its exercise.

    Raises:
        RulingsError: it cannot be kept.
    """
    rulings.put([removed.row])
    for file, content in removed.files.items():
        with in_words(file), suppress(FileExistsError), file.open("xb") as stream:
            stream.write(content)


def remove_all(rulings: Rulings, folder: Path) -> int:
    """Erase all rulings with their exercises; how many they were.

    Raises:
        RulingsError: they cannot be erased.
    """
    found = rulings.found()
    exercises = [rulings.known(row.id) for row in found if row.is_exercise]
    rulings.erase_all()
    for each in exercises:
        if each is not None:
            remove_exercise(each.exercise, folder)
    return len(found)
