"""From the answers so far to what a step of the set-up shows: pure functions, no Qt."""
