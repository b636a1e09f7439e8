"""What the walk as text says of a script and of what can be looked up."""

from collections.abc import Iterator

from flowcharts.model.position import Position
from flowcharts.model.references import consulted, today_in
from flowcharts.model.script import change, written
from flowcharts.model.text import Text
from gui.walk.phrases import same
from gui.walk.script import script_words


def added_at(position: Position, chart_id: str, decision_id: str) -> Text | None:
    """What the example writes at one of its decisions; None where it writes nothing."""
    if position.showing is None:
        return None
    before = ""
    for name, worked in position.showing.scenario.answers.items():
        if worked.script is None:
            continue
        if name in (decision_id, f"{chart_id}/{decision_id}"):
            said = change(before, worked.script).said
            return script_words.WALK_TEXT_ADDED.filled(words=said) if said else None
        before = worked.script
    return None


def script_so_far(position: Position) -> Text | None:
    """The script as far as the example has written it."""
    done = written(position)
    if done is None or not done.after:
        return None
    return script_words.WALK_TEXT_SCRIPT.filled(script=" ⏎ ".join(done.after.split("\n")))


def tables_at_end(position: Position) -> Iterator[Text]:
    """How it is today where the walk has ended, and what its words mean."""
    showing = position.showing
    if (
        showing is not None
        and position.is_shown_to_the_end
        and showing.scenario.printed is not None
    ):
        yield _named(script_words.PRINTED, same(showing.scenario.printed.script))
        yield showing.scenario.printed.why
    found = consulted(position.walk)
    if found is None:
        return
    for today in found.today:
        yield _named(today_in(found.game), today)
    for table in found.tables:
        for word, meaning in table.entries.items():
            yield _named(same(word), meaning)


def _named(name: Text, meaning: Text) -> Text:
    return script_words.WALK_TEXT_ENTRY.filled(word=name, meaning=meaning)
