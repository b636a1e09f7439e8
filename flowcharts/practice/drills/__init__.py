"""What can be asked of a case: a drill each."""
