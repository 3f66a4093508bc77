package table

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/web/page"
)

// The steps of a fight are shown one by one on the board, with what they tell at its foot: "scenes:", the entry of the log and the step.
// They open by themselves when such a thing happens, if the player wishes to see it (Fights), and from the log at any time. What has just
// happened is watched on the table as it was before: board, scores and log go on when it has been seen, and bots wait.
//
// A person's own fights go on when the person says so. Those of others go on by themselves, until somebody touches them.
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
	if t.sheets.opened != "" || t.Pace.Pause() == 0 || v.Skipping || t.Fights == FightsNever {
		return
	}
	for _, e := range entries {
		scenes := t.scenesOf(v, e.Index)
		if len(scenes) == 0 || t.Fights == FightsMine && !slices.ContainsFunc(scenes, t.involves) {
			continue
		}
		t.sheets.open(sceneSheet + strconv.Itoa(e.Index) + ":0")
		if old := t.View; old.Def != nil && !old.Covered && old.Viewer == v.Viewer {
			t.before = &old
		}
		t.goes = true
		t.goOn(scenes[0])
		return
	}
}

// involves says that a person at this device fights in a scene.
func (t *common) involves(s face.Scene) bool {
	return slices.ContainsFunc(s.Sides, func(side face.Side) bool { return t.seated(int(side.Seat)) && !t.View.Seats[side.Seat].Bot })
}

// Goes says that the scene that is watched will go on by itself.
func (t *stage) Goes() bool {
	if !t.goes { // what scenes there are is worked out each time
		return false
	}
	s, _, _ := t.watched()
	return t.byItself(s)
}

func (t *stage) byItself(s face.Scene) bool { return t.goes && len(s.Sides) > 0 && !t.involves(s) }

// touch says that somebody has touched the scene: one that would go on by itself waits from now on, and those after it. Whoever leads on from
// one that waited in any case has not meant them.
func (t *stage) touch() { t.goes = t.goes && !t.Goes() }

// goOn looks at a scene that has come, and asks for the message that ends it, if it goes on by itself.
func (t *stage) goOn(s face.Scene) {
	t.lookAt(s.At)
	t.sceneN++
	if t.byItself(s) {
		t.emit(After{sceneTime + 2*t.Pace.Pause(), sceneOver{t.sceneN}})
	}
}

// sceneTime is how long a scene stays at the least before it goes on by itself: its dice have come to rest, and who falls has fallen.
const sceneTime = 1200 * time.Millisecond

func (m sceneOver) do(t *Table) {
	if _, step, ok := t.Sheets.scene(); ok && t.Stage.sceneN == m.n && t.Stage.Goes() {
		t.Stage.toScene(step + 1)
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
	if _, _, ok := t.Sheets.scene(); !ok {
		t.Stage.goes = false
	}
	if t.before != nil && !t.watching() {
		t.before = nil
		t.Stage.flashN++
		switch {
		case t.View.Over:
			t.tellEnd()
		case t.Tutor.lesson.mine:
			t.Tutor.lesson.lead = t.Tutor.lesson.brings() // the scene has moved the map
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
		t.goOn(s)
	}
}

// Scene is the step that is watched, for the page, the piece that it is about, and where its figures stand, in the order in which they are
// drawn; empty if there is none.
func (t *stage) Scene() (name string, at page.Mark, figures []page.Mark) {
	s, _, _ := t.watched()
	if s.Title == "" {
		return "", at, nil
	}
	for _, side := range s.Sides {
		for _, f := range side.Figures {
			figures = append(figures, t.Mark(string(f.At)))
		}
	}
	return t.sheets.opened, t.Mark(string(s.At)), figures
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

// watchButton is the button that shows the scenes of a turn of the log once more.
func (t *chronicle) watchButton(turn LogTurn) app.UI {
	b := ui.Button("open", sceneSheet+strconv.Itoa(turn.First)+":0", "btn-quiet", ui.Pic("play"), ui.Word(say.SceneWatch.String()))
	return b.Hidden(turn.Head == "" || !turn.Scenes)
}
