"""What a click on the chart does to the walk and to its groups."""

from typing import assert_never

from gui.chart.hit_test import AnswerClick, Click, GroupClick, NodeClick, PathClick, SubChartClick
from gui.controllers.groups import GroupsController
from gui.session import Session


def follow_click(session: Session, groups: GroupsController, click: Click) -> None:
    """Do what *click* asks for."""
    match click:
        case AnswerClick(answer):
            session.answer(answer)
        case SubChartClick():
            session.open_sub_chart()
        case PathClick(node_id):
            session.rewind(node_id)
        case GroupClick(node_id):
            groups.turn(node_id)
        case NodeClick():
            pass  # the view itself brings it into sight
        case _:
            assert_never(click)
