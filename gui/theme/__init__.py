"""Colours, faces and the style sheet."""
