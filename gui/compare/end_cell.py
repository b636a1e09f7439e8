"""What one edition rules in the end: remedy, penalties, how sure that is, and why."""

from flowcharts.model.chart import Exit
from flowcharts.model.comparison import EditionWalk
from flowcharts.model.dates import short_month_of
from flowcharts.model.text import Text
from gui.compare import words
from gui.compare.aligned_walks import EditionColumn
from gui.compare.cell import Cell
from gui.compare.comparison import ruling
from gui.text.text_style import TextStyle, Tone
from gui.widgets.panel import Panel
from gui.widgets.shown import set_shown
from gui.words import NOT_FOR_CHART, OPPONENT


class EndCell(Cell):
    """The end of one column, hidden until it is reached.

    Attributes:
        is_reached: is it shown?
    """

    def __init__(self, style: TextStyle, column: EditionColumn, note: Text | None) -> None:
        """*note* is what the example has to say of its own edition's ruling."""
        super().__init__(style)
        self.is_reached = False
        self._waiting = self.add_prose(Tone.SOFT, is_close=True)
        self._waiting.show_text(words.OPEN_STILL)
        self._body = self.add(Panel(style, gap=8))
        self.column.addStretch(1)
        edition = column.edition
        if column.before is not None:
            inheritance = _inheritance(column.before, edition)
            is_alike = inheritance in (words.SAME_RULING, words.LIKE_REMEDY)
            tone = Tone.SOFT if is_alike else Tone.PARTING
            month = short_month_of(column.before.chart.edition.since)
            self._add_fact(inheritance.filled(edition=month), tone)
        self._add_fact(_remedy(edition), Tone.TITLE)
        for line in _penalties(edition):
            self._add_fact(line)
        if edition.penalty is not None and edition.penalty.exception is not None:
            self._add_fact(edition.penalty.exception, Tone.SOFT)
        if edition.confidence in words.CONFIDENCES:
            self._add_fact(words.CONFIDENCES[edition.confidence], Tone.SOFT)
        why = edition.why or note
        if why is not None:
            self._add_fact(why)

    def show_reached(self, *, is_reached: bool) -> None:
        """Show the ruling, or that its edition has more to ask."""
        self.is_reached = is_reached
        for part, is_shown in ((self._waiting, not is_reached), (self._body, is_reached)):
            set_shown(part, is_shown=is_shown)

    def _add_fact(self, fact: Text, tone: Tone = Tone.BODY) -> None:
        """Its languages stand closer to each other than to the next fact."""
        is_paragraph = "\n" not in fact.en + fact.ja
        self._body.add_prose(tone, is_close=is_paragraph).show_text(fact)


def _remedy(edition: EditionWalk) -> Text:
    label = edition.end.label.on_one_line()
    return NOT_FOR_CHART.filled(exit=label) if isinstance(edition.end, Exit) else label


def _penalties(edition: EditionWalk) -> list[Text]:
    penalty = edition.penalty
    if penalty is None:
        is_open = edition.walk.home.next_chart is not None
        return [words.PENALTIES_OPEN if is_open else words.NO_PENALTIES]
    pairs = ((words.CONTROLLER, penalty.controller), (OPPONENT, penalty.opponent))
    return [Text(f"{who.en}: {gets.en}", f"{who.ja}：{gets.ja}") for who, gets in pairs]


def _inheritance(before: EditionWalk, after: EditionWalk) -> Text:
    if ruling(before) != ruling(after):
        return words.OTHER_RULING
    if before.penalty is None or after.penalty is None:  # what is not told cannot be compared
        return words.LIKE_REMEDY
    return words.SAME_RULING if _gets(before) == _gets(after) else words.SAME_REMEDY


def _gets(edition: EditionWalk) -> tuple[str, str] | None:
    penalty = edition.penalty
    return (penalty.controller.en, penalty.opponent.en) if penalty is not None else None
