"""Pads: keys for words, digits, a PIN and an amount, and the one that flows ask with."""
