"""The sentence to say to the players, ready to be copied."""

from flowcharts.model.text import Text
from gui.text.text_style import TextStyle, Tone
from gui.walk import words
from gui.widgets.block import Block
from gui.widgets.copy_button import CopyButton


class SayBlock(Block):
    """What a judge says to the players, with a button that copies it."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, stripe="remedy")
        self._eyebrow = self.add_prose(Tone.EYEBROW)
        self._sentence = self.add_prose()
        self._copy = self.add(CopyButton(style))

    def show_sentence(self, sentence: Text, *, has_players: bool = True) -> None:
        """Show *sentence*; where there are no players, it is not said to them."""
        self._eyebrow.show_text(words.SAY if has_players else words.IN_A_SENTENCE)
        self._sentence.show_text(sentence)
        self._copy.offer(sentence)
