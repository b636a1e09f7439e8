"""What helps to teach the step that is shown: where each exit leads, the answer, the notes."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from flowcharts.model.text import Text, with_colon
from flowcharts.talk.leader import Ahead, LeaderView, LikelyMistake
from flowcharts.talk.scene import VotesScene
from gui.talk import words
from gui.talk.leader.hands import HandsPanel
from gui.text.text_style import TextStyle, Tone, stacked
from gui.widgets.button_face import ButtonFace, ButtonKind, ButtonState
from gui.widgets.button_list import ButtonList
from gui.widgets.panel import Panel


class StepHelp(QScrollArea):
    """All that is known of the step, the most urgent first.

    Signals:
        exit_chosen: the leader wants that exit marked; counted from 1.
        counted: so many hands for the answer at that place.
    """

    exit_chosen = Signal(int)
    counted = Signal(int, int)

    def __init__(self, style: TextStyle) -> None:
        super().__init__()
        self.setProperty("role", "side")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.panel = _HelpPanel(style)
        inner = QWidget()
        inner.setProperty("role", "side")
        column = QVBoxLayout(inner)
        column.setContentsMargins(14, 10, 14, 12)
        column.addWidget(self.panel)
        column.addStretch(1)
        self.setWidget(inner)
        self.panel.exits.chosen.connect(lambda place: self.exit_chosen.emit(place + 1))
        self.panel.hands.counted.connect(self.counted)

    def show_style(self, style: TextStyle) -> None:
        """Say it in the wording of *style*."""
        self.panel.show_style(style)

    def show_view(self, view: LeaderView) -> None:
        """Show what is known of the step."""
        self.panel.show_view(view)


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
        title.show_text(text)
        return title


def _face(ahead: Ahead) -> ButtonFace:
    way = ahead.exit
    said = way.words.on_one_line()
    title = Text(f"{said.en} → {ahead.label.en}", f"{said.ja} → {ahead.label.ja}")
    state = ButtonState.CHOSEN if way.is_marked else ButtonState.REST
    tick = "  ✓" if ahead.is_right else ""
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
