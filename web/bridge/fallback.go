package bridge

import (
	"tabard/engines"
	"tabard/engines/bot"
	"tabard/engines/game"
)

// Fallback answers a question in the page itself, without the thinker: a look over the own turn only, a few
// milliseconds. If even the position cannot be read, the answer is the zero Action, which no game allows.
func Fallback(q Question) Answer {
	return fallback(q, engines.ByID)
}

func fallback(q Question, find func(string) *game.Def) (out Answer) {
	out = Answer{Makeshift: true}
	def := find(q.Game)
	if def == nil {
		return out
	}
	view, err := readState(def, q.State)
	if err != nil || view.Turn() != q.Seat || q.Seat == game.Nobody {
		return out
	}
	// Where even the short look breaks, any legal answer keeps the game going.
	defer func() {
		if recover() != nil {
			out.Action = view.Legal(nil)[0]
		}
	}()
	out.Action = bot.Choose(def, view.Clone(), q.Seat, bot.Greedy(), q.Seed)
	return out
}
