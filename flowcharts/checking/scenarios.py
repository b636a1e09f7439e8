"""What must hold in a worked example: its answers lead where it says, each with its reasons."""

from flowcharts.checking.answers import Course, check_course
from flowcharts.checking.content_file import ContentFile
from flowcharts.checking.skeleton import Skeletons
from flowcharts.model.chart import Chart
from flowcharts.suggestions import advice


def check_ends(sheet: ContentFile) -> None:
    """Note where the scenario in *sheet* states no end, or two."""
    has_outcome, has_exit = sheet.has("outcome"), sheet.has("exit")
    if has_outcome and has_exit:
        sheet.say(("exit",), "It has both `outcome` and `exit`: a case ends in one of them.")
    elif not has_outcome and not has_exit:
        sheet.say((), "It has neither `outcome` nor `exit`: say where the case ends.")


def check_walk(sheet: ContentFile, chart: Chart) -> None:
    """Note where the answers lead on *chart*, if not where the scenario says."""
    exit_id = sheet.words_at("exit")
    if exit_id is not None and exit_id not in chart.exits:
        hint = advice(exit_id, chart.exits)
        sheet.say(("exit",), f"“{exit_id}” is no exit of {chart.id}. {hint}")
    names = list(sheet.table_at("answer"))
    given = {name: sheet.words_at("answer", name, "answer") for name in names}
    course = Course(
        sheet,
        chart,
        where=(),
        places={name: ("answer", name) for name in names},
        answers={name: answer for name, answer in given.items() if answer is not None},
    )
    check_course(course)
    for name in names:
        _check_reasons(course, name)


def check_other_editions(sheet: ContentFile, skeletons: Skeletons, charts: tuple[str, ...]) -> None:
    """Note where the same case on other editions does not lead where it says."""
    for name in sheet.tables_at("also"):
        where = ("also", name)
        if name not in charts:
            sheet.say(where, f"There is no chart “{name}”. {advice(name, charts)}")
        elif name == sheet.words_at("chart"):
            sheet.say(where, f"{name} is the example’s own chart: name another edition.")
        elif skeletons.has_chart(name):
            check_course(_course_on(sheet, skeletons.chart(name), where))


def _course_on(sheet: ContentFile, chart: Chart, where: tuple[str, str]) -> Course:
    places: dict[str, tuple[str | int, ...]] = {}
    answers: dict[str, str] = {}
    for place, word in enumerate(sheet.list_at(*where, "answers")):
        if isinstance(word, str) and "=" in word:
            name, _, answer = word.partition("=")
            if name in places:
                sheet.say((*where, "answers", place), f"“{name}” is answered twice.")
            places[name] = (*where, "answers", place)
            answers[name] = answer
    return Course(sheet, chart, where, places, answers)


def _check_reasons(course: Course, name: str) -> None:
    """Every answer has its evidence and the mistake behind the other, if nobody may choose it."""
    questions = course.questions(name)
    if not questions or all(decision.asks_opponent for _, decision in questions):
        return
    for key, what in (("wrong", "why the other answer is wrong"), ("evidence", "what decides it")):
        if not course.sheet.has("answer", name, key):
            course.sheet.say(
                ("answer", name),
                f"`{key}` is missing: say {what} (only a choice of the opponent needs none).",
            )
