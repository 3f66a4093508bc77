package emara

import (
	"tabard/app/face"
	say "tabard/app/words/emara"
	rules "tabard/engines/emara"
)

// lesson is the guided first game: a stone delivered, wood and an advisor, a gift to the king; then bread for the builders and a craftsman.
func lesson() *face.Lesson {
	l := &face.Lesson{Setup: rules.Def.DefaultSetup(2, 32), Script: lessonScript[:], End: say.EndOfLesson.String()}
	for step := range say.Lesson14 + 1 {
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
}
