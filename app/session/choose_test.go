package session

import (
	"strings"
	"testing"

	"tabard/engines/bot"
	"tabard/engines/game"
)

func TestWhatIsRefusedChangesNothing(t *testing.T) {
	act := func(k game.Kind, a uint16) game.Action { return game.Action{Kind: k, A: a} }
	for _, c := range []struct {
		name, seats, script string
		msg                 func(rev uint32) Msg
		want                string
	}{
		{"a click on an older picture", "HB", "take", func(r uint32) Msg { return Chose{r - 1, act(kTake, 0)} }, "notice.stale"},
		{"an act that is not on the list", "HB", "take", func(r uint32) Msg { return Chose{r, act(kPay, 0)} }, "notice.illegal"},
		{"no act at all", "HB", "take", func(r uint32) Msg { return ChoseMany{r, nil} }, "notice.illegal"},
		{"an act in a bot's place", "HB", "end", func(r uint32) Msg { return Chose{r, act(kTake, 0)} }, "notice.notyours"},
		{"an act behind the curtain", "HH", "", func(r uint32) Msg { return Chose{r, act(kTake, 0)} }, "notice.notyours"},
		{"a batch with one wrong act", "HB", "take", func(r uint32) Msg {
			return ChoseMany{r, []game.Action{act(kRoast, 0), act(kPick, 2), act(kPick, 1)}}
		}, "notice.illegal"},
		{"a batch that runs into another seat", "HB", "take", func(r uint32) Msg {
			return ChoseMany{r, []game.Action{act(kDare, 1), act(game.Pass, 0)}}
		}, "notice.illegal"},
		{"a batch that runs over another seat's only answer", "HB", "at once,dare 1,bot block", func(r uint32) Msg {
			return ChoseMany{r, []game.Action{act(kDare, 1), act(kTake, 0)}}
		}, "notice.illegal"},
		{"undo with nothing to take back", "HB", "", func(uint32) Msg { return Undo{} }, "notice.noundo"},
		{"cancel in a menu", "HB", "take", func(uint32) Msg { return Cancel{} }, "notice.noundo"},
		{"restart of a turn not begun", "HB", "", func(uint32) Msg { return RestartTurn{} }, "notice.noundo"},
		{"undo behind the curtain", "HH", "lift, take, end", func(uint32) Msg { return Undo{} }, "notice.noundo"},
		{"a thought nobody waits for", "HB", "", func(r uint32) Msg { return Thought{Rev: r, Answer: bot.Answer{Action: act(kTake, 0)}} }, ""},
		{"a thought of another revision", "HB", "end", func(r uint32) Msg { return Thought{Rev: r - 1, Answer: bot.Answer{Action: act(kTake, 0)}} }, ""},
		{"the end of a pause that is none", "HB", "", func(r uint32) Msg { return Resume{r} }, ""},
		{"a lift without a curtain", "HB", "", func(uint32) Msg { return Lifted{} }, ""},
		{"looking with another's eyes on one's own device", "HB", "end", func(uint32) Msg { return Look{1} }, "notice.notyours"},
		{"looking while a human has to decide", "HHB", "lift", func(uint32) Msg { return Look{1} }, "notice.notyours"},
		{"looking with a bot's eyes", "HHB", "lift, end, lift, end", func(uint32) Msg { return Look{2} }, "notice.notyours"},
	} {
		t.Run(c.name, func(t *testing.T) {
			h := tavernOf(t, c.seats)
			h.play(c.script)
			before, sight := h.s.View(), h.sight()
			h.do(c.msg(before.Rev))
			if got := h.words(); got != c.want {
				t.Errorf("effects %q, want %q", got, c.want)
			}
			if d := same(h.s.View(), before); d != "" || h.s.View().Rev != before.Rev || h.sight() != sight {
				t.Errorf("something changed: %s\n%s\n%s", d, sight, h.sight())
			}
		})
	}
}

func TestABatchIsAnsweredAsAWhole(t *testing.T) {
	acts := func(h *host, words string) (list []game.Action) {
		for w := range strings.SplitSeq(words, ",") {
			list = append(list, h.action(w))
		}
		return list
	}
	for _, c := range []struct{ name, before, batch, want string }{
		{"in the order of the questions", "", "roast,pick 0,pick 2,pay 1", "P0 Menu coins [0 1] points [3 0] undo"},
		{"as far as it goes", "", "roast,pick 0", "P0 Pick coins [1 1] points [0 0] cancel undo"},
		{"answers that give themselves may be left out", "roast,pick 0,pick 1,pay 1", "roast,pick 0,pick 2", "P0 Menu coins [0 1] points [4 0] undo restart"},
		{"or be in it", "roast,pick 0,pick 1,pay 1", "roast,pick 0,pick 2,pay 0", "P0 Menu coins [0 1] points [4 0] undo restart"},
		{"even in the middle", "roast,pick 0,pick 1,pay 1", "roast,pick 0,pick 2,take", "P0 Menu coins [1 1] points [4 0] undo restart"},
	} {
		t.Run(c.name, func(t *testing.T) {
			h := tavernOf(t, "HB")
			h.play(c.before)
			v := h.s.View()
			h.do(ChoseMany{v.Rev, acts(h, c.batch)})
			if got := h.sight(); got != c.want {
				t.Errorf("\n got %s\nwant %s", got, c.want)
			}
			if got := h.s.View().Rev; got != v.Rev+1 {
				t.Errorf("revision %d after %d: a batch is one change", got, v.Rev)
			}
			effect[Save](h)
		})
	}
	h := tavernOf(t, "HB")
	h.do(ChoseMany{h.s.View().Rev, acts(h, "roast,pick 0,pick 2,pay 1")})
	if log := h.s.View().Log; len(log) != 2 || len(log[1].Events) != 3 || log[1].Action.Kind != kRoast {
		t.Errorf("not one entry of three events: %+v", log)
	}
	h.play("undo")
	if got := h.sight(); got != "P0 Menu coins [1 1] points [0 0] (start)" {
		t.Errorf("undone to %s", got)
	}
}

func TestAnswersThatGiveThemselves(t *testing.T) {
	for _, c := range []struct{ name, seats, script, want string }{
		{"the only payment", "HB", "roast,pick 0,pick 1,pay 1,roast,pick 0,pick 1", "P0 Menu coins [0 1] points [4 0] undo restart"},
		{"a bot's only answer, and the human's after it, without a thought", "HB", "at once,end,bot dare 0,block,bot end,dare 1,bot block,dare 1",
			"P0 Menu coins [0 0] points [1 0] (other)"},
		{"not the end of a turn with no act left", "HB", "take,take,take", "P0 Menu coins [4 1] points [0 0] undo restart"},
		{"not what would be revealed", "HB", "flip", "P0 Flip coins [1 1] points [0 0] cancel undo"},
		{"a bot's coin is turned at once", "HB", "end,bot flip", "P1 Menu coins [1 1] points [0 2] (other) paused"},
		{"a bot ends its turn when nothing else is left", "HB", "at once,end,bot take,bot take,bot take", "P0 Menu coins [1 4] points [0 0] (other)"},
	} {
		t.Run(c.name, func(t *testing.T) {
			h := tavernOf(t, c.seats)
			h.play(c.script)
			if got := h.sight(); got != c.want {
				t.Errorf("after %q:\n got %s\nwant %s", c.script, got, c.want)
			}
		})
	}
}

func TestTheSuggestionIsOfferedWithTheLegalActions(t *testing.T) {
	h := tavernOf(t, "HB")
	if got := h.s.View().Suggested; got != (game.Action{}) {
		t.Errorf("a menu suggests %v", got)
	}
	h.play("roast,pick 0,pick 1")
	if got, want := h.s.View().Suggested, (game.Action{Kind: kPay, A: 1}); got != want {
		t.Errorf("suggested %v, want %v", got, want)
	}
}

// restless is the toy without settled positions.
type restless struct{ *tavern }

func (r restless) Settled() bool            { return false }
func (r restless) Clone() game.State        { return restless{r.tavern.Clone().(*tavern)} }
func (r restless) CopyFrom(from game.State) { r.tavern.CopyFrom(from.(restless).tavern) }

func TestTheEndOfATurnIsNeverAnsweredForAPerson(t *testing.T) {
	def := *tavernDef
	def.New = func(s game.Setup) (game.State, error) {
		st, err := newTavern(s)
		if err != nil {
			return nil, err
		}
		return restless{st.(*tavern)}, nil
	}
	h := tableOf(t, &def, "HB", 1, false)
	h.play("take,take,take")
	if v := h.s.View(); v.Turn != 0 || len(v.Legal) != 1 || v.Legal[0].Kind != game.EndTurn {
		t.Errorf("turn of P%d, legal %v", v.Turn, v.Legal)
	}
}
