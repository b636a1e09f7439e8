"""What stands on the wall: a painter for each kind of scene, and the table of them."""

from collections.abc import Mapping
from typing import Any

from flowcharts.talk.scene import WallScene
from gui.talk.wall.case import CASE
from gui.talk.wall.chart import WHOLE_CHART
from gui.talk.wall.compare import COMPARE
from gui.talk.wall.painter import Painter
from gui.talk.wall.pause import BREAK
from gui.talk.wall.question import QUESTION
from gui.talk.wall.ruling import RULING
from gui.talk.wall.slide import SLIDE
from gui.talk.wall.split import SPLIT
from gui.talk.wall.title import TITLE
from gui.talk.wall.votes import VOTES

PAINTERS: Mapping[type[WallScene], Painter[Any]] = {
    painter.scene: painter
    for painter in (
        *(TITLE, SLIDE, CASE, QUESTION, VOTES, SPLIT, RULING, WHOLE_CHART),
        *(COMPARE, BREAK),
    )
}
"""By what they paint: first what many kinds of a run sheet's scenes come to, then what one does."""
