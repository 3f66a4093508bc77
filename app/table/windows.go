package table

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/session"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/engines/game"
)

// Windows, in which a seat may react to what another does: see package session. Where several people share the device, who
// is asked is asked aloud, and passes by word of mouth or takes the device.

// passRest passes for the rest of the turn; it stands beside Pass.
func (t *turn) passRest() cell {
	return cell{text: say.WindowRest.String(), draw: func(class string) app.UI {
		return ui.WordButton("pass", "rest", "btn-quiet"+class, "", say.WindowRest).DataSet("rev", t.View.Rev)
	}}
}

// calledCells are the buttons that the holder of the device presses for the person who is asked aloud.
func (t *turn) calledCells() []cell {
	button := func(do, arg, look, word string) cell {
		return cell{text: word, draw: func(class string) app.UI {
			return ui.Button(do, arg, look+class, ui.Word(word)).DataSet("rev", t.View.Rev)
		}}
	}
	name := t.Name(t.View.Turn)
	return []cell{
		button("pass", "", "btn-wax", say.WindowPasses(name)),
		button("pass", "rest", "", say.WindowRests(name)),
		button("handover", "", "btn-quiet", say.WindowGive(name)),
	}
}

// resting says that the viewer passes for the rest of the turn: one button ends that.
func (t *turn) resting() bool {
	v := t.View
	return v.Viewer != game.Nobody && v.Rests[v.Viewer]
}

// asking is how the person in a seat is asked in windows; nothing in a game without them and for a bot.
func (t *turn) asking(p game.Player) app.UI {
	v := t.View
	box := app.Div().Class("asking")
	if len(v.Def.Windows) == 0 || p == game.Nobody || v.Seats[p].Bot || v.Over {
		return box.Hidden(true)
	}
	ways, hint := []session.Ask{session.AskAble, session.AskAlways, session.AskNever}, say.WindowHint.String()
	if t.people() > 1 {
		ways, hint = []session.Ask{session.AskAlways, session.AskNever}, say.WindowHintmany.String()
	}
	now := session.AskOf(v.Seats, p)
	if v.Letter > 0 { // standing orders, see engines/post
		if v.Next != game.Nobody {
			return box.Hidden(true) // an order goes with a letter of one's own
		}
		ways, hint, now = []session.Ask{session.AskDefault, session.AskAlways, session.AskNever}, say.WindowHintfar.String(), session.Ask(v.Seats[p].Level)
	}
	choices := make([]ui.Choice, len(ways))
	for i, w := range ways {
		n := strconv.Itoa(int(w))
		name := say.WindowFights.String()
		if w != session.AskDefault {
			name = say.Asked(w - session.AskAlways).String()
		}
		choices[i] = ui.Choice{Arg: strconv.Itoa(int(p)) + ":" + n, Name: name, On: w == now && !v.Rests[p]}
	}
	return box.Body(
		app.H3().Text(say.WindowTitle.String()),
		ui.Segments("ask", say.WindowTitle.String(), choices),
		app.P().Class("hint").Hidden(!v.Rests[p]).Text(say.WindowResting(t.Name(p))),
		ui.Para("hint", hint))
}
