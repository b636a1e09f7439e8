"""From TOML files to values: read, kept between runs, found by name."""
