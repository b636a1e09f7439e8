"""What must hold in a chart: every way leads on, none in a circle, and every node is met."""

from flowcharts.checking.chart_structure import NODE_KINDS, ChartStructure, structure_of
from flowcharts.checking.content_file import ContentFile
from flowcharts.codec.line_numbers import Where
from flowcharts.model.advice import advised
from flowcharts.model.branch import NO, YES
from flowcharts.model.graph import circles, unreachable
from flowcharts.model.text import Text

_TWO_NODES = Text(
    "There already is a node “{name}”, of the kind {kind}: every node of a chart needs a name of "
    "its own.",
    "同じ名前のノード「{name}」が {kind} にあります。"
    "ノードの名前は、チャートの中で1つずつ違うものにします。",
)
_NO_START = Text(
    "The chart starts at “{name}”, which is no node. {advice}",
    "チャートの始まり「{name}」というノードはありません。{advice}",
)
_TO_NOWHERE = Text(
    "{way} leads to “{end}”, which is no node. {advice}",
    "{way}の行き先「{end}」というノードはありません。{advice}",
)
_ACTION = Text("The action", "この処理")
_BRANCH = Text("The branch “{answer}”", "分岐「{answer}」")
_FEW_WAYS = Text(
    "The decision has {ways} out: it needs at least two.",
    "この判断には{ways}。2つ以上要ります。",
)
_ONE_WAY = Text("one way", "分岐が1つしかありません")
_NO_WAY = Text("no way", "分岐がありません")
_WORDLESS = Text(
    "The answer “{answer}” has no words: give answer.{answer}.en and .ja "
    "(only yes and no have words of their own).",
    "答え「{answer}」の言葉がありません。answer.{answer}.en と .ja に書いてください"
    "（言葉が決まっているのは yes と no だけです）。",
)
_NO_BRANCH = Text(
    "These words are for the answer “{answer}”, which has no branch. {advice}",
    "答え「{answer}」の言葉ですが、その分岐がありません。{advice}",
)
_CIRCLE = Text(
    "A walk could go in a circle: {way}. Every way must lead to an outcome.",
    "道筋が輪になることがあります：{way}。どの道も結論に着くようにします。",
)
_UNREACHED = Text(
    "No walk comes to “{name}”: no way from the start, “{start}”, leads here.",
    "「{name}」に着く道筋がありません。始まりの「{start}」から、ここへ来る道がありません。",
)
_ENDS_FIRST = Text(
    "The edition ends ({until}) before it begins ({since}).",
    "版の終わり（{until}）が、始まり（{since}）より前です。",
)

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
                    _TWO_NODES.filled(name=node_id, kind=seen[node_id]),
                )
            seen.setdefault(node_id, kind)


def _check_start(file: ContentFile, structure: ChartStructure) -> None:
    if structure.start is not None and structure.start not in structure.kinds:
        hint = advised(structure.start, structure.kinds)
        file.note(("start",), _NO_START.filled(name=structure.start, advice=hint))


def _check_ways(file: ContentFile, structure: ChartStructure) -> None:
    for node_id, out in structure.ways.items():
        for answer, end in out.items():
            if end not in structure.kinds:
                where, way = _way(structure, node_id, answer)
                hint = advised(end, structure.kinds)
                file.note(where, _TO_NOWHERE.filled(way=way, end=end, advice=hint))


def _way(structure: ChartStructure, node_id: str, answer: str) -> tuple[Where, Text]:
    kind = structure.kinds[node_id]
    if kind == "action":
        return (kind, node_id, "to"), _ACTION
    return (kind, node_id, "branch", answer), _BRANCH.filled(answer=answer)


def _check_answers(file: ContentFile, structure: ChartStructure) -> None:
    for node_id in structure.nodes("decision"):
        where = ("decision", node_id)
        branches = file.table_at(*where, "branch")
        words = file.table_at(*where, "answer")
        if file.has(*where, "branch") and len(branches) < _FEWEST_BRANCHES:
            ways = _ONE_WAY if branches else _NO_WAY
            file.note((*where, "branch"), _FEW_WAYS.filled(ways=ways))
        for answer in branches:
            if answer not in words and answer not in (YES, NO):
                file.note(
                    (*where, "branch", answer),
                    _WORDLESS.filled(answer=answer),
                )
        for answer in words:
            if answer not in branches:
                file.note(
                    (*where, "answer", answer),
                    _NO_BRANCH.filled(answer=answer, advice=advised(answer, branches)),
                )


def _check_circles(file: ContentFile, structure: ChartStructure) -> None:
    for circle in circles(_known_ways(structure)):
        round_trip = " → ".join([*circle, circle[0]])
        file.note(
            (structure.kinds[circle[0]], circle[0]),
            _CIRCLE.filled(way=round_trip),
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
            _UNREACHED.filled(name=node_id, start=structure.start),
        )


def _check_edition(file: ContentFile) -> None:
    since, until = (file.words_at("edition", key) for key in ("since", "until"))
    if since and until and until < since[: len(until)]:
        file.note(
            ("edition", "until"),
            _ENDS_FIRST.filled(until=until, since=since),
        )
