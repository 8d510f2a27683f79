"""`python -m dealer_assist`: the command line."""

import sys

from dealer_assist.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
