"""TOML tables to what stories are made of; loaded when cases are generated."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from hashlib import blake2s
from pathlib import Path

from flowcharts.cases.ability import Ability
from flowcharts.codec.tables import Table, text
from flowcharts.codec.values import read_rows
from flowcharts.model.text import Text
from flowcharts.stories.ability_story import AbilityStory

STORY = "story"
PHRASE = "phrase"
_VERSION_BYTES = 4


def read_phrases(table: Table) -> dict[str, Text]:
    """The phrases of a file of stories, by name."""
    return {name: text(row) for name, row in table.get(PHRASE, {}).items()}


def read_stories(table: Table, abilities: Mapping[str, Ability]) -> dict[str, AbilityStory]:
    """The stories of a file, by id; one whose ability is not there is left out."""
    rows = {name: row for name, row in table.get(STORY, {}).items() if row["ability"] in abilities}
    return {
        name: replace(story, card=story.card or next(iter(abilities[story.ability].cards), ""))
        for name, story in read_rows(AbilityStory, rows).items()
    }


def version_of(files: Iterable[Path]) -> str:
    """A word for the content of *files*: other content has another."""
    found = blake2s(digest_size=_VERSION_BYTES)
    for path in files:
        found.update(path.name.encode())
        found.update(path.read_bytes())
    return found.hexdigest()
