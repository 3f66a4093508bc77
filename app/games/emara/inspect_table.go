package emara

import (
	"strings"

	"tabard/app/face"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// inspectEvent is the event that holds now.
func (c explainer) inspectEvent() face.Detail {
	e := c.s.Event
	d := face.Detail{Title: c.Inspect["noEvent"], Icon: "g-scroll", Sub: c.tell("startCard", "event", c.Occasions[c.s.StartCard].Name),
		Paras: []string{c.Inspect["noEventYet"]}}
	if e != rules.NoEvent {
		d.Title, d.Art, d.Sub = c.Occasions[e].Name, rules.EventCards[e].ID, c.tell("eventSub", "n", face.Num(int(c.s.Round)), "all", face.Num(rules.Rounds))
		d.Paras = []string{c.Occasions[e].Line, c.Inspect[c.when(e)]}
	}
	for _, t := range rules.EventTrades {
		if t.Event != e {
			continue
		}
		text := c.count(int(t.CP), "citizen")
		if t.BP > 0 {
			text = c.gets(int(t.BP))
		}
		if q := c.my(); q != nil && !c.v.Over {
			key, have := "tradeNo", q.Owned(t.Pay)
			if t.Pay < rules.Resources {
				have += int(q.Coin)
			}
			if have >= int(t.N) {
				key = "tradeYes"
			}
			text = c.tell(key, "points", text)
		}
		d.Row(face.Row{Name: c.amount(int(t.N), t.Pay), Text: text})
	}
	if c.s.N > 1 {
		d.Row(c.row("statue", c.Who(c.s.Start)))
	}
	var left []string
	for i, x := range c.Occasions[1:] {
		if c.s.EventsLeft>>i&1 == 1 {
			left = append(left, x.Name)
		}
	}
	if n := rules.Rounds - int(c.s.Round); n > 0 {
		d.Row(face.Row{Name: c.tell("toCome", "n", face.Num(n)), Text: strings.Join(left, "; ")})
	}
	return d
}

// when is the key of when an event does what it does.
func (c explainer) when(e rules.Event) string {
	if _, ok := rules.EventGain(e); ok {
		return "whenBegan"
	}
	for _, t := range rules.EventTrades {
		if t.Event == e {
			if c.s.N == 1 {
				return "whenEndsAlone"
			}
			return "whenEnds"
		}
	}
	return "whenRound"
}

// tokens are favor tokens in words, by place.
func (c explainer) tokens(mask uint16) string {
	var parts []string
	for i, t := range rules.FavorTokens {
		if mask>>i&1 == 1 {
			parts = append(parts, c.tell("tokenAt", "reward", c.reward(i), "place", c.Locations[t.At].The))
		}
	}
	if len(parts) == 0 {
		return c.Inspect["none"]
	}
	return strings.Join(parts, "; ")
}

// inspectFavors are the tokens that nobody has yet, and who has the others.
func (c explainer) inspectFavors() face.Detail {
	unseen := c.s.FavorStack
	d := face.Detail{Title: c.Inspect["favors"], Icon: favorIcon, Sub: c.tell("favorsSub", "n", face.Num(count16(unseen)), "m", face.Num(count16(c.s.FavorDiscard))),
		Paras: []string{c.Inspect["favorsDraw"], c.Inspect["favorsUse"]}}
	if c.s.FavorStack == 0 && c.s.FavorDiscard == 0 {
		d.Say(c.Inspect["favorsGone"])
	}
	if c.s.Drawn != 0 {
		d.Row(c.row("drawn", c.tokens(c.s.Drawn)))
	}
	d.Rows = append(d.Rows, c.row("discarded", c.tokens(c.s.FavorDiscard)), c.row("unseen", c.tokens(unseen)))
	for p := range game.Player(c.s.N) {
		d.Row(face.Row{Name: c.Who(p), Text: c.tokens(c.s.Seats[p].Favors)})
	}
	return d
}

func count16(mask uint16) (n int) {
	for ; mask != 0; mask &= mask - 1 {
		n++
	}
	return n
}

// inspectToken is one favor token.
func (c explainer) inspectToken(i int) face.Detail {
	t := rules.FavorTokens[i]
	d := face.Detail{Title: c.tell("tokenTitle", "reward", c.reward(i)), Icon: favorIcon, Sub: c.tell("tokenSub", "place", c.Locations[t.At].The),
		Paras: []string{c.tell("tokenRule", "place", c.Locations[t.At].The, "reward", c.reward(i))}}
	if t.BP > 0 {
		d.Paras = and(d.Paras, c.got(int(t.BP)))
	}
	d.Say(c.Inspect["tokenEnd"])
	switch {
	case t.CP > 0:
		d.Chips = []face.Chip{c.gain(citizenIcon, int(t.CP), "citizen")}
	case t.BP > 0:
		d.Chips = []face.Chip{c.gain(buildingIcon, int(t.BP), "building")}
	default:
		d.Chips = []face.Chip{c.chip(t.Gain, 1, true)}
	}
	where := c.Inspect["tokenStack"]
	switch bit := uint16(1) << i; {
	case c.s.FavorDiscard&bit != 0:
		where = c.Inspect["tokenDiscard"]
	case c.s.Drawn&bit != 0:
		where = c.Inspect["tokenDrawn"]
	default:
		for p := range game.Player(c.s.N) {
			if c.s.Seats[p].Favors&bit != 0 {
				where = c.tell("tokenOf", "whose", c.Whose(p))
			}
		}
	}
	d.Rows = append([]face.Row{c.row("tokenWhere", where)}, c.awayRows(t.At)...)
	return d
}

// inspectTrack are the totals and what they come to.
func (c explainer) inspectTrack() face.Detail {
	d := face.Detail{Title: c.Inspect["track"], Icon: crownIcon, Sub: c.Inspect["trackSub"], Paras: []string{c.Inspect["trackRule"]}}
	if q := c.my(); q != nil {
		switch gap := int(q.CP) - int(q.BP); {
		case gap < 0:
			d.Say(c.tell("citizensShort", "n", face.Num(-gap)))
		case gap > 0:
			d.Say(c.tell("buildingsShort", "n", face.Num(gap)))
		default:
			d.Say(c.Inspect["level"])
		}
	}
	if !c.v.Over {
		d.Say(c.Inspect["trackForecast"])
	}
	for p := range game.Player(c.s.N) {
		q := &c.s.Seats[p]
		key, left := "totals", q.Leftover()
		if c.s.SplitDone>>p&1 == 1 || c.v.Over {
			key = "totalsEnd"
		}
		final, second := c.s.Forecast(p)
		d.Row(face.Row{Name: c.Who(p), Text: c.tell(key, "cp", c.count(int(q.CP), "citizen"), "bp", c.count(int(q.BP), "building"),
			"left", c.count(left, "point"), "final", face.Num(final), "second", face.Num(second))})
	}
	if c.s.N == 1 {
		d.Row(face.Row{Name: c.Victoria, Text: c.count(int(c.s.VictoriaCP), "citizen")})
	}
	return d
}

// inspectVictoria is the rival of a game alone: what she has and what is still certain to come.
func (c explainer) inspectVictoria() face.Detail {
	cp := int(c.s.VictoriaCP)
	d := face.Detail{Title: c.Victoria, Icon: crownIcon, Sub: c.count(cp, "citizen"), Paras: []string{c.Inspect["victoria"], c.Inspect["victoriaBeat"]}}
	if c.s.Opt&rules.OptCampaign == 0 {
		d.Paras[1] = c.Inspect["victoriaHigh"]
	}
	steps := c.s.VictoriaAhead(nil)
	if len(steps) == 0 {
		return d
	}
	d.Say(c.Inspect["victoriaSlow"])
	stone, _ := c.s.TrackOf(rules.MarkStone)
	bread, _ := c.s.TrackOf(rules.MarkBread)
	all, least := cp, cp
	for _, v := range steps {
		parts := []string{c.tell("herStone", "n", face.Num(v.Stone)), c.tell("herBread", "n", face.Num(v.Bread))}
		least += int(stone.After) + int(bread.After)
		if v.Rank != rules.NoRank {
			parts = append(parts, c.tell("herCard", "rank", c.Ranks[v.Rank], "n", face.Num(v.RankCP)))
			least += c.herLeast(v.Rank)
		}
		all += v.Sum()
		d.Row(face.Row{Name: c.tell("afterRound", "n", face.Num(int(v.Round))), Text: c.tell("herGain", "parts", c.List(parts), "n", face.Num(v.Sum()), "all", face.Num(all))})
	}
	d.Rows = append(d.Rows, c.row("herAll", face.Num(all)), c.row("herLeast", face.Num(least)))
	return d
}

// herLeast is the worst card of a rank that Victoria can still be left: the next one, or the one after it if the player
// may take that first.
func (c explainer) herLeast(r rules.Rank) int {
	i := c.s.NobleTaken[r-1]
	if c.s.Seats[0].Rank < r && i < 3 {
		i++
	}
	return int(rules.RankCards[r].CP[min(i, 3)])
}
