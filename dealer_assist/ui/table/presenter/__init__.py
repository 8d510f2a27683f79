"""From the table to what its screen shows: pure functions, no Qt, every sentence made here."""
