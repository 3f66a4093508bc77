package merchants

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/ui"
	"tabard/app/words"
	say "tabard/app/words/merchants"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

func board(v session.View, lit func(face.Ref) bool) app.UI {
	d := draw(v, lit)
	if d.s == nil {
		return ui.Box("bm")
	}
	class := "area area-0 bm-map bm-seats-" + face.Num(int(d.s.N))
	if len(d.peoples()) < rules.Races {
		class += " bm-three"
	}
	body := append([]app.UI{ui.Box("bm-middle", d.season(), d.steve())}, d.courts()...)
	return ui.Box("bm", ui.Box("bm-board", ui.Box(class, append(body, d.fronts()...)...), d.shops(), d.outlook()))
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
		year = append(year, ui.Wrap(class, ui.Sign(seasonIcon[n], "")))
	}
	for n := range rules.SeasonTokens {
		class := "bm-torch"
		if n < int(s.Tokens) {
			class += " bm-burns"
		}
		torches = append(torches, ui.Wrap(class, ui.Sign(tokenIcon, "")))
	}
	limit := d.box().KingdomLimit[s.Season]
	label := say.AriaSeason(rules.Seasons, limit, int(s.Season)+1, rules.SeasonTokens, say.Season(s.Season), int(s.Tokens))
	body := []app.UI{ui.Span("bm-name", say.Season(s.Season).String()), ui.Wrap("bm-year", year...), ui.Wrap("bm-torches", torches...),
		amount("bm-limit", kingdomIcon, say.MarkLimit(limit))}
	class := "bm-season bm-in-" + face.Num(int(s.Season))
	if s.Trigger != game.Nobody && !s.Over {
		class += " bm-ends"
		crests := []app.UI{ui.Wrap("bm-ender", ui.Sign("ui-flag", ""), d.crest(s.Trigger))}
		for _, p := range d.movers() {
			crests = append(crests, d.crest(p))
		}
		body = append(body, ui.Wrap("bm-final", append(crests, ui.Sign("ui-right", "bm-to"), ui.Sign("g-soldier", "bm-warsign"), ui.Span("bm-word", say.MarkFinal.String()))...))
		label = face.Sentences(label, say.AriaEnded(d.Person(s.Trigger)), d.lastTurns())
	}
	return d.piece(class, seasonRef, label, body...)
}

// movers are those who still have a turn before the war, in their order. Whoever brought the season's end about is no longer
// among them.
func (c *teller) movers() (who []game.Player) {
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

// lastTurns says who still has a turn before the war.
func (c *teller) lastTurns() string { return say.AriaMovers(c.listed(words.WhoIn, c.movers())) }

// courts are the races with the reward tiles that can still be taken this season.
func (d drawing) courts() (body []app.UI) {
	for _, r := range d.peoples() {
		var crests []app.UI
		for p := range game.Player(d.s.N) {
			if d.s.Reward[r]>>p&1 == 1 {
				crests = append(crests, d.crest(p))
			}
		}
		label := say.AriaCourt(say.Race(r), d.names(words.WhoIn, func(p game.Player) bool { return d.s.Reward[r]>>p&1 == 1 }))
		inner := []app.UI{picture(rules.RaceNames[r], "bm-race"), ui.Span("bm-name", say.Race(r).String())}
		if q := d.my(); q != nil && q.Race[r] > 0 {
			label = face.Sentences(label, say.AriaCourtMore(int(q.Race[r])))
			inner = append(inner, ui.Span("bm-more", signed(int(q.Race[r]))))
		}
		body = append(body, d.piece("bm-court bm-court-"+face.Num(int(r)), raceRef(r), label, append(inner, ui.Wrap("bm-spots", crests...))...))
	}
	return body
}

// steve is Salesman Steve's track, with whom he serves next; there is none without him.
func (d drawing) steve() app.UI {
	if d.s.N != 2 {
		return ui.Box("bm-none")
	}
	var said []string
	stops := []app.UI{ui.Sign(steveIcon, "bm-stevesign")}
	for i := range rules.Races {
		r := d.s.SteveOrder[(int(d.s.StevePos)+i)%rules.Races]
		said = append(said, say.Race(r).They())
		class := "bm-stop"
		if i == 0 {
			class += " bm-next"
		}
		stops = append(stops, ui.Wrap(class, ui.Sign(raceIcon[r], "")))
	}
	label := say.AriaSteve(words.And(said))
	var goals []int
	for space := range d.goals {
		goals = append(goals, space)
	}
	slices.Sort(goals)
	var fields []string
	for _, space := range goals {
		fields = append(fields, d.at(space).field())
	}
	word := say.MarkSteveNext.String()
	if len(fields) > 0 {
		word = say.MarkSteveGoal(words.And(fields))
		label = face.Sentences(label, say.AriaSteveGoals(words.And(fields)))
	}
	return d.piece("bm-steve", steveRef, label, ui.Wrap("bm-stops", stops...), ui.Span("bm-word", word))
}

// outlook is what a war would bring every seat if it came now, and where the seats stand.
func (d drawing) outlook() app.UI {
	war, standing := d.war(), d.s.Standing(nil)
	var lanes []app.UI
	for p := range game.Player(d.s.N) {
		q, f := &d.s.Seats[p], war[p]
		rank, _ := game.RankOf(standing, p)
		total := int(rank.Keys[0])
		class := "bm-lane"
		if p == d.v.Turn {
			class += " bm-acts"
		}
		fact := func(class string, word words.Text, value app.UI) app.UI {
			return ui.Wrap("bm-fact "+class, ui.Span("bm-word", word.String()), value)
		}
		n := func(n int) app.UI { return ui.Span("bm-n", face.Num(n)) }
		label := say.AriaLane(int(q.Gold), total, d.Person(p))
		facts := []app.UI{ui.Wrap("bm-who", d.crest(p), ui.Span("bm-name", d.NameOf(p)))}
		if !d.s.Over {
			label = face.Sentences(label, f.said())
			facts = append(facts, fact("", say.FactWon, n(f.won)), fact("", say.FactLost, n(f.lost)), fact("", say.FactTied, n(f.tied)),
				fact("", say.FactPay, ui.Span("bm-n bm-gold", signed(f.gold))),
				fact("", say.FactPile, change(q.DefeatedTotal(d.box()), f.pile)))
		}
		lanes = append(lanes, d.piece(class, seatRef(p), label, append(facts, fact("bm-total", say.FactYearEnd, ui.Span("bm-n bm-gold", face.Num(total))))...))
	}
	if d.s.Over {
		return ui.Part("bm-outlook bm-over area area-2", say.TitleAtEnd.String(), lanes...)
	}
	return ui.Part("bm-outlook area area-2", say.TitleOutlook.String(), lanes...)
}

// change is a number and what becomes of it.
func change(from, to int) app.UI {
	if from == to {
		return ui.Span("bm-n", face.Num(to))
	}
	return ui.Wrap("bm-n", ui.Span("", face.Num(from)), ui.Sign("ui-right", "bm-to"), ui.Span("", face.Num(to)))
}
