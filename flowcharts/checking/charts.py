"""What must hold in a chart: every way leads on, none in a circle, and every node is met."""

from flowcharts.checking.content_file import ContentFile
from flowcharts.checking.line_numbers import Where
from flowcharts.checking.outline import NODE_KINDS, Outline, outline_of
from flowcharts.model.chart import NO, YES
from flowcharts.model.graph import circles, unreachable
from flowcharts.suggestions import advice

_FEWEST_BRANCHES = 2


def check_chart(sheet: ContentFile) -> None:
    """Note what is wrong with the chart in *sheet*."""
    outline = outline_of(sheet)
    _check_names(sheet)
    _check_start(sheet, outline)
    _check_ways(sheet, outline)
    _check_answers(sheet, outline)
    _check_circles(sheet, outline)
    _check_reach(sheet, outline)
    _check_edition(sheet)


def _check_names(sheet: ContentFile) -> None:
    seen: dict[str, str] = {}
    for kind in NODE_KINDS:
        for node_id in sheet.tables_at(kind):
            if node_id in seen:
                sheet.say(
                    (kind, node_id),
                    f"There already is a node “{node_id}”, of the kind {seen[node_id]}: "
                    "every node of a chart needs a name of its own.",
                )
            seen.setdefault(node_id, kind)


def _check_start(sheet: ContentFile, outline: Outline) -> None:
    if outline.start is not None and outline.start not in outline.kinds:
        hint = advice(outline.start, outline.kinds)
        sheet.say(("start",), f"The chart starts at “{outline.start}”, which is no node. {hint}")


def _check_ways(sheet: ContentFile, outline: Outline) -> None:
    for node_id, out in outline.ways.items():
        for answer, end in out.items():
            if end not in outline.kinds:
                where, way = _way(outline, node_id, answer)
                hint = advice(end, outline.kinds)
                sheet.say(where, f"{way} leads to “{end}”, which is no node. {hint}")


def _way(outline: Outline, node_id: str, answer: str) -> tuple[Where, str]:
    kind = outline.kinds[node_id]
    if kind == "action":
        return (kind, node_id, "to"), "The action"
    return (kind, node_id, "branch", answer), f"The branch “{answer}”"


def _check_answers(sheet: ContentFile, outline: Outline) -> None:
    for node_id in outline.nodes("decision"):
        where = ("decision", node_id)
        branches = sheet.table_at(*where, "branch")
        words = sheet.table_at(*where, "answer")
        if sheet.has(*where, "branch") and len(branches) < _FEWEST_BRANCHES:
            ways = "one way" if branches else "no way"
            sheet.say((*where, "branch"), f"The decision has {ways} out: it needs at least two.")
        for answer in branches:
            if answer not in words and answer not in (YES, NO):
                sheet.say(
                    (*where, "branch", answer),
                    f"The answer “{answer}” has no words: give answer.{answer}.en and .ja "
                    "(only yes and no have words of their own).",
                )
        for answer in words:
            if answer not in branches:
                sheet.say(
                    (*where, "answer", answer),
                    f"These words are for the answer “{answer}”, which has no branch. "
                    f"{advice(answer, branches)}",
                )


def _check_circles(sheet: ContentFile, outline: Outline) -> None:
    for circle in circles(_known_ways(outline)):
        round_trip = " → ".join([*circle, circle[0]])
        sheet.say(
            (outline.kinds[circle[0]], circle[0]),
            f"A walk could go in a circle: {round_trip}. Every way must lead to an outcome.",
        )


def _known_ways(outline: Outline) -> dict[str, dict[str, str]]:
    return {
        node_id: {answer: end for answer, end in out.items() if end in outline.kinds}
        for node_id, out in outline.ways.items()
    }


def _check_reach(sheet: ContentFile, outline: Outline) -> None:
    if outline.start not in outline.kinds:
        return
    for node_id in unreachable(outline.mended(), outline.start):
        sheet.say(
            (outline.kinds[node_id], node_id),
            f"No walk comes to “{node_id}”: no way from the start, “{outline.start}”, leads here.",
        )


def _check_edition(sheet: ContentFile) -> None:
    since, until = (sheet.words_at("edition", key) for key in ("since", "until"))
    if since and until and until < since[: len(until)]:
        sheet.say(
            ("edition", "until"),
            f"The edition ends ({until}) before it begins ({since}).",
        )
