"""What must hold of what judges part on: two readings each, of one fact, as it can be."""

from flowcharts.cases.dispute import DisputeName
from flowcharts.checking.answered_facts import faults_of_answer
from flowcharts.checking.content_file import ContentFile
from flowcharts.suggestions import advice

_DISPUTE = "dispute"
_READINGS = 2


def check_disputes(file: ContentFile) -> None:
    """Note what is wrong with the disputes in *file*."""
    for name in file.tables_at(_DISPUTE):
        where = (_DISPUTE, name)
        if name not in list(DisputeName):
            hint = advice(name, DisputeName)
            file.note(where, f"No rule comes upon a dispute “{name}”. {hint}")
        readings = file.tables_at(*where, "reading")
        if len(readings) != _READINGS:
            file.note((*where, "reading"), "A dispute has two readings.")
        fact = file.words_at(*where, "fact")
        for reading, row in readings.items():
            for fault in faults_of_answer(fact or "", row.get("value")):
                file.note((*where, "reading", reading, "value"), fault)
    if left := [name for name in DisputeName if not file.has(_DISPUTE, name)]:
        file.note_on_all(f"These disputes are missing: {', '.join(left)}.")
