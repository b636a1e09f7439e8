"""A script of Forge: what its lines say, and what they make of the facts of an ability."""
