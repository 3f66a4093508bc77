package emara

import "tabard/app/face"

// enLesson is the guided first game in words: see lesson.go.
var enLesson = []face.Teaching{
	{"Win citizens and buildings to rule Emara: the smaller of the two is your score. You play three cards a round. Choose the card Stone, then slot 3 (III).",
		nil, "play Stone into slot 3: it leads to the right place."},
	{"A turn has two parts: what the card gives, and a walk. First take the stone of your card.",
		[]string{"Now walk. Slot 3 means 3 steps. Move your councilor in the town to the Construction Site."},
		"use the card first, and then walk in the town."},
	{"Here people build. One stone brings you 5 buildings and 4 citizens. Deliver the stone.",
		[]string{"Keep your wood for later. Leave the place.", "Card and walk are done, so end your turn."},
		"deliver only the stone and then end the turn."},
	{"Your rival put a craftsman into a hut. Soon you will, too. Now choose the card Wood, then slot 1 for a short walk.",
		[]string{"Take the wood of your card."},
		"play Wood into slot 1, and take its wood before you walk."},
	{"You have two councilors: one walks in the town, the other in the country. Places in the country give goods. Move that one 1 step, to the Forest.",
		[]string{"Gather 1 wood."},
		"walk in the country, and gather the wood there."},
	{"Two advisors wait at each place of the town. You may recruit one where your councilor stands. Choose the Baker. He costs 1 wood and 1 grain.",
		[]string{"Pay the price.", "The Baker brought 3 citizens at once, and he will bake for you. End your turn."},
		"recruit the Baker, and then end the turn: he works for you all game long."},
	{"Each slot takes one card a round. So only slot 2 is left, and the card Cloth. Play it there.",
		[]string{"Take the cloth."},
		"take the cloth before you walk."},
	{"In the town, 2 steps lead to the Castle. The king loves gifts. Move there.",
		[]string{"Give the king 1 wood. You get a ring for it.", "With rings and coins you rise in rank, which wins citizens. End your turn."},
		"bring the king one wood, and then end the turn: a ring is worth more."},
	{"Round 2 has an event: at its end, a ring can bring 4 citizens. You have three new cards and free slots. Play the card Grain into slot 2.",
		[]string{"Take the grain."},
		"play Grain into slot 2, and take its grain: your Baker needs it."},
	{"Now the Baker can work. Each turn he makes 1 bread of 1 cloth and 1 grain. He is lit among your things below. Choose him.",
		nil, "put the Baker to work: bread is worth a lot."},
	{"Those who build are hungry. Move your councilor in the town 2 steps, back to the Construction Site.",
		[]string{"Deliver the bread: it brings 5 citizens."},
		"bring the bread to the Construction Site."},
	{"Your 12 citizens count, not your 40 buildings, and your ring adds 2. More buildings would not help now. Keep your wood, and leave the place.",
		[]string{"End your turn."},
		"keep the wood, and end the turn: it is citizens that you need."},
	{"A craftsman brings a citizen, and more goods when you come by. The card Helpers makes him cheaper. Play it into slot 1.",
		[]string{"Move your councilor in the country 1 step, to the Quarry."},
		"play Helpers into slot 1, and walk to the Quarry: it has a free hut."},
	{"The Quarry gives stone. Gather it first.",
		[]string{"Now hire a craftsman for the first hut here. It costs 2 wood, but your card saves you one of them."},
		"gather the stone, and then hire for the first hut."},
}

const enLessonEnd = "That is all: play a card, walk, and let others help you. Now the game is yours. Look at the smaller of your two numbers, and make it grow."
