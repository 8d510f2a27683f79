"""Bets: how they are made and end, the cards that they go by, one module a bonus bet."""
