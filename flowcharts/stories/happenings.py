"""What happens in a case, one thing after the other: its story and its facts are made of it."""

from collections.abc import Mapping
from dataclasses import dataclass

from flowcharts.cases.timeline import Act, Deed
from flowcharts.model.turns import Moment, at
from flowcharts.stories.ability_story import StoryKey
from flowcharts.stories.asked import Asked
from flowcharts.stories.choices import Choices, Deadline, Finder, Handling
from flowcharts.stories.chronicle import Chronicle
from flowcharts.stories.event import tell_event, tell_first
from flowcharts.stories.happening import Happening, NoticedAt
from flowcharts.stories.late_effect import tell_forbidden, tell_unseen
from flowcharts.stories.notice import noticed
from flowcharts.stories.opponents_turn import tell_attack, tell_opponents_turn
from flowcharts.stories.own_turn import tell_own_turn
from flowcharts.stories.shown_fact import ShownFact
from flowcharts.stories.story_words import StoryWords


@dataclass(frozen=True, slots=True)
class CourseOfEvents:
    """All that happens until a judge is called."""

    missed: Moment
    happenings: tuple[Happening, ...]
    notice: NoticedAt
    said: str = ""
    """The phrase by which its controller tells, or shows, what that player had in mind."""

    @property
    def happened(self) -> frozenset[str]:
        """By name what was done since it was due, and when it was brought up."""
        done = (each.name for each in self.happenings if each.deeds)
        return frozenset((*done, self.notice.name)) - {""}

    def acts(self, finder: Finder) -> tuple[Act, ...]:
        """What was done and said, as the facts have it."""
        done = [Act(deed, each.moment) for each in self.happenings for deed in each.deeds]
        brought_up = {
            Finder.CONTROLLER: Deed.MENTION,
            Finder.OPPONENT: Deed.OPPONENT_MENTIONS,
            Finder.SPECTATOR: Deed.OTHER_MENTIONS,
        }
        return (*done, Act(brought_up[finder]))


def course_of_events(
    choices: Choices,
    deadline: Deadline,
    words: StoryWords,
    asked: Asked,
    shown: Mapping[str, ShownFact],
) -> CourseOfEvents:
    """What happens where that was drawn, and where the chart asks that.

    *shown*: what shows the facts that a judge judges.
    """
    missed, happenings = _told(Chronicle(choices, deadline, words, asked.rules))
    notice = noticed(choices, missed, happenings[-1], words, asked)
    if notice.has_come_again:
        next_time = words.phrase("next-time", does=words.told(StoryKey.DOES))
        due = at(notice.moment.turn, missed.step)
        happenings = (*happenings, Happening(choices.controller, next_time, due))
    mind = shown.get(choices.mind)
    said = mind.happenings[choices.confession % len(mind.happenings)] if mind is not None else ""
    return CourseOfEvents(missed, happenings, notice, said)


def _told(chronicle: Chronicle) -> tuple[Moment, tuple[Happening, ...]]:
    """When it is due, and all that happens."""
    own = chronicle.choices.is_own_turn
    if own and chronicle.choices.handling is Handling.PENDING:
        tell_first(chronicle)
    tell_event(chronicle)
    if chronicle.deadline is Deadline.UNSEEN:
        tell_unseen(chronicle)
    elif chronicle.deadline is Deadline.FORBIDS:
        tell_forbidden(chronicle)
    elif own:
        tell_own_turn(chronicle)
    else:
        tell_opponents_turn(chronicle)
    tell_attack(chronicle)
    return chronicle.missed, tuple(chronicle.found)
