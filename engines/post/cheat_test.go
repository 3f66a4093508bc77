package post

import (
	"encoding/base64"
	"errors"
	"slices"
	"strings"
	"testing"

	"tabard/engines"
	"tabard/engines/coincrown"
	"tabard/engines/game"
	"tabard/engines/merchants"
	"tabard/engines/save"
	"tabard/engines/share"
)

// Each test here plays a cheat of the threat table in the package's documentation.

// three is a table of three people on three devices after so many letters, all of which everybody has got, and the letters.
func three(t testing.TB, d *game.Def, agreed Agreement, letters int) ([]*device, []string) {
	t.Helper()
	_, devices := seated(t, setUp(d, "PPP", 41), agreed, []game.Player{0}, []game.Player{1}, []game.Player{2})
	texts := playOut(t, devices, random(3), letters)
	for _, dev := range devices {
		if err := dev.receive(texts[len(texts)-1]); err != nil && !errors.Is(err, ErrSame) {
			t.Fatal(err)
		}
	}
	return devices, texts
}

func opened(t testing.TB, text string) *Course {
	t.Helper()
	l, err := Decode(text, nil)
	if err != nil {
		t.Fatal(err)
	}
	return l.Course
}

func written(t testing.TB, c *Course) string {
	t.Helper()
	text, err := c.Text(false)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func wants(t testing.TB, what string, err, want error) {
	t.Helper()
	if !errors.Is(err, want) {
		t.Errorf("%s: %v, want %v", what, err, want)
	}
}

// bytesOf is a position with its streams.
func bytesOf(s game.State) string {
	b, err := s.MarshalMsg(nil)
	if err != nil {
		panic(err)
	}
	return string(b)
}

// Try the turn in a second window, or play for another seat: neither has the key.
func TestWithoutTheKeyNobodyDrawsOrPlays(t *testing.T) {
	devices, texts := three(t, merchants.Def, 0, 8)
	c := opened(t, texts[len(texts)-1])
	p := c.Next()
	wants(t, "no letter is open", c.Play(0, nil), ErrSeat)
	for q := range game.Player(3) {
		if k := key(41, q); q != p {
			wants(t, "the key of another seat", c.Begin(k, nil), ErrKey)
		}
	}
	// The owner's own record of an open letter is no letter, and goes on with the key only.
	own := whose(devices, p).head
	if err := own.Begin(key(41, p), nil); err != nil {
		t.Fatal(err)
	}
	record, err := own.Record()
	if err != nil {
		t.Fatal(err)
	}
	_, err = Decode(record, nil)
	wants(t, "a record as a letter", err, save.ErrBroken)
	again, err := Restore(record)
	if err != nil {
		t.Fatal(err)
	}
	wants(t, "restored without a key", again.Play(0, nil), ErrKey)
	wants(t, "restored with another key", again.Resume(key(7, p)), ErrKey)
	if err := again.Resume(key(41, p)); err != nil {
		t.Fatal(err)
	}
	if bytesOf(again.State()) != bytesOf(own.State()) {
		t.Error("the restored letter has drawn otherwise")
	}
}

// Roll again: the same letter, begun again or after other answers, draws the same.
func TestNothingIsDrawnTwice(t *testing.T) {
	devices, texts := three(t, merchants.Def, 0, 9)
	last := texts[len(texts)-1]
	p := opened(t, last).Next()
	var rands []any
	drawn := map[string]bool{}
	for try := range uint64(6) {
		a := &device{keys: whose(devices, p).keys, head: opened(t, last)}
		text := a.letter(t, random(try))
		b := opened(t, text)
		q := b.Next()
		if err := b.begin(key(41, q).link(41, q, b.t.Shown[q]+1), nil); err != nil {
			t.Fatal(err)
		}
		c := opened(t, last)
		if err := c.Begin(key(41, p), nil); err != nil {
			t.Fatal(err)
		}
		drawn[bytesOf(c.State())] = true
		r := digest("chance", b.id[:], []byte{0, byte(len(b.t.Letters) + 1)}, b.t.links())
		rands = append(rands, r)
	}
	if len(drawn) != 1 {
		t.Errorf("one letter has %d draws", len(drawn))
	}
	for _, r := range rands {
		if r != rands[0] {
			t.Error("what was answered changes what comes next: it could be tried until it suits")
		}
	}
}

// A changed program edits the moves, the links, a count, an order or the hash of the position in a letter: Decode refuses each.
func TestEveryEditIsRefused(t *testing.T) {
	for _, d := range engines.Games() {
		_, texts := three(t, d, 0, 12)
		last := texts[len(texts)-1]
		edit := func(what string, change func(c *Course)) {
			c := opened(t, last)
			change(c)
			text, err := c.text(false, 0)
			if err != nil {
				return // cannot even be written
			}
			l, err := Decode(text, nil)
			if err == nil {
				err = Compare(opened(t, last).t, l.Table, nil)
			}
			if err == nil || errors.Is(err, ErrSame) || errors.Is(err, ErrOlder) {
				t.Errorf("%s: %s: %v", d.ID, what, err)
			}
		}
		for p := range game.Player(3) {
			edit("a link", func(c *Course) { c.t.Links[p][3] ^= 1 })
			edit("a skipped link", func(c *Course) {
				c.t.Links[p] = key(41, p).link(41, p, c.t.Shown[p]+1)
				c.t.Shown[p]++
			})
			edit("a count", func(c *Course) { c.t.Shown[p]++ })
			edit("a count less", func(c *Course) { c.t.Shown[p]-- })
			edit("a seal", func(c *Course) { c.t.Seals[p][0] ^= 1 })
			edit("an order of another", func(c *Course) { c.t.Acts = append(c.t.Acts, Act{4, ActOrder, p, uint8(Never)}) })
			edit("a name", func(c *Course) { c.t.Seats[p].Name = "Eve" })
		}
		edit("the nonce", func(c *Course) { c.t.Setup.Seed++ })
		edit("the agreement", func(c *Course) { c.t.Agreed ^= Advised })
		edit("a move", func(c *Course) {
			i := slices.IndexFunc(c.counts, func(n int) bool { return n > 1 })
			c.t.Moves[i] = (c.t.Moves[i] + 1) % uint16(c.counts[i])
		})
		edit("the last move", func(c *Course) {
			c.t.Moves, c.counts = c.t.Moves[:len(c.t.Moves)-1], c.counts[:len(c.counts)-1]
		})
		edit("the position", func(c *Course) { c.now = opened(t, texts[6]).now })
	}
}

// A whole game of one's own making with one's own keys for everybody proves itself, and is not this table.
func TestAForgedTableIsNotThisOne(t *testing.T) {
	devices, _ := three(t, merchants.Def, 0, 6)
	g := setUp(merchants.Def, "PPP", 41)
	table, err := New(g, 0)
	if err != nil {
		t.Fatal(err)
	}
	all := &device{keys: map[game.Player]Key{}}
	for p := range game.Player(3) {
		all.keys[p] = key(1000, p)
		if err := table.Sit(p, names[p], all.keys[p]); err != nil {
			t.Fatal(err)
		}
	}
	if err := table.Start(2); err != nil {
		t.Fatal(err)
	}
	if all.head, err = Follow(table); err != nil {
		t.Fatal(err)
	}
	texts := playOut(t, []*device{all}, random(1), 9)
	wants(t, "other keys", devices[0].receive(texts[len(texts)-1]), ErrForged)
	g.Setup.Seed++
	_, strangers := seated(t, g, 0, []game.Player{0}, []game.Player{1}, []game.Player{2})
	texts = playOut(t, strangers, random(1), 5)
	wants(t, "another table", devices[0].receive(texts[len(texts)-1]), ErrForeign)
}

// Older, same, cut, changed, newer, a game instead of a letter: one error each, and the head stays.
func TestEachWrongLetterHasItsError(t *testing.T) {
	devices, texts := three(t, coincrown.Def, 0, 9)
	last := texts[len(texts)-1]
	head := written(t, devices[0].head)
	data, err := base64.RawURLEncoding.DecodeString(last)
	if err != nil {
		t.Fatal(err)
	}
	bent := slices.Clone(data)
	bent[len(bent)/2] ^= 4
	later, err := share.Envelope{Version: version + 1, Code: coincrown.Def.Code, Rules: 1, Payload: []byte{1}}.Text()
	if err != nil {
		t.Fatal(err)
	}
	unknown, err := share.Envelope{Version: version, Code: coincrown.Def.Code, Rules: 1, Flags: 1 << 7, Payload: []byte{1}}.Text()
	if err != nil {
		t.Fatal(err)
	}
	newer := opened(t, last)
	newer.t.Acts = append(newer.t.Acts, Act{2, actsEnd, 0, 0})
	agame, err := share.Envelope{Version: 1, Code: coincrown.Def.Code, Rules: 1, Payload: []byte{1}}.Text()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		what, text string
		want       error
	}{
		{"same", last, ErrSame},
		{"older", texts[4], ErrOlder},
		{"cut", last[:len(last)-9], save.ErrCut},
		{"changed", base64.RawURLEncoding.EncodeToString(bent), save.ErrChanged},
		{"newer", later, save.ErrNewer},
		{"newer flags", unknown, save.ErrNewer},
		{"a newer act", written(t, newer), save.ErrNewer},
		{"a game", agame, ErrNotLetter},
		{"something else", "hello", share.ErrNotLink},
	} {
		wants(t, c.what, devices[0].receive(c.text), c.want)
		if written(t, devices[0].head) != head {
			t.Fatalf("%s: the head is another", c.what)
		}
	}
	if l, err := Decode("see https://example.org/"+share.Prefix+last+" .", nil); err != nil || l.Table.ID() != devices[0].head.id {
		t.Errorf("a letter in a message: %v", err)
	}
}

// rewritten is the letter in which what seat p wrote last is changed, as the one who passes it on can do it: the link is shown already.
func rewritten(t testing.TB, before, last string) *Course {
	t.Helper()
	to, c := opened(t, last), opened(t, before)
	p := c.Next()
	for try := range uint64(50) {
		c = opened(t, before)
		if err := c.begin(to.t.Links[p], nil); err != nil {
			t.Fatal(err)
		}
		by := random(100 + try)
		for c.holder != game.Nobody {
			i := by(c, c.Turn())
			if err := c.play(func(int) (int, error) { return i, nil }, nil); err != nil {
				t.Fatal(err)
			}
		}
		c.t.Seals = to.t.Seals
		if c.next == to.next && !slices.Equal(c.t.Moves, to.t.Moves) {
			return c
		}
	}
	t.Fatal("no other letter was found")
	return nil
}

// Change another's letter while passing it on: its author's device says so, and the seal tells later who wrote which.
func TestAChangedLetterIsFoundByItsAuthor(t *testing.T) {
	devices, texts := three(t, merchants.Def, 0, 9)
	before, last := texts[len(texts)-2], texts[len(texts)-1]
	author := opened(t, before).Next()
	passer := &device{keys: whose(devices, opened(t, last).Next()).keys, head: rewritten(t, before, last)}
	text := passer.letter(t, random(5))
	err := whose(devices, author).receive(text)
	wants(t, "the author", err, ErrAltered)
	var fork *ForkError
	if !errors.As(err, &fork) || fork.Letter != 9 || fork.Seat != author || !fork.Mine {
		t.Errorf("%v", err)
	}
	// The others go on honestly, until the author shows the next link.
	later := opened(t, playOn(t, devices, author)).t
	if ok, err := opened(t, last).t.Sealed(9, later); !ok || err != nil {
		t.Errorf("the true letter: sealed %v, %v", ok, err)
	}
	if ok, err := rewritten(t, before, last).t.Sealed(9, later); ok || err != nil {
		t.Errorf("the changed letter: sealed %v, %v", ok, err)
	}
	if _, err := opened(t, last).t.Sealed(9, opened(t, last).t); err == nil {
		t.Error("a seal is checked before its link is shown")
	}
	// Somebody who has only got a changed seal learns it when the author writes again.
	victim := opened(t, last).t
	victim.Seals[author][2] ^= 1
	wants(t, "a changed seal", Compare(victim, later, nil), ErrSeal)
}

// playOn goes on from the newest letter until the author has written again.
func playOn(t testing.TB, devices []*device, author game.Player) string {
	t.Helper()
	at := whose(devices, author)
	for {
		p := at.head.Next()
		to := whose(devices, p)
		if to.head != at.head {
			if err := to.receive(written(t, at.head)); err != nil && !errors.Is(err, ErrSame) {
				t.Fatal(err)
			}
		}
		text := to.letter(t, random(uint64(len(to.head.t.Letters))))
		at = to
		if p == author {
			return text
		}
	}
}

// Send two different letters, or go back after the answer: each device keeps the first, and the fork is named.
func TestAForkIsNamed(t *testing.T) {
	devices, texts := three(t, merchants.Def, 0, 9)
	last := texts[len(texts)-1]
	p := opened(t, last).Next()
	var two []string
	for try := uint64(0); len(two) < 2; try++ {
		a := &device{keys: whose(devices, p).keys, head: opened(t, last)}
		if s := a.letter(t, random(try)); !slices.Contains(two, s) {
			two = append(two, s)
		}
	}
	other := whose(devices, (p+1)%3)
	if err := other.receive(two[0]); err != nil {
		t.Fatal(err)
	}
	err := other.receive(two[1])
	wants(t, "the second letter", err, ErrFork)
	var fork *ForkError
	if !errors.As(err, &fork) || fork.Letter != 10 || fork.Seat != p || fork.Mine {
		t.Errorf("%v", err)
	}
	if errors.Is(err, ErrAltered) {
		t.Error("a letter of another seat is called one's own")
	}
	answer := other.letter(t, random(1))
	third := whose(devices, (p+2)%3)
	if err := third.receive(answer); err != nil {
		t.Fatal(err)
	}
	wants(t, "back after the answer", third.receive(two[1]), ErrFork)
}

// Look at one's own draw before choosing: a changed program can at level 2, which is documented, and cannot at a strict table, where what
// is on the device is not what will be drawn.
func TestLookingAheadEndsAtAStrictTable(t *testing.T) {
	for _, agreed := range []Agreement{0, Strict} {
		looked, right := 0, 0
		for seed := uint64(1); seed < 40; seed++ {
			_, devices := seated(t, setUp(coincrown.Def, "PP", seed), agreed, []game.Player{0, 1})
			c, by := devices[0].head, random(seed)
			for letters := 0; letters < 60 && !c.Over(); letters++ {
				p := c.Next()
				if err := c.Begin(key(seed, p), nil); err != nil {
					t.Fatal(err)
				}
				for c.Holder() != game.Nobody {
					i := by(c, c.Turn())
					a := c.State().Legal(nil)[i]
					look := ""
					if !c.plain(a) && c.decides(a) == p {
						ahead := c.State().Clone()
						ahead.Apply(a, nil)
						look = bytesOf(game.View(ahead, p))
					}
					if err := c.Play(i, nil); err != nil {
						t.Fatal(err)
					}
					if look == "" {
						continue
					}
					if agreed&Strict != 0 {
						if _, waits := c.Waits(); !waits || c.Next() != 1-p {
							t.Fatalf("a draw in mid-turn does not wait for the neighbour: next is %d", c.Next())
						}
						q := c.Next()
						if err := c.Begin(key(seed, q), nil); err != nil {
							t.Fatal(err)
						}
						if c.Next() != p {
							t.Fatal("the neighbour's letter does not end with the draw")
						}
					}
					looked++
					if bytesOf(game.View(c.State(), p)) == look {
						right++
					}
					if agreed&Strict != 0 {
						break
					}
				}
			}
		}
		t.Logf("agreement %d: %d of %d looks were right", agreed, right, looked)
		if looked < 100 || agreed == 0 && right < looked*9/10 || agreed == Strict && right > looked/2 {
			t.Errorf("agreement %d: %d of %d looks were right", agreed, right, looked)
		}
	}
}

// Bend the deal: who completes the table may try as many keys as there is time for; without the other's first link the deals are as they come.
func TestChoosingAKeyBendsNoDeal(t *testing.T) {
	even := 0
	const tables = 400
	for seed := range uint64(tables) {
		g := setUp(merchants.Def, "PP", seed)
		table, err := New(g, 0)
		if err != nil {
			t.Fatal(err)
		}
		if err := table.Sit(0, "A", key(seed, 0)); err != nil {
			t.Fatal(err)
		}
		// The cheat wants an even seed of the deal, and guesses the link that it does not know.
		var chosen Key
		for n := range uint64(16) {
			chosen = key(seed<<8|n+1, 1)
			try := table.clone()
			if err := try.Sit(1, "B", chosen); err != nil {
				t.Fatal(err)
			}
			try.Links[1] = chosen.link(seed, 1, 1)
			try.First = 1
			id := try.ID()
			if digest("deal", id[:], try.links()).seed()%2 == 0 {
				break
			}
		}
		if err := table.Sit(1, "B", chosen); err != nil {
			t.Fatal(err)
		}
		table.Links[0], table.Links[1] = key(seed, 0).link(seed, 0, 1), chosen.link(seed, 1, 1)
		table.First = 1
		id := table.ID()
		if digest("deal", id[:], table.links()).seed()%2 == 0 {
			even++
		}
	}
	if even < tables/2-50 || even > tables/2+50 { // five standard deviations
		t.Errorf("%d of %d deals are what the cheat wanted", even, tables)
	}
}

// Foresee others' chance: every draw depends on the newest link of every person and on the number of the letter.
func TestEveryLinkIsInEveryDraw(t *testing.T) {
	devices, _ := three(t, merchants.Def, 0, 7)
	c := devices[0].head
	p := c.Next()
	drawn := map[string]bool{}
	for q := game.Nobody; q < 3; q++ {
		one := opened(t, written(t, c))
		if q != game.Nobody && q != p {
			one.t.Links[q][0] ^= 1 // as if that seat had shown another link
		}
		link := key(41, p).link(41, p, one.t.Shown[p]+1)
		if q == p {
			link[0] ^= 1
		}
		if err := one.begin(link, nil); err != nil {
			t.Fatal(err)
		}
		drawn[bytesOf(one.State())] = true
	}
	if len(drawn) != 4 {
		t.Errorf("%d different draws of 4", len(drawn))
	}
}

// A key, or a link that is not shown, is in no letter and in no record.
func TestNoLetterHasAKey(t *testing.T) {
	devices, texts := three(t, coincrown.Def, 0, 9)
	p := opened(t, texts[8]).Next()
	own := whose(devices, p).head
	if err := own.Begin(key(41, p), nil); err != nil {
		t.Fatal(err)
	}
	record, err := own.Record()
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range append(texts, record) {
		data, err := base64.RawURLEncoding.DecodeString(text)
		if err != nil {
			t.Fatal(err)
		}
		for q := range game.Player(3) {
			k := key(41, q)
			if strings.Contains(string(data), string(k[:])) {
				t.Errorf("the key of seat %d", q)
			}
			for n := own.t.Shown[q] + 1; n < own.t.Shown[q]+5; n++ {
				if l := k.link(41, q, n); strings.Contains(string(data), string(l[:])) {
					t.Errorf("link %d of seat %d, which is not shown", n, q)
				}
			}
		}
	}
}

// Play a bot otherwise than it plays: legal, and found by whoever thinks it again.
func TestABotPlayedBySomebodyIsFound(t *testing.T) {
	for _, cheat := range []bool{false, true} {
		_, devices := seated(t, setUp(merchants.Def, "PBP", 9), 0, []game.Player{0}, []game.Player{2})
		by, bent := random(9), 0
		texts := playOut(t, devices, func(c *Course, p game.Player) int {
			i := by(c, p)
			if n := len(c.State().Legal(nil)); cheat && bent == 0 && n > 1 && c.Table().Seats[p].Bot {
				bent, i = len(c.Table().Moves), (i+1)%n
			}
			return i
		}, 30)
		c := opened(t, texts[len(texts)-1])
		if p := c.Next(); !cheat && p != game.Nobody { // an open letter is thought again as far as it is written
			if err := c.Begin(key(9, p), nil); err != nil {
				t.Fatal(err)
			}
		}
		err := c.Rethink(think)
		var bot *BotError
		if cheat && (!errors.As(err, &bot) || bot.Move != bent || bot.Seat != 1) || !cheat && err != nil {
			t.Errorf("cheat %v at move %d: %v", cheat, bent, err)
		}
	}
}

// Bots think on the device of who receives: who gives the turn away has not seen their answer.
func TestBotsThinkWhereTheLetterArrives(t *testing.T) {
	_, devices := seated(t, setUp(coincrown.Def, "PBP", 5), 0, []game.Player{0}, []game.Player{2})
	by, bots := random(5), 0
	playOut(t, devices, func(c *Course, p game.Player) int {
		if c.Table().Seats[p].Bot {
			bots++
			if c.chose {
				t.Error("a bot thinks on a device whose person has chosen in this letter")
			}
		}
		return by(c, p)
	}, 40)
	if bots < 20 {
		t.Errorf("only %d answers of bots", bots)
	}
}

// Sit in somebody's place: answers to one invitation are put together in any order, and two for one seat are named.
func TestTwoOnOneSeatAreNamed(t *testing.T) {
	table, err := New(setUp(merchants.Def, "PPP", 2), 0)
	if err != nil {
		t.Fatal(err)
	}
	answer := func(p game.Player, by uint64) *Table {
		text, err := table.Text(false)
		if err != nil {
			t.Fatal(err)
		}
		l, err := Decode(text, nil)
		if err != nil || l.Course != nil {
			t.Fatalf("an invitation: %v", err)
		}
		if err := l.Table.Sit(p, names[p], key(by, p)); err != nil {
			t.Fatal(err)
		}
		if text, err = l.Table.Text(false); err != nil {
			t.Fatal(err)
		}
		if l, err = Decode(text, nil); err != nil {
			t.Fatal(err)
		}
		return l.Table
	}
	one, two, other := answer(1, 2), answer(2, 2), answer(1, 3)
	wants(t, "one is sat down already", Compare(one, table, nil), ErrOlder)
	wants(t, "the same", Compare(one, one.clone(), nil), ErrSame)
	wants(t, "the same seat", Compare(one, other, nil), ErrTaken)
	renamed := one.clone()
	renamed.Seats[1].Name = "Eve"
	wants(t, "another name", Compare(one, renamed, nil), ErrForged)
	wants(t, "merging another name", one.clone().Merge(renamed), ErrForged)
	for _, from := range []*Table{two, one} {
		if err := table.Merge(from); err != nil {
			t.Fatal(err)
		}
	}
	wants(t, "merging the same seat", table.Merge(other), ErrTaken)
	wants(t, "sitting on a taken seat", table.Sit(1, "Eve", key(8, 1)), ErrTaken)
	wants(t, "starting too early", table.Start(0), ErrTable)
	if err := table.Sit(0, names[0], key(2, 0)); err != nil {
		t.Fatal(err)
	}
	if err := table.Start(0); err != nil {
		t.Fatal(err)
	}
	if table.Seats[2].Name != names[2] || Compare(two, table, nil) != nil {
		t.Errorf("%v, %v", table.Seats, Compare(two, table, nil))
	}
	wants(t, "an invitation after the start", Compare(table, one, nil), ErrOlder)
}

// Two in league: they foresee what each of them draws until an honest seat plays, cannot have it otherwise, and see no further.
func TestTwoInLeagueSeeToTheNextHonestSeat(t *testing.T) {
	const letters = 9
	_, texts := three(t, merchants.Def, 0, letters)
	c := opened(t, texts[letters-1])
	p := c.Next()
	chance := func(k int, links [game.MaxSeats]Hash) Hash {
		u := c.t.clone()
		u.Links = links
		return digest("chance", c.id[:], []byte{0, byte(k)}, u.links())
	}
	links := c.t.Links
	links[p] = key(41, p).link(41, p, c.t.Shown[p]+1)
	var q game.Player
	drawn := map[game.Rand]bool{}
	for try := range uint64(8) {
		one := opened(t, texts[letters-1])
		if err := one.Begin(key(41, p), nil); err != nil {
			t.Fatal(err)
		}
		for by := random(try); one.Holder() != game.Nobody; {
			if err := one.Play(by(one, one.Turn()), nil); err != nil {
				t.Fatal(err)
			}
		}
		q = one.Next()
		if q == p {
			t.Fatal("the partner has no letter here")
		}
		expect := links
		expect[q] = key(41, q).link(41, q, one.t.Shown[q]+1)
		r := chance(letters+2, expect).rand()
		drawn[r] = true
		foreseen := one.now.Clone()
		foreseen.Determinize(&r)
		if a, waits := one.Waits(); waits {
			foreseen.Apply(a, nil)
		}
		if err := one.Begin(key(41, q), nil); err != nil {
			t.Fatal(err)
		}
		if bytesOf(foreseen) != bytesOf(one.State()) {
			t.Error("the partner's draw is not what the league expects")
		}
	}
	if len(drawn) != 1 {
		t.Errorf("%d draws of one letter: the league can choose", len(drawn))
	}
	// The honest seat's link is in the draw after that, and the league has only those that are shown.
	honest := 3 - p - q
	links[q] = key(41, q).link(41, q, c.t.Shown[q]+1)
	guess := chance(letters+3, links)
	links[honest] = key(41, honest).link(41, honest, c.t.Shown[honest]+1)
	if guess == chance(letters+3, links) {
		t.Error("the league knows the honest seat's draw")
	}
}

// Lose a key: nobody else's opens the letter, the seat cannot be sat on again, and all that was played stays open to everybody.
func TestWhoLosesAKeyLeavesTheTableWaiting(t *testing.T) {
	_, texts := three(t, merchants.Def, 0, 9)
	last := texts[len(texts)-1]
	c := opened(t, last)
	p := c.Next()
	for n := range uint64(20) {
		wants(t, "a new key", c.Begin(key(100+n, p), nil), ErrKey)
	}
	wants(t, "sitting down again", c.t.clone().Sit(p, names[p], key(100, p)), ErrSeat)
	if c.Next() != p || c.Holder() != game.Nobody || written(t, c) != last {
		t.Error("the table does not wait as it was")
	}
}

// Read hands: every letter has all of them, so that a changed program can show them. Screens show views, in which they are not. This is what
// level 4 is for.
func TestAChangedProgramReadsHands(t *testing.T) {
	for _, d := range engines.Games() {
		_, texts := three(t, d, 0, 24)
		hidden, views := 0, 0
		for _, text := range texts {
			c := opened(t, text)
			if !c.Dealt() {
				continue
			}
			for p := range game.Player(3) {
				own, others := game.View(c.State(), p), game.View(c.State(), (p+1)%3)
				views++
				if bytesOf(own) != bytesOf(others) { // the same letter shows either, whoever opens it
					hidden++
				}
			}
		}
		if hidden > 0 == (d == merchants.Def) && d != coincrown.Def { // nobody needs to look from a Watchtower here
			t.Errorf("%s: %d of %d views have what others have not", d.ID, hidden, views)
		}
	}
}
