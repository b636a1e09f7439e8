"""What an answer rests on: words that are on the card, their absence, or the moments."""

from collections.abc import Iterable, Mapping

from flowcharts.checking.content_file import ContentFile
from flowcharts.checking.line_numbers import Where
from flowcharts.suggestions import advice, nearest_stretch

CardTexts = Mapping[str, Mapping[str, str]]
"""The text of each card by language; a language that a card is not printed in is left out."""


def check_cards_named(sheet: ContentFile, cards: Iterable[str]) -> None:
    """Note every card that the scenario in *sheet* names and that is not among *cards*."""
    known = list(cards)
    seen: set[str] = set()
    for place, name in enumerate(sheet.list_at("cards")):
        if isinstance(name, str):
            if name in seen:
                sheet.say(("cards", place), f"The card “{name}” is named twice.")
            seen.add(name)
            _check_card(sheet, ("cards", place), name, known)
    for part in ("before", "put"):
        for place in range(len(sheet.list_at("stack", part))):
            where = ("stack", part, place, "card")
            _check_card(sheet, where, sheet.words_at(*where), known)


def check_evidence(sheet: ContentFile, cards: CardTexts) -> None:
    """Note every answer of the scenario in *sheet* whose evidence is missing or not there."""
    for decision in sheet.tables_at("answer"):
        where = ("answer", decision, "evidence")
        if not sheet.has(*where):
            continue
        evidence = sheet.table_at(*where)
        if not any([evidence.get("words"), evidence.get("absent"), evidence.get("moments")]):
            sheet.say(where, "There is no evidence: give words, absent or moments.")
        if evidence.get("moments") is True:
            _check_moments_given(sheet, (*where, "moments"))
        _check_quoted_card(sheet, where)
        _check_words(sheet, where, cards)


def _check_card(sheet: ContentFile, where: Where, name: str | None, known: list[str]) -> None:
    if name is not None and name not in known:
        sheet.say(where, f"There is no card “{name}”. {advice(name, known)}")


def _check_moments_given(sheet: ContentFile, where: tuple[str, ...]) -> None:
    missing = [f"`{key}`" for key in ("missed", "noticed") if not sheet.has(key)]
    if missing:
        sheet.say(
            where,
            f"The moments decide, but the scenario does not give {' and '.join(missing)} "
            "(TURN:STEP, as 1:upkeep).",
        )


def _check_quoted_card(sheet: ContentFile, where: tuple[str, ...]) -> None:
    named = sheet.words_at(*where, "card")
    cards = [name for name in sheet.list_at("cards") if isinstance(name, str)]
    if named is not None and named not in cards:
        hint = advice(named, cards)
        sheet.say((*where, "card"), f"“{named}” is not among this scenario’s `cards`. {hint}")


def _check_words(sheet: ContentFile, where: tuple[str, ...], cards: CardTexts) -> None:
    card = sheet.words_at(*where, "card") or sheet.words_at("cards", 0)
    if card is None or card not in cards or not sheet.table_at(*where, "words"):
        return
    for code in ("en", "ja"):
        place = (*where, "words", code)
        words = sheet.words_at(*place)
        text = cards[card].get(code)
        if words is None:
            if text is not None and not sheet.has(*place):
                sheet.say(
                    place,
                    f"The quoted words are missing in the card’s other language: "
                    f"give `evidence.words.{code}`.",
                )
        elif text is None:
            sheet.say(place, f"“{card}” has no text in this language: leave `words.{code}` out.")
        elif words not in text:
            sheet.say(place, _not_there(words, text, card))


def _not_there(words: str, text: str, card: str) -> str:
    if not text:
        return f"“{words}” is not on “{card}”, which has no text."
    near = nearest_stretch(words, text)
    hint = f" The nearest there is: “{near}”." if near else f" Its text is: “{text}”."
    return f"“{words}” is not on “{card}”.{hint}"
