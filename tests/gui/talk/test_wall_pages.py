"""Large letters for a deep room: nothing is left out; what takes more room is continued."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache

import pytest

from flowcharts.checking.run_sheet import open_sheet
from flowcharts.folders import SHIPPED
from flowcharts.library.library import Library
from flowcharts.model.text import Text, Wording
from flowcharts.talk.scene import (
    CaseScene,
    QuestionScene,
    RulingScene,
    SlideScene,
    WallScene,
)
from flowcharts.talk.talk import talk_of
from gui.talk.wall.charts import WallCharts
from gui.talk.wall.pages import walls_of
from gui.talk.wall.style import LEAD, LEAST
from gui.talk.wall.wall import Wall
from tests.gui.talk.test_wall import charts, scenes, style_of

__all__ = ("charts",)

SHEETS = ("article-in-45-minutes", "todays-policy-in-60-minutes", "changed-since-2008")
SIZES = ((1280, 720), (1024, 768))
STEPS = 1.15, 1.5, 2.2
EVERY = 37
"""Of the scenes of a sheet so many are passed over; another one begins with each wording."""
_WORD = re.compile(r"[A-Za-z0-9]+|[^\W\s]")


def shown_in(library: Library, sheet: str) -> Iterator[WallScene]:
    """What a talk shows, press after press; at every question hands are counted as well."""
    talk = talk_of(open_sheet(SHIPPED / "seminars" / f"{sheet}.toml", library), library.cards)
    while not talk.is_over:
        scene = talk.audience
        yield scene
        if isinstance(scene, QuestionScene) and not scene.is_revealed:
            asked = talk.voting()
            yield asked.audience
            yield asked.counted(scene.exits[0].answer, 12).onward().audience
        talk = talk.onward()


@cache
def all_shown_in(library: Library, sheet: str) -> tuple[WallScene, ...]:
    """The same, led once for all sizes and languages."""
    return tuple(shown_in(library, sheet))


def said(walls: Iterable[Wall]) -> Counter[str]:
    """How often each word is on *walls*, in the languages that they speak."""
    plain = (each.fitted.column.plain for wall in walls for each in wall.words)
    return Counter(word for text in plain for word in _WORD.findall(text))


def words_of(texts: list[Text], wording: Wording) -> Counter[str]:
    plain = (each.without_ruby().in_wording(wording) for each in texts)
    return Counter(word for text in plain for word in _WORD.findall(text))


def ruled(scene: RulingScene) -> list[Text]:
    """All that a ruling says."""
    ends = [text for each in scene.outcomes for text in (each.label, each.remedy)]
    if scene.exit is not None:
        ends = [scene.exit.label, scene.exit.reason, scene.exit.instead]
    penalty = [scene.penalty.controller, scene.penalty.opponent] if scene.penalty else []
    if scene.penalty and scene.penalty.controller == scene.penalty.opponent:
        penalty = penalty[:1]
    return [*ends, *penalty, *scene.say, *((scene.because,) if scene.because else ())]


def assert_legible(walls: tuple[Wall, ...], height: int, step: float) -> None:
    for wall in walls:
        assert wall.is_legible, [each.text.en for each in wall.words]
        assert min(each.fitted.pixels for each in wall.words) >= LEAST * step * height
        leads = [each.fitted.pixels for each in wall.words if each.is_lead]
        assert not leads or min(leads) >= LEAD * step * height


@pytest.mark.parametrize("wording", Wording)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("sheet", SHEETS)
def test_larger_letters_leave_nothing_out(
    library: Library, charts: WallCharts, sheet: str, size: tuple[int, int], wording: Wording
) -> None:
    usual = style_of(size, wording)
    start = list(Wording).index(wording) * 7
    chosen = all_shown_in(library, sheet)[start::EVERY]
    assert chosen
    for scene in chosen:
        before = walls_of(scene, usual, charts)
        for step in STEPS:
            walls = walls_of(scene, usual._replace(enlargement=step), charts)
            assert_legible(walls, size[1], step)
            if not isinstance(scene, SlideScene):
                number = Counter(
                    figure  # it points to the small chart, or to the next picture
                    for wall in before
                    for each in wall.words
                    for figure in re.findall(r"\d+", each.text.en)
                    if re.fullmatch(r"\d+(/\d+)?", each.text.en)
                )
                if isinstance(scene, CaseScene):  # its title stands in each head already
                    number += words_of([scene.scenario.title], wording)
                missing = said(before) - said(walls) - number
                assert not missing, (type(scene).__name__, step, len(walls), str(missing)[:300])


@pytest.mark.parametrize("wording", Wording)
@pytest.mark.parametrize("size", SIZES)
def test_a_ruling_in_larger_letters_says_all_that_is_done(
    library: Library, charts: WallCharts, size: tuple[int, int], wording: Wording
) -> None:
    for name in ("kavu-monarch", "smokestack-third-warning", "sword-of-feast-and-famine-half"):
        rulings = [s for s in scenes(library, name, wording) if isinstance(s, RulingScene)]
        assert rulings
        for scene in rulings:
            for step in STEPS:
                style = style_of(size, wording)._replace(enlargement=step)
                walls = walls_of(scene, style, charts)
                assert not words_of(ruled(scene), wording) - said(walls)
                assert_legible(walls, size[1], step)


def test_pictures_of_a_scene_that_is_continued_are_counted(
    library: Library, charts: WallCharts
) -> None:
    style = style_of((1280, 720), Wording.BOTH)._replace(enlargement=2.0)
    (scene,) = [
        s for s in scenes(library, "kavu-monarch", Wording.BOTH) if isinstance(s, RulingScene)
    ]
    walls = walls_of(scene, style, charts)
    assert len(walls) > 1
    numbers = [f"{place}/{len(walls)}" for place in range(1, len(walls) + 1)]
    assert [next(iter(wall.words)).text.en for wall in walls] == numbers
    filled = [max(each.rect.bottom() for each in wall.words) / 720 for wall in walls]
    assert min(filled[:-1]) > 0.5, "no half of the wall is blank"
