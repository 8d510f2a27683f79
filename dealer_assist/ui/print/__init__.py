"""One painting for every page: PDF, preview and slip."""
