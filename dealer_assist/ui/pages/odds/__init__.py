"""ODDS: the house edge of every wager, and the PAR sheet."""
