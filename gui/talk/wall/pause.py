"""A break on the wall: how long it still is, and what follows."""

from flowcharts.model.text import Text
from flowcharts.talk.scenes.pause import BreakScene
from gui.talk.wall.charts import WallCharts
from gui.talk.wall.frame import below
from gui.talk.wall.painter import Painter
from gui.talk.wall.wall import Wall

_WORDS, _CLOCK, _FOLLOWING = 0.12, 0.3, 0.045
_AFTER_BREAK = Text("Then: {title}", "このあと：{title}")


def _put(wall: Wall, scene: BreakScene, _charts: WallCharts) -> None:
    """How long the break still is, and what follows."""
    room, style, palette = wall.style.room, wall.style, wall.style.text.palette
    third = room.adjusted(0, 0, 0, -room.height() * 0.72)
    said = wall.fit(scene.words, wall.manner(is_bold=True), third, _WORDS)
    low = wall.put(scene.words, said, room.topLeft(), is_lead=True).bottom()
    clock = _minutes(scene.seconds_left)
    ink = palette.remedy if scene.seconds_left <= 0 else palette.path
    place = below(room, low - room.top() + style.gap)
    place.setHeight(room.height() * 0.46)
    told = wall.fit(clock, wall.manner(is_bold=True, ink=ink), place, _CLOCK)
    low = wall.put(clock, told, place.topLeft(), is_lead=True).bottom()
    if scene.following is not None:
        following = _AFTER_BREAK.filled(title=scene.following.on_one_line())
        place = below(room, low - room.top() + style.gap)
        then = wall.fit(following, wall.manner(ink=palette.ink_soft), place, _FOLLOWING)
        wall.put(following, then, place.topLeft(), is_lead=True)


def _minutes(seconds: float) -> Text:
    whole = abs(int(seconds))
    said = f"{'−' if seconds <= -1 else ''}{whole // 60}:{whole % 60:02}"
    return Text(said, said)


PAINTER = Painter(BreakScene, _put)
