"""The turn strip: when a trigger was missed and noticed, and whether that is soon enough."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from flowcharts.model.text import Text, Wording
from flowcharts.model.turns import Moment, Rule, TurnStep, at, is_within
from gui.text.text_style import TextStyle
from gui.theme.colours import PALETTES, ThemeName
from gui.theme.style_sheet import dress
from gui.walk import words
from gui.walk.turns.board import TurnBoard
from gui.walk.turns.turn_words import answer_in_words, end_in_words, moments_in_words
from gui.widgets.caption import Caption


class TurnStrip(QWidget):
    """Turns with two marks to drag, and the answer in words.

    Signals:
        moved: when it was missed and when it was noticed, after the user has moved a mark.
    """

    moved = Signal(Moment, Moment)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._given: tuple[Moment | None, Moment | None, Rule] | None = None
        self._is_concealed = False
        self._was_moved = False
        self._wording = Wording.ENGLISH
        self._palette = PALETTES[ThemeName.LIGHT]
        self.board = TurnBoard()
        self.answer = Caption()
        self.moments = Caption("soft")
        self.hint = Caption("soft")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        for widget in (self.board, self.answer, self.moments, self.hint):
            column.addWidget(widget)
        self.board.moved.connect(self._note_move)
        self.show_moments(None, None, Rule.TURN_CYCLE)

    @property
    def missed(self) -> Moment:
        """When it was missed, as the mark stands."""
        return self.board.missed

    @property
    def is_moved(self) -> bool:
        """Has the user moved a mark?"""
        return self._was_moved

    @property
    def noticed(self) -> Moment:
        """When it was noticed, as the mark stands."""
        return self.board.noticed

    def show_moments(
        self,
        missed: Moment | None,
        noticed: Moment | None,
        rule: Rule,
        *,
        is_example: bool = True,
    ) -> None:
        """Show the moments of an example or of a case; None for a tool to try in a free walk.

        What the user has dragged stays; only an example takes its own moments again.
        """
        given = (missed, noticed, rule)
        stays = missed is None or not is_example or not self._was_moved
        if given == self._given and stays:
            return
        self._was_moved = False
        self._given = given
        start = missed or at(1, TurnStep.UPKEEP)
        self.board.show_moments(start, max(start, noticed or at(start.turn, TurnStep.MAIN1)), rule)
        self._show_words()

    def show_concealed(self, *, is_concealed: bool) -> None:
        """Keep the window and the answer back while the learner is to find them.

        A mark that is moved shows no more than where it stands: by the answer of a moment beside
        it that of the example would be told.
        """
        if is_concealed != self._is_concealed:
            self._is_concealed = is_concealed
            self._show_words()

    def put_away(self) -> None:
        """Hide it; where it is shown again, nobody has moved a mark."""
        self._was_moved = False
        self.hide()

    def show_style(self, style: TextStyle) -> None:
        """Say and paint everything in *style*."""
        dress(self, style.palette)
        if (style.wording, style.palette) != (self._wording, self._palette):
            self._wording, self._palette = style.wording, style.palette
            self.board.show_style(style)
            self._show_words()

    def _note_move(self, missed: Moment, noticed: Moment) -> None:
        self._was_moved = True
        self._show_words()
        self.moved.emit(missed, noticed)

    def _show_words(self) -> None:
        board, first = self.board, self.board.first_turn
        is_soon_enough = is_within(board.missed, board.noticed, board.rule)
        sign, ink = ("✓", self._palette.path) if is_soon_enough else ("✗", self._palette.remedy)
        answer = self._say(answer_in_words(board.missed, board.noticed, board.rule))
        self.answer.setText(f"{sign} {answer}")
        self.answer.setStyleSheet(f"color: {ink}; font-weight: bold;")
        self.answer.setHidden(self._is_concealed)
        when = moments_in_words(board.missed, board.noticed, first)
        end = end_in_words(board.missed, board.rule, first)
        told = words.CONCEALED if self._is_concealed else end
        self.moments.setText(
            Text(f"{when.en} {told.en}", f"{when.ja}{told.ja}").in_wording(self._wording)
        )
        is_tool = self._given is None or self._given[0] is None
        self.hint.setText(words.TRY_THE_STRIP.in_wording(self._wording) if is_tool else "")
        self.hint.setVisible(is_tool)
        board.show_shaded(is_shaded=not self._is_concealed)
        self._tell("" if self._is_concealed else answer)

    def _tell(self, answer: str) -> None:
        """Say it to a screen reader, too."""
        self.setAccessibleName(self._say(words.TURN_STRIP))
        for widget in (self, self.board.missed_mark, self.board.noticed_mark):
            widget.setAccessibleDescription(answer)

    def _say(self, text: Text) -> str:
        return text.in_wording(self._wording, " / ")
