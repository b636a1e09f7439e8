"""The bundled faces, and what happens without them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from flowcharts.model.text import Wording
from gui.canvas.measure import measure_in
from gui.theme import fonts
from tests.paths import TOP


@pytest.mark.parametrize("damage", ["missing", "damaged"])
def test_without_its_faces_the_program_says_so_and_goes_on(tmp_path: Path, damage: str) -> None:
    shutil.copytree(TOP / "gui", tmp_path / "own" / "gui")
    (tmp_path / "own" / "flowcharts").symlink_to(TOP / "flowcharts")
    (tmp_path / "own" / "main.py").symlink_to(TOP / "main.py")
    if damage == "damaged":
        fonts = tmp_path / "own" / "assets" / "fonts"
        fonts.mkdir(parents=True)
        for file in (TOP / "assets" / "fonts").glob("*.ttf"):
            (fonts / file.name).write_bytes(b"no font")
    finished = subprocess.run(
        [sys.executable, "-c", "import main; raise SystemExit(main.main())", "export",
         "missed-trigger-2008", "-o", str(tmp_path / "chart.svg")],
        cwd=tmp_path / "own",
        env=os.environ | {"PYTHONPATH": str(tmp_path / "own")},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )  # fmt: skip
    assert finished.returncode == 0, finished.stderr
    assert "NotoSans-Regular.ttf is missing or damaged: install anew." in finished.stderr
    assert (tmp_path / "chart.svg").read_text("utf-8").startswith("<svg")


def test_words_are_measured_anew_with_another_face(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def mark(wording: Wording) -> str:
        fonts.letters_mark.cache_clear()
        return measure_in(wording).mark

    shipped = mark(Wording.ENGLISH)
    assert mark(Wording.JAPANESE) == shipped != mark(Wording.BOTH)
    monkeypatch.setattr(fonts, "_FOLDER", tmp_path)
    without = mark(Wording.ENGLISH)
    (tmp_path / "NotoSans-Bold.ttf").write_bytes(b"another one")
    assert len({shipped, without, mark(Wording.ENGLISH)}) == 3
    monkeypatch.undo()
    assert mark(Wording.ENGLISH) == shipped
