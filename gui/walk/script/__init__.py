"""The script strip: the lines that an example writes."""
