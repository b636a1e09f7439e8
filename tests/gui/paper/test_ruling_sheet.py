"""The ruling as a sheet: the same sentences in the panel's copy, in Markdown, on paper."""

import re
from collections.abc import Callable
from functools import cache

import pytest

from flowcharts.documents.block import BlockKind
from flowcharts.documents.formats.markdown import markdown
from flowcharts.documents.ruling_sheet import RulingSheet
from flowcharts.model.position import Position, Showing, position_of
from flowcharts.model.scenario import Scenario
from flowcharts.model.sub_charts import penalty_of, rulings_of, said_at_end, steps
from flowcharts.model.text import Language, Text, Wording
from gui.paper.pages import printed, set_pages
from gui.paper.picture import Paper, Picture
from gui.paper.sheet import Sheet
from gui.walk.ruling.ruling_text import ruling_text_of
from tests.shipped import LIBRARY

PictureOf = Callable[..., Picture]
PagesOf = Callable[[str, Wording], list[Sheet]]
FIRST = {scenario.chart: scenario for scenario in reversed(list(LIBRARY.scenarios()))}
FOLLOWED = LIBRARY.scenario("dark-confidant-kept-silent")
"""An example that ends in the penalty chart."""
EXAMPLES = [*FIRST.values(), FOLLOWED]
LEAST_PIXELS = 8 * 96 / 72
"""Letters of 8 points."""

every_chart = pytest.mark.parametrize("scenario", EXAMPLES, ids=lambda scenario: scenario.id)
in_each_language = pytest.mark.parametrize("language", Language)


def ended(scenario: Scenario) -> Position:
    walk = scenario.walk(LIBRARY.chart(scenario.chart))
    return Position(walk, walk, Showing(scenario))


def sheet_of(position: Position) -> RulingSheet:
    scenario = position.showing.scenario if position.showing is not None else None
    return RulingSheet(position.walk, scenario, cards=LIBRARY.cards)


def on_paper(picture: Picture) -> list[Sheet]:
    return [sheet for sheet in set_pages(picture, Paper.A4.pages) if sheet.drawn is None]


@pytest.fixture(scope="module")
def pages_of(picture: PictureOf) -> PagesOf:
    """The pages of words of an example that is walked to its end, by its name."""

    @cache
    def pages(name: str, wording: Wording) -> list[Sheet]:
        position = ended(LIBRARY.scenario(name))
        return on_paper(picture(position, wording, paper=Paper.A4))

    return pages


def squeezed(words: str) -> str:
    return "".join(words.split())


def sentences(position: Position, language: Language) -> list[str]:
    """All that the sheet says, each block's name and words."""
    said: list[Text] = []
    for block in sheet_of(position).blocks:
        said += [block.text] if block.name is None else [block.name, block.text]
    return [squeezed(each.without_ruby().in_language(language)) for each in said]


@every_chart
@in_each_language
def test_every_form_in_words_says_the_same(scenario: Scenario, language: Language) -> None:
    position, wording = ended(scenario), Wording(language.value)
    copied = ruling_text_of(position, LIBRARY.cards, wording)
    # A line of the copy may begin with the mark of what is said to the players.
    copied = squeezed(re.sub(r"^ *[|] ", "", copied, flags=re.MULTILINE))
    written = re.sub(r"^>", "", markdown(sheet_of(position).blocks, wording), flags=re.MULTILINE)
    written = squeezed(re.sub(r"\\(.)", r"\1", written)).replace("*", "")
    told = sentences(position, language)
    assert len(told) > 10
    for place, form in enumerate((copied, written)):
        missing = [each for each in told if each.replace("*", "") not in form.replace("*", "")]
        assert missing == [], place


@every_chart
@in_each_language
def test_it_has_the_case_the_way_and_the_ruling(scenario: Scenario, language: Language) -> None:
    position = ended(scenario)
    walk = position.walk
    home = walk.home.chart
    texts = [home.title, home.edition.badge, scenario.title, scenario.story, *said_at_end(walk)]
    texts += [LIBRARY.cards[name].name for name in scenario.cards]
    for step in steps(walk):
        texts += [step.decision.question, step.words]
    texts += [worked.because for worked in scenario.answers.values()]
    texts += [outcome.remedy for outcome in rulings_of(walk)]
    if scenario.ruling is not None:
        texts += [scenario.ruling.penalty.controller, scenario.ruling.penalty.opponent]
    said = "\n".join(sentences(position, language))
    for text in texts:
        assert squeezed(text.without_ruby().in_language(language)) in said


def test_a_walk_that_ended_in_the_penalty_chart_has_remedy_case_and_penalty(
    picture: PictureOf,
) -> None:
    position = ended(FOLLOWED)
    assert position.walk.chart.id == "penalty"
    (page,) = on_paper(picture(position, paper=Paper.A4))
    said = " ".join(line.words for line in page.lines)
    for words in (
        "Missed trigger remedies, since 2024",
        "IPG, September 2024",
        "Dark Confidant, kept silent",
        "Put on the stack",
        "Disqualification",
        "Penalty of the opponent: No penalty",
        "Say to the players: “Please stop the game here",
    ):
        assert words in said
    assert "you may respond" not in said, "where the game is stopped, nothing is said of the remedy"


@pytest.mark.parametrize("wording", [Wording.ENGLISH, Wording.JAPANESE])
def test_printed_it_is_one_page_with_legible_words_and_the_chart_is_another(
    picture: PictureOf, wording: Wording
) -> None:
    sheets = printed(picture(ended(FOLLOWED), wording)).set_pages(Paper.A4.pages)
    assert [sheet.drawn is not None for sheet in sheets] == [False, True]
    body = [line.pixels for line in sheets[0].lines]
    assert max(set(body), key=body.count) >= LEAST_PIXELS
    for number, sheet in enumerate(sheets, start=1):
        assert f"{number}/2" in [line.words for line in sheet.lines]


@every_chart
@pytest.mark.parametrize("wording", Wording)
def test_no_words_run_off_the_page_or_over_each_other(
    pages_of: PagesOf, scenario: Scenario, wording: Wording
) -> None:
    pages = pages_of(scenario.id, wording)
    assert pages
    for sheet in pages:
        margin = 12 / 25.4 * 96
        places = sorted((line.left, line.baseline) for line in sheet.lines)
        assert len(places) == len(set(places))
        for line in sheet.lines:
            assert margin <= line.left
            assert line.left + line.width <= sheet.size.width - margin
            assert margin <= line.baseline <= sheet.size.height - margin


def test_before_its_end_a_walk_is_told_beside_its_chart(picture: PictureOf) -> None:
    position = position_of(LIBRARY.chart("missed-trigger-2008")).answered("no")
    (sheet,) = set_pages(picture(position), Paper.A4.pages)
    assert sheet.drawn is not None
    assert "The path" in [line.words for line in sheet.lines]


def test_a_free_walk_has_the_penalty_of_its_chart(picture: PictureOf) -> None:
    position = position_of(LIBRARY.chart("missed-trigger-2008"))
    for answer in ("no", "yes", "yes"):
        position = position.answered(answer)
    penalty = penalty_of(position.walk)
    assert penalty is not None
    blocks = list(sheet_of(position).blocks)
    assert penalty.controller in [block.text for block in blocks]
    assert BlockKind.SAID in [block.kind for block in blocks]
    (page,) = on_paper(picture(position, paper=Paper.A4))
    assert penalty.opponent.en in " ".join(line.words for line in page.lines)
