"""Facts on which judges part: what each reading makes of them, and who decides."""

from typing import NamedTuple

from flowcharts.cases.case import Case, MissingFactError
from flowcharts.cases.facts import ACTS, DELAYED, DURATION, KIND, Fact
from flowcharts.cases.forms import Value
from flowcharts.cases.kinds import Kind
from flowcharts.cases.timeline import Act, Deed, Timeline
from flowcharts.model.text import Text
from flowcharts.model.turns import Moment

DISPUTED = "disputed"
"""The value of a fact that judges read in two ways."""


class FactReading(NamedTuple):
    """One way to read such a fact."""

    value: Value
    words: Text
    """The reading, as a clause that a ruling can follow."""


class Dispute(NamedTuple):
    """A fact that has two readings, and what speaks for each."""

    fact: Fact[Value]
    words: Text
    """In one sentence: what judges part on, and that the Head Judge decides."""
    readings: tuple[FactReading, FactReading]
    source: Text

    def read_as(self, reading: FactReading, case: Case) -> Case:
        """*case* by one reading."""
        return Case({**case.values, self.fact.name: reading.value}, case.words)


class DisputedFactError(MissingFactError):
    """A rule cannot answer by a fact that is disputed: as far as it goes, nothing is known."""

    def __init__(self, dispute: Dispute) -> None:
        super().__init__(dispute.fact.name)
        self.dispute = dispute


ZONE_CHANGE = Dispute(
    DELAYED,
    Text(
        "Judges part on whether this delayed trigger undoes a change of zone: the Head Judge "
        "decides.",
        "この遅延誘発型能力が領域の変更を元に戻すものかどうかは、ジャッジの間で見解が分かれています。"
        "どちらとするかは、ヘッドジャッジが決めます。",
    ),
    (
        FactReading(
            "undoes",
            Text("If it undoes a change of zone", "元に戻すものと考える場合"),
        ),
        FactReading(
            "moves-fixed",
            Text("If it does not", "元に戻すものではないと考える場合"),
        ),
    ),
    Text(
        "For it: the Missed Triggers Guide to Streets of New Capenna, 28 April 2022, says so of "
        "blitz, and dash and warp are built alike. Against it: by the Infraction Procedure Guide "
        "2.1, 23 September 2024, the effect that created the trigger must have caused the change "
        "of zone; here the spell resolved and put the card there, and the keyword added the "
        "trigger. With unearth one ability does both, and only where the card goes differs, which "
        "that edition says need not matter.",
        "元に戻すとする根拠：『ニューカペナの街角』の誘発忘れの手引き（2022年4月28日）では、奇襲がそう扱われています。"
        "疾駆やワープも同じ作りです。"
        "そうではないとする根拠：マジック違反処置指針2.1（2024年9月23日発効）では、"
        "その誘発を生み出した効果が領域の変更を起こしたことが条件です。"
        "これらの能力では、カードを戦場に出したのは呪文の解決で、誘発を生み出したのはキーワード能力です。"
        "蘇生では1つの能力がその両方を行い、違うのは行き先だけですが、この版では行き先が違ってもよいとされています。",
    ),
)
"""Dash and its like: a creature that came by a keyword goes again at the next end step."""

UNTAP_STEP = Dispute(
    DURATION,
    Text(
        "No source says whether the duration of an effect on the next untap step alone is over "
        "once that step has gone by, and judges part on it: the Head Judge decides.",
        "次のアンタップ・ステップだけに影響する効果の持続時間が、そのステップとともに終わるかどうかは、"
        "どの文書にも書かれておらず、ジャッジの間で見解が分かれます。"
        "どちらとするかは、ヘッドジャッジが決めます。",
    ),
    (
        FactReading("turn", Text("If its time is over", "もう過ぎたと考える場合")),
        FactReading("none", Text("If it has no duration", "持続時間はないと考える場合")),
    ),
    Text(
        "For over: the card means one untap step, and that has gone by; put on the stack now, the "
        "ability would act on another one. Against it: "
        "the Annotated IPG 2.1 calls a duration what lasts “until” a time or “for as long as” "
        "something is so, and neither stands on the card; by the Comprehensive Rules (614.10) an "
        "effect that skips a step waits for the next one that has not begun.",
        "過ぎたとする根拠：カードに書かれているのは1回のアンタップ・ステップで、それはもう終わっています。"
        "今スタックに置くと、別のアンタップ・ステップに影響してしまいます。"
        "過ぎていないとする根拠：注釈付きIPG 2.1で持続時間とされるのは"
        "「〜まで」「〜であるかぎり」で、カードにはどちらの語もありません。"
        "また、総合ルール614.10では、ステップを飛ばす効果は、まだ始まっていない次のステップまで待ちます。",
    ),
)
"""A skipped or a withheld untapping, brought up once that untap step has gone by."""


MANA_TRIGGER = Dispute(
    KIND,
    Text(
        "No source was found that says how a forgotten triggered mana ability is handled: the Head "
        "Judge decides.",
        "忘れた誘発型マナ能力をどう扱うかを示した文書は見つかっていません。"
        "どちらとするかは、ヘッドジャッジが決めます。",
    ),
    (
        FactReading(
            Kind.TRIGGER,
            Text("If it is handled as any trigger", "ほかの誘発型能力と同じように扱う場合"),
        ),
        FactReading(
            Kind.NO_TRIGGER,
            Text("If it is a part of the mana ability", "マナ能力の処理の一部として扱う場合"),
        ),
    ),
    Text(
        "For a trigger: it is a triggered ability (Comprehensive Rules 605.1b), and the "
        "Infraction Procedure Guide 2.1 excepts none. Against it: it resolves at once with the "
        "mana ability that it follows, and never uses the stack (605.4a), on which the remedy "
        "would put it; what was left out then is a part of that, and a Game Rule Violation (2.5).",
        "誘発として扱う根拠：誘発型能力の一種であり（総合ルール605.1b）、マジック違反処置指針2.1に例外の規定はありません。"
        "そうしない根拠：きっかけになったマナ能力に続いてすぐに解決し、スタックを使いません（605.4a）。"
        "スタックに置くという処置はできないので、マナ能力の処理を一部忘れたものとして、"
        "〔その他一般のゲームルール抵触行為〕（2.5）になります。",
    ),
)
"""A trigger that adds mana when another mana ability is activated or resolves."""

SPELL_COPY = Dispute(
    KIND,
    Text(
        "The document for Regular REL says nothing of the copies that storm and the like make: the "
        "Head Judge decides.",
        "一般RELの文書には、ストームなどで作られたコピーについての規定がありません。"
        "どちらとするかは、ヘッドジャッジが決めます。",
    ),
    (
        FactReading(
            Kind.TRIGGER,
            Text("If it is handled as a trigger", "誘発型能力と同じように扱う場合"),
        ),
        FactReading(
            Kind.NO_TRIGGER,
            Text("If it is handled as any forgotten spell", "呪文の解決を忘れたものとして扱う場合"),
        ),
    ),
    Text(
        "For a trigger: by the Infraction Procedure Guide 2.1 awareness of a copy is shown as that "
        "of a trigger is, though it need not be one. Against it: that sentence stands in no "
        "document for Regular REL, and a copy of a spell is no triggered ability.",
        "誘発として扱う根拠：マジック違反処置指針2.1では、コピーが誘発型能力でなくても、"
        "誘発型能力と同じように気付いていることを示します。"
        "そうしない根拠：一般RELの文書にはその規定がなく、呪文のコピーは誘発型能力ではありません。",
    ),
)
"""At Regular REL a copy of a spell or ability is forgotten."""


def late_in_opponents_turn(acts: Timeline, due: Moment) -> Dispute:
    """At Regular REL a controller speaks up late in an opponent’s turn, having done nothing in it.

    *acts*: what was done; *due*: when the ability was.
    """
    return Dispute(
        ACTS,
        Text(
            "Judges part on whether this is still in time at Regular REL: the Head Judge decides.",
            "一般RELで、これがまだ間に合うかどうかは、ジャッジの間で見解が分かれています。"
            "どちらとするかは、ヘッドジャッジが決めます。",
        ),
        (
            FactReading(
                (Act(Deed.MENTION, due), *acts),
                Text(
                    "If the controller, who has had nothing to do yet, is still in time",
                    "まだ何もしていないコントローラーは間に合うと考える場合",
                ),
            ),
            FactReading(
                (Act(Deed.MOVE), *acts),
                Text("If it is too late", "もう遅いと考える場合"),
            ),
        ),
        Text(
            "For it: by the Infraction Procedure Guide 2.1 nobody has missed a trigger in an "
            "opponent’s turn who speaks up before taking an active role in it. Against it: the "
            "document for Regular REL has no such sentence; it asks whether the ability was "
            "acknowledged by the time it needed a choice or had an effect that can be seen.",
            "間に合うとする根拠：マジック違反処置指針2.1では、対戦相手のターンに、"
            "自分から何かをする前に指摘すれば、忘れたことになりません。"
            "遅いとする根拠：一般RELの文書にはその規定がなく、"
            "選択が必要になるか、目に見える影響が出る時までに示したかどうかだけが問われます。",
        ),
    )
