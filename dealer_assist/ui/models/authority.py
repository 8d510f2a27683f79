"""What the levels on the hand buttons mean."""

from dealer_assist.frozen import frozen


@frozen
class AuthorityModel:
    """Who authorises which prizes, as the hand buttons print it."""

    word: str
    stars: int
    prizes: str
