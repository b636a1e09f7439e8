"""Reads a script of Forge: a trigger line, several, or a whole card."""

from collections.abc import Iterator
from dataclasses import dataclass

from flowcharts.model.text import Text
from flowcharts.reading.ability_reading import (
    AbilityReading,
    GivenText,
    Stretch,
    TextReading,
)
from flowcharts.reading.forge.card_words import card_words, printed_abilities
from flowcharts.reading.forge.differences import Difference, compared, events_differ
from flowcharts.reading.forge.events import events_of
from flowcharts.reading.forge.found_triggers import FoundTrigger, found_triggers
from flowcharts.reading.forge.made_facts import facts_from_script
from flowcharts.reading.forge.oddities import oddities
from flowcharts.reading.forge.script import Record, Script, script
from flowcharts.reading.forge.value_words import ToldParameter, told
from flowcharts.reading.forge.vocabulary import modes, spelled

_LONGEST = 200_000
"""No script has a tenth of this."""


@dataclass(frozen=True, slots=True)
class ForgeAbility(AbilityReading):
    """A trigger of a script: beside its facts, its mode and its parameters in words."""

    mode: str = ""
    waits_for: Text | None = None
    """When it triggers; None where the mode is not known."""
    parameters: tuple[ToldParameter, ...] = ()
    differences: tuple[Difference, ...] = ()


def read_forge(given: GivenText) -> TextReading:
    """The triggers of the script, in its order, with those that they make."""
    if len(given.text) > _LONGEST:
        return TextReading(problems=(_TOO_LONG,), is_refused=True)
    if not given.text.strip():
        return TextReading(problems=(_EMPTY,), is_refused=True)
    read = script(given.text)
    found = tuple(found_triggers(read))
    executions = tuple(each.execution for each in found)
    abilities = tuple(_abilities(read, found, given))
    differences = (
        difference.said
        for ability in abilities
        if isinstance(ability, ForgeAbility)
        for difference in ability.differences
    )
    problems = (*oddities(read, executions), *dict.fromkeys(differences))
    return TextReading(abilities, problems if abilities or problems else (_NO_TRIGGER,))


def _abilities(
    read: Script, found: tuple[FoundTrigger, ...], given: GivenText
) -> Iterator[AbilityReading]:
    """Those of the lines; those that only the words of the card say they make; and keywords."""
    text = read.plain.text
    for each in found:
        words = card_words(each.execution.record, each.execution.face, text)
        yield _ability(each, read, given, words.ability)
        if not each.execution.made and each.origin in ("trigger", "granted"):
            yield from words.made
    for face in read.faces:
        told_already = [
            card_words(each.execution.record, face, text)
            for each in found
            if each.execution.face is face
        ]
        spans = {each.ability.span for each in told_already if each.ability is not None}
        spans |= {made.span for each in told_already for made in each.made}
        yield from (each for each in printed_abilities(face, text) if each.span not in spans)


def _ability(
    found: FoundTrigger, read: Script, given: GivenText, from_text: AbilityReading | None
) -> ForgeAbility:
    record, text = found.execution.record, read.plain.text
    mode = spelled("mode").get(record.value("Mode").casefold(), "")
    face = found.execution.face
    described = record.get("TriggerDescription") or record.get("SpellDescription")
    from_script = facts_from_script(found, text, given.types or face.types)
    facts, differences = compared(record.line.number, from_script, from_text)
    words = described.value if described else ""
    condition, effect = (from_text.condition, from_text.effect) if from_text else ("", words)
    events = _events(found)
    if from_text is not None and found.origin == "trigger":
        more = events_differ(record.line.number, events, from_text.events)
        differences = (*differences, *more)
    return ForgeAbility(
        span=_span(record, text),
        text=words,
        condition=condition,
        effect=effect,
        events=events or (from_text.events if from_text else ()),
        facts=facts,
        unexplained=from_text.unexplained if from_text else (),
        mode=mode or record.value("Mode"),
        waits_for=modes()[mode].about if mode else None,
        parameters=tuple(told(each) for each in record.parameters),
        differences=differences,
    )


def _span(record: Record, text: str) -> Stretch:
    start = record.line.written_key.start
    end = record.line.value.end
    return Stretch(start, start + len(text[start:end].rstrip()))


def _events(found: FoundTrigger) -> tuple[str, ...]:
    records = (found.execution.record, *found.others)
    if found.origin == "reflexive":
        return ("does-so",)
    return tuple(dict.fromkeys(event for each in records for event in events_of(each)))


_EMPTY = Text(
    "There is no script to read: paste a trigger line, or a whole script.",
    "読み取るスクリプトがありません。誘発の行か、スクリプト全体を貼り付けてください。",
)
_NO_TRIGGER = Text(
    "Nothing in this script triggers.", "このスクリプトには、誘発するものがありません。"
)
_TOO_LONG = Text(
    f"The text has more than {_LONGEST:,} signs: give the script of one card at a time.",
    f"{_LONGEST:,}字を超えています。一度にカード1枚分のスクリプトを入れてください。",
)
