package conquer

import (
	"regexp"
	"strings"
	"testing"

	"tabard/app/face/facetest"
	"tabard/app/words"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
)

func TestTheRulesTellOfEverything(t *testing.T) {
	text := facetest.Chapters(Face())
	tell := func(name string) {
		t.Helper()
		if name == "" || !strings.Contains(text, name) {
			t.Errorf("the rules do not mention %q", name)
		}
	}
	for id := uint8(1); id <= rules.Objectives; id++ {
		x := say.Goal(id)
		tell("\n" + x.String() + " (" + say.Points(int(rules.House.Objectives[id].Points)) + "; ")
		tell(": " + words.Cap(goalLine(&rules.House, id)) + ".")
		tell(ribbon(rules.ObjectiveCards[id].Ribbon))
	}
	for k := rules.AddedDefense; k <= rules.WeakerFight; k++ {
		tell("\n" + say.Card(k).String() + " (" + when(k) + "): " + words.Cap(cardLine(&rules.House, k)) + ".")
	}
	for f := range rules.Faction(rules.Factions) {
		x := say.Faction(f)
		tell("\n" + x.String() + ", " + ribbon(rules.FactionCards[f].Ribbon) + ": " + kit(&rules.House, f) + ". " + x.Perk() + ": " + x.Line())
	}
	for s := rules.Warrior; s <= rules.Catapult; s++ {
		tell("\n" + say.Soldier(s).String() + ": " + soldierRule(&rules.House, s) + ".")
		tell(": " + amounts(rules.House.Soldiers[s].Cost) + ".")
	}
	for kind := range rules.SettlementType(rules.SettlementTypes) {
		for tier := rules.Tier(1); tier <= rules.Avalon; tier++ {
			tell(": " + amounts(rules.House.Town(kind, tier).Cost) + ".")
			tell("and with a peasant " + amounts(rules.Goods{Stock: rules.House.Town(kind, tier).Yield.Stock}) + ".")
		}
	}
	for x := range rules.Terrain(rules.Terrains) {
		tell("\n" + words.Cap(say.Terrain(x).String()) + ": ")
	}
}

// The lines of lists, which the program makes of the tables, read as they would be written by hand.
func TestTheListsOfTheRules(t *testing.T) {
	text := facetest.Chapters(Face())
	for _, want := range []string{
		"\n2 players, 30 minutes: 2 objectives.",
		"\n3 players, 30 minutes: 1 to 2 objectives.",
		"\n4 players, 120 minutes: 3 or more.",
		"\nGrass: 1 movement to enter, settlements can stand there.",
		"\nForest: 2 movement to enter, hides what lies behind, settlements can stand there.",
		"\nMountain: closed, hides what lies behind, from Catapults too, no settlements.",
		"\nLake: closed, no settlements.",
		"\nLarge river: closed, no settlements.",
		"\nBridge: 1 movement to enter, no settlements.",
		"\nTier 2 Farm: 3 coins, and with a peasant 1 wood, 2 horses and 1 craftpoint.",
		"\nQuarry: 2 coins, and with a peasant 1 iron and 1 stone.",
		"\nWarrior: 3 coins, 1 wood, 2 iron and 1 peasant.",
		"\nBolteer to Catapult: 3 coins, 2 wood, 1 stone and 3 craftpoints.",
		"\nArrow: 1 coin and 1 wood.",
		"\nFlaming arrow: 3 coins and 1 wood.",
		"\nFlaming arrow for a normal one: 2 coins.",
		"\nVillage: 5 coins, 1 wood, 1 iron, 1 horse, 1 stone and 2 craftpoints.",
		"\nCity of Avalon: 8 coins, ",
		"\nArcher: tier 1, range 1 to 4, 2 attack dice, 2 defence dice.",
		"\nCatapult: tier 3, range 5 to 8, 2 attack dice for each stone, 2 defence dice, always 3 movement.",
		"\nCrafted Two Soldiers (2 points; purple; green and silver): Craft 2 soldiers in one turn.",
		"\nDiscarded Three of Each (2 points; blue and green): Give up 3 wood, 3 iron, 3 horses and 3 stone when you claim it.",
		"\nCaptured a Farm (7 points; green): Enter an enemy Farm. Only one such a turn.",
		"\nCraftpoints (your turn, in the main part): Take 3 craftpoints.",
		"\nWeak Fight (any turn, after a roll that you are losing): ",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("the rules do not say %q", want)
		}
	}
}

// What stands as words in the rules is what the tables say.
func TestTheRulesCountRight(t *testing.T) {
	for s := rules.Warrior; s <= rules.Catapult; s++ {
		same := [4]rules.SoldierType{1: rules.Warrior, 2: rules.Knight, 3: rules.Champion}[rules.SoldierKinds[s].Tier]
		if rules.House.Soldiers[s].Reward != rules.House.Soldiers[same].Reward {
			t.Errorf("%s brings another reward than its tier", rules.SoldierNames[s])
		}
	}
	for id := 2; id <= rules.Objectives; id++ { // the list of objectives tells copies once
		a, b := rules.ObjectiveCards[id-1], rules.ObjectiveCards[id]
		if a.Title == b.Title && (rules.House.Objectives[id-1] != rules.House.Objectives[id] || a.Icons != b.Icons) {
			t.Errorf("objective %d is no copy of the one before", id)
		}
		for other := 1; other < id-1; other++ {
			if rules.ObjectiveCards[other].Title == b.Title && a.Title != b.Title {
				t.Errorf("objective %d has copies that lie apart", id)
			}
		}
	}
}

// Of the objectives whose names begin with Captured one a turn can be claimed, and of no others.
func TestTheSignIsInTheName(t *testing.T) {
	for id := 1; id <= rules.Objectives; id++ {
		if strings.HasPrefix(say.Goal(id).String(), "Captured ") != (rules.ObjectiveCards[id].Icons&rules.IconEitherOr != 0) {
			t.Errorf("objective %d is called %s", id, say.Goal(id).String())
		}
	}
}

// The names of cards hold the numbers that their tables hold.
func TestNamesOfObjectivesCountRight(t *testing.T) {
	spelled := []string{2: "Two", 3: "Three", 4: "Four", 5: "Five", 8: "Eight", 10: "Ten", 12: "Twelve"}
	for id := uint8(1); id <= rules.Objectives; id++ {
		o := &rules.ObjectiveCards[id]
		parts, n := rules.House.Parts(id, &rules.Standing{})
		name := say.Goal(id).String()
		for k, word := range spelled {
			if word == "" || !strings.Contains(name, " "+word+" ") {
				continue
			}
			if n == 0 || parts[0].Need != k {
				t.Errorf("%s asks for %d", name, parts[0].Need)
			}
		}
		if n == 1 && o.Kind == rules.ByEvent && parts[0].Need > 1 && !strings.Contains(name, spelled[parts[0].Need]) {
			t.Errorf("%s asks for %d", name, parts[0].Need)
		}
	}
}

// The texts of cards, factions, terrains and options hold the numbers of their tables, in every language.
func TestTextsCountRight(t *testing.T) {
	has := func(text string, numbers ...int) {
		t.Helper()
		for _, n := range numbers {
			if !regexp.MustCompile(`(^|[^0-9])` + num(n) + `($|[^0-9])`).MatchString(text) {
				t.Errorf("no %d in %q", n, text)
			}
		}
	}
	facetest.InEach(t, "conquer", func(t *testing.T, _ string) {
		for id := uint8(1); id <= rules.Objectives; id++ {
			if o := &rules.ObjectiveCards[id]; o.Declared() {
				has(goalLine(&rules.House, id), rules.DeclaredTurns)
			}
		}
		has(say.Card(rules.DoubleSpeed).Brief(), rules.SpeedTimes)
		has(say.Faction(rules.Spoils).Line(), rules.SpoilsCraft)
		has(say.Faction(rules.Woodcraft).Line(), rules.WoodcraftStep, rules.StepCost(rules.Forest))
		has(say.Faction(rules.Outriders).Line(), rules.OutridersBonus)
		has(say.Faction(rules.Masons).Line(), rules.MasonsOff)
		has(say.Faction(rules.Tithes).Line(), rules.TithesCoins)
		has(say.Faction(rules.Hearthfolk).Line(), rules.HearthfolkPrice)
		has(say.Faction(rules.Smugglers).Line(), rules.SmugglersPrice)
		has(say.HexWoodcraft.String(), rules.WoodcraftStep)
		for x := range rules.Terrain(rules.Terrains) {
			if n := rules.StepCost(x); n > 0 {
				has(say.Terrain(x).Rule(), n)
			}
		}
		hint := func(id string) string {
			x, _ := say.ValueNamed(id)
			return x.Hint()
		}
		has(hint("rounds.off"), rules.NoRoundLimit)
		has(hint("later.richer"), rules.LaterCoins)
		has(hint("end.kingdom"), rules.KindPoints, rules.LastTurns)
		has(say.Part(1).Hint(), rules.SetPoints)
		has(say.Part(kingdomPart).Hint(), rules.KindPoints)
		for _, o := range rules.Def.Options {
			for _, v := range o.Values {
				if x, _ := say.ValueNamed(o.ID + "." + v); v[0] >= '0' && v[0] <= '9' && !strings.HasPrefix(x.String(), v) {
					t.Errorf("%s of %s is called %q", v, o.ID, x)
				}
			}
		}
	})
}

// The numbers and names that the rules show in tags are those of the tables.
func TestTheRulesTellTheNumbersOfTheTables(t *testing.T) {
	facetest.InEach(t, "conquer", func(t *testing.T, _ string) {
		card := func(k rules.ActionCard) string { return say.Card(k).String() }
		var names, basics []string
		for r := range say.Resource(rules.Resources) {
			names = append(names, r.Many())
			if r < rules.Basics {
				basics = append(basics, r.String())
			}
		}
		facetest.Numbers(t, Face(),
			"path", num(rules.StepCost(rules.Grass)+rules.StepCost(rules.Forest)+rules.StepCost(rules.Grass)), "gap", num(rules.SiteDistance-1),
			"later", num(rules.LaterCoins), "flaming", num(int(rules.House.AttackDice(rules.Archer, true, 0)-rules.House.AttackDice(rules.Archer, false, 0))),
			"target", num(rules.DefaultTarget), "maxTarget", num(rules.MaxTarget), "cells", num(rules.TileCells), "objHand", num(rules.ObjectiveHand),
			"actHand", num(rules.ActionHand), "resources", words.And(names), "basics", words.Or(basics), "army", num(rules.ArmyLimit), "towns", num(rules.TownLimit), "plainLeast", num(int(rules.PlainDie[0])), "plain", num(int(rules.PlainDie[rules.DieSides-1])),
			"stones", num(rules.MaxStones), "c", say.FaceStrike.String(), "turns", num(rules.DeclaredTurns), "rounds", num(rules.MaxRounds),
			"set", num(rules.SetPoints), "setCards", num(rules.SetCards), "kind", num(rules.KindPoints), "last", num(rules.LastTurns),
			"volley", card(rules.ArcherVolley), "wall", card(rules.ShieldWall), "hinder", card(rules.HinderedPath), "speed", card(rules.DoubleSpeed),
			"mountains", card(rules.MountainCrossing), "water", card(rules.WaterCrossing), "misdirect", card(rules.Misdirection),
			"retreat", card(rules.StrategicRetreat), "repeat", card(rules.Repeat), "attrition", card(rules.Attrition), "sickness", card(rules.Sickness),
			"strong", card(rules.StrongAttack), "added", card(rules.AddedDefense), "weak", card(rules.WeakFight), "weaker", card(rules.WeakerFight),
			"reinforce", card(rules.Reinforcement), "promoted", card(rules.Promoted), "kidnapped", card(rules.Kidnapped),
		)
	})
}

// What has a line of its own in the rules leads to that line.
func TestCardsLeadToTheirLines(t *testing.T) {
	f := Face()
	for id := uint8(1); id <= rules.Objectives; id++ {
		facetest.Leads(t, f, ruleOf(&rules.House, doneRef(id)), say.Goal(id).String())
	}
	for k := rules.AddedDefense; k <= rules.WeakerFight; k++ {
		facetest.Leads(t, f, ruleOf(&rules.House, actRef(k, false)), say.Card(k).String())
	}
}
