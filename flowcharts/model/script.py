"""A script as an example writes it: its words, and which of them a step has added."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from flowcharts.model.position import Position
from flowcharts.model.scenario import Scenario, WorkedAnswer
from flowcharts.model.sub_charts import steps

PIPE = "|"
"""Between the parameters of a line."""
_BREAK = "\n"


class Word(NamedTuple):
    """A word of a script, a pipe too, and where it stands."""

    text: str
    line: int
    start: int
    """Its place in the line."""

    @property
    def is_pipe(self) -> bool:
        """Does it stand between two parameters?"""
        return self.text == PIPE


class Change(NamedTuple):
    """A script as it stands now, beside how it stood before."""

    before: str
    after: str
    added: frozenset[int]
    """The places among the words of *after* of those that *before* has not."""

    @property
    def words(self) -> tuple[Word, ...]:
        """The words as they stand now."""
        return words_of(self.after)

    @property
    def said(self) -> str:
        """What was added, as one line."""
        added = [word.text for place, word in enumerate(self.words) if place in self.added]
        return " ".join(added)


class Mending(NamedTuple):
    """What is wrong with lines as they were printed, beside the script as it should be."""

    wrong: frozenset[int]
    """The places among the printed words of those that should not be there."""
    gaps: frozenset[int]
    """The places among the printed words before which something is missing."""
    right: frozenset[int]
    """The places among the words of the script of those that mend it."""


def words_of(script: str) -> tuple[Word, ...]:
    """The words of *script*, line by line.

    >>> [word.text for word in words_of("T:Mode$ Blocks | ValidCard$ Card.Self")]
    ['T:Mode$', 'Blocks', '|', 'ValidCard$', 'Card.Self']
    """
    return tuple(
        Word(match[0], number, match.start())
        for number, line in enumerate(_lines(script))
        for match in _WORD.finditer(line)
    )


@lru_cache(maxsize=256)
def change(before: str, after: str) -> Change:
    """What *after* has that *before* has not."""
    new = _signs(after)
    kept = {there for _, there in _aligned(_signs(before), new)}
    places = [place for place, sign in enumerate(new) if sign != _BREAK]
    added = (number for number, place in enumerate(places) if place not in kept)
    return Change(before, after, frozenset(added))


def lost(before: str, after: str) -> tuple[str, ...]:
    """The words of *before* that *after* has not, or not in their order."""
    old = _texts(before)
    kept = {here for here, _ in _common(old, _texts(after))}
    return tuple(text for place, text in enumerate(old) if place not in kept)


def mending(printed: str, script: str) -> Mending:
    """What is wrong with the *printed* lines, beside the lines of *script* they stand for."""
    lines = _lines(script)
    meant = {_nearest(line, lines) for line in _lines(printed)}
    places = [place for place, word in enumerate(words_of(script)) if word.line in meant]
    old = _texts(printed)
    new = tuple(words_of(script)[place].text for place in places)
    pairs = _aligned(old, new)
    kept, found = {here for here, _ in pairs}, {there for _, there in pairs}
    begins = {place for place, word in enumerate(words_of(printed)) if not word.start}
    return Mending(
        wrong=frozenset(range(len(old))) - kept,
        gaps=frozenset(_gaps(old, new, pairs)) - begins,
        right=frozenset(places[there] for there in range(len(new)) if there not in found),
    )


def _gaps(
    old: tuple[str, ...], new: tuple[str, ...], pairs: list[tuple[int, int]]
) -> Iterator[int]:
    """The places in *old* before which something is missing, a pipe above all."""
    for (here, there), (next_here, next_there) in pairwise(pairs):
        wrong, missing = old[here + 1 : next_here], new[there + 1 : next_there]
        if missing and (not wrong or (PIPE in missing and PIPE not in wrong)):
            yield here + 1


def finished_script(scenario: Scenario) -> str:
    """The script as it stands at the end of the example."""
    return _scripts(scenario.answers.values())[-1]


def written(position: Position) -> Change | None:
    """The script as far as the example has written it; None where it writes none."""
    showing = position.showing
    if showing is None or not showing.scenario.writes_script:
        return None
    named = showing.scenario.answers
    given = [
        named.get(f"{step.chart.id}/{step.decision.id}", named.get(step.decision.id))
        for step in steps(position.walk)
    ]
    if showing.is_revealed:
        given.append(position.worked)
    before, after = _scripts(worked for worked in given if worked is not None)[-2:]
    return change(before, after)


def _scripts(answers: Iterable[WorkedAnswer]) -> list[str]:
    """The script after each of *answers*, and twice before them: nothing."""
    found = ["", ""]
    for worked in answers:
        found.append(worked.script if worked.script is not None else found[-1])
    return found


def _lines(script: str) -> list[str]:
    return script.split(_BREAK)


def _signs(script: str) -> tuple[str, ...]:
    """The words of *script*, and a sign where a line ends."""
    found: list[str] = []
    line = 0
    for word in words_of(script):
        found.extend([_BREAK] * (word.line - line))
        line = word.line
        found.append(word.text)
    return tuple(found)


def _common(old: tuple[str, ...], new: tuple[str, ...]) -> list[tuple[int, int]]:
    """The most that both have in the same order, each as early in *new* as can be."""
    longest = [[0] * (len(new) + 1) for _ in range(len(old) + 1)]
    for here in reversed(range(len(old))):
        for there in reversed(range(len(new))):
            longest[here][there] = (
                longest[here + 1][there + 1] + 1
                if old[here] == new[there]
                else max(longest[here + 1][there], longest[here][there + 1])
            )
    pairs: list[tuple[int, int]] = []
    here = there = 0
    while here < len(old) and there < len(new):
        if old[here] == new[there]:
            pairs.append((here, there))
            here, there = here + 1, there + 1
        elif longest[here + 1][there] > longest[here][there + 1]:
            here += 1
        else:
            there += 1
    return pairs


def _aligned(old: tuple[str, ...], new: tuple[str, ...]) -> list[tuple[int, int]]:
    """The same; yet what was added begins with the pipe before it, not with the one behind."""
    here_by_there = {there: here for here, there in _common(old, new)}
    for start in range(1, len(new)):
        before = start - 1
        if start in here_by_there or new[before] not in (PIPE, _BREAK):
            continue
        end = next((at for at in range(start, len(new)) if at in here_by_there), len(new))
        if before in here_by_there and new[end - 1] == new[before]:
            here_by_there[end - 1] = here_by_there.pop(before)
    return sorted((here, there) for there, here in here_by_there.items())


def _nearest(line: str, lines: list[str]) -> int:
    """Which of *lines* has the most in common with *line*."""
    words = _texts(line)
    alike = [len(_common(words, _texts(other))) for other in lines]
    return alike.index(max(alike))


def _texts(script: str) -> tuple[str, ...]:
    return tuple(word.text for word in words_of(script))


_WORD = re.compile(r"\S+")
