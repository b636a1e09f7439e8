"""The bundled faces, and what happens without them."""

import ast
import os
import shutil
import sys
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QRawFont

from flowcharts.model.text import Wording
from gui.chart.measure import measure_in
from gui.theme import fonts
from tests.paths import CONTENT, TOP
from tests.processes import run


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
    finished = run(
        [sys.executable, "-c", "import main; raise SystemExit(main.main())", "export",
         "missed-trigger-2008", "-o", str(tmp_path / "chart.svg")],
        cwd=tmp_path / "own",
        env=os.environ | {"PYTHONPATH": str(tmp_path / "own")},
        may_complain=True,
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


def strings_in(file: Path) -> Iterator[str]:
    """All that a source or a content file may show, and more."""
    said = file.read_text("utf-8")
    if file.suffix == ".toml":
        yield said
        return
    for node in ast.walk(ast.parse(said)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def is_sign(letter: str) -> bool:
    return not letter.isascii() and unicodedata.category(letter)[0] in "SP"


@pytest.mark.usefixtures("qapp")
def test_no_sign_is_left_to_the_fonts_of_a_machine() -> None:
    """Some lack it, and show a box; others have it in colours."""
    files = [*(TOP / "gui").rglob("*.py"), *(TOP / "flowcharts").rglob("*.py")]
    files += CONTENT.rglob("*.toml")
    signs = {each for file in files for said in strings_in(file) for each in said if is_sign(each)}
    assert {"☰", "。", "—", "❚"} <= signs
    folder = TOP / "assets" / "fonts"
    for weight in ("Regular", "Bold"):
        faces = [QRawFont(str(each), 14) for each in folder.glob(f"*-{weight}.ttf")]
        assert len(faces) == len(fonts.FAMILIES)
        lacking = [each for each in signs if not any(f.supportsCharacter(ord(each)) for f in faces)]
        assert lacking == []
