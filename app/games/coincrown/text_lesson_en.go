package coincrown

import "tabard/app/face"

// enLesson is the guided first game in words: see lesson.go.
var enLesson = []face.Teaching{
	{"You rule a small realm for five years. The most points win. Each year you draw four coins. Cards make your realm strong: choose the Field, for 1 bronze.",
		[]string{"Pay with a bronze coin. Nobody gives change, so the exact price is best."},
		"begin with the Field, for exactly 1 bronze: it grows wheat."},
	{"The Field is yours. Nobody else has as many Fields, so the iron coin for Fields is yours, too: 1 point. You have one action a turn, so end your turn.",
		nil, "end the turn here: your coins will be of use later."},
	{"Your rival bought a troop and took the iron coin for Military. Who has the most of a kind holds its coin. Now buy the Forest, which grows lumber.",
		[]string{"You paid 1 silver, which is worth 3 bronze. End your turn."},
		"buy the Forest and end the turn: with the Field it makes your land grow."},
	{"Your rival gave a coin to the church and is out for this year. You go on. Your land needs wheat and lumber to grow, and you have both. Choose Elmcroft.",
		[]string{"A ship could bring goods from overseas. You need none, so take nothing.",
			"Your hamlet is a village now, worth 2 points. The two cards rest until next year. End your turn."},
		"raise Elmcroft with your own two cards, and then end the turn."},
	{"More lands bring more points. The hamlet Ashby has a shield of 3: so much strength it takes to win it. Buy the Standard Troop. It has strength 1.",
		[]string{"Pay 1 bronze.", "The token on the troop is for one fight. End your turn."},
		"buy the Standard Troop for exactly 1 bronze, and then end the turn."},
	{"Now win Ashby. Your troop brings strength 1. Your ship adds 2 from overseas, for 3 bronze. That makes 3, just enough. Choose Ashby.",
		[]string{"Pay your silver. It is worth 3 bronze."},
		"win Ashby at once, with your silver for the ship: you are just strong enough."},
	{"Ashby is yours: 1 point. And now you have the most lands, so you hold that iron coin: 3 points more. Your coins are spent. End your turn.",
		[]string{"Your troop lies in the crypt, but still counts for iron coins. You can do no more: pass, and the year ends."},
		"stop here: there is nothing left to spend."},
	{"Year 2 has begun. You drew four new coins, and your cards are ready again. The Mint changes coins and costs no action. Swap your gold for 3 silver.",
		nil, "go to the Mint first: small coins pay better than one gold."},
	{"Nobody bought this Armor last year, so a coin lies on it now. Armor counts for Military. With it you have two such cards, and your rival has one. Buy it.",
		[]string{"Pay 1 silver and 2 bronze. That is the exact price.", "Take the coin that lies on the card."},
		"pay the exact price for the Armor and take its coin: it wins an iron coin from your rival."},
	{"The Military coin is yours: 3 points from your rival to you. Now visit the church. At the end, who gave the most there scores 3 points. Choose the church.",
		[]string{"Your rival gave 1 bronze. Offer 2 bronze, and you are ahead.", "Keep your silver: offer none."},
		"offer 2 bronze to the church, and no silver: that is enough to lead."},
	{"Mint, church and ship cost no action, but you may use each only once a turn. You have 2 silver left for your next turn. End this one.",
		nil, "end the turn here: the silver is for a land."},
	{"You can win a land in peace, too. A hamlet costs 2 silver that way, and a village 1 gold. Choose Hazelby.",
		[]string{"Pay 2 silver."},
		"win Hazelby in peace: then you have three lands."},
}

const enLessonEnd = "Three lands, and you know it all: buy, raise, conquer, hold iron coins. Now the game is yours. Towns and cities score the most. The round i button explains every piece."
