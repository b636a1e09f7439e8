"""All drills."""

from collections.abc import Mapping

from flowcharts.study.drills.backwards import BACKWARDS
from flowcharts.study.drills.decision import DECISION
from flowcharts.study.drills.editions import OTHER_EDITIONS
from flowcharts.study.drills.exit import SPOT_THE_EXIT
from flowcharts.study.drills.kind import DrillKind
from flowcharts.study.drills.pair import PAIRS
from flowcharts.study.drills.penalty import WHO_GETS_WHAT
from flowcharts.study.drills.walk import WALK
from flowcharts.study.drills.when import UNTIL_WHEN
from flowcharts.study.review import Drill

DRILLS: Mapping[Drill, DrillKind] = {
    kind.drill: kind
    for kind in (
        *(WALK, DECISION, BACKWARDS, SPOT_THE_EXIT),
        *(OTHER_EDITIONS, WHO_GETS_WHAT, UNTIL_WHEN, PAIRS),
    )
}
"""By what they ask, in the order in which they are offered."""
