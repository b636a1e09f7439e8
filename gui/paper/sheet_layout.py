"""The sheet that a picture asks for: a page of paper, or one as large as its chart."""

from gui.paper.chart_scene import ExportScene
from gui.paper.page import set_page
from gui.paper.picture import Picture
from gui.paper.sheet import Sheet, set_bare


def set_sheet(picture: Picture, export_scene: ExportScene) -> Sheet:
    """The sheet of *picture*."""
    if picture.paper is None:
        return set_bare(picture, export_scene)
    return set_page(picture, export_scene, picture.paper.pages)
