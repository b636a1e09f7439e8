"""The subject as values: charts, walks, scenarios, and what can be said of them."""
