package coincrown

import "tabard/app/face"

// enLesson is the guided first game in words: see lesson.go.
var enLesson = []face.Teaching{
	{"You rule a small realm for five years. The most points win. Each year you draw four coins. Cards make your realm strong: choose the Field, for 1 bronze.",
		[]string{"Pay with a bronze coin. Nobody gives change, so the exact price is best."},
		"begin with the Field: it grows wheat, and it is cheap."},
	{"The Field is yours, and the iron coin for Fields with it. It is worth 1 point: nobody else has as many. You have one action a turn, so end your turn.",
		nil, "end the turn here: your coins will be of use later."},
	{"Your rival bought a troop and took the iron coin for Military. Who has the most of a kind holds its coin. Now buy the Forest, which grows lumber.",
		[]string{"You paid 1 silver, which is worth 3 bronze. End your turn."},
		"take the Forest: with the Field it makes your land grow."},
	{"Your rival gave a coin to the church and is out for this year. You go on. Your land needs wheat and lumber to grow, and you have both. Choose Elmcroft.",
		[]string{"A ship could bring goods from overseas. You need none, so take nothing.",
			"Your hamlet is a village now, worth 2 points. The two cards rest until next year. End your turn."},
		"raise Elmcroft now: a village is worth more than a hamlet."},
	{"More lands bring more points. The hamlet Ashby has a shield of 3: so much strength it takes to win it. Buy the Standard Troop. It has strength 1.",
		[]string{"Pay 1 bronze.", "The token on the troop is for one fight. End your turn."},
		"get ready for a fight: buy the Standard Troop."},
	{"Now win Ashby. Your troop brings strength 1. Your ship adds 2 from overseas, for 3 bronze. That makes 3, just enough. Choose Ashby.",
		[]string{"Pay your silver. It is worth 3 bronze."},
		"win Ashby at once: you are just strong enough."},
	{"Ashby is yours: 1 point. And now you have the most lands, so you hold that iron coin: 3 points more. Your coins are spent. End your turn.",
		[]string{"Your troop lies in the crypt, but still counts for iron coins. You can do no more: pass, and the year ends."},
		"end the turn: there is nothing left to spend."},
	{"Year 2 has begun. You drew four new coins, and your cards are ready again. The Mint changes coins and costs no action. Swap your gold for 3 silver.",
		nil, "go to the Mint first: small coins pay better than one gold."},
	{"Nobody bought this Armor last year, so a coin lies on it now. Armor counts for Military. With it you have two such cards, and your rival has one. Buy it.",
		[]string{"Pay 1 silver and 2 bronze. That is the exact price.", "Take the coin that lies on the card."},
		"buy the Armor: it takes an iron coin from your rival."},
	{"The Military coin is yours: 3 points from your rival to you. Now visit the church. At the end, who gave the most there scores 3 points. Choose the church.",
		[]string{"Your rival gave 1 bronze. Offer 2 bronze, and you are ahead.", "Keep your silver: offer none."},
		"visit the church: it costs you only 2 bronze."},
	{"Mint, church and ship cost no action, but you may use each only once a turn. You have 2 silver left for your next turn. End this one.",
		nil, "end the turn here: the silver is for a land."},
	{"You can win a land in peace, too. A hamlet costs 2 silver that way, and a village 1 gold. Choose Hazelby.",
		[]string{"Pay 2 silver."},
		"win Hazelby in peace: then you have three lands."},
}

const enLessonEnd = "Three lands, and you know it all: buy, raise, conquer, hold iron coins. Now the game is yours. Towns and cities score the most. The round i button explains every piece."
