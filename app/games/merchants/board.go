package merchants

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

func board(w *words) func(session.View, func(face.Ref) bool) app.UI {
	return func(v session.View, lit func(face.Ref) bool) app.UI {
		d := draw(v, w, lit)
		if d.s == nil {
			return div("bm")
		}
		class := "bm-map bm-seats-" + num(int(d.s.N))
		if len(d.peoples()) < rules.Races {
			class += " bm-three"
		}
		body := append([]app.UI{div("bm-middle", d.season(), d.steve())}, d.courts()...)
		return div("bm", div("bm-board", div(class, append(body, d.fronts()...)...), d.shops(), d.outlook()))
	}
}

// season shows how far the season is: its tokens, the limit of kingdom cards, and who still has a turn before the war.
func (d drawing) season() app.UI {
	s := d.s
	var year, torches []app.UI
	for n := range rules.Season(rules.Seasons) {
		class := "bm-quarter"
		if n == s.Season {
			class += " bm-now"
		} else if n < s.Season {
			class += " bm-past"
		}
		year = append(year, wrap(class, icon(seasonIcon[n], "")))
	}
	for n := range rules.SeasonTokens {
		class := "bm-torch"
		if n < int(s.Tokens) {
			class += " bm-burns"
		}
		torches = append(torches, wrap(class, icon(tokenIcon, "")))
	}
	limit := rules.KingdomLimit[s.Season]
	label := d.tell("seasonAria", "season", d.Seasons[s.Season].Name, "n", num(int(s.Season)+1), "all", num(rules.Seasons),
		"tokens", num(int(s.Tokens)), "of", num(rules.SeasonTokens), "cards", d.count(limit, "card"))
	body := []app.UI{span("bm-name", d.Seasons[s.Season].Name), wrap("bm-year", year...), wrap("bm-torches", torches...),
		amount("bm-limit", kingdomIcon, d.tell("limit", "n", num(limit)))}
	class := "bm-season bm-in-" + num(int(s.Season))
	if movers := d.movers(); s.Trigger != game.Nobody && !s.Over {
		class += " bm-ends"
		var who []string
		crests := []app.UI{wrap("bm-ender", icon("ui-flag", ""), d.crest(s.Trigger))}
		for _, p := range movers {
			who = append(who, d.who(p))
			crests = append(crests, d.crest(p))
		}
		body = append(body, wrap("bm-final", append(crests, icon("ui-right", "bm-to"), icon("g-soldier", "bm-warsign"), span("bm-word", d.tell("finalTurns")))...))
		label = sentences(label, d.tell("ended", "who", d.who(s.Trigger)), d.tell("movers", "who", d.List(who)))
	}
	return d.piece(class, seasonRef, label, body...)
}

// movers are those who still have a turn before the war, in their order. Whoever brought the season's end about is no longer
// among them.
func (c scene) movers() (who []game.Player) {
	n := game.Player(c.s.N)
	first := c.s.Turn()
	if c.s.TriggeredNow {
		first++
	}
	for i := range game.Player(c.s.FinalTurns) {
		who = append(who, (first+i)%n)
	}
	return who
}

// courts are the races with the reward tiles that can still be taken this season.
func (d drawing) courts() (body []app.UI) {
	for _, r := range d.peoples() {
		var crests []app.UI
		for p := range game.Player(d.s.N) {
			if d.s.Reward[r]>>p&1 == 1 {
				crests = append(crests, d.crest(p))
			}
		}
		who := d.names(func(p game.Player) bool { return d.s.Reward[r]>>p&1 == 1 })
		label := d.tell("courtAria", "race", d.Cap(d.Races[r].The), "who", who)
		if who == "" {
			label = d.tell("courtNone", "race", d.Cap(d.Races[r].The))
		}
		inner := []app.UI{icon(raceIcon[r], "bm-race"), span("bm-name", d.Races[r].Name)}
		if q := d.my(); q != nil && q.Race[r] > 0 {
			label = sentences(label, d.tell("courtYours", "gold", d.gold(int(q.Race[r]))))
			inner = append(inner, span("bm-more", signed(int(q.Race[r]))))
		}
		body = append(body, d.piece("bm-court bm-court-"+num(int(r)), raceRef(r), label, append(inner, wrap("bm-spots", crests...))...))
	}
	return body
}

// steve is Salesman Steve's track, with whom he serves next; there is none without him.
func (d drawing) steve() app.UI {
	if d.s.N != 2 {
		return div("bm-none")
	}
	var said []string
	stops := []app.UI{icon(steveIcon, "bm-stevesign")}
	for i := range rules.Races {
		r := d.s.SteveOrder[(int(d.s.StevePos)+i)%rules.Races]
		said = append(said, d.Races[r].The)
		class := "bm-stop"
		if i == 0 {
			class += " bm-next"
		}
		stops = append(stops, wrap(class, icon(raceIcon[r], "")))
	}
	label := d.tell("steveAria", "steve", d.Steve, "races", d.List(said))
	var goals []int
	for space := range d.goals {
		goals = append(goals, space)
	}
	slices.Sort(goals)
	var fields []string
	for _, space := range goals {
		field, _ := d.at(space)
		fields = append(fields, field)
	}
	word := d.tell("steveNext")
	if len(fields) > 0 {
		word = d.tell("steveGoal", "fields", d.List(fields))
		label = sentences(label, d.tell("steveGoals", "fields", d.List(fields)))
	}
	return d.piece("bm-steve", steveRef, label, wrap("bm-stops", stops...), span("bm-word", word))
}

// outlook is what a war would bring every seat if it came now, and where the seats stand.
func (d drawing) outlook() app.UI {
	war, standing := d.war(), d.s.Standing(nil)
	var lanes []app.UI
	for p := range game.Player(d.s.N) {
		q, f := &d.s.Seats[p], war[p]
		total := 0
		for _, r := range standing {
			if r.Who == p {
				total = int(r.Keys[0])
			}
		}
		class := "bm-lane"
		if p == d.v.Turn {
			class += " bm-acts"
		}
		fact := func(class, word string, value app.UI) app.UI {
			return wrap("bm-fact "+class, span("bm-word", d.tell(word)), value)
		}
		n := func(n int) app.UI { return span("bm-n", num(n)) }
		label := d.tell("laneAria", "who", d.who(p), "gold", d.gold(int(q.Gold)), "total", d.gold(total))
		facts := []app.UI{wrap("bm-who", d.crest(p), span("bm-name", d.name(p)))}
		if !d.s.Over {
			label = sentences(label, d.tell("laneWar", "won", num(f.won), "lost", num(f.lost), "tied", num(f.tied),
				"gold", d.gold(f.gold), "points", d.count(f.pile, "point"), "prize", d.gold(f.prize)))
			facts = append(facts, fact("", "won", n(f.won)), fact("", "lost", n(f.lost)), fact("", "tied", n(f.tied)),
				fact("", "pay", span("bm-n bm-gold", signed(f.gold))),
				fact("", "pile", change(q.DefeatedTotal(), f.pile)))
		}
		lanes = append(lanes, d.piece(class, seatRef(p), label, append(facts, fact("bm-total", "yearEnd", span("bm-n bm-gold", num(total))))...))
	}
	if d.s.Over {
		return part("bm-outlook bm-over", d.tell("atTheEnd"), lanes...)
	}
	return part("bm-outlook", d.tell("outlook"), lanes...)
}

// change is a number and what becomes of it.
func change(from, to int) app.UI {
	if from == to {
		return span("bm-n", num(to))
	}
	return wrap("bm-n", span("", num(from)), icon("ui-right", "bm-to"), span("", num(to)))
}
