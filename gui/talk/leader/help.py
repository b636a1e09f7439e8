"""What helps to teach the step that is shown: where each exit leads, the answer, the notes."""

from bisect import bisect_right

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QVBoxLayout, QWidget

from flowcharts.model.text import Text, with_colon
from flowcharts.talk.leader import Ahead, LeaderView, LikelyMistake
from flowcharts.talk.scene import VotesScene
from gui.override import override
from gui.talk import words
from gui.talk.leader.hands import HandsPanel
from gui.text.text_style import MIN_PIXELS, TextStyle, Tone, stacked
from gui.theme.sizes import pixels
from gui.widgets.button_face import ButtonFace, ButtonKind, ButtonState
from gui.widgets.button_list import ButtonList
from gui.widgets.panel import Panel

ENLARGEMENTS = (0.7, 0.8, 0.9, 1.0, 1.1, 1.2, 1.35, 1.5, 1.75, 2.0)
"""How large the letters can be chosen, beside those that have room."""
_LARGEST = 2
"""So much larger than usual they become by themselves."""


class StepHelp(QScrollArea):
    """All that is known of the step, the most urgent first, in letters as large as have room.

    Attributes:
        enlargement: how much larger than that the leader wants them.

    Signals:
        exit_chosen: the leader wants that exit marked; counted from 1.
        counted: so many hands for the answer at that place.
        enlarged: the letters are to be so large, also in the next talk.
    """

    exit_chosen = Signal(int)
    counted = Signal(int, int)
    enlarged = Signal(float)

    def __init__(self, style: TextStyle, enlargement: float) -> None:
        super().__init__()
        self.enlargement = enlargement
        self.setProperty("role", "side")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.panel = _HelpPanel(style)
        self._view: LeaderView | None = None
        inner = QWidget()
        inner.setProperty("role", "side")
        self._column = QVBoxLayout(inner)
        self._column.setContentsMargins(14, 10, 14, 12)
        self._column.addWidget(self.panel)
        self._column.addStretch(1)
        self.setWidget(inner)
        self.panel.exits.chosen.connect(lambda place: self.exit_chosen.emit(place + 1))
        self.panel.hands.counted.connect(self.counted)

    def show_style(self, style: TextStyle) -> None:
        """Say it in the wording of *style*."""
        self.panel.show_style(style)
        self._fit()

    def show_view(self, view: LeaderView) -> None:
        """Show what is known of the step."""
        before, self._view = self._view, view
        self.panel.show_view(view)
        if before is None or _told(view) != _told(before):
            self.verticalScrollBar().setValue(0)
            self._fit()

    def resize_letters(self, steps: int) -> bool:
        """Show the next larger (1) or smaller (-1) letters, for 0 those that have room.

        Are they others than before?
        """
        place = bisect_right(ENLARGEMENTS, self.enlargement) - 1 + steps
        chosen = ENLARGEMENTS[min(max(place, 0), len(ENLARGEMENTS) - 1)] if steps else 1.0
        is_other, self.enlargement = chosen != self.enlargement, chosen
        self._fit()
        if is_other:
            self.enlarged.emit(chosen)
        return is_other

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Let the letters be as large as have room, by as much larger as is wanted."""
        usual = round(pixels(QApplication.font()))
        sizes = range(usual, _LARGEST * usual + 1)
        first_too_large = bisect_right(sizes, self.height(), key=self._height)
        fitting = sizes[max(0, first_too_large - 1)]
        self._take_size(max(MIN_PIXELS, round(fitting * self.enlargement)))

    def _height(self, size: int) -> int:
        """How high it is in letters of that *size*, in pixels."""
        self._take_size(size)
        return self._column.heightForWidth(self.width())

    def _take_size(self, size: int) -> None:
        font = self.panel.font()
        font.setPixelSize(size)
        self.panel.setFont(font)


def _told(view: LeaderView) -> tuple[object, ...]:
    """What decides how much room the view takes."""
    exits = [(each.exit.words, each.label) for each in view.ahead]
    is_vote = isinstance(view.own, VotesScene) and view.hands is not None
    told = view.advice, view.answer, view.because, view.mistakes, view.notes, view.story
    return exits, is_vote, *told


class _HelpPanel(Panel):
    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=10)
        self.advice = self.add_prose(Tone.WRONG)
        self.hands = self.add(HandsPanel(style))
        self._ahead_title = self._title(words.ON_EACH_EXIT)
        self.exits = self.add(ButtonList(style, ButtonKind.ROW))
        self._sections = [
            (self._title(title), self.add_prose())
            for title in (words.ANSWER, words.NOTES, words.MISTAKES, words.STORY)
        ]

    def show_view(self, view: LeaderView) -> None:
        self.advice.setVisible(view.advice is not None)
        if view.advice is not None:
            self.advice.show_text(view.advice)
        votes = view.own if isinstance(view.own, VotesScene) else None
        self.hands.show_votes(votes, view.hands)
        self._ahead_title.setVisible(bool(view.ahead))
        self.exits.setVisible(bool(view.ahead))
        self.exits.show_faces([_face(ahead) for ahead in view.ahead])
        texts = (_answer(view), view.notes, _mistakes(view.mistakes), view.story)
        for (title, said), text in zip(self._sections, texts, strict=True):
            title.setVisible(text is not None)
            said.setVisible(text is not None)
            if text is not None:
                said.show_text(text)

    def _title(self, text: Text) -> QWidget:
        title = self.add_prose(Tone.EYEBROW)
        title.setFont(QApplication.font())  # it stays as it is beside larger letters
        title.show_text(text)
        return title


def _face(ahead: Ahead) -> ButtonFace:
    way = ahead.exit
    said = way.words.on_one_line()
    title = Text(f"{said.en} → {ahead.label.en}", f"{said.ja} → {ahead.label.ja}")
    state = ButtonState.CHOSEN if way.is_marked else ButtonState.REST
    tick = "\u00a0✓" if ahead.is_right else ""  # never alone on a line
    return ButtonFace(
        Text(title.en + tick, title.ja + tick), sign=way.letter, key=str(way.place + 1), state=state
    )


def _answer(view: LeaderView) -> Text | None:
    if view.answer is None:
        return view.because
    answer = view.answer.on_one_line()
    if view.because is None:
        return answer
    return stacked((answer, view.because))


def _mistakes(mistakes: tuple[LikelyMistake, ...]) -> Text | None:
    return stacked(map(_mistake, mistakes)) if mistakes else None


def _mistake(mistake: LikelyMistake) -> Text:
    said = mistake.why
    if mistake.idea is not None:
        said = Text(f"“{mistake.idea.en}” — {said.en}", f"「{mistake.idea.ja}」――{said.ja}")
    if mistake.answer is not None:
        answer = mistake.answer.on_one_line()
        said = with_colon(answer, said)
    return said
