"""Exact odds of every wager, by enumeration."""
