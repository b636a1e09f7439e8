"""Reads English Oracle text: a whole card, or an ability of one."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from flowcharts.model.text import Text
from flowcharts.reading.ability_facts import facts_of, own_effects
from flowcharts.reading.ability_reading import (
    AbilityReading,
    GivenText,
    ReadFact,
    Stretch,
    TextReading,
)
from flowcharts.reading.card_head import head_of, own_name
from flowcharts.reading.condition import events_in
from flowcharts.reading.delayed import read_delayed
from flowcharts.reading.effect_words import FoundEffect, is_known_verb
from flowcharts.reading.keyword_ability import shown_by_keyword
from flowcharts.reading.keywords import FoundKeyword, keywords_in
from flowcharts.reading.passage import CardParagraph, passage, passages
from flowcharts.reading.plain_text import masked, plain_text
from flowcharts.reading.refusal import refusal
from flowcharts.reading.trigger import Trigger, TriggerOrigin, made_for_later
from flowcharts.reading.triggers import triggers_in
from flowcharts.reading.without import without

_CHAPTER = "chapter"
_CREATES = "creates-delayed"
_DETRIMENTAL = "detrimental"
_LONGEST = 5_000
"""No card has half of this, both faces counted; a longer text is a file given by mistake."""
_CLAUSE = re.compile(r"[^.,;:•—\n]+")
_WOULD = re.compile(r"\b(?:(?:next|first) time|when(?:ever)?|if)\b[^.]*\bwould\b")
_CONNECTED = re.compile(
    r"(?:[\s\"']|"
    r"\b(?:then|and|or|if (?:you|they|that player) (?:do|does)|instead|otherwise|also)\b)*"
)

_DEED = re.compile(
    r"(?:^|\b(?:and|then)\b)\s*(?:(?:you|it|they|(?:that|target|each) (?:player|opponent))\s+)?"
    r"(?:(?:may|also|then)\s+)*"
    r"(?!(?:and|or|another|have|of|in|into|onto|from|at|on|to|by|with|without|for|as|under|than|after)\b)"
    r"(?P<verb>[a-z]+)\s+(?:the|an?|target|them|it|him|her|~|all|another|its|two|three)\b"
    r"(?:(?!\s*\b(?:and|then|or)\b).)*"
)
"""Something to be done, in a clause: before these words stands a verb, and no noun."""
_ALONE = re.compile(
    r"(?:\bthen\s+|\band\s+(?:then\s+)?(?:you|it|they|(?:that|target|each) (?:player|opponent))\s+"
    r"|(?<!choose )(?<!chooses )(?<!name )(?<!with )(?<!of )(?<!becomes )(?<!is )(?<!are )(?<!for )"
    r"\b(?:an?|one|two|three|four|five|(?<![+/-])\d+(?!/)|it|them|~+)(?:\s+(?!"
    r"(?:with|of|or|and|that|that's|each|all|both|choose|becomes?|is|are|to)\b)[a-z0-9/+'-]+){0,5}?"
    r"\s+and\s+(?:then\s+)?)(?:(?:may|also)\s+)*"
    r"(?P<verb>(?!(?:you|it|they|so|again|instead|back|may)\b)[a-z]+(?<!ing)(?<!ed))\s*$"
    r"|^\s*(?:(?:you|it|they)\s+(?:may\s+)?)?(?P<first>[a-z]+(?<!s))\s+and\s+(?P<next>[a-z]+)\b"
)
"""The same with nothing that it is done to: behind an object that is whole, behind who does it, or
before another verb stands a verb; two nouns would share what stands before them."""


def read_oracle(given: GivenText) -> TextReading:
    """The triggered abilities of the text, in its order, with those that they make or give."""
    if problem := _refusal(given.text):
        return TextReading(problems=(problem,), is_refused=True)
    plain = plain_text(given.text)
    head = head_of(plain)
    name = given.name or given.text[head.name.start : head.name.end] or own_name(given.text)
    types = (given.types or plain[head.types.start : head.types.end]).casefold()
    plain = " " * head.end + masked(plain, name, types)[head.end :]
    is_aura = "aura" in types or bool(re.search(r"\benchanted \w|^enchant ", plain, re.MULTILINE))
    found = _abilities(given.text, plain, is_aura=is_aura)
    abilities = tuple(sorted(found, key=lambda ability: ability.span))
    return TextReading(abilities, () if abilities else (_why_none(plain),))


def _why_none(plain: str) -> Text:
    return _REPLACES if _WOULD.search(plain) else _NO_TRIGGER


def _refusal(text: str) -> Text | None:
    is_no_text = "\0" in text or text.count("\ufffd") * 20 > len(text)
    return refusal(text, _LONGEST) or (_NO_TEXT if is_no_text else None)


def _abilities(given: str, plain: str, *, is_aura: bool) -> Iterator[AbilityReading]:
    for each in passages(plain):
        keywords = tuple(keywords_in(each, plain))
        for keyword in keywords:
            yield from expanded(keyword, given, plain)
        for inner in (each, *_inner(plain, each, has_keywords=bool(keywords))):
            yield from _of_paragraph(given, inner, is_aura=is_aura)


def _of_paragraph(
    given: str, paragraph: CardParagraph, *, is_aura: bool
) -> Iterator[AbilityReading]:
    words = given[paragraph.base : paragraph.base + len(paragraph.view)]
    yield from as_what_they_make(
        [
            ability_reading(trigger._replace(given=words), is_aura=is_aura)
            for trigger in _told_whole(triggers_in(paragraph))
        ]
    )


def as_what_they_make(found: list[AbilityReading]) -> Iterator[AbilityReading]:
    """The abilities of a paragraph, of one that only sets up another the hint of that."""
    for ability, following in zip(found, [*found[1:], None], strict=False):
        yield _as_what_it_makes(ability, following)


def _as_what_it_makes(ability: AbilityReading, following: AbilityReading | None) -> AbilityReading:
    """One that only sets up another harms as that other does."""
    if following is None or ability.facts["effects"].value != (_CREATES,):
        return ability
    hint = ability.facts[_DETRIMENTAL]._replace(value=following.facts[_DETRIMENTAL].value)
    return replace(ability, facts={**ability.facts, _DETRIMENTAL: hint})


def expanded(found: FoundKeyword, given: str, plain: str) -> Iterator[AbilityReading]:
    """The abilities that a keyword stands for, as its own words and the table tell them."""
    for ability in _of_keyword(found.keyword.reads):
        yield shown_by_keyword(ability, found, given, plain)


@cache
def _of_keyword(reads: str) -> tuple[AbilityReading, ...]:
    plain = plain_text(reads)
    return tuple(
        ability
        for paragraph in passages(plain)
        for ability in _of_paragraph(reads, paragraph, is_aura=False)
    )


def _inner(plain: str, outer: CardParagraph, *, has_keywords: bool) -> Iterator[CardParagraph]:
    """What the paragraph quotes: abilities that it gives to something; and its reminders.

    *has_keywords*: are its reminders told by a table?
    """
    for quote in (*outer.quotes, *(() if has_keywords else outer.reminders)):
        inner = passage(plain, quote, is_quoted=True)
        yield inner
        yield from _inner(plain, inner, has_keywords=False)


def _told_whole(triggers: Iterator[Trigger]) -> Iterator[Trigger]:
    """The same, each told whether what it makes takes back what it does."""
    found = list(triggers)
    for place, trigger in enumerate(found):
        made = made_for_later(trigger, found[place + 1 :])
        is_undone = made is not None and (
            read_delayed(made._replace(given=made.view)).value == "undoes"
        )
        yield trigger._replace(is_undone=is_undone)


def ability_reading(trigger: Trigger, *, is_aura: bool) -> AbilityReading:
    """The trigger with its events and facts, every place counted in the given text."""
    condition = trigger.view[trigger.condition.start : trigger.condition.end]
    effects = own_effects(trigger)
    events = (
        (_CHAPTER,)
        if trigger.origin is TriggerOrigin.CHAPTER
        else events_in(condition, trigger.maker)
    )
    facts = facts_of(trigger, events, effects, is_aura=is_aura)
    return AbilityReading(
        trigger.span.moved(trigger.base),
        trigger.span.of(trigger.given).strip(),
        trigger.condition.of(trigger.given),
        _effect_words(trigger),
        events,
        facts,
        tuple(_unexplained(trigger, events, effects, facts)),
    )


def _effect_words(trigger: Trigger) -> str:
    """All that the ability says besides its condition."""
    before = trigger.given[trigger.span.start : trigger.condition.start].rstrip()
    after = trigger.given[trigger.condition.end : trigger.span.end].rstrip()
    return before + after if before else after.lstrip(" ,:;\u2014\t\n")


def _unexplained(
    trigger: Trigger,
    events: tuple[str, ...],
    effects: tuple[FoundEffect, ...],
    facts: dict[str, ReadFact],
) -> Iterator[Stretch]:
    """The clauses of its effect that say nothing the grammar knows; an unknown condition."""
    done = [effect.span.moved(trigger.base) for effect in effects]
    known = [*done, *(span for fact in facts.values() for span in fact.words)]
    if not events:
        yield trigger.condition.moved(trigger.base)
    if not any(_unknown_clauses(trigger, known, done)):  # as of most: what follows takes its time
        return
    start, end = trigger.condition
    view = trigger.view  # what is understood begins in no condition
    trigger = trigger._replace(view=view[:start] + " " * (end - start) + view[end:])
    for table in _UNDERSTOOD:
        trigger = without(trigger, table)
    yield from _unknown_clauses(trigger, known, done)


def _unknown_clauses(
    trigger: Trigger, known: list[Stretch], done: list[Stretch]
) -> Iterator[Stretch]:
    for stretch in trigger.effects:
        for clause in _CLAUSE.finditer(trigger.view, *stretch):
            start = clause.start() + (_CONNECTED.match(clause[0]) or clause).end()
            span = Stretch(start, clause.end()).moved(trigger.base)
            if _has_any(span, known):
                yield from _unknown_deeds(trigger, clause, known, done)
            elif clause[0].strip() and clause.end() > start:
                yield span


def _unknown_deeds(
    trigger: Trigger, clause: re.Match[str], known: list[Stretch], done: list[Stretch]
) -> Iterator[Stretch]:
    """Of a clause of which something is known: what else is to be done in it, and is not."""
    for deed in _DEED.finditer(clause[0]):
        verb = Stretch(*deed.span("verb")).moved(trigger.base + clause.start())
        whole = Stretch(deed.start("verb"), deed.end()).moved(trigger.base + clause.start())
        if not _has_any(verb, known) and not _has_any(whole, done):
            yield whole
    alone = _ALONE.search(clause[0])
    if alone is not None and (not alone["next"] or is_known_verb(alone["next"])):
        name = "verb" if alone["verb"] else "first"
        verb = Stretch(*alone.span(name)).moved(trigger.base + clause.start())
        is_name = trigger.given[clause.start() + alone.start(name)].isupper()
        if not (is_name or is_known_verb(alone[name]) or _has_any(verb, known)):
            yield verb


def _has_any(span: Stretch, known: list[Stretch]) -> bool:
    return any(each.start < span.end and span.start < each.end for each in known)


_UNDERSTOOD = ("known", "aside", "shield", "while", "permission", "price")


_NO_TEXT = Text(
    "This is no text, or its encoding is not known: save it as UTF-8 and give it again.",
    "文章ではないか、文字コードが違います。UTF-8で保存し直してください。",
)
_REPLACES = Text(
    "No triggered ability was found: with “would”, an effect replaces or prevents what would "
    "happen (Comprehensive Rules 614 and 615), and does not trigger.",
    "誘発型能力が見つかりません。「would」とある効果は、起こることを置き換えるか軽減するもので"
    "（総合ルール614、615）、誘発しません。",
)
_NO_TRIGGER = Text(
    "No triggered ability was found: one begins with “when”, “whenever” or “at”, or is a keyword.",
    "誘発型能力が見つかりません。誘発型能力は「when」「whenever」「at」で始まるか、キーワード能力です。",
)
