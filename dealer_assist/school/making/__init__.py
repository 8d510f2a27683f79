"""Lessons made of a run at the table."""
