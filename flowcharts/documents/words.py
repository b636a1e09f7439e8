"""The words between the content, where a chart or a walk is told."""

from flowcharts.model.text import Text, with_colon

SOURCE = Text("Source", "出典")
SOURCE_OF_EXAMPLE = Text("Source of the example", "例題の出典")
WAY = Text("The way to it", "ここまでの道筋")
QUESTIONS = Text("Questions", "質問")
EXITS = Text("Not for this chart", "このチャートの対象外")
DEFINITION = Text("The definition", "定義")
ANSWERS = Text("Answers", "答え")
POSSIBLE = Text("Still possible", "残る処置")
RESULTS_POSSIBLE = Text("Still possible", "残る結果")
CONTROLLER = Text("Penalty of the ability’s controller", "能力のコントローラーの懲罰")
OPPONENT = Text("Penalty of the opponent", "対戦相手の懲罰")
EXCEPTION = Text("Exception", "例外")
SAY = Text("Say to the players", "プレイヤーへの伝え方")
ON_PURPOSE = Text("Missed on purpose", "故意の場合")
NO_MATTER = Text("That changes nothing.", "変わりません。")
INSTEAD = Text("What applies instead", "代わりに適用されるもの")
AFTERWARDS = Text("Afterwards", "その後")
LISTED = Text("; ", "、")
"""Between what is named one after the other."""
CHART = Text("Chart", "チャート")
ANSWERED_BY = Text("Another chart answers it", "別のチャートで判断できます")
NEXT = Text("What may follow", "続くチャート")
OPPONENT_CHOOSES = Text("The opponent chooses.", "対戦相手が選びます。")
DOUBT = Text("Where the sources are thin", "公式の根拠が弱い点")
DISPUTED = Text("Judges part: both rulings", "見解が分かれる点：両方の裁定")
BY_EITHER = Text("By either reading", "どちらの場合も")
WHY = Text("Why", "理由")
REMEDY = Text("Outcome", "結果")
WAITS = Text("Open question", "未回答の質問")
CONFIDENCE = Text("Confidence", "確かさ")
CONFIDENCES = {
    "H": Text("high: read in the source", "高い：出典で確認済み"),
    "M": Text(
        "middling: secondary or partly reconstructed", "中程度：二次的な出典、または一部は推定"
    ),
    "L": Text("low: thin evidence", "低い：根拠が弱い"),
    "D": Text("derived by us: no source states it", "本教材の解釈：出典に記載のないもの"),
}
EXAMPLE_CARD = Text("Example card", "例のカード")
LOOK_UP = Text("Look up", "参照")
PRINTED = Text("As the source prints it", "出典に印刷されたとおり")
MENDED = Text("Mended", "直したもの")
NOTE = Text("Note", "注記")
OWN_TITLE = Text("{card}: a case of my own", "《{card}》：自分の事例")
OWN_SOURCE = Text("A case of one’s own", "自分で裁定した事例")
OWN_FACT = Text("{name}: {answer}.", "{name}：{answer}。")
OWN_WRONG = Text(
    "For the other answer, something in the case would have to be otherwise.",
    "事例の事実が違っていれば、別の答えになります。",
)
AS_PRINTED = Text("The text of the card says so.", "カードの文章のとおりです。")
AS_TOLD = Text("So it was told at the table.", "卓で聞いたとおりです。")
BY_WORDS = Text("The card: {words}.", "カードの文章：{words}。")
NOTHING_ELSE = Text("nothing that says otherwise", "これと食い違う記述はない")
CARD_NOT_LISTED = Text("A card not listed", "一覧にないカード")
ASSUMED = Text("{fact} (assumed)", "{fact}（前提）")
DERIVED = Text(
    "The source names no penalties for this case; these are worked out from the policy.",
    "この例の懲罰は出典に書かれていないため、規定から導きました。",
)


def source_line(source: Text) -> Text:
    """A source, and that it is one."""
    return with_colon(SOURCE, source)
