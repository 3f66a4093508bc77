// Code generated from testdata/rules_en.txt by go test -facetest.update; DO NOT EDIT.

package emara

import "tabard/app/face"

// enRules are the rules of the game, in our own sentences.
var enRules = []face.Chapter{
	{"goal", "Goal", []string{
		"|The old king of Emara looks for an heir: somebody who wins the people and can house them. You have two totals, citizens and buildings. After six rounds the smaller of the two is your score. The highest score wins.",
		"begin|Citizens start at 0. Buildings start at a number agreed before the game, or at the one on the start card: 35 suits a first game, 15 is hard, 40 is easy.",
		"sources|Citizens come from books, breads, stone, craftsmen, advisors and noble ranks. Buildings come from stone, wood, books and advisors.",
	}},
	{"table", "The table", []string{
		"|Eight locations lie on two circuits of four, in a new order every game: the Forest, the Weaving Mill, the Grainfield and the Quarry in the countryside, the Castle, the Cathedral, the Market and the Construction Site in the town. Everybody has one councilor on each circuit. They walk clockwise.",
		"advisors|Two advisors lie at every town location: eight of the first sixteen, the others are out of the game. The six advisors of the second set are a stack of which only the top one shows.",
		"start|Everybody has the same nine action cards, draws three of them, and has 4 craftsmen. The start card puts the first player's councilors on two locations; each next player begins one step further on both circuits. Everybody takes 1 resource of the countryside location their councilor is on.",
		"open?Hands are secret, except where all nine cards are held. Goods, totals, favor tokens and played cards are open to all.",
	}},
	{"round", "A round", []string{
		"|There are six rounds. Each begins with a new event. Then everybody takes three turns, one at a time, clockwise from the player with the statue.",
		"end|At the end of the round an event may offer a trade. Then the statue goes to the next player, the three cards you played are put away, and you draw three new ones.",
		"deck|After round 3 all nine cards are shuffled again. So you play each card once in rounds 1 to 3, and once in rounds 4 to 6.",
	}},
	{"turn", "Your turn", []string{
		"|Play one card into one of your three slots. The card gives you its action; the slot says how many steps you move: 1, 2 or 3. Each slot takes one card a round.",
		"order|Then do these in any order, one after the other: the action of the card, the movement, and each of the three bonus actions once, if you can pay for it. Bonus actions are: rise in rank, hire a craftsman, recruit an advisor. Between them you may use your advisors.",
		"must|The movement must be made. Everybody plays a card in every turn; nobody passes.",
		"given?What a card gives must be taken, and the step of the card Step must be made, but the visit after it is up to you, as are the exchange, Helpers and the visit of Town. The card and the slot may move the same councilor.",
	}},
	{"cards", "Action cards", []string{
		"card|@cards",
		"helpers?Hiring or recruiting with Helpers does not use up the bonus action: you can do both in one turn.",
	}},
	{"move", "Moving and visiting", []string{
		"|Move either one of your councilors exactly as many steps as the slot says. Then you may use the location it comes to, at once. Locations on the way give nothing. Any number of councilors may be at one place.",
		"visit|In one visit you may use each action of the location once, in any order, and you may redeem favor tokens that name it. Bonus actions and advisors must wait until the visit is over.",
		"again?The actions of a visit come in any order, and tokens are redeemed at any moment of it. A visit by a card may be for redeeming only. A second visit to the place in a turn is a new one.",
		"example>The countryside as a game may begin. Ann's councilor stands at the Quarry. A card in slot 1 leads it to the Grainfield, one in slot 2 to the Weaving Mill, one in slot 3 to the Forest. Or the slot moves her councilor in the town, and this one stays.",
	}},
	{"pay", "Paying", []string{
		"|Wood, cloth, grain and stone are the resources. Wherever you pay a resource, you may pay a coin instead: for hires, advisors, gifts, donations, deliveries, baking and trades of an event.",
		"coins|Coins do not stand in for breads, books or rings. You may own as much of everything as you like.",
		"buy?Coins cannot buy coins: it would never help.",
		"less|If something costs 1 resource less, you choose which of the printed ones you save.",
		"both?Two such reductions add up: Helpers, and a round in which labour is cheap.",
	}},
	{"country", "Countryside", []string{
		"|Take 1 resource of the place: 1 wood at the Forest, 1 cloth at the Weaving Mill, 1 grain at the Grainfield and 1 stone at the Quarry.",
		"work|Then each of your craftsmen there gives 1 more of it, or bakes: pay 1 grain and take 1 bread.",
		"bake?At the Grainfield you may bake the grain that you have just taken. A craftsman gathers or bakes; he is never idle.",
	}},
	{"castle", "Castle", []string{
		"|Make one gift to the king: choose a resource and pay as many of it as its gift marker shows. You get 1 ring, and the marker turns.",
		"book|Hand in 1 book for 5 buildings.",
	}},
	{"cathedral", "Cathedral", []string{
		"|Make one donation: choose a resource and pay as many of it as its donation marker shows. You get 1 book and a favor token, and the marker turns.",
		"tokens|For the token you look at three, keep one and put the others on the discard pile, face up.",
	}},
	{"market", "Market", []string{
		"|Buy 1 coin for 1 resource.",
		"books|Hand in 1 to 5 books: they bring 3, 6, 10, 15 or 21 citizens.",
	}},
	{"site", "Construction Site", []string{
		"|Deliver 1 stone: 5 buildings, and as many citizens as the stone marker shows. The marker turns.",
		"bread|Deliver 1 to 3 breads: each brings as many citizens as the bread marker shows. Then the marker turns, once.",
		"wood|Deliver 1 wood for 5 buildings, or 3 wood for 10 buildings.",
	}},
	{"markers", "Markers", []string{
		"|A marker turns to its next number after every use. After its last number it leaves the game, and the number on the board holds to the end.",
		"prices|Gifts and donations cost 1, 2 and 3, then always 4. With four players they cost 1, 2, 2 and 3, then always 4. With one or two players wood and grain donations and cloth and stone gifts start on the second number.",
		"numbers|The stone marker shows 5, 4 and 3, then always 2, the bread marker 6, 5 and 4, then always 3. With four players and in a game alone they show 5, 4, 4 and 3, then always 2, and 6, 5, 5 and 4, then always 3. With two players both start on the second number.",
		"sides?A marker has three numbers on the side for up to three players and four on the other. These numbers, and what huts, ranks and advisors cost, stood on pictures that the text does not tell: ours were measured in thousands of games.",
	}},
	{"rank", "Bonus action: rise in rank", []string{
		"|Hand in the coins and rings of the next rank, wherever your councilors are, and take the top card of that rank for its citizens. You cannot skip a rank, and each rank has four cards: who comes first gets most.",
		"card|@ranks",
	}},
	{"hire", "Bonus action: hire a craftsman", []string{
		"|Put a craftsman into an empty hut of a countryside location where you have a councilor, and pay the hut's price. He stays there to the end. Your craftsmen bring 1, 2, 3 and 4 citizens, in the order in which you hire them.",
		"huts|Each place has three huts. One player may take all three.",
		"cost|@huts",
	}},
	{"recruit", "Bonus action: recruit an advisor", []string{
		"|Take an advisor from a town location where you have a councilor, and pay the price. You get the citizens on the card and may use the ability from then on. The top advisor of the stack takes the empty space, as long as there is one.",
		"abilities|Abilities that work once in each of your turns can be used as soon as you have recruited the advisor, but never during a visit and never in the turn of another player.",
		"own?Abilities work in your own turns only, not in a trade at the end of a round nor when points are counted. What an advisor gives comes by itself; what has to be paid for is a choice. The Steward's freedom holds for Helpers too, and the Merchant gives another kind than was paid; for a coin, any kind.",
	}},
	{"advisors", "The first advisors", []string{
		"one|@advisors",
	}},
	{"patrons", "The advisors of the stack", []string{
		"one|@patrons",
		"points?An advisor of the stack gives what the ability says, and no citizens beside it. Of the stack only the top card is known.",
	}},
	{"favor", "Favor tokens", []string{
		"|Redeem a token while you visit the place on it, whether a councilor came there or the card Town took you there. You need not use the place otherwise. You may redeem any number, and spend what they give at once.",
		"kept?A token that you get in a visit can be redeemed from the next visit on, in the same turn too; one that came by itself, or that was redeemed and drawn again, as well. One of those drawn must be kept.",
		"dry?When the stack runs dry in the middle of a draw the discarded tokens become the stack at once, otherwise as soon as one is put beside an empty stack.",
		"next|Each of the twelve tokens is there once:",
		"token|@favors",
		"end|A token that you keep to the end is worth 1 point.",
	}},
	{"events", "Events", []string{
		"|The start card's own event is not played. At the beginning of each round the next card holds for that round. A trade at the end of the round can be made once by everybody, clockwise from the player with the statue.",
		"last?The trade of the sixth round takes place. Of the events only the one that holds is known.",
		"event|@events",
	}},
	{"receive", "Receiving buildings", []string{
		"?Toolmaker, An early winter and A long summer change how many buildings you receive. They count once for each action, ability, token or trade that brings buildings: 3 wood delivered together count once. They do not change your start or the points for left-over goods.",
	}},
	{"end", "End of the game", []string{
		"|After round 6 your left-over goods become points: a ring 2, a coin, book, bread or favor token 1 each, and every two resources 1, whatever their kinds. Share the points out between citizens and buildings as you like. The smaller total is your score.",
		"example>You have 60 citizens and 66 buildings, and 2 rings, 1 coin, 1 favor token, 1 bread and 5 resources are left: 4, 1, 1, 1 and 2 make 9 points. Use 7 for citizens and 2 for buildings. That makes 67 and 68, and your score is 67.",
	}},
	{"ties", "Ties", []string{
		"?If scores are equal, the higher of the other totals decides, then the higher noble rank, then the citizens printed on the card of that rank. Who is still equal shares the place.",
		"track?Totals go on beyond the track, which only shows them.",
	}},
	{"alone", "Playing alone", []string{
		"|Against Victoria you take all three turns of a round in a row. She has citizens only, and she pays for nothing. The event An early winter is not in the game.",
		"victoria|At the end of rounds 2 to 6 she gets the citizens on the stone marker and on the bread marker, and both turn. At the end of rounds 2 to 5 she also takes the top card of a rank for its citizens: Baron after round 2, Count after round 3, Prince after round 4 and Marquess after round 5.",
		"order?The trade of an event comes before her step. Events give her nothing.",
		"score|High score: choose where your buildings start, from 15, which is hard, to 40, which is easy. Your best score from each start is kept, with the higher total in brackets, which decides between equal scores: 75 (81). Victoria's citizens do not count.",
		"campaign|Campaign: the first game starts from 40. You win if your score is higher than Victoria's citizens; a tie is not a win. After a win the next game starts 5 lower, but never below 0; otherwise it starts 2 higher. The lowest start you won from is your record. Games with the full selection have records of their own.",
		"range?The start of a campaign never falls below 0, nor rises above 104, the end of the track.",
	}},
	{"variants", "Variants", []string{
		"|Mixed locations: all eight locations are shuffled over both circuits. Everybody chooses a first resource. You hire and recruit where one of your councilors is, on either circuit.",
		"seats?If both councilors of the first player would begin on the same circuit, that player moves one of them to any place of the other. The others begin one step further each from where the first player's stand in the end.",
		"full|Full selection: all nine cards are in your hand from the start, and again after round 3. Hands are open. It makes longer turns and higher scores.",
		"later=Head start: if you agree on it before the game, the players in the later half of the order of play begin with one citizen and one building more. It is an option of our own.",
	}},
	{"undo", "Taking back", []string{
		"|You can take back what you did in your turn, step by step, as long as nothing new was seen. You cannot go back past a look at favor tokens, or past a recruit that turned up a new advisor on the stack.",
		"stands|A turn that you ended stands. So do trades at the end of the round, points shared out at the end, and choices made before round 1.",
	}},
}
