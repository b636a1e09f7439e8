"""How charts lead to one another: to charts that there are, with an answer for each outcome."""

from collections.abc import Callable, Iterator

from flowcharts.checking.content_file import ContentFile
from flowcharts.checking.line_numbers import Where
from flowcharts.checking.outline import Outline, outline_of
from flowcharts.model.chart import OTHERWISE
from flowcharts.suggestions import advice

ChartNamed = Callable[[str], ContentFile | None]
"""Gives the chart of an id, with all that it takes over; None where there is none."""


def check_composition(sheet: ContentFile, charts: tuple[str, ...], chart_named: ChartNamed) -> None:
    """Note what is wrong with the charts that the one in *sheet* opens or leads on to."""
    for where, name in _ways_to_charts(sheet):
        if name not in charts:
            sheet.say(where, f"There is no chart “{name}”. {advice(name, charts)}")
            continue
        circle = _circle(sheet.id, name, chart_named)
        if circle:
            round_trip = " → ".join([sheet.id, *circle])
            sheet.say(where, f"Charts would open one another in a circle: {round_trip}.")
    outline = outline_of(sheet)
    for decision in outline.nodes("decision"):
        _check_sub_answers(sheet, outline, decision, chart_named)
        _check_days(sheet, outline, decision)


def _ways_to_charts(sheet: ContentFile) -> Iterator[tuple[Where, str]]:
    for kind, key in (("decision", "sub-chart"), ("outcome", "next")):
        for node_id in sheet.tables_at(kind):
            name = sheet.words_at(kind, node_id, key)
            if name is not None:
                yield (kind, node_id, key), name


def _circle(start: str, name: str, chart_named: ChartNamed) -> list[str]:
    """The charts from *name* back to *start*, if there is such a way."""
    waiting, seen = [[name]], {name}
    while waiting:
        way = waiting.pop()
        if way[-1] == start:
            return way
        sheet = chart_named(way[-1])
        for _, following in _ways_to_charts(sheet) if sheet is not None else ():
            if following not in seen or following == start:
                seen.add(following)
                waiting.append([*way, following])
    return []


def _check_sub_answers(
    sheet: ContentFile, outline: Outline, decision: str, chart_named: ChartNamed
) -> None:
    where = ("decision", decision)
    given = sheet.table_at(*where, "sub-answer")
    name = sheet.words_at(*where, "sub-chart")
    if name is None:
        if given:
            sheet.say((*where, "sub-answer"), "There are sub-answers, but no `sub-chart`.")
        return
    if not given:
        sheet.say(
            (*where, "sub-chart"),
            "No outcome of the sub-chart answers: give `sub-answer`, as sub-answer.missed.",
        )
    sub = chart_named(name)
    outcomes = outline_of(sub).nodes("outcome") if sub is not None else ()
    for outcome, answer in given.items():
        place = (*where, "sub-answer", outcome)
        if sub is not None and outcome not in (*outcomes, OTHERWISE):
            hint = advice(outcome, [*outcomes, OTHERWISE])
            sheet.say(place, f"“{outcome}” is no outcome of {name}. {hint}")
        if answer not in outline.ways[decision]:
            hint = advice(str(answer), outline.ways[decision])
            sheet.say(place, f"“{answer}” does not answer “{decision}”. {hint}")
    silent = [outcome for outcome in outcomes if outcome not in given]
    if given and silent and OTHERWISE not in given:
        sheet.say(
            (*where, "sub-answer"),
            f"The outcome “{silent[0]}” of {name} gives no answer: name it, or give `otherwise`.",
        )


def _check_days(sheet: ContentFile, outline: Outline, decision: str) -> None:
    where = ("decision", decision)
    since, until, skipped = (sheet.words_at(*where, key) for key in ("since", "until", "skipped"))
    if since and until and until < since[: len(until)]:
        sheet.say((*where, "until"), f"It is asked until {until}, before it begins ({since}).")
    if (since or until) and skipped is None:
        sheet.say(
            where,
            "It is asked on some days only: `skipped` says which answer is taken for granted "
            "on the others.",
        )
    if skipped is not None and not (since or until):
        sheet.say((*where, "skipped"), "It is always asked: give `since` or `until` too.")
    answers = outline.ways[decision]
    for key in ("skipped", "in-time"):
        word = sheet.words_at(*where, key)
        if word is not None and word not in answers:
            sheet.say(
                (*where, key), f"“{word}” does not answer “{decision}”. {advice(word, answers)}"
            )
