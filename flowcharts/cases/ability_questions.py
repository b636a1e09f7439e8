"""What is asked about an ability that no card of the library has, in a player’s words.

An answer tells all that goes without saying with it: who gets a bonus draws no card.
"""

from flowcharts.cases import facts as f
from flowcharts.cases.fact_question import FactAnswer, FactQuestion, simply
from flowcharts.model.text import Text

_NO_CHOICE = {"option": "none", "option_of": "controller", "resolution_choice": "no"}
_NOTHING_MORE = {
    **_NO_CHOICE,
    "stack_choice": "none",
    "delayed": "none",
    "aura_on_entering": "none",
    "duration": "none",
}

KIND = FactQuestion(
    "kind",
    Text("What it is", "能力の種類"),
    Text("What was forgotten?", "忘[わす]れたのは何ですか？"),
    (f.KIND, f.REFLEXIVE),
    (
        FactAnswer(
            "trigger",
            Text(
                "A trigger: “when”, “whenever”, “at”",
                "誘発型能力（〜したとき、〜するたび、〜時に）",
            ),
            simply(kind="trigger", reflexive="no"),
        ),
        FactAnswer(
            "when-you-do",
            Text("The part after “when you do”", "「そうしたとき」から後の部分"),
            simply(kind="trigger", reflexive="yes"),
        ),
        FactAnswer(
            "saga",
            Text("A Saga’s lore counter, in a later turn", "英雄譚の伝承カウンター（2個目以降）"),
            simply(
                kind="saga-later",
                reflexive="no",
                effects="lore-counter",
                detrimental="no",
                **_NOTHING_MORE,
            ),
        ),
        FactAnswer(
            "other",
            Text("Something else", "それ以外"),
            # What else it is makes no difference.
            simply(kind="not-a-trigger", reflexive="no", effects="counter-yours", **_NOTHING_MORE),
        ),
    ),
)
EFFECT = FactQuestion(
    "effect",
    Text("What it does", "能力の内容"),
    Text("What does it do?", "何をする能力[のうりょく]ですか？"),
    (f.EFFECTS_OF_IT,),
    (
        FactAnswer(
            "seen",
            Text(
                "Something all can see (life, cards, counters, tokens), or that a player chooses",
                "ライフ、カード、カウンター、トークンなどが見て分かるように変わるか、プレイヤーが何かを選ぶ",
            ),
            simply(effects="life-opp", duration="none"),
        ),
        FactAnswer(
            "bonus",
            Text(
                "Only a bonus, or an ability for creatures",
                "クリーチャーのパワー・タフネスや能力だけが変わる",
            ),
            simply(effects="bonus-yours", delayed="none", aura_on_entering="none", **_NO_CHOICE),
        ),
        FactAnswer(
            "forbids",
            Text("It forbids the opponent something", "対戦相手に何かを禁じる"),
            simply(effects="forbid-theirs", delayed="none", aura_on_entering="none", **_NO_CHOICE),
        ),
        FactAnswer(
            "delayed",
            Text("Only another trigger for a later moment", "あとで誘発する能力を用意するだけ"),
            simply(effects="creates-delayed", **_NOTHING_MORE),
        ),
        FactAnswer(
            "copies",
            Text("Only copies of a spell or ability", "呪文や能力のコピーを作るだけ"),
            simply(effects="copies", **_NOTHING_MORE),
        ),
    ),
)
STACK_CHOICE = FactQuestion(
    "stack-choice",
    Text("Chosen on the stack", "スタックに置くときの選択"),
    Text(
        "What is chosen as it goes on the stack?",
        "スタックに置くとき、何を選びますか？",
    ),
    (f.STACK_CHOICE,),
    (
        FactAnswer("none", Text("Nothing", "何も選ばない"), simply(stack_choice="none")),
        FactAnswer(
            "opponent",
            Text("“Target opponent”, no more", "「対戦相手1人を対象とする」だけ"),
            simply(stack_choice="target-opponent"),
        ),
        FactAnswer(
            "other",
            Text("Another target, or a mode", "それ以外の対象、またはモード"),
            simply(stack_choice="other"),
        ),
    ),
)
OPTION = FactQuestion(
    "option",
    Text("Chosen on resolution", "解決時の選択"),
    Text("Is anything chosen as it resolves?", "解決[かいけつ]するときに、選ぶことがありますか？"),
    (f.OPTION, f.OPTION_OF, f.RESOLUTION_CHOICE),
    (
        FactAnswer("none", Text("Nothing", "何もない"), simply(**_NO_CHOICE)),
        FactAnswer(
            "may",
            Text("“You may”", "「してもよい」"),
            simply(**_NO_CHOICE | {"option": "may"}),
        ),
        FactAnswer(
            "unless",
            Text("“Unless”, or “if you don’t”", "「ないかぎり」「そうしない場合」"),
            simply(**_NO_CHOICE | {"option": "unless"}),
        ),
        FactAnswer(
            "other",
            Text("Something else, as which card", "どのカードにするかなど、ほかのこと"),
            simply(**_NO_CHOICE | {"resolution_choice": "yes"}),
        ),
    ),
)
SPECIAL = FactQuestion(
    "special",
    Text("Special kinds", "特別な種類"),
    Text("Is it one of these?", "次のどれかに当てはまりますか？"),
    (f.DELAYED, f.AURA),
    (
        FactAnswer(
            "neither",
            Text("Neither", "どちらでもない"),
            simply(delayed="none", aura_on_entering="none"),
        ),
        FactAnswer(
            "undoes",
            Text(
                "It undoes what made it: a token goes, a card comes back",
                "自身を生み出した効果を元に戻す（トークンがなくなる、カードが戻る）",
            ),
            simply(delayed="undoes", aura_on_entering="none"),
        ),
        FactAnswer(
            "disputed",
            Text(
                "Dash, blitz, warp or unearth: what came so leaves again by a delayed trigger",
                "疾駆・奇襲・ワープ・蘇生で出たものが、遅延誘発型能力で戦場を離れる",
            ),
            simply(delayed="disputed", aura_on_entering="none"),
        ),
        FactAnswer(
            "aura",
            Text(
                "An Aura that enters, and changes only what it enchants",
                "オーラが戦場に出たときの、つけられたパーマネントだけに影響する能力",
            ),
            simply(delayed="none", aura_on_entering="only-enchanted"),
        ),
    ),
)
DURATION = FactQuestion(
    "duration",
    Text("How long it lasts", "効果の長さ"),
    Text("How long does its effect last?", "効果[こうか]は、いつまで続きますか？"),
    (f.DURATION,),
    (
        FactAnswer("turn", Text("Until end of turn", "ターン終了時まで"), simply(duration="turn")),
        FactAnswer(
            "your-next-turn",
            Text("Until its controller’s next turn", "コントローラーの次のターンまで"),
            simply(duration="your-next-turn"),
        ),
        FactAnswer("forever", Text("For good", "ずっと"), simply(duration="forever")),
    ),
)
DETRIMENTAL = FactQuestion(
    "detrimental",
    Text("For its controller", "コントローラーにとって"),
    Text(
        "Look at the card alone: is it usually good or bad for its controller?",
        "カードだけで判断すると、コントローラーにとってふつうは有利[ゆうり]ですか、不利[ふり]ですか？",
    ),
    (f.DETRIMENTAL,),
    (
        FactAnswer("no", Text("Good", "有利"), simply(detrimental="no")),
        FactAnswer(
            "yes", Text("Bad: a price, a drawback", "不利（代償や欠点）"), simply(detrimental="yes")
        ),
        FactAnswer(
            "sym-bad",
            Text("Bad for whoever it triggers for", "影響を受けるプレイヤーに不利"),
            simply(detrimental="sym-bad"),
        ),
        FactAnswer(
            "sym-good",
            Text("Good for whoever it triggers for", "影響を受けるプレイヤーに有利"),
            simply(detrimental="sym-good"),
        ),
    ),
)
ABILITY_QUESTIONS = (*(KIND, EFFECT, STACK_CHOICE, OPTION, SPECIAL, DURATION, DETRIMENTAL),)
FIRST_OF_ABILITY = (KIND, EFFECT)
"""What all else is asked by."""
