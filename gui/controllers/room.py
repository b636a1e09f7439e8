"""The room that is being taught, and what its leader can ask for: one table, as everywhere."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from flowcharts.model.text import SENTENCES, Text
from flowcharts.talk.left_talks import left_talks
from gui import room_words as words
from gui.commands.command import ROOM_EXIT, Command, Group, Place
from gui.controllers.setting_commands import switch
from gui.session import Session
from gui.window.window import Window

if TYPE_CHECKING:  # most launches know of no talk
    from gui.talk.known_talks import KnownTalks
    from gui.talk.room import Room
    from gui.talk.rooms import Rooms

_IN_ROOM = frozenset({Place.ROOM})


class RoomController:
    """Opens a room, and knows the one that is open.

    Attributes:
        room: the one that is open.
    """

    def __init__(
        self,
        session: Session,
        window: Window,
        make: "Callable[[], Rooms]",
        is_free: Callable[[], bool],
    ) -> None:
        """*make* gives what makes rooms; many a run never asks for it.

        *is_free*: leaves what lies over the chart; can a room be opened now?
        """
        self._session = session
        self._window = window
        self._make = make
        self._is_free = is_free
        self._maker: Rooms | None = None
        self.room: Room | None = None
        self._again = Command("room-again", words.GO_ON_WITH_TALK, (), self._go_on, self._is_left)
        self._end_left = Command(
            "room-end-left", words.END_TALK, (), self._ask_end_left, self._can_end
        )

    @property
    def maker(self) -> "Rooms":
        """What makes rooms, made when it is first asked for."""
        if self._maker is None:
            self._maker = self._make()
        return self._maker

    def open(self) -> None:
        """Teach a room what the window shows; where one is open, let that interrupt its talk."""
        self.maker.teach_walk(self._is_free)

    def take(self, room: "Room | None") -> None:
        """That room is open now; where none is any more, offer to go on with what was left."""
        self.room = room
        if room is None and self._window.isVisible():
            self.offer()

    def leave(self) -> bool:
        """Leave it: the window is about to close; is none open any more?"""
        if self.room is not None:
            self.room.leave()
        return self.room is None

    def tell(self, text: Text) -> None:
        """Say something to its leader, if one is open."""
        if self.room is not None:
            self.room.tell(text)

    def offer(self) -> None:
        """Offer to go on with a talk that was left, if one was."""
        if not left_talks():
            return  # as at most launches
        from gui.talk.known_talks import known_talks

        known = known_talks()
        said = [each for each in (known.warning, _told(known)) if each is not None]
        offers = (self._again, self._end_left) if known.left else (self._again,)
        offered = offers if known.talks else ()
        self._window.show_notice(SENTENCES.join(said), passes=False, offers=offered)

    @property
    def groups(self) -> tuple[Group, ...]:
        """What its leader can ask for."""
        return (
            Group(words.TEACH_A_ROOM, self._open()),
            Group(words.ROOM_STEPS, self._steps()),
            Group(words.ROOM_VOTES, self._votes()),
            Group(words.ROOM_PICTURE, self._picture()),
            Group(words.ROOM_POINTING, self._pointing()),
            Group(words.ROOM_SCREENS, self._screens()),
            Group(words.ROOM_NOTES, self._notes()),
            Group(words.ROOM_TIME, self._time()),
        )

    def _choose_file(self) -> None:
        if self._is_free():
            self.maker.choose_file()

    def _ask_handout(self) -> None:
        self.maker.choose_handout()

    def _edit(self) -> None:
        self.maker.editor.open()

    def _come_back(self) -> None:
        self.maker.come_back()

    def _ask_end_left(self) -> None:
        if self.room is not None:
            self.room.ask_end()
        else:
            self.maker.end_left()

    def _is_open(self) -> bool:
        return self.room is not None

    def _is_left(self) -> bool:
        return self.room is None and bool(left_talks())

    def _can_end(self) -> bool:
        return self.room is not None or bool(left_talks())

    def _go_on(self) -> None:
        if self._is_free():
            self.maker.go_on()

    def _open(self) -> tuple[Command, ...]:
        return (
            Command("room", words.TEACH, ("F5",), self.open),
            Command("seminar", words.OPEN_RUN_SHEET, (), self._choose_file),
            Command("handout", words.HANDOUT, (), self._ask_handout),
            Command("run-sheet", words.EDIT_RUN_SHEET, (), self._edit),
            Command(
                "room-return", words.BACK_TO_TALK, ("Shift+F5",), self._come_back, self._is_open
            ),
            self._again,
            self._end_left,
            switch(self._session, "start-marks", words.START_MARKS, "start_marks"),
        )

    def _row(
        self,
        name: str,
        does: "Callable[[Room], None]",
        keys: str = "",
        other_keys: tuple[str, ...] = (),
    ) -> Command:
        def do() -> None:
            if self.room is not None:
                does(self.room)

        return Command(
            f"room-{name}",
            words.ROOM[name],
            tuple(keys.split()),
            do,
            lambda: self.room is not None,
            places=_IN_ROOM,
            other_keys=other_keys,
        )

    def _steps(self) -> tuple[Command, ...]:
        others = (":", ";", "/", "。", "・")  # on other layouts of the keyboard
        return (
            self._row("next", lambda room: room.go_on(), "PgDown Space Right Down Return N"),
            self._row("back", lambda room: room.go_back(), "PgUp Backspace Left Up P"),
            self._row("third", lambda room: room.press_third(), ". B", others),
            self._row("toggle", lambda room: room.press_toggle(), "", ("Start",)),
            self._row("resume", lambda room: room.resume(), "O"),
            self._row("escape", lambda room: room.press_escape(), "Esc"),
        )

    def _votes(self) -> tuple[Command, ...]:
        return (
            self._row("vote", lambda room: room.vote(), "V"),
            self._row("both", lambda room: room.follow_both(), "D"),
            self._row("follow", lambda room: room.follow_room(), "R"),
            *map(self._exit, range(1, 10)),
        )

    def _exit(self, number: int) -> Command:
        def pick() -> None:
            if self.room is not None:
                self.room.pick(number)

        said, key = words.ROOM_EXIT.filled(number=str(number)), str(number)
        useful = lambda: self.room is not None  # noqa: E731
        return Command(f"{ROOM_EXIT}{key}", said, (key,), pick, useful, places=_IN_ROOM)

    def _picture(self) -> tuple[Command, ...]:
        return (
            self._row("hold", lambda room: room.hold(), "H"),
            self._row("blank", lambda room: room.turn_blank(), ",", ("、", "W")),
            self._row("whole", lambda room: room.show_whole_chart(), "F"),
            self._row("language", lambda room: room.turn_language(), "L"),
        )

    def _pointing(self) -> tuple[Command, ...]:
        tools = {"spotlight": "S", "pointer": "A", "magnifier": "Z", "pen": "I"}
        return tuple(self._pointer(tool, key) for tool, key in tools.items())

    def _pointer(self, tool: str, key: str) -> Command:
        def is_in_hand() -> bool:
            return self.room is not None and self.room.pointing.now.tool == tool

        return self._row(tool, lambda room: room.point(tool), key)._replace(is_on=is_in_hand)

    def _screens(self) -> tuple[Command, ...]:
        return (
            self._row("swap", lambda room: room.windows.swap(), "X"),
            self._row("move", lambda room: room.windows.move_on(), "M"),
            self._row("languages", lambda room: room.turn_languages(), "J"),
            self._row("window", lambda room: room.windows.turn_window(), "G"),
            self._row("back-row", lambda room: room.check_back_row(), "K"),
        )

    def _notes(self) -> tuple[Command, ...]:
        return (
            self._row("larger-notes", lambda room: room.resize_notes(1), "Ctrl++", ("Ctrl+=",)),
            self._row("smaller-notes", lambda room: room.resize_notes(-1), "Ctrl+-"),
            self._row("usual-notes", lambda room: room.resize_notes(0), "Ctrl+0"),
        )

    def _time(self) -> tuple[Command, ...]:
        return (
            self._row("clock", lambda room: room.pause_clock(), "C"),
            self._row("reset-clock", lambda room: room.ask_reset(), "U"),
            self._row("leave-out", lambda room: room.leave_out(), "T"),
            self._row("report", lambda room: room.save_report(), "E"),
            self._row("end", lambda room: room.ask_end()),
        )


def _told(known: "KnownTalks") -> Text | None:
    """What is said of the talk that is offered."""
    if not known.talks:
        return None
    talk, *_ = known.talks
    said = words.TALK_LED_AT if talk.is_led else words.TALK_LEFT_AT
    told = said.filled(title=talk.title, place=talk.place)
    more = len(known.left) - 1
    return words.MORE_LEFT.filled(said=told, count=str(more)) if more > 0 else told
