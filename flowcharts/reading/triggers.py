"""Finds the triggered abilities of a passage, and those that they make for later."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from flowcharts.reading.ability_reading import Stretch
from flowcharts.reading.passage import CHAPTER, CardParagraph
from flowcharts.reading.plain_text import trimmed
from flowcharts.reading.sentences import CUE, sentences, split_at_condition
from flowcharts.reading.trigger import Trigger, TriggerOrigin

_BEFORE_CUE = re.compile(
    r"(?:[•*] ?)?(?:[a-z' ]{3,30} — )?(?:then |and |if [^,]+, |until [^,]+, |this turn, "
    r"|for the rest of the game, |during [^,]+, |once (?:each|per|during each) [^,]+, )*$"
)
_REFLEXIVE = re.compile(
    r"when(?:ever)? (?:(?:you|they|he or she|that player|a player|the player|any player|"
    r"that opponent|an opponent|it|~+) (?:do|does)\b|(?:you|they) (?:pay|lose|do so)\b[^,]*"
    r"(?:this cost|that cost|this way)|[^,]*\bthis way\b|you pay (?:this|that|its|\{))"
)
_NEXT = re.compile(
    r"\bnext\b|\bthe first upkeep$|^when(?:ever)? .* this (?:turn|combat)$|"
    r"\bthis (?:turn|combat),? (?:when|whenever)\b"
)
"""It waits for one time to come, or for a turn’s length."""
_FOR_A_TIME = re.compile(r"(?:until|this turn,|for the rest of the game,)")
_OF_ITSELF = re.compile(
    r"^when(?:ever)? (?:~|this |you (?:cast|cycle|discard|sacrifice) (?:~|this))|\byour graveyard\b"
)
_FOR_LATER = re.compile(
    r"\b(?:this turn|this combat|that turn|next|that (?:creature|permanent|token|card|spell|player|"
    r"land|artifact|planeswalker|vehicle)|those|the (?:token|creature|exiled|chosen|targeted|"
    r"copied|copy|delayed)|until|chosen|targeted)\b"
)
_WOULD = re.compile(r"(?<!that )\bwould\b")
_LATER = re.compile(
    r"(?<!until )\b(?:at the beginning of (?:the|your|their|its controller's|that player's|"
    r"its owner's|his or her|each|that turn's|target player's|that opponent's|defending player's|"
    r"this turn's|the player's|combat on your next turn|your next turn's)"
    r"\b[^.,;]*?(?:step|upkeep|turn(?!')|phase|combat|game)s?(?: on (?:their|your|that player's) "
    r"next turn| this turn)?\b|at (?:the )?end of (?:this |that |the )?(?:combat|turn)\b)"
)
_WHEN_LATER = re.compile(
    r"(?:(?<=[a-z0-9~])|(?<= turn,)|(?<= combat,)) "
    r"when(?:ever)? (?:you|it|~+|this|that|the|enchanted|another|any|an?)\b[^.,;]+"
)
_CLAUSE_START = re.compile(
    r", then |; |, (?:and|but) (?=[a-z~' ]*\b(?:exile|sacrifice|return|destroy|draw|it's|put)s?\b)"
    r"|\bif (?:you|they|that player|he or she|a player|the player) (?:do|does|don't|doesn't), "
    r"|(?<=[a-z0-9}]) and (?=(?:exile|sacrifice|return|destroy|draw)s? )"
    r"|^if [^,]+, (?=(?:exile|sacrifice|return|destroy|draw|put)s? )"
)
_TIME_BEFORE = re.compile(r"(?:\buntil [^.,;]+|\bthis turn), ?$")
_AND = re.compile(r",? (?:and|then)? *$")
_GOES_WITH_LATER = re.compile(
    r"(?:(?:it|they|that creature|those creatures|that player|if (?:you|they) (?:do|don't|can't)|"
    r"you may choose new targets)\b|if (?![^,.]*\bwould\b)[^,.]*, [^.]*\binstead\b)"
)


_MADE = (TriggerOrigin.DELAYED, TriggerOrigin.REFLEXIVE)
"""What an ability or a spell makes."""


class _Part(NamedTuple):
    """A sentence or a clause, and what it is."""

    origin: TriggerOrigin | None
    """None of one that says what is done at once."""
    condition: Stretch
    effect: Stretch
    span: Stretch


def triggers_in(passage: CardParagraph) -> Iterator[Trigger]:
    """The triggered abilities of *passage*, each followed by those that it makes."""
    view, body = passage.view, passage.body
    parts = list(_parts(view, body, is_made=passage.label.endswith(":")))
    if CHAPTER.match(view) and not passage.is_quoted:
        label = trimmed(view, 0, body.start)[0]
        parts.insert(0, _Part(TriggerOrigin.CHAPTER, label, Stretch(body.start, body.start), label))
    yield from _joined(passage, parts)


def _parts(view: str, body: Stretch, *, is_made: bool) -> Iterator[_Part]:
    """The sentences of the body, those that put something off taken apart."""
    follows = False
    for sentence in sentences(view, *body):
        cue = _cue_of(view, sentence)
        if cue is None:
            follows = follows or "•" not in view[sentence.start : sentence.start + 2]
            yield from _with_later(view, sentence)
            continue
        span = Stretch(sentence.start, sentence.end)
        condition, effect = split_at_condition(view, Stretch(cue, sentence.end))
        words = view[condition.start : condition.end]
        if _WOULD.search(words):  # it replaces something
            yield _Part(None, condition, span, span)
            continue
        origin = _origin(words, is_made=is_made, follows=follows)
        if _FOR_A_TIME.match(view, sentence.start, cue):
            origin = TriggerOrigin.DELAYED
        yield _Part(
            origin, condition, Stretch(effect.start, effect.start), Stretch(cue, effect.start)
        )
        yield from _with_later(view, effect)
        follows = True


def _cue_of(view: str, sentence: Stretch) -> int | None:
    """Where the sentence begins to say what is waited for, if it does."""
    for found in CUE.finditer(view, *sentence):
        if _BEFORE_CUE.fullmatch(view, sentence.start, found.start()):
            return found.start()
    return None


def _origin(condition: str, *, is_made: bool, follows: bool) -> TriggerOrigin:
    """*is_made*: does it stand behind a cost? *follows*: does anything that is done precede it?"""
    if _REFLEXIVE.match(condition):
        return TriggerOrigin.REFLEXIVE
    event = re.split(r", (?:if|unless|while)\b", condition)[0]
    if _NEXT.search(event):
        return TriggerOrigin.DELAYED
    if (is_made and not _OF_ITSELF.search(event)) or (follows and _FOR_LATER.search(event)):
        return TriggerOrigin.DELAYED
    return TriggerOrigin.PRINTED


def _with_later(view: str, span: Stretch) -> Iterator[_Part]:
    """What is done at once in the stretch, and what of it is put off."""
    start, end = span
    found = _LATER.search(view, start, end) or _WHEN_LATER.search(view, start, end)
    if found is None:
        yield from (_Part(None, each, each, each) for each in trimmed(view, start, end))
        return
    condition = trimmed(view, *found.span())[0]
    if view[found.end() : found.end() + 2] == ", ":  # it stands first: “At end of turn, …”
        time = _TIME_BEFORE.search(view, start, found.start())
        first = time.start() if time else found.start()
        before = _AND.sub("", view[start:first])
        yield from (
            _Part(None, each, each, each) for each in trimmed(view, start, start + len(before))
        )
        whole = Stretch(first, end)
        yield _Part(TriggerOrigin.DELAYED, condition, Stretch(found.end(), end), whole)
        return
    begins = start
    for cut in _CLAUSE_START.finditer(view, start, found.start()):
        begins = cut.end()
    if begins > start:
        yield from (_Part(None, each, each, each) for each in trimmed(view, start, begins))
    clause = trimmed(view, begins, found.start())
    yield _Part(
        TriggerOrigin.DELAYED, condition, clause[0] if clause else condition, Stretch(begins, end)
    )
    yield from (_Part(None, each, each, each) for each in trimmed(view, found.end(), end - 1))


def _joined(passage: CardParagraph, parts: list[_Part]) -> Iterator[Trigger]:
    """The parts as triggers: what is said after one belongs to it until the next begins."""
    view, base = passage.view, passage.base
    for place, part in enumerate(parts):
        if part.origin is None:
            continue
        own, end = _own_parts(view, parts, place)
        effects = tuple(each for each in own if view[each.start : each.end].strip(" .,"))
        inner = (other.origin for other in parts[place + 1 : end])
        makes = tuple(dict.fromkeys(each for each in inner if each in _MADE))
        origin = part.origin
        if origin is TriggerOrigin.PRINTED and passage.is_quoted:
            origin = TriggerOrigin.GRANTED
        before = view[: part.span.start] if origin in _MADE else ""
        stretch = _stretch(parts, place, end, own)
        yield Trigger(
            origin,
            view,
            base,
            stretch,
            part.condition,
            effects,
            _whole_effect(view, part, stretch),
            before,
            makes,
        )


def _own_parts(view: str, parts: list[_Part], place: int) -> tuple[list[Stretch], int]:
    """The stretches that say what this one does, and the place of the next of its own rank."""
    part = parts[place]
    is_main = part.origin in (TriggerOrigin.PRINTED, TriggerOrigin.CHAPTER)
    own = [part.effect]
    reached = place + 1
    is_inner = is_later = False
    while reached < len(parts):
        other = parts[reached]
        if other.origin in (TriggerOrigin.PRINTED, TriggerOrigin.CHAPTER):
            break
        if is_main:
            if other.origin is not None:
                is_inner = other.origin is TriggerOrigin.REFLEXIVE or _is_cued(other)
                is_later = True
            elif is_later and _GOES_WITH_LATER.match(view, other.effect.start):
                pass
            elif not is_inner:
                own.append(other.effect)
        elif other.origin is not None or (
            not _is_cued(part)
            and part.origin is TriggerOrigin.DELAYED
            and not _GOES_WITH_LATER.match(view, other.effect.start)
        ):
            break
        else:
            own.append(other.effect)
        reached += 1
    return own, reached


def _is_cued(part: _Part) -> bool:
    """Does it begin with its condition?"""
    return (
        part.condition.start < max(part.effect.end, 1) and part.condition.start <= part.effect.start
    )


def _stretch(parts: list[_Part], place: int, end: int, own: list[Stretch]) -> Stretch:
    part = parts[place]
    if part.origin in (TriggerOrigin.PRINTED, TriggerOrigin.CHAPTER):
        last = max(each.span.end for each in parts[place:end])
    else:
        last = max(part.span.end, *(each.end for each in own))
    return Stretch(part.span.start, last)


def _whole_effect(view: str, part: _Part, stretch: Stretch) -> Stretch:
    if part.effect.end <= part.condition.start:
        return part.effect
    found = trimmed(view, part.condition.end, stretch.end)
    start, end = found[0] if found else (stretch.end, stretch.end)
    while start < end and view[start] in " ,:;—":
        start += 1
    return Stretch(start, end)
