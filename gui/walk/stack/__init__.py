"""The stack strip: before and after a remedy."""
