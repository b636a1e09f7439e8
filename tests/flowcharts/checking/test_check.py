"""Every mistake in a content file is said at once, each where it stands and with what is right."""

import shutil
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest

from flowcharts.checking.check import check_file, check_files
from flowcharts.checking.checker import checker
from flowcharts.folders import SHIPPED
from flowcharts.library.content_files import ContentFiles
from flowcharts.library.library import Library
from flowcharts.problem import Problem
from tests.flowcharts.checking.mistakes import (
    CARDS,
    CHART,
    LAMP,
    LESSON,
    LINE,
    MISTAKES,
    TERMS,
    Mistake,
    is_all_japanese,
)
from tests.paths import CONTENT

SOUND = CONTENT


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder of sound content, in which mistakes are made."""

    path: Path

    @property
    def files(self) -> ContentFiles:
        return ContentFiles(self.path)

    def spoil(self, name: str, old: str, new: str) -> None:
        """Write *new* for the first *old* of a file."""
        text = (self.path / name).read_text("utf-8")
        assert old in text, old
        (self.path / name).write_text(text.replace(old, new, 1), "utf-8")

    def write(self, name: str, content: str | bytes) -> Path:
        path = self.path / name
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return path

    def problems(self) -> tuple[Problem, ...]:
        """What is wrong with the files of the folder, in their order."""
        files = self.files
        return check_files(files.added(), files)

    def line(self, name: str, start: str) -> int:
        """The line of a file that begins so."""
        rows = (self.path / name).read_text("utf-8").splitlines()
        return next(number for number, row in enumerate(rows, start=1) if row.startswith(start))


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    shutil.copytree(SOUND, tmp_path / "content")
    return Folder(tmp_path / "content")


def said(problems: Iterable[Problem]) -> str:
    return "\n".join(f"[{problem.table}] {problem.said.en}" for problem in problems)


def test_sound_content_has_no_problem(folder: Folder) -> None:
    assert said(folder.problems()) == ""


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.name)
def test_a_mistake_is_said_where_it_stands(folder: Folder, mistake: Mistake) -> None:
    folder.spoil(mistake.file, mistake.old, mistake.new)
    problems = [problem for problem in folder.problems() if mistake.message in problem.said.en]
    assert len(problems) == 1, said(folder.problems())
    assert problems[0].path == folder.path / mistake.file
    assert problems[0].table == mistake.table
    assert problems[0].line > 0
    assert is_all_japanese(problems[0])


ONE_MISTAKE_ONE_PROBLEM = (
    "a branch to nowhere", "an action to nowhere", "a start that is no node",
    "an unknown card on the stack", "another outcome", "no evidence", "a step that is none",
    "an unknown answer", "an answer without words", "moments that contradict the answer",
    "noticed before missed", "words that are not on the card", "an unknown chart",
    "a decision that is not met", "an unknown decision",
    "a start that folds", "a group with nothing to close", "a game that is none",
    "both outcome and exit", "an unknown strip", "no Japanese", "answers that stop too early",
    "an unknown outcome",
)  # fmt: skip


def test_the_cards_of_another_game_are_no_cards_of_an_example(folder: Folder) -> None:
    folder.spoil(CARDS, "[card.lamp]", 'game = "flesh-and-blood"\n[card.lamp]')
    messages = [problem.said.en for problem in folder.problems()]
    assert "“lamp” is a card of flesh-and-blood; this example needs cards of magic." in messages


@pytest.mark.parametrize("game", ['"chess"', "3", "{}"])
def test_a_game_that_is_none_is_said_of_its_own_file_alone(folder: Folder, game: str) -> None:
    folder.spoil(LINE, 'game = "forge"', f"game = {game}")
    folder.spoil(CARDS, "[card.lamp]", f"game = {game}\n[card.lamp]")
    problems = folder.problems()
    assert {problem.path for problem in problems} == {folder.path / LINE, folder.path / CARDS}
    assert all("`game`" in problem.said.en for problem in problems)


@pytest.mark.parametrize(
    "mistake",
    [mistake for mistake in MISTAKES if mistake.name in ONE_MISTAKE_ONE_PROBLEM],
    ids=lambda mistake: mistake.name,
)
def test_one_mistake_is_one_problem(folder: Folder, mistake: Mistake) -> None:
    folder.spoil(mistake.file, mistake.old, mistake.new)
    assert len(folder.problems()) == 1, said(folder.problems())


def test_an_outcome_that_resembles_none_is_one_problem(folder: Folder) -> None:
    folder.spoil(LAMP, 'outcome = "mend"', 'outcome = "zzz"')
    assert said(folder.problems()) == "[] “zzz” is no outcome of small. There are: mend, leave."


def test_an_outcome_misspelt_may_be_the_wrong_one_besides(folder: Folder) -> None:
    folder.spoil(LAMP, 'outcome = "mend"', 'outcome = "leeve"')
    assert said(folder.problems()).splitlines() == [
        "[] The answers lead to “mend”, not to “leeve”: change `outcome` or an answer.",
        "[] “leeve” is no outcome of small. Did you mean “leave”?",
    ]


def test_an_answer_misspelt_hides_no_wrong_outcome(folder: Folder) -> None:
    folder.spoil(LAMP, 'answer = "yes"', 'answer = "yess"')
    folder.spoil(LAMP, 'outcome = "mend"', 'outcome = "leave"')
    assert said(folder.problems()).splitlines() == [
        "[] The answers lead to “mend”, not to “leave”: change `outcome` or an answer.",
        "[answer.turn-cycle] “yess” does not answer “turn-cycle”. Did you mean “yes”?",
    ]


def test_a_decision_misspelt_hides_no_wrong_outcome(folder: Folder) -> None:
    folder.spoil(LAMP, "[answer.turn-cycle]", "[answer.turn-cicle]")
    folder.spoil(LAMP, 'outcome = "mend"', 'outcome = "leave"')
    assert said(folder.problems()).splitlines() == [
        "[] The answers lead to “mend”, not to “leave”: change `outcome` or an answer.",
        "[answer.turn-cicle] “turn-cicle” is no decision of small. Did you mean “turn-cycle”?",
    ]


def test_a_first_card_and_an_answer_misspelt_hide_nothing_else(folder: Folder) -> None:
    folder.spoil(LAMP, '"lamp", "rope"', '"lamb", "rope"')
    folder.spoil(LAMP, 'answer = "yes"', 'answer = "yess"')
    folder.spoil(LAMP, "you may light it", "you can light it")
    folder.spoil(LAMP, 'outcome = "mend"', 'outcome = "leave"')
    found = said(folder.problems())
    assert len(found.splitlines()) == 4, found
    assert "“you can light it” is not on “lamb”. The nearest there is: “you may light it”." in found
    assert "The answers lead to “mend”, not to “leave”" in found


def test_an_answer_to_nothing_hides_no_wrong_outcome(folder: Folder) -> None:
    folder.spoil(LAMP, "[answer.seen]", '[answer.xyz]\nanswer = "no"\n\n[answer.seen]')
    folder.spoil(LAMP, 'outcome = "mend"', 'outcome = "leave"')
    found = said(folder.problems())
    assert "“xyz” is no decision of small." in found
    assert "The answers lead to “mend”, not to “leave”" in found


@pytest.mark.parametrize(("outcome", "is_reached"), [("mend", True), ("leave", False)])
def test_an_answer_that_may_mean_any_hides_no_outcome_that_none_leads_to(
    folder: Folder, outcome: str, *, is_reached: bool
) -> None:
    folder.spoil(LAMP, 'answer = "no"', 'answer = "maybe"')
    folder.spoil(LAMP, 'outcome = "mend"', f'outcome = "{outcome}"')
    *others, answer = said(folder.problems()).splitlines()
    assert "“maybe” does not answer “seen”." in answer
    assert others == [] if is_reached else "do not lead to “leave”" in others[0]


def test_every_mistake_of_a_file_is_said_at_once_in_the_order_of_the_lines(
    folder: Folder,
) -> None:
    folder.spoil(CHART, 'title.ja = "小さなチャート"', "titel = 1")
    folder.spoil(CHART, 'branch.no = "leave"', 'branch.no = "nowhere"')
    folder.spoil(CHART, 'instead.en = "Ask elsewhere."', 'instead.en = ""')
    assert [problem.line for problem in folder.problems()] == [
        1,
        folder.line(CHART, "titel"),
        folder.line(CHART, 'branch.no = "nowhere"'),
        folder.line(CHART, "[outcome.leave]"),
        folder.line(CHART, 'instead.en = ""'),
    ]


def test_answers_stand_in_the_order_of_the_walk(folder: Folder) -> None:
    text = (folder.path / LAMP).read_text("utf-8")
    start, first, rest = text.partition("[answer.seen]")
    seen, second, rest = rest.partition("[answer.turn-cycle]")
    cycle, stack, rest = rest.partition("[[stack.before]]")
    folder.write(LAMP, start + second + cycle + first + seen + stack + rest)
    problems = folder.problems()
    assert [problem.table for problem in problems] == ["answer.turn-cycle"]
    assert "in another order than the walk, which goes seen → turn-cycle" in said(problems)


def test_a_mistake_in_an_array_has_the_line_of_its_item(folder: Folder) -> None:
    folder.spoil(LESSON, '"rope"', '"rose"')
    assert [problem.line for problem in folder.problems()] == [folder.line(LESSON, '  "rose"')]


def test_a_syntax_error_is_one_problem_and_hides_the_rest_of_its_file(folder: Folder) -> None:
    folder.spoil(LAMP, 'level = "bronze"', "level = bronze\nwrong = 1")
    problems = folder.problems()
    assert len(problems) == 1
    assert problems[0].line == folder.line(LAMP, "level")
    assert "This is not TOML" in problems[0].said.en


def test_a_key_given_twice_is_a_syntax_error(folder: Folder) -> None:
    folder.spoil(LAMP, 'level = "bronze"', 'level = "bronze"\nlevel = "gold"')
    assert [problem.line for problem in folder.problems()] == [folder.line(LAMP, 'level = "gold"')]


@pytest.mark.parametrize(
    ("header", "table"),
    [
        ("[answer.seen]", "[answer.seen]"),
        ("[ruling]", "[ruling]"),
        ('[answer."it\'s"]\n[answer."it\'s"]', '[answer."it\'s"]'),
    ],
)
def test_a_table_that_stands_twice_is_named_as_it_is_written(
    folder: Folder, header: str, table: str
) -> None:
    text = (folder.path / LAMP).read_text("utf-8")
    (problem,) = check_file(folder.write(LAMP, f"{text}\n{header}\n"), folder.files)
    assert problem.line == f"{text}\n{header}".count("\n") + 1
    assert f" {table} " in problem.said.en
    assert "('" not in problem.said.en


def test_text_that_ends_too_early_has_the_last_line(folder: Folder) -> None:
    path = folder.write(LAMP, 'title.en = "a"\ntitle.ja = """\nb\n')
    assert [problem.line for problem in check_file(path, folder.files)] == [3]


@pytest.mark.parametrize(
    ("content", "line", "message"),
    [
        (b"\x89PNG\r\n\x1a\n\x00\xff", 1, "not UTF-8"),
        ('title.en = "a"'.encode("utf-16"), 1, "not UTF-8"),
        ('title.en = "a"'.encode("utf-8-sig"), 1, "byte order mark"),
        ('a = 1\ntitle.ja = "灯り"'.encode("shift-jis"), 2, "not UTF-8"),
        (b"", 1, "empty"),
        (b"\n# nothing\n", 1, "empty"),
        (b"\x00", 1, "not TOML"),
        (b"a = " + b"[" * 9_000 + b"]" * 9_000, 1, "too deeply"),
        (b"a." * 9_000 + b"a = 1", 1, "too deeply"),
        (b"a = " + b"[" * 25 + b"]" * 25, 1, "too deeply"),
        (b"[" + b"a." * 30_000 + b"a]\nb = 1", 1, "too deeply"),
        (b"a = " + b"{a=" * 30_000, 1, "too deeply"),
        (b"a = [" + b"0," * 600_000 + b"]", 1, "far too large"),
        (b"a = " + b"9" * 9_000, 1, "cannot be read"),
    ],
    ids=[
        "binary",
        "utf-16",
        "mark",
        "shift-jis",
        "empty",
        "remark",
        "null",
        "deep",
        "dotted",
        "bit-deep",
        "deep-title",
        "deep-table",
        "large",
        "long",
    ],
)
@pytest.mark.parametrize("name", [CHART, LAMP, LESSON, CARDS, TERMS])
def test_a_file_that_cannot_be_read_is_one_problem(
    folder: Folder, name: str, content: bytes, line: int, message: str
) -> None:
    problems = check_file(folder.write(name, content), folder.files)
    assert [problem.line for problem in problems] == [line], said(problems)
    assert message in problems[0].said.en


def test_a_file_that_is_not_there_is_one_problem(folder: Folder) -> None:
    for name in ("no-such.toml", "charts"):
        problems = check_file(folder.path / name, folder.files)
        assert [problem.line for problem in problems] == [1]
        assert "cannot be read" in problems[0].said.en


def test_a_broken_chart_is_said_once_and_not_by_every_scenario(folder: Folder) -> None:
    folder.spoil(CHART, 'start = "seen"', 'start = "nowhere"')
    assert {problem.path for problem in folder.problems()} == {folder.path / CHART}


def test_without_its_chart_the_rest_of_a_scenario_is_checked(folder: Folder) -> None:
    folder.spoil(LAMP, 'chart = "small"', 'chart = "large"')
    folder.spoil(LAMP, 'outcome = "mend"', "")
    folder.spoil(LAMP, '"lamp", "rope"', '"lamb", "rope"')
    folder.spoil(LAMP, '"1:upkeep"', '"upkeep"')
    assert len(folder.problems()) == 4, said(folder.problems())


def test_a_scenario_checked_alone_names_the_broken_file_it_needs(folder: Folder) -> None:
    folder.spoil(CHART, 'start = "seen"', 'start = "nowhere"')
    problems = check_file(folder.path / LAMP, folder.files)
    assert [problem.line for problem in problems] == [folder.line(LAMP, "chart")]
    assert "small.toml, which has mistakes of its own" in problems[0].said.en


def test_two_files_of_one_id_are_said_of_the_later(folder: Folder) -> None:
    shipped = "missed-trigger-2008.toml"
    (folder.path / CHART).rename(folder.path / "charts" / shipped)
    problems = [problem for problem in folder.problems() if problem.path.name == shipped]
    assert len(problems) == 1
    assert problems[0].path.is_relative_to(folder.path)
    assert "There already is a chart “missed-trigger-2008”" in problems[0].said.en
    assert problems[0].line == 1


def test_a_card_written_again_spoils_no_example_of_it(folder: Folder) -> None:
    folder.spoil(CARDS, "[card.lamp]", "[card.kavu-monarch]")
    shipped = SHIPPED / "scenarios" / "kavu-monarch.toml"
    assert said(check_file(shipped, folder.files)) == ""


def test_a_card_that_ships_cannot_be_written_again(folder: Folder) -> None:
    folder.spoil(CARDS, "[card.lamp]", "[card.terror]")
    messages = [problem for problem in folder.problems() if problem.path.name == CARDS]
    assert [problem.table for problem in messages] == ["card.terror"]
    assert "There already is a card “terror”" in messages[0].said.en


def test_a_file_where_no_content_is_looked_for_says_so(folder: Folder) -> None:
    folder.write("small.toml", (folder.path / CHART).read_bytes())
    assert "No content is looked for here" in said(folder.problems())


@pytest.mark.parametrize("name", [CHART, LAMP, LESSON, CARDS, TERMS])
def test_a_loose_file_is_known_by_its_keys(folder: Folder, tmp_path: Path, name: str) -> None:
    folder.spoil(name, "source.en", "sauce.en")
    loose = tmp_path / "loose.toml"
    (folder.path / name).rename(loose)
    problems = check_file(loose, folder.files)
    assert "“source”" in said(problems)
    assert "do not tell" not in said(problems)


def test_a_loose_file_of_unknown_keys_says_so(tmp_path: Path) -> None:
    loose = tmp_path / "loose.toml"
    loose.write_text('colour = "red"\n')
    assert "Its keys do not tell" in said(check_file(loose, ContentFiles()))


def test_loose_files_are_checked_against_each_other(tmp_path: Path) -> None:
    for file in SOUND.rglob("*.toml"):
        shutil.copy(file, tmp_path / f"{file.parent.name}-{file.name}")
    (tmp_path / "charts-small.toml").rename(tmp_path / "small.toml")
    loose = tmp_path / "scenarios-lamp.toml"
    assert "There is no chart “small”" in said(check_file(loose, ContentFiles()))
    cards = tmp_path / "content-cards.toml"
    assert said(check_files([loose, tmp_path / "small.toml", cards], ContentFiles())) == ""


def test_the_rest_of_the_library_opens_and_its_problems_are_kept(folder: Folder) -> None:
    folder.spoil(LAMP, 'outcome = "mend"', 'outcome = "leave"')
    library = Library(added=folder.path, checker=checker)
    opened = {scenario.id for scenario in library.scenarios()}
    assert "rope" in opened
    assert "lamp" not in opened
    assert "The answers lead to “mend”, not to “leave”" in said(library.problems)


def test_the_name_of_a_file_is_an_id(folder: Folder) -> None:
    (folder.path / CHART).rename(folder.path / "charts" / "The small one.toml")
    problems = folder.problems()
    assert "“The small one” is no id: name the file in small letters and digits" in said(problems)
    assert all(problem.line > 0 for problem in problems)


def test_a_link_that_leads_to_itself_is_one_problem(folder: Folder) -> None:
    (folder.path / "charts" / "round.toml").symlink_to("round.toml")
    (problem,) = folder.problems()
    assert problem.path.name == "round.toml"
    assert "cannot be read" in problem.said.en
