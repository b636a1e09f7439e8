"""The built wheel is complete: installed into an empty environment, it exports a chart."""

import os
import sys
import venv
from collections.abc import Iterator
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path
from xml.etree import ElementTree as ET
from zipfile import Path as ZippedPath
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement

from tests.paths import TOP
from tests.processes import run

pytestmark = pytest.mark.usefixtures("nothing_kept")

WINDOWS = sys.platform == "win32"


def output(*command: str | Path, cwd: Path, **environment: str) -> str:
    # Builders tell there what they do.
    finished = run(command, cwd=cwd, env=os.environ | environment, may_complain=True)
    assert finished.returncode == 0, finished.stdout
    return finished.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    output(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=TOP)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def files(wheel: Path) -> frozenset[str]:
    with ZipFile(wheel) as archive:
        return frozenset(archive.namelist())


def needed_by(project: Distribution) -> Iterator[Distribution]:
    """What a distribution says it needs here, and what that needs in turn."""
    for line in project.requires or ():
        requirement = Requirement(line)
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
            found = distribution(requirement.name)
            assert requirement.specifier.contains(found.version, prereleases=True), line
            yield found
            yield from needed_by(found)


def lend(lent: Distribution, packages: Path) -> None:
    """Let another environment see one installed library, as if it had been fetched anew."""
    for name in {file.parts[0] for file in lent.files or ()} - {"..", "__pycache__"}:
        place = packages / name
        if not place.exists():
            place.symlink_to(Path(str(lent.locate_file(name))).resolve())


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command, in an environment with the wheel and the libraries it names: no others."""
    room = tmp_path_factory.mktemp("clean-room")
    venv.create(room, with_pip=False, symlinks=not WINDOWS)
    scripts = room / ("Scripts" if WINDOWS else "bin")
    python = scripts / "python"
    pip = (sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check")
    output(*pip, "install", "--quiet", "--no-index", "--no-deps", wheel, cwd=room)
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = Path(output(python, "-c", where, cwd=room).strip())
    (metadata,) = (p for p in ZippedPath(wheel).iterdir() if p.name.endswith(".dist-info"))
    for library in needed_by(PathDistribution(metadata)):
        lend(library, packages)
    return scripts / "missed-trigger-trainer"


def test_the_wheel_carries_the_program_its_content_and_its_assets(files: frozenset[str]) -> None:
    carried = ("main.py", "flowcharts/content", "gui", "assets/fonts")
    for folder in carried:
        here = TOP / folder
        wanted = [here] if here.is_file() else [p for p in here.rglob("*") if p.is_file()]
        names = {p.relative_to(TOP).as_posix() for p in wanted if "__pycache__" not in p.parts}
        assert names, f"{folder} is empty"
        assert names <= files


def test_the_wheel_carries_nothing_else(files: frozenset[str]) -> None:
    roots = {name.split("/")[0] for name in files if ".dist-info/" not in name}
    assert roots == {"main.py", "flowcharts", "gui", "assets"}


def test_the_licences_travel_with_the_wheel(files: frozenset[str]) -> None:
    licences = {name.split("/licenses/")[1] for name in files if "/licenses/" in name}
    fonts = {"assets/fonts/OFL.txt", "assets/fonts/DejaVu.txt"}
    of_guide = {f"assets/licences/{each.name}" for each in (TOP / "assets/licences").iterdir()}
    assert licences == {"LICENSE", "NOTICE", *fonts, *of_guide}


def test_a_newcomer_exports_the_chart_from_an_empty_folder(installed: Path, tmp_path: Path) -> None:
    output(
        installed,
        *("export", "missed-trigger-2008", "-o", "chart.svg"),
        cwd=tmp_path,
        PYTHONPATH="",
        PATH="",
    )
    drawing = ET.parse(tmp_path / "chart.svg").getroot()  # noqa: S314 # drawn by ourselves just now
    words = "".join(drawing.itertext())
    assert drawing.tag.endswith("svg")
    assert "March 2008" in words
    assert "superseded" in words


def test_a_newcomer_lists_the_charts_from_an_empty_folder(installed: Path, tmp_path: Path) -> None:
    assert "missed-trigger-2008" in output(installed, "list", "charts", cwd=tmp_path, PYTHONPATH="")
