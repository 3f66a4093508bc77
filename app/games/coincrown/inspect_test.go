package coincrown

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/face/facetest"
	"tabard/app/session"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
)

// start is the first position of a game with seat 0 as the viewer; change alters it first.
func start(t *testing.T, seats int, change ...func(*rules.State)) session.View {
	t.Helper()
	s, err := rules.New(rules.Def.DefaultSetup(seats, 1))
	if err != nil {
		t.Fatal(err)
	}
	s.Frames[0].Who = 0
	for _, c := range change {
		c(s)
	}
	return viewOf(s, 0, 1)
}

func TestDetailsTellTheRightNumbers(t *testing.T) {
	row := func(id string) uint8 { return uint8(rules.RowByID(id)) + 1 }
	own := func(s *rules.State, id string) {
		s.Left[rules.RowByID(id)]--
		s.Seats[0].Have[rules.RowByID(id)]++
	}
	hamlet := func(s *rules.State, id string) int {
		for i := range s.LandOwner {
			if s.LandOwner[i] == 0 {
				s.LandOwner[i] = game.Nobody
			}
		}
		n := rules.LandByID(id)
		s.LandOwner[n], s.LandLevel[n] = 0, rules.Hamlet
		return n
	}
	for _, c := range []struct {
		name   string
		ref    face.Ref
		change func(*rules.State)
		want   []string
		never  []string
	}{
		{"a card that is paid exactly", "row:1:0", func(s *rules.State) {
			s.Row[1][0] = rules.Place{Def: row("S02"), Bronze: 2}
			s.Seats[0].Income = rules.Coins{1, 1, 0}
		}, []string{"You can pay this exactly", "2 bronze on the card", "1 silver and 1 bronze, worth 4 bronze", "One more wins the iron coin for Mines, 2 points."}, []string{"Too dear"}},
		{"a card that would be overpaid", "row:0:0", func(s *rules.State) {
			s.Row[0][0] = rules.Place{Def: row("B03")}
			s.Seats[0].Income = rules.Coins{0, 0, 1}
		}, []string{"at least 7 bronze of value would be lost"}, nil},
		{"a card that is too dear", "row:2:0", func(s *rules.State) {
			s.Row[2][0] = rules.Place{Def: row("G05")}
			s.Seats[0].Income = rules.Coins{2, 1, 0}
		}, []string{"it costs 18 bronze, and your income is worth 5"}, nil},
		{"a tie for an iron coin", "row:0:1", func(s *rules.State) {
			s.Row[0][1] = rules.Place{Def: row("B01")}
			s.Seats[1].Have[rules.RowByID("B02")] = 1
			s.IronOwner[rules.IronFields] = 1
		}, []string{"One more ties with Ben for the iron coin for Fields", "Ben holds it with 1; you have 0 and need 2 more", "1 with Ben"}, nil},
		{"a troop in a stall", "row:0:2", func(s *rules.State) { s.Row[0][2] = rules.Place{Def: row("B09")} },
			[]string{"3 tokens of strength 1: good for 3 battles"}, nil},
		{"a deck", "deck:0", nil, []string{"Draw its top card unseen for 2 bronze", "Field: ", "printed price 1 bronze or 2 bronze"}, nil},
		{"a land out of reach", "top:3", func(s *rules.State) {
			s.LandTop[3] = uint8(rules.LandByID("C01")) + 1
			own(s, "S06")
			s.Seats[0].Income = rules.Coins{}
		}, []string{"you reach 3 of 9. 6 more needed", "Shield: 9", "a Cavalry +3", "taken by force only"}, []string{"diplomacy: "}},
		{"a land within reach by ship", "top:0", func(s *rules.State) {
			s.LandTop[0] = uint8(rules.LandByID("H03")) + 1
			own(s, "S06")
			s.Seats[0].Income = rules.Coins{3, 0, 0}
		}, []string{"you reach 5 of 4, but only with strength from overseas. Without it you have 3", "By diplomacy: 2 silver", "overseas for 3 bronze +2", "1 wheat and 1 sheep; 1 point more"}, nil},
		{"the same while a rival is on turn, who has been overseas", "top:0", func(s *rules.State) {
			s.Frames[0].Who, s.Used = 1, rules.UsedOverseas
			s.LandTop[0] = uint8(rules.LandByID("H03")) + 1
			own(s, "S06")
			s.Seats[0].Income = rules.Coins{3, 0, 0}
		}, []string{"you reach 5 of 4, but only with strength from overseas"}, nil},
		{"a land of one's own", "", func(s *rules.State) {
			hamlet(s, "H01")
			own(s, "B01")
			s.Row = [3][5]rules.Place{{{Def: row("B04")}, {Def: row("B10")}}}
			s.Seats[0].Income = rules.Coins{}
			s.Seats[0].Overseas = 1
		}, []string{"To become a village it needs 1 wheat and 1 sheep", "Ready cards lack 1 sheep", "Wheat: 1 by a Field", "Sheep: 1 missing; cheapest: overseas for 1 bronze"}, []string{"stand in for"}},
		{"the same with a builder", "", func(s *rules.State) {
			hamlet(s, "H01")
			own(s, "B01")
			own(s, "B10")
		}, []string{"with builders or storehouses for 1 sheep"}, nil},
		{"the same with a ship", "", func(s *rules.State) {
			hamlet(s, "H01")
			own(s, "B01")
			s.Seats[0].Income = rules.Coins{3, 0, 0}
		}, []string{"The ready cards lack 1 sheep. One good from overseas covers it."}, nil},
		{"the same with a ship and a builder", "", func(s *rules.State) {
			hamlet(s, "H01")
			own(s, "B10")
			s.Seats[0].Income = rules.Coins{3, 0, 0}
		}, []string{"lack 1 wheat and 1 sheep. One good from overseas, with builders and storehouses for the rest"}, nil},
		{"an exhausted Field", "card:0", func(s *rules.State) {
			own(s, "B01")
			s.Seats[0].Tired[rules.Field] = 1
		}, []string{"Exhausted: used this year.", "ready again next year"}, nil},
		{"an exhausted Field in the last year", "card:0", func(s *rules.State) {
			own(s, "B01")
			s.Seats[0].Tired[rules.Field], s.Year = 1, rules.Years
		}, []string{"Exhausted: used this year."}, []string{"next year"}},
		{"an exhausted Barracks in the last year", "fallen:0", func(s *rules.State) {
			own(s, "G03")
			s.Seats[0].Tired[rules.Barracks], s.Year = 1, rules.Years
		}, []string{"Your Barracks is exhausted"}, []string{"next year"}},
		{"an iron coin", "iron:4", func(s *rules.State) {
			s.Seats[1].Have[rules.RowByID("S05")] = 2
			s.IronOwner[rules.IronMilitary] = 1
		}, []string{"You need 3 more to take it", "Ben: 2, holds the coin", "Ann: 0"}, nil},
		{"a Cavalry in the crypt", "crypt:7", func(s *rules.State) {
			own(s, "S06")
			s.Seats[0].Gone[0] = 1
		}, []string{"Retired: it still counts for its iron coin", "0 ready, 0 exhausted, 1 retired", "4: "}, nil},
		{"a swap", "mint:0", func(s *rules.State) { s.Seats[0].Income, s.Supply[rules.Gold] = rules.Coins{2, 3, 0}, 0 },
			[]string{"Needs 3 bronze: you have 2", "3 silver for 1 gold: The supply has too little gold", "1 silver for 3 bronze: Possible"}, nil},
		{"the church", "church", func(s *rules.State) {
			s.Seats[0].Church, s.Seats[1].Church = rules.Coins{1, 0, 0}, rules.Coins{0, 1, 0}
		}, []string{"3 bronze more would make your offering the largest", "Ben: 1 silver, worth 3 bronze; 3 points as it stands"}, nil},
		{"a good overseas", "item:6", func(s *rules.State) {
			s.Seats[0].Overseas = 1
			own(s, "B11")
			s.Seats[0].Income = rules.Coins{}
		}, []string{"level 4, 3 bronze from where your ship is, 1 bronze with your Harbor", "it costs 1 bronze, and your income is worth 0"}, nil},
		{"the year track", "year", nil, []string{"Start player: ", "it moves one seat on"}, nil},
		{"the supply", "supply", func(s *rules.State) { s.Supply[rules.Gold] = 0 }, []string{"No gold is left", "Gold: 0 of 8"}, nil},
		{"the last upgrade card", "supply", func(s *rules.State) { s.UpgradeCards = 1 }, []string{"Upgrade cards left: 1."}, nil},
	} {
		v := start(t, 2, func(s *rules.State) {
			if c.change != nil {
				c.change(s)
			}
		})
		ref := c.ref
		if ref == "" {
			ref = landRef(rules.LandByID("H01"))
		}
		facetest.Tells(t, c.name, facetest.Said(Face().Inspect(v, ref)), c.want, c.never)
	}
}

// The log puts what the game does by itself at the turn of a year under headings of its own.
func TestChapters(t *testing.T) {
	f := Face()
	var heads []string
	lively(t, 2, 7, func(s *rules.State, events []game.Event) {
		v := viewOf(s, 0, 1)
		for i := range events {
			if h := f.Chapter(v, events, i); h != "" {
				heads = append(heads, h)
			}
		}
	})
	want := []string{"Year 1 ends", "Year 2 begins", "Year 2 ends", "Year 3 begins", "Year 3 ends", "Year 4 begins", "Year 4 ends",
		"Year 5 begins", "Year 5 ends"}
	if !slices.Equal(heads, want) {
		t.Errorf("headings %q", heads)
	}
}

// A card that an army does not need says so before it goes, and what follows it says so too.
func TestTooManyForces(t *testing.T) {
	std, elite, cavalry := rules.Troop(rules.Std2, 2), rules.Troop(rules.Elite2, 2), rules.Ride()
	for _, tc := range []struct {
		name   string
		land   string
		sent   []game.Action
		next   game.Action
		warned bool
	}{
		{"shield 3: the cavalry alone will do", "H01", nil, cavalry, false},
		{"shield 3: so will a standard and an elite troop", "H01", nil, std, false},
		{"shield 3: but not with the cavalry", "H01", []game.Action{std}, cavalry, true},
		{"shield 5, the rulebook's battle: the standard troop is not needed", "V05", nil, std, true},
		{"shield 5: the elite troop is", "V05", nil, elite, false},
		{"shield 5: and the cavalry with it", "V05", []game.Action{elite}, cavalry, false},
		{"shield 5: after the standard troop the cavalry makes one too many", "V05", []game.Action{std, elite}, cavalry, true},
	} {
		v := start(t, 2, func(s *rules.State) {
			s.LandTop[0], s.LandTop[1] = uint8(rules.LandByID("H01"))+1, uint8(rules.LandByID("V05"))+1
			q := &s.Seats[0]
			for _, id := range []string{"B08", "S04", "S06"} {
				q.Have[rules.RowByID(id)] = 1
			}
			q.Troop[0][2], q.Troop[0][7] = 1, 1 // each with all of its two tokens
			q.Income = rules.Coins{}
		})
		s := v.State.(*rules.State)
		s.Apply(rules.Force(rules.LandCards[rules.LandByID(tc.land)].Printed), nil)
		for _, a := range tc.sent {
			s.Apply(a, nil)
		}
		if w := Face().Action(viewOf(s, 0, 1), tc.next).Warn; strings.Contains(w, "one card less") != tc.warned || !tc.warned && w != "" {
			t.Errorf("%s: %q", tc.name, w)
		}
	}
}

// Where kinds of card count, a card says what a new kind brings, and the points are a part of the score; where they do not, nothing speaks
// of them.
func TestKindsOfCardAreToldWhereTheyCount(t *testing.T) {
	f := Face()
	for agreed := range uint8(2) {
		v := start(t, 2, func(s *rules.State) {
			row := func(id string) rules.Place { return rules.Place{Def: uint8(rules.RowByID(id)) + 1} }
			s.Row[0] = [5]rules.Place{row("B05"), row("B10"), row("B11")}
			s.Seats[0].Income = rules.Coins{3, 0, 0}
			s.Left[rules.RowByID("B10")]--
			s.Seats[0].Have[rules.RowByID("B10")]++
			s.Used |= agreed * rules.KindsCount
		})
		v.Setup.Options[rules.OptionCards] = agreed
		s := v.State.(*rules.State)
		has := func(what, text, part string, want bool) {
			t.Helper()
			if got := strings.Contains(text, part); got != want {
				t.Errorf("agreed on %d, %s: %q", agreed, what, text)
			}
		}
		crown := func(a game.Action) (n int) {
			for _, c := range f.Action(v, a).Chips {
				if c.Icon == "g-crown" && c.Gain {
					n += c.N
				}
			}
			return n
		}
		is := agreed == 1
		has("a new kind", f.Action(v, rules.BuyRow(0, 0)).Note, "new kind", is)
		has("one more of a kind", f.Action(v, rules.BuyRow(0, 1)).Note, "new kind", false)
		if got := crown(rules.BuyRow(0, 2)); got != int(agreed)*rules.KindPoints {
			t.Errorf("agreed on %d: a new kind shows %d points", agreed, got)
		}
		said := facetest.Said(f.Inspect(v, "row:0:0"))
		has("its sheet", said, "It would be a new kind for you: 2 points", is)
		has("its sheet", said, "new kind", is)
		has("the page of a seat", app.HTMLString(f.Player(v, 0, face.Unlit)), "Kinds of card", is)
		if got := f.Scores(v, kindPart); got != is || !f.Scores(v, kindPart-1) {
			t.Errorf("agreed on %d: a row of the score %v", agreed, got)
		}
		if got := s.CardPoints(0); got != int(agreed)*rules.KindPoints {
			t.Errorf("agreed on %d: %d points for cards", agreed, got)
		}
	}
}

// What a purchase does to the iron coins, what paying would lose and what passing gives away stand with the actions.
func TestActionsSayWhatTheyBring(t *testing.T) {
	f := Face()
	v := start(t, 2, func(s *rules.State) {
		row := func(id string) rules.Place { return rules.Place{Def: uint8(rules.RowByID(id)) + 1} }
		s.Row[0] = [5]rules.Place{row("B01"), row("B03"), row("B10")}
		s.Seats[0].Income = rules.Coins{0, 1, 0}
		s.Seats[0].Have[rules.RowByID("B04")] = 1
		s.Seats[1].Have[rules.RowByID("B01")] = 1
		s.Seats[1].Have[rules.RowByID("B03")] = 1
		s.IronOwner[rules.IronFields], s.IronOwner[rules.IronPastures] = 1, 1
	})
	for _, c := range []struct {
		action     game.Action
		note, warn string
	}{
		{rules.BuyRow(0, 0), "Ties with Ben for Fields; a swap at the Mint would let you pay it exactly", ""},
		{rules.BuyRow(0, 1), "Takes the coin for Pastures from Ben; a swap at the Mint would let you pay it exactly", ""},
		{rules.BuyRow(0, 2), "A swap at the Mint would let you pay it exactly", ""},
		{rules.Reserve(rules.Silver), "It joins your income next year", ""},
		{rules.Advance(), "Uses this turn's visit: nothing can be fetched this turn", ""},
		{rules.Church(), "1 bronze more would make your offering the largest", ""},
		{game.Action{Kind: game.Pass}, "", "You can still act this turn; 1 silver will go to your discard; you may reserve one coin first"},
	} {
		if l := f.Action(v, c.action); l.Note != c.note || l.Warn != c.warn {
			t.Errorf("%s: note %q, warning %q; want %q, %q", l.Text, l.Note, l.Warn, c.note, c.warn)
		}
	}
}
