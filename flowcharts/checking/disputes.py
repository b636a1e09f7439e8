"""What must hold of what judges part on: two readings each, of one fact, as it can be."""

from flowcharts.cases.dispute import DisputeName
from flowcharts.checking.answered_facts import faults_of_answer
from flowcharts.checking.content_file import ContentFile
from flowcharts.model.advice import advised
from flowcharts.model.text import Text

_NO_DISPUTE = Text(
    "No rule comes upon a dispute “{name}”. {advice}",
    "見解の相違「{name}」に行き当たるルールはありません。{advice}",
)
_TWO_READINGS = Text("A dispute has two readings.", "見解の相違には、`reading` が2つ要ります。")
_LEFT = Text("These disputes are missing: {names}.", "次の見解の相違がありません：{names}。")

_DISPUTE = "dispute"
_READINGS = 2


def check_disputes(file: ContentFile) -> None:
    """Note what is wrong with the disputes in *file*."""
    for name in file.tables_at(_DISPUTE):
        where = (_DISPUTE, name)
        if name not in list(DisputeName):
            hint = advised(name, DisputeName)
            file.note(where, _NO_DISPUTE.filled(name=name, advice=hint))
        readings = file.tables_at(*where, "reading")
        if len(readings) != _READINGS:
            file.note((*where, "reading"), _TWO_READINGS)
        fact = file.words_at(*where, "fact")
        for reading, row in readings.items():
            for fault in faults_of_answer(fact or "", row.get("value")):
                file.note((*where, "reading", reading, "value"), fault)
    if left := [name for name in DisputeName if not file.has(_DISPUTE, name)]:
        file.note_on_all(_LEFT.filled(names=", ".join(left)))
