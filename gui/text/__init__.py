"""Words on the screen: set in lines, in both languages."""
