"""What is wrong with a run sheet that is edited: seen at once, or found by a check of its file."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from flowcharts.library.library import Library
from flowcharts.problem import Problem
from flowcharts.talk.sheet_faults import SheetFault, faults_of, found_by_check
from gui.talk.editor import words
from gui.talk.editor.document import SheetDocument
from gui.talk.editor.scene_rows import SceneItems
from gui.talk.editor.sheet_check import SheetCheck
from gui.talk.editor.verdict import SheetVerdict

if TYPE_CHECKING:  # only the document makes any
    from flowcharts.talk.sheet_draft import SheetDraft


class ToldFaults(QObject):
    """Tells by a verdict what is wrong with a document.

    Attributes:
        gone: what of it cannot be shown.
    """

    def __init__(
        self, document: SheetDocument, items: SceneItems, library: Library, verdict: SheetVerdict
    ) -> None:
        super().__init__(verdict)
        self._document, self._items = document, items
        self._library, self._verdict = library, verdict
        self._checked: tuple[SheetDraft, tuple[SheetFault, ...]] | None = None
        """What a check of the file has found, of the run sheet as it then was."""
        self._check = SheetCheck(library)
        self._check.found.connect(self._take_problems)
        self.gone: tuple[SheetFault, ...] = ()

    def check(self, path: Path) -> None:
        """Check the file at *path*, beside the use of the window, and tell what is found."""
        self._check.check(path)

    def tell(self) -> None:
        """Say what is wrong: what is seen at once, else what a check of the file found."""
        document, draft = self._document, self._document.now
        found = tuple(faults_of(draft, self._items.of(document), self._library))
        self.gone = tuple(fault for fault in found if fault.is_gone)
        if not found and self._checked is not None and self._checked[0] == draft:
            found = self._checked[1]
        if document.path is None and not document.history.done:
            found = ()  # a new one, of which nobody has said anything
        self._verdict.show_faults(found)
        is_sound = self._checked == (draft, ()) and not document.is_changed
        if is_sound and not found:
            self._verdict.say(words.NOTHING_WRONG)

    def _take_problems(self, path: Path, problems: tuple[Problem, ...]) -> None:
        """A check of the file has found *problems*: of what is edited, if it is still that."""
        document = self._document
        if path != document.path or document.is_changed:
            return
        draft, items = document.now, self._items.of(document)
        self._checked = draft, tuple(found_by_check(problems, document.text, draft, items))
        said = self._verdict.said
        self.tell()
        if said is not None and said != words.NOTHING_WRONG:
            self._verdict.say(said)  # it came beside what was done meanwhile, of which it was said
