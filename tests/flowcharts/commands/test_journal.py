"""`journal`: what practice has written down is checked, carried away and brought back."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from flowcharts.journal.files import JOURNAL_FORMATS
from flowcharts.journal.profiles import own_profile
from flowcharts.journal.store import Journal
from tests.flowcharts.commands.said import Ask
from tests.flowcharts.journal.damage import change, fill, spoil_middle
from tests.flowcharts.journal.reviews import NOW, result, review


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "mine.journal"
    fill(file, 300)
    return file


def own() -> Path:
    file = own_profile().journal
    fill(file, 3)
    return file


def test_a_sound_journal_is_called_so(ask: Ask, file: Path) -> None:
    said = ask("journal", "check", str(file), "--json")
    document = said.document
    assert said.status == 0
    assert (document["reviews"], document["sound"], document["version"]) == (300, True, 1)
    assert (document["faults"], document["vanished"], document["backups"]) == ([], [], [])
    told = ask("journal", "check", str(file))
    assert (told.status, told.err) == (0, "")
    assert "sound" in told.out
    assert "300" in told.out
    japanese = ask("journal", "check", str(file), "--language", "ja").out
    assert "問題はありません" in "".join(japanese.split())


def test_without_a_name_ones_own_journal_is_meant(ask: Ask) -> None:
    assert "no journal yet" in ask("journal", "check").out
    assert ask("journal", "check", "--json").document["sound"] is True
    file = own()
    assert ask("journal", "check", "--json").document["journal"] == str(file)
    assert ask("journal", "check", "--json").document["reviews"] == 3
    other = ask("journal", "check", "--journal", str(file), "--json")
    assert other.document == ask("journal", "check", "--json").document


def test_an_unsound_journal_has_a_status_of_its_own_and_names_its_backup(
    ask: Ask, file: Path
) -> None:
    made = ask("journal", "backups", "--journal", str(file), "--new", "--json").document
    (backup,) = made["backups"]
    spoil_middle(file)
    said = ask("journal", "check", str(file), "--json")
    assert (said.status, said.document["sound"]) == (1, False)
    assert said.document["faults"]
    assert said.document["backups"] == [backup]
    assert 240 < said.document["reviews"] < 300, "what can still be read"
    told = ask("journal", "check", str(file))
    assert told.status == 1
    assert f"--restore {Path(backup['file']).stem}" in " ".join(told.out.split())


def test_a_backup_is_made_listed_and_brought_back(ask: Ask, file: Path) -> None:
    on = ("--journal", str(file))
    assert "no backups yet" in " ".join(ask("journal", "backups", *on).out.split())
    assert ask("journal", "backups", *on, "--new").status == 0
    (backup,) = (file.with_name("mine.journal.backups")).iterdir()
    assert backup.stem in ask("journal", "backups", *on).out
    spoil_middle(file)
    damaged = file.read_bytes()
    said = ask("journal", "backups", *on, "--restore", "newest")
    assert said.status == 0
    (aside,) = file.parent.glob("mine.journal.set-aside-*Z")
    assert aside.read_bytes() == damaged
    assert aside.name in "".join(said.out.split())
    assert ask("journal", "check", str(file), "--json").document["reviews"] == 300
    assert ask("journal", "backups", *on, "--restore", "x").is_refusal("no backup", backup.stem)
    spoil_middle(backup)
    assert ask("journal", "backups", *on, "--restore", "newest").is_refusal("no sound backup")


@pytest.mark.parametrize("ending", ["json", "csv"])
def test_a_journal_goes_to_another_computer(ask: Ask, file: Path, ending: str) -> None:
    out = file.with_name(f"out.{ending}")
    said = ask("journal", "export", "--journal", str(file), "-o", str(out))
    assert said.status == 0
    assert "300" in said.out
    assert ask("journal", "import", str(out), "--json").document == {"added": 300, "known": 0}
    assert ask("journal", "import", str(out), "--json").document == {"added": 0, "known": 300}
    with Journal.read_only(file) as here, Journal.read_only(own_profile().journal) as there:
        assert [*here.reviews()] == [*there.reviews()]


def test_examples_go_to_anki_without_a_journal(ask: Ask, tmp_path: Path) -> None:
    out = tmp_path / "deck.apkg"
    said = ask("journal", "export", "-o", str(out), "--json")
    assert said.status == 0
    assert said.document["cards"] > 200
    assert out.read_bytes().startswith(b"PK")
    assert not own_profile().journal.exists()


def test_items_whose_question_is_gone_are_named_and_kept(ask: Ask, file: Path) -> None:
    with Journal.open(file, NOW) as journal:
        journal.add(review(300, result("missed-trigger-1994/ante"), result("gone/gone#idea")))
    document = ask("journal", "check", str(file), "--json").document
    assert document["vanished"] == ["gone/gone#idea", "missed-trigger-1994/ante"]
    assert document["sound"] is True
    assert "missed-trigger-1994/ante" in ask("journal", "check", str(file)).out
    with Journal.read_only(file) as journal:
        assert len(journal.history("gone/gone#idea")) == 1


@pytest.mark.parametrize(
    ("words", "right"),
    [
        (("chek",), ("check",)),
        ((), ("check",)),
        (("check", "nowhere.journal"), ("nowhere.journal",)),
        (("check", "a", "--journal", "b"), ("once",)),
        (("export",), ("journal.json", *(f".{ending} (" for ending in JOURNAL_FORMATS))),
        (("export", "-o", "a.txt"), ("json",)),
        (("export", "-o", "a"), ("json",)),
        (("export", "-o", "a.json"), ("no journal",)),
        (("export", "a.json", "-o", "b.json"), ("a.json",)),
        (("export", "--journal", "b.journal", "-o", "b.apkg"), ("b.journal",)),
        (("import",), ("journal.json",)),
        (("import", "a.json"), ("a.json", "No such file")),
        (("import", "a.apkg"), ("Anki",)),
        (("import", "a.json", "-o", "b"), ("-o", "export")),
        (("check", "--new"), ("--new", "backups")),
        (("check", "--restore", "newest"), ("--restore", "backups")),
        (("backups", "--new"), ("no journal",)),
        (("backups", "--restore", "newest"), ("no backups",)),
    ],
    ids=" ".join,
)
def test_what_does_not_fit_is_answered_by_one_sentence(
    ask: Ask,
    words: tuple[str, ...],
    right: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert ask("journal", *words).is_refusal(*right)
    assert list(tmp_path.iterdir()) == []
    assert not own_profile().journal.exists(), "what was refused begins no journal"


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda file: change(file, "PRAGMA user_version = 9"), ("newer", "9")),
        (lambda file: change(file, "PRAGMA application_id = 9"), ("another program",)),
    ],
)
def test_what_this_version_cannot_read_is_refused(
    ask: Ask, file: Path, spoil: Callable[[Path], None], words: tuple[str, ...]
) -> None:
    spoil(file)
    assert ask("journal", "check", str(file)).is_refusal(*words)
    out = file.with_name("out.json")
    assert ask("journal", "export", "--journal", str(file), "-o", str(out)).is_refusal(*words)
    assert not out.exists()


def test_a_journal_in_use_is_read_but_not_written(ask: Ask, file: Path) -> None:
    out = file.with_name("out.json")
    on = ("--journal", str(file))
    with Journal.open(file, NOW) as journal:
        journal.add(review(300))
        assert ask("journal", "check", str(file), "--json").document["reviews"] == 301
        assert ask("journal", "export", *on, "-o", str(out)).status == 0
        assert ask("journal", "backups", *on, "--new").status == 0
        assert ask("journal", "import", str(out), *on).is_refusal("another window")
        assert ask("journal", "backups", *on, "--restore", "newest").is_refusal("another window")
    assert len(json.loads(out.read_text("utf-8"))["reviews"]) == 301


def test_a_file_that_was_there_stays_where_nothing_can_be_written(ask: Ask, file: Path) -> None:
    out = file.with_name("out.json")
    out.write_text("mine", encoding="utf-8")
    spoil_middle(file)
    assert ask("journal", "export", "--journal", str(file), "-o", str(out)).is_refusal("damaged")
    assert out.read_text("utf-8") == "mine"
    full = Path("/dev/full")
    if full.exists():
        own()
        assert ask("journal", "export", "-o", f"{file.parent}/x.csv").status == 0
