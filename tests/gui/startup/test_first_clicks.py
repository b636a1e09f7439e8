"""Whatever a newcomer clicks or presses first: nothing is complained of, no row is lost."""

import json
import os
import sys

import pytest

from flowcharts.folders import config_folder
from tests.paths import TOP
from tests.processes import run


@pytest.mark.parametrize(
    ("wording", "has_seen_tour"), [("en", True), ("ja", True), ("both", False)]
)
@pytest.mark.usefixtures("nothing_kept")
def test_no_first_click_and_no_first_key_breaks_anything(
    wording: str,
    has_seen_tour: bool,  # noqa: FBT001  # a parameter of the test
) -> None:
    file = config_folder() / "settings.json"
    file.parent.mkdir(parents=True)
    remembered = {"has_seen_tour": has_seen_tour, "wording": wording}
    file.write_text(json.dumps(remembered), encoding="utf-8")
    done = run(
        [sys.executable, "-m", "tests.gui.startup.newcomer"],
        cwd=TOP,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},  # copies cannot share a display
    )
    assert done.returncode == 0
    assert int(done.stdout) > 80
