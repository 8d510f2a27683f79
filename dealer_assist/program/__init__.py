"""The program itself: whether it is the one that was released, and what it runs on."""
