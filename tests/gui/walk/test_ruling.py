"""The ruling: the remedy, both penalties, what to say, what is asked only where it matters."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from flowcharts.model.chart import Chart
from flowcharts.model.position import Position, position_of, position_of_example
from flowcharts.model.text import Text, Wording
from gui.commands.command import Commands
from gui.text.rich_label import RichLabel
from gui.text.text_style import TextStyle
from gui.walk.ruling.ruling import RulingPanel
from gui.walk.ruling.ruling_text import SayBlock
from gui.walk.second_path import PathDiff, SecondPathBlock, parting
from gui.widgets.button_face import ButtonState
from gui.widgets.text_button import TextButton
from tests.gui.walk.asked import Asked
from tests.shipped import LIBRARY

CHART = LIBRARY.chart("missed-trigger-2008")
PATHS = {
    "not-used": ["yes"],
    "resolved": ["no", "no", "no"],
    "resolve-now": ["no", "yes", "yes"],
    "stack": ["no", "no", "yes", "yes"],
    "no-fix": ["no", "no", "yes", "no"],
}


def walked(outcome: str) -> Position:
    position = position_of(CHART)
    for answer in PATHS[outcome]:
        position = position.answered(answer)
    return position


def example(name: str) -> Position:
    scenario = LIBRARY.scenario(name)
    return position_of_example(LIBRARY.chart(scenario.chart), scenario).jumped(99)


def said(panel: QWidget) -> str:
    shown = [view for view in panel.findChildren(RichLabel) if view.isVisibleTo(panel)]
    return "\n".join(view.accessibleName() for view in shown)


def buttons(panel: QWidget) -> dict[str, TextButton]:
    shown = [view for view in panel.findChildren(TextButton) if view.isVisibleTo(panel)]
    return {view.accessibleName(): view for view in shown}


@pytest.fixture
def panel(qtbot: QtBot, asked: Asked, commands: Commands) -> RulingPanel:
    view = RulingPanel(TextStyle(), asked, commands)
    qtbot.addWidget(view)
    view.resize(320, 900)
    view.show()
    return view


@pytest.mark.parametrize("outcome", PATHS)
def test_it_says_the_remedy_and_both_penalties(panel: RulingPanel, outcome: str) -> None:
    position = walked(outcome)
    panel.show_position(position)
    reached = position.walk.outcome
    assert reached is not None
    assert reached.penalty is not None
    for text in (reached.label, reached.remedy, reached.say):
        assert text.en in said(panel)
    assert reached.penalty.controller.en in said(panel)
    assert reached.penalty.opponent.en in said(panel)


@pytest.mark.parametrize("outcome", ["resolve-now", "stack", "no-fix"])
def test_deliberate_silence_is_asked_where_it_matters(panel: RulingPanel, outcome: str) -> None:
    position = walked(outcome)
    panel.show_position(position)
    assert "Was it missed on purpose?" in said(panel)
    buttons(panel)["Yes"].click()
    assert position.walk.outcome is not None
    assert position.walk.outcome.on_purpose is not None
    assert position.walk.outcome.on_purpose.en in said(panel)
    assert "Say: “Please stop the game here and wait.”" in said(panel)
    buttons(panel)["No"].click()
    assert "stop the game" not in said(panel)
    assert "Then the ruling stands." in said(panel)


@pytest.mark.parametrize("outcome", ["not-used", "resolved"])
def test_deliberate_silence_changes_nothing_where_there_is_no_penalty(
    panel: RulingPanel, outcome: str
) -> None:
    panel.show_position(walked(outcome))
    assert "Was it missed on purpose?" not in said(panel)
    assert "At this remedy that changes nothing." in said(panel)


def chart_that_leads_on(place: int, last: int) -> Chart:
    """A chart whose first outcome leads on to another such chart, up to the *last*."""
    outcome = CHART.outcomes[0]._replace(
        label=Text(f"End {place}", f"終わり{place}"),
        remedy=Text(f"Do what {place} says.", f"{place}のとおりにします。"),
        next=f"chart-{place + 1}" if place < last else None,
    )
    parts = {outcome.next: chart_that_leads_on(place + 1, last)} if outcome.next else {}
    nodes = {**CHART.nodes, outcome.id: outcome}
    return CHART._replace(id=f"chart-{place}", nodes=nodes, parts=parts)


def test_every_chart_that_followed_is_explained_however_many(panel: RulingPanel) -> None:
    position = position_of(chart_that_leads_on(1, last=5))
    answers = PATHS[CHART.outcomes[0].id]
    for answer in answers:
        position = position.answered(answer)
    for count in range(2, 6):
        position = position.led_on()
        for answer in answers:
            position = position.answered(answer)
        panel.show_position(position)
        explained = [f"Do what {place} says." for place in range(1, 6)]
        assert [words in said(panel) for words in explained] == [
            place <= count for place in range(1, 6)
        ]


def test_another_walk_asks_again(panel: RulingPanel) -> None:
    panel.show_position(walked("stack"))
    buttons(panel)["Yes"].click()
    panel.show_position(walked("no-fix"))
    assert all(buttons(panel)[name].face.state is ButtonState.REST for name in ("Yes", "No"))


def test_the_sentence_to_say_is_copied_though_a_part_of_it_is_selected(panel: RulingPanel) -> None:
    position = walked("stack")
    panel.show_position(position)
    panel.resize(340, panel.heightForWidth(340))
    sentence = panel.findChild(SayBlock).findChildren(RichLabel)[1]
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(sentence, left, pos=QPoint(4, 8))
    QTest.mouseMove(sentence, QPoint(60, 8))
    QTest.mouseRelease(sentence, left, pos=QPoint(60, 8))
    buttons(panel)["Copy"].click()
    assert position.walk.outcome is not None
    assert QGuiApplication.clipboard().text() == position.walk.outcome.say.en
    assert "Copied" in buttons(panel)


def test_what_each_answer_decides_is_said(panel: RulingPanel, asked: Asked) -> None:
    panel.show_position(walked("stack"))
    rows = buttons(panel)
    assert "If “Within turn cycle?” were No\n→ No fix" in rows
    depends = "If “Has choices?” were Yes\n→ depends on “Has default?”"
    QTest.mouseClick(rows[depends], Qt.MouseButton.LeftButton)
    assert asked.moves == [("what_if", "choices", "yes")]


def test_the_flip_that_lies_beside_stays_marked_while_it_is_answered(panel: RulingPanel) -> None:
    position = walked("resolved").with_what_if("choices", "yes")
    for answers in ((), ("no",), ("no", "yes")):
        beside = position
        for answer in answers:
            beside = beside.with_beside_answered(answer)
        panel.show_position(beside)
        chosen = [each for each in buttons(panel).values() if each.face.state is ButtonState.CHOSEN]
        assert len(chosen) == 1, answers
        assert "Has choices?" in chosen[0].face.title.en


def test_once_the_path_beside_is_over_its_row_says_what_it_came_to(panel: RulingPanel) -> None:
    def row(position: Position) -> str:
        panel.show_position(position)
        return next(name for name in buttons(panel) if "Has choices?" in name)

    late = walked("no-fix").with_what_if("choices", "yes")
    assert "→ depends on “Has default?”" in row(late)
    assert "→ the same remedy: it did not matter" in row(late.with_beside_answered("no"))
    assert "→ Resolve immediately" in row(late.with_beside_answered("yes"))
    early = walked("resolved").with_what_if("choices", "yes").with_beside_answered("no")
    assert "“Within turn cycle?” decides which" in row(early)


def test_no_answer_is_flipped_where_an_example_lies_beside(panel: RulingPanel) -> None:
    panel.show_position(
        example("dark-confidant-late").with_example_beside(LIBRARY.scenario("braids-late"))
    )
    rows = buttons(panel)
    assert any(name.startswith("If “Has choices?” were ") for name in rows)
    assert not [name for name, row in rows.items() if row.face.state is ButtonState.CHOSEN]


def test_a_derived_ruling_says_so(panel: RulingPanel) -> None:
    panel.show_position(example("pouncing-jaguar-echo"))
    assert "Derived by us" in said(panel)
    panel.show_position(walked("stack"))
    assert "Derived by us" not in said(panel)


def test_an_example_says_who_gets_what_and_what_follows(panel: RulingPanel) -> None:
    position = example("pouncing-jaguar-echo")
    panel.show_position(position)
    assert position.showing is not None
    ruling = position.showing.scenario.ruling
    assert ruling is not None
    assert ruling.afterwards is not None
    assert ruling.penalty.opponent.en in said(panel)
    assert ruling.afterwards.en in said(panel)


def test_an_exit_says_why_and_what_applies_instead(panel: RulingPanel) -> None:
    way = CHART.exits["failure-to-reveal"]
    panel.show_position(position_of(CHART).left_by(way.id))
    assert way.label.en in said(panel)
    assert way.reason.en in said(panel)
    assert way.instead.en in said(panel)
    assert "on purpose" not in said(panel)


def test_paths_part_and_meet_again() -> None:
    walk, other = walked("stack").walk, walked("resolve-now").walk
    assert parting(walk, other) == PathDiff("choices", None)
    assert parting(walk, walk) == PathDiff(None, None)
    late = position_of(CHART).answered("no").answered("yes").answered("no").answered("yes").walk
    assert parting(walk, late) == PathDiff("choices", "turn-cycle")


def test_the_path_beside_is_told_and_answered(qtbot: QtBot, asked: Asked) -> None:
    block = SecondPathBlock(TextStyle(), asked)
    qtbot.addWidget(block)
    position = walked("stack").with_what_if("choices", "yes")
    block.show_position(position)
    assert "What if “Has choices?” were Yes?" in said(block)
    assert "The paths part at “Has choices?”." in said(block)
    buttons(block)["No"].click()
    assert asked.moves == [("answer_beside", "no")]
    block.show_position(position.with_beside_answered("no"))
    assert "They meet again at “Within turn cycle?”." in said(block) or "Both end at" in said(block)
    buttons(block)["Close"].click()
    assert asked.moves[-1] == ("close_beside",)


def test_differing_penalties_are_named_beside(qtbot: QtBot, asked: Asked) -> None:
    block = SecondPathBlock(TextStyle(), asked)
    qtbot.addWidget(block)
    block.show_position(walked("stack").with_what_if("visual", "no"))
    assert "It ends at\nTrigger resolved" in said(block)
    here = walked("stack").walk.outcome
    assert here is not None
    assert here.penalty is not None
    assert f"Opponent: No penalty (here: {here.penalty.opponent.en})" in said(block)
    block.show_position(walked("stack").with_what_if("turn-cycle", "no"))
    assert "The penalties are the same." in said(block)


NO_DIFFERENCE = "This answer made no difference."


def test_an_answer_that_did_not_matter_is_told_beside(qtbot: QtBot, asked: Asked) -> None:
    block = SecondPathBlock(TextStyle(), asked)
    qtbot.addWidget(block)
    late = walked("no-fix").with_what_if("choices", "yes")
    block.show_position(late)
    assert NO_DIFFERENCE not in said(block)
    block.show_position(late.with_beside_answered("no"))
    assert "The penalties are the same." in said(block)
    assert NO_DIFFERENCE in said(block)
    block.show_position(late.with_beside_answered("yes"))
    assert NO_DIFFERENCE not in said(block)


def test_two_examples_that_end_alike_have_no_answer_that_made_no_difference(
    qtbot: QtBot, asked: Asked
) -> None:
    block = SecondPathBlock(TextStyle(), asked)
    qtbot.addWidget(block)
    late = LIBRARY.scenario("braids-late")
    block.show_position(example("dark-confidant-late").with_example_beside(late))
    assert "Both end at\n" in said(block)
    assert NO_DIFFERENCE not in said(block)


def test_another_example_is_laid_beside_by_name(qtbot: QtBot, asked: Asked) -> None:
    block = SecondPathBlock(TextStyle(), asked)
    qtbot.addWidget(block)
    braids = LIBRARY.scenario("braids-in-time")
    block.show_position(example("dark-confidant-in-time").with_example_beside(braids))
    assert f"Beside it: {braids.title.en}" in said(block)
    assert "Both end at\nPut on stack" in said(block)


def to_be_followed(chart: Chart) -> Position | None:
    """A walk through *chart* to an end that another chart follows, if it has one."""
    waiting = [position_of(chart)]
    for position in waiting:
        walk = position.walk
        if walk.next_chart is not None:
            return position
        if walk.decision is not None:
            waiting += [position.answered(answer) for answer in walk.decision.answers]
    return None


FOLLOWED = {each.id: end for each in LIBRARY.charts() if (end := to_be_followed(each)) is not None}


def test_the_editions_that_the_penalty_chart_follows_are_known() -> None:
    assert len(FOLLOWED) >= 8


@pytest.mark.parametrize("chart_id", FOLLOWED)
def test_at_cheating_the_players_are_asked_to_stop_and_told_no_remedy(
    panel: RulingPanel, chart_id: str
) -> None:
    position = FOLLOWED[chart_id].led_on().answered("yes")
    assert position.walk.here.id == "cheating"
    for wording, stop in (
        (Wording.ENGLISH, "“Please stop"),
        (Wording.JAPANESE, "「ここでゲームを止めて"),
    ):
        panel.show_style(TextStyle(wording=wording))
        panel.show_position(position)
        say = panel.findChild(SayBlock).findChildren(RichLabel)[1].accessibleName()
        assert say.startswith(stop)
        for outcome in FOLLOWED[chart_id].chart.outcomes:
            assert outcome.say.in_wording(wording) not in say
