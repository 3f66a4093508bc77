package emara

import (
	"reflect"
	"testing"

	"tabard/engines/game"
)

// solo is a finished solo game in numbers.
func solo(start, final, second, victoria int) SoloGame {
	return SoloGame{SoloResult: SoloResult{Start: start, Final: final, Second: second, VictoriaCP: victoria, Won: final > victoria}}
}

func campaign(start, final, second, victoria int) SoloGame {
	g := solo(start, final, second, victoria)
	g.Campaign = true
	return g
}

// CE-66: the campaign starts at 40; 74 against Victoria's 74 is no victory and leads to 42, 75 leads to 35 and
// is the record.
func TestCE66(t *testing.T) {
	if c := CampaignOf(nil, false); c.Next != 40 || c.HasBest || len(c.Log) != 0 {
		t.Errorf("before the first game: %+v", c)
	}
	tied := CampaignOf([]SoloGame{campaign(40, 74, 80, 74)}, false)
	if tied.Next != 42 || tied.HasBest || len(tied.Log) != 1 || tied.Log[0].Won {
		t.Errorf("after a tie: %+v", tied)
	}
	won := CampaignOf([]SoloGame{campaign(40, 75, 80, 74)}, false)
	if won.Next != 35 || !won.HasBest || won.BestStart != 40 || won.BestFinal != 75 || won.BestSecond != 80 {
		t.Errorf("after a victory: %+v", won)
	}
}

// CE-67: a victory from 3 leads to 0 and the record is 3.
func TestCE67(t *testing.T) {
	c := CampaignOf([]SoloGame{campaign(3, 70, 70, 60)}, false)
	if c.Next != 0 || !c.HasBest || c.BestStart != 3 {
		t.Errorf("%+v", c)
	}
	if c = CampaignOf([]SoloGame{campaign(3, 70, 70, 60), campaign(0, 61, 62, 60)}, false); c.Next != 0 || c.BestStart != 0 {
		t.Errorf("from 0: %+v", c)
	}
}

// CE-68: the best from 25 is 75 (81). 75 (80) leaves it, as an equal 75 (81) does, 75 (83) takes its place, 76 (76) takes that one's.
func TestCE68(t *testing.T) {
	games := []SoloGame{solo(25, 75, 81, 60)}
	for _, step := range []struct{ final, second, holder int }{{75, 80, 0}, {75, 81, 0}, {75, 83, 3}, {76, 76, 4}} {
		games = append(games, solo(25, step.final, step.second, 60))
		want := []HighScore{{Start: 25, Game: step.holder}}
		if got := HighScores(games, false); !reflect.DeepEqual(got, want) {
			t.Errorf("after %d (%d): %v, want %v", step.final, step.second, got, want)
		}
	}
}

// The step is reckoned from the number just played, whatever the campaign stood at, and stays on the track.
func TestTheNextNumberComesFromTheOneJustPlayed(t *testing.T) {
	for _, tt := range []struct {
		start int
		won   bool
		want  int
	}{
		{40, true, 35}, {40, false, 42}, {5, true, 0}, {4, true, 0}, {0, true, 0}, {0, false, 2},
		{102, false, 104}, {103, false, 104}, {104, false, 104}, {104, true, 99},
	} {
		if got := NextStart(tt.start, tt.won); got != tt.want {
			t.Errorf("from %d, won %v: %d, want %d", tt.start, tt.won, got, tt.want)
		}
	}
	c := CampaignOf([]SoloGame{campaign(40, 75, 80, 74), campaign(20, 60, 60, 70)}, false)
	if c.Next != 22 || c.BestStart != 40 {
		t.Errorf("after a game from 20: %+v", c)
	}
}

// The record is the lowest number won from; among victories from the same number the better score counts.
func TestTheRecordOfACampaign(t *testing.T) {
	games := []SoloGame{
		campaign(40, 75, 80, 74), campaign(35, 80, 90, 70), campaign(30, 60, 61, 70), // lost from 30
		campaign(35, 80, 85, 70), campaign(35, 81, 81, 70), campaign(40, 99, 99, 70),
	}
	c := CampaignOf(games, false)
	if c.BestStart != 35 || c.BestFinal != 81 || c.BestSecond != 81 || len(c.Log) != 6 || c.Next != 35 {
		t.Errorf("%+v", c)
	}
	for i, g := range games {
		if c.Log[i] != g.SoloResult {
			t.Errorf("game %d of the log is %+v", i, c.Log[i])
		}
	}
}

// High scores and campaign, drawn hands and full selection are four books of their own.
func TestTheBooksAreKeptApart(t *testing.T) {
	full := solo(25, 99, 99, 50)
	full.Full = true
	fullCampaign := campaign(40, 99, 99, 50)
	fullCampaign.Full = true
	games := []SoloGame{solo(40, 50, 60, 70), full, campaign(40, 75, 80, 74), fullCampaign, solo(15, 40, 41, 70)}
	if got, want := HighScores(games, false), []HighScore{{15, 4}, {40, 0}}; !reflect.DeepEqual(got, want) {
		t.Errorf("high scores %v, want %v", got, want)
	}
	if got, want := HighScores(games, true), []HighScore{{25, 1}}; !reflect.DeepEqual(got, want) {
		t.Errorf("high scores with the full selection %v, want %v", got, want)
	}
	for _, full := range []bool{false, true} {
		if c := CampaignOf(games, full); len(c.Log) != 1 || c.Next != 35 {
			t.Errorf("campaign, full %v: %+v", full, c)
		}
	}
	if got := HighScores([]SoloGame{solo(-1, 1, 1, 0), solo(TrackEnd+1, 1, 1, 0)}, false); got != nil {
		t.Errorf("numbers that are not on the track: %v", got)
	}
}

// A solo game is told by its seats; what it was comes from its set-up, how it ended from its standing.
func TestASoloGameIsReadFromItsStanding(t *testing.T) {
	setup := Def.DefaultSetup(1, 7)
	setup.Options[OptionSpace] = 25 + 1
	setup.Options[OptionSolo], setup.Options[OptionSelection] = 1, 1
	standing := []game.Rank{{Who: game.Nobody, Place: 1, Keys: [game.MaxKeys]int32{75}}, {Who: 0, Place: 2, Keys: [game.MaxKeys]int32{75, 81}}}
	want := SoloGame{SoloResult: SoloResult{Start: 25, Final: 75, Second: 81, VictoriaCP: 75}, Campaign: true, Full: true}
	if got, ok := SoloOf(setup, standing); !ok || got != want {
		t.Errorf("%+v, %v, want %+v", got, ok, want)
	}
	standing[0].Keys[0] = 74
	if got, _ := SoloOf(setup, standing); !got.Won {
		t.Errorf("75 against 74: %+v", got)
	}
	for name, no := range map[string]struct {
		seats    int
		standing []game.Rank
	}{
		"two seats": {2, standing}, "no Victoria": {1, standing[1:]}, "nobody": {1, nil},
		"two of them": {1, []game.Rank{{Who: game.Nobody}, {Who: game.Nobody}}},
	} {
		if _, ok := SoloOf(game.Setup{Seats: no.seats}, no.standing); ok {
			t.Errorf("%s: a solo game", name)
		}
	}
}

// The start card's number does not count in a solo game.
func TestTheNumberOfASoloGame(t *testing.T) {
	for _, tt := range []struct {
		space, mode uint8
		want        int
	}{{SpaceCard, 0, 35}, {SpaceCard, 1, 40}, {1, 0, 0}, {26, 0, 25}, {TrackEnd + 1, 1, TrackEnd}, {255, 0, TrackEnd}} {
		setup := game.Setup{Seats: 1}
		setup.Options[OptionSpace], setup.Options[OptionSolo] = tt.space, tt.mode
		if got := SoloStart(setup); got != tt.want {
			t.Errorf("option %d, mode %d: %d, want %d", tt.space, tt.mode, got, tt.want)
		}
	}
}
