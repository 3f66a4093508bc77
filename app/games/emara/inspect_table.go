package emara

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/emara"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// inspectEvent is the event that holds now.
func (c explainer) inspectEvent() face.Detail {
	e := c.s.Event
	d := face.Detail{Title: say.SheetNoEvent.String(), Icon: "g-scroll", Sub: say.SheetStartCard(say.Occasion(c.s.StartCard)),
		Paras: []string{say.SheetNoEventYet.String()}}
	if e != rules.NoEvent {
		d.Title, d.Art, d.Sub = say.Occasion(e).String(), rules.OccasionNames[e], say.SheetEventSub(rules.Rounds, int(c.s.Round))
		d.Paras = []string{eventDoes(c.box(), e) + ".", c.when(e).String()}
	}
	for i, t := range rules.EventTrades {
		if t.Event != e {
			continue
		}
		terms := &c.box().Trades[i]
		text := tradePoints(terms, c.gets(int(terms.BP)))
		if q := c.my(); q != nil && !c.v.Over {
			owns, have := say.SheetTradeNo, q.Owned(t.Pay)
			if t.Pay < rules.Resources {
				have += int(q.Coin)
			}
			if have >= int(terms.N) {
				owns = say.SheetTradeYes
			}
			text = owns(text)
		}
		d.Row(face.Row{Name: say.Good(t.Pay).Amount(int(terms.N)), Text: text})
	}
	if c.s.N > 1 {
		d.Row(row(say.SheetStatue, c.who(c.s.Start)))
	}
	var left []string
	for i := range rules.Events {
		if c.s.EventsLeft>>i&1 == 1 {
			left = append(left, say.Occasion(i+1).String())
		}
	}
	if n := rules.Rounds - int(c.s.Round); n > 0 {
		d.Row(face.Row{Name: say.SheetToCome(n), Text: face.Notes(left...)})
	}
	return d
}

// when says when an event does what it does.
func (c explainer) when(e rules.Event) words.Text {
	if _, ok := rules.EventGain(e); ok {
		return say.SheetWhenBegan
	}
	for _, t := range rules.EventTrades {
		if t.Event == e {
			if c.s.N == 1 {
				return say.SheetWhenEndsAlone
			}
			return say.SheetWhenEnds
		}
	}
	return say.SheetWhenRound
}

// tokenList are favor tokens in words, by place.
func (c explainer) tokenList(mask uint16) string {
	var parts []string
	for i := range rules.Tokens {
		if mask>>i&1 == 1 {
			parts = append(parts, c.tokenAt(i))
		}
	}
	if len(parts) == 0 {
		return say.SheetNone.String()
	}
	return face.Notes(parts...)
}

// inspectFavors are the tokens that nobody has yet, and who has the others.
func (c explainer) inspectFavors() face.Detail {
	unseen, halves := c.s.FavorStack, c.box().TokenPoints2
	d := face.Detail{Title: say.SheetFavors.String(), Icon: favorIcon, Sub: say.SheetFavorsSub(count16(c.s.FavorDiscard), count16(unseen)),
		Paras: []string{say.SheetFavorsDraw.String(), say.SheetFavorsUse(halves%2 == 1, int(halves/2))}}
	if c.s.FavorStack == 0 && c.s.FavorDiscard == 0 {
		d.Say(say.SheetFavorsGone.String())
	}
	if c.s.Drawn != 0 {
		d.Row(row(say.SheetDrawn, c.tokenList(c.s.Drawn)))
	}
	d.Rows = append(d.Rows, row(say.SheetDiscarded, c.tokenList(c.s.FavorDiscard)), row(say.SheetUnseen, c.tokenList(unseen)))
	for p := range game.Player(c.s.N) {
		d.Row(face.Row{Name: c.who(p), Text: c.tokenList(c.s.Seats[p].Favors)})
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
	t, gives := &c.box().Tokens[i], reward(c.box(), i)
	d := face.Detail{Title: say.SheetToken(gives), Icon: favorIcon, Sub: say.SheetTokenSub(say.Place(t.At)),
		Paras: []string{say.SheetTokenRule(say.Place(t.At), gives)}}
	if t.BP > 0 {
		d.Paras = and(d.Paras, c.got(int(t.BP)))
	}
	halves := c.box().TokenPoints2
	d.Say(say.SheetTokenEnd(halves%2 == 1, int(halves/2)))
	d.Chips = append(pointChips(int(t.CP), int(t.BP)), goodChips(true, tokenGoods(t)...)...)
	where := say.SheetTokenStack.String()
	switch bit := uint16(1) << i; {
	case c.s.FavorDiscard&bit != 0:
		where = say.SheetTokenDiscard.String()
	case c.s.Drawn&bit != 0:
		where = say.SheetTokenDrawn.String()
	default:
		for p := range game.Player(c.s.N) {
			if c.s.Seats[p].Favors&bit != 0 {
				where = say.SheetTokenOf(c.Person(p))
			}
		}
	}
	d.Rows = append([]face.Row{row(say.SheetTokenWhere, where)}, c.awayRows(t.At)...)
	return d
}

// inspectTrack are the totals and what they come to.
func (c explainer) inspectTrack() face.Detail {
	d := face.Detail{Title: say.SheetTrack.String(), Icon: crownIcon, Sub: say.SheetTrackSub.String(), Paras: []string{say.SheetTrackRule.String()}}
	if q := c.my(); q != nil {
		switch gap := int(q.CP) - int(q.BP); {
		case gap < 0:
			d.Say(say.SheetCitizensShort(-gap))
		case gap > 0:
			d.Say(say.SheetBuildingsShort(gap))
		default:
			d.Say(say.SheetLevel.String())
		}
	}
	if !c.v.Over {
		d.Say(say.SheetTrackForecast.String())
	}
	for p := range game.Player(c.s.N) {
		q := &c.s.Seats[p]
		final, second := c.s.Forecast(p)
		text := say.SheetTotals(int(q.BP), int(q.CP), final, c.box().Leftover(q), second)
		if c.s.SplitDone>>p&1 == 1 || c.v.Over {
			text = say.SheetTotalsEnd(int(q.BP), int(q.CP), final)
		}
		d.Row(face.Row{Name: c.who(p), Text: text})
	}
	if c.s.N == 1 {
		d.Row(row(say.Victoria, say.Citizens(int(c.s.VictoriaCP))))
	}
	return d
}

// inspectVictoria is the rival of a game alone: what she has and what is still certain to come.
func (c explainer) inspectVictoria() face.Detail {
	cp := int(c.s.VictoriaCP)
	d := face.Detail{Title: say.Victoria.String(), Icon: crownIcon, Sub: say.Citizens(cp), Paras: []string{say.SheetVictoria.String(), say.SheetVictoriaBeat.String()}}
	if c.s.Opt&rules.OptCampaign == 0 {
		d.Paras[1] = say.SheetVictoriaHigh.String()
	}
	steps := c.s.VictoriaAhead(nil)
	if len(steps) == 0 {
		return d
	}
	d.Say(say.SheetVictoriaSlow.String())
	stone, _ := c.s.TrackOf(rules.MarkStone)
	bread, _ := c.s.TrackOf(rules.MarkBread)
	all, least := cp, cp
	for _, v := range steps {
		parts := []string{say.SheetHerStone(v.Stone), say.SheetHerBread(v.Bread)}
		least += int(stone.After) + int(bread.After)
		if v.Rank != rules.NoRank {
			parts = append(parts, say.SheetHerCard(v.RankCP, say.Rank(v.Rank)))
			least += c.herLeast(v.Rank)
		}
		all += v.Sum()
		d.Row(face.Row{Name: say.SheetAfterRound(int(v.Round)), Text: say.SheetHerGain(all, v.Sum(), words.And(parts))})
	}
	d.Rows = append(d.Rows, row(say.SheetHerAll, words.Num(all)), row(say.SheetHerLeast, words.Num(least)))
	return d
}

// herLeast is the worst card of a rank that Victoria can still be left: the next one, or the one after it if the player
// may take that first.
func (c explainer) herLeast(r rules.Rank) int {
	i := c.s.NobleTaken[r-1]
	if c.s.Seats[0].Rank < r && i < 3 {
		i++
	}
	return int(c.box().Ranks[r].CP[min(i, 3)])
}
