"""The ways out of a decision, and the order in which its answers are listed, wherever they are."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from flowcharts.model.text import Text
from flowcharts.traits import As, IdWord

YES = "yes"
NO = "no"

_LISTED = {YES: 0, NO: 1}
_ANSWER_WORDS = {YES: Text("Yes", "はい"), NO: Text("No", "いいえ")}


class Branch(NamedTuple):
    """One way out of a decision: the answer that takes it, and where it leads."""

    answer: str
    to: str
    words: Text
    """The answer as it is shown on the chart and on its button."""


class WaysOut(NamedTuple):
    """Where the answers to a decision lead, as its file has them."""

    branch: Mapping[IdWord, str]
    """Where each answer leads: the id of a node."""
    answer: Mapping[IdWord, Text] = MappingProxyType({})
    """The words of the answers; yes and no have their own."""


def _branches(ways: WaysOut) -> tuple[Branch, ...]:
    words = {**_ANSWER_WORDS, **ways.answer}
    return tuple(
        Branch(answer, to, words.get(answer, Text(answer, answer)))
        for answer, to in ways.branch.items()
    )


def _ways(branches: tuple[Branch, ...]) -> WaysOut:
    return WaysOut(
        {branch.answer: branch.to for branch in branches},
        {branch.answer: branch.words for branch in branches},
    )


WAYS = As(WaysOut, _branches, _ways)


def yes_first(branches: tuple[Branch, ...]) -> tuple[Branch, ...]:
    """The branches as they are listed: Yes first, No second, others as they come."""
    if not any(branch.answer == YES for branch in branches):
        return branches
    return tuple(sorted(branches, key=lambda branch: _LISTED.get(branch.answer, len(_LISTED))))
