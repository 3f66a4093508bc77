package emara

import (
	"tabard/app/face"
	rules "tabard/engines/emara"
)

// en is the game in English.
var en = &words{
	Words: face.Words{
		Grammar: face.English,
		Name:    "Crown of Emara",
		Tagline: "Win the people and build the town. The smaller of the two counts.",
		Credits: "A game by Benjamin Schwer, published by Pegasus Spiele.",
		Options: face.Pairs{
			{"space", "Buildings start on", "A lower number makes a harder game. Citizens always start on 0."},
			{"layout", "Locations", "How the eight locations are laid out."},
			{"selection", "Action cards", "How many of your cards you choose from."},
			{"solo", "Solo game", "What a game alone is played for."},
			{"later", "Later players", "Who plays first chooses first. A point can make up for that."},
		},
		Values: face.Pairs{
			{"space", "{n}", "15 is hard, 40 is easy; 35 suits a first game."},
			{"space.card", "Start card's number", "The card that sets the councilors also gives the number, from 15 to 40."},
			{"layout.sorted", "Countryside and town", "Four countryside locations make one circuit, four town locations the other."},
			{"layout.random", "Mixed", "All eight locations are mixed over both circuits, and you choose your first resource."},
			{"selection.draw", "Draw three", "You draw three of your nine cards each round."},
			{"selection.full", "Full selection", "All nine cards are in your hand; nothing is left to the draw."},
			{"solo.highscore", "High score", "Beat your own best from the same starting number."},
			{"later.equal", "Begin alike", "As the rulebook has it."},
			{"later.point", "A point ahead", "The last of two or three players, or the last two of four, begin with one citizen and one building more."},
			{"solo.campaign", "Campaign", "Beat Victoria: every win lowers your next starting number, anything else raises it."},
		},
		Strength: face.Pairs{
			{"page", "Page", "Learning the court. A kind first opponent."},
			{"squire", "Squire", "Plans the whole turn and keeps both totals level."},
			{"knight", "Knight", "Looks ahead over the next turns and forgives little."},
			{"marshal", "Marshal", "Tries out what may come, to the end of the game. Bring your best."},
		},
		Traits: face.Pairs{
			{"ambitious", "the Ambitious", "climbs the ranks of the court early"},
			{"courtly", "the Courtly", "gathers advisors"},
			{"thrifty", "the Thrifty", "collects favors and redeems them"},
			{"master", "the Master", "hires craftsmen wherever a hut is free"},
		},
		Parts: face.Pairs{
			{"citizens", "Citizens", "Points on the citizen track"},
			{"buildings", "Buildings", "Points on the building track"},
			{"leftover", "Left-over goods", "Ring 2; coin, book, bread and favor token 1 each; 2 resources 1"},
		},
		Total: face.Pair{"Score", "The lower of citizens and buildings, after left-over goods are shared out"},
		Keys: face.Texts{
			{"score", "higher lower total"}, {"second", "higher second total"}, {"rank", "higher noble rank"},
			{"card", "more citizens on the rank card"},
		},
		Worth: []face.Worth{
			{"tempo", "The order of play"}, {"balance", "Balance of citizens and buildings"}, {"goods", "Goods"}, {"favors", "Favor tokens"},
			{"craftsmen", "Craftsmen"}, {"advisors", "Advisors"}, {"rank", "The noble rank"}, {"turn", "What this turn still gives"},
			{"places", "Places in reach"}, {"trade", "The trade of the event"}, {"cards", "Cards still to be played"}, {"score", "Points made"},
		},
		Rules:  enRules,
		Lesson: enLesson, LessonEnd: enLessonEnd,
	},

	Goods: [rules.Goods]noun{
		rules.Wood: {"wood", "wood"}, rules.Cloth: {"cloth", "cloth"}, rules.Grain: {"grain", "grain"}, rules.Stone: {"stone", "stone"},
		rules.Bread: {"bread", "breads"}, rules.Book: {"book", "books"}, rules.Ring: {"ring", "rings"}, rules.Coin: {"coin", "coins"},
	},
	Locations: [rules.Locations]face.Place{
		rules.Forest: {"Forest", "the Forest"}, rules.WeavingMill: {"Weaving Mill", "the Weaving Mill"},
		rules.Grainfield: {"Grainfield", "the Grainfield"}, rules.Quarry: {"Quarry", "the Quarry"},
		rules.Castle: {"Castle", "the Castle"}, rules.Cathedral: {"Cathedral", "the Cathedral"},
		rules.Market: {"Market", "the Market"}, rules.ConstructionSite: {"Construction Site", "the Construction Site"},
	},
	Cards: [rules.Cards + 1]face.Card{
		rules.CardWood:     {"Wood", "1 wood", "Take 1 wood."},
		rules.CardStone:    {"Stone", "1 stone", "Take 1 stone."},
		rules.CardCloth:    {"Cloth", "1 cloth", "Take 1 cloth."},
		rules.CardGrain:    {"Grain", "1 grain", "Take 1 grain."},
		rules.CardRing:     {"Ring", "1 ring", "Take 1 ring."},
		rules.CardExchange: {"Exchange", "coins", "You may hand in 1 resource for 1 coin, or any 3 resources for 2 coins."},
		rules.CardStep:     {"Step", "1 step more", "Move one of your councilors 1 step and visit the location it comes to."},
		rules.CardHelpers:  {"Helpers", "hire, 1 less", "Where one of your councilors stands you may hire a craftsman or recruit an advisor for 1 resource less. It does not use up the bonus action."},
		rules.CardTown:     {"Town", "visit a town place", "You may visit any of the four town locations without moving a councilor."},
	},
	Advisors: [rules.Advisors + 1]face.Card{
		rules.MasterOfCoin:  {"Master of Coin", "1 coin", "1 coin at once."},
		rules.Archivist:     {"Archivist", "2 books", "2 books at once."},
		rules.Goldsmith:     {"Goldsmith", "1 ring", "1 ring at once."},
		rules.Carpenter:     {"Carpenter", "10 buildings", "10 buildings at once."},
		rules.Baker:         {"Baker", "bakes bread", "Once in each of your turns: 1 cloth and 1 grain for 1 bread, or 1 cloth and 2 grain for 2 breads."},
		rules.Schoolmarm:    {"Schoolmarm", "2 resources: book", "Once in each of your turns: any 2 resources for 1 book."},
		rules.Bailiff:       {"Bailiff", "ring: 5 buildings", "Once in each of your turns: 1 ring for 5 buildings."},
		rules.Dressmaker:    {"Dressmaker", "cloth: 2 citizens", "Once in each of your turns: 1 cloth for 2 citizens."},
		rules.Landlord:      {"Landlord", "cloth: 5 buildings", "Once in each of your turns: 1 cloth and 1 citizen for 5 buildings."},
		rules.Merchant:      {"Merchant", "swaps a resource", "Once in each of your turns: 1 resource for 1 of another kind."},
		rules.Chamberlain:   {"Chamberlain", "ring = coin", "In your turns you may change rings into coins or coins into rings, one for one, as many as you like."},
		rules.Scholar:       {"Scholar", "pay with any", "You may pay for craftsmen and advisors with resources of any kind; only the number counts."},
		rules.Mayoress:      {"Mayoress", "gift: 2 citizens", "2 citizens for every gift you make at the Castle."},
		rules.Steward:       {"Steward", "hire anywhere", "You may hire and recruit on every location, wherever your councilors stand."},
		rules.Abbess:        {"Abbess", "donation: book", "1 more book for every donation you make at the Cathedral."},
		rules.Toolmaker:     {"Toolmaker", "buildings +2", "2 more buildings every time you receive buildings, except in the final scoring."},
		rules.SirChristiaan: {"Sir Christiaan", "8 citizens", "8 citizens at once."},
		rules.LadyMarie:     {"Lady Marie", "8 citizens", "8 citizens at once."},
		rules.SirCarl:       {"Sir Carl", "10 citizens", "10 citizens at once."},
		rules.LadyFrida:     {"Lady Frida", "12 citizens", "12 citizens at once."},
		rules.SirGustave:    {"Sir Gustave", "12 buildings", "12 buildings at once."},
		rules.SirAntoni:     {"Sir Antoni", "15 buildings", "15 buildings at once."},
	},
	Occasions: [rules.Events + 1]face.Card{
		rules.OldForest:     {"Clear the old forest", "1 wood each", "Every player took 1 wood at the beginning of the round."},
		rules.Harvest:       {"Bountiful harvest", "1 grain each", "Every player took 1 grain at the beginning of the round."},
		rules.FarStone:      {"Stone from distant shores", "1 stone each", "Every player took 1 stone at the beginning of the round."},
		rules.FineCloth:     {"Fine wool, fine cloth", "1 cloth each", "Every player took 1 cloth at the beginning of the round."},
		rules.Famine:        {"The great famine", "round end: grain", "At the end of the round you may hand in 1 grain for 3 citizens, or 2 grain or 1 ring for 5."},
		rules.Alms:          {"Alms for the poor", "round end: coin", "At the end of the round you may hand in 1 coin or 1 ring for 4 citizens."},
		rules.OldBooks:      {"New lore in old books", "round end: book", "At the end of the round you may hand in 1 book or 1 ring for 5 buildings."},
		rules.EarlyWinter:   {"An early winter", "buildings -1", "This round, 1 building less every time you receive buildings."},
		rules.FarMerchants:  {"Merchants from afar", "2 coins to buy", "This round you may buy a second coin in a visit to the Market, for a second resource."},
		rules.LongSummer:    {"A long summer", "buildings +2", "This round, 2 more buildings every time you receive buildings."},
		rules.PiousDonation: {"A pious donation", "donation +3", "This round, 3 citizens for every donation."},
		rules.Respected:     {"Respected at court, loved by the people", "rank +2", "This round, 2 more citizens when you rise in rank."},
		rules.PeoplesGift:   {"A gift from the people", "gift +3", "This round, 3 citizens for every gift."},
		rules.GoodLabour:    {"Good labour situation", "advisors 1 less", "This round, recruiting an advisor costs 1 resource less, whichever you like."},
	},
	Ranks:    [rules.Ranks + 1]string{"no rank", "Baron", "Count", "Prince", "Marquess", "Duke"},
	Huts:     [rules.Huts]string{"first", "second", "third"},
	Circuits: [2]string{"Countryside", "Town"},
	Areas:    [3]string{"Country", "Town", "Court"},

	Prompts: enPrompts, Actions: enActions, Events: enEvents, EventMore: enEventMore, Sources: enSources, Pays: enPays, Reasons: enReasons, WhyMore: enWhyMore,
	More: enMore, Board: enBoard,
	Inspect: enInspect,
	Records: enRecords,

	Lists: enLists,

	Victoria: "Victoria",
}
