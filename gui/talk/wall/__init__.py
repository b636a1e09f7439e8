"""Pictures for a wall: one scene of a talk each, made to be read from the back row."""
