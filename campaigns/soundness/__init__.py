"""What holds on every table of every game, as compiled code: for play by the thousand million."""
