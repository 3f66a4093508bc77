package conquer

import (
	"tabard/app/face"
	rules "tabard/engines/conquer"
)

// en is the game in English.
var en = &words{
	Name:    "Craft & Conquer: Medieval",
	Tagline: "Raise towns and armies, and fulfil your secret objectives before the others do.",
	Credits: "A game by the team at Savage Gamez, who publish it. This version is not theirs.",
	Grammar: face.English,

	Terrains: [rules.Terrains + 1]face.Noun{
		rules.Grass: {"grass", "grass", "grass"}, rules.Forest: {"forest", "forest", "forests"}, rules.Mountain: {"mountain", "a mountain", "mountains"},
		rules.Lake: {"lake", "a lake", "lakes"}, rules.River: {"large river", "a large river", "large rivers"},
		rules.Bridge: {"bridge", "a bridge", "bridges"}, rules.NoTerrain: {"nothing yet", "nothing yet", "nothing yet"},
	},
	Resources: [rules.Resources]face.Noun{
		rules.Wood: {"wood", "a wood", "wood"}, rules.Iron: {"iron", "an iron", "iron"}, rules.Horse: {"horse", "a horse", "horses"},
		rules.Stone: {"stone", "a stone", "stone"}, rules.Craft: {"craftpoint", "a craftpoint", "craftpoints"},
	},
	Soldiers: [rules.SoldierTypes + 1]face.Noun{
		rules.NoSoldier: {"soldier", "a soldier", "soldiers"},
		rules.Warrior:   {"Warrior", "a Warrior", "Warriors"}, rules.Archer: {"Archer", "an Archer", "Archers"},
		rules.Knight: {"Knight", "a Knight", "Knights"}, rules.Bolteer: {"Bolteer", "a Bolteer", "Bolteers"},
		rules.Champion: {"Champion", "a Champion", "Champions"}, rules.Catapult: {"Catapult", "a Catapult", "Catapults"},
	},
	Towns: [rules.SettlementTypes]face.Noun{
		rules.Farm: {"Farm", "a Farm", "Farms"}, rules.Quarry: {"Quarry", "a Quarry", "Quarries"}, rules.Village: {"Village", "a Village", "Villages"},
	},
	Tiers:  [rules.Avalon + 1]string{1: "{town}", 2: "tier 2 {town}", rules.Avalon: "City of Avalon"},
	Colors: [rules.Colors]string{"red", "blue", "green", "gold", "purple", "silver"},
	Factions: [rules.Factions]face.Card{
		rules.Emberhold:  {"Emberhold", "Spoils", "Every enemy soldier you defeat brings 1 craftpoint more."},
		rules.Thornwatch: {"Thornwatch", "Woodcraft", "Your soldiers enter forest for 1 movement instead of 2."},
		rules.Sunspear:   {"Sunspear", "Outriders", "Your Knights and Champions have 1 movement more."},
		rules.Tidewall:   {"Tidewall", "Masons", "Establishing and improving settlements costs you 2 coins less."},
		rules.Goldmere:   {"Goldmere", "Tithes", "You collect 1 coin more every turn."},
		rules.Oakenshaw:  {"Oakenshaw", "Quivers", "You get an arrow every turn in which you have an Archer or a Bolteer on the board."},
		rules.Mossgate:   {"Mossgate", "Hearthfolk", "Peasants cost you 1 coin instead of 2."},
		rules.Ravenmoor:  {"Ravenmoor", "Smugglers", "Once a turn you buy a wood, an iron, a horse or a stone for 1 coin."},
	},
	Arrows: [rules.ArrowKinds]face.Noun{rules.Arrow: {"arrow", "an arrow", "arrows"}, rules.Flaming: {"flaming arrow", "a flaming arrow", "flaming arrows"}},
	Faces:  [rules.Faces]string{rules.Blank: "blank", rules.One: "1", rules.Two: "2", rules.Strike: "C"},
	Ways: [rules.Directions]string{rules.East: "east", rules.SouthEast: "south-east", rules.SouthWest: "south-west",
		rules.West: "west", rules.NorthWest: "north-west", rules.NorthEast: "north-east"},

	Options: face.Pairs{
		{"layout", "Board", "How the tiles are arranged."},
		{"fill", "Tiles", "Which tiles lie where."},
		{"objectives", "Objectives to complete", "Whoever first completes this many brings on the last round. For about an hour: three with two players, two with more."},
		{"factions", "Factions", "What each player starts with."},
		{"rivers", "Large rivers", "Matters only when players lay the tiles."},
		{"perks", "Faction perks", "Each faction has one small advantage."},
		{"teams", "Teams", "Four players, two against two: first and third seat against second and fourth."},
		{"avalon", "City of Avalon", "A tier 2 settlement can grow into the great city of four spaces."},
		{"start", "First turn", "Who begins."},
		{"box", "Pieces in the box", "Whether soldiers, settlements, goods and coins can be used up."},
		{"later", "Later players", "Who plays first is a turn ahead. Coins can make up for that."},
		{"rounds", "Longest game", "The game ends after this many rounds at the latest."},
	},
	Values: face.Pairs{
		{"layout.standard", "Standard", "The usual board for this number of players."},
		{"layout.sidebyside", "Side by side", "For two: both kingdoms on one long edge."},
		{"layout.crossroads", "Crossroads", "For two: a small board and early contact."},
		{"layout.greatriver", "Great river", "For two: a river with few crossings between the kingdoms."},
		{"layout.roundtable", "Round table", "For three: kingdoms around one centre."},
		{"layout.grandcampaign", "Grand campaign", "For four: all tiles and a river through the middle."},
		{"fill.fixed", "As printed", "Always the same board."},
		{"fill.random", "Shuffled", "Chance lays the tiles."},
		{"fill.chosen", "Laid by the players", "Each in turn lays a tile, then everybody chooses a place."},
		{"objectives", "{n}", ""},
		{"factions.chosen", "Chosen", "Each in turn takes a faction."},
		{"factions.dealt", "Dealt", "Chance deals the factions."},
		{"rivers.free", "May end anywhere", "Tiles lie as you like."},
		{"rivers.joined", "Must be joined", "A large river has to run on into a neighbour's, if one lies beside it."},
		{"perks.on", "On", ""},
		{"perks.off", "Off", "All factions are plain."},
		{"teams.off", "Everyone alone", ""},
		{"teams.on", "Two against two", "Partners never fight each other and share their score."},
		{"avalon.off", "Off", ""},
		{"avalon.on", "On", "One city for each player."},
		{"start.rolled", "By dice", "The highest roll begins."},
		{"start.first", "First seat", "The first seat begins."},
		{"start.second", "Second seat", "The second seat begins."},
		{"start.third", "Third seat", "The third seat begins."},
		{"start.fourth", "Fourth seat", "The fourth seat begins."},
		{"box.plenty", "Never run out", "There is always one more."},
		{"box.counted", "Counted", "All players share what is in the box; what is used up cannot be bought or built."},
		{"later.equal", "Begin alike", "As the rulebook has it."},
		{"later.richer", "Begin richer", "Everyone else begins with 2 coins more than the player before."},
		{"rounds", "{n} rounds", ""},
		{"rounds.off", "No limit", "Only the objectives end the game."},
	},
	Strength: face.Pairs{
		{"page", "Page", "Settles and crafts, and seldom fights. A kind first opponent."},
		{"squire", "Squire", "Works at objectives and strikes where it pays."},
		{"knight", "Knight", "Weighs every march and every attack. Bring your best."},
	},
	Traits: face.Pairs{
		{"bold", "the Bold", "marches and attacks"},
		{"armourer", "the Armourer", "trains soldiers and keeps them supplied"},
		{"trader", "the Trader", "buys and sells at the market"},
		{"builder", "the Builder", "founds settlements and improves them"},
	},
	Parts: face.Pairs{
		{"objectives", "Objectives", "Points on completed objectives"},
		{"set", "Colour set", "3 points if three completed objectives share a colour"},
		{"faction", "Faction colours", "1 point for each completed objective in a colour of the faction"},
		{"captured", "Captured peasants", "1 point each"},
	},
	Keys: face.Texts{{"points", "more points"}, {"presence", "more soldiers and settlements on the board"}},
	Worth: []face.Worth{
		{"score", "Points made"}, {"objectives", "Objectives in hand"}, {"coins", "Coins"}, {"goods", "Resources and craftpoints"},
		{"army", "Soldiers"}, {"peasants", "Peasants"}, {"income", "Income of a turn"}, {"settlements", "Settlements"},
		{"defence", "Safety from attacks"}, {"attack", "Attacks in sight"}, {"cards", "Action cards"}, {"perk", "The faction’s perk"},
		{"luck", "Luck of the dice"}, {"end", "The end of the game"},
	},

	Lesson: enLesson, LessonEnd: enLessonEnd,

	Objectives: enObjectives, Cards: enCards,
	Prompts: enPrompts, Actions: enActions, Events: enEvents, Reasons: enReasons, More: enMore,
	Board: enBoard, Inspect: enInspect, Rules: enRules, Lines: enLines, Turns: enTurns, Moments: enMoments,
}
