"""What an answer rests on: words that are on the card, their absence, or the moments."""

from collections.abc import Iterable, Mapping

from flowcharts.checking.content_file import ContentFile
from flowcharts.codec.line_numbers import Where
from flowcharts.suggestions import advice, nearest_stretch

CardTexts = Mapping[str, Mapping[str, str]]
"""The text of each card by language; a language that a card is not printed in is left out."""


def check_cards_named(file: ContentFile, cards: Iterable[str]) -> None:
    """Note every card that the scenario in *file* names and that is not among *cards*."""
    known = list(cards)
    seen: set[str] = set()
    for place, name in enumerate(file.list_at("cards")):
        if isinstance(name, str):
            if name in seen:
                file.note(("cards", place), f"The card “{name}” is named twice.")
            seen.add(name)
            _check_card(file, ("cards", place), name, known)
    for part in ("before", "put"):
        for place in range(len(file.list_at("stack", part))):
            where = ("stack", part, place, "card")
            _check_card(file, where, file.words_at(*where), known)


def check_evidence(file: ContentFile, cards: CardTexts) -> None:
    """Note every answer of the scenario in *file* whose evidence is missing or not there."""
    for decision in file.tables_at("answer"):
        where = ("answer", decision, "evidence")
        if not file.has(*where):
            continue
        evidence = file.table_at(*where)
        if not any([evidence.get("words"), evidence.get("absent"), evidence.get("moments")]):
            file.note(where, "There is no evidence: give words, absent or moments.")
        if evidence.get("moments") is True:
            _check_moments_given(file, (*where, "moments"))
        _check_quoted_card(file, where)
        _check_words(file, where, cards)


def _check_card(file: ContentFile, where: Where, name: str | None, known: list[str]) -> None:
    if name is not None and name not in known:
        file.note(where, f"There is no card “{name}”. {advice(name, known)}")


def _check_moments_given(file: ContentFile, where: tuple[str, ...]) -> None:
    missing = [f"`{key}`" for key in ("missed", "noticed") if not file.has(key)]
    if missing:
        file.note(
            where,
            f"The moments decide, but the scenario does not give {' and '.join(missing)} "
            "(TURN:STEP, as 1:upkeep).",
        )


def _check_quoted_card(file: ContentFile, where: tuple[str, ...]) -> None:
    named = file.words_at(*where, "card")
    cards = [name for name in file.list_at("cards") if isinstance(name, str)]
    if named is not None and named not in cards:
        hint = advice(named, cards)
        file.note((*where, "card"), f"“{named}” is not among this scenario’s `cards`. {hint}")


def _check_words(file: ContentFile, where: tuple[str, ...], cards: CardTexts) -> None:
    card = file.words_at(*where, "card") or file.words_at("cards", 0)
    if card is None or card not in cards or not file.table_at(*where, "words"):
        return
    for code in ("en", "ja"):
        place = (*where, "words", code)
        words = file.words_at(*place)
        text = cards[card].get(code)
        if words is None:
            if text is not None and not file.has(*place):
                file.note(
                    place,
                    f"The quoted words are missing in the card’s other language: "
                    f"give `evidence.words.{code}`.",
                )
        elif text is None:
            file.note(place, f"“{card}” has no text in this language: leave `words.{code}` out.")
        elif words not in text:
            file.note(place, _not_there(words, text, card))


def _not_there(words: str, text: str, card: str) -> str:
    if not text:
        return f"“{words}” is not on “{card}”, which has no text."
    near = nearest_stretch(words, text)
    hint = f" The nearest there is: “{near}”." if near else f" Its text is: “{text}”."
    return f"“{words}” is not on “{card}”.{hint}"
