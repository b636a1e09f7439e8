"""A round of practice: predicted, walked, judged, taken back, left and gone on with."""

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QLabel

from flowcharts.model.sub_charts import steps
from flowcharts.model.text import Wording
from flowcharts.model.walk import Walk
from flowcharts.practice.question import REMEDY
from gui.chart.highlight import NodeState
from gui.commands.command import Place
from gui.practice.pages import PracticeStage
from gui.startup.opening import Opening
from gui.theme.colours import PALETTES, ThemeName
from gui.window.tour import Tour
from tests.gui.practice.conftest import NOON, Practise
from tests.gui.practice.learner import Learner
from tests.gui.window.conftest import Open
from tests.gui.window.user import CTRL, CTRL_SHIFT


def begun(practise: Practise) -> Learner:
    learner = practise()
    learner.press(Qt.Key.Key_Space)
    return learner


def right_walk(learner: Learner) -> Walk:
    return learner.question.case.decided.walk


def test_practice_needs_no_setting(practise: Practise) -> None:
    learner = practise()
    assert "Practise" in learner.reads(learner.page)
    learner.click_button("Practise for 10 minutes")
    assert learner.question.case.story.en in learner.reads(learner.page)
    assert "What is done?" in learner.reads(learner.panel)


def test_a_newcomer_practises_without_the_tour(open_window: Open, journal: Path) -> None:
    opening = Opening(journal=journal, now=NOON)
    learner = Learner(open_window(opening=opening, has_seen_tour=False).trainer, journal)
    assert learner.seen(Tour)
    learner.press(Qt.Key.Key_D, held=CTRL)
    assert not learner.seen(Tour)
    learner.predict()
    assert learner.practice.stage is PracticeStage.WALKED


def test_it_is_begun_from_the_header_and_left_for_the_chart(practise: Practise) -> None:
    learner = practise()
    learner.press(Qt.Key.Key_Escape)
    assert learner.trainer.practice.is_open, "the first Esc warns"
    learner.press(Qt.Key.Key_Escape)
    assert not learner.page.isVisible()
    learner.click_button("Practise", learner.trainer.header)
    assert learner.page.isVisible()
    learner.click_button("Walk", learner.trainer.header)
    assert not learner.page.isVisible()
    learner.press(Qt.Key.Key_N)
    assert learner.answers == ["no"], "the chart is walked again"


def test_a_right_walk_is_right(practise: Practise) -> None:
    learner = begun(practise)
    learner.predict()
    assert not learner.page.isVisible(), "the chart is walked now"
    learner.walk_right()
    assert "✓ Right" in learner.reads(learner.panel)
    (review,) = learner.reviews
    assert review.is_right
    assert review.is_counted


def test_a_wrong_prediction_is_told_apart_from_a_right_walk(practise: Practise) -> None:
    learner = begun(practise)
    for prediction in learner.question.predictions:
        ids = [option.id for option in prediction.options]
        learner.press_number((ids.index(prediction.right) + 1) % len(ids) + 1)
    learner.walk_right()
    said = learner.reads(learner.panel)
    assert "× The walk is right; what you said first is not" in said
    assert "First wrong step" not in said
    assert "✓ Right" not in said
    assert [review.is_right for review in learner.reviews] == [False]


def test_a_wrong_step_is_named_and_both_ways_are_on_the_chart(practise: Practise) -> None:
    learner = begun(practise)
    learner.predict()
    wrong = learner.walk_wrong()
    said = learner.reads(learner.panel)
    assert "× Not quite" in said
    assert "First wrong step" in said
    assert "First wrong step" in learner.panel.accessibleDescription(), "a screen reader, too"
    assert "Why" in said
    assert learner.look(wrong).is_hit, "the decision where they part is marked"
    assert learner.nodes_in(NodeState.BESIDE) | learner.nodes_in(NodeState.REACHED_BESIDE)
    assert [review.is_right for review in learner.reviews] == [False]


def test_it_is_named_what_turns_it_in_the_chart_that_answers(practise: Practise) -> None:
    learner = begun(practise)
    learner.predict()
    decision = learner.position.walk.decision
    assert decision is not None
    assert decision.sub_chart == "awareness"
    learner.walk_wrong()
    said = learner.reads(learner.panel)
    assert "What decides it is “" in said
    assert "in the chart “Was the trigger missed?”" in said


def test_space_goes_on_to_another_case(practise: Practise) -> None:
    learner = begun(practise)
    first = learner.question.case.id
    learner.predict()
    learner.walk_right()
    learner.press(Qt.Key.Key_Space)
    assert learner.question.case.id != first
    assert learner.page.isVisible()


def test_an_answer_is_taken_back_and_given_again(practise: Practise) -> None:
    learner = begun(practise)
    learner.predict()
    learner.walk_wrong()
    learner.press(Qt.Key.Key_Z, held=CTRL)
    assert [review.is_counted for review in learner.reviews] == [False], "kept, uncounted"
    assert learner.page.isVisible(), "the question waits again"
    learner.press(Qt.Key.Key_Z, held=CTRL_SHIFT)
    assert [review.is_counted for review in learner.reviews] == [True]
    assert "× Not quite" in learner.reads(learner.panel)


def test_a_step_back_into_the_chart_before_leads_there(practise: Practise) -> None:
    """Forwards one goes from chart to chart by itself; back, one stays where one has gone."""
    learner = begun(practise)
    while not any(step.chart.id == "penalty" for step in steps(right_walk(learner))):
        learner.predict()
        learner.walk_right()
        learner.press(Qt.Key.Key_Space)
    learner.predict()
    right = {step.place: step.answer for step in steps(right_walk(learner))}
    while (here := learner.position.walk).chart.id != "penalty":
        assert here.decision is not None
        answer = right[here.chart.id, here.decision.id]
        learner.press_number(here.decision.answers.index(answer) + 1)
    learner.press(Qt.Key.Key_Backspace)
    assert learner.position.walk.chart.id == learner.question.case.chart.id
    assert learner.practice.stage is PracticeStage.WALKED
    learner.press(Qt.Key.Key_Backspace)
    learner.walk_right()
    assert "✓ Right" in learner.reads(learner.panel)


def test_an_answer_given_after_the_right_one_was_seen_is_not_counted(practise: Practise) -> None:
    learner = begun(practise)
    learner.predict()
    learner.press(Qt.Key.Key_A)
    learner.press(Qt.Key.Key_Z, held=CTRL)
    learner.predict()
    learner.walk_right()
    assert "✓ Right" in learner.reads(learner.panel)
    assert "not counted" in learner.window.notice
    assert [review.is_counted for review in learner.reviews] == [False, False], "both are kept"
    assert learner.reviews[-1].results == ()
    course = learner.practice.open_round
    assert course is not None
    assert course.round is not None
    assert (course.round.right, course.round.counted) == (0, ())
    learner.press(Qt.Key.Key_Z, held=CTRL)
    learner.press(Qt.Key.Key_Z, held=CTRL_SHIFT)
    assert not any(review.is_counted for review in learner.reviews), "nor when given again"


def test_what_was_said_first_can_be_said_anew(practise: Practise) -> None:
    learner = begun(practise)
    learner.press_number(1)
    assert "You said" in learner.reads(learner.panel)
    learner.press(Qt.Key.Key_Z, held=CTRL)
    assert "You said" not in learner.reads(learner.panel)
    assert not learner.reviews


def test_full_width_digits_choose(practise: Practise) -> None:
    learner = begun(practise)
    first = learner.question.predictions[0].options[1].words.en
    learner.write("２")  # as an input method types it
    assert f"You said: {first}" in learner.reads(learner.panel)


def test_arrows_mark_and_enter_takes(practise: Practise) -> None:
    learner = begun(practise)
    second = learner.question.predictions[0].options[1].words.en
    learner.window.view.setFocus()
    learner.press(Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert f"You said: {second}" in learner.reads(learner.panel)


def test_a_hint_comes_before_the_answer(practise: Practise) -> None:
    learner = begun(practise)
    learner.predict()
    decision = learner.position.walk.decision
    assert decision is not None
    learner.press(Qt.Key.Key_H)
    assert decision.definition.en in learner.reads(learner.panel)
    learner.press(Qt.Key.Key_A)
    assert "The answer" in learner.reads(learner.panel)
    (review,) = learner.reviews
    assert not review.is_right
    assert review.hints == 1


def test_a_hint_is_seen_however_many_choices_there_are(practise: Practise) -> None:
    learner = practise(wording="both", height=720)
    learner.press(Qt.Key.Key_Space)
    learner.press(Qt.Key.Key_H)
    block, _ = learner.practice.pages.question.panel.hints_and_help
    top = block.mapTo(learner.panel, QPoint()).y()
    assert top >= 0
    assert top + block.height() <= learner.panel.height()


def test_a_hint_goes_with_what_is_asked(practise: Practise) -> None:
    learner = begun(practise)
    while learner.question.case.decided.walk.origin is None:  # no other chart follows
        learner.predict()
        learner.walk_right()
        learner.press(Qt.Key.Key_Space)
    case = learner.question.case
    decisions = [why.decision for why in learner.question.whys(REMEDY)]
    others = [step.decision for step in steps(case.decided.walk) if step.chart.id == "penalty"]
    assert others, "what the player gets is said by another chart"
    remedy, _ = learner.question.predictions
    right = [option.id for option in remedy.options].index(remedy.right) + 1
    learner.press(Qt.Key.Key_H)
    assert decisions[-1].question.en in learner.reads(learner.panel)
    assert others[-1].question.en not in learner.reads(learner.panel)
    learner.press_number(right)
    assert decisions[-1].question.en not in learner.reads(learner.panel), "it went"
    learner.press(Qt.Key.Key_H)
    assert others[-1].question.en in learner.reads(learner.panel)


def test_the_round_goes_on_where_it_was_left(practise: Practise) -> None:
    learner = begun(practise)
    learner.predict()
    learner.walk_right()
    learner.press(Qt.Key.Key_Space)
    waiting = learner.question.case.id
    again = practise()
    assert "Go on with the round" in {b.accessibleName().split("\n")[0] for b in buttons(again)}
    again.press(Qt.Key.Key_Space)
    assert again.question.case.id == waiting


def test_the_keys_of_the_chart_are_not_heard_over_a_question(practise: Practise) -> None:
    learner = begun(practise)
    learner.press(Qt.Key.Key_Y)
    assert learner.answers == []
    assert learner.trainer.practice.place is Place.PRACTICE


def test_another_chart_is_opened_and_practice_left(practise: Practise) -> None:
    learner = begun(practise)
    learner.session.open_chart("missed-trigger-2008")
    learner.settle()
    assert not learner.trainer.practice.is_open
    assert learner.position.chart.id == "missed-trigger-2008"


def test_practice_speaks_both_languages(practise: Practise) -> None:
    learner = practise(wording="ja")
    learner.press(Qt.Key.Key_Space)
    assert "どの処置になりますか？" in learner.reads(learner.panel)
    learner.press(Qt.Key.Key_L)
    said = learner.reads(learner.panel)
    assert "What is done?" in said
    assert "どの処置になりますか？" in said


def test_everything_has_a_name_for_a_screen_reader(practise: Practise) -> None:
    learner = begun(practise)
    nameless = [b for b in buttons(learner) if not (b.accessibleName() or b.text())]
    assert buttons(learner)
    assert nameless == []
    assert learner.seen(QLabel, learner.panel)


def buttons(learner: Learner) -> list[QAbstractButton]:
    seen = learner.seen
    return [*seen(QAbstractButton, learner.page), *seen(QAbstractButton, learner.panel)]


def test_the_story_grows_with_the_text(practise: Practise) -> None:
    learner = begun(practise)
    story = story_label(learner, learner.question.case.story.en)
    before = story.font().pixelSize()
    learner.session.choose(text_size=20)
    learner.settle()
    assert story.font().pixelSize() == round(before * 20 / 14)


def test_what_was_chosen_while_it_was_left_is_taken_up(practise: Practise) -> None:
    learner = begun(practise)
    story = learner.question.case.story
    sizes = [story_label(learner, story.en).font().pixelSize()]
    for _ in range(2):
        learner.press(Qt.Key.Key_Escape)
    learner.session.choose(text_size=20, wording=Wording.JAPANESE, theme=ThemeName.DARK)
    learner.settle()
    assert not learner.page.isVisible()
    learner.click_button("練習", learner.trainer.header)
    learner.settle()
    sizes.append(story_label(learner, story.without_ruby().ja).font().pixelSize())
    assert sizes[1] == round(sizes[0] * 20 / 14)
    ground = learner.page.grab().toImage().pixelColor(3, learner.page.height() // 2)
    assert ground.name() == PALETTES[ThemeName.DARK].ground


def story_label(learner: Learner, said: str) -> QLabel:
    labels = learner.seen(QLabel, learner.page)
    return next(each for each in labels if each.accessibleName() == said)


def test_the_question_stays_beside_the_case_in_full_screen(practise: Practise) -> None:
    learner = begun(practise)
    learner.press(Qt.Key.Key_F11)
    assert learner.window.is_full_screen
    assert learner.panel.isVisible()
    assert "What is done?" in learner.reads(learner.panel)


def test_what_the_card_does_not_have_is_not_quoted_as_its_words(practise: Practise) -> None:
    learner = begun(practise)
    for _ in range(12):
        learner.predict()
        learner.walk_wrong()
        said = learner.reads(learner.panel)
        if "The card has no" in said:
            break
        learner.press(Qt.Key.Key_Space)
    assert "The card has no" in said
    assert "words: “no " not in said
    assert "““" not in said
