package emara

import (
	"tabard/app/face"
	say "tabard/app/words/emara"
	rules "tabard/engines/emara"
)

// lesson is the guided first game: a stone delivered, wood and an advisor, a gift to the king; then bread for the builders and a craftsman.
// Four rounds pass, and in the last one come the Market and a rank, the Cathedral, a favor token and a book, one more rank, and the final scoring.
func lesson() *face.Lesson {
	l := &face.Lesson{Setup: rules.Def.DefaultSetup(2, 32), Script: lessonScript[:]}
	l.End, l.Known = say.EndOfLesson.String(), say.Learnt.String()
	l.News = []face.News{{say.Learnt1.String(), "events"}, {say.Learnt2.String(), "patrons"}, {say.Learnt3.String(), "country-work"}}
	l.About = []face.Ref{0: trackRef, 8: eventRef, 11: trackRef}
	for step := range say.Lesson24 + 1 {
		l.Steps = append(l.Steps, face.Teaching{Text: step.String(), Now: and(nil, step.Now1(), step.Now2()), Else: step.Else()})
	}
	return l
}

var lessonScript = [...]face.Answer{
	{face.You, 31, 2, 2, 0},      // Play Stone into slot 3: 3 steps from the Grainfield to the Weaving Mill or from the Market to the Construction Site
	{face.You, 4, 0, 0, 0},       // Take 1 stone by your card
	{face.You, 10, 1, 0, 0},      // Move 3 steps from the Market to the Construction Site
	{face.You, 22, 0, 0, 0},      // Deliver 1 stone for 5 buildings and 4 citizens
	{face.Given, 26, 0, 1, 0},    // Pay 1 stone
	{face.You, 2, 0, 0, 0},       // Leave the Construction Site
	{face.You, 3, 0, 0, 0},       // End your turn
	{face.Rival, 31, 3, 2, 0},    // Play Cloth into slot 3: 3 steps from the Forest to the Grainfield or from the Castle to the Market
	{face.Rival, 4, 0, 0, 0},     // Take 1 cloth by your card
	{face.Rival, 12, 0, 1, 0},    // Hire a craftsman for the second hut of the Forest, for 1 wood and 1 cloth
	{face.Rival, 26, 0, 4352, 0}, // Pay 1 wood and 1 cloth
	{face.Rival, 10, 0, 0, 0},    // Move 3 steps from the Forest to the Grainfield
	{face.Rival, 16, 0, 0, 0},    // Gather 1 grain
	{face.Rival, 3, 0, 0, 0},     // End your turn
	{face.You, 31, 1, 0, 0},      // Play Wood into slot 1: 1 step from the Grainfield to the Forest or from the Construction Site to the Market
	{face.You, 4, 0, 0, 0},       // Take 1 wood by your card
	{face.You, 10, 0, 0, 0},      // Move 1 step from the Grainfield to the Forest
	{face.You, 16, 0, 0, 0},      // Gather 1 wood
	{face.You, 13, 7, 0, 0},      // Recruit the Baker at the Construction Site, for 1 wood and 1 grain
	{face.You, 26, 0, 4112, 0},   // Pay 1 wood and 1 grain
	{face.You, 3, 0, 0, 0},       // End your turn
	{face.Rival, 31, 2, 0, 0},    // Play Stone into slot 1: 1 step from the Grainfield to the Forest or from the Castle to the Cathedral
	{face.Rival, 4, 0, 0, 0},     // Take 1 stone by your card
	{face.Rival, 10, 0, 0, 0},    // Move 1 step from the Grainfield to the Forest
	{face.Rival, 16, 0, 0, 0},    // Gather 2 wood
	{face.Rival, 3, 0, 0, 0},     // End your turn
	{face.You, 31, 3, 1, 0},      // Play Cloth into slot 2: 2 steps from the Forest to the Weaving Mill or from the Construction Site to the Castle
	{face.You, 4, 0, 0, 0},       // Take 1 cloth by your card
	{face.You, 10, 1, 0, 0},      // Move 2 steps from the Construction Site to the Castle
	{face.You, 17, 0, 0, 0},      // Give the king 1 wood for 1 ring
	{face.Given, 26, 0, 4096, 0}, // Pay 1 wood
	{face.You, 3, 0, 0, 0},       // End your turn
	{face.Rival, 31, 9, 1, 0},    // Play Town into slot 2: 2 steps from the Forest to the Weaving Mill or from the Castle to the Construction Site
	{face.Rival, 10, 0, 0, 0},    // Move 2 steps from the Forest to the Weaving Mill
	{face.Rival, 16, 0, 0, 0},    // Gather 1 cloth
	{face.Rival, 12, 1, 1, 0},    // Hire a craftsman for the second hut of the Weaving Mill, for 1 wood and 1 cloth
	{face.Rival, 26, 0, 4352, 0}, // Pay 1 wood and 1 cloth
	{face.Rival, 9, 5, 0, 0},     // Visit the Cathedral by your card, without moving
	{face.Rival, 19, 3, 0, 0},    // Donate 1 stone for 1 book and a favor token
	{face.Rival, 26, 0, 1, 0},    // Pay 1 stone
	{face.Rival, 28, 1, 0, 0},    // Keep the token for the Castle: 5 buildings
	{face.Rival, 3, 0, 0, 0},     // End your turn
	{face.Rival, 31, 1, 1, 0},    // Play Wood into slot 2: 2 steps from the Weaving Mill to the Forest or from the Castle to the Construction Site
	{face.Rival, 12, 1, 0, 0},    // Hire a craftsman for the first hut of the Weaving Mill, for 2 wood
	{face.Rival, 26, 0, 8192, 0}, // Pay 2 wood
	{face.Rival, 4, 0, 0, 0},     // Take 1 wood by your card
	{face.Rival, 10, 0, 0, 0},    // Move 2 steps from the Weaving Mill to the Forest
	{face.Rival, 16, 0, 0, 0},    // Gather 2 wood
	{face.Rival, 3, 0, 0, 0},     // End your turn
	{face.You, 31, 4, 1, 0},      // Play Grain into slot 2: 2 steps from the Forest to the Weaving Mill or from the Castle to the Construction Site
	{face.You, 4, 0, 0, 0},       // Take 1 grain by your card
	{face.You, 14, 5, 1, 0},      // Use the Baker: 1 cloth and 1 grain for 1 bread
	{face.Given, 26, 0, 272, 0},  // Pay 1 cloth and 1 grain
	{face.You, 10, 1, 0, 0},      // Move 2 steps from the Castle to the Construction Site
	{face.You, 23, 1, 0, 0},      // Deliver 1 bread for 5 citizens
	{face.You, 2, 0, 0, 0},       // Leave the Construction Site
	{face.You, 3, 0, 0, 0},       // End your turn
	{face.Rival, 31, 8, 2, 0},    // Play Helpers into slot 3: 3 steps from the Forest to the Grainfield or from the Castle to the Market
	{face.Rival, 10, 0, 0, 0},    // Move 3 steps from the Forest to the Grainfield
	{face.Rival, 16, 0, 0, 0},    // Gather 1 grain
	{face.Rival, 8, 4, 1, 0},     // Recruit the Scholar by your card at the Castle, for 1 wood, 1 grain and 1 stone, less 1 resource of your choice
	{face.Rival, 26, 0, 4112, 0}, // Pay 1 wood and 1 grain
	{face.Rival, 3, 0, 0, 0},     // End your turn
	{face.You, 31, 8, 0, 0},      // Play Helpers into slot 1: 1 step from the Forest to the Quarry or from the Construction Site to the Market
	{face.You, 10, 0, 0, 0},      // Move 1 step from the Forest to the Quarry
	{face.You, 16, 0, 0, 0},      // Gather 1 stone
	{face.You, 7, 3, 0, 0},       // Hire a craftsman by your card for the first hut of the Quarry, for 2 wood, less 1 resource of your choice
	{face.Given, 26, 0, 4096, 0}, // Pay 1 wood

	// And so on, to the last round.
	{face.Later, 3, 0, 0, 0}, {face.Later, 31, 5, 0, 0}, {face.Later, 4, 0, 0, 0}, {face.Later, 10, 0, 0, 0}, {face.Later, 2, 0, 0, 0}, {face.Later, 12, 0, 0, 0},
	{face.Later, 26, 0, 4112, 0}, {face.Later, 3, 0, 0, 0}, {face.Later, 31, 7, 2, 0}, {face.Later, 6, 0, 0, 0}, {face.Later, 16, 0, 0, 0}, {face.Later, 10, 0, 0, 0},
	{face.Later, 16, 0, 0, 0}, {face.Later, 3, 0, 0, 0}, {face.Later, 1, 0, 0, 0}, {face.Later, 1, 0, 0, 0}, {face.Later, 31, 5, 2, 0}, {face.Later, 10, 1, 0, 0},
	{face.Later, 2, 0, 0, 0}, {face.Later, 4, 0, 0, 0}, {face.Later, 3, 0, 0, 0}, {face.Later, 31, 7, 2, 0}, {face.Later, 6, 0, 0, 0}, {face.Later, 16, 0, 0, 0},
	{face.Later, 10, 0, 0, 0}, {face.Later, 2, 0, 0, 0}, {face.Later, 3, 0, 0, 0}, {face.Later, 31, 9, 0, 0}, {face.Later, 9, 5, 0, 0}, {face.Later, 2, 0, 0, 0},
	{face.Later, 10, 0, 0, 0}, {face.Later, 16, 0, 0, 0}, {face.Later, 3, 0, 0, 0}, {face.Later, 31, 6, 1, 0}, {face.Later, 5, 1, 0, 0}, {face.Later, 26, 0, 4096, 0},
	{face.Later, 10, 1, 0, 0}, {face.Later, 22, 0, 0, 0}, {face.Later, 26, 0, 1, 0}, {face.Later, 2, 0, 0, 0}, {face.Later, 3, 0, 0, 0}, {face.Later, 31, 6, 1, 0},
	{face.Later, 5, 1, 0, 0}, {face.Later, 26, 0, 1, 0}, {face.Later, 14, 5, 1, 0}, {face.Later, 26, 1, 256, 0}, {face.Later, 10, 1, 0, 0}, {face.Later, 20, 1, 0, 0},
	{face.Later, 26, 0, 1, 0}, {face.Later, 3, 0, 0, 0}, {face.Later, 31, 4, 0, 0}, {face.Later, 4, 0, 0, 0}, {face.Later, 10, 0, 0, 0}, {face.Later, 16, 0, 0, 0},
	{face.Later, 13, 7, 1, 0}, {face.Later, 26, 1, 17, 0}, {face.Later, 3, 0, 0, 0}, {face.Later, 31, 7, 2, 0}, {face.Later, 6, 0, 0, 0}, {face.Later, 16, 0, 0, 0},
	{face.Later, 10, 1, 0, 0}, {face.Later, 19, 1, 0, 0}, {face.Later, 26, 0, 256, 0}, {face.Later, 28, 0, 0, 0}, {face.Later, 13, 5, 0, 0}, {face.Later, 26, 0, 768, 0},
	{face.Later, 15, 0, 1, 0}, {face.Later, 3, 0, 0, 0}, {face.Later, 31, 5, 2, 0}, {face.Later, 4, 0, 0, 0}, {face.Later, 10, 0, 0, 0}, {face.Later, 16, 0, 0, 0},
	{face.Later, 14, 5, 1, 0}, {face.Later, 26, 1, 256, 0}, {face.Later, 3, 0, 0, 0}, {face.Later, 31, 1, 1, 0}, {face.Later, 10, 0, 0, 0}, {face.Later, 16, 0, 0, 0},
	{face.Later, 4, 0, 0, 0}, {face.Later, 13, 5, 1, 0}, {face.Later, 26, 0, 12288, 0}, {face.Later, 14, 10, 2, 0}, {face.Later, 26, 0, 4096, 0}, {face.Later, 3, 0, 0, 0},
	{face.Later, 31, 3, 1, 0}, {face.Later, 4, 0, 0, 0}, {face.Later, 10, 1, 0, 0}, {face.Later, 2, 0, 0, 0}, {face.Later, 3, 0, 0, 0}, {face.Later, 31, 3, 0, 0},
	{face.Later, 14, 10, 3, 0}, {face.Later, 26, 0, 16, 0}, {face.Later, 10, 0, 0, 0}, {face.Later, 16, 0, 0, 0}, {face.Later, 4, 0, 0, 0}, {face.Later, 3, 0, 0, 0},
	{face.Later, 31, 9, 0, 0}, {face.Later, 9, 7, 0, 0}, {face.Later, 22, 0, 0, 0}, {face.Later, 26, 0, 1, 0}, {face.Later, 23, 2, 0, 0}, {face.Later, 10, 0, 0, 0},
	{face.Later, 16, 0, 0, 0}, {face.Later, 3, 0, 0, 0}, {face.Later, 31, 4, 2, 0}, {face.Later, 10, 0, 0, 0}, {face.Later, 16, 0, 0, 0}, {face.Later, 4, 0, 0, 0},
	{face.Later, 3, 0, 0, 0}, {face.Later, 31, 9, 2, 0}, {face.Later, 10, 0, 0, 0}, {face.Later, 16, 0, 0, 0}, {face.Later, 9, 7, 0, 0}, {face.Later, 22, 0, 0, 0},
	{face.Later, 26, 0, 1, 0}, {face.Later, 24, 1, 0, 0}, {face.Later, 26, 0, 4096, 0}, {face.Later, 13, 5, 1, 0}, {face.Later, 27, 0, 2, 0}, {face.Later, 27, 1, 1, 0},
	{face.Later, 27, 3, 1, 0}, {face.Later, 3, 0, 0, 0}, {face.Later, 31, 2, 0, 0}, {face.Later, 14, 5, 1, 0}, {face.Later, 26, 0, 272, 0}, {face.Later, 10, 1, 0, 0},
	{face.Later, 22, 0, 0, 0}, {face.Later, 26, 0, 1, 0}, {face.Later, 23, 1, 0, 0}, {face.Later, 4, 0, 0, 0}, {face.Later, 3, 0, 0, 0}, {face.Later, 31, 8, 0, 0},
	{face.Later, 10, 0, 0, 0}, {face.Later, 16, 0, 0, 0}, {face.Later, 3, 0, 0, 0}, {face.Later, 31, 6, 1, 0}, {face.Later, 5, 1, 0, 0}, {face.Later, 26, 0, 1, 0},
	{face.Later, 10, 1, 0, 0}, {face.Later, 2, 0, 0, 0}, {face.Later, 12, 3, 1, 0}, {face.Later, 26, 1, 256, 0}, {face.Later, 3, 0, 0, 0}, {face.Later, 31, 5, 1, 0},
	{face.Later, 4, 0, 0, 0}, {face.Later, 14, 10, 0, 0}, {face.Later, 26, 0, 1, 0}, {face.Later, 10, 0, 0, 0}, {face.Later, 16, 0, 0, 0}, {face.Later, 3, 0, 0, 0},
	{face.Later, 31, 2, 1, 0}, {face.Later, 14, 10, 3, 0}, {face.Later, 26, 0, 16, 0}, {face.Later, 10, 0, 0, 0}, {face.Later, 16, 0, 0, 0}, {face.Later, 4, 0, 0, 0},
	{face.Later, 13, 5, 0, 0}, {face.Later, 27, 0, 1, 0}, {face.Later, 27, 3, 3, 0}, {face.Later, 15, 0, 1, 0}, {face.Later, 3, 0, 0, 0},

	{face.You, 31, 1, 2, 0},     // Play Wood into slot 3: 3 steps from the Quarry to the Forest or from the Castle to the Market
	{face.You, 4, 0, 0, 0},      // Take 1 wood by your card
	{face.You, 10, 1, 0, 0},     // Move 3 steps from the Castle to the Market
	{face.You, 20, 1, 0, 0},     // Buy 1 coin for 1 resource
	{face.You, 26, 0, 4096, 0},  // Pay 1 wood
	{face.You, 11, 0, 0, 0},     // Become Baron for 1 coin
	{face.You, 3, 0, 0, 0},      // End your turn
	{face.Rival, 31, 4, 2, 0},   // Play Grain into slot 3
	{face.Rival, 15, 1, 1, 0},   // Use the Chamberlain: 1 coin becomes 1 ring
	{face.Rival, 4, 0, 0, 0},    // Take 1 grain by your card
	{face.Rival, 14, 10, 3, 0},  // Use the Merchant: 1 resource for 1 stone
	{face.Rival, 26, 0, 16, 0},  // Pay 1 grain
	{face.Rival, 10, 1, 0, 0},   // Move 3 steps in the town
	{face.Rival, 25, 0, 0, 0},   // Redeem a favor token
	{face.Rival, 2, 0, 0, 0},    // Leave the place
	{face.Rival, 3, 0, 0, 0},    // End your turn
	{face.You, 31, 8, 1, 0},     // Play Helpers into slot 2: 2 steps from the Quarry to the Grainfield or from the Market to the Cathedral
	{face.You, 10, 1, 0, 0},     // Move 2 steps from the Market to the Cathedral
	{face.You, 19, 3, 0, 0},     // Donate 2 stone for 1 book and a favor token
	{face.You, 26, 0, 2, 0},     // Pay 2 stone
	{face.You, 28, 9, 0, 0},     // Keep the token for the Construction Site: 3 citizens
	{face.You, 3, 0, 0, 0},      // End your turn
	{face.Rival, 31, 6, 0, 0},   // Play Exchange into slot 1
	{face.Rival, 5, 1, 0, 0},    // Exchange 1 resource for 1 coin by your card
	{face.Rival, 26, 0, 1, 0},   // Pay 1 stone
	{face.Rival, 10, 1, 0, 0},   // Move 1 step in the town
	{face.Rival, 14, 10, 1, 0},  // Use the Merchant: 1 resource for 1 cloth
	{face.Rival, 26, 1, 0, 0},   // Pay 1 coin
	{face.Rival, 15, 0, 1, 0},   // Use the Chamberlain: 1 ring becomes 1 coin
	{face.Rival, 3, 0, 0, 0},    // End your turn
	{face.You, 31, 7, 0, 0},     // Play Step into slot 1: 1 step from the Quarry to the Weaving Mill or from the Cathedral to the Construction Site
	{face.You, 6, 1, 0, 0},      // Step from the Cathedral to the Construction Site by your card
	{face.You, 22, 0, 0, 0},     // Deliver 1 stone for 7 buildings and 2 citizens
	{face.Given, 26, 0, 1, 0},   // Pay 1 stone
	{face.You, 25, 9, 0, 0},     // Redeem the favor token for 3 citizens
	{face.You, 10, 1, 0, 0},     // Move 1 step from the Construction Site to the Market
	{face.You, 21, 1, 0, 0},     // Hand in 1 book for 3 citizens
	{face.You, 20, 1, 0, 0},     // Buy 1 coin for 1 resource
	{face.Given, 26, 0, 256, 0}, // Pay 1 cloth
	{face.You, 11, 0, 0, 0},     // Become Count for 1 coin and 1 ring
	{face.You, 3, 0, 0, 0},      // End your turn
	{face.Rival, 30, 4, 0, 0},   // 4 citizens of the points for left-over goods
	{face.You, 30, 4, 0, 0},     // 4 citizens and 0 buildings: totals 53 and 57, final score 53
}
