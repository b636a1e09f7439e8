"""What a journal is written into and read from: a file for each format, and their table."""

from collections.abc import Mapping

from flowcharts.journal.files.anki import ANKI
from flowcharts.journal.files.csv import REVIEWS_AS_CSV
from flowcharts.journal.files.json import JOURNAL_AS_JSON
from flowcharts.journal.journal_format import JournalFormat

JOURNAL_FORMATS: Mapping[str, JournalFormat] = {
    each.ending: each for each in (JOURNAL_AS_JSON, REVIEWS_AS_CSV, ANKI)
}
"""By the ending of their files, in the order in which they are offered."""
OF_JOURNALS: Mapping[str, JournalFormat] = {
    ending: each for ending, each in JOURNAL_FORMATS.items() if each.write is not None
}
"""Those that a journal is written into."""
READ: Mapping[str, JournalFormat] = {
    ending: each for ending, each in JOURNAL_FORMATS.items() if each.read is not None
}
"""Those that a journal is read from."""
OF_CARDS: Mapping[str, JournalFormat] = {
    ending: each for ending, each in JOURNAL_FORMATS.items() if each.write_cards is not None
}
"""Those that the worked examples are written into, as cards."""
