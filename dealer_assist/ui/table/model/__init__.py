"""What the table's screen shows: frozen facts, no Qt."""
