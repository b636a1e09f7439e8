"""A talk: a run sheet being led. Immutable; every press gives a new one."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import NamedTuple

from flowcharts.model.scenario import Card
from flowcharts.model.text import Text
from flowcharts.talk.audience import scene_of, whole_chart
from flowcharts.talk.clock import NO_TIME, Clock, Timing, timing
from flowcharts.talk.moment import Stage, TalkMoment
from flowcharts.talk.order import Follows, TalkOrder, Votes
from flowcharts.talk.scene import VoteChoice, WallScene
from flowcharts.talk.sheet import RunSheet
from flowcharts.talk.votes import Hands, Vote

NO_VOTES: Votes = MappingProxyType({})
MOST_WAITING = 6
"""So many talks can wait for each other: whoever is asked so many questions answers one first."""
_MOST_BEFORE = 300
"""So many steps can be taken back: the record of a long talk is saved as quickly as a short one."""
BEGINNING = TalkMoment(-1, Stage.TITLE)


class Aside(NamedTuple):
    """A talk that has interrupted another, and is over."""

    item: int
    """The item that it came in."""
    talk: "Talk"


@dataclass(frozen=True, slots=True)
class Talk:
    """Where the leader is in a run sheet, what the room sees, and how it has voted.

    Three presses carry it: onward, back and third. A talk may interrupt another, which goes on
    once it is over; that one may have interrupted a third, and so on.
    """

    sheet: RunSheet
    cards: Mapping[str, Card] = field(repr=False, compare=False)
    moment: TalkMoment = BEGINNING
    before: tuple[TalkMoment, ...] = ()
    """The moments that back goes to, the last one first taken."""
    votes: Votes = field(default_factory=lambda: NO_VOTES)
    dropped: frozenset[int] = frozenset()
    """The places of the items left out."""
    follows: Follows = Follows.LEADER
    is_blank: bool = False
    is_whole: bool = False
    """Is the whole chart shown for a while?"""
    clock: Clock = NO_TIME
    frozen: tuple[TalkMoment, tuple[TalkMoment, ...]] | None = None
    """The moment that the room keeps seeing while the leader looks ahead, and those before it."""
    interrupted: "Talk | None" = None
    """The talk that goes on where it was, once this one is over."""
    asides: tuple[Aside, ...] = ()
    """The talks that have interrupted it."""

    @property
    def audience(self) -> WallScene:
        """What the room sees, where it is not blank."""
        return self._scene(self.frozen[0]) if self.frozen is not None else self.own

    @property
    def own(self) -> WallScene:
        """What the leader stands at; the room sees it too, unless its scene is frozen."""
        whole = whole_chart(self.order, self.moment) if self.is_whole else None
        return whole or self._scene(self.moment)

    @property
    def seen(self) -> TalkMoment:
        """The moment that the room sees, whatever is marked there."""
        moment = self.frozen[0] if self.frozen is not None else self.moment
        return moment._replace(mark=None)

    @property
    def following(self) -> WallScene:
        """What the next press would show."""
        if self.is_blank or self.is_whole:
            return self._scene(self.moment)
        further = self.order.onward(self.moment)
        if self.interrupted is not None and further.stage is Stage.END:
            return self.own if self.is_held_inside else self.interrupted.audience
        return self._scene(further)

    @property
    def place(self) -> Text:
        """Where it is, in words: the case with its number, or the title of the seminar."""
        is_at_item = 0 <= self.moment.item < len(self.sheet.items)
        return self.order.head(self.moment).title if is_at_item else self.sheet.title

    @property
    def whole(self) -> "Talk":
        """The talk that was begun first, which all others interrupt."""
        return self if self.interrupted is None else self.interrupted.whole

    @property
    def waiting(self) -> "tuple[Talk, ...]":
        """The talks that go on once it is over, each where the room left it, innermost first."""
        if self.interrupted is None:
            return ()
        return (self.interrupted.at_room(), *self.interrupted.waiting)

    @property
    def is_held_inside(self) -> bool:
        """Does the room keep a picture of an interruption? Then no press of the leader ends it."""
        return self.interrupted is not None and self.frozen is not None

    @property
    def seconds_aside(self) -> float:
        """The seconds that its interruptions have taken."""
        return sum(aside.talk.clock.seconds + aside.talk.seconds_aside for aside in self.asides)

    @property
    def order(self) -> TalkOrder:
        """The order that it follows."""
        is_aside = self.interrupted is not None
        return TalkOrder(self.sheet, self.votes, self.dropped, self.follows, is_aside)

    @property
    def has_begun(self) -> bool:
        """Has anything been shown but its title, though it may be there again?"""
        return not self.clock.is_waiting

    @property
    def is_over(self) -> bool:
        """Has it come to its end?"""
        return self.moment.stage is Stage.END

    @property
    def marks(self) -> tuple[str | None, ...]:
        """What the third press moves the mark to, in turn; None is no mark."""
        answers = self.moment.answers
        position = self.moment.position
        showing = position.showing if position is not None else None
        match self.moment.stage:
            case Stage.WALK if showing is not None and not showing.is_revealed:
                return (None, *answers) if position and position.worked is not None else ()
            case Stage.VOTE:
                return (None, *answers)
            case Stage.SPREAD:
                is_edition = self.moment.edition is not None
                return (*answers, *((VoteChoice.AGAIN,) if is_edition else VoteChoice))
            case Stage.WALK | Stage.SPLIT:
                return answers
        return ()

    @property
    def hands(self) -> Hands | None:
        """The hands of the vote that is counted or shown."""
        return self.order.hands(self.moment)

    @property
    def timing(self) -> Timing:
        """How the whole of it stands in time: interruptions make it later."""
        if self.interrupted is not None:
            return self.returned().timing
        aside = self.seconds_aside
        return timing(self.sheet, self.clock, self.seen.item, self.dropped, aside)

    def onward(self) -> "Talk":
        """One press on; what is blank or a whole chart is ended first."""
        if self.is_blank or self.is_whole:
            return replace(self, is_blank=False, is_whole=False)
        further = self.order.onward(self.moment)
        if self.interrupted is not None and further.stage is Stage.END:
            return self if self.is_held_inside else self.returned()
        return self if further == self.moment else self._at(further)

    def back(self) -> "Talk":
        """One press back, visibly; votes that were counted stay."""
        if self.is_blank or self.is_whole:
            return replace(self, is_blank=False, is_whole=False)
        if not self.before:
            return self if self.is_held_inside else self.returned()
        return self._moved(self.before[-1], self.before[:-1])

    def third(self) -> "Talk":
        """The mark moved on; where there is nothing to mark, blank or no longer."""
        if self.is_blank or self.is_whole or not self.marks:
            return self.blanked()
        return self.marked(self._next_mark())

    def marked(self, mark: str | None) -> "Talk":
        """With that answer marked, or that choice after a vote."""
        if mark not in self.marks:
            return self
        return replace(self, moment=self.moment._replace(mark=mark))

    def blanked(self) -> "Talk":
        """Blank; if it was, no longer."""
        return replace(self, is_blank=not self.is_blank)

    def showing_whole_chart(self) -> "Talk":
        """The whole chart; if it was shown, back to what was before."""
        is_there = whole_chart(self.order, self.moment) is not None
        return replace(self, is_whole=not self.is_whole and is_there)

    def voting(self) -> "Talk":
        """Hands are counted for what is asked; after one vote, once more.

        That is the question that waits, or how the next edition of a comparison rules.
        """
        moment = self.order.voting(self.moment)
        return self if moment is None else self._at(moment)

    def counted(self, answer: str, hands: int) -> "Talk":
        """So many hands for *answer*, while they are counted or shown."""
        asked, answers = self.moment.question, self.moment.answers
        if asked is None or self.hands is None or answer not in answers:
            return self
        vote = self.votes.get(asked, Vote(answers)).counted(self.moment.shown, answer, hands)
        return replace(self, votes=MappingProxyType({**self.votes, asked: vote}))

    def split(self) -> "Talk":
        """Both of the leading answers to the question that waits, followed at once."""
        divided = self.order.split(self.moment)
        return self if divided is None else self._at(divided)

    def following_room(self) -> "Talk":
        """The room's answer is what comes marked; if it was, the right one again."""
        is_room = self.follows is Follows.ROOM
        return replace(self, follows=Follows.LEADER if is_room else Follows.ROOM)

    def froze(self) -> "Talk":
        """The room keeps what it sees; if it did already, the leader comes back to it."""
        if self.frozen is None:
            return replace(self, frozen=(self.moment, self.before))
        moment, before = self.frozen
        return replace(self, moment=moment, before=before, frozen=None)

    def released(self) -> "Talk":
        """The room comes to where the leader is."""
        return replace(self, frozen=None)

    def jumped(self, place: int) -> "Talk":
        """To the title of the item there, of the talk that was begun first."""
        if self.interrupted is not None:
            return self if self.is_held_inside else self.returned().jumped(place)
        if place == self.moment.item and self.moment.stage is Stage.TITLE:
            return self
        begun, kept = self.order.begun(place), self.dropped - {place}
        return replace(self._at(begun), dropped=kept)

    def passed(self, seconds: float) -> "Talk":
        """So many seconds later; at its end it takes no more time."""
        seen = self.seen
        if seen.stage is Stage.END:
            return self
        is_asked = seen.stage in {Stage.WALK, Stage.VOTE, Stage.SPREAD, Stage.SPLIT}
        asked = seen.question if is_asked else None
        return replace(self, clock=self.clock.passed(seconds, seen.item, asked))

    def paused(self) -> "Talk":
        """With its clock stopped; if it was, going on."""
        return replace(self, clock=self.clock.paused())

    def without_time(self) -> "Talk":
        """With its clock, and those of all that has to do with it, at 0 again."""
        interrupted = self.interrupted
        return replace(
            self,
            clock=NO_TIME,
            interrupted=interrupted.without_time() if interrupted is not None else None,
            asides=tuple(aside._replace(talk=aside.talk.without_time()) for aside in self.asides),
        )

    def without(self, places: Iterable[int]) -> "Talk":
        """Without the items there, of the talk that was begun first; those already begun stay."""
        if self.interrupted is not None:
            return replace(self, interrupted=self.interrupted.without(places))
        ahead = frozenset(place for place in places if place > self.seen.item)
        return replace(self, dropped=self.dropped | ahead)

    def without_offered(self) -> "Talk":
        """Without the items that may be dropped, as many as it takes to end in time."""
        return self.without(self.timing.offer)

    def interrupted_by(self, sheet: RunSheet) -> "Talk":
        """The talk by *sheet*, after the end of which this one goes on where it is.

        Where too many wait already, this one goes on.
        """
        if len(self.waiting) >= MOST_WAITING:
            return self
        clock = replace(NO_TIME, is_paused=self.clock.is_paused, is_waiting=False)
        going = self.clock.started()
        waiting = replace(self, is_blank=False, is_whole=False, clock=going)
        begun = Talk(sheet, self.cards, follows=self.follows, clock=clock, interrupted=waiting)
        return replace(begun.onward(), before=())

    def returned(self) -> "Talk":
        """The talk that this one has interrupted, where it was; itself where it has not."""
        if self.interrupted is None:
            return self
        waiting = self.interrupted
        aside = Aside(waiting.moment.item, replace(self, interrupted=None))
        clock = replace(waiting.clock, is_paused=self.clock.is_paused)
        return replace(waiting, asides=(*waiting.asides, aside), clock=clock)

    def returned_past(self, count: int) -> "Talk":
        """The talk that waits behind *count* others."""
        return self if count < 0 else self.returned().returned_past(count - 1)

    def at_room(self) -> "Talk":
        """Where the room is, though the leader looks ahead."""
        return self.froze() if self.frozen is not None else self

    def _scene(self, moment: TalkMoment) -> WallScene:
        return scene_of(self.order, self.cards, moment, self.clock.at_item(moment.item))

    def _at(self, moment: TalkMoment) -> "Talk":
        return self._moved(moment, (*self.before, self.moment))

    def _moved(self, moment: TalkMoment, before: tuple[TalkMoment, ...]) -> "Talk":
        kept = before[-_MOST_BEFORE:]
        return replace(self, moment=moment, before=kept, clock=self.clock.started())

    def _next_mark(self) -> str | None:
        marks = self.marks
        place = marks.index(self.moment.mark) if self.moment.mark in marks else -1
        return marks[(place + 1) % len(marks)]


def talk_of(sheet: RunSheet, cards: Mapping[str, Card]) -> Talk:
    """A talk at the title of its seminar."""
    return Talk(sheet, cards)
