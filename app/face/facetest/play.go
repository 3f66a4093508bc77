package facetest

import (
	"fmt"
	"testing"

	"tabard/app/session"
	"tabard/engines/bot"
	"tabard/engines/game"
	"tabard/engines/save"
)

// Names are those of the seats at every table here.
var Names = []string{"Ann", "Ben", "Cleo", "Dora"}

// View is a table as the session would show it to a viewer; the first seats are people.
func View(d *game.Def, s game.State, viewer game.Player, people int) session.View {
	v := session.View{Rev: 1, Def: d, Viewer: viewer, Turn: s.Turn(), Prompt: s.Prompt(), Over: s.Turn() == game.Nobody}
	v.Seats = seats(s, people)
	v.State = game.View(s, viewer)
	if viewer == s.Turn() && viewer != game.Nobody {
		v.Legal = v.State.Legal(nil)
		if sg, ok := v.State.(game.Suggester); ok {
			if a := sg.Suggest(); game.Index(v.Legal, a) >= 0 {
				v.Suggested = a
			}
		}
	}
	return v
}

func seats(s game.State, people int) (all []save.Seat) {
	for _, r := range s.Standing(nil) {
		if r.Who != game.Nobody {
			i := len(all)
			all = append(all, save.Seat{Name: Names[i], Bot: i >= people, Colour: uint8(i)})
		}
	}
	return all
}

// Setups are tables of every size. Their options count through all values together, one step with each table of a size, so
// that each value of each option comes up; options that are numbers stay as they are.
func Setups(d *game.Def, each int) (all []game.Setup) {
	for n := range each {
		for seats := d.MinSeats; seats <= d.MaxSeats; seats++ {
			setup := d.DefaultSetup(seats, uint64(n+1))
			turn := n
			for i, o := range d.Options {
				if len(o.Values) > 8 {
					continue
				}
				was := setup.Options[i]
				setup.Options[i] = uint8((int(o.Default) + turn) % len(o.Values))
				if _, err := d.New(setup); err != nil {
					setup.Options[i] = was
				}
				turn = n/2 + turn // neighbours do not go in step
			}
			all = append(all, setup)
		}
	}
	return all
}

// Wish chooses one of the legal actions.
type Wish func(s game.State, legal []game.Action, r *game.Rand) game.Action

// Eager takes anything, and seldom ends what it could go on with.
func Eager(_ game.State, legal []game.Action, r *game.Rand) game.Action {
	pick := legal[r.Intn(len(legal))]
	for tries := 0; tries < 3 && pick.Kind < game.FirstKind; tries++ {
		pick = legal[r.Intn(len(legal))]
	}
	return pick
}

// Play plays a game by a wish and shows every position to visit, with the events that led there.
func Play[S game.State](t testing.TB, d *game.Def, setup game.Setup, wish Wish, visit func(s S, events []game.Event)) {
	t.Helper()
	s, err := d.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	play(s, by(wish, setup.Seed), func(events []game.Event) { visit(s.(S), events) })
}

// player chooses among the legal actions of whoever is to decide.
type player func(s game.State, legal []game.Action) game.Action

// by is a player of a wish.
func by(wish Wish, seed uint64) player {
	r := game.NewRand(seed, 99)
	return func(s game.State, legal []game.Action) game.Action { return wish(s, legal, &r) }
}

func play(s game.State, choose player, visit func(events []game.Event)) {
	var sink game.Sink
	var legal []game.Action
	visit(nil)
	for s.Turn() != game.Nobody {
		legal = s.Legal(legal[:0])
		a := choose(s, legal)
		sink.Reset()
		s.Apply(a, &sink)
		visit(sink.Events)
	}
}

// curious takes mostly the verb that has been taken least often.
func curious(taken map[game.Kind]int) Wish {
	return func(s game.State, legal []game.Action, r *game.Rand) game.Action {
		pick := Eager(s, legal, r)
		if r.Intn(3) > 0 {
			rare := pick.Kind
			for _, a := range legal {
				if a.Kind >= game.FirstKind && (rare < game.FirstKind || taken[a.Kind] < taken[rare]) {
					rare = a.Kind
				}
			}
			pick = Of(rare, legal, r)
		}
		taken[pick.Kind]++
		return pick
	}
}

// Of chooses among the actions of a verb, of which there must be some.
func Of(k game.Kind, legal []game.Action, r *game.Rand) (pick game.Action) {
	n := 0
	for _, a := range legal {
		if a.Kind == k {
			if n++; r.Intn(n) == 0 {
				pick = a
			}
		}
	}
	return pick
}

// thoughtful lets bots of the weakest level that thinks at all play every seat.
func thoughtful(d *game.Def, seed uint64) player {
	return func(s game.State, _ []game.Action) game.Action {
		return bot.Choose(d, game.View(s, s.Turn()), s.Turn(), d.Levels[0], seed)
	}
}

// tables is how many tables of every size the suite plays at random.
const tables = 6

// games plays them all, and one table of every size by bots, and proves what is to be seen at each.
func (s *suite) games() {
	setups := s.own.Setups
	if setups == nil {
		setups = Setups(s.def, tables)
	}
	for i, setup := range setups {
		if len(s.found) >= s.most {
			return
		}
		wish := s.own.Wish
		if i%3 == 0 {
			wish = curious(s.taken)
		}
		s.table(i, setup, by(wish, setup.Seed), i%4 == 3)
	}
	s.seek(setups)
	for n := s.def.MinSeats; n <= s.def.MaxSeats && s.bots && len(s.def.Levels) > 0; n++ {
		s.table(n, s.def.DefaultSetup(n, 7), thoughtful(s.def, 7), false)
	}
	s.where = ""
	s.complete()
}

// seek looks, among many games that are only played, for some in which something comes up that has not, and proves those.
func (s *suite) seek(setups []game.Setup) {
	for n := range 3 * len(setups) {
		missing := s.missing()
		if len(missing) == 0 || len(s.found) >= s.most {
			return
		}
		setup := setups[n%len(setups)]
		setup.Seed = uint64(1000 + n)
		pos, err := s.def.New(setup)
		if err != nil {
			s.tb.Fatal(err)
		}
		there := false
		note := func(names []string, i int) { there = there || i < len(names) && contains(missing, names[i]) }
		play(pos, by(s.own.Wish, setup.Seed), func(events []game.Event) {
			for _, e := range events {
				note(s.def.Events, int(e.Kind))
			}
			for _, a := range pos.Legal(nil) {
				note(s.def.Kinds, int(a.Kind))
			}
			note(s.def.Frames, int(pos.Prompt().Kind))
		})
		if there {
			s.table(n, setup, by(s.own.Wish, setup.Seed), false)
		}
	}
}

// table proves one game.
func (s *suite) table(n int, setup game.Setup, choose player, rich bool) {
	pos, err := s.def.New(setup)
	if err != nil {
		s.tb.Fatal(err)
	}
	if rich && s.own.Rich != nil {
		s.own.Rich(pos)
	}
	step := -1
	people := 1 + n%setup.Seats
	s.offered, s.refs = nil, nil
	play(pos, choose, func(events []game.Event) {
		if step++; len(s.found) >= s.most { // nothing more is looked at
			return
		}
		s.where = fmt.Sprintf("%d seats, options %v, seed %d, step %d: ", setup.Seats, setup.Options, setup.Seed, step)
		s.lines(pos, setup.Seats, events)
		if pos.Turn() != game.Nobody {
			s.choices(pos, people)
		}
		if s.asked[pos.Prompt().Kind]++; s.asked[pos.Prompt().Kind] <= often || step%s.every() == 1 || pos.Turn() == game.Nobody {
			s.look(pos, events, setup.Seats, people)
		}
	})
}

// Drawing is slow: of each kind of question the first positions are looked at, and then one now and then, fewer in long games.
const often = 3

func (s *suite) every() int { return max(23, s.def.Alarm/20) }
