package post

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/games"
	"tabard/app/house"
	"tabard/app/session"
	"tabard/app/ui"
	say "tabard/app/words/post"
	shell "tabard/app/words/shell"
	"tabard/engines/game"
	letters "tabard/engines/post"
	"tabard/engines/save"
)

// Desk is what the screens ask of the tables of this page.
type Desk interface {
	// Borrow claims a table for as long as do takes, and says whether it could be had.
	Borrow(id string, do func(mine bool))
	// Forget takes a table that is open on this page away, since its record is to change.
	Forget(id string)
}

// Screen has the screens of tables by link.
type Screen struct {
	*Post
	house   *house.House
	desk    Desk
	replace func(house.Route) // shows another screen in the place of this one, without a step in the browser's history

	got    Got    // the letter of a link that is shown
	id     string // of the table that is shown
	name   string // as whom somebody sits down
	pasted string // what stands in the field for answers
}

// New returns the screens of a house. They are of use once they know the desk: see Meet.
func New(h *house.House) *Screen { return &Screen{Post: NewPost(h.Shelf), house: h} }

// Meet tells the screens which desk there is, and how another screen is shown.
func (s *Screen) Meet(d Desk, replace func(house.Route)) { s.desk, s.replace = d, replace }

// Open shows a table that is not dealt yet, or the newest letter of one that is.
func (s *Screen) Open(id string) { s.id, s.pasted = id, "" }

// Read opens the letter of a link. One that goes on is taken, and the table is shown; any other waits for the person.
func (s *Screen) Read(text string) {
	s.got, s.name = s.Receive(text), s.house.Settings.Name
	switch s.got.Outcome {
	case GoesOn:
		s.take(false)
	case IsHead:
		s.toTable(s.got.ID)
	}
}

// take makes the letter that is shown the head of its table, if no other tab has that open, and shows the table.
func (s *Screen) take(other bool) {
	g := s.got
	s.alone(g.ID, func() error { return s.Take(g, other) })
}

// alone changes a table and shows it, unless the person has gone elsewhere meanwhile.
func (s *Screen) alone(id string, change func() error) {
	visits := s.house.Visits
	s.desk.Borrow(id, func(mine bool) {
		if !mine {
			s.house.Tell(shell.ProblemElsewhere.String())
			return
		}
		s.desk.Forget(id)
		if err := change(); err != nil {
			s.house.Tell(house.Problem(err))
			return
		}
		if visits == s.house.Visits {
			s.toTable(id)
		}
	})
}

// toTable shows a table. Until the cards are dealt it shows who sits there and what to send.
func (s *Screen) toTable(id string) {
	place := house.PlaceTable
	if h, err := s.Head(id); err == nil && s.early(h) {
		place = house.PlacePost
	}
	s.replace(house.Route{Place: place, Arg: id})
}

// early says that a table is not dealt, and will not be by going on here.
func (s *Screen) early(h letters.Head) bool {
	if h.Letters >= len(h.Seats) && h.Letters > 1 { // the deal needs no more links: no game has to be played through to know
		return false
	}
	l, err := h.Open()
	if err != nil || l.Course == nil {
		return true
	}
	next := l.Course.Next()
	return !l.Course.Dealt() && (next == game.Nobody || !s.Here(h.ID)[next])
}

// Invite makes a table and shows its invitation.
func (s *Screen) Invite(g save.Game, advised bool, seat game.Player) {
	agreed := letters.Agreement(0)
	if advised {
		agreed = letters.Advised
	}
	id, err := s.Start(g, agreed, seat)
	if err != nil {
		s.house.Tell(shell.SetupRefused(house.Problem(err)))
		return
	}
	s.house.Navigate(house.Route{Place: house.PlacePost, Arg: id})
}

// sit sits the person down on a seat of the invitation that is shown.
func (s *Screen) sit(seat int) {
	g := s.got
	if g.Outcome != Free {
		return
	}
	s.alone(g.ID, func() error {
		name := save.Clean(s.name)
		err := s.Sit(g.ID, g.Letter.Table, game.Player(seat), name)
		if err == nil && name != "" && s.house.Settings.Name == "" {
			s.house.Settings.Name = name
			s.house.SaveSettings()
		}
		return err
	})
}

// Outcome is what became of the letter that was opened last.
func (s *Screen) Outcome() Outcome { return s.got.Outcome }

// Typed takes the text of a field. It returns false if the field is none of these screens'.
func (s *Screen) Typed(name, value string) bool {
	switch name {
	case "sit-name":
		s.name = value
	case "answer":
		s.pasted = value
	default:
		return false
	}
	return true
}

// View draws the screen of a place: a letter of a link, or a table.
func (s *Screen) View(p house.Place) app.UI {
	if p == house.PlacePost {
		return s.tableView()
	}
	return s.letterView()
}

// faceOf is the face of a game by its code.
func faceOf(code uint8) *face.Face { return games.Of(save.ByCode(code)) }

// nameOf is the name of a seat at a table.
func nameOf(seats []save.Seat, p game.Player) string {
	if p < 0 || int(p) >= len(seats) {
		return ""
	}
	if seats[p].Name != "" {
		return seats[p].Name
	}
	return say.FarSeat(face.Num(int(p) + 1))
}

// round says where a game stands, as everybody may know.
func round(c *letters.Course) (text string) {
	defer func() {
		if recover() != nil { // one fault must not keep a letter back
			text = ""
		}
	}()
	st, t := game.View(c.State(), game.Nobody), c.Table()
	return games.Of(c.Def()).Turnline(session.View{Def: c.Def(), Setup: t.Setup, Seats: t.Seats, Viewer: game.Nobody, State: st, Turn: st.Turn(), Prompt: st.Prompt()})
}

// agreement is what a table has agreed on, in three lines, and what stays open.
func agreement(t *letters.Table) app.UI {
	d := save.ByCode(t.Code)
	advice := say.AgreeUnadvised
	if t.Agreed&letters.Advised != 0 {
		advice = say.AgreeAdvised
	}
	left, _ := say.LeftNamed(d.ID)
	return app.Ul().Class("agreement").Body(
		app.Li().Text(say.AgreeChance.String()+" "+left.String()),
		app.Li().Text(advice.String()),
		app.Li().Hidden(len(d.Windows) == 0).Text(say.AgreeWindows.String()))
}

// seatsView says who sits where. pick is the control of a seat that is free; nil for none.
func seatsView(t *letters.Table, here [game.MaxSeats]bool, pick func(p game.Player) app.UI) app.UI {
	f := faceOf(t.Code)
	return app.Ul().Class("post-seats").Body(app.Range(t.Seats).Slice(func(i int) app.UI {
		seat, p := t.Seats[i], game.Player(i)
		var state app.UI
		switch {
		case seat.Bot:
			level, _ := f.Level(f.Def.Levels[seat.Level].ID)
			state = ui.Span("hint", shell.SetupBot(level))
		case here[i]:
			state = ui.Span("hint", say.TableHere.String())
		case t.Joined(p):
			state = ui.Span("hint", say.TableSeated.String())
		case pick != nil:
			state = pick(p)
		default:
			state = ui.Span("hint", say.TableFree.String())
		}
		return app.Li().Class("post-seat").Body(ui.Crest(seat.Colour, seat.Name), ui.Span("post-name", nameOf(t.Seats, p)), state)
	}))
}

// people are the names of those who have sat down.
func people(t *letters.Table) string {
	var names []string
	for p := range game.Player(len(t.Seats)) {
		if t.Joined(p) {
			names = append(names, nameOf(t.Seats, p))
		}
	}
	return strings.Join(names, ", ")
}
