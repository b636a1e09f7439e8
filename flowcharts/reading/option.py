"""Whether somebody may leave what an ability does, and who."""

import re

from flowcharts.cases import facts as f
from flowcharts.reading.ability_reading import Certainty, ReadFact, Stretch
from flowcharts.reading.owner import Party, affected_by
from flowcharts.reading.patterns import named_words
from flowcharts.reading.shown import FoundWords, all_shown, told, told_by, usual
from flowcharts.reading.trigger import Trigger
from flowcharts.reading.without import without


def read_option(trigger: Trigger) -> tuple[ReadFact, ReadFact]:
    """Which option there is, and whose it is."""
    found = next(all_shown(without(trigger, "permission"), "option"), None)
    if found is None:
        return usual(f.OPTION), _controllers(trigger)
    return told(trigger, found), _whose(trigger, found)


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
