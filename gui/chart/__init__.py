"""The chart on the screen: measured, laid out, drawn, walked."""
