"""What a dealer finds who looks under an ace or a ten, as it is put on record."""

NO_BLACKJACK, BLACKJACK, OTHER_CARD = ("none", "blackjack", "other")
"""The last one says that neither lies up, where no card is known."""
