"""What stands under a question on the wall: card or story, and the reason, none over another."""

import re
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF

from flowcharts.library.library import Library
from flowcharts.model.text import Wording
from flowcharts.talk.scene import QuestionScene
from gui.talk.wall.charts import ChartPart, WallCharts
from gui.talk.wall.pages import wall_of, walls_of
from gui.talk.wall.style import LEAD, LEAST
from gui.talk.wall.wall import Wall
from tests.gui.talk.test_wall import SIZES, charts, scenes, style_of

__all__ = ["charts"]


def questions(library: Library, name: str, wording: Wording) -> list[QuestionScene]:
    return [each for each in scenes(library, name, wording) if isinstance(each, QuestionScene)]


def said(wall: Wall) -> str:
    return "\n".join(each.text.en for each in wall.words)


def test_a_card_over_a_reason_is_noticed() -> None:
    wall = Wall(style_of((1280, 720), Wording.ENGLISH))
    wall.blocks.append(QRectF(100, 100, 400, 200))
    assert wall.is_legible
    wall.blocks.append(QRectF(100, 280, 400, 100))
    assert wall.has_overlaps
    assert not wall.is_legible


@pytest.mark.parametrize("wording", [Wording.ENGLISH, Wording.BOTH])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["kavu-monarch", "pouncing-jaguar-echo", "flametongue-kavu-alone"])
def test_the_card_stands_over_the_reason_before_and_after_it_is_told(
    library: Library, charts: WallCharts, name: str, size: tuple[int, int], wording: Wording
) -> None:
    style, seen = style_of(size, wording), 0
    shown = questions(library, name, wording)
    for asked, told in pairwise(shown):
        if not told.is_revealed or asked.decision is not told.decision:
            continue
        before, *_ = walls_of(asked, style, charts)
        after, *more = walls_of(told, style, charts)
        assert after.is_legible
        assert all(one.bottom() < other.top() for one, other in pairwise(after.blocks))
        if not more and len(before.blocks) == len(after.blocks):  # else it is larger till then
            assert set(said(before).split("\n")) <= {*said(after).split("\n")}
        seen += len(after.blocks) > 1
    assert seen > 1


@pytest.mark.parametrize("size", SIZES)
def test_no_question_stands_without_its_card_or_story_in_both_languages(
    library: Library, charts: WallCharts, size: tuple[int, int]
) -> None:
    style = style_of(size, Wording.BOTH)
    shown = questions(library, "dark-confidant-at-the-store", Wording.BOTH)
    assert len(shown) == 5
    for scene in shown:
        walls = walls_of(scene, style, charts)
        assert all(wall.is_legible for wall in walls)
        told = "\n".join(map(said, walls))
        assert re.search("At the beginning of your upkeep|Friday Night Magic, Regular", told)


def test_a_small_chart_that_says_words_has_them_clearly_larger_than_the_least(
    library: Library, charts: WallCharts
) -> None:
    style = style_of((1280, 720), Wording.ENGLISH)
    shown = questions(library, "dark-confidant-at-the-store", Wording.ENGLISH)
    assert len(shown) == 5
    for scene in shown:
        wall = wall_of(scene, style, charts)
        (chart,) = [each for each in wall.things if isinstance(each, ChartPart)]
        assert chart.has_words
        assert chart.letters > 1.25 * LEAST * 720


def test_a_question_of_fact_shows_the_story(library: Library, charts: WallCharts) -> None:
    style = style_of((1280, 720), Wording.BOTH)
    shown = questions(library, "kavu-monarch", Wording.BOTH)
    assert "A controls Kavu Monarch" in said(wall_of(shown[-1], style, charts))


@pytest.mark.parametrize("wording", Wording)
def test_what_is_missing_at_the_table_is_asked_of_the_story(
    library: Library, charts: WallCharts, wording: Wording
) -> None:
    shown = questions(library, "sulfuric-vortex-own-upkeep", wording)
    warnings = [each for each in shown if each.decision.id == "third-warning"]
    assert warnings
    style = style_of((1280, 720), wording)
    for scene in warnings:
        assert scene.scenario is not None
        assert scene.scenario.story.en in said(wall_of(scene, style, charts))


def test_the_reason_is_as_large_as_its_room_has_it(library: Library, charts: WallCharts) -> None:
    style = style_of((1280, 720), Wording.BOTH)
    walls = [
        wall_of(scene, style, charts)
        for scene in questions(library, "pouncing-jaguar-echo", Wording.BOTH)
        if scene.is_revealed
    ]
    assert len(walls) == 3
    for wall in walls:
        card, reason = wall.blocks
        pixels = next(w.fitted.pixels for w in wall.words if reason.contains(w.rect.center()))
        assert reason.top() - card.bottom() < 2.5 * style.gap or pixels > 1.3 * LEAST * 720


@pytest.mark.parametrize("size", SIZES)
def test_the_words_that_decide_are_as_large_as_what_leads_once_they_are_told(
    library: Library, charts: WallCharts, size: tuple[int, int]
) -> None:
    style, seen = style_of(size, Wording.BOTH), 0
    for name in ("geist-of-saint-traft-exile", "dark-confidant-two-cards", "forge-mode-phase-in"):
        for scene in questions(library, name, Wording.BOTH):
            lit = [
                words
                for wall in walls_of(scene, style, charts)
                for words in wall.words
                if words.fitted.words.quoted
            ]
            assert scene.is_revealed or not lit, "nobody is told where to look"
            assert all(words.fitted.pixels >= LEAD * size[1] for words in lit)
            seen += len(lit)
    assert seen > 8
