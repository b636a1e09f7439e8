"""What must hold of the mistaken ideas: each is about a rule, and goes by one that is wrong."""

from flowcharts.cases.rules import RULES
from flowcharts.cases.wrong_rules import WRONG_RULES
from flowcharts.checking.content_file import ContentFile
from flowcharts.suggestions import advice

IDEA = "idea"


def check_ideas(file: ContentFile) -> None:
    """Note what is wrong with the ideas in *file*."""
    for name, row in file.tables_at(IDEA).items():
        where = (IDEA, name)
        about, rule = file.words_at(*where, "about"), file.words_at(*where, "rule")
        if about is not None and about not in RULES:
            file.note((*where, "about"), f"There is no rule “{about}”. {advice(about, RULES)}")
        if rule is not None and rule not in WRONG_RULES:
            hint = advice(rule, WRONG_RULES)
            file.note((*where, "rule"), f"There is no wrong rule “{rule}”. {hint}")
        if ("answers" in row) is ("rule" in row):
            file.note(where, "Give either `answers`, where it is always the same, or `rule`.")
    named = {row.get("rule") for row in file.tables_at(IDEA).values()}
    if left := [rule for rule in WRONG_RULES if rule not in named]:
        file.note_on_all(f"No idea goes by these wrong rules: {', '.join(left)}.")
