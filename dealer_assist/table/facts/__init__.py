"""What is true of a round: pure functions of the state, below the procedures."""
