"""What the known cards make."""
