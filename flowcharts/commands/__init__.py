"""The program without a window: one command a file, each done in the terminal."""
