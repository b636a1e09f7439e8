"""A room being taught: what the audience sees on the wall, and the leader's own window."""
