package bridge

import (
	"tabard/app/session"
	"tabard/engines"
	"tabard/engines/bot"
	"tabard/engines/game"
)

// Fallback answers a question in the page itself, without the thinker: a look over the own turn only, a few
// milliseconds. If even the position cannot be read, the answer is the zero Action, which no game allows.
func Fallback(t session.Think) session.Thought {
	return fallback(t, engines.ByID)
}

func fallback(t session.Think, find func(string) *game.Def) (out session.Thought) {
	out = session.Thought{Rev: t.Rev, Fallback: true}
	def := find(t.Game)
	if def == nil {
		return out
	}
	view, err := readState(def, t.State)
	if err != nil || view.Turn() != t.Seat || t.Seat == game.Nobody {
		return out
	}
	// Where even the short look breaks, any legal answer keeps the game going.
	defer func() {
		if recover() != nil {
			out.Action = view.Legal(nil)[0]
		}
	}()
	out.Action = bot.Choose(def, view.Clone(), t.Seat, bot.Greedy(), t.Seed)
	return out
}
