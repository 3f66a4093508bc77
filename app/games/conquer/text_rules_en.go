// Code generated from testdata/rules_en.txt by go test -facetest.update; DO NOT EDIT.

package conquer

import "tabard/app/face"

// enRules are the rules of the game, in our own sentences.
var enRules = []face.Chapter{
	{"goal", "Goal", []string{
		"|Each lord has a kingdom, two settlements, a few soldiers and secret objectives. Settlements bring coins and goods, goods make soldiers and new settlements, and with all of them you fulfil objectives.",
		"target|Before the game you agree how many objectives are to be completed: 4 if you say nothing else, from 1 to 8. When somebody has completed so many, everybody else has one more turn. Then points are counted, and most points win. To be first with the objectives is not yet to win.",
		"lengths|How many to agree on for how long a game:",
		"length|@lengths",
	}},
	{"board", "The board", []string{
		"|The board is made of hexagonal spaces, 37 to a tile. Each player's kingdom is the own player tile and the two tiles that it touches. All spaces of a kingdom look the same in play; only building and deploying depend on whose kingdom it is.",
		"spaces|A space holds one soldier at most. What a space is made of decides how soldiers pass it:",
		"terrain|@terrains",
		"rivers|Small rivers run along the borders between spaces: nobody steps across one, and nobody deploys across one, but one can attack across it. A small bridge opens that border for steps. Two spaces with a small river between them are next to each other all the same.",
		"names|Spaces have names of a letter and a number: letters run from west to east, numbers from north to south.",
		"hexes?Spaces are hexagons, 37 to a tile. Small rivers run between spaces, large ones fill spaces, and so do their bridges. A small river does not part neighbours: there is fighting, siege and defence across it. It stops steps and deploying only.",
		"arranged?The board has one of eight arrangements, in which no two player tiles touch and no two kingdoms share a tile, those of partners neither.",
	}},
	{"begin", "How you begin", []string{
		"|The tiles lie as printed, at random, or are laid by the players in turn. Then everybody gets a faction, chosen in turn or dealt. It has two colours, which matter for points, and a perk that lasts all game, and it brings the first goods, settlements and soldiers:",
		"faction|@factions",
		"hands|Everybody draws 3 objectives and 2 action cards. In turn each places one settlement, then each the other, in the own kingdom. Every settlement gets a peasant. Then each places soldiers, one next to each settlement as long as there is room; a soldier without room stays in reserve.",
		"first|Everybody throws two attack dice. The highest begins, and turns go clockwise.",
		"seats?Until the first turn everything goes by seats, settlements in rounds of one each. Soldiers of the kit must go onto the board as long as there is a place, one beside each settlement; the others wait in reserve.",
		"later=If you agree on it before the game, each player begins with two coins more than the one who plays before. It is an option of our own.",
		"values=The maps of the tiles, prices, yields, factions, the points and ribbons of objectives, the faces of the dice and some of the soldiers' dice stood on pictures that the text does not tell. Ours were measured in thousands of games between equal players, and no colour is worth more than another.",
	}},
	{"turn", "Your turn", []string{
		"parts|A turn has these parts, in this order:",
		"siege|1. If one of your settlements is under siege, you may buy soldiers at once. See Siege.",
		"draw|2. Draw an objective and an action card, but not in your very first turn.",
		"yield|3. Your settlements yield resources, then coins. That goes by itself.",
		"main|4. The main part: do as much as you like, in any order, of trading, crafting, building, deploying, upgrading, moving, attacking, playing cards, and declaring and claiming objectives.",
		"peasants|5. Peasants go back to work.",
	}},
	{"draw", "Drawing cards", []string{
		"|You see both new cards, then say what goes. With more than 3 objectives, one of them must be discarded; a declared one counts too. Otherwise you may discard one or keep all. The same goes for action cards with 2; those that lie open before you count too.",
		"open|Your hand is secret, but not how many cards are in it. Discarded cards lie open. When a deck is empty, its discards are shuffled and become the deck again.",
		"fewer?Who has no card too many may still discard one of each deck.",
	}},
	{"goods", "Resources and coins", []string{
		"|There are five resources: wood, iron, horses, stone and craftpoints. What you own is open to all, and there is always enough of everything.",
		"yield|At the start of your turn every settlement of yours with a peasant on it yields resources, and the peasant comes back to you. Every settlement of yours pays coins, peasant or not:",
		"town|@yields",
		"occupied|A settlement on which an enemy stands brings you nothing. It yields and pays all that to whoever occupies it, in that player's turn, without a peasant. A siege changes nothing in this.",
		"either?An occupied settlement pays its occupier only, coins too.",
	}},
	{"trade", "Trading", []string{
		"|In the main part you may sell any resource for 1 coin, and buy wood, iron, horse or stone for 2 coins each, a craftpoint for 10 and a peasant for 2. Players do not trade with each other.",
		"order|Trades go in any order, as often as you can pay, and between your other acts.",
		"main?Players do not trade with each other. Trading belongs to the main part; at the end of the turn peasants are bought only to fill empty settlements.",
	}},
	{"craft", "Crafting and upgrading", []string{
		"|Warriors and Archers are crafted. They go to your reserve. Better soldiers are upgrades: a Warrior on the board becomes a Knight, a Knight a Champion; an Archer becomes a Bolteer, a Bolteer a Catapult. What soldiers cost:",
		"cost|@soldierCosts",
		"army|You can have 8 soldiers at most, those in reserve included. A soldier is upgraded where it stands, once a turn, before it moves or attacks, and not in the turn in which it came onto the board. After it, it may move and attack as what it is now.",
		"shots|What Archers and Bolteers shoot:",
		"arrow|@ammo",
		"limit?You can have 8 soldiers in any mix, those in reserve included. Soldiers are upgraded wherever they stand, on a settlement too. What is crafted with a peasant needs one in hand, who is not at work. Soldiers in reserve stay there while a settlement is under siege.",
	}},
	{"town", "Settlements", []string{
		"|You can have 5 settlements. A new one covers three spaces that all touch, in your own kingdom, on grass or forest, without soldiers on them and without a small river or bridge between them. There must be two spaces or more between any two settlements, whoever owns them.",
		"example>What a first settlement costs, and what it brings with a peasant at work. A Farm costs 5 coins, 2 iron, 2 stone and 2 craftpoints and yields 2 coins, 1 wood and 1 horse in every turn. Without a peasant it brings the coins alone.",
		"improve|A settlement can be improved to tier 2 on the same spaces, but not in the turn in which it was built, nor while an enemy occupies it. Settlements are never lost for good. Prices:",
		"cost|@townCosts",
		"ground?Settlements stand on grass and forest only, and no river or bridge runs between their spaces. The first tier covers three spaces, like the second, and all three sorts have both tiers. One may be founded beside enemy soldiers, and is under siege then. What an enemy occupies is not improved, by either of the two.",
	}},
	{"deploy", "Deploying", []string{
		"|Place a soldier from your reserve on an empty space next to one of your settlements: grass, forest or bridge, in your own kingdom, and not across a small river. Each settlement takes one deployment a turn.",
		"closed|You cannot deploy next to a settlement that is occupied or under siege. A soldier may move and attack in the turn of its deployment.",
	}},
	{"move", "Moving", []string{
		"|Each of your soldiers may move once a turn, before it attacks. Name the soldier, then roll the movement die, 3 to 8: that is how far it may go. A Champion adds 1; a Catapult does not roll, it has 3. Once rolled, the move is used up, even if you stay.",
		"steps|Each step costs what the space entered costs. Leaving a forest costs nothing extra, so three spaces of grass, forest, grass cost 4. Your soldiers may pass your own soldiers and your own free settlements, at 1 a space, but not stop on them. Spaces with enemies, enemy settlements and mountains, lakes and large rivers are closed.",
		"enter|With 1 movement left, a soldier next to an enemy settlement may enter it. See Occupying.",
		"rolled?To roll and stay is a move. One soldier stands on a space: your own may be passed, enemies not. What lies under a settlement costs nothing more.",
	}},
	{"attack", "Attacking: range and sight", []string{
		"|Each of your soldiers may attack once a turn one enemy soldier within its range. Only soldiers can be attacked, not settlements. A soldier that occupies a settlement cannot attack. What soldiers can do:",
		"soldier|@soldiers",
		"sight|Range counts spaces over the shortest way. Archers and Bolteers must see their target: on one of the shortest ways no forest and no mountain may lie strictly between. Soldiers, settlements and water hide nothing, nor does a forest under a settlement. It does not matter what the two stand on.",
		"catapult|A Catapult throws over forests with one die less in all, and over mountains not at all.",
		"arrows|An Archer or a Bolteer pays one arrow for an attack: a flaming one gives 1 die more. A Catapult pays 1 to 3 stones and has 2 dice for each. It is paid when the attack is declared, and gone even if nothing comes of it.",
		"town|To a target that occupies a settlement the nearest space of that settlement counts.",
		"counted?Distances go over spaces that are there. To a target on a settlement its nearest space counts. Ranges are those of the list of soldiers.",
	}},
	{"fight", "The fight", []string{
		"|Both sides roll all their dice at once. An attack die shows blank on 2 sides, 1 on 2 sides and 2 on 2 sides. A defence die shows blank on 2 sides, 1 on 2 sides, 2 on 1 side and C on 1 side; a C counts 1.",
		"won|If the attack total is higher, the target is defeated and leaves the board, and the winner's owner gets craftpoints: 2 for tier 1, 4 for tier 2 and 6 for tier 3. If it is equal or lower, both live. Who wins stays where it is.",
		"counter|If the defence has held and shows a C, the defender may strike back: the two change roles, and it attacks with its own attack dice. It needs range and sight like any attacker, and pays for its ammunition once in the whole engagement. If the other one holds with a C, it may strike back in turn, and so on. A soldier that occupies a settlement never strikes back. Striking back does not use up the soldier's own attack.",
		"cards|Cards come in at three moments: when the attack is declared, the target's owner may retreat; before each roll, first the attacker and then the defender may add dice; after each roll, the side that is losing may change it, then the other side if it is losing now, until the one who is losing lets it be.",
		"pairs|Two Archers side by side can attack together with Archer Volley: both must reach and see the target, each pays an arrow, and their dice are added. Two Warriors side by side can defend together with Shield Wall. In neither case anybody strikes back.",
		"back?Striking back needs range and sight like any attack. Each soldier pays for its shots once in an engagement; a flaming arrow gives its die when striking back too, and only to whoever attacks. The winner stays where it is.",
		"asked?After a roll only the side that is losing is asked, by turns. Of a double attack each Archer must reach and see the target. To break a double defence removes one Warrior and pays for one; a Warrior on a settlement may be part of it, and two Warriors may stand together against two Archers.",
		"fifty?After fifty rolls of one engagement nobody strikes back.",
	}},
	{"occupy", "Occupying", []string{
		"|A soldier next to an enemy settlement, not across a small river, may enter it for 1 movement, unless a soldier stands on it already or one of the owner's side stands next to it, across a small river too. The move ends there.",
		"peasant|A peasant on it is captured: it is worth 1 point at the end. From your next turn on the settlement brings its coins and resources to you. Its owner gets nothing from it, cannot improve it, deploy next to it or send a peasant there. It still counts as the owner's.",
		"end|The occupation ends as soon as the soldier leaves, falls or retires; then the settlement serves its owner again, without a peasant. A soldier on a settlement cannot attack or strike back; it defends as ever and can be upgraded.",
		"one?One soldier occupies a settlement. To enter ends the move; a later move, by Repeat in the same turn, may lead out. It leaves over any border of the token and pays for the space it comes to. An occupied settlement takes no peasant and asks for none.",
	}},
	{"siege", "Siege", []string{
		"|A settlement is under siege while an enemy soldier stands next to it and none on it. Across a small river counts. Its owner cannot deploy next to it; all else goes on.",
		"buy|If one of your settlements is under siege when your turn begins, you may at once buy Warriors and Archers with what you own then, a spare peasant included, and place them next to your settlements, besieged ones too. All other rules of deploying hold. Nothing can be bought or sold for it, and no card can be played.",
	}},
	{"claim", "Objectives", []string{
		"|Claim an objective in the main part of your turn, when you have done in this very turn what it asks for. What you did in earlier turns or in the turns of others does not count. One deed may serve several objectives. A claimed card lies open and leaves your hand.",
		"captured|Of the objectives whose names begin with Captured you can claim only one a turn.",
		"declare|Two sorts must be declared first: lay the card open in the main part. It still counts as one of your 3. To hold a settlement, declare while your soldier occupies it, and claim 3 turns of yours later; if the soldier leaves or falls before, the card is lost. To defeat 2 soldiers you have the rest of that turn and your next 3 turns.",
		"most|Nobody can complete more objectives than agreed.",
		"deed?One deed may fulfil several objectives, unless both are of the sort of which only one a turn can be claimed. Goods for an objective come from what you own. Only soldiers on the board retire. Craftpoints and arrows that cards give are neither gathered nor crafted.",
	}},
	{"objectives", "All objectives", []string{
		"one|@objectives",
	}},
	{"play", "Playing action cards", []string{
		"|You may play as many as you like. A card is for your own turn, for the turns of others, or for both, and for its own moment only. Unless it says otherwise, it is discarded then. A card that would do nothing cannot be played. Several copies add up.",
		"stay|Archer Volley and Shield Wall stay: the card lies open before you and is turned over when used. It is ready again when your next turn begins.",
		"never|No card can be played before the main part, nor while peasants go to work.",
		"copies?No card can be played before the main part, nor while peasants go to work. Several copies may be played on one occasion and add up.",
	}},
	{"cards", "All action cards", []string{
		"one|@cards",
	}},
	{"more", "More on action cards", []string{
		"|Hindered Path: the die is halved before any bonus is added. It does not hinder a Catapult. Double Speed doubles after all bonuses; with it a Catapult has 6.",
		"crossing|Mountain Crossing and Water Crossing: after the roll, if there is a space beyond that could not be reached otherwise. The move must end on such a space, on grass, forest or a bridge, never on a settlement.",
		"misdirect|Misdirection: between the acts of another player. The soldier goes as its owner could move it, without bonuses on the die, but into no settlement. It loses neither its move nor its attack.",
		"retreat|Strategic Retreat: every step must lead farther from the attacker, until just out of its range, whatever the steps cost; the last space must be empty and must not touch an enemy.",
		"repeat|Repeat: one more move, then one more attack, paid as usual. No upgrade, and not for a sick soldier.",
		"victim|Attrition and Sickness last for the victim's next turn. Even so the victim defends and strikes back in the turns of others.",
		"strong|Strong Attack and Added Defense last for the whole engagement. Only the player whose turn it is can play Strong Attack, only the other one Added Defense; Added Defense also after the roll.",
		"weak|Weak Fight and Weaker Fight are for the two who fight, after a roll, and change that roll only. If both play Weak Fight, the later one wins ties.",
		"reinforce|Reinforcement: the soldier is deployed, not crafted. Promoted: an upgrade like any other, but free. Kidnapped: the peasant is worth 1 point at the end.",
		"die?Hindered Path halves the die first, then bonuses are added, then Double Speed doubles whatever is left. It does not hinder a Catapult, nor a misdirected soldier; a Catapult at double speed has 6.",
		"cross?A crossing costs 1 a space and ends where the soldier could not have come without it. It serves a Catapult too, and Water Crossing crosses small rivers.",
		"astray?Misdirection comes between the acts of others and may be played on a soldier that a roll of six could lead somewhere; if the roll is too low the card is spent for nothing. The soldier goes as it could march, enters nothing and loses no move.",
		"away?In Strategic Retreat every step leads away until just out of range; only its end must not touch an enemy.",
		"again?Repeat gives a move and an attack, no upgrade, and not to a sick soldier. Attrition and Sickness may be played on somebody who has no turn left, for nothing.",
		"strength?Strong Attack is a die in each attack of its owner in the engagement, Added Defense one in each defence; neither is both. Weak Fight and Weaker Fight are for the two who fight. A strike that Weak Fight removes allows no striking back; if both play it, the later one has the tie. What is left is halved and rounded down each time.",
		"free?A soldier by Reinforcement is deployed, not crafted. Promoted is an upgrade like any other, and not for a soldier that has moved, attacked or was upgraded this turn.",
	}},
	{"peasants", "Peasants", []string{
		"|At the end of your turn peasants go to your settlements, one to each that is free and has none. If there are enough, that goes by itself. If not, you may buy some for 2 coins each, then choose who gets one; while you have a peasant, an empty settlement must take it.",
		"sell|Peasants beyond that can be sold for 1 coin each, or kept: you need one to craft a soldier. No settlement yields resources without a peasant.",
	}},
	{"last", "The last round", []string{
		"|Whoever completes the last agreed objective ends the turn at once; peasants still go to work, but nothing is bought or sold. Everybody else has exactly one more turn. The one who ended the game plays no cards any more, but may strike back.",
		"others|Others may still complete objectives, up to the number agreed; with the last one their turn ends too. After 40 rounds the game ends in any case, unless you agreed otherwise.",
		"rounds?An empty deck is made anew of its discards, and nobody is ever out. A limit of rounds ends the game in the last round too. If you agreed on no limit, it ends after two hundred rounds.",
	}},
	{"points", "Points", []string{
		"|Add the points on your completed objectives; 3 more if one colour is on 3 or more of them, once; 1 for each of them that shows at least one colour of your faction; and 1 for each captured peasant.",
		"ties|Most points win. In a tie most soldiers and settlements on the board decide, added up; occupied settlements count for their owners. If that is equal too, the victory is shared.",
		"both?A card counts for the set and for the faction. Ties are broken by soldiers and settlements on the board, added up; occupied ones count for their owners. Who is still equal has won together.",
	}},
	{"teams", "Teams", []string{
		"?Four players can play two against two, partners opposite each other. Partners are friends on the board: they pass each other's soldiers and free settlements, guard each other's settlements, and play no hostile cards on each other. Each owns, pays and builds alone. Whoever completes all objectives first, for either team, brings on the last round. Partners add up their points, and in a tie their soldiers and settlements.",
	}},
	{"avalon", "City of Avalon", []string{
		"?If it is part of the game, each player may once make a tier 2 settlement the City of Avalon. It grows by a fourth space, which must touch it, be in the kingdom, on grass or forest, empty, without a small river or bridge between, and with two spaces or more between it and every other settlement. Not in a turn in which that settlement was built or improved, nor while it is occupied. A perk of the faction that helps to build helps with the city too.",
	}},
	{"box", "Counted pieces", []string{
		"=Usually the box never runs out. If you agree to count the pieces, all players share what is in it: 8 Warriors, 8 Archers, 5 Knights, 5 Bolteers, 3 Champions and 3 Catapults; 8 Farms, 6 Quarries and 6 Villages, and as many of tier 2; 60 coins, 45 wood, 45 iron, 35 horses, 35 stone, 40 craftpoints, 32 peasants, 16 arrows and 8 flaming arrows. What you buy, craft, upgrade, found or improve must be there, and so must the soldier that a card brings. Income, rewards and goods from cards bring what is left, and a card that would bring nothing cannot be played. Nothing is sold while the box cannot pay. What is spent, lost or replaced is back in the box at once; captured peasants are not. The City of Avalon is not counted: everybody has one.",
	}},
	{"laying", "Laying tiles", []string{
		"?If the players lay the board, the movement die decides who begins. In turn each takes any tile that is left, chooses its side, and lays it, turned at will: the first into the middle, every other one beside a tile that lies. If large rivers must be joined, a tile with one goes beside another such tile only so that the rivers meet. At the end each takes a place at the edge, in the same order.",
	}},
	{"undo", "Taking back", []string{
		"|Within your turn you can take back what you did, step by step, as far as no die was rolled, no card drawn and nobody else asked since.",
	}},
}
