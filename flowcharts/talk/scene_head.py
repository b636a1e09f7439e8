"""What stands small at the top of a scene, and which item it is of."""

from flowcharts.model.scenario import Scenario
from flowcharts.model.text import Text
from flowcharts.talk import words
from flowcharts.talk.moment import TalkMoment
from flowcharts.talk.order import TalkOrder
from flowcharts.talk.scene import SceneHead
from flowcharts.talk.sheet import CompareItem, ExampleItem, SheetItem


def numbered(order: TalkOrder, place: int) -> Text | None:
    """Which of the cases the item there is; None where it is none."""
    number = order.sheet.number(place)
    count = str(order.sheet.cases)
    return words.CASE.filled(number=str(number), count=count) if number else None


def head_of(order: TalkOrder, moment: TalkMoment) -> SceneHead:
    """What stands small at the top."""
    item = item_of(order, moment)
    number = numbered(order, moment.item)
    title = item.title if number is None else _joined(number, item.title)
    chart = moment.position.walk.chart if moment.position is not None else None
    return SceneHead(title, chart.edition.badge if chart is not None else item.edition)


def item_of(order: TalkOrder, moment: TalkMoment) -> SheetItem:
    """The item that a moment is of."""
    return order.sheet.items[moment.item]


def scenario_of_item(order: TalkOrder, moment: TalkMoment) -> Scenario | None:
    """The example that a moment is of, if it is of one."""
    content = item_of(order, moment).content
    return content.scenario if isinstance(content, ExampleItem | CompareItem) else None


def _joined(number: Text, title: Text) -> Text:
    return Text(f"{number.en} · {title.en}", f"{number.ja}　{title.ja}")
