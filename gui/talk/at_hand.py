"""The run sheet of what is at hand: a case practised or ruled on, a comparison, a walk."""

from typing import TYPE_CHECKING

from flowcharts.codec.tables import Table
from flowcharts.library.library import Library
from flowcharts.model.position import Position
from flowcharts.model.scenario import Card
from flowcharts.model.text import Text, Wording
from flowcharts.model.walk import Walk
from flowcharts.model.walk_link import walk_link
from flowcharts.talk.scenes.case import scene_of_case
from flowcharts.talk.sheet import RunSheet
from flowcharts.talk.sheet_file import read_sheet
from gui.session import Session

if TYPE_CHECKING:  # whoever practises nothing loads nothing of it
    from collections.abc import Callable

    from flowcharts.cards.other_cards import OtherCards
    from flowcharts.practice.study_case import StudyCase
    from gui.compare.comparison import Comparison


def sheet_at_hand(
    session: Session,
    asked: "StudyCase | None",
    other_cards: "Callable[[], OtherCards]",
    *,
    is_aside: bool = False,
) -> RunSheet:
    """The run sheet that shows what is *asked* in practice; else what the window shows.

    *is_aside*: does it interrupt a talk? Then a chart that nobody has walked is only looked at.
    """
    wording, library = session.settings.wording, session.library
    found = _practised(asked) if asked is not None else _ruled_on(session, other_cards)
    if found is not None:
        sheet = sheet_of_case(*found, wording, library)
        if sheet.items:
            return sheet
    return sheet_of_one(session.position, wording, library, is_looked_at=is_aside)


def sheet_of_comparison(compared: "Comparison", session: Session) -> RunSheet:
    """The run sheet that shows the example of a comparison on the editions chosen.

    Where that is one alone, on all of them.
    """
    scenario, known = compared.scenario, [each.chart.id for each in compared.known]
    chosen = [each for each in known if each in compared.chosen]
    scene: Table = {"compare": scenario.id, "charts": chosen if len(chosen) > 1 else known}
    return read_sheet(_table(scenario.title, session.settings.wording, scene), session.library)


def _practised(asked: "StudyCase") -> tuple[Text, Table] | None:
    """The title and the scene of a case of practice."""
    scenario, chart_id = asked.scenario, asked.chart.id
    if scenario is not None and chart_id in scenario.charts:
        return scenario.title, {"example": scenario.id, "chart": chart_id}
    if not asked.cards:
        return None
    card = asked.cards[0]
    scene = scene_of_case(asked.id, chart_id, card, asked.story, asked.case)
    return asked.title or _called(card), scene


def _ruled_on(
    session: Session, other_cards: "Callable[[], OtherCards]"
) -> tuple[Text, Table] | None:
    """The title and the scene of a case that is ruled on, once its ruling is known."""
    if session.position.case is None:
        return None
    from flowcharts.cards.ability_search import AbilitySearch
    from flowcharts.cards.named_card import of_named_card
    from flowcharts.cases.inquiry import inquiry_of
    from flowcharts.documents.own_example import own_id
    from flowcharts.stories.case_story import story_of

    inquiry = inquiry_of(session.position)
    if inquiry is None or not inquiry.is_decided:
        return None
    if inquiry.card is None:
        search = AbilitySearch(session.library, other_cards())
        inquiry = of_named_card(inquiry, search, session.settings.wording.languages[0])
    if inquiry.card is None:
        return None
    name, card = own_id(inquiry, 1), inquiry.card
    story, chart = story_of(inquiry), inquiry.walk.home.chart
    return _called(card), scene_of_case(name, chart.id, card, story, inquiry.decided.case)


def sheet_of_one(
    position: Position, wording: Wording, library: Library, *, is_looked_at: bool = False
) -> RunSheet:
    """The run sheet that shows what *position* stands at: its example, or else its walk.

    *is_looked_at*: is a chart that nobody has walked shown whole? Else its questions are asked.
    """
    chart, showing = position.walk.home.chart, position.showing
    if showing is None:
        is_whole = is_looked_at and position.walk == Walk(chart)
        scene: Table = {"chart" if is_whole else "walk": walk_link(position.walk)}
        return read_sheet(_table(chart.title, wording, scene), library)
    scenario = showing.scenario
    scene = {"example": scenario.id, "chart": chart.id}
    return read_sheet(_table(scenario.title, wording, scene), library)


def sheet_of_case(title: Text, scene: Table, wording: Wording, library: Library) -> RunSheet:
    """The run sheet that shows a case, which may be stored as *scene*: its title is said once."""
    called = {"title": title._asdict(), **scene} if "story" in scene else scene
    return read_sheet(_table(title, wording, called), library)


def _called(card: Card) -> Text:
    """The name of a card as a title; said once, where it is the same in both languages."""
    return card.name if card.name.en == card.name.ja else card.marked_name


def _table(title: Text, wording: Wording, scene: Table) -> Table:
    return {"title": title._asdict(), "language": wording.value, "scene": [scene]}
