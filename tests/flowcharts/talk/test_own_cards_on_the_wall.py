"""A card of one’s own is told on the wall like any other."""

from pathlib import Path

import pytest
import tomlkit

from flowcharts.cards.read_card import read_text
from flowcharts.cases.inquiry import Inquiry
from flowcharts.checking.run_sheet import problems_of
from flowcharts.documents.formats.markdown import markdown
from flowcharts.library.todays_charts import todays_charts
from flowcharts.model.text import Wording
from flowcharts.model.walk_link import walk_link
from flowcharts.stories.case_story import story_of
from flowcharts.talk.moment import Stage
from flowcharts.talk.scene import CaseScene
from flowcharts.talk.scenes.case import scene_of_case
from flowcharts.talk.sheet_draft import draft_of
from flowcharts.talk.sheet_file import read_sheet, read_table
from flowcharts.talk.sheet_text import NEW_SHEET, sheet_text
from flowcharts.talk.talk import talk_of
from flowcharts.talk.told_example import ToldExample
from tests.flowcharts.cards.own_cards import USHER, keep, own_library
from tests.shipped import LIBRARY


def test_a_case_of_a_kept_card_is_projected_with_its_text() -> None:
    keep(USHER, 1, "yes")
    library = own_library()
    card, ability = library.cards["own-hollow-usher"], library.abilities["own-hollow-usher-1"]
    inquiry = Inquiry(todays_charts(library), card, ability)
    while (question := inquiry.question) is not None:
        inquiry = inquiry.answered(question.id, question.answers[0].id)
    case, chart = inquiry.decided.case, inquiry.walk.home.chart.id
    scene = scene_of_case("own-1", chart, card, story_of(inquiry), case)
    title = {"en": "A talk", "ja": "講義"}
    sheet = read_sheet({"title": title, "language": "en", "scene": [scene]}, library)
    talk = talk_of(sheet, library.cards)
    for _ in range(10):
        if talk.moment.stage is Stage.CASE:
            break
        talk = talk.onward()
    shown = talk.audience
    assert isinstance(shown, CaseScene)
    assert shown.cards == (card,)
    assert "Hollow Usher" in shown.scenario.story.en


@pytest.mark.parametrize("place", [0, 1])
def test_a_sheet_with_a_pasted_card_opens_where_nobody_has_that_card(
    place: int, tmp_path: Path
) -> None:
    card, ability, _ = read_text(USHER).abilities[place]
    inquiry = Inquiry(todays_charts(LIBRARY), card, ability)
    while (question := inquiry.question) is not None:
        inquiry = inquiry.answered(question.id, question.answers[-1].id)
    chart = inquiry.walk.home.chart
    scene = scene_of_case("own-1", chart.id, card, story_of(inquiry), inquiry.decided.case)
    file = tmp_path / "sheet.toml"
    draft = draft_of({"title": {"en": "A talk", "ja": "講義"}, "language": "both", "scene": []})
    file.write_text(sheet_text(draft.added(0, scene), NEW_SHEET), encoding="utf-8")
    assert problems_of(file, LIBRARY) == ()
    (item,) = read_sheet(read_table(file), LIBRARY).items
    told = item.content
    assert isinstance(told, ToldExample)
    assert walk_link(told.scenario.walk(told.chart)) == walk_link(inquiry.walk)
    quoted = [each.evidence.words for each in told.scenario.answers.values()]
    assert any(words is not None and words.en in card.text.en for words in quoted)
    handed_out = markdown(list(told.worksheet(LIBRARY.cards)), Wording.ENGLISH)
    assert "Whenever another creature enters under your control" in handed_out


def test_a_scene_whose_card_nobody_has_says_so(tmp_path: Path) -> None:
    card, ability, _ = read_text(USHER).abilities[0]
    inquiry = Inquiry(todays_charts(LIBRARY), card, ability)
    while (question := inquiry.question) is not None:
        inquiry = inquiry.answered(question.id, question.answers[-1].id)
    chart = inquiry.walk.home.chart
    scene = scene_of_case("own-1", chart.id, card, story_of(inquiry), inquiry.decided.case)
    file = tmp_path / "sheet.toml"
    table = {"title": {"en": "A talk"}, "language": "en", "scene": [{**scene, "card": "gone"}]}
    file.write_text(tomlkit.dumps(table), encoding="utf-8")
    assert any("gone" in problem.with_place.en for problem in problems_of(file, LIBRARY))
