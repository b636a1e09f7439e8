"""What can be asked of a case: a file for each drill, and the table of them."""

from collections.abc import Mapping

from flowcharts.journal.review import DrillName
from flowcharts.practice.drills.backwards import BACKWARDS
from flowcharts.practice.drills.decision import DECISION
from flowcharts.practice.drills.editions import OTHER_EDITIONS
from flowcharts.practice.drills.exit import SPOT_THE_EXIT
from flowcharts.practice.drills.pair import PAIRS
from flowcharts.practice.drills.penalty import WHO_GETS_WHAT
from flowcharts.practice.drills.walk import WALK
from flowcharts.practice.drills.when import UNTIL_WHEN
from flowcharts.practice.question import DrillKind

DRILLS: Mapping[DrillName, DrillKind] = {
    kind.drill: kind
    for kind in (
        *(WALK, DECISION, BACKWARDS, SPOT_THE_EXIT),
        *(OTHER_EDITIONS, WHO_GETS_WHAT, UNTIL_WHEN, PAIRS),
    )
}
"""By what they ask, in the order in which they are offered."""
USUAL = tuple(drill for drill in DRILLS if drill != OTHER_EDITIONS.drill)
"""Those of a round until others are chosen: nobody rules by another policy than today's."""
WHOLE_CASES = WALK.drill
"""The one that a round begins with; it alone is asked in exams, and counts there where it is said
how reliable somebody is."""
