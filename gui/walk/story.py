"""The story of an example: what has happened."""

from flowcharts.model.position import Position
from gui.text.text_style import TextStyle
from gui.walk import words
from gui.widgets.collapsible import Collapsible
from gui.widgets.panel import Panel


class StoryPanel(Panel):
    """What happened, to be read again at every step; open until the reader folds it."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style)
        self._fold = self.add(Collapsible(style, words.STORY))
        self._story = self._fold.body.add_prose()
        self._shown = ""

    def show_position(self, position: Position) -> None:
        """Show the story of *position*, if it is an example."""
        if position.showing is None or position.showing.scenario.id == self._shown:
            return  # open or folded, as the reader left it
        self._shown = position.showing.scenario.id
        self._fold.show_open(is_open=True)
        self._story.show_text(position.showing.scenario.story)
