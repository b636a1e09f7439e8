"""What an example asks once more, although earlier ones have settled it."""

from typing import TYPE_CHECKING

from flowcharts.model.walk import Walk

if TYPE_CHECKING:
    from collections.abc import Iterable

    from flowcharts.model.scenario import Scenario

Settled = frozenset[tuple[str, str]]
"""Decisions with the answers that were given to them."""


def settled_by(scenarios: "Iterable[Scenario]") -> Settled:
    """What *scenarios* have answered; what an opponent chose is settled for no other case."""
    return frozenset(
        (worked.decision, worked.answer)
        for scenario in scenarios
        for worked in scenario.answers.values()
        if worked.wrong is not None
    )


def past_settled(
    scenario: "Scenario", walk: Walk, settled: Settled, *, is_revealed: bool
) -> Walk | None:
    """*walk* after the answers that come next and are *settled*; None where there are none.

    A chart that is opened for an answer is left again, where all of it is settled. At a remedy it
    stands still, before it goes on to the penalty: that is to be read. *is_revealed*: the answer
    of the decision that waits has been read.
    """
    found: Walk | None = None
    is_first = True
    while (further := scenario.onward(walk)) is not None and further.exit_id is None:
        worked = scenario.worked_by(walk, further)
        if worked is not None:
            is_settled = (worked.decision, worked.answer) in settled
            if not is_settled and not (is_first and is_revealed):
                break
            walk = further
            found = walk if is_settled else found
        elif walk.is_over and not walk.is_inside and not is_first:
            break
        else:  # into a chart, out of it, or on to the one that follows
            found = further if found is not None and walk.is_over else found
            walk = further
        is_first = False
    return found
