"""The facts of a trigger by what it is: its kind, whether it is reflexive or delayed."""

import re

from flowcharts.reading.ability_reading import Certainty, ReadFact
from flowcharts.reading.forge.chain import execution
from flowcharts.reading.forge.found_triggers import FoundTrigger
from flowcharts.reading.forge.script import Record
from flowcharts.reading.forge.script_facts import ScriptFacts


def facts_from_script(found: FoundTrigger, text: str, types: str) -> dict[str, ReadFact]:
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


def _kind(found: FoundTrigger, told_facts: ScriptFacts) -> ReadFact:
    record = found.execution.record
    static = record.get("Static")
    if static is not None and record.is_true("Static"):
        return told_facts.told("not-a-trigger", "static", [static])
    shown = record.get("Mode") or record.parameters[0] if record.parameters else None
    apis = {link.api.casefold() for link in found.execution.links} - _NOTHING
    mode = record.value("Mode").casefold()
    for kind, is_so in (
        ("state-trigger", mode == "always"),
        ("mana-trigger", mode == "tapsformana" and bool(apis) and apis <= _MANA),
        ("spell-copy", apis == {"copyspellability"}),
    ):
        if is_so:
            return told_facts.told(kind, kind, [shown] if shown else [])
    why = {"trigger": "trigger", "granted": "granted"}.get(found.origin, "made")
    return told_facts.told("trigger", why, [shown] if shown else [])


_NOTHING = frozenset(("cleanup", "storesvar", "updateremember"))
_MANA = frozenset(("mana", "manareflected"))


def _reflexive(found: FoundTrigger, told_facts: ScriptFacts) -> ReadFact:
    if found.origin == "reflexive":
        return told_facts.told("yes", "reflexive", [found.execution.record.parameters[0]])
    return told_facts.usual("reflexive")


def _delayed(found: FoundTrigger, told_facts: ScriptFacts) -> ReadFact:
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


def _undoes(found: FoundTrigger) -> bool:
    """Did what made it move a card, or make a token, that it now moves back or away?"""
    before = [link for link in found.makers[0].links if link.api.casefold() in _MOVED]
    return bool(before)


def _is_undone(found: FoundTrigger) -> bool:
    later = [link for link in found.execution.links if link.record.get("AtEOT") is not None]
    if any(link.api.casefold() in ("token", "copypermanent", "changezone") for link in later):
        return True
    for link in found.execution.made:
        inner = execution(link.record, found.execution.face)
        undone = FoundTrigger(inner, "delayed", (found.execution,))
        if any(_moves(each.api) for each in inner.links) and _undoes(undone):
            return True
    return False
