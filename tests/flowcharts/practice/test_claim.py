"""Where what was said of a case parts from the source: the last decision that leads there."""

import pytest

from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.claim import About, Claim, last_asked
from flowcharts.practice.study_case import StudyCase

TODAY = "missed-trigger-2024"
HONDEN = "honden-of-cleansing-fire-at-the-draw"
"""Forgotten in its upkeep and found at the draw: it is put on the stack, without a penalty."""
OF_2012 = "missed-trigger-2012-10"


def case_on(source: CaseSource, chart: str, name: str) -> StudyCase:
    return next(each for each in source.written(chart) if each.id == f"scenario:{name}")


@pytest.mark.parametrize(
    ("case", "about", "said", "step"),
    [
        # The last decision comes first, also where an earlier one leads there as well.
        ((TODAY, HONDEN), "remedy", "play-on", f"{TODAY}/duration-over yes, not no"),
        (("awareness", "lavinia-attack-let-through"), "missed", "not-missed", "awareness/enforced"),
        # What an opponent chooses is nobody’s mistake.
        ((TODAY, HONDEN), "remedy", "stack", f"{TODAY}/backup-on-offer yes, not no"),
        ((OF_2012, HONDEN), "remedy", "stack", None),
        # A chart is left where its exit is asked about, and entered again there.
        ((TODAY, HONDEN), "remedy", "exit:game-rule-violation", f"{TODAY}/shown-in-time exit:game"),
        (
            (TODAY, "dark-confidant-lost-in-hand"),
            "remedy",
            "resolve-now",
            f"{TODAY}/shown-in-time no, not exit:hidden-card-error",
        ),
        ((TODAY, HONDEN), "missed", "no-infraction", "awareness/impact no, not yes"),
        (
            (TODAY, HONDEN),
            "missed",
            "exit:game-rule-violation",
            f"{TODAY}/shown-in-time exit:game-rule-violation, not no",
        ),
        (
            (TODAY, "dark-confidant-lost-in-hand"),
            "missed",
            "missed",
            f"{TODAY}/shown-in-time yes, not exit:hidden-card-error",
        ),
        # The chart of the penalty comes after that of the remedy, and before it in blame.
        (
            (TODAY, HONDEN),
            "penalty",
            "disqualification-(cheating)",
            "penalty/on-purpose yes, not no",
        ),
        ((TODAY, HONDEN), "penalty", "warning-(missed-trigger)", "penalty/detrimental yes, not no"),
        # Whether it was missed is asked in a chart of its own; of a remedy its answer is asked.
        ((TODAY, HONDEN), "missed", "not-missed", "awareness/shown-before-moving-on yes, not no"),
        ((TODAY, HONDEN), "remedy", "not-missed", f"{TODAY}/shown-in-time yes, not no"),
        ((TODAY, HONDEN), "remedy", "not-a-trigger", "awareness/triggered no, not yes"),
    ],
)
def test_the_last_decision_is_named_from_which_a_way_leads_to_what_was_said(
    source: CaseSource, case: tuple[str, str], about: str, said: str, step: str | None
) -> None:
    claim = Claim(case_on(source, *case).decided, About(about), said)
    assert not claim.is_true
    found = claim.wrong_step
    if step is None:
        assert found is None
    else:
        assert found is not None
        assert f"{found.item} {found.given}, not {found.right}".startswith(step)


def test_who_says_nothing_is_asked_about_the_last_decision(source: CaseSource) -> None:
    assert last_asked(case_on(source, TODAY, HONDEN).decided) == "penalty/detrimental"
