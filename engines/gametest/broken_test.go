package gametest

import (
	"encoding/binary"
	"errors"
	"hash/crc32"
	"slices"
	"strings"
	"testing"

	"tabard/engines/game"
)

// A breach is a way to break the toy, and the law that must notice.
type breach struct {
	law, what string
	make      func(g *Game)
}

// asked counts calls, for games that remember what they were asked.
var asked int

// sink keeps what a wasteful game allocates.
var sink []byte

// created wraps New.
func created(g *Game, change func(s *toy)) {
	sound := g.Def.New
	g.Def.New = func(setup game.Setup) (game.State, error) {
		s, err := sound(setup)
		if err == nil {
			change(s.(*toy))
		}
		return s, err
	}
}

// lastEvent changes the newest event of that kind.
func lastEvent(out *game.Sink, kind game.EventKind, change func(e *game.Event)) {
	if out == nil {
		return
	}
	for i := range out.Events {
		if out.Events[i].Kind == kind {
			change(&out.Events[i])
		}
	}
}

var breaches = []breach{
	{"def", "has no id", func(g *Game) { g.Def.ID = "" }},
	{"def", "has a default that is no value", func(g *Game) { g.Def.Options[0].Default = 2 }},
	{"def", "calls two events the same", func(g *Game) { g.Def.Events[toyOver] = "Ended" }},
	{"def", "leaves an event without a name", func(g *Game) { g.Def.Events[toyOver] = "" }},
	{"def", "warns later than it fails", func(g *Game) { g.Def.Alarm = 99 }},
	{"def", "has a window that is no question", func(g *Game) { g.Def.Windows = []uint8{toyFrames} }},
	{"def", "gives the same zero state twice", func(g *Game) { z := &toy{}; g.Def.Zero = func() game.State { return z } }},
	{"def", "takes any number of seats", func(g *Game) {
		sound := g.Def.New
		g.Def.New = func(s game.Setup) (game.State, error) { s.Seats = min(max(s.Seats, 2), 3); return sound(s) }
	}},
	{"def", "takes unknown options", func(g *Game) {
		sound := g.Def.New
		g.Def.New = func(s game.Setup) (game.State, error) {
			s.Options = [game.MaxOptions]uint8{s.Options[0]}
			return sound(s)
		}
	}},
	{"def", "has an option of more values than a byte tells apart", func(g *Game) {
		g.Def.Options = slices.Clone(g.Def.Options)
		g.Def.Options[0].Values = slices.Repeat([]string{"same"}, 257)
	}},
	{"def", "starts differently each time", func(g *Game) {
		created(g, func(s *toy) { asked++; s.Dice = game.NewRand(uint64(asked), 1) })
	}},
	{"def", "has one stream for two things", func(g *Game) { created(g, func(s *toy) { s.Draw = s.Dice }) }},
	{"def", "is not tried with three seats", func(g *Game) { g.Setups = []game.Setup{g.Def.DefaultSetup(2, 0)} }},
	{"type", "takes more room than it may", func(g *Game) { g.Small.State = 50 }},
	{"ask", "asks another seat than the one to move", func(*Game) {
		bend.prompt = func(s *toy, f game.Frame) game.Frame { f.Who ^= 1; return f }
	}},
	{"def", "has a minor window that is no window", func(g *Game) { g.Def.Minor = []uint8{toyTurn} }},
	{"ask", "calls a turn a window", func(g *Game) { g.Def.Windows = []uint8{toyTurn} }},
	{"ask", "asks on after the end", func(*Game) {
		bend.prompt = func(s *toy, f game.Frame) game.Frame { f.Kind = max(f.Kind, 1); return f }
	}},
	{"ask", "asks nothing in the middle", func(*Game) {
		bend.prompt = func(s *toy, f game.Frame) game.Frame {
			if f.Kind == toyGift {
				f.Kind = 0
			}
			return f
		}
	}},
	{"ask", "asks a question without a name", func(g *Game) { g.Def.Frames, g.Def.Windows = g.Def.Frames[:toyGift], nil }},
	{"ask", "has a turn of a seat that is not there", func(*Game) {
		bend.turn = func(s *toy, p game.Player) game.Player {
			if s.Depth == 2 {
				return game.Player(s.N)
			}
			return p
		}
	}},
	{"list", "lists downwards", func(*Game) {
		bend.legal = func(_ *toy, from int, l []game.Action) []game.Action { slices.Reverse(l[from:]); return l }
	}},
	{"list", "lists an action twice", func(*Game) {
		bend.legal = func(_ *toy, from int, l []game.Action) []game.Action {
			if len(l) > from {
				l = append(l, l[len(l)-1])
			}
			return l
		}
	}},
	{"list", "lists a verb without a name", func(*Game) {
		bend.legal = func(s *toy, _ int, l []game.Action) []game.Action {
			if s.Depth == 2 {
				l = append(l, game.Action{Kind: toyKinds})
			}
			return l
		}
	}},
	{"list", "lists the zero action", func(*Game) {
		bend.legal = func(s *toy, from int, l []game.Action) []game.Action {
			if s.Depth == 2 {
				l = slices.Insert(l, from, game.Action{})
			}
			return l
		}
	}},
	{"list", "has no answer to a gift of the last coin", func(*Game) {
		bend.legal = func(s *toy, from int, l []game.Action) []game.Action {
			if s.Depth == 2 && s.Supply == 1 {
				l = l[:from]
			}
			return l
		}
	}},
	{"list", "goes on after the end", func(*Game) {
		bend.legal = func(s *toy, _ int, l []game.Action) []game.Action {
			if s.Depth == 0 {
				l = append(l, game.Action{Kind: game.EndTurn})
			}
			return l
		}
	}},
	{"list", "writes over what was in the buffer", func(*Game) {
		bend.legal = func(_ *toy, from int, l []game.Action) []game.Action { return l[from:] }
	}},
	{"list", "lists less when asked again", func(*Game) {
		bend.legal = func(_ *toy, from int, l []game.Action) []game.Action {
			if asked++; asked%2 == 0 && len(l) > from+1 {
				l = l[:len(l)-1]
			}
			return l
		}
	}},
	{"check", "fails its own Check", func(*Game) {
		bend.check = func(s *toy, err error) error {
			if s.Round == 4 {
				s := *s
				s.N = 9
				return s.check()
			}
			return err
		}
	}},
	{"accept", "makes a coin", func(*Game) {
		bend.apply = func(s *toy, _ toy, a game.Action, _ *game.Sink) {
			if a.Kind == toyTake && a.A == 2 && s.Round > 2 {
				s.Coins[0]++
			}
		}
	}},
	{"accept", "panics on a legal action", func(*Game) {
		bend.apply = func(s *toy, _ toy, a game.Action, _ *game.Sink) {
			if a.Kind == toyDraw && s.HandN[0] > 3 {
				panic("too many cards")
			}
		}
	}},
	{"accept", "plays differently when nobody listens", func(*Game) {
		bend.apply = func(s *toy, _ toy, a game.Action, out *game.Sink) {
			if a.Kind == toyRoll && out == nil {
				s.Dice.Intn(6)
			}
		}
	}},
	{"accept", "lists an action that does nothing", func(*Game) {
		bend.apply = func(s *toy, before toy, a game.Action, _ *game.Sink) {
			if a.Kind == toyPeek {
				*s = before
			}
		}
	}},
	{"accept", "plays differently the second time", func(*Game) {
		bend.apply = func(s *toy, _ toy, a game.Action, _ *game.Sink) {
			if asked++; a.Kind == toyRoll {
				s.Dice = game.NewRand(uint64(asked), 1)
			}
		}
	}},
	{"refuse", "takes an action that it lists only now and then", func(*Game) {
		bend.legal = func(s *toy, _ int, l []game.Action) []game.Action {
			if asked++; asked%2 == 0 && s.Depth == 2 && s.Supply > 4 {
				l = append(l, game.Action{Kind: toyTake, A: 3}, game.Action{Kind: toyTake, A: 4}, game.Action{Kind: toyTake, A: 5})
			}
			return l
		}
	}},
	{"naive", "forgets an action", func(*Game) {
		bend.legal = func(s *toy, from int, l []game.Action) []game.Action {
			if s.Depth == 2 && s.Supply == 3 {
				l = l[:len(l)-1]
			}
			return l
		}
	}},
	{"naive", "lists an action against the rules", func(*Game) {
		bend.legal = func(s *toy, from int, l []game.Action) []game.Action {
			if s.Depth == 2 && s.Supply > 3 {
				l = append(l, game.Action{Kind: toyTake, A: 3})
			}
			return l
		}
	}},
	{"helpers", "has something against a legal action", func(*Game) {
		bend.why = func(_ *toy, a game.Action, r game.Reason) game.Reason {
			if a.Kind == toyPeek {
				r.Need = 1
			}
			return r
		}
	}},
	{"helpers", "refuses without a reason", func(*Game) {
		bend.why = func(_ *toy, a game.Action, r game.Reason) game.Reason {
			if a.Kind == toyTake {
				r.ID = 0
			}
			return r
		}
	}},
	{"helpers", "refuses for a reason without a name", func(*Game) {
		bend.why = func(_ *toy, a game.Action, r game.Reason) game.Reason {
			if a.Kind == game.Pass && r.ID != 0 {
				r.ID = 2
			}
			return r
		}
	}},
	{"tries", "tries what is legal", func(*Game) {
		bend.tries = func(s *toy, from int, l []game.Action) []game.Action {
			return append(l[:from], s.legal(nil)[:min(1, len(s.legal(nil)))]...)
		}
	}},
	{"tries", "tries something twice", func(*Game) {
		bend.tries = func(_ *toy, from int, l []game.Action) []game.Action {
			if len(l) > from {
				l = append(l, l[len(l)-1])
			}
			return l
		}
	}},
	{"tries", "tries without a reason", func(*Game) {
		bend.why = func(_ *toy, a game.Action, r game.Reason) game.Reason {
			if a.Kind == toyDraw {
				r.ID = 0
			}
			return r
		}
		bend.tries = func(s *toy, from int, l []game.Action) []game.Action {
			if a := (game.Action{Kind: toyDraw}); s.Depth == 1 && indexOf(s.legal(nil), a) < 0 {
				l = append(l[:from], a)
			}
			return l
		}
	}},
	{"tries", "tries by what only others hold", func(*Game) {
		bend.tries = func(s *toy, from int, l []game.Action) []game.Action {
			if s.Depth > 0 && s.Hand[(s.Frames[0].Who+1)%game.Player(s.N)] != 0 {
				l = l[:from]
			}
			return l
		}
	}},
	{"tries", "writes over what stands before", func(*Game) {
		bend.tries = func(_ *toy, from int, l []game.Action) []game.Action {
			if from > 0 {
				l[0].A++
			}
			return l
		}
	}},
	{"helpers", "suggests what is not legal", func(*Game) {
		bend.suggest = func(s *toy, a game.Action) game.Action {
			if s.Depth == 2 {
				a.A += 3
			}
			return a
		}
	}},
	{"lone", "asks where only Done is possible", func(g *Game) {
		g.Def.Kinds[game.Done], g.Naive = "Done", nil
		bend.legal = func(s *toy, from int, l []game.Action) []game.Action {
			if s.Depth == 2 && s.Supply == 1 {
				l = append(l[:from], game.Action{Kind: game.Done})
			}
			return l
		}
		bend.apply = func(s *toy, _ toy, a game.Action, _ *game.Sink) {
			if a.Kind == game.Done {
				s.pop()
			}
		}
	}},
	{"events", "reports an event without a name", func(*Game) {
		bend.apply = func(_ *toy, _ toy, a game.Action, out *game.Sink) {
			lastEvent(out, toyTook, func(e *game.Event) { e.Kind = toyEvents })
		}
	}},
	{"events", "reports an event of a seat that is not there", func(*Game) {
		bend.apply = func(s *toy, _ toy, a game.Action, out *game.Sink) {
			lastEvent(out, toyTook, func(e *game.Event) { e.Who = game.Player(s.N) })
		}
	}},
	{"events", "reports a secret of nobody", func(*Game) {
		bend.apply = func(_ *toy, _ toy, a game.Action, out *game.Sink) {
			lastEvent(out, toyPeeked, func(e *game.Event) { e.Who = game.Nobody })
		}
	}},
	{"events", "uses a flag that does not exist", func(*Game) {
		bend.apply = func(_ *toy, _ toy, a game.Action, out *game.Sink) {
			lastEvent(out, toyTook, func(e *game.Event) { e.Flags = 128 })
		}
	}},
	{"copy", "forgets something in Clone", func(*Game) { bend.clone = func(s, c *toy) { c.Dice = game.Rand{} } }},
	{"copy", "forgets something in CopyFrom", func(*Game) {
		bend.copyFrom = func(s *toy, before, _ toy) { s.Acted = before.Acted }
	}},
	{"copy", "shares something between copies", shares},
	{"history", "shares something between copies", shares},
	{"codec", "forgets something in the snapshot", func(*Game) {
		bend.unmarshal = func(s *toy, _ toy, rest []byte) []byte { s.KnownBy, s.Top = 0, 0; return rest }
	}},
	{"codec", "decodes into what was there before", func(*Game) {
		bend.unmarshal = func(s *toy, before toy, rest []byte) []byte { s.Acted = s.Acted || before.Acted; return rest }
	}},
	{"codec", "swallows what follows the snapshot", func(*Game) {
		bend.unmarshal = func(_ *toy, _ toy, rest []byte) []byte { return rest[len(rest):] }
	}},
	{"codec", "forgets what stood before the snapshot", func(*Game) {
		bend.marshal = func(_ *toy, from int, b []byte) []byte { return b[from:] }
	}},
	{"codec", "decodes half a snapshot", func(*Game) { bend.lenient = true }},
	{"codec", "has a longer snapshot than it may", func(g *Game) { g.Small.Snapshot = 40 }},
	{"untouched", "changes when asked for the standing", func(*Game) {
		bend.standing = func(s *toy, _ int, r []game.Rank) []game.Rank {
			if s.Depth == 1 {
				s.Acted = !s.Acted
			}
			return r
		}
	}},
	{"view", "hides a seat's own hand", func(*Game) {
		bend.redact = func(s *toy, _ toy, v game.Player) {
			if v >= 0 {
				s.Deck |= s.Hand[v]
				s.Hand[v] = 0
			}
		}
	}},
	{"view", "leaves a stream in the view", func(*Game) {
		bend.redact = func(s *toy, before toy, _ game.Player) { s.Dice = before.Dice }
	}},
	{"view", "gives another view of a view", func(*Game) {
		bend.redact = func(s *toy, _ toy, _ game.Player) { s.Coins[0], s.Coins[1] = s.Coins[1], s.Coins[0] }
	}},
	{"view", "takes a view for a whole position", func(g *Game) { g.Def.Whole = func(game.State) bool { return true } }},
	{"view", "takes a position for a view", func(g *Game) { g.Def.Whole = func(game.State) bool { return false } }},
	{"view", "does not accept views in Check", func(*Game) {
		bend.check = func(s *toy, err error) error {
			if !s.Dice.Known() {
				s := *s
				s.N = 9
				return s.check()
			}
			return err
		}
	}},
	{"view", "settles differently in a view", func(*Game) {
		bend.settled = func(s *toy, ok bool) bool { return ok && s.Dice.Known() }
	}},
	{"view", "panics when a stranger asks for the list", func(*Game) {
		bend.legal = func(s *toy, _ int, l []game.Action) []game.Action {
			if s.Depth == 1 && s.HandN[s.turn()] > 0 && s.Hand[s.turn()] == 0 {
				panic("no hand")
			}
			return l
		}
	}},
	{"view", "ranks only whole positions", func(*Game) {
		bend.standing = func(s *toy, from int, r []game.Rank) []game.Rank {
			if !s.Dice.Known() {
				r = r[:from]
			}
			return r
		}
	}},
	{"deal", "deals something that was known", func(*Game) {
		bend.determinize = func(s *toy, _ toy, _ *game.Rand) { s.Coins[0], s.Coins[1] = s.Coins[1], s.Coins[0] }
	}},
	{"deal", "deals no stream", func(*Game) {
		bend.determinize = func(s *toy, _ toy, _ *game.Rand) { s.Dice = game.Rand{} }
	}},
	{"deal", "deals one stream for two things", func(*Game) {
		bend.determinize = func(s *toy, _ toy, _ *game.Rand) { s.Draw = s.Dice }
	}},
	{"deal", "deals by chance from elsewhere", func(*Game) {
		bend.determinize = func(s *toy, _ toy, _ *game.Rand) { asked++; s.Dice = game.NewRand(uint64(asked), 1) }
	}},
	{"deal", "deals a position that breaks", func(*Game) {
		bend.determinize = func(s *toy, _ toy, _ *game.Rand) { s.Dice.Inc = 1 << 8 }
	}},
	{"still", "keeps a stream when all are to be forgotten", func(*Game) {
		bend.still = func(s *toy) { s.Dice = game.NewRand(1, 1) }
	}},
	{"still", "forgets a hand with the streams", func(*Game) {
		bend.still = func(s *toy) { s.Deck |= s.Hand[0]; s.Hand[0] = 0 }
	}},
	{"reseed", "deals hands again although they are there", func(*Game) {
		bend.determinize = func(s *toy, before toy, r *game.Rand) {
			if before.Deck != 0 && before.Hand[0] != 0 && before.Hand[1] != 0 && before.Dice.Known() {
				s.Hand[0], s.Hand[1] = s.Hand[1], s.Hand[0]
				s.HandN[0], s.HandN[1] = s.HandN[1], s.HandN[0]
			}
		}
	}},
	{"secret", "shows the hands of others", func(*Game) {
		bend.redact = func(s *toy, before toy, _ game.Player) { s.Hand, s.Deck = before.Hand, before.Deck }
	}},
	{"secret", "shows the seen top to everybody", func(*Game) {
		bend.redact = func(s *toy, before toy, _ game.Player) { s.Top = before.Top }
	}},
	{"secret", "hides the seen top from who saw it", func(*Game) {
		bend.redact = func(s *toy, _ toy, _ game.Player) { s.Top = 0 }
	}},
	{"secret", "asks by what is hidden", func(*Game) {
		bend.settled = func(s *toy, ok bool) bool { return ok && s.Hand[1]&2 == 0 }
	}},
	{"vary", "deals low cards only", func(*Game) {
		bend.determinize = func(s *toy, before toy, r *game.Rand) {
			before.Dice, before.Draw = s.Dice, s.Draw
			*s = before
			if s.KnownBy != 0 && s.Top == 0 {
				s.Top = lowest(s)
			}
			for p := range s.N {
				for n := 0; n < int(s.HandN[p]) && before.Hand[p] == 0; n++ {
					c := lowest(s)
					s.Deck &^= 1 << c
					s.Hand[p] |= 1 << c
				}
			}
		}
	}},
	{"vary", "never deals the truth about the die", func(*Game) {
		bend.determinize = func(s *toy, _ toy, r *game.Rand) {
			for c := *s; c.roll() == 3; c = *s {
				s.Dice = game.NewRand(r.Uint64(), 1)
			}
		}
	}},
	{"vary", "deals a die that always falls alike", func(*Game) {
		bend.determinize = func(s *toy, _ toy, _ *game.Rand) { s.Dice = game.NewRand(7, 7) }
	}},
	{"vary", "deals what cannot be", func(g *Game) {
		sound := g.Secrets
		g.Secrets = func(s game.State) []Secret { // as if the highest card could only be the top when it is
			all := sound(s)
			for i := range all {
				if all[i].Name == "top" {
					all[i].May = func(v uint64) bool { return v != 10 || s.(*toy).Top == 10 }
				}
			}
			return all
		}
	}},
	{"vary", "leaves hands empty", func(*Game) {
		bend.determinize = func(s *toy, before toy, _ *game.Rand) { s.Hand, s.Deck = before.Hand, before.Deck }
	}},
	{"reveal", "rolls without a barrier", func(*Game) {
		bend.apply = func(_ *toy, _ toy, _ game.Action, out *game.Sink) {
			lastEvent(out, toyRolled, func(e *game.Event) { e.Flags = 0 })
		}
	}},
	{"reveal", "peeks without a barrier", func(*Game) {
		bend.apply = func(_ *toy, _ toy, _ game.Action, out *game.Sink) {
			lastEvent(out, toyPeeked, func(e *game.Event) { e.Flags &^= game.Reveals })
		}
	}},
	{"reveal", "tells everybody what was drawn", func(*Game) {
		bend.apply = func(_ *toy, _ toy, _ game.Action, out *game.Sink) {
			lastEvent(out, toyDrawn, func(e *game.Event) { e.Flags &^= game.Secret })
		}
	}},
	{"reveal", "tells everybody by a number", func(*Game) {
		bend.apply = func(_ *toy, _ toy, _ game.Action, out *game.Sink) {
			lastEvent(out, toyPeeked, func(e *game.Event) { e.N = int16(e.A) / 6 })
		}
	}},
	{"standing", "forgets a seat", func(*Game) {
		bend.standing = func(_ *toy, _ int, r []game.Rank) []game.Rank { return r[:len(r)-1] }
	}},
	{"standing", "ranks a seat twice", func(*Game) {
		bend.standing = func(_ *toy, from int, r []game.Rank) []game.Rank { r[from+1].Who = r[from].Who; return r }
	}},
	{"standing", "shares no place", func(*Game) {
		bend.standing = func(_ *toy, from int, r []game.Rank) []game.Rank { r[from+1].Place = 2; return r }
	}},
	{"standing", "puts the last first", func(*Game) {
		bend.standing = func(_ *toy, from int, r []game.Rank) []game.Rank {
			slices.Reverse(r[from:])
			for i := range r[from:] {
				r[from+i].Place = uint8(i + 1)
			}
			return r
		}
	}},
	{"standing", "decides by a key without a name", func(*Game) {
		bend.standing = func(_ *toy, from int, r []game.Rank) []game.Rank { r[from].Keys[2] = 1; return r }
	}},
	{"standing", "counts a part without a name", func(*Game) {
		bend.standing = func(_ *toy, from int, r []game.Rank) []game.Rank { r[from].Parts[2] = 1; return r }
	}},
	{"standing", "writes over what was in the buffer", func(*Game) {
		bend.standing = func(_ *toy, from int, r []game.Rank) []game.Rank { return r[from:] }
	}},
	{"hostile", "accepts any snapshot", func(*Game) { bend.check = func(*toy, error) error { return nil } }},
	{"hostile", "panics on a damaged snapshot", func(*Game) {
		bend.unmarshal = func(s *toy, _ toy, rest []byte) []byte {
			if s.Round > 20 {
				panic("round")
			}
			return rest
		}
	}},
	{"hostile", "accepts what it cannot write", func(*Game) {
		bend.check = func(s *toy, err error) error { t := *s; t.Spare = 0; return t.check() }
		bend.marshal = func(_ *toy, _ int, b []byte) []byte { b[len(b)-1] = 0; return b }
	}},
	{"hostile", "accepts what breaks two decisions later", func(*Game) {
		bend.check = func(s *toy, err error) error {
			if t := *s; s.Spare == 1 && s.Round%2 == 0 {
				t.Spare = 0
				err = t.check()
			}
			return err
		}
	}},
	{"stack", "accepts a gift of a card that was not shown", func(*Game) {
		bend.check = func(s *toy, err error) error {
			if t := *s; s.Depth == 2 && s.Frames[1].Kind == toyGift { // and then takes it for a card that is there
				t.pop()
				return t.check()
			}
			return err
		}
		bend.apply = func(s *toy, before toy, a game.Action, _ *game.Sink) {
			if f := before.prompt(); f.Kind == toyGift {
				s.Open[s.Round%s.N] |= 1 << f.A
			}
		}
	}},
	{"stack", "accepts a question of a kind that has no answer", func(*Game) {
		bend.check = func(s *toy, err error) error {
			if t := *s; s.Depth == 2 && s.Frames[1].Kind == toyFrames {
				t.pop()
				return t.check()
			}
			return err
		}
		bend.legal = func(s *toy, from int, l []game.Action) []game.Action {
			if s.prompt().Kind == toyFrames {
				l = l[:from]
			}
			return l
		}
	}},
	{"stack", "never ends from there", func(*Game) {
		endless := func(s *toy) bool { return s.Depth == 2 && s.Frames[1].Kind == toyGift && s.Frames[1].N == 5 }
		bend.check = func(s *toy, err error) error {
			if t := *s; endless(s) {
				t.pop()
				return t.check()
			}
			return err
		}
		bend.apply = func(s *toy, before toy, a game.Action, _ *game.Sink) {
			if endless(&before) {
				*s = before
			}
		}
	}},
	{"end", "takes longer than it says", func(g *Game) { g.Def.Limit, g.Def.Alarm = 20, 20 }},
	{"repeat", "starts differently later on", func(g *Game) {
		created(g, func(s *toy) {
			if asked++; asked > 20 {
				s.Dice = game.NewRand(uint64(asked), 1)
			}
		})
	}},
	{"private", "denies its secrets", func(g *Game) { g.Def.Private = false }},
	{"cover", "has a verb that never occurs", func(g *Game) { g.Def.Kinds = append(g.Def.Kinds, "Fly") }},
	{"cover", "has an event that never occurs", func(g *Game) { g.Def.Events = append(g.Def.Events, "Flown") }},
	{"cover", "has a reason that is never given", func(g *Game) { g.Reasons = append(g.Reasons, "Never") }},
	{"cover", "asks nothing that Check lets pass", func(g *Game) {
		g.Asked = func(s game.State, r *game.Rand) { s.(*toy).push(game.Frame{Kind: toyTurn, Who: 1}) }
		bend.check = func(s *toy, err error) error {
			if s.Depth == 2 && s.Frames[1].Kind == toyTurn {
				return errors.New("TOY-9: another question is open")
			}
			return err
		}
	}},
	{"cover", "has snapshots that no damage can pass", func(g *Game) {
		bend.marshal = func(s *toy, from int, b []byte) []byte {
			return binary.LittleEndian.AppendUint32(b, crc32.ChecksumIEEE(b[from:]))
		}
		bend.unmarshal = func(s *toy, _ toy, rest []byte) []byte {
			b, _ := s.marshal(nil)
			if len(rest) < 4 || crc32.ChecksumIEEE(b) != binary.LittleEndian.Uint32(rest) {
				s.N = 9 // which Check refuses
				return rest
			}
			return rest[4:]
		}
	}},
	{"cover", "has a question that never occurs", func(g *Game) { g.Def.Frames = append(g.Def.Frames, "Where") }},
	{"cover", "has a card that never occurs", func(g *Game) { g.Covers[0].N++ }},
	{"cover", "has an option value that is not tried", func(g *Game) {
		g.Setups = []game.Setup{g.Def.DefaultSetup(2, 0), g.Def.DefaultSetup(3, 0)}
	}},
	{"alloc", "allocates", func(*Game) {
		bend.apply = func(s *toy, _ toy, a game.Action, _ *game.Sink) {
			if a.Kind == toyRoll {
				sink = make([]byte, 64+s.Round)
			}
		}
	}},
}

// shares makes a game whose copies hold one number together.
func shares(g *Game) {
	n := new(int)
	created(g, func(s *toy) { s.Shared = n })
	bend.apply = func(s *toy, _ toy, _ game.Action, _ *game.Sink) {
		if s.Shared != nil {
			*s.Shared++
		}
	}
	bend.marshal = func(s *toy, _ int, b []byte) []byte {
		if s.Shared == nil {
			return append(b, 0)
		}
		return append(b, byte(*s.Shared))
	}
}

func lowest(s *toy) uint8 {
	for c := uint8(1); ; c++ {
		if s.Deck>>c&1 != 0 && c != s.Top {
			return c
		}
	}
}

func TestEveryLawNoticesItsBreach(t *testing.T) {
	for _, b := range breaches {
		t.Run(b.law+" "+b.what, func(t *testing.T) {
			defer func() { bend = bends{} }()
			bend, asked = bends{}, 0
			g := toyGame()
			b.make(&g)
			c := Config{Games: 8, Quick: 60, Seed: 1, Dir: t.TempDir(), Enough: 50}
			var found []string
			for _, f := range Prove(g, c).Findings {
				found = append(found, f.Law)
				if text := f.text(g.Def, t.Name()); !strings.Contains(text, f.Law) || strings.Contains(text, "%!") {
					t.Errorf("finding reads %q", text)
				}
			}
			if !slices.Contains(found, b.law) {
				t.Errorf("a game that %s breaks the law %s, but the suite reports %q", b.what, b.law, found)
			}
		})
	}
}
