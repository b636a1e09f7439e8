"""Plain text for a terminal: nothing too wide, Japanese by its own rules."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from flowcharts.cases.inquiry import Inquiry
from flowcharts.cases.told_answer import Origin
from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.documents.blocks import tell_chart
from flowcharts.documents.formats.markdown import markdown
from flowcharts.documents.plain import columns, fill, plain
from flowcharts.documents.ruling_sheet import RulingSheet, tell_case
from flowcharts.library.library import Library
from flowcharts.library.todays_charts import todays_charts
from flowcharts.model.text import Text, Wording
from tests.shipped import LIBRARY


@pytest.fixture(scope="module")
def told(library: Library) -> list[TextBlock]:
    """A chart and all examples; what many of them say stands there once."""
    told = list(tell_chart(library.chart("missed-trigger-2008")))
    for scenario in library.scenarios():
        walk = scenario.walk(library.chart(scenario.chart))
        told.extend(RulingSheet(walk, scenario, cards=library.cards).blocks)
    return list(dict.fromkeys(told))


@pytest.mark.parametrize("wording", Wording)
@pytest.mark.parametrize("width", [40, 64, 88])
def test_nothing_shipped_is_wider_than_the_terminal(
    told: list[TextBlock], wording: Wording, width: int
) -> None:
    assert max(map(columns, plain(told, wording, width).splitlines())) <= width


@given(st.text("「」、。あ漢 abc", max_size=60), st.integers(8, 40))
def test_no_line_begins_with_a_sign_that_closes(text: str, width: int) -> None:
    further = fill(text, width)[1:]
    assume(further)
    assert not [line for line in further if line[0] in "」、。"]


@given(st.text("あ漢字 abc", max_size=60), st.integers(8, 40))
def test_no_sign_is_lost(text: str, width: int) -> None:
    assert "".join("".join(fill(text, width)).split()) == "".join(text.split())


def test_in_both_languages_a_number_stands_once_and_so_does_what_both_say_alike() -> None:
    question = TextBlock(BlockKind.QUESTION, Text("Is it so?", "そうですか？"), number=7)
    assert plain([question], Wording.BOTH, 40) == "7. Is it so?\n   そうですか？"
    alike = TextBlock(BlockKind.PROSE, Text("Kavu", "Kavu"))
    assert plain([alike], Wording.BOTH, 40) == "Kavu"


def test_of_a_case_nothing_is_told_on_which_the_ruling_does_not_rest() -> None:
    inquiry = Inquiry(todays_charts(LIBRARY))
    for question, answer in (("kind", "trigger"), ("effect", "seen"), ("stack-choice", "none")):
        inquiry = inquiry.answered(question, answer)
    inquiry = inquiry.answered("acts", "moved")
    free = [told for told in inquiry.told if told.origin is Origin.FREE]
    named = {block.name.en for block in tell_case(inquiry) if block.name is not None}
    assert free
    assert named
    assert not named & {told.question.name.en for told in free}


@pytest.mark.parametrize(
    ("typed", "heading"),
    [("Nobody’s Card", "Nobody’s Card"), ("", "A card not listed")],
)
def test_a_case_has_the_name_that_was_typed_as_its_heading(typed: str, heading: str) -> None:
    inquiry = Inquiry(todays_charts(LIBRARY), name=typed).answered("kind", "other")
    first = next(RulingSheet(inquiry.walk, inquiry=inquiry).case)
    assert first.text.en == heading


def test_a_case_at_the_table_is_told_by_its_answers_and_no_story_is_made_up() -> None:
    inquiry = Inquiry(
        todays_charts(LIBRARY), LIBRARY.cards["dark-confidant"], LIBRARY.abilities["dark-confidant"]
    )
    for pair in ("acts=moved", "noticed=same-turn", "last-action=no", "wish=stack"):
        question, _, answer = pair.partition("=")
        inquiry = inquiry.answered(question, answer)
    text = markdown(RulingSheet(inquiry.walk, inquiry=inquiry).case, Wording.ENGLISH)
    assert "A controls the ability of Dark Confidant" in text
    assert "- **What came first:** Its controller went on to what has to wait for it" in text
    assert "- **Forgotten or withheld:** Forgotten (assumed)" in text
    invented = ("plays a land", "have done several things", "finds no intent", "calls a judge")
    assert [each for each in invented if each in text] == []


def test_japanese_lines_end_before_a_phrase() -> None:
    assert fill("能力をスタックに置くか選ぶ。", 18) == ["能力をスタックに", "置くか選ぶ。"]
    assert fill("相手が選ぶ。「今」か次。", 14, "→ ", "  ") == ["→ 相手が選ぶ。", "  「今」か次。"]


def test_english_breaks_between_words() -> None:
    assert fill("one two three", 9, "- ", "  ") == ["- one two", "  three"]


def test_the_name_of_a_card_is_written_without_its_reading() -> None:
    library = LIBRARY
    scenario = library.scenario("dark-confidant-kept-silent")
    chart = library.chart(scenario.chart)
    assert "[" in library.cards["dark-confidant"].name.ja
    told = [*RulingSheet(scenario.walk(chart), scenario, cards=library.cards).blocks]
    for said in (plain(told, Wording.JAPANESE, 80), markdown(told, Wording.JAPANESE)):
        assert "闇の腹心" in said
        assert "ふくしん" not in said


def test_why_another_edition_rules_so_is_said_once_and_not_at_every_step() -> None:
    library = LIBRARY
    scenario = library.scenario("dark-confidant-through-the-editions")
    told = scenario.as_told_on("missed-trigger-2016")
    walk = told.walk(library.chart("missed-trigger-2016"))
    said = plain(RulingSheet(walk, told, cards=library.cards).blocks, Wording.ENGLISH, 10_000)
    why = scenario.also["missed-trigger-2016"].why.en
    assert len(walk.home.path) > 2
    assert said.count(why) == 1
