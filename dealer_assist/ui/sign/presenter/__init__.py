"""From meters to what the public sign shows: pure functions, no Qt."""
