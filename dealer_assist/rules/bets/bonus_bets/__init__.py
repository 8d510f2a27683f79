"""Bets beside a game that have rules of their own, one module each."""
