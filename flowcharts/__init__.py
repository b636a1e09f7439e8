"""The subject: charts, walks, scenarios and what can be said of them. Knows no screen."""
