"""SETTINGS: sound, hand, contrast and language of one dealer."""
