"""What the path bar says: a chip for each step on each chart, and what is still possible."""

from collections import Counter
from collections.abc import Iterator

from flowcharts.model.chart import Chart
from flowcharts.model.position import CaseInHand
from flowcharts.model.sub_charts import ChartStep, possible_at_home, steps
from flowcharts.model.text import Text, Wording
from flowcharts.model.walk import Walk
from gui.walk import sub_chart_words, words
from gui.walk.phrases import label_of, place_of, reason_of, same
from gui.widgets.chip import Chip, ChipLine

ELSEWHERE = ""
"""The key of the chip that says by which exit the chart was left."""


def chips_of(walk: Walk, wording: Wording) -> tuple[Chip, ...]:
    """The chips of a path: the decisions answered on every chart, and where the walk stands.

    Where it crosses charts, the name of each stands before its steps.
    """
    return tuple(_chips(walk, wording))


def _chips(walk: Walk, wording: Wording) -> Iterator[Chip]:
    taken = steps(walk)
    crosses = walk.crosses_charts
    shown: Chart | None = None
    numbers: Counter[str] = Counter()
    for step in taken:
        if crosses and step.chart is not shown:
            yield _chip_of_chart(step.chart, step.decision.id, wording)
        shown = step.chart
        numbers[step.chart.id] += 1
        yield _chip_of_step(walk, step, numbers[step.chart.id], wording)
    if crosses and walk.chart is not shown:
        yield _chip_of_chart(walk.chart, walk.here.id, wording)
    yield _chip_here(walk, wording)


def standing(walk: Walk, case: CaseInHand | None = None) -> Text:
    """How many remedies are still possible, or how the walk has ended; *case*: what it is of."""
    if walk.exit is not None:
        return words.LEFT_THE_CHART
    said, still = words.REMEDY_REACHED, words.STILL_POSSIBLE
    if _counts_results(walk):
        said, still = sub_chart_words.RESULT_REACHED, sub_chart_words.RESULTS_POSSIBLE
    at = walk if _counts_results(walk) and not walk.is_inside else walk.home
    possible = walk.possible if at is walk else possible_at_home(walk)
    ahead = case.still_ahead(at.chart.id) if case is not None else None
    if ahead is not None:
        possible = tuple(name for name in possible if name in ahead)
    is_reached = at.outcome is not None
    return said if is_reached else _still_possible(still, len(possible), at.chart)


def all_possible(walk: Walk, case: CaseInHand | None = None) -> bool:
    """Is no remedy ruled out yet?"""
    return standing(walk, case) == standings(walk)[-1]


def standings(walk: Walk) -> tuple[Text, ...]:
    """Everything that `standing` may say of a walk through its chart."""
    results = _counts_results(walk)
    chart = walk.chart if results and not walk.is_inside else walk.home.chart
    still = sub_chart_words.RESULTS_POSSIBLE if results else words.STILL_POSSIBLE
    reached = sub_chart_words.RESULT_REACHED if results else words.REMEDY_REACHED
    return words.LEFT_THE_CHART, reached, _still_possible(still, len(chart.outcomes), chart)


def _counts_results(walk: Walk) -> bool:
    """Do no remedies end the chart that is walked for its own sake?"""
    return not (walk.home if walk.is_inside else walk).chart.has_remedies


def _still_possible(sentence: Text, possible: int, chart: Chart) -> Text:
    return sentence.filled(possible=str(possible), all=str(len(chart.outcomes)))


def _chip_of_step(walk: Walk, step: ChartStep, number: int, wording: Wording) -> Chip:
    branch = step.decision.branch(step.answer)
    label = label_of(step.decision)
    said = words.CHIP.filled(question=label, answer=branch.words)
    tips = [words.RETURN_TO.filled(step=said), *reason_of(walk, step)]
    tip = "\n".join(text.without_ruby().in_wording(wording) for text in tips)
    key = place_of(step.chart, step.decision.id)
    return Chip(key, _lines(str(number), label, branch.words, wording), tip)


def _chip_of_chart(chart: Chart, node_id: str, wording: Wording) -> Chip:
    tip = sub_chart_words.RETURN_TO_CHART.filled(chart=chart.title).in_wording(wording)
    lines = _lines("", chart.title, same("›"), wording)
    return Chip(place_of(chart, node_id), lines, tip, is_title=True)


def _chip_here(walk: Walk, wording: Wording) -> Chip:
    if walk.exit is not None:
        key, label = ELSEWHERE, walk.exit.label.on_one_line()
    else:
        key, label = place_of(walk.chart, walk.here.id), label_of(walk.here)
    tip = words.STANDS_HERE.filled(step=label).without_ruby().in_wording(wording)
    number = str(len(walk.path) + 1) if walk.decision is not None else ""
    return Chip(key, _lines(number, label, same(""), wording), tip, is_current=True)


def _lines(number: str, label: Text, answer: Text, wording: Wording) -> tuple[ChipLine, ...]:
    label = label.without_ruby()
    return tuple(
        ChipLine(label.in_language(language), answer.in_language(language), number if first else "")
        for first, language in zip((True, False), wording.languages, strict=False)
    )
