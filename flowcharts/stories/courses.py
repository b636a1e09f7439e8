"""All courses that the cases of an edition can take."""

from collections.abc import Container, Iterator, Mapping

from flowcharts.cases import facts as f
from flowcharts.cases.case import Reading
from flowcharts.stories.ability_story import AbilityStory, Whose
from flowcharts.stories.asked import Asked
from flowcharts.stories.choices import Course, Handling, deadline_of, handlings_of
from flowcharts.stories.content import RulingChart, StoryContent

ASKED_BY = {
    Handling.BACKUP: ("backup-on-offer",),
    Handling.HARMLESS: ("impact",),
    Handling.HALF: ("half",),
    Handling.UNREVEALED: ("unrevealed",),
    Handling.PENDING: ("shown-before-moving-on", "acknowledged"),
}
"""The rules that such a case is made for: the chart has to ask one of them."""


def courses_of(
    content: StoryContent,
    editions: Mapping[str, RulingChart],
    asked: Mapping[str, Asked],
) -> Iterator[Course]:
    """All that cases of those *editions* can be about, in a fixed order.

    *asked*: by level, what its chart asks.
    """
    for story in content.stories.values():
        ability = content.abilities[story.ability].case
        deadline = deadline_of(ability)
        told = Reading(ability)
        for handling in handlings_of(story, deadline):
            kind = (handling, deadline, _nature(told), told[f.DETRIMENTAL], _turn(story))
            for rel, edition in editions.items():
                if is_ruled_on(handling, asked[rel].rules) and _is_printed(story, edition):
                    yield Course(story, handling, rel, kind)


def is_ruled_on(handling: Handling, rules: Container[str]) -> bool:
    """Does a chart that asks those *rules* ask what such a case is made for?"""
    return handling not in ASKED_BY or any(rule in rules for rule in ASKED_BY[handling])


def _turn(story: AbilityStory) -> str:
    return "own" if story.turn is Whose.OWN else "theirs"


def _nature(told: Reading) -> str:
    """That of its facts by which the charts tell an ability apart."""
    effects = {*told[f.EFFECTS_OF_IT]}
    natures = (
        (str(told[f.KIND]), told[f.KIND] != "trigger"),
        ("reflexive", told[f.REFLEXIVE] == "yes"),
        ("creates-delayed", effects == {"creates-delayed"}),
        ("copies", effects == {"copies"}),
        ("aura", told[f.AURA] == "only-enchanted"),
        ("delayed", told[f.DELAYED] not in ("none", "other")),
        (told[f.OPTION], told[f.OPTION] != "none"),
        ("lasts", told[f.DURATION] != "none"),
    )
    return next((name for name, is_so in natures if is_so), "plain")


def _is_printed(story: AbilityStory, edition: RulingChart) -> bool:
    """Was there such a card? Of its year that is sure only in December."""
    year, month, _ = edition.day.split("-")
    if edition.month is None:
        return True
    return story.year < int(year) or (story.year == int(year) and month == "12")
