"""Scenes on the wall: everything can be read from the back row, in every language and shape."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from pytestqt.qtbot import QtBot

from flowcharts.checking.run_sheet import open_sheet
from flowcharts.folders import SHIPPED, cache_folder
from flowcharts.layout.cache import LayoutCache
from flowcharts.library.library import Library
from flowcharts.model.text import Text, Wording
from flowcharts.talk.scene import CaseScene, QuestionScene, RulingScene, Sign, WallScene
from flowcharts.talk.scenes.compare import CompareScene
from flowcharts.talk.sheet import RunSheet, SheetItem
from flowcharts.talk.talk import talk_of
from flowcharts.talk.told_example import ToldExample
from gui.talk.wall.charts import ChartPart, WallCharts
from gui.talk.wall.pages import wall_of, walls_of
from gui.talk.wall.signs import sign_path
from gui.talk.wall.style import LEAD, LEAST, WallStyle
from gui.talk.wall.wall import Wall
from gui.text.text_style import TextStyle
from gui.theme.colours import PALETTES, ThemeName
from gui.theme.fonts import load_fonts

SIZES = ((1280, 720), (1920, 1080), (1024, 768))
EXAMPLES = (
    "kavu-monarch",
    "braids-late",
    "geist-of-saint-traft-exile",
    "dark-confidant-two-cards",
    "lathnu-hellion-opponent-wants-it-gone",
)


def scenes(library: Library, name: str, wording: Wording) -> Iterator[WallScene]:
    """All scenes of an example, as one press after the other shows them."""
    scenario = library.scenario(name)
    item = SheetItem(ToldExample(scenario, library.chart(scenario.chart)), 5)
    talk = talk_of(RunSheet(Text("Seminar", "セミナー"), wording, (item,)), library.cards)
    while not talk.is_over:
        yield talk.audience
        talk = talk.onward()


def style_of(size: tuple[int, int], wording: Wording) -> WallStyle:
    return WallStyle(QSizeF(*size), TextStyle(wording, PALETTES[ThemeName.PROJECTOR]))


@pytest.fixture
def charts(qtbot: QtBot) -> WallCharts:  # noqa: ARG001  # letters need an application
    load_fonts()
    return WallCharts(LayoutCache(cache_folder() / "layouts"))


def walls(library: Library, charts: WallCharts, name: str, style: WallStyle) -> list[Wall]:
    wording = style.text.wording
    shown = scenes(library, name, wording)
    return [wall for scene in shown for wall in walls_of(scene, style, charts)]


@pytest.mark.parametrize("wording", Wording)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", EXAMPLES)
def test_all_that_is_to_be_read_can_be_read_from_the_back_row(
    library: Library, charts: WallCharts, name: str, size: tuple[int, int], wording: Wording
) -> None:
    drawn = walls(library, charts, name, style_of(size, wording))
    assert len(drawn) > 4
    said = [words for wall in drawn for words in wall.words]
    assert min(words.fitted.pixels for words in said) >= LEAST * size[1]
    assert min(words.fitted.pixels for words in said if words.is_lead) >= LEAD * size[1]
    assert not [words.text.en for wall in drawn if wall.has_overlaps for words in wall.words]
    for wall in drawn:
        room = wall.style.room.adjusted(-2, -2, 2, 2)
        assert all(room.contains(words.rect) for words in wall.words)


@pytest.mark.parametrize("wording", Wording)
def test_small_chart_says_words_only_where_they_are_large_enough(
    library: Library, charts: WallCharts, wording: Wording
) -> None:
    drawn = walls(library, charts, "kavu-monarch", style_of((1280, 720), wording))
    parts = [each for wall in drawn for each in wall.things if isinstance(each, ChartPart)]
    assert parts
    assert all(part.letters >= LEAST * 720 for part in parts)


def test_nothing_moves_when_an_answer_is_told(library: Library, charts: WallCharts) -> None:
    style = style_of((1280, 720), Wording.ENGLISH)
    shown = list(scenes(library, "kavu-monarch", Wording.ENGLISH))
    told = [
        (wall_of(before, style, charts), wall_of(after, style, charts))
        for before, after in pairwise(shown)
        if isinstance(before, QuestionScene)
        and isinstance(after, QuestionScene)
        and before.decision is after.decision
    ]
    assert len(told) == 4
    assert all(places(before) <= places(after) for before, after in told)


def places(wall: Wall) -> set[object]:
    return {words.rect.topLeft().toTuple() for words in wall.words}


def test_the_words_that_decide_are_lit_once_the_answer_is_told(
    library: Library, charts: WallCharts
) -> None:
    style = style_of((1280, 720), Wording.ENGLISH)
    shown = list(scenes(library, "kavu-monarch", Wording.ENGLISH))
    asked, told = [each for each in shown if isinstance(each, QuestionScene)][:2]

    def reason(scene: WallScene) -> list[str]:
        said = [words.text.en for words in wall_of(scene, style, charts).words]
        return [each for each in said if "Nobody is asked" in each]

    assert not reason(asked)
    assert len(reason(told)) == 1
    assert pictures_differ(wall_of(asked, style, charts), wall_of(told, style, charts))


def pictures_differ(one: Wall, other: Wall) -> bool:
    return len(list(one.things)) != len(list(other.things))


def test_the_ruling_says_remedy_both_penalties_and_the_sentence(
    library: Library, charts: WallCharts
) -> None:
    for wording in Wording:
        style = style_of((1024, 768), wording)
        shown = [s for s in scenes(library, "kavu-monarch", wording) if isinstance(s, RulingScene)]
        assert len(shown) == 1
        walls = walls_of(shown[0], style, charts)
        said = " ".join(words.text.en for wall in walls for words in wall.words)
        assert "Put on stack" in said.replace("スタックに置く", "Put on stack")
        assert "Warning (Missed Trigger)" in said
        assert "Warning (Failure to Maintain Game State)" in said
        assert "The trigger goes on the stack now" in said


@pytest.mark.parametrize("name", ["smokestack-third-warning", "sword-of-feast-and-famine-half"])
def test_a_long_ruling_in_both_languages_is_legible(
    library: Library, charts: WallCharts, name: str
) -> None:
    style = style_of((1024, 768), Wording.BOTH)
    ended = [s for s in scenes(library, name, Wording.BOTH) if isinstance(s, RulingScene)]
    assert ended
    assert all(wall.is_legible for scene in ended for wall in walls_of(scene, style, charts))


@pytest.mark.parametrize("name", ["forge-mode-blocks", "forge-shrine-of-burning-rage"])
def test_a_long_reason_is_said_in_full(library: Library, charts: WallCharts, name: str) -> None:
    style = style_of((1024, 768), Wording.BOTH)
    told = [
        (scene, walls_of(scene, style, charts))
        for scene in scenes(library, name, Wording.BOTH)
        if isinstance(scene, QuestionScene) and scene.is_revealed
    ]
    assert max(len(scene.exits) for scene, _ in told) == 9
    for scene, walls in told:
        assert all(wall.is_legible for wall in walls), scene.decision.id
        assert scene.because is not None
        said = " ".join(words.text.en for wall in walls for words in wall.words)
        assert scene.because.en.replace("\n", " ") in said.replace("\n", " ")


def test_nine_exits_leave_room_for_the_card(library: Library, charts: WallCharts) -> None:
    style = style_of((1024, 768), Wording.BOTH)
    shown = [
        scene
        for scene in scenes(library, "forge-mode-phase-in", Wording.BOTH)
        if isinstance(scene, QuestionScene) and len(scene.exits) == 9
    ]
    assert [scene.is_revealed for scene in shown] == [False, True]
    for scene in shown:
        walls = walls_of(scene, style, charts)
        said = {words.text.en.split("  ")[0] for wall in walls for words in wall.words}
        assert "Shimmering Efreet" in said


def test_both_languages_stand_in_pairs(library: Library, charts: WallCharts) -> None:
    style = style_of((1280, 720), Wording.BOTH)
    story = next(
        s for s in scenes(library, "kavu-monarch", Wording.BOTH) if isinstance(s, CaseScene)
    )
    walls = walls_of(story, style, charts)
    told = [each for wall in walls for each in wall.words if "A controls" in each.text.en]
    assert len(told) == 1
    assert "Aは《カヴーの王者》" in told[0].fitted.column.plain
    assert told[0].fitted.column.plain.index("A controls") == 0


def test_a_deep_room_gets_larger_letters(library: Library, charts: WallCharts) -> None:
    usual = style_of((1280, 720), Wording.ENGLISH)
    story = next(
        s
        for s in scenes(library, "disciple-of-the-vault", Wording.ENGLISH)
        if isinstance(s, CaseScene)
    )
    small = min(words.fitted.pixels for words in wall_of(story, usual, charts).words)
    large = wall_of(story, usual._replace(enlargement=1.6), charts)
    assert min(words.fitted.pixels for words in large.words) >= 1.6 * LEAST * 720 > small


def test_every_sign_has_a_ground_for_its_letter() -> None:
    place = QRectF(0, 0, 40, 40)
    assert [sign for sign in Sign if not sign_path(sign, place).contains(QPointF(20, 22))] == []


@pytest.mark.parametrize("wording", Wording)
@pytest.mark.parametrize("size", SIZES)
def test_an_edition_never_stands_without_the_one_before_it(
    library: Library, charts: WallCharts, size: tuple[int, int], wording: Wording
) -> None:
    style = style_of(size, wording)
    found = 0
    for _, scene in comparisons(library):
        drawn = wall_of(scene, style, charts)
        said = [words.text.en for words in drawn.words]
        beside = scene.editions[max(0, scene.shown - 2) : scene.shown]
        assert {each.chart.edition.badge_parts[0].en for each in beside} <= set(said)
        assert drawn.is_legible
        found += scene.shown > 3
    assert found == 2


def comparisons(library: Library) -> Iterator[tuple[str, CompareScene]]:
    """All comparisons of the run sheet that shows them, press by press, with what they compare."""
    talk = talk_of(
        open_sheet(SHIPPED / "seminars" / "changed-since-2008.toml", library), library.cards
    )
    while not talk.is_over:
        scene = talk.audience
        if isinstance(scene, CompareScene) and scene.shown:
            scenario = talk.sheet.items[talk.moment.item].content.scenario
            assert scenario is not None
            yield scenario.id, scene
        talk = talk.onward()


def test_apart_is_marked_only_where_the_ruling_is_another(
    library: Library, charts: WallCharts
) -> None:
    style = style_of((1280, 720), Wording.ENGLISH)
    marked = {
        name: [words.text.en for words in wall_of(scene, style, charts).words]
        for name, scene in comparisons(library)
    }
    assert "≠ Put on stack" in marked["shrine-of-burning-rage-silent-opponent"]
    confidant = marked["dark-confidant-through-the-editions"]
    assert [said for said in confidant if "≠" in said] == []  # no edition stands to its left
    assert "Not added: play on" in confidant
    assert "Not resolved: play on" in confidant
