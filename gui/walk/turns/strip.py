"""The turn strip: when a trigger was missed and noticed, and whether that is soon enough."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from flowcharts.model.step_names import which_combat
from flowcharts.model.text import Text, Wording
from flowcharts.model.turns import COMBATS, Moment, Rule, TurnStep, at, is_within
from gui.text.text_style import TextStyle
from gui.theme.colours import PALETTES, ThemeName
from gui.theme.style_sheet import dress
from gui.walk import words
from gui.walk.turns.board import TurnBoard
from gui.walk.turns.turn_words import (
    answer_in_words,
    end_in_words,
    moments_in_words,
    turn_name,
)
from gui.widgets.button_face import ButtonFace, ButtonKind
from gui.widgets.caption import Caption
from gui.widgets.text_button import TextButton


class TurnStrip(QWidget):
    """Turns with two marks to drag, and the answer in words.

    Signals:
        moved: when it was missed and when it was noticed, after the user has moved a mark.
    """

    moved = Signal(Moment, Moment)

    def __init__(self) -> None:
        super().__init__()
        self._given: tuple[Moment | None, Moment | None, Rule] | None = None
        self._is_example = True
        self._is_concealed = False
        self._was_moved = False
        self._wording = Wording.ENGLISH
        self._palette = PALETTES[ThemeName.LIGHT]
        self.board = TurnBoard()
        self.answer = Caption()
        self.moments = Caption("soft")
        self.hint = Caption("soft")
        self.one_more = TextButton(TextStyle(), ButtonKind.QUIET)
        self.one_less = TextButton(TextStyle(), ButtonKind.QUIET)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        further = self.one_more, self.one_less
        for widget in (self.board, *further, self.answer, self.moments, self.hint):
            column.addWidget(widget)
        self.one_more.clicked.connect(lambda: self._add_combats(1))
        self.one_less.clicked.connect(lambda: self._add_combats(-1))
        self.board.moved.connect(self._note_move)
        self.board.taken.connect(self._show_further)
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
        self._is_example = is_example and missed is not None
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
            for part in (self.board, self.one_more, self.one_less):
                part.show_style(style)
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
        self._show_further()
        self._tell("" if self._is_concealed else answer)

    def _add_combats(self, count: int) -> None:
        """Let the turn of the mark at hand have so many combat phases more."""
        turn = self.board.turn_at_hand
        self.board.show_combats(turn, self.board.combats(turn) + count)
        self._show_further()

    def _show_further(self) -> None:
        """Say which further combat phase can be added to the turn of the mark at hand, or left out.

        An example shows what its story tells.
        """
        turn = self.board.turn_at_hand
        combats = self.board.combats(turn)
        is_more = not self._is_example and combats < len(COMBATS) + 1
        is_less = not self._is_example and combats > self.board.least_combats(turn)
        self.one_more.setVisible(is_more)
        self.one_less.setVisible(is_less)
        if is_more:
            self._name(self.one_more, "＋", words.FURTHER_COMBAT, combats + 1)
        if is_less:
            self._name(self.one_less, "−", words.ONE_COMBAT_LESS, combats)

    def _name(self, button: TextButton, sign: str, said: Text, combat: int) -> None:
        """Say on *button* which combat phase of which turn it is about."""
        turn = turn_name(self.board.turn_at_hand, self.board.first_turn)
        title = said.filled(which=which_combat(combat), turn=turn)
        button.show_face(ButtonFace(title, sign=sign))

    def _tell(self, answer: str) -> None:
        """Say it to a screen reader, too."""
        self.setAccessibleName(self._say(words.TURN_STRIP))
        for widget in (self, self.board.missed_mark, self.board.noticed_mark):
            widget.setAccessibleDescription(answer)

    def _say(self, text: Text) -> str:
        return text.in_wording(self._wording, " / ")
