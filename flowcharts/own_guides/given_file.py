"""Whether a file that somebody was given is a copy of a guide: its words say so, not its name."""

from pathlib import Path

from flowcharts.own_guides.error import GuideError
from flowcharts.own_guides.own_guide import recognised
from flowcharts.own_guides.pages import is_pdf, pages_of
from flowcharts.own_guides.section import has_sections


def is_guide(path: Path) -> bool:
    """Is it one, with sections? What only names a guide, as a list of cards may, is none.

    A PDF may always be one: what it says takes long to read, and it is nothing else here.
    """
    try:
        if is_pdf(path):
            return True
        pages = tuple(page.text for page in pages_of(path))
        return has_sections(recognised(pages, path.name, ""))
    except GuideError:
        return False
