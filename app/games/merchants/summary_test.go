package merchants

import (
	"strings"
	"testing"

	"tabard/app/face"
	"tabard/app/face/facetest"
	"tabard/app/words"
	say "tabard/app/words/merchants"
	rules "tabard/engines/merchants"
)

func TestTheRulesTellOfEverything(t *testing.T) {
	facetest.InEach(t, "merchants", func(t *testing.T, tag string) { tellsOfEverything(t, inRules[tag].kinds) })
}

func tellsOfEverything(t *testing.T, kinds [2]string) {
	t.Helper()
	text := facetest.Chapters(Face())
	tell := func(name string) {
		t.Helper()
		if name == "" || !strings.Contains(text, name) {
			t.Errorf("the rules do not mention %q", name)
		}
	}
	for id := uint8(1); id <= rules.Kingdoms; id++ {
		card, x := say.Card(id), rules.KingdomCards[id]
		tell("\n" + card.String() + ": " + say.PriceTag(gain(&rules.House, id), price(&rules.House, id)) + ", " + say.Lasts(x.Duration).String() + ". " + card.Line() + ".")
	}
	for w := range say.Weapon(rules.Weapons) {
		tell(w.String())
		tell(w.Many())
	}
	for r := range say.Race(rules.Races) {
		tell(r.They())
	}
	for r := range say.Region(rules.Regions) {
		tell("\n" + r.String() + ": ")
	}
	for s := range say.Season(rules.Seasons) {
		tell(s.In())
	}
	for m := range say.Mat(rules.Mats) {
		tell("\n" + m.String() + ": ")
	}
	for _, kind := range kinds {
		tell(kind)
	}
	tell(say.Steve.String())
}

// The lines of lists, which the program makes of the tables, read as they would be written by hand.
func TestTheListsOfTheRules(t *testing.T) {
	text := facetest.Chapters(Face())
	for _, want := range []string{
		"Friend of the Elves: axes and maces; Elf tile. With three players: swords and axes; Elf tile.",
		"Friend of the Hobgoblins: swords and hammers; Hobgoblin tile. With three players: swords and maces; Orc tile.",
		"Friend of the Orcs: swords and maces; Orc tile. Only with four players.",
		"Mountains: the Hobgoblins against the Dwarves; with three players the Orcs against the Dwarves.",
		"Desert: the Hobgoblins against the Orcs; not with three players.",
		"36 cards for spring and summer, 9 for each weapon: 5 free with 1 level; 1 for once the level with 1 level and 1 gold off; " +
			"1 for once the level with 1 level and 2 gold off; 2 for twice the level with 2 levels.",
		"20 cards for autumn and winter, 5 for each weapon: 3 free with 1 level; 1 for once the level with 1 level and 2 gold off; " +
			"1 for twice the level with 2 levels and 1 gold off.",
		"Extra-Crafty: costs 4 gold, stays with you.",
		"King's Ransom: brings 7 gold, used at once.",
		"Ore Contract: costs 2 gold, stays with you. Every standard weapon costs you 1 gold less to forge. Not with two players.",
		"Royal Survey: brings 1 gold, used at once. Choose a region tile on the board: all your sales in that region bring 1 gold more. Only with four players.",
		"Kingdom box 1 and craft box 1.",
		"Kingdom box 3 and craft box 3.",
		"Kingdom box 5 and craft box 5.",
		"Craft box 2 and craft box 4.",
		"\nGrasslands: the Orcs against the Elves.",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("the rules do not say %q", want)
		}
	}
}

// With three players those are at war of whom the rules say so.
func TestTheRulesCountRight(t *testing.T) {
	three := map[rules.Race]bool{}
	for _, r := range rules.Board3 {
		three[r.Race] = true
	}
	if len(three) != 3 || three[rules.Hobgoblins] {
		t.Errorf("with three players %v are at war", three)
	}
}

// The examples of the rules are reckoned as the game reckons them.
func TestTheExamplesOfTheRules(t *testing.T) {
	axe, hammer := rules.KindOf(rules.Axe, rules.Standard), rules.KindOf(rules.Hammer, rules.Standard)
	q := rules.Seat{Coins: [4]byte{1}, Level: [4]byte{2}}
	if n := q.ForgeCost(&rules.House, hammer, false) + 2*q.ForgeCost(&rules.House, axe, false); n != 13 {
		t.Errorf("a hammer and two axes cost %d", n)
	}
	if n := q.LearnCost(&rules.House, 8); n != 4 || rules.House.Crafts[8].Times != 2 {
		t.Errorf("craft card 8 costs %d", n)
	}
	s, err := rules.New(rules.Def.DefaultSetup(2, 1))
	if err != nil {
		t.Fatal(err)
	}
	at := rules.SpaceOf(4, 1)
	s.Seats[0].Race[rules.Elves] = 2
	if gold, _ := s.SaleValue(0, at, axe, 0); gold != 8 {
		t.Errorf("a standard axe for two tiles brings %d", gold)
	}
	s.Seats[0].Level[rules.Hammer], s.Seats[1].Level[rules.Mace] = 2, 3
	lies(s, rules.SpaceOf(1, 1), 0, rules.Standard)
	lies(s, rules.SpaceOf(2, 1), 1, rules.Standard)
	if n := s.Battle(rules.SpaceOf(1, 1), rules.SpaceOf(2, 1)); n != 2 {
		t.Errorf("the hammer against the mace ends with %d", n)
	}
}

// inRules are turns of phrase of the rules that no text of the game says, by language.
var inRules = map[string]struct {
	players [rules.MaxSeats + 1]string // a game of so many
	desert  string
	kinds   [2]string // standard and vorpal
}{
	"en": {[rules.MaxSeats + 1]string{2: "with 2 players", 3: "with 3 players", 4: "with 4 players"}, "the Desert", [2]string{"standard", "vorpal"}},
	"de": {[rules.MaxSeats + 1]string{2: "zu zweit", 3: "zu dritt", 4: "zu viert"}, "die Wüste", [2]string{"einfache", "Vorpal"}},
}

// The numbers and names that the rules show in tags are those of the tables.
func TestTheRulesTellTheNumbersOfTheTables(t *testing.T) {
	facetest.InEach(t, "merchants", func(t *testing.T, tag string) {
		in := inRules[tag]
		card := func(ids ...uint8) string {
			names := make([]string, len(ids))
			for i, id := range ids {
				names[i] = say.Card(id).String()
			}
			return words.And(names)
		}
		var weapons, later []string
		for w := range say.Weapon(rules.Weapons) {
			weapons = append(weapons, w.String())
		}
		for n := 2; n <= rules.MaxSeats; n++ {
			var gold []string
			for _, more := range rules.LaterGold[n][:n] {
				gold = append(gold, face.Num(rules.StartGold+int(more)))
			}
			later = append(later, words.And(gold)+" "+in.players[n])
		}
		facetest.Numbers(t, Face(),
			"races", face.Num(rules.Races), "depths", face.Num(rules.Depths), "locked", face.Num(rules.Depths-1), "kinds", face.Num(rules.Weapons), "prizeTwoLast", face.Num(rules.House.Prizes[2][1]),
			"weapons", words.And(weapons), "craftPool", face.Num(rules.CraftPool), "kingdomPool", face.Num(rules.KingdomPool),
			"startGold", face.Num(rules.StartGold), "later", words.And(later), "relief", face.Num(rules.ReliefGold), "bonusLevel", face.Num(rules.BonusLevel), "maxForge", face.Num(rules.MaxForge),
			"tokens", face.Num(rules.SeasonTokens), "stall", face.Num(rules.StallTurns), "salvage", face.Num(rules.TieSalvage),
			"salvageBoth", face.Num(2*rules.TieSalvage), "repair", face.Num(rules.RepairGold),
			"without", words.And([]string{in.desert, say.Race(rules.Hobgoblins).They()}), "slush", card(rules.SlushFund),
			"surveys", card(rules.LandGrant, rules.BorderTreaty, rules.RoyalSurvey), "crafty", card(rules.ExtraCrafty), "drive", card(rules.DriveTheWorkers),
			"apprentice", card(rules.Apprentice), "ancient", card(rules.AncientTechniques), "desperate", card(rules.DesperateTimes), "big", card(rules.BigForge),
			"night", card(rules.NightShift), "ties", card(rules.FamilyTies), "bait", card(rules.BaitAndSwitch), "road", card(rules.SmugglersRoad),
			"rush", card(rules.RushOrder), "bond", card(rules.CrownBond), "fine", card(rules.FinePrint), "insurance", card(rules.WarInsurance),
		)
	})
}

// What has a line of its own in the rules leads to that line.
func TestCardsLeadToTheirLines(t *testing.T) {
	f := Face()
	for id := uint8(1); id <= rules.Kingdoms; id++ {
		facetest.Leads(t, f, cardRule(&rules.House, id), say.Card(id).String())
	}
}
