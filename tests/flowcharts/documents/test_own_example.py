"""A case at a table kept as an example of one’s own."""

from pathlib import Path

import pytest

from flowcharts.cases.inquiry import Inquiry
from flowcharts.checking.checker import checker
from flowcharts.documents.own_example import keep_example
from flowcharts.library.library import Library
from flowcharts.library.todays_charts import todays_charts
from flowcharts.model.walk import Walk
from tests.shipped import LIBRARY

CHARTS = todays_charts(LIBRARY)

CASES = {
    "forgotten": ("dark-confidant", "acts=moved noticed=same-turn last-action=no wish=stack"),
    "shown": ("pact-of-negation", "acts=mentioned"),
    "done in part": ("pact-of-negation", "acts=mentioned carried-out=half"),
    "too late": ("sulfuric-vortex", "acts=moved noticed=later affected=own"),
    "of time": ("lavinia", "acts=done noticed=same-turn last-action=no wish=nothing"),
    "undone": ("geist-exile", "acts=moved"),
    "no trigger": ("enters-with-counters", ""),
    "regular": ("dark-confidant", "rel=regular acts=moved disruptive=no"),
    "withheld": ("dark-confidant", "rel=regular acts=moved mind=withheld"),
}
NOT_LISTED = {
    "seen": "kind=trigger effect=seen stack-choice=none acts=moved special=neither "
    "noticed=same-turn detrimental=yes last-action=no wish=stack",
    "no trigger": "kind=other",
    "bonus": "kind=trigger effect=bonus stack-choice=none acts=mentioned",
}


def answered(inquiry: Inquiry, answers: str) -> Inquiry:
    for pair in answers.split():
        question, _, answer = pair.partition("=")
        inquiry = inquiry.answered(question, answer)
    assert inquiry.is_decided, inquiry.question
    return inquiry


def listed(name: str) -> Inquiry:
    ability_id, answers = CASES[name]
    ability = LIBRARY.abilities[ability_id]
    card = LIBRARY.cards[ability.cards[0]] if ability.cards else LIBRARY.cards["dark-confidant"]
    return answered(Inquiry(CHARTS, card, ability), answers)


def opened_again(inquiry: Inquiry, folder: Path) -> Walk:
    """Keep it, check the files, and open the example at its end."""
    kept = keep_example(inquiry, folder)
    library = Library(None, folder, checker)
    library.check_added()
    assert [str(problem) for problem in library.problems] == []
    example = library.scenario(kept)
    return example.walk(library.chart(example.chart))


def ends(walk: Walk) -> tuple[str, str | None, str]:
    return walk.home.here.id, walk.home.exit_id, walk.here.id


@pytest.mark.parametrize("name", CASES)
def test_a_case_that_is_kept_is_sound_and_has_the_same_ruling(name: str, tmp_path: Path) -> None:
    inquiry = listed(name)
    assert ends(opened_again(inquiry, tmp_path)) == ends(inquiry.walk)


@pytest.mark.parametrize("name", NOT_LISTED)
def test_a_card_not_listed_is_kept_with_its_case(name: str, tmp_path: Path) -> None:
    inquiry = answered(Inquiry(CHARTS, name="Grizzly Bears"), NOT_LISTED[name])
    assert ends(opened_again(inquiry, tmp_path)) == ends(inquiry.walk)
    assert Library(None, tmp_path).cards["own-grizzly-bears-1"].name.en == "Grizzly Bears"


@pytest.mark.parametrize("name", CASES)
def test_what_was_told_or_assumed_at_the_table_is_not_laid_to_the_card(
    name: str, tmp_path: Path
) -> None:
    inquiry = listed(name)
    kept = keep_example(inquiry, tmp_path)
    reasons = [each.because for each in Library(None, tmp_path).scenario(kept).answers.values()]
    assert all(each.en and each.ja for each in reasons)
    for told in inquiry.told:
        mixed = [each.en for each in reasons if told.question.name.en in each.en]
        assert [each for each in mixed if "The text of the card says so" in each] == []


def test_whose_turn_it_was_assumed_to_be_is_said_to_be_assumed(tmp_path: Path) -> None:
    kept = keep_example(listed("forgotten"), tmp_path)
    reasons = Library(None, tmp_path).scenario(kept).answers
    assert reasons["spoke-up-in-opponents-turn"].because == (
        "Whose turn: Its controller (assumed).",
        "誰のターンか：コントローラー（前提）。",
    )


def test_nothing_is_written_over(tmp_path: Path) -> None:
    first = keep_example(listed("forgotten"), tmp_path)
    before = (tmp_path / "scenarios" / f"{first}.toml").read_bytes()
    second = keep_example(listed("forgotten"), tmp_path)
    assert second != first
    assert (tmp_path / "scenarios" / f"{first}.toml").read_bytes() == before


def test_where_it_cannot_be_written_nothing_is_left(tmp_path: Path) -> None:
    (tmp_path / "scenarios").write_text("in the way", encoding="utf-8")
    with pytest.raises(FileExistsError):
        keep_example(listed("forgotten"), tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["scenarios"]


@pytest.mark.parametrize("name", ["“Big” Beast", 'Big "Beast"', "Big\\Beast", "Big\x7fBeast"])
def test_a_card_is_kept_by_whatever_name_was_typed(tmp_path: Path, name: str) -> None:
    inquiry = answered(Inquiry(CHARTS, name=name), NOT_LISTED["bonus"])
    assert opened_again(inquiry, tmp_path).home.outcome == inquiry.walk.home.outcome
