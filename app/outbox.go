package app

import (
	"time"

	"tabard/web/bridge"
	"tabard/web/page"
)

// outbox collects what the program asks of the page during one Update, and remembers what is to be done with the answers: each
// question has a number, and an answer that nobody waits for any more is dropped.
type outbox struct {
	effects []page.Effect
	n       int
	waiting map[int]func(answer any)
}

// rang says that the time of a timer has passed.
type rang struct{ n int }

// do asks the page for something.
func (o *outbox) do(effects ...page.Effect) { o.effects = append(o.effects, effects...) }

// take hands out what was collected.
func (o *outbox) take() []page.Effect {
	out := o.effects
	o.effects = nil
	return out
}

// expect is the number of a question that then will hear the answer of.
func (o *outbox) expect(then func(answer any)) int {
	if o.waiting == nil {
		o.waiting = map[int]func(any){}
	}
	o.n++
	o.waiting[o.n] = then
	return o.n
}

// answered hands an answer to whoever waits for it.
func (o *outbox) answered(n int, answer any) {
	then := o.waiting[n]
	delete(o.waiting, n)
	if then != nil {
		then(answer)
	}
}

// navigate changes the hash, as a link would.
func (o *outbox) navigate(r Route) { o.do(page.Go{Hash: r.Hash()}) }

// askBot asks a bot.
func (o *outbox) askBot(q bridge.Question, then func(bridge.Answer)) {
	o.do(page.Ask{N: o.expect(func(a any) { then(a.(bridge.Answer)) }), Question: q})
}

// copyText puts text on the clipboard.
func (o *outbox) copyText(text string, then func(ok bool)) {
	o.do(page.Copy{N: o.expect(func(a any) { then(a.(bool)) }), Text: text})
}

// after does something later.
func (o *outbox) after(d time.Duration, then func()) (cancel func()) {
	n := o.expect(func(any) { then() })
	o.do(page.After{D: d, Msg: rang{n}})
	return func() { delete(o.waiting, n) }
}
