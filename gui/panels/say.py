"""The sentence to say to the players, ready to be copied."""

from PySide6.QtCore import QTimer

from flowcharts.text import Text
from gui.panels import words
from gui.panels.block import Block
from gui.panels.button_face import ButtonFace, Manner
from gui.panels.button_list import ButtonList
from gui.panels.reading import Reading, Tone

_THANKS_MS = 1500


class SayBlock(Block):
    """What a judge says to the players, with a button that copies it."""

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading, stripe="remedy")
        self._eyebrow = self.add_prose(Tone.EYEBROW)
        self._sentence = self.add_prose()
        self._button = self.add(ButtonList(reading, Manner.QUIET))
        self._button.chosen.connect(self._copy)
        self._timer = QTimer(self, singleShot=True, interval=_THANKS_MS)
        self._timer.timeout.connect(self._wait)
        self._wait()

    def show_sentence(self, sentence: Text, *, has_players: bool = True) -> None:
        """Show *sentence*; where there are no players, it is not said to them."""
        self._eyebrow.show_text(words.SAY if has_players else words.IN_A_SENTENCE)
        self._sentence.show_text(sentence)
        self._wait()

    def _copy(self) -> None:
        self._sentence.copy()
        self._button.show_faces([ButtonFace(words.COPIED, sign="✓")])
        self._timer.start()

    def _wait(self) -> None:
        self._button.show_faces([ButtonFace(words.COPY)])
