// Code generated from testdata/rules_en.txt by go test -facetest.update; DO NOT EDIT.

package merchants

import "tabard/app/face"

// enRules are the rules of the game, in our own sentences.
var enRules = []face.Chapter{
	{"goal", "Goal", []string{
		"|Four races are at war, and you sell weapons to all of them. From spring to winter you learn crafts, forge weapons and sell them into the battlefields. When the war of winter is over and the year's end is paid, the most gold wins.",
		"gold|Gold comes from sales, from repairs after every war and from kingdom cards, and at the year's end from defeated weapons, unsold weapons and cards.",
	}},
	{"table", "The table", []string{
		"|Every region lies between two races and has six battlefields in a line, the first next to the middle of the board. A battlefield has two spaces, one for each of the two races. There are four weapons, axe, sword, mace and hammer, and every space asks for one of them.",
		"example>The first region of a table for two as a game begins. Only the first battlefield is open: there the token burns. Whoever sells into both of its spaces, alone or with others, moves the token, and the next battlefield opens.",
		"front|@fronts",
		"tokens|Each battlefield begins with a demand token. On the first one of every region it burns, which means that the battlefield is open; on the other five it is a lock.",
		"open|For every race there is a reward tile for each player, for every region one region tile. 5 craft cards and 3 kingdom cards lie open; what is taken is replaced before the next turn. Nothing is secret but the order of the cards in the decks.",
		"values=Which space asks for which weapon, what the mats, craft cards and kingdom cards bring, how boxes are linked, and what weapons bring at the year's end and vorpal ones when sold stood on pictures that the text does not tell. Ours were measured in thousands of games between equal players.",
	}},
	{"begin", "How you begin", []string{
		"|You begin with 10 gold and a mat. It gives you level 1 in two weapons, and a reward tile that counts like any other:",
		"mat|@mats",
		"seats|Seats take the mats in this order. With two players the set-up says which two are used. Chance decides who begins in spring, unless you choose it.",
		"purses=With staggered purses, which the set-up offers, those who begin later have more gold, in the order of play: 10 and 13 with 2 players, 10, 12 and 14 with 3 players and 10, 12, 14 and 16 with 4 players.",
	}},
	{"turn", "Your turn", []string{
		"|Take one action, then end your turn. The actions are: learn, forge, sell, take a kingdom card, and, with a craft bonus card, forge and sell in one. Play goes clockwise.",
		"pay|What you cannot pay in full you cannot take.",
		"limit?Gold has no limit.",
		"pass?You pass only if you can do nothing else; if you then have less than 5 gold, you get as much as you need to have 5.",
	}},
	{"learn", "Learn", []string{
		"|Take an open craft card, and keep it to the end of the game. It raises your level in its weapon by 1 or 2. Some cards also take gold off whatever you forge of that weapon.",
		"cost|Most cards are free. The others cost once or twice the level that you had in that weapon before: with level 2 in axes, a card at twice the level costs 4 gold. At level 0 every card is free.",
		"card|@crafts",
		"bonus|Whoever is first to have level 6 or more in a weapon, however it came, takes its craft bonus card and keeps it.",
	}},
	{"forge", "Forge", []string{
		"|Make one to 3 weapons of any kinds and pay for each of them. They stay in your store until you sell them. There are always enough weapons.",
		"least?Who forges makes one weapon at least.",
		"vorpal|Vorpal weapons are the better ones: they cost and bring more, and beat standard ones. A standard weapon costs 5 gold and needs level 1 in it. A vorpal weapon costs 15 gold and needs level 5.",
		"off?The gold off on your craft cards adds up, wherever you forge, and lowers the price of each weapon of that type, vorpal or not, but never below nothing. For example, with 1 gold off axes, one standard hammer and two standard axes cost 5, 4 and 4: 13 gold.",
	}},
	{"sell", "Sell", []string{
		"|Sell one weapon from your store into an empty, open space that asks for it. Open are the battlefield where the token burns, and all those whose token is gone.",
		"gold|A standard weapon brings 6 gold, a vorpal one 18. For each reward tile of that race that you have you get 1 gold more, and 1 more if you have the tile of that region.",
		"tile|Then take your reward tile of that race, if it still lies there: you get at most one from each race in a season. It counts from your next sale on. For example, with two Elf tiles a standard axe brings 6 and 2 from the Elves, 8 gold, and you take a third tile; the next one will bring 9.",
		"stays|The weapon stays on the board until a war takes it away. You may sell to both sides of a battlefield. Spaces that a war has emptied can be filled again, in any order.",
	}},
	{"tokens", "Demand tokens", []string{
		"|When both spaces of the battlefield with the burning token are filled, its token moves to the season area, and the lock on the next battlefield outward turns into the burning token: that battlefield is open now.",
		"full?If both of its spaces are taken already, its token moves at once, and so on outward.",
		"locked|Filling a battlefield that has no token moves nothing, nor does filling a locked one.",
		"season|The season area takes 3 tokens a season.",
		"later?Tokens that follow are out of the game, but the next battlefield opens all the same.",
	}},
	{"both", "Forge and sell", []string{
		"|If you have a craft bonus card that is ready, you can forge one weapon of its type and sell it at once, all in one action. You pay for it before it brings you gold, and an open space must ask for it. Weapons from your store cannot be used.",
		"once|Each bonus card works once a season. In the next season it is ready again.",
	}},
	{"kingdom", "Take a kingdom card", []string{
		"|3 cards lie open. The deck holds the four groups of the next chapters one after the other, each of them shuffled.",
		"take?First you get or pay the gold on the card, then you do what it says. You can take a card only if you can pay for it and really use it at that moment; the gold on the card may help. Cards that are nothing but gold can always be taken.",
		"keep|Cards used at once go to the discard pile. Those that stay with you lie in front of you to the end, at most 2 in spring, 3 in summer, 3 in autumn and 4 in winter. You cannot get rid of one.",
		"slush|Slush Fund stays open for everybody. When it comes, the deck is empty, and the other open cards are not replaced any more.",
	}},
	{"group1", "Kingdom cards: group 1", []string{
		"card|@cards0",
	}},
	{"group2", "Kingdom cards: group 2", []string{
		"card|@cards1",
	}},
	{"group3", "Kingdom cards: group 3", []string{
		"card|@cards2",
	}},
	{"group4", "Kingdom cards: group 4", []string{
		"card|@cards3",
	}},
	{"more", "More on kingdom cards", []string{
		"|A sale by a card is a sale like any other: it brings gold for tiles and your reward tile, and it can move tokens. So is one by a craft bonus card.",
		"surveys?Land Grant, Border Treaty and Royal Survey: there is no other way to region tiles.",
		"crafty|Extra-Crafty also helps when you learn by Drive the Workers, not with cards taken by Apprentice or Ancient Techniques. The second card follows the first at once.",
		"parts?Drive the Workers and Desperate Times: the first part must be done, the second may be left out. Big Forge also helps with Drive the Workers, not with Night Shift.",
		"ties|Family Ties: the tile you take is the one of this season; a sale to that race brings none until the next.",
		"bait?Bait and Switch: the weapon remains what it is and fights with your level in it. Smuggler's Road: moves no token as long as the battlefield is locked.",
		"bond|Rush Order: you pay before the sale brings gold. Crown Bond: you choose the gold when you take the card, and cannot add any later.",
		"insurance|Fine Print: does nothing when both weapons are yours. War Insurance: pays for weapons defeated, not for those broken in a tie.",
	}},
	{"season", "The end of a season", []string{
		"|When the third token arrives in the season area, the player whose turn it is finishes that turn. Every other player has exactly one more turn, then comes war. Whoever brought the token begins the next season.",
		"turn?That turn is finished with all that belongs to it, second actions and sales included.",
		"empty?The same happens at the end of a turn when no demand token is left on the board. And if for 2 turns per player in a row nobody learns, sells or takes a kingdom card other than Slush Fund, war comes at once, and the next player in turn begins the next season.",
	}},
	{"war", "War", []string{
		"|Wherever two weapons face each other on a battlefield, they fight, on locked ones too. A weapon that faces none is safe. Battles do not depend on each other.",
		"better|A vorpal weapon beats a standard one. Between two of the same quality, the levels decide that their owners have in these weapons at that moment: the higher one wins. Equal levels are a tie.",
		"example>Ann's standard hammer faces Ben's standard mace. Ann has level 2 in hammers, Ben level 3 in maces: the mace wins.",
		"loser|The loser leaves the board. The owner of the winner keeps it as a defeated weapon: 1 point for a standard one, 2 for a vorpal one. The winner stays where it is and fights again in the next war in which it is faced.",
		"tie|In a tie both weapons leave the board, nobody keeps them, and their owners get 1 gold for each.",
		"own|If both weapons are yours, they fight all the same: you keep the loser as defeated, or you get 2 gold for a tie.",
	}},
	{"repairs", "Repairs", []string{
		"|After the war you get 2 gold for each of your weapons on the board, wherever it lies and whether it fought or not.",
	}},
	{"clean", "Clean-up", []string{
		"|After spring, summer and autumn all open kingdom and craft cards are discarded, except Slush Fund, and new ones are laid open. After summer the rest of the spring and summer craft deck leaves the game, and the deck for autumn and winter begins.",
		"ready|All reward tiles lie ready again, as do all craft bonus cards. Weapons, levels, gold, cards in front of you, defeated weapons and the demand tokens on the battlefields stay as they are. The season area is emptied.",
		"used?Discarded cards never come back into a deck. When a deck is used up, empty places stay empty.",
	}},
	{"year", "The year's end", []string{
		"|After the war and the repairs of winter the year ends; there is no clean-up. First you get 1 gold for each unsold standard weapon and 5 for each vorpal one.",
		"prizes|Then the defeated weapons: most points bring 15 gold, second most 7.",
		"shared?Who has none gets nothing. Players who are level share the prizes of the places they take up, rounded down: two who are first get 11 each, and there is no second prize.",
		"cards|At last your kingdom cards pay what they promise for the year's end. Most gold wins.",
	}},
	{"ties", "Ties", []string{
		"|If several players have the most gold, each of them adds 2 for each own standard weapon on the board and 3 for each vorpal one, for this comparison only. Who is still equal shares the victory. On lower places equal gold shares the place.",
	}},
	{"three", "Three players", []string{
		"?Three regions and three races are in play, on a board of their own; the Desert and the Hobgoblins are not. Cards that are not for three are left out. Everything else is as with four.",
	}},
	{"boxes", "Two players: the boxes", []string{
		"|The open cards lie in boxes: kingdom cards in the boxes 1, 3 and 5, craft cards in the boxes 1 to 5. Boxes are linked:",
		"link|@links",
		"taken|Whenever you take a card out of a box, the card in the linked box is discarded at once. Cards from the discard pile have no link.",
		"lost?Slush Fund alone is never lost, but using it loses the craft card linked to it.",
		"chosen?With Ancient Techniques you may pick the card that its own link has just discarded.",
		"slide?Before each turn the cards slide into the lowest boxes of their row, in order, and new ones come in behind them.",
		"clean?At the clean-up open cards stay, also after summer. Only the cards in kingdom box 1 and craft box 1 are discarded, and not even these if the last action of the season was to learn or to take a kingdom card, Drive the Workers and Slush Fund included.",
		"prize|Most points of defeated weapons bring 7 gold and nothing for the other player. If you are level, each gets 3.",
	}},
	{"steve", "Two players: Salesman Steve", []string{
		"|Salesman Steve serves the four races in turn, in an order drawn at the beginning. He sells right after each sale of a player, by whatever action or card, also in the last turns of a season. After two sales in one turn he has sold twice.",
		"race|He goes to the next race in his order and fills its lowest empty space, locked or not, with a standard weapon that the space asks for. If its two rows are level, he takes the one that comes first clockwise, beginning with the row that the player has just sold to. If both rows are full, he sells nothing. Either way the race after it is next.",
		"token|His sale can move demand tokens like yours. If it moves the third one, it counts as moved by the player whose sale woke him.",
		"war|Nobody gets gold or tiles for his sales. In a war his weapon loses to any weapon of a player, whatever quality, level or card; you keep it as defeated.",
		"break?Two of his weapons break each other, and nobody is paid.",
	}},
	{"undo", "Taking back", []string{
		"|Until you end your turn you can take back what you did in it, step by step: nothing unknown comes up before. A turn that you ended stands, since new cards may have come up.",
	}},
}
