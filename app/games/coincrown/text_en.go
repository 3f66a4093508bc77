package coincrown

import (
	"tabard/app/face"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
)

// en is the game in English.
var en = &words{
	Words: face.Words{
		Grammar:  face.English,
		Name:     "Coin & Crown",
		Tagline:  "Four coins a year. Make them a realm.",
		Credits:  "A game by Steven Aramini and Janice Baker, published by Escape Velocity Games.",
		Options:  enOptions,
		Values:   enValues,
		Strength: enStrength,
		Traits: face.Pairs{
			{"bold", "the Bold", "keeps an army and takes land by force"},
			{"pious", "the Pious", "gives to the church early and often"},
			{"thrifty", "the Thrifty", "saves coins, changes them and collects tolls"},
			{"builder", "the Builder", "raises land instead of looking for more"},
		},
		Parts:  enParts,
		Keys:   enKeys,
		Worth:  enWorth,
		Rules:  enRules,
		Lesson: enLesson, LessonEnd: enLessonEnd,
	},

	Cards: [rules.CardKinds]card{
		rules.Field:             {face.Noun{"Field", "a Field", "Fields"}, "g-field", "1 wheat", "Gives 1 wheat for an upgrade, once a year."},
		rules.Pasture:           {face.Noun{"Pasture", "a Pasture", "Pastures"}, "g-pasture", "1 sheep", "Gives 1 sheep for an upgrade, once a year."},
		rules.Forest:            {face.Noun{"Forest", "a Forest", "Forests"}, "g-forest", "1 lumber", "Gives 1 lumber for an upgrade, once a year."},
		rules.Mine:              {face.Noun{"Mine", "a Mine", "Mines"}, "g-mine", "1 ore", "Gives 1 ore for an upgrade, once a year."},
		rules.StandardTroop:     {face.Noun{"Standard Troop", "a Standard Troop", "Standard Troops"}, "g-soldier", "strength 1", "Strength 1 in one battle a year. Each battle costs a token; after the last one it retires."},
		rules.EliteTroop:        {face.Noun{"Elite Troop", "an Elite Troop", "Elite Troops"}, "g-elite", "strength 2", "Strength 2 in one battle a year. Each battle costs a token; after the last one it retires."},
		rules.Armor:             {face.Noun{"Armor", "an Armor", "Armor"}, "g-armor", "strength +2", "Adds 2 strength to a troop in battle, once a year."},
		rules.Cavalry:           {face.Noun{"Cavalry", "a Cavalry", "Cavalry"}, "g-cavalry", "strength 3, once", "Strength 3 in one battle, then it retires."},
		rules.ApprenticeBuilder: {face.Noun{"Apprentice Builder", "an Apprentice Builder", "Apprentice Builders"}, "g-apprentice", "any, to village", "Stands in for any resource when a hamlet becomes a village, once a year."},
		rules.SkilledBuilder:    {face.Noun{"Skilled Builder", "a Skilled Builder", "Skilled Builders"}, "g-skilled", "any, to town", "Stands in for any resource when a hamlet or village is upgraded, once a year."},
		rules.MasterBuilder:     {face.Noun{"Master Builder", "a Master Builder", "Master Builders"}, "g-master", "any resource", "Stands in for any resource in any upgrade, once a year."},
		rules.Storehouse:        {face.Noun{"Storehouse", "a Storehouse", "Storehouses"}, "g-storehouse", "any 2, once", "Stands in for up to 2 resources of one upgrade, then it retires."},
		rules.Barracks:          {face.Noun{"Barracks", "a Barracks", "Barracks"}, "g-barracks", "troop returns", "Brings one retired troop back with all its tokens, once a year."},
		rules.OreFoundry:        {face.Noun{"Ore Foundry", "an Ore Foundry", "Ore Foundries"}, "g-foundry", "readies Mines", "Makes all your exhausted Mines ready, once a year. Counts as a Mine for iron."},
		rules.LumberMill:        {face.Noun{"Lumber Mill", "a Lumber Mill", "Lumber Mills"}, "g-lumbermill", "readies Forests", "Makes all your exhausted Forests ready, once a year. Counts as a Forest for iron."},
		rules.WoolenMill:        {face.Noun{"Woolen Mill", "a Woolen Mill", "Woolen Mills"}, "g-woolenmill", "readies Pastures", "Makes all your exhausted Pastures ready, once a year. Counts as a Pasture for iron."},
		rules.Fortress:          {face.Noun{"Fortress", "a Fortress", "Fortresses"}, "g-fortress", "+1 action", "After your action: 1 more action this turn, in Year 5 it is 2. Once a year."},
		rules.Watchtower:        {face.Noun{"Watchtower", "a Watchtower", "Watchtowers"}, "g-watchtower", "see the decks", "Look at the top card of every deck; you may buy them at their printed cost. Once a year."},
		rules.TollStation:       {face.Noun{"Toll Station", "a Toll Station", "Toll Stations"}, "g-toll", "+1 coin", "Draw 1 more coin from your purse, in Year 5 it is 3. Once a year."},
		rules.Harbor:            {face.Noun{"Harbor", "a Harbor", "Harbors"}, "g-harbor", "ship +1 or +2", "Moves your ship 1 or 2 levels for free, once a year."},
	},
	Families: [families]string{"Fields", "Pastures", "Forests", "Mines", "Military", "Builders", "Buildings"},
	Classes: [rules.Classes]face.Noun{
		rules.Std1:   {"Standard Troop with 1 token", "a Standard Troop with 1 token", "Standard Troops with 1 token"},
		rules.Std2:   {"Standard Troop with 2 tokens", "a Standard Troop with 2 tokens", "Standard Troops with 2 tokens"},
		rules.Std3:   {"Standard Troop with 3 tokens", "a Standard Troop with 3 tokens", "Standard Troops with 3 tokens"},
		rules.Elite2: {"Elite Troop with 2 tokens", "an Elite Troop with 2 tokens", "Elite Troops with 2 tokens"},
		rules.Elite3: {"Elite Troop with 3 tokens", "an Elite Troop with 3 tokens", "Elite Troops with 3 tokens"},
	},
	Ranks: [rules.LandLevels]face.Noun{
		{"hamlet", "a hamlet", "hamlets"}, {"village", "a village", "villages"}, {"town", "a town", "towns"}, {"city", "a city", "cities"},
	},
	Irons: [rules.Irons]iron{
		rules.IronFields:    {"Fields", "F", "g-wheat", "Fields"},
		rules.IronPastures:  {"Pastures", "P", "g-sheep", "Pastures and Woolen Mills"},
		rules.IronForests:   {"Forests", "T", "g-lumber", "Forests and Lumber Mills"},
		rules.IronMines:     {"Mines", "M", "g-ore", "Mines and Ore Foundries"},
		rules.IronMilitary:  {"Military", "A", "g-soldier", "troops, Armor and Cavalry"},
		rules.IronBuildings: {"Buildings", "B", "g-fortress", "all blue cards"},
		rules.IronBuilders:  {"Builders", "C", "g-skilled", "builders of all three ranks"},
		rules.IronLands:     {"Lands", "L", "g-village", "land cards, whatever their rank"},
	},
	Denoms:    [rules.Denoms]string{"bronze", "silver", "gold"},
	Tiers:     [rules.Tiers]string{"bronze", "silver", "gold"},
	Resources: [rules.Resources]string{"wheat", "sheep", "lumber", "ore"},
	Items: [rules.Items]string{
		rules.OvWheat: "1 wheat", rules.OvSheep: "1 sheep", rules.OvLumber: "1 lumber",
		rules.OvStrength1: "1 strength", rules.OvStrength2: "2 strength", rules.OvOre: "1 ore",
	},
	Starts: []string{
		rules.StartRandom:       "{who} became start player, by lot",
		rules.StartRotates:      "{who} became start player: it moves one seat on",
		rules.StartFewestPoints: "{who} became start player, with the fewest land points",
		rules.StartFewestCards:  "{who} became start player: tied for the fewest land points, with the fewest cards in play",
		rules.StartClockwise:    "{who} became start player: tied in land points and cards, next in turn",
		rules.StartChosen:       "{who} became start player, as agreed",
	},

	Actions: [len(rules.KindNames)]face.Verb{
		game.Pass:             {"Pass: take no more turns this year", "Pass", "end"},
		game.Done:             {"Go on", "Go on", "choice"},
		game.EndTurn:          {"End your turn", "End turn", "end"},
		rules.KindBuyRow:      {"Buy the {card} for {price}, {tier} stall, place {place}{bonus}", "Buy {card}", "buy"},
		rules.KindBuyPeeked:   {"Buy the {card} you saw on the {tier} deck for {price}", "Buy {card}", "buy"},
		rules.KindDrawBlind:   {"Draw the unseen top card of the {tier} deck for {price}", "Draw {tier} card", "buy"},
		rules.KindDiplomacy:   {"Win {land}, {rank}, by diplomacy for {price}", "Win {land}", "conquer"},
		rules.KindForce:       {"Attack {land}, {rank} with shield {shield}", "Attack {land}", "conquer"},
		rules.KindUpgrade:     {"Upgrade {land} to {rank}", "Upgrade {land}", "upgrade"},
		rules.KindReserve:     {"Reserve 1 {denom} for next year", "Reserve {denom}", "extra"},
		rules.KindMint:        {"Swap {give} for {take} at the Mint", "Mint {take}", "extra"},
		rules.KindChurch:      {"Offer coins to the church", "Church", "extra"},
		rules.KindAdvance:     {"Sail your ship further overseas", "Set sail", "extra"},
		rules.KindBarracks:    {"Use a Barracks: bring back {troop}", "Bring back {troop}", "building"},
		rules.KindMill:        {"Use {mill}: make {cards} ready", "Use {mill}", "building"},
		rules.KindTollStation: {"Use a Toll Station: draw {coins} from your purse", "Toll Station", "building"},
		rules.KindWatchtower:  {"Use a Watchtower: look at the top card of every deck", "Watchtower", "building"},
		rules.KindFortress:    {"Use a Fortress: {actions} this turn", "Fortress", "building"},
		rules.KindPay:         {"Pay {coins}", "Pay {coins}", "pay"},
		rules.KindTakeBonus:   {"Take {coins} from the card", "Take {coins}", "choice"},
		rules.KindTroop:       {"Send {troop} with {left} left", "Send {troop}, {left}", "forces"},
		rules.KindArmor:       {"Put an Armor on a troop: 2 more strength", "Add Armor", "forces"},
		rules.KindCavalry:     {"Send a Cavalry: 3 strength, then it retires", "Send Cavalry", "forces"},
		rules.KindCollect:     {"Take {item} from overseas{harbor}{price}", "Take {item}", "overseas"},
		rules.KindFill:        {"Cover {n} {resource} with builders or storehouses", "Cover {n}", "sources"},
		rules.KindBuilder:     {"Use {builder} for one resource", "Use {builder}", "sources"},
		rules.KindStoreTwo:    {"Retire a Storehouse for two resources", "Storehouse for two", "sources"},
		rules.KindStoreOne:    {"Retire a Storehouse for one resource", "Storehouse for one", "sources"},
		rules.KindOffer:       {"Offer {count} {denom}", "{count} {denom}", "choice"},
		rules.KindAdvanceBy:   {"Sail to level {level}{harbor}{price}", "To level {level}", "overseas"},
	},
	More:      enMore,
	Inspect:   enInspect,
	Board:     enBoard,
	Prompts:   enPrompts,
	Menu:      enMenu,
	Events:    enEvents,
	EventMore: enEventMore,
	WhyMore:   enWhyMore,
	Reasons:   enReasons,

	Coins: englishCoins,
	A: func(n face.Noun, count int) string {
		if count == 1 {
			return n.A
		}
		return face.Num(count) + " " + n.Many
	},
}

func englishCoins(c rules.Coins) string {
	var parts []string
	for d := rules.Gold; ; d-- {
		if c[d] > 0 {
			parts = append(parts, face.Num(int(c[d]))+" "+[]string{"bronze", "silver", "gold"}[d])
		}
		if d == rules.Bronze {
			break
		}
	}
	if len(parts) == 0 {
		return "nothing"
	}
	return face.English.List(parts)
}
