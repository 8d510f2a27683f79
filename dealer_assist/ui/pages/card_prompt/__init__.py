"""A card is asked for before something is done."""
