"""Questions of a room: an answer on each button; what is asked where talks were not ended."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtWidgets import QDialog, QFrame, QScrollArea, QVBoxLayout, QWidget

from flowcharts.model.text import SENTENCES, Text
from gui import room_words
from gui.override import override
from gui.talk import words
from gui.talk.known_talks import KnownTalk, KnownTalks
from gui.text.rich_label import RichLabel
from gui.text.text_style import TextStyle
from gui.theme.dialog_style import dress
from gui.widgets.button_face import ButtonFace, ButtonKind, ButtonState
from gui.widgets.button_list import ButtonList

_WIDTH = 460
"""Of what is said, in pixels."""
_MOST = 5
"""So many talks are offered at once; those that were left before come once these have ended."""
_HIGHEST, _LEAST = 440, 360
"""Answers that are higher, in pixels, are scrolled: there are small screens. So many are seen."""


class RoomAnswer(NamedTuple):
    """A button and what it does."""

    words: Text
    does: Callable[[], object]
    detail: Text | None = None
    """A line below its words."""


class RoomQuestion(QDialog):
    """The answers one under the other: titles of talks are long, and none is cut.

    Attributes:
        said: what is asked.
        answers: the buttons.
    """

    def __init__(
        self, parent: QWidget, style: TextStyle, said: Text, choices: Sequence[RoomAnswer]
    ) -> None:
        super().__init__(parent)
        self._choices = choices
        self.setWindowTitle(style.line(room_words.TEACH))
        self.said = RichLabel(style)
        self.said.setFixedWidth(_WIDTH)
        self.said.show_text(said)
        self.answers = ButtonList(style, ButtonKind.ROW)
        self.answers.chosen.connect(self._choose)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(20, 16, 20, 18)
        self._column.setSpacing(16)
        self._column.addWidget(self.said)
        dress(self, style.palette)
        self.finished.connect(self.deleteLater)

    def ask(self, usual: int) -> None:
        """Ask; everything else goes on meanwhile. *usual*: the place of what Enter presses."""
        self.answers.show_faces(
            [
                ButtonFace(
                    choice.words,
                    choice.detail,
                    state=ButtonState.NEXT if place == usual else ButtonState.REST,
                )
                for place, choice in enumerate(self._choices)
            ]
        )
        is_high = self.answers.heightForWidth(_WIDTH) > _HIGHEST
        area = _scrolled(self.answers) if is_high else None
        self._column.addWidget(area or self.answers)
        self.open()
        self.answers.buttons[usual].setFocus()
        if area is not None:
            area.ensureWidgetVisible(self.answers.buttons[usual])

    @override
    def reject(self) -> None:
        self._choose(len(self._choices) - 1)

    def _choose(self, place: int) -> None:
        self.done(place)
        self._choices[place].does()


def _scrolled(answers: ButtonList) -> QScrollArea:
    """Where *answers* can be scrolled."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidget(answers)
    area.setMinimumSize(_WIDTH, _LEAST)
    return area


def ask(
    parent: QWidget, style: TextStyle, said: Text, choices: Sequence[RoomAnswer], usual: int = 0
) -> None:
    """Ask over *parent*. Esc gives the last answer, Enter the *usual* one."""
    RoomQuestion(parent, style, said, choices).ask(usual % len(choices))


def said_of(known: KnownTalks) -> Text:
    """The talks that there are, and what can be done with them, in words."""
    parts = [known.warning] if known.warning is not None else []
    if len(known.talks) > 1:
        parts.append(words.MANY_ASKED)
    for talk in known.talks if len(known.talks) == 1 else ():
        said = words.LED_ASKED if talk.is_led else words.LEFT_ASKED
        parts.append(said.filled(title=talk.title, place=talk.place))
    return SENTENCES.join(parts)


def answers_of(known: KnownTalks, take_up: Callable[[KnownTalk], object]) -> Iterator[RoomAnswer]:
    """An answer for each of the talks."""
    are_many = len(known.talks) > 1
    for talk in known.talks[:_MOST]:
        said = words.LEAD_HERE if talk.is_led else words.GO_ON_WITH
        place = words.LED_AT if talk.is_led else words.LEFT_AT
        yield RoomAnswer(
            said.filled(title=talk.title),
            partial(take_up, talk),
            place.filled(place=talk.place) if are_many else None,
        )


def begun_beside(known: KnownTalks, title: Text) -> Text:
    """The words on the button that begins another talk than those."""
    beside = words.BEGIN_OTHER if known.left else words.BEGIN_TOO
    return (beside if known.talks else words.BEGIN).filled(title=title)
