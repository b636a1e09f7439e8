"""The chart as SVG: text stays text, in its language, and the path is lit and numbered."""

from collections.abc import Callable, Iterator
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from benchmarks.charts import grouped
from flowcharts.layout.geometry import Rect
from flowcharts.library.library import Library
from flowcharts.model.groups import drawing_of
from flowcharts.model.position import Position, position_of
from flowcharts.model.text import Language, Wording
from gui.chart.pens import Pens
from gui.paper.formats.svg import draw_svg
from gui.paper.picture import Paper, Picture
from gui.theme.colours import PALETTES, ThemeName

LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
PictureOf = Callable[..., Picture]


def drawn(picture: Picture) -> ET.Element:
    return ET.fromstring(draw_svg(picture))  # noqa: S314  # our own words


def all_of(svg: ET.Element, name: str) -> Iterator[ET.Element]:
    return svg.iter(f"{{http://www.w3.org/2000/svg}}{name}")


def texts(svg: ET.Element) -> list[str]:
    return ["".join(text.itertext()) for text in all_of(svg, "text")]


def node(svg: ET.Element, node_id: str) -> ET.Element:
    return next(each for each in all_of(svg, "g") if each.get("data-node") == node_id)


def shown(svg: bytes, width: int = 700) -> QImage:
    """What Qt's own reader makes of it."""
    renderer = QSvgRenderer(svg)
    assert renderer.isValid()
    size = renderer.defaultSize()
    image = QImage(width, width * size.height() // size.width(), QImage.Format.Format_RGB32)
    image.fill(QColor("#ff00ff"))
    painter = QPainter(image)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image


@pytest.mark.parametrize("wording", Wording)
def test_every_label_stands_there_line_by_line_in_its_language(
    picture: PictureOf, wording: Wording
) -> None:
    asked = picture(wording=wording)
    svg = drawn(asked)
    assert asked.position.chart.nodes
    for about in asked.position.chart.nodes.values():
        lines = [(text.get(LANGUAGE), text.text) for text in all_of(node(svg, about.id), "text")]
        assert lines == [
            (language, line)
            for language in wording.languages
            for line in about.label.in_language(language).split("\n")
        ]


@pytest.mark.parametrize("wording", Wording)
def test_an_opponents_choice_and_doubt_are_told_as_on_the_screen(
    library: Library, picture: PictureOf, wording: Wording
) -> None:
    svg = drawn(picture(position_of(library.chart("missed-trigger-2024")), wording))
    choice = node(svg, "opponent-chooses")
    said = [text.text for text in all_of(choice, "text")]
    kinds = {"opponent’s choice", "対戦相手の選択"}
    assert len(kinds & set(said)) == len(wording.languages)
    assert "?" in said
    # Its outline and what that holds, the inner one, and the disc around the query.
    assert len(list(all_of(choice, "path"))) == 4
    told = [text for text in texts(svg) if any(kind in text for kind in kinds)]
    assert len(told) == 3 * len(wording.languages)  # two decisions and the legend


def test_the_legend_tells_a_step_on_the_way_where_there_is_one(
    library: Library, picture: PictureOf
) -> None:
    def is_told(chart: str) -> bool:
        svg = drawn(picture(position_of(library.chart(chart)), Wording.ENGLISH))
        return "step on the way" in "".join(texts(svg))

    assert is_told("forge-trigger-line")
    assert not is_told("fab-kind-of-effect")


@pytest.mark.parametrize("wording", Wording)
def test_every_text_names_its_language(
    picture: PictureOf, walked: Position, wording: Wording
) -> None:
    svg = drawn(picture(walked, wording, paper=Paper.A4))
    assert {text.get(LANGUAGE) for text in all_of(svg, "text")} == set(wording.languages)
    assert all(text.strip() for text in texts(svg))


@pytest.mark.parametrize("wording", Wording)
@pytest.mark.parametrize("paper", [None, *Paper])
def test_edition_and_source_are_always_there(
    picture: PictureOf, wording: Wording, paper: Paper | None
) -> None:
    asked = picture(wording=wording, paper=paper)
    said = "".join(texts(drawn(asked))).replace(" ", "")
    chart = asked.position.chart
    wanted = [
        text.in_language(language).replace(" ", "")
        for language in wording.languages
        for text in (chart.edition.badge, chart.source)
    ]
    assert wanted
    assert [words for words in wanted if words not in said] == []


def test_the_title_is_told_to_a_screen_reader_in_both_languages(picture: PictureOf) -> None:
    asked = picture(wording=Wording.BOTH)
    titles = {each.get(LANGUAGE): each.text for each in all_of(drawn(asked), "title")}
    title = asked.position.chart.title
    assert titles == {Language.ENGLISH: title.en, Language.JAPANESE: title.ja}


def test_the_path_is_numbered_on_its_edge_labels(picture: PictureOf, walked: Position) -> None:
    svg = drawn(picture(walked))
    lit = [group for group in all_of(svg, "g") if group.get("class") == "edge travelled"]
    assert sorted(texts(group)[0] for group in lit) == ["1 No", "2 No", "3 Yes", "4 Yes"]
    assert "reached" in node(svg, "stack").get("class", "")
    assert "ruled-out" in node(svg, "no-fix").get("class", "")


def test_without_the_path_the_chart_is_at_rest(picture: PictureOf, walked: Position) -> None:
    svg = drawn(picture(walked, with_path=False))
    looks = {group.get("class", "").split()[-1] for group in all_of(svg, "g")}
    assert looks <= {"rest", "chart", "legend", "words"}
    assert not any(text[0].isdigit() for text in texts(svg))


def test_the_path_beside_is_dashed_and_numbered_apart(
    picture: PictureOf, walked: Position, library: Library
) -> None:
    svg = drawn(picture(walked.with_example_beside(library.scenario("braids-late"))))
    beside = [group for group in all_of(svg, "g") if group.get("class") == "edge beside"]
    assert sorted(texts(group)[0] for group in beside) == ["2′ Yes", "3′ No", "4′ No"]
    for group in beside:
        assert any(path.get("stroke-dasharray") for path in all_of(group, "path"))


def test_only_what_is_seen_is_drawn(picture: PictureOf) -> None:
    svg = drawn(picture(seen=Rect(0, 0, 660, 120)))
    seen = {group.get("data-node") for group in all_of(svg, "g")} - {None}
    assert "optional" in seen
    assert "stack" not in seen
    assert any(all_of(svg, "clipPath"))


@pytest.mark.parametrize("theme", ThemeName)
def test_a_reader_of_svg_shows_it_in_the_colours_of_the_theme(
    picture: PictureOf, walked: Position, theme: ThemeName
) -> None:
    image = shown(draw_svg(picture(walked, Wording.BOTH, theme=theme)))
    colours = {
        image.pixelColor(x, y).name()
        for x in range(0, image.width(), 2)
        for y in range(0, image.height(), 2)
    }
    palette = PALETTES[theme]
    assert image.pixelColor(2, 2).name() == palette.ground
    assert {palette.path, palette.path_tint, palette.remedy} <= colours


@pytest.mark.parametrize("theme", ThemeName)
def test_no_line_has_a_colour_that_is_none_of_the_themes(
    picture: PictureOf, walked: Position, theme: ThemeName
) -> None:
    svg = drawn(picture(walked, Wording.BOTH, theme=theme))
    pens = Pens(PALETTES[theme])
    lines = [ink.outline for ink in pens.nodes.values()]
    lines += [pen for ink in pens.nodes.values() for pen in ink.halo]
    lines += [pen for ink in pens.edges.values() for pen in (ink.line, ink.edge_label_outline)]
    known = {line.color().name() for line in lines} | set(PALETTES[theme])
    strokes = {path.get("stroke") for path in all_of(svg, "path")}
    assert strokes - {None} <= known


def test_on_paper_it_has_the_size_of_the_paper(picture: PictureOf) -> None:
    sides = {drawn(picture(paper=Paper.A3)).get(side) for side in ("width", "height")}
    assert sides == {"297mm", "420mm"}


def test_a_part_opened_from_an_older_edition_is_badged_with_that_one(
    picture: PictureOf, library: Library
) -> None:
    older = library.chart("missed-trigger-2013")
    inside = position_of(older).opened()
    assert older.edition.badge.en in texts(drawn(picture(inside)))


def test_closed_groups_say_what_they_hide_and_a_whole_chart_has_no_signs(
    picture: PictureOf,
) -> None:
    position = position_of(grouped(3, 4))
    seen = picture(position, drawing=drawing_of(position), seen=Rect(-50, -50, 2000, 2000))
    assert texts(drawn(seen)).count("+4") == 3
    assert {g.get("data-node") for g in all_of(drawn(seen), "g")} - {None} == {
        "start", "head-0", "head-1", "head-2"
    }  # fmt: skip
    whole = drawn(picture(position))
    assert "+4" not in texts(whole)
    assert node(whole, "end-2-3") is not None
