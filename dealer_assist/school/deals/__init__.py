"""Deals that are made to order: a case comes with the cards that make it."""
