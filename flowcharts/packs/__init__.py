"""Content packs: files of content that renew what the program knows, without a new program."""
