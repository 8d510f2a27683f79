"""What screens show, as plain facts without Qt: presenters make them, widgets draw them."""
