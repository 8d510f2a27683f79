"""What the levels on the hand buttons mean."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class AuthorityModel:
    """Who authorises which prizes, as the hand buttons print it."""

    word: str
    stars: int
    prizes: str
