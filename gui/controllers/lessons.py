"""Lessons: what an earlier example has settled, and what comes after the last one."""

from collections.abc import Callable

from flowcharts.library.catalog import LessonEntry
from flowcharts.library.study_order import lesson_after
from flowcharts.model.chart import Family
from flowcharts.model.position import Position
from flowcharts.model.settled import Settled, settled_by
from gui import words
from gui.commands.command import Commands
from gui.session import Session
from gui.window.window import Window

_POLICY = (Family.MISSED_TRIGGER, Family.REGULAR)
"""Cases are told, and decided, for the charts of these."""


class LessonsController:
    """Steps over settled questions, says where a lesson ends, and opens the next one."""

    def __init__(self, session: Session, window: Window, commands: Callable[[], Commands]) -> None:
        """*commands*: the table, once there is one; at its end a lesson offers the next."""
        self._session = session
        self._window = window
        self._commands = commands
        self._says_end = False
        self._known: tuple[str, Settled] = ("", frozenset())
        """What the examples seen before this one have settled, by its id."""

    @property
    def can_step_over(self) -> bool:
        """Do questions come next that examples seen before, in this lesson, have settled?"""
        position = self._session.position
        return position.past_settled(self._settled) is not position

    def step_over(self) -> None:
        """Go past the questions that are settled."""
        self._session.go(self._session.position.past_settled(self._settled))

    @property
    def following(self) -> LessonEntry | None:
        """The lesson to go on to from the end of this one; None where it has not come to that."""
        session, lesson = self._session, self._session.lesson
        if lesson is None or not self.is_at_end:
            return None
        return lesson_after(lesson.id, session.library.catalog, session.settings.visited)

    @property
    def is_at_end(self) -> bool:
        """Is the last example of a lesson shown to its end?"""
        session = self._session
        if session.scenario is None or not session.position.is_shown_to_the_end:
            return False
        lesson = session.lesson
        return lesson is not None and lesson.scenarios[-1] == session.scenario.id

    def open_following(self) -> None:
        """Open the lesson that comes next."""
        if (lesson := self.following) is not None:
            self._session.open_lesson(lesson.id)

    @property
    def practised(self) -> str:
        """The chart on which what the lesson has taught can be practised; empty for none."""
        chart = self._session.position.walk.home.chart
        return chart.id if self.is_at_end and chart.family in _POLICY else ""

    def show_position(self, _position: Position) -> None:
        """Say where a lesson has come to its end, and offer the next one.

        Not where its last example was only looked up, and opened at its ruling.
        """
        lesson = self._session.lesson if self.is_at_end and self._session.has_stepped else None
        if lesson is None:
            if self._says_end:
                self._window.hide_notice()
            self._says_end = False
            return
        following = self.following
        named = ["practise-lesson"]
        if following is None:
            said = words.LAST_LESSON_ENDS.filled(lesson=lesson.title)
        else:
            said = words.LESSON_ENDS.filled(lesson=lesson.title, next=following.title)
            named.append("next-lesson")
        commands = (self._commands()[name] for name in named)
        offers = tuple(command for command in commands if command.is_useful())
        self._window.show_notice(said, passes=False, offers=offers)
        self._says_end = True

    @property
    def _settled(self) -> Settled:
        scenario, lesson = self._session.scenario, self._session.lesson
        if scenario is None or lesson is None:
            return frozenset()
        if self._known[0] != scenario.id:
            before = lesson.scenarios[: lesson.scenarios.index(scenario.id)]
            seen = [name for name in before if name in self._session.settings.visited]
            examples = self._session.library.readable_scenarios(seen)
            self._known = scenario.id, settled_by(examples)
        return self._known[1]
