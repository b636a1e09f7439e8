"""Was it missed on purpose? Asked only where the answer changes something."""

from flowcharts.model.text import Text
from gui.text.text_style import TextStyle, Tone, stacked
from gui.walk import words
from gui.widgets.block import Block
from gui.widgets.button_face import ButtonFace, ButtonKind, ButtonState
from gui.widgets.button_list import ButtonList


class OnPurposeBlock(Block):
    """The question of deliberate silence, and what applies instead."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style)
        self.add_prose(Tone.STRONG).show_text(words.ON_PURPOSE)
        self._buttons = self.add(ButtonList(style, ButtonKind.CHIP, columns=2))
        self._buttons.chosen.connect(self._answer)
        self._consequence = self.add_prose()
        self._instead: Text | None = None

    def ask(self, instead: Text) -> None:
        """Ask anew; *instead* is what applies when it was on purpose."""
        self._instead = instead
        self._show(None)

    def _answer(self, place: int) -> None:
        self._show(place == 0)

    def _show(self, is_on_purpose: bool | None) -> None:  # noqa: FBT001 - asked, or not yet
        self._buttons.show_faces(
            [
                _face(words.ON_PURPOSE_YES, is_chosen=is_on_purpose is True),
                _face(words.ON_PURPOSE_NO, is_chosen=is_on_purpose is False),
            ]
        )
        self._consequence.setVisible(is_on_purpose is not None)
        if self._instead is not None:
            said = (words.STOP_FIRST, self._instead) if is_on_purpose else (words.RULING_STANDS,)
            self._consequence.show_text(stacked(said))


def _face(title: Text, *, is_chosen: bool) -> ButtonFace:
    return ButtonFace(title, state=ButtonState.CHOSEN if is_chosen else ButtonState.REST)
