"""What is given to people who have no Python: what is in it, and what desktops are told of it."""

import os
import re
import subprocess
import sys
import tomllib
from configparser import ConfigParser
from importlib.metadata import Distribution, distribution
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtGui import QImage

from builds.debian_package import maintainer, told
from builds.icons import png
from builds.left_out import MODULES, is_left_out
from builds.licences import LicenceError, Part, gather, part_of
from builds.manual_page import manual_page
from builds.names import CONTENT_DATE, DESKTOP_FILE, PROGRAM, TOP, VERSION, stem
from flowcharts.checking.taken_file import ENDING, SHEET_ENDING
from flowcharts.commands.command_line import COMMANDS
from flowcharts.library.pack_folders import ENDING as PACK
from flowcharts.model.text import Language
from tests.processes import run

LINUX = TOP / "builds" / "linux"
PARTS_OF_GUIDE = {
    "Furo": "furo",
    "Pygments": "pygments",
    "Snowball": "snowballstemmer",
    "Sphinx": "sphinx",
    "sphinx-basic-ng": "sphinx-basic-ng",
}
"""Whose scripts and style sheets the guide holds, each with the library that brings its licence."""
SUPPOSED = "{http://www.freedesktop.org/standards/shared-mime-info}"


def locked() -> list[Distribution]:
    """The libraries that the program is locked to, as far as they are wanted on this system."""
    lines = (TOP / "requirements.lock").read_text("utf-8").splitlines()
    names = {line.split("==")[0] for line in lines if re.match(r"[a-z]", line)}
    elsewhere = {"frozendict"} if sys.version_info >= (3, 14) else set()
    return [distribution(name) for name in sorted(names - elsewhere)]


def test_every_library_that_is_needed_has_its_licence() -> None:
    parts = [part_of(each) for each in locked()]
    assert len(parts) > 15
    assert [part.name for part in parts if not part.texts] == []
    assert [str(text) for part in parts for text in part.texts if not text.read_bytes()] == []


def test_what_qt_graphviz_and_yajl_are_under_is_among_them() -> None:
    def texts(name: str) -> str:
        return "".join(text.read_text("utf-8") for text in part_of(distribution(name)).texts)

    assert "GNU LESSER GENERAL PUBLIC LICENSE" in texts("PySide6_Essentials")
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in texts("shiboken6")
    assert "Eclipse Public License" in texts("pygraphviz")
    assert "Lloyd Hilaiel" in texts("ijson")  # who wrote YAJL, which its wheels bring along
    assert any("fsrs" in each for each in part_of(distribution("fsrs-rs-python")).built_in)


def test_what_the_guide_holds_has_its_licence(tmp_path: Path) -> None:
    gather([], tmp_path)
    folder = tmp_path / "Missed Trigger Trainer"
    for name, library in PARTS_OF_GUIDE.items():
        texts = [text.read_bytes() for text in part_of(distribution(library)).texts]
        assert (folder / f"{name}.txt").read_bytes() in texts


@pytest.mark.parametrize("name", ["NOTICE", "README.md"])
def test_every_library_that_is_asked_for_is_named(name: str) -> None:
    with (TOP / "pyproject.toml").open("rb") as file:
        asked = tomllib.load(file)["project"]["dependencies"]
    said = (TOP / name).read_text("utf-8").casefold()
    libraries = [re.split("[<>=]", each)[0].casefold() for each in asked]
    called = {"pyside6-essentials": "qt for python" if name == "README.md" else "pyside6"}
    assert [each for each in libraries if called.get(each, each) not in said] == []


def test_a_file_that_nobody_knows_ends_the_build(tmp_path: Path) -> None:
    stray = tmp_path / "libstray.so.1"
    stray.touch()
    with pytest.raises(LicenceError, match=r"libstray\.so\.1"):
        gather([stray], tmp_path / "licences")


def test_a_part_without_words_is_seen() -> None:
    assert Part("nobody's", "1", ()).texts == ()


@pytest.mark.parametrize(
    "kept",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/plugins/imageformats/libqsvg.so",
        "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
        "PySide6/Qt/plugins/printsupport/libcupsprintersupport.so",
        "PySide6/Qt/plugins/platforminputcontexts/libibusplatforminputcontextplugin.so",
        "PySide6/Qt/translations/qtbase_ja.qm",
        "PySide6\\translations\\qtbase_ja.qm",
        "flowcharts/content/cards.toml",
        "pygraphviz/_graphviz.abi3.so",
        "budoux/models/ja.json",
    ],
)
def test_what_the_program_loads_is_not_left_out(kept: str) -> None:
    assert not is_left_out(kept)


@pytest.mark.parametrize(
    "left",
    [
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/plugins/tls/qschannelbackend.dll",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6\\translations\\qtwebengine_ja.qm",
        "pygraphviz/bin/gvpr",
    ],
)
def test_what_it_never_loads_is_left_out(left: str) -> None:
    assert is_left_out(left)


def test_no_module_that_it_imports_is_left_out() -> None:
    sources = [TOP / "main.py", *(TOP / "flowcharts").rglob("*.py"), *(TOP / "gui").rglob("*.py")]
    imported = {
        found
        for file in sources
        for line in re.findall(
            r"^\s*(?:from|import) ([\w.]+)", file.read_text("utf-8"), re.MULTILINE
        )
        for found in (line,)
    }
    assert "PySide6.QtWidgets" in imported
    assert imported & {*MODULES} == set()


def versions_in(name: str) -> set[str]:
    """The libraries with their versions in a lock file."""
    found = re.findall(r"^[\w.-]+==[^\\\n]+", (TOP / name).read_text("utf-8"), re.MULTILINE)
    return {each.strip() for each in found}


@pytest.mark.parametrize("name", ["requirements-dev.lock", "requirements-build.lock"])
def test_what_the_program_needs_is_in_every_environment(name: str) -> None:
    assert versions_in("requirements.lock") - versions_in(name) == set(), (
        "`make lock` writes them anew"
    )


def test_file_names_tell_version_and_day() -> None:
    assert stem().startswith(f"{PROGRAM}-{VERSION}-content-{CONTENT_DATE}-")


def test_what_a_build_starts_does_not_load_its_libraries() -> None:
    told = "import os, runpy; runpy.run_path('builds/environment.py'); print(dict(os.environ))"
    given = {"LD_LIBRARY_PATH": "/of/the/build", "PATH": "/usr/bin"}
    with_own = given | {"LD_LIBRARY_PATH_ORIG": "/of/the/user"}
    for environment, left in ((given, None), (with_own, "/of/the/user")):
        done = run([sys.executable, "-c", told], cwd=TOP, env=environment)
        kept = dict(eval(done.stdout))  # noqa: S307  # what was printed above
        assert kept.get("LD_LIBRARY_PATH") == left
        assert kept["PATH"] == "/usr/bin"


def entry() -> ConfigParser:
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(told("desktop"))
    return parser


def test_desktops_are_told_of_one_program() -> None:
    shown = entry()["Desktop Entry"]
    description = ET.fromstring(told("metainfo.xml"))  # noqa: S314  # our own file
    kinds = ET.fromstring(told("xml"))  # noqa: S314  # our own file
    assert shown["Icon"] == description.findtext("id") == DESKTOP_FILE
    assert shown["Exec"] == f"{PROGRAM} %f"
    assert shown["StartupWMClass"] == description.findtext("provides/binary") == PROGRAM
    named = {each.get("type") for each in kinds.iter(f"{SUPPOSED}mime-type")}
    assert {*shown["MimeType"].rstrip(";").split(";")} == named
    assert {each.text for each in description.iter("mediatype")} == named
    assert {f"{each.replace('/', '-')}.svg" for each in named if each} == {
        each.name for each in LINUX.glob("*.svg")
    }
    release = description.find("releases/release")
    assert release is not None
    assert (release.get("version"), release.get("date")) == (VERSION, CONTENT_DATE)


def test_who_makes_a_package_is_named_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DEBEMAIL", raising=False)
    assert maintainer().endswith(".invalid>"), "no address is made up that may be somebody’s"
    monkeypatch.setenv("DEBFULLNAME", "Ada Judge")
    monkeypatch.setenv("DEBEMAIL", "ada@example.org")
    assert maintainer() == "Ada Judge <ada@example.org>"


@pytest.mark.parametrize("language", Language)
def test_the_manual_page_names_every_command_and_is_nothing_but_words(language: Language) -> None:
    page = manual_page(language)
    assert all(f".B {name}\n" in page for name in COMMANDS)
    asked = [line for line in page.splitlines() if line.startswith((".", "'"))]
    assert {line.split()[0] for line in asked} == {
        ".TH",
        ".SH",
        ".B",
        ".br",
        ".PP",
        ".TP",
        ".I",
        ".ad",
        ".nh",
    }
    assert not re.search(r"(?<!\\)-", page.partition("\n")[2])


def test_files_to_be_clicked_are_called_as_the_program_says() -> None:
    kinds = ET.fromstring(told("xml"))  # noqa: S314  # our own file
    globs = {each.get("pattern") for each in kinds.iter(f"{SUPPOSED}glob")}
    assert globs == {f"*{ENDING}", f"*{SHEET_ENDING}", f"*.{PACK}"}


@pytest.mark.parametrize("size", [16, 48, 512])
def test_an_icon_has_the_size_that_is_asked_for_and_clear_corners(size: int) -> None:
    for source in (TOP / "assets" / "icon.svg", *LINUX.glob("*.svg")):
        picture = QImage.fromData(png(source, size))
        assert (picture.width(), picture.height()) == (size, size)
        assert picture.pixelColor(0, 0).alpha() < 16
        assert picture.pixelColor(size // 2, size // 2).alpha() == 255


WITHOUT_STREAMS = """
import sys
sys.stdin = sys.stdout = sys.stderr = None
import main
sys.exit(main.main(sys.argv[1:]))
"""


@pytest.mark.parametrize(("words", "status"), [(("list", "charts"), 0), (("nonsense",), 2)])
def test_a_program_without_a_terminal_does_not_stumble_over_that(
    words: tuple[str, ...], status: int
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_STREAMS, *words], cwd=TOP, env=os.environ, check=False
    )
    assert done.returncode == status
