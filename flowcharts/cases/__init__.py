"""Cases as facts: what a case is made of, and the charts that decide it."""
