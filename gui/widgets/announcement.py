"""What a screen reader is told, although nothing has got the keys."""

from PySide6.QtCore import QObject


def announce(source: QObject, spoken: str) -> None:
    """Let a screen reader say *spoken* of *source*."""
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # hundreds of names

    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(source, spoken))
