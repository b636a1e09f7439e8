"""Where Tab goes: as the eye does, whatever was made when."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget

_ROW = 12
"""Things whose middles are no further apart than this stand in one row, in pixels."""


def tab_stops(part: QWidget) -> list[QWidget]:
    """What Tab goes to in *part* of the window, from top to bottom and from left to right."""
    middles = {widget: _middle(widget, part) for widget in _stops(part)}
    rows: list[list[QWidget]] = []
    for widget in sorted(middles, key=lambda each: middles[each].y()):
        if rows and middles[widget].y() - middles[rows[-1][0]].y() <= _ROW:
            rows[-1].append(widget)
        else:
            rows.append([widget])
    return [each for row in rows for each in sorted(row, key=lambda one: middles[one].x())]


def go_to_next(stops: Sequence[QWidget], *, forwards: bool) -> bool:
    """From the stop that has the focus to the next one, round and round; is there another?"""
    now = QApplication.focusWidget()
    if now in stops:
        place = (stops.index(now) + (1 if forwards else -1)) % len(stops)
    else:
        place = 0 if forwards else len(stops) - 1
    if not stops or stops[place] is now:
        return False
    reason = Qt.FocusReason.TabFocusReason if forwards else Qt.FocusReason.BacktabFocusReason
    stops[place].setFocus(reason)
    return True


def _stops(part: QWidget) -> Iterator[QWidget]:
    for widget in (part, *part.findChildren(QWidget)):
        takes_tab = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        is_another = widget.focusProxy() is not None  # the viewport of a list is the list
        if takes_tab and not is_another and widget.isEnabled() and widget.isVisible():
            yield widget


def _middle(widget: QWidget, part: QWidget) -> QPoint:
    return widget.mapTo(part, widget.rect().center())
