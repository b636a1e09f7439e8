"""What is remembered of an item, made anew from its history where that was changed."""

from flowcharts.journal.store import Journal
from flowcharts.practice.practice_settings import PracticeSettings


def make_stale_memories_anew(journal: Journal, settings: PracticeSettings) -> bool:
    """Make anew what is stale, as *settings* schedule it; was there anything?

    Raises:
        JournalError: it could not be kept.
    """
    stale = journal.stale_items()
    if not stale or journal.is_read_only:
        return False
    from flowcharts.practice.schedule import Schedule  # FSRS is loaded when something was answered

    schedule = Schedule(settings)
    journal.keep_memories([schedule.made_anew(item, journal.history(item)) for item in stale])
    return True
