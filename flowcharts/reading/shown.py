"""Values of facts with the words that show them, as they stand in the view of a trigger."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from flowcharts.cases.facts import Fact
from flowcharts.cases.forms import Value
from flowcharts.codec.shipped import shipped_table
from flowcharts.codec.tables import text
from flowcharts.model.text import Text
from flowcharts.reading.ability_reading import Certainty, ReadFact, Stretch
from flowcharts.reading.patterns import FactWords, fact_words
from flowcharts.reading.trigger import Trigger


class FoundWords(NamedTuple):
    """A row of content whose words were found, and where."""

    row: FactWords
    span: Stretch


def all_shown(trigger: Trigger, table: str) -> Iterator[FoundWords]:
    """Each row of *table* whose words stand in what the trigger does itself."""
    for row in fact_words(table).values():
        for stretch in trigger.effects:
            found = row.words.search(trigger.view, *stretch)
            if found is not None:
                yield FoundWords(row, Stretch(*found.span()))
                break


def told(trigger: Trigger, found: FoundWords) -> ReadFact:
    """The value that was found, with its reason."""
    words = said(trigger, found.span)
    return ReadFact(
        found.row.value, found.row.certainty, (found.span,), found.row.because.filled(words=words)
    )


def told_by(
    trigger: Trigger,
    value: str | tuple[str, ...] | None,
    reason: str,
    spans: Iterable[Stretch],
    certainty: Certainty = Certainty.CERTAIN,
) -> ReadFact:
    """The *value*, shown by the words at *spans*, for the *reason* of that name."""
    shown = tuple(spans)
    words = " … ".join(said(trigger, span) for span in shown)
    return ReadFact(value, certainty, shown, _reason(reason).filled(words=words))


def usual(fact: Fact[Value], certainty: Certainty = Certainty.CERTAIN) -> ReadFact:
    """What the fact is where no words say otherwise."""
    return ReadFact(str(fact.usual), certainty, (), _sentence(fact.absent or fact.about))


def _sentence(absent: Text) -> Text:
    return Text(f"{absent.en[0].upper()}{absent.en[1:]}.", f"{absent.ja}。")


@cache
def _reason(name: str) -> Text:
    return text(shipped_table("reading/oracle")["reason"][name])


def said(trigger: Trigger, span: Stretch) -> str:
    """The words at *span*, short enough for a sentence."""
    words = re.sub(r"\s+", " ", trigger.given[span.start : span.end]).strip()
    return words if len(words) <= _LONGEST else f"{words[: _LONGEST - 1].rstrip()}…"


_LONGEST = 80
