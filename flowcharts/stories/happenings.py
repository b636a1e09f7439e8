"""What happens in a case, one thing after the other: its story and its facts are made of it."""

from collections.abc import Container, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from flowcharts.cases.timeline import Act, Deed
from flowcharts.model.text import Text
from flowcharts.model.turns import Moment, TurnStep, at
from flowcharts.stories.ability_story import AbilityStory, Play, StoryKey, Whose
from flowcharts.stories.choices import Choices, Deadline, Finder, Handling
from flowcharts.stories.sentences import verbs_of
from flowcharts.stories.story_words import StoryWords

_OWN_TURN = {"A": 3, "B": 4}
"""Late enough for everything told to be there. Turn 1 is A’s."""
_OPPONENTS_TURN = {"A": 4, "B": 3}
SHOWN_AT_ONCE = "shown-at-once"
"""The rule of the edition that asks every ability to be shown when it is due, unseen ones too."""
_LATE_WHERE_HURRIED = {SHOWN_AT_ONCE, "nothing-was-missed"}
"""The rules by which an opponent who plays on too fast might make an ability late: whether that
was so is not known of those editions, and no case of it is told."""
_NOTICED_IN = (TurnStep.UPKEEP, TurnStep.DRAW, TurnStep.MAIN1, TurnStep.MAIN2)


class Happening(NamedTuple):
    """Something that was done at the table."""

    who: str
    """A player’s letter; empty where the words have a subject of their own."""
    words: Text
    moment: Moment
    deeds: tuple[Deed, ...] = ()
    ends_sentence: bool = False


class NoticedAt(NamedTuple):
    """When it is brought up."""

    moment: Moment
    when: Text | None = None
    """The words for it; None where it is while the last thing is done."""


@dataclass(frozen=True, slots=True)
class CourseOfEvents:
    """All that happens until a judge is called."""

    missed: Moment
    happenings: tuple[Happening, ...]
    notice: NoticedAt

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
    choices: Choices, deadline: Deadline, words: StoryWords, rules: Container[str]
) -> CourseOfEvents:
    """What happens where that was drawn, and where the chart asks those *rules*."""
    return _Telling(choices, deadline, words, rules).told()


class _Telling:
    """The happenings of one case as they come."""

    def __init__(
        self, choices: Choices, deadline: Deadline, words: StoryWords, rules: Container[str]
    ) -> None:
        self.choices = choices
        self.story: AbilityStory = choices.story
        self.deadline = deadline
        self.words = words
        self.me = choices.controller
        self.other = "BA"["AB".index(self.me)]
        own = choices.is_own_turn
        self.turn = (_OWN_TURN if own else _OPPONENTS_TURN)[self.me]
        self.is_shown_at_once = SHOWN_AT_ONCE in rules
        self.can_be_hurried = not any(rule in rules for rule in _LATE_WHERE_HURRIED)
        is_due_at_once = self.is_shown_at_once and deadline is Deadline.UNSEEN
        self.missed = at(self.turn, self.story.event_step if is_due_at_once else self.story.step)
        self.found: list[Happening] = []

    def told(self) -> CourseOfEvents:
        own = self.choices.is_own_turn
        self._event()
        if self.deadline is Deadline.UNSEEN:
            self._unseen()
        elif self.deadline is Deadline.FORBIDS:
            self._forbidden()
        elif own:
            self._own_turn()
        else:
            self._opponents_turn()
        return CourseOfEvents(self.missed, tuple(self.found), self._noticed())

    # What calls for it.

    def _event(self) -> None:
        story, words = self.story, self.words
        moment = at(self.turn, story.event_step)
        told = StoryKey.EVENT if self.choices.is_own_turn else StoryKey.OPPONENTS_EVENT
        active = self.me if self.choices.is_own_turn else self.other
        if story.has(told):
            verb = words.told(told)
        elif story.event_step is TurnStep.END:
            verb = words.phrase("end-step")
        elif story.event_step in (TurnStep.UPKEEP, TurnStep.DRAW):
            verb = words.phrase("untaps")
        else:
            verb = words.phrase("plays-it" if words.is_land else "casts-it")
        ends = story.is_entering and not words.is_land
        # It comes before the ability, so it is no act that passes it over.
        if self._is_announced():
            # What follows the bar waits for the ability, as an attack after a spell.
            first, *rest = verbs_of(verb)
            self._add(active, first, moment, ends_sentence=ends)
            self._mine("announces", Deed.MENTION)
            for each in rest:
                self._add(active, each, moment)
        else:
            self._add(active, verb, moment, ends_sentence=ends)
        if story.step is TurnStep.DRAW:
            self._add(active, words.phrase("draws"), moment)
        if story.has(StoryKey.CLAUSE):
            self._add("", words.told(StoryKey.CLAUSE), moment)

    def _is_announced(self) -> bool:
        """Is it named when it is due, although nothing of it can be seen yet?"""
        is_unseen = self.deadline in (Deadline.UNSEEN, Deadline.FORBIDS)
        return self.is_shown_at_once and is_unseen and self.choices.handling is Handling.SHOWN

    # In its controller’s own turn.

    def _own_turn(self) -> None:
        handling, words, story = self.choices.handling, self.words, self.story
        step = self.missed.step
        is_delayed = step is TurnStep.END and story.event_step is not TurnStep.END
        if handling is Handling.SHOWN and is_delayed:
            self._mine("end-step")
        if handling is Handling.SHOWN and self.deadline is Deadline.CHOICE:
            self._add(self.me, words.told(StoryKey.CHOOSES), self.missed, Deed.CHOOSE)
        elif handling is Handling.SHOWN and self.deadline in (Deadline.SEEN, Deadline.NEVER):
            if self._may_respond():
                self._respond()
            self._add(self.me, self._quietly(words.told(StoryKey.DOES)), self.missed, Deed.MENTION)
        elif handling is Handling.HALF:
            self._add(self.me, words.told(StoryKey.HALF), self.missed, Deed.MENTION)
        elif handling is Handling.UNREVEALED:
            self._add(self.me, words.told(StoryKey.UNREVEALED), self.missed, Deed.MENTION)
        elif self.deadline is Deadline.CHOICE and handling is not Handling.SHOWN:
            if self.choices.is_silent:
                self._mine("passes", Deed.PASS)
        elif self._may_respond():
            self._respond()
        self._go_on()

    def _may_respond(self) -> bool:
        is_possible = Play.INSTANT not in self.story.never and self.story.step is not TurnStep.END
        return self.choices.has_instant and is_possible

    def _respond(self) -> None:
        """An instant, cast while the ability waits; where other things come next it says when."""
        step = self.missed.step
        is_early = step in (TurnStep.UPKEEP, TurnStep.DRAW)
        self._mine(f"instant-{step}" if is_early else "instant", Deed.INSTANT)

    def _go_on(self) -> None:
        handling, story, words = self.choices.handling, self.story, self.words
        plays = self._plays()
        if handling is Handling.BACKUP:
            if story.step is TurnStep.UPKEEP:
                self._mine("draws", Deed.MOVE, step=TurnStep.DRAW)
            moment = max(self.missed, at(self.turn, TurnStep.MAIN1))
            self._add(self.me, words.told(StoryKey.BACKUP), moment, Deed.MOVE)
            return
        is_passing_over = handling in (Handling.PASSED_OVER, Handling.HARMLESS)
        if is_passing_over and story.has(StoryKey.MOVES):
            self._add(self.me, words.told(StoryKey.MOVES), self.missed, Deed.MOVE)
        if is_passing_over and story.has(StoryKey.LEAVES):
            self._add(self.me, words.told(StoryKey.LEAVES), self.missed)
        is_told = story.has(StoryKey.MOVES) or story.has(StoryKey.LEAVES)
        is_quiet = is_passing_over and not is_told and self.deadline is not Deadline.CHOICE
        for number, (name, step) in enumerate(plays):
            verb = words.phrase(name)
            is_quiet_one = is_quiet and number == 0
            self._play(self._quietly(verb) if is_quiet_one else verb, step)

    def _plays(self) -> list[tuple[str, TurnStep]]:
        """What its controller does from then on, in order."""
        wanted, step = {*self.choices.plays}, self.missed.step
        place = _place(step)
        found: list[tuple[str, TurnStep]] = []
        if step is TurnStep.UPKEEP:
            found.append(("draws", TurnStep.DRAW))
        is_early = place <= _place(TurnStep.MAIN1)
        main = TurnStep.MAIN1 if is_early else TurnStep.MAIN2
        if step is TurnStep.END:
            is_delayed = self.story.event_step is not TurnStep.END
            return [("turn" if is_delayed else "your-turn", TurnStep.END)]
        if Play.LAND in wanted:
            found.append(("land", main))
        if Play.CREATURE in wanted:
            found.append(("creature", main))
        can_attack = place < _place(TurnStep.DECLARE_ATTACKERS)
        if Play.ATTACK in wanted and can_attack:
            found.append(("attack", TurnStep.DECLARE_ATTACKERS))
        if Play.TURN in wanted and self._can_end_the_turn():
            found.append(("turn", TurnStep.END))
        found.sort(key=lambda each: _place(each[1]))
        return found if len(found) >= _AT_LEAST else self._two_plays(main, can_attack=can_attack)

    def _two_plays(self, main: TurnStep, *, can_attack: bool) -> list[tuple[str, TurnStep]]:
        """One alone might be taken back, and nobody would have told whether it can."""
        never = self.story.never
        found = [("draws", TurnStep.DRAW)] if self.missed.step is TurnStep.UPKEEP else []
        others = [
            (Play.LAND, "land", main),
            (Play.ATTACK, "attack", TurnStep.DECLARE_ATTACKERS),
            (Play.CREATURE, "creature", main),
        ]
        for play, name, step in others:
            is_possible = play not in never and (play is not Play.ATTACK or can_attack)
            if is_possible and len(found) < _AT_LEAST:
                found.append((name, step))
        if len(found) < _AT_LEAST and self._can_end_the_turn():
            found.append(("turn", TurnStep.END))
        return sorted(found, key=lambda each: _place(each[1]))

    def _can_end_the_turn(self) -> bool:
        return Play.TURN not in self.story.never and (
            self.story.is_once or self.story.turn is not Whose.EACH
        )

    # In the opponent’s turn.

    def _opponents_turn(self) -> None:
        handling, words = self.choices.handling, self.words
        can_be_hurried = handling is not Handling.SHOWN or self.can_be_hurried
        is_upkeep = self.missed.step is TurnStep.UPKEEP
        is_hurried = is_upkeep and self.choices.is_silent and can_be_hurried
        if is_hurried:
            self._theirs("draws", TurnStep.DRAW)
        if handling is Handling.SHOWN:
            spoken = at(self.turn, TurnStep.DRAW) if is_hurried else self.missed
            deed = Deed.CHOOSE if self.deadline is Deadline.CHOICE else Deed.MENTION
            verb = words.phrase("before-acting", calls=words.told(StoryKey.CALLS))
            self._add(self.me, verb, spoken, deed)
        elif self._is_answered():
            self._mine("resolves", Deed.MOVE)
        else:
            if self.missed.step is TurnStep.UPKEEP and not is_hurried:
                self._theirs("draws", TurnStep.DRAW)
            main = self._main_of_opponent()
            self._theirs("creature", main)
            self._mine("resolves", Deed.MOVE, step=main)
        if handling is Handling.SHOWN and Play.LAND not in self.choices.plays:
            return
        if handling is Handling.SHOWN and self.missed.step is TurnStep.UPKEEP and not is_hurried:
            self._theirs("draws", TurnStep.DRAW)
        # Where it was passed over, more than one thing was done since: none can be taken back.
        self._theirs("land", self._main_of_opponent())

    def _is_answered(self) -> bool:
        """Is the event a spell, so that “Resolves” is the answer to it?"""
        return self.missed.step is TurnStep.MAIN1

    def _main_of_opponent(self) -> TurnStep:
        is_early = _place(self.missed.step) <= _place(TurnStep.MAIN1)
        return TurnStep.MAIN1 if is_early else TurnStep.MAIN2

    # What cannot be seen, and what is forbidden.

    def _unseen(self) -> None:
        is_right = self.choices.handling is Handling.SHOWN
        verb = self.words.told(StoryKey.RIGHT if is_right else StoryKey.WRONG)
        deeds = (Deed.MENTION, Deed.MATTER) if is_right else (Deed.CONTRADICT, Deed.MATTER)
        moment = at(self.turn, self.story.step)
        self._add(self.me, verb, moment, *deeds)
        self._add("", self.words.told(StoryKey.WRITTEN), moment)
        self._afterwards()

    def _forbidden(self) -> None:
        moment = self._moment_of_trying()
        tries = self.words.told(StoryKey.TRIES)
        self._add(self.other, tries, moment, Deed.OPPONENT_TRIES)
        if self.choices.handling is Handling.SHOWN:
            self._add(self.me, self.words.told(StoryKey.STOPS), moment, Deed.STOP)
        else:
            self._add("", self.words.told(StoryKey.DONE), moment, Deed.OPPONENT_DOES)
        self._afterwards()

    def _moment_of_trying(self) -> Moment:
        if self.story.step is TurnStep.MAIN1:
            return at(self.turn + 1, TurnStep.DECLARE_ATTACKERS)
        return at(self.turn, TurnStep.DECLARE_BLOCKERS)

    def _afterwards(self) -> None:
        """After combat, in its controller’s own turn."""
        if self.found[-1].moment.turn != self.turn or not self.choices.is_own_turn:
            return
        for play in self.choices.plays:
            if play in (Play.LAND, Play.CREATURE):
                self._play(self.words.phrase(play), TurnStep.MAIN2)
            if play is Play.TURN and self._can_end_the_turn():
                self._mine("turn", Deed.MOVE, step=TurnStep.END)

    # When it is noticed.

    def _noticed(self) -> NoticedAt:
        options = tuple(self._options())
        return options[int(self.choices.lateness * len(options))]

    def _options(self) -> Iterator[NoticedAt]:
        last = self.found[-1].moment
        is_over = self.found[-1].who == self.me and last.step is TurnStep.END
        if not is_over:
            yield NoticedAt(last)
            if last.step in _COMBAT:
                active = self.me if self._is_own(last.turn) else self.other
                main2 = at(last.turn, TurnStep.MAIN2)
                yield NoticedAt(main2, self.words.phrase("same-main2", W=active))
            return
        ends = 2 if self.story.is_once else 1
        for turn in range(last.turn + 1, last.turn + 1 + ends):
            for step in _NOTICED_IN[: 4 if turn == last.turn + 1 else 3]:
                moment = at(turn, step)
                if self.story.is_once or moment < self._comes_again():
                    yield NoticedAt(moment, self._when(moment, last))

    def _comes_again(self) -> Moment:
        turns = 1 if self.story.turn is Whose.EACH else 2
        return at(self.missed.turn + turns, self.story.event_step)

    def _when(self, moment: Moment, last: Moment) -> Text:
        player = self.me if self._is_own(moment.turn) else self.other
        prefix = "next" if moment.turn == last.turn + 1 else "later"
        return self.words.phrase(f"{prefix}-{moment.step}", W=player)

    def _is_own(self, turn: int) -> bool:
        return self.me == "BA"[turn % 2]

    # One thing.

    def _quietly(self, verb: Text) -> Text:
        """Without a word, where doing it needs none."""
        is_spoken = any(done.en.startswith(_SPOKEN) for done in verbs_of(verb))
        is_quiet = self.choices.is_silent and not is_spoken
        return self.words.adding("silently", verb) if is_quiet else verb

    def _play(self, verb: Text, step: TurnStep) -> None:
        self._add(self.me, self._after_combat(verb, step), at(self.turn, step), Deed.MOVE)

    def _after_combat(self, verb: Text, step: TurnStep) -> Text:
        """The first thing done after combat says that it is."""
        is_after = step is TurnStep.MAIN2 and self.found[-1].moment.step is not TurnStep.MAIN2
        return self.words.adding("after-combat", verb) if is_after else verb

    def _mine(self, phrase: str, *deeds: Deed, step: TurnStep | None = None) -> None:
        moment = self.missed if step is None else at(self.turn, step)
        self._add(self.me, self.words.phrase(phrase), moment, *deeds)

    def _theirs(self, phrase: str, step: TurnStep) -> None:
        verb = self._after_combat(self.words.phrase(phrase), step)
        self._add(self.other, verb, at(self.turn, step), Deed.OPPONENT_MOVES)

    def _add(
        self, who: str, words: Text, moment: Moment, *deeds: Deed, ends_sentence: bool = False
    ) -> None:
        self.found.append(Happening(who, words, moment, deeds, ends_sentence))


_AT_LEAST = 2
_SPOKEN = ("says", "asks", "casts", "passes", "ends")
_COMBAT = (
    TurnStep.DECLARE_ATTACKERS,
    TurnStep.DECLARE_BLOCKERS,
    TurnStep.COMBAT_DAMAGE,
    TurnStep.END_OF_COMBAT,
)


def _place(step: TurnStep) -> int:
    return at(1, step).place
