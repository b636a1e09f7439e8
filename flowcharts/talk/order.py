"""The order of a talk: what the next press shows, one change that everybody sees."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple, assert_never

from flowcharts.model.position import Position
from flowcharts.model.sub_charts import rulings_of
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk, moved, named_answer
from flowcharts.talk.moment import Split, Stage, TalkMoment
from flowcharts.talk.scene import SceneHead, VoteChoice
from flowcharts.talk.sheet import RunSheet, SheetContent, SheetItem
from flowcharts.talk.votes import EditionVote, Hands, TalkQuestion, Vote


class Follows(StrEnum):
    """Which answer is marked once the right one is told, and is followed by the next press."""

    LEADER = "leader"
    """The right one, until the leader marks another."""
    ROOM = "room"
    """The one that the room gave."""


_IN_BETWEEN = Text("In between", "番外")
"""What stands where the number of a case does, once somebody has asked about it."""

WITH_QUESTION = frozenset({Stage.WALK, Stage.VOTE, Stage.SPREAD})
"""Here one question stands on the wall."""

Votes = Mapping[TalkQuestion, Vote]


class TalkOrder(NamedTuple):
    """The order of a talk: its run sheet without the items dropped, and what the room answers."""

    sheet: RunSheet
    votes: Votes
    dropped: frozenset[int] = frozenset()
    """The places of the items left out."""
    follows: Follows = Follows.LEADER
    is_aside: bool = False
    """Does it interrupt another?"""

    def item(self, moment: TalkMoment) -> SheetItem:
        """The item that a moment is of."""
        return self.sheet.items[moment.item]

    def content(self, moment: TalkMoment) -> SheetContent:
        """What that item shows."""
        return self.item(moment).content

    def head(self, moment: TalkMoment) -> SceneHead:
        """The line at the top of the wall."""
        title, number = self.item(moment).title, self.numbered(moment.item)
        if number is not None:
            title = Text(f"{number.en} · {title.en}", f"{number.ja}　{title.ja}")
        chart = moment.position.walk.chart if moment.position is not None else None
        edition = self.content(moment).edition if chart is None else chart.edition.badge
        return SceneHead(title, edition)

    def numbered(self, place: int) -> Text | None:
        """What stands before the title of the item there; None where nothing does."""
        is_numbered = bool(self.sheet.number(place))
        return _IN_BETWEEN if is_numbered and self.is_aside else self.sheet.numbered(place)

    def following(self, place: int) -> int:
        """The place of the item after that one."""
        places = (each for each in range(place + 1, len(self.sheet.items)))
        return next((each for each in places if each not in self.dropped), len(self.sheet.items))

    def begun(self, place: int) -> TalkMoment:
        """The title of the item there; after the last one, the end."""
        is_over = place >= len(self.sheet.items)
        return TalkMoment(place, Stage.END if is_over else Stage.TITLE)

    @property
    def is_titled_alike(self) -> bool:
        """Is it about one item alone, and called as that is?"""
        items = self.sheet.items
        return len(items) == 1 and items[0].title == self.sheet.title

    def hands(self, moment: TalkMoment) -> Hands | None:
        """The hands of the round that is counted or shown."""
        asked = moment.question
        if asked is None or moment.stage not in {Stage.VOTE, Stage.SPREAD}:
            return None
        vote = self.votes.get(asked) or Vote(moment.answers)
        return vote.hands(moment.shown)

    def onward(self, moment: TalkMoment) -> TalkMoment:  # noqa: PLR0911  # one for each stage
        """One press on; the same moment at the end."""
        match moment.stage:
            case Stage.TITLE if moment.item < 0:
                begun = self.begun(self.following(moment.item))
                return self.onward(begun) if self.is_titled_alike else begun
            case Stage.TITLE:
                has_story = self.content(moment).scenario is not None
                return TalkMoment(moment.item, Stage.CASE) if has_story else self._told(moment)
            case Stage.CASE:
                return self._told(moment)
            case Stage.WALK:
                return self._walked(moment)
            case Stage.VOTE:
                return self._counted(moment)
            case Stage.SPREAD:
                return self._after_vote(moment)
            case Stage.SPLIT:
                return self._split_on(moment)
            case Stage.PARTS:
                is_whole = moment.shown >= self.content(moment).parts
                return self._next_item(moment) if is_whole else self._shown(moment, moment.shown)
            case Stage.END:
                return moment
            case _:
                assert_never(moment.stage)

    def _next_item(self, moment: TalkMoment) -> TalkMoment:
        return self.begun(self.following(moment.item))

    def _told(self, moment: TalkMoment) -> TalkMoment:
        """After the title and the story: the first question, or the first part."""
        content = self.content(moment)
        begun = content.begun
        if begun is None:
            return self._shown(moment, 0)
        return self._at(moment, _unless_asked(content, begun))

    def _shown(self, moment: TalkMoment, before: int) -> TalkMoment:
        """The part after so many, or first the vote on it."""
        content = self.content(moment)
        asked = content.voted_edition(before)
        if asked is not None and content.is_voted_on(asked.chart.id):
            return _voted(moment, asked)
        return TalkMoment(moment.item, Stage.PARTS, min(before + 1, content.parts))

    def voting(self, moment: TalkMoment) -> TalkMoment | None:
        """Hands counted for what is asked there; None where nothing is."""
        if moment.stage in {Stage.CASE, Stage.PARTS}:
            asked = self.content(moment).voted_edition(moment.shown)
            return _voted(moment, asked) if asked is not None else None
        if moment.question is None or moment.stage not in {Stage.WALK, Stage.SPREAD}:
            return None
        number = moment.shown + 1 if moment.stage is Stage.SPREAD else 1
        return moment.asked_again()._replace(stage=Stage.VOTE, shown=number, mark=None)

    def _walked(self, moment: TalkMoment) -> TalkMoment:
        position = moment.position
        if position is None:
            return self._next_item(moment)
        if position.showing is None:
            return self._walked_freely(moment, position)
        worked = position.worked
        if worked is None:
            return self._example_on(moment, position)
        if position.showing.is_revealed:
            return self._past_answer(moment, position, worked.answer)
        if self.content(moment).is_voted_on(worked.decision):
            return moment._replace(stage=Stage.VOTE, shown=1, mark=None)
        return self._revealed(moment)

    def _past_answer(self, moment: TalkMoment, position: Position, right: str) -> TalkMoment:
        """After an answer that was told: on with it, or astray with the one that is marked."""
        if moment.mark is None or moment.mark == right:
            return self._example_on(moment, position)
        astray = Position(position.walk, position.walk).answered(moment.mark)
        return self._at(moment._replace(fork=position), astray)

    def _example_on(self, moment: TalkMoment, position: Position) -> TalkMoment:
        """The next question of the example, the way into another chart, or the next item."""
        if position.is_shown_to_the_end:
            return self._next_item(moment)
        further = position.next_beat(poses=True)
        if _is_ruled_the_same_outside(further.walk):
            further = further.next_beat(poses=True)
        return self._at(moment, _unless_asked(self.content(moment), further))

    def _walked_freely(self, moment: TalkMoment, position: Position) -> TalkMoment:
        known = self.content(moment).known_answers
        walk = position.walk
        is_as_known = walk.decision is None or moment.mark == named_answer(walk, known)
        further = moved(walk, known) if is_as_known else None
        if further is None and walk.decision is not None:
            if moment.mark is None:  # nothing is answered yet: the press marks, the next one takes
                return moment._replace(mark=walk.decision.answers[0])
            further = walk.answered(moment.mark)
        if further is not None and _is_ruled_the_same_outside(further):
            further = further.closed()
        if further is not None:
            return self._at(moment, Position(further, further))
        if moment.fork is not None:  # back to where the room went astray
            return self._at(moment._replace(fork=None), moment.fork)
        return self._next_item(moment)

    def _at(self, moment: TalkMoment, position: Position) -> TalkMoment:
        """At that position of the same item, with what is known marked."""
        walk, showing = position.walk, position.showing
        mark: str | None = None
        if showing is None and walk.decision is not None:
            known = self.content(moment).known_answers
            answer = named_answer(walk, known)
            mark = answer if answer in walk.decision.answers else None
        elif showing is not None and showing.is_revealed and position.worked is not None:
            mark = position.worked.answer
        return TalkMoment(moment.item, Stage.WALK, 0, position, mark, moment.fork)

    def _revealed(self, moment: TalkMoment) -> TalkMoment:
        """The answer told; what was marked is what the room has answered."""
        if moment.edition is not None:
            return TalkMoment(moment.item, Stage.PARTS, moment.edition.shown + 1)
        position = moment.asked_again().position
        if position is None:
            return moment
        tried = moment.mark if moment.mark in moment.answers else None
        if position.worked is None:  # nobody knows: what the room says comes marked
            asked = self._at(moment, position)
            return asked._replace(mark=tried) if tried is not None else asked
        told = position.answered(tried) if tried else position.next_beat(poses=True)
        revealed = self._at(moment, told)
        is_rooms = tried is not None and self.follows is Follows.ROOM
        return revealed._replace(mark=tried) if is_rooms else revealed

    def _counted(self, moment: TalkMoment) -> TalkMoment:
        """The hands shown; where nobody was counted, the answer."""
        hands = self.hands(moment)
        if hands is None or not hands.total:
            return self._revealed(moment)
        mark = hands.winner or VoteChoice.AGAIN
        return moment._replace(stage=Stage.SPREAD, mark=mark)

    def _after_vote(self, moment: TalkMoment) -> TalkMoment:
        match moment.mark:
            case VoteChoice.AGAIN:
                return moment._replace(stage=Stage.VOTE, shown=moment.shown + 1, mark=None)
            case VoteChoice.SPLIT:
                return self.split(moment) or moment
            case _:
                return self._revealed(moment)

    def split(self, moment: TalkMoment) -> TalkMoment | None:
        """Both of the leading answers followed at once; None where none waits to be followed."""
        position, decision = moment.position, moment.decision
        if moment.stage not in WITH_QUESTION or position is None or decision is None:
            return None
        hands = self.hands(moment)
        one, other, *_ = sorted(
            hands.leading[:2] if hands is not None else decision.answers[:2],
            key=decision.answers.index,
        )
        known = dict(self.content(moment).known_answers)
        walks = position.walk.answered(one), position.walk.answered(other)
        begun = Split(decision.id, (one, other), walks, known)
        return self._split_at(moment.asked_again(), begun)

    def _split_on(self, moment: TalkMoment) -> TalkMoment:
        split = moment.split
        if split is None:
            return moment
        one, other = split.walks
        waiting = split.waiting
        if waiting is None:
            further = moved(one, split.known) or one, moved(other, split.known) or other
        elif moment.mark is None:
            decision = split.walks[waiting].decision
            return moment._replace(mark=decision.answers[0]) if decision is not None else moment
        else:
            answered = split.walks[waiting].answered(moment.mark)
            further = (answered, other) if waiting == 0 else (one, answered)
        if further == split.walks:  # both have come to their ruling
            return self._revealed(moment._replace(stage=Stage.WALK, mark=None, split=None))
        return self._split_at(moment, split._replace(walks=further))

    def _split_at(self, moment: TalkMoment, split: Split) -> TalkMoment:
        return moment._replace(stage=Stage.SPLIT, mark=None, split=split)


def _unless_asked(content: SheetContent, position: Position) -> Position:
    """The position with its answer told, where the room is not asked."""
    worked, showing = position.worked, position.showing
    if worked is None or showing is None or content.is_asked(worked.decision):
        return position
    return position._replace(showing=showing._replace(is_revealed=True))


def _is_ruled_the_same_outside(walk: Walk) -> bool:
    """Would the chart that *walk* was opened from give the same ruling once more?"""
    if not walk.is_inside or walk.outcome is None:
        return False
    outside = walk.closed()
    return outside.is_over and rulings_of(outside) == (walk.outcome,)


def _voted(moment: TalkMoment, asked: EditionVote) -> TalkMoment:
    return TalkMoment(moment.item, Stage.VOTE, 1, edition=asked)
