"""A walk as the JSON document that other programs read."""

from typing import Any

from flowcharts.chart import Penalty
from flowcharts.commands.choice import Choice
from flowcharts.text import Text


def walk_document(choice: Choice) -> dict[str, Any]:
    """Where the walk went, where it stands, and what it comes to."""
    walk = choice.walk
    return {
        "chart": walk.chart.id,
        "path": [
            {"chart": walk.chart.id, "decision": step.decision, "answer": step.answer}
            for step in walk.path
        ],
        "at": walk.here.id,
        "over": walk.is_over,
        "outcome": walk.outcome.id if walk.outcome is not None else None,
        "exit": walk.exit_id,
        "penalty": _penalty_document(choice.penalty),
        "possible": list(walk.possible),
    }


def text_document(text: Text) -> dict[str, str]:
    """A text in both languages."""
    plain = text.without_ruby()
    return {"en": plain.en, "ja": plain.ja}


def _penalty_document(penalty: Penalty | None) -> dict[str, dict[str, str]] | None:
    if penalty is None:
        return None
    return {
        "controller": text_document(penalty.controller),
        "opponent": text_document(penalty.opponent),
    }
