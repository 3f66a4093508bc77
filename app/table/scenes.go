package table

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/lingo"
	"tabard/app/session"
	"tabard/app/ui"
)

// What is worth watching step by step is shown in a sheet of its own: "scenes:", the entry of the log and the step. It opens
// by itself when such a thing happens, unless the player wants no pauses, and from the log at any time. Nothing in it
// moves on by itself, and bots wait beneath it.
const sceneSheet = "scenes:"

// scenesOf are the scenes of one entry of the log.
func (t *Table) scenesOf(v session.View, entry int) []face.Scene {
	if t.Face.Scenes == nil || v.Covered || v.State == nil {
		return nil
	}
	if entry < 0 || entry >= len(v.Log) { // entries stand by their index
		return nil
	}
	return t.Face.Scenes(v, v.Log[entry].Events)
}

// showScenes opens the sheet for what has just happened, if nothing else is being read.
func (t *Table) showScenes(v session.View, entries []session.Entry) {
	if t.Open != "" || t.Pace.Pause() == 0 || v.Skipping {
		return
	}
	for _, e := range entries {
		if len(t.scenesOf(v, e.Index)) > 0 {
			t.Open = sceneSheet + strconv.Itoa(e.Index) + ":0"
			return
		}
	}
}

// watching says that scenes are open: the bots wait until they have been watched.
func (t *Table) watching() bool {
	_, _, ok := t.scene()
	return ok
}

// scene reads the entry and the step of an open sheet of scenes.
func (t *Table) scene() (entry, step int, ok bool) {
	rest, ok := strings.CutPrefix(t.Open, sceneSheet)
	if !ok {
		return 0, 0, false
	}
	e, n, _ := strings.Cut(rest, ":")
	entry, err := strconv.Atoi(e)
	step, _ = strconv.Atoi(n)
	return entry, max(0, step), err == nil
}

// toScene goes to a step of the open scenes; one past the last closes them.
func (t *Table) toScene(n int) {
	entry, _, ok := t.scene()
	switch {
	case !ok:
	case n >= len(t.scenesOf(t.View, entry)):
		t.Open = ""
	default:
		t.Open = sceneSheet + strconv.Itoa(entry) + ":" + strconv.Itoa(max(0, n))
	}
}

// sceneBody is the title and the content of a step: what happened stands in a live region, so that the focus can stay on
// the button that leads on.
func (t *Table) sceneBody(entry, step int) (title string, body app.UI) {
	scenes := t.scenesOf(t.View, entry)
	if step >= len(scenes) {
		return "", nil
	}
	s := scenes[step]
	next := lingo.T("scene.next")
	if step == len(scenes)-1 {
		next = lingo.T("scene.end")
	}
	art := app.Div()
	if s.Art != nil {
		art = ui.Box("scene-art", s.Art())
	}
	return s.Title, ui.Box("scene",
		art.Hidden(s.Art == nil),
		app.Div().Class("scene-text").Role("status").Body(
			ui.Para("hint", lingo.T("scene.of", strconv.Itoa(step+1), strconv.Itoa(len(scenes)))),
			ui.Say(s.Text),
			ui.Chips(s.Chips)),
		ui.Box("row scene-acts",
			ui.Button("scene", strconv.Itoa(step+1), "btn-wax", ui.Word(next)),
			ui.Button("scene", strconv.Itoa(step-1), "", ui.Word(lingo.T("scene.back"))).Hidden(step == 0),
			ui.Button("close", "", "btn-quiet", ui.Word(lingo.T("scene.skip"))).Hidden(step == len(scenes)-1)),
		app.Details().Class("scene-all").Body(
			app.Summary().Text(lingo.T("scene.all")),
			app.Ol().Body(app.Range(scenes).Slice(func(i int) app.UI {
				return app.Li().Body(app.Strong().Text(scenes[i].Title), ui.Say(scenes[i].Text))
			}))))
}

// watch is the button that shows the scenes of a turn of the log once more.
func (t *Table) watch(turn LogTurn) app.UI {
	b := ui.Button("open", sceneSheet+strconv.Itoa(turn.First)+":0", "btn-quiet", ui.Pic("play"), ui.Word(lingo.T("scene.watch")))
	return b.Hidden(turn.Head == "" || !turn.Scenes)
}
