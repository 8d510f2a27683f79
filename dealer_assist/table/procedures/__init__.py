"""How a round is dealt, claimed, authorised and put right, by console."""
