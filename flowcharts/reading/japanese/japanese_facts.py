"""All facts of a triggered ability in Japanese, and where their words stand in the given text."""

import re
from collections.abc import Iterator

from flowcharts.cases import facts as f
from flowcharts.reading.ability_reading import Certainty, ReadFact, Stretch
from flowcharts.reading.detrimental import read_detrimental
from flowcharts.reading.duration import duration_told
from flowcharts.reading.effect_words import FoundEffect
from flowcharts.reading.effects_fact import effects_fact
from flowcharts.reading.japanese.japanese_words import (
    japanese,
    japanese_events,
    japanese_shown,
)
from flowcharts.reading.kind import is_of_mana
from flowcharts.reading.option import LOOK
from flowcharts.reading.shown import FoundWords, told, told_by, usual
from flowcharts.reading.trigger import Trigger, TriggerOrigin

_OF_ABILITY = tuple(name for name, fact in f.FACTS.items() if fact.of is f.FactOf.ABILITY)
_ENTERS = re.compile(r"^(?:~+|この(?:オーラ|エンチャント|カード|パーマネント)|これ)が戦場に出た")
_ENCHANTED = re.compile(
    r"エンチャントされている(?:クリーチャー|パーマネント|土地|アーティファクト)"
)
_ELSE = re.compile(
    r"あなたは|カードを?\d?枚?|トークン|対戦相手|プレイヤー|それぞれ|各|ライブラリー|対象"
)


def japanese_facts(
    trigger: Trigger, effects: tuple[FoundEffect, ...], *, is_aura: bool
) -> dict[str, ReadFact]:
    """Every fact of the ability, by its name."""
    option, option_of = _option(trigger, effects)
    found = {
        "kind": _kind(trigger, {each.name for each in effects if each.name}),
        "option": option,
        "option_of": option_of,
        "stack_choice": _stack_choice(trigger),
        "resolution_choice": _resolution_choice(trigger, effects),
        "effects": effects_fact(trigger, effects, next(japanese_shown(trigger, "effects"), None)),
        "reflexive": _reflexive(trigger),
        "delayed": japanese_delayed(trigger),
        "aura_on_entering": _aura(trigger, is_aura=is_aura),
        "duration": duration_told(
            trigger, tuple(japanese_shown(trigger, "duration")), effects, japanese("waits")
        ),
        "detrimental": read_detrimental(trigger, effects, option, option_of),
    }
    return {name: found[name].moved(trigger.base) for name in _OF_ABILITY}


def japanese_events_in(condition: str, maker: str = "") -> tuple[str, ...]:
    """The kinds of event, in the order in which they are named.

    *maker*: the words before, whose deed a “when you do” may wait for.
    """
    words = re.sub(
        r"[^、。]*(?:場合|かぎり)$|(?<=、)[^、。]*(?:持つ|されている|だった)(?=[^、]*$)",
        "",
        condition,
    )
    places: dict[str, int] = {}
    for name, pattern in japanese_events().items():
        if name == "state" and places:
            continue
        for found in pattern.finditer(words):
            places.setdefault(name, found.start())
            words = words[: found.start()] + " " * len(found[0]) + words[found.end() :]
    events = tuple(sorted(places, key=places.__getitem__))
    besides = japanese("besides").search(maker) if events == ("does-so",) else None
    return (japanese_events_in(besides[1]) if besides else ()) or events


def _kind(trigger: Trigger, names: set[str]) -> ReadFact:
    if trigger.origin is TriggerOrigin.CHAPTER:
        return told_by(trigger, "trigger", "chapter", (trigger.condition,))
    events = japanese_events_in(trigger.condition.of(trigger.view))
    if trigger.origin is TriggerOrigin.PRINTED and events == ("state",):
        return told_by(trigger, "state-trigger", "trigger", (trigger.condition,))
    if is_of_mana(events, names):
        return told_by(trigger, "mana-trigger", "mana", (trigger.condition, *trigger.effects))
    return told_by(trigger, "trigger", "trigger", (trigger.condition,))


def _option(trigger: Trigger, effects: tuple[FoundEffect, ...]) -> tuple[ReadFact, ReadFact]:
    for found in _options(trigger):
        if not _is_of_part(trigger, found, effects):
            return told(trigger, found), _option_of(trigger, found)
    return usual(f.OPTION), told_by(trigger, "controller", "option-of-you", ())


def _options(trigger: Trigger) -> Iterator[FoundWords]:
    for found in japanese_shown(trigger, "option"):
        if found.row.value != "may" or _is_option(trigger, found):
            yield found


def _is_of_part(trigger: Trigger, found: FoundWords, effects: tuple[FoundEffect, ...]) -> bool:
    """Is something done in an earlier sentence that nobody may leave? A mode is for itself."""
    if found.row.value not in ("may", "zero"):
        return False
    view, at = trigger.view, found.span.start
    told = view.rfind("「", 0, at)  # the option stands behind all that it is over
    at = told if told >= 0 and "」" in view[told : found.span.end] else at
    mode = max(view.rfind("・", 0, at), 0)
    clause = max(view.rfind("。", 0, at), view.rfind("その後", 0, at))
    names = {
        each.name for each in effects if mode <= each.span.start and each.span.end <= clause
    } - {""}
    return bool(names) and (names != {LOOK} or _is_more_done(view, found, effects))


def _is_more_done(view: str, found: FoundWords, effects: tuple[FoundEffect, ...]) -> bool:
    """Does a later sentence of its mode do something that is not under the option?"""
    end = view.find("。", found.span.end)
    last = view.find("・", found.span.end)
    later = [each.span for each in effects if each.name and 0 <= end < each.span.start]
    return any(
        not japanese("under-option").search(
            view, view.rfind("。", 0, span.start), view.find("。", span.end) + 1 or len(view)
        )
        for span in later
        if last < 0 or span.start < last
    )


def _is_option(trigger: Trigger, found: FoundWords) -> bool:
    """Not a permission for later: “you may play that card this turn”."""
    view = trigger.view
    start = max(view.rfind("。", 0, found.span.start), trigger.effects[0].start - 1) + 1
    sentence = view[start : found.span.end]
    allowed = japanese("permission").search(sentence)
    if allowed is None:
        return True
    is_later = bool(japanese("until").search(sentence))
    return not (
        is_later or "かのように" in sentence or "見て" in sentence or "新しい対象" in sentence
    )


def _option_of(trigger: Trigger, found: FoundWords) -> ReadFact:
    if found.row.value == "zero":
        return told_by(trigger, "controller", "option-of-you", ())
    view = trigger.view
    start = max(view.rfind("。", 0, found.span.start) + 1, trigger.effects[0].start)
    clause = view[start : found.span.start]
    named = list(
        re.finditer(r"(?:^|[、「])([^、「」。]*?)(?:が(?!コントロール|オーナー)|は|も)", clause)
    )
    words = named[0][1] if named else clause
    shown = Stretch(start, found.span.end)
    if re.search(r"あなた(?!が?コントロールし(?:てい)?ない)", words) or not named:
        return told_by(trigger, "controller", "option-of-you", ())
    condition = trigger.condition.of(view)
    if japanese("opponent").search(words):
        return told_by(trigger, "opponent", "option-of", (shown,))
    if japanese("affected").search(words):
        is_theirs = "対戦相手" in condition or "防御プレイヤー" in condition
        is_theirs = is_theirs or "対戦相手1人を対象" in view[: found.span.start]
        value = "opponent" if is_theirs and "そのプレイヤー" in words else "affected"
        return told_by(trigger, value, "option-of", (shown,), Certainty.LIKELY)
    return told_by(trigger, "controller", "option-of-you", ())


def _stack_choice(trigger: Trigger) -> ReadFact:
    found = list(japanese_shown(trigger, "stack-choice"))
    modes = [each for each in found if each.row.value == "other"]
    opponents = [each for each in found if each.row.value == "target-opponent"]
    count = sum(trigger.view.count("対象と", *stretch) for stretch in trigger.effects)
    if opponents and count <= 1 and not any("選" in told_words(trigger, each) for each in modes):
        return told(trigger, opponents[0])
    if modes:
        return told(trigger, modes[0])
    return told(trigger, opponents[0]) if opponents else usual(f.STACK_CHOICE)


def told_words(trigger: Trigger, found: FoundWords) -> str:
    """The words of what was found."""
    return found.span.of(trigger.view)


def _resolution_choice(trigger: Trigger, effects: tuple[FoundEffect, ...]) -> ReadFact:
    found = next(japanese_shown(trigger, "resolution-choice"), None)
    if found is not None:
        return told(trigger, found)
    for part in _options(trigger):
        if _is_of_part(trigger, part, effects):
            return told_by(trigger, "yes", "part", (part.span,))
    return usual(f.RESOLUTION_CHOICE)


def _reflexive(trigger: Trigger) -> ReadFact:
    if trigger.origin is TriggerOrigin.REFLEXIVE:
        return told_by(trigger, "yes", "reflexive", (trigger.condition,))
    return usual(f.REFLEXIVE)


def japanese_delayed(trigger: Trigger) -> ReadFact:
    """None; one that undoes a change of zone; that moves objects settled before, or others."""
    if trigger.origin is not TriggerOrigin.DELAYED:
        return usual(f.DELAYED)
    effect = " ".join(trigger.view[start:end] for start, end in trigger.effects)
    moves = japanese("moves", "delayed").search(effect)
    if moves is None:
        return told_by(trigger, "other", "delayed", (trigger.condition,))
    if _undoes(trigger.maker, effect):
        return told_by(trigger, "undoes", "undoes", (trigger.whole_effect,), Certainty.LIKELY)
    before = effect[: moves.start()]
    is_fixed = japanese("pronoun", "delayed").search(before) or japanese("self", "delayed").search(
        before
    )
    value = "moves-fixed" if is_fixed else "moves-unfixed"
    return told_by(trigger, value, "delayed", (trigger.condition,), Certainty.LIKELY)


def _undoes(maker: str, effect: str) -> bool:
    """Does it move back, or away, what the words that made it have moved or made?"""
    takes_away = japanese("takes-away", "delayed").search(effect)
    is_self = bool(japanese("self", "delayed").search(effect)) and "それ" not in effect
    came = japanese("token", "delayed").search(maker) or japanese("onto", "delayed").search(maker)
    if came and takes_away and not is_self:
        return True
    gone = japanese("away", "delayed").search(maker)
    return gone is not None and japanese("brings-back", "delayed").search(effect) is not None


def _aura(trigger: Trigger, *, is_aura: bool) -> ReadFact:
    condition = trigger.condition.of(trigger.view)
    if not is_aura or trigger.origin is not TriggerOrigin.PRINTED or not _ENTERS.match(condition):
        return usual(f.AURA)
    effect = " ".join(trigger.view[start:end] for start, end in trigger.effects)
    only = bool(_ENCHANTED.search(effect)) and not _ELSE.search(_ENCHANTED.sub("それ", effect))
    value, reason = ("only-enchanted", "aura-only") if only else ("other", "aura-other")
    spans = (trigger.condition, *trigger.effects)
    return told_by(trigger, value, reason, spans, Certainty.LIKELY)
