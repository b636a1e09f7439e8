"""The text of a card of Flesh and Blood: of which kind its effects are."""
