package coincrown

import "tabard/app/face"

// enRules is the game in short, in our own sentences.
var enRules = []face.Section{
	{"Goal", []string{
		"You rule a small realm for five years. Every year brings a few coins; spend them on cards, win lands and raise them to cities. Who has the most points after Year 5 wins.",
		"Points come from lands (hamlet 1, village 2, town 4, city 7), from the iron coins you hold and from your offerings to the church.",
	}},
	{"Coins and purse", []string{
		"1 silver is worth 3 bronze, 1 gold is worth 3 silver. Your purse begins with 5 bronze, 2 silver and 1 gold.",
		"At the start of each year everybody draws 4 coins from the purse at random: that is your income. When a coin must be drawn and the purse is empty, your discard goes back into it first.",
		"You may pay with any of your coins, but there is no change and no coin may be superfluous. Coins you pay go to your discard and come back later; only coins paid overseas go to the supply. Coins in the purse are no secret, but nobody knows which come next.",
	}},
	{"Your turn", []string{
		"Take one action: buy a card, conquer a land or upgrade a land. Before and after it you may use free actions and buildings. Then end your turn, and the next player goes on.",
		"If you take no action you pass, and you are out for the rest of the year. The year ends when everybody has passed.",
	}},
	{"Buying a card", []string{
		"Buy a card from one of the three stalls at its printed cost. Its place stays empty until the year ends. Coins that lie on the card are yours if you want them, after you have paid.",
		"Or draw the top card of a deck unseen: 2 bronze, 2 silver or 1 gold for the bronze, silver or gold deck, whatever it turns out to be.",
		"A new card is ready at once. Most cards are exhausted when used and ready again next year. Some retire for good, but even retired cards count for iron coins.",
	}},
	{"Conquering a land", []string{
		"Only the top land of each deck can be taken. It counts at its printed rank.",
		"By diplomacy: 2 silver for a hamlet, 1 gold for a village. Towns and cities cannot be had this way.",
		"By force: send ready troops, armor and cavalry until your strength is at least the shield of the land. Every troop you send loses one token. You may add strength from overseas.",
	}},
	{"Upgrading a land", []string{
		"Raise one of your lands by one rank: hamlet, village, town, city. The land shows which resources the next rank needs.",
		"Fields give wheat, Pastures sheep, Forests lumber and Mines ore, one each. Builders and Storehouses can stand in for any resource, and one resource may come from overseas. All of it is used up together, so a mill cannot help in the middle of an upgrade.",
	}},
	{"The purple cards", []string{
		"You may visit each of them once a turn, without using your action.",
		"Imperial Mint: make one swap, 3 bronze for 1 silver, 3 silver for 1 gold, or one of these the other way round.",
		"Church: offer any of your coins. They never come back. At the end the largest offerings score, by value: 3 points with two players, 3 and 1 with three, 4, 2 and 1 with four. Players who tie get one point less each.",
		"Overseas Market: a ship sails up to four levels, for 1 bronze a level. In an upgrade or a battle you may take one good at or below its reach, paying for the levels still missing; then the ship returns to port. Wheat lies at level 1, sheep, lumber and 1 strength at level 2, 2 strength at level 3, ore at level 4.",
		"Reserve: once a year you may lay one coin on your purse. It joins your income next year. Not in Year 5.",
	}},
	{"Iron coins", []string{
		"Each of the eight iron coins goes to the player who has more of its kind than everybody else, as soon as that is so. A tie moves nothing: to take a coin from its holder you need strictly more.",
		"They stand for Fields, Pastures, Forests, Mines, military cards, buildings, builders and lands. A Woolen Mill also counts as a Pasture, a Lumber Mill as a Forest and an Ore Foundry as a Mine.",
	}},
	{"End of the year", []string{
		"Unspent coins go to your discard. 1 bronze is laid on every card that was not bought, and 3 bronze become 1 silver. Then the stalls are filled up and all exhausted cards are ready again.",
		"The start player moves on one seat. Late in the game, into Year 5, and with three players into Year 4 as well, whoever has the fewest land points starts.",
	}},
	{"Scoring", []string{
		"After Year 5 add the points of your lands, your iron coins and your place at the church.",
		"Ties go to who has more cities, then towns, villages, hamlets, and then to the higher value in purse and discard.",
	}},
	{"Troops", []string{
		"Standard Troop: strength 1. Elite Troop: strength 2. A troop comes with 1 to 3 tokens. It fights once a year; each battle costs a token, and after the last one the troop retires.",
		"Armor: 2 more strength for one troop in battle. Cavalry: strength 3 once, alone or with others, then it retires.",
	}},
	{"Producers and builders", []string{
		"Field, Pasture, Forest, Mine: 1 wheat, sheep, lumber or ore for an upgrade, once a year.",
		"Apprentice Builder: any resource when a hamlet becomes a village. Skilled Builder: also when a village becomes a town. Master Builder: in any upgrade.",
		"Storehouse: any 2 resources of one upgrade, then it retires.",
	}},
	{"Buildings", []string{
		"Barracks: bring back one retired troop with all its tokens. Lumber Mill, Woolen Mill, Ore Foundry: make all your exhausted Forests, Pastures or Mines ready.",
		"Fortress: after your action, one more action this turn; two more in Year 5. Toll Station: draw 1 more coin from your purse; 3 in Year 5.",
		"Watchtower: look at the top card of all three decks; as long as they lie there you may buy them at their printed cost, one an action. Harbor: your ship sails 1 or 2 levels for free, when you set sail or fetch a good.",
	}},
}
