"""Whole pages over the table that the menu leads to."""
