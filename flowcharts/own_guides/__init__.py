"""The user’s own copies of the guides: read, indexed once, kept on this machine, looked up."""
