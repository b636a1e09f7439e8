"""What to export, asked on one small card."""

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from typing import TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QSpinBox,
    QWidget,
)

from flowcharts.documents.format import WIDTHS
from flowcharts.documents.formats import OF_CHARTS
from flowcharts.model.text import Text, Wording
from gui import words as window_words
from gui.override import override
from gui.paper import words
from gui.paper.picture import Paper, Picture, usual_paper, usual_theme
from gui.paper.request import ExportChoice
from gui.theme.colours import ThemeName
from gui.theme.dialog_style import dress
from gui.theme.role import take_role
from gui.widgets.drop_down import Choice
from gui.widgets.filled_button import FilledButton


class ExportPart(StrEnum):
    """What there is to export of a chart and its walk."""

    RULING = "ruling"
    """What the walk has come to, in words."""
    WHOLE = "whole"
    SEEN = "seen"


_Thing = TypeVar("_Thing")

_FORMATS = {form: form.title for form in OF_CHARTS.values()}
_PARTS = {
    ExportPart.RULING: words.RULING,
    ExportPart.WHOLE: words.WHOLE,
    ExportPart.SEEN: words.SEEN,
}
_PATHS = {True: words.WITH_PATH, False: words.WITHOUT_PATH}
_WORDINGS = {
    Wording.ENGLISH: words.ENGLISH,
    Wording.JAPANESE: words.JAPANESE,
    Wording.BOTH: window_words.BOTH,
}
_THEMES = {
    ThemeName.LIGHT: window_words.LIGHT,
    ThemeName.DARK: window_words.DARK,
    ThemeName.CONTRAST: window_words.CONTRAST,
    ThemeName.PROJECTOR: window_words.PROJECTOR,
    ThemeName.PRINT: words.PRINT_THEME,
}
_PAPERS = {
    None: words.NO_PAPER,
    Paper.A4: words.A4,
    Paper.LETTER: words.LETTER,
    Paper.A3: words.A3,
    Paper.A2: words.A2,
}


class ExportDialog(QDialog):
    """Asks how a picture is wanted.

    Signals:
        chosen: the user wants it so; carries the `ExportChoice`.
    """

    chosen = Signal(ExportChoice)

    def __init__(self, offer: Picture, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._offer = offer
        self.setWindowTitle(self._said(words.EXPORT))
        dress(self, offer.palette)
        self._rows = QFormLayout()
        self._format = self._choice(words.FORMAT, _FORMATS)
        self._part = self._choice(words.PART, _PARTS)
        self._path = self._choice(words.PATH_SHOWN, _PATHS)
        self._wording = self._choice(window_words.LANGUAGE, _WORDINGS)
        self._theme = self._choice(window_words.THEME, _THEMES)
        self._paper = self._choice(words.PAPER, _PAPERS)
        self._width = QSpinBox()
        self._width.setRange(WIDTHS[0], WIDTHS[-1])
        self._width.lineEdit().setTextMargins(8, 0, 8, 0)
        self._add(words.WIDTH, self._width)
        self._rows.addRow(self._buttons())
        self.setLayout(self._rows)
        self._show_offer()
        self._format.box.currentIndexChanged.connect(self._suit_format)
        self._path.box.currentIndexChanged.connect(self._offer_parts)
        self._suit_format()

    @property
    def choice(self) -> ExportChoice:
        """What is asked for now."""
        form = self._format.chosen
        picture = replace(
            self._offer,
            wording=self._wording.chosen,
            theme=self._theme.chosen,
            with_path=self._path.chosen,
            paper=self._paper.chosen,
            width=self._width.value(),
            as_ruling=self._part.chosen is ExportPart.RULING,
        )
        if self._part.chosen is not ExportPart.SEEN:
            picture = picture.whole
        return ExportChoice(picture, form)

    @override
    def accept(self) -> None:
        super().accept()
        self.chosen.emit(self.choice)

    def _show_offer(self) -> None:
        offer = self._offer
        walk = offer.position.walk
        has_path = bool(walk.answers) or walk.exit is not None or offer.position.beside is not None
        self._path.choose(has_path and offer.with_path)
        self._path.box.setEnabled(has_path)
        self._wording.choose(offer.wording)
        self._width.setValue(offer.width)

    def _suit_format(self) -> None:
        """Offer what the format can do, and begin with what suits it."""
        form = self._format.chosen
        is_drawn = form.drawn is not None
        self._offer_parts()
        self._part.choose(self._part.offered[0])
        self._theme.box.setEnabled(is_drawn)
        self._paper.box.setEnabled(is_drawn)
        self._width.setEnabled(form.has_width)
        self._theme.choose(usual_theme(form, self._offer.theme))
        self._paper.choose(usual_paper(form))

    def _offer_parts(self) -> None:
        """Offer what there is of this walk in this format; its ruling first."""
        form, offer = self._format.chosen, self._offer
        is_drawn = form.drawn is not None
        has_ruling = offer.told is not None and offer.told.has_ruling and self._path.chosen
        is_there = {
            ExportPart.RULING: has_ruling and form.drawn is not None and form.drawn.has_pages,
            ExportPart.WHOLE: True,
            ExportPart.SEEN: is_drawn and offer.seen is not None,
        }
        self._part.offer(part for part, is_so in is_there.items() if is_so)

    def _buttons(self) -> QHBoxLayout:
        export = FilledButton()
        export.setText(self._said(window_words.EXPORT))
        take_role(export, "primary")
        export.setDefault(True)
        export.clicked.connect(lambda: self.accept())  # noqa: PLW0108  # or it is handed a state
        cancel = QPushButton(self._said(words.CANCEL))
        cancel.clicked.connect(self.reject)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(cancel)
        row.addWidget(export)
        return row

    def _choice(self, name: Text, things: Mapping[_Thing, Text]) -> Choice[_Thing]:
        choice = Choice({thing: self._said(said) for thing, said in things.items()})
        self._add(name, choice.box)
        return choice

    def _add(self, name: Text, control: QWidget) -> None:
        said = self._said(name)
        control.setAccessibleName(said)
        self._rows.addRow(said, control)

    def _said(self, text: Text) -> str:
        return text.in_wording(self._offer.wording, between=" / ")
