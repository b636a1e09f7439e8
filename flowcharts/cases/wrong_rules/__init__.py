"""The wrong rules over facts that mistaken ideas go by."""

from collections.abc import Mapping

from flowcharts.cases.wrong_rules.awareness import OF_AWARENESS
from flowcharts.cases.wrong_rules.book import WrongRule
from flowcharts.cases.wrong_rules.deadlines import OF_DEADLINES
from flowcharts.cases.wrong_rules.other_charts import OF_OTHER_CHARTS
from flowcharts.cases.wrong_rules.penalties import OF_PENALTIES
from flowcharts.cases.wrong_rules.remedies import OF_REMEDIES

WRONG_RULES: Mapping[str, WrongRule] = {
    **OF_AWARENESS.rules,
    **OF_DEADLINES.rules,
    **OF_REMEDIES.rules,
    **OF_PENALTIES.rules,
    **OF_OTHER_CHARTS.rules,
}
"""By name, as the ideas in content/ideas.toml call them."""
