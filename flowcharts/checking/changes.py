"""What must hold of the changes of a case: each is of one fact, as it can be, by a known rule."""

import re

from flowcharts.checking.absent import unfilled
from flowcharts.checking.answered_facts import faults_of_answer
from flowcharts.checking.content_file import ContentFile, texts
from flowcharts.model.advice import advised
from flowcharts.model.text import Text
from flowcharts.practice.change_rules import CHANGE_RULES

_ONE_FACT = Text(
    "A change is of one fact: give one in `facts`.",
    "変更する事実は1つです。`facts` に1つだけ書きます。",
)
_NO_RULE = Text(
    "There is no rule “{rule}” for changes. {advice}",
    "変更のルール「{rule}」はありません。{advice}",
)
_UNUSED = Text(
    "No change is offered by these rules: {rules}.", "次のルールを使う変更がありません：{rules}。"
)
_NO_MOMENT = Text("This has to say when: “{{{gap}}}”.", "いつのことかを「{{{gap}}}」で書きます。")

CHANGE = "change"
_GAP = re.compile(r"\{([^{}]*)\}")
_MOMENT = "moment"


def check_changes(file: ContentFile) -> None:
    """Note what is wrong with the changes in *file*."""
    for name in file.tables_at(CHANGE):
        where = (CHANGE, name)
        facts = file.table_at(*where, "facts")
        if len(facts) != 1:
            file.note(where, _ONE_FACT)
        for key, told in facts.items():
            for fault in faults_of_answer(key, told):
                file.note((*where, "facts", key), fault)
        rule = file.words_at(*where, "where")
        if rule is not None and rule not in CHANGE_RULES:
            hint = advised(rule, CHANGE_RULES)
            file.note((*where, "where"), _NO_RULE.filled(rule=rule, advice=hint))
    _check_rules_are_named(file)
    _check_gaps(file)


def _check_rules_are_named(file: ContentFile) -> None:
    named = {row.get("where") for row in file.tables_at(CHANGE).values()}
    if left := [rule for rule in CHANGE_RULES if rule not in named]:
        file.note_on_all(_UNUSED.filled(rules=", ".join(left)))


def _check_gaps(file: ContentFile) -> None:
    for where, words in texts(file.table):
        wanted = [_MOMENT] if where[0] == "moments" else []
        for code, said in words.items():
            gaps = _GAP.findall(str(said))
            for gap in gaps:
                if gap not in wanted:
                    file.note((*where, code), unfilled(gap))
            for gap in wanted:
                if gap not in gaps:
                    file.note((*where, code), _NO_MOMENT.filled(gap=gap))
