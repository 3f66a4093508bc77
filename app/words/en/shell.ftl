start-line = Four medieval board games at one table
setup-title = { $game }: set up
tally-games = { $n -> [one] 1 game *[other] { $n } games }
