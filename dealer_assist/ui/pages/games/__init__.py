"""GAMES: another table is put on the same screen."""
