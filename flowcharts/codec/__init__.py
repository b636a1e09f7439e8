"""From files to values and back: types as TOML, JSON and JSON Schema; tables, their limits."""
