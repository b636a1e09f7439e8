"""The newest policy that is known here, and which content packs are read."""

from typing import NamedTuple

from flowcharts.library.library import Library
from flowcharts.library.pack_folders import packs_folder
from flowcharts.model.edition import Edition
from flowcharts.model.text import Text
from flowcharts.packs.pack import packs_among, said_of


class KnownPolicy(NamedTuple):
    """The edition of today's chart, and where it comes from."""

    edition: Edition
    pack: Text | None
    """The content pack that it comes from; None where it is not from one."""
    packs_read: tuple[Text, ...]
    """A sentence that names the packs that are read, if any."""


def known_policy(library: Library) -> KnownPolicy:
    """What *library* has to say of it."""
    name = library.todays_chart_id
    path = library.files.by_id("charts")[name]
    packs = packs_among(library.files, packs_folder())
    its_own = (pack.named for pack in packs if path.is_relative_to(pack.content))
    read = said_of(packs)
    edition = library.chart(name).edition
    return KnownPolicy(edition, next(its_own, None), () if read is None else (read,))
