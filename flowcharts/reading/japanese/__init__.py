"""The Japanese text of a card of Magic to the facts of its abilities."""
