"""Why a file does not become a copy of a guide."""

from flowcharts.model.text import SaidError


class GuideError(SaidError):
    """A file that cannot be read as a guide, or a copy that cannot be kept or removed."""
