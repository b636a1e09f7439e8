"""The card library: cards of files that the user has, kept on this machine and found by name."""
