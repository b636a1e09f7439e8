"""Japanese card text is read into the same facts, each shown by its words."""

import pytest

from flowcharts.cases.facts import FACTS, FactOf
from flowcharts.reading.ability_reading import AbilityReading, GivenText
from flowcharts.reading.japanese.japanese_text import read_japanese

NAMES = [name for name, fact in FACTS.items() if fact.of is FactOf.ABILITY]


def abilities(text: str, name: str = "熊", types: str = "") -> tuple[AbilityReading, ...]:
    return read_japanese(GivenText(text, name, types)).abilities


def only(text: str, name: str = "大熊", types: str = "") -> AbilityReading:
    (ability,) = abilities(text, name, types)
    return ability


@pytest.mark.parametrize(
    ("text", "fact", "value", "words"),
    [
        ("大熊が戦場に出たとき、カードを１枚引いてもよい。", "option", "may", "てもよい"),
        (
            "大熊が死亡したとき、あなたは「カードを１枚引く」ことを選んでもよい。",
            "option",
            "may",
            "選んでもよい",
        ),
        (
            "あなたのアップキープの開始時に、あなたが{1}を支払わないかぎり、大熊を生け贄に捧げる。",
            *("option", "unless", "支払わないかぎり"),
        ),
        (
            "あなたの終了ステップの開始時に、{1}を支払う。そうしない場合、あなたはこのゲームに敗北する。",
            *("option", "if-not", "そうしない場合"),
        ),
        (
            "大熊が攻撃するたび、対戦相手１人を対象とする。そのプレイヤーは１点のライフを失う。",
            *("stack_choice", "target-opponent", "対戦相手１人を対象と"),
        ),
        (
            "大熊が戦場に出たとき、土地１つを対象とし、それを破壊する。",
            "stack_choice",
            "other",
            "を対象とし",
        ),
        (
            "大熊が戦場に出たとき、以下から１つを選ぶ。\n・カードを１枚引く。\n・あなたは２点のライフを得る。",
            *("stack_choice", "other", "以下から１つを選ぶ"),
        ),
        ("大熊が戦場に出たとき、占術２を行う。", "resolution_choice", "yes", "占術"),
        (
            "大熊が攻撃するたび、大熊はターン終了時まで+1/+1の修整を受ける。",
            *("duration", "turn", "ターン終了時まで"),
        ),
        (
            "大熊が攻撃するたび、土地１つを対象とする。それは、それのコントローラーの次のアンタップ・ステップの間にアンタップしない。",
            *("duration", "next-untap", "次のアンタップ・ステップ"),
        ),
        (
            "大熊の上にカウンターが３個以上あるとき、大熊を追放する。",
            "kind",
            "state-trigger",
            "大熊の上に",
        ),
    ],
)
def test_a_fact_is_read_with_its_words(text: str, fact: str, value: str, words: str) -> None:
    told = only(text).facts[fact]
    assert told.value == value
    assert any(words in span.of(text) for span in told.words)


@pytest.mark.parametrize(
    ("effect", "lasts", "certainty"),
    [
        ("ターン終了時まで、大熊は+1/+1の修整を受ける", "turn", "certain"),
        ("戦闘終了時まで、大熊は+1/+1の修整を受ける", "combat", "certain"),
        ("あなたの次のターンまで、大熊は飛行を得る", "your-next-turn", "certain"),
        ("あなたの次のターンの終了時まで、大熊は飛行を得る", "your-next-end", "certain"),
        ("次のあなたのターン終了時まで、大熊は飛行を得る", "your-next-end", "certain"),
        ("対戦相手の次のターンまで、大熊は飛行を得る", "their-next-turn", "certain"),
        ("次のそのコントローラーのターンまで、それは飛行を得る", "their-next-turn", "likely"),
        ("あなたの次の終了ステップまで、大熊は飛行を得る", "your-next-turn", "asked"),
        ("次のクリンナップ・ステップまで、大熊は飛行を得る", "your-next-turn", "asked"),
        ("土地１つを対象とし、大熊が戦場を離れるまでそれを追放する", "while", "certain"),
        ("大熊が戦場に残り続けているかぎり、土地すべてのコントロールを得る", "while", "certain"),
        ("大熊を再生する", "turn", "certain"),
    ],
)
def test_how_long_it_lasts_is_said_as_exactly_as_the_values_can(
    effect: str, lasts: str, certainty: str
) -> None:
    told = only(f"大熊が攻撃するたび、{effect}。").facts["duration"]
    assert (told.value, told.certainty) == (lasts, certainty)


@pytest.mark.parametrize(
    ("effect", "name"),
    [
        ("カードを１枚引く。", "draw-you"),
        ("各対戦相手はそれぞれカードを１枚捨てる。", "discard-opp"),
        ("あなたは２点のライフを得る。", "life+you"),
        ("各プレイヤーはそれぞれ２点のライフを得る。", "life-any"),
        ("大熊の上に+1/+1カウンターを１個置く。", "counter-yours"),
        ("白の1/1の兵士・クリーチャー・トークンを１体生成する。", "token-you"),
        ("対戦相手がコントロールするクリーチャー１体を対象とし、それをタップする。", "tap-theirs"),
        ("大熊をオーナーの手札に戻す。", "return-own-to-hand"),
        ("大熊は好きな対象１つに２点のダメージを与える。", "damage-any"),
        ("大熊は各対戦相手に１点のダメージを与える。", "life-opp"),
        ("呪文１つを対象とし、それを打ち消す。", "counter-spell"),
    ],
)
def test_what_it_does_is_named(effect: str, name: str) -> None:
    assert only(f"大熊が戦場に出たとき、{effect}").facts["effects"].value == (name,)


@pytest.mark.parametrize(
    ("condition", "events"),
    [
        ("大熊が戦場に出たとき", ("enters",)),
        ("大熊が場に出たとき", ("enters",)),
        ("大熊が戦場に出るか攻撃するたび", ("enters", "attacks")),
        ("大熊が死亡したとき", ("dies",)),
        ("大熊がプレイヤー１人に戦闘ダメージを与えるたび", ("combat-damage",)),
        ("大熊が攻撃してブロックされないたび", ("unblocked",)),
        ("各プレイヤーのアップキープの開始時に", ("upkeep",)),
        ("あなたのターンの戦闘の開始時に", ("combat",)),
        ("あなたの終了ステップの開始時と、あなたが呪文を唱えるたび", ("end-step", "casts")),
        ("次のクリンナップ・ステップの開始時に", ("cleanup",)),
        ("あなたのクリンナップ・ステップの開始時に", ("cleanup",)),
        ("あなたがライフを得るたび", ("gains-life",)),
        ("大熊が呪文の対象になったとき", ("becomes-target",)),
    ],
)
def test_what_it_waits_for_is_named(condition: str, events: tuple[str, ...]) -> None:
    ability = only(f"{condition}、カードを１枚引く。")
    assert ability.events == events
    assert (ability.condition, ability.effect) == (condition, "カードを１枚引く。")


def test_an_if_behind_the_cue_belongs_to_the_condition() -> None:
    ability = only("大熊が攻撃するたび、あなたの手札が０枚である場合、カードを１枚引く。")
    assert ability.condition == "大熊が攻撃するたび、あなたの手札が０枚である場合"


def test_what_is_put_off_is_an_ability_of_its_own() -> None:
    text = "大熊が攻撃するたび、トークンを１体生成する。戦闘終了時に、そのトークンを追放する。"
    attacks, later = abilities(text, "大熊")
    assert attacks.facts["effects"].value == ("token-you",)
    assert (later.events, later.facts["delayed"].value) == (("end-of-combat",), "undoes")


def test_what_was_done_within_makes_a_reflexive_trigger() -> None:
    text = "大熊が攻撃するたび、{1}を支払ってもよい。そうしたとき、カードを１枚引く。"
    attacks, done = abilities(text, "大熊")
    assert attacks.facts["option"].value == "may"
    assert (done.facts["reflexive"].value, done.facts["option"].value) == ("yes", "none")
    plain = "大熊が攻撃するたび、{1}を支払ってもよい。そうした場合、カードを１枚引く。"
    assert only(plain).facts["reflexive"].value == "no"


def test_a_permission_is_no_option() -> None:
    text = (
        "大熊が戦場に出たとき、あなたのライブラリーの一番上のカードを追放する。"
        "ターン終了時まで、あなたはそのカードをプレイしてもよい。"
    )
    assert only(text).facts["option"].value == "none"


def test_whose_option_it_is() -> None:
    text = "各プレイヤーのアップキープの開始時に、そのプレイヤーはカードを１枚引いてもよい。"
    assert only(text).facts["option_of"].value == "affected"
    theirs = "大熊が攻撃するたび、いずれの対戦相手も{2}を支払ってもよい。"
    assert only(theirs).facts["option_of"].value == "opponent"


def test_reminders_and_given_abilities_are_read() -> None:
    (ability,) = abilities(
        "果敢（あなたが呪文を唱えるたび、ターン終了時まで、これは+1/+1の修整を受ける。）"
    )
    assert ability.events == ("casts",)
    (given_one,) = abilities("すべての熊は「これが死亡したとき、カードを１枚引く。」を持つ。", "檻")
    assert given_one.text == "これが死亡したとき、カードを１枚引く。"


def test_a_keyword_without_its_reminder_is_read() -> None:
    text = "飛行、果敢\nエコー{3}{R}"
    prowess, echo = abilities(text)
    assert [span.of(text) for span in prowess.facts["duration"].words] == ["果敢"]
    assert echo.facts["option"].value == "unless"


def test_what_judges_part_on_is_told_by_the_keyword() -> None:
    text = (
        "疾駆{R}（そうしたなら、これは速攻を得るとともに、"
        "次の終了ステップの開始時にこれを戦場からオーナーの手札に戻す。）"
    )
    (later,) = abilities(text)
    assert later.facts["delayed"].value == "disputed"
    assert [span.of(text) for span in later.facts["delayed"].words] == ["疾駆{R}"]


def test_half_width_signs_and_html_are_no_matter() -> None:
    plain = only("大熊が戦場に出たとき､カード1枚を引く｡")
    assert plain.facts["effects"].value == ("draw-you",)
    assert only("<i>大熊が戦場に出たとき、</i>カードを１枚引く。").events == ("enters",)


def test_every_fact_is_told_with_a_reason_in_both_languages() -> None:
    ability = only("大熊が戦場に出たとき、カードを１枚引く。")
    assert list(ability.facts) == NAMES
    assert all(fact.because.en and fact.because.ja for fact in ability.facts.values())


@pytest.mark.parametrize(
    ("text", "problem"),
    [("", "paste"), ("When this dies", "English"), ("飛行", "開始時に"), ("熊" * 30_000, "signs")],
)
def test_what_cannot_be_read_is_said(text: str, problem: str) -> None:
    told = read_japanese(GivenText(text))
    assert not told.abilities
    assert problem in told.problems[0].en + told.problems[0].ja


def test_a_may_and_an_opponents_unless_are_an_option_of_their_own() -> None:
    unless = "そのプレイヤーが{1}を支払わないかぎり"
    both = only(f"対戦相手が呪文を唱えるたび、{unless}、あなたはカードを１枚引いてもよい。")
    assert both.facts["option"].value == "may-unless"
    assert both.facts["option_of"].value == "controller"


def test_what_is_paid_for_an_option_is_no_choice_of_its_own() -> None:
    paid = only("Ⅱ ― カードを最大２枚まで捨ててもよい。そうした場合、同じ枚数のカードを引く。")
    assert paid.condition == "Ⅱ ―"
    assert paid.facts["option"].value == "may"
    assert paid.facts["resolution_choice"].value == "no"
    chosen = only("Ⅱ ― カードを最大２枚まで捨て、同じ枚数のカードを引く。")
    assert chosen.facts["resolution_choice"].value == "yes"


def test_what_goes_on_with_when_you_do_sets_that_up() -> None:
    text = "大熊が戦場に出たとき、あなたは{1}を支払ってもよい。そうしたとき、カードを１枚引く。"
    made, _reflexive = read_japanese(GivenText(text, "大熊", "")).abilities
    assert made.facts["effects"].value == ("creates-reflexive",)


def test_of_an_effect_without_a_name_its_words_may_show_whether_it_is_seen() -> None:
    fact = only("大熊が攻撃するたび、あなたのライブラリーにうがいをする。").facts["effects"]
    assert (fact.value, fact.certainty) == (("something-seen",), "likely")


def test_what_is_made_to_wait_for_a_time_is_an_ability_of_its_own() -> None:
    first, later = abilities(
        "大熊が戦場に出たとき、カード１枚を引き、ターン終了時まで、大熊が攻撃するたび、あなたは１点のライフを得る。",
        "大熊",
    )
    assert first.facts["effects"].value == ("draw-you", "creates-delayed")
    assert later.facts["delayed"].value == "other"
    assert later.condition == "大熊が攻撃するたび"


def test_what_triggers_on_mana_and_adds_mana_is_a_mana_ability() -> None:
    told = only("あなたがマナを引き出す目的で土地をタップするたび、{G}を加える。")
    assert told.facts["kind"].value == "mana-trigger"


@pytest.mark.parametrize(
    ("text", "fact", "read"),
    [
        ("大熊が戦場に出たとき、支援２を行う。", "stack_choice", "other"),
        (
            "大熊が戦場に出たとき、あなたのライブラリーから熊という名前のカード１枚を探し、公開する。",
            "resolution_choice",
            "no",
        ),
        (
            "大熊が戦場に出たとき、あなたの墓地やライブラリーから熊という名前のカード１枚を探す。",
            "resolution_choice",
            "yes",
        ),
        (
            "大熊が戦場に出たとき、あなたのライフの総量はその数に等しくなる。",
            "effects",
            ("life-any",),
        ),
        ("大熊が戦場に出たとき、大熊は戦闘ダメージを割り振らない。", "effects", ("rules-changed",)),
    ],
)
def test_words_that_look_like_others(text: str, fact: str, read: object) -> None:
    assert only(text).facts[fact].value == read


def test_what_only_makes_another_wait_for_the_turn_lasts_as_long() -> None:
    chapter, _ = abilities("I ― このターン、あなたが呪文を唱えるたび、カード１枚を引く。")
    assert chapter.facts["duration"].value == "turn"


def test_when_you_do_waits_for_what_may_be_done_besides() -> None:
    exerted = only(
        "あなたは大熊が攻撃するに際し、これを督励してもよい。そうしたとき、カード１枚を引く。"
    )
    assert exerted.events == ("exerts",)
