"""What must hold of the words for the values of facts: each value there is has some."""

from flowcharts.cases.case import FactError, fact_named
from flowcharts.cases.facts import EFFECTS_OF_IT, FACTS
from flowcharts.cases.forms import Count, MomentForm
from flowcharts.checking.absent import no_such
from flowcharts.checking.content_file import ContentFile
from flowcharts.model.advice import advised
from flowcharts.model.text import Text

_NONE_OF = Text("It cannot be “{value}”. {advice}", "「{value}」にはできません。{advice}")
_WORDLESS = Text(
    "These values of {fact} have no words: {values}.", "{fact} の次の値に文がありません：{values}。"
)

_FACT = "fact"
_ENDLESS = (Count, MomentForm)
"""Facts of which one row says what a value looks like."""


def check_value_words(file: ContentFile) -> None:
    """Note what is wrong with the words for values in *file*."""
    for name, rows in file.tables_at(_FACT).items():
        try:
            fact = fact_named(name)
        except FactError:
            file.note((_FACT, name), no_such("fact", name, FACTS))
            continue
        for value in rows:
            if value not in fact.form.values and not isinstance(fact.form, _ENDLESS):
                hint = advised(value, fact.form.values)
                file.note((_FACT, name, value), _NONE_OF.filled(value=value, advice=hint))
    for fact in FACTS.values():
        if fact is EFFECTS_OF_IT or isinstance(fact.form, _ENDLESS):
            continue
        left = [value for value in fact.form.values if not file.has(_FACT, fact.key, value)]
        if left:
            file.note_on_all(_WORDLESS.filled(fact=fact.key, values=", ".join(left)))
