"""Run sheets that nobody has written: a room made of whatever is being looked at."""

from flowcharts.cases.case import Case
from flowcharts.cases.facts import FACTS
from flowcharts.cases.forms import written
from flowcharts.codec.tables import Table
from flowcharts.library.library import Library
from flowcharts.model.position import Position
from flowcharts.model.scenario import Card
from flowcharts.model.text import Text, Wording
from flowcharts.model.walk_link import walk_link
from flowcharts.talk.sheet import RunSheet
from flowcharts.talk.sheet_file import generated_case, read_sheet


def sheet_of_one(position: Position, wording: Wording, library: Library) -> RunSheet:
    """The run sheet that shows what *position* stands at: its example, or else its walk."""
    chart, showing = position.walk.home.chart, position.showing
    if showing is None:
        scene: Table = {"walk": walk_link(position.walk)}
        return read_sheet(_table(chart.title, wording, scene), library)
    scenario = showing.scenario
    scene = {"example": scenario.id, "chart": chart.id}
    return read_sheet(_table(scenario.title, wording, scene), library)


def sheet_of_case(title: Text, scene: Table, wording: Wording, library: Library) -> RunSheet:
    """The run sheet that shows a case, which may be stored as *scene*: its title is said once."""
    called = {"title": _row(title), **scene} if "story" in scene else scene
    return read_sheet(_table(title, wording, called), library)


def stored_case(case_id: str, library: Library) -> Table:
    """The generated case of that id, as a scene of a run sheet.

    Raises:
        NoCaseError: there is none, or it was made of other content.
    """
    made = generated_case(case_id, library)
    return scene_of_case(made.id, made.chart_id, made.card, made.story, made.case)


def scene_of_case(case_id: str, chart_id: str, card: Card, story: Text, case: Case) -> Table:
    """A case that was generated, as a scene of a run sheet: all of it, so that it stays."""
    return {
        "case": case_id,
        "chart": chart_id,
        "card": card.id,
        "story": _row(story),
        "facts": {
            fact.key: written(case.values[name])
            for name, fact in FACTS.items()
            if name in case.values
        },
    }


def _table(title: Text, wording: Wording, scene: Table) -> Table:
    return {"title": _row(title), "language": wording.value, "scene": [scene]}


def _row(text: Text) -> Table:
    return {"en": text.en, "ja": text.ja}
