package table

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/web/page"
)

// The steps of a fight are shown one by one in a card that lies on the board beside the piece of the step: "scenes:", the
// entry of the log and the step. It opens by itself when such a thing happens, unless the player wants no pauses, and from the
// log at any time. Nothing in it moves on by itself, and bots wait. What has just happened is watched on the table as it was
// before: board, scores and log go on when it has been seen.
const sceneSheet = "scenes:"

// scenesOf are the scenes of one entry of the log.
func (t *common) scenesOf(v session.View, entry int) []face.Scene {
	if t.Face.Scenes == nil || v.Covered || v.State == nil {
		return nil
	}
	if entry < 0 || entry >= len(v.Log) { // entries stand by their index
		return nil
	}
	return t.Face.Scenes(v, v.Log[entry].Events)
}

// showScenes opens the scenes of what has just happened, if nothing else is being read, and holds back what has changed by it.
func (t *stage) showScenes(v session.View, entries []session.Entry) {
	if t.sheets.opened != "" || t.Pace.Pause() == 0 || v.Skipping {
		return
	}
	for _, e := range entries {
		scenes := t.scenesOf(v, e.Index)
		if len(scenes) == 0 {
			continue
		}
		t.sheets.open(sceneSheet + strconv.Itoa(e.Index) + ":0")
		if old := t.View; old.Def != nil && !old.Covered && old.Viewer == v.Viewer {
			t.before = &old
		}
		t.lookAt(scenes[0].At)
		return
	}
}

// asBefore draws something of the table as it was before what is being watched.
func (t *common) asBefore(draw func() app.UI) app.UI {
	if t.before == nil {
		return draw()
	}
	now := t.View
	t.View = *t.before
	defer func() { t.View = now }()
	return draw()
}

// Ended says that the game is over and that the player has watched, or skipped, the scenes that led to its end. Until then
// nothing on the page tells the result.
func (t *common) Ended() bool { return t.View.Over && t.before == nil }

// settle lets the table go on once what has happened has been watched.
func (t *Table) settle() {
	t.keepAnalysis()
	if t.before != nil && !t.watching() {
		t.before = nil
		t.Stage.flashN++
		switch {
		case t.View.Over:
			t.tellEnd()
		case t.Tutor.lesson.mine:
			t.Voice.Speak(t.Tutor.LessonText())
		}
	}
}

// watching says that scenes are open, or that somebody looks back: the bots wait until they have been watched.
func (t *Table) watching() bool {
	_, _, ok := t.Sheets.scene()
	return ok || t.back != nil
}

// scene reads the entry and the step of an open sheet of scenes.
func (t *sheets) scene() (entry, step int, ok bool) {
	rest, ok := strings.CutPrefix(t.opened, sceneSheet)
	if !ok {
		return 0, 0, false
	}
	e, n, _ := strings.Cut(rest, ":")
	entry, err := strconv.Atoi(e)
	step, _ = strconv.Atoi(n)
	return entry, max(0, step), err == nil
}

// toScene goes to a step of the open scenes; one past the last closes them.
func (t *stage) toScene(n int) {
	entry, _, ok := t.sheets.scene()
	switch {
	case !ok:
	case n >= len(t.scenesOf(t.View, entry)):
		t.sheets.Close()
	default:
		t.sheets.open(sceneSheet + strconv.Itoa(entry) + ":" + strconv.Itoa(max(0, n)))
		s, _, _ := t.watched()
		t.lookAt(s.At)
	}
}

// Scene is the step that is watched, for the page, and the piece that it is about; empty if there is none.
func (t *stage) Scene() (name string, at page.Mark) {
	if s, _, _ := t.watched(); s.Title != "" {
		return t.sheets.opened, t.Mark(string(s.At))
	}
	return "", page.Mark{}
}

// watched is the scene that is open, and where it stands among how many.
func (t *stage) watched() (s face.Scene, step, of int) {
	entry, step, ok := t.sheets.scene()
	if !ok {
		return s, 0, 0
	}
	scenes := t.scenesOf(t.View, entry)
	if step >= len(scenes) {
		return s, 0, 0
	}
	return scenes[step], step, len(scenes)
}

// sceneCard is the open scene. What happened stands in a live region, so that the focus can stay on the button that leads on.
func (t *stage) sceneCard() app.UI {
	s, step, of := t.watched()
	card := app.Section().ID("scene").Class("scene").Aria("label", say.SceneTitle.String())
	if of == 0 {
		return card.Hidden(true)
	}
	next := say.SceneNext.String()
	if step == of-1 {
		next = say.SceneEnd.String()
	}
	art := app.Div()
	if s.Art != nil {
		art = ui.Box("scene-art", s.Art())
	}
	return card.Body(
		app.Div().Class("scene-text").Role("status").Body(
			app.P().Class("scene-head").Body(app.Strong().Class("scene-title").Text(s.Title),
				ui.Span("hint", say.SceneOf(strconv.Itoa(of), strconv.Itoa(step+1)))),
			art.Hidden(s.Art == nil),
			ui.Say(s.Text),
			ui.Chips(s.Chips)),
		ui.Box("row scene-acts",
			ui.Button("scene", strconv.Itoa(step+1), "btn-wax", ui.Word(next)),
			ui.Button("scene", strconv.Itoa(step-1), "", ui.Word(say.SceneBack.String())).Hidden(step == 0),
			ui.WordButton("close", "", "btn-quiet", "", say.SceneSkip).Hidden(step == of-1)))
}

// watchButton is the button that shows the scenes of a turn of the log once more.
func (t *chronicle) watchButton(turn LogTurn) app.UI {
	b := ui.Button("open", sceneSheet+strconv.Itoa(turn.First)+":0", "btn-quiet", ui.Pic("play"), ui.Word(say.SceneWatch.String()))
	return b.Hidden(turn.Head == "" || !turn.Scenes)
}
