package session

import "testing"

// A roast: pick, pick, pay. With no coin left the payment is forced.
func TestTheWaysBack(t *testing.T) {
	const start = "P0 Menu coins [1 1] points [0 0] (start)"
	for _, c := range []struct{ name, seats, words, script, want string }{
		{"a new game has nothing to take back", "HB", "", "", start},
		{"an act can be taken back", "HB", "", "take", "P0 Menu coins [2 1] points [0 0] undo"},
		{"and is gone then", "HB", "", "take, undo", start},
		{"two acts can be taken back one by one or together", "HB", "", "take, take", "P0 Menu coins [3 1] points [0 0] undo restart"},
		{"one by one", "HB", "", "take, take, undo", "P0 Menu coins [2 1] points [0 0] undo"},
		{"together", "HB", "", "take, take, restart", start},
		{"a choice under way can be dropped", "HB", "", "roast, pick 1", "P0 Pick coins [1 1] points [0 0] cancel undo"},
		{"back to the menu, not to the first pick", "HB", "", "roast, pick 1, cancel", start},
		{"without what came before it", "HB", "", "take, roast, pick 1, pick 2, cancel", "P0 Menu coins [2 1] points [0 0] undo"},
		{"to undo an open choice is to drop it", "HB", "", "take, roast, pick 1, undo", "P0 Menu coins [2 1] points [0 0] undo"},
		{"restart drops both", "HB", "", "take, roast, pick 1", "P0 Pick coins [2 1] points [0 0] cancel undo restart"},
		{"a whole decision is one undo", "HB", "", "take, roast, pick 1, pick 3, pay 2, undo", "P0 Menu coins [2 1] points [0 0] undo"},
		{"nothing to cancel in a menu", "HB", "", "take, cancel", "P0 Menu coins [2 1] points [0 0] undo"},
		{"a forced payment is taken back with its decision", "HB", "",
			"roast, pick 0, pick 1, pay 1, roast, pick 0, pick 1, undo", "P0 Menu coins [0 1] points [3 0] undo"},
		{"a drawn card stays drawn", "HB", "", "take, draw", "P0 Menu coins [2 1] points [0 0] (revealed)"},
		{"undo says so", "HB", "", "take, draw, undo", "P0 Menu coins [2 1] points [0 0] (revealed)"},
		{"what comes after it can be taken back", "HB", "", "draw, take, take, restart", "P0 Menu coins [1 1] points [0 0] (revealed)"},
		{"a coin that has turned stays turned", "HB", "", "flip, turncoin", "P0 Menu coins [1 1] points [2 0] (revealed)"},
		{"before it turns it can be put away", "HB", "", "flip", "P0 Flip coins [1 1] points [0 0] cancel undo"},
		{"put away", "HB", "", "flip, cancel", start},
		{"another seat's answer stands", "HB", "", "dare 1, bot pass", "P0 Menu coins [1 1] points [1 0] (other)"},
		{"a grin that gave itself after it is no second choice", "HB", "", "dare 1, bot pass, take", "P0 Menu coins [2 1] points [1 0] undo"},
		{"before it is given the dare can be taken back", "HB", "", "dare 1", "P1 Dared coins [1 1] points [0 0] undo thinking"},
		{"taken back", "HB", "", "dare 1, undo", start},
		{"an ended turn can be taken up again as long as the bot thinks", "HB", "", "take, end, undo", "P0 Menu coins [2 1] points [0 0] undo"},
		{"not once the bot has moved", "HB", "", "end, bot take", "P1 Menu coins [1 2] points [0 0] (other) paused"},
		{"nor in the next turn", "HB", "", "end, bot end", "P0 Menu coins [1 1] points [0 0] (other)"},
		{"a turn is restarted to its beginning, not to the turn before", "HB", "", "end, bot end, take, take, restart",
			"P0 Menu coins [1 1] points [0 0] (other)"},

		{"practice passes a reveal", "HB", "practice", "take, draw, undo", "P0 Menu coins [2 1] points [0 0] undo"},
		{"practice goes back over the bot to the last human decision", "HB", "practice", "take, end, bot take, resume, bot end, undo",
			"P0 Menu coins [2 1] points [0 0] undo"},
		{"and on", "HB", "practice", "take, end, bot take, resume, bot end, undo, undo", start},
		{"practice goes back over an answer within a decision", "HB", "practice", "take, dare 1, bot pass, undo",
			"P0 Menu coins [2 1] points [0 0] undo"},
		{"practice restarts this turn, not the one before", "HB", "practice", "take, end, bot end, take, draw, take, restart",
			"P0 Menu coins [2 1] points [0 0] undo"},
		{"practice: nothing of this turn is nothing to restart", "HB", "practice", "take, take, end, bot end", "P0 Menu coins [3 1] points [0 0] undo"},
		{"practice restarts over a dare", "HB", "practice", "take, dare 1, bot block, take, restart", start},
		{"practice: a bot's dare is no choice of the human's to cancel", "BH", "practice", "bot end, take, end, bot dare 1",
			"P1 Dared coins [1 2] points [0 0] undo"},
		{"practice: back to the last decision of any human, behind the curtain", "HH", "practice", "lift, take, end, lift, undo",
			"P0 Menu coins [2 1] points [0 0] covered (other)"},
	} {
		t.Run(c.name, func(t *testing.T) {
			var words []string
			if c.words != "" {
				words = append(words, c.words)
			}
			h := tavernOf(t, c.seats, words...)
			h.play(c.script)
			if got := h.sight(); got != c.want {
				t.Errorf("after %q:\n got %s\nwant %s", c.script, got, c.want)
			}
		})
	}
}
