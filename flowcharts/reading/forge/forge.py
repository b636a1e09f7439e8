"""Reads a script of Forge: a trigger line, several, or a whole card."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from flowcharts.cases.facts import FACTS, FactOf
from flowcharts.model.text import Text
from flowcharts.reading.ability_reading import (
    AbilityReading,
    Certainty,
    GivenText,
    ReadFact,
    Stretch,
    TextReading,
)
from flowcharts.reading.forge.card_words import card_words
from flowcharts.reading.forge.chain import Execution, execution
from flowcharts.reading.forge.events import events_of
from flowcharts.reading.forge.oddities import oddities
from flowcharts.reading.forge.script import Record, Script, ScriptFace, script
from flowcharts.reading.forge.script_facts import ScriptFacts
from flowcharts.reading.forge.value_words import ToldParameter, told
from flowcharts.reading.forge.vocabulary import modes, reason, spelled

_LONGEST = 200_000
"""No script has a tenth of this."""
_SCRIPT_KNOWS = ("kind", "stack_choice", "resolution_choice", "reflexive", "delayed")
"""Where script and text differ, these are as the script has them; the others as the text."""
_OF_ABILITY = tuple(name for name, fact in FACTS.items() if fact.of is FactOf.ABILITY)


class Difference(NamedTuple):
    """A fact that the script tells in another way than the words of the card."""

    fact: str
    script: str | tuple[str, ...] | None
    text: str | tuple[str, ...] | None
    said: Text


@dataclass(frozen=True, slots=True)
class ForgeAbility(AbilityReading):
    """A trigger of a script: beside its facts, its mode and its parameters in words."""

    mode: str = ""
    waits_for: Text | None = None
    """When it triggers; None where the mode is not known."""
    parameters: tuple[ToldParameter, ...] = ()
    differences: tuple[Difference, ...] = ()


class _Found(NamedTuple):
    """A trigger of the script, before its facts are read."""

    execution: Execution
    origin: str
    """trigger, granted, delayed, reflexive."""
    makers: tuple[Execution, ...] = ()
    """What makes it, the last one first."""
    others: tuple[Record, ...] = ()
    """Lines that say the rest of the same ability: “enters or attacks”."""


def read_forge(given: GivenText) -> TextReading:
    """The triggers of the script, in its order, with those that they make."""
    if len(given.text) > _LONGEST:
        return TextReading(problems=(_TOO_LONG,))
    if not given.text.strip():
        return TextReading(problems=(_EMPTY,))
    read = script(given.text)
    found = tuple(_found(read))
    executions = tuple(each.execution for each in found)
    abilities, differences = [], []
    for each in found:
        ability = _ability(each, read, given)
        abilities.append(ability)
        differences += [difference.said for difference in ability.differences]
    problems = (*oddities(read, executions), *dict.fromkeys(differences))
    return TextReading(tuple(abilities), problems)


def _found(read: Script) -> Iterator[_Found]:
    for face in read.faces:
        for record, others in _joined(face):
            yield from _with_made(_Found(execution(record, face), "trigger", (), others))
        made = {_key(record) for record in _made_records(face)}
        for key, record in face.svars.items():
            if record.kind == "Mode" and key not in made and _is_trigger(record):
                yield from _with_made(_Found(execution(record, face), "granted"))


def _joined(face: ScriptFace) -> Iterator[tuple[Record, tuple[Record, ...]]]:
    """The trigger lines, those of the same description joined to the first of them."""
    taken: set[int] = set()
    for place, record in enumerate(face.triggers):
        if place in taken:
            continue
        words = record.value("TriggerDescription").casefold()
        alike = [
            other
            for other in range(place + 1, len(face.triggers))
            if words
            and words == face.triggers[other].value("TriggerDescription").casefold()
            and (record.is_true("Secondary") or face.triggers[other].is_true("Secondary"))
        ]
        taken.update(alike)
        yield record, tuple(face.triggers[other] for other in alike)


def _made_records(face: ScriptFace) -> Iterator[Record]:
    for record in face.triggers:
        named = face.svars.get(record.value("DelayedTrigger").casefold())
        if named is not None:
            yield named


def _key(record: Record) -> str:
    return record.name.casefold()


def _is_trigger(record: Record) -> bool:
    known = spelled("mode").get(record.value("Mode").casefold())
    return known is not None and bool(record.value("Execute"))


def _with_made(found: _Found) -> Iterator[_Found]:
    """The trigger, and those that it makes, each behind its maker."""
    yield found
    if len(found.makers) >= _DEEPEST:
        return
    makers = (found.execution, *found.makers)
    for link in found.execution.made:
        origin = "delayed" if link.api.casefold() == "delayedtrigger" else "reflexive"
        inner = execution(link.record, found.execution.face)
        yield from _with_made(_Found(inner, origin, makers))
    old = found.execution.face.svars.get(found.execution.record.value("DelayedTrigger").casefold())
    if old is not None and old.kind == "Mode":
        yield from _with_made(_Found(execution(old, found.execution.face), "delayed", makers))


_DEEPEST = 4
"""A trigger makes one that makes one …: no card goes as deep."""


def _ability(found: _Found, read: Script, given: GivenText) -> ForgeAbility:
    record, text = found.execution.record, read.plain.text
    mode = spelled("mode").get(record.value("Mode").casefold(), "")
    face = found.execution.face
    described = record.get("TriggerDescription") or record.get("SpellDescription")
    from_text = card_words(record, face, text).ability
    from_script = _from_script(found, text, given.types or face.types)
    facts, differences = _compared(found, from_script, from_text)
    words = described.value if described else ""
    condition, effect = (from_text.condition, from_text.effect) if from_text else ("", words)
    return ForgeAbility(
        span=_span(record, text),
        text=words,
        condition=condition,
        effect=effect,
        events=_events(found, from_text),
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


def _events(found: _Found, from_text: AbilityReading | None) -> tuple[str, ...]:
    records = (found.execution.record, *found.others)
    if found.origin == "reflexive":
        return ("does-so",)
    events = tuple(dict.fromkeys(event for each in records for event in events_of(each)))
    return events or (from_text.events if from_text else ())


def _from_script(found: _Found, text: str, types: str) -> dict[str, ReadFact]:
    """What the lines say: of one whose SVars are not there, only what its own line does."""
    told_facts = ScriptFacts(found.execution, text)
    facts = {"kind": _kind(found, told_facts)}
    facts["reflexive"] = _reflexive(found, told_facts)
    facts["delayed"] = _delayed(found, told_facts)
    option, option_of = told_facts.option()
    if found.execution.links or option.value != "none":
        facts |= {"option": option, "option_of": option_of}
    if found.execution.links:
        effects = told_facts.effects(is_undone=_is_undone(found))
        facts |= {
            "stack_choice": told_facts.stack_choice(),
            "resolution_choice": told_facts.resolution_choice(),
            "effects": effects,
            "duration": told_facts.duration(),
            "aura_on_entering": told_facts.aura(types),
            "detrimental": told_facts.detrimental(effects, str(option.value)),
        }
    return facts


def _kind(found: _Found, told_facts: ScriptFacts) -> ReadFact:
    record = found.execution.record
    static = record.get("Static")
    if static is not None and record.is_true("Static"):
        return told_facts.told("not-a-trigger", "static", [static])
    shown = record.get("Mode") or record.parameters[0] if record.parameters else None
    why = {"trigger": "trigger", "granted": "granted"}.get(found.origin, "made")
    return told_facts.told("trigger", why, [shown] if shown else [])


def _reflexive(found: _Found, told_facts: ScriptFacts) -> ReadFact:
    if found.origin == "reflexive":
        return told_facts.told("yes", "reflexive", [found.execution.record.parameters[0]])
    return told_facts.usual("reflexive")


def _delayed(found: _Found, told_facts: ScriptFacts) -> ReadFact:
    if found.origin != "delayed":
        return told_facts.usual("delayed")
    first = found.execution.record.parameters[0]
    moving = [link for link in found.execution.links if _moves(link.api)]
    if not moving:
        return told_facts.told("other", "delayed", [first])
    if found.makers and _undoes(found):
        return told_facts.told("undoes", "undoes", [first], Certainty.LIKELY)
    settled = re.search(r"remembered|self|delaytrigger|imprinted", _objects(moving[0].record))
    value = "moves-fixed" if settled else "moves-unfixed"
    return told_facts.told(value, "delayed", [first], Certainty.LIKELY)


_MOVING = frozenset(
    (
        *("changezone", "changezoneall", "sacrifice", "sacrificeall", "destroy", "destroyall"),
        *("token", "copypermanent", "draw", "discard", "mill", "play"),
    )
)
_MOVED = frozenset(
    ("changezone", "changezoneall", "token", "copypermanent", "sacrifice", "destroy")
)


def _moves(api: str) -> bool:
    return api.casefold() in _MOVING


def _objects(record: Record) -> str:
    names = ("Defined", "ValidTgts", "SacValid", "ChangeType", "ValidCards")
    return " ".join(record.value(name) for name in names).casefold()


def _undoes(found: _Found) -> bool:
    """Did what made it move a card, or make a token, that it now moves back or away?"""
    before = [link for link in found.makers[0].links if link.api.casefold() in _MOVED]
    return bool(before)


def _is_undone(found: _Found) -> bool:
    later = [link for link in found.execution.links if link.record.get("AtEOT") is not None]
    if any(link.api.casefold() in ("token", "copypermanent", "changezone") for link in later):
        return True
    for link in found.execution.made:
        inner = execution(link.record, found.execution.face)
        undone = _Found(inner, "delayed", (found.execution,))
        if any(_moves(each.api) for each in inner.links) and _undoes(undone):
            return True
    return False


def _compared(
    found: _Found, script_facts: Mapping[str, ReadFact], from_text: AbilityReading | None
) -> tuple[dict[str, ReadFact], tuple[Difference, ...]]:
    """Every fact, and where script and words part."""
    facts: dict[str, ReadFact] = {}
    differences: list[Difference] = []
    text_facts = from_text.facts if from_text else {}
    for name in _OF_ABILITY:
        mine, theirs = script_facts.get(name), text_facts.get(name)
        if mine is None:
            facts[name] = theirs or _unknown()
        elif theirs is None or name in ("kind", "reflexive", "delayed"):
            facts[name] = mine
        elif _is_same(name, mine, theirs, text_facts):
            spans = tuple(dict.fromkeys((*mine.words, *theirs.words)))
            facts[name] = (mine if mine.words else theirs)._replace(words=spans)
        else:
            chosen, other = (mine, theirs) if name in _SCRIPT_KNOWS else (theirs, mine)
            facts[name] = chosen._replace(
                certainty=max(Certainty.LIKELY, chosen.certainty, key=_ORDER.index),
                words=tuple(dict.fromkeys((*chosen.words, *other.words))),
            )
            if name in _TOLD:
                differences.append(_difference(found, name, mine, theirs))
    return facts, tuple(differences)


_ORDER = (Certainty.CERTAIN, Certainty.LIKELY, Certainty.ASKED)
_TOLD = ("option", "stack_choice", "resolution_choice", "duration", "effects")


def _is_same(
    name: str, mine: ReadFact, theirs: ReadFact, text_facts: Mapping[str, ReadFact]
) -> bool:
    if name == "effects" and isinstance(mine.value, tuple) and isinstance(theirs.value, tuple):
        return set(mine.value) == set(theirs.value)
    if name == "option_of" and text_facts["option"].value == "none":
        return True
    return mine.value == theirs.value


def _difference(found: _Found, name: str, mine: ReadFact, theirs: ReadFact) -> Difference:
    said = _DIFFERS.filled(
        n=str(found.execution.record.line.number),
        fact=FACTS[name].key,
        script=_said(mine.value),
        text=_said(theirs.value),
    )
    return Difference(name, mine.value, theirs.value, said)


def _said(value: str | tuple[str, ...] | None) -> str:
    if value is None:
        return "?"
    return value if isinstance(value, str) else ", ".join(value)


def _unknown() -> ReadFact:
    return ReadFact(None, Certainty.ASKED, (), reason("no-effects"))


_DIFFERS = Text(
    "Line {n}: script and words of the card part on `{fact}`: the script has {script}, the words "
    "have {text}. Read both.",
    "{n}行目：`{fact}`について、スクリプトは{script}、カードの文章は{text}で、食い違っています。両方を読んで確かめてください。",
)
_EMPTY = Text(
    "There is no script to read: paste a trigger line, or a whole script.",
    "読み取るスクリプトがありません。誘発の行か、スクリプト全体を貼り付けてください。",
)
_TOO_LONG = Text(
    f"The text has more than {_LONGEST:,} signs: give the script of one card at a time.",
    f"{_LONGEST:,}字を超えています。一度にカード1枚分のスクリプトを入れてください。",
)
