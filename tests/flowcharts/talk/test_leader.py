"""What the leader sees, and the room does not."""

from dataclasses import replace

from flowcharts.library.library import Library
from flowcharts.talk.leader import leader_view
from flowcharts.talk.scene import QuestionScene, TitleScene
from tests.flowcharts.talk.sheets import example, pressed, talk_about

HELLION = "lathnu-hellion-two-turns-later"


def test_the_leader_sees_the_answer_before_the_room_does(library: Library) -> None:
    talk = pressed(talk_about(library, example(library, "kavu-monarch")), 3)
    assert isinstance(talk.audience, QuestionScene)
    assert not talk.audience.is_revealed
    view = leader_view(talk)
    assert view.answer is not None
    assert view.answer.en == "No"
    assert view.because is not None
    assert view.story is not None
    assert [(each.exit.answer, each.label.en, each.is_right) for each in view.ahead] == [
        ("yes", "Effect not used (no penalty)", False),
        ("no", "Has choices?", True),
    ]


def test_the_leader_sees_what_comes_next(library: Library) -> None:
    following = talk_about(library, example(library, "kavu-monarch")).following
    assert isinstance(following, TitleScene)
    assert following.title.en == "Kavu Monarch"


def test_likely_mistakes_are_the_examples_own_and_those_of_its_facts(library: Library) -> None:
    content = replace(example(library, HELLION), case=library.case(HELLION))
    talk = talk_about(library, content)
    found = {}
    while not talk.is_over:
        scene = talk.audience
        if isinstance(scene, QuestionScene):
            found[scene.decision.id] = leader_view(talk).mistakes
        talk = talk.onward()
    assert all(mistakes[0].idea is None for mistakes in found.values())
    named = [each for each in found["undoes-zone-change"] if each.idea is not None]
    assert [each.answer.en for each in named if each.answer is not None] == ["Yes"]


def test_the_leader_is_told_to_let_a_divided_room_talk(library: Library) -> None:
    talk = pressed(talk_about(library, example(library, "kavu-monarch", votes=("optional",))), 4)
    divided = talk.counted("yes", 10).counted("no", 12)
    assert leader_view(divided).advice is None
    assert leader_view(divided.onward()).advice is not None
    assert leader_view(divided.counted("no", 60).onward()).advice is None


def test_the_run_sheet_shows_where_the_talk_is(library: Library) -> None:
    names = ("kavu-monarch", "braids-late")
    talk = pressed(talk_about(library, *(example(library, name) for name in names)), 1)
    items = leader_view(talk.without([1])).items
    assert [(item.is_here, item.is_dropped) for item in items] == [(True, False), (False, True)]
