"""The words between the content, where a chart or a walk is told."""

from flowcharts.text import Text

SOURCE = Text("Source", "出典")
QUESTIONS = Text("Questions", "質問")
EXITS = Text("Not for this chart", "このチャートの対象外")
ANSWERS = Text("Answers", "答え")
POSSIBLE = Text("Still possible", "まだあり得る処置")
CONTROLLER = Text("Penalty of the ability’s controller", "能力のコントローラーの懲罰")
OPPONENT = Text("Penalty of the opponent", "対戦相手の懲罰")
EXCEPTION = Text("Exception", "例外")
ON_PURPOSE = Text("Missed on purpose", "故意の場合")
NO_MATTER = Text("That changes nothing.", "変わりません。")
INSTEAD = Text("What applies instead", "代わりに適用されるもの")
AFTERWARDS = Text("Afterwards", "その後")
NOTE = Text("Note", "注記")
DERIVED = Text(
    "The source names no penalties for this case; these are worked out from the policy.",
    "この例の懲罰は出典に示されておらず、指針から導いたものです。",
)


def source_line(source: Text) -> Text:
    """A source, and that it is one."""
    return Text(f"{SOURCE.en}: {source.en}", f"{SOURCE.ja}：{source.ja}")
