package merchants

import "tabard/app/face"

// enLesson is the guided first game in words: see lesson.go.
var enLesson = []face.Teaching{
	{"Four races are at war, and you sell weapons to all of them. The most gold wins. First learn your craft: choose the card with 1 level in axes, for 1 gold.",
		nil, "learn the craft of axes: it will pay for itself soon."},
	{"Now you have level 2 in axes, and each axe costs you 2 gold less. The card tied to yours is lost, too. That was your one action. End your turn.",
		nil, "end the turn: each turn has one action."},
	{"Your rival learnt to make hammers. You forge now, up to three weapons in one action. Press the axe that is lit, and forge one for 3 gold.",
		[]string{"Forge another axe.", "And a third one."},
		"forge three axes while they are cheap."},
	{"Three axes lie in your store. Your gold is gone, but not for long. End your turn.",
		nil, "end the turn and wait for the next one."},
	{"Each race wants one kind of weapon at each place. Where the token burns you may sell. The Dwarves want an axe in the Mountains. Press that place.",
		nil, "sell an axe to the Dwarves in the Mountains."},
	{"You earned 6 gold and the Dwarf reward tile: now Dwarves will pay you 1 gold more. Salesman Steve sells too, after each sale. End your turn.",
		nil, "end the turn here."},
	{"There is no open place for axes now. The Elves want a mace. Forge one for 5 gold.",
		[]string{"End your turn."},
		"forge a mace, since the Elves want one."},
	{"Your rival sold a sword against your axe. Both sides are taken there, so its token moved. Now sell your mace to the Elves in the Forest.",
		nil, "sell the mace to the Elves."},
	{"The third token has moved, so war comes after one more turn of your rival. Weapons that face each other fight, and the higher level wins. End your turn.",
		nil, "end the turn and watch the war."},
	{"Your axe won, by level 2 to 1: so learning pays twice. For each weapon that still stands you got 2 gold. Sell an axe to the Elves: two tiles bring 8 gold.",
		[]string{"End your turn."},
		"sell to the Elves, who pay you best now."},
	{"Kingdom cards bend the rules. For 1 gold, Trophy Hall brings some at the end for the weapons that you have beaten. Take it.",
		nil, "take Trophy Hall: your war has begun well."},
}

const enLessonEnd = "You have learnt, forged, sold and won a war. Now the game is yours, until the winter is over. Sell where you have tiles, and keep your levels high."
