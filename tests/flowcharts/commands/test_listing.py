"""`list`: documents to the letter, words for people."""

import re
import shutil
from itertools import pairwise

import pytest

from flowcharts.find.name_order import name_order
from flowcharts.folders import content_folder
from flowcharts.model.text import Language, Text
from tests.flowcharts.commands.said import Ask
from tests.paths import GAMES
from tests.shipped import LIBRARY


def test_charts_are_listed_with_their_edition(ask: Ask) -> None:
    rows = ask("list", "charts", "--json").document["charts"]
    assert [row["id"] for row in rows] == list(LIBRARY.chart_ids)
    assert next(row for row in rows if row["id"] == "missed-trigger-2008") == {
        "id": "missed-trigger-2008",
        "title": {"en": "Missed trigger remedies", "ja": "誘発忘れの処置"},
        "game": "magic",
        "edition": "Penalty Guide, March 2008 — superseded",
        "superseded": True,
        "decisions": ["optional", "choices", "visual", "default", "turn-cycle"],
        "outcomes": ["not-used", "resolved", "resolve-now", "stack", "no-fix"],
        "exits": ["failure-to-reveal", "not-a-trigger"],
    }


def test_lessons_are_listed_with_their_scenarios(ask: Ask) -> None:
    rows = ask("list", "lessons", "--json").document["lessons"]
    assert [list(row) for row in rows] == [["id", "title", "game", "scenarios"]] * len(rows)
    (first, *_) = rows
    assert first["id"] == "article-examples"
    assert "herd-gnarr" in first["scenarios"]


def test_scenarios_are_listed_in_the_order_of_their_lesson(ask: Ask) -> None:
    rows = ask("list", "scenarios", "--json").document["scenarios"]
    assert [row["id"] for row in rows] == list(LIBRARY.scenario_ids)
    row = next(row for row in rows if row["id"] == "pouncing-jaguar-echo")
    assert {key: row[key] for key in row if key not in ("source", "level", "confidence")} == {
        "id": "pouncing-jaguar-echo",
        "title": {"en": "Pouncing Jaguar’s echo", "ja": "《飛びかかるジャガー》のエコー"},
        "game": "magic",
        "charts": ["missed-trigger-2008", *LIBRARY.scenario("pouncing-jaguar-echo").also],
        "cards": ["Pouncing Jaguar", "Grizzly Bears", "Terror", "Fact or Fiction"],
        "lesson": "article-examples",
    }
    assert all(row[key] for key in ("source", "level", "confidence"))


def test_cards_are_listed_with_their_text(ask: Ask) -> None:
    rows = ask("list", "cards", "--json").document["cards"]
    assert all(list(row) == ["name", "text", "game"] for row in rows)
    texts = {row["name"]["en"]: row["text"] for row in rows}
    assert texts["Grizzly Bears"] == {"en": "", "ja": ""}
    assert "unless you pay {G}{G}" in texts["Child of Gaea"]["en"]


@pytest.mark.parametrize("cache", ["charts", "lessons", "scenarios", "cards"])
@pytest.mark.parametrize("language", ["en", "ja", "both"])
def test_every_row_is_said_in_words(ask: Ask, cache: str, language: str) -> None:
    rows = ask("list", cache, "--json").document[cache]
    said = ask("list", cache, "--language", language)
    assert said.status == 0
    for row in rows:
        names = row.get("title") or row["name"]
        # A long line may be broken anywhere between two Japanese signs.
        unbroken = "".join(said.out.split())
        assert all(
            "".join(names[code].split()) in unbroken
            for code in (("en", "ja") if language == "both" else (language,))
        )


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("kind", ["scenarios", "sheets"])
def test_titles_stand_as_the_language_sorts_them(ask: Ask, kind: str, language: str) -> None:
    rows = ask("list", kind, "--game", "magic", "--json").document[kind]
    titles = {row["id"]: Text(row["title"]["en"], row["title"]["ja"]) for row in rows}
    said = ask("list", kind, "--game", "magic", "--language", language).out
    listed = re.findall(r"^([a-z0-9-]+)[:：]", said, re.MULTILINE)
    assert listed == sorted(titles, key=lambda each: name_order(titles[each], Language(language)))


@pytest.mark.parametrize(
    ("words", "right"), [(("chart",), "charts"), ((), "charts"), (("cards", "--jsno"), "--json")]
)
def test_a_wrong_list_is_answered_by_one_sentence(
    ask: Ask, words: tuple[str, ...], right: str
) -> None:
    assert ask("list", *words).is_refusal(right)


@pytest.fixture
def _with_games() -> None:
    shutil.copytree(GAMES, content_folder())


@pytest.mark.usefixtures("_with_games")
@pytest.mark.parametrize("cache", ["charts", "lessons", "scenarios", "cards"])
def test_each_row_says_its_game_and_one_game_can_be_listed_alone(ask: Ask, cache: str) -> None:
    rows = ask("list", cache, "--json").document[cache]
    for game in {row["game"] for row in rows}:
        alone = ask("list", cache, "--game", game, "--json").document[cache]
        assert alone == [row for row in rows if row["game"] == game]
    assert ask("list", cache, "--game", "chess").is_refusal("chess", "forge")


@pytest.mark.usefixtures("_with_games")
def test_in_words_each_game_stands_under_its_name(ask: Ask) -> None:
    lines = ask("list", "lessons", "--language", "en").out.splitlines()
    titles = [lines.index(f"{title}") for title in ("Flesh and Blood", "Forge scripts")]
    assert titles == sorted(titles)
    own = next(at for at, line in enumerate(lines) if "First steps in the arena" in line)
    assert titles[0] < own < titles[1]
    alone = ask("list", "lessons", "--game", "forge", "--language", "en").out
    assert "Forge scripts" not in alone.splitlines()


@pytest.mark.usefixtures("_with_games")
def test_coverage_names_the_game_of_charts_and_lessons(ask: Ask) -> None:
    said = ask("coverage", "--language", "en").out
    assert "Flesh and Blood: First steps in the arena" in said
    assert said.index("\nForge scripts: Charts") < said.index("\nscript-event")


def test_forge_is_told_with_cards_of_magic(ask: Ask) -> None:
    forge, magic = (ask("list", "cards", "--game", game).out for game in ("forge", "magic"))
    assert forge == magic
    assert "Cinder Wall" in forge


@pytest.mark.parametrize(
    ("language", "first", "last"),
    [
        ("en", "A Display of My Dark Power", "Young Necromancer"),
        ("ja", "アカデミーの修士魔道士", "Young Necromancer"),
    ],
)
def test_cards_are_listed_as_the_language_sorts_them(
    ask: Ask, language: str, first: str, last: str
) -> None:
    told = ask("list", "cards", "--game", "magic", "--language", language).out.splitlines()
    names = [name for name, rule in pairwise(told) if rule and set(rule) == {"-"}]
    assert (names[0], names[-1]) == (first, last)
    if language == "ja":
        assert names.index("アショクの消去") < names.index("硫黄の渦") < names.index("嘘か真か")
