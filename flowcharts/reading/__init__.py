"""The words of a card to the facts of its abilities, each with the words that show it."""
