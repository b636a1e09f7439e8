"""Every test starts as a newcomer does: nothing remembered, no screen unless one is asked for."""

import gc
import os
from collections.abc import Generator, Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from flowcharts.library.library import Library
from flowcharts.model.chart import Decision
from flowcharts.model.position import Position, position_of_example
from flowcharts.model.walk import Walk
from tests.processes import complaints
from tests.shipped import LIBRARY

# What is read and collected is there to stay: to look for garbage among it takes seconds.
gc.disable()

# Before Qt is loaded: it looks once.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# A busy machine is slow now and then; that is not a fault of what is tested.
settings.register_profile(
    "trainer",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=True,  # whoever looks for what was never tried asks for another profile
)
settings.load_profile("trainer")
for wait in (QtBot.waitUntil, QtBot.waitSignal, QtBot.waitActive, QtBot.waitExposed):
    (wait.__kwdefaults__ or {})["timeout"] = 60_000


@pytest.fixture(scope="session")
def _homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Places where nothing is yet; pytest would look through all there are for the next one."""
    folder = tmp_path_factory.mktemp("homes")
    return (folder / str(place) for place in count())


@pytest.fixture(scope="session")
def _kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where tables and layouts are kept, for all tests alike: to make them anew takes longest."""
    return tmp_path_factory.mktemp("kept")


@pytest.fixture(autouse=True)
def _home_of_a_newcomer(
    _homes: Iterator[Path], _kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = next(_homes)
    for kind in ("CONFIG", "DATA", "STATE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(home / kind.lower()))
    monkeypatch.setenv("XDG_CACHE_HOME", str(_kept))


@pytest.fixture
def nothing_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program start as it does for the first time ever."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.fixture(autouse=True)
def _nothing_is_left_over() -> Iterator[None]:
    """Delete what a test has put off deleting, so that the next one finds none of it."""
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(scope="module", autouse=True)
def _garbage_of_this_module() -> None:
    """Never look for garbage among what the modules before have left: in the end it takes seconds.

    It is thrown away first, so that nothing of it stays.
    """
    gc.collect()
    gc.freeze()


@pytest.fixture
def slow_glide(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all that glides be under way for so long that every machine sees it."""
    monkeypatch.setattr("gui.chart.glide.GLIDE_MILLISECONDS", 600_000)


def pytest_collection_finish() -> None:
    """Look for garbage from here on, and only among what the tests make."""
    gc.freeze()
    gc.set_threshold(50_000, 10, 10)
    gc.enable()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip what needs a real screen where there is none."""
    if item.get_closest_marker("xvfb") and os.environ["QT_QPA_PLATFORM"] != "xcb":
        pytest.skip("needs a real screen: QT_QPA_PLATFORM=xcb and a display")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let a test fail by what stands on stderr, unless it has taken that from there itself.

    Whoever is started without `run` of tests.processes writes there, too.
    """
    report = yield
    said = dict(report.sections).get(f"Captured stderr {report.when}", "")
    if report.passed and complaints(said):
        report.outcome = "failed"
        report.longrepr = f"Nobody expects this on stderr:\n{said}"
    return report


@pytest.fixture
def corpora() -> Path:
    """The folder of card corpora, which are too large to be part of the project."""
    folder = Path(os.environ.get("TRAINER_CORPORA") or "no folder named")
    if not folder.is_dir():
        pytest.skip("TRAINER_CORPORA names no folder of corpora")
    return folder


@pytest.fixture(scope="session")
def library() -> Library:
    return LIBRARY


@pytest.fixture
def walked(library: Library) -> Position:
    """Kavu Monarch, told to its end: no, no, yes, yes."""
    chart = library.chart("missed-trigger-2008")
    return position_of_example(chart, library.scenario("kavu-monarch")).jumped(4)


@pytest.fixture
def twice(library: Library) -> Walk:
    """A walk that opens one chart for two of its questions, and leaves it by two outcomes."""
    chart = library.chart("missed-trigger-2013")
    asked_again = chart.nodes["default"]
    assert isinstance(asked_again, Decision)
    asked_again = asked_again._replace(sub_chart="awareness", sub_answers={"otherwise": "no"})
    walk = Walk(chart._replace(nodes={**chart.nodes, "default": asked_again})).opened()
    for answer in ("yes", "yes", "no", "no", "no", "no", "no", "yes", "no"):
        walk = walk.answered(answer)
    return walk.closed().opened().answered("no").closed()
