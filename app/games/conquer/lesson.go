package conquer

import (
	"tabard/app/face"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
)

// lesson is the guided first game: two settlements and their soldiers, a Warrior crafted, which is an objective, a march, and a full
// house of peasants; an attack that is held; then a Knight, a fight won, an objective for it, and a third settlement. Three rounds pass, and
// then come a siege, a shot that ends it, and a settlement captured, which is the third objective and ends the game.
func lesson() *face.Lesson {
	l := &face.Lesson{Setup: rules.Def.DefaultSetup(2, 9023), Script: lessonScript[:]}
	l.End, l.Known = say.GuideEnd.String(), say.Learnt.String()
	l.News = []face.News{{say.Learnt1.String(), "begin"}, {say.Learnt2.String(), "town-improve"}, {say.Learnt3.String(), "play"}}
	l.About = []face.Ref{9: hexRef(106), 15: hexRef(65), 19: siteRef(303)} // who has held, the besieger, and what is to be captured
	for step := say.Lesson1; step <= say.Lesson21; step++ {
		t := face.Teaching{Text: step.String(), Else: step.Else()}
		if now := step.Now(); now != "" {
			t.Now = []string{now}
		}
		l.Steps = append(l.Steps, t)
	}
	o := &l.Setup.Options
	o[rules.OptionLayout], o[rules.OptionTarget], o[rules.OptionFactions], o[rules.OptionStart] = 2, 3-1, 1, 1 // crossroads, three objectives, dealt, the first seat
	return l
}

var lessonScript = [...]face.Answer{
	{face.You, 10, 2, 0, 0},       // Place the Village now
	{face.You, 11, 62, 0, 0},      // Place the Village on J10, K10 and J11
	{face.Rival, 10, 2, 0, 0},     // Place the Village now
	{face.Rival, 11, 303, 0, 0},   // Place the Village on K19, L20 and K20
	{face.You, 11, 120, 0, 0},     // Place the Quarry on M12, N12 and M13
	{face.Rival, 11, 328, 0, 0},   // Place the Farm on H22, I22 and H23
	{face.You, 12, 1, 52, 0},      // Place a Warrior on K11
	{face.You, 12, 1, 65, 0},      // Place a Warrior on L13
	{face.Rival, 12, 1, 150, 0},   // Place a Warrior on J19
	{face.Rival, 12, 2, 166, 0},   // Place an Archer on J22
	{face.Rival, 1, 0, 0, 0},      // Lead nobody astray
	{face.You, 19, 1, 0, 0},       // Craft a Warrior for 3 coins, 1 wood, 2 iron and 1 peasant
	{face.You, 22, 1, 35, 0},      // Deploy a Warrior on I11
	{face.You, 31, 1, 0, 0},       // Claim Crafted a Warrior (red): 1 point
	{face.You, 30, 4, 0, 0},       // Play Craftpoints
	{face.You, 27, 52, 0, 0},      // Move your Warrior at K11
	{face.Rival, 1, 0, 0, 0},      // Let the roll stand
	{face.You, 34, 106, 0, 0},     // Go to K17, 6 spaces south-east
	{face.Rival, 1, 0, 0, 0},      // Lead nobody astray
	{face.You, 18, 0, 0, 0},       // Buy a peasant for 2 coins
	{face.You, 3, 0, 0, 0},        // End your turn
	{face.Rival, 1, 0, 0, 0},      // Lead nobody astray
	{face.Given, 1, 0, 0, 0},      // Lead nobody astray
	{face.Rival, 19, 2, 0, 0},     // Craft an Archer for 3 coins, 2 wood, 1 iron and 1 peasant
	{face.Rival, 22, 2, 163, 0},   // Deploy an Archer on G22
	{face.Rival, 27, 150, 0, 0},   // Move your Warrior at J19
	{face.Given, 1, 0, 0, 0},      // Let the roll stand
	{face.Rival, 34, 110, 0, 0},   // Go to K18, 1 space north-east
	{face.Given, 1, 0, 0, 0},      // Lead nobody astray
	{face.Rival, 28, 110, 106, 0}, // Attack the person's Warrior at K17 with your Warrior at K18
	{face.Given, 1, 0, 0, 0},      // Stay and fight
	{face.Rival, 1, 0, 0, 0},      // Go on to the roll
	{face.Given, 1, 0, 0, 0},      // Go on to the roll
	{face.Rival, 1, 0, 0, 0},      // Let the roll stand
	{face.Given, 1, 0, 0, 0},      // Lead nobody astray
	{face.Rival, 18, 0, 0, 0},     // Buy a peasant for 2 coins
	{face.Rival, 3, 0, 0, 0},      // End your turn
	{face.Given, 1, 0, 0, 0},      // Lead nobody astray
	{face.You, 2, 0, 0, 0},        // Keep all objectives
	{face.You, 2, 0, 0, 0},        // Keep all action cards
	{face.Rival, 1, 0, 0, 0},      // Lead nobody astray
	{face.You, 30, 11, 106, 0},    // Play Promoted on your Warrior at K17
	{face.You, 28, 106, 110, 0},   // Attack Ben's Warrior at K18 with your Knight at K17
	{face.Rival, 1, 0, 0, 0},      // Stay and fight
	{face.You, 30, 17, 0, 0},      // Play Strong Attack
	{face.Rival, 1, 0, 0, 0},      // Go on to the roll
	{face.Rival, 1, 0, 0, 0},      // Let the roll stand
	{face.Rival, 1, 0, 0, 0},      // Lead nobody astray
	{face.You, 31, 53, 0, 0},      // Claim Defeated a Soldier (red): 4 points
	{face.You, 23, 2, 0, 0},       // Establish a Village for 5 coins, 1 wood, 1 iron, 1 horse, 1 stone and 2 craftpoints
	{face.You, 11, 77, 0, 0},      // Place the Village on N8, N9 and M9

	// Three rounds, in which an Archer of the rival comes to the Quarry.
	{face.Later, 27, 35, 0, 0}, {face.Later, 1, 0, 0, 0}, {face.Later, 34, 33, 0, 0}, {face.Later, 1, 0, 0, 0}, {face.Later, 27, 65, 0, 0}, {face.Later, 1, 0, 0, 0},
	{face.Later, 34, 91, 0, 0}, {face.Later, 1, 0, 0, 0}, {face.Later, 3, 0, 0, 0}, {face.Later, 1, 0, 0, 0}, {face.Later, 41, 62, 0, 0}, {face.Later, 41, 77, 0, 0},
	{face.Later, 14, 19, 0, 0}, {face.Later, 15, 12, 0, 0}, {face.Later, 3, 0, 0, 0}, {face.Later, 14, 47, 0, 0}, {face.Later, 15, 18, 0, 0}, {face.Later, 1, 0, 0, 0},
	{face.Later, 18, 0, 0, 0}, {face.Later, 18, 0, 0, 0}, {face.Later, 3, 0, 0, 0}, {face.Later, 1, 0, 0, 0}, {face.Later, 2, 0, 0, 0}, {face.Later, 14, 44, 0, 0},
	{face.Later, 15, 18, 0, 0}, {face.Later, 27, 163, 0, 0}, {face.Later, 34, 100, 0, 0}, {face.Later, 27, 166, 0, 0}, {face.Later, 34, 110, 0, 0}, {face.Later, 3, 0, 0, 0},
	{face.Later, 14, 42, 0, 0}, {face.Later, 2, 0, 0, 0}, {face.Later, 1, 0, 0, 0}, {face.Later, 3, 0, 0, 0}, {face.Later, 1, 0, 0, 0}, {face.Later, 2, 0, 0, 0},
	{face.Later, 14, 49, 0, 0}, {face.Later, 15, 5, 0, 0}, {face.Later, 1, 0, 0, 0}, {face.Later, 27, 100, 0, 0}, {face.Later, 1, 0, 0, 0}, {face.Later, 34, 65, 0, 0},
	{face.Later, 1, 0, 0, 0}, {face.Later, 27, 110, 0, 0}, {face.Later, 1, 0, 0, 0}, {face.Later, 34, 94, 0, 0}, {face.Later, 1, 0, 0, 0}, {face.Later, 3, 0, 0, 0},
	{face.Later, 1, 0, 0, 0},

	{face.You, 13, 2, 46, 0},   // Craft an Archer for 3 coins, 2 wood, 1 iron and 1 peasant and deploy it on L10
	{face.You, 2, 0, 0, 0},     // Keep all objectives
	{face.You, 2, 0, 0, 0},     // Keep all action cards
	{face.Rival, 1, 0, 0, 0},   // Lead nobody astray
	{face.You, 20, 0, 0, 0},    // Craft an arrow for 1 coin and 1 wood
	{face.You, 28, 46, 65, 1},  // Attack Ben's Archer at L13 with your Archer at L10 and an arrow
	{face.Given, 1, 0, 0, 0},   // Go on to the roll
	{face.Rival, 1, 0, 0, 0},   // Go on to the roll
	{face.Rival, 1, 0, 0, 0},   // Let the roll stand
	{face.Rival, 1, 0, 0, 0},   // Lead nobody astray
	{face.You, 27, 106, 0, 0},  // Move your Knight at K17
	{face.Rival, 1, 0, 0, 0},   // Let the roll stand
	{face.You, 35, 303, 0, 0},  // Enter Ben's Village at K19
	{face.Rival, 1, 0, 0, 0},   // Lead nobody astray
	{face.You, 31, 67, 0, 0},   // Claim Captured a Settlement (green and silver): 6 points
	{face.Rival, 14, 71, 0, 0}, // Put an objective away
	{face.Rival, 15, 6, 0, 0},  // Put an action card away
	{face.Rival, 3, 0, 0, 0},   // End your turn
}
