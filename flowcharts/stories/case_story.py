"""A case that was ruled on as a story: what happened at the table, and none of the answers."""

from collections.abc import Iterator
from typing import Annotated, NamedTuple

from flowcharts.cases import facts as f
from flowcharts.cases.inquiry import Inquiry
from flowcharts.cases.questions import CONTROLLER_IS, IMPACT, NOTICED, QUESTIONS, TURN
from flowcharts.cases.told_answer import Origin, Told
from flowcharts.codec.shipped import shipped_rows
from flowcharts.model.scenario import Card
from flowcharts.model.step_names import step_of
from flowcharts.model.text import SENTENCES, Text
from flowcharts.model.turns import Moment, TurnStep
from flowcharts.stories.sentences import fill
from flowcharts.traits import OneOf

_ORDER = (
    *("rel", "warnings", "kind", "effect", "stack-choice", "option", "special", "duration"),
    *("detrimental", "owner", "turn", "affected", "impact", "announced", "acts", "carried-out"),
    *("noticed", "still-lasts", "last-action", "wish", "mind", "disruptive"),
)
"""The questions in the order in which a story tells their answers."""
_UNTOLD_WHERE_USUAL = ("owner", "mind")
"""Nobody speaks of the card of its controller’s own, or of one who simply forgot."""
_GOES_ON = "{goes-on}"
"""Stands for what its controller does instead: it depends on when that was."""

_OF_STORIES = ("P", "Q", "X")
PHRASES = {
    "its-ability": (*_OF_STORIES, "words"),
    "an-ability": (*_OF_STORIES, "words"),
    "its-first-counter": _OF_STORIES,
    "its-card": _OF_STORIES,
    "a-card": _OF_STORIES,
    "calls": _OF_STORIES,
    "comes-up": (*_OF_STORIES, "W", "step", "later"),
    "same-turn": (),
    "next-turn": (),
    "turns-later": ("turns",),
}
"""What is told besides the answers, by name, each with the gaps that are filled in it."""
_LATER = ("same-turn", "next-turn", "turns-later")


class GoingOn(NamedTuple):
    """What its controller does instead of carrying the ability out."""

    words: Text
    turn: Annotated[str, OneOf("own", "opponent")] | None = None
    """In whose turn; left out in the one row that is told where no other fits."""
    steps: tuple[TurnStep, ...] = ()
    """The steps in which the ability may be due; left out where the step is not known."""


_PHRASES = shipped_rows(Text, "questions", "phrase")
_WAYS = tuple(shipped_rows(GoingOn, "questions", "goes-on").values())
_OF_MODE = ("•", "・")
"""What a line begins with that is one mode of an ability."""
_SAGA = "saga"
"""The answer about the kind of ability that tells of a lore counter."""


class _Story:
    """The story of *inquiry*, a case at the table that is decided."""

    def __init__(self, inquiry: Inquiry) -> None:
        self._inquiry = inquiry
        self._values = inquiry.decided.case.values
        self._told = {told.question.id: told for told in inquiry.told if _is_told(told)}
        other = "BA"["AB".index(CONTROLLER_IS)]
        name = _name_of(inquiry.card, inquiry.name)
        nothing = Text("", "")

        # Where nobody has named the card, its place closes up.
        unnamed = {} if name.en else {" {X}": nothing, "《{X}》": nothing}
        self._gaps = {
            **unnamed,
            "{P}": Text(CONTROLLER_IS, CONTROLLER_IS),
            "{Q}": Text(other, other),
            "{X}": name,
        }

    @property
    def words(self) -> Text:
        """All of it, a sentence or two a fact."""
        told = [self._filled(each) for each in self._sentences()]
        return SENTENCES.join(told)

    @property
    def ability(self) -> Text:
        """Its beginning: which ability it is about."""
        return self._filled(self._ability())

    def _sentences(self) -> Iterator[Text]:
        for name in _ORDER:
            if name in self._left_out:
                continue
            if name == "kind":
                yield self._ability()
            if name == "last-action":
                yield _PHRASES["calls"]
            told = self._told.get(name)
            if told is not None:
                yield from self._sentence(told)

    @property
    def _left_out(self) -> tuple[str, ...]:
        """Where it could change nothing, nobody has to ask what was done about it."""
        impact = self._told.get(IMPACT.id)
        return ("acts",) if impact is not None and impact.answer.id == "no" else ()

    def _sentence(self, told: Told) -> Iterator[Text]:
        if told.question is NOTICED and ":" in told.answer.id:
            yield self._comes_up()
        elif told.question is TURN:
            yield self._due()
        elif told.answer.story is not None:
            yield told.answer.story

    def _ability(self) -> Text:
        ability = self._inquiry.ability
        kind = None if ability is None else ability.case.values[f.KIND.name]
        saga = QUESTIONS[f.KIND.name].answer(_SAGA)
        if kind == "saga-later" and saga is not None and saga.story is not None:
            return saga.story
        is_named = bool(self._gaps["{X}"].en)
        if kind == "saga-first" and is_named:
            return _PHRASES["its-first-counter"]
        shown = {} if ability is None else ability.case.words
        words = shown.get(f.EFFECTS_OF_IT.name) or shown.get(f.KIND.name)
        if words is None:
            return _PHRASES["its-card" if is_named else "a-card"]
        if words.ja in ("", words.en) and self._inquiry.card is not None:
            line = _line_with(words.en, self._inquiry.card.text.en)
            words = Text(line, line)
        said = _PHRASES["its-ability" if is_named else "an-ability"]
        return fill(said, {"{words}": words})

    def _due(self) -> Text:
        """When it is due: in which step, where that is known."""
        due, told = self._values[f.MISSED.name], TURN.answers[0].story
        if not isinstance(due, Moment) or told is None:
            return _PHRASES["calls"]
        is_own = due.turn % 2 == 1
        told = (TURN.answers[0] if is_own else TURN.answers[1]).story or told
        is_known = self._inquiry.step is not None or ":" in self._told[TURN.id].answer.id
        step = step_of(due) if is_known else Text("turn", "ターン")
        return fill(told, {"{step}": step})

    def _comes_up(self) -> Text:
        """At which very moment it comes up."""
        due, noticed = self._inquiry.moments
        if due is None or noticed is None:
            return _PHRASES["calls"]
        after = noticed.turn - due.turn
        later = _PHRASES[_LATER[min(after, len(_LATER) - 1)]].filled(turns=str(after))
        whose = "{P}" if noticed.turn % 2 == 1 else "{Q}"
        step = step_of(noticed)
        gaps = {"{W}": self._gaps[whose], "{step}": step, "{later}": later}
        return fill(_PHRASES["comes-up"], gaps)

    def _filled(self, told: Text) -> Text:
        return fill(fill(told, {_GOES_ON: self._goes_on()}), self._gaps)

    def _goes_on(self) -> Text:
        """What its controller does instead of it."""
        due, _ = self._inquiry.moments
        turn = "own" if due is None or due.turn % 2 == 1 else "opponent"
        step = None if due is None or self._inquiry.step is None else due.step
        ways = [way for way in _WAYS if way.turn == turn and _is_of(way, step)]
        return next(way.words for way in (*ways, *_WAYS) if way in ways or way.turn is None)


def _line_with(words: str, text: str) -> str:
    """The line of *text* that has *words*, or the one above its modes.

    What was read is no more than a piece of it.
    """
    lines = text.splitlines()
    place = next((at for at, line in enumerate(lines) if words in line), None)
    while place and lines[place].lstrip().startswith(_OF_MODE):
        place -= 1
    found = words if place is None else lines[place]
    return found.strip().removesuffix(".").removesuffix("。")


def _is_of(way: GoingOn, step: TurnStep | None) -> bool:
    return step in way.steps if step is not None else not way.steps


def story_of(inquiry: Inquiry) -> Text:
    """*inquiry*, which is decided, as a story in both languages."""
    return _Story(inquiry).words


def ability_of(inquiry: Inquiry) -> Text:
    """Which ability *inquiry*, which is decided, is about, in a sentence in both languages.

    A record has no more of the story, which tells of somebody what nobody has said.
    """
    return _Story(inquiry).ability


def _is_told(told: Told) -> bool:
    """Does it decide anything, and is it worth a word? Whose turn it was belongs to any story."""
    is_usual = told.origin is Origin.ASSUMED and told.question.id in _UNTOLD_WHERE_USUAL
    return told.question is TURN or not (told.origin is Origin.FREE or is_usual)


def _name_of(card: Card | None, typed: str) -> Text:
    if card is None:
        return Text(typed, typed)
    name = card.name.without_ruby()
    if _is_begun_by(card.text.en, name.en):
        return Text("", "")
    return Text(name.en, name.ja or name.en)


def _is_begun_by(text: str, name: str) -> bool:
    """Is the *name* of a card that was given without one the beginning of its *text*?"""
    first = text.partition("\n")[0]
    return name == first or (name.endswith("…") and first.startswith(name.rstrip(" …")))
