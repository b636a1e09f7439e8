"""The leader's window: what the room sees, what comes next, and all that helps to teach."""
