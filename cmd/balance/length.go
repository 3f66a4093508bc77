package main

import (
	"errors"
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
	f := games.ByID(s.def.ID)
	t := table.New(f, m, table.Normal)
	var asked *table.Ask
	moments := map[int]int{} // by entry of the log
	carry := func(effects []table.Effect) error {
		for _, e := range effects {
			switch e := e.(type) {
			case table.Ask:
				asked = &e
			case table.Unask:
				asked = nil
			case table.After:
				if e.Pause() {
					shown += e.D
				}
			case table.Fault:
				return errors.New(e.Report)
			}
		}
		return nil
	}
	told := 0 // entries of the log whose moments are counted
	err = carry(t.Start(effects))
	for v := m.View(); err == nil && !v.Over; v = m.View() {
		var next table.Msg
		switch {
		case v.Paused:
			next = table.Resume{}
		case asked != nil:
			seen := s.def.Zero()
			if _, err := seen.UnmarshalMsg(asked.State); err != nil {
				return 0, 0, err
			}
			next = table.Answered{Ask: *asked, Answer: bot.Answer{Action: bot.Choose(s.def, seen, asked.Seat, s.level, asked.Seed)}}
			asked = nil
		case len(v.Legal) > 0:
			if len(v.Legal) > 1 {
				own++
			}
			next = table.Play{Msg: session.Chose{Rev: v.Rev, Action: bot.Choose(s.def, v.State, person, s.level, seed)}}
		default:
			return 0, 0, fmt.Errorf("game %d stands still after %d answers", seed, len(m.Answers()))
		}
		err = carry(t.Update(next))
		now := m.View()
		if now.Rev == v.Rev && now.Paused == v.Paused && now.Thinking == v.Thinking {
			return 0, 0, fmt.Errorf("game %d: nothing follows from answer %d", seed, len(m.Answers()))
		}
		if f.Scenes != nil {
			for told = max(0, min(told, len(now.Log))-1); told < len(now.Log); told++ { // the last of them may have gone on
				moments[told] = len(f.Scenes(now, now.Log[told].Events))
			}
		}
		t.Update(table.Close{}) // nobody watches the moments
	}
	if err != nil {
		return 0, 0, err
	}
	for _, n := range moments {
		shown += time.Duration(n) * session.DefaultPause
	}
	return own, shown, nil
}
