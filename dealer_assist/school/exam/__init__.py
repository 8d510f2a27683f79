"""The table test: drawn seeds, advice off, a trainer's marks, and a certificate that proves it."""
