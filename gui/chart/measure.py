"""How much room the words of a chart need: the sizes that its layout is made for."""

from functools import cache, lru_cache, partial
from math import hypot
from typing import assert_never

from PySide6.QtGui import QFont, QFontMetricsF

from flowcharts.layout.geometry import Size
from flowcharts.layout.layout import Measure, Measures
from flowcharts.model.chart import Action, Chart, Decision, Node, Outcome, Shape
from flowcharts.model.text import Language, Text, Wording, without_ruby
from flowcharts.model.ways import column
from gui.chart import chart_words
from gui.text.line_break import Advance, even_lines, phrase_lines
from gui.theme.fonts import face, letters_mark

NODE_PIXELS = 17
EDGE_LABEL_PIXELS = 17
KIND_PIXELS = 14
"""Of the line over a label that says what kind of decision it is."""

BADGE_PIXELS = 13
"""Of the edition and the source in a corner of the chart."""

LINE_HEIGHT = 1.25
"""From one line of a label to the next, in sizes of its font."""

BADGE_WIDTHS = (292, 230, 170)
"""How wide the lines of the badge may be, the best first."""
_WIDEST_LABEL = 230
_WIDEST_IN_BROAD = 118
_DECISION_LEAST = Size(150, 62)
_BOX_LEAST = 150
_BOX_LEAST_ACROSS = 96
"""In a chart that runs to the right: there a narrow box makes the whole chart narrower."""
TIP = 16
"""How far the ends of a cut diamond reach out at either side."""
_BESIDE_WORDS = 2
_ROOM_FOR_SIGN = 42
"""Both within a cut diamond: a sign stands at the tip of one that leads to a group."""
_BOX_PADDING = Size(12, 2)
_MORE_A_LINE = 1
"""The more lines there are, the more air they need above and below."""
EDGE_LABEL_PADDING = Size(10, 1)
_ROOM_IN_DIAMOND = Size(5, 2)
"""Between the words and the sides of a diamond."""
INNER_OUTLINE = 4
"""From the outline of an opponent's choice to the second one within."""

_AIR_IN_DIAMONDS = Size(48, 20)
_AIR_IN_LADDER = Size(14, 8)
"""Between nodes; the height, before an edge label and after it."""
_HEIGHT_IN_BOTH = 12
"""That of both: two languages make wider edge labels, round which lines bend less."""
_AIR_ACROSS = Size(26, 14)
"""In a chart that runs to the right, between nodes and edge labels alike."""

_FLATNESS = 1.9
"""The height of a diamond, in heights of its words: more makes it higher and narrower."""

_BROAD = 2.25
"""A ladder of more nodes a rank than this is broad."""
_LARGE = 100
"""A chart of more nodes than this is not seen whole, whatever is done for it."""


def chart_face(pixels: int, *, is_bold: bool = False) -> QFont:
    """The face of the chart: without hinting, so that words grow evenly as one zooms."""
    font = face(pixels, bold=is_bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def widest_label(chart: Chart) -> float:
    """How wide a line of a label may be on *chart*: a broad ladder has room below alone."""
    return _WIDEST_IN_BROAD if _is_broad(chart) else _WIDEST_LABEL


def _is_broad(chart: Chart) -> bool:
    return _is_small_ladder(chart) and len(chart.nodes) > _BROAD * len(column(chart))


def _is_small_ladder(chart: Chart) -> bool:
    return chart.shape is Shape.LADDER and len(chart.nodes) <= _LARGE


def label_lines(label: Text, language: Language, widest: float = _WIDEST_LABEL) -> tuple[str, ...]:
    """The lines of a node's label: as its author broke it, or anew where one is too wide."""
    advance = chart_advance(NODE_PIXELS)
    given = label.in_language(language)
    lines = tuple(given.split("\n"))
    if max(map(advance, lines)) <= widest:
        return lines
    if language is Language.JAPANESE:
        return tuple(part for line in lines for part in phrase_lines(line, widest, advance))
    return even_lines(label.on_one_line().in_language(language), widest, advance)


def measure_in(wording: Wording) -> Measure:
    """How the words of charts are measured that are shown in *wording*."""
    shown = Wording.BOTH if wording is Wording.BOTH else "one"
    return Measure(f"{shown} {letters_mark()}", partial(measure, wording=wording))


def measure(chart: Chart, wording: Wording) -> Measures:
    """The sizes of all words of *chart*.

    English and Japanese share one: the larger of the two for every label, so that switching
    between them moves nothing. Both together have their own.
    """
    from flowcharts.layout.ladder import evened  # a kept layout needs no measures

    wordings = (Wording.BOTH,) if wording is Wording.BOTH else (Wording.ENGLISH, Wording.JAPANESE)
    match chart.shape:
        case Shape.LADDER:
            flatness, air = None, _AIR_IN_LADDER
        case Shape.ACROSS:
            flatness, air = None, _AIR_ACROSS
        case Shape.DIAMONDS:
            flatness, air = _FLATNESS, _AIR_IN_DIAMONDS
        case _:
            assert_never(chart.shape)
    if wording is Wording.BOTH:
        air = air._replace(height=_HEIGHT_IN_BOTH)
    widest = widest_label(chart)
    bold_advance = chart_advance(EDGE_LABEL_PIXELS, is_bold=True)
    measures = Measures(
        nodes={
            node.id: _largest([_node_size(node, each, flatness, widest) for each in wordings])
            for node in chart.nodes.values()
        },
        edge_labels={
            (decision.id, branch.answer): _largest(
                [
                    _edge_label_size(edge_label_words(branch.words, each), bold_advance)
                    for each in wordings
                ]
            )
            for decision in chart.decisions
            for branch in decision.branches
        },
        air=air,
        badges=tuple(
            _around([_badge_size(chart, each, widest) for each in wordings])
            for widest in BADGE_WIDTHS
        ),
    )
    return measures if _is_broad(chart) or not _is_small_ladder(chart) else evened(chart, measures)


def edge_label_words(words: Text, wording: Wording) -> str:
    """The words on an edge label: one line, whatever the language."""
    return without_ruby(words.on_one_line().in_wording(wording, between=" / "))


def node_lines(node: Node, wording: Wording, widest: float = _WIDEST_LABEL) -> tuple[str, ...]:
    """The lines of a node's label, as *wording* wants them."""
    label = node.label.without_ruby()
    said = dict.fromkeys(label_lines(label, each, widest) for each in wording.languages)
    return tuple(line for lines in said for line in lines)


def badge_lines(chart: Chart, language: Language, widest: float) -> tuple[tuple[str, bool], ...]:
    """The lines of the badge of *chart*, no wider than *widest*, and whether each is bold."""
    lines: list[tuple[str, bool]] = []
    for text, is_bold in ((chart.edition.badge, True), (chart.source, False)):
        advance = chart_advance(BADGE_PIXELS, is_bold=is_bold)
        words = without_ruby(text.in_language(language))
        lines += [(line, is_bold) for line in even_lines(words, widest, advance)]
    return tuple(lines)


def asks_opponent(node: Node) -> bool:
    """Is it a choice of the opponent?"""
    match node:
        case Decision():
            return node.asks_opponent
        case Action() | Outcome():
            return False
        case _:
            assert_never(node)


def kind_lines(node: Node, wording: Wording) -> tuple[str, ...]:
    """What stands over the label of a choice of the opponent, and under it in a second language."""
    said = chart_words.OPPONENTS_CHOICE.in_wording(wording)
    return tuple(said.split("\n")) if asks_opponent(node) else ()


def _node_size(node: Node, wording: Wording, flatness: float | None, widest: float) -> Size:
    """The size of a node; without a flatness its diamond is cut."""
    widths = [chart_advance(NODE_PIXELS)(line) for line in node_lines(node, wording, widest)]
    match node:
        case Action() | Outcome():
            return _box(widths, _BOX_LEAST if flatness else _BOX_LEAST_ACROSS)
        case Decision():
            return _decision_size(node, widths, wording, flatness)
        case _:
            assert_never(node)


def _decision_size(
    decision: Decision, widths: list[float], wording: Wording, flatness: float | None
) -> Size:
    if flatness is None:
        return _cut_diamond(widths, decision, wording)
    if not decision.asks_opponent:
        return _diamond(widths, flatness)
    advance = chart_advance(KIND_PIXELS)
    over, *under = [advance(line) for line in kind_lines(decision, wording)]
    inner = _diamond([over, *widths, *under], flatness)
    share = 1 + INNER_OUTLINE / reach_of(inner)
    return Size(inner.width * share, inner.height * share)


def reach_of(diamond: Size) -> float:
    """How far the sides of a diamond are from its middle."""
    return diamond.width * diamond.height / 2 / hypot(diamond.width, diamond.height)


@cache
def chart_advance(pixels: int, *, is_bold: bool = False) -> Advance:
    """How wide words are in the face of the chart."""
    metrics = QFontMetricsF(chart_face(pixels, is_bold=is_bold))

    @lru_cache(maxsize=8192)  # words are measured for their lines, their room and their picture
    def advance(words: str) -> float:
        return metrics.horizontalAdvance(words)

    return advance


def _badge_size(chart: Chart, wording: Wording, widest: float) -> Size:
    lines = [line for each in wording.languages for line in badge_lines(chart, each, widest)]
    width = max(chart_advance(BADGE_PIXELS, is_bold=is_bold)(words) for words, is_bold in lines)
    return Size(width, len(lines) * BADGE_PIXELS * LINE_HEIGHT)


def _box(widths: list[float], least: float) -> Size:
    return Size(
        max(least, max(widths) + 2 * _BOX_PADDING.width),
        len(widths) * (NODE_PIXELS * LINE_HEIGHT + _MORE_A_LINE) + 2 * _BOX_PADDING.height,
    )


def _cut_diamond(widths: list[float], decision: Decision, wording: Wording) -> Size:
    """As high as a box, its sides leaning in beyond the words."""
    kinds = [chart_advance(KIND_PIXELS)(line) for line in kind_lines(decision, wording)]
    width, height = _box([*widths, *kinds], _BOX_LEAST_ACROSS)
    room = 2 * INNER_OUTLINE if kinds else 0
    for_sign = _ROOM_FOR_SIGN if decision.folds else 0
    beside = TIP + _BESIDE_WORDS - _BOX_PADDING.width
    return Size(width + 2 * beside + room + for_sign, height + room)


def _diamond(widths: list[float], flatness: float) -> Size:
    """The flat diamond whose sides no line of the label touches."""
    step = NODE_PIXELS * LINE_HEIGHT
    middle = (len(widths) - 1) / 2
    reaches = [
        abs(place - middle) * step + NODE_PIXELS / 2 + _ROOM_IN_DIAMOND.height
        for place in range(len(widths))
    ]
    height = max(_DECISION_LEAST.height, 2 * max(reaches) * flatness)
    width = max(
        (width + 2 * _ROOM_IN_DIAMOND.width) / (1 - 2 * reach / height)
        for width, reach in zip(widths, reaches, strict=True)
    )
    return Size(max(_DECISION_LEAST.width, width), height)


def _edge_label_size(words: str, advance: Advance) -> Size:
    # Room for the number that the path gives it, from the start: lighting it moves nothing.
    return Size(
        advance(f"8 {words}") + 2 * EDGE_LABEL_PADDING.width,
        EDGE_LABEL_PIXELS * LINE_HEIGHT + 2 * EDGE_LABEL_PADDING.height,
    )


def _largest(sizes: list[Size]) -> Size:
    # Rounded up, so that the last digit of a font's measure never changes a layout.
    width, height = _around(sizes)
    return Size(float(-(-width // 1)), float(-(-height // 1)))


def _around(sizes: list[Size]) -> Size:
    return Size(max(size.width for size in sizes), max(size.height for size in sizes))
