"""Who brings up what happened, in which words, and what the opponent wants."""

from collections.abc import Iterator

from flowcharts.cases.timeline import Deed
from flowcharts.model.text import Text
from flowcharts.stories.ability_story import StoryKey
from flowcharts.stories.choices import LEFT_UNDONE, Choices, Finder, Handling, Wish
from flowcharts.stories.happenings import CourseOfEvents
from flowcharts.stories.sentences import (
    Clause,
    as_sentence,
    board_sentence,
    in_the_perfect,
    sentence,
)
from flowcharts.stories.story_words import StoryWords

_NO_TIME = Text("", "")
_TO_BE_ASKED_FOR = (*LEFT_UNDONE, Handling.HARMFUL, Handling.UNREVEALED)


class BroughtUp:
    """How a case ends: somebody speaks of it, and a judge is called."""

    def __init__(self, choices: Choices, events: CourseOfEvents, words: StoryWords) -> None:
        self._choices = choices
        self._events = events
        self._words = words
        self._other = "BA"["AB".index(choices.controller)]

    def notice(self) -> Iterator[Text]:
        """Who speaks of it."""
        yield from self._noticed(f"{self._choices.finder}-notices")

    def notice_and_wish(self) -> Iterator[Text]:
        """The same, and what the opponent wants in the same sentence."""
        wish, finder = self._wanted(), self._choices.finder
        if wish is None or finder is Finder.SPECTATOR:
            yield from self.notice()
            yield from self.wish()
            return
        yield from self._noticed(f"{finder}-wishes", wish=wish)
        yield from self._mind()

    def _noticed(self, name: str, **more: Text) -> Iterator[Text]:
        when, later = self._events.notice.when or self._at_once(), self._later()
        if later is not None and when.en:
            told = sentence(Clause("", (later,), when)).en
            yield Text(told, f"{when.ja.removesuffix('に')}の時点で、{board_sentence(later).ja}")
            when = _NO_TIME
        yield as_sentence(self._found(name, when, **more))

    def _at_once(self) -> Text:
        """How it follows what was done: who has done it and now speaks is not told of anew."""
        finders = {Finder.CONTROLLER: self._choices.controller, Finder.OPPONENT: self._other}
        is_same = self._events.happenings[-1].who == finders.get(self._choices.finder)
        return Text("", "ここで") if is_same else _NO_TIME

    def _saying(self, said: StoryKey) -> str:
        """The phrase in which it is said: nobody asks others to wait for what is one’s own."""
        if said is StoryKey.CLAIM and self._is_another_turn():
            return "says-claim-later"
        is_another = self._events.happenings[-1].who not in ("", self._choices.controller)
        is_first = said is StoryKey.CLAIM and (is_another or self._events.notice.when is not None)
        return "says-claim-first" if is_first else f"says-{said}"

    def _said(self) -> StoryKey | None:
        """The words in which it is brought up; None where this ability has none that fit."""
        choices = self._choices
        has_no_words = choices.handling in (Handling.HARMLESS, Handling.SHOWN)
        if has_no_words or self._events.notice.has_come_again:
            return None
        if choices.finder is Finder.CONTROLLER:
            # Of what was shown nothing is claimed any more: here the oftener.
            is_open = choices.handling is Handling.PENDING
            is_claiming = is_open or self._words.lot("is-claiming", 2) > 0
            is_claimed = is_claiming and not self._is_confessed()
            return StoryKey.CLAIM if is_claimed else None
        if choices.finder is not Finder.OPPONENT or choices.handling not in _TO_BE_ASKED_FOR:
            return None
        if choices.handling is Handling.UNREVEALED:
            return StoryKey.ASKED
        # Nobody asks for what that player would rather do without, and what is paid, sacrificed or
        # exiled is called that, and no trigger that is announced.
        is_wanted = choices.wish is not Wish.NOTHING
        is_asked = choices.story.has(StoryKey.ABOUT) or self._words.lot("is-asking", 3) == 0
        return StoryKey.ASKED if is_wanted and is_asked else None

    def _is_another_turn(self) -> bool:
        return self._events.notice.moment.turn > self._events.missed.turn

    def _is_last_turn(self) -> bool:
        return self._events.notice.moment.turn == self._events.missed.turn + 1

    def _is_silence_owned(self) -> bool:
        """Does its controller say that it was carried out without a word?"""
        choices = self._choices
        return choices.handling is Handling.SHOWN and choices.finder is Finder.CONTROLLER

    def _later(self) -> Text | None:
        """What can be seen of it in a later turn."""
        is_passed_over = self._choices.handling is Handling.PASSED_OVER
        has_later = (
            self._is_another_turn() and is_passed_over and self._choices.story.has(StoryKey.LATER)
        )
        return self._words.told(StoryKey.LATER) if has_later else None

    def _found(self, name: str, when: Text, **more: Text) -> Text:
        words, about = self._words, self._words.about
        if self._events.notice.has_come_again:
            about = words.phrase("the-one-before", about=about)
        elif self._is_last_turn() and not self._is_silence_owned():
            about = words.phrase("the-last-turn", about=about)
        asks = self._asks(about)
        told = {"asks": asks, "because": in_the_perfect(asks)}
        if "wish" in more:
            told["wishes"] = self._without_subject(more["wish"])
        is_claim = self._choices.finder is Finder.CONTROLLER
        answers = self._answers() if is_claim and not more else None
        if answers is not None:
            name = "controller-answered"
            told["said"] = answers
        return words.phrase(name, about=about, when=when, **told, **more)

    def _asks(self, about: Text) -> Text:
        """Bringing it up: in the words of the ability, where it has some that fit."""
        words, said = self._words, self._said()
        if said is not None and self._choices.story.has(said):
            return words.phrase(self._saying(said), said=words.for_short(words.told(said)))
        return words.phrase(self._bringing_up(), about=about)

    def _bringing_up(self) -> str:
        """The phrase of whoever has no words of the ability: what there is to say, or object to."""
        is_own = self._choices.finder is Finder.CONTROLLER
        match self._choices.handling:
            case Handling.HARMLESS:
                return "confesses" if is_own else "asks-unannounced"
            case Handling.SHOWN:
                return self._owning_to_silence() if is_own else self._objecting()
            case Handling.HALF:
                return "mentions-of-half" if is_own else "asks-of-half"
            case _ if is_own:
                return "confesses" if self._is_confessed() else "mentions"
            case _:
                return "asks"

    def _owning_to_silence(self) -> str:
        """The phrase of who has carried it out, and not said so."""
        return "owns-to-silence-later" if self._is_last_turn() else "owns-to-silence"

    def _objecting(self) -> str:
        """The phrase of who objects to what was done, by how that was to be seen."""
        is_announced = any(each.name == "announces" for each in self._events.happenings)
        is_forbidden = StoryKey.STOPS in self._choices.story.words
        is_unsaid = self._choices.is_done_unsaid or self._is_number_right() or is_forbidden
        if is_unsaid and not is_announced:
            return "asks-unannounced"
        if self._choices.is_objected_to_later:
            return "asks-if-was-in-time"
        return "asks-if-late" if self._is_hurried() else "asks-if-in-time"

    def _is_confessed(self) -> bool:
        """Does its controller bring up what that player would rather do without?"""
        return self._choices.is_unwelcome and self._choices.handling in LEFT_UNDONE

    def _is_hurried(self) -> bool:
        """Has the opponent gone on before it was spoken of?"""
        return any(Deed.OPPONENT_MOVES in each.deeds for each in self._events.happenings[-2:-1])

    def _without_subject(self, wish: Text) -> Text:
        """What the opponent wants, in a Japanese sentence of whose subject more is told."""
        subject = f"{self._other}は"
        return wish._replace(ja=wish.ja.removeprefix(subject).removeprefix("、"))

    def _answers(self) -> Text | None:
        """What the opponent says to its controller; None where it is nothing."""
        if self._is_refused():
            is_unsaid = self._is_silence_owned()
            return self._words.phrase("refuses-silence" if is_unsaid else "refuses")
        if self._is_silence_owned():
            return None
        if self._is_confessed() or self._choices.handling is Handling.HARMLESS:
            return None
        return self._words.phrase("objects") if self._words.lot("disputed", 2) == 0 else None

    def _is_number_right(self) -> bool:
        """Was what the ability changes told with its number?"""
        told = self._choices.story.words
        return self._choices.handling is Handling.SHOWN and StoryKey.RIGHT in told

    def _is_refused(self) -> bool:
        """Does the opponent say to its controller, and not to the judge, to go on without it?"""
        choices = self._choices
        is_claim = choices.finder is Finder.CONTROLLER
        # What gains the opponent, or nobody, is not refused.
        is_given = self._is_confessed() or choices.handling is Handling.HARMLESS
        is_given |= self._is_silence_owned() and choices.is_unwelcome
        is_refusable = is_claim and choices.wish is Wish.NOTHING and not is_given
        return is_refusable and self._words.lot("refused", 3) > 0

    def wish(self) -> Iterator[Text]:
        """What the opponent wants, and what its controller says, or was heard to say."""
        wish = self._wanted()
        if wish is not None:
            yield as_sentence(Text(f"{self._other} {wish.en}", wish.ja))
        yield from self._mind()

    def _wanted(self) -> Text | None:
        choices, words = self._choices, self._words
        if choices.wish is Wish.UNTOLD or self._is_refused() or self._is_asked_alone():
            return None
        more = {"now": words.told(StoryKey.NOW)} if choices.story.has(StoryKey.NOW) else {}
        return words.phrase(f"wants-{choices.wish}{self._more()}", **more)

    def _is_asked_alone(self) -> bool:
        """Is a question all that is said: what a card was, or how much damage it is?"""
        choices = self._choices
        return choices.handling is Handling.UNREVEALED or self._is_number_right()

    def _more(self) -> str:
        """How the name of the phrase ends: by what was done, and whom it gains."""
        choices = self._choices
        if choices.wish is Wish.NOTHING and choices.is_done_unsaid and choices.is_unwelcome:
            return "-done"
        if choices.wish is Wish.NOTHING:
            return "-all-the-same" if choices.is_unwelcome else ""
        is_offered = choices.handling is Handling.BACKUP and choices.wish is Wish.STACK
        return "-as-it-is" if is_offered else ""

    def _mind(self) -> Iterator[Text]:
        said = self._events.said or self._done_all_the_same()
        if said:
            yield as_sentence(self._words.phrase(said))

    def _done_all_the_same(self) -> str:
        """The phrase by which one tells that what was unwelcome was, or would have been, done."""
        choices = self._choices
        is_done = choices.is_done_unsaid and not self._is_silence_owned()
        is_own = choices.finder is Finder.CONTROLLER
        is_open = choices.handling is Handling.PENDING and not is_own
        is_told = choices.is_unwelcome and (is_done or is_open)
        if not is_told or self._words.lot("did-it-told", 2) == 0:
            return ""
        return "did-it" if is_done else "would-do-it"
