"""MY SHIFT: rounds, wins and pace of the dealer who stands here."""
