"""A laptop and a projector beside it, where there is neither."""

import json
from pathlib import Path

_SCREENS = (("LAPTOP", 0, 1366, 768), ("PROJECTOR", 1366, 1280, 720))


def two_screens(home: Path) -> tuple[str, str]:
    """What Qt is to be told of them; *home*: where they are written down."""
    rows = [
        {"name": name, "x": x, "y": 0, "width": width, "height": height, "dpr": 1}
        | {"logicalDpi": 96, "logicalBaseDpi": 96}
        for name, x, width, height in _SCREENS
    ]
    file = home / "screens.json"
    file.write_text(json.dumps({"screens": rows}), encoding="utf-8")
    return "-platform", f"offscreen:configfile={file}"
