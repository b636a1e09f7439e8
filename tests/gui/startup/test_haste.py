"""What a start spares, it spares without a trace: the same Qt, the same Python afterwards."""

import json
import os
import subprocess
import sys
from pathlib import Path

# Loads Qt as main.py does, and tells what had to be compiled and what was left behind.
IN_HASTE = """
import builtins, json, linecache, sys
from pathlib import Path
from gui.startup.launch import make_haste

plain_compile, compiled = builtins.compile, []

def compile_and_note(source, name, mode, *rest, **options):
    compiled.append(name)
    return plain_compile(source, name, mode, *rest, **options)

builtins.compile = compile_and_note
make_haste(Path(sys.argv[1]))
from PySide6.QtCore import QPoint
from gui import words
print(json.dumps({
    "compiled": [name for name in compiled if name.startswith("shibokensupport")],
    "has read sources": words.__file__ in linecache.cache,
    "compiles plainly": builtins.compile is compile_and_note,
    "Qt works": QPoint(1, 2).manhattanLength() == 3,
}))
"""


def start(kept: Path) -> dict[str, object]:
    finished = subprocess.run(
        [sys.executable, "-c", IN_HASTE, kept],
        env=os.environ,
        capture_output=True,
        check=True,
        text=True,
        timeout=120,
    )
    told: dict[str, object] = json.loads(finished.stdout)
    return told


def test_qt_for_python_is_compiled_at_the_first_start_only(tmp_path: Path) -> None:
    kept = tmp_path / "cache" / "compiled"
    assert start(kept)["compiled"]
    assert not start(kept)["compiled"]


def test_a_damaged_kept_file_is_made_anew(tmp_path: Path) -> None:
    kept = tmp_path / "compiled"
    start(kept)
    whole = kept.read_bytes()
    for damaged in (b"", b"no code", whole[:1000]):
        kept.write_bytes(damaged)
        assert start(kept)["Qt works"]
        assert kept.read_bytes() == whole


def test_a_start_works_where_nothing_can_be_kept(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert start(tmp_path / "file" / "compiled")["Qt works"]


def test_no_source_is_read_of_what_is_compiled_already(tmp_path: Path) -> None:
    assert not start(tmp_path / "compiled")["has read sources"]


def test_python_compiles_as_it_did_before(tmp_path: Path) -> None:
    assert start(tmp_path / "compiled")["compiles plainly"]
