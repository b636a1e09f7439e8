"""Export and print, from the window."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from flowcharts.layout.geometry import Rect
from gui import words
from gui.chart.view import ChartView
from gui.session import Session
from gui.window.window import Window

if TYPE_CHECKING:
    from flowcharts.documents.ruling_sheet import RulingSheet
    from flowcharts.practice.study_case import StudyCase
    from gui.paper.format_painter import Part
    from gui.paper.picture import Picture
    from gui.paper.request import ExportChoice
    from gui.window.slow_work import SlowWork, WorkThread


class ExportController:
    """Asks what is wanted, and does it."""

    def __init__(
        self,
        session: Session,
        view: ChartView,
        window: Window,
        work: "Callable[[], SlowWork]",
        practised: "Callable[[], StudyCase | None]",
    ) -> None:
        """*work*: what is done beside the use of the window, where something is.

        *practised*: the case that is asked about, where one is.
        """
        self._session = session
        self._view = view
        self._window = window
        self._work = work
        self._practised = practised
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
        from gui.paper.pages import printed
        from gui.paper.preview import PrintPreview, open_preview
        from gui.paper.words import PRINT_TITLE

        style = self._session.settings.text_style
        title, printout = style.line(PRINT_TITLE), printed(self._picture())
        open_preview(style, lambda: PrintPreview(printout, title, self._window))

    def _picture(self) -> "Picture":
        """The chart as it stands there now."""
        from gui.paper.picture import Picture

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
        from flowcharts.documents.ruling_sheet import RulingSheet, tell_fresh_case

        session, library = self._session, self._session.library
        scenario, inquiry = session.scenario, inquiry_of(session.position)
        is_filed = scenario is not None and scenario.id in library.scenario_ids
        facts = library.case(scenario.id) if scenario is not None and is_filed else None
        walk, asked = session.position.walk, self._practised()
        if scenario is None and asked is not None and asked.chart.id == walk.home.chart.id:
            told = tell_fresh_case(asked.title or asked.cards[0].name, asked.cards, asked.story)
            return RulingSheet(walk, told_facts=asked.case, told=tuple(told))
        return RulingSheet(walk, scenario, cards=library.cards, inquiry=inquiry, told_facts=facts)

    def _ask_file(self, choice: "ExportChoice") -> None:
        from gui.paper.words import EXPORT
        from gui.window.file_dialog import WantedFile, ask_to_write

        name = choice.picture.scenario or choice.picture.position.chart
        ask_to_write(
            self._window,
            self._session.settings.text_style,
            WantedFile(EXPORT, {choice.form.ending: choice.form.name}),
            self._folder / f"{name.id}.{choice.form.ending}",
            partial(self._write, choice),
        )

    def _write(self, choice: "ExportChoice", path: Path) -> None:
        """Draw it in small steps, then have it packed and written beside the use of the window."""
        from gui.window.file_dialog import written

        self._folder = path.parent
        choice = choice.named(path)
        cards = self._session.library.cards
        drawn: list[Part] = []

        def write(thread: "WorkThread", fresh: Path) -> None:
            with fresh.open("wb") as stream:
                for content in thread.counted(choice.packed(drawn), len(drawn)):
                    stream.write(content)

        self._work().begin(
            words.FILE_IS_WRITTEN.filled(file=path.name),
            lambda thread: written(path, partial(write, thread)),
            [partial(_draw, draw, drawn) for draw in choice.parts(cards)],
        )


def _draw(draw: Callable[[], "Part"], drawn: "list[Part]") -> None:
    drawn.append(draw())
