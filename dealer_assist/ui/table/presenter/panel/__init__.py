"""The panel beside the felt: whose hands, what is asked, what END GAME waits for."""
