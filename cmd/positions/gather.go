package main

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"unicode/utf8"

	"tabard/app/face"
	"tabard/app/games"
	"tabard/app/session"
	"tabard/app/table"
	"tabard/engines/bot"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/web/store"
)

// found are the positions of one game.
type found struct {
	Game      string     `json:"game"`
	File      []byte     `json:"file"` // all positions as saved games, as the app's "Save all as one file" writes them
	Positions []position `json:"positions"`
	Never     []string   `json:"never"` // kinds of questions that no game came to
}

// position is a saved game that a person opens: at a question to this person, or at its end.
type position struct {
	ID       string     `json:"id"`
	Question string     `json:"question"` // the kind by its machine name, with + for a second position of it; "End" where the game is over
	Legal    int        `json:"legal"`
	Opens    []face.Ref `json:"opens"` // pieces with several uses, of each kind of piece the one with most, at most as many as maxOpens
	Arms     []string   `json:"arms"`  // choices that ask for a second press where the settings have all ask, at most as many as maxArms
}

const (
	maxOpens = 4
	maxArms  = 2
	manyUses = 3 // a second position of a kind is kept where one piece has so many uses
)

// names are those of people and rivals at the table.
var names = [game.MaxSeats]string{"Hubert", "Alison", "Zoë the Bold", "Oswald"}

// kept is a position with what it is chosen by.
type kept struct {
	position
	legal, uses int
	g           save.Game
}

// gather plays a game of each set-up, and then goes on as long as kinds of questions are missing and still come up now and then, up to so
// many games.
func gather(only string, most int) (all []found, err error) {
	for _, f := range games.All() {
		if only != "" && f.Def.ID != only {
			continue
		}
		c := collector{face: f, setups: setupsOf(f.Def), busiest: map[uint8]*kept{}, fullest: map[uint8]*kept{}}
		for n, last := 0, 0; n < most && n-last < 4*len(c.setups) && (n < len(c.setups) || len(c.never()) > 0); n++ {
			met := len(c.busiest)
			if err := c.play(n); err != nil {
				return nil, err
			}
			if len(c.busiest) > met {
				last = n
			}
		}
		of, err := c.found()
		if err != nil {
			return nil, err
		}
		all = append(all, of)
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("no game %q", only)
	}
	return all, nil
}

// collector keeps of each kind of question the position with most choices, and the one in which one piece has most uses.
type collector struct {
	face             *face.Face
	setups           []game.Setup
	busiest, fullest map[uint8]*kept
	end              *kept
	played           int // games
}

// setupsOf are the usual set-up for the most and the fewest seats, and for each value of an option one with that.
func setupsOf(d *game.Def) []game.Setup {
	out := []game.Setup{d.DefaultSetup(d.MaxSeats, 0), d.DefaultSetup(max(2, d.MinSeats), 0)}
	for i, o := range d.Options {
		for v := range o.Values {
			for seats := d.MaxSeats; seats >= d.MinSeats && uint8(v) != o.Default; seats-- {
				s := d.DefaultSetup(seats, 0)
				s.Options[i] = uint8(v)
				if _, err := d.New(s); err == nil {
					out = append(out, s)
					break
				}
			}
		}
	}
	return out
}

// play plays game n. In the first games each decision is a quick bot's, or one in six by chance; later ones, which only look for what is
// missing, are played by chance alone, since bots think for long.
func (c *collector) play(n int) error {
	d, setups := c.face.Def, c.setups
	g := save.Game{Code: d.Code, Rules: d.Rules, Setup: setups[n%len(setups)], Created: 1700000000, Played: 1700003600}
	g.Setup.Seed = uint64(n + 1)
	for i := range g.Setup.Seats {
		g.Seats = append(g.Seats, save.Seat{Name: names[i], Bot: true, Colour: uint8(i)})
	}
	s, err := d.New(g.Setup)
	if err != nil {
		return err
	}
	luck := game.NewRand(g.Setup.Seed, 1000)
	for s.Turn() != game.Nobody {
		who, legal := s.Turn(), s.Legal(nil)
		if err := c.look(g, s, legal); err != nil {
			return err
		}
		i := luck.Intn(len(legal))
		if n < len(setups) && luck.Intn(6) > 0 {
			i = game.Index(legal, bot.Choose(d, game.View(s, who), who, bot.Hasty(), g.Setup.Seed))
		}
		if err := game.Play(s, legal[i], nil); err != nil {
			return err
		}
		g.Add(i, s)
	}
	c.played++
	if c.end == nil {
		c.end = &kept{position: position{Question: "End"}}
		return c.keep(c.end, g, s, 0)
	}
	return nil
}

// look keeps a position if it has more of its kind's choices than those before.
func (c *collector) look(g save.Game, s game.State, legal []game.Action) error {
	kind := s.Prompt().Kind
	if _, given := session.Forced(s, legal); given { // nobody is asked
		return nil
	}
	// The words of all choices cost much more than the rules do: later games only look for what is missing.
	b, f := c.busiest[kind], c.fullest[kind]
	if b != nil && (c.played >= len(c.setups) || len(legal) <= b.legal && len(legal) < f.uses) {
		return nil
	}
	acts := table.ActionsOf(c.face, c.view(g, s, legal))
	k := &kept{position: position{Question: c.face.Def.Frames[kind], Legal: len(legal)}, legal: len(legal)}
	k.choose(c.face, acts, s.Settled())
	if b == nil || k.legal > b.legal {
		if c.busiest[kind] = k; f == nil {
			c.fullest[kind] = k
		}
		if err := c.keep(k, g, s, s.Turn()); err != nil {
			return err
		}
	}
	if f = c.fullest[kind]; k.uses > f.uses {
		c.fullest[kind] = k
		return c.keep(k, g, s, s.Turn())
	}
	return nil
}

// view is the table as the session shows it to whoever is asked.
func (c *collector) view(g save.Game, s game.State, legal []game.Action) session.View {
	p := s.Turn()
	return session.View{Def: c.face.Def, Setup: g.Setup, Seats: g.Seats, Viewer: p, Turn: p, Prompt: s.Prompt(), Legal: legal, State: game.View(s, p)}
}

// keep makes the position a saved game in which a person has seat p.
func (c *collector) keep(k *kept, g save.Game, s game.State, p game.Player) (err error) {
	g.Moves, g.Hashes, g.Seats = slices.Clone(g.Moves), slices.Clone(g.Hashes), slices.Clone(g.Seats)
	g.Seats[p].Bot = false
	g.Snapshot, err = save.Pack(s)
	k.g = g
	return err
}

// choose chooses the pieces that are opened and the choices that are armed.
func (k *kept) choose(f *face.Face, acts table.Actions, settled bool) {
	uses, refs := map[string]int{}, map[string]face.Ref{} // of each kind of piece
	for _, it := range acts.Legal {
		for _, r := range it.Label.Refs {
			name, _, _ := r.Parts()
			if n := len(acts.At(r)); n > uses[name] {
				uses[name], refs[name] = n, r
			}
		}
	}
	kinds := slices.SortedFunc(maps.Keys(refs), func(a, b string) int {
		return cmp.Or(cmp.Compare(uses[b], uses[a]), cmp.Compare(a, b))
	})
	for _, name := range kinds {
		k.uses = max(k.uses, uses[name])
		if uses[name] > 1 && len(k.Opens) < maxOpens {
			k.Opens = append(k.Opens, refs[name])
		}
	}
	longest := func(of func(table.Item) int) {
		best, most := -1, 0
		for i, it := range acts.Legal {
			asks := it.Label.Warn != "" || settled && !it.Closes()
			if n := of(it); asks && n > most && !slices.Contains(k.Arms, it.Key()) {
				best, most = i, n
			}
		}
		if best >= 0 && len(k.Arms) < maxArms {
			k.Arms = append(k.Arms, acts.Legal[best].Key())
		}
	}
	longest(func(it table.Item) int { return utf8.RuneCountInString(it.Label.Warn) })
	longest(func(it table.Item) int {
		return utf8.RuneCountInString(cmp.Or(it.Label.Short, it.Label.Text)) + 4*len(it.Label.Chips)
	})
}

// never are the kinds of questions that were not met.
func (c *collector) never() (out []string) {
	for kind, name := range c.face.Def.Frames {
		if kind > 0 && c.busiest[uint8(kind)] == nil {
			out = append(out, name)
		}
	}
	return out
}

// found puts the positions together.
func (c *collector) found() (found, error) {
	out := found{Game: c.face.Def.ID, Never: c.never()}
	var all []save.Game
	add := func(k *kept, question string) {
		k.ID = fmt.Sprintf("walk%02d", len(all))
		k.Question, k.g.ID = question, k.ID
		all, out.Positions = append(all, k.g), append(out.Positions, k.position)
	}
	for kind := range c.face.Def.Frames {
		b, f := c.busiest[uint8(kind)], c.fullest[uint8(kind)]
		if b == nil {
			continue
		}
		add(b, b.Question)
		if f != b && f.uses >= manyUses && f.uses > b.uses {
			add(f, f.Question+"+")
		}
	}
	if c.end != nil {
		add(c.end, c.end.Question)
	}
	file := store.OpenShelf(store.NewMemory()).ExportAll(all...)
	for !file.Step() {
	}
	var err error
	_, out.File, err = file.End()
	return out, err
}
