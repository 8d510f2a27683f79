"""What is bet beside the hands: bonus bets, sides, streets, free bets and folds."""
