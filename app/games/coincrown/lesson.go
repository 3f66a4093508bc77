package coincrown

import (
	"tabard/app/face"
	say "tabard/app/words/coincrown"
	rules "tabard/engines/coincrown"
)

// lesson is the guided first game: a Field and a Forest for a first upgrade, a hamlet by force, a year's end, then the Mint, an iron
// coin taken from the rival, the church, and a hamlet by diplomacy.
func lesson() *face.Lesson {
	l := &face.Lesson{Setup: rules.Def.DefaultSetup(2, 65), Script: lessonScript[:], Steps: steps(),
		About: []face.Ref{1: ironRef(0), 2: ironRef(0), 4: topRef(0), 6: ironRef(0)}}
	l.End, l.Known = say.Taught.String(), say.Learnt.String()
	l.News = []face.News{{say.Learnt1.String(), "buildings-fortress"}, {say.Learnt2.String(), "upgrade-resources"}, {say.Learnt3.String(), "purple-reserve"}}
	return l
}

func steps() (all []face.Teaching) {
	for l := say.Lesson1; l.String() != ""; l++ {
		t := face.Teaching{Text: l.String(), Else: l.Else()}
		for _, now := range []string{l.Now1(), l.Now2()} {
			if now != "" {
				t.Now = append(t.Now, now)
			}
		}
		all = append(all, t)
	}
	return all
}

var lessonScript = [...]face.Answer{
	{face.You, 4, 0, 0, 0},    // Buy the Field for 1 bronze, bronze stall, place 1
	{face.You, 19, 0, 0, 1},   // Pay 1 bronze
	{face.You, 3, 0, 0, 0},    // End your turn
	{face.Rival, 4, 1, 1, 0},  // Buy the Elite Troop with 2 tokens for 1 silver and 2 bronze, silver stall, place 2
	{face.Rival, 19, 1, 0, 0}, // Pay 1 gold
	{face.Rival, 3, 0, 0, 0},  // End your turn
	{face.You, 4, 0, 1, 0},    // Buy the Forest for 3 bronze, bronze stall, place 2
	{face.Given, 19, 0, 1, 0}, // Pay 1 silver
	{face.You, 3, 0, 0, 0},    // End your turn
	{face.Rival, 12, 0, 0, 0}, // Offer coins to the church
	{face.Rival, 29, 0, 1, 0}, // Offer 1 bronze
	{face.Rival, 29, 1, 0, 0}, // Offer no silver
	{face.Rival, 1, 0, 0, 0},  // Pass: take no more turns this year
	{face.You, 9, 4, 0, 0},    // Upgrade Elmcroft to a village
	{face.You, 2, 0, 0, 0},    // Take nothing from overseas
	{face.Given, 25, 0, 0, 0}, // Use a Field for the wheat
	{face.Given, 25, 2, 0, 0}, // Use a Forest for the lumber
	{face.You, 3, 0, 0, 0},    // End your turn
	{face.You, 4, 0, 2, 0},    // Buy the Standard Troop with 1 token for 1 bronze, bronze stall, place 3
	{face.You, 19, 0, 0, 1},   // Pay 1 bronze
	{face.You, 3, 0, 0, 0},    // End your turn
	{face.You, 8, 0, 0, 0},    // Attack Ashby, a hamlet with shield 3
	{face.Given, 21, 0, 1, 0}, // Send a Standard Troop with 1 of 1 token left
	{face.Given, 24, 5, 0, 0}, // Take 2 strength from overseas for 3 bronze
	{face.You, 19, 0, 1, 0},   // Pay 1 silver
	{face.You, 3, 0, 0, 0},    // End your turn
	{face.You, 1, 0, 0, 0},    // Pass: take no more turns this year
	{face.Rival, 8, 0, 0, 0},  // Attack Kilnstead, a hamlet with shield 4
	{face.Rival, 21, 3, 2, 0}, // Send an Elite Troop with 2 of 2 tokens left
	{face.Rival, 24, 5, 0, 0}, // Take 2 strength from overseas for 3 bronze
	{face.Rival, 19, 0, 0, 3}, // Pay 3 bronze
	{face.Rival, 3, 0, 0, 0},  // End your turn
	{face.You, 11, 3, 0, 0},   // Swap 1 gold for 3 silver at the Mint
	{face.You, 4, 1, 2, 0},    // Buy the Armor for 1 silver and 2 bronze, silver stall, place 3, with 1 bronze on it
	{face.You, 19, 0, 1, 2},   // Pay 1 silver and 2 bronze
	{face.You, 20, 1, 0, 0},   // Take 1 bronze from the card
	{face.You, 12, 0, 0, 0},   // Offer coins to the church
	{face.You, 29, 0, 2, 0},   // Offer 2 bronze
	{face.You, 29, 1, 0, 0},   // Offer no silver
	{face.You, 3, 0, 0, 0},    // End your turn
	{face.Rival, 1, 0, 0, 0},  // Pass: take no more turns this year
	{face.You, 7, 0, 0, 0},    // Win Hazelby, a hamlet, by diplomacy for 2 silver
	{face.You, 19, 0, 2, 0},   // Pay 2 silver
}
