"""Where the sources are thin: said beside what rests on them."""

from flowcharts.model.text import Text
from gui.text.text_style import TextStyle, Tone
from gui.walk import sub_chart_words
from gui.widgets.block import Block


class ThinSourcesBlock(Block):
    """What is not certain of a step."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, stripe="line")
        self.add_prose(Tone.EYEBROW).show_text(sub_chart_words.DOUBT)
        self._doubt = self.add_prose(Tone.SOFT)
        self.hide()

    def show_doubt(self, doubt: Text | None) -> None:
        """Show *doubt*, or nothing where there is none."""
        self.setVisible(doubt is not None)
        if doubt is not None:
            self._doubt.show_text(doubt)
