"""A run sheet being edited: its file, what it says now, and what was done to it."""

import tomllib
from pathlib import Path

from flowcharts.codec.tables import Table
from flowcharts.folders import replacing
from flowcharts.model.text import SaidError, Text
from flowcharts.os_errors import reason_of
from flowcharts.talk.sheet_draft import (
    SheetChange,
    SheetDraft,
    SheetHistory,
    Spot,
    draft_of,
    text_of,
)
from flowcharts.talk.sheet_file import SheetError, read_sheet_text
from flowcharts.talk.sheet_pictures import carried, renamed
from flowcharts.talk.sheet_text import NEW_SHEET, NoSceneHeadsError, parts_of, sheet_text
from flowcharts.talk.slide_picture import (
    PICTURE,
    SlidePicture,
    picture_at,
    pictures_to_come,
    with_pictures,
)
from gui.talk.editor import words


class DocumentError(SaidError):
    """A file that cannot be edited or written."""


class SheetDocument:
    """The run sheet.

    Attributes:
        path: where it was read from, or written to last; None for a new one.
        history: what was done to it.
        saved: the run sheet as its file has it.
        begun: the text from which the scenes come: whatever is written later is made of it.
        homes: the folders that its pictures may lie in beside its own.
    """

    def __init__(self) -> None:
        self.path: Path | None = None
        self.history = SheetHistory(draft_of(tomllib.loads(NEW_SHEET)))
        self.saved = self.history.now
        self.begun = NEW_SHEET
        self.homes: tuple[Path, ...] = ()
        self._in_file = b""

    @property
    def now(self) -> SheetDraft:
        """The run sheet as it is now."""
        return self.history.now

    @property
    def folder(self) -> Path:
        """Where what it names beside itself lies."""
        return _folder_of(self.path)

    def picture_of(self, scene: Table) -> SlidePicture | None:
        """The picture that *scene* names; None where it names none."""
        name, alt = scene.get(PICTURE), text_of(scene.get("alt"))
        if not isinstance(name, str):
            return None
        said = Text(alt.en or alt.ja, alt.ja or alt.en) if any(alt) else None
        return SlidePicture(picture_at(name, self.folder, self.homes), said)

    @property
    def is_changed(self) -> bool:
        """Is there anything in it that its file has not?"""
        return self.now != self.saved

    @property
    def text(self) -> str:
        """The text of its file."""
        return self._in_file.decode("utf-8")

    def open(self, path: Path) -> None:
        """Edit the file at *path*; what was done to another is forgotten.

        Raises:
            DocumentError: it cannot be read, or is no run sheet.
        """
        try:
            text = read_sheet_text(path)
            parts_of(text)
            in_file = path.read_bytes()
        except SheetError as error:
            raise DocumentError(error.said) from None
        except NoSceneHeadsError:
            raise DocumentError(words.NO_HEADS.filled(file=path.name)) from None
        except OSError as error:
            raise DocumentError(words.NOT_READ.filled(reason=reason_of(error))) from None
        self.path, self.begun, self._in_file, self.homes = path, text, in_file, ()
        self.saved = _draft_of(text, path)
        self.history = SheetHistory(self.saved)

    def take_up(
        self,
        path: Path | None,
        begun: str,
        in_file: str,
        draft: SheetDraft,
        homes: tuple[Path, ...] = (),
    ) -> None:
        """Go on with *draft*, which was made of the text *begun* and is not in the file yet.

        Raises:
            ValueError: the text is no run sheet, or the draft was not made of it.
        """
        count = len(parts_of(begun)) - 1
        if any(scene.origin is not None and scene.origin >= count for scene in draft.scenes):
            raise ValueError(begun)
        saved = _draft_of(begun if path is None else in_file, path)
        self.path, self.begun, self._in_file, self.saved = path, begun, in_file.encode(), saved
        self.homes = homes
        self.history = SheetHistory(self.saved)
        self.change(draft, Spot(0), Spot(0), None)

    def write(self, path: Path) -> None:
        """Write it to *path*, all of it or nothing.

        Raises:
            DocumentError: it cannot be written there, or somebody else has changed it meanwhile.
        """
        try:
            if path == self.path and path.exists() and path.read_bytes() != self._in_file:
                raise DocumentError(words.CHANGED_ELSEWHERE.filled(file=path.name))
            homes = (self.folder, *self.homes)
            lies = carried(self.now, path, homes)
            beside = {name: _beside(file, path) for name, file in lies.items()}
            text = sheet_text(renamed(self.now, beside), self.begun)
            with replacing(path) as fresh:
                fresh.write_text(text, encoding="utf-8", newline="\n")
        except OSError as error:
            raise DocumentError(words.NOT_SAVED.filled(reason=reason_of(error))) from None
        self.homes = tuple(dict.fromkeys(homes))
        names = {name: str(file) for name, file in lies.items()}
        self.history = self.history.mapped(lambda draft: renamed(draft, names))
        self.path, self.saved, self._in_file = path, self.now, text.encode()

    def change(self, after: SheetDraft, undone_at: Spot, done_at: Spot, words: int | None) -> None:
        """Let it be *after*; *words*: so many stand in the field, where it was typed."""
        if after != self.now:
            change = SheetChange(self.now, after, undone_at, done_at, words)
            self.history = self.history.changed(change)

    def undo(self) -> Spot | None:
        """Take back what was done last; where that is seen. None where nothing was done."""
        if not self.history.done:
            return None
        self.history = self.history.stepped_back()
        return self.history.undone[-1].undone_at

    def redo(self) -> Spot | None:
        """Do again what was undone last; where that is seen. None where nothing was undone."""
        if not self.history.undone:
            return None
        self.history = self.history.stepped_on()
        return self.history.done[-1].done_at


def _draft_of(text: str, path: Path | None) -> SheetDraft:
    """What *text* says, its pictures by where they lie."""
    return draft_of(with_pictures(tomllib.loads(text), _folder_of(path), is_draft=True))


def _folder_of(path: Path | None) -> Path:
    return path.parent if path is not None else pictures_to_come()


def _beside(file: Path, sheet: Path) -> str:
    """What *file* is called from the folder of *sheet*, on every system."""
    return file.relative_to(sheet.absolute().parent).as_posix()
