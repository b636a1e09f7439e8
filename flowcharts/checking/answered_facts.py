"""Facts as an answer tells them, their moments by when the ability was due."""

from collections.abc import Iterator

from flowcharts.cases.case import Case, FactError, Reading
from flowcharts.cases.fact_question import ToldFacts
from flowcharts.cases.facts import FACTS, MISSED
from flowcharts.cases.timeline import moment_due
from flowcharts.checking.absent import no_such
from flowcharts.model.text import Text
from flowcharts.model.turns import TurnStep

_NO_MOMENT = Text(
    "`{key}` cannot be “{told}”: it names no moment, or nothing that is done.",
    "`{key}` は「{told}」にできません。時点も、行うことも示していません。",
)

_BY_KEY = {fact.key: fact for fact in FACTS.values()}


def faults_of_answer(key: str, told: object) -> Iterator[Text]:
    """What is wrong with the fact of that *key* where an answer, or a change, tells it."""
    if key not in _BY_KEY:
        yield no_such("fact", key, _BY_KEY)
        return
    name = _BY_KEY[key].name
    due = moment_due("own-turn", TurnStep.UPKEEP)
    answer = ToldFacts(words=Text("", ""), facts={name: told})
    try:
        answer.known(Reading(Case({MISSED.name: due})), TurnStep.UPKEEP)
    except FactError as error:
        yield error.said
    except ValueError:
        yield _NO_MOMENT.filled(key=key, told=str(told))
