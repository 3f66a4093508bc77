// Code generated from testdata/rules_en.txt by go test -facetest.update; DO NOT EDIT.

package coincrown

import "tabard/app/face"

// enRules are the rules of the game, in our own sentences.
var enRules = []face.Chapter{
	{"goal", "Goal", []string{
		"|You rule a small realm for 5 years. Every year brings a few coins; spend them on cards, win lands and raise them to cities. Who has the most points after Year 5 wins.",
		"points|Points come from lands (hamlet 1, village 2, town 4, city 7), from the iron coins you hold and from your offerings to the church.",
	}},
	{"setup", "How you begin", []string{
		"|Each of the three stalls has one place more than there are players, filled from its own deck. The lands lie in four decks, hamlets to cities, with the top one open. Everybody gets one hamlet.",
		"purse|Everybody's purse begins with 1 gold, 2 silver and 5 bronze.",
		"first?Chance names the first player, unless the table has named one: nobody here knows who conquered something last.",
		"hamlets?The first hamlets are dealt without looking at the iron coin for lands: it lies beside the table until somebody has more lands than everybody else.",
		"values=Which lands need what, how strong they are, what cards cost and how many there are of each, and the points of the iron coins stood on pictures that the rulebook's text does not tell. Ours were measured in thousands of games between equal players, so that every card is worth a look and no seat is better than another.",
	}},
	{"coins", "Coins and purse", []string{
		"|1 silver is worth 3 bronze, 1 gold is worth 3 silver. There are 8 gold, 24 silver and 36 bronze in the game, and no more.",
		"income|At the start of each year everybody draws 4 coins from the purse at random: that is your income. When a coin must be drawn and the purse is empty, your discard goes back into it first. Who has fewer coins than that plays with what there is.",
		"pay|You may pay any price with any of your coins, but there is no change. Coins you pay go to your discard and come back later; only coins paid overseas go to the supply.",
		"exact?No coin of a payment may be superfluous: one that could be left out is no part of the price.",
		"secret|Coins in the purse are no secret, but nobody knows which come next.",
	}},
	{"turn", "Your turn", []string{
		"|Take one action: buy a card, conquer a land or upgrade a land. Before and after it you may use free actions: visit each purple card once, put a coin in reserve, use your buildings. Then end your turn, and the next player goes on.",
		"pass|If you take no action you pass, whatever free actions you took, and you are out for the rest of the year. You may pass although you could act. The year ends when everybody has passed; the last one goes on taking turns until then.",
		"out?Who has passed uses nothing more that year, a Toll Station included.",
		"own?Cards are used in your own turn only, and between actions, never in the middle of one.",
	}},
	{"buy", "Buying a card", []string{
		"|Buy a card from one of the three stalls at its printed cost. Its place stays empty until the year ends.",
		"bonus|Coins that lie on the card are yours if you want them, all or none, after you have paid. What you leave goes to the supply.",
		"blind|Or draw the top card of a deck unseen: 2 bronze, 2 silver or 1 gold for the bronze, silver or gold deck, whatever it turns out to be. A deck that is used up stays empty.",
		"ready|A new card is ready at once. Most cards are exhausted when used and ready again next year. Some retire for good, but even retired cards count for iron coins.",
		"example>The bronze stall as a game may begin, and an income of 3 bronze and 1 silver. The Field costs 2 bronze: pay 2 bronze, or the silver, and 1 bronze of its worth is lost. Silver and bronze together are refused, since the bronze could be left out. The Pasture costs 3 bronze: the silver pays it exactly, and so do 3 bronze.",
	}},
	{"conquer", "Conquering a land", []string{
		"|Only the top land of each deck can be taken. It counts at its printed rank, and the next one of its deck lies open at once.",
		"diplomacy|By diplomacy: 2 silver for a hamlet, 1 gold for a village, whatever its shield. Towns and cities cannot be had this way.",
		"force|By force: send ready troops, armor and cavalry until your strength is at least the shield of the land. Every troop you send loses one token and is exhausted. You may add strength from overseas.",
		"more?You may send more than is needed: the rules set a least, and no most.",
		"hired?Strength from overseas may conquer without a troop beside it.",
		"example>Ivydale has a shield of 4. Two Standard Troops have a strength of 1 each, and one of them wears Armor for 2 more: 4 is enough. Each of the two loses a token, and the Armor is exhausted. Without the Armor 2 strength from level 3 overseas would do as well, for 3 bronze from port. Or 2 silver take Ivydale by diplomacy, and no troop is needed.",
	}},
	{"upgrade", "Upgrading a land", []string{
		"|Raise one of your lands by one rank: hamlet, village, town, city. The land shows which resources the next rank needs. A land may rise again in the same year, one rank an action.",
		"resources|Fields give wheat, Pastures sheep, Forests lumber and Mines ore, one each. Builders and Storehouses can stand in for any resource, even where your own cards would do, and one resource may come from overseas. All of it is used up together, so a mill cannot help in the middle of an upgrade.",
		"cards|A land that stands above its printed rank keeps one of the 20 upgrade cards until it is a city. When none is left, nothing but cities can come of an upgrade.",
	}},
	{"purple", "The purple cards", []string{
		"|You may visit each of them once a turn, without using your action. More actions in a turn do not bring more visits.",
		"mint|Imperial Mint: make one swap, 3 bronze for 1 silver, 3 silver for 1 gold, or one of these the other way round. What the supply has not got cannot be had.",
		"church|Church: offer any of your coins, at least one. They never come back. At the end the largest offerings score, by value: 3 points with two players, 3 and 1 with three, 4, 2 and 1 with four. Players who tie get one point less each.",
		"reserve|Reserve: once a year you may lay one coin on your purse. It cannot be taken back, and joins your income next year, on top of what you draw.",
		"last?Nothing is reserved in Year 5: there is no next year.",
	}},
	{"overseas", "The Overseas Market", []string{
		"|A ship sails up to 4 levels, for 1 bronze a level, and waits there. In an upgrade or a battle you may take one good at or below its reach, paying for the levels still missing; then the ship returns to port. In one visit it may sail on and fetch at once.",
		"goods|Wheat lies at level 1, sheep, lumber and 1 strength at level 2, 2 strength at level 3, ore at level 4. What you fetch goes into the conquest or upgrade that you fetched it for.",
		"waiting?While a ship waits, a good is paid from where it stands, and the ship comes home with it. You cannot pay the whole way to let it wait on.",
		"harbor?One Harbor can help in a visit, by 1 or 2 levels; two Harbors cannot help in the same.",
	}},
	{"iron", "Iron coins", []string{
		"|Each of the eight iron coins goes to the player who has more of its kind than everybody else, as soon as that is so. A tie moves nothing: to take a coin from its holder you need strictly more. They move by themselves; nobody can decline one.",
		"kinds|They stand for Fields, Pastures, Forests, Mines, military cards, buildings, builders and lands. A Woolen Mill also counts as a Pasture, a Lumber Mill as a Forest and an Ore Foundry as a Mine, even if you have none of these. Of lands only the cards count, not their ranks.",
	}},
	{"year", "End of the year", []string{
		"|1 bronze is laid on every card that was not bought, and 3 bronze become 1 silver. Then the stalls are filled up and all exhausted cards are ready again.",
		"unspent?Coins that you have not spent go to your discard. Else it would mean nothing that only one can be kept in reserve.",
		"order?Bronze is laid on the gold stall first, then on the silver and the bronze stall, from the left, and 3 bronze are changed card by card. While the supply has no silver, the 3 bronze stay.",
		"start|The start player moves on one seat. Into Year 5, and with three players into Year 4 as well, whoever has the fewest land points starts, at the ranks the lands have now.",
		"tie?If several have the fewest land points, whoever of them has fewest cards starts, retired ones left out; then the next of them clockwise after the last start player.",
	}},
	{"score", "Scoring", []string{
		"|After Year 5 coins are swept away and the game is over. Add the points of your lands, your iron coins and your place at the church.",
		"church|At the church equal offerings share a place and get its points less one each, never below nothing; the next smaller offering takes the next place. Who gave nothing gets nothing.",
		"ties|Ties go to who has more cities, then towns, villages, hamlets, and then to the higher value in purse, discard and reserve. Who is still equal shares the win.",
	}},
	{"troops", "Troops", []string{
		"|Standard Troop: strength 1. Elite Troop: strength 2. A troop comes with 1 to 3 tokens. It fights once a year; each battle costs a token, which goes back to the supply, and after the last one the troop retires.",
		"tokens?A troop gets as many tokens as there are. With none it retires at once, and Barracks cannot raise one without. There are 20 of each strength, so it hardly ever happens.",
		"armor|Armor: 2 more strength for one troop in battle, at most one for each troop. Cavalry: strength 3 once, alone or with others, then it retires; it wears no armor.",
	}},
	{"producers", "Producers and builders", []string{
		"|Field, Pasture, Forest, Mine: 1 wheat, sheep, lumber or ore for an upgrade, once a year.",
		"builders|Apprentice Builder: any resource when a hamlet becomes a village. Skilled Builder: also when a village becomes a town. Master Builder: in any upgrade.",
		"storehouse|Storehouse: any 2 resources of one upgrade, then it retires. It may serve for one; the other is lost.",
	}},
	{"buildings", "Buildings", []string{
		"|A building is used once a year, without using your action.",
		"barracks|Barracks: bring back one retired troop with all its tokens. It is ready, and may fight again this year.",
		"mills|Lumber Mill, Woolen Mill, Ore Foundry: make all your exhausted Forests, Pastures or Mines ready.",
		"idle?A mill with nothing to make ready cannot be used.",
		"fortress|Fortress: one more action this turn; two more in Year 5. What you do not use of them is lost.",
		"after?A Fortress is used when the actions of the turn are spent, never before the first: it comes to the same.",
		"toll|Toll Station: draw 1 more coin from your purse; up to 3 in Year 5.",
		"watchtower|Watchtower: look at the top card of all three decks. You may buy them at their printed cost, one an action.",
		"seen?As long as a card that you have seen lies there you may buy it, in later turns too, and you cannot draw it unseen. For all others it is drawn unseen.",
		"harbor|Harbor: your ship sails 1 or 2 levels for free, when you set sail or fetch a good, together with levels that you pay.",
	}},
	{"undo", "Taking back", []string{
		"|In your turn you can take back what you did, step by step, as long as nothing new was seen: no card from a deck, no newly shown land, no coin from the purse. A turn that you ended stands.",
	}},
}
