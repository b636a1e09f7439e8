"""What must hold in a chart: every way leads on, none in a circle, and every node is met."""

from flowcharts.checking.chart_structure import NODE_KINDS, ChartStructure, structure_of
from flowcharts.checking.content_file import ContentFile
from flowcharts.codec.line_numbers import Where
from flowcharts.model.branch import NO, YES
from flowcharts.model.graph import circles, unreachable
from flowcharts.suggestions import advice

_FEWEST_BRANCHES = 2


def check_chart(file: ContentFile) -> None:
    """Note what is wrong with the chart in *file*."""
    structure = structure_of(file)
    _check_names(file)
    _check_start(file, structure)
    _check_ways(file, structure)
    _check_answers(file, structure)
    _check_circles(file, structure)
    _check_reach(file, structure)
    _check_edition(file)


def _check_names(file: ContentFile) -> None:
    seen: dict[str, str] = {}
    for kind in NODE_KINDS:
        for node_id in file.tables_at(kind):
            if node_id in seen:
                file.note(
                    (kind, node_id),
                    f"There already is a node “{node_id}”, of the kind {seen[node_id]}: "
                    "every node of a chart needs a name of its own.",
                )
            seen.setdefault(node_id, kind)


def _check_start(file: ContentFile, structure: ChartStructure) -> None:
    if structure.start is not None and structure.start not in structure.kinds:
        hint = advice(structure.start, structure.kinds)
        file.note(("start",), f"The chart starts at “{structure.start}”, which is no node. {hint}")


def _check_ways(file: ContentFile, structure: ChartStructure) -> None:
    for node_id, out in structure.ways.items():
        for answer, end in out.items():
            if end not in structure.kinds:
                where, way = _way(structure, node_id, answer)
                hint = advice(end, structure.kinds)
                file.note(where, f"{way} leads to “{end}”, which is no node. {hint}")


def _way(structure: ChartStructure, node_id: str, answer: str) -> tuple[Where, str]:
    kind = structure.kinds[node_id]
    if kind == "action":
        return (kind, node_id, "to"), "The action"
    return (kind, node_id, "branch", answer), f"The branch “{answer}”"


def _check_answers(file: ContentFile, structure: ChartStructure) -> None:
    for node_id in structure.nodes("decision"):
        where = ("decision", node_id)
        branches = file.table_at(*where, "branch")
        words = file.table_at(*where, "answer")
        if file.has(*where, "branch") and len(branches) < _FEWEST_BRANCHES:
            ways = "one way" if branches else "no way"
            file.note((*where, "branch"), f"The decision has {ways} out: it needs at least two.")
        for answer in branches:
            if answer not in words and answer not in (YES, NO):
                file.note(
                    (*where, "branch", answer),
                    f"The answer “{answer}” has no words: give answer.{answer}.en and .ja "
                    "(only yes and no have words of their own).",
                )
        for answer in words:
            if answer not in branches:
                file.note(
                    (*where, "answer", answer),
                    f"These words are for the answer “{answer}”, which has no branch. "
                    f"{advice(answer, branches)}",
                )


def _check_circles(file: ContentFile, structure: ChartStructure) -> None:
    for circle in circles(_known_ways(structure)):
        round_trip = " → ".join([*circle, circle[0]])
        file.note(
            (structure.kinds[circle[0]], circle[0]),
            f"A walk could go in a circle: {round_trip}. Every way must lead to an outcome.",
        )


def _known_ways(structure: ChartStructure) -> dict[str, dict[str, str]]:
    return {
        node_id: {answer: end for answer, end in out.items() if end in structure.kinds}
        for node_id, out in structure.ways.items()
    }


def _check_reach(file: ContentFile, structure: ChartStructure) -> None:
    if structure.start not in structure.kinds:
        return
    for node_id in unreachable(structure.mended(), structure.start):
        file.note(
            (structure.kinds[node_id], node_id),
            f"No walk comes to “{node_id}”: "
            f"no way from the start, “{structure.start}”, leads here.",
        )


def _check_edition(file: ContentFile) -> None:
    since, until = (file.words_at("edition", key) for key in ("since", "until"))
    if since and until and until < since[: len(until)]:
        file.note(
            ("edition", "until"),
            f"The edition ends ({until}) before it begins ({since}).",
        )
