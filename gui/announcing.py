"""Every move, said to a screen reader."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from flowcharts.text import Text
from flowcharts.trail import Trail
from gui import words
from gui.session import Session


class Announcing(QObject):
    """Says where the walk stands, and over what the mark is."""

    def __init__(self, session: Session, speaker: QObject) -> None:
        """*speaker* is the widget in whose name it is said: a reader listens to the window."""
        super().__init__()
        self._session = session
        self._speaker = speaker
        self.said = ""

    def say_trail(self, trail: Trail) -> None:
        """Say where *trail* stands."""
        walk = trail.walk
        if walk.exit is not None:
            self._say(walk.exit.label)
        elif walk.outcome is not None:
            self._say(walk.outcome.label)
        elif walk.decision is not None:
            self._say(walk.decision.question)

    def say_mark(self, answer: str) -> None:
        """Say which answer the mark is over, and where that leads."""
        walk = self._session.trail.walk
        if not answer or walk.decision is None:
            return
        branch = walk.decision.branch(answer)
        leads_to = walk.chart.nodes[branch.to].label.on_one_line()
        self._say(
            Text(
                words.MARKED.en.format(answer=branch.words.en, node=leads_to.en),
                words.MARKED.ja.format(answer=branch.words.ja, node=leads_to.ja),
            )
        )

    def _say(self, text: Text) -> None:
        plain = text.on_one_line().without_ruby()
        self.said = plain.in_wording(self._session.settings.wording)
        event = QAccessibleAnnouncementEvent(self._speaker, self.said)
        QAccessible.updateAccessibility(event)
