"""Which cases are wanted: small buttons for “only these” and “not these”."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from flowcharts.model.text import Text
from flowcharts.practice.case_filter import (
    EVERY_CASE,
    AllOf,
    AnyOf,
    CaseField,
    CaseFilter,
    FieldIs,
    NotSo,
)
from gui.practice import words
from gui.practice.chip_row import ChipRow
from gui.practice.typed_line import TypedLine
from gui.text.text_style import TextStyle, Tone, stacked
from gui.widgets.button_face import ButtonFace, ButtonState
from gui.widgets.panel import Panel

_COLUMNS = 3
_SHORT = 12
"""So many letters have room in a third of the panel."""


class FilterRow(NamedTuple):
    """A trait by which cases can be chosen, with its values."""

    field: CaseField
    title: Text
    values: tuple[tuple[str, Text], ...]


FIXED_ROWS = (
    FilterRow(
        CaseField.LEVEL,
        words.FILTER_LEVELS,
        (("bronze", words.BRONZE), ("silver", words.SILVER), ("gold", words.GOLD)),
    ),
    FilterRow(
        CaseField.ORIGIN,
        words.FILTER_ORIGIN,
        (("written", words.WRITTEN), ("generated", words.GENERATED)),
    ),
    FilterRow(CaseField.TRIGGER, words.FILTER_TRIGGERS, tuple(words.TRIGGERS.items())),
)
"""Those that are the same for every library."""


class FilterPanel(Panel):
    """A row of buttons for each field; each is open, wanted or not wanted."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=10)
        self._help = self.add_prose(Tone.SOFT)
        self._help.show_text(words.FILTER_HELP)
        self._rows: list[tuple[FilterRow, ChipRow]] = []
        self._wants: dict[tuple[CaseField, str], bool] = {}
        self._cards: Mapping[str, str] = {}
        self._card_ids: tuple[str, ...] = ()
        title = self.add_prose(Tone.EYEBROW)
        title.show_text(words.FILTER_CARDS)
        self.line = self.add(TypedLine(style, words.FILTER_CARDS, words.FILTER_CARD_HINT))
        self.line.editingFinished.connect(self._read_cards)
        self._unknown = self.add_prose(Tone.SOFT)
        self._unknown.hide()

    def show_rows(self, rows: Iterable[FilterRow], cards: Mapping[str, str]) -> None:
        """Offer *rows*, and *cards* by their names in small letters, in place of those before."""
        self._cards = cards
        for _, before in self._rows:
            self.remove(before)
        self._rows.clear()
        for row in rows:
            chips = self.add(ChipRow(self.text_style, row.title, _columns(row)))
            chips.pressed.connect(lambda place, row=row: self._turn(row, place))
            self._rows.append((row, chips))
        there = {(row.field, name) for row, _ in self._rows for name, _ in row.values}
        self._wants = {each: is_on for each, is_on in self._wants.items() if each in there}
        self._read_cards()
        self._show()

    @property
    def wanted(self) -> CaseFilter:
        """What the buttons ask for."""
        conditions = (*self._conditions(self._wants), *self._wanted_cards())
        return AllOf(conditions) if conditions else EVERY_CASE

    @staticmethod
    def _conditions(wants: Mapping[tuple[CaseField, str], bool]) -> Iterator[CaseFilter]:
        for field in CaseField:
            only = tuple(
                FieldIs(field, name) for (of, name), is_on in wants.items() if of is field and is_on
            )
            if only:
                yield AnyOf(only)
        for (field, name), is_on in wants.items():
            if not is_on:
                yield NotSo(FieldIs(field, name))

    def _wanted_cards(self) -> Iterator[CaseFilter]:
        if self._card_ids:
            yield AnyOf(tuple(FieldIs(CaseField.CARD, name) for name in self._card_ids))

    def _read_cards(self) -> None:
        """The cards that are named in the line; say which name is none."""
        typed = [name.strip() for name in re.split("[,、，]", self.line.text()) if name.strip()]
        found = {name: self._cards.get(name.casefold()) for name in typed}
        self._card_ids = tuple(card for card in found.values() if card is not None)
        unknown = [name for name, card in found.items() if card is None]
        self._unknown.setVisible(bool(unknown))
        self._unknown.show_text(stacked(words.NO_SUCH_CARD.filled(name=name) for name in unknown))

    def _turn(self, row: FilterRow, place: int) -> None:
        """From open to wanted, from there to not wanted, from there to open again."""
        key = (row.field, row.values[place][0])
        if key not in self._wants:
            self._wants[key] = True
        elif self._wants[key]:
            self._wants[key] = False
        else:
            del self._wants[key]
        self._show()

    def _show(self) -> None:
        for row, chips in self._rows:
            chips.show_chips([self._face(row.field, name, text) for name, text in row.values])

    def _face(self, field: CaseField, name: str, text: Text) -> ButtonFace:
        is_on = self._wants.get((field, name))
        if is_on is None:
            return ButtonFace(text)
        if is_on:
            return ButtonFace(text, sign="✓", state=ButtonState.CHOSEN)
        return ButtonFace(text, sign="×", state=ButtonState.WRONG)


def _columns(row: FilterRow) -> int:
    """How many of its buttons have room side by side."""
    longest = max(len(text.en) for _, text in row.values)
    if longest <= _SHORT:
        return _COLUMNS
    return 2 if longest <= 2 * _SHORT else 1
