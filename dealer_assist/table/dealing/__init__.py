"""How hands are dealt and played: stages and streets, peeks and ties, free bets and zaps."""
