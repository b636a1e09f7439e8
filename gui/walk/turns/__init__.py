"""The turn strip: when a trigger was missed and noticed."""
