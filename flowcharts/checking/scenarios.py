"""What must hold in a worked example: its answers lead where it says, each with its reasons."""

from flowcharts.checking.answers import GivenAnswers, check_given_answers
from flowcharts.checking.content_file import ContentFile
from flowcharts.checking.wordless_charts import WordlessCharts
from flowcharts.model.chart import Chart
from flowcharts.suggestions import advice


def check_ends(file: ContentFile) -> None:
    """Note where the scenario in *file* states no end, or two."""
    has_outcome, has_exit = file.has("outcome"), file.has("exit")
    if has_outcome and has_exit:
        file.note(("exit",), "It has both `outcome` and `exit`: a case ends in one of them.")
    elif not has_outcome and not has_exit:
        file.note((), "It has neither `outcome` nor `exit`: say where the case ends.")


def check_walk(file: ContentFile, chart: Chart) -> None:
    """Note where the answers lead on *chart*, if not where the scenario says."""
    exit_id = file.words_at("exit")
    if exit_id is not None and exit_id not in chart.exits:
        hint = advice(exit_id, chart.exits)
        file.note(("exit",), f"“{exit_id}” is no exit of {chart.id}. {hint}")
    names = list(file.table_at("answer"))
    words = {name: file.words_at("answer", name, "answer") for name in names}
    given = GivenAnswers(
        file,
        chart,
        where=(),
        places={name: ("answer", name) for name in names},
        answers={name: answer for name, answer in words.items() if answer is not None},
    )
    check_given_answers(given)
    for name in names:
        _check_reasons(given, name)


def check_other_editions(
    file: ContentFile, wordless: WordlessCharts, charts: tuple[str, ...]
) -> None:
    """Note where the same case on other editions does not lead where it says."""
    for name in file.tables_at("also"):
        where = ("also", name)
        if name not in charts:
            file.note(where, f"There is no chart “{name}”. {advice(name, charts)}")
        elif name == file.words_at("chart"):
            file.note(where, f"{name} is the example’s own chart: name another edition.")
        elif wordless.has_chart(name):
            check_given_answers(_answers_on(file, wordless.chart(name), where))


def _answers_on(file: ContentFile, chart: Chart, where: tuple[str, str]) -> GivenAnswers:
    places: dict[str, tuple[str | int, ...]] = {}
    answers: dict[str, str] = {}
    for place, word in enumerate(file.list_at(*where, "answers")):
        if isinstance(word, str) and "=" in word:
            name, _, answer = word.partition("=")
            if name in places:
                file.note((*where, "answers", place), f"“{name}” is answered twice.")
            places[name] = (*where, "answers", place)
            answers[name] = answer
    return GivenAnswers(file, chart, where, places, answers)


def _check_reasons(given: GivenAnswers, name: str) -> None:
    """Every answer has its evidence and the mistake behind the other, if nobody may choose it."""
    questions = given.questions(name)
    if not questions or all(decision.asks_opponent for _, decision in questions):
        return
    for key, what in (("wrong", "why the other answer is wrong"), ("evidence", "what decides it")):
        if not given.file.has("answer", name, key):
            given.file.note(
                ("answer", name),
                f"`{key}` is missing: say {what} (only a choice of the opponent needs none).",
            )
