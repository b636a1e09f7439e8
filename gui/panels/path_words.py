"""What the path bar says: a chip for each step, and what is still possible."""

from flowcharts.chart import Chart
from flowcharts.text import Text, Wording
from flowcharts.walk import Walk
from gui.panels import words
from gui.panels.chips import Chip, Line
from gui.panels.phrases import answered, filled, label_of, same

ELSEWHERE = ""
"""The key of the chip that says by which exit the chart was left."""


def chips_of(walk: Walk, wording: Wording) -> tuple[Chip, ...]:
    """The chips of a path: the decisions answered, and where the walk stands."""
    chips = []
    for number, (decision, branch) in enumerate(answered(walk), start=1):
        step = filled(words.CHIP, question=label_of(decision), answer=branch.words)
        tip = filled(words.RETURN_TO, step=step).without_ruby().in_wording(wording)
        lines = _lines(str(number), label_of(decision), branch.words, wording)
        chips.append(Chip(decision.id, lines, tip))
    return (*chips, _chip_here(walk, wording))


def standing(walk: Walk) -> Text:
    """How many remedies are still possible, or how the walk has ended."""
    if walk.exit is not None:
        return words.LEFT_THE_CHART
    if walk.outcome is not None:
        return words.REMEDY_REACHED
    return _still_possible(len(walk.possible), walk.chart)


def standings(chart: Chart) -> tuple[Text, ...]:
    """Everything that `standing` may say of a walk through *chart*."""
    most = _still_possible(len(chart.outcomes), chart)
    return words.LEFT_THE_CHART, words.REMEDY_REACHED, most


def _still_possible(possible: int, chart: Chart) -> Text:
    return filled(words.STILL_POSSIBLE, possible=str(possible), all=str(len(chart.outcomes)))


def _chip_here(walk: Walk, wording: Wording) -> Chip:
    if walk.exit is not None:
        key, label = ELSEWHERE, walk.exit.label.on_one_line()
    else:
        key, label = walk.here.id, label_of(walk.here)
    tip = filled(words.STANDS_HERE, step=label).without_ruby().in_wording(wording)
    number = str(len(walk.path) + 1) if walk.decision is not None else ""
    return Chip(key, _lines(number, label, same(""), wording), tip, is_current=True)


def _lines(number: str, label: Text, answer: Text, wording: Wording) -> tuple[Line, ...]:
    label = label.without_ruby()
    return tuple(
        Line(label.in_language(language), answer.in_language(language), number if first else "")
        for first, language in zip((True, False), wording.languages, strict=False)
    )
