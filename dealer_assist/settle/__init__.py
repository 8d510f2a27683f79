"""Deals in JSON to settled results: the rules engine for auditors and trainers."""
