"""Tokes: stakes for the dealer beside wagers, laid before the cards and ended as they end."""
