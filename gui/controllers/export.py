"""Export and print, from the window."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from flowcharts.layout.geometry import Rect
from flowcharts.model.text import Text, Wording
from flowcharts.os_errors import reason_of
from gui.canvas.view import ChartView
from gui.session import Session
from gui.theme.colours import PALETTES
from gui.window.window import Window

if TYPE_CHECKING:
    from flowcharts.export.ruling_sheet import RulingSheet
    from gui.export.picture import Picture
    from gui.export.request import ExportChoice


class ExportController:
    """Asks what is wanted, and does it."""

    def __init__(self, session: Session, view: ChartView, window: Window) -> None:
        self._session = session
        self._view = view
        self._window = window
        self._folder = Path.home()

    def export(self) -> None:
        """Ask for a file and write the chart into it."""
        from gui.window.export_dialog import ExportDialog  # made for nobody who does not export

        dialog = ExportDialog(self._picture(), self._window)
        dialog.chosen.connect(self._ask_file)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def print(self) -> None:
        """Ask for a printer and print the chart."""
        from gui.export.printer import PrintPreview
        from gui.export.qt_words import QtWords
        from gui.theme.dialog_style import dress

        picture = self._picture().printed
        spoken = QtWords(picture.wording)
        preview = PrintPreview(picture, self._window)
        spoken.setParent(preview)
        dress(preview, PALETTES[self._session.settings.theme])
        preview.finished.connect(preview.deleteLater)
        preview.open()

    def _picture(self) -> "Picture":
        """The chart as it stands there now."""
        from gui.export.picture import Picture

        settings = self._session.settings
        seen = self._view.mapToScene(self._view.viewport().rect()).boundingRect()
        return Picture(
            position=self._session.position,
            wording=settings.wording,
            theme=settings.theme,
            with_path=True,
            told=self._told,
            seen=Rect(seen.left(), seen.top(), seen.right(), seen.bottom()),
            drawing=self._session.drawing,
        )

    @property
    def _told(self) -> "RulingSheet":
        """The walk in words."""
        from flowcharts.cases.inquiry import inquiry_of
        from flowcharts.export.ruling_sheet import RulingSheet

        session, cards = self._session, self._session.library.cards
        inquiry = inquiry_of(session.position)
        return RulingSheet(session.position.walk, session.scenario, cards=cards, inquiry=inquiry)

    def _ask_file(self, choice: "ExportChoice") -> None:
        from PySide6.QtWidgets import QFileDialog

        from gui.export import words
        from gui.export.qt_words import QtWords
        from gui.theme.dialog_style import dress

        wording = self._session.settings.wording
        spoken = QtWords(wording)
        name = choice.picture.scenario or choice.picture.position.chart
        dialog = QFileDialog(
            self._window,
            words.EXPORT.in_wording(wording, between=" / "),
            str(self._folder / f"{name.id}.{choice.form}"),
            f"*.{choice.form}",
        )
        spoken.setParent(dialog)
        dress(dialog, PALETTES[self._session.settings.theme])
        if wording is Wording.JAPANESE:  # Qt has no Japanese for two of these
            for label, text in words.FILE_LABELS.items():
                dialog.setLabelText(QFileDialog.DialogLabel[label], text.ja)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(choice.form)
        dialog.fileSelected.connect(partial(self._write, choice))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _write(self, choice: "ExportChoice", file: str) -> None:
        from flowcharts.commands.request_error import RequestError
        from gui.export import words
        from gui.export.request import fulfil

        path = Path(file)
        self._folder = path.parent
        choice = choice.named(path)
        said, reason = words.NOT_WRITTEN, Text("", "")
        try:
            fulfil(choice, path, self._session.library.cards)
            said = words.WRITTEN
        except RequestError as error:
            reason = Text(str(error), str(error))
        except OSError as error:
            reason = reason_of(error)
        wording = self._session.settings.wording
        filled = said.filled(name=path.name, reason=reason)
        self._window.show_notice(filled.in_wording(wording, between=" / "))
