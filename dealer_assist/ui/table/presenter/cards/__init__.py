"""What the cards are and say: advice, doubts, hands set, compared, played."""
