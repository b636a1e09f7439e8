"""Of which kind an effect of Flesh and Blood is, by its sentence and by the card’s types."""

from enum import StrEnum
from typing import NamedTuple

from flowcharts.reading.ability_reading import Stretch
from flowcharts.reading.fab.fab_sentences import CardSentence
from flowcharts.reading.fab.fab_words import pattern


class EffectKind(StrEnum):
    """What an effect is that triggers, or looks as if it did. Comprehensive Rules 6.4, 6.6."""

    STATIC = "static"
    DELAYED = "delayed"
    INLINE = "inline"
    PREVENTION = "not_trigger:prevention"
    REPLACEMENT = "not_trigger:replacement"
    CONDITION = "not_trigger:condition"

    @property
    def triggers(self) -> bool:
        """Does it trigger?"""
        return self in (EffectKind.STATIC, EffectKind.DELAYED, EffectKind.INLINE)


class ToldKind(NamedTuple):
    """The kind, why, and the words that show it."""

    kind: EffectKind
    why: str
    words: Stretch
    is_likely: bool = False


def kind_of(sentence: CardSentence, types: str) -> ToldKind | None:
    """Of which kind the sentence is; None where it neither triggers nor looks as if it did."""
    if not sentence.has_cue:
        return _without_cue(sentence)
    condition = sentence.condition.of(sentence.text)
    if pattern("would").search(condition):
        return _replacing(sentence)
    if pattern("you-do").match(condition):
        return _after_a_deed(sentence)
    if sentence.is_quoted:
        return ToldKind(EffectKind.STATIC, "granted", sentence.condition)
    return _waiting(sentence, condition, types)


def _replacing(sentence: CardSentence) -> ToldKind:
    rest = sentence.words
    for name, kind in (("prevent", EffectKind.PREVENTION), ("instead", EffectKind.REPLACEMENT)):
        found = pattern(name).search(rest)
        if found is not None:
            start = sentence.cue + found.start()
            return ToldKind(kind, name_of(kind), Stretch(start, sentence.cue + found.end()))
    return ToldKind(EffectKind.REPLACEMENT, "replacement", sentence.condition, is_likely=True)


def name_of(kind: EffectKind) -> str:
    """The reason of a kind that is no trigger."""
    return kind.value.partition(":")[2]


def _after_a_deed(sentence: CardSentence) -> ToldKind:
    """“When you do”: inline, where the deed stands just before it and is done at once (6.6.2)."""
    if pattern("deed-later").search(sentence.before) and "cost" not in sentence.before:
        return ToldKind(EffectKind.DELAYED, "delayed-made", sentence.condition, is_likely=True)
    return ToldKind(EffectKind.INLINE, "inline", sentence.condition)


def _waiting(sentence: CardSentence, condition: str, types: str) -> ToldKind:
    if pattern("next-time").match(condition):
        return ToldKind(EffectKind.DELAYED, "delayed-next", sentence.condition)
    begins = [preface for preface in sentence.prefaces if pattern("until").match(preface)]
    lasts = pattern("lasts").search(condition)
    if begins or (lasts and not pattern("looks-back").search(condition)):
        return ToldKind(EffectKind.DELAYED, "delayed-duration", sentence.condition)
    if any(pattern("while").match(preface) for preface in sentence.prefaces):
        return ToldKind(EffectKind.STATIC, "static", sentence.condition)
    if sentence.is_made:
        return ToldKind(EffectKind.DELAYED, "delayed-made", sentence.condition)
    if _is_left_behind(sentence, condition, types):
        return ToldKind(EffectKind.DELAYED, "delayed-made", sentence.condition, is_likely=True)
    return ToldKind(EffectKind.STATIC, "static", sentence.condition)


def _is_left_behind(sentence: CardSentence, condition: str, types: str) -> bool:
    """Does a card that resolves and goes leave it behind?"""
    stays = bool(pattern("stays").search(types))
    resolves = bool(pattern("resolves").search(types)) and not stays
    is_attack = bool(pattern("attack").search(types))
    if sentence.prefaces and condition.startswith("whenever") and resolves:
        return True
    if pattern("once-only").match(condition) and not stays:
        return True
    return resolves and not is_attack and bool(pattern("changes-of-time").match(condition))


def _without_cue(sentence: CardSentence) -> ToldKind | None:
    whole = sentence.text[sentence.span.start : sentence.span.end]
    start = sentence.span.start
    counted = pattern("counted").match(whole)
    if counted is not None:
        return ToldKind(EffectKind.CONDITION, "condition", Stretch(start, start + counted.end()))
    return None


def later_in(sentence: CardSentence) -> Stretch | None:
    """Where the sentence puts something off, in what it does."""
    start = sentence.effect.start if sentence.has_cue else sentence.span.start
    found = pattern("later").search(sentence.text, start, sentence.span.end)
    return Stretch(*found.span()) if found is not None else None
