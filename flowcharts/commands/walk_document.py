"""A walk as the JSON document that other programs read."""

from typing import Any

from flowcharts.commands.walk_choice import WalkChoice
from flowcharts.model.chart import Penalty
from flowcharts.model.script import finished_script
from flowcharts.model.sub_charts import penalty_of, possible_at_home, steps
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk


def walk_document(choice: WalkChoice) -> dict[str, Any]:
    """Where the walk went, where it stands, and what it comes to.

    What is so only of walks across charts stands there only where it is so.
    """
    home = choice.walk.home
    # Behind an exit is another infraction, whose penalty is not one of this chart.
    document = _document(choice.walk, choice.penalty if home.outcome is not None else None)
    if home.ending is not home and home.ending.outcome is not None:
        document["ending"] = {"chart": home.ending.chart.id, "outcome": home.ending.outcome.id}
    if home.next_chart is not None:
        document["next"] = {"chart": home.next_chart.id}
    if home.outcome is not None and choice.walk is not home:
        following = choice.walk._replace(origin=None)
        document["followed"] = _document(following, penalty_of(following))
    if choice.scenario is not None and choice.edition is not None and not choice.edition.why:
        script = finished_script(choice.scenario)
        if script:
            document["script"] = script
    return document


def path_document(walk: Walk) -> list[dict[str, str]]:
    """The whole way of a walk, each step with its chart."""
    return [
        {"chart": step.chart.id, "decision": step.decision.id, "answer": step.answer}
        for step in steps(walk)
    ]


def _document(walk: Walk, penalty: Penalty | None) -> dict[str, Any]:
    home = walk.home
    standing = walk if home.outcome is None else home
    return {
        "chart": home.chart.id,
        "path": path_document(standing),
        "at": standing.here.id,
        "over": standing.is_over,
        "outcome": home.outcome.id if home.outcome is not None else None,
        "exit": standing.exit_id,
        "penalty": penalty_document(penalty),
        "possible": list(possible_at_home(standing)),
    }


def text_document(text: Text) -> dict[str, str]:
    """A text in both languages."""
    plain = text.without_ruby()
    return {"en": plain.en, "ja": plain.ja}


def penalty_document(penalty: Penalty | None) -> dict[str, dict[str, str] | None] | None:
    """What each player gets, and when otherwise, in both languages."""
    if penalty is None:
        return None
    exception = penalty.exception
    return {
        "controller": text_document(penalty.controller),
        "opponent": text_document(penalty.opponent),
        "exception": text_document(exception) if exception is not None else None,
    }
