"""What the file of a title says: frozen data that the families of games settle by."""
