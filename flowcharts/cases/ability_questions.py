"""What is asked about an ability that no card of the library has, in a player’s words.

An answer tells all that goes without saying with it: who gets a bonus draws no card.
"""

from types import MappingProxyType

from flowcharts.cases import facts as f
from flowcharts.cases.fact_question import FactAnswer, FactQuestion
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
            {"kind": "trigger", "reflexive": "no"},
            Text(
                "What is asked about is a triggered ability.",
                "問題になっているのは誘発型能力です。",
            ),
        ),
        FactAnswer(
            "when-you-do",
            Text("The part after “when you do”", "「そうしたとき」から後の部分"),
            {"kind": "trigger", "reflexive": "yes"},
            Text(
                "What is asked about is the part of an ability that begins with “when you do”.",
                "問題になっているのは、能力の「そうしたとき」から後の部分です。",
            ),
        ),
        FactAnswer(
            "saga",
            Text("A Saga’s lore counter, in a later turn", "英雄譚の伝承カウンター（2個目以降）"),
            {
                "kind": "saga-later",
                "reflexive": "no",
                "effects": "lore-counter",
                "detrimental": "no",
                **_NOTHING_MORE,
            },
            Text(
                "What is asked about is the lore counter that {P}’s Saga gets in a later turn of "
                "{P}’s.",
                "問題になっているのは、{P}の英雄譚に、あとの{P}のターンに置く伝承カウンターです。",
            ),
        ),
        FactAnswer(
            "other",
            Text("Something else", "それ以外"),
            # What else it is makes no difference.
            {
                "kind": "not-a-trigger",
                "reflexive": "no",
                "effects": "counter-yours",
                **_NOTHING_MORE,
            },
            Text(
                "What is asked about begins with none of “when”, “whenever” and “at”.",
                "問題になっている文章には「〜したとき」「〜するたび」「〜時に」がありません。",
            ),
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
                "ライフ、カード、カウンター、トークンなどが見て分かるように変わるか、"
                "プレイヤーが何かを選ぶ",
            ),
            {"effects": "life-opp", "duration": "none"},
            Text(
                "It changes something that all can see, as life, cards, counters or tokens.",
                "ライフ、カード、カウンター、トークンなど、見て分かるものが変わります。",
            ),
        ),
        FactAnswer(
            "bonus",
            Text(
                "Only a bonus, or an ability for creatures",
                "クリーチャーのパワー・タフネスや能力だけが変わる",
            ),
            {"effects": "bonus-yours", "delayed": "none", "aura_on_entering": "none", **_NO_CHOICE},
            Text(
                "It gives a creature a bonus or an ability, and does nothing else.",
                "クリーチャーに修整や能力を与えるだけの能力です。",
            ),
        ),
        FactAnswer(
            "forbids",
            Text("It forbids the opponent something", "対戦相手に何かを禁じる"),
            {
                "effects": "forbid-theirs",
                "delayed": "none",
                "aura_on_entering": "none",
                **_NO_CHOICE,
            },
            Text(
                "It forbids {Q} something, and does nothing else.",
                "{Q}に何かを禁じるだけの能力です。",
            ),
        ),
        FactAnswer(
            "delayed",
            Text("Only another trigger for a later moment", "あとで誘発する能力を用意するだけ"),
            {"effects": "creates-delayed", **_NOTHING_MORE},
            Text(
                "All that it does is to set up another trigger for a later moment.",
                "あとで誘発する能力を用意するだけの能力です。",
            ),
        ),
        FactAnswer(
            "copies",
            Text("Only copies of a spell or ability", "呪文や能力のコピーを作るだけ"),
            {"effects": "copies", **_NOTHING_MORE},
            Text(
                "All that it does is to make copies of a spell or ability.",
                "呪文や能力のコピーを作るだけの能力です。",
            ),
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
        FactAnswer(
            "none",
            Text("Nothing", "何も選ばない"),
            {"stack_choice": "none"},
            Text(
                "Nothing is chosen as it goes on the stack.",
                "スタックに置くときに選ぶものはありません。",
            ),
        ),
        FactAnswer(
            "opponent",
            Text("“Target opponent”, no more", "「対戦相手1人を対象とする」だけ"),
            {"stack_choice": "target-opponent"},
            Text(
                "It says “target opponent”; nothing else is chosen as it goes on the stack.",
                "「対戦相手1人を対象とする」とあり、"
                "ほかにスタックに置くときに選ぶものはありません。",
            ),
        ),
        FactAnswer(
            "other",
            Text("Another target, or a mode", "それ以外の対象、またはモード"),
            {"stack_choice": "other"},
            Text(
                "Another target than “target opponent”, or a mode, is chosen as it goes on the "
                "stack.",
                "スタックに置くときに、「対戦相手1人」以外の対象やモードを選びます。",
            ),
        ),
    ),
)
OPTION = FactQuestion(
    "option",
    Text("Chosen on resolution", "解決時の選択"),
    Text("Is anything chosen as it resolves?", "解決[かいけつ]するときに、選ぶことがありますか？"),
    (f.OPTION, f.OPTION_OF, f.RESOLUTION_CHOICE),
    (
        FactAnswer(
            "none",
            Text("Nothing", "何もない"),
            _NO_CHOICE,
            Text("Nothing is chosen as it resolves.", "解決するときに選ぶものはありません。"),
        ),
        FactAnswer(
            "may",
            Text("“You may”", "「してもよい」"),
            _NO_CHOICE | {"option": "may"},
            Text("It says “you may”.", "「してもよい」と書かれています。"),
        ),
        FactAnswer(
            "unless",
            Text("“Unless”, or “if you don’t”", "「ないかぎり」「そうしない場合」"),
            _NO_CHOICE | {"option": "unless"},
            Text(
                "It says “unless”, or “if you don’t”.",
                "「ないかぎり」または「そうしない場合」と書かれています。",
            ),
        ),
        FactAnswer(
            "other",
            Text("Something else, as which card", "どのカードにするかなど、ほかのこと"),
            _NO_CHOICE | {"resolution_choice": "yes"},
            Text(
                "As it resolves, a player chooses something, as which card.",
                "解決するときに、どのカードにするかなどをプレイヤーが選びます。",
            ),
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
            {"delayed": "none", "aura_on_entering": "none"},
            Text(
                "It is no delayed trigger that undoes what set it up, and no Aura’s trigger for "
                "entering.",
                "自身を生み出した効果を元に戻す遅延誘発型能力でも、"
                "オーラが戦場に出たときの能力でもありません。",
            ),
        ),
        FactAnswer(
            "undoes",
            Text(
                "A delayed trigger that undoes what set it up: a token goes, a card comes back",
                "自身を生み出した効果を元に戻す遅延誘発型能力（トークンがなくなる、カードが戻る）",
            ),
            {"delayed": "undoes", "aura_on_entering": "none"},
            Text(
                "It is a delayed trigger, and undoes what the effect did that set it up: a token "
                "goes, or a card comes back.",
                "遅延誘発型能力で、自身を生み出した効果を元に戻します（トークンがなくなる、"
                "カードが戻る）。",
            ),
        ),
        FactAnswer(
            "disputed",
            Text(
                "Dash, blitz, warp or unearth: what came so leaves again by a delayed trigger",
                "疾駆・奇襲・ワープ・蘇生で出たものが、遅延誘発型能力で戦場を離れる",
            ),
            {"delayed": "disputed", "aura_on_entering": "none"},
            Text(
                "It is the delayed trigger by which a creature that came by dash, blitz, warp or "
                "unearth leaves again.",
                "疾駆・奇襲・ワープ・蘇生で出たクリーチャーが戦場を離れる、遅延誘発型能力です。",
            ),
        ),
        FactAnswer(
            "aura",
            Text(
                "An Aura that enters, and changes only what it enchants",
                "オーラが戦場に出たときの、つけられたパーマネントだけに影響する能力",
            ),
            {"delayed": "none", "aura_on_entering": "only-enchanted"},
            Text(
                "It is the trigger of an Aura for entering, and it affects only the permanent "
                "that it enchants.",
                "オーラが戦場に出たときの能力で、影響するのはつけられたパーマネントだけです。",
            ),
        ),
    ),
    Text(
        "A delayed trigger is set up by another spell or ability, for a later moment. What "
        "triggers on the card’s own entering, as the sacrifice of evoke, is none.",
        "遅延誘発型能力は、ほかの呪文や能力が、あとの時点のために生み出すものです。"
        "想起の生け贄のように、カード自身が戦場に出たことで誘発するものは当てはまりません。",
    ),
)
DURATION = FactQuestion(
    "duration",
    Text("How long it lasts", "効果の長さ"),
    Text("How long does its effect last?", "効果[こうか]は、いつまで続きますか？"),
    (f.DURATION,),
    (
        FactAnswer(
            "turn",
            Text("Until end of turn", "ターン終了時まで"),
            {"duration": "turn"},
            Text("Its effect lasts until end of turn.", "効果はターン終了時まで続きます。"),
        ),
        FactAnswer(
            "your-next-turn",
            Text("Until its controller’s next turn", "コントローラーの次のターンまで"),
            {"duration": "your-next-turn"},
            Text("Its effect lasts until {P}’s next turn.", "効果は{P}の次のターンまで続きます。"),
        ),
        FactAnswer(
            "forever",
            Text("For good", "ずっと"),
            {"duration": "forever"},
            Text("Its effect lasts for good.", "効果はずっと続きます。"),
        ),
    ),
)
DURATION_OF_BAN = DURATION._replace(
    answers=(
        *DURATION.answers[:-1],
        FactAnswer(
            "next-untap",
            Text("For the opponent’s next untap step", "対戦相手の次のアンタップ・ステップだけ"),
            {"duration": "next-untap"},
            Text(
                "Its effect is about {Q}’s next untap step alone.",
                "効果があるのは、{Q}の次のアンタップ・ステップだけです。",
            ),
        ),
        DURATION.answers[-1],
    ),
    asked_where=MappingProxyType({"may-be-untapping": "yes"}),
)
DETRIMENTAL = FactQuestion(
    "detrimental",
    Text("For its controller", "コントローラーにとって"),
    Text(
        "Look at the card alone: is it usually good or bad for its controller?",
        "カードだけで判断すると、コントローラーにとってふつうは有利[ゆうり]ですか、"
        "不利[ふり]ですか？",
    ),
    (f.DETRIMENTAL,),
    (
        FactAnswer(
            "no",
            Text("Good", "有利"),
            {"detrimental": "no"},
            Text(
                "By the card alone it is usually good for whoever controls it.",
                "カードだけを見れば、ふつうコントローラーに有利な能力です。",
            ),
        ),
        FactAnswer(
            "yes",
            Text("Bad: a price, a drawback", "不利（代償や欠点）"),
            {"detrimental": "yes"},
            Text(
                "By the card alone it is usually bad for whoever controls it.",
                "カードだけを見れば、ふつうコントローラーに不利な能力です。",
            ),
        ),
        FactAnswer(
            "sym-bad",
            Text("Bad for whoever it triggers for", "影響を受けるプレイヤーに不利"),
            {"detrimental": "sym-bad"},
            Text(
                "It triggers for either player in turn, and is bad for whoever it triggers for.",
                "どちらのプレイヤーにも同じように誘発し、影響を受けるプレイヤーに不利な能力です。",
            ),
        ),
        FactAnswer(
            "sym-good",
            Text("Good for whoever it triggers for", "影響を受けるプレイヤーに有利"),
            {"detrimental": "sym-good"},
            Text(
                "It triggers for either player in turn, and is good for whoever it triggers for.",
                "どちらのプレイヤーにも同じように誘発し、影響を受けるプレイヤーに有利な能力です。",
            ),
        ),
    ),
)
ABILITY_QUESTIONS = (
    *(KIND, EFFECT, STACK_CHOICE, OPTION, SPECIAL),
    *(DURATION_OF_BAN, DURATION, DETRIMENTAL),
)
FIRST_OF_ABILITY = (KIND, EFFECT)
"""What all else is asked by."""
