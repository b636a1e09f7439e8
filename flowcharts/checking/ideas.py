"""What must hold of the mistaken ideas: each is about a rule, and goes by one that is wrong."""

from flowcharts.cases.rules import RULES
from flowcharts.cases.wrong_rules import WRONG_RULES
from flowcharts.checking.absent import no_such
from flowcharts.checking.content_file import ContentFile
from flowcharts.model.text import Text

_EITHER = Text(
    "Give either `answers`, where it is always the same, or `rule`.",
    "`rule` か、いつも同じ答えなら `answers` か、どちらか1つを書きます。",
)
_UNUSED = Text(
    "No idea goes by these wrong rules: {rules}.",
    "次の誤ったルールを使う思い違いがありません：{rules}。",
)

IDEA = "idea"


def check_ideas(file: ContentFile) -> None:
    """Note what is wrong with the ideas in *file*."""
    for name, row in file.tables_at(IDEA).items():
        where = (IDEA, name)
        about, rule = file.words_at(*where, "about"), file.words_at(*where, "rule")
        if about is not None and about not in RULES:
            file.note((*where, "about"), no_such("rule", about, RULES))
        if rule is not None and rule not in WRONG_RULES:
            file.note((*where, "rule"), no_such("wrong rule", rule, WRONG_RULES))
        if ("answers" in row) is ("rule" in row):
            file.note(where, _EITHER)
    named = {row.get("rule") for row in file.tables_at(IDEA).values()}
    if left := [rule for rule in WRONG_RULES if rule not in named]:
        file.note_on_all(_UNUSED.filled(rules=", ".join(left)))
