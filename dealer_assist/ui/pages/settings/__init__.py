"""SETTINGS: sound, hand, contrast, text size and language of one dealer."""
