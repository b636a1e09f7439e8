"""Content packs that are taken in: checked whole, kept whole, read in the place of what ships."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from flowcharts.checking.checker import checker
from flowcharts.folders import SHIPPED
from flowcharts.library.library import Library
from flowcharts.library.pack_folders import content_of_packs
from flowcharts.model.dates import date_of
from flowcharts.packs.error import PackError
from flowcharts.packs.kept_packs import checked, remove, take, turn
from flowcharts.packs.pack import installed
from flowcharts.version import CONTENT_DATE
from tests.flowcharts.packs.made import DAY, FRESH, NEXT_DAY, OLD, head, pack, shipped
from tests.shipped import LIBRARY, cache_of_all

TODAY = "charts/missed-trigger-2024.toml"
LESSON = "lessons/start-here.toml"


def refused(files: dict[str, bytes], packs: Path) -> tuple[str, ...]:
    before = sorted(packs.rglob("*"))
    with pytest.raises(PackError) as raised:
        take(files, packs)
    assert sorted(packs.rglob("*")) == before
    return tuple(each.en for each in raised.value.reasons)


def library(packs: Path) -> Library:
    return Library(cache_of_all(), checker=checker, packs=packs)


def test_a_pack_brings_a_chart_until_it_is_turned_off_or_removed(tmp_path: Path) -> None:
    taken = take(pack(), tmp_path)
    assert (taken.id, taken.title.en) == ("guide-2099", "Guide of January 2099")
    assert library(tmp_path).chart("missed-trigger-2099").start
    assert [pack.file_count for pack in installed(tmp_path)] == [1]
    turn("guide-2099", tmp_path, on=False)
    assert not library(tmp_path).has_chart("missed-trigger-2099")
    turn("guide-2099", tmp_path, on=True)
    assert library(tmp_path).has_chart("missed-trigger-2099")
    remove("guide-2099", tmp_path)
    assert not library(tmp_path).has_chart("missed-trigger-2099")
    assert list(tmp_path.iterdir()) == []


def test_a_later_pack_takes_the_place_of_an_older_one_and_never_the_other_way(
    tmp_path: Path,
) -> None:
    take(pack(day=NEXT_DAY), tmp_path)
    (said,) = refused(pack(version="2.0"), tmp_path)
    assert said == (
        "A newer one is here already: “Guide of January 2099”, version 1.0 of "
        f"{date_of(NEXT_DAY).en}."
    )
    newer = pack(day=NEXT_DAY, version="1.1") | {"charts/missed-trigger-2100.toml": shipped(OLD)}
    take(newer, tmp_path)
    assert [each.folder.name for each in installed(tmp_path)] == [f"{NEXT_DAY} guide-2099"]
    assert library(tmp_path).has_chart("missed-trigger-2100")


def test_a_file_of_a_pack_is_read_in_the_place_of_the_shipped_one(tmp_path: Path) -> None:
    title = b'title.en = "Renewed"\ntitle.ja = "\xe6\x96\xb0\xe7\x89\x88"\n'
    lines = shipped(LESSON).split(b"\n")
    renewed = b"\n".join(line for line in lines if not line.startswith(b"title"))
    assert renewed != shipped(LESSON)
    take({"pack.toml": head(), LESSON: title + renewed}, tmp_path)
    found = library(tmp_path)
    assert list(found.lessons) == list(LIBRARY.lessons)
    assert found.lessons["start-here"].title.en == "Renewed"


@pytest.mark.parametrize(
    ("files", "said"),
    [
        (pack(needs="99.0"), "needs version 99.0 of the program"),
        (pack(day="soon"), "pack.toml: “soon” is not a day"),
        (pack(version="one"), "pack.toml: `version` “one” is no version"),
        (pack(version="1" * 5000), "pack.toml: `version` is longer than 30 letters"),
        (pack(needs="9." * 2500 + "9"), "pack.toml: `needs` is longer than 30 letters"),
        (pack(version="١.٢"), "is no version"),
        (pack(day="2026-11"), "pack.toml: `day` “2026-11” is no whole day: write YYYY-MM-DD"),
        (pack(day="9999-12-31"), "Its `day`, 9999-12-31, is yet to come"),
        (pack(title_en="A" * 101), "pack.toml: `title.en` has 101 letters; 100 is the most"),
        (
            pack(title_ja="\u202e指針"),
            "`title.ja` has a sign in it that nobody sees, U+202E",
        ),
        (pack(title_en="A\\nB"), "`title.en` has a sign in it that nobody sees, U+000A"),
        ({"pack.toml": head()}, "There is no content in it: no .toml file but pack.toml"),
        (pack(title_ja=""), "pack.toml: The Japanese is missing"),
        (pack(colour="red"), "pack.toml: `colour` is not known here"),
        (pack() | {"pack.toml": b"id = "}, "pack.toml: line 1"),
        (pack() | {"pack.toml": b"\xff"}, "pack.toml: line 1: it is not UTF-8 text"),
        (pack() | {FRESH: b"start = 1"}, f"{FRESH}, line "),
        (pack() | {FRESH: shipped(OLD) + b'\nrule = "none"\n'}, "`rule` is not known here"),
        (pack() | {"ideas.toml": shipped("ideas.toml")}, "Only the ideas of the program are read"),
    ],
)
def test_what_is_wrong_is_said_and_nothing_changes(
    tmp_path: Path, files: dict[str, bytes], said: str
) -> None:
    assert any(said in each for each in refused(files, tmp_path / "packs"))


def test_what_leans_on_a_renewed_chart_is_looked_at_too(tmp_path: Path) -> None:
    files = {"pack.toml": head(), "charts/when-may-i-play-it.toml": shipped(OLD)}
    found = refused(files, tmp_path)
    assert any("scenarios" in each for each in found)


PLAYS = "charts/when-may-i-play-it.toml"
CASE = "scenarios/abbot-creature-in-combat.toml"
MINE, ITS_CASE = "charts/own-plays.toml", "scenarios/own-plays.toml"


def with_chart(pack_id: str, day: str, chart: bytes, **others: bytes) -> dict[str, bytes]:
    named = {f"{kind}/own-plays.toml": content for kind, content in others.items()}
    return {"pack.toml": head(id=pack_id, day=day), MINE: chart, **named}


def case_on(chart: bytes) -> bytes:
    return shipped(CASE).replace(b"when-may-i-play-it", chart)


def test_what_leans_on_a_chart_of_another_pack_is_looked_at_too(tmp_path: Path) -> None:
    case = case_on(b"own-plays")
    take(with_chart("first", DAY, shipped(PLAYS), scenarios=case), tmp_path)
    other = with_chart("second", NEXT_DAY, shipped(OLD))
    assert any("scenarios/own-plays.toml, line 3" in each for each in refused(other, tmp_path))
    earlier = with_chart("earlier", DAY, shipped(OLD))
    take(earlier, tmp_path)  # the chart of the later one is read all the same
    assert library(tmp_path).scenario("own-plays").walk(library(tmp_path).chart("own-plays"))


def test_what_leans_on_a_chart_by_way_of_another_one_is_looked_at_too(tmp_path: Path) -> None:
    whole = shipped(PLAYS)
    row = whole[whole.index(b"[decision.time-over]") : whole.index(b"[decision.as-it-resolves]")]
    like = whole.replace(row, b'[decision.time-over]\nlike = "own-plays"\n\n')
    base = with_chart("first", DAY, whole)
    take(base | {"charts/over.toml": like, "scenarios/case.toml": case_on(b"over")}, tmp_path)
    turned = (
        row.replace(b'no = "as', b'x = "as').replace(b"yes =", b"no =").replace(b"x =", b"yes =")
    )
    other = with_chart("second", NEXT_DAY, whole.replace(row, turned))
    found = refused(other, tmp_path)
    assert any("scenarios/case.toml" in each for each in found)


def test_a_pack_that_another_one_needs_stays_until_that_is_off(tmp_path: Path) -> None:
    chart = shipped(PLAYS)
    fresh = chart.replace(b"as-it-resolves", b"while-it-resolves")
    case = shipped(CASE).replace(b"as-it-resolves", b"while-it-resolves")
    others = {
        f"scenarios/{path.name}": path.read_bytes().replace(b"as-it-resolves", b"while-it-resolves")
        for path in (SHIPPED / "scenarios").glob("*.toml")
        if b"when-may-i-play-it" in path.read_bytes()
    }
    first = {"pack.toml": head(id="first"), PLAYS: fresh, **others, CASE: case}
    take(first, tmp_path)
    second = {"pack.toml": head(id="second", day=NEXT_DAY), CASE: case + b"\n"}
    take(second, tmp_path)
    needed = f"“Guide of January 2099” is still needed: {NEXT_DAY}"
    with pytest.raises(PackError, match=needed):
        turn("first", tmp_path, on=False)
    with pytest.raises(PackError, match=needed):
        remove("first", tmp_path)
    assert [pack.is_on for pack in installed(tmp_path)] == [True, True]
    turn("second", tmp_path, on=False)
    turn("first", tmp_path, on=False)
    with pytest.raises(PackError, match="while-it-resolves"):
        turn("second", tmp_path, on=True)
    assert [pack.is_on for pack in installed(tmp_path)] == [False, False]


def test_ones_own_mistake_is_no_fault_of_a_pack_but_what_the_pack_breaks_is(tmp_path: Path) -> None:
    packs, own = tmp_path / "packs", tmp_path / "own"
    (own / "scenarios").mkdir(parents=True)
    (own / "scenarios" / "mine.toml").write_text(
        'title = 3\nchart = "when-may-i-play-it"\n', "utf-8"
    )
    glossary = {"pack.toml": head(), "glossary.toml": shipped("glossary.toml")}
    shares: list[float] = []
    # Anything may name what a glossary has: to look at all of it once is enough.
    renewed = {"pack.toml": head(), PLAYS: shipped(PLAYS)}
    assert checked(glossary, own=own) == take(renewed, packs, own, shares.append)
    assert len(shares) > 2
    assert shares == sorted(shares), "what is done is done"
    turn("guide-2099", packs, own, on=False)
    turn("guide-2099", packs, own, on=True)
    (own / "scenarios" / "case.toml").write_bytes(shipped(CASE))
    with pytest.raises(PackError) as raised:
        take({"pack.toml": head(id="other"), PLAYS: shipped(OLD)}, packs, own)
    assert any("own/scenarios/case.toml" in each.en for each in raised.value.reasons)
    assert not any("mine.toml" in each.en for each in raised.value.reasons)


def test_one_older_than_what_ships_is_taken_only_where_that_is_asked_for(tmp_path: Path) -> None:
    (said,) = refused(pack(day="2020-01-01"), tmp_path)
    day = date_of(CONTENT_DATE).en
    age = f", of 1 Jan 2020, is older than the content of this program, of {day}."
    assert said.endswith(age)
    take(pack(day="2020-01-01"), tmp_path, takes_older=True)
    assert library(tmp_path).has_chart("missed-trigger-2099")
    (found,) = installed(tmp_path)
    assert (found.state.en, found.why_not) == ("read, though older than what ships", None)


def test_what_ships_later_is_read_until_one_says_otherwise(tmp_path: Path) -> None:
    take(pack(day="2020-01-01"), tmp_path, takes_older=True)
    kept(tmp_path, "anyway").write_text("2020-06-01", "utf-8")  # the content that shipped then
    assert not library(tmp_path).has_chart("missed-trigger-2099")
    (told,) = library(tmp_path).faults_of_packs
    assert "is not read: it is older than the content of this program" in told.en
    assert "付属の教材" in told.ja
    (found,) = installed(tmp_path)
    assert (found.is_on, found.state.en) == (True, "not read")
    assert found.why_not is not None
    assert "is older than the content of this program" in found.why_not.en
    turn("guide-2099", tmp_path, on=False)
    assert library(tmp_path).faults_of_packs == []
    assert turn("guide-2099", tmp_path, on=True).is_read
    assert library(tmp_path).has_chart("missed-trigger-2099")
    assert library(tmp_path).faults_of_packs == []
    take(pack(), tmp_path)
    (found,) = installed(tmp_path)
    assert (found.state.en, found.age) == ("read", None)


def test_an_older_one_leaves_a_newer_one_that_is_for_a_newer_program(tmp_path: Path) -> None:
    take(pack(day=NEXT_DAY, version="2.0"), tmp_path)
    for name in ("pack.toml", "taken.json"):
        need_newer(kept(tmp_path, name))
    (said,) = refused(pack(), tmp_path)
    assert said.startswith("A newer one is here already: “Guide of January 2099”, version 2.0 of ")
    assert [each.folder.name for each in installed(tmp_path)] == [f"{NEXT_DAY} guide-2099"]
    kept(tmp_path, "pack.toml").write_bytes(b"broken = ")
    take(pack(), tmp_path)
    assert library(tmp_path).has_chart("missed-trigger-2099")


def kept(packs: Path, name: str) -> Path:
    """The file of that name of the pack that was taken."""
    (folder,) = packs.iterdir()
    return folder / name


def copy_over(file: Path) -> None:
    """As a service that keeps folders alike keeps both sides of a conflict."""
    file.write_bytes(shipped(TODAY))


def break_off(file: Path) -> None:
    file.write_text("broken = ", "utf-8")


def need_newer(file: Path) -> None:
    """As a newer program has taken it in, which writes the same."""
    file.write_bytes(file.read_bytes().replace(b"0.1.0", b"9.0"))


@pytest.fixture(scope="module")
def renewing(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The packs of somebody who has taken in one that renews today’s chart."""
    packs = tmp_path_factory.mktemp("packs")
    renewed = shipped(TODAY).replace(b'title.en = "', b'title.en = "Renewed: ', 1)
    take({"pack.toml": head(), TODAY: renewed}, packs)
    return packs


@pytest.mark.parametrize(
    ("name", "spoil", "said"),
    [
        (f"content/{TODAY}", break_off, f"content/{TODAY} is not as it was taken in"),
        (f"content/{TODAY}", Path.unlink, f"content/{TODAY} is not as it was taken in"),
        ("pack.toml", break_off, "pack.toml is not as it was taken in"),
        ("pack.toml", need_newer, "pack.toml is not as it was taken in"),
        ("content/cards (1).toml", copy_over, "content/cards (1).toml is not as it was taken in"),
        ("taken.json", break_off, "taken.json is not as it was taken in"),
        ("taken.json", need_newer, "needs version 9.0 of the program, and this is 0.1.0"),
    ],
)
def test_what_ships_is_read_where_a_pack_cannot_be_and_that_can_be_removed(
    renewing: Path, tmp_path: Path, name: str, spoil: Callable[[Path], object], said: str
) -> None:
    shutil.copytree(renewing, tmp_path, dirs_exist_ok=True)
    assert titled(tmp_path).startswith("Renewed: ")
    spoil(kept(tmp_path, name))
    assert titled(tmp_path) == LIBRARY.chart("missed-trigger-2024").title.en
    (told,) = library(tmp_path).faults_of_packs
    assert said in told.en
    assert told.ja != told.en
    (pack,) = installed(tmp_path)
    assert (pack.is_on, pack.is_read, pack.fault) == (True, False, told)
    with pytest.raises(PackError, match="is not read"):
        turn(pack.folder.name, tmp_path, on=True)
    turn(pack.folder.name, tmp_path, on=False)
    assert library(tmp_path).faults_of_packs == []
    remove(pack.folder.name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def titled(packs: Path) -> str:
    """The title of today’s chart."""
    found = library(packs)
    assert found.todays_chart_id == "missed-trigger-2024"
    return found.chart("missed-trigger-2024").title.en


def test_a_pack_that_was_copied_with_the_home_is_read_as_before(tmp_path: Path) -> None:
    take(pack(), tmp_path)
    for path in tmp_path.rglob("*.toml"):
        os.utime(path, (12345, 12345))
    assert library(tmp_path).faults_of_packs == []
    assert library(tmp_path).has_chart("missed-trigger-2099")
    record = kept(tmp_path, "taken.json")
    written = record.read_bytes()
    assert b"12345" in written
    assert library(tmp_path).faults_of_packs == []
    assert record.read_bytes() == written, "its files are read once for it"
    break_off(kept(tmp_path, "content") / FRESH)
    assert library(tmp_path).faults_of_packs


def test_a_copied_pack_is_read_where_nothing_can_be_written(tmp_path: Path) -> None:
    take(pack(), tmp_path)
    for path in tmp_path.rglob("*.toml"):
        os.utime(path, (0, 0))
    kept(tmp_path, ".taken.json").mkdir()
    assert library(tmp_path).faults_of_packs == []
    assert library(tmp_path).has_chart("missed-trigger-2099")


def test_a_damaged_pack_gives_way_to_a_sound_one(tmp_path: Path) -> None:
    (tmp_path / f"{DAY} guide-2099" / "content").mkdir(parents=True)
    take(pack(), tmp_path)
    assert library(tmp_path).has_chart("missed-trigger-2099")


def test_a_file_that_a_system_or_a_hand_left_beside_the_packs_is_none(tmp_path: Path) -> None:
    take(pack(), tmp_path)
    for name in ("desktop.ini", "guide.mttpack"):
        (tmp_path / name).write_bytes(b"")
    assert [each.name for each in installed(tmp_path)] == ["guide-2099"]
    assert library(tmp_path).faults_of_packs == []
    assert library(tmp_path).has_chart("missed-trigger-2099")
    with pytest.raises(PackError, match=r"no content pack “desktop\.ini”"):
        remove("desktop.ini", tmp_path)


def test_what_a_kill_left_half_done_is_not_read(tmp_path: Path) -> None:
    (tmp_path / ".half").mkdir()
    (tmp_path / "2027-01-01 torn").mkdir()
    assert content_of_packs(tmp_path) == []
    assert [each.name for each in installed(tmp_path)] == ["2027-01-01 torn"]
    assert library(tmp_path).chart_ids == LIBRARY.chart_ids
