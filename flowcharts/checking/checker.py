"""The checker that a library is handed."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from flowcharts.library.content_files import ContentFiles

if TYPE_CHECKING:  # most launches find no mistake
    from flowcharts.problem import Problem


def checker(files: ContentFiles) -> Callable[[Path], tuple["Problem", ...]]:
    """What says of each of the *files* what is wrong with it, as they stand now."""
    from flowcharts.checking.check import Check  # most launches find nothing to check

    return Check(files).problems
