"""From the known cards to the pad that asks for the next: pure functions, no Qt."""
