"""The program from outside: statuses, streams, and what is never loaded."""

import json
import os
import re
import sys
from datetime import datetime
from pathlib import Path

import pytest

from tests.paths import TOP
from tests.processes import Done, run

pytestmark = pytest.mark.usefixtures("nothing_kept")

CHART = "missed-trigger-2008"
HEAVY = ("PySide6", "networkx", "pygraphviz", "typer", "rich", "numpy", "asyncio")
LOADED = """
import sys
import main
status = main.main(sys.argv[1:])
print([name for name in {heavy} if name in sys.modules], file=sys.stderr)
raise SystemExit(status)
"""


def call(*words: str, **environment: str) -> Done:
    program = (sys.executable, TOP / "main.py")
    return run([*program, *words], env=os.environ | environment, may_complain=True)


@pytest.mark.parametrize(
    "words",
    [
        ("list", "charts"),
        ("list", "lessons", "--json"),
        ("list", "scenarios"),
        ("list", "cards"),
        ("walk", CHART, "--answers", "no,no,yes,yes"),
        ("walk", CHART, "--scenario", "herd-gnarr", "--json"),
        ("when", "1:upkeep", "3:upkeep"),
    ],
    ids=" ".join,
)
def test_nothing_heavy_is_loaded_for_a_simple_question(words: tuple[str, ...]) -> None:
    program = [sys.executable, "-c", LOADED.format(heavy=HEAVY)]
    finished = run([*program, *words], cwd=TOP, may_complain=True)
    assert (finished.returncode, finished.stderr) == (0, "[]\n")


@pytest.mark.parametrize("word", ["lst", "lists", "--list", "", "\udcff"])
def test_an_unknown_command_is_answered_by_one_sentence(word: str) -> None:
    finished = call(word)
    assert finished.returncode == 2
    assert finished.stdout == ""
    assert finished.stderr.count("\n") == 1
    assert "list" in finished.stderr


@pytest.mark.parametrize(("encoding", "shown"), [("utf-8", "n�t�d"), ("ascii", "n?t?d")])
@pytest.mark.parametrize(
    "words",
    [
        ("n\udce9t\udce9d",),
        ("walk", "n\udce9t\udce9d"),
        ("walk", CHART, "--answers", "n\udce9t\udce9d"),
        ("walk", CHART, "n\udce9t\udce9d"),
        ("when", "n\udce9t\udce9d", "3:draw"),
        ("check", "n\udce9t\udce9d"),
        ("export", CHART, "-o", "n\udce9t\udce9d"),
        ("export", CHART, "-o", "a.png", "--width", "n\udce9t\udce9d"),
        ("compare", "kavu-monarch", "--charts", ",n\udce9t\udce9d"),
    ],
    ids=ascii,
)
def test_bytes_that_are_no_text_are_shown_as_such(
    words: tuple[str, ...], encoding: str, shown: str
) -> None:
    finished = call(*words, PYTHONIOENCODING=encoding)
    assert finished.returncode == 2
    assert shown in finished.stderr
    assert "udc" not in finished.stderr


def test_the_version_is_told_with_the_day_of_the_content() -> None:
    said = call("--version")
    assert said.returncode == 0
    found = re.fullmatch(r"Missed Trigger Trainer (\S+), content of (.+)\n", said.stdout)
    assert found is not None
    assert found[1].count(".") == 2
    assert datetime.strptime(found[2], "%d %b %Y").astimezone().year >= 2026


@pytest.mark.parametrize("words", [("--help",), ("help",), ("walk", "--help"), ("export", "-h")])
def test_help_is_given(words: tuple[str, ...]) -> None:
    finished = call(*words)
    assert (finished.returncode, finished.stderr) == (0, "")
    assert "walk" in finished.stdout or "export" in finished.stdout


@pytest.mark.parametrize("words", [(), ("show", CHART), ("show", CHART, "--theme", "dark")])
def test_without_screen_and_terminal_one_sentence_says_so(words: tuple[str, ...]) -> None:
    finished = call(*words, QT_QPA_PLATFORM="", DISPLAY="", WAYLAND_DISPLAY="")
    assert finished.returncode == 2
    assert "no screen" in finished.stderr
    assert finished.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "right"),
    [
        (("mised-trigger-2008",), CHART),
        ((CHART, "--scenario", "herd"), "herd-gnarr"),
        ((CHART, "--theme", "drk"), "dark"),
        ((), "CHART"),
    ],
)
def test_what_is_not_there_cannot_be_shown(words: tuple[str, ...], right: str) -> None:
    finished = call("show", *words)
    assert finished.returncode == 2
    assert right in finished.stderr
    assert finished.stderr.count("\n") == 1


@pytest.mark.parametrize("document", [(), ("--json",)])
def test_a_console_without_japanese_gets_what_it_can_show(document: tuple[str, ...]) -> None:
    words = ("walk", CHART, "--answers", "no,yes,yes", "--language", "both", *document)
    finished = call(*words, PYTHONIOENCODING="ascii")
    assert (finished.returncode, finished.stderr) == (0, "")
    assert finished.stdout.isascii()
    if document:
        assert json.loads(finished.stdout)["penalty"]["controller"]["ja"] == "【警告】〔誘発忘れ〕"


@pytest.mark.skipif(sys.platform == "win32", reason="there is no /dev/stdout")
@pytest.mark.parametrize("ending", ["dot", "svg"])
def test_what_standard_output_goes_to_keeps_what_it_has(tmp_path: Path, ending: str) -> None:
    file = tmp_path / "file"
    line = f"export {CHART} -o /dev/stdout --format {ending}"
    program = f"'{sys.executable}' '{TOP / 'main.py'}'"
    run(["/bin/sh", "-c", f"(echo before; {program} {line}; echo after) > '{file}'"])
    before, *said, after = file.read_text("utf-8").splitlines()
    assert (before, after) == ("before", "after")
    assert said[0].startswith(("digraph", "<svg"))


@pytest.mark.skipif(sys.platform == "win32", reason="shells of this kind are a thing of Unix")
@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("{program} list cards --json | head -c 10", ""),
        ("{program} list cards >/dev/full; test $? = 2", "No space left on device"),
        ("{program} list cards >&-", ""),
        ("cd $(mktemp -d) && touch c.svg && {program} export missed-trigger-2008 -o c.svg >&-", ""),
        ("{program} walk missed-trigger-2008 <&-; test $? = 2", "terminal"),
    ],
)
def test_a_closed_or_full_stream_is_no_accident(line: str, error: str) -> None:
    program = f"'{sys.executable}' '{TOP / 'main.py'}'"
    finished = run(["/bin/sh", "-c", line.format(program=program)], may_complain=True)
    assert finished.returncode == 0
    assert "Traceback" not in finished.stderr
    assert error in finished.stderr
    assert bool(finished.stderr) is bool(error)


@pytest.mark.parametrize(
    ("language", "words", "said"),
    [
        ("en_GB.UTF-8", (), "Something that the trainer needs is not installed: "),
        ("ja_JP.UTF-8", (), "トレーナーに必要なものがインストールされていません：flowcharts.find"),
        ("en_GB.UTF-8", ("--language", "ja"), "トレーナーに必要なものがインストールされていません"),
    ],
)
def test_what_is_not_installed_is_said_in_the_language_of_the_system_or_as_asked(
    language: str, words: tuple[str, ...], said: str
) -> None:
    without = "import sys; sys.modules['flowcharts.find.index'] = None; " + LOADED.format(heavy=())
    finished = run(
        [sys.executable, "-c", without, "find", "bear", *words],
        cwd=TOP,
        env=os.environ | {"LC_ALL": language},
        may_complain=True,
    )
    assert finished.returncode == 2
    assert finished.stderr.startswith(said)
