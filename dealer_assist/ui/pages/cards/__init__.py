"""CARDS: what lies on the table is touched in."""
