"""Whatever reads a card: staff cards and playing cards."""
