"""The schedule's parameters: fitted to the learner, or the usual ones."""

from PySide6.QtCore import Signal

from flowcharts.model.text import Text
from flowcharts.practice.fit import ENOUGH
from flowcharts.practice.practice_settings import PracticeSettings
from gui.practice import words
from gui.practice.chip_row import ChipRow
from gui.practice.schedule_fit import FitState
from gui.text.text_style import TextStyle, Tone
from gui.widgets.button_face import ButtonFace, ButtonState
from gui.widgets.panel import Panel


class FitPanel(Panel):
    """The parameters of the schedule, and others that they can be.

    Signals:
        begun: they are to be fitted.
        ended: the usual ones are to be taken again.
    """

    begun = Signal()
    ended = Signal()

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=6)
        self._choice = self.add(ChipRow(style, words.PARAMETERS, 2))
        self._choice.pressed.connect(lambda place: (self.ended, self.begun)[place].emit())
        self._said = self.add_prose(Tone.SOFT)

    def show_fit(self, settings: PracticeSettings, state: FitState) -> None:
        """Show how it stands with it."""
        is_fitted, is_open = bool(settings.parameters), not state.lacking and state.is_kept
        self._choice.setVisible(is_open or is_fitted)
        usual = ButtonFace(words.USUAL)
        mine = ButtonFace(words.FIT_AGAIN if is_fitted else words.FIT)
        if state.is_going:
            mine = mine._replace(is_enabled=False)
        elif not is_fitted:
            usual = usual._replace(sign="✓", state=ButtonState.CHOSEN)
        self._choice.show_chips([usual, mine] if is_open else [usual])
        self._said.show_text(_told(settings, state))


def _told(settings: PracticeSettings, state: FitState) -> Text:
    if state.is_going:
        return words.FITTING
    if settings.parameters:
        return words.FITTED_PARAMETERS.filled(count=str(settings.fitted_on))
    if state.lacking:
        return words.USUAL_PARAMETERS.filled(lacking=str(state.lacking), needed=str(ENOUGH))
    return words.CAN_BE_FITTED if state.is_kept else words.NOT_FITTED_TO_GUEST
