"""The scenes of a question: asked, voted on, and with its answer."""

from collections.abc import Mapping

from flowcharts.model.chart import Decision
from flowcharts.model.scenario import Card, Evidence, Scenario
from flowcharts.model.sub_charts import steps
from flowcharts.talk.moment import Stage, TalkMoment
from flowcharts.talk.order import TalkOrder
from flowcharts.talk.scene import QuestionScene, VoteChoice, VotesScene, WallExit

Cards = Mapping[str, Card]


def question_scene(
    order: TalkOrder, cards: Cards, moment: TalkMoment, decision: Decision
) -> QuestionScene:
    """The question that stands on the wall, with its answer where that is told."""
    position = moment.position
    assert position is not None  # noqa: S101  # whoever has a decision stands on a walk
    showing, worked = position.showing, position.worked
    is_revealed = showing is not None and showing.is_revealed and worked is not None
    told = worked if is_revealed else None
    scenario = order.content(moment).scenario
    exits = tuple(
        WallExit(
            branch.answer,
            branch.words,
            place,
            is_marked=branch.answer == moment.mark,
            is_right=None if told is None else branch.answer == told.answer,
            was_tried=showing is not None and showing.tried == branch.answer,
        )
        for place, branch in enumerate(decision.branches)
    )
    evidence = told.evidence if told is not None else None
    return QuestionScene(
        order.head(moment),
        position.walk,
        decision,
        len(steps(position.walk)) + 1,
        exits,
        is_revealed,
        told.because if told is not None else None,
        evidence,
        _card(scenario, evidence, cards),
        scenario,
        moment.fork is not None,
    )


def _card(scenario: Scenario | None, evidence: Evidence | None, cards: Cards) -> Card | None:
    """The card whose words decide; else the one whose trigger was missed."""
    named = evidence.card if evidence is not None else None
    first = next(iter(scenario.cards), None) if scenario is not None else None
    return cards.get(named or first or "")


def votes_scene(order: TalkOrder, cards: Cards, moment: TalkMoment) -> VotesScene | None:
    """The vote on it, with its hands where they may be seen; None where none is taken."""
    decision, asked, hands = moment.decision, moment.question, order.hands(moment)
    if decision is None or asked is None or hands is None:
        return None
    is_shown = moment.stage is Stage.SPREAD
    vote = order.votes.get(asked)
    choice = VoteChoice(moment.mark) if moment.mark in tuple(VoteChoice) else None
    return VotesScene(
        order.head(moment),
        question_scene(order, cards, moment, decision),
        moment.shown,
        hands.counts if is_shown else None,
        vote.moves(moment.shown) if is_shown and vote is not None else (),
        hands.total > 0,
        choice,
    )
