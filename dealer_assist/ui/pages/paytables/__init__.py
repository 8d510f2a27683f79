"""PAYTABLES: what each hand pays."""
