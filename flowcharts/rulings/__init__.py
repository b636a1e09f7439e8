"""What was ruled at the table: kept, found again, written into files, erased."""
