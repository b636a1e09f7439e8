"""The cards of one's own: one is taken out, and put back as it was."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from flowcharts.folders import content_folder
from flowcharts.model.text import Text
from gui import words
from gui.controllers.rule_now import RuleNowController
from gui.session import Session
from gui.walk.side_panel import SidePanel
from gui.window.window import Window

if TYPE_CHECKING:  # whoever has none never loads it
    from flowcharts.cards.own_removal import RemovedCard


class OwnCards(QObject):
    """Removes the card that is at hand: whose page is open, or that is ruled on."""

    def __init__(
        self, session: Session, window: Window, rule_now: RuleNowController, side: SidePanel
    ) -> None:
        super().__init__(window)
        self._session, self._window, self._rule_now, self._side = session, window, rule_now, side
        self._removed: RemovedCard | None = None
        side.removal_asked.connect(self.remove)
        side.return_asked.connect(self.put_back)

    @property
    def has_at_hand(self) -> bool:
        """Is a card of one's own at hand?"""
        from flowcharts.cards.own_removal import is_kept

        return is_kept(self._at_hand, content_folder())

    @property
    def has_removed(self) -> bool:
        """Can the card that was removed last be put back?"""
        return self._removed is not None

    def remove_at_hand(self) -> None:
        """Remove the card that is at hand."""
        self.remove(self._at_hand)

    def remove(self, card_id: str) -> None:
        """Remove a card, and say how it comes back; or why it stays."""
        from flowcharts.cards.error import CardLibraryError
        from flowcharts.cards.own_removal import remove_card

        try:
            removed = remove_card(card_id, self._session.library, content_folder())
        except CardLibraryError as error:
            self._tell(error.said)
            return
        self._removed = removed
        self._look_again(is_removed=True)
        self._tell(words.OWN_CARD_REMOVED.filled(card=removed.name))

    def put_back(self) -> None:
        """Put the card back that was removed last."""
        from flowcharts.cards.error import CardLibraryError
        from flowcharts.cards.own_removal import put_back

        removed = self._removed
        if removed is None:
            return
        try:
            put_back(removed)
        except CardLibraryError as error:
            self._tell(error.said)
            return
        self._removed = None
        self._look_again(is_removed=False)
        self._tell(words.OWN_CARD_BACK.filled(card=removed.name))

    @property
    def _at_hand(self) -> str:
        """The id of the card that is at hand; empty where none is."""
        return self._side.card_shown or self._rule_now.card_ruled_on

    def _look_again(self, *, is_removed: bool) -> None:
        self._rule_now.look_again()
        self._side.show_card_removed(is_removed=is_removed)

    def _tell(self, said: Text) -> None:
        self._window.show_notice(said, passes=False)
