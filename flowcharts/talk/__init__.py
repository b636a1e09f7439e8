"""Seminars: run sheets, the talk that follows one, votes by hands, reports and handouts."""
