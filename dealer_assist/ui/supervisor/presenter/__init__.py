"""From wins and claims to what the supervisor sees and is asked: pure functions, no Qt."""
