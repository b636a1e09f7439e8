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
    stroke: float
    path_stroke: float

    def mark(self, colour: int | None) -> MarkColour:
        """The look of marked words: one of `marks`, or that of words that decide."""
        if colour is None:
            return MarkColour(self.highlight, self.on_highlight)
        return self.marks[colour]


_COLOURS = {
    # light, dark, contrast, projector, print
    "ground": ("#faf9f6", "#15181d", "#000000", "#ffffff", "#ffffff"),
    "bar": ("#f3f0e9", "#1b1f26", "#000000", "#ffffff", "#ffffff"),
    "surface": ("#ffffff", "#20252d", "#000000", "#ffffff", "#ffffff"),
    "sunken": ("#f7f5f0", "#272d36", "#000000", "#f4f4f4", "#ffffff"),
    "hairline": ("#ddd8cd", "#363d48", "#ffffff", "#b8b8b8", "#b0b0b0"),
    "ink": ("#1b1e23", "#eceef1", "#ffffff", "#000000", "#000000"),
    "ink_soft": ("#5d6370", "#a9b0bc", "#ffffff", "#3c3c3c", "#444444"),
    "line": ("#7d828d", "#8b93a1", "#ffffff", "#4a4a4a", "#555555"),
    "faint_line": ("#868a93", "#6f7784", "#9a9a9a", "#858585", "#8a8a8a"),
    "faint_ink": ("#646973", "#959daa", "#c4c4c4", "#5e5e5e", "#666666"),
    "path": ("#0b6e8c", "#5cc3de", "#56d4ff", "#005a87", "#005a87"),
    "path_tint": ("#dceef3", "#1d3d48", "#00303f", "#d3e9f4", "#e3f1f8"),
    "on_path": ("#ffffff", "#08222b", "#000000", "#ffffff", "#ffffff"),
    "remedy": ("#b3470f", "#ff9a5c", "#ffb000", "#a83c00", "#a83c00"),
    "remedy_tint": ("#fbe6da", "#45291a", "#3a2800", "#ffe3d1", "#fdeee4"),
    "on_remedy": ("#ffffff", "#2b1204", "#000000", "#ffffff", "#ffffff"),
    "beside": ("#8a3a6c", "#e39ac8", "#ff9ad5", "#7a2059", "#7a2059"),
    "beside_tint": ("#f5e3ee", "#43283a", "#3f0029", "#f6dcec", "#f8e8f1"),
    "on_beside": ("#ffffff", "#2c0d20", "#000000", "#ffffff", "#ffffff"),
    "highlight": ("#fde49b", "#6b5310", "#f0e442", "#ffe15c", "#fff0b3"),
    "on_highlight": ("#1b1e23", "#fff4d0", "#000000", "#000000", "#000000"),
    "hit": ("#a86500", "#f0c04a", "#f0e442", "#8a5200", "#8a5200"),
    "focus": ("#0b57d0", "#8ab4ff", "#f0e442", "#0038d6", "#0038d6"),
}
"""Of each role, in the themes in their order."""
_MARK_GROUNDS = (
    ("#cfe6fa", "#1e4668", "#7cc8ff", "#bfe0fb", "#bfe0fb"),
    ("#fbdcae", "#5e3d08", "#ffb84d", "#ffd493", "#ffd493"),
    ("#c4ecdc", "#0f4d3b", "#4fdcae", "#aee8d0", "#aee8d0"),
    ("#f6f0a0", "#55500c", "#f0e442", "#f5ee7d", "#f5ee7d"),
    ("#f5d3e7", "#5a2c4a", "#ff9ad5", "#f6c6e1", "#f6c6e1"),
    ("#dcd8fb", "#3b3880", "#b9b4ff", "#d0cbff", "#d0cbff"),
    ("#ffd2c2", "#6a2a12", "#ff8f66", "#ffc2ab", "#ffc2ab"),
    ("#dcdcdc", "#454b55", "#d0d0d0", "#d0d0d0", "#d0d0d0"),
)
_MARK_LINES = (
    ("#1f6fb2", "#7cc0f5", "#000000", "#005a9c", "#005a9c"),
    ("#a05a00", "#f0b050", "#000000", "#8a4b00", "#8a4b00"),
    ("#00724f", "#4fd0a5", "#000000", "#006040", "#006040"),
    ("#756900", "#e6dc5a", "#000000", "#5f5600", "#5f5600"),
    ("#9c3f78", "#ee9ccb", "#000000", "#8a2b66", "#8a2b66"),
    ("#4b48c8", "#b4b0ff", "#000000", "#3a36b8", "#3a36b8"),
    ("#b34000", "#ff9d76", "#000000", "#993600", "#993600"),
    ("#3f444d", "#d3d7dd", "#000000", "#2b2b2b", "#2b2b2b"),
)
"""Of each of `Palette.marks`, in the themes."""
_STROKES = {
    ThemeName.CONTRAST: (2.5, 6.0),
    ThemeName.PROJECTOR: (2.5, 6.5),
    ThemeName.PRINT: (1.2, 3.5),
}
"""Of lines, and of the path; the usual ones elsewhere."""


def _palette(place: int, theme: ThemeName) -> Palette:
    pairs = zip(_MARK_GROUNDS, _MARK_LINES, strict=True)
    *marks, last = [MarkColour(ground[place], line[place]) for ground, line in pairs]
    colours = {role: by_theme[place] for role, by_theme in _COLOURS.items()}
    stroke, path_stroke = _STROKES.get(theme, (1.5, 4.0))
    return Palette(
        **colours,
        marks=(*marks, last._replace(is_dashed=True)),
        stroke=stroke,
        path_stroke=path_stroke,
    )


PALETTES = {theme: _palette(place, theme) for place, theme in enumerate(ThemeName)}
