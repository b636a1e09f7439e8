"""A case that was ruled on as a story: what happened at the table, and none of the answers."""

from collections.abc import Iterator

from flowcharts.cases import facts as f
from flowcharts.cases.inquiry import Inquiry, Origin, Told
from flowcharts.cases.questions import CONTROLLER_IS, IMPACT, NOTICED, TURN
from flowcharts.model.scenario import Card
from flowcharts.model.step_names import STEP_NAMES
from flowcharts.model.text import Text
from flowcharts.model.turns import PHASES, Moment, TurnStep
from flowcharts.stories.sentences import fill

_ORDER = (
    *("rel", "warnings", "kind", "effect", "stack-choice", "option", "special", "duration"),
    *("detrimental", "owner", "turn", "affected", "impact", "announced", "acts", "carried-out"),
    *("noticed", "last-action", "wish", "mind", "disruptive"),
)
"""The questions in the order in which a story tells their answers."""
_GOES_ON = "{goes-on}"
"""Stands for what its controller does instead: it depends on when that was."""

_ITS_ABILITY = Text(
    "{P} controls the ability of {X} that says “{words}”.",
    "{P}は、《{X}》の「{words}」という能力をコントロールしています。",
)
_ITS_COUNTER = Text(
    "What is asked about is the lore counter that {P}’s Saga {X} gets in a later turn of {P}’s.",
    "問題になっているのは、{P}の英雄譚《{X}》に、あとの{P}のターンに置く伝承カウンターです。",
)
_ITS_FIRST_COUNTER = Text(
    "{P}’s {X} enters, and nobody puts on it the lore counter with which a Saga enters.",
    "{P}の《{X}》が戦場に出ましたが、英雄譚が戦場に出るときの伝承カウンターが置かれませんでした。",
)
_A_CARD = Text(
    "{P} controls an ability of a card.", "{P}は、あるカードの能力をコントロールしています。"
)
_ITS_CARD = Text(
    "{P} controls {X}, and it is about one of its abilities.",
    "{P}は《{X}》をコントロールしていて、問題になっているのはその能力の1つです。",
)
_CALLS = Text("{Q} calls a judge.", "{Q}はジャッジを呼びました。")
_COMES_UP = Text(
    "It comes up in {W}’s {step}, {later}.", "{later}、{W}の{step}に、そのことに気付きました。"
)
_LATER = (
    Text("in the same turn", "同じターン"),
    Text("in the next turn", "次のターン"),
    Text("{turns} turns later", "{turns}ターン後"),
)

_BEGINNING, _MAIN, _COMBAT = PHASES[0], PHASES[1], PHASES[2]
_OWN_WAYS = {
    TurnStep.UPKEEP: Text(
        "{P} says nothing of it, draws a card for the turn, and plays a land.",
        "{P}は能力のことを何も言わずに、ターンのドローで1枚引き、土地をプレイしました。",
    ),
    TurnStep.DRAW: Text(
        "{P} says nothing of it, and in the first main phase plays a land and casts a creature.",
        "{P}は能力のことを何も言わずに、戦闘前メイン・フェイズに土地をプレイし、クリーチャーを唱えました。",
    ),
    TurnStep.MAIN1: Text(
        "{P} says nothing of it, goes to combat, and attacks with another creature.",
        "{P}は能力のことを何も言わずに戦闘に入り、別のクリーチャーで攻撃しました。",
    ),
    TurnStep.BEGINNING_OF_COMBAT: Text(
        "{P} says nothing of it and declares attackers.",
        "{P}は能力のことを何も言わずに、攻撃クリーチャーを指定しました。",
    ),
    TurnStep.DECLARE_ATTACKERS: Text(
        "{P} says nothing of it, and after combat plays a land.",
        "{P}は能力のことを何も言わずに、戦闘後に土地をプレイしました。",
    ),
    TurnStep.MAIN2: Text(
        "{P} says nothing of it and casts a sorcery.",
        "{P}は能力のことを何も言わずに、ソーサリーを唱えました。",
    ),
    TurnStep.END: Text(
        "{P} says nothing of it, and in the cleanup step discards down to seven cards.",
        "{P}は能力のことを何も言わずに、クリンナップ・ステップに手札を7枚になるまで捨てました。",
    ),
}
"""What its controller does instead of it, in a turn of their own: by the step it is due in."""
_OWN_WAYS[TurnStep.UNTAP] = _OWN_WAYS[TurnStep.UPKEEP]
_OWN_WAYS |= dict.fromkeys(_COMBAT[2:], _OWN_WAYS[TurnStep.DECLARE_ATTACKERS])
_THEIR_WAYS = {
    **dict.fromkeys(
        (*_BEGINNING, *_MAIN, *_COMBAT[:2]),
        Text(
            "{Q} goes on and attacks; {P} says nothing of it and declares a blocker.",
            "{Q}は先へ進んで攻撃し、{P}は能力のことを何も言わずにブロック・クリーチャーを指定しました。",
        ),
    ),
}
"""The same in the opponent’s turn."""
_SAYS_NO = Text(
    "{Q} asks whether anything else happens now, and {P} says “No, nothing”.",
    "{Q}が、ここでほかに何か起こるかと尋ねると、{P}は「いいえ、何もありません」と答えました。",
)
_ANY_OWN_WAY = Text(
    "{P} says nothing of it, goes on to the next phase, and acts there.",
    "{P}は能力のことを何も言わずに次のフェイズに進み、そこで行動しました。",
)
_ANY_THEIR_WAY = Text(
    "{Q} goes on to the next phase; {P} says nothing of it and acts there.",
    "{Q}は次のフェイズに進み、{P}は能力のことを何も言わずに、そこで行動しました。",
)


class _Story:
    """What *inquiry*, which is decided, tells of the table."""

    def __init__(self, inquiry: Inquiry) -> None:
        self._inquiry = inquiry
        self._values = inquiry.decided.case.values
        self._told = {told.question.id: told for told in inquiry.told if _is_told(told)}
        other = "BA"["AB".index(CONTROLLER_IS)]
        self._gaps = {
            "{P}": Text(CONTROLLER_IS, CONTROLLER_IS),
            "{Q}": Text(other, other),
            "{X}": _name_of(inquiry.card, inquiry.name),
        }

    @property
    def words(self) -> Text:
        """All of it, a sentence or two a fact."""
        told = [self._filled(each) for each in self._sentences()]
        return Text(" ".join(each.en for each in told), "".join(each.ja for each in told))

    def _sentences(self) -> Iterator[Text]:
        for name in _ORDER:
            if name in self._left_out:
                continue
            if name == "kind":
                yield self._ability()
            if name == "last-action" and "acts" in self._told:
                yield _CALLS
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
        if ability is None:
            return _ITS_CARD if self._inquiry.name else _A_CARD
        kind = ability.case.values[f.KIND.name]
        if kind == "saga-later":
            return _ITS_COUNTER
        if kind == "saga-first":
            return _ITS_FIRST_COUNTER
        words = ability.case.words.get(f.EFFECTS_OF_IT.name)
        if words is None:
            return _ITS_CARD
        return fill(_ITS_ABILITY, {"{words}": Text(words.en, words.ja or words.en)})

    def _due(self) -> Text:
        """When it is due: in which step, where that is known."""
        due, told = self._values[f.MISSED.name], TURN.answers[0].story
        if not isinstance(due, Moment) or told is None:
            return _CALLS
        is_own = due.turn % 2 == 1
        told = (TURN.answers[0] if is_own else TURN.answers[1]).story or told
        is_known = self._inquiry.step is not None or ":" in self._told[TURN.id].answer.id
        step = STEP_NAMES[due.step] if is_known else Text("turn", "ターン")
        return fill(told, {"{step}": step})

    def _comes_up(self) -> Text:
        """At which very moment it comes up."""
        due, noticed = self._inquiry.moments
        if due is None or noticed is None:
            return _CALLS
        after = noticed.turn - due.turn
        later = _LATER[min(after, len(_LATER) - 1)].filled(turns=str(after))
        whose = "{P}" if noticed.turn % 2 == 1 else "{Q}"
        step = STEP_NAMES[noticed.step]
        return fill(_COMES_UP, {"{W}": self._gaps[whose], "{step}": step, "{later}": later})

    def _filled(self, told: Text) -> Text:
        return fill(fill(told, {_GOES_ON: self._goes_on()}), self._gaps)

    def _goes_on(self) -> Text:
        """What its controller does instead of it."""
        due, _ = self._inquiry.moments
        is_own = due is None or due.turn % 2 == 1
        if due is None or self._inquiry.step is None:
            return _ANY_OWN_WAY if is_own else _ANY_THEIR_WAY
        return (_OWN_WAYS if is_own else _THEIR_WAYS).get(due.step, _SAYS_NO)


def story_of(inquiry: Inquiry) -> Text:
    """*inquiry*, which is decided, as a story in both languages."""
    return _Story(inquiry).words


def _is_told(told: Told) -> bool:
    """Does it decide anything? Whose turn it was belongs to any story."""
    return told.origin is not Origin.FREE or told.question is TURN


def _name_of(card: Card | None, typed: str) -> Text:
    if card is None:
        return Text(typed, typed)
    name = card.name.without_ruby()
    return Text(name.en, name.ja or name.en)
