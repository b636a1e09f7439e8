"""From files to values and back: TOML tables, their limits, what is kept of them."""
