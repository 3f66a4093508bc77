package facetest

import (
	"fmt"
	"iter"
	"slices"
	"testing"

	"tabard/app/face"
	"tabard/engines/game"
)

// Telling is what TellsTheBox cannot know of a game by itself.
type Telling struct {
	Sheets func(s game.State) []face.Ref       // as Own.Sheets
	Wish   Wish                                // as Own.Wish; nil takes anything
	More   func(first game.State) []game.State // positions that come up too seldom, made of the first one of a game; may be nil
	// Untold are the numbers that the rules at hand do not tell, and Unseen those of which nothing is seen at the table, each by the IDs of its
	// sheet and its column, "event, country", in the order of the sheets. The test says why.
	Untold, Unseen []string
}

// TellsTheBox proves that a face tells the numbers of the box that is played with. It plays games with a box in which every number differs from
// ours, and at each position that it stops at it changes every number alone, as it does in the first positions with our own box: some paragraph
// of the rules must change with it, and something that is seen or read at the table.
func TellsTheBox(t *testing.T, f *face.Face, own Telling) {
	t.Helper()
	if own.Wish == nil {
		own.Wish = Eager
	}
	box, ours, changed := differing(t, f.Def), f.Def.Box(), f.Def.Box()
	positions, begins := boxPositions(t, f, box, own), firsts(t, f, ours, own)
	rules, oursTold, columns := told(f, box), told(f, ours), columnsOf(f.Def)
	var untold, unseen []string
	for i, column := range columns {
		was := rules
		if !alone(box, changed, i) {
			if was = oursTold; !alone(ours, changed, i) {
				t.Errorf("%s: no other number can stand there", column)
				continue
			}
		}
		if !contains(untold, column) && slices.Equal(was, told(f, changed)) {
			untold = append(untold, column)
		}
		sees := func(drawings bool) bool {
			return alone(box, changed, i) && sees(positions, func(p *boxPosition) bool { return p.differs(f, p.with(f, changed), drawings) }) ||
				alone(ours, changed, i) && sees(begins, func(p *boxPosition) bool { return p.differs(f, p.anew(t, f, changed), drawings) })
		}
		if !contains(unseen, column) && !sees(false) && !sees(true) { // drawings take long
			unseen = append(unseen, column)
		}
	}
	asOnSheets := func(a, b string) int { return slices.Index(columns, a) - slices.Index(columns, b) }
	slices.SortFunc(unseen, asOnSheets)
	slices.SortFunc(untold, asOnSheets)
	if !slices.Equal(untold, own.Untold) {
		t.Errorf("what the rules do not tell is %q, not %q", untold, own.Untold)
	}
	if !slices.Equal(unseen, own.Unseen) {
		t.Errorf("what the table does not show is %q, not %q", unseen, own.Unseen)
	}
}

// sees says whether anything of some position is seen or read otherwise. The position that does comes first from then on: it may for the next
// number too.
func sees(positions []*boxPosition, otherwise func(p *boxPosition) bool) bool {
	i := slices.IndexFunc(positions, otherwise)
	if i > 0 {
		positions[0], positions[i] = positions[i], positions[0]
	}
	return i >= 0
}

// told are the rules with the numbers of a box, paragraph by paragraph.
func told(f *face.Face, b game.Boxed) (all []string) {
	for _, c := range f.Rules(b) {
		for _, p := range c.Paras {
			all = append(all, p.ID+": "+p.Text)
		}
	}
	return all
}

// columnsOf are the sheet and the column of each number of a box.
func columnsOf(d *game.Def) (all []string) {
	game.Places(d.Sheets, func(sheet, _, col int) {
		s := &d.Sheets[sheet]
		all = append(all, s.ID+", "+s.Cols[col].ID)
	})
	return all
}

// differing is a box in which every number differs from ours, as far as the laws of the engine let it.
func differing(t testing.TB, d *game.Def) game.Boxed {
	t.Helper()
	b, kept := d.Box(), 0
	for i := range game.BoxNumbers(b) {
		if !alone(b, b, i) {
			kept++
		}
	}
	if kept > len(game.BoxNumbers(b))/20 {
		t.Fatalf("%d numbers are ours", kept)
	}
	return b
}

// boxSteps are by how much a number is changed: the first that the engine can play with.
var boxSteps = [...]int{1, -1, 2, -2, 3, -3}

// alone makes into a box like from, which may be the same, but for number i. It says whether the engine can play with any such box; if not,
// into is as from.
func alone(from, into game.Boxed, i int) bool {
	numbers := game.BoxNumbers(from)
	was := numbers[i]
	for _, step := range boxSteps {
		numbers[i] = was + step
		game.PutBoxNumbers(into, numbers)
		if into.Check() == nil && game.BoxNumbers(into)[i] == numbers[i] {
			return true
		}
	}
	numbers[i] = was
	game.PutBoxNumbers(into, numbers)
	return false
}

// boxPosition is a position that is looked at with many boxes.
type boxPosition struct {
	setup    game.Setup
	snapshot []byte // without its box
	events   []game.Event
	refs     []face.Ref
	seen     []string // with the box that is played with
}

func newBoxPosition(t testing.TB, f *face.Face, s game.State, setup game.Setup, events []game.Event, b game.Boxed, own Telling) *boxPosition {
	bytes, err := s.MarshalMsg(nil)
	if err != nil {
		t.Fatal(err)
	}
	_, rest, err := f.Def.CutBox(bytes)
	if err != nil {
		t.Fatal(err)
	}
	p := &boxPosition{setup: setup, snapshot: slices.Clone(rest), events: slices.Clone(events), refs: own.Sheets(s)}
	p.seen = p.look(f, b)
	return p
}

// firsts are the first positions with a box.
func firsts(t testing.TB, f *face.Face, b game.Boxed, own Telling) (all []*boxPosition) {
	for seats := f.Def.MinSeats; seats <= f.Def.MaxSeats; seats++ {
		setup := f.Def.DefaultSetup(seats, uint64(seats))
		setup.Box = f.Def.PackBox(b)
		s, err := f.Def.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, newBoxPosition(t, f, s, setup, nil, b, own))
	}
	return all
}

// boxPositions are those of a game of most and one of fewest seats: the first of each kind of question, and the last.
func boxPositions(t testing.TB, f *face.Face, b game.Boxed, own Telling) (all []*boxPosition) {
	for _, seats := range [...]int{f.Def.MaxSeats, f.Def.MinSeats} {
		setup := f.Def.DefaultSetup(seats, uint64(seats))
		setup.Box = f.Def.PackBox(b)
		s, err := f.Def.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		if own.More != nil && seats == f.Def.MaxSeats {
			for _, more := range own.More(s.Clone()) {
				all = append(all, newBoxPosition(t, f, more, setup, nil, b, own))
			}
		}
		asked := map[uint8]bool{}
		play(s, by(own.Wish, setup.Seed), func(events []game.Event) {
			kind := s.Prompt().Kind
			if asked[kind] && s.Turn() != game.Nobody {
				return
			}
			asked[kind] = true
			all = append(all, newBoxPosition(t, f, s, setup, events, b, own))
		})
	}
	return all
}

// anew is the first position of the set-up with a box.
func (p *boxPosition) anew(t testing.TB, f *face.Face, b game.Boxed) game.State {
	setup := p.setup
	setup.Box = f.Def.PackBox(b)
	s, err := f.Def.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// with is the position with a box.
func (p *boxPosition) with(f *face.Face, b game.Boxed) game.State {
	s := f.Def.Zero()
	if _, err := s.UnmarshalMsg(append(game.AppendBox(nil, f.Def.PackBox(b)), p.snapshot...)); err != nil {
		panic(err)
	}
	return s
}

// look returns every text and drawing that the face makes of the position, with a box, for the player who must decide.
func (p *boxPosition) look(f *face.Face, b game.Boxed) (all []string) {
	for text := range p.texts(f, p.with(f, b), true) {
		all = append(all, text)
	}
	return all
}

// differs says whether anything is read otherwise in another position, or seen in drawings.
func (p *boxPosition) differs(f *face.Face, s game.State, drawings bool) bool {
	i := 0
	for text := range p.texts(f, s, drawings) {
		if i >= len(p.seen) || p.seen[i] != text {
			return true
		}
		i++
	}
	return drawings && i < len(p.seen)
}

// texts yields them one by one, drawings last.
func (p *boxPosition) texts(f *face.Face, s game.State, drawings bool) iter.Seq[string] {
	return func(yield func(string) bool) {
		v := View(f.Def, s, max(0, s.Turn()), p.setup.Seats)
		v.State = s // nothing is hidden: the box is not either
		more := true
		say := func(what string, told any) {
			if more {
				more = yield(fmt.Sprintf("%s: %+v", what, told))
			}
		}
		for _, r := range p.refs {
			if say(string(r), f.Inspect(v, r)); !more {
				return
			}
		}
		if s.Turn() != game.Nobody {
			say("prompt", f.Prompt(v))
			for _, a := range v.Legal {
				if say("choice", f.Action(v, a)); !more {
					return
				}
			}
			say("locked", f.Locked(v))
		}
		for _, e := range p.events {
			say("line", f.Event(v, e))
		}
		if !drawings {
			return
		}
		pieces := Lit(f, v)
		lit := func(r face.Ref) bool { return pieces[r] }
		say("board", Canon(f.Board(v, lit)))
		say("mine", Canon(f.Mine(v, lit)))
		for seat := range game.Player(p.setup.Seats) {
			say("player", Canon(f.Player(v, seat, lit)))
			say("glance", f.Glance(v, seat))
		}
	}
}
