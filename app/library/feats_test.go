package library

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/games"
	"tabard/app/session"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/web/store"
)

// featGame is a game that is the achievement and no more: what is asked for, at the least.
func featGame(f *face.Face, t *face.Feat) store.Result {
	seats := max(int(t.Seats), f.Def.MinSeats, 1)
	if t.Seats == 0 {
		seats = max(seats, 2)
	}
	levels := make([]uint8, seats-1)
	scores := []int32{1 + int32(t.Ahead)}
	for i := range levels {
		levels[i] = t.Level
		scores = append(scores, 1)
	}
	r := resultOf(f.Def.Code, levels, scores...)
	r.Setup = f.Def.DefaultSetup(seats, 5)
	if t.Value != 0 {
		r.Setup.Options[t.Option] = t.Value
	}
	mine := &r.Standing[0]
	mine.Parts[1] = 1
	for i := range r.Standing[1:] {
		r.Standing[i+1].Place = 2
	}
	switch i := t.Of % 16; {
	case t.Of >= face.FeatClean:
		mine.Parts[i] = 0
	case t.Of == face.FeatLevel:
		mine.Parts[0] = 1
	case t.Of >= face.FeatPart:
		mine.Parts[i] = t.Least
	case t.Of > 0:
		mine.Keys[i-face.FeatKey] = max(mine.Keys[i-face.FeatKey], int32(t.Least))
	}
	return r
}

// Each achievement is reached by a game that has just what it asks for, and by none that lacks any of it: luck alone is none.
func TestAchievementsAreReachedByWhatTheyAskFor(t *testing.T) {
	all := 0
	for _, f := range games.All() {
		all += len(f.Feats)
		for i := range f.Feats {
			feat := &f.Feats[i]
			name, _ := f.Feat(i)
			r := featGame(f, feat)
			if f.Def.CheckSetup(r.Setup) != nil || int(feat.Level) >= len(f.Def.Levels) {
				t.Errorf("%s, %s: no such game", f.Def.ID, name)
			}
			if !reached(feat, &r) {
				t.Errorf("%s, %s: not reached by %+v", f.Def.ID, name, r)
			}
			demands := 0
			not := func(what string, asked bool, spoil func(r *store.Result)) {
				if !asked {
					return
				}
				demands++
				worse := featGame(f, feat)
				if spoil(&worse); reached(feat, &worse) {
					t.Errorf("%s, %s: reached %s", f.Def.ID, name, what)
				}
			}
			not("in second place", true, func(r *store.Result) { r.Standing[0].Place = 2 })
			not("by nobody", true, func(r *store.Result) { r.Seats[0].Bot = true })
			not("among weak rivals", feat.Level > 0, func(r *store.Result) { r.Seats[1].Level-- })
			not("by less", feat.Ahead > 0, func(r *store.Result) { r.Standing[0].Keys[0]-- })
			not("with other seats", feat.Seats > 0, func(r *store.Result) { r.Setup.Seats-- })
			not("with the usual option", feat.Value > 0, func(r *store.Result) { r.Setup.Options[feat.Option] = 0 })
			not("with less", feat.Of > 0, func(r *store.Result) {
				mine := &r.Standing[0]
				switch i := feat.Of % 16; {
				case feat.Of >= face.FeatClean:
					mine.Parts[i]++
				case feat.Of >= face.FeatPart: // or FeatLevel
					mine.Parts[i]--
				default:
					mine.Keys[i-face.FeatKey]--
				}
			})
			if demands < 3 {
				t.Errorf("%s, %s asks for nothing but a win", f.Def.ID, name)
			}
		}
	}
	if all != 30 {
		t.Errorf("%d achievements", all)
	}
}

// Every sentence tells the numbers that its achievement asks for, in both languages.
func TestAchievementsTellWhatTheyAskFor(t *testing.T) {
	number := regexp.MustCompile(`\d+`)
	for _, f := range games.All() {
		names := map[string]bool{}
		for i := range f.Feats {
			feat := &f.Feats[i]
			name, hint := f.Feat(i)
			names[name] = true
			for _, n := range number.FindAllString(hint, -1) {
				k, _ := strconv.Atoi(n)
				if k != int(feat.Least) && k != int(feat.Ahead) && k != int(feat.Seats) && (feat.Value == 0 || k != int(feat.Value)+1) {
					t.Errorf("%s, %s: %q says %d", f.Def.ID, name, hint, k)
				}
			}
			told := number.FindAllString(hint, -1)
			for _, want := range []int{int(feat.Least), int(feat.Ahead)} {
				if rank := feat.Of == face.FeatKey+2; want > 0 && !rank && !slices.Contains(told, strconv.Itoa(want)) {
					t.Errorf("%s, %s: %q does not say %d", f.Def.ID, name, hint, want)
				}
			}
		}
		if len(names) != len(f.Feats) {
			t.Errorf("%s: two achievements have one name", f.Def.ID)
		}
	}
}

// An achievement is told at the end of the first game that is it, and shown with that game; those that nobody has reached are shown too.
func TestAnAchievementIsToldOnce(t *testing.T) {
	f := games.ByID("coincrown")
	one := featGame(f, &f.Feats[0])
	two := one
	one.ID, two.ID, one.At, two.At = "one", "two", 100, 200
	b := book{all: []store.Result{one, two}}
	name, _ := f.Feat(0)
	if lines := strings.Join(b.newFeats(f, one.ID), " "); !strings.Contains(lines, name) {
		t.Errorf("the first tells %q", lines)
	}
	if lines := b.newFeats(f, two.ID); len(lines) != 0 {
		t.Errorf("the second tells %q", lines)
	}
	html := app.HTMLString(b.featList(f))
	if got := strings.Count(html, "feat-got"); got == 0 || got == len(f.Feats) || strings.Count(html, "feat-name") != len(f.Feats) ||
		strings.Count(html, "Not reached yet.") != len(f.Feats)-got {
		t.Errorf("%s", html)
	}
}

// A series is counted over the games of the same rivals, wherever they sit, and is over when nobody can catch up.
func TestASeriesIsCounted(t *testing.T) {
	seats := []save.Seat{{Name: "Ann", Colour: 2}, {Name: "Bo", Bot: true, Level: 1}, {Name: "Cy", Bot: true, Level: 1, Colour: 1}}
	game := func(id string, n uint8, winner string, seats ...save.Seat) store.Result {
		r := store.Result{ID: id, Code: 3, Seats: seats, Series: save.Series{N: n, Of: 3}}
		for i, s := range seats {
			place := uint8(2)
			if s.Name == winner {
				place = 1
			}
			r.Standing = append(r.Standing, rank(i, place))
		}
		return r
	}
	other := []save.Seat{seats[0], seats[1], {Name: "Di", Bot: true, Level: 1, Colour: 1}}
	b := book{all: []store.Result{game("a1", 1, "Bo", seats...), game("a2", 2, "Bo", seats...), // an older series
		game("b1", 1, "Ann", seats...), game("x1", 1, "Bo", other...), game("b2", 2, "Bo", seats[1], seats[2], seats[0]),
		game("b3", 3, "Ann", seats[2], seats[0], seats[1])}}
	for i, want := range []struct {
		text string
		over bool
	}{
		{"Series, game 1 of 3: Bo 1.", false}, {"Series, game 2 of 3: Bo 2. Bo wins the series.", true}, {"Series, game 1 of 3: Ann 1.", false},
		{"Series, game 1 of 3: Bo 1.", false}, {"Series, game 2 of 3: Bo 1 and Ann 1.", false},
		{"Series, game 3 of 3: Bo 1 and Ann 2. Ann wins the series.", true},
	} {
		if text, over := b.seriesText(b.all[i]); text != want.text || over != want.over {
			t.Errorf("%s: %q, %v, want %q", b.all[i].ID, text, over, want.text)
		}
	}
	l := &Library{book: b}
	for id, want := range map[string]uint8{"b1": 2, "b2": 3, "b3": 1, "a2": 1} {
		i := slices.IndexFunc(b.all, func(r store.Result) bool { return r.ID == id })
		if next := l.NextInSeries(save.Game{ID: id, Series: b.all[i].Series}); next != (save.Series{N: want, Of: 3}) {
			t.Errorf("after %s comes %+v", id, next)
		}
	}
	b.all = b.all[:5]
	if text := b.seriesOf(store.Item{ID: "b3", Game: "merchants", Seats: seats, Series: save.Series{N: 3, Of: 3}}); text != "Series, game 3 of 3: Bo 1 and Ann 1." {
		t.Errorf("the game that goes on says %q", text)
	}
	if text := b.seriesOf(store.Item{ID: "c", Game: "merchants", Seats: seats, Series: save.Series{N: 1, Of: 5}}); text != "Series, game 1 of 5." {
		t.Errorf("the first game says %q", text)
	}
}

func rank(seat int, place uint8) game.Rank { return game.Rank{Who: game.Player(seat), Place: place} }

// Days in a row are those of deals that were played on their day or the next, up to today or yesterday.
func TestDaysInARow(t *testing.T) {
	f := games.ByID("emara")
	now := time.Date(2026, 11, 25, 20, 0, 0, 0, time.UTC)
	deal := func(before, late int) store.Result {
		day := now.AddDate(0, 0, -before)
		r := resultOf(f.Def.Code, []uint8{1, 1}, 5, 4, 3)
		r.Setup, r.At = games.DailySetup(f, day), day.AddDate(0, 0, late).Unix()
		return r
	}
	for _, c := range []struct {
		all  []store.Result
		want int
	}{
		{nil, 0}, {[]store.Result{deal(0, 0)}, 1}, {[]store.Result{deal(2, 1), deal(1, 0), deal(0, 0)}, 3}, {[]store.Result{deal(2, 0), deal(1, 0)}, 2},
		{[]store.Result{deal(3, 0), deal(2, 0)}, 0}, {[]store.Result{deal(3, 3), deal(2, 0), deal(1, 0), deal(0, 0)}, 3},
	} {
		if got := (book{all: c.all}).days(now); got != c.want {
			t.Errorf("%d deals: %d days, want %d", len(c.all), got, c.want)
		}
	}
}

// A deal in which advice was asked for says so: where it stands, in the text to share, and in the records.
func TestAdviceIsTold(t *testing.T) {
	f := games.ByID("coincrown")
	r := resultOf(f.Def.Code, []uint8{1, 1}, 25, 20, 10)
	r.Setup = games.DailySetup(f, time.Date(2026, 11, 25, 0, 0, 0, 0, time.UTC))
	v := session.View{Def: f.Def, Setup: r.Setup, Seats: r.Seats, Standing: r.Standing, Over: true}
	for _, advised := range []bool{false, true} {
		r.Advised, v.Advised = advised, advised
		for where, text := range map[string]string{"start": outcomeText(r, 0), "brag": brag(f, v), "records": finishedGames([]face.Result{faceResult(r)}).Rows[0][2]} {
			if text == "" || strings.Contains(text, ", with advice") != advised {
				t.Errorf("advised %v, %s: %q", advised, where, text)
			}
		}
	}
	var week game.Setup
	if f, week = games.Weekly(time.Date(2026, 11, 25, 0, 0, 0, 0, time.UTC)); true {
		v = session.View{Def: f.Def, Setup: week, Seats: append(r.Seats, r.Seats[1]), Standing: r.Standing, Over: true}
		if text := brag(f, v); !strings.Contains(text, "Challenge 48/2026") {
			t.Errorf("the challenge of the week says %q", text)
		}
	}
}
