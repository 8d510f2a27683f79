"""The deal, command by command: stages, hands, acts, and who plays."""
