"""What an example asks once more, although earlier ones have settled it."""

from flowcharts.library.study_order import START_HERE
from flowcharts.model.settled import past_settled, settled_by
from flowcharts.model.walk import Walk
from tests.shipped import LIBRARY

LESSON = [LIBRARY.scenario(name) for name in LIBRARY.lessons[START_HERE].scenarios]
HONDEN, VANDAL, DONE, GAEA = LESSON[1], LESSON[2], LESSON[5], LESSON[6]


def start(name: str) -> Walk:
    return Walk(LIBRARY.chart(name))


def test_it_stops_before_the_first_question_with_another_answer() -> None:
    walk = past_settled(VANDAL, start("awareness"), settled_by([HONDEN]), is_revealed=False)
    assert walk is not None
    assert walk.here.id == "stack-choice"


def test_there_is_nothing_to_pass_where_the_next_question_is_open() -> None:
    walk = VANDAL.walk(LIBRARY.chart("awareness"), 6)
    assert past_settled(VANDAL, walk, settled_by([HONDEN]), is_revealed=False) is None
    assert past_settled(VANDAL, start("awareness"), frozenset(), is_revealed=False) is None


def test_what_has_just_been_read_does_not_stand_in_the_way() -> None:
    settled = settled_by([HONDEN]) - {("triggered", "yes")}
    assert past_settled(VANDAL, start("awareness"), settled, is_revealed=False) is None
    walk = past_settled(VANDAL, start("awareness"), settled, is_revealed=True)
    assert walk is not None
    assert walk.here.id == "stack-choice"


def test_a_chart_that_is_not_settled_as_a_whole_is_not_entered() -> None:
    home = start("missed-trigger-2024")
    assert (
        past_settled(DONE, home, settled_by([VANDAL]) - {("triggered", "yes")}, is_revealed=False)
        is None
    )


def test_what_the_opponent_chose_is_settled_for_no_other_case() -> None:
    assert ("opponent-wants-it", "no") not in settled_by([DONE])
    assert ("aura", "no") in settled_by([DONE])


def test_a_remedy_is_not_passed_with_the_questions_before_it() -> None:
    settled = settled_by([DONE, GAEA]) | {("opponent-wants-it", "yes"), ("shown-in-time", "no")}
    remedy = past_settled(GAEA, start("missed-trigger-2024"), settled, is_revealed=False)
    assert remedy is not None
    assert remedy.here.id == "stack"
    penalty = past_settled(GAEA, remedy, settled, is_revealed=False)
    assert penalty is not None
    assert (penalty.chart.id, penalty.here.id) == ("penalty", "warning")
