"""Progressive jackpots: meters, prizes, envy and payment order, in integers only."""
