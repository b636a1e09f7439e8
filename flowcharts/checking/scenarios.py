"""What must hold in a worked example: its answers lead where it says, each with evidence."""

from flowcharts.checking.near import advice
from flowcharts.checking.outline import Outline
from flowcharts.checking.sheet import Sheet


def check_ends(sheet: Sheet) -> None:
    """Note where the scenario in *sheet* states no end, or two."""
    has_outcome, has_exit = sheet.has("outcome"), sheet.has("exit")
    if has_outcome and has_exit:
        sheet.say(("exit",), "It has both `outcome` and `exit`: a case ends in one of them.")
    elif not has_outcome and not has_exit:
        sheet.say((), "It has neither `outcome` nor `exit`: say where the case ends.")


def check_names_of_chart(sheet: Sheet, chart: Outline) -> None:
    """Note every outcome, exit, decision and answer that *chart* does not know."""
    _check_known(sheet, "outcome", chart.nodes("outcome"), chart.id)
    _check_known(sheet, "exit", chart.exits, chart.id)
    decisions = chart.nodes("decision")
    for decision in sheet.table_at("answer"):
        where = ("answer", decision)
        if decision not in decisions:
            hint = advice(decision, decisions)
            sheet.say(where, f"“{decision}” is no decision of {chart.id}. {hint}")
            continue
        answer = sheet.words_at(*where, "answer")
        if answer is not None and answer not in chart.ways[decision]:
            hint = advice(answer, chart.ways[decision])
            sheet.say((*where, "answer"), f"“{answer}” does not answer “{decision}”. {hint}")


def check_walk(sheet: Sheet, chart: Outline) -> None:
    """Note where the answers lead, if not where the scenario says; *chart* can be walked."""
    met, end = _walk(sheet, chart)
    answered = list(sheet.table_at("answer"))
    if not set(answered) <= set(chart.nodes("decision")):
        return  # said already; the walk would only say it again
    if chart.kinds[end] == "outcome" or not sheet.has("answer", end):
        _check_met(sheet, met, answered, end)
        _check_end(sheet, chart, end)


def _check_known(sheet: Sheet, key: str, known: tuple[str, ...], chart: str) -> None:
    name = sheet.words_at(key)
    if name is not None and name not in known:
        sheet.say((key,), f"“{name}” is no {key} of {chart}. {advice(name, known)}")


def _walk(sheet: Sheet, chart: Outline) -> tuple[list[str], str]:
    """The decisions answered, in the order of the walk, and the node where it stands then."""
    met: list[str] = []
    here = chart.past_actions(chart.start or "")
    while chart.kinds[here] == "decision":
        answer = sheet.words_at("answer", here, "answer")
        if answer is None or answer not in chart.ways[here]:
            break
        met.append(here)
        here = chart.past_actions(chart.ways[here][answer])
    return met, here


def _check_met(sheet: Sheet, met: list[str], answered: list[str], end: str) -> None:
    for decision in answered:
        if decision not in met and decision != end:
            sheet.say(
                ("answer", decision),
                f"The walk does not meet “{decision}”: it goes {' → '.join([*met, end])}. "
                "Leave this table out, or change an answer before it.",
            )
    in_file = [decision for decision in answered if decision in met]
    for decision, right in zip(in_file, met, strict=False):
        if decision != right:
            sheet.say(
                ("answer", decision),
                f"The answers stand in another order than the walk, which goes {' → '.join(met)}.",
            )
            return


def _check_end(sheet: Sheet, chart: Outline, end: str) -> None:
    outcome = sheet.words_at("outcome")
    is_outcome = chart.kinds[end] == "outcome"
    if sheet.has("exit"):
        if is_outcome and outcome is None:
            sheet.say(
                ("exit",),
                f"The answers lead to the outcome “{end}”: an exit is taken before an outcome, so "
                "leave the last answer out or give `outcome` instead.",
            )
    elif not is_outcome:
        if outcome is not None:
            sheet.say(
                ("outcome",),
                f"The answers stop at “{end}” and reach no outcome: add [answer.{end}].",
            )
    elif outcome in chart.nodes("outcome") and outcome != end:
        sheet.say(
            ("outcome",),
            f"The answers lead to “{end}”, not to “{outcome}”: change `outcome` or an answer.",
        )
