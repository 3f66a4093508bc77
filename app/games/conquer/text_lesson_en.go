package conquer

import "tabard/app/face"

// enLesson is the guided first game in words: see lesson.go.
var enLesson = []face.Teaching{
	{"You lead a small realm. Whoever first completes three objectives calls the last round, and then the most points win. First you need a home. Choose the Village.",
		[]string{"It covers three spaces. Put it on those that are lit."},
		"put the Village there: it is close to the front."},
	{"Villages and Quarries are settlements. Each turn they bring coins and goods. Your second one is a Quarry. Put it on the lit spaces, too.",
		nil, "put the Quarry there: it is near your Village."},
	{"You have two Warriors, one for each settlement. Put the first one in front of your Village.",
		[]string{"Put the other one in front of your Quarry."},
		"put your Warriors in front: they will march soon."},
	{"Your turn has begun. You got 4 coins, and your peasants brought in wood, iron and stone. Spend them: craft a Warrior. He is lit among your things below.",
		nil, "craft a Warrior: soldiers are what you need most."},
	{"He cost 3 coins, 1 wood, 2 iron and a peasant. Now he waits in your reserve. Deploy him beside your Village, on the lit space.",
		nil, "deploy the Warrior beside your Village: it is near the front."},
	{"Look at your cards: you hold three secret objectives. One of them is to craft a Warrior, and you did. Claim it: choose that card.",
		nil, "claim your first objective before you go on."},
	{"It scores 1 point, and 1 more since red is a colour of your faction. You hold action cards, too. Most of them work once. Play the card Craftpoints.",
		nil, "play Craftpoints: you will need them to build."},
	{"Each soldier may move once a turn, as far as a die says. Choose the Warrior that is lit.",
		[]string{"You rolled 6. Grass costs 1, forest costs 2. March to the lit space, close to your rival."},
		"march south with that Warrior: there stands your rival."},
	{"Peasants bring in your goods, and one of them became a Warrior. So one settlement would bring none. Buy a peasant for 2 coins.",
		[]string{"You have done what you can. End your turn, and the peasants go to work."},
		"end your turn with a peasant for each settlement."},
	{"Your rival attacked and rolled 1, you rolled 3: your Warrior held. Now each turn brings you a new objective and a new action card. Keep all objectives.",
		[]string{"Keep all action cards, too."},
		"keep all your cards: you have room for them."},
	{"Your new card Promoted makes a Warrior a Knight for nothing. Warriors fight with 3 dice, Knights with 5. Choose the card, then your Warrior at the front.",
		nil, "make that Warrior a Knight: he stands beside your rival."},
	{"A soldier beside an enemy may attack. More points on the dice win. A tie is no win. Choose your Knight, then the Warrior of your rival.",
		[]string{"A fight is called an engagement. You may play Strong Attack for one more die. Play it."},
		"attack with your Knight, as strong as you can."},
	{"You rolled 8, your rival 3. You won, and 3 craftpoints with it. To defeat a soldier is an objective of yours: claim that card.",
		nil, "claim the objective first: you have earned it."},
	{"Two of three are done. Your coins and goods are enough for a third settlement. Choose the Village under Settlements to establish.",
		[]string{"Put it on the lit spaces."},
		"build a Village: it will bring you more each turn."},
}

const enLessonEnd = "Settle, craft, march, fight and claim: you know it all. Now the game is yours. Your other Warriors may still move. March into settlements of your rival, too."
