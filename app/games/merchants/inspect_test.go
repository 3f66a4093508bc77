package merchants

import (
	"testing"

	"tabard/app/face"
	"tabard/app/face/facetest"
	rules "tabard/engines/merchants"
)

func TestDetailsTellTheRightNumbers(t *testing.T) {
	graOrc1, graElf1 := rules.SpaceOf(3, 1), rules.SpaceOf(4, 1) // a sword and an axe
	own := func(s *rules.State, p int, cards ...uint8) {
		for _, id := range cards {
			s.Seats[p].Kingdoms |= 1 << (id - 1)
			s.KingdomLeft &^= 1 << (id - 1)
		}
	}
	for _, c := range []struct {
		name   string
		seats  int
		ref    face.Ref
		change func(*rules.State, *rules.Seat)
		want   []string
		never  []string
	}{
		{"a sale that moves a token", 4, spaceRef(graElf1), func(s *rules.State, q *rules.Seat) {
			lies(s, graOrc1, 1, rules.Standard)
			s.Seats[1].Level[rules.Sword], q.Level[rules.Axe], q.Race[rules.Elves], s.Tokens = 3, 1, 2, 1
			q.Regions = 1 << rules.Grasslands
			own(s, 1, rules.SilverTongue)
		}, []string{"Grasslands 1, the Elves", "Open space", "The Elves ask for an axe here.", "Your price: 6, +2 Elf tiles, +1 Grasslands tile = 9 for a standard one; 21 for a vorpal one",
			"Ben's price: 6, +1 Silver Tongue = 7 for a standard one; 18 for a vorpal one",
			"If you sell a standard axe here: faces Ben's standard sword: now the new one loses, level 3 to 1; takes your Elf reward tile; moves the token of the Grasslands, number 2 of 3; opens Grasslands 2 for the Orcs (mace) and the Elves (hammer).",
			"On the other side: Ben's standard sword, level 3", "In store: You: 1 standard axe", "Reward tile still there for: You, Ben, Cleo and Dora",
			"When both spaces are filled, the token moves and Grasslands 2 opens."}, []string{"This ends", "you have no"}},
		{"a sale that ends the season, for who holds none", 3, spaceRef(rules.SpaceOf(2, 1)), func(s *rules.State, q *rules.Seat) {
			lies(s, rules.SpaceOf(1, 1), 1, rules.Vorpal)
			q.Held, s.Tokens, s.Reward[rules.Elves] = [8]uint16{}, 2, 6
		}, []string{"You have no axes in store.", "This ends the season: everyone else has one more turn, then comes war.", "no reward tile: yours of this season is taken",
			"vorpal over standard", "Reward tile still there for: Ben and Cleo"}, nil},
		{"a locked space", 4, spaceRef(rules.SpaceOf(4, 3)), nil,
			[]string{"Locked space", "Locked until both spaces of Grasslands 1 and Grasslands 2 are filled.", "A player can sell here only by Smuggler's Road."}, []string{"If you sell"}},
		{"a lock behind a full battlefield", 2, battleRef(rules.Grasslands, 3), func(s *rules.State, q *rules.Seat) {
			lies(s, rules.SpaceOf(3, 2), steve, rules.Standard)
			lies(s, rules.SpaceOf(4, 2), steve, rules.Standard)
		}, []string{"Locked until both spaces of Grasslands 1 are filled.", "No weapon lies here.", "The Orcs: empty and locked, asks for a sword"}, nil},
		{"a sale before Salesman Steve", 2, spaceRef(graElf1), func(s *rules.State, q *rules.Seat) {
			lies(s, rules.SpaceOf(2, 1), steve, rules.Standard)
			lies(s, rules.SpaceOf(2, 2), steve, rules.Standard)
		}, []string{"faces Salesman Steve's standard sword, which always loses", "Salesman Steve then sells a sword to the Orcs at Grasslands 1; moves the token of the Grasslands"}, nil},
		{"a weapon that would be lost", 4, spaceRef(graElf1), func(s *rules.State, q *rules.Seat) {
			lies(s, graElf1, 0, rules.Standard)
			lies(s, graOrc1, 1, rules.Vorpal)
			own(s, 0, rules.WarInsurance, rules.FieldSmiths)
			q.Level[rules.Axe] = 5
		}, []string{"Your standard axe", "In a war now Ben's vorpal sword would beat your standard axe, vorpal over standard.", "Ben would get 1 defeated point for it.",
			"You would get 2 gold by War Insurance.", "You would get 3 gold for its repair after the war", "Your level in axes: 5"}, nil},
		{"a tie of two own weapons", 4, battleRef(rules.Grasslands, 1), func(s *rules.State, q *rules.Seat) {
			lies(s, graElf1, 0, rules.Vorpal)
			lies(s, graOrc1, 0, rules.Vorpal)
			q.Level = [4]byte{5, 5, 1, 1}
			s.Frontier[rules.Grasslands] = 2
		}, []string{"In a war now your vorpal", "would break each other, both level 5.", "You would get 2 gold for scrap.", "filling it moves nothing"}, nil},
		{"a tie of two players", 4, battleRef(rules.Grasslands, 1), func(s *rules.State, q *rules.Seat) {
			lies(s, graElf1, 0, rules.Standard)
			lies(s, graOrc1, 2, rules.Standard)
			q.Level[rules.Axe], s.Seats[2].Level[rules.Sword] = 2, 2
			s.Frontier[rules.Grasslands] = 2
		}, []string{"You would get 1 gold for scrap.", "Cleo would get 1 gold for scrap."}, nil},
		{"a vorpal weapon of Steve's foe", 2, battleRef(rules.Grasslands, 1), func(s *rules.State, q *rules.Seat) {
			lies(s, graElf1, 0, rules.Vorpal)
			lies(s, graOrc1, steve, rules.Standard)
			s.Frontier[rules.Grasslands] = 2
		}, []string{"In a war now your vorpal axe would beat Salesman Steve's standard sword, which always loses.", "You would get 1 defeated point for it.",
			"The Orcs: Salesman Steve's standard sword"}, nil},
		{"a region", 4, regionRef(rules.Grasslands), func(s *rules.State, q *rules.Seat) {
			s.Frontier[rules.Grasslands], s.RegionFree, s.Seats[2].Regions = 2, s.RegionFree&^(1<<rules.Grasslands), 1<<rules.Grasslands
			lies(s, graElf1, 1, rules.Standard)
		}, []string{"5 demand tokens left; the fire burns at Grasslands 2.", "The region tile is held by Cleo.", "Grasslands 1: the Orcs: empty, asks for a sword; the Elves: Ben's standard axe, level 1",
			"Grasslands 2: open: the Orcs (mace) and the Elves (hammer)", "Grasslands 3: locked: the Orcs (sword) and the Elves (hammer)"}, nil},
		{"a free region tile", 3, regionRef(rules.Forest), nil, []string{"Between the Dwarves and the Elves", "It comes only by Land Grant and Border Treaty."}, []string{"Royal Survey"}},
		{"a race", 4, raceRef(rules.Elves), func(s *rules.State, q *rules.Seat) { s.Reward[rules.Elves], q.Race[rules.Elves] = 14, 3 },
			[]string{"Your sales to them bring 3 gold more.", "You have taken your reward tile of this season.", "You: 3 reward tiles, this season's taken",
				"Ben: 0 reward tiles, this season's still there", "Open spaces: Grasslands 1 (axe); Forest 1 (mace)"}, nil},
		{"the season's final turns", 4, seasonRef, func(s *rules.State, q *rules.Seat) {
			s.Trigger, s.FinalTurns, s.Tokens, s.Season = 2, 2, 3, rules.Summer
		},
			[]string{"Summer", "Season 2 of 4", "Cleo brought the season to its end.", "A last turn before the war: you and Ben.", "Autumn then begins with Cleo's turn.", "At most 3 cards"}, nil},
		{"the season", 2, seasonRef, func(s *rules.State, q *rules.Seat) {
			lies(s, graElf1, 1, rules.Standard)
			q.Defeated, s.Stall = [2]byte{1, 1}, 3
		}, []string{"One weapon from moving a token: Grasslands 1", "Defeated weapons: 7 gold for the most points", "You: 3 defeated points, now worth 7 gold",
			"3 turns in a row have not moved the season on; after 6 war comes at once."}, nil},
		{"Salesman Steve's only way", 2, steveRef, func(s *rules.State, q *rules.Seat) { lies(s, rules.SpaceOf(2, 1), 0, rules.Standard) }, []string{"After any sale: Grasslands 1 (sword)"},
			[]string{"After a sale to"}},
		{"a weapon when all is over", 4, spaceRef(graElf1), func(s *rules.State, q *rules.Seat) {
			lies(s, graElf1, 0, rules.Vorpal)
			s.Over, s.Depth = true, 0
		}, []string{"It counts 3 if several have the most gold."}, []string{"war now", "repair"}},
		{"an own bonus card", 4, bonusRef(rules.Axe), func(s *rules.State, q *rules.Seat) {
			s.BonusHolder[rules.Axe], s.BonusReady, q.Level[rules.Axe], q.Coins[rules.Axe] = 0, 1<<rules.Axe, 6, 2
		}, []string{"Your card", "It is ready.", "A standard one costs you 3 gold to forge, a vorpal one 13 gold."}, nil},
		{"Salesman Steve", 2, steveRef, nil, []string{"Sells next to the Orcs", "the Orcs, the Elves, the Dwarves and the Hobgoblins, in this order",
			"After a sale to the Hobgoblins in the Mountains: Desert 1 (mace)", "After a sale to the Orcs in the Grasslands: Grasslands 1 (sword)"}, nil},

		{"a craft card too dear", 4, craftRef(0), func(s *rules.State, q *rules.Seat) { s.CraftOpen[0], q.Level[rules.Axe], q.Gold = 8, 4, 7 },
			[]string{"2 levels in axes", "For you: level 4 to 6; vorpal axes can be forged, for 15 gold each.", "Its price is twice the level in axes",
				"It costs you 8 gold, but you have only 7 gold.", "Takes the bonus card for axes.", "You: 8 gold, level 4 to 6", "Cleo: free, level 0 to 2"}, []string{"linked"}},
		{"a craft card in a box", 2, craftRef(1), func(s *rules.State, q *rules.Seat) { s.CraftOpen[1], s.CraftOpen[3] = 1, 7 },
			[]string{"Craft box 2", "It is free for everybody.", "Taking it discards what lies in craft box 4: the craft card for 1 level in axes with 2 gold off."}, nil},
		{"a craft card beside the Slush Fund", 2, craftRef(2), func(s *rules.State, q *rules.Seat) { s.CraftOpen[2], s.KingdomOpen[1] = 1, rules.SlushFund },
			[]string{"It is linked to kingdom box 3, where Slush Fund stays in any case."}, nil},
		{"a kingdom card that nobody can use", 4, kingdomRef(0), func(s *rules.State, q *rules.Seat) { s.KingdomOpen[0], s.RegionFree = rules.RoyalSurvey, 0 },
			[]string{"Kingdom card, used at once", "Taking it brings 1 gold.", "Nothing can be done with Royal Survey now."}, []string{"can take"}},
		{"a kingdom card beyond the limit", 4, kingdomRef(1), func(s *rules.State, q *rules.Seat) {
			s.KingdomOpen[1] = rules.TrophyHall
			own(s, 0, rules.BigForge, rules.FinePrint)
			q.Defeated, s.Seats[1].Defeated = [2]byte{2, 1}, [2]byte{20, 0}
		}, []string{"You have 2 of 2 cards that stay: no more this season.", "You: worth 4 gold now", "Ben: worth 12 gold now"}, nil},
		{"a kingdom card to be paid", 2, kingdomRef(2), func(s *rules.State, q *rules.Seat) {
			s.KingdomOpen[2], s.CraftOpen[4], q.Gold = rules.ExtraCrafty, 1, 1
		}, []string{"Kingdom box 5, stays with you", "Taking it costs 4 gold.", "Needs 4 gold: you have 1.", "You have 0 of 2 cards that stay.",
			"Taking it discards what lies in craft box 5: the craft card for 1 level in axes."}, nil},
		{"a kingdom card within reach", 4, kingdomRef(0), func(s *rules.State, q *rules.Seat) { s.KingdomOpen[0] = rules.KingsRansom }, []string{"You can take it now."}, nil},
		{"an own Crown Bond", 4, myKingdomRef(rules.CrownBond), func(s *rules.State, q *rules.Seat) { own(s, 0, rules.CrownBond); q.Bond = 8 },
			[]string{"Your card", "On it: 8 gold.", "Worth 16 gold now."}, nil},
		{"a card that is not for three", 3, myKingdomRef(rules.RoyalSurvey), nil, []string{"Not in this game"}, nil},
		{"a bonus card that is used", 4, bonusRef(rules.Axe), func(s *rules.State, q *rules.Seat) { s.BonusHolder[rules.Axe], s.Seats[1].Level[rules.Axe] = 1, 7 },
			[]string{"Ben's card", "It has been used and is ready again next season.", "Ben: level 7", "Open spaces for axes: the Elves at Grasslands 1 and the Dwarves at Mountains 1"}, nil},
		{"the craft deck", 4, craftDeckRef, func(s *rules.State, q *rules.Seat) { s.CraftLeft = 0b1_1010_0001 }, []string{"4 cards", "The cards of spring and summer",
			"Axes: 1 free with 1 level; 1 for once the level with 1 level and 1 gold off; 2 for twice the level with 2 levels", "Swords: none"}, nil},
		{"the autumn deck", 4, craftDeckRef, func(s *rules.State, q *rules.Seat) { s.Season = rules.Autumn }, []string{"20 cards", "Axes: 3 free with 1 level;"}, nil},
		{"the kingdom deck", 4, kingdomDeckRef, func(s *rules.State, q *rules.Seat) {
			s.KingdomLeft = 1<<(rules.NightShift-1) | 1<<(rules.Veterans-1) | 1<<(rules.SlushFund-1)
		}, []string{"3 cards", "Next, group 3: Night Shift and Veterans", "Then group 4: Slush Fund"}, []string{"group 1", "group 2"}},
		{"the discarded craft cards", 4, craftGoneRef, func(s *rules.State, q *rules.Seat) { s.CraftGone = 1 | 1<<36 }, []string{"2 cards", "Ancient Techniques takes any", "Axes: 2 free with 1 level"}, nil},
		{"the discarded kingdom cards", 4, kingdomGoneRef, func(s *rules.State, q *rules.Seat) { s.KingdomGone = 1<<(rules.RushOrder-1) | 1<<(rules.KingsRansom-1) },
			[]string{"Group 1: Rush Order", "Group 3: King's Ransom"}, nil},

		{"weapons in store", 4, heldRef(rules.KindOf(rules.Axe, rules.Standard)), func(s *rules.State, q *rules.Seat) {
			s.Seats[2].Held[rules.KindOf(rules.Axe, rules.Vorpal)] = 2
			q.Race[rules.Elves] = 1
		}, []string{"1 in your store", "Axes can be sold to the Elves at Grasslands 1 and the Dwarves at Mountains 1.", "standard axes bring 1 gold each",
			"Grasslands 1, the Elves: 6, +1 Elf tile = 7; takes your Elf reward tile", "Behind the next lock: Desert 2, the Orcs; Forest 2, the Elves", "Cleo: 2 vorpal axes"}, nil},
		{"a level", 4, levelRef(rules.Axe), func(s *rules.State, q *rules.Seat) {
			q.Level[rules.Axe], q.Coins[rules.Axe], s.CraftOpen[3] = 4, 1, 6
			own(s, 0, rules.OreContract)
		}, []string{"Your level is 4", "A standard one costs you 3 gold to forge.", "That is 1 gold less than printed", "Ore Contract takes 1 gold off each standard one.",
			"1 level more, and you can forge vorpal axes.", "2 levels more bring you the craft bonus card", "You: level 4, 1 gold off forging", "Open craft cards: 4: 1 level in axes with 1 gold off"}, nil},
		{"a vorpal craft whose bonus card is gone", 4, levelRef(rules.Axe), func(s *rules.State, q *rules.Seat) { q.Level[rules.Axe], s.BonusHolder[rules.Axe] = 6, 1 },
			[]string{"A standard one costs you 5 gold to forge, a vorpal one 15 gold.", "The craft bonus card is Ben's."}, []string{"more bring you"}},
		{"no craft yet", 4, levelRef(rules.Sword), nil, []string{"You cannot forge swords before you have level 1."}, []string{"costs you"}},
		{"the last turns of a season", 3, seasonRef, func(s *rules.State, q *rules.Seat) {
			s.Tokens, s.Trigger, s.FinalTurns, s.Frames[0].Who = 3, 1, 2, 2
		}, []string{"Ben brought the season to its end.", "A last turn before the war: Cleo and you.", "Summer then begins with Ben's turn."}, nil},
		{"a seat", 4, seatRef(0), func(s *rules.State, q *rules.Seat) {
			lies(s, graElf1, 0, rules.Standard)
			own(s, 0, rules.Veterans)
			q.Defeated[0], q.Regions = 2, 1<<rules.Desert
		}, []string{"Friend of the Elves", "A war now: 0 won, 0 lost, 0 tied; 2 gold for repairs, scrap and insurance; then 2 defeated points, worth 15 gold.",
			"If the year ended now, without a war: 28 gold.", "Gold: 10", "Unsold weapons: 1 gold", "Defeated weapons: 2 defeated points, now worth 15 gold", "Kingdom cards: 2 gold",
			"In front: 1 of 2: Veterans", "Levels: axes 1, swords 0, maces 1 and hammers 0", "In store: 1 standard axe", "On the board: 1 standard, 0 vorpal", "Reward tiles: 1 Elf and Desert"}, nil},
	} {
		x := at(t, c.seats, menu, func(s *rules.State, q *rules.Seat) {
			if c.change != nil {
				c.change(s, q)
			}
		})
		d := x.explainer().inspect(c.ref)
		facetest.Sheet(t, Face(), c.ref, d, goldIcon, defeatedIcon)
		facetest.Tells(t, c.name, facetest.Said(d), c.want, c.never)
	}
}
