"""Cards of one’s own as the command line gives them to others, and takes them in."""

from pathlib import Path

import pytest

from flowcharts.folders import content_folder
from tests.flowcharts.cards.own_cards import USHER, keep
from tests.flowcharts.commands.said import Ask


@pytest.mark.parametrize("name", ["my-cards.toml", "MY-CARDS.TOML"])
def test_own_cards_are_exported_and_imported(ask: Ask, tmp_path: Path, name: str) -> None:
    keep(USHER, 1, "yes")
    file = tmp_path / name
    said = ask("cards", "export", str(file), "--language", "en").out
    assert " ".join(said.split()) == f"Cards of your own in {file}: 1."
    (kept,) = content_folder().glob("cards-own-*.toml")
    before = kept.read_text("utf-8")
    kept.unlink()
    said = ask("cards", "import", str(file), "--language", "en").out
    assert "among your own: 1; abilities of them that are new: 1." in " ".join(said.split())
    assert kept.read_text("utf-8") == before


@pytest.mark.parametrize(
    ("language", "said"), [("en", "no cards of your own"), ("ja", "まだありません")]
)
def test_whoever_has_none_is_told_so(ask: Ask, tmp_path: Path, language: str, said: str) -> None:
    answer = ask("cards", "export", str(tmp_path / "my-cards.toml"), "--language", language)
    assert answer.status != 0
    assert said in answer.err


def test_an_own_card_is_removed_by_its_name(ask: Ask) -> None:
    keep(USHER, 1, "yes")
    said = ask("cards", "remove", "hollow", "usher", "--language", "en").out
    assert " ".join(said.split()) == "“Hollow Usher” is no longer among your own cards."
    assert not list(content_folder().glob("cards-own-*.toml"))
    again = ask("cards", "remove", "hollow usher", "--language", "ja")
    assert again.status != 0
    assert "保存した自分のカードではありません" in again.err


def test_a_card_of_the_program_is_not_removed(ask: Ask) -> None:
    answer = ask("cards", "remove", "Dark Confidant", "--language", "en")
    assert answer.status != 0
    assert "none of the cards that you have kept" in answer.err


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "There is no file or folder none.json."),
        ("ja", "none.json というファイルやフォルダーはありません。"),
    ],
)
def test_a_file_that_is_not_there_is_not_one_of_another_kind(
    ask: Ask, language: str, said: str
) -> None:
    assert ask("cards", "import", "none.json", "--language", language).is_refusal(said)


def test_of_cards_that_are_content_it_is_said_what_takes_them(ask: Ask, tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text('[card.bear]\nname.en = "Bear"\n', "utf-8")
    answer = ask("cards", "import", str(file))
    assert answer.is_refusal(f" {file}` opens it and adds it to your own content.")
    assert not list(content_folder().glob("*"))
