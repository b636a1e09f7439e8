"""One of several things, chosen from a list that drops down."""

from collections.abc import Mapping
from typing import Generic, TypeVar

from PySide6.QtWidgets import QComboBox

_Thing = TypeVar("_Thing")


class Choice(Generic[_Thing]):
    """The things to choose from, and their box.

    Attributes:
        box: what the user sees. It is not asked for the things: Qt would hand back bare strings.
    """

    def __init__(self, things: Mapping[_Thing, str]) -> None:
        self._things = tuple(things)
        self.box = QComboBox()
        self.box.addItems(list(things.values()))

    @property
    def chosen(self) -> _Thing:
        """What is chosen now."""
        return self._things[self.box.currentIndex()]

    def choose(self, thing: _Thing) -> None:
        """Choose *thing*."""
        self.box.setCurrentIndex(self._things.index(thing))
