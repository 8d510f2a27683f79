"""Games and families of games: one module each, found by its name; `settle` settles a deal."""
