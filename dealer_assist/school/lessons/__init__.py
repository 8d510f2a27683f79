"""Lessons: a script, a table that plays it, and the score from what is on record."""
