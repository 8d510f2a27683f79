"""RULES: the game in short."""
