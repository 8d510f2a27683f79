"""Proving, exporting and saving what is on record."""
