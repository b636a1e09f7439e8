"""What connects the session with the views: each does one thing when something changes."""
