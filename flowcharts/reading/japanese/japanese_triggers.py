"""The triggered abilities of Japanese card text: their conditions, and what belongs to each."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from flowcharts.reading.ability_reading import Stretch
from flowcharts.reading.japanese.japanese_words import japanese
from flowcharts.reading.plain_text import blanked, lines_of, trimmed
from flowcharts.reading.trigger import Trigger, TriggerOrigin

_END = re.compile(r"。(?![」\"])|\n(?=\s*・)|(?<=」)\n")
_QUOTE = re.compile(r"「([^「」\n]{3,}?)(?:」|(?=\n|$))")
_GIVEN = re.compile(r"」?\s*(?:と「[^」]*」)*(?:を(?:持|得|有)|の能力|と[^。]{0,20}を(?:持|得))")
_REMINDER = re.compile(r"\(([^()\n]*(?:\([^()\n]*\)[^()\n]*)*)(?:\)|(?=\n|$))")
_LIST = re.compile(r"\s*・")
_COMMA = re.compile(r"[、,]\s*")
_IF = re.compile(r"(?:(?!そう)[^。「」]{1,120}?)(?<!しない)(?<!そうした)場合[、,]\s*")


class JapanesePassage(NamedTuple):
    """A paragraph, or what stands in brackets or quotation marks; places count from `base`."""

    base: int
    view: str
    body: Stretch
    label: str
    inner: tuple[Stretch, ...] = ()
    """Reminders and given abilities, as they stand in the whole text."""
    is_quoted: bool = False


class JapanesePart(NamedTuple):
    """A stretch of a passage: a trigger, or what is done at once."""

    origin: TriggerOrigin | None
    condition: Stretch
    effect: Stretch
    span: Stretch


def japanese_passages(plain: str) -> Iterator[JapanesePassage]:
    """The paragraphs of *plain*, each followed by what it quotes and explains."""
    waiting: Stretch | None = None
    for line in lines_of(plain):
        words = plain[line.start : line.end]
        if waiting is not None and _LIST.match(words):
            waiting = Stretch(waiting.start, line.end)
            continue
        if waiting is not None:
            yield from _passage_and_inner(plain, waiting)
        waiting = Stretch(*line)
    if waiting is not None:
        yield from _passage_and_inner(plain, waiting)


def _passage_and_inner(plain: str, span: Stretch) -> Iterator[JapanesePassage]:
    outer = _passage(plain, span)
    yield outer
    for inner in outer.inner:
        yield _passage(plain, inner)._replace(is_quoted=True)


def _passage(plain: str, span: Stretch) -> JapanesePassage:
    base, words = span.start, plain[span.start : span.end]
    reminders = [Stretch(found.start(1), found.end(1)) for found in _REMINDER.finditer(words)]
    view = blanked(words, [Stretch(start - 1, end + 1) for start, end in reminders])
    given = [
        Stretch(found.start(1), found.end(1))
        for found in _QUOTE.finditer(view)
        if _GIVEN.match(view, found.end(1)) and japanese("when").search(found[1])
    ]
    view = blanked(view, list(given)).ljust(len(words))
    body, label = _body(view)
    inner = tuple(Stretch(base + start, base + end) for start, end in (*given, *reminders))
    return JapanesePassage(base, view, body, label, inner)


def _body(view: str) -> tuple[Stretch, str]:
    at = 0
    for name in ("chapter", "label", "cost"):
        found = japanese(name).match(view, at)
        if found is not None and not japanese("when").search(found[0]):
            at = found.end()
    return Stretch(at, len(view)), view[:at].strip()


def japanese_triggers(passage: JapanesePassage, *, is_spell: bool) -> Iterator[Trigger]:
    """The triggers of a passage, each with those that it makes behind it."""
    view = passage.view
    is_made = is_spell or passage.label.endswith(":")
    parts = list(_parts(view, passage.body, is_made=is_made))
    if japanese("chapter").match(passage.label) and not passage.is_quoted:
        start, end = Stretch(0, len(passage.label)), passage.body.start
        parts.insert(0, JapanesePart(TriggerOrigin.CHAPTER, start, Stretch(end, end), start))
    yield from _joined(passage, parts)


def _sentences(view: str, body: Stretch) -> Iterator[Stretch]:
    start = body.start
    for found in _END.finditer(view, *body):
        yield from (Stretch(*each) for each in trimmed(view, start, found.end()))
        start = found.end()
    yield from (Stretch(*each) for each in trimmed(view, start, body.end))


def _parts(view: str, body: Stretch, *, is_made: bool) -> Iterator[JapanesePart]:
    is_first = True
    for sentence in _sentences(view, body):
        words = view[sentence.start : sentence.end]
        cue = japanese("when").search(words)
        later = japanese("later").search(words)
        if japanese("replaces").search(words):
            yield JapanesePart(None, sentence, sentence, sentence)
        elif later is not None and (cue is None or later.start() < cue.end()):
            yield from _put_off(view, sentence, later)
        elif cue is not None:
            follows = not is_first and japanese("follows").match(words) is not None
            part = _cued(view, sentence, cue.end(), is_made=is_made or follows)
            yield part._replace(effect=Stretch(part.effect.start, part.effect.start))
            yield from _done_and_put_off(view, part.effect)
        else:
            yield JapanesePart(None, sentence, sentence, sentence)
        is_first = False


def _cued(view: str, sentence: Stretch, cue_end: int, *, is_made: bool) -> JapanesePart:
    """The sentence as a trigger: up to its cue, with an “if” behind it; then what it does."""
    start, end = sentence.start, sentence.start + cue_end
    for more in japanese("when").finditer(view, end, sentence.end):
        if view[end] == "、" and re.search(r"(?:時|とき)と、$", view[start : end + 1]):
            end = more.end()
    comma = _COMMA.match(view, end, sentence.end)
    begins = comma.end() if comma else end
    condition_if = _IF.match(view, begins, sentence.end)
    if condition_if is not None:
        end = condition_if.end() - 1
        begins = condition_if.end()
    words = view[start:end]
    origin = TriggerOrigin.PRINTED
    if japanese("reflexive").search(words):
        origin = TriggerOrigin.REFLEXIVE
    elif is_made or japanese("this-turn").search(words):
        origin = TriggerOrigin.DELAYED
    return JapanesePart(origin, Stretch(start, end), Stretch(begins, sentence.end), sentence)


def _done_and_put_off(view: str, effect: Stretch) -> Iterator[JapanesePart]:
    timed = japanese("for-a-time").search(view, *effect)
    if timed is not None:
        yield from _done_at_once(view, effect.start, timed.start())
        span, rest = Stretch(timed.start(), effect.end), Stretch(timed.end(), effect.end)
        yield JapanesePart(TriggerOrigin.DELAYED, Stretch(*timed.span("cue")), rest, span)
        return
    found = japanese("later").search(view, *effect)
    if found is None:
        yield from _done_at_once(view, *effect)
        return
    yield from _put_off(view, effect, _shifted(found, effect.start))


def _done_at_once(view: str, start: int, end: int) -> Iterator[JapanesePart]:
    span = Stretch(start, end)
    if span.of(view).strip(" 、,"):
        yield JapanesePart(None, span, span, span)


class _Place(NamedTuple):
    """Where something was found, counted from a sentence."""

    first: int
    last: int

    def start(self) -> int:
        return self.first

    def end(self) -> int:
        return self.last


def _shifted(found: re.Match[str], base: int) -> _Place:
    return _Place(found.start() - base, found.end() - base)


def _put_off(view: str, sentence: Stretch, later: re.Match[str] | _Place) -> Iterator[JapanesePart]:
    """What is done before, and what is put off to a later time."""
    start, end = sentence.start + later.start(), sentence.start + later.end()
    before = Stretch(sentence.start, start)
    topic = re.match(r"[^、。]{0,20}は、?$", view[before.start : before.end])
    if view[before.start : before.end].strip(" 、,") and topic is None:
        yield JapanesePart(None, before, before, before)
    comma = _COMMA.match(view, end, sentence.end)
    effect = Stretch(comma.end() if comma else end, sentence.end)
    yield JapanesePart(
        TriggerOrigin.DELAYED, Stretch(start, end), effect, Stretch(start, sentence.end)
    )


def _joined(passage: JapanesePassage, parts: list[JapanesePart]) -> Iterator[Trigger]:
    view = passage.view
    for place, part in enumerate(parts):
        if part.origin is None:
            continue
        own, end = _own(parts, place)
        inner = [each.origin for each in parts[place + 1 : end] if each.origin is not None]
        is_made = part.origin in (TriggerOrigin.DELAYED, TriggerOrigin.REFLEXIVE)
        origin = part.origin
        if origin is TriggerOrigin.PRINTED and passage.is_quoted:
            origin = TriggerOrigin.GRANTED
        last = max(part.span.end, *(each.end for each in own))
        if not is_made:
            last = max(last, *(each.span.end for each in parts[place:end]))
        effects = tuple(each for each in own if view[each.start : each.end].strip(" 。、"))
        whole = Stretch(min(part.condition.end, last), last)
        found = re.compile(r"[、,\s]*").match(view, whole.start, whole.end)
        whole = Stretch(found.end() if found else whole.start, whole.end)
        yield Trigger(
            *(origin, view, passage.base, Stretch(part.span.start, last), part.condition),
            *(effects, whole, view[: part.span.start] if is_made else ""),
            tuple(dict.fromkeys(inner)),
        )


def _own(parts: list[JapanesePart], place: int) -> tuple[list[Stretch], int]:
    """What the trigger there does itself, and the place of the next that is none of its own."""
    part = parts[place]
    is_main = part.origin in (TriggerOrigin.PRINTED, TriggerOrigin.CHAPTER)
    own = [part.effect]
    is_inner = False
    for reached in range(place + 1, len(parts)):
        other = parts[reached]
        if other.origin in (TriggerOrigin.PRINTED, TriggerOrigin.CHAPTER):
            return own, reached
        if other.origin is not None:
            if not is_main:
                return own, reached
            is_inner = True
        elif not is_inner:
            own.append(other.effect)
    return own, len(parts)
