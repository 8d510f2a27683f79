"""What a line pays, and whom to pay now."""
