"""The blocks of each scene: all that it says, for pictures in large letters."""

from collections.abc import Iterator

from flowcharts.model.chart import Exit, Penalty
from flowcharts.model.text import Text
from flowcharts.talk.scene import (
    CaseScene,
    CompareScene,
    LongScene,
    QuestionScene,
    RulingScene,
    SplitScene,
    VotesScene,
    WholeChartScene,
)
from gui.talk.wall import words
from gui.talk.wall.blocks import (
    LARGE,
    SMALL,
    ChartBlock,
    Exits,
    FlowBlock,
    FlowCard,
    FlowWords,
    paragraphs,
)
from gui.talk.wall.charts import WallCharts
from gui.talk.wall.compare import compared, ending, penalties, steps_of
from gui.talk.wall.grounds import grounds_and_reason
from gui.talk.wall.votes import figure_of


def blocks_of(scene: LongScene, charts: WallCharts) -> tuple[FlowBlock, ...]:
    """All that *scene* says, from the top."""
    edition = scene.head.edition
    said = (FlowWords(edition, SMALL, is_soft=True),) if edition is not None else ()
    return (*said, *_blocks(scene, charts))


def _blocks(scene: LongScene, charts: WallCharts) -> Iterator[FlowBlock]:
    match scene:
        case CaseScene():
            yield from _case(scene)
        case QuestionScene():
            yield from _question(scene, charts)
        case WholeChartScene():
            yield from _chart(scene, charts)
        case RulingScene():
            yield from _ruling(scene, charts)
        case CompareScene():
            yield from _comparison(scene)
        case VotesScene():
            yield from _votes(scene)
        case SplitScene():
            yield from _split(scene)


def _case(scene: CaseScene) -> Iterator[FlowBlock]:
    if scene.scenario.title.on_one_line() != scene.head.title:
        yield FlowWords(scene.scenario.title.on_one_line(), LARGE, is_bold=True)
    yield from paragraphs(scene.scenario.story)
    yield from (FlowCard(card) for card in scene.cards)


def _question(scene: QuestionScene, charts: WallCharts) -> Iterator[FlowBlock]:
    yield _asked(scene)
    yield Exits(scene.exits)
    yield from _grounds(scene)
    yield ChartBlock(scene.walk, charts)


def _asked(scene: QuestionScene) -> FlowWords:
    return FlowWords(scene.decision.question, LARGE, is_bold=True)


def _grounds(scene: QuestionScene) -> Iterator[FlowBlock]:
    """The card or the story; the reason, once it is told, before what it rests on."""
    card, lit, story, reason = grounds_and_reason(scene)
    if reason is not None and scene.is_revealed:
        yield FlowWords(reason, name=words.WHY)
    if card is not None:
        yield FlowCard(card, lit)
    else:
        yield from paragraphs(story)


def _chart(scene: WholeChartScene, charts: WallCharts) -> Iterator[FlowBlock]:
    yield ChartBlock(scene.walk, charts, is_wanted=True)
    for number, node in enumerate(scene.chart.nodes.values(), start=1):
        label = node.label.on_one_line()
        yield FlowWords(Text(f"{number}  {label.en}", f"{number}　{label.ja}"), SMALL, air=0.2)


def _ruling(scene: RulingScene, charts: WallCharts) -> Iterator[FlowBlock]:
    if scene.is_astray:
        yield FlowWords(words.AS_THE_ROOM, SMALL, is_bold=True, is_soft=True)
    ends = scene.outcomes if scene.exit is None else (scene.exit,)
    for end in ends:
        yield FlowWords(end.label.on_one_line(), LARGE, is_bold=True, is_filled=True)
        for text in (end.reason, end.instead) if isinstance(end, Exit) else (end.remedy,):
            yield from paragraphs(text)
    if scene.because is not None and scene.exit is None:
        yield FlowWords(scene.because, name=words.WHY)
    if scene.penalty is not None:
        yield from _penalty(scene.penalty)
    for place, said in enumerate(scene.say):
        yield FlowWords(said, name=None if place else words.SAY, is_boxed=True)
    yield ChartBlock(scene.walk, charts)


def _penalty(penalty: Penalty) -> Iterator[FlowBlock]:
    if penalty.controller == penalty.opponent:
        yield FlowWords(penalty.controller, is_bold=True, name=words.EITHER)
    else:
        yield FlowWords(penalty.controller, is_bold=True, name=words.CONTROLLER)
        yield FlowWords(penalty.opponent, is_bold=True, name=words.OPPONENT)


def _comparison(scene: CompareScene) -> Iterator[FlowBlock]:
    shown, seen = compared(scene)
    for each in shown[:seen]:
        yield FlowWords(each.edition.chart.edition.badge_parts[0], is_bold=True, air=0.3)
        yield FlowWords(ending(each), LARGE, is_bold=True, is_filled=True)
        if each.edition.penalty is not None and not isinstance(each.edition.end, Exit):
            yield FlowWords(penalties(each.edition.penalty), is_bold=True)
        yield FlowWords(steps_of(each.edition.walk), SMALL, is_soft=True)
    newest = shown[seen - 1].why if seen else None
    if newest is not None:
        yield FlowWords(newest, name=words.WHY)


def _votes(scene: VotesScene) -> Iterator[FlowBlock]:
    yield _asked(scene.question)
    if scene.hands is None:
        yield Exits(scene.question.exits)
        call = words.RAISE_HANDS if scene.round == 1 else words.RAISE_AGAIN
        yield FlowWords(call.on_one_line(), LARGE, is_bold=True)
        yield from _grounds(scene.question)
    else:
        most = max(1, *scene.hands)
        for way in scene.question.exits:
            answer, hands = way.words.on_one_line(), figure_of(scene, way)
            told = Text(f"{answer.en}: {hands.en}", f"{answer.ja}：{hands.ja}")
            part = scene.hands[way.place] / most
            yield FlowWords(told, is_bold=True, is_boxed=way.is_marked, way=way, bar=part)
        for choice, said in words.CHOICES.items():
            yield FlowWords(
                said, is_bold=scene.choice is choice, is_soft=scene.choice is not choice
            )


def _split(scene: SplitScene) -> Iterator[FlowBlock]:
    yield FlowWords(scene.decision.question, LARGE, is_bold=True)
    for place, (way, walk, penalty) in enumerate(
        zip(scene.answers, scene.walks, scene.penalties, strict=True)
    ):
        yield FlowWords(way.words.on_one_line(), LARGE, is_bold=True, way=way, air=0.4)
        if walk.is_over:
            label = walk.exit.label if walk.exit is not None else walk.ending.here.label
            yield FlowWords(label.on_one_line(), LARGE, is_bold=True, is_filled=True)
            if penalty is not None:
                yield from _penalty(penalty)
        elif walk.decision is not None:
            yield FlowWords(walk.decision.question, is_bold=True)
            if scene.waiting == place:
                yield Exits(scene.exits)
