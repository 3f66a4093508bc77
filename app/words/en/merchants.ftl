name = Battle Merchants
