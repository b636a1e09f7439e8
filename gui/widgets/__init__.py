"""Buttons, lists and frames of which panels and windows are built."""
