"""Is anything lost on a wall: drawn outside of what is seen of it, too small to be read, or unsaid?

All that the shipped run sheets show, with a vote at each question, every chart, and of the examples
as many as there is time for; on a wide picture and on one of 4:3, in each wording.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from benchmarks.rounds import Effort
from benchmarks.verdict import Finding
from flowcharts.checking.run_sheet import open_sheet
from flowcharts.folders import SHIPPED, cache_folder
from flowcharts.layout.cache import LayoutCache
from flowcharts.library.library import Library
from flowcharts.model.text import Text, Wording
from flowcharts.model.walk import Walk
from flowcharts.talk.scene import (
    CaseScene,
    QuestionScene,
    RulingScene,
    SceneHead,
    SplitScene,
    VotesScene,
    WallScene,
    WholeChartScene,
)
from flowcharts.talk.scenes.compare import CompareScene
from flowcharts.talk.sheet import RunSheet, SheetItem
from flowcharts.talk.talk import Talk, talk_of
from flowcharts.talk.told_example import ToldExample
from gui.talk.wall.charts import ChartPart, WallCharts
from gui.talk.wall.pages import walls_of
from gui.talk.wall.style import WallStyle
from gui.talk.wall.wall import Wall
from gui.text.text_style import TextStyle
from gui.theme.colours import PALETTES, ThemeName
from gui.theme.fonts import load_fonts

SIZES = ((1280, 720), (1024, 768))
_AROUND = 40
"""So far around a picture, and around what is seen of a chart, nothing is to be drawn."""
_SMALL = 0.4
"""A chart is drawn so small for it: its edition, which the picture tells, is not drawn then."""
_NOTHING = 0xFFFF00FF
"""A colour that no palette has."""
_WORD = re.compile(r"[A-Za-z0-9]+|[^\W\s]")
"""A word of English, or a character of Japanese."""


def measured(effort: Effort) -> list[Finding]:
    """The findings about walls."""
    app = QApplication(["benchmarks"])
    load_fonts()
    library, charts = Library(), WallCharts(LayoutCache(cache_folder() / "layouts"))
    scenes = [*shown_in_sheets(library), *whole_charts(library)]
    names = library.scenario_ids[:: max(1, 20 // effort.rounds)]
    scenes += [scene for name in names for scene in shown(example(library, name))]
    ways = [way(size, wording) for size in SIZES for wording in Wording]
    found: list[str] = []
    pictures = 0
    for scene in scenes:
        for style in ways:
            walls = walls_of(scene, style, charts)
            pictures += len(walls)
            found += faults(scene, walls)
    app.shutdown()
    detail = f"{pictures} pictures of {len(scenes)} scenes; " + "; ".join(found[:5])
    return [Finding("what is cut, too small or unsaid on walls", 0, len(found), "", detail)]


def way(size: tuple[int, int], wording: Wording) -> WallStyle:
    """How the pictures of a talk are made."""
    return WallStyle(QSizeF(*size), TextStyle(wording, PALETTES[ThemeName.PROJECTOR]))


def shown_in_sheets(library: Library) -> Iterator[WallScene]:
    """All that the shipped run sheets show."""
    for path in sorted((SHIPPED / "seminars").glob("*.toml")):
        yield from shown(talk_of(open_sheet(path, library), library.cards))


def example(library: Library, name: str) -> Talk:
    """A talk about that example."""
    scenario = library.scenario(name)
    item = SheetItem(ToldExample(scenario, library.chart(scenario.chart)), 5)
    return talk_of(RunSheet(scenario.title, Wording.BOTH, (item,)), library.cards)


def shown(talk: Talk) -> Iterator[WallScene]:
    """What *talk* shows, press after press; hands are counted wherever they can be."""
    while not talk.is_over:
        yield talk.audience
        asked = talk.voting()
        if asked != talk and asked.hands is not None and not asked.hands.total:
            yield asked.audience
            for place, answer in enumerate(asked.moment.answers):
                asked = asked.counted(answer, 12 - place)
            yield asked.onward().audience
        talk = talk.onward()


def whole_charts(library: Library) -> Iterator[WholeChartScene]:
    """Each chart."""
    for chart in library.charts():
        yield WholeChartScene(SceneHead(chart.title, chart.edition.badge), chart, Walk(chart))


def faults(scene: WallScene, walls: Sequence[Wall]) -> Iterator[str]:
    """What is lost of *scene* on *walls*."""
    name = f"{type(scene).__name__}, {next(iter(walls[0].words)).text.en!r}"
    for wall in walls:
        if not wall.is_legible:
            yield f"{name}: something is too small, or over something else"
        if _is_drawn_outside(wall):
            yield f"{name}: something is drawn outside of the picture"
        yield from (f"{name}: {fault}" for fault in _faults_of_charts(wall))
    missing = _counted(_wanted(scene), walls[0].style.text) - _said(walls)
    if missing:
        yield f"{name}: not said: {' '.join(missing)}"


def _is_drawn_outside(wall: Wall) -> bool:
    """Is there anything around the picture?"""
    size = wall.style.size.toSize()
    whole = QRectF(0, 0, size.width() + 2 * _AROUND, size.height() + 2 * _AROUND)
    picture = _canvas(whole)
    painter = QPainter(picture)
    painter.translate(_AROUND, _AROUND)
    wall.paint(painter)
    painter.end()
    return _has_ink_around(picture, whole.adjusted(_AROUND, _AROUND, -_AROUND, -_AROUND))


def _faults_of_charts(wall: Wall) -> Iterator[str]:
    parts = [each for each in wall.things if isinstance(each, ChartPart)]
    room = wall.style.room.adjusted(-2, -2, 2, 2)
    for part in parts:
        if not room.contains(part.place):
            yield "a chart stands outside of its room"
        if part.letters < wall.style.least:
            yield "the letters of a chart are too small"
        if not part.is_whole and len(parts) == 1:
            yield "a part of a chart is left out"
        if part.is_whole and _is_cut(part):
            yield "a chart is cut"


def _is_cut(part: ChartPart) -> bool:
    """Is anything of the chart drawn around what is seen of it?"""
    scene = part.scene
    around = part.seen.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
    picture = _canvas(QRectF(0, 0, _SMALL * around.width(), _SMALL * around.height()))
    ground = scene.backgroundBrush()
    scene.setBackgroundBrush(Qt.BrushStyle.NoBrush)
    painter = QPainter(picture)
    scene.render(painter, QRectF(picture.rect()), around, Qt.AspectRatioMode.IgnoreAspectRatio)
    painter.end()
    scene.setBackgroundBrush(ground)
    margin = _SMALL * _AROUND - 2
    inner = QRectF(picture.rect()).adjusted(margin, margin, -margin, -margin)
    return _has_ink_around(picture, inner)


def _canvas(rect: QRectF) -> QImage:
    picture = QImage(rect.size().toSize(), QImage.Format.Format_RGB32)
    picture.fill(_NOTHING)
    return picture


def _has_ink_around(picture: QImage, inner: QRectF) -> bool:
    """Is *picture* painted anywhere but within *inner*?"""
    painter = QPainter(picture)
    painter.fillRect(inner.toAlignedRect(), _NOTHING_COLOUR)
    painter.end()
    return picture != _canvas(QRectF(picture.rect()))


_NOTHING_COLOUR = Qt.GlobalColor.magenta


def _wanted(scene: WallScene) -> Iterator[Text]:
    """All that *scene* is to say."""
    match scene:
        case CaseScene(scenario=scenario, cards=cards):
            yield scenario.story
            yield from (text for card in cards for text in (card.name, card.text))
        case QuestionScene(decision=decision, exits=exits, because=because):
            yield decision.question
            yield from (way.words for way in exits)
            if because is not None:
                yield because
        case VotesScene(asked=asked, exits=exits):
            yield asked
            yield from (way.words for way in exits)
        case RulingScene(outcomes=outcomes, exit=way, penalty=penalty, say=say):
            yield from (way.label,) if way is not None else (each.label for each in outcomes)
            yield from {penalty.controller, penalty.opponent} if penalty is not None else ()
            yield from say
        case CompareScene(editions=editions, shown=shown) if shown:
            newest = editions[shown - 1]
            yield newest.chart.edition.badge_parts[0]
            yield newest.end.label
        case SplitScene(answers=answers):
            yield from (way.words for way in answers)
        case _:
            pass


def _counted(texts: Iterable[Text], style: TextStyle) -> Counter[str]:
    said = (style.lines(text.on_one_line()) for text in texts)
    return Counter(word for text in said for word in _WORD.findall(text))


def _said(walls: Sequence[Wall]) -> Counter[str]:
    plain = (words.fitted.column.plain for wall in walls for words in wall.words)
    return Counter(word for text in plain for word in _WORD.findall(text))
