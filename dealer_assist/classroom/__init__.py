"""The school in browsers: drills on tablets, and every table of the class on one page."""
