"""TOML tables to what stories are made of; loaded when cases are generated."""

from collections.abc import Iterable, Mapping
from hashlib import blake2s
from pathlib import Path

from flowcharts.cases.ability import Ability
from flowcharts.codec.tables import Table, text
from flowcharts.model.text import Text
from flowcharts.model.turns import TurnStep
from flowcharts.stories.ability_story import AbilityStory, Play, StoryKey, Whose

STORY = "story"
PHRASE = "phrase"
_VERSION_BYTES = 4


def read_phrases(table: Table) -> dict[str, Text]:
    """The phrases of a file of stories, by name."""
    return {name: text(row) for name, row in table.get(PHRASE, {}).items()}


def read_stories(table: Table, abilities: Mapping[str, Ability]) -> dict[str, AbilityStory]:
    """The stories of a file, by id; one whose ability is not there is left out."""
    return {
        name: _story(name, row, abilities[row["ability"]])
        for name, row in table.get(STORY, {}).items()
        if row["ability"] in abilities
    }


def version_of(files: Iterable[Path]) -> str:
    """A word for the content of *files*: other content has another."""
    found = blake2s(digest_size=_VERSION_BYTES)
    for path in files:
        found.update(path.name.encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def _story(name: str, row: Table, ability: Ability) -> AbilityStory:
    step = TurnStep(row["step"])
    words = {told: text(row[told]) for told in StoryKey if told in row}
    return AbilityStory(
        name,
        ability.id,
        row["card"] if "card" in row else ability.cards[0],
        row["year"],
        Whose(row["turn"]),
        step,
        words,
        TurnStep(row.get("event-step", step)),
        row.get("is-entering", False),
        row.get("is-announced", False),
        row.get("is-once", False),
        frozenset(map(Play, row.get("never", ()))),
    )
