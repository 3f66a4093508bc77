// Package boxes is the screen of the boxes: the printed numbers of games as their owners have read them off.
package boxes

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/games"
	"tabard/app/house"
	"tabard/app/ui"
	"tabard/app/verbs"
	say "tabard/app/words/shell"
	"tabard/engines/box"
	"tabard/engines/game"
	"tabard/web/page"
	"tabard/web/store"
)

// Screen is the screen of the boxes.
type Screen struct {
	house  *house.House
	boxes  []store.StoredBox
	err    error   // why they are not listed
	read   int     // Shelf.BoxesWritten of what is listed
	editor *editor // of the box whose numbers are entered; nil if none was opened
	link   link    // that was opened last
}

// New returns the screen of a house.
func New(h *house.House) *Screen { return &Screen{house: h, read: -1} }

// Open lists the boxes anew: another tab may have written some.
func (s *Screen) Open() { s.read = -1 }

// list reads the boxes, if this page has not, or has changed one since.
func (s *Screen) list() {
	if n := s.house.Shelf.BoxesWritten(); n != s.read {
		s.boxes, s.err = s.house.Shelf.Boxes()
		s.read = n
	}
}

// Has says that there is a box of a game. Who cannot read them has none to play with.
func (s *Screen) Has(d *game.Def) bool {
	s.list()
	return slices.ContainsFunc(s.boxes, func(b store.StoredBox) bool { return b.Box != nil && b.Box.Game == d })
}

// ofScreen has the verbs of the screen of boxes; ofEditor those of the editor.
var ofScreen = []verbs.Verb[func(*Screen, string)]{
	{Name: "newbox", Do: (*Screen).create},
	{Name: "blankbox", Do: (*Screen).blank},
	{Name: "exportbox", Do: (*Screen).export},
	{Name: "linkbox", Do: (*Screen).share},
	{Name: "keepbox", Do: func(s *Screen, _ string) { s.keepLinked() }},
	{Name: "deletebox", Do: func(s *Screen, id string) {
		s.house.Ask(house.Dialog{Kind: "deletebox", ID: id, Text: s.titleOf(id), Draw: deleteBody})
	}},
	{Name: "deletebox-do", Do: func(s *Screen, _ string) { s.delete() }},
}

// Verbs are the verbs that Press knows.
func Verbs() []string { return append(verbs.Names(ofScreen), verbs.Names(ofEditor)...) }

// Press carries a verb out. It returns false if the verb is none of this screen's.
func (s *Screen) Press(verb, arg string) bool {
	do, ok := verbs.Find(ofScreen, verb)
	if ok {
		do(s, arg)
		return true
	}
	change, ok := verbs.Find(ofEditor, verb)
	if n, err := strconv.Atoi(arg); ok && s.editor != nil && s.editor.box != nil && (arg == "" || err == nil) {
		s.editor.heard++
		change(s, s.editor, n)
	}
	return ok
}

// find is the box of an id on the list; nil if there is none.
func (s *Screen) find(id string) *store.StoredBox {
	for i := range s.boxes {
		if s.boxes[i].ID == id {
			return &s.boxes[i]
		}
	}
	return nil
}

// stored is the box of an id, that of the editor for an empty one; nil if there is none.
func (s *Screen) stored(id string) *store.StoredBox {
	if e := s.editor; id == "" && e != nil && e.box != nil {
		return &store.StoredBox{ID: e.id, Box: e.box, Raw: e.box.Encode()}
	}
	s.list()
	return s.find(id)
}

// title is what a box is called.
func title(b *box.Box) string { return ui.BoxTitle(b.Title, games.Of(b.Game).Name) }

func (s *Screen) titleOf(id string) string {
	if b := s.find(id); b != nil && b.Box != nil {
		return title(b.Box)
	}
	return say.BoxesDamaged.String()
}

// blank offers a box of a game of which nothing has been read off, as a file.
func (s *Screen) blank(id string) {
	if f := games.ByID(id); f != nil && f.Def.Box != nil {
		s.offer("tabard-"+id+"-box"+store.BoxType, box.New(f.Def, say.BoxesUntitled(f.Name)).Encode())
	}
}

// export offers a box as a file, also one that cannot be read.
func (s *Screen) export(id string) {
	b := s.stored(id)
	if b == nil {
		return
	}
	name := "tabard-box-" + b.ID
	if b.Box != nil {
		name = "tabard-" + b.Box.Game.ID + "-box-" + b.ID
	}
	s.offer(name+store.BoxType, b.Raw)
}

func (s *Screen) offer(name string, data []byte) {
	s.house.Do(page.Download{Name: name, Data: data})
	s.house.Tell(say.SavesExported(name))
}

// delete removes the box of the open dialog.
func (s *Screen) delete() {
	id := s.house.Dialog.ID
	name := s.titleOf(id)
	s.house.Dialog = house.Dialog{}
	if err := s.house.Shelf.DeleteBox(id); err != nil {
		s.house.Tell(house.Problem(err))
		return
	}
	s.house.Tell(say.SavesDeleted(name))
}

func deleteBody(d house.Dialog) (string, app.UI) {
	return say.DeleteTitle.String(), app.Div().Body(
		ui.Say(say.BoxesDeletetext(d.Text)),
		ui.Box("row",
			ui.WordButton("deletebox-do", "", "btn-wax", "trash", say.DeleteDo),
			ui.WordButton("exportbox", d.ID, "", "download", say.BoxesExport),
			ui.WordButton("close", "", "btn-quiet", "", say.Cancel)))
}

// View draws the screen.
func (s *Screen) View() app.UI {
	s.list()
	var damaged []*store.StoredBox
	byGame := map[string][]*store.StoredBox{}
	for i := range s.boxes {
		if b := &s.boxes[i]; b.Box == nil {
			damaged = append(damaged, b)
		} else {
			byGame[b.Box.Game.ID] = append(byGame[b.Box.Game.ID], b)
		}
	}
	problem := ""
	if s.err != nil {
		problem = house.Problem(s.err)
	}
	all := games.All()
	return app.Main().Class("page").Body(
		ui.PageHead(say.BoxesTitle.String()),
		ui.Say(say.BoxesIntro.String()),
		app.P().Class("notice").Hidden(problem == "").Text(problem),
		app.Range(all).Slice(func(i int) app.UI { return ofGame(all[i], byGame[all[i].Def.ID]) }),
		app.Ul().Class("saves").Hidden(len(damaged) == 0).Body(
			app.Range(damaged).Slice(func(i int) app.UI { return damagedRow(damaged[i]) })),
		ui.Section("card",
			app.H2().Text(say.BoxesBring.String()),
			ui.Para("hint", say.BoxesHow.String()),
			ui.Box("row", ui.WordButton("import", "", "", "upload", say.SavesImport)),
			ui.FilePicker(store.BoxType+","+store.FileType)))
}

// ofGame is what there is of the boxes of a game.
func ofGame(f *face.Face, boxes []*store.StoredBox) app.UI {
	return ui.Section("card",
		app.H2().Text(f.Name),
		app.Ul().Class("saves").Hidden(len(boxes) == 0).Body(
			app.Range(boxes).Slice(func(i int) app.UI { return boxRow(f, boxes[i]) })),
		ui.Box("row",
			ui.Button("newbox", f.Def.ID, "", ui.Pic("plus"), ui.Word(say.BoxesNew.String())).Aria("label", say.BoxesNewname(f.Name)),
			ui.Button("blankbox", f.Def.ID, "", ui.Pic("download"), ui.Word(say.BoxesBlank.String())).
				Aria("label", say.BoxesBlankname(f.Name)))).Hidden(f.Def.Box == nil)
}

func boxRow(f *face.Face, b *store.StoredBox) app.UI {
	name := title(b.Box)
	return app.Li().Class("saved-row").Body(
		ui.Symbol(f.Emblem, "saved-emblem"),
		ui.Box("saved-text",
			ui.Para("saved-name", name),
			ui.Para("hint", say.BoxesCount(strconv.Itoa(len(b.Box.N)), strconv.Itoa(b.Box.Done()))),
			unfit(b.Box)),
		ui.Box("row",
			ui.Link("box/"+b.ID, "btn", ui.Word(say.BoxesEdit.String())).Aria("label", say.BoxesEditname(name)),
			ui.Link("new/"+f.Def.ID+"/"+b.ID, "btn", ui.Word(say.StartSetup.String())).Aria("label", say.BoxesPlay(name)),
			ui.Box("box-tools", ui.IconButton("linkbox", b.ID, "btn-quiet", "share", say.SavesShare(name)), keep(b.ID, name), drop(b.ID, name))))
}

// unfit says why nobody can play with a box; it is hidden if everybody can.
func unfit(b *box.Box) app.UI {
	_, err := b.Pack()
	if err == nil {
		return app.P().Class("notice").Hidden(true)
	}
	return ui.Para("notice", house.Problem(err))
}

// keep and drop are the buttons that offer a box as a file and remove it.
func keep(id, name string) app.UI {
	return ui.IconButton("exportbox", id, "btn-quiet", "download", say.SavesExport(name))
}

func drop(id, name string) app.UI {
	return ui.IconButton("deletebox", id, "btn-quiet", "trash", say.SavesDelete(name))
}

// damagedRow is the row of a box that cannot be read: nothing of it is deleted but by the player.
func damagedRow(b *store.StoredBox) app.UI {
	name := say.BoxesDamaged.String()
	return app.Li().Class("card saved-row saved-damaged").Body(
		ui.Symbol("ui-alert", "saved-emblem"),
		ui.Box("saved-text", ui.Para("saved-name", name), ui.Para("hint", house.Problem(b.Err))),
		ui.Box("row", keep(b.ID, name), drop(b.ID, name)))
}
