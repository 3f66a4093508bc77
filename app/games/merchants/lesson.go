package merchants

import (
	"tabard/app/face"
	say "tabard/app/words/merchants"
	rules "tabard/engines/merchants"
)

// lesson is the guided first game: a craft learnt, weapons forged and sold, the war of spring, and a kingdom card.
func lesson() *face.Lesson {
	l := &face.Lesson{Setup: rules.Def.DefaultSetup(2, 6), Script: lessonScript[:]}
	l.End, l.Known = say.EndOfLesson.String(), say.Learnt.String()
	l.News = []face.News{{say.Learnt1.String(), "forge-vorpal"}, {say.Learnt2.String(), "learn-bonus"}, {say.Learnt3.String(), "year-prizes"}}
	for step := say.Lesson1; step <= say.Lesson11; step++ {
		taught := face.Teaching{Text: step.String(), Else: step.Else()}
		for _, now := range [...]string{step.Now1(), step.Now2()} {
			if now != "" {
				taught.Now = append(taught.Now, now)
			}
		}
		l.Steps = append(l.Steps, taught)
	}
	return l
}

var lessonScript = [...]face.Answer{
	{face.You, 4, 4, 0, 0},    // Learn craft card 5: 1 level in axes with 2 gold off, for 1 gold
	{face.You, 3, 0, 0, 0},    // End your turn
	{face.Rival, 7, 1, 0, 0},  // Take Apprentice for 2 gold
	{face.Rival, 11, 0, 0, 0}, // Take craft card 1 for nothing: 1 level in hammers with 2 gold off
	{face.Rival, 3, 0, 0, 0},  // End your turn
	{face.You, 5, 0, 0, 0},    // Forge a standard axe for 3 gold
	{face.You, 5, 0, 0, 0},    // Forge a standard axe for 3 gold
	{face.You, 5, 0, 0, 0},    // Forge a standard axe for 3 gold
	{face.You, 3, 0, 0, 0},    // End your turn
	{face.Rival, 7, 0, 0, 0},  // Take Rush Order for 5 gold
	{face.Rival, 8, 6, 6, 0},  // Forge a standard hammer for 3 gold and sell it to the Hobgoblins at Desert 1 for 7 gold
	{face.Rival, 3, 0, 0, 0},  // End your turn
	{face.You, 6, 42, 0, 0},   // Sell a standard axe to the Dwarves at Mountains 1 for 6 gold
	{face.You, 3, 0, 0, 0},    // End your turn
	{face.Rival, 5, 2, 0, 0},  // Forge a standard sword for 5 gold
	{face.Rival, 3, 0, 0, 0},  // End your turn
	{face.You, 5, 4, 0, 0},    // Forge a standard mace for 5 gold
	{face.You, 3, 0, 0, 0},    // End your turn
	{face.Rival, 6, 0, 2, 0},  // Sell a standard sword to the Hobgoblins at Mountains 1 for 8 gold
	{face.Rival, 3, 0, 0, 0},  // End your turn
	{face.You, 6, 30, 4, 0},   // Sell a standard mace to the Elves at Forest 1 for 7 gold
	{face.You, 3, 0, 0, 0},    // End your turn
	{face.Rival, 5, 6, 0, 0},  // Forge a standard hammer for 3 gold
	{face.Rival, 2, 0, 0, 0},  // Forge no more
	{face.Rival, 3, 0, 0, 0},  // End your turn
	{face.You, 6, 31, 0, 0},   // Sell a standard axe to the Elves at Forest 2 for 8 gold
	{face.You, 3, 0, 0, 0},    // End your turn
	{face.Rival, 6, 36, 6, 0}, // Sell a standard hammer to the Dwarves at Forest 1 for 6 gold
	{face.Rival, 3, 0, 0, 0},  // End your turn
	{face.You, 7, 2, 0, 0},    // Take Trophy Hall for 1 gold
}
