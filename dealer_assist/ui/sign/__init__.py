"""The public jackpot sign."""
