"""The report of a talk: minutes and votes, and where the room parted from the source."""

from collections.abc import Iterator
from typing import Annotated, NamedTuple

from flowcharts.model.chart import Decision
from flowcharts.model.sub_charts import charts_within_reach
from flowcharts.model.text import Text
from flowcharts.talk.moment import TalkMoment
from flowcharts.talk.sheet import SheetItem
from flowcharts.talk.talk import Talk
from flowcharts.talk.votes import TalkQuestion, Vote
from flowcharts.traits import As, Named

_LONGEST = 1e9
"""No talk takes longer, in seconds."""


def _spent(number: float) -> float:
    """A time as it can have been spent; JSON has more numbers than that."""
    if not 0 <= number <= _LONGEST:
        raise ValueError(number)
    return float(number)


def _asked(parts: tuple[object, ...]) -> TalkQuestion:
    match parts:
        case int(item), str(chart), str(decision):
            return TalkQuestion(item, chart, decision)
    raise ValueError(parts)


def _counted(number: object) -> int:
    if not isinstance(number, int):
        raise TypeError(number)
    return number


_Count = Annotated[int, As(int, _counted, int)]
_Spent = Annotated[float, As(float, _spent, float)]


class ReportedQuestion(NamedTuple):
    """A question as it went."""

    asked: Annotated[TalkQuestion, As(tuple[object, ...], _asked, tuple)]
    question: Text
    answers: tuple[Text, ...]
    """The words of the answers."""
    right: int | None
    """The place of the answer that the source gives; None where there is no source."""
    rounds: tuple[tuple[_Count, ...], ...]
    """The hands for each answer, by round."""
    said: int | None
    """The place of what the room said: by its last vote, else as the leader marked it."""
    seconds: _Spent

    def as_read(self) -> "ReportedQuestion":
        """The same, if there are as many answers as it speaks of."""
        places = {None, *range(len(self.answers))}
        if not {self.right, self.said} <= places:
            raise ValueError(self.asked)
        if any(len(hands) != len(self.answers) for hands in self.rounds):
            raise ValueError(self.rounds)
        return self

    @property
    def voted(self) -> int | None:
        """The place of the answer whose hands tell how a vote went: the right one.

        Where nobody knows that, the one with the most hands in the end; None where no hand was
        raised, or where as many were for two.
        """
        if not self.rounds:
            return None
        if self.right is not None:
            return self.right
        last = self.rounds[-1]
        return last.index(max(last)) if last.count(max(last)) == 1 else None

    @property
    def has_parted(self) -> bool:
        """Did the room say something else than the source?"""
        return None not in (self.said, self.right) and self.said != self.right


class ReportedItem(NamedTuple):
    """An item as it went."""

    number: _Count
    """0 for what is no case."""
    title: Text
    minutes: _Spent
    """As they were planned."""
    seconds: _Spent
    """As they were."""
    is_dropped: Annotated[bool, Named("is_dropped")]
    questions: tuple[ReportedQuestion, ...]
    is_aside: Annotated[bool, Named("is_aside")] = False
    """Has it interrupted the item before?"""
    is_reached: Annotated[bool, Named("is_reached")] = True
    """Has the room seen something of it?"""


class TalkReport(NamedTuple):
    """A talk as it went; it names nobody."""

    title: Text
    began: Annotated[str, As(object, str, str)]
    """When it began, as YYYY-MM-DD HH:MM on the leader's clock; empty where nobody knows."""
    planned: _Spent
    """In minutes."""
    seconds: _Spent
    items: tuple[ReportedItem, ...]

    @property
    def parted(self) -> tuple[tuple[ReportedItem, ReportedQuestion], ...]:
        """Where the room said something else than the source."""
        return tuple(
            (item, question)
            for item in self.items
            for question in item.questions
            if question.has_parted
        )


def report_of(talk: Talk, began: str = "") -> TalkReport:
    """How *talk* has gone so far."""
    while talk.interrupted is not None:
        talk = talk.returned()
    sheet, seconds = talk.sheet, talk.clock.seconds + talk.seconds_aside
    return TalkReport(sheet.title, began, sheet.minutes, seconds, tuple(_items(talk)))


def _items(talk: Talk) -> Iterator[ReportedItem]:
    """The items of *talk*, each with what has interrupted it after it."""
    sheet, clock, tried, reached = talk.sheet, talk.clock, _tried(talk), _reached(talk)
    for place in range(-1, len(sheet.items) + 1):
        if 0 <= place < len(sheet.items):
            item, is_dropped = sheet.items[place], place in talk.dropped
            questions = tuple(_questions(talk, place, item, tried))
            number, seconds = sheet.number(place), clock.at_item(place)
            yield ReportedItem(
                number,
                item.title,
                item.minutes,
                seconds,
                is_dropped,
                questions,
                is_reached=place in reached,
            )
        for aside in talk.asides:
            if aside.item == place:
                yield from (each._replace(is_aside=True) for each in _items(aside.talk))


def _reached(talk: Talk) -> frozenset[int]:
    """The places of the items of which the room has seen something."""
    talk = talk.at_room()
    moments = {moment.item for moment in (*talk.before, talk.moment)}
    return frozenset(moments | {asked.item for asked in talk.votes} | {*talk.clock.items})


def _questions(
    talk: Talk, place: int, item: SheetItem, tried: dict[TalkQuestion, str]
) -> Iterator[ReportedQuestion]:
    """The questions of an item that the room was asked, in their order."""
    known = item.content.known_answers
    met = dict.fromkeys([*talk.clock.questions, *talk.votes, *tried])
    for asked in (each for each in met if each.item == place):
        decision = decision_named(item, asked)
        if decision is None:
            yield from _edition(talk, item, asked)
            continue
        vote = talk.votes.get(asked, Vote(decision.answers))
        has_source = item.content.has_source
        right = known.get(f"{asked.chart}/{asked.decision}", known.get(asked.decision))
        said = vote.hands(len(vote.rounds)).winner or tried.get(asked)
        yield ReportedQuestion(
            asked,
            decision.question,
            tuple(branch.words for branch in decision.branches),
            _place(decision, right) if has_source else None,
            tuple(counts for counts in vote.rounds if any(counts)),
            _place(decision, said),
            talk.clock.questions.get(asked, 0.0),
        )


def _edition(talk: Talk, item: SheetItem, asked: TalkQuestion) -> Iterator[ReportedQuestion]:
    """How an edition of a comparison rules, as it was voted on."""
    votes = map(item.content.voted_edition, range(item.content.parts))
    for edition in votes:
        if edition is None or edition.asked(asked.item) != asked:
            continue
        vote = talk.votes.get(asked, Vote(edition.names))
        said = vote.hands(len(vote.rounds)).winner
        yield ReportedQuestion(
            asked,
            edition.question,
            tuple(answer.words for answer in edition.answers),
            edition.names.index(edition.right),
            tuple(counts for counts in vote.rounds if any(counts)),
            edition.names.index(said) if said is not None else None,
            talk.clock.questions.get(asked, 0.0),
        )


def decision_named(item: SheetItem, asked: TalkQuestion) -> Decision | None:
    """The decision that was asked; None where the item has none of that name."""
    home = item.content.chart
    if home is None:
        return None
    reached = {chart.id: chart for chart in charts_within_reach(home)}
    node = reached[asked.chart].nodes.get(asked.decision) if asked.chart in reached else None
    return node if isinstance(node, Decision) else None


def _tried(talk: Talk) -> dict[TalkQuestion, str]:
    """The answers of the room that the leader has marked, by question."""
    found: dict[TalkQuestion, str] = {}
    for moment in (*talk.before, talk.moment):
        said = _said_at(moment)
        if said is not None:
            found[said[0]] = said[1]
    return found


def _said_at(moment: TalkMoment) -> tuple[TalkQuestion, str] | None:
    position = moment.position
    showing = position.showing if position is not None else None
    if position is None or showing is None or showing.tried is None:
        return None
    place = TalkQuestion(moment.item, position.chart.id, position.walk.here.id)
    return place, showing.tried


def _place(decision: Decision, answer: str | None) -> int | None:
    return decision.answers.index(answer) if answer in decision.answers else None
