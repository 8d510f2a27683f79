"""The floor's reading as screens of the floor-wide Game Manager. No Qt here."""
