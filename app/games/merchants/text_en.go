package merchants

import (
	"tabard/app/face"
	rules "tabard/engines/merchants"
)

// en is the game in English.
var en = &words{
	Words: face.Words{
		Grammar: face.English,
		Name:    "Battle Merchants",
		Tagline: "Four races at war, and every one of them buys from you.",
		Credits: "A game by Gil Hova, published by Minion Games.",
		Options: face.Pairs{
			{"start", "First turn", "Who begins in spring."},
			{"mats", "Mats for two", "A mat sets the first two crafts and the first reward tile."},
			{"purses", "Purses", "The first turns are the best ones: more gold for those who begin later makes up for it."},
		},
		Values: face.Pairs{
			{"start.random", "By lot", "Chance decides."},
			{"start.first", "First seat", "The first seat begins."},
			{"start.second", "Second seat", "The second seat begins."},
			{"start.third", "Third seat", "The third seat begins."},
			{"start.fourth", "Fourth seat", "The fourth seat begins."},
			{"mats.redyellow", "Elves and Hobgoblins", "Axe and mace against sword and hammer: no craft in common."},
			{"mats.redpurple", "Elves and Dwarves", "Axe and mace against axe and hammer."},
			{"mats.purpleyellow", "Dwarves and Hobgoblins", "Axe and hammer against sword and hammer."},
			{"purses.equal", "Equal", "Everybody begins with the same gold."},
			{"purses.staggered", "Staggered", "Each one in turn begins with more gold than the one before."},
		},
		Strength: face.Pairs{
			{"page", "Page", "Minds the stall. A kind first opponent."},
			{"squire", "Squire", "Forges what the races want, and slips now and then."},
			{"knight", "Knight", "Counts every coin and looks a few turns ahead."},
			{"marshal", "Marshal", "Tries out the wars to come. Bring your best."},
		},
		Traits: face.Pairs{
			{"collector", "the Collector", "sells where tiles are to be had"},
			{"scholar", "the Scholar", "learns craft upon craft"},
			{"smith", "the Smith", "forges a full store, takes few kingdom cards"},
			{"courtier", "the Courtier", "takes kingdom cards"},
		},
		Parts: face.Pairs{
			{"gold", "Gold", "Gold in hand after the last war"},
			{"unsold", "Unsold weapons", "1 for a standard weapon, 5 for a vorpal one"},
			{"prize", "Defeated weapons", "The prize for the most and, with more than two players, the second most"},
			{"cards", "Kingdom cards", "What your cards pay at the year's end"},
		},
		Total: face.Pair{"Gold in all", "Whoever has the most wins"},
		Keys:  face.Texts{{"gold", "more gold"}, {"board", "worthier weapons on the board"}},
		Worth: []face.Worth{
			{"tempo", "The turn"}, {"gold", "Gold"}, {"levels", "Levels of craft"}, {"coins", "Coins on craft cards"}, {"bonus", "Bonus cards"},
			{"weapons", "Weapons in store"}, {"tiles", "Tiles"}, {"sales", "Sales in sight"}, {"war", "The coming war"},
			{"steve", "Salesman Steve"}, {"cards", "Kingdom cards"},
		},
		Rules:  enRules,
		Lesson: enLesson, LessonEnd: enLessonEnd,
	},

	Weapons: [rules.Weapons]face.Noun{
		rules.Axe: {"axe", "an axe", "axes"}, rules.Sword: {"sword", "a sword", "swords"},
		rules.Mace: {"mace", "a mace", "maces"}, rules.Hammer: {"hammer", "a hammer", "hammers"},
	},
	Qualities: [rules.Qualities]string{rules.Standard: "standard", rules.Vorpal: "vorpal"},
	Races: [rules.Races]race{
		rules.Hobgoblins: {"Hobgoblins", "the Hobgoblins", "Hobgoblin"}, rules.Orcs: {"Orcs", "the Orcs", "Orc"},
		rules.Elves: {"Elves", "the Elves", "Elf"}, rules.Dwarves: {"Dwarves", "the Dwarves", "Dwarf"},
	},
	Regions: [rules.Regions]face.Place{
		rules.Mountains: {"Mountains", "the Mountains"}, rules.Desert: {"Desert", "the Desert"},
		rules.Grasslands: {"Grasslands", "the Grasslands"}, rules.Forest: {"Forest", "the Forest"},
	},
	Seasons: [rules.Seasons]face.Place{{"Spring", "spring"}, {"Summer", "summer"}, {"Autumn", "autumn"}, {"Winter", "winter"}},
	Mats: [rules.Mats]face.Pair{
		rules.Red:    {"Friend of the Elves", "Begins with an Elf reward tile"},
		rules.Purple: {"Friend of the Dwarves", "Begins with a Dwarf reward tile"},
		rules.Yellow: {"Friend of the Hobgoblins", "Begins with a Hobgoblin reward tile; with three players he is a friend of the Orcs"},
		rules.Blue:   {"Friend of the Orcs", "Begins with an Orc reward tile"},
	},
	Kingdoms: [rules.Kingdoms + 1]face.Card{
		rules.ExtraCrafty:       {"Extra-Crafty", "second craft card", "Whenever you learn, you may learn a second open craft card at its price."},
		rules.BigForge:          {"Big Forge", "forge up to 5", "When you forge, you may make up to five weapons."},
		rules.SilverTongue:      {"Silver Tongue", "standard sales +1", "Every standard weapon you sell brings 1 gold more."},
		rules.OreContract:       {"Ore Contract", "standard forging -1", "Every standard weapon costs you 1 gold less to forge."},
		rules.LandGrant:         {"Land Grant", "a region tile", "Choose a region tile on the board: all your sales in that region bring 1 gold more."},
		rules.BorderTreaty:      {"Border Treaty", "a region tile", "Choose a region tile on the board: all your sales in that region bring 1 gold more."},
		rules.FamilyTies:        {"Family Ties", "a race tile", "Take one of your reward tiles at once, without selling to its race."},
		rules.Apprentice:        {"Apprentice", "free craft card", "Take any open craft card without paying its price."},
		rules.RushOrder:         {"Rush Order", "forge and sell", "Forge one weapon at your price and sell it straight away."},
		rules.PatronsPurse:      {"Patron's Purse", "only gold", "Nothing but the gold."},
		rules.DriveTheWorkers:   {"Drive the Workers", "two actions", "Act twice: learn, forge or sell, in any mix."},
		rules.BaitAndSwitch:     {"Bait and Switch", "sell the wrong one", "Sell a weapon into an open space that asks for another one, for 1 gold less."},
		rules.AncientTechniques: {"Ancient Techniques", "discarded craft card", "Pick any craft card of the discard pile without paying its price."},
		rules.FinePrint:         {"Fine Print", "wins ties", "Your weapon wins a battle that would be a tie, unless both are yours."},
		rules.WarInsurance:      {"War Insurance", "2 gold per loss", "You get 2 gold for every weapon of yours that is defeated."},
		rules.FieldSmiths:       {"Field Smiths", "repairs +1", "Repairs bring you 1 gold more for each weapon."},
		rules.TrophyHall:        {"Trophy Hall", "defeated weapons", "At the year's end: 1 gold for each point of your defeated weapons, 12 at most."},
		rules.MerchantGuild:     {"Merchant Guild", "reward tiles", "At the year's end: 1 gold for each of your race and region tiles, 12 at most."},
		rules.RoyalSurvey:       {"Royal Survey", "a region tile", "Choose a region tile on the board: all your sales in that region bring 1 gold more."},
		rules.DesperateTimes:    {"Desperate Times", "sell twice, -1 each", "Sell one or two weapons, each for 1 gold less."},
		rules.SmugglersRoad:     {"Smuggler's Road", "sell behind a lock", "Sell a weapon into a locked space that asks for it, at its full price."},
		rules.NightShift:        {"Night Shift", "forge 3, -2 each", "Forge one to three weapons, each for 2 gold less."},
		rules.KingsRansom:       {"King's Ransom", "only gold", "Nothing but the gold."},
		rules.CrownBond:         {"Crown Bond", "doubles gold", "Lay up to 10 gold on this card; at the year's end it pays back double."},
		rules.MastersMark:       {"Master's Mark", "levels 5 and up", "At the year's end: 4 gold for each weapon in which you have level 5 or more, 12 at most."},
		rules.Veterans:          {"Veterans", "weapons on the board", "At the year's end: 2 gold for each of your weapons on the board, 12 at most."},
		rules.JackOfAllTrades:   {"Jack of All Trades", "levels 2 and up", "At the year's end: 3 gold for each weapon in which you have level 2 or more."},
		rules.SlushFund:         {"Slush Fund", "gold for everybody", "Nothing but the gold, again and again."},
	},
	Durations: [4]string{rules.Immediate: "used at once", rules.Permanent: "stays with you", rules.End: "stays with you", rules.Final: "stays open for everybody"},

	Areas: [3]string{"Fronts", "Fair", "Outlook"},

	Steve: "Salesman Steve",

	Prompts: enPrompts, Dones: enDones, Actions: enActions, Events: enEvents, Reasons: enReasons, More: enMore,
	Board: enBoard, Inspect: enInspect, Lists: enLists,
}
