"""Seats, lamps and what lies at them."""
