"""What an answer rests on: words that are on the card, their absence, or the moments."""

from collections.abc import Iterable, Mapping

from flowcharts.checking.absent import no_such
from flowcharts.checking.content_file import ContentFile
from flowcharts.codec.line_numbers import Where
from flowcharts.model.advice import advised
from flowcharts.model.text import Text
from flowcharts.suggestions import nearest_stretch

_TWICE = Text("The card “{name}” is named twice.", "カード「{name}」が2回書かれています。")
_NO_EVIDENCE = Text(
    "There is no evidence: give words, absent or moments.",
    "根拠がありません。words、absent、moments のどれかを書いてください。",
)
_NO_MOMENTS = Text(
    "The moments decide, but the scenario does not give {keys} (TURN:STEP, as 1:upkeep).",
    "時点が決め手ですが、例題に {keys} がありません（1:upkeep の形で書きます）。",
)
_NOT_AMONG = Text(
    "“{card}” is not among this scenario’s `cards`. {advice}",
    "「{card}」は、この例題の `cards` にありません。{advice}",
)
_ONE_LANGUAGE = Text(
    "The quoted words are missing in the card’s other language: give `evidence.words.{code}`.",
    "カードのもう一方の言語での引用がありません。`evidence.words.{code}` に書いてください。",
)
_NO_TEXT_HERE = Text(
    "“{card}” has no text in this language: leave `words.{code}` out.",
    "「{card}」には、この言語の文章がありません。`words.{code}` を外してください。",
)
_NO_TEXT = Text(
    "“{words}” is not on “{card}”, which has no text.",
    "「{card}」には文章がないので、「{words}」とは書かれていません。",
)
_NEAREST = Text(
    "“{words}” is not on “{card}”. The nearest there is: “{near}”.",
    "「{card}」に「{words}」とは書かれていません。最も近いのは「{near}」です。",
)
_ITS_TEXT = Text(
    "“{words}” is not on “{card}”. Its text is: “{text}”.",
    "「{card}」に「{words}」とは書かれていません。その文章：「{text}」。",
)

CardTexts = Mapping[str, Mapping[str, str]]
"""The text of each card by language; a language that a card is not printed in is left out."""


def check_cards_named(file: ContentFile, cards: Iterable[str]) -> None:
    """Note every card that the scenario in *file* names and that is not among *cards*."""
    known = list(cards)
    seen: set[str] = set()
    for place, name in enumerate(file.list_at("cards")):
        if isinstance(name, str):
            if name in seen:
                file.note(("cards", place), _TWICE.filled(name=name))
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
            file.note(where, _NO_EVIDENCE)
        if evidence.get("moments") is True:
            _check_moments_given(file, (*where, "moments"))
        _check_quoted_card(file, where)
        _check_words(file, where, cards)


def _check_card(file: ContentFile, where: Where, name: str | None, known: list[str]) -> None:
    if name is not None and name not in known:
        file.note(where, no_such("card", name, known))


def _check_moments_given(file: ContentFile, where: tuple[str, ...]) -> None:
    missing = [f"`{key}`" for key in ("missed", "noticed") if not file.has(key)]
    if missing:
        file.note(
            where,
            _NO_MOMENTS.filled(keys=Text(" and ".join(missing), "と ".join(missing))),
        )


def _check_quoted_card(file: ContentFile, where: tuple[str, ...]) -> None:
    named = file.words_at(*where, "card")
    cards = [name for name in file.list_at("cards") if isinstance(name, str)]
    if named is not None and named not in cards:
        hint = advised(named, cards)
        file.note((*where, "card"), _NOT_AMONG.filled(card=named, advice=hint))


def _check_words(file: ContentFile, where: tuple[str, ...], cards: CardTexts) -> None:
    card = file.words_at(*where, "card") or file.words_at("cards", 0)
    if card is None or card not in cards or not file.table_at(*where, "words"):
        return
    for code in ("en", "ja"):
        place = (*where, "words", code)
        words = file.words_at(*place)
        text = cards[card].get(code)
        if words is None:
            is_other = any(text != each for each in cards[card].values())
            if text is not None and is_other and not file.has(*place):
                file.note(place, _ONE_LANGUAGE.filled(code=code))
        elif text is None:
            file.note(place, _NO_TEXT_HERE.filled(card=card, code=code))
        elif words not in text:
            file.note(place, _not_there(words, text, card))


def _not_there(words: str, text: str, card: str) -> Text:
    if not text:
        return _NO_TEXT.filled(words=words, card=card)
    near = nearest_stretch(words, text)
    if near:
        return _NEAREST.filled(words=words, card=card, near=near)
    return _ITS_TEXT.filled(words=words, card=card, text=text)
