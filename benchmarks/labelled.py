"""Abilities labelled from their text by two readers: rows for benchmarks.reading.

`labels.jsonl` tells 400 paragraphs of the corpus of Oracle text apart by card, face and paragraph;
it has none of their words. `python -m benchmarks.reading --draw 400` shows which they are: the
draw is by seed. Two readers labelled each from its text alone, neither knowing what the other or
the program says of it. Of 4,000 labels they parted on 26: detrimental 12, seen 11, and one each of
option, choice on resolution, duration. Those were decided from the text and the policy, before the
program was asked; so were 13 that both had given with a doubt, or that the same rule settles: what
an option is paid with belongs to the option, and a “when you do” trigger is an ability of its own;
afterwards, what madness waits for (3, the Comprehensive Rules against its reminder). `decided` has
the reason of each. Whoever decided had read all 400, and mended the grammar afterwards: the third
kept aside is not wholly unseen here; a draw of another number would be. Seven paragraphs have no
trigger, and none may be found in them.

Labelled is the first triggered ability that the card itself has. The values are those of the
facts, but: `seen` is “damage” where all that can be seen is damage to what need not die; `delayed`
is whether it is or makes one; `detrimental` goes by whom it triggers for.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.other_texts import Compared, is_aside, rows_of
from flowcharts.cases.effects import EFFECTS
from flowcharts.reading.ability_reading import AbilityReading, GivenText
from flowcharts.reading.oracle import read_oracle

_Row = dict[str, Any]
_LABELS = Path(__file__).with_name("labels.jsonl")
_MADE = frozenset(("damage-creature", "damage-theirs", "fight", "damage-creature-dies"))
"""Damage that need not kill is labelled apart; our table leaves it until something dies."""
_GONE = "put-into-graveyard"
_VERDICTS = {"detrimental": "yes", "not_detrimental": "no", "symmetrical": "sym"}


def paragraphs_of(folder: Path) -> list[_Row]:
    """Every paragraph of the corpus that tells of a trigger, in the order of the draw."""
    found = list(rows_of(folder / "oracle_triggers.jsonl.gz"))
    return sorted(found, key=_place)


def _place(row: _Row) -> tuple[str, int, int]:
    return row["card"], row["face"], row["paragraph"]


def drawn(rows: Sequence[_Row], count: int) -> list[_Row]:
    """So many paragraphs, the same ones each time."""
    return Random(f"abilities-{count}").sample(rows, count)  # noqa: S311 # no secret


def given_of(row: _Row) -> GivenText:
    """The paragraph, with the modes that follow it."""
    text = "\n".join((row["full"], *row.get("bullets", ())))
    return GivenText(text, row["card"], row["types"])


def label_rows() -> list[_Row]:
    """The labels, in the order of the draw."""
    return list(rows_of(_LABELS))


def labelled_compared(folder: Path, *, aside: bool) -> Iterator[Compared]:
    """What was labelled with what is read of it."""
    texts = {_place(row): row for row in paragraphs_of(folder)}
    for label in label_rows():
        row = texts[_place(label)]
        if is_aside(row["card"]) is aside:
            yield from _compared(label, given_of(row))


def _compared(label: _Row, given: GivenText) -> Iterator[Compared]:
    told = f"{given.name}: {given.text}"
    whole = read_oracle(given).abilities
    is_trigger = label.get("is_trigger", True)
    yield Compared("found", told, _yes(is_trigger), _yes(whole))
    if is_trigger and whole:
        first = _own(whole, given.text)
        for fact, read in _facts(first, whole):
            yield Compared(fact, told, _labelled(label[fact], first), read)


def _labelled(label: str | list[str], first: AbilityReading) -> str:
    """A permanent that goes to a graveyard is told as one that dies, whatever it is."""
    if isinstance(label, str):
        return label
    is_permanent = "from the battlefield" in first.condition
    return ",".join(sorted("dies" if is_permanent and each == _GONE else each for each in label))


def _own(whole: tuple[AbilityReading, ...], text: str) -> AbilityReading:
    """The first that the card itself has, or else the first."""
    return next((each for each in whole if _is_own(each, text)), whole[0])


def _is_own(ability: AbilityReading, text: str) -> bool:
    is_quoted = text.count('"', 0, ability.span.start) % 2 == 1
    made = ("delayed", "none"), ("reflexive", "no")
    return not is_quoted and all(ability.facts[name].value == usual for name, usual in made)


def _facts(first: AbilityReading, whole: tuple[AbilityReading, ...]) -> Iterator[tuple[str, str]]:
    value = {name: fact.value for name, fact in first.facts.items()}
    for name in ("option", "stack_choice", "resolution_choice"):
        yield name, str(value[name])
    names = value["effects"] if isinstance(value["effects"], tuple) else ()
    damage = "damage" if _MADE.intersection(names) else "no"
    yield "seen", "yes" if any(EFFECTS[name].is_seen for name in names) else damage
    yield "forbids", _yes(any(EFFECTS[name].forbids for name in names))
    inner = [each for each in whole if first.span.start <= each.span.start < first.span.end]
    yield "delayed", _yes(any(each.facts["delayed"].value != "none" for each in inner))
    yield "reflexive", _yes(any(each.facts["reflexive"].value == "yes" for each in inner))
    yield "duration", str(value["duration"])
    yield "event", ",".join(sorted(first.events))
    yield "detrimental", str(value["detrimental"])


def _yes(value: object) -> str:
    return "yes" if value else "no"


def judged_compared(folder: Path) -> Iterator[Compared]:
    """What judges have published of single abilities, with the hint."""
    for row in rows_of(folder / "judge_detrimental.jsonl"):
        text = row["ability_quote"]
        read = read_oracle(GivenText(text, row["card"])).abilities
        if read:  # it is quoted, not only named
            hint = str(read[0].facts["detrimental"].value).partition("-")[0]
            yield Compared("detrimental", text, _VERDICTS[row["verdict"]], hint)
