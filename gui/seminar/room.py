"""A room being taught: what a press does to the talk, and how both windows follow."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

from flowcharts.model.text import Text, Wording
from flowcharts.seminar.course import Follows
from flowcharts.seminar.leader import leader_view
from flowcharts.seminar.moment import Stage
from flowcharts.seminar.questions import answers_at
from flowcharts.seminar.scene import BreakScene, Scene
from flowcharts.seminar.talk import Talk
from gui.seminar import words
from gui.seminar.audience import Press
from gui.seminar.awake import Awake
from gui.seminar.pictures import Pictures
from gui.seminar.record_file import RecordFile
from gui.seminar.wall.style import WallStyle
from gui.seminar.windows import RoomWindows

_SECOND = 1000
_UNSEEN = 250
"""So long, in milliseconds, what comes next waits for a window that is never painted."""
_LONGEST = 30.0
"""A machine that has slept so many seconds has not taught meanwhile."""


class Room(QObject):
    """The talk, its two windows, its record and its clock.

    Attributes:
        talk: where it is.
        style: how its pictures are made.

    Signals:
        ended: the leader has ended the show.
    """

    ended = Signal()

    def __init__(
        self,
        talk: Talk,
        windows: RoomWindows,
        pictures: tuple[Pictures, Pictures],
        style: WallStyle,
        start_marks: Callable[[], bool],
    ) -> None:
        """*start_marks*: does a clicker's start button move the mark?"""
        super().__init__()
        self._start_marks = start_marks
        self.talk = talk
        self.style = style
        self.windows = windows
        self._pictures = pictures  # for each window of the audience
        self._awake = Awake()
        self._is_ending = False
        self._has_spotlight = False
        self._has_said_why = False
        self._has_ended = False
        self.record = RecordFile(self, lambda: self.talk)
        self.record.failed.connect(self._tell_failure)
        self._then = QTimer(self, singleShot=True, interval=0)
        self._then.timeout.connect(self._show_leader)
        self._ahead = QTimer(self, singleShot=True, interval=_UNSEEN)
        self._ahead.timeout.connect(self._look_ahead)
        self._passed = QElapsedTimer()
        self._tick = QTimer(self, interval=_SECOND)
        self._tick.timeout.connect(self.pass_time)
        for window in (windows.audience, windows.second):
            window.resized.connect(self.show)
            window.pressed.connect(self._follow_press)
            window.closing.connect(self.end)
        windows.leader.closing.connect(self.end)
        windows.leader.help.exit_chosen.connect(self.pick_mark)
        windows.leader.help.counted.connect(self._count)
        windows.leader.run_sheet.chosen.connect(lambda place: self._do(self.talk.jumped(place)))
        windows.leader.now.painted.connect(self._hurry)
        windows.placed.connect(self.show)
        windows.screen_lost.connect(partial(self.tell, words.SCREEN_GONE))
        windows.screen_found.connect(partial(self._say_why, words.SCREEN_BACK))

    @property
    def wording(self) -> Wording:
        """What the wall speaks."""
        return self.style.text.wording

    @property
    def wordings(self) -> tuple[Wording, ...]:
        """What each window of the audience speaks."""
        if not self.windows.are_languages_apart:
            return (self.wording,)
        apart = Wording.ENGLISH, Wording.JAPANESE
        return apart[::-1] if self.wording is Wording.JAPANESE else apart

    @property
    def is_busy(self) -> bool:
        """Is there something to be drawn, or to be kept, of the last press?"""
        return self._then.isActive() or self._ahead.isActive() or self.record.is_waiting

    def begin(self) -> None:
        """Open the windows, and let the clock go."""
        self._awake.begin()
        self.windows.leader.show_title(self.talk.sheet.title)
        self.windows.place()
        self.show()
        self._show_leader()
        self._passed.start()
        self._tick.start()
        self.record.save_soon()

    def end(self) -> None:
        """End the show; nothing of the room is kept."""
        if self._has_ended:
            return
        self._has_ended = True
        self._tick.stop()
        self._then.stop()
        self._ahead.stop()
        self._awake.end()
        self.record.forget()
        self.windows.close()
        self.ended.emit()

    def go_on(self) -> None:
        """One press on."""
        self._do(self.talk.onward(), words.AT_END)

    def go_back(self) -> None:
        """One press back."""
        self._do(self.talk.back(), words.AT_BEGINNING)

    def press_third(self) -> None:
        """Move the mark; where there is none, blank."""
        self._do(self.talk.third())

    def press_toggle(self) -> None:
        """A clicker's start button, one time of two: it ends nothing."""
        self._stay()
        if self._start_marks():
            self.press_third()
        elif self.talk.is_blank or self.talk.is_whole:
            self._do(self.talk.onward())

    def press_escape(self) -> None:
        """Put away what was opened; then warn, then end.

        A clicker's start button sends it every other time: as it is set, that moves the mark.
        """
        if self._start_marks():
            self.press_third()
        elif self.talk.is_blank or self.talk.is_whole:
            self._do(self.talk.onward())
        elif self._has_spotlight:
            self.turn_spotlight()
        elif self.talk.frozen is not None:
            self._do(self.talk.released())
        elif self._is_ending:
            self.end()
        else:
            self._is_ending = True
            self.windows.leader.say(words.ESC_ENDS)

    def turn_blank(self) -> None:
        """Blank the picture, or bring it back."""
        self._do(self.talk.blanked())

    def pick(self, number: int) -> None:
        """Mark the exit of that number; in a vote, count one more hand for it."""
        answers = answers_at(self.talk.moment)
        hands = self.talk.hands
        if self.talk.moment.stage is Stage.VOTE and hands is not None and number <= len(answers):
            self._count(number - 1, hands.of(answers[number - 1]) + 1)
        else:
            self.pick_mark(number)

    def pick_mark(self, number: int) -> None:
        """Mark the exit of that number, counted from 1."""
        answers = answers_at(self.talk.moment)
        if not 0 < number <= len(answers):
            is_asked = bool(answers)
            why = words.NO_SUCH_ANSWER.filled(number=str(number))
            self._say_why(why if is_asked else words.NO_ANSWER_HERE)
        elif answers[number - 1] not in self.talk.marks:
            self._say_why(words.NO_ANSWER_HERE)
        else:
            self._do(self.talk.marked(answers[number - 1]))

    def vote(self) -> None:
        """Count hands."""
        is_on = self.talk.moment.stage is Stage.VOTE
        self._do(self.talk.voting(), words.VOTE_IS_ON if is_on else words.NO_VOTE_HERE)

    def follow_both(self) -> None:
        """Follow both answers."""
        self._do(self.talk.split(), words.NOTHING_TO_FOLLOW)

    def follow_room(self) -> None:
        """Follow the room's answer from now on, or the leader's again."""
        self._do(self.talk.following_room())
        is_room = self.talk.follows is Follows.ROOM
        self._say_why(words.FOLLOWS_ROOM if is_room else words.FOLLOWS_SOURCE)

    def hold(self) -> None:
        """Hold what the room sees; then come back to it."""
        self._do(self.talk.froze())

    def show_whole_chart(self) -> None:
        """Show the whole chart, or go back from it."""
        self._do(self.talk.showing_whole_chart(), words.NO_CHART_HERE)

    def turn_spotlight(self) -> None:
        """Let nothing be bright but what the pointer is at, or all again."""
        self._has_spotlight = not self._has_spotlight
        for window in (self.windows.audience, self.windows.second):
            window.show_spotlight(is_on=self._has_spotlight)

    def turn_language(self) -> None:
        """Speak in the next language on the wall; on two screens, exchange them."""
        following = sorted(self.wordings) if len(self.wordings) > 1 else list(Wording)
        place = (following.index(self.wordings[0]) + 1) % len(following)
        self.show_style(
            self.style._replace(text=self.style.text._replace(wording=following[place]))
        )

    def show_style(self, style: WallStyle) -> None:
        """Make the pictures in another way."""
        self.style = style
        self.show()

    def swap_screens(self) -> None:
        """Exchange what is seen on which screen."""
        self.windows.swap()

    def move_on(self) -> None:
        """Let the room look at the next screen."""
        self.windows.move_on()

    def turn_languages(self) -> None:
        """Let each language have a screen of its own, or both share one again."""
        self.windows.turn_languages()
        if self.windows.want_screen:
            self.tell(words.NO_SCREEN_FOR_LANGUAGE)

    def turn_window(self) -> None:
        """Let the audience's window be one among others, or fill its screen."""
        self.windows.turn_window()

    def pause_clock(self) -> None:
        """Stop the clock, or let it go on."""
        self._do(self.talk.paused())

    def leave_out(self) -> None:
        """Leave out as many of the items that may be as it takes to end in time."""
        timing = self.talk.timing
        self._do(
            self.talk.without_offered(),
            words.NOTHING_MAY_GO if timing.is_late else words.NOT_LATE,
        )
        if timing.offer:
            items = [self.talk.sheet.items[place].title.on_one_line() for place in timing.offer]
            titles = Text(
                ", ".join(each.en for each in items), "、".join(each.ja for each in items)
            )
            self._say_why(words.LEFT_OUT_SO_MANY.filled(titles=titles.without_ruby()))

    def check_back_row(self) -> None:
        """Ask how deep the room is, and say what is too small for it."""
        from gui.seminar.back_row_dialog import BackRowDialog  # asked for once a room

        leader = self.windows.leader
        dialog = BackRowDialog(self.style, leader.text_style, self.windows.front)
        dialog.chosen.connect(self.show_style)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save_report(self) -> None:
        """Ask for a file, and write the report of the talk into it."""
        from gui.seminar.report_file import report_dialog, write_report

        leader = self.windows.leader

        def write(name: str) -> None:
            wording = leader.text_style.wording
            self.tell(write_report(self.talk, self.record.began, Path(name), wording))

        dialog = report_dialog(self.windows.front, leader.text_style)
        dialog.fileSelected.connect(write)
        dialog.open()

    def tell(self, text: Text) -> None:
        """Say something to the leader."""
        self.windows.leader.say(text)

    def pass_time(self) -> None:
        """Let the clock go on by what has passed."""
        seconds = self._passed.restart() / 1000
        self.talk = self.talk.passed(min(seconds, _LONGEST))
        if isinstance(self.talk.audience, BreakScene):
            self.show()
        else:
            self._show_leader()

    def show(self) -> None:
        """Paint the picture of now; the leader's window follows once the room sees it."""
        size = self.windows.audience.picture_size
        self.style = self.style._replace(size=size)
        title = words.AUDIENCE.filled(title=self.talk.sheet.title.without_ruby())
        shown = zip(self.windows.audiences, self._drawn(self.talk.audience), strict=True)
        for (window, picture), style in zip(shown, self._styles, strict=True):
            window.show_picture(picture, is_blank=self.talk.is_blank)
            window.setWindowTitle(style.text.line(title))
        self._then.start()

    @property
    def _styles(self) -> tuple[WallStyle, ...]:
        """How the pictures of each window of the audience are made."""
        return tuple(
            self.style._replace(
                size=window.picture_size, text=self.style.text._replace(wording=wording)
            )
            for window, wording in zip(self.windows.audiences, self.wordings, strict=True)
        )

    def _drawn(self, scene: Scene) -> tuple[QPixmap, ...]:
        """The pictures of *scene*, one for each window of the audience."""
        kept = zip(self._pictures, self._styles, strict=False)  # the second may show nothing
        return tuple(pictures.picture(scene, style) for pictures, style in kept)

    def _do(self, talk: Talk, why_not: Text | None = None) -> None:
        """Go where a press leads; where it leads nowhere, say why."""
        self._stay()
        if talk == self.talk:
            self._say_why(why_not)
            return
        self._say_why(None)
        self.talk = talk
        self.show()

    def _stay(self) -> None:
        """Nothing that was about to end the show ends it now."""
        if self._is_ending:
            self._is_ending = False
            self.windows.leader.say(None)

    def _say_why(self, why: Text | None) -> None:
        """Say why a press has done nothing, until the next one that does something."""
        if why is not None or self._has_said_why:
            self.windows.leader.say(why)
        self._has_said_why = why is not None

    def _show_leader(self) -> None:
        """Show the leader what the room sees; what comes next can wait until that is painted."""
        self._ahead.start(_UNSEEN if self.windows.leader.isVisible() else 0)
        self.record.save_soon()
        if not self.windows.leader.isVisible():
            return
        view = leader_view(self.talk)
        self.windows.leader.show_picture(self._drawn(self.talk.audience)[0], self._tag)
        self.windows.leader.show_view(view, is_paused=self.talk.clock.is_paused)
        if view.timing.is_late and not self._is_ending and not self._has_said_why:
            self._warn(round(view.timing.late), len(view.timing.offer))

    def _hurry(self) -> None:
        """Both windows are painted: what comes next need not wait any more."""
        if self._ahead.isActive():
            self._ahead.start(0)

    def _look_ahead(self) -> None:
        """Draw what the next press shows, before it comes."""
        talk = self.talk
        following = talk.own if talk.frozen is not None else talk.following
        self.windows.leader.show_following(self._drawn(following)[0])

    def _warn(self, minutes: int, count: int) -> None:
        said = words.RUNNING_LATE if count else words.RUNNING_LATE_ONLY
        self.windows.leader.say(said.filled(minutes=str(max(1, minutes)), count=str(count)))

    @property
    def _tag(self) -> Text | None:
        if self.talk.is_blank:
            return words.BLANK
        return words.HELD if self.talk.frozen is not None else None

    def _count(self, place: int, hands: int) -> None:
        answers = answers_at(self.talk.moment)
        if place < len(answers):
            self._do(self.talk.counted(answers[place], hands))

    def _follow_press(self, press: Press) -> None:
        if press is Press.ON:
            self.go_on()
        else:
            self.go_back()

    def _tell_failure(self, reason: Text) -> None:
        self.tell(words.NOT_SAVED.filled(reason=reason))
