"""A fact that is wrong, missing, or leads elsewhere is told where it stands."""

from pathlib import Path

import pytest

from flowcharts.checking.check import check_files
from flowcharts.folders import SHIPPED
from flowcharts.library.content_files import ContentFiles
from flowcharts.problem import Problem
from tests.flowcharts.checking.mistakes import is_all_japanese

ABILITY = """
[card.my-lamp]
name.en = "My Lamp"
cost = "{2}"
text.en = "At the beginning of your upkeep, you may draw a card."
not-printed-in-japanese = true
source.en = "Written for the tests"
source.ja = "テストのために書いたもの"

[ability.my-lamp]
cards = ["my-lamp"]
option = "may"
effects = ["draw-you"]
detrimental = "no"
words.option.en = "you may"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Content of one's own: a card with its ability, and an example with its facts."""
    (tmp_path / "scenarios").mkdir()
    example = (SHIPPED / "scenarios" / "kavu-monarch-a-turn-later.toml").read_text("utf-8")
    (tmp_path / "scenarios" / "my-kavu.toml").write_text(example, "utf-8")
    (tmp_path / "charts").mkdir()
    (tmp_path / "cards.toml").write_text(ABILITY, "utf-8")
    return tmp_path


def problems(folder: Path) -> list[Problem]:
    files = ContentFiles(folder)
    return list(check_files(files.added(), files))


def spoil(path: Path, old: str, new: str) -> int:
    """Write *new* for *old*, and give the line where it stands."""
    text = path.read_text("utf-8")
    assert text.count(old) == 1, old
    path.write_text(text.replace(old, new), "utf-8")
    return text[: text.index(old)].count("\n") + 1


def test_as_it_is_nothing_is_wrong(folder: Path) -> None:
    assert problems(folder) == []


@pytest.mark.parametrize(
    ("old", "new", "table", "said"),
    [
        ('controller = "A"', 'controler = "A"', "facts", "no fact “controler”. Did you mean"),
        ('impact = "yes"', 'impact = "maybe"', "facts", "impact: It cannot be “maybe”."),
        ('acts = ["move", "mention"]', 'acts = ["moves"]', "facts", "“moves” is no act."),
        ('wants = ["nothing"]', "wants = 3", "facts", "wants: “3” is no list"),
        ('mind = ["forgot"]', 'mind = ["forgot", "saw"]', "facts", "Who forgot cannot have"),
        ('mind = ["forgot"]', 'stack_choice = "none"', "facts", "is written `stack-choice` here"),
        ('ability = "kavu-monarch"', 'ability = "monarch"', "facts", "no ability “monarch”"),
        ('ability = "kavu-monarch"\n', "", "facts", "`ability` is missing"),
    ],
)
def test_a_wrong_fact_is_told_with_its_line(
    folder: Path, old: str, new: str, table: str, said: str
) -> None:
    line = spoil(folder / "scenarios" / "my-kavu.toml", old, new)
    (problem,) = problems(folder)
    assert said in problem.said.en
    assert is_all_japanese(problem)
    assert problem.table == table
    assert problem.line <= line


def test_a_missing_fact_is_named_with_the_question_that_asks_for_it(folder: Path) -> None:
    spoil(folder / "scenarios" / "my-kavu.toml", 'acts = ["move", "mention"]\n', "")
    messages = [problem.said.en for problem in problems(folder)]
    assert messages
    assert all("The facts do not tell acts" in message for message in messages)


def test_facts_that_lead_elsewhere_are_told_at_the_answer(folder: Path) -> None:
    spoil(
        folder / "scenarios" / "my-kavu.toml",
        'controller = "A"',
        'controller = "A"\neffects = ["bonus-yours"]\nduration = "turn"',
    )
    tables = {problem.table for problem in problems(folder)}
    assert "answer.silent" in tables
    assert any(table.startswith("also.") for table in tables)
    first = next(each for each in problems(folder) if each.table == "answer.silent")
    assert first.said.en == (
        "The answers and the facts part at “silent” of missed-trigger-2007: option none, "
        "stack-choice none, resolution-choice no, effects bonus-yours."
    )


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('option = "may"', 'option = "can"', "option: It cannot be “can”."),
        ('option = "may"', 'wants = ["stack"]', "wants is not one of an ability"),
        ('effects = ["draw-you"]', 'effects = ["draw"]', "effects: It cannot be “draw”."),
        ('effects = ["draw-you"]\n', "", "`effects` is missing"),
        ('detrimental = "no"\n', "", "`detrimental` is missing"),
        ('cards = ["my-lamp"]', 'cards = ["my-lam"]', "There is no card “my-lam”"),
        ('option.en = "you may"', 'option.en = "you must"', "“you must” is not on the card"),
        ("words.option", "words.duration", "These words show “duration”"),
    ],
)
def test_a_wrong_ability_is_told(folder: Path, old: str, new: str, said: str) -> None:
    line = spoil(folder / "cards.toml", old, new)
    found = [problem for problem in problems(folder) if said in problem.said.en]
    assert len(found) == 1, problems(folder)
    assert found[0].table == "ability.my-lamp"
    assert found[0].line <= line


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('decides = "optional"', 'decides = "optinal"', "There is no rule “optinal”. Did you mean"),
        ('asked-at = "choices"', 'asked-at = "choice"', "There is no decision “choice”."),
        ('stops = "nothing-was-missed"', 'stops = "nothing"', "There is no rule “nothing”."),
    ],
)
def test_a_rule_that_there_is_not_is_told(folder: Path, old: str, new: str, said: str) -> None:
    chart = (SHIPPED / "charts" / "missed-trigger-2008.toml").read_text("utf-8")
    chart = chart.replace('decides = "unrevealed"', 'decides = "unrevealed"\nasked-at = "choices"')
    path = folder / "charts" / "my-chart.toml"
    path.write_text(chart, "utf-8")
    assert problems(folder) == []
    spoil(path, old, new)
    assert [problem for problem in problems(folder) if said in problem.said.en]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('{ answers = ["yes"] },', '{ answers = ["yess"] },', "There is no answer “yess”"),
        ("fact.delayed", "fact.delaid", "There is no fact “delaid”"),
        ('["disputed"]', '["dispute"]', "cannot be “dispute”"),
        ('fact.delayed = ["disputed"]', 'fact.missed = ["soon"]', "“soon” is not a moment"),
        ('{ answers = ["yes"] },', "", "`doubt.en` has 3, here are 2"),
        ('{ answers = ["yes"] },', '{ answers = [["yes"]] },', "must be words in quotes"),
        ('fact.delayed = ["disputed"]', 'fact.noticed = [["end"]]', "must be words in quotes"),
    ],
)
def test_a_doubt_is_about_answers_and_facts_that_there_are(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    shipped = (SHIPPED / "charts" / "missed-trigger-2024.toml").read_text("utf-8")
    assert shipped.count(old) == 1
    (tmp_path / "charts").mkdir()
    path = tmp_path / "charts" / "own-2024.toml"
    path.write_text(shipped.replace(old, new), "utf-8")
    files = ContentFiles(tmp_path)
    assert any(said in problem.said.en for problem in check_files(files.added(), files))
