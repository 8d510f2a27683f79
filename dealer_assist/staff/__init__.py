"""Staff cards: who holds one, who may give and take them, and how one is judged."""
