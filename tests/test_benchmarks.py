"""The benchmarks measure, and their verdict can go either way."""

import shutil
import sys
from itertools import islice, pairwise
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import qWarning
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from benchmarks.charts import generated
from benchmarks.complaints import Complaints
from benchmarks.journal import held, taken
from benchmarks.launch import LaunchError, Program, launch
from benchmarks.launches import bare_window, in_turns
from benchmarks.long_journal import write_long
from benchmarks.paints import answered, shown
from benchmarks.random_user import RandomUser
from benchmarks.rounds import Effort, NoisyMachineError, percentile, quiet_rounds
from benchmarks.screen import Screen
from benchmarks.stock import REFERENCE_MS, machine_factor
from benchmarks.study import judged
from benchmarks.study import taken as practice_taken
from benchmarks.verdict import Finding, exit_status, table, within_ms
from flowcharts.journal.soundness import faults
from flowcharts.journal.store import Journal
from flowcharts.library.library import Library
from flowcharts.model.chart import Decision
from flowcharts.model.position import position_of
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.memory_book import MemoryBook
from gui.app import Trainer
from gui.startup.opening import Opening
from gui.theme.fonts import load_fonts
from tests.gui.closed import close
from tests.processes import run

pytestmark = pytest.mark.usefixtures("nothing_kept")

ONE_ROUND = Effort(rounds=1, most_foreign=float("inf"))
GOOD = Finding("quick enough", 1.8, 1.8)
BAD = Finding("too slow", 1.8, 1.81)

needs_xvfb = pytest.mark.skipif(shutil.which("Xvfb") is None, reason="there is no Xvfb")


def test_one_missed_goal_fails_the_run() -> None:
    assert exit_status([GOOD, GOOD]) == 0
    assert exit_status([GOOD, BAD]) == 1


@pytest.mark.parametrize("never_painted", [float("inf"), float("nan")])
def test_what_could_not_be_measured_is_no_pass(never_painted: float) -> None:
    assert exit_status([Finding("painted at all", 2.0, never_painted)]) == 1
    assert exit_status([]) == 1


def test_the_table_says_which_goal_was_missed() -> None:
    _, good, bad = table([GOOD, BAD]).splitlines()
    assert good.startswith("quick enough")
    assert "pass" in good
    assert bad.startswith("too slow")
    assert "FAIL" in bad
    assert "1.81 ×" in bad


def test_a_slower_machine_may_take_longer_and_a_quicker_one_gains_nothing() -> None:
    slow, quick = machine_factor(3 * REFERENCE_MS), machine_factor(REFERENCE_MS / 3)
    assert within_ms("answer", 2, 5.9, slow, "").is_met
    assert not within_ms("answer", 2, 6.1, slow, "").is_met
    assert within_ms("answer", 2, 1.9, quick, "").is_met
    assert not within_ms("answer", 2, 2.1, quick, "").is_met


def test_rounds_in_which_others_had_the_machine_do_not_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("benchmarks.rounds._PAUSE", 0)
    foreign = iter([0.9, 0.1, 0.3, 0.2])
    quiet = quiet_rounds(lambda: next(foreign), Effort(2, 0.25), share=float)
    assert quiet == [0.1, 0.2]
    with pytest.raises(NoisyMachineError, match="25%"):
        quiet_rounds(lambda: 0.9, Effort(2, 0.25), share=float)


def test_the_percentile_leaves_out_what_it_may() -> None:
    times = [*range(100), 1000]
    assert percentile(times, 0.99) == 99
    assert percentile(times, 1) == 1000


@pytest.mark.parametrize("size", [3, 10, 100])
def test_a_generated_chart_has_as_many_nodes_as_asked_for(size: int) -> None:
    chart = generated(size)
    assert len(chart.nodes) == size
    assert chart.reachable(chart.start) == set(chart.nodes)
    assert generated(size) == chart
    for decision in chart.decisions:
        assert len(set(chart.successors(decision.id))) == 2


def test_every_answer_is_seen_to_be_painted(qtbot: QtBot) -> None:
    load_fonts()
    chart = generated(10)
    view, scene = shown(chart)
    qtbot.addWidget(view)
    positions = [position_of(chart)]
    while isinstance(positions[-1].walk.here, Decision):
        positions.append(positions[-1].answered("yes"))
    assert len(positions) > 2
    for _, position in pairwise(positions):
        took = answered(view, scene, position)
        assert 0 < took.near <= took.all < float("inf")


def test_what_goes_wrong_without_an_end_of_the_program_is_counted(
    capsys: pytest.CaptureFixture[str],
) -> None:
    complaints = Complaints()
    with complaints.heard():
        qWarning("no such signal")
        qWarning("This plugin does not support raise()")
        sys.excepthook(ValueError, ValueError("caught by nobody"), None)
    assert complaints.warnings == ["no such signal"]
    assert complaints.exceptions == ["ValueError('caught by nobody')"]
    assert "caught by nobody" in capsys.readouterr().err


def test_random_actions_are_the_same_every_time_and_of_every_kind(qapp: QApplication) -> None:
    trainer = Trainer(qapp, Opening(is_asked=True))
    users = [RandomUser(trainer, Random(1)) for _ in range(2)]  # noqa: S311  # the same every time
    one, other = ([each.kind for each in islice(user.actions(), 1_000)] for user in users)
    close(trainer)
    assert one == other
    assert {"click", "window resized", "text size", "groups", "comparison opened"} < set(one)
    opened = ("practice", "room", "editor", "statistics", "rule now", "export", "print preview")
    assert {f"{each} opened" for each in opened} < set(one)
    asked = {kind for kind in one if kind.startswith("command ")}
    assert len(asked) > 5, "rows of the table of commands"


def test_random_actions_are_timed_by_kind() -> None:
    words = [sys.executable, "-m", "benchmarks", "actions", "--actions", "30"]
    finished = run(words, may_complain=True)
    rows = finished.stdout.splitlines()
    for goal in ("any action, 99.0%", "any action, 99.9%", "exceptions", "warnings of Qt"):
        assert any(row.startswith(goal) for row in rows), finished.stderr
    times = [row for row in rows if row.startswith("  ")]
    assert sum(int(row.rpartition(" of ")[2]) for row in times) == 30


@needs_xvfb
def test_a_launch_is_seen_from_the_first_pixel_to_the_last() -> None:
    with Screen() as screen:
        launches = in_turns([bare_window({})], screen, ONE_ROUND)
    (seen,) = launches["bare window"]
    assert 0 < seen.first_picture <= seen.complete()
    assert seen.memory > 10


@needs_xvfb
def test_a_program_that_ends_by_itself_is_no_launch() -> None:
    broken = Program("broken", (sys.executable, "-c", "raise SystemExit('no window today')"), {})
    with Screen() as screen, pytest.raises(LaunchError, match="no window today"):
        launch(broken, screen)


def test_an_unknown_part_is_told_the_known_ones() -> None:
    finished = run([sys.executable, "-m", "benchmarks", "lunches"], may_complain=True)
    assert finished.returncode == 2
    assert "launches" in finished.stderr


def test_a_long_journal_is_a_sound_one_and_is_measured(tmp_path: Path) -> None:
    file = tmp_path / "long.journal"
    now = write_long(file, 2_000, 50)
    assert faults(file) == ()
    assert min(taken(file, now)) > 0
    with Journal.open(file, now) as journal:
        assert journal.count > 2_000, "some were added to it"
        assert len(journal.tallies().items()) == 50
        assert 0 < len(MemoryBook(journal).due(now)) < 50
        assert held(file.with_name("empty.journal"), now) > 0


def test_practice_is_measured(tmp_path: Path, library: Library) -> None:
    file = tmp_path / "long.journal"
    write_long(file, 2_000, 50)
    source = CaseSource(library, library.generator)
    assert min(practice_taken(file, source)) > 0
    assert judged(source) > 0
