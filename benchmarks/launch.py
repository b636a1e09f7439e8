"""One launch of a program on a screen that is watched: when what is there, and what it costs."""

import os
import signal
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from time import monotonic, sleep

from benchmarks.machine import Watch, proportional_memory
from benchmarks.screen import Picture, Region, Screen

EVERYTHING = Region()
_LOOK_EVERY = 0.003
_QUIET = 0.8
"""How long nothing may change before the picture counts as the last one, in seconds."""
_AT_LONGEST = 20.0
_SETTLED = 0.002
"""The share of the pixels that a blinking caret or a spinner may change."""
_LEAST_INK = 0.0001
"""The share of a window that is not its ground, once it shows anything."""


@dataclass(frozen=True, slots=True)
class Program:
    """What is started."""

    name: str
    command: tuple[str, ...]
    environment: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Frame:
    """A picture and when it was first seen, in ms from the start of the program."""

    at: float
    picture: Picture


@dataclass(frozen=True, slots=True)
class Launch:
    """What was seen of one launch."""

    empty: Picture
    """The screen before."""
    frames: tuple[Frame, ...]
    memory: float
    """In MiB, when nothing moved any more."""
    foreign: float
    """The share of the machine others had until the last picture."""

    @property
    def first_picture(self) -> float:
        """When more than an empty window was on the screen."""
        return next(each.at for each in self.frames if _shows_something(each.picture, self.empty))

    def complete(self, region: Region = EVERYTHING) -> float:
        """From when on the region looked as it does in the end."""
        last = self.frames[-1]
        complete = last.at
        for frame in reversed(self.frames):
            if frame.picture.difference(last.picture, region) > _SETTLED:
                break
            complete = frame.at
        return complete


class LaunchError(RuntimeError):
    """A program that showed nothing, or ended by itself."""


def launch(program: Program, screen: Screen) -> Launch:
    """Start *program* on *screen*, watch until it has settled, and end it."""
    empty = screen.look()
    watch = Watch()
    process = subprocess.Popen(  # noqa: S603  # only programs named in this package
        program.command,
        env=_environment(screen, program.environment),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        frames, foreign = _watched(program, process, screen, empty, watch)
        return Launch(empty, tuple(frames), proportional_memory(process.pid), foreign)
    finally:
        _end(process)
        _wait_until_empty(screen, empty)


def _watched(
    program: Program,
    process: subprocess.Popen[bytes],
    screen: Screen,
    empty: Picture,
    watch: Watch,
) -> tuple[list[Frame], float]:
    frames: list[Frame] = []
    last, foreign = empty, 0.0
    while True:
        seen = screen.look()
        now = (monotonic() - watch.started) * 1000
        if seen != last:
            last = seen
            frames.append(Frame(now, seen))
            foreign = watch.foreign_share()
        if process.poll() is not None:
            raise LaunchError(f"{program.name} ended by itself: {_complaint(process)}")
        is_quiet = bool(frames) and now - frames[-1].at > _QUIET * 1000
        if is_quiet and _shows_something(last, empty):
            return frames, foreign
        if now > _AT_LONGEST * 1000:
            raise LaunchError(f"{program.name} did not settle within {_AT_LONGEST:g} s.")
        sleep(_LOOK_EVERY)


def _shows_something(picture: Picture, empty: Picture) -> bool:
    return picture.ink(empty) >= _LEAST_INK


def _environment(screen: Screen, more: Mapping[str, str]) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name != "WAYLAND_DISPLAY"}
    return kept | {"DISPLAY": screen.display, "QT_QPA_PLATFORM": "xcb"} | dict(more)


def _complaint(process: subprocess.Popen[bytes]) -> str:
    said = process.stderr.read() if process.stderr is not None else b""
    return said.decode("utf-8", "replace").strip() or f"status {process.returncode}"


def _end(process: subprocess.Popen[bytes]) -> None:
    for signal_number in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(process.pid, signal_number)
            process.wait(timeout=3)
        except ProcessLookupError:
            break
        except subprocess.TimeoutExpired:
            continue
        break
    process.wait()
    if process.stderr is not None:
        process.stderr.close()


def _wait_until_empty(screen: Screen, empty: Picture) -> None:
    until = monotonic() + 2
    while screen.look() != empty and monotonic() < until:
        sleep(0.02)
