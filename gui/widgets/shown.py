"""Shown or hidden, and set only where that is news."""

from PySide6.QtWidgets import QWidget


def set_shown(part: QWidget, *, is_shown: bool) -> None:
    """Show or hide *part*; were it set so again, all around it would be laid out anew."""
    if part.isHidden() is is_shown:
        part.setVisible(is_shown)
