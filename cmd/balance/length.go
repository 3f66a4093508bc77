package main

import (
	"fmt"
	"io"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	"tabard/app/face"
	"tabard/app/games"
	"tabard/app/session"
	"tabard/app/table"
	"tabard/engines/bot"
	"tabard/engines/game"
	"tabard/engines/save"
)

// length is how long one person against bots sits at a game of a study: the means of its games. See face.Length.
func (s *study) length() (own, shown int, err error) {
	owns, times, errs := make([]int, s.games), make([]time.Duration, s.games), make([]error, s.games)
	var next atomic.Int64
	var wait sync.WaitGroup
	for range max(1, s.workers) {
		wait.Go(func() {
			for g := int(next.Add(1)) - 1; g < s.games; g = int(next.Add(1)) - 1 {
				owns[g], times[g], errs[g] = s.sit(s.seed + uint64(g))
			}
		})
	}
	wait.Wait()
	var all time.Duration
	for g := range s.games {
		if errs[g] != nil {
			return 0, 0, errs[g]
		}
		own, all = own+owns[g], all+times[g]
	}
	return own / s.games, int(all/session.DefaultPause) / s.games, nil
}

// lengths prints it beside what the app says.
func (s *study) lengths(out io.Writer) error {
	own, shown, err := s.length()
	if err != nil {
		return err
	}
	n := s.setup.Seats
	said := games.ByID(s.def.ID).Length.Of[n]
	fmt.Fprintf(out, "%s with %d seats, %d games, %s: %d decisions of the person, %d pauses for the bots, %d minutes; the app says %d, %d and %d\n",
		s.def.ID, n, s.games, s.level.ID, own, shown, face.UpToFive(face.Time(own, shown)), said.Own, said.Shown, said.Minutes)
	return nil
}

// sit plays one game at the table of the app, with a bot in the place of its one person: how many questions with more than
// one answer the person is asked, and how long the table shows what the bots do at the normal pace, with one pause for each
// moment of a fight.
func (s *study) sit(seed uint64) (own int, shown time.Duration, err error) {
	setup := s.setup
	setup.Seed = seed
	person := game.Player(seed % uint64(setup.Seats))
	c := session.Config{ID: "length" + strconv.FormatUint(seed, 10), Setup: setup, Seats: make([]save.Seat, setup.Seats)}
	for i := range c.Seats {
		c.Seats[i] = save.Seat{Name: "Seat " + strconv.Itoa(i+1), Colour: uint8(i), Bot: i != int(person)}
	}
	m, effects, err := session.New(s.def, c)
	if err != nil {
		return 0, 0, err
	}
	var asked *session.Think
	t := table.New(games.ByID(s.def.ID), m, table.Ports{
		Put:   func(_ save.Game, done table.Done) { done(false, nil) },
		Think: func(q session.Think, _ func(session.Thought)) { asked = &q },
		Stop:  func() { asked = nil },
		After: func(time.Duration, func()) func() { return func() {} },
		Now:   func() int64 { return 0 },
	}, table.Normal)
	linger, announced := t.Driver.Linger, t.Driver.OnAnnounce
	t.Driver.Linger = func(d time.Duration) time.Duration {
		d = linger(d)
		shown += d
		return d
	}
	moments := map[int]int{} // by entry of the log
	t.Driver.OnAnnounce = func(entries []session.Entry) {
		announced(entries)
		for _, e := range entries {
			if t.Face.Scenes != nil {
				v := m.View()
				moments[e.Index] = len(t.Face.Scenes(v, v.Log[e.Index].Events))
			}
		}
		t.Open = ""
	}
	t.Start(effects, func() {})
	for v := m.View(); !v.Over; v = m.View() {
		switch {
		case v.Paused:
			t.Driver.Send(session.Resume{Rev: v.Rev})
		case asked != nil:
			q := asked
			asked = nil
			seen := s.def.Zero()
			if _, err := seen.UnmarshalMsg(q.State); err != nil {
				return 0, 0, err
			}
			t.Driver.Send(session.Thought{Rev: q.Rev, Action: bot.Choose(s.def, seen, q.Seat, s.level, q.Seed)})
		case len(v.Legal) > 0:
			if len(v.Legal) > 1 {
				own++
			}
			t.Driver.Send(session.Chose{Rev: v.Rev, Action: bot.Choose(s.def, v.State, person, s.level, seed)})
		default:
			return 0, 0, fmt.Errorf("game %d stands still after %d answers", seed, len(m.Answers()))
		}
		if now := m.View(); now.Rev == v.Rev && now.Paused == v.Paused && now.Thinking == v.Thinking {
			return 0, 0, fmt.Errorf("game %d: nothing follows from answer %d", seed, len(m.Answers()))
		}
	}
	for _, n := range moments {
		shown += time.Duration(n) * session.DefaultPause
	}
	return own, shown, nil
}
