"""The screen is kept on by a child that ends with us."""

import os
import stat
from pathlib import Path

import pytest

from gui.talk.awake import Awake


@pytest.fixture
def inhibitor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program that says when it begins and when its pipe has ended."""
    log = tmp_path / "log"
    program = tmp_path / "systemd-inhibit"
    program.write_text(f'#!/bin/sh\necho "$*" >> {log}\nexec cat\n', encoding="utf-8")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}/usr/bin{os.pathsep}/bin")
    monkeypatch.setattr("sys.platform", "linux")
    return log


def test_the_screen_stays_on_until_the_show_ends(inhibitor: Path) -> None:
    awake = Awake()
    awake.begin()
    assert awake.is_on
    while not inhibitor.exists():
        assert awake.is_on
    assert "--what=idle" in inhibitor.read_text("utf-8")
    awake.end()
    assert not awake.is_on


def test_a_child_ends_when_nobody_holds_its_pipe(inhibitor: Path) -> None:
    awake = Awake()
    awake.begin()
    while not inhibitor.exists():
        assert awake.is_on
    child = awake.children[0]
    assert child.stdin is not None
    child.stdin.close()  # as the system does for a program that has broken off
    assert child.wait(timeout=60) == 0


def test_without_such_a_program_the_show_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    awake = Awake()
    awake.begin()
    assert not awake.is_on
    awake.end()
