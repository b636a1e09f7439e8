"""One example on several editions, side by side."""
