"""What was done to a run sheet, so that it can be undone, and done again."""

from typing import NamedTuple

from flowcharts.talk.sheet_draft import SheetDraft


class Spot(NamedTuple):
    """Where something was changed."""

    place: int
    """The scene; below 0 for what is said of the whole."""
    field: str = ""
    """The field in which it was typed; empty where none was."""


class SheetChange(NamedTuple):
    """One thing that was done."""

    before: SheetDraft
    after: SheetDraft
    undone_at: Spot
    """Where one looks to see it undone."""
    done_at: Spot
    words: int | None
    """How many words stood in the field; None for what was not typed."""

    def goes_on_with(self, other: "SheetChange") -> bool:
        """Is it typing that goes on within the same word as *other*?"""
        return self.words is not None and (self.words, self.done_at) == (other.words, other.done_at)


class SheetHistory(NamedTuple):
    """A run sheet as it is now, and the way to it."""

    now: SheetDraft
    done: tuple[SheetChange, ...] = ()
    undone: tuple[SheetChange, ...] = ()
    """The next to be done again is the last."""

    def changed(self, change: SheetChange) -> "SheetHistory":
        """The history with a change: undone all at once with what was typed before it of a word."""
        done = self.done
        if done and not self.undone and change.goes_on_with(done[-1]):
            change = change._replace(before=done[-1].before)
            done = done[:-1]
        return SheetHistory(change.after, (*done, change))

    def stepped_back(self) -> "SheetHistory":
        """The history before what was done last."""
        *done, last = self.done
        return SheetHistory(last.before, tuple(done), (*self.undone, last))

    def stepped_on(self) -> "SheetHistory":
        """The history with what was undone last."""
        *undone, last = self.undone
        return SheetHistory(last.after, (*self.done, last), tuple(undone))
