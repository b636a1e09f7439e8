"""Reads the text of a card of Flesh and Blood: what triggers, what only looks as if it did."""

from collections.abc import Iterator

from flowcharts.model.text import Text
from flowcharts.reading.ability_reading import (
    AbilityReading,
    Certainty,
    GivenText,
    ReadFact,
    Stretch,
    TextReading,
)
from flowcharts.reading.fab.fab_kind import EffectKind, ToldKind, kind_of, later_in
from flowcharts.reading.fab.fab_sentences import CardSentence, card_sentences
from flowcharts.reading.fab.fab_words import fab_reason, pattern
from flowcharts.reading.plain_text import masked, plain_text
from flowcharts.reading.refusal import refusal

_LONGEST = 20_000
"""No card has a tenth of this."""
_YES_NO = ("may", "unless", "target", "modal")


def read_fab(given: GivenText) -> TextReading:
    """The effects of the text that trigger, or look as if they did, in its order."""
    refused = refusal(given.text, _LONGEST)
    if refused is not None:
        return TextReading(problems=(refused,), is_refused=True)
    plain = masked(plain_text(given.text), given.name)
    abilities = tuple(_abilities(plain, given))
    return TextReading(abilities, () if abilities else (_NOTHING,))


def _abilities(plain: str, given: GivenText) -> Iterator[AbilityReading]:
    types = given.types.casefold()
    for sentence in card_sentences(plain):
        told = kind_of(sentence, types)
        if told is not None:
            yield _ability(sentence, told, given.text)
        yield from _later(sentence, told, given.text)
        if told is None and _is_old_form(sentence):
            yield _ability(_as_condition(sentence), _old_form(sentence), given.text)


def _later(sentence: CardSentence, told: ToldKind | None, given: str) -> Iterator[AbilityReading]:
    """What the sentence puts off, beside what it does."""
    if told is not None and not (told.kind.triggers and sentence.has_cue):
        return
    later = later_in(sentence)
    if later is None:
        return
    inner = _from(sentence, later.start)
    if pattern("would").search(inner.condition.of(inner.text)):
        replacing = kind_of(inner, "")
        yield from () if replacing is None else [_ability(inner, replacing, given)]
        return
    made = ToldKind(EffectKind.DELAYED, "delayed-within", Stretch(later.start, inner.condition.end))
    yield _ability(inner, made, given)


def _from(sentence: CardSentence, cue: int) -> CardSentence:
    """The same from its later cue on: what is waited for, and then done."""
    comma = sentence.text.find(",", cue, sentence.span.end)
    end = sentence.span.end
    condition = Stretch(cue, end if comma < 0 else comma)
    start = sentence.effect.start if sentence.has_cue else sentence.span.start
    effect = Stretch(start, cue) if comma < 0 else Stretch(comma + 1, end)
    return sentence._replace(cue=cue, condition=condition, effect=effect, limit="")


def _is_old_form(sentence: CardSentence) -> bool:
    words = sentence.text[sentence.span.start : sentence.span.end]
    return pattern("old-cue").match(words) is not None


def _old_form(sentence: CardSentence) -> ToldKind:
    words = sentence.text[sentence.span.start : sentence.span.end]
    found = pattern("old-cue").match(words)
    end = sentence.span.start + (found.end() if found else 0)
    return ToldKind(
        EffectKind.STATIC, "old-form", Stretch(sentence.span.start, end), is_likely=True
    )


def _as_condition(sentence: CardSentence) -> CardSentence:
    end = sentence.span.start + len(sentence.prefaces[0].rstrip(", ")) if sentence.prefaces else 0
    condition = Stretch(sentence.span.start, max(end, sentence.span.start))
    return sentence._replace(cue=sentence.span.start, condition=condition)


def _ability(sentence: CardSentence, told: ToldKind, given: str) -> AbilityReading:
    start, end = sentence.span
    condition = sentence.condition.of(given).strip()
    effect = sentence.effect.of(given).strip()
    return AbilityReading(
        span=sentence.span,
        text=given[start:end],
        condition=condition,
        effect=effect,
        events=(),
        facts=_facts(sentence, told, given),
        unexplained=() if condition else (sentence.span,),
    )


def _facts(sentence: CardSentence, told: ToldKind, given: str) -> dict[str, ReadFact]:
    certainty = Certainty.LIKELY if told.is_likely else Certainty.CERTAIN
    facts = {"kind": _told(told.kind, told.why, [told.words], given, certainty)}
    facts["event_state"] = _event_or_state(sentence, given)
    facts["granted"] = _yes_no(sentence.giver, given)
    facts["limit"] = _limit(sentence, given)
    facts["ordinal"] = _found("ordinal", sentence, given)
    facts["duration"] = _found("duration", sentence, given)
    for name in _YES_NO:
        found = pattern(name).search(sentence.text, sentence.effect.start, sentence.effect.end)
        facts[name] = _yes_no(Stretch(*found.span()) if found else None, given)
    return facts


def _event_or_state(sentence: CardSentence, given: str) -> ReadFact:
    condition = sentence.condition.of(sentence.text)
    value = "state" if pattern("state").match(condition) else "event"
    return _told(value, value, [sentence.condition], given)


def _limit(sentence: CardSentence, given: str) -> ReadFact:
    if not sentence.limit:
        return _absent("none")
    start = sentence.span.start
    return _told(sentence.limit, "shown", [Stretch(start, start + len(sentence.limit))], given)


def _found(name: str, sentence: CardSentence, given: str) -> ReadFact:
    start = sentence.giver.start if sentence.giver else sentence.span.start
    found = pattern(name).search(sentence.text, start, sentence.span.end)
    if found is None:
        return _absent("none")
    groups = [group for group in found.groups() if group]
    return _told(
        groups[0] if groups else found[0].strip(), "shown", [Stretch(*found.span())], given
    )


def _yes_no(shown: Stretch | None, given: str) -> ReadFact:
    return _absent("no") if shown is None else _told("yes", "shown", [shown], given)


def _absent(value: str) -> ReadFact:
    return ReadFact(value, Certainty.CERTAIN, (), fab_reason("absent"))


def _told(
    value: str,
    why: str,
    shown: list[Stretch],
    given: str,
    certainty: Certainty = Certainty.CERTAIN,
) -> ReadFact:
    words = " … ".join(span.short_of(given) for span in shown)
    return ReadFact(str(value), certainty, tuple(shown), fab_reason(why).filled(words=words))


_NOTHING = Text(
    "Nothing here triggers or looks as if it did: such a sentence has “when”, “whenever”, “at the "
    "beginning of”, “the first time” or “the next time”.",
    "誘発する文も、誘発のように見える文もありません。そのような文には「when」「whenever」"
    "「at the beginning of」「the first time」「the next time」などがあります。",
)
