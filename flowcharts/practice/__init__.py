"""Practice: what is asked, what was answered, when it is asked again; kept in the journal."""
