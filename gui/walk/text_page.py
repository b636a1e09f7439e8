"""A page to read over the panel: a title, paragraphs, and what can be done about them."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtWidgets import QScrollArea

from flowcharts.model.text import Text
from gui.text.rich_label import RichLabel
from gui.text.text_style import NO_TERMS, TextStyle, Tone
from gui.walk.note import Note
from gui.widgets.button_face import ButtonFace, ButtonKind
from gui.widgets.button_list import ButtonList


class PageOffer(NamedTuple):
    """Something that a page offers to do."""

    face: ButtonFace
    does: Callable[[], object]


class TextPage(Note):
    """A page that says one thing at a time.

    Attributes:
        buttons: what can be done.
    """

    def __init__(self, style: TextStyle, over: QScrollArea) -> None:
        """It is about documents and this program: no word in it is to be looked up."""
        super().__init__(style._replace(finder=NO_TERMS), over)
        self._title = self.said.add_prose(Tone.HEADING)
        self._paragraphs: list[RichLabel] = []
        self.buttons = self.said.add(ButtonList(style, ButtonKind.ROW))
        self.buttons.chosen.connect(self._do)
        self.said.column.addStretch(1)
        self._offers: Sequence[PageOffer] = ()

    def open(
        self, title: Text, paragraphs: Sequence[Text], offers: Sequence[PageOffer] = ()
    ) -> None:
        """Show that."""
        self._title.show_text(title)
        for _ in range(len(self._paragraphs), len(paragraphs)):
            place = self.said.column.indexOf(self.buttons)
            self._paragraphs.append(self.said.add(RichLabel(self.text_style, Tone.BODY), place))
        for place, label in enumerate(self._paragraphs):
            label.setVisible(place < len(paragraphs))
            if place < len(paragraphs):
                label.show_text(paragraphs[place])
        self._offers = offers
        self.buttons.setVisible(bool(offers))
        self.buttons.show_faces([offer.face for offer in offers])
        self.setAccessibleName(self.text_style.line(title))
        self.setAccessibleDescription("\n".join(map(self.text_style.lines, paragraphs)))
        self.lie_over()

    def show_style(self, style: TextStyle) -> None:
        """Show the same in another way."""
        super().show_style(style._replace(finder=NO_TERMS))

    def _do(self, place: int) -> None:
        self._offers[place].does()
