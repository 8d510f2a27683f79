"""The rules: pure, exact, standard library only. Cards, hands, paytables and one module a game."""
