"""Dealer Assist: the kiosk beside a casino dealer, from sensor bytes to the progressive meter."""

__version__ = "0.5.0"
