"""From the journal to what the Game Manager shows: pure functions, no Qt."""
