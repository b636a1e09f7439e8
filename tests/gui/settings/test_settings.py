"""What is remembered: never half written, never silently lost."""

import json
from pathlib import Path

import pytest

from flowcharts.model.text import Wording
from gui.settings.settings import BrokenSettingsError, Settings, read_settings, write_settings
from gui.theme.colours import ThemeName

CHOSEN = Settings(
    wording=Wording.BOTH,
    theme=ThemeName.PROJECTOR,
    text_size=18,
    pace=2.0,
    visited=frozenset({"kavu-monarch"}),
    recent=("闇の腹心", "pact"),
    moves=False,
    sizes={"awareness": 0.8, "missed-trigger-2024": 0},
)


def test_what_was_chosen_is_there_again(tmp_path: Path) -> None:
    write_settings(tmp_path / "settings.json", CHOSEN)
    assert read_settings(tmp_path / "settings.json", Settings()) == CHOSEN


def test_the_first_run_has_no_file(tmp_path: Path) -> None:
    first = Settings(wording=Wording.JAPANESE)
    assert read_settings(tmp_path / "none.json", first) == first


@pytest.mark.parametrize(
    "broken",
    [
        "{",
        "[]",
        "null",
        '{"theme": "mauve"}',
        '{"text_size": "large"}',
        '{"pace": -1}',
        '{"visited": "all"}',
        '{"moves": 1}',
        '{"sizes": {"awareness": -1}}',
        '{"sizes": {"awareness": true}}',
        '{"text_size": Infinity}',
        '{"text_size": 9999}',
        '{"text_size": 0.5}',
        '{"left_width": 99999999999}',
        '{"left_width": 0.5}',
        "[" * 100_000,
        "\x00\x01",
    ],
    ids=lambda broken: broken[:24],
)
def test_a_broken_file_is_set_aside_whole_and_named(tmp_path: Path, broken: str) -> None:
    file = tmp_path / "settings.json"
    file.write_text(broken, encoding="utf-8")
    with pytest.raises(BrokenSettingsError) as caught:
        read_settings(file, Settings())
    (aside,) = tmp_path.glob("settings.broken-*.json")
    assert str(aside) in str(caught.value)
    assert aside.read_text(encoding="utf-8") == broken
    assert not file.exists()


@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        ('{\n "theme": mauve}', "line 2, column 11: here it is no JSON"),
        ("", "line 1, column 1: here it is no JSON"),
        ("[]", "it is no table of settings, which stands in { and }"),
        ('{"wording": "xx"}', '“wording” is "xx", and should be one of en, ja, both'),
        ('{"wording": ["en"]}', '“wording” is ["en"], and should be one of en, ja, both'),
        ('{"moves": 1}', "“moves” is 1, and should be true or false"),
        ('{"chart": null}', "“chart” is null, and should be words in quotes"),
        ('{"visited": "all"}', '“visited” is "all", and should be a list of words, as ["…", "…"]'),
        ('{"text_size": 9999}', "“text_size” is 9999, and should be a number from 12 to 24"),
        ('{"sizes": [1]}', '“sizes” is [1], and should be a table of numbers, as {"…": 1}'),
        ('{"pace": false}', "“pace” is false, and should be a number above 0 and at most 10000"),
        (f'{{"theme": "{"x" * 999}"}}', f'“theme” is "{"x" * 39}…, and should be one of light,'),
        ("[" * 100_000, "it nests brackets far too deeply"),
        (f'{{"pace": {"9" * 5000}}}', "a number in it is far too long"),
    ],
    ids=lambda words: words[:24],
)
def test_it_is_said_for_people_what_is_wrong_and_what_would_be_right(
    tmp_path: Path, broken: str, reason: str
) -> None:
    (tmp_path / "settings.json").write_text(broken, encoding="utf-8")
    with pytest.raises(BrokenSettingsError) as caught:
        read_settings(tmp_path / "settings.json", Settings())
    assert f"could not be read ({reason}" in str(caught.value)


def test_a_file_in_another_encoding_is_set_aside(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_bytes('{"theme": "dark"}'.encode("utf-16"))
    with pytest.raises(BrokenSettingsError, match="it is not UTF-8 text"):
        read_settings(file, Settings())
    assert list(tmp_path.glob("settings.broken-*.json"))


def test_what_cannot_be_read_at_all_is_set_aside_too(tmp_path: Path) -> None:
    folder = tmp_path / "settings.json"
    (folder / "of-the-user").mkdir(parents=True)
    with pytest.raises(BrokenSettingsError) as caught:
        read_settings(folder, Settings())
    (aside,) = tmp_path.glob("settings.broken-*.json")
    assert (aside / "of-the-user").is_dir()
    assert str(aside) in str(caught.value)
    assert not caught.value.stays


def test_what_cannot_be_set_aside_stays(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("a file where the folder should be", encoding="utf-8")
    with pytest.raises(BrokenSettingsError, match="nor set aside") as caught:
        read_settings(tmp_path / "config" / "settings.json", Settings())
    assert caught.value.stays


def test_a_file_of_a_newer_version_is_read(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    write_settings(file, CHOSEN._replace(text_size=20))
    document = json.loads(file.read_text(encoding="utf-8")) | {"from_next_year": 1}
    file.write_text(json.dumps(document), encoding="utf-8")
    assert read_settings(file, Settings()).text_size == 20


@pytest.mark.parametrize("odd", ["é", "\ud800", "a\0b"], ids=ascii)
def test_whatever_words_were_read_can_be_written_again(tmp_path: Path, odd: str) -> None:
    file = tmp_path / "settings.json"
    words = {
        "chart": odd,
        "scenario": odd,
        "window": odd,
        "visited": [odd],
        "unfolded": [odd],
        "recent": [odd],
    }
    file.write_text(json.dumps(words), encoding="utf-8")
    settings = read_settings(file, Settings())
    assert settings.visited == {odd}
    write_settings(file, settings)
    assert read_settings(file, Settings()) == settings


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    write_settings(file, CHOSEN)
    with pytest.raises(TypeError):
        write_settings(file, CHOSEN._replace(chart=object()))  # type: ignore[arg-type]  # on purpose
    assert read_settings(file, Settings()) == CHOSEN
    assert list(tmp_path.iterdir()) == [file], "nothing half written is left"
