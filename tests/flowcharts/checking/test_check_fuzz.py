"""Whatever is done to a content file, checking it says what is wrong and never fails."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from flowcharts.checking.check import check_file
from flowcharts.codec.tables import MISTAKES
from flowcharts.codec.values import read
from flowcharts.folders import SHIPPED
from flowcharts.library.content_files import ContentFiles
from flowcharts.library.library import Library
from flowcharts.model.chart import Chart
from flowcharts.model.scenario import Lesson, Scenario
from flowcharts.schema.files import CardsFile, GlossaryFile
from flowcharts.talk.sheet_file import read_sheet
from tests.paths import CONTENT

SOUND = CONTENT
FILES = sorted(SOUND.rglob("*.toml"))
LIBRARY = Library(added=SOUND)
READERS: dict[str, Callable[[dict[str, Any]], object]] = {
    "charts": lambda table: read(Chart, table, id="small"),
    "scenarios": lambda table: read(Scenario, table, id="small"),
    "lessons": lambda table: read(Lesson, table, id="small"),
    "cards.toml": lambda table: read(CardsFile, table),
    "glossary.toml": lambda table: read(GlossaryFile, table),
    "seminars": lambda table: read_sheet(table, LIBRARY),
}
AROUND = ContentFiles(SOUND)
AROUND.folders = [each for each in AROUND.folders if each.path != SHIPPED]  # what ships is large

VALUES = st.sampled_from(
    """\
1|-7|true|false|""|" "|"x"|"yes"|"seen"|"mend"|"lamp"|[]|[1]|["lamp", 3]|{}|{en = "a"}
{en = 1, ja = []}|2008-03-20|[[[]]]|"《a"|"〕"|"1:upkeep"|"0:x"|1e400|nan|"\\u0000"|{a.b.c = {}}
""".replace("\n", "|")
    .strip("|")
    .split("|")
)
HEADERS = st.sampled_from(
    [
        "[decision]",
        "[decision.x]",
        "[[decision]]",
        "[[answer]]",
        "[stack]",
        "[[stack.put]]",
        "[edition]",
        '["".""]',
        "[outcome.seen]",
        "[card]",
        "[term]",
        "[answer.turn-cycle.evidence]",
    ]
)


@st.composite
def spoiled(draw: st.DrawFn, text: str) -> str:
    """*text* with some lines left out, doubled, moved, cut, or given other values."""
    rows = text.splitlines()
    for _ in range(draw(st.integers(1, 5))):
        place = draw(st.integers(0, len(rows) - 1))
        key, equals, _ = rows[place].partition(" = ")
        match draw(st.integers(0, 7)):
            case 0:
                del rows[place]
            case 1:
                rows.insert(draw(st.integers(0, len(rows))), rows[place])
            case 2:
                rows.insert(draw(st.integers(0, len(rows))), rows.pop(place))
            case 3:
                rows[place] = rows[place][: draw(st.integers(0, len(rows[place])))]
            case 4:
                rows.insert(place, draw(HEADERS))
            case 5 if equals:
                rows[place] = f"{key.rpartition('.')[0] or key} = {draw(VALUES)}"
            case _ if equals:
                rows[place] = f"{key} = {draw(VALUES)}"
            case _:
                rows[place] = rows[place].replace(".", ".x", 1)
        rows = rows or [""]
    return "\n".join(rows)


def read_straight(path: Path, table: dict[str, Any]) -> None:
    """What the library does with a file that has no problem."""
    reader = READERS.get(path.name) or READERS[path.parent.name]
    reader(table)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_checking_a_spoiled_file_never_fails_and_misses_nothing_that_stops_its_reading(
    file: Path, tmp_path: Path, data: st.DataObject
) -> None:
    text = data.draw(spoiled(file.read_text("utf-8")))
    path = tmp_path / file.relative_to(SOUND)
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")
    problems = check_file(path, AROUND)
    assert all(problem.path == path and problem.said.en for problem in problems)
    assert all(1 <= problem.line <= text.count("\n") + 1 for problem in problems)
    if not problems:
        try:
            read_straight(path, tomllib.loads(text))
        except MISTAKES as error:
            pytest.fail(f"nothing was said of what stops its reading: {error!r}\n{text}")


@pytest.mark.parametrize("name", ["charts/a.toml", "scenarios/a.toml", "a.toml", "cards.toml"])
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(content=st.binary(max_size=60) | st.text(max_size=60).map(str.encode))
def test_checking_any_bytes_never_fails(name: str, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content)
    assert check_file(path, AROUND)
