"""The items of layouts that PySide6 knows, although they are Qt's to delete."""

import gc

from PySide6.QtWidgets import QLayout, QLayoutItem


def layout_items_known() -> list[QLayoutItem]:
    """Those that are no layouts: of their end PySide6 learns nothing."""
    gc.collect()
    items = [each for each in gc.get_objects() if isinstance(each, QLayoutItem)]
    assert items, "no layout was found, so nothing could be"
    return [each for each in items if not isinstance(each, QLayout)]
