"""How cards are ranked: one module a ranking, and `named` for those that a title may name."""
