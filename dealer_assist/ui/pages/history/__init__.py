"""HISTORY: past rounds, newest first."""
