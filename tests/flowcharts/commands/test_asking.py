"""A walk in the terminal: real keys through a real terminal."""

import json
import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from time import monotonic

import pytest

from flowcharts.model.walk import Walk
from tests.paths import TOP
from tests.shipped import LIBRARY

pty = pytest.importorskip("pty", reason="terminals of this kind are a thing of Unix")

CHART = "missed-trigger-2008"
PATIENCE = 30


class Terminal:
    """The program in a terminal of its own, with somebody at the keys."""

    def __init__(self, *words: str) -> None:
        self._ours, theirs = pty.openpty()
        unset = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY", "LC_ALL")
        kept = {name: value for name, value in os.environ.items() if name not in unset}
        self.program = subprocess.Popen(
            [sys.executable, TOP / "main.py", *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**kept, "LANG": "en_GB.UTF-8"},
        )
        os.close(theirs)

    def type(self, keys: str) -> None:
        os.write(self._ours, keys.encode())

    def shown(self, until: str | None = None) -> str:
        """What stands there from now *until* those words, or to the end of the program."""
        shown, end = b"", monotonic() + PATIENCE
        while until is None or until.encode() not in shown:
            is_there, *_ = select.select([self._ours], [], [], max(0, end - monotonic()))
            try:
                read = os.read(self._ours, 4096) if is_there else b""
            except OSError:  # the program has ended
                read = b""
            if not read:
                break
            shown += read
        return shown.decode().replace("\r\n", "\n")

    def interrupt(self) -> None:
        """Press Ctrl+C, and again: Python may miss one the moment before it waits for a line."""
        for _ in range(10):
            self.program.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                self.program.wait(PATIENCE / 10)
                return
        self.program.kill()

    def close(self) -> int:
        """The exit status; a program that waits for more finds nobody there."""
        os.close(self._ours)
        try:
            return self.program.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.program.kill()
            raise


@pytest.fixture
def _ctrl_c_is_heard() -> Iterator[None]:
    """Hear Ctrl+C: a program started in the background inherits that it is ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def typed(keys: str, *words: str) -> tuple[int, str]:
    """The exit status, and what stands in the terminal after *keys* were typed."""
    terminal = Terminal(*words)
    terminal.type(keys)
    shown = terminal.shown()
    return terminal.close(), shown


def test_answers_lead_to_the_ruling() -> None:
    status, shown = typed("n\nNo\nｙ\nはい\n", "walk", CHART, "--language", "both")
    assert status == 0
    assert "Put on stack" in shown
    assert "【警告】〔誘発忘れ〕" in shown
    assert "Traceback" not in shown


@pytest.mark.parametrize("words", [(), ("--language", "ja"), ("--theme", "dark", "--language=ja")])
def test_without_a_screen_todays_policy_is_walked_in_the_terminal(words: tuple[str, ...]) -> None:
    status, shown = typed("q\n", *words)
    assert status == 0
    said = "ターミナルでチャートをたどります" if words else "letuswalkintheterminal"
    assert said in "".join(shown.split())


def test_digits_count_the_answers_as_they_are_offered() -> None:
    _, shown = typed("2\n１\n1\n", "walk", CHART)  # no, yes, yes
    assert shown.index("[y]") < shown.index("[n]")
    assert "Resolve immediately" in shown


def test_the_questions_stand_in_full_with_their_keys() -> None:
    _, shown = typed("q\n", "walk", CHART)
    assert "Is the ability optional, and does nothing at all happen" in shown
    assert "[n]\N{NO-BREAK SPACE}No" in shown
    assert "[y]\N{NO-BREAK SPACE}Yes" in shown


def test_back_takes_an_answer_back() -> None:
    _, shown = typed("n\nb\ny\n", "walk", CHART)
    assert "Effect not used" in shown


def test_an_explanation_is_given_where_it_is_asked_for() -> None:
    _, shown = typed("?\nq\n", "walk", CHART)
    assert "Look for “may” and for “unless”" in shown
    definition = LIBRARY.chart(CHART).decisions[0].definition.en
    assert f"The definition: {definition}" in " ".join(shown.split())


def test_an_exit_is_offered_with_its_reason() -> None:
    status, shown = typed("n\nx\nb\nx\n2\n", "walk", CHART)
    assert status == 0
    assert "What applies instead: A Game Rule Violation" in shown


@pytest.mark.parametrize("keys", ["n\nq\n", "n\n\x04"])
def test_whoever_quits_has_done_nothing_wrong(keys: str) -> None:
    status, shown = typed(keys, "walk", CHART)
    assert status == 0
    assert "Stopped before the ruling." in shown


@pytest.mark.usefixtures("_ctrl_c_is_heard")
def test_an_interruption_is_quiet() -> None:
    terminal = Terminal("walk", CHART)
    terminal.shown(until="> ")
    terminal.interrupt()
    assert terminal.shown().strip() == ""
    assert terminal.close() == 130


def test_what_is_no_key_is_asked_again() -> None:
    status, shown = typed("perhaps\n\nq\n", "walk", CHART)
    assert status == 0
    assert shown.count("Please type one of these:") == 2


def test_a_document_comes_after_the_questions() -> None:
    _, shown = typed("y\n", "walk", CHART, "--json")
    assert json.loads(shown[shown.index("\n{") :])["outcome"] == "not-used"


def test_without_a_screen_the_program_walks_in_the_terminal() -> None:
    status, shown = typed("y\n")
    assert status == 0
    assert "There is no screen for the window here" in shown
    assert LIBRARY.chart(LIBRARY.todays_chart_id).edition.badge.en in shown
    assert "Not missed" in shown


def test_a_chart_that_answers_a_question_is_opened_and_comes_back() -> None:
    keys = ["o", "y", "n", "q"]  # a trigger without impact: not missed, and nothing follows
    status, shown = typed("".join(f"{key}\n" for key in keys[:3]), "walk", "missed-trigger-2024")
    assert status == 0
    assert LIBRARY.chart("awareness").title.en in shown
    assert "No impact: no infraction" in shown


def test_back_from_a_chart_that_was_opened_stands_at_its_question_again() -> None:
    keys = "o\ny\nb\nb\nq\n"
    status, shown = typed(keys, "walk", "missed-trigger-2024")
    assert status == 0
    assert shown.count("1. ") >= 3


@pytest.mark.parametrize("keys", ["nnnq", "nnnyq", "nnnbyyy"])
def test_the_ruling_is_said_once_however_far_one_goes_on(keys: str) -> None:
    status, shown = typed("".join(f"{key}\n" for key in keys), "walk", "missed-trigger-2012-10")
    chart = LIBRARY.chart("missed-trigger-2012-10")
    ruling = Walk(chart, ("no", "no", "no")).outcome
    assert ruling is not None
    assert status == 0
    assert " ".join(shown.split()).count(ruling.remedy.en.split(".")[0]) == 1


FOLLOWED = "missed-trigger-2012-10"
"""An edition whose remedy the penalty chart follows."""


def test_the_terminal_goes_on_into_the_chart_that_follows() -> None:
    _, shown = typed("n\nn\nn\ny\n", "walk", FOLLOWED, "--json")
    document = json.loads(shown[shown.index("\n{") :])
    assert document["followed"]["outcome"] == "cheating"
    assert document["penalty"]["controller"]["en"] == "Disqualification (Cheating)"


def test_a_chart_alone_ends_at_its_own_outcome_and_names_the_command_that_goes_on() -> None:
    status, shown = typed("n\nn\nn\n", "walk", FOLLOWED, "--alone")
    assert status == 0
    assert f"walk {FOLLOWED} --answers no,no,no,no" in shown
    assert "on-purpose" not in shown


def test_whoever_stops_at_the_chart_that_follows_has_the_ruling() -> None:
    _, shown = typed("n\nn\nn\nq\n", "walk", FOLLOWED)
    assert "Stopped" not in shown
    assert f"walk {FOLLOWED} --answers no,no,no,no" in shown


@pytest.mark.parametrize(("key", "step"), [("1", "main1"), ("second main phase", "main2")])
def test_which_main_phase_is_asked(key: str, step: str) -> None:
    status, shown = typed(f"{key}\n", "when", "1:main", "3:end-step", "--json")
    assert status == 0
    assert "Which main phase of turn 1?" in shown
    assert json.loads(shown[shown.index("\n{") :])["window"] == [f"1:{step}", f"3:{step}"]
