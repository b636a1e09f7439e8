"""What ships, read once for all the tests that only look at it."""

from flowcharts.library.library import Library

LIBRARY = Library()
