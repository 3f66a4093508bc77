package setup

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/session"
	"tabard/app/ui"
	"tabard/app/words"
	apart "tabard/app/words/post"
	say "tabard/app/words/shell"
	"tabard/engines/game"
	"tabard/engines/save"
)

// far is what a draft has of a table by link: the first person is the player, other people may sit down on the other seats, and bots fill the rest.
type far struct {
	on      bool
	guests  [game.MaxSeats]string // names of those who are expected, by seat; empty where anybody may sit down
	advised bool                  // advice is allowed
}

// you is the player's own seat: that of the first person. -1 if bots sit everywhere.
func (d *draft) you() int {
	return slices.IndexFunc(d.seats[:d.n], func(s save.Seat) bool { return !s.Bot })
}

// people is how many seats are no bots'.
func (d *draft) people() (n int) {
	for _, s := range d.seats[:d.n] {
		if !s.Bot {
			n++
		}
	}
	return n
}

// goFar has the game played by link, or round this device. By link at least one seat is free for somebody else.
func (d *draft) goFar(on bool) {
	d.far.on = on
	if on {
		d.resize(max(d.n, 2))
		for i, people := 0, d.people(); people < 2; i++ {
			if d.seats[i].Bot {
				d.seats[i].Bot = false
				people++
			}
		}
	}
}

// farField asks where the game is played.
func (d *draft) farField() app.UI {
	return ui.Segments("far", apart.FarWhere.String(), []ui.Choice{
		{Arg: "here", Name: apart.FarHere.String(), On: !d.far.on}, {Arg: "apart", Name: apart.FarApart.String(), On: d.far.on},
	})
}

// agreement says what is agreed on at a table by link.
func (d *draft) agreement() app.UI {
	left, _ := apart.LeftNamed(d.face.Def.ID)
	return ui.Section("card",
		app.H2().Text(apart.AgreeTitle.String()),
		ui.Say(apart.AgreeChance.String()+" "+left.String()),
		ui.Switch("advised", "", apart.AgreeAdvice.String(), apart.AgreeAdvicehint.String(), d.far.advised),
		app.P().Hidden(len(d.face.Def.Windows) == 0).Text(apart.AgreeWindows.String())).Hidden(!d.far.on)
}

// startWord is the word of the button that begins.
func (d *draft) startWord() words.Text {
	if d.far.on {
		return apart.FarInvite
	}
	return say.SetupStart
}

// personWord says who sits on a seat that is no bot's.
func (d *draft) personWord(i int) string {
	if d.far.on && i != d.you() {
		return apart.FarOpen.String()
	}
	return say.SetupPerson.String()
}

// nameField is the field for the name of a seat. That of somebody who is expected may stay empty.
func (d *draft) nameField(i int) app.UI {
	n, seat := strconv.Itoa(i), d.seats[i]
	field := func(name, value, label string) app.HTMLInput {
		return app.Input().Name(name).Type("text").Value(value).MaxLength(save.MaxName).AutoComplete(false).Aria("label", label).Class("draft-name")
	}
	if d.awaits(i) { // another element, since the browser would keep the text that was there
		return ui.Box("draft-guest", field("seat-guest:"+n, d.far.guests[i], apart.FarName(strconv.Itoa(i+1))).Placeholder(apart.FarAnyone.String()))
	}
	return field("seat-name:"+n, seat.Name, say.SetupName(strconv.Itoa(i+1)))
}

// awaits says that somebody else is to sit down on a seat, on another device.
func (d *draft) awaits(i int) bool { return d.far.on && !d.seats[i].Bot && i != d.you() }

// called is what a seat is called; empty for one on which anybody may sit down.
func (d *draft) called(i int) string {
	if d.awaits(i) {
		return d.far.guests[i]
	}
	return d.seats[i].Name
}

// invite makes the table by link of a draft.
func (s *Screen) invite(d *draft, c session.Config) {
	if d.people() < 2 {
		s.house.Tell(apart.FarPeople.String())
		return
	}
	you := d.you()
	g := save.Game{Code: d.face.Def.Code, Rules: d.face.Def.Rules, Setup: c.Setup, Seats: c.Seats, Box: c.Box}
	for i := range g.Seats {
		if !g.Seats[i].Bot && i != you {
			g.Seats[i].Name = save.Clean(d.far.guests[i])
		}
	}
	s.house.Settings.Name = g.Seats[you].Name
	s.house.SaveSettings()
	s.post.Invite(g, d.far.advised, game.Player(you))
}
