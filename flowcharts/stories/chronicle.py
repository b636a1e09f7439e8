"""The chronicle of a case: what happens is written down in it, one thing after the other."""

from collections.abc import Container

from flowcharts.cases.timeline import Deed
from flowcharts.model.text import Text
from flowcharts.model.turns import Moment, TurnStep, at
from flowcharts.stories.ability_story import AbilityStory, Play, StoryKey
from flowcharts.stories.choices import Choices, Deadline
from flowcharts.stories.happening import Happening
from flowcharts.stories.story_words import StoryWords

_OWN_TURN = {"A": 3, "B": 4}
"""Late enough for everything told to be there. Turn 1 is A’s."""
_OPPONENTS_TURN = {"A": 4, "B": 3}
SHOWN_AT_ONCE = "shown-at-once"
"""The rule of the edition that asks every ability to be shown when it is due, unseen ones too."""
_LATE_WHERE_HURRIED = {SHOWN_AT_ONCE, "nothing-was-missed"}
"""The rules by which an opponent who plays on too fast might make an ability late: whether that
was so is not known of those editions, and no case of it is told."""
STEPS_OF_THEIR_OWN = (TurnStep.END_OF_COMBAT, TurnStep.END)
"""What is due in them comes after whatever called for it in another step."""


class Chronicle:
    """The happenings of one case as they come.

    Attributes:
        me: the letter of the ability’s controller.
        other: that of the opponent.
        turn: the one in which it is due.
        missed: when it is due.
        is_shown_at_once: does the edition ask for it then, though nothing of it can be seen?
        can_be_hurried: can the opponent play on too fast, and it be in time all the same?
        found: what has happened so far.
    """

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

    def is_delayed(self) -> bool:
        """Is it due in a step of its own, after what calls for it?"""
        step, event_step = self.missed.step, self.story.event_step
        return step in STEPS_OF_THEIR_OWN and event_step is not step

    def play(self, name: str, verb: Text, step: TurnStep) -> None:
        """Its controller makes a play in a step of that turn."""
        self.add(self.me, name, self._after_combat(verb, step), at(self.turn, step), Deed.MOVE)

    def _after_combat(self, verb: Text, step: TurnStep) -> Text:
        """The first thing done after combat says that it is, also if that ends the turn."""
        before = self.found[-1].moment.step
        is_left = step is TurnStep.END and before is TurnStep.DECLARE_ATTACKERS
        is_after = is_left or (step is TurnStep.MAIN2 and before is not TurnStep.MAIN2)
        return self.words.adding("after-combat", verb) if is_after else verb

    def tell(self, key: StoryKey, moment: Moment, *deeds: Deed) -> None:
        """Its controller does what the story of the ability says."""
        self.add(self.me, key, self.words.told(key), moment, *deeds)

    def mine(self, phrase: str, *deeds: Deed, step: TurnStep | None = None) -> None:
        """Its controller does what a phrase says; when it is due, where no *step* is named."""
        moment = self.missed if step is None else at(self.turn, step)
        self.add(self.me, phrase, self.words.phrase(phrase), moment, *deeds)

    def theirs(self, name: str, step: TurnStep) -> None:
        """The opponent does what a phrase says."""
        phrase = f"their-{name}" if name in (Play.CREATURE, Play.LAND) else name
        verb = self._after_combat(self.words.phrase(phrase), step)
        self.add(self.other, name, verb, at(self.turn, step), Deed.OPPONENT_MOVES)

    def add(
        self,
        who: str,
        name: str,
        words: Text,
        moment: Moment,
        *deeds: Deed,
        ends_sentence: bool = False,
    ) -> None:
        """What happens next; *who*: a player’s letter, or empty, as a Happening has it."""
        self.found.append(Happening(who, words, moment, deeds, ends_sentence, name))
