"""Whatever a newcomer clicks or presses first: nothing is complained of, no row is lost.

Each row of the list is clicked in one of the wordings, each button and each key in all of them.
"""

import json
import os
import sys

import pytest

from flowcharts.folders import config_folder
from tests.paths import TOP
from tests.processes import run


@pytest.mark.parametrize(
    ("share", "wording", "has_seen_tour"),
    [("0", "en", True), ("1", "ja", True), ("2", "both", False)],
)
@pytest.mark.usefixtures("nothing_kept")
def test_no_first_click_and_no_first_key_breaks_anything(
    share: str,
    wording: str,
    has_seen_tour: bool,  # noqa: FBT001  # a parameter of the test
) -> None:
    file = config_folder() / "settings.json"
    file.parent.mkdir(parents=True)
    remembered = {"has_seen_tour": has_seen_tour, "wording": wording}
    file.write_text(json.dumps(remembered), encoding="utf-8")
    done = run(
        [sys.executable, "-m", "tests.gui.startup.newcomer", share],
        cwd=TOP,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},  # copies cannot share a display
    )
    assert done.returncode == 0
    assert int(done.stdout) > 80
