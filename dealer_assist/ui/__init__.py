"""What the dealer sees and touches: a view draws a state and reports a touch, nothing else."""
