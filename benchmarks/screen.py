"""A screen of our own whose pixels can be read without asking anybody: Xvfb's frame buffer."""

import mmap
import os
import struct
import subprocess
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Self

WIDTH, HEIGHT = 1280, 800
STRIDE = 2
"""Every second pixel of every second row is looked at: enough to see any word appear."""
LEAST_DRAWN = 0.001
"""The share of the screen that more than a mouse pointer takes."""

_SERVER = (
    *("Xvfb", "-screen", "0", f"{WIDTH}x{HEIGHT}x24"),
    *("-nolisten", "tcp", "-dpi", "96", "-noreset"),
)


@dataclass(frozen=True, slots=True)
class Region:
    """A part of the screen, in shares of its width and height."""

    left: float = 0.0
    top: float = 0.0
    right: float = 1.0
    bottom: float = 1.0


@dataclass(frozen=True, slots=True)
class Picture:
    """What the screen showed at one moment."""

    pixels: bytes

    def difference(self, other: "Picture", region: Region) -> float:
        """The share of the region's pixels that differ."""
        mine, theirs = self.rows(region), other.rows(region)
        differing = total = 0
        for one, another in zip(mine, theirs, strict=True):
            total += len(one)
            if one != another:
                differing += sum(map(int.__ne__, one, another))
        return differing / total

    def ink(self, ground: "Picture") -> float:
        """The share of what was drawn over *ground* that is not one even colour."""
        before, now = (chain.from_iterable(each.rows(Region())) for each in (ground, self))
        colours = Counter(new for old, new in zip(before, now, strict=True) if old != new)
        drawn = colours.total()
        if drawn < LEAST_DRAWN * WIDTH * HEIGHT / STRIDE**2:
            return 0.0  # nothing, or a mouse pointer
        return 1 - colours.most_common(1)[0][1] / drawn

    def rows(self, region: Region) -> list[list[int]]:
        """The colours of the pixels looked at in a region."""
        everything = memoryview(self.pixels).cast("I")
        across = len(everything) // (HEIGHT // STRIDE)
        left, right = (round(share * WIDTH) for share in (region.left, region.right))
        rows = range(round(region.top * HEIGHT) // STRIDE, round(region.bottom * HEIGHT) // STRIDE)
        return [
            everything[row * across + left : row * across + right : STRIDE].tolist() for row in rows
        ]


class Screen:
    """An X server without a monitor; a context, which ends the server."""

    def __enter__(self) -> Self:
        with ExitStack() as things:
            folder = things.enter_context(TemporaryDirectory(prefix="screen-"))
            listening, telling = os.pipe()
            # The server dies of a closed pipe if it has not told the whole line yet: so it
            # stays open.
            things.callback(os.close, listening)
            self._server = subprocess.Popen(  # noqa: S603  # the command below
                [*_SERVER, "-displayfd", str(telling), "-fbdir", folder],
                pass_fds=(telling,),
                stderr=subprocess.DEVNULL,
            )
            things.callback(self._end_server)
            os.close(telling)
            self.display = f":{_line(listening)}"
            self._map(Path(folder) / "Xvfb_screen0")
            things.callback(self._memory.close)
            self._things = things.pop_all()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._things.close()

    def look(self) -> Picture:
        """What the screen shows now."""
        rows = range(self._start, self._start + HEIGHT * self._pitch, STRIDE * self._pitch)
        return Picture(b"".join([self._memory[row : row + self._pitch] for row in rows]))

    def _map(self, file: Path) -> None:
        with file.open("rb") as stream:
            self._memory = mmap.mmap(stream.fileno(), 0, prot=mmap.PROT_READ)
        # An X window dump: 25 big-endian numbers, among them the size of the header, the bytes
        # of a row and the number of colours between the header and the pixels.
        header = struct.unpack(">25I", self._memory[:100])
        self._pitch = header[12]
        self._start = header[0] + header[19] * 12

    def _end_server(self) -> None:
        self._server.terminate()
        self._server.wait()


def _line(pipe: int) -> str:
    said = b""
    while not said.endswith(b"\n"):
        heard = os.read(pipe, 16)
        if not heard:
            raise RuntimeError("Xvfb did not start: is it installed?")
        said += heard
    return said.decode("ascii").strip()
