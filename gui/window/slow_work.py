"""Work that takes a while, done beside the use of the window, which says how far it has come."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from PySide6.QtCore import QObject, QThread, Signal

from flowcharts.model.text import Text
from gui import words
from gui.commands.command import Command
from gui.override import override
from gui.window.idle_steps import IdleSteps
from gui.window.window import Window

_T = TypeVar("_T")
_SO_FAR = Text("{going} {percent}%", "{going} {percent}%")
_EVERY = 5
"""It is said anew after so many hundredths of the work."""


class StoppedError(Exception):
    """The work is not wanted any more."""


class WorkThread(QThread):
    """Does one thing, once; it is given this thread, to count by what it has done.

    Attributes:
        said: what came of it; None before its end, and where it was stopped or failed.
        is_stopped: is it over because it is not wanted any more?

    Signals:
        came_on: so many hundredths are done.
    """

    came_on = Signal(int)

    def __init__(self, parent: QObject, does: Callable[["WorkThread"], Text | None]) -> None:
        super().__init__(parent)
        self._does = does
        self._told = 0
        self.said: Text | None = None
        self.is_stopped = False

    def counted(self, things: Iterable[_T], count: int) -> Iterator[_T]:
        """Each of about *count* things; how many are done is told.

        Raises:
            StoppedError: no more of them are wanted.
        """
        for done, thing in enumerate(things):
            self.tell(min(done / max(count, 1), 1.0))
            yield thing

    def tell(self, share: float) -> None:
        """Tell that so much is done, from 0 to 1.

        Raises:
            StoppedError: no more of it is wanted.
        """
        self.go_on()
        percent = int(100 * share)
        if percent >= self._told + _EVERY:
            self._told = percent
            self.came_on.emit(percent)

    def go_on(self) -> None:
        """Go on, while that is wanted.

        Raises:
            StoppedError: it is not wanted any more.
        """
        if self.isInterruptionRequested():
            raise StoppedError

    @override
    def run(self) -> None:
        try:
            self.said = self._does(self)
        except StoppedError:
            self.is_stopped = True


class SlowWork(QObject):
    """What is done beside the use of *window*: one thing at a time.

    Signals:
        ended: whatever came of it, it goes on no more, and that is said.
    """

    ended = Signal()

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._thread: WorkThread | None = None
        self._steps: Sequence[Callable[[], object]] = ()
        self._taken = 0
        self._idle = IdleSteps(self, self._take_step)
        self._going = self._stopped = self._told = Text("", "")
        self._stop = Command("work-stop", words.STOP_WORK, (), self._interrupt)
        window.closing.connect(self.end)

    @property
    def is_going(self) -> bool:
        """Is something being done?"""
        return self._thread is not None

    def begin(
        self,
        going: Text,
        does: Callable[[WorkThread], Text | None],
        steps: Sequence[Callable[[], object]] = (),
        stopped: Text = words.WORK_STOPPED,
    ) -> None:
        """Do it in a thread, where it sees no widget, and say what it gives, if anything.

        *going*: what is said meanwhile; the hundredths that are done come after it.
        *steps*: what has to be done where the window is, before; each as short as a key press.
        *stopped*: what is said where it is not wanted any more.
        """
        if not self.is_free():
            return
        self._going, self._stopped = going, stopped
        self._thread = WorkThread(self, does)
        self._thread.came_on.connect(self._count)
        self._thread.finished.connect(self._say_result)
        self._steps, self._taken = steps, 0
        self._tell_going(0)
        if steps:
            self._idle.begin()
        else:
            self._take_step()

    def is_free(self) -> bool:
        """Can something be begun? Where it cannot, that is said."""
        if self._thread is not None:
            self._window.show_notice(words.WORK_GOES_ON)
        return self._thread is None

    def end(self) -> None:
        """Let what is being done come to nothing: the window closes."""
        thread = self._thread
        if thread is not None:
            thread.came_on.disconnect(self._count)
            thread.finished.disconnect(self._say_result)
            thread.requestInterruption()
            thread.wait()
            self._put_away()

    def _take_step(self) -> bool:
        """Take one of the steps, and then begin the thread; may there be another step?"""
        thread = self._thread
        if thread is None:
            return False
        if self._taken == len(self._steps):
            thread.start(WorkThread.Priority.LowPriority)
            return False
        try:
            self._steps[self._taken]()
        except Exception:
            self._say_result()  # and why it failed is said elsewhere
            raise
        self._taken += 1
        self._count(0)
        return True

    def _interrupt(self) -> None:
        thread = self._thread
        if thread is None:
            return
        thread.requestInterruption()
        if not thread.isRunning() and not thread.isFinished():
            thread.is_stopped = True
            self._say_result()

    def _count(self, percent: int) -> None:
        """Say how far it is, unless that was put away, or something else is said by now."""
        if self._thread is not None and self._window.said == self._told:
            self._tell_going(percent)

    def _say_result(self) -> None:
        thread = self._thread
        if thread is None:
            return
        thread.wait()
        self._put_away()
        said = self._stopped if thread.is_stopped else thread.said
        if said is not None:
            self._window.show_notice(said)
        elif self._window.said == self._told:  # why it failed is said elsewhere
            self._window.hide_notice()
        self.ended.emit()

    def _tell_going(self, percent: int) -> None:
        """Steps are the first half, where there are any."""
        if self._steps:
            percent = (100 * self._taken // len(self._steps) + percent) // 2
        self._told = _SO_FAR.filled(going=self._going, percent=str(percent))
        self._window.show_notice(self._told, passes=False, offers=(self._stop,))

    def _put_away(self) -> None:
        if self._thread is not None:
            self._thread.deleteLater()
        self._thread, self._steps = None, ()
