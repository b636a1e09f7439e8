"""The editions of a comparison beside each other: what has changed from one to the next, and why.

What an edition says of itself was written to be read on its own: here nothing is told of an
edition that nobody is shown.
"""

import re
from collections.abc import Iterable
from typing import NamedTuple

from flowcharts.model.chart import Exit, Outcome
from flowcharts.model.comparison import EditionWalk
from flowcharts.model.text import Text

_SAME_RULING = Text(
    "The same ruling as in the edition shown before it.", "1つ前に示した版と同じ裁定です。"
)

_NOTHING, _BY_DEFAULT, _HAPPENED = "nothing is added", "by default", "it has happened"
_DONE = {
    "no-fix": _NOTHING,
    "play-on": _NOTHING,
    "declined": _NOTHING,
    "lapsed": _NOTHING,
    "not-used": _NOTHING,
    "not-chosen": _NOTHING,
    "resolve-now": _BY_DEFAULT,
    "default-now": _BY_DEFAULT,
    "resolved": _HAPPENED,
    "not-missed": _HAPPENED,
    "not-missed-reflexive": _HAPPENED,
}
"""What players do after an outcome, where editions have several names for the same."""
_SPEAKS_OF_OTHERS = re.compile(
    r"\b(?:same|as in (?P<year>\d{4})|unchanged|still so)\b", re.IGNORECASE
)
_SENTENCES = re.compile(r"(?<=\.)\s+"), re.compile("(?<=。)")


class ShownEdition(NamedTuple):
    """An edition among those that are shown."""

    edition: EditionWalk
    is_apart: bool
    """Is something else done, or does somebody get something else, than in the one before?"""
    why: Text | None
    """Its ruling and the reason; nothing of editions that are not shown before it."""


def shown_editions(editions: Iterable[EditionWalk]) -> tuple[ShownEdition, ...]:
    """Each of *editions* beside the one before it."""
    shown: list[ShownEdition] = []
    for edition in editions:
        before = [each.edition for each in shown]
        is_apart = bool(before) and rules_otherwise(before[-1], edition)
        why = _without_others(edition.why, before)
        if edition.why is not None and why is None and _is_same(before, is_apart=is_apart):
            why = _SAME_RULING
        shown.append(ShownEdition(edition, is_apart, why))
    return tuple(shown)


def _is_same(before: list[EditionWalk], *, is_apart: bool) -> bool:
    return bool(before) and before[-1].walk.is_over and not is_apart


def rules_otherwise(before: EditionWalk, after: EditionWalk) -> bool:
    """Is something else done, or does somebody get something else?"""
    one, other = _done(before), _done(after)
    if one is None or other is None:
        return False  # a question waits: nothing is ruled
    if one != other:
        return True
    first, second = before.penalty, after.penalty
    if first is None or second is None:
        return False  # nobody knows
    return (first.controller, first.opponent) != (second.controller, second.opponent)


def _done(edition: EditionWalk) -> str | None:
    """The name for what players do; None where a question waits."""
    end = edition.end
    if isinstance(end, Exit):
        return "another chart"
    return _DONE.get(end.id, end.id) if isinstance(end, Outcome) else None


def _without_others(why: Text | None, before: list[EditionWalk]) -> Text | None:
    """*why* without the sentence that speaks of editions other than *before*."""
    if why is None:
        return None
    parts = [pattern.split(said) for pattern, said in zip(_SENTENCES, why, strict=True)]
    sentences, spoken = ([each for each in part if each] for part in parts)
    told = [not _speaks_of_unseen(sentence, before) for sentence in sentences]
    if all(told):
        return why
    if len(sentences) != len(spoken) or not any(told):
        return None
    return Text(
        " ".join(said for said, is_told in zip(sentences, told, strict=True) if is_told),
        "".join(said for said, is_told in zip(spoken, told, strict=True) if is_told),
    )


def _speaks_of_unseen(sentence: str, before: list[EditionWalk]) -> bool:
    found = _SPEAKS_OF_OTHERS.search(sentence)
    if found is None:
        return False
    year = found["year"]
    return year is None or not any(_was_in_force(each, int(year)) for each in before)


def _was_in_force(edition: EditionWalk, year: int) -> bool:
    """Did it begin in *year*, or was it in force for the whole of it?"""
    dates = edition.chart.edition
    begun = int(dates.since[:4])
    return begun == year or (begun < year and (dates.until is None or year < int(dates.until[:4])))
