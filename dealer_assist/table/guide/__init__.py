"""What the dealer is told: the next step, the controls, and why not."""
