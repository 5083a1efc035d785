# Words of the house: the terminal, and what all games share.
