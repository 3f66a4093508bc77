name = Coin & Crown
