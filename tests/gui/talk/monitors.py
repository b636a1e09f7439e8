"""Screens that come and go while the program runs: told to the X server, as xrandr would."""

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import POINTER, Structure, byref, c_char_p, c_int, c_ulong, c_void_p
from typing import NamedTuple


class Place(NamedTuple):
    """Where a screen stands, in pixels."""

    x: int
    y: int
    width: int
    height: int


class _Monitor(Structure):
    _fields_ = (
        ("name", c_ulong),
        ("primary", c_int),
        ("automatic", c_int),
        ("noutput", c_int),
        *((part, c_int) for part in ("x", "y", "width", "height", "mwidth", "mheight")),
        ("outputs", POINTER(c_ulong)),
    )


class Monitors:
    """The monitors of the X server that the tests run on."""

    def __init__(self) -> None:
        self._x = ctypes.CDLL("libX11.so.6")
        self._randr = ctypes.CDLL("libXrandr.so.2")
        self._x.XOpenDisplay.restype = c_void_p
        self._x.XDefaultRootWindow.restype = c_ulong
        self._x.XInternAtom.restype = c_ulong
        self._randr.XRRAllocateMonitor.restype = POINTER(_Monitor)
        self._randr.XRRGetMonitors.restype = POINTER(_Monitor)
        self._display = c_void_p(self._x.XOpenDisplay(None))
        assert self._display.value, "There is no X server."
        self._root = c_ulong(self._x.XDefaultRootWindow(self._display))
        self._outputs = self._all_outputs()

    def add(self, name: str, place: Place, *, is_first: bool = False) -> None:
        """Plug in a screen; the first one takes the output that the server has."""
        outputs = self._outputs if is_first else []
        info = self._randr.XRRAllocateMonitor(self._display, c_int(len(outputs)))
        info.contents.name = self._atom(name)
        info.contents.primary = int(is_first)
        for part, value in place._asdict().items():
            setattr(info.contents, part, value)
        info.contents.mwidth, info.contents.mheight = place.width // 4, place.height // 4
        for number, output in enumerate(outputs):
            info.contents.outputs[number] = output
        self._randr.XRRSetMonitor(self._display, self._root, info)
        self._x.XSync(self._display, 0)

    def remove(self, name: str) -> None:
        """Pull a screen out."""
        self._randr.XRRDeleteMonitor(self._display, self._root, c_ulong(self._atom(name)))
        self._x.XSync(self._display, 0)

    def close(self) -> None:
        self._x.XCloseDisplay(self._display)

    def _atom(self, name: str) -> int:
        return int(self._x.XInternAtom(self._display, c_char_p(name.encode()), 0))

    def _all_outputs(self) -> list[int]:
        count = c_int()
        found = self._randr.XRRGetMonitors(self._display, self._root, 1, byref(count))
        return [found[each].outputs[0] for each in range(count.value) if found[each].noutput][:1]


@contextmanager
def two_monitors(laptop: Place, projector: Place) -> Iterator[Monitors]:
    """A laptop and a projector beside it."""
    monitors = Monitors()
    monitors.add("LAPTOP", laptop, is_first=True)
    monitors.add("PROJECTOR", projector)
    try:
        yield monitors
    finally:
        for name in ("PROJECTOR", "LAPTOP"):
            monitors.remove(name)
        monitors.close()
