"""What a table plays for: its offer, its meters, the link to the floor, a level that was hit."""
