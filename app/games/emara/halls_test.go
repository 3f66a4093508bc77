package emara

import (
	"reflect"
	"strings"
	"testing"
	"time"

	"tabard/app/face"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// played is a finished solo game of Emma's, one day after the other.
func played(day int, campaign, full bool, start, final, second, victoria int) face.Result {
	r := face.Result{At: time.Date(2026, 3, day, 12, 0, 0, 0, time.Local).Unix(), Setup: rules.Def.DefaultSetup(1, 1), Names: []string{"Emma"}, Bots: []bool{false}}
	r.Setup.Options[rules.OptionSpace] = uint8(start + 1)
	if campaign {
		r.Setup.Options[rules.OptionSolo] = 1
	}
	if full {
		r.Setup.Options[rules.OptionSelection] = 1
	}
	own := game.Rank{Who: 0, Place: 1}
	own.Keys[0], own.Keys[1] = int32(final), int32(second)
	hers := game.Rank{Who: game.Nobody, Place: 2}
	hers.Keys[0] = int32(victoria)
	r.Standing = []game.Rank{own, hers}
	return r
}

// inCompany is a finished game of three.
func inCompany(day int) face.Result {
	r := face.Result{At: time.Date(2026, 3, day, 12, 0, 0, 0, time.Local).Unix(), Setup: rules.Def.DefaultSetup(3, 1),
		Names: []string{"Emma", "Jacob", "Hugo"}, Bots: []bool{false, false, true}}
	for i, k := range [][3]int32{{0, 66, 68}, {2, 65, 71}, {1, 60, 69}} {
		rank := game.Rank{Who: game.Player(k[0]), Place: uint8(i + 1)}
		rank.Keys[0], rank.Keys[1] = k[1], k[2]
		r.Standing = append(r.Standing, rank)
	}
	return r
}

// CE-66 and CE-67: what the campaign prescribes after a tie, a victory, and at its end; the other selection is another
// campaign.
func TestTheCampaignSetsTheStart(t *testing.T) {
	for _, tt := range []struct {
		results []face.Result
		full    bool
		want    int
		says    string
	}{
		{nil, false, 40, "A campaign begins with your buildings on 40."},
		{[]face.Result{played(1, true, false, 40, 74, 80, 74)}, false, 42, "The campaign goes on from 42."},
		{[]face.Result{played(1, true, false, 40, 75, 80, 74)}, false, 35, "The campaign goes on from 35."},
		{[]face.Result{played(1, true, false, 40, 75, 80, 74)}, true, 40, "A campaign begins with your buildings on 40."},
		{[]face.Result{played(1, true, false, 3, 70, 70, 60)}, false, 0, "The campaign goes on from 0."},
		{[]face.Result{played(1, false, false, 25, 70, 70, 60), inCompany(2)}, false, 40, "A campaign begins with your buildings on 40."},
	} {
		setup := rules.Def.DefaultSetup(1, 1)
		setup.Options[rules.OptionSolo] = 1
		if tt.full {
			setup.Options[rules.OptionSelection] = 1
		}
		fixed := prescribe(&setup, tt.results)
		if int(setup.Options[rules.OptionSpace]) != tt.want+1 || !reflect.DeepEqual(fixed, map[string]string{"space": tt.says}) {
			t.Errorf("start %d, %v; want %d, %q", int(setup.Options[rules.OptionSpace])-1, fixed, tt.want, tt.says)
		}
	}
}

// The high score and a game with others leave everything as it is, whatever was played before.
func TestOtherGamesStartWhereOneLikes(t *testing.T) {
	results := []face.Result{played(1, true, false, 40, 75, 80, 74)}
	for seats := 1; seats <= rules.MaxSeats; seats++ {
		setup := rules.Def.DefaultSetup(seats, 1)
		setup.Options[rules.OptionSpace] = 26
		same := setup
		if fixed := prescribe(&setup, results); fixed != nil || setup != same {
			t.Errorf("a game of %d became %+v: %v", seats, setup, fixed)
		}
	}
}

// CE-68 in the table and in what is said after each game.
func TestHighScores(t *testing.T) {
	results := []face.Result{played(1, false, false, 25, 75, 81, 70)}
	for i, step := range []struct {
		final, second int
		row, says     string
	}{
		{75, 80, "25 75 (81) Emma 1 Mar 2026", "Your best from start 25 stays 75 (81)."},
		{75, 83, "25 75 (83) Emma 3 Mar 2026", "A new best from start 25: 75 (83)."},
		{76, 76, "25 76 (76) Emma 4 Mar 2026", "A new best from start 25: 76 (76)."},
	} {
		results = append(results, played(i+2, false, false, 25, step.final, step.second, 70))
		all := halls(results)
		if len(all) != 3 || all[0].Title != "High scores" || len(all[0].Rows) != 1 || strings.Join(all[0].Rows[0], " ") != step.row {
			t.Errorf("%+v; want %q", all[0], step.row)
		}
		if says := outcome(results); says[0] != step.says {
			t.Errorf("%q; want %q", says, step.says)
		}
	}
	first := outcome(append(results, played(9, false, true, 25, 60, 61, 70)))
	if want := "Your first score from start 25: 60 (61)."; first[0] != want {
		t.Errorf("%q; want %q: the full selection is kept apart", first, want)
	}
}

func TestTheCampaignsTable(t *testing.T) {
	results := []face.Result{played(1, true, false, 40, 75, 80, 70), inCompany(2), played(3, true, false, 35, 74, 80, 74), played(4, true, false, 37, 70, 71, 73),
		played(5, true, true, 40, 80, 80, 70)}
	all := halls(results)
	titles := []string{"High scores", "Campaign", "High scores, full selection", "Campaign, full selection", "Games with others"}
	if len(all) != len(titles) {
		t.Fatalf("%d tables", len(all))
	}
	for i, h := range all {
		if h.Title != titles[i] || h.Intro == "" || h.Empty == "" || len(h.Columns) < 4 {
			t.Errorf("%+v; want %q", h, titles[i])
		}
		for _, row := range h.Rows {
			if len(row) != len(h.Columns) {
				t.Errorf("%s: %q under %q", h.Title, row, h.Columns)
			}
		}
	}
	want := [][]string{
		{"37", "70 (71)", "73", "lost", "Emma", "4 Mar 2026"},
		{"35", "74 (80)", "74", "tied, not won", "Emma", "3 Mar 2026"},
		{"40", "75 (80)", "70", "won", "Emma", "1 Mar 2026"},
	}
	if !reflect.DeepEqual(all[1].Rows, want) {
		t.Errorf("%q", all[1].Rows)
	}
	if !strings.HasPrefix(all[1].Intro, "The next game starts from 39. Record: won from 40, with 75 (80).") {
		t.Errorf("%q", all[1].Intro)
	}
	if want := [][]string{{"2 Mar 2026", "3", "Emma", "Emma 66 (68), Hugo 65 (71), Jacob 60 (69)"}}; !reflect.DeepEqual(all[4].Rows, want) {
		t.Errorf("%q", all[4].Rows)
	}
}

func TestOutcomes(t *testing.T) {
	for _, tt := range []struct {
		results []face.Result
		want    string
	}{
		{[]face.Result{played(1, true, false, 40, 75, 80, 70)}, "You beat Victoria by 5: 75 to 70. A new record: won from 40, with 75 (80). The next campaign game starts from 35."},
		{[]face.Result{played(1, true, false, 40, 74, 80, 74)}, "You and Victoria both have 74. A tie is not a win. The next campaign game starts from 42."},
		{[]face.Result{played(1, true, false, 30, 75, 80, 70), played(2, true, false, 40, 70, 71, 73)}, "Victoria stays ahead by 3: 73 to your 70. The next campaign game starts from 42."},
		{[]face.Result{played(1, true, false, 30, 75, 80, 70), played(2, true, false, 40, 80, 80, 73)}, "You beat Victoria by 7: 80 to 73. The next campaign game starts from 35."},
		{[]face.Result{played(1, true, false, 30, 75, 80, 70), inCompany(2)}, ""},
		{nil, ""},
	} {
		if got := strings.Join(outcome(tt.results), " "); got != tt.want {
			t.Errorf("%q; want %q", got, tt.want)
		}
	}
	bot := played(1, true, false, 40, 75, 80, 70)
	bot.Bots[0] = true
	if got := outcome([]face.Result{bot}); got != nil {
		t.Errorf("a bot's game: %q", got)
	}
}
