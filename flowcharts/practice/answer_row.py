"""A learner’s answer as it is kept beside a review: enough for another verdict on it."""

import json
from typing import Any

from flowcharts.journal.review import Review
from flowcharts.model.sub_charts import steps
from flowcharts.model.walk import walk_by_names
from flowcharts.practice.question import Answer, StudyQuestion
from flowcharts.practice.round import AskedQuestion


def written_answer(answer: Answer, asked: AskedQuestion) -> str:
    """The answer as JSON, and why the question was asked."""
    walk = answer.walk
    document: dict[str, Any] = {
        "said": dict(answer.predicted),
        "drawn": asked.drawn,
        "detail": asked.detail,
    }
    if walk is not None:
        named = {f"{step.chart.id}/{step.decision.id}": step.answer for step in steps(walk)}
        document |= {"walk": named, "exit": walk.home.exit_id}
    if answer.is_given_up:
        document["given up"] = True
    if answer.is_unwalked:
        document["unwalked"] = True
    return json.dumps(document, separators=(",", ":"))


def answer_again(question: StudyQuestion, review: Review) -> Answer:
    """The answer that a review was of; hints are not told apart any more."""
    told = _told(review)
    is_given_up = bool(told.get("given up"))
    said = tuple((str(name), str(option)) for name, option in dict(told.get("said", {})).items())
    if not question.is_walked:
        option = review.given[0] if review.given else ""
        return Answer(None, option, said, is_given_up=is_given_up)
    if told.get("unwalked"):
        return Answer(None, "", said, is_unwalked=True)
    walk = walk_by_names(question.case.chart, dict(told.get("walk", {})))
    left = told.get("exit")
    if left in walk.chart.exits and not walk.is_over:
        walk = walk.left_by(str(left))
    return Answer(walk, "", said, is_given_up=is_given_up)


def drawn_as(review: Review) -> str:
    """Why it was asked; empty where that is not known."""
    return str(_told(review).get("drawn", ""))


def _told(review: Review) -> dict[str, Any]:
    try:
        told = json.loads(review.predicted)
    except ValueError:
        return {}
    return told if isinstance(told, dict) else {}
