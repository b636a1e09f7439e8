"""What goes with the rules: whatever cannot be so is noted where it stands."""

from pathlib import Path

import pytest

from flowcharts.checking.check import check_files
from flowcharts.folders import SHIPPED
from flowcharts.library.content_files import ContentFiles
from flowcharts.problem import Problem
from tests.flowcharts.checking.mistakes import is_all_japanese

IDEAS = (SHIPPED / "ideas.toml").read_text("utf-8")
QUESTIONS = (SHIPPED / "questions.toml").read_text("utf-8")
CHANGES = (SHIPPED / "changes.toml").read_text("utf-8")
FACTS = (SHIPPED / "facts.toml").read_text("utf-8")
DISPUTES = (SHIPPED / "disputes.toml").read_text("utf-8")
EFFECTS = (SHIPPED / "effects.toml").read_text("utf-8")


def problems(path: Path) -> list[Problem]:
    return list(check_files([path], ContentFiles()))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('about = "visible"', 'about = "visibel"', "no rule “visibel”. Did you mean “visible”"),
        ('rule = "seen-on-the-card"', 'rule = "seen"', "no wrong rule “seen”"),
        ('rule = "seen-on-the-card"', 'answers = "no"', "No idea goes by these wrong rules: seen-"),
        ('rule = "seen-on-the-card"', "", "Give either `answers`"),
        ('answers = "yes"', 'answers = "never"', "`answers` cannot be “never”"),
        ("[idea.anything-forgotten]", "[idea.Anything]", "“Anything” is not an id"),
        ("プレイヤーが処理を忘れたもの", "プレイヤーが【警告】を忘れたもの", "“警告”"),
        ("why.en = ", "wy.en = ", "`wy` is not known here"),
    ],
)
def test_each_mistake_in_an_idea_is_told(tmp_path: Path, old: str, new: str, said: str) -> None:
    path = tmp_path / "ideas.toml"
    path.write_text(IDEAS.replace(old, new, 1), "utf-8")
    found = problems(path)
    assert any(said in problem.said.en for problem in found)
    assert all(map(is_all_japanese, found))


def test_an_effect_says_what_it_is_in_both_languages(tmp_path: Path) -> None:
    path = tmp_path / "effects.toml"
    path.write_text(EFFECTS.replace('about.ja = "', 'about.jp = "', 1), "utf-8")
    assert any("The Japanese is missing" in problem.said.en for problem in problems(path))


def test_only_the_ideas_of_the_program_are_read(tmp_path: Path) -> None:
    (tmp_path / "ideas.toml").write_text(IDEAS, "utf-8")
    files = ContentFiles(tmp_path)
    said = [problem.said.en for problem in check_files(files.added(), files)]
    assert "Only the ideas of the program are read: change them there." in said


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('asks = ["impact"]', 'asks = ["impakt"]', "no fact “impakt”. Did you mean “impact”"),
        ("facts.owner =", "facts.ownr =", "no fact “ownr”. Did you mean “owner”"),
        ('facts.rel = "regular"', 'facts.rel = "casual"', "rel"),
        ('facts.missed = "own-turn"', 'facts.missed = "my-turn"', "cannot be “my-turn”"),
        ('"choose@when-due"]', '"chose@when-due"]', "nothing that is done"),
        ('"matter@when-due"', '"matter@some-day"', "names no moment"),
        ('awareness = "seen"', 'awareness = "sen"', "`awareness` cannot be “sen”. Did you mean"),
        ('backup = "yes"', 'bakup = "yes"', "no condition “bakup”. Did you mean “backup”"),
        ('like = "noticed"', 'like = "notised"', "no question “notised”"),
        ('answers = ["next-turn", "later"]', 'answers = ["soon"]', "no answer “soon”"),
        ("{P} owns the card", "{Z} owns the card", "Nothing fills “{Z}”: there are P, Q"),
        ('words.en = "Competitive"', 'words.en = "{P}"', "Nothing fills “{P}” here"),
        ('group = "usual"', 'group = "usul"', "`group` cannot be “usul”"),
        ("calls.en =", "cals.en =", "Nothing tells “cals”. Did you mean “calls”"),
        ("comes-up.en", "come-up.en", "Nothing tells “come-up”"),
        ("a-card.en = ", "#", "The English is missing"),
        ("\na-card.", "\nno-card.", "These phrases are missing: a-card"),
        ("controls {X}, and it is", "controls {Y}, and it is", "Nothing fills “{Y}”: there are P"),
        ('same-turn.en = "in the', 'same-turn.en = "{P} in the', "Nothing fills “{P}” here"),
        ("{P} says nothing of it, d", "{W} says nothing of it, d", "Nothing fills “{W}”"),
        ('steps = ["draw"]', 'steps = ["upkeep"]', "“draws” tells of “upkeep” in that turn"),
        ('steps = ["draw"]', 'steps = ["drow"]', "`steps.0` cannot be “drow”"),
        ("[goes-on.any-own]\n", '[goes-on.any-own]\nsteps = ["draw"]\n', "a row without `steps`"),
        ("[found.impact]", "[found.impakt]", "No judge finds “impakt”. Did you mean “impact”"),
        ("saw.en =", "sow.en =", "`mind` cannot be “sow”. Did you mean “saw”"),
        ("random.en =", "other.en =", "`last-action` cannot be “other”"),
    ],
)
def test_each_mistake_in_a_question_is_told(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in QUESTIONS
    path = tmp_path / "questions.toml"
    path.write_text(QUESTIONS.replace(old, new, 2 if old.startswith("\n") else 1), "utf-8")
    found = problems(path)
    assert any(said in problem.said.en for problem in found)
    assert all(map(is_all_japanese, found))


def test_a_question_that_the_program_asks_by_name_has_to_be_there(tmp_path: Path) -> None:
    path = tmp_path / "questions.toml"
    path.write_text(QUESTIONS.replace("question.rel", "question.level"), "utf-8")
    said = [problem.said.en for problem in problems(path)]
    assert "There has to be a question “rel”." in said


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("facts.kind =", "facts.kinde =", "no fact “kinde”. Did you mean “kind”"),
        ('facts.kind = "trigger"', 'facts.kind = "triger"', "Did you mean “trigger”"),
        ("facts.warnings = 2", 'facts.warnings = "two"', "“two” is no number"),
        ('"choose@when-due"]', '"chose@when-due"]', "nothing that is done"),
        ('"choose@when-due"]', '"choose@some-day"]', "names no moment"),
        ("facts.owner =", "facts.rel = 0\nfacts.owner =", "A change is of one fact"),
        ('where = "unseen"', 'where = "unsen"', "no rule “unsen” for changes. Did you mean"),
        ('where = "may-find-nothing"', "", "No change is offered by these rules: may-find-"),
        ("{moment}だった", "{time}だった", "Nothing fills “{time}” here"),
        ("It is noticed {moment}.", "It is noticed.", "This has to say when: “{moment}”"),
        ('words.en = "It is a triggered', 'words.en = "{P} has a triggered', "Nothing fills “{P}”"),
        ('steps = ["upkeep"', 'steps = ["upkep"', "upkep"),
        ("[change.may]", "[change.May]", "“May” is not an id"),
    ],
)
def test_each_mistake_in_a_change_is_told(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in CHANGES
    path = tmp_path / "changes.toml"
    path.write_text(CHANGES.replace(old, new, 1), "utf-8")
    found = problems(path)
    assert any(said in problem.said.en for problem in found)
    assert all(map(is_all_japanese, found))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('fact = "delayed"', 'fact = "delaied"', "no fact “delaied”. Did you mean “delayed”"),
        ('value = "undoes"', 'value = "undone"', "Did you mean “undoes”"),
        ('"mention@when-due"]', '"mention@some-day"]', "names no moment"),
        (
            "[dispute.untap-step]",
            "[dispute.untap-stop]",
            "a dispute “untap-stop”",
        ),
        ("[dispute.zone-change.reading.does-not]", "[dispute.more]", "A dispute has two readings"),
        ("dispute.spell-copy", "dispute.copy", "These disputes are missing: spell-copy"),
        ("source.ja = ", "sorce.ja = ", "`sorce` is not known here"),
    ],
)
def test_each_mistake_in_a_dispute_is_told(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in DISPUTES
    path = tmp_path / "disputes.toml"
    path.write_text(DISPUTES.replace(old, new, -1 if old == "dispute.spell-copy" else 1), "utf-8")
    found = problems(path)
    assert any(said in problem.said.en for problem in found)
    assert all(map(is_all_japanese, found))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[fact.option]", "[fact.optoin]", "no fact “optoin”. Did you mean “option”"),
        ("may-unless = ", "may-unles = ", "Did you mean “may-unless”"),
        ("may-unless = ", "# may-unless = ", "These values of option have no words: may-unless."),
        ('ja = "必ず行う"', 'jp = "必ず行う"', "The Japanese is missing"),
    ],
)
def test_each_mistake_in_the_words_of_a_value_is_told(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    assert old in FACTS
    path = tmp_path / "facts.toml"
    path.write_text(FACTS.replace(old, new, 1), "utf-8")
    found = problems(path)
    assert any(said in problem.said.en for problem in found)
    assert all(map(is_all_japanese, found))
