"""Find: what the library says about some words."""
