"""What the mark may stand over besides an answer."""

SUB_CHART = "›"
"""The sign that opens another chart for the waiting decision; no answer is written so."""
