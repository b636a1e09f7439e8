"""The scene that a moment of a talk puts on the wall."""

from typing import assert_never

from flowcharts.model.chart import Outcome
from flowcharts.model.position import Position
from flowcharts.model.sub_charts import penalty_of, rulings_of, said_at_end
from flowcharts.model.walk import Walk, moved
from flowcharts.talk import words
from flowcharts.talk.moment import Stage, TalkMoment
from flowcharts.talk.order import TalkOrder
from flowcharts.talk.question_scene import Cards, question_scene, votes_scene
from flowcharts.talk.scene import (
    CaseScene,
    RulingScene,
    SplitScene,
    TitleKind,
    TitleScene,
    WallExit,
    WallScene,
    WholeChartScene,
)
from flowcharts.talk.sheet import Telling


def scene_of(  # noqa: PLR0911  # one for each stage
    order: TalkOrder, cards: Cards, moment: TalkMoment, seconds: float = 0.0
) -> WallScene:
    """What the wall shows; *seconds* were spent on the item so far."""
    if moment.item < 0 or moment.stage is Stage.END:
        return _title_of_seminar(order, moment)
    match moment.stage:
        case Stage.TITLE:
            return _title(order, moment)
        case Stage.CASE:
            return _case(order, cards, moment)
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
    if moment.item < 0 or moment.stage is Stage.END:
        return None
    return order.content(moment).walk_shown(moment.shown)


def _title_of_seminar(order: TalkOrder, moment: TalkMoment) -> TitleScene:
    sheet = order.sheet
    if moment.stage is Stage.END:
        return TitleScene(TitleKind.END, words.THANKS, sheet.title, cases=sheet.cases)
    editions = {item.content.edition for item in sheet.items} - {None}
    edition = editions.pop() if len(editions) == 1 else None
    return TitleScene(TitleKind.SEMINAR, sheet.title, None, edition, cases=sheet.cases)


def _title(order: TalkOrder, moment: TalkMoment) -> TitleScene:
    content, sheet = order.content(moment), order.sheet
    return TitleScene(
        TitleKind.ITEM,
        content.title,
        sheet.numbered(moment.item),
        content.edition,
        sheet.number(moment.item),
        sheet.cases,
    )


def _case(order: TalkOrder, cards: Cards, moment: TalkMoment) -> WallScene:
    scenario = order.content(moment).scenario
    if scenario is None:
        return _title(order, moment)
    shown = tuple(cards[name] for name in scenario.cards if name in cards)
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
    known = order.content(moment).known_answers
    is_example = position.showing is not None
    ruling = position.ruling
    told_for = scenario.told_for if scenario is not None and is_example else None
    is_final = position.is_shown_to_the_end if is_example else moved(walk, known) is None
    return RulingScene(
        order.head(moment),
        walk,
        rulings_of(walk) if not walk.is_inside else _inner(walk),
        walk.exit,
        position.penalty,
        said_at_end(walk),
        ruling.afterwards if ruling is not None else None,
        scenario,
        is_final,
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
