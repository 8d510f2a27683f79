"""What is true of the deal: stages, hands, acts, and who plays."""
