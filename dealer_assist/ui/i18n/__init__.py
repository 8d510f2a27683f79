"""The language of a screen: sentences and amounts, as the dealer who looks at it reads them."""
