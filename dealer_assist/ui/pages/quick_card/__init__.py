"""The quick card of a table: a round on one sheet, to be laminated."""
