"""A ruling becomes an exercise: practice asks it as it asks any worked example."""

import pytest

from flowcharts.cases.inquiry import Inquiry
from flowcharts.checking.checker import checker
from flowcharts.folders import content_folder
from flowcharts.library.library import Library
from flowcharts.practice.case_source import CaseSource
from flowcharts.rulings.exercise import NoExerciseError, make_exercise, remove_exercise
from flowcharts.rulings.removal import put_back, remove, remove_all
from tests.flowcharts.cards.own_cards import own_library
from tests.flowcharts.rulings.ruled import CHARTS, DISPUTED, DOUBTFUL, case, kept, pasted, unlisted
from tests.shipped import cache_of_all

MADE = [case, pasted, unlisted]


def made(inquiry: Inquiry) -> str:
    is_listed = inquiry.card is None or not inquiry.card.id.startswith("read-")
    return make_exercise(inquiry, content_folder(), is_listed=is_listed)


def asked(library: Library) -> list[str]:
    """The examples of one’s own that practice asks."""
    source = CaseSource(library)
    cases = [each for chart in CHARTS for each in source.written(chart.id)]
    return [each.id.partition(":")[2] for each in cases if each.id.startswith("scenario:own-")]


@pytest.mark.parametrize("case_of", MADE)
def test_practice_tells_it_without_its_answers(case_of: object) -> None:
    assert callable(case_of)
    inquiry = case_of()
    name = made(inquiry)
    library = Library(cache_of_all(), content_folder(), checker)
    library.check_added()
    assert [str(problem) for problem in library.problems] == []
    assert asked(library) == [name]
    study = CaseSource(library).case(f"scenario:{name}", inquiry.walk.home.chart.id)
    assert study.decided.walk.home.answers == inquiry.walk.home.answers
    assert "judge" in study.story.en
    assert inquiry.walk.home.here.label.en not in study.story.en


def test_practice_that_is_open_hears_of_it_and_of_its_end() -> None:
    library = own_library()
    source = CaseSource(library)
    before = len(source.written(CHARTS.competitive.id))
    content_folder().mkdir(parents=True, exist_ok=True)
    name = made(case())
    library.look_again()
    assert len(source.written(CHARTS.competitive.id)) == before + 1
    remove_exercise(name, content_folder())
    library.look_again()
    assert len(source.written(CHARTS.competitive.id)) == before
    again = made(case(answers="acts=mentioned"))
    assert again == name, "its place is free"
    library.look_again()
    study = source.case(f"scenario:{name}", CHARTS.competitive.id)
    assert study.decided.walk.home.here.id == "not-missed", "no longer that of the one erased"


@pytest.mark.parametrize(
    ("told", "en", "ja"),
    [
        (DISPUTED, "Judges part", "見解が分かれて"),
        (DOUBTFUL, "do not settle this case", "はっきり決まらない"),
    ],
)
def test_what_nobody_can_be_asked_says_why(told: tuple[str, str], en: str, ja: str) -> None:
    with pytest.raises(NoExerciseError) as refused:
        made(case(*told))
    assert en in refused.value.said.en
    assert ja in refused.value.said.ja
    assert not list(content_folder().rglob("*.toml"))


def test_what_is_erased_takes_its_exercise_along_and_brings_it_back() -> None:
    inquiry = pasted()
    rulings = kept(inquiry)
    name = made(inquiry)
    rulings.keep(rulings.ruling(inquiry.id)._replace(exercise=name))
    assert [row.is_exercise for row in rulings.found()] == [1]
    before = {file: file.read_bytes() for file in content_folder().rglob("*.toml")}
    removed = remove(inquiry.id, rulings, content_folder())
    assert removed is not None
    assert not list(content_folder().rglob("*.toml"))
    put_back(removed, rulings)
    assert {file: file.read_bytes() for file in content_folder().rglob("*.toml")} == before
    assert remove_all(rulings, content_folder()) == 1
    assert not list(content_folder().rglob("*.toml"))
