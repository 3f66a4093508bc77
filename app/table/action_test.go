package table

import (
	"fmt"
	"slices"
	"testing"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/engines/coincrown"
	"tabard/engines/game"
)

// words is a face whose labels are prepared.
func said(labels map[game.Action]face.Label, locked ...face.Locked) *face.Face {
	f := face.Plain(coincrown.Def)
	f.Action = func(_ session.View, a game.Action) face.Label { return labels[a] }
	f.Locked = func(session.View) []face.Locked { return locked }
	return f
}

func viewOf(t *testing.T, legal ...game.Action) session.View {
	t.Helper()
	st, err := coincrown.Def.New(coincrown.Def.DefaultSetup(2, 1))
	if err != nil {
		t.Fatal(err)
	}
	return session.View{Rev: 1, Def: coincrown.Def, State: st, Legal: legal, Turn: 0, Viewer: 0}
}

var (
	buy0  = act(4, 0, 0)
	buy1  = act(4, 0, 1)
	force = act(8, 1)
	mint  = act(11, 0)
	pass  = act(game.Pass)
	done  = act(game.Done)
	end   = act(game.EndTurn)
)

func TestAPieceStandsForItsActions(t *testing.T) {
	v := viewOf(t, pass, buy0, buy1, force)
	locked := face.Locked{Action: mint, Label: face.Label{Text: "Mint", Refs: []face.Ref{"mint"}}, Reason: "needs 3"}
	a := ActionsOf(said(map[game.Action]face.Label{
		buy0:  {Text: "Buy", Refs: []face.Ref{"row:0:0"}},
		force: {Text: "Attack", Refs: []face.Ref{"land", "row:0:0"}},
	}, locked), v)
	for ref, want := range map[face.Ref][]game.Action{"row:0:0": {buy0, force}, "land": {force}, "row:9:9": nil, "mint": nil} {
		var got []game.Action
		for _, it := range a.At(ref) {
			got = append(got, it.Action)
		}
		if !slices.Equal(got, want) || a.Lit(ref) != (len(want) > 0) {
			t.Errorf("%s: %v, lit %v; want %v", ref, got, a.Lit(ref), want)
		}
	}
	if why := a.LockedAt("mint"); len(why) != 1 || why[0].Reason != "needs 3" {
		t.Errorf("the mint is locked because of %v", why)
	}
}

func TestNothingIsOfferedBehindTheCurtain(t *testing.T) {
	v := viewOf(t, pass, buy0)
	v.Covered, v.State = true, nil
	if a := ActionsOf(said(nil), v); len(a.Legal) != 0 || len(a.Groups(true)) != 0 {
		t.Errorf("%d actions are offered", len(a.Legal))
	}
}

func TestTheListIsGroupedAndEndsWithWhatEndsTheTurn(t *testing.T) {
	v := viewOf(t, pass, end, force, mint)
	a := ActionsOf(said(map[game.Action]face.Label{
		pass: {Group: "Finish"}, end: {Group: "Finish"}, force: {Group: "Conquer"}, mint: {Group: "Free"},
	}, face.Locked{Action: buy0, Label: face.Label{Group: "Buy"}, Reason: "no"},
		face.Locked{Action: act(8, 0), Label: face.Label{Group: "Conquer"}, Reason: "no"}), v)
	var got []string
	for _, g := range a.Groups(true) {
		got = append(got, fmt.Sprint(g.Name, len(g.Items), g.Items[0].Reason))
	}
	if want := []string{"Buy1no", "Conquer2", "Free1", "Finish2"}; !slices.Equal(got, want) {
		t.Errorf("groups %v, want %v", got, want)
	}
	shut := ActionsOf(said(map[game.Action]face.Label{force: {Group: "Conquer"}},
		face.Locked{Action: end, Label: face.Label{Group: "Finish"}, Reason: "move first"}), viewOf(t, force)).Groups(true)
	if len(shut) != 2 || shut[1].Name != "Finish" || shut[1].Items[0].Reason != "move first" {
		t.Errorf("an end of the turn that is not possible yet stands in %+v", shut)
	}
}

func TestTheBar(t *testing.T) {
	on := func(refs ...face.Ref) face.Label { return face.Label{Refs: refs} }
	for _, c := range []struct {
		name      string
		labels    map[game.Action]face.Label
		legal     []game.Action
		suggested game.Action
		board     bool
		want      []game.Action
		primary   int
		more      int
	}{
		{"few actions are all there", map[game.Action]face.Label{buy0: on("a"), buy1: on("b")},
			[]game.Action{buy0, buy1}, game.Action{}, true, []game.Action{buy0, buy1}, -1, 0},
		{"many with pieces are left to the board, and nothing is the one thing to do",
			map[game.Action]face.Label{buy0: on("a"), buy1: on("b"), force: on("c"), mint: on("d")},
			[]game.Action{pass, buy0, buy1, force, mint}, game.Action{}, true, []game.Action{pass}, -1, 4},
		{"without a board they are in the bar", map[game.Action]face.Label{buy0: on("a")},
			[]game.Action{pass, buy0, buy1, force, mint}, game.Action{}, false, []game.Action{buy0, buy1, force, mint, pass}, -1, 0},
		{"a suggestion comes first and is the one thing to do", nil,
			[]game.Action{buy0, buy1}, buy1, true, []game.Action{buy1, buy0}, 0, 0},
		{"a single action is the one thing to do", nil, []game.Action{end}, game.Action{}, true, []game.Action{end}, 0, 0},
		{"done is the one thing to do when it is possible", nil, []game.Action{done, buy0}, game.Action{}, true, []game.Action{buy0, done}, 1, 0},
		{"ending the turn is, once only small things are left", map[game.Action]face.Label{mint: {Minor: true}},
			[]game.Action{pass, end, mint}, game.Action{}, true, []game.Action{mint, pass, end}, 2, 0},
		{"ending the turn is not, as long as there is something to do", nil,
			[]game.Action{pass, end, buy0}, game.Action{}, true, []game.Action{buy0, pass, end}, -1, 0},
	} {
		v := viewOf(t, c.legal...)
		v.Suggested = c.suggested
		bar := ActionsOf(said(c.labels), v).BarOf(barRoom, c.board)
		var got []game.Action
		for _, it := range bar.Items {
			got = append(got, it.Action)
		}
		if !slices.Equal(got, c.want) || bar.Primary != c.primary || bar.More != c.more {
			t.Errorf("%s: %v, primary %d, more %d; want %v, %d, %d", c.name, got, bar.Primary, bar.More, c.want, c.primary, c.more)
		}
	}
}
