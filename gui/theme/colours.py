"""Palettes: every colour and stroke of the screen, and of paper, in one place. Knows no Qt.

Built on the Okabe–Ito colours, darkened or lightened until text has a contrast of 4.5:1 and
lines have 3:1 on what they stand on; tests compute both.
"""

from enum import StrEnum
from typing import NamedTuple


class ThemeName(StrEnum):
    """The themes there are."""

    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"
    PROJECTOR = "projector"
    PRINT = "print"


class MarkColour(NamedTuple):
    """The look of words from which a fact was read, and of the letter that stands for it."""

    ground: str
    """Behind the words, which are in `Palette.on_highlight`."""
    line: str
    """Under the words and around the letter."""
    is_dashed: bool = False
    """Is that line broken?"""


class Palette(NamedTuple):
    """The colours of a theme, as #rrggbb, and its strokes in pixels."""

    ground: str
    """Behind the chart."""
    bar: str
    """Behind the left panel and the bars."""
    surface: str
    """Behind the right panel, buttons and resting nodes."""
    sunken: str
    """Behind cards, strips and edge labels."""
    hairline: str
    """Between panels; decoration only."""
    ink: str
    ink_soft: str
    """Secondary text."""
    line: str
    """Outlines, edges and controls at rest."""
    faint_line: str
    """Outlines and edges that are ruled out."""
    faint_ink: str
    """Words of nodes that are ruled out."""
    path: str
    """The travelled path, the current decision, the main button."""
    path_tint: str
    """Inside travelled nodes, behind selected rows."""
    on_path: str
    remedy: str
    """The outcome reached, and outcomes still possible."""
    remedy_tint: str
    on_remedy: str
    beside: str
    """The second path: a what-if, another example."""
    beside_tint: str
    on_beside: str
    highlight: str
    """Behind the deciding words of a card."""
    on_highlight: str
    hit: str
    """Around what Find has found."""
    marks: tuple[MarkColour, ...]
    """What a fact was read from: one for each question about an ability, the last, with a broken
    line, for what was not understood."""
    focus: str
    """The focus ring and the mark over an exit."""
    stroke: float = 1.5
    path_stroke: float = 4.0

    def mark(self, colour: int | None) -> MarkColour:
        """The look of marked words: one of `marks`, or that of words that decide."""
        if colour is None:
            return MarkColour(self.highlight, self.on_highlight)
        return self.marks[colour]


_LIGHT = Palette(
    ground="#faf9f6",
    bar="#f3f0e9",
    surface="#ffffff",
    sunken="#f7f5f0",
    hairline="#ddd8cd",
    ink="#1b1e23",
    ink_soft="#5d6370",
    line="#7d828d",
    faint_line="#868a93",
    faint_ink="#646973",
    path="#0b6e8c",
    path_tint="#dceef3",
    on_path="#ffffff",
    remedy="#b3470f",
    remedy_tint="#fbe6da",
    on_remedy="#ffffff",
    beside="#8a3a6c",
    beside_tint="#f5e3ee",
    on_beside="#ffffff",
    highlight="#fde49b",
    on_highlight="#1b1e23",
    hit="#a86500",
    marks=(
        MarkColour("#cfe6fa", "#1f6fb2"),
        MarkColour("#fbdcae", "#a05a00"),
        MarkColour("#c4ecdc", "#00724f"),
        MarkColour("#f6f0a0", "#756900"),
        MarkColour("#f5d3e7", "#9c3f78"),
        MarkColour("#dcd8fb", "#4b48c8"),
        MarkColour("#ffd2c2", "#b34000"),
        MarkColour("#dcdcdc", "#3f444d", is_dashed=True),
    ),
    focus="#0b57d0",
)

_DARK = Palette(
    ground="#15181d",
    bar="#1b1f26",
    surface="#20252d",
    sunken="#272d36",
    hairline="#363d48",
    ink="#eceef1",
    ink_soft="#a9b0bc",
    line="#8b93a1",
    faint_line="#6f7784",
    faint_ink="#959daa",
    path="#5cc3de",
    path_tint="#1d3d48",
    on_path="#08222b",
    remedy="#ff9a5c",
    remedy_tint="#45291a",
    on_remedy="#2b1204",
    beside="#e39ac8",
    beside_tint="#43283a",
    on_beside="#2c0d20",
    highlight="#6b5310",
    on_highlight="#fff4d0",
    hit="#f0c04a",
    marks=(
        MarkColour("#1e4668", "#7cc0f5"),
        MarkColour("#5e3d08", "#f0b050"),
        MarkColour("#0f4d3b", "#4fd0a5"),
        MarkColour("#55500c", "#e6dc5a"),
        MarkColour("#5a2c4a", "#ee9ccb"),
        MarkColour("#3b3880", "#b4b0ff"),
        MarkColour("#6a2a12", "#ff9d76"),
        MarkColour("#454b55", "#d3d7dd", is_dashed=True),
    ),
    focus="#8ab4ff",
)

_CONTRAST = Palette(
    ground="#000000",
    bar="#000000",
    surface="#000000",
    sunken="#000000",
    hairline="#ffffff",
    ink="#ffffff",
    ink_soft="#ffffff",
    line="#ffffff",
    faint_line="#9a9a9a",
    faint_ink="#c4c4c4",
    path="#56d4ff",
    path_tint="#00303f",
    on_path="#000000",
    remedy="#ffb000",
    remedy_tint="#3a2800",
    on_remedy="#000000",
    beside="#ff9ad5",
    beside_tint="#3f0029",
    on_beside="#000000",
    highlight="#f0e442",
    on_highlight="#000000",
    hit="#f0e442",
    marks=(
        MarkColour("#7cc8ff", "#000000"),
        MarkColour("#ffb84d", "#000000"),
        MarkColour("#4fdcae", "#000000"),
        MarkColour("#f0e442", "#000000"),
        MarkColour("#ff9ad5", "#000000"),
        MarkColour("#b9b4ff", "#000000"),
        MarkColour("#ff8f66", "#000000"),
        MarkColour("#d0d0d0", "#000000", is_dashed=True),
    ),
    focus="#f0e442",
    stroke=2.5,
    path_stroke=6.0,
)

_PROJECTOR = Palette(
    ground="#ffffff",
    bar="#ffffff",
    surface="#ffffff",
    sunken="#f4f4f4",
    hairline="#b8b8b8",
    ink="#000000",
    ink_soft="#3c3c3c",
    line="#4a4a4a",
    faint_line="#858585",
    faint_ink="#5e5e5e",
    path="#005a87",
    path_tint="#d3e9f4",
    on_path="#ffffff",
    remedy="#a83c00",
    remedy_tint="#ffe3d1",
    on_remedy="#ffffff",
    beside="#7a2059",
    beside_tint="#f6dcec",
    on_beside="#ffffff",
    highlight="#ffe15c",
    on_highlight="#000000",
    hit="#8a5200",
    marks=(
        MarkColour("#bfe0fb", "#005a9c"),
        MarkColour("#ffd493", "#8a4b00"),
        MarkColour("#aee8d0", "#006040"),
        MarkColour("#f5ee7d", "#5f5600"),
        MarkColour("#f6c6e1", "#8a2b66"),
        MarkColour("#d0cbff", "#3a36b8"),
        MarkColour("#ffc2ab", "#993600"),
        MarkColour("#d0d0d0", "#2b2b2b", is_dashed=True),
    ),
    focus="#0038d6",
    stroke=2.5,
    path_stroke=6.5,
)

_PRINT = Palette(
    ground="#ffffff",
    bar="#ffffff",
    surface="#ffffff",
    sunken="#ffffff",
    hairline="#b0b0b0",
    ink="#000000",
    ink_soft="#444444",
    line="#555555",
    faint_line="#8a8a8a",
    faint_ink="#666666",
    path="#005a87",
    path_tint="#e3f1f8",
    on_path="#ffffff",
    remedy="#a83c00",
    remedy_tint="#fdeee4",
    on_remedy="#ffffff",
    beside="#7a2059",
    beside_tint="#f8e8f1",
    on_beside="#ffffff",
    highlight="#fff0b3",
    on_highlight="#000000",
    hit="#8a5200",
    marks=_PROJECTOR.marks,
    focus="#0038d6",
    stroke=1.2,
    path_stroke=3.5,
)

PALETTES = {
    ThemeName.LIGHT: _LIGHT,
    ThemeName.DARK: _DARK,
    ThemeName.CONTRAST: _CONTRAST,
    ThemeName.PROJECTOR: _PROJECTOR,
    ThemeName.PRINT: _PRINT,
}
