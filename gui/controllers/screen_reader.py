"""Every move, said to a screen reader."""

from PySide6.QtCore import QObject

from flowcharts.model.chart import Chart
from flowcharts.model.game import Game
from flowcharts.model.position import Position
from flowcharts.model.text import Text, with_colon
from gui import words
from gui.chart.highlight import SUB_CHART
from gui.session import Session
from gui.widgets.announcement import announce


class ScreenReader:
    """Says where the walk stands, and over what the mark is."""

    def __init__(self, session: Session, speaker: QObject) -> None:
        """*speaker* is the widget in whose name it is said: a reader listens to the window."""
        self._session = session
        self._speaker = speaker
        self._chart = session.position.chart
        self.said = ""

    def say_position(self, position: Position) -> None:
        """Say where *position* stands, and on which chart where that is another one than before."""
        walk = position.walk
        before, self._chart = self._chart, walk.chart
        waits = position.case.asks if position.case is not None else None
        if waits is not None:
            said = waits
        elif walk.exit is not None:
            said = walk.exit.label
        else:
            ending = walk.ending.here
            said = walk.decision.question if walk.decision is not None else ending.label
        if before is not walk.chart:
            title = walk.chart.title
            said = with_colon(title, said)
        self.say(_added(position) or said)

    def say_mark(self, answer: str) -> None:
        """Say which answer the mark is over, and where that leads."""
        walk = self._session.position.walk
        if not answer or walk.decision is None:
            return
        if answer == SUB_CHART:
            self._say_way_in(walk.sub_chart)
            return
        branch = walk.decision.branch(answer)
        leads_to = walk.chart.nodes[branch.to].label.on_one_line()
        said = words.MARKED.filled(answer=branch.words, node=leads_to)
        drawing = self._session.drawing
        if drawing is not None and branch.to in drawing.closed:
            count = str(drawing.closed[branch.to])
            said = words.MARKED_GROUP.filled(said=said, count=count)
        self.say(said)

    def _say_way_in(self, chart: Chart | None) -> None:
        if chart is not None:
            self.say(words.MARK_OPENS.filled(chart=chart.title))

    def say(self, text: Text) -> None:
        """Say *text* to a reader of the screen."""
        plain = text.on_one_line().without_ruby()
        self.said = plain.in_wording(self._session.settings.wording)
        announce(self._speaker, self.said)


def _added(position: Position) -> Text | None:
    """What the example writes with the answer that it tells, if it writes anything."""
    is_told = position.showing is not None and position.showing.is_revealed
    if not is_told or position.walk.home.chart.game is not Game.FORGE:
        return None
    from flowcharts.model.script import written

    change = written(position)
    if change is None or not change.said:
        return None
    return words.ADDED_TO_SCRIPT.filled(words=change.said)
