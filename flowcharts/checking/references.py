"""What can be looked up beside a chart: tables that have a title, and cards that there are."""

from collections.abc import Iterable

from flowcharts.checking.content_file import ContentFile
from flowcharts.suggestions import advice


def check_references(sheet: ContentFile, cards: Iterable[str]) -> None:
    """Note what the outcomes in *sheet* refer to that is not there."""
    known = list(cards)
    titled = list(sheet.tables_at("reference"))
    for outcome in sheet.tables_at("outcome"):
        where = ("outcome", outcome)
        card = sheet.words_at(*where, "card")
        if card is not None and card not in known:
            sheet.say((*where, "card"), f"There is no card “{card}”. {advice(card, known)}")
        for name in sheet.tables_at(*where, "reference"):
            if name not in titled:
                sheet.say(
                    (*where, "reference", name),
                    f"The chart has no reference “{name}”: give it a title as "
                    f"`reference.{name}.title`. {advice(name, titled)}",
                )
