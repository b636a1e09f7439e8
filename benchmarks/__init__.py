"""How fast the trainer is, as ratios within one run: `python -m benchmarks`."""
