"""What school and floor show, until each stands in the folder of its screen: no Qt."""
