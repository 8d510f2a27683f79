"""What the tests of reports share lies beside them."""
