"""What must hold of the questions at the table: each makes facts known, as they can be."""

from flowcharts.cases.fact_question import CONDITIONS
from flowcharts.cases.facts import FACTS
from flowcharts.checking.absent import no_such
from flowcharts.checking.answered_facts import faults_of_answer
from flowcharts.checking.content_file import ContentFile
from flowcharts.checking.told_cases import check_told_case
from flowcharts.codec.complaints import none_of
from flowcharts.codec.line_numbers import Where
from flowcharts.codec.tables import Table
from flowcharts.model.text import Text

_NEEDED = Text("There has to be a question “{name}”.", "質問「{name}」が必要です。")

QUESTION = "question"
_FACTS = {fact.key: fact for fact in FACTS.values()}
_NAMED = ("rel", "impact", "turn", "noticed", "affected")
"""What the program itself asks by name."""


def check_questions(file: ContentFile) -> None:
    """Note what is wrong with the questions in *file*."""
    questions = file.tables_at(QUESTION)
    for name in _NAMED:
        if name not in questions:
            file.note_on_all(_NEEDED.filled(name=name))
    for name, row in questions.items():
        where = (QUESTION, name)
        for place, key in enumerate(file.list_at(*where, "asks")):
            if key not in _FACTS:
                note = no_such("fact", str(key), _FACTS)
                file.note((*where, "asks", place), note)
        _check_conditions(file, where)
        _check_answers(file, where, row, questions)
    check_told_case(file)


def _check_conditions(file: ContentFile, where: Where) -> None:
    for name, told in file.table_at(*where, "asked-where").items():
        here = (*where, "asked-where", name)
        condition = CONDITIONS.get(name)
        if condition is None:
            file.note(here, no_such("condition", name, CONDITIONS))
        elif told not in condition.values:
            file.note(here, none_of(name, str(told), condition.values))


def _check_answers(
    file: ContentFile, where: Where, row: Table, questions: dict[str, Table]
) -> None:
    own = file.table_at(*where, "answer")
    other = row.get("like")
    if isinstance(other, str) and other not in questions:
        file.note((*where, "like"), no_such("question", other, questions))
    known = {**file.table_at(QUESTION, str(other), "answer"), **own}
    for place, answer in enumerate(file.list_at(*where, "answers")):
        if answer not in known:
            note = no_such("answer", str(answer), known)
            file.note((*where, "answers", place), note)
    for answer in own:
        for key, told in file.table_at(*where, "answer", answer, "facts").items():
            for fault in faults_of_answer(key, told):
                file.note((*where, "answer", answer, "facts", key), fault)
