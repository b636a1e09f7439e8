"""The form of a file: its keys and their types, said in sentences."""

from flowcharts.checking.content_file import ContentFile
from flowcharts.codec.complaints import complaint
from flowcharts.codec.values import faults
from flowcharts.schema import TYPES, FileKind


def check_form(file: ContentFile, kind: FileKind) -> None:
    """Note every key that is unknown, missing or of the wrong type."""
    for fault in faults(TYPES[kind], file.table):
        key = file.lines.within_table(fault.where) or fault.where[-1:]
        file.note(fault.where, complaint(fault, ".".join(map(str, key))))
