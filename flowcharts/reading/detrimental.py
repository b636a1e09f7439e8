"""A hint whether an ability usually harms its controller: no words can settle that."""

from flowcharts.reading.ability_reading import Certainty, ReadFact
from flowcharts.reading.effect_words import FoundEffect
from flowcharts.reading.shown import told_by
from flowcharts.reading.trigger import Trigger

_AGAINST = frozenset(
    (
        *("life-you", "lose-game", "sacrifice-own", "discard-you", "destroy-own", "life+opp"),
        *("exile-own", "counter-against-you", "draw-opp", "tap-own", "card-to-opps-hand"),
    )
)
_FOR_AFFECTED = frozenset(("draw-affected", "mana-affected"))
_AGAINST_AFFECTED = frozenset(("life-affected", "sacrifice-affected", "damage-creature"))


def read_detrimental(trigger: Trigger, effects: tuple[FoundEffect, ...], option: str) -> ReadFact:
    """What its effects suggest; always asked."""
    names = {each.name for each in effects if each.name}
    spans = tuple(each.span for each in effects if each.name)
    value = _hint(names, option) if names else None
    return told_by(trigger, value, "detrimental", spans, Certainty.ASKED)


def _hint(names: set[str], option: str) -> str:
    if names & _AGAINST_AFFECTED - {"damage-creature"}:
        return "sym-bad"
    if names & _FOR_AFFECTED:
        return "sym-good"
    harm = names & _AGAINST
    if harm and option != "may" and len(harm) * 2 >= len(names):
        return "yes"
    return "no"
