"""That every group of a chart has something to close."""

from flowcharts.checking.chart_structure import ChartStructure, structure_of
from flowcharts.checking.content_file import ContentFile
from flowcharts.model.graph import unreachable
from flowcharts.model.text import Text
from flowcharts.model.ways import Ways

_AT_START = Text(
    "The chart starts here, and every walk goes through its start, so this never closes: "
    "leave `folds` out.",
    "チャートはここから始まり、どの道筋もここを通るので、閉じることがありません。"
    "`folds` を外してください。",
)
_NOTHING_TO_CLOSE = Text(
    "There is nothing to close: every outcome this leads to is reached another way, too. "
    "Leave `folds` out.",
    "閉じるものがありません。ここから行ける結論は、どれもほかの道でも行けます。"
    "`folds` を外してください。",
)


def check_folds(file: ContentFile) -> None:
    """Note each decision in *file* that `folds` although nothing would ever be hidden."""
    structure = structure_of(file)
    heads = [name for name, row in file.tables_at("decision").items() if row.get("folds") is True]
    if not heads or not structure.can_be_walked:
        return
    for head in heads:
        if head == structure.start:
            file.note(
                ("decision", head, "folds"),
                _AT_START,
            )
        elif not _hidden(structure, head, heads):
            file.note(
                ("decision", head, "folds"),
                _NOTHING_TO_CLOSE,
            )


def _hidden(structure: ChartStructure, head: str, heads: list[str]) -> frozenset[str]:
    """The outcomes that are not drawn while all groups are closed but those around *head*."""
    shut = {other for other in heads if other == head or head not in _below(structure.ways, other)}
    ways = {name: {} if name in shut else out for name, out in structure.ways.items()}
    below = _below(structure.ways, head).intersection(structure.nodes("outcome"))
    return below.intersection(unreachable(ways, structure.start or ""))


def _below(ways: Ways, head: str) -> frozenset[str]:
    return frozenset(ways).difference(unreachable(ways, head))
