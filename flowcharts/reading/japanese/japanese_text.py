"""Reads the Japanese text of a card of Magic: a whole card, or an ability of one."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from flowcharts.model.text import Text
from flowcharts.reading.ability_reading import (
    AbilityReading,
    Certainty,
    GivenText,
    ReadFact,
    Stretch,
    TextReading,
)
from flowcharts.reading.japanese.japanese_effects import japanese_effects
from flowcharts.reading.japanese.japanese_facts import (
    japanese_delayed,
    japanese_events_in,
    japanese_facts,
)
from flowcharts.reading.japanese.japanese_signs import masked_japanese, plain_japanese
from flowcharts.reading.japanese.japanese_triggers import (
    JapanesePassage,
    japanese_passages,
    japanese_triggers,
)
from flowcharts.reading.japanese.japanese_words import japanese
from flowcharts.reading.keywords import FoundKeyword, Keyword, known_keywords
from flowcharts.reading.oracle import as_what_they_make, expanded
from flowcharts.reading.patterns import reason
from flowcharts.reading.refusal import refusal
from flowcharts.reading.trigger import Trigger, TriggerOrigin, made_for_later

_LONGEST = 20_000
"""No card has a tenth of this."""
_JAPANESE = re.compile(r"[ぁ-ゖァ-ヺ一-鿿]")
_SPELL = re.compile(r"インスタント|ソーサリー")
_AURA = re.compile(r"オーラ")
_ENCHANT = re.compile(r"^エンチャント ?\(|エンチャントされている", re.MULTILINE)
_ITEM = re.compile(r"[^、,。\n]+")
_VALUE = re.compile(r"\s*(?:[—{\dx-].*)?")
_SENTENCE = re.compile(r"[^。\n]+")


def read_japanese(given: GivenText) -> TextReading:
    """The triggered abilities of the text, in its order, with those that they make or give."""
    refused = refusal(given.text, _LONGEST)
    if refused is not None:
        return TextReading(problems=(refused,), is_refused=True)
    if _JAPANESE.search(given.text) is None:
        return TextReading(problems=(_NO_JAPANESE,), is_refused=True)
    plain = masked_japanese(plain_japanese(given.text), given.name)
    abilities = sorted(_abilities(plain, given), key=lambda ability: ability.span)
    return TextReading(tuple(abilities), () if abilities else (_NO_TRIGGER,))


def _abilities(plain: str, given: GivenText) -> Iterator[AbilityReading]:
    is_spell = bool(_SPELL.search(given.types))
    is_aura = bool(_AURA.search(given.types) or _ENCHANT.search(plain))
    explained: FoundKeyword | None = None
    for passage in japanese_passages(plain):
        if not passage.is_quoted:
            keywords = tuple(_keywords(passage))
            explained = keywords[-1] if keywords and passage.inner else None
            for keyword in keywords if explained is None else keywords[:-1]:
                yield from expanded(keyword, given.text, plain)
        is_outer = not passage.is_quoted
        triggers = list(japanese_triggers(passage, is_spell=is_spell and is_outer))
        found = []
        for place, trigger in enumerate(triggers):
            words = given.text[passage.base : passage.base + len(passage.view)]
            made = made_for_later(trigger, triggers[place + 1 :])
            told = trigger._replace(given=words, is_undone=made is not None and _undoes(made))
            ability = _ability(told, is_aura=is_aura)
            if passage.is_quoted and explained is not None:
                ability = _by_keyword(ability, explained, given.text)
            found.append(ability)
        yield from as_what_they_make(found)


def _keywords(passage: JapanesePassage) -> Iterator[FoundKeyword]:
    """The keywords of a paragraph that is a list of such and explains none of them."""
    for item in _ITEM.finditer(passage.view):
        words = item[0].strip(" 。")
        keyword = next((each for each in known_keywords() if _is_named(each, words)), None)
        if keyword is not None:
            start = passage.base + item.start() + item[0].index(words)
            span = Stretch(start, start + len(words))
            yield FoundKeyword(keyword, span, Stretch(span.start, span.start))


def _is_named(keyword: Keyword, words: str) -> bool:
    """Are the *words* its Japanese name, with no more behind it than a cost or a number?"""
    name = keyword.name.ja.casefold()
    if not (keyword.stands_alone and words.startswith(name)):
        return False
    return _VALUE.fullmatch(words, len(name)) is not None


def _by_keyword(ability: AbilityReading, found: FoundKeyword, given: str) -> AbilityReading:
    """The same, with what the table of keywords knows better than the words of its reminder."""
    because = reason("keyword").filled(words=found.span.of(given))
    facts = dict(ability.facts)
    for name, value in found.keyword.facts.items():
        is_later = name != "delayed" or facts[name].value != "none"
        if is_later and value != facts[name].value:
            facts[name] = ReadFact(value, Certainty.LIKELY, (found.span,), because)
    return replace(ability, facts=facts)


def _undoes(made: Trigger) -> bool:
    return japanese_delayed(made._replace(given=made.view)).value == "undoes"


def _ability(trigger: Trigger, *, is_aura: bool) -> AbilityReading:
    effects = tuple(japanese_effects(trigger))
    condition = trigger.condition.of(trigger.view)
    is_chapter = trigger.origin is TriggerOrigin.CHAPTER
    facts = japanese_facts(trigger, effects, is_aura=is_aura)
    known = [*(each.span for each in effects), *_spans(trigger, facts.values())]
    return AbilityReading(
        trigger.span.moved(trigger.base),
        trigger.span.of(trigger.given).strip(),
        trigger.condition.of(trigger.given).strip(),
        trigger.whole_effect.of(trigger.given).strip(),
        ("chapter",) if is_chapter else japanese_events_in(condition, trigger.maker),
        facts,
        tuple(_unexplained(trigger, known)),
    )


def _spans(trigger: Trigger, facts: Iterable[ReadFact]) -> Iterator[Stretch]:
    for fact in facts:
        for start, end in fact.words:
            yield Stretch(start - trigger.base, end - trigger.base)


def _unexplained(trigger: Trigger, known: list[Stretch]) -> Iterator[Stretch]:
    """The sentences of its effect in which nothing is known."""
    for stretch in trigger.effects:
        for clause in _SENTENCE.finditer(trigger.view, *stretch):
            span = Stretch(*clause.span())
            is_known = any(each.start < span.end and span.start < each.end for each in known)
            is_known = is_known or japanese("known").search(clause[0]) is not None
            if clause[0].strip(" ・、") and not is_known:
                yield span.moved(trigger.base)


_NO_JAPANESE = Text(
    "This is no Japanese text: for English card text, choose English.",
    "日本語の文章ではありません。英語の文章は、英語として読ませてください。",
)
_NO_TRIGGER = Text(
    "No triggered ability was found: one begins with 〜したとき, 〜するたび or 〜の開始時に.",
    "誘発型能力が見つかりません。誘発型能力は「〜したとき」「〜するたび」「〜の開始時に」などで始まります。",
)
