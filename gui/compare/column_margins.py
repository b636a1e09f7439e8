"""Where the columns begin and end, in pixels: the headings stand over them."""

MARGIN = 16
"""Before the first column."""
BEHIND = 4
"""Behind the last one."""
SCROLL_BAR = 12
