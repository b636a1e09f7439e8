"""How charts lead to one another: to charts that there are, with an answer for each outcome."""

from collections.abc import Callable, Iterable, Iterator

from flowcharts.checking.absent import no_such
from flowcharts.checking.chart_structure import ChartStructure, structure_of
from flowcharts.checking.content_file import ContentFile
from flowcharts.codec.line_numbers import Where
from flowcharts.model.advice import advised
from flowcharts.model.chart import OTHERWISE
from flowcharts.model.text import Text

_CIRCLE = Text(
    "Charts would open one another in a circle: {way}.",
    "チャートが互いに開き合い、輪になります：{way}。",
)
_NO_SUB_CHART = Text(
    "There are sub-answers, but no `sub-chart`.",
    "`sub-answer` がありますが、`sub-chart` がありません。",
)
_NO_SUB_ANSWER = Text(
    "No outcome of the sub-chart answers: give `sub-answer`, as sub-answer.missed.",
    "`sub-chart` の結論が答えになりません。"
    "sub-answer.missed のように、`sub-answer` を書いてください。",
)
_NO_OUTCOME = Text(
    "“{name}” is no outcome of {chart}. {advice}",
    "「{name}」は {chart} の結論ではありません。{advice}",
)
_NO_ANSWER = Text(
    "“{answer}” does not answer “{decision}”. {advice}",
    "「{answer}」は「{decision}」の答えではありません。{advice}",
)
_SILENT = Text(
    "The outcome “{name}” of {chart} gives no answer: name it, or give `otherwise`.",
    "{chart} の結論「{name}」に答えがありません。その答えか `otherwise` を書いてください。",
)
_ENDS_FIRST = Text(
    "It is asked until {until}, before it begins ({since}).",
    "終わり（{until}）が、始まり（{since}）より前です。",
)
_NOT_SKIPPED = Text(
    "It is asked on some days only: `skipped` says which answer is taken for granted "
    "on the others.",
    "質問する時期が限られています。それ以外の時期の答えを `skipped` に書いてください。",
)
_ALWAYS_ASKED = Text(
    "It is always asked: give `since` or `until` too.",
    "いつも質問する判断です。`since` か `until` も書いてください。",
)

ChartNamed = Callable[[str], ContentFile | None]
"""Gives the chart of an id, with all that it takes over; None where there is none."""


def check_composition(file: ContentFile, charts: tuple[str, ...], chart_named: ChartNamed) -> None:
    """Note what is wrong with the charts that the one in *file* opens or leads on to."""
    for where, name in _ways_to_charts(file):
        if name not in charts:
            file.note(where, no_such("chart", name, charts))
            continue
        circle = _circle(file.id, name, chart_named)
        if circle:
            round_trip = " → ".join([file.id, *circle])
            file.note(where, _CIRCLE.filled(way=round_trip))
    structure = structure_of(file)
    for decision in structure.nodes("decision"):
        _check_sub_answers(file, structure, decision, chart_named)
        _check_days(file, structure, decision)


def _ways_to_charts(file: ContentFile) -> Iterator[tuple[Where, str]]:
    for kind, key in (("decision", "sub-chart"), ("outcome", "next")):
        for node_id in file.tables_at(kind):
            name = file.words_at(kind, node_id, key)
            if name is not None:
                yield (kind, node_id, key), name


def _circle(start: str, name: str, chart_named: ChartNamed) -> list[str]:
    """The charts from *name* back to *start*, if there is such a way."""
    waiting, seen = [[name]], {name}
    while waiting:
        way = waiting.pop()
        if way[-1] == start:
            return way
        file = chart_named(way[-1])
        for _, following in _ways_to_charts(file) if file is not None else ():
            if following not in seen or following == start:
                seen.add(following)
                waiting.append([*way, following])
    return []


def _check_sub_answers(
    file: ContentFile, structure: ChartStructure, decision: str, chart_named: ChartNamed
) -> None:
    where = ("decision", decision)
    given = file.table_at(*where, "sub-answer")
    name = file.words_at(*where, "sub-chart")
    if name is None:
        if given:
            file.note((*where, "sub-answer"), _NO_SUB_CHART)
        return
    if not given:
        file.note(
            (*where, "sub-chart"),
            _NO_SUB_ANSWER,
        )
    sub = chart_named(name)
    outcomes = structure_of(sub).nodes("outcome") if sub is not None else ()
    for outcome, answer in given.items():
        place = (*where, "sub-answer", outcome)
        if sub is not None and outcome not in (*outcomes, OTHERWISE):
            hint = advised(outcome, [*outcomes, OTHERWISE])
            file.note(place, _NO_OUTCOME.filled(name=outcome, chart=name, advice=hint))
        if answer not in structure.ways[decision]:
            file.note(place, _no_answer(decision, str(answer), structure.ways[decision]))
    silent = [outcome for outcome in outcomes if outcome not in given]
    if given and silent and OTHERWISE not in given:
        file.note(
            (*where, "sub-answer"),
            _SILENT.filled(name=silent[0], chart=name),
        )


def _check_days(file: ContentFile, structure: ChartStructure, decision: str) -> None:
    where = ("decision", decision)
    since, until, skipped = (file.words_at(*where, key) for key in ("since", "until", "skipped"))
    if since and until and until < since[: len(until)]:
        file.note((*where, "until"), _ENDS_FIRST.filled(until=until, since=since))
    if (since or until) and skipped is None:
        file.note(
            where,
            _NOT_SKIPPED,
        )
    if skipped is not None and not (since or until):
        file.note((*where, "skipped"), _ALWAYS_ASKED)
    answers = structure.ways[decision]
    for key in ("skipped", "in-time"):
        word = file.words_at(*where, key)
        if word is not None and word not in answers:
            file.note((*where, key), _no_answer(decision, word, answers))


def _no_answer(decision: str, answer: str, known: Iterable[str]) -> Text:
    return _NO_ANSWER.filled(answer=answer, decision=decision, advice=advised(answer, known))
