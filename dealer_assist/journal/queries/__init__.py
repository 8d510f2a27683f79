"""What is asked of a journal, read-only."""
