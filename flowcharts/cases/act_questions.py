"""What came first: the acts, asked as their order; each kind of trigger has a question of its own.

Told are the acts that decide, and no others: the one who asks wants to know what came first.
"""

from flowcharts.cases import facts as f
from flowcharts.cases.case import Reading
from flowcharts.cases.effects import EFFECTS
from flowcharts.cases.fact_question import FactAnswer, FactQuestion, Known
from flowcharts.cases.timeline import Act, Deed
from flowcharts.model.text import Text

_NAME = Text("What came first", "最初に起きたこと")
_ASKED = Text("What came first?", "最初[さいしょ]に起きたのは、どれですか？")


def _later(name: str, en: str, ja: str, *deeds: Deed) -> FactAnswer:
    """Acts whose moments make no difference."""
    acts = tuple(map(Act, deeds))
    return FactAnswer(name, Text(en, ja), lambda _case: {f.ACTS.name: acts})


def _at_once(name: str, en: str, ja: str, *deeds: Deed) -> FactAnswer:
    """Acts of the turn in which it was due: it was noticed then, too."""

    def known(case: Reading) -> Known:
        missed = case[f.MISSED]
        return {f.ACTS.name: tuple(Act(deed, missed) for deed in deeds), f.NOTICED.name: missed}

    return FactAnswer(name, Text(en, ja), known)


def _has_choice_on_stack(case: Reading) -> bool:
    return case[f.STACK_CHOICE] == "other"


def _is_visible(case: Reading) -> bool:
    if _has_choice_on_stack(case):
        return False
    is_seen = any(EFFECTS[name].is_seen for name in case[f.EFFECTS_OF_IT])
    return is_seen or case[f.OPTION] != "none" or case[f.RESOLUTION_CHOICE] == "yes"


def _forbids(case: Reading) -> bool:
    forbids = any(EFFECTS[name].forbids for name in case[f.EFFECTS_OF_IT])
    return forbids and not _has_choice_on_stack(case) and not _is_visible(case)


ACTS_OF_CHOICE = FactQuestion(
    "acts",
    _NAME,
    _ASKED,
    (f.ACTS,),
    (
        _later(
            "chosen",
            "Its target or mode was announced",
            "対象やモードの選択を宣言した",
            Deed.CHOOSE,
        ),
        _at_once(
            "mentioned",
            "It was mentioned, but nothing was chosen before play went on",
            "口には出したが、何も選ばずに先へ進んだ",
            Deed.MENTION,
            Deed.PASS,
        ),
        _later(
            "passed",
            "Its controller passed priority or acted without a word",
            "コントローラーが、何も言わずに優先権をパスしたか、別の行動をした",
            Deed.PASS,
            Deed.OPPONENT_MENTIONS,
        ),
        _later(
            "nothing",
            "None of these: nobody has done anything yet",
            "どれもまだ起きていない",
        ),
    ),
    fits=_has_choice_on_stack,
)
ACTS_OF_VISIBLE = FactQuestion(
    "acts",
    _NAME,
    _ASKED,
    (f.ACTS,),
    (
        _later(
            "mentioned",
            "Its controller did it, or mentioned it",
            "コントローラーが処理したか、口に出した",
            Deed.MENTION,
        ),
        _later(
            "moved",
            "Its controller went on to something that has to wait for it",
            "コントローラーが、解決したあとでなければできないことをした",
            Deed.MOVE,
            Deed.OPPONENT_MENTIONS,
        ),
        _later(
            "nothing",
            "Neither: nobody has gone on yet",
            "どちらもまだ起きていない",
            Deed.OPPONENT_MENTIONS,
        ),
    ),
    fits=_is_visible,
)
ACTS_OF_FORBIDDING = FactQuestion(
    "acts",
    _NAME,
    _ASKED,
    (f.ACTS,),
    (
        _later(
            "stopped",
            "Its controller mentioned it, or stopped the opponent",
            "コントローラーが口に出したか、対戦相手を止めた",
            Deed.OPPONENT_TRIES,
            Deed.STOP,
        ),
        _at_once(
            "at-once",
            "The opponent did what it forbids; its controller spoke up at once",
            "対戦相手が禁じられたことを行い、コントローラーがすぐに指摘した",
            Deed.OPPONENT_DOES,
            Deed.MENTION,
        ),
        _later(
            "done",
            "The opponent did what it forbids, and play went on",
            "対戦相手が禁じられたことを行い、そのまま先へ進んだ",
            Deed.OPPONENT_DOES,
            Deed.MOVE,
            Deed.OPPONENT_MENTIONS,
        ),
        _later(
            "nothing",
            "The opponent has not tried it yet",
            "対戦相手は、禁じられたことをまだしようとしていない",
            Deed.OPPONENT_MENTIONS,
        ),
    ),
    fits=_forbids,
)
ACTS_OF_UNSEEN = FactQuestion(
    "acts",
    _NAME,
    _ASKED,
    (f.ACTS,),
    (
        _later(
            "mentioned",
            "Its controller mentioned it, before it made a difference",
            "影響が出る前に、コントローラーが口に出した",
            Deed.MENTION,
            Deed.MATTER,
        ),
        _at_once(
            "at-once",
            "It made a difference; its controller spoke up only then, at once",
            "影響が出てから、コントローラーがすぐに口に出した",
            Deed.MATTER,
            Deed.MENTION,
        ),
        _later(
            "mattered",
            "It made a difference, and play went on without it",
            "影響が出たのに、ないものとして先へ進んだ",
            Deed.MATTER,
            Deed.MOVE,
            Deed.OPPONENT_MENTIONS,
        ),
        _later(
            "nothing",
            "It has made no difference yet",
            "まだ影響は出ていない",
            Deed.OPPONENT_MENTIONS,
        ),
    ),
    fits=lambda case: not (_has_choice_on_stack(case) or _is_visible(case) or _forbids(case)),
)
ACT_QUESTIONS = (ACTS_OF_CHOICE, ACTS_OF_VISIBLE, ACTS_OF_FORBIDDING, ACTS_OF_UNSEEN)
