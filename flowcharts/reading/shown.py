"""Values of facts with the words that show them, as they stand in the view of a trigger."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from flowcharts.cases.facts import FACTS, Fact
from flowcharts.cases.forms import Value
from flowcharts.model.text import Text
from flowcharts.reading.ability_reading import Certainty, ReadFact, Stretch
from flowcharts.reading.patterns import FactWords, fact_words, reason
from flowcharts.reading.trigger import Trigger


class FoundWords(NamedTuple):
    """A row of content whose words were found, and where."""

    row: FactWords
    span: Stretch


def all_shown(trigger: Trigger, table: str) -> Iterator[FoundWords]:
    """Each row of *table* whose words stand in what the trigger does itself."""
    for row in fact_words(table).values():
        yield from shown_by(trigger, row)


def shown_by(trigger: Trigger, row: FactWords) -> Iterator[FoundWords]:
    """The first words of *row* in what the trigger does itself, if any stand there."""
    for stretch in trigger.effects:
        found = row.words.search(trigger.view, *stretch)
        if found is not None:
            yield FoundWords(row, Stretch(*found.span()))
            break


def told(trigger: Trigger, found: FoundWords) -> ReadFact:
    """The value that was found, with its reason."""
    because = _with_words(found.row.because, found.span.short_of(trigger.given))
    return ReadFact(found.row.value, found.row.certainty, (found.span,), because)


def told_by(
    trigger: Trigger,
    value: str | tuple[str, ...] | None,
    name: str,
    spans: Iterable[Stretch],
    certainty: Certainty = Certainty.CERTAIN,
) -> ReadFact:
    """The *value*, shown by the words at *spans*, for the reason of that *name*."""
    shown = tuple(spans)
    words = " … ".join(span.short_of(trigger.given) for span in shown)
    return ReadFact(value, certainty, shown, _with_words(reason(name), words))


def _with_words(because: Text, words: str) -> Text:
    return Text(because.en.replace("{words}", words), because.ja.replace("{words}", words))


def usual(fact: Fact[Value]) -> ReadFact:
    """What the fact is where no words say otherwise."""
    return _usual(fact.name)


@cache
def _usual(name: str) -> ReadFact:
    fact = FACTS[name]
    absent = fact.absent or fact.about
    sentence = Text(f"{absent.en[0].upper()}{absent.en[1:]}.", f"{absent.ja}。")
    return ReadFact(str(fact.usual), Certainty.CERTAIN, (), sentence)
