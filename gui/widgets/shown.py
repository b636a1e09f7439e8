"""Shown or hidden, and set only where that is news."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def set_shown(part: QWidget, *, is_shown: bool) -> None:
    """Show or hide *part*; were it set so again, all around it would be laid out anew.

    What was never hidden is seen as soon as what it stands in: shown before that, it would be
    laid out in a width that it never has.
    """
    was_hidden = part.isHidden() and part.testAttribute(_IS_TOLD)
    if was_hidden is is_shown:
        part.setVisible(is_shown)


_IS_TOLD = Qt.WidgetAttribute.WA_WState_ExplicitShowHide
"""Has it been shown or hidden by itself?"""
