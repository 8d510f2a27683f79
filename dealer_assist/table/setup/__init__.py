"""How a table is set up, and what the rules say to it."""
