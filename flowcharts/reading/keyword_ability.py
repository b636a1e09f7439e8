"""An ability that a keyword stands for, as it is shown by the words of a card."""

from dataclasses import replace

from flowcharts.model.text import Text
from flowcharts.reading.ability_reading import AbilityReading, Certainty, ReadFact, Stretch
from flowcharts.reading.keywords import FoundKeyword
from flowcharts.reading.patterns import reason

_CHOICE = "resolution_choice"
"""New targets are chosen only of a spell that has some, which the reminder says."""
_UNTOLD = "none"
_DISPUTED = "disputed"
"""What came so leaves again: that harms."""


def shown_by_keyword(
    ability: AbilityReading, found: FoundKeyword, given: str, plain: str
) -> AbilityReading:
    """*ability*, as the keyword reads, with the words of the given text that show it.

    Those of its reminder are taken where they are the same; else the keyword itself shows it.
    """
    told = found.keyword.facts
    facts = {}
    for name, fact in ability.facts.items():
        value = told.get(name, fact.value)
        if name == "delayed" and fact.value == _UNTOLD:
            value = fact.value
        words = tuple(_place(ability, span, found, plain) for span in fact.words)
        is_in_reminder = name == _CHOICE and words and found.span not in words
        if value != fact.value and not is_in_reminder:
            facts[name] = _by_table(value, found, given)
        else:
            facts[name] = fact._replace(words=tuple(dict.fromkeys(words)))
    if facts["delayed"].value == _DISPUTED:
        facts["detrimental"] = facts["detrimental"]._replace(value="yes")
    return replace(ability, span=found.span, facts=facts, unexplained=())


def _place(ability: AbilityReading, span: Stretch, found: FoundKeyword, plain: str) -> Stretch:
    words = _words(ability, span)
    place = plain.find(words, *found.reminder) if words else -1
    return Stretch(place, place + len(words)) if place >= 0 else found.span


def _words(ability: AbilityReading, span: Stretch) -> str:
    """What stands at *span*, which is counted in the text that the keyword reads as."""
    start = span.start - ability.span.start
    return ability.text[start : start + span.end - span.start].lower() if start >= 0 else ""


def _by_table(value: str | tuple[str, ...] | None, found: FoundKeyword, given: str) -> ReadFact:
    words = found.span.of(given)
    because = Text(*(part.replace("{words}", words) for part in reason("keyword")))
    return ReadFact(value, Certainty.LIKELY, (found.span,), because)
