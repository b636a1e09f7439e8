"""The script strip: the lines that an example writes, growing word by word below the chart."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea

from flowcharts.model.references import Explained, Lexicon, Meaning
from flowcharts.model.scenario import Printed
from flowcharts.model.script import Change, Mending, words_of
from gui.override import override
from gui.text.text_style import TextStyle, Tone
from gui.walk.script import script_words
from gui.walk.script.page import ScriptPage
from gui.walk.script.painter import Mark, ScriptLines
from gui.walk.script.sheet import ScriptSheet
from gui.widgets.panel import Panel, paint_ground, scroll_by_key
from gui.words import ADDED_TO_SCRIPT

_MARGIN = 14
_MOST, _MOST_AT_END = 0.34, 0.5
"""How much of the chart's room it takes at most; at the end a mistake is shown there too."""
_QUICKEST, _SLOWEST = 40, 220
"""From word to word, in milliseconds."""
_LEAST = 72
_SHARE = 0.5
"""Of the time that a step stays while the example plays, so much is for its words to come."""


class ScriptStrip(QScrollArea):
    """The script as far as it is written.

    Signals:
        asked: the meaning of a word was asked for; carries it.
        term_clicked: a word of the glossary was chosen; carries its id.
        grown: it takes more of the chart's room, or less.
    """

    asked = Signal(Meaning)
    term_clicked = Signal(str)
    grown = Signal()

    def __init__(self, style: TextStyle) -> None:
        super().__init__()
        self._text_style = style
        self._lexicon: Lexicon | None = None
        self._coming: list[int] = []
        self._finished = ""
        self._is_at_end = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._grow)
        self._body = _Paper(style)
        self._body.term_clicked.connect(self.term_clicked)
        self._title = self._body.add_prose(Tone.EYEBROW)
        self._title.show_text(script_words.SCRIPT)
        self._nothing = self._body.add_prose(Tone.SOFT)
        self._nothing.show_text(script_words.NOTHING_WRITTEN)
        self.sheet = self._body.add(ScriptSheet(style))
        self.sheet.asked.connect(self.asked)
        self._mistake: _Mistake | None = None
        self._why = self._body.add_prose()
        self._why.hide()
        self._body.column.addStretch(1)
        self._dress()

    def show_example(self, finished: str, lexicon: Lexicon) -> None:
        """Leave room for the *finished* script of an example; *lexicon* explains its words."""
        self._finished, self._lexicon = finished, lexicon

    def show_change(self, change: Change, *, pace: float | None) -> None:
        """Show the script as it is after a step.

        *pace*: seconds that a step stays, for what is new to come word by word; None for at once.
        """
        self._timer.stop()
        self._nothing.setVisible(not change.after)
        self.sheet.setVisible(bool(change.after))
        self.sheet.show_lines(
            ScriptLines(change.after, change.added, explained=self._explained(change.after))
        )
        said = ADDED_TO_SCRIPT.filled(words=change.said) if change.said else None
        self._find_room()
        self.sheet.setAccessibleDescription(self._text_style.line(said) if said else "")
        self._coming = sorted(change.added) if pace is not None else []
        if self._coming and pace is not None:
            each = pace * 1000 * _SHARE / len(self._coming)
            self._timer.start(round(min(max(each, _QUICKEST), _SLOWEST)))
            self.sheet.hide_words(frozenset(self._coming))
        QTimer.singleShot(0, self, self._follow)

    def show_printed(self, printed: Printed | None, mending: Mending | None) -> None:
        """Show beside the finished script how the source prints it; None to show it no more."""
        self._is_at_end = printed is not None
        if printed is not None and mending is not None:
            mistake = self._mistake or self._made_mistake()
            mistake.show_printed(printed, mending)
            self._why.show_text(printed.why)
            finished = self._finished
            explained = self._explained(finished)
            self.sheet.show_lines(ScriptLines(finished, mending.right, explained=explained))
            self._timer.stop()
        if self._mistake is not None:
            self._mistake.setVisible(self._is_at_end)
        self._why.setVisible(self._is_at_end)
        heading = script_words.MENDED if self._is_at_end else script_words.SCRIPT
        self._title.show_text(heading)
        self._find_room()

    def show_style(self, style: TextStyle) -> None:
        """Show the same in another way."""
        self._text_style = style
        self._body.show_style(style)
        self.setAccessibleName(style.line(script_words.SCRIPT))
        self._find_room()

    @property
    def is_growing(self) -> bool:
        """Are words still to come?"""
        return self._timer.isActive()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._find_room()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self._find_room()
        return super().eventFilter(watched, event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ParentChange and (place := self.parentWidget()):
            place.installEventFilter(self)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        scroll_by_key(self.verticalScrollBar(), event)

    def _dress(self) -> None:
        self.setWidget(self._body)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, on=False)
        self.setAccessibleName(self._text_style.line(script_words.SCRIPT))

    def _made_mistake(self) -> "_Mistake":
        self._mistake = self._body.add(_Mistake(self._text_style), 0)
        return self._mistake

    def _explained(self, script: str) -> tuple[tuple[Explained, ...], ...]:
        return self._lexicon.explained(script) if self._lexicon is not None else ()

    def _grow(self) -> None:
        """Let one more word come, with the pipe before it."""
        words = words_of(self.sheet.script)
        while self._coming and words[self._coming.pop(0)].is_pipe:
            pass
        self.sheet.hide_words(frozenset(self._coming))
        if not self._coming:
            self._timer.stop()

    def _follow(self) -> None:
        """Keep in sight what was added last."""
        bar = self.verticalScrollBar()
        bar.setValue(0 if self._is_at_end else self.sheet.y() + self.sheet.height())

    def _find_room(self) -> None:
        """As high as the finished script needs, so that the chart stays while it is written."""
        place = self.parentWidget()
        if place is None:
            return
        if not self.sheet.script:
            self._take(_LEAST)
            return
        width = max(self.width() - 2 * _MARGIN, 200)
        heaviest = frozenset(range(len(words_of(self._finished))))
        page = ScriptPage(self._finished, self.sheet.code_font, width - 6, heaviest)
        most = round(place.height() * (_MOST_AT_END if self._is_at_end else _MOST))
        needed = round(page.height) + self._title.sizeHint().height() + 34
        if self._mistake is not None and self._is_at_end:
            needed += self._mistake.heightForWidth(width) + self._why.heightForWidth(width) + 14
        self._take(max(min(needed, most), _LEAST))

    def _take(self, height: int) -> None:
        if height != self.minimumHeight():
            self.setFixedHeight(height)
            if not self.isHidden():
                self.grown.emit()


class _Paper(Panel):
    """The ground of the strip, set apart from the chart by a line."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=5)
        self.column.setContentsMargins(_MARGIN, 9, _MARGIN, 8)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_ground(painter, event.rect(), self.text_style.palette.surface)
        painter.setPen(QPen(QColor(self.text_style.palette.hairline), 2))
        painter.drawLine(0, 0, self.width(), 0)


class _Mistake(Panel):
    """How the source prints the lines."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=5)
        self.add_prose(Tone.EYEBROW).show_text(script_words.PRINTED)
        self.sheet = self.add(ScriptSheet(style))

    def show_printed(self, printed: Printed, mending: Mending) -> None:
        """Show the lines, the place of the mistake marked."""
        self.sheet.show_lines(ScriptLines(printed.script, mending.wrong, Mark.WRONG, mending.gaps))
