"""The facts that a case is made of: what each means, what it can be, where it comes from."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

from flowcharts.cases.effects import EFFECTS
from flowcharts.cases.forms import Count, DayForm, Form, MomentForm, One, Some, TimelineForm, Value
from flowcharts.model.text import Text


class Kind(StrEnum):
    """The kind of what was forgotten; content/facts.toml says what each means."""

    TRIGGER = "trigger"
    STATE_TRIGGER = "state-trigger"
    NO_SOURCE = "no-source"
    MANA_TRIGGER = "mana-trigger"
    SPELL_COPY = "spell-copy"
    SAGA_LATER = "saga-later"
    SAGA_FIRST = "saga-first"
    DAY_NIGHT = "day-night"
    TURN_BASED = "turn-based"
    NO_TRIGGER = "not-a-trigger"


TRIGGERS = frozenset({Kind.TRIGGER, Kind.STATE_TRIGGER, Kind.NO_SOURCE})
"""Those that are triggered abilities in each edition.

Comprehensive Rules 603, 603.8, and of the monarch and the initiative."""


_V_co = TypeVar("_V_co", bound=Value, covariant=True)

_YES_NO = One(("yes", "no"))
_PLAYERS = One(("A", "B"))
_CARD = Text("the text of the card", "カードの文章")
_STORY = Text("what happened at the table", "卓上で起きたこと")
_JUDGE = Text("the judge’s call", "ジャッジの判断")


class FactOf(StrEnum):
    """The part of a case that a fact is about."""

    ABILITY = "ability"
    """Printed: the same whatever happens."""
    SITUATION = "situation"


@dataclass(frozen=True, slots=True)
class Fact(Generic[_V_co]):
    """Something about a case that decides an answer."""

    name: str
    of: FactOf
    form: Form[_V_co]
    about: Text
    source: Text
    """Where it is read."""
    usual: object = None
    """What it is where a file of facts says nothing of it; None where that leaves it open."""
    absent: Text | None = None
    """What is looked for on the card, and is not there, where it is as usual."""
    is_judged: bool = False
    """Is it a judge’s call: given with its reason, never derived?"""

    @property
    def key(self) -> str:
        """Its name in a content file."""
        return self.name.replace("_", "-")

    @property
    def is_found(self) -> bool:
        """Is it what a judge finds in the situation, so that a case has to tell it?"""
        return self.is_judged and self.of is FactOf.SITUATION


def _ability(  # noqa: PLR0913 # the columns of a table
    name: str,
    form: Form[_V_co],
    about: Text,
    usual: object = None,
    absent: Text | None = None,
    *,
    is_judged: bool = False,
) -> Fact[_V_co]:
    source = Text(f"{_CARD.en}, {_JUDGE.en}", f"{_CARD.ja}、{_JUDGE.ja}") if is_judged else _CARD
    return Fact(name, FactOf.ABILITY, form, about, source, usual, absent, is_judged)


def _situation(
    name: str, form: Form[_V_co], about: Text, usual: object = None, *, is_judged: bool = False
) -> Fact[_V_co]:
    source = _JUDGE if is_judged else _STORY
    return Fact(name, FactOf.SITUATION, form, about, source, usual, None, is_judged)


KIND = _ability(
    "kind",
    One(tuple(Kind)),
    Text(
        "A triggered ability, or what is handled like one, or something else.",
        "誘発型能力か、同じように扱うものか、それ以外か。",
    ),
    "trigger",
)
OPTION = _ability(
    "option",
    One(("none", "may", "zero", "unless", "if-not", "may-unless")),
    Text(
        "Whether somebody may leave it: “may” (nothing follows), any number down to zero, "
        "“unless”, “if you don’t”, or both its controller’s “may” and the opponent’s “unless”.",
        "しないことを選べるか。選べるのは、「してもよい」（しなかった場合に何も起こらない）、0以上の好きな数、"
        "「〜ないかぎり」、「そうしない場合」、コントローラーの「してもよい」と対戦相手の「ないかぎり」の両方。",
    ),
    "none",
    Text(
        "no “may”, no “unless”, no “if you don’t”",
        "「してもよい」も「ないかぎり」も「そうしない場合」もない",
    ),
)
OPTION_OF = _ability(
    "option_of",
    One(("controller", "opponent", "affected")),
    Text(
        "Whose option it is; of a symmetrical ability it may be that of whoever it triggers for.",
        "するかどうかを選ぶのは誰か。対称的な能力では、影響を受けるプレイヤーのこともある。",
    ),
    "controller",
)
STACK_CHOICE = _ability(
    "stack_choice",
    One(("none", "target-opponent", "other")),
    Text(
        "What its controller chooses as it is put on the stack: nothing, “target opponent”, or "
        "something else.",
        "スタックに置くときにコントローラーが選ぶもの。なし、「対戦相手1人を対象とする」、それ以外。",
    ),
    "none",
    Text("no “target”, no mode to choose", "「対象とする」もモードの選択もない"),
)
RESOLUTION_CHOICE = _ability(
    "resolution_choice",
    _YES_NO,
    Text(
        "Whether somebody chooses something as it resolves, apart from the option.",
        "するかしないかのほかに、解決時に誰かが選ぶものがあるか。",
    ),
    "no",
    Text("nothing to choose on resolution", "解決時に選ぶものがない"),
)
_NO_NAME_FITS = Text(
    "Where no name fits, what it means for the rules is said by something-seen, something-unseen "
    "or rules-changed.",
    "合う名前がなければ、ルール上の意味を something-seen、something-unseen、rules-changed の"
    "どれかで書きます。",
)
EFFECTS_OF_IT = _ability(
    "effects",
    Some(
        tuple(EFFECTS),
        Text(
            f"Every ability does something. {_NO_NAME_FITS.en}",
            f"効果のない能力はありません。{_NO_NAME_FITS.ja}",
        ),
        _NO_NAME_FITS,
    ),
    Text(
        "All that it does; a case may say otherwise where the board makes a difference.",
        "能力が行うことのすべて。盤面によって変わるなら、事例のほうで示す。",
    ),
)
REFLEXIVE = _ability(
    "reflexive",
    _YES_NO,
    Text(
        "Whether it is the “when you do” part of an ability.",
        "能力の「そうしたとき」から後の部分か。",
    ),
    "no",
    Text("no “when you do”", "この能力に「そうしたとき」の語はない"),
)
DELAYED = _ability(
    "delayed",
    One(("none", "undoes", "disputed", "moves-fixed", "moves-unfixed", "other")),
    Text(
        "Whether it is a delayed trigger: one that undoes a change of zone or the making of a "
        "token; of which judges dispute whether it does; that moves objects settled when it was "
        "created; that moves others; or another.",
        "遅延誘発型能力か。そうなら、領域の変更やトークンの生成を元に戻すものか、"
        "元に戻すものかどうかでジャッジの見解が分かれるものか、"
        "生成時に決まったオブジェクトを動かすものか、ほかのオブジェクトを動かすものか、その他か。",
    ),
    "none",
    Text("nothing put off to a later moment", "あとの時点に回す処理がない"),
)
AURA = _ability(
    "aura_on_entering",
    One(("none", "only-enchanted", "other")),
    Text(
        "Whether an Aura has it for entering, and affects the enchanted permanent alone.",
        "オーラが戦場に出たときの能力か。影響するのはつけられたパーマネントだけか。",
    ),
    "none",
    Text("no Aura that enters", "オーラが戦場に出たときの能力ではない"),
)
DURATION = _ability(
    "duration",
    One(
        (
            *("none", "combat", "turn", "your-next-turn", "your-next-end", "their-next-turn"),
            *("next-untap", "while", "forever"),
        )
    ),
    Text(
        "How long its effect lasts: done at once, up to a moment, for the opponent’s next untap "
        "step alone, for as long as something is so, or for good.",
        "効果がいつまで続くか。その場かぎり、ある時点まで、対戦相手の次のアンタップ・ステップだけ、"
        "何かが続くかぎり、ずっと。",
    ),
    "none",
    Text("no “until”", "この能力に「まで」の語はない"),
)
DETRIMENTAL = _ability(
    "detrimental",
    One(("yes", "no", "sym-bad", "sym-good")),
    Text(
        "Whether it usually harms its controller; symmetrical ones harm, or help, whoever they "
        "trigger for.",
        "ふつうコントローラーに不利か。対称的な能力なら、影響を受けるプレイヤーに不利か有利か。",
    ),
    is_judged=True,
)

CONTROLLER = _situation(
    "controller", _PLAYERS, Text("Who controls the ability.", "能力のコントローラー。")
)
OWNER = _situation(
    "owner",
    _PLAYERS,
    Text(
        "Who owns the card; its controller, where a file says nothing.",
        "カードのオーナー。ファイルに書かれていなければコントローラー。",
    ),
)
AFFECTED = _situation(
    "affected",
    _PLAYERS,
    Text(
        "For whom a symmetrical ability triggered.",
        "対称的な能力が、今回どちらのプレイヤーに影響するか。",
    ),
)
MISSED = _situation(
    "missed",
    MomentForm(),
    Text(
        "When it was due, as TURN:STEP; in a further combat phase of that turn, or in the main "
        "phase after it, as 3:declare-attackers#2 or 3:main2#2.",
        "処理するはずだった時（TURN:STEP）。同じターンの2回目以降の戦闘フェイズや、その後のメイン・フェイズなら、"
        "3:declare-attackers#2、3:main2#2のように書く。",
    ),
)
NOTICED = _situation(
    "noticed",
    MomentForm(),
    Text(
        "When that was noticed, written in the same way.",
        "忘れたことに気付いた時（書き方は同じ）。",
    ),
)
ACTS = _situation(
    "acts",
    TimelineForm(),
    Text(
        "All that was done and said about it, in its order; @TURN:STEP says when, and it is when "
        "it was noticed where nothing is said.",
        "能力について、したことと言ったことをすべて順番に。@TURN:STEPで時点を示す。省けば、気付いた時とみなす。",
    ),
)
ANNOUNCED = _situation(
    "action_announced",
    _YES_NO,
    Text(
        "Whether the action before “when you do” was announced.",
        "「そうしたとき」の前の行動が宣言されたか。",
    ),
    "no",
)
STILL_LASTS = _situation(
    "still_lasts",
    _YES_NO,
    Text(
        "Where it lasts for as long as something is so, or until something leaves: whether that "
        "is still so.",
        "何かが続くかぎり、または何かが離れるまで続く効果なら、その条件が今も満たされているか。",
    ),
    "yes",
)
IMPACT = _situation(
    "impact",
    _YES_NO,
    Text("Whether it would have changed anything.", "処理していれば何かが変わったか。"),
    is_judged=True,
)
NOT_SO = "no-"
"""Before a value of several: it is told that this one is not so."""
LAST_ACTION = _situation(
    "last_action",
    Some(("shows", "changes", "single", "shuffled", "random"), unread=frozenset({"shuffled"})),
    Text(
        "The controller’s last action: it shows the miss; it changes what the ability would do; "
        "it can be taken back alone; it was a search with a shuffle; taking it back has something "
        "random in it.",
        "コントローラーの直前の行動。忘れたことが分かるか、能力の結果が変わるか、"
        "その行動だけを取り消せるか、ライブラリーからカードを探して切り直したか、"
        "戻すときに無作為な要素があるか。",
    ),
    is_judged=True,
)
WANTS = _situation(
    "wants",
    Some(("back-up", "stack", "nothing", "now", "next-phase")),
    Text(
        "What the opponent wants, the dearest first: back up, have it, leave it; where only the "
        "time is chosen, now or in the next phase.",
        "対戦相手の希望（望みの強い順）。直前の行動を取り消す、能力をスタックに置く、そのまま続ける。時期だけを選ぶなら、今か次のフェイズ。",
    ),
)
MIND = _situation(
    "mind",
    Some(("forgot", "saw", "knew-illegal", "advantage")),
    Text(
        "What the controller had in mind: forgot it; or saw it, knew that it must not be skipped, "
        "sought an advantage.",
        "コントローラーの意図。単に忘れていたか。それとも、気付いていたか、誘発を飛ばしてはならないと知っていたか、有利を得ようとしたか。",
    ),
    is_judged=True,
)
WARNINGS = _situation(
    "warnings",
    Count(),
    Text(
        "How many Warnings for Missed Trigger the player already has today.",
        "その日すでに受けた〔誘発忘れ〕の【警告】の回数。",
    ),
)
DISRUPTIVE = _situation(
    "disruptive",
    _YES_NO,
    Text(
        "Whether to put it in now would disrupt the game too much.",
        "今から処理するとゲームがひどく混乱するか。",
    ),
    is_judged=True,
)
CARRIED_OUT = _situation(
    "carried_out",
    One(("right", "unrevealed", "half")),
    Text(
        "How it was carried out where it was: as it says, with a card not shown, or in part.",
        "処理したなら、どのように処理したか（正しく、カードを公開せずに、一部だけ、のいずれか）。",
    ),
    "right",
)
DAY = _situation(
    "day",
    DayForm(),
    Text(
        "The day; where nothing is said, the last one of the edition.",
        "事例の日付。書かれていなければ、その版の最後の日。",
    ),
)
REL = _situation(
    "rel",
    One(("competitive", "professional", "regular")),
    Text("The Rules Enforcement Level of the event.", "イベントのルール適用度。"),
    "competitive",
)

FACTS: dict[str, Fact[Value]] = {
    fact.name: fact
    for fact in (
        *(KIND, OPTION, OPTION_OF, STACK_CHOICE, RESOLUTION_CHOICE, EFFECTS_OF_IT, REFLEXIVE),
        *(DELAYED, AURA, DURATION, DETRIMENTAL),
        *(CONTROLLER, OWNER, AFFECTED, MISSED, NOTICED, ACTS, ANNOUNCED, STILL_LASTS, IMPACT),
        LAST_ACTION,
        *(WANTS, MIND, WARNINGS, DISRUPTIVE, CARRIED_OUT, DAY, REL),
    )
}
"""All of them, by name."""
