"""What can be looked up beside a chart: tables that have a title, and cards that there are."""

from collections.abc import Iterable

from flowcharts.checking.absent import no_such
from flowcharts.checking.content_file import ContentFile
from flowcharts.model.advice import advised
from flowcharts.model.text import Text

_NO_REFERENCE = Text(
    "The chart has no reference “{name}”: give it a title as `reference.{name}.title`. {advice}",
    "チャートに参照「{name}」がありません。"
    "`reference.{name}.title` に題名を書いてください。{advice}",
)


def check_references(file: ContentFile, cards: Iterable[str]) -> None:
    """Note what the outcomes in *file* refer to that is not there."""
    known = list(cards)
    titled = list(file.tables_at("reference"))
    for outcome in file.tables_at("outcome"):
        where = ("outcome", outcome)
        card = file.words_at(*where, "card")
        if card is not None and card not in known:
            file.note((*where, "card"), no_such("card", card, known))
        for name in file.tables_at(*where, "reference"):
            if name not in titled:
                file.note(
                    (*where, "reference", name),
                    _NO_REFERENCE.filled(name=name, advice=advised(name, titled)),
                )
