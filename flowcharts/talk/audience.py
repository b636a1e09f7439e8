"""The scene that a moment of a talk puts on the wall."""

from collections.abc import Mapping
from typing import assert_never

from flowcharts.model.chart import Decision, Outcome
from flowcharts.model.position import Position
from flowcharts.model.scenario import Card, Evidence
from flowcharts.model.sub_charts import penalty_of, rulings_of, said_at_end
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from flowcharts.talk.moment import Stage, TalkMoment
from flowcharts.talk.order import TalkOrder
from flowcharts.talk.scene import (
    CaseScene,
    QuestionScene,
    RulingScene,
    SplitScene,
    TitleKind,
    TitleScene,
    VoteChoice,
    VotesScene,
    WallExit,
    WallScene,
    WholeChartScene,
)
from flowcharts.talk.sheet import SheetContent, Telling

_THANKS = Text("Thank you.", "ありがとうございました。")

Cards = Mapping[str, Card]


def scene_of(  # noqa: PLR0911  # one for each stage
    order: TalkOrder, cards: Cards, moment: TalkMoment, seconds: float = 0.0
) -> WallScene:
    """The scene of *moment*; *seconds* were spent on the item so far."""
    if moment.item < 0 or moment.stage is Stage.END:
        return _title_of_seminar(order, moment)
    match moment.stage:
        case Stage.TITLE:
            return _title(order, moment)
        case Stage.CASE:
            has_story = order.content(moment).scenario is not None
            return case_scene(order, cards, moment) if has_story else _title(order, moment)
        case Stage.WALK:
            return _walk(order, cards, moment)
        case Stage.VOTE | Stage.SPREAD:
            return votes_scene(order, cards, moment) or _walk(order, cards, moment)
        case Stage.SPLIT:
            return _split(order, moment)
        case Stage.PARTS:
            return _parts(order, moment, seconds)
        case _:
            assert_never(moment.stage)


def whole_chart(order: TalkOrder, moment: TalkMoment) -> WholeChartScene | None:
    """The whole chart of what is shown, with the path lit; None where there is none."""
    walk = walk_of(order, moment)
    return None if walk is None else WholeChartScene(order.head(moment), walk.chart, walk)


def walk_of(order: TalkOrder, moment: TalkMoment) -> Walk | None:
    """The walk that belongs to a moment."""
    if moment.position is not None:
        return moment.position.walk
    if moment.edition is not None:
        return Walk(moment.edition.chart)
    if moment.item < 0 or moment.stage is Stage.END:
        return None
    return order.content(moment).walk_shown(moment.shown)


def _title_of_seminar(order: TalkOrder, moment: TalkMoment) -> TitleScene:
    sheet = order.sheet
    if moment.stage is Stage.END:
        return TitleScene(TitleKind.END, _THANKS, sheet.title)
    editions = {item.content.edition for item in sheet.items} - {None}
    edition = editions.pop() if len(editions) == 1 else None
    return TitleScene(TitleKind.SEMINAR, sheet.title, None, edition)


def _title(order: TalkOrder, moment: TalkMoment) -> TitleScene:
    content = order.content(moment)
    return TitleScene(
        TitleKind.ITEM,
        content.title,
        order.numbered(moment.item),
        content.edition,
    )


def case_scene(order: TalkOrder, cards: Cards, moment: TalkMoment) -> CaseScene:
    """The story of what is told, with its cards."""
    content = order.content(moment)
    scenario = content.scenario
    assert scenario is not None  # noqa: S101  # whoever comes here has one
    found = (content.cards.get(name) or cards.get(name) for name in scenario.cards)
    shown = tuple(card for card in found if card is not None)
    return CaseScene(order.head(moment), scenario, shown)


def _walk(order: TalkOrder, cards: Cards, moment: TalkMoment) -> WallScene:
    decision = moment.decision
    if moment.position is None:
        return _title(order, moment)
    if decision is None:
        return _ruling(order, moment, moment.position)
    return question_scene(order, cards, moment, decision)


def _ruling(order: TalkOrder, moment: TalkMoment, position: Position) -> RulingScene:
    walk, scenario = position.walk, order.content(moment).scenario
    is_example = position.showing is not None
    told_for = scenario.told_for if scenario is not None and is_example else None
    return RulingScene(
        order.head(moment),
        walk,
        rulings_of(walk) if not walk.is_inside else _inner(walk),
        walk.exit,
        position.penalty,
        said_at_end(walk),
        moment.fork is not None,
        told_for.why if told_for is not None else None,
    )


def _inner(walk: Walk) -> tuple[Outcome, ...]:
    return () if walk.outcome is None else (walk.outcome,)


def _split(order: TalkOrder, moment: TalkMoment) -> WallScene:
    split, position = moment.split, moment.position
    decision = position.walk.decision if position is not None else None
    if split is None or decision is None:
        return _title(order, moment)
    one, other = (
        WallExit(answer, decision.branch(answer).words, decision.answers.index(answer))
        for answer in split.answers
    )
    waits = moment.decision
    exits = tuple(
        WallExit(branch.answer, branch.words, place, is_marked=branch.answer == moment.mark)
        for place, branch in enumerate(waits.branches if waits is not None else ())
    )
    left, right = split.walks
    return SplitScene(
        order.head(moment),
        decision,
        (one, other),
        split.walks,
        (penalty_of(left), penalty_of(right)),
        split.waiting,
        exits,
    )


def _parts(order: TalkOrder, moment: TalkMoment, seconds: float) -> WallScene:
    item, items = order.item(moment), order.sheet.items
    place = order.following(moment.item)
    after = items[place].title if place < len(items) else None
    told = Telling(order.head(moment), moment.shown, item.minutes, seconds, after)
    return item.content.shown(told) or _title(order, moment)


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
        exits,
        is_revealed,
        told.because if told is not None else None,
        evidence,
        _card(order.content(moment), evidence, cards),
        scenario,
        moment.fork is not None,
    )


def _card(content: SheetContent, evidence: Evidence | None, cards: Cards) -> Card | None:
    """The card whose words decide; else the one whose trigger was missed."""
    scenario, named = content.scenario, evidence.card if evidence is not None else None
    first = next(iter(scenario.cards), None) if scenario is not None else None
    name = named or first or ""
    return content.cards.get(name) or cards.get(name)


def votes_scene(order: TalkOrder, cards: Cards, moment: TalkMoment) -> VotesScene | None:
    """The vote on it, with its hands where they may be seen; None where none is taken."""
    hands = order.hands(moment)
    if hands is None or moment.question is None:
        return None
    is_shown = moment.stage is Stage.SPREAD
    vote = order.votes.get(moment.question)
    return VotesScene(
        order.head(moment),
        *_voted_on(order, cards, moment),
        moment.shown,
        hands.counts if is_shown else None,
        vote.moves(moment.shown) if is_shown and vote is not None else (),
        VoteChoice(moment.mark) if moment.mark in tuple(VoteChoice) else None,
    )


def _voted_on(
    order: TalkOrder, cards: Cards, moment: TalkMoment
) -> tuple[Text, tuple[WallExit, ...], QuestionScene | CaseScene]:
    """What is asked, the answers, and what it is answered from."""
    edition = moment.edition
    if edition is not None:
        exits = tuple(
            WallExit(answer.name, answer.words, place, is_marked=answer.name == moment.mark)
            for place, answer in enumerate(edition.answers)
        )
        return edition.question, exits, case_scene(order, cards, moment)
    assert moment.decision is not None  # noqa: S101  # where no edition is voted on, a question is
    scene = question_scene(order, cards, moment, moment.decision)
    return scene.decision.question, scene.exits, scene
