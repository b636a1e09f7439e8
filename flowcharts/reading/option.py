"""Whether somebody may leave what an ability does, and who."""

import re
from collections.abc import Iterator

from flowcharts.cases import facts as f
from flowcharts.reading.ability_reading import Certainty, ReadFact, Stretch
from flowcharts.reading.effect_words import FoundEffect
from flowcharts.reading.owner import Party, affected_by
from flowcharts.reading.patterns import fact_words, named_words
from flowcharts.reading.shown import FoundWords, all_shown, told, told_by, usual
from flowcharts.reading.trigger import Trigger
from flowcharts.reading.without import without


def read_option(trigger: Trigger, effects: tuple[FoundEffect, ...]) -> tuple[ReadFact, ReadFact]:
    """Which option there is over all that it does, and whose it is."""
    shown = tuple(all_shown(without(trigger, "permission"), "option"))
    for found in shown:
        if not _is_of_part(trigger, found, effects):
            fact = told(trigger, found)
            return fact._replace(words=(*_left(found, shown), *fact.words)), _whose(trigger, found)
    return usual(f.OPTION), _controllers(trigger)


def _left(found: FoundWords, shown: tuple[FoundWords, ...]) -> Iterator[Stretch]:
    """The “may” before it, where what was found says what follows if that is left."""
    if found.row.value == "if-not":
        yield from (
            each.span for each in shown if each.row.value == "may" and each.span < found.span
        )


def optional_part(trigger: Trigger, effects: tuple[FoundEffect, ...]) -> Stretch | None:
    """The words by which a part may be left of what is done all the same.

    Where it is said what follows if a part is left, that is the option of the whole.
    """
    shown = without(trigger, "permission")
    for found in all_shown(shown, "option"):
        if _is_of_part(trigger, found, effects):
            return found.span
        if found.row.value in ("may", "if-not") and "•" not in trigger.view:
            return _further(shown, found)
    return None


def _further(shown: Trigger, option: FoundWords) -> Stretch | None:
    """The words of a part that may be left, too, where the option was taken or left."""
    words = fact_words("option")["may"].words
    for start, end in shown.effects:
        found = words.search(shown.view, max(start, option.span.end), end)
        if found is not None:
            return Stretch(*found.span())
    return None


def _is_of_part(trigger: Trigger, found: FoundWords, effects: tuple[FoundEffect, ...]) -> bool:
    """Is something done before that nobody may leave? Of several modes, each is for itself."""
    if found.row.value not in ("may", "zero"):
        return False
    mode = max(trigger.view.rfind("•", 0, found.span.start), 0)
    before = [each for each in effects if mode <= each.span.start < found.span.start]
    if found.row.value == "zero":  # the last is what is done to any number
        is_done_before = any(each.name for each in before[:-1])
        return is_done_before or _is_rest_done(trigger, found, effects)
    names = {each.name for each in before if each.name}
    return bool(names) and (names != {LOOK} or _is_more_done(trigger, found, effects))


LOOK = "look"
"""It changes nothing: an option over all that follows it is one over the whole."""
_UNDER_OPTION = re.compile(
    r"\bmay\b|\bif (?:you|they|that player|he or she) do(?:es)?\b|\bthis way\b"
)


def _is_more_done(trigger: Trigger, found: FoundWords, effects: tuple[FoundEffect, ...]) -> bool:
    """Does a later sentence of its mode do something that is not under the option?"""
    view, end = trigger.view, found.span.end
    last = view.find("•", end)
    for each in effects:
        place = each.span.start
        sentence = view.rfind(".", end, place)
        is_later = each.name and sentence >= 0 and (last < 0 or place < last)
        if is_later and not _UNDER_OPTION.search(view, sentence, place):
            return True
    return False


_OF_NUMBER = re.compile(
    r"\b(?:this way|that (?:many|much|\w+)|those|the(?:m|y|ir)|its?|each of|chosen|whenever)\b"
)
"""What speaks of those that were chosen, of which there may be none."""
_REST = re.compile(r"\bthe rest\b")


def _is_rest_done(trigger: Trigger, found: FoundWords, effects: tuple[FoundEffect, ...]) -> bool:
    """Is something done to the others, or in a later sentence of its mode, however few it is?"""
    view, end = trigger.view, found.span.end
    last = view.find("•", end)
    mode = Stretch(end, last if last >= 0 else len(view))
    if _REST.search(view, *mode):
        return True
    for each in effects:
        start = view.rfind(".", end, each.span.start)
        is_later = each.name and start >= 0 and each.span.start < mode.end
        if is_later and not _OF_NUMBER.search(view, start, view.find(".", each.span.start)):
            return True
    return False


def _controllers(trigger: Trigger) -> ReadFact:
    return told_by(trigger, "controller", "option-of-you", ())


def _whose(trigger: Trigger, found: FoundWords) -> ReadFact:
    phrase = _who(trigger.view, found)
    words = trigger.view[phrase.start : phrase.end]
    if found.row.value == "zero" or re.search(r"\byou\b(?! control| don't control)", words):
        return _controllers(trigger)
    condition = trigger.view[trigger.condition.start : trigger.condition.end]
    if named_words("words")("opponent").search(words):
        return told_by(trigger, "opponent", "option-of", (phrase,))
    if named_words("words")("player").search(words):
        is_theirs = affected_by(condition) is Party.OPPONENT and not words.startswith(_ANY)
        value = "opponent" if is_theirs else "affected"
        return told_by(trigger, value, "option-of", (phrase,), Certainty.LIKELY)
    return _controllers(trigger)


_ANY = ("any player", "each player", "a player")


def _who(view: str, found: FoundWords) -> Stretch:
    """The words that say who: those before “may”, those after “unless”, those after “if”."""
    start, end = found.span
    if found.row.value != "may":
        return found.span
    left = max(view.rfind(sign, 0, start) for sign in ".,;:•—")
    clause = Stretch(left + 1, end)
    joined = view.rfind(" and ", clause.start, start)
    begin = joined + 5 if joined > 0 and view[joined + 5 : start].strip() else clause.start
    while begin < start and view[begin] == " ":
        begin += 1
    return Stretch(begin, end)
