"""A card of one’s own is told on the wall like any other."""

from flowcharts.cases.inquiry import Inquiry
from flowcharts.library.todays_charts import todays_charts
from flowcharts.stories.case_story import story_of
from flowcharts.talk.moment import Stage
from flowcharts.talk.scene import CaseScene
from flowcharts.talk.scenes.case import scene_of_case
from flowcharts.talk.sheet_file import read_sheet
from flowcharts.talk.talk import talk_of
from tests.flowcharts.cards.own_cards import USHER, keep, own_library


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
