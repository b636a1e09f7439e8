"""A talk led with three presses: what the room sees after each."""

from flowcharts.library.library import Library
from flowcharts.talk.scene import (
    CaseScene,
    QuestionScene,
    RulingScene,
    TitleKind,
    TitleScene,
    VotesScene,
    WallScene,
)
from flowcharts.talk.talk import Talk
from flowcharts.talk.told_example import ToldExample
from tests.flowcharts.talk.sheets import example, pressed, talk_about


def seen(scene: WallScene) -> str:
    """A scene in a word or two."""
    match scene:
        case TitleScene(kind=kind):
            return f"title of {kind}"
        case QuestionScene(decision=decision, is_revealed=is_revealed):
            return f"{decision.id}{' told' if is_revealed else ''}"
        case RulingScene(walk=walk):
            return f"ruling {walk.exit_id or walk.here.id}"
    return type(scene).__name__


def led(talk: Talk) -> list[str]:
    scenes = [seen(talk.audience)]
    while not talk.is_over:
        talk = talk.onward()
        scenes.append(seen(talk.audience))
    return scenes


def test_an_example_goes_from_its_story_to_its_ruling_one_change_a_press(library: Library) -> None:
    assert led(talk_about(library, example(library, "kavu-monarch"))) == [
        "title of seminar",
        "title of item",
        "CaseScene",
        *("optional", "optional told", "choices", "choices told"),
        *("visual", "visual told", "turn-cycle", "turn-cycle told"),
        "ruling stack",
        "title of end",
    ]


def test_a_title_stands_between_two_examples(library: Library) -> None:
    names = ("kavu-monarch", "dark-confidant-two-cards")
    scenes = led(talk_about(library, *(example(library, name) for name in names)))
    after = [scenes[place + 1] for place, seen in enumerate(scenes) if seen.startswith("ruling")]
    assert after == ["title of item", "title of end"]


def test_a_ruling_that_another_chart_gave_already_is_not_said_twice(library: Library) -> None:
    scenario = library.scenario("saga-second-counter").as_told_on("missed-trigger-2023")
    scenes = led(talk_about(library, ToldExample(scenario, library.chart("missed-trigger-2023"))))
    assert [seen for seen in scenes if seen.startswith("ruling")] == ["ruling not-missed"]


def test_the_title_says_which_case_it_is_and_on_which_edition(library: Library) -> None:
    names = ("kavu-monarch", "braids-late")
    scene = pressed(talk_about(library, *(example(library, name) for name in names)), 1).audience
    assert isinstance(scene, TitleScene)
    assert scene.kind is TitleKind.ITEM
    assert scene.above is not None
    assert scene.above.en == "Case 1 of 2"
    assert scene.edition is not None
    assert "2008" in scene.edition.en


def test_the_story_comes_with_its_card_and_without_its_answer(library: Library) -> None:
    scene = pressed(talk_about(library, example(library, "kavu-monarch")), 2).audience
    assert isinstance(scene, CaseScene)
    assert scene.cards[0].name.en == "Kavu Monarch"


def test_words_and_reason_come_with_the_answer_and_not_before(library: Library) -> None:
    talk = pressed(talk_about(library, example(library, "kavu-monarch")), 3)
    posed, told = talk.audience, talk.onward().audience
    assert isinstance(posed, QuestionScene)
    assert isinstance(told, QuestionScene)
    assert (posed.because, posed.evidence) == (None, None)
    assert [way.is_right for way in posed.exits] == [None, None]
    assert told.because is not None
    assert told.evidence is not None
    assert {way.answer: way.is_right for way in told.exits} == {"yes": False, "no": True}


def test_back_undoes_one_press_at_a_time(library: Library) -> None:
    talk = talk_about(library, example(library, "kavu-monarch", votes=("choices",)))
    talks = [talk]
    while not talk.is_over:
        talk = talk.onward()
        talks.append(talk)
    assert len(talks) > 10
    for before in reversed(talks[:-1]):
        talk = talk.back()
        assert talk.audience == before.audience
    assert talk.back() == talk


def test_the_third_press_moves_the_mark_and_blanks_where_there_is_none(library: Library) -> None:
    talk = pressed(talk_about(library, example(library, "kavu-monarch")), 3)
    marks = []
    for _ in range(4):
        marks.append(talk.moment.mark)
        talk = talk.third()
    assert marks == [None, "yes", "no", None]
    story = pressed(talk_about(library, example(library, "kavu-monarch")), 2)
    assert story.third().is_blank
    assert not story.third().third().is_blank


def test_what_the_room_answered_is_seen_beside_the_right_answer(library: Library) -> None:
    talk = pressed(talk_about(library, example(library, "kavu-monarch")), 3).third().onward()
    assert isinstance(talk.audience, QuestionScene)
    assert [way.answer for way in talk.audience.exits if way.was_tried] == ["yes"]
    assert [way.answer for way in talk.audience.exits if way.is_marked] == ["no"]


def test_a_vote_is_hidden_until_it_is_shown_and_its_winner_comes_marked(library: Library) -> None:
    talk = pressed(talk_about(library, example(library, "kavu-monarch", votes=("optional",))), 4)
    talk = talk.counted("yes", 12).counted("no", 30)
    hidden, shown = talk.audience, talk.onward().audience
    assert isinstance(hidden, VotesScene)
    assert isinstance(shown, VotesScene)
    assert hidden.hands is None
    assert shown.hands == (12, 30)
    assert [way.answer for way in shown.exits if way.is_marked] == ["no"]


def test_a_press_while_it_is_blank_only_brings_the_scene_back(library: Library) -> None:
    talk = pressed(talk_about(library, example(library, "kavu-monarch")), 3)
    assert talk.blanked().onward() == talk
    assert talk.blanked().back() == talk
