"""That every group of a chart has something to close."""

from flowcharts.checking.content_file import ContentFile
from flowcharts.checking.outline import Outline, outline_of
from flowcharts.model.graph import unreachable
from flowcharts.model.ways import Ways


def check_folds(sheet: ContentFile) -> None:
    """Note each decision in *sheet* that `folds` although nothing would ever be hidden."""
    outline = outline_of(sheet)
    heads = [name for name, row in sheet.tables_at("decision").items() if row.get("folds") is True]
    if not heads or not outline.can_be_walked:
        return
    for head in heads:
        if head == outline.start:
            sheet.say(
                ("decision", head, "folds"),
                "The chart starts here, and every walk goes through its start, so this never "
                "closes: leave `folds` out.",
            )
        elif not _hidden(outline, head, heads):
            sheet.say(
                ("decision", head, "folds"),
                "There is nothing to close: every outcome this leads to is reached another way, "
                "too. Leave `folds` out.",
            )


def _hidden(outline: Outline, head: str, heads: list[str]) -> frozenset[str]:
    """The outcomes that are not drawn while all groups are closed but those around *head*."""
    shut = {other for other in heads if other == head or head not in _below(outline.ways, other)}
    ways = {name: {} if name in shut else out for name, out in outline.ways.items()}
    below = _below(outline.ways, head).intersection(outline.nodes("outcome"))
    return below.intersection(unreachable(ways, outline.start or ""))


def _below(ways: Ways, head: str) -> frozenset[str]:
    return frozenset(ways).difference(unreachable(ways, head))
