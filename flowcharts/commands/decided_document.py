"""A decided case as the JSON document that other programs read."""

from typing import Any

from flowcharts.cases.case import Because
from flowcharts.cases.decide import DecidedWalk, DisputedRuling
from flowcharts.cases.forms import written
from flowcharts.commands.walk_choice import WalkChoice
from flowcharts.commands.walk_document import text_document, walk_document
from flowcharts.model.scenario import Scenario


def decided_document(decided: DecidedWalk, scenario: Scenario | None = None) -> dict[str, Any]:
    """The walk, with the facts that each answer rests on, what is missing, what is disputed.

    What is `free` nobody told, and it makes no difference.

    *scenario*: the example that goes this very way.
    """
    document = walk_document(WalkChoice(decided.walk, scenario))
    for part in (document, document.get("followed", {})):
        for row in part.get("path", ()):
            reasons = decided.because(row["chart"], row["decision"])
            row["because"] = [_because_row(each) for each in reasons]
    stopped = decided.stopped
    return {
        **document,
        "missing": list(decided.missing),
        "free": list(decided.free),
        "judged": list(decided.judged),
        "stopped": text_document(stopped) if stopped is not None else None,
        "disputed": _disputed(decided.disputed) if decided.disputed is not None else None,
    }


def _disputed(disputed: DisputedRuling) -> dict[str, Any]:
    """What judges part on, and the case by either reading."""
    return {
        "fact": disputed.dispute.fact.name,
        "about": text_document(disputed.dispute.words),
        "source": text_document(disputed.dispute.source),
        "rulings": [
            {"value": reading.value, "reading": text_document(reading.words)}
            | decided_document(decided)
            for reading, decided in disputed.both
        ],
    }


def _because_row(because: Because) -> dict[str, Any]:
    return {
        "fact": because.fact.name,
        "value": written(because.value),
        "words": text_document(because.words) if because.words is not None else None,
    }
