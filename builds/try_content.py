"""What a build does with content that it is given, and with a copy of the guide."""

import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from time import monotonic, sleep

from builds.names import PROGRAM
from builds.try_windows import opened
from builds.trying import TryOutError, expect, run
from flowcharts.version import CONTENT_DATE

_AT_LONGEST = 60.0
_PACK = f"""\
id = "tried"
title.en = "Tried"
title.ja = "試し"
version = "1.0"
day = "{CONTENT_DATE}"
needs = "0.1.0"
"""
_CHART = "when-may-i-play-it.toml"
_GUIDE = (
    *("Magic Infraction Procedure Guide", "Effective September 23, 2024", "2. Game Play Errors"),
    *("2.1. Game Play Error - Missed Trigger No Penalty", "Definition"),
    "What somebody forgot of a triggered ability that they control belongs here.",
    *(
        "Additional Remedy",
        "Too much time has gone by if the miss lies before that phase.",
        "Upgrade",
    ),
    *("A Warning is due where the ability is usually detrimental.", "2.5. Game Rule Violation"),
)
_OBJECTS = (
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources 6 0 R>>",
    "<</Length {length}>>stream\n{text}\nendstream",
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    "<</Font<</F 5 0 R>>>>",
)


def try_packs(program: Path, home: Mapping[str, str], folder: Path, room: Path) -> None:
    """A pack is made of a chart, checked, taken, read and removed again."""

    def said(*words: str) -> str:
        return run([str(program), "pack", *words], home, room)

    content = room / "of a pack"
    (content / "charts").mkdir(parents=True)
    (content / "pack.toml").write_text(_PACK, "utf-8")
    shipped = next(folder.rglob(_CHART))
    shutil.copy(shipped, content / "charts" / "tried-out.toml")
    said("make", str(content), "-o", "tried.mttpack")
    said("check", "tried.mttpack")
    said("add", "tried.mttpack")
    listed = run([str(program), "list", "charts"], home, room)
    expect("tried-out" in listed, "makes a content pack, and reads it")
    said("remove", "tried")
    expect("Nothing found" in said("list"), "removes it")


def try_own_guide(program: Path, home: Mapping[str, str], room: Path) -> None:
    """A copy of the guide that is opened is read and kept."""
    (room / "guide.pdf").write_bytes(_pdf(_GUIDE))
    kept = Path(home["XDG_DATA_HOME"]) / PROGRAM / "guides"
    with opened(program, (str(room / "guide.pdf"),), {**home, "QT_QPA_PLATFORM": "offscreen"}):
        wait(lambda: any(kept.glob("*.json")), "reads a PDF of the guide, and keeps what it says")


def wait(is_so: Callable[[], bool], told: str) -> None:
    """Wait until something is so, and say it."""
    until = monotonic() + _AT_LONGEST
    while not is_so():
        if monotonic() > until:
            raise TryOutError(f"This is not so: {told}")
        sleep(0.1)
    expect(True, told)  # noqa: FBT003  # as was seen


def _pdf(lines: tuple[str, ...]) -> bytes:
    """A page with those *lines*."""
    words = " T* ".join(f"({line}) Tj" for line in lines)
    text = f"BT /F 10 Tf 14 TL 40 780 Td {words} ET"
    content, places = b"%PDF-1.4\n", []
    for number, told in enumerate(_OBJECTS, 1):
        places.append(len(content))
        filled = told.replace("{length}", str(len(text))).replace("{text}", text)
        content += f"{number} 0 obj\n{filled}\nendobj\n".encode()
    rows = "".join(f"{place:010} 00000 n \n" for place in places)
    table = f"xref\n0 {len(places) + 1}\n0000000000 65535 f \n{rows}"
    end = f"trailer<</Size {len(places) + 1}/Root 1 0 R>>\nstartxref\n{len(content)}\n%%EOF\n"
    return content + table.encode() + end.encode()
