"""What happens in a case, one thing after the other: its story and its facts are made of it."""

from collections.abc import Container, Mapping
from dataclasses import dataclass

from flowcharts.cases.timeline import Act, Deed
from flowcharts.model.text import Text
from flowcharts.model.turns import Moment, TurnStep, at
from flowcharts.stories.ability_story import AbilityStory, Play, StoryKey
from flowcharts.stories.asked import Asked
from flowcharts.stories.choices import REGULAR, Choices, Deadline, DoneSince, Finder, Handling
from flowcharts.stories.happening import Happening, NoticedAt
from flowcharts.stories.notice import noticed
from flowcharts.stories.plays import can_end_the_turn, is_before_combat, plays_of
from flowcharts.stories.sentences import verbs_of
from flowcharts.stories.shown_fact import ShownFact
from flowcharts.stories.story_words import StoryWords

_OWN_TURN = {"A": 3, "B": 4}
"""Late enough for everything told to be there. Turn 1 is A’s."""
_OPPONENTS_TURN = {"A": 4, "B": 3}
SHOWN_AT_ONCE = "shown-at-once"
"""The rule of the edition that asks every ability to be shown when it is due, unseen ones too."""
_LATE_WHERE_HURRIED = {SHOWN_AT_ONCE, "nothing-was-missed"}
"""The rules by which an opponent who plays on too fast might make an ability late: whether that
was so is not known of those editions, and no case of it is told."""


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
    missed, happenings = _Telling(choices, deadline, words, asked.rules).told()
    notice = noticed(choices, missed, happenings[-1], words, asked)
    if notice.has_come_again:
        next_time = words.phrase("next-time", does=words.told(StoryKey.DOES))
        due = at(notice.moment.turn, missed.step)
        happenings = (*happenings, Happening(choices.controller, next_time, due))
    mind = shown.get(choices.mind)
    said = mind.happenings[choices.confession % len(mind.happenings)] if mind is not None else ""
    return CourseOfEvents(missed, happenings, notice, said)


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

    def told(self) -> tuple[Moment, tuple[Happening, ...]]:
        """When it is due, and all that happens."""
        own = self.choices.is_own_turn
        if own and self.choices.handling is Handling.PENDING:
            self._before()
        self._event()
        if self.deadline is Deadline.UNSEEN:
            self._unseen()
        elif self.deadline is Deadline.FORBIDS:
            self._forbidden()
        elif own:
            self._own_turn()
        else:
            self._opponents_turn()
        if self._is_attack_told():
            self._attack(self.story.hinges)
        elif self._is_attacked_all_the_same():
            self._attack("their-attack")
        return self.missed, tuple(self.found)

    # What calls for it.

    def _before(self) -> None:
        """What is done first, where nothing can be done afterwards."""
        is_wanted = {Play.LAND, Play.TURN} <= {*self.choices.plays}
        if is_wanted and self.story.event_step in _AFTER_A_LAND:
            self._add(self.me, "", self.words.phrase("land"), at(self.turn, TurnStep.MAIN1))

    def _event(self) -> None:
        story, words = self.story, self.words
        moment = at(self.turn, story.event_step)
        told = StoryKey.EVENT if self.choices.is_own_turn else StoryKey.OPPONENTS_EVENT
        active = self.me if self.choices.is_own_turn else self.other
        if story.has(told):
            verb = words.told(told)
        elif story.event_step is TurnStep.END:
            verb = words.phrase(TurnStep.END)
        elif story.event_step in (TurnStep.UPKEEP, TurnStep.DRAW):
            verb = words.phrase("untaps")
        else:
            verb = words.phrase("plays-it" if words.is_land else "casts-it")
        # What is done with a card that enters stands in its sentence, and all else in another.
        is_done = self.choices.handling in _DONE_BY and self.choices.is_own_turn
        ends = story.is_entering and not words.is_land and not is_done
        # It comes before the ability, so it is no act that passes it over.
        if self._is_announced():
            # What follows the bar waits for the ability, as an attack after a spell.
            first, *rest = verbs_of(verb)
            self._add(active, "", first, moment, ends_sentence=ends)
            self._mine("announces", Deed.MENTION)
            for each in rest:
                self._add(active, "", each, moment)
        else:
            self._add(active, "", verb, moment, ends_sentence=ends)
        if story.step is TurnStep.DRAW:
            self._add(active, "", words.phrase("draws"), moment)
        if story.has(StoryKey.CLAUSE):
            self._add("", "", words.told(StoryKey.CLAUSE), moment)

    def _is_announced(self) -> bool:
        """Is it named when it is due, although nothing of it can be seen yet?"""
        is_unseen = self.deadline in (Deadline.UNSEEN, Deadline.FORBIDS)
        return self.is_shown_at_once and is_unseen and self.choices.handling is Handling.SHOWN

    # In its controller’s own turn.

    def _own_turn(self) -> None:
        handling = self.choices.handling
        is_in_time = handling in (Handling.SHOWN, Handling.PENDING)
        if is_in_time and self._is_delayed():
            self._mine(str(self.missed.step))
        if self._hesitates():
            is_upkeep = self.missed.step is TurnStep.UPKEEP
            self._mine("hesitates-upkeep" if is_upkeep else "hesitates")
        if handling in _DONE_BY:
            done = self.words.told(_DONE_BY[handling])
            # What the other player is left without is told beside it.
            ends = handling is Handling.HALF or self.story.is_entering
            name = _DONE_BY[handling]
            self._add(self.me, name, done, self.missed, Deed.MENTION, ends_sentence=ends)
        elif self._may_respond():
            self._respond()
        # Nobody asks later about what was done as the turn ended.
        is_over = handling is Handling.SHOWN and self.missed.step is TurnStep.END
        if handling is not Handling.PENDING and not is_over:
            self._go_on()

    def _hesitates(self) -> bool:
        """Is there a moment before it that passes nothing over?"""
        so_often = _HESITATES_OF_TEN.get(self.choices.handling, 0)
        # What was not done stands beside what was done instead.
        is_left = self.story.has(StoryKey.MOVES) or self.story.has(StoryKey.LEAVES)
        is_pending = self.choices.handling is Handling.PENDING
        is_open = is_pending or not (self.story.is_announced or is_left)
        is_open = is_open and not self._may_respond()
        return is_open and self.words.lot("hesitates", 10) < so_often

    def _is_delayed(self) -> bool:
        """Is it due in a step of its own, after what calls for it?"""
        step, event_step = self.missed.step, self.story.event_step
        return step in _STEPS_OF_THEIR_OWN and event_step is not step

    def _may_respond(self) -> bool:
        is_possible = (
            Play.INSTANT not in self.story.never and self.story.step not in _STEPS_OF_THEIR_OWN
        )
        # By an instant that draws cards the board might change; what is to be taken back is one.
        is_harmful = self.choices.handling in (Handling.HARMFUL, Handling.BACKUP)
        is_pending = self.choices.handling is Handling.PENDING
        # Who casts a spell has passed priority, unless that player says otherwise (Magic Tournament
        # Rules 4.2): nobody would know whether a choice is named in time.
        is_doubtful = is_pending and self.deadline is Deadline.CHOICE
        has_instant = self.choices.has_instant or (is_pending and self.choices.is_silent)
        return has_instant and is_possible and not (is_harmful or is_doubtful)

    def _respond(self) -> None:
        """An instant, cast while the ability waits; where other things come next it says when."""
        step = self.missed.step
        is_early = step in (TurnStep.UPKEEP, TurnStep.DRAW)
        self._mine(f"instant-{step}" if is_early else "instant", Deed.INSTANT)

    def _go_on(self) -> None:
        handling, story, words = self.choices.handling, self.story, self.words
        plays = plays_of(self.choices, self.missed.step, is_long=self._is_much_told())
        if handling is Handling.BACKUP:
            if story.step is TurnStep.UPKEEP:
                self._mine("draws", Deed.MOVE, step=TurnStep.DRAW)
            self._act_instead()
            return
        is_passing_over = handling in _PASSED_OVER
        if is_passing_over and story.has(StoryKey.MOVES):
            self._tell(StoryKey.MOVES, self.missed, Deed.MOVE)
        if is_passing_over and story.has(StoryKey.LEAVES):
            if self._is_delayed() and not self.choices.is_silent:
                self._mine(str(self.missed.step))
            self._tell(StoryKey.LEAVES, self.missed)
        # The draw goes without saying where it does not pass anything over.
        is_shown = handling is Handling.SHOWN
        is_draw_told = not is_shown or plays[0][0] != "draws"
        # Told as what would be taken back where it was not carried out: the words tell nothing.
        is_costly = is_shown and story.has(StoryKey.BACKUP)
        is_soon = is_shown and not self.choices.is_objected_to_later
        if is_soon or handling is Handling.UNREVEALED:
            plays = [each for each in plays if each[0] != Play.TURN]
        for name, step in plays if is_draw_told else plays[1:]:
            told = "creature-with-all" if is_costly and name == Play.CREATURE else name
            self._play(name, words.phrase(told), step)

    def _is_much_told(self) -> bool:
        """Is more told of what was not missed, so that its length tells nothing?"""
        is_harmless = self.choices.handling is Handling.HARMLESS
        is_never_missed = is_harmless or self.deadline is Deadline.NEVER
        return (
            is_never_missed and self.choices.lateness >= _LONG
        ) or self.choices.is_objected_to_later

    def _act_instead(self) -> None:
        """One thing that changes what it would do, and what else comes of it."""
        since = self.choices.since
        main = max(self.missed, at(self.turn, TurnStep.MAIN1))
        is_seen = since is DoneSince.SEEN
        self._tell(StoryKey.BACKUP_SEEN if is_seen else StoryKey.BACKUP, main, Deed.MOVE)
        if since is DoneSince.ANSWERED:
            self._theirs("answers", main.step)
        if since is DoneSince.MOVED_ON:
            is_land = Play.LAND not in self.story.never
            step = main.step if is_land else TurnStep.DECLARE_ATTACKERS
            name = "land" if is_land else "attack"
            self._play(name, self.words.phrase(name), step)

    # In the opponent’s turn.

    def _opponents_turn(self) -> None:
        handling, words = self.choices.handling, self.words
        can_be_hurried = handling is not Handling.SHOWN or self.can_be_hurried
        is_upkeep = self.missed.step is TurnStep.UPKEEP
        is_pending = handling is Handling.PENDING
        is_early = self.missed.step in (TurnStep.UPKEEP, TurnStep.DRAW)
        is_hurried = can_be_hurried and is_early
        main = self._main_of_opponent()
        if self._is_delayed():
            self._theirs(str(self.missed.step), self.missed.step)
        # In its haste the opponent does as much where it is spoken of as where it is passed over.
        if is_upkeep and (is_hurried or handling is Handling.PASSED_OVER):
            self._theirs("draws", TurnStep.DRAW)
        is_passed_over = handling is Handling.PASSED_OVER and not self._is_answered()
        if is_passed_over or (is_hurried and not is_pending):
            if is_passed_over and self.words.lot("asks-first", 10) < _ASKS_OF_TEN:
                self._ask_first()
            self._theirs("creature", main)
        if is_pending:
            if not (is_upkeep and is_hurried):
                self._ask_first()
            return
        if handling is Handling.SHOWN:
            spoken = self.found[-1].moment if is_hurried else self.missed
            deed = Deed.CHOOSE if self.deadline is Deadline.CHOICE else Deed.MENTION
            if not is_hurried:
                self._ask_first()
            said = "before-acting" if is_hurried else "says-in-time"
            verb = words.phrase(said, calls=words.told(StoryKey.CALLS))
            self._add(self.me, StoryKey.CALLS, verb, max(spoken, self.missed), deed)
            return
        self._mine("resolves", Deed.MOVE, step=None if self._is_answered() else main)
        # More than one thing was done since: none can be taken back.
        self._theirs("land", main)

    def _ask_first(self) -> None:
        """The opponent asks for something, or thinks: that passes nothing over."""
        self._add(self.other, "", self.words.phrase("asks-first"), self.found[-1].moment)

    def _is_answered(self) -> bool:
        """Is the event a spell, so that “Resolves” is the answer to it?"""
        return self.missed.step is TurnStep.MAIN1

    def _main_of_opponent(self) -> TurnStep:
        is_early = is_before_combat(self.missed.step)
        return TurnStep.MAIN1 if is_early else TurnStep.MAIN2

    # What the opponent decides in the next combat.

    def _is_attack_told(self) -> bool:
        is_told = self.choices.is_disruptive and self.story.hinges != ""
        # At Competitive REL it decides nothing.
        is_asked = self.choices.rel == REGULAR and self.choices.handling is Handling.PASSED_OVER
        return is_told and is_asked and can_end_the_turn(self.story)

    def _is_attacked_all_the_same(self) -> bool:
        """Is it told of what was shown that the opponent attacked in the next turn?"""
        is_over = self.found[-1].moment == at(self.turn, TurnStep.END)
        can_attack = self.story.hinges != "" and self.choices.is_objected_to_later and is_over
        return can_attack and self.choices.lateness >= _ATTACKED

    def _attack(self, name: str) -> None:
        """The opponent attacks in the next turn, as *name* has it."""
        if self.found[-1].moment.step is not TurnStep.END:
            self._mine("turn", Deed.MOVE, step=TurnStep.END)
        turn = self.turn + 1
        begins, attacks = (self.words.phrase(each) for each in ("begins", name))
        drawn, declared = at(turn, TurnStep.DRAW), at(turn, TurnStep.DECLARE_ATTACKERS)
        self._add(self.other, "draws", begins, drawn, Deed.OPPONENT_MOVES)
        self._add(self.other, name, attacks, declared, Deed.OPPONENT_MOVES)
        ends = self.words.phrase(f"{name}-then")
        self._add("", "", ends, at(turn, TurnStep.COMBAT_DAMAGE))

    # What cannot be seen, and what is forbidden.

    def _unseen(self) -> None:
        is_right = self.choices.handling is Handling.SHOWN
        key = StoryKey.RIGHT if is_right else StoryKey.WRONG
        deeds = (Deed.MENTION, Deed.MATTER) if is_right else (Deed.CONTRADICT, Deed.MATTER)
        moment = at(self.turn, self.story.step)
        self._tell(key, moment, *deeds)
        self._add("", "", self._written(), moment)
        self._afterwards()

    def _written(self) -> Text:
        """What shows that what was said was taken for true."""
        is_told = self.story.has(StoryKey.WRITTEN)
        return self.words.told(StoryKey.WRITTEN) if is_told else self.words.phrase("life-noted")

    def _forbidden(self) -> None:
        moment = self._moment_of_trying()
        tries = self.words.told(StoryKey.TRIES)
        self._add(self.other, StoryKey.TRIES, tries, moment, Deed.OPPONENT_TRIES)
        if self.choices.handling is Handling.SHOWN:
            self._tell(StoryKey.STOPS, moment, Deed.STOP)
            self._add(self.other, StoryKey.UNDONE, self.words.told(StoryKey.UNDONE), moment)
        else:
            done = self.words.told(StoryKey.DONE)
            self._add("", StoryKey.DONE, done, moment, Deed.OPPONENT_DOES)
        self._afterwards()

    def _moment_of_trying(self) -> Moment:
        if self.story.step is TurnStep.MAIN1:
            return at(self.turn + 1, TurnStep.DECLARE_ATTACKERS)
        return at(self.turn, TurnStep.DECLARE_BLOCKERS)

    def _afterwards(self) -> None:
        """After combat, in its controller’s own turn."""
        if self.found[-1].moment.turn != self.turn or not self.choices.is_own_turn:
            return
        # While it is looked at, it is still of use to speak of it.
        is_soon = self.choices.is_told_briefly and not self.choices.is_at_edge
        is_own = self.choices.finder is Finder.CONTROLLER
        is_shown = self.choices.handling is Handling.SHOWN
        if (is_soon and is_own) or (is_shown and not self.choices.is_objected_to_later):
            return
        for play in self.choices.plays:
            if play in (Play.LAND, Play.CREATURE):
                self._play(play, self.words.phrase(play), TurnStep.MAIN2)
        # An effect is over, or all but over, once the turn has been ended.
        is_ending = Play.TURN in self.choices.plays or self.choices.is_at_edge
        if is_ending and can_end_the_turn(self.story):
            self._mine("turn", Deed.MOVE, step=TurnStep.END)

    # One thing.

    def _play(self, name: str, verb: Text, step: TurnStep) -> None:
        self._add(self.me, name, self._after_combat(verb, step), at(self.turn, step), Deed.MOVE)

    def _after_combat(self, verb: Text, step: TurnStep) -> Text:
        """The first thing done after combat says that it is, also if that ends the turn."""
        before = self.found[-1].moment.step
        is_left = step is TurnStep.END and before is TurnStep.DECLARE_ATTACKERS
        is_after = is_left or (step is TurnStep.MAIN2 and before is not TurnStep.MAIN2)
        return self.words.adding("after-combat", verb) if is_after else verb

    def _tell(self, key: StoryKey, moment: Moment, *deeds: Deed) -> None:
        """Its controller does what the story of the ability says."""
        self._add(self.me, key, self.words.told(key), moment, *deeds)

    def _mine(self, phrase: str, *deeds: Deed, step: TurnStep | None = None) -> None:
        moment = self.missed if step is None else at(self.turn, step)
        self._add(self.me, phrase, self.words.phrase(phrase), moment, *deeds)

    def _theirs(self, name: str, step: TurnStep) -> None:
        phrase = f"their-{name}" if name in (Play.CREATURE, Play.LAND) else name
        verb = self._after_combat(self.words.phrase(phrase), step)
        self._add(self.other, name, verb, at(self.turn, step), Deed.OPPONENT_MOVES)

    def _add(
        self,
        who: str,
        name: str,
        words: Text,
        moment: Moment,
        *deeds: Deed,
        ends_sentence: bool = False,
    ) -> None:
        self.found.append(Happening(who, words, moment, deeds, ends_sentence, name))


_DONE_BY = {
    Handling.SHOWN: StoryKey.DOES,
    Handling.HALF: StoryKey.HALF,
    Handling.UNREVEALED: StoryKey.UNREVEALED,
}
_LONG, _ATTACKED = 0.33, 0.5
"""From such a lateness on the turn is told to its end, or the opponent’s attack in the next."""
_HESITATES_OF_TEN = {Handling.PENDING: 7, Handling.SHOWN: 4, Handling.PASSED_OVER: 5}
"""So often of ten: who objects to what is brought up next has a reason, and it tells nothing."""
_ASKS_OF_TEN = 4
"""The same, of an opponent in whose turn it is passed over."""
_AFTER_A_LAND = (TurnStep.MAIN1, TurnStep.BEGINNING_OF_COMBAT, TurnStep.DECLARE_ATTACKERS)
_STEPS_OF_THEIR_OWN = (TurnStep.END_OF_COMBAT, TurnStep.END)
_PASSED_OVER = (Handling.PASSED_OVER, Handling.HARMLESS, Handling.HARMFUL)
