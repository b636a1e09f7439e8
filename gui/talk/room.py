"""A room being taught: what a press does to the talk, and how both windows follow."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from flowcharts.model.text import LIST, Text
from flowcharts.talk.moment import Stage
from flowcharts.talk.order import Follows
from flowcharts.talk.sheet import RunSheet
from flowcharts.talk.talk import MOST_WAITING, Talk
from gui.talk import words
from gui.talk.audience import Press
from gui.talk.awake import Awake
from gui.talk.leader.follower import LeaderFollower, Shown
from gui.talk.leader.told import ToldLeader
from gui.talk.pictures import RoomPictures
from gui.talk.pointer import PointTool, RoomPointing
from gui.talk.record_file import RecordFile
from gui.talk.wall.style import WallStyle
from gui.talk.windows import RoomWindows

_SECOND = 1000
_AS_IT_IS = 60
"""A window that is being resized shows its picture as it is, until it rests for so many."""
_LONGEST = 30.0
"""A machine that has slept so many seconds has not taught meanwhile."""


class Room(QObject):
    """The talk, its two windows, its record and its clock.

    Attributes:
        talk: where it is.
        windows: what the room and its leader see.
        pictures: those of the talk.
        record: where the talk is kept until it is ended.
        pointing: what its leader points at.

    Signals:
        closed: its windows are closed; the talk is left, or has ended.
        enlarged: its letters are to be so large, also in the next talk.
        elsewhere: a command of the main window is asked for; carries its id.
    """

    closed = Signal()
    elsewhere = Signal(str)
    enlarged = Signal(float)

    def __init__(
        self,
        talk: Talk,
        windows: RoomWindows,
        pictures: RoomPictures,
        start_marks: Callable[[], bool],
    ) -> None:
        """*start_marks*: does a clicker's start button move the mark?"""
        super().__init__()
        self._start_marks = start_marks
        self.talk = talk
        self.windows = windows
        self.pictures = pictures
        self._page = self._held_page = 0
        self._awake = Awake()
        self._is_closed = False
        shown = windows.audience, windows.second, windows.leader.now
        self.pointing = RoomPointing(self, shown)
        self.pointing.tool_changed.connect(windows.leader.tools.refresh)
        self.record = RecordFile(self, lambda: self.talk)
        self.record.failed.connect(self._tell_failure)
        self._follower = LeaderFollower(self, windows.leader, pictures, self.shown)
        self._follower.followed.connect(self.record.save_soon)
        self._told = ToldLeader(self, windows.leader)
        self._follower.followed.connect(lambda: self._told.show_timing(self.talk.timing))
        self._resized = QTimer(self, singleShot=True, interval=_AS_IT_IS)
        self._resized.timeout.connect(self.show)
        self._passed = QElapsedTimer()
        self._tick = QTimer(self, interval=_SECOND)
        self._tick.timeout.connect(self.pass_time)
        for window in (windows.audience, windows.second):
            window.resized.connect(self._resized.start)
            window.pressed.connect(self._follow_press)
            window.closing.connect(self.leave)
        windows.leader.closing.connect(self.leave)
        windows.leader.help.exit_chosen.connect(self.pick_mark)
        windows.leader.help.counted.connect(self._count)
        windows.leader.run_sheet.chosen.connect(self._jump)
        windows.leader.ways_back.chosen.connect(self.resume)
        windows.placed.connect(self.show)
        windows.screen_lost.connect(partial(self.tell, words.SCREEN_GONE))
        windows.screen_found.connect(partial(self._told.say_why, words.SCREEN_BACK))

    @property
    def is_busy(self) -> bool:
        """Is there something to be drawn, or to be kept, of the last press?"""
        is_shown = not self._follower.is_busy and not self._resized.isActive()
        return not is_shown or self.record.is_waiting

    def begin(self) -> None:
        """Open the windows, and let the clock go."""
        self._awake.begin()
        self.windows.leader.show_title(self.talk.sheet.title)
        self.windows.place()
        self.show()
        self._follower.show()
        self._passed.start()
        self._tick.start()
        self.record.save_soon()

    def leave(self) -> None:
        """Close the windows; the talk is kept as it is. Where that cannot be, ask first."""
        if self._is_closed:
            return
        if not self.talk.has_begun:
            self.end()
        elif self.record.save():
            self.close()
        else:
            from gui.talk.dialogs import ask_unsaved

            ask_unsaved(self)

    def end(self) -> None:
        """End the talk; nothing of it is kept."""
        self.record.forget()
        self.close()

    def close(self) -> None:
        """Close the windows."""
        if self._is_closed:
            return
        self._is_closed = True
        for each in (self._tick, self._follower, self._resized):
            each.stop()
        self._told.rest()
        self._awake.end()
        self.record.rest()
        self.windows.close()
        self.closed.emit()

    def interrupt(self, sheet: RunSheet) -> None:
        """Show that first; the talk goes on where it is once it is over."""
        if self.talk.interrupted is None or self.talk.sheet.table != sheet.table:
            too_many = words.TOO_MANY_WAIT.filled(count=str(MOST_WAITING))
            self._do(self.talk.interrupted_by(sheet), too_many)
        self.windows.place()

    def resume(self, passed: int = 0) -> None:
        """End the interruption, and *passed* others: the talk that waits behind goes on."""
        self._do(self.talk.returned_past(passed), words.NOTHING_INTERRUPTED)

    def go_on(self) -> None:
        """One press on: to the next picture of what is shown, or on with the talk."""
        if not self.talk.is_blank and self._page + 1 < self.pictures.count(self.talk.own):
            self._turn_page(1)
        else:
            is_held = self.talk.is_held_inside
            self._do(self.talk.onward(), words.HELD_INSIDE if is_held else words.AT_END)

    def go_back(self) -> None:
        """One press back."""
        if not self.talk.is_blank and self._page:
            self._turn_page(-1)
            return
        before = self.talk
        is_held = self.talk.is_held_inside
        self._do(self.talk.back(), words.HELD_INSIDE if is_held else words.AT_BEGINNING)
        if self.talk is not before:
            self._turn_page(self.pictures.count(self.talk.own) - 1)

    def press_third(self) -> None:
        """Move the mark; where there is none, blank."""
        self._do(self.talk.third())

    def press_toggle(self) -> None:
        """A clicker's start button, one time of two: it ends nothing."""
        self._told.stay()
        if self._start_marks():
            self.press_third()
        elif self.talk.is_blank or self.talk.is_whole:
            self._do(self.talk.onward())

    def press_escape(self) -> None:
        """Put away what was opened; then warn, then leave.

        A clicker's start button sends it every other time: as it is set, that moves the mark.
        """
        if self._start_marks():
            self.press_third()
        elif self.talk.is_blank or self.talk.is_whole:
            self._do(self.talk.onward())
        elif self.pointing.now.is_there:
            self.pointing.put_away()
        elif self.talk.frozen is not None:
            self._do(self.talk.released())
        elif self._told.has_warned:
            self.leave()
        else:
            self._told.warn()

    def turn_blank(self) -> None:
        """Blank the picture, or bring it back."""
        self._do(self.talk.blanked())

    def pick(self, number: int) -> None:
        """Mark the exit of that number; in a vote, count one more hand for it."""
        answers = self.talk.moment.answers
        hands = self.talk.hands
        if self.talk.moment.stage is Stage.VOTE and hands is not None and number <= len(answers):
            self._count(number - 1, hands.of(answers[number - 1]) + 1)
        else:
            self.pick_mark(number)

    def pick_mark(self, number: int) -> None:
        """Mark the exit of that number, counted from 1."""
        answers = self.talk.moment.answers
        if not 0 < number <= len(answers):
            is_asked = bool(answers)
            why = words.NO_SUCH_ANSWER.filled(number=str(number))
            self._told.say_why(why if is_asked else words.NO_ANSWER_HERE)
        elif answers[number - 1] not in self.talk.marks:
            self._told.say_why(words.NO_ANSWER_HERE)
        else:
            self._do(self.talk.marked(answers[number - 1]))

    def vote(self) -> None:
        """Count hands."""
        is_on = self.talk.moment.stage is Stage.VOTE
        self._do(self.talk.voting(), words.VOTE_IS_ON if is_on else words.NO_VOTE_HERE)

    def follow_both(self) -> None:
        """Follow both answers."""
        is_split = self.talk.moment.stage is Stage.SPLIT
        self._do(self.talk.split(), words.BOTH_FOLLOWED if is_split else words.NOTHING_TO_FOLLOW)

    def follow_room(self) -> None:
        """Follow the room's answer from now on, or the leader's again."""
        self._do(self.talk.following_room())
        is_room = self.talk.follows is Follows.ROOM
        self._told.say_why(words.FOLLOWS_ROOM if is_room else words.FOLLOWS_SOURCE)

    def hold(self) -> None:
        """Hold what the room sees; then come back to it."""
        if self.talk.frozen is None:
            self._held_page = self._page
        self._do(self.talk.froze())
        if self.talk.frozen is None:
            self._turn_page(self._held_page - self._page)

    def show_whole_chart(self) -> None:
        """Show the whole chart, or go back from it."""
        self._do(self.talk.showing_whole_chart(), words.NO_CHART_HERE)

    def point(self, tool: str) -> None:
        """Point at the picture with the `PointTool` of that name, or no longer."""
        self._told.say_why(self.pointing.turn(PointTool(tool)))

    def turn_language(self) -> None:
        """Speak in the next language on the wall; on two screens, exchange them."""
        self.pictures.turn_language()
        self.show()

    def show_style(self, style: WallStyle) -> None:
        """Make the pictures in another way."""
        self.pictures.style = style
        self.enlarged.emit(style.enlargement)
        self._page = 0
        self.show()

    def resize_notes(self, steps: int) -> None:
        """Show the leader's notes larger (1), smaller (-1), or as large as have room (0)."""
        is_other = self.windows.leader.help.resize_letters(steps)
        self._told.say_why(None if is_other else words.NOTES_ARE_SO)

    def turn_languages(self) -> None:
        """Let each language have a screen of its own, or both share one again."""
        self.windows.turn_languages()
        if self.windows.want_screen:
            self.tell(words.NO_SCREEN_FOR_LANGUAGE)

    def pause_clock(self) -> None:
        """Stop the clock, or let it go on."""
        self._do(self.talk.paused())

    def reset_clock(self) -> None:
        """Set the clock to nothing; it starts with the next step."""
        self._do(self.talk.without_time())

    def ask_reset(self) -> None:
        """Ask whether the clock is to be set to nothing."""
        from gui.talk.dialogs import ask_reset

        if self.talk.timing.spent:
            ask_reset(self)
        else:
            self._told.say_why(words.CLOCK_WAITS)

    def leave_out(self) -> None:
        """Leave out as many of the items that may be as it takes to end in time."""
        timing = self.talk.timing
        self._do(
            self.talk.without_offered(),
            words.NOTHING_MAY_GO if timing.is_late else words.NOT_LATE,
        )
        if timing.offer:
            items = self.talk.whole.sheet.items
            titles = LIST.join(items[place].title.on_one_line() for place in timing.offer)
            self._told.say_why(words.LEFT_OUT_SO_MANY.filled(titles=titles.without_ruby()))

    def check_back_row(self) -> None:
        """Ask how deep the room is, and say what is too small for it."""
        from gui.talk.dialogs import ask_back_row  # asked for once a room

        ask_back_row(self)

    def save_report(self) -> None:
        """Ask for a file, and write the report of the talk into it."""
        from gui.talk.dialogs import ask_report_file

        ask_report_file(self)

    def ask_end(self) -> None:
        """Ask whether the talk is to end, and say what is kept of it."""
        from gui.talk.dialogs import ask_end

        self._told.stay()
        ask_end(self)

    def tell(self, text: Text) -> None:
        """Say something to the leader."""
        self._told.say(text)

    def pass_time(self) -> None:
        """Let the clock go on by what has passed."""
        seconds = self._passed.restart() / 1000
        self.talk = self.talk.passed(min(seconds, _LONGEST))
        if self.talk.audience.is_timed:
            self.show()
        else:
            self._follower.show()

    def show(self) -> None:
        """Paint the picture of now; the leader's window follows once the room sees it."""
        self._resized.stop()
        talk, page = self.talk, self.shown().seen_page
        self.pointing.follow((talk.sheet, talk.seen, talk.is_whole, page, self.pictures.style))
        self.pictures.show(talk, talk.audience, page)
        self._follower.show_soon()

    def _turn_page(self, by: int) -> None:
        """Go on or back among the pictures of what is shown."""
        self._told.stay()
        self._told.say_why(None)
        if by:
            self._page += by
            self.show()

    def _do(self, talk: Talk, why_not: Text | None = None) -> None:
        """Go where a press leads; where it leads nowhere, say why."""
        self._told.stay()
        if talk == self.talk:
            self._told.say_why(why_not)
            return
        self._told.say_why(None)
        if talk.own != self.talk.own:
            self._page = 0
        self.talk = talk
        self.show()

    def _jump(self, place: int) -> None:
        """Go to that item of the run sheet."""
        self._do(self.talk.jumped(place), words.HELD_INSIDE if self.talk.is_held_inside else None)

    def shown(self) -> Shown:
        """Where it stands, which of the pictures of its scene included."""
        return Shown(self.talk, self._page, self._held_page)

    def _count(self, place: int, hands: int) -> None:
        answers = self.talk.moment.answers
        if place < len(answers):
            self._do(self.talk.counted(answers[place], hands))

    def _follow_press(self, press: Press) -> None:
        if self.pointing.now.tool is PointTool.PEN:
            return  # it draws
        if press is Press.ON:
            self.go_on()
        else:
            self.go_back()

    def _tell_failure(self, reason: Text) -> None:
        self.tell(words.NOT_SAVED.filled(reason=reason))
