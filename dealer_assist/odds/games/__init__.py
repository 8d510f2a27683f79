"""What each game returns: one module a game or a part of it."""
