"""Rule on it now: the card, the questions, what the ruling rests on and what would change it."""
