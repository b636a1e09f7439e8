"""The ruling where a walk ends."""
