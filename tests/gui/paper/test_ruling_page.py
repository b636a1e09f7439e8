"""A ruling on paper is one page: the ruling on top, the case and the way under it, no more."""

from collections.abc import Callable, Iterable
from itertools import islice

import pytest

from flowcharts.cases.case import Case
from flowcharts.cases.inquiry import Inquiry
from flowcharts.commands.generate import ruling_of_case
from flowcharts.documents import words
from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.documents.ruling_page import ruling_page
from flowcharts.documents.ruling_sheet import RulingSheet, Spare
from flowcharts.library.generator import TODAY
from flowcharts.library.todays_charts import todays_charts
from flowcharts.model.position import Position, Showing, position_of
from flowcharts.model.scenario import Scenario
from flowcharts.model.sub_charts import steps
from flowcharts.model.text import Text, Wording
from gui.paper.chunks import PrintStyle
from gui.paper.formats.pdf import draw_pdf
from gui.paper.picture import UNITS_PER_INCH, Paper, Picture
from gui.paper.sheet import Sheet
from gui.paper.word_pages import WordPages
from gui.theme.colours import PALETTES, ThemeName
from gui.words import APPLICATION
from tests.shipped import LIBRARY

PictureOf = Callable[..., Picture]
FIRST = {scenario.chart: scenario for scenario in reversed(list(LIBRARY.scenarios()))}
EXAMPLES = [*FIRST.values(), LIBRARY.scenario("dark-confidant-kept-silent")]
ABILITIES = ("pillory", "braids", "wall-of-frost", "dark-confidant", "grave-pact")
EXAMPLES_OF_TODAY = [each for each in LIBRARY.scenarios() if each.chart == LIBRARY.todays_chart_id]
PAPERS = (Paper.A4, Paper.LETTER)
LEAST_POINTS = 8
POINTS_PER_INCH = 72
LONG = 60
"""So often a story is told twice as long as a page has room for."""

in_each_wording = pytest.mark.parametrize("wording", Wording)


def told(scenario: Scenario) -> RulingSheet:
    walk = scenario.walk(LIBRARY.chart(scenario.chart))
    facts = LIBRARY.case(scenario.id)
    return RulingSheet(walk, scenario, cards=LIBRARY.cards, told_facts=facts)


def ruled(ability_id: str, **answers: str) -> RulingSheet:
    """A case at the table: *answers* by question, and the first one to every other question."""
    ability = LIBRARY.abilities[ability_id]
    inquiry = Inquiry(todays_charts(LIBRARY), LIBRARY.cards[ability.cards[0]], ability)
    for question, answer in answers.items():
        inquiry = inquiry.answered(question, answer)
    while (question_asked := inquiry.question) is not None:
        inquiry = inquiry.answered(question_asked.id, question_asked.answers[0].id)
    return RulingSheet(inquiry.walk, cards=LIBRARY.cards, inquiry=inquiry)


def pages(sheet: RulingSheet, wording: Wording, paper: Paper) -> list[Sheet]:
    style = PrintStyle(wording, PALETTES[ThemeName.PRINT])
    set_on = WordPages(ruling_page(sheet), style, paper.pages)
    return list(set_on.sheets(1, set_on.count))


def squeezed(said: str) -> str:
    return "".join(said.split())


def printed(page: Sheet) -> str:
    return squeezed("".join(line.words for line in page.lines))


def says(page: Sheet, text: Text, wording: Wording) -> bool:
    """Is all of it there, each paragraph in each language?"""
    there = printed(page)
    said = [text.without_ruby().in_language(language) for language in wording.languages]
    return all(squeezed(part) in there for each in said for part in each.split("\n\n"))


def top_of(page: Sheet, text: Text, wording: Wording) -> float:
    """How far down the first line of *text* stands; the end of the page where it is left out."""
    begun = text.without_ruby().in_language(wording.languages[0])
    found = [line.baseline for line in page.lines if begun.startswith(line.words.strip())]
    return min(found, default=page.size.height)


def checked(sheet: RulingSheet, wording: Wording) -> list[Sheet]:
    """Its page on either paper: only one, the ruling over all else, to be read by everybody."""
    found: list[Sheet] = []
    for paper in PAPERS:
        (page,) = pages(sheet, wording, paper)
        assert all(says(page, block.text, wording) for block in sheet.ruling)
        assert says(page, sheet.title, wording)
        heading = next((each.text for each in sheet.case), words.WAY)
        under = top_of(page, heading, wording)
        over = [line for line in page.lines if line.baseline < under]
        above = squeezed("".join(line.words for line in over))
        for block in sheet.ruling:
            said = block.text.without_ruby().in_language(wording.languages[-1])
            assert squeezed(said.split("\n\n")[-1]) in above
        least = min(line.pixels for line in page.lines if line.words not in (*APPLICATION,))
        assert least * POINTS_PER_INCH / UNITS_PER_INCH >= LEAST_POINTS
        margin = page.size.height - 12 / 25.4 * UNITS_PER_INCH
        assert max(line.baseline for line in page.lines) <= margin
        found.append(page)
    return found


@in_each_wording
@pytest.mark.parametrize("scenario", EXAMPLES, ids=lambda scenario: scenario.id)
def test_that_of_an_example_is_one_page(scenario: Scenario, wording: Wording) -> None:
    assert len(checked(told(scenario), wording)) == len(PAPERS)


@in_each_wording
@pytest.mark.parametrize("ability", ABILITIES)
def test_that_of_a_case_at_the_table_is_one_page(ability: str, wording: Wording) -> None:
    for level in ("competitive", "regular"):
        sheet = ruled(ability, rel=level)
        assert sheet.has_ruling
        assert len(checked(sheet, wording)) == len(PAPERS)


@in_each_wording
@pytest.mark.parametrize(("ability", "acts"), [("dash", "moved"), ("frost-lynx", "mentioned")])
def test_where_judges_part_both_rulings_stand_side_by_side_on_one_page(
    ability: str, acts: str, wording: Wording
) -> None:
    sheet = ruled(ability, rel="competitive", acts=acts, noticed="next-turn", wish="stack")
    one, other = sheet.rulings_by_reading
    shared = [block for block in one if block in other]
    assert shared
    for page in checked(sheet, wording):
        lefts = [left_of(page, ruling[0].text, wording) for ruling in (one, other)]
        assert lefts[0] < page.size.width / 2 < lefts[1]
        assert len({top_of(page, ruling[0].text, wording) for ruling in (one, other)}) == 1
        said = squeezed(shared[-1].text.in_language(wording.languages[0]).split("\n\n")[0])
        assert printed(page).count(said) == 1, "what both say is said once"


def left_of(page: Sheet, text: Text, wording: Wording) -> float:
    begun = text.without_ruby().in_language(wording.languages[0])
    return next(line.left for line in page.lines if begun.startswith(line.words.strip()))


@in_each_wording
def test_that_of_a_fresh_case_is_one_page_with_its_card_and_its_story(wording: Wording) -> None:
    cases = [*islice(LIBRARY.generator(TODAY).cases(7), 12)]
    found = [checked(ruling_of_case(case), wording) for case in cases]
    assert [len(each) for each in found] == [len(PAPERS)] * 12
    for case, both in zip(cases, found, strict=True):
        for page in both:
            assert says(page, case.story, wording)
            assert says(page, case.card.name, wording)


@in_each_wording
def test_a_pdf_of_it_has_no_other_page(picture: PictureOf, wording: Wording) -> None:
    scenario = LIBRARY.scenario("dark-confidant-kept-silent")
    walk = scenario.walk(LIBRARY.chart(scenario.chart))
    for position in (
        Position(walk, walk, Showing(scenario)),
        position_of(LIBRARY.chart("missed-trigger-2024")).answered("yes"),
    ):
        for paper in PAPERS:
            pdf = draw_pdf(picture(position, wording, paper=paper))
            assert pdf.count(b"/Type /Page\n") == 1


def longer(scenario: Scenario, times: int) -> RulingSheet:
    en, ja = scenario.story
    story = Text(" ".join([en] * times), "".join([ja] * times))
    return told(scenario._replace(story=story))


def left_out(sheet: RulingSheet, page: Sheet) -> set[Spare]:
    """What of the sheet is not on the page."""
    wording = Wording.ENGLISH
    parts: list[tuple[Spare, Iterable[TextBlock]]] = [
        (Spare.TABLES, sheet.tables),
        (Spare.BESIDE, sheet.beside),
        (Spare.DOUBTS, sheet.doubts),
        (Spare.SOURCES, sheet.sources),
    ]
    for part in (*sheet.case_in_parts, *sheet.way_in_parts()):
        if part.spare is not None and part.block.kind is not BlockKind.QUESTION:
            parts.append((part.spare, [part.block]))
        elif part.block.kind is BlockKind.QUESTION:
            parts.append((Spare.QUESTIONS, [part.block]))
    return {
        spare
        for spare, blocks in parts
        if any(not says(page, block.text, wording) for block in blocks)
    }


@pytest.mark.parametrize("name", ["dark-confidant-kept-silent", "omnath-second-land"])
def test_where_a_case_is_long_the_least_needed_is_left_out_and_never_the_ruling(name: str) -> None:
    scenario = LIBRARY.scenario(name)
    order = list(Spare)
    before = -1
    reached: list[int] = []
    for times in (1, 2, 4, 6, 8, 10, 12, 14, LONG):
        sheet = longer(scenario, times)
        page, _ = checked(sheet, Wording.ENGLISH)
        gone = left_out(sheet, page)
        last = max((order.index(each) for each in gone), default=-1)
        assert last >= before, "more of the story leaves room for no more of the rest"
        before = last
        reached.append(last)
    assert len(set(reached)) > 2
    assert reached[-1] == order.index(Spare.STORY)


def test_letters_are_made_smaller_before_anything_is_left_out() -> None:
    sizes: list[int] = []
    for times in range(1, 40):
        sheet = longer(EXAMPLES[0], times)
        (page,) = pages(sheet, Wording.ENGLISH, Paper.A4)
        if left_out(sheet, page):
            break
        body = [line.pixels for line in page.lines]
        sizes.append(max(set(body), key=body.count))
    assert sizes == sorted(sizes, reverse=True)
    assert len(set(sizes)) > 2


def doubts_of(sheet: RulingSheet) -> str:
    return "\n".join(block.text.en for block in sheet.way if block.kind is BlockKind.UNDER)


@pytest.mark.parametrize(
    ("facts", "is_told"),
    [
        (Case({"option": "none"}), False),
        (Case({"option": "unless", "option_of": "controller"}), True),
        (Case({"option": "unless", "option_of": "opponent"}), False),
        (Case(), False),
        (None, True),
    ],
    ids=["has to be done", "unless", "unless of another", "not known", "no case"],
)
def test_a_doubt_is_told_where_the_case_has_the_fact_that_it_is_about(
    facts: Case | None, *, is_told: bool
) -> None:
    position = position_of(LIBRARY.chart("regular-rel")).answered("no").answered("no")
    sheet = RulingSheet(position.walk, told_facts=facts)
    assert ("Whether an “unless” ability counts" in doubts_of(sheet)) is is_told
    assert "The Japanese wiki" not in doubts_of(sheet), "that question still waits"


def test_a_doubt_about_another_answer_is_left_out() -> None:
    no_backup = told(LIBRARY.scenario("dark-confidant-kept-silent"))
    backup = next(sheet for sheet in map(told, EXAMPLES_OF_TODAY) if has_backup(sheet))
    about_backup = "at which point a backup is considered"
    assert about_backup not in doubts_of(no_backup)
    assert about_backup in doubts_of(backup)


def has_backup(sheet: RulingSheet) -> bool:
    taken = {(step.decision.id, step.answer) for step in steps(sheet.walk)}
    return ("backup-on-offer", "yes") in taken
