package house

import (
	"time"

	"tabard/app/words"
	say "tabard/app/words/shell"
	"tabard/web/page"
)

// outbox collects what the program asks of the page during one Update, and remembers who waits for the answers. Each question has a
// number; an answer that nobody waits for any more is dropped.
type outbox struct {
	effects []page.Effect
	n       int
	waiting map[int]func(answer any)
}

// Rang is the message of a timer whose time has passed.
type Rang struct{ n int }

// Do asks the page to carry effects out.
func (h *House) Do(effects ...page.Effect) { h.out.effects = append(h.out.effects, effects...) }

// Effects hands out what the program has asked for since the last call.
func (h *House) Effects() []page.Effect {
	all := h.out.effects
	h.out.effects = nil
	return all
}

// Expect returns the number of a new question. The func then gets its answer.
func (h *House) Expect(then func(answer any)) int {
	if h.out.waiting == nil {
		h.out.waiting = map[int]func(any){}
	}
	h.out.n++
	h.out.waiting[h.out.n] = then
	return h.out.n
}

// Answered hands the answer to question n to whoever waits for it.
func (h *House) Answered(n int, answer any) {
	then := h.out.waiting[n]
	delete(h.out.waiting, n)
	if then != nil {
		then(answer)
	}
}

// TimeUp tells whoever has set a timer that its time has passed. For one that was cancelled the page is not drawn.
func (h *House) TimeUp(r Rang) {
	if h.out.waiting[r.n] == nil {
		h.Do(page.Still{})
	}
	h.Answered(r.n, nil)
}

// Navigate goes to a screen, as a link would.
func (h *House) Navigate(r Route) { h.Do(page.Go{Hash: r.Hash()}) }

// Copy puts text on the clipboard, and tells the player how that went: done is the message for success.
func (h *House) Copy(text string, done words.Text) {
	h.Do(page.Copy{Text: text, N: h.Expect(func(ok any) {
		if ok.(bool) {
			h.Tell(done.String())
		} else {
			h.Tell(say.CopyFailed.String())
		}
	})})
}

// After calls then once d has passed, unless cancel is called before.
func (h *House) After(d time.Duration, then func()) (cancel func()) {
	n := h.Expect(func(any) { then() })
	h.Do(page.After{D: d, Msg: Rang{n}})
	return func() { delete(h.out.waiting, n) }
}
