"""The wrong rules over facts that mistaken ideas go by."""

from flowcharts.cases.rule import WrongRules
from flowcharts.cases.wrong_rules.awareness import OF_AWARENESS
from flowcharts.cases.wrong_rules.deadlines import OF_DEADLINES
from flowcharts.cases.wrong_rules.other_charts import OF_OTHER_CHARTS
from flowcharts.cases.wrong_rules.remedies import OF_PENALTIES, OF_REMEDIES

WRONG_RULES: WrongRules = {
    **OF_AWARENESS,
    **OF_DEADLINES,
    **OF_REMEDIES,
    **OF_PENALTIES,
    **OF_OTHER_CHARTS,
}
"""By name, as the ideas in content/ideas.toml call them."""
