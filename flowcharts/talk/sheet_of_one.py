"""Run sheets that nobody has written: a room made of whatever is being looked at."""

from flowcharts.codec.tables import Table
from flowcharts.library.library import Library
from flowcharts.model.position import Position
from flowcharts.model.text import Text, Wording
from flowcharts.model.walk_link import walk_link
from flowcharts.talk.sheet import RunSheet
from flowcharts.talk.sheet_file import read_sheet


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
    called = {"title": title._asdict(), **scene} if "story" in scene else scene
    return read_sheet(_table(title, wording, called), library)


def _table(title: Text, wording: Wording, scene: Table) -> Table:
    return {"title": title._asdict(), "language": wording.value, "scene": [scene]}
