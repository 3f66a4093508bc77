package face

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/words"
	"tabard/engines/game"
)

// Section is one chapter of the rules: what it is called in links, its heading, and its paragraphs.
type Section struct {
	ID, Title string
	Paras     []Para
}

// Para is one paragraph of the rules. Links and tests go by its ID, so it stays when the words change.
type Para struct {
	ID   string
	Kind ParaKind
	Text string
	Line bool // of a list
}

// Chapter is a Section as the text of a game's rules writes it. A paragraph is its name, a sign of its kind and its text, "blind|Or draw
// the top card": Rules makes the name an ID, "buy-blind" in the chapter "buy". The signs are | for what the rulebook says, ? for what it
// leaves open, = for a value or an option of our own and > for an example.
//
// Tags in braces say where a text comes from, and tests hold it to that (facetest.Numbers, facetest.Run). "{years=5}" shows 5, which is the
// number that the test of the game calls years, or Face.Told, which knows it in every box; "{R-03 R-09}" shows nothing and says that the
// paragraph tells these rulings of RULES.md.
type Chapter struct {
	ID, Title string
	Paras     []string
}

// untagged is a text as people read it: without its tags, which show what told says of their names, or what stands in them if that is nothing.
func untagged(text string, told func(name string) string) string {
	var b strings.Builder
	for {
		before, after, found := strings.Cut(text, "{")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		var tag string
		tag, text, _ = strings.Cut(after, "}")
		name, shown, shows := strings.Cut(tag, "=")
		if shows {
			if text := told(name); text != "" {
				shown = text
			}
		}
		b.WriteString(shown)
	}
}

// ReadChapters reads the text of a game's rules. A line that begins with # is a chapter, its ID and its title, every other one a paragraph.
func ReadChapters(text string) (all []Chapter) {
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		if head, ok := strings.CutPrefix(line, "# "); ok {
			id, title, _ := strings.Cut(head, " ")
			all = append(all, Chapter{ID: id, Title: title})
		} else if line != "" {
			c := &all[len(all)-1]
			c.Paras = append(c.Paras, line)
		}
	}
	return all
}

// ChaptersOf reads the rules of a game once for each text of them: that of the language at hand, none until it is there.
func ChaptersOf(def *game.Def) func() []Chapter {
	var read string
	var chapters []Chapter
	return func() []Chapter {
		if text := words.Rules(def.ID); text != read {
			read, chapters = text, ReadChapters(text)
		}
		return chapters
	}
}

// signs are those of the kinds.
const signs = "|?=>"

// ParaKind says where a paragraph comes from.
type ParaKind uint8

// The kinds of paragraphs.
const (
	Printed ParaKind = iota // what the rulebook says, in our words
	Silent                  // what the rulebook leaves open, and how we play it
	Ours                    // a value or an option of our own
	Example                 // a worked example
)

// Index leads from what the table shows to the paragraph of the rules that it comes from, by the numbers of the game's rules. It
// holds no words: IDs of paragraphs, or of whole chapters.
type Index struct {
	Prompts []string    // by Frame.Kind
	Actions []string    // by Action.Kind
	Reasons []string    // by Reason.ID; where one is empty, that of the action which is refused
	Parts   []string    // by Def.Parts
	Total   string      // of the score
	Pieces  [][2]string // what the refs of pieces begin with, and where such pieces are told of; Detail.Rule goes before
	Art     [][2]string // paragraphs and chapters with a picture of the game's own sheet beside them
	Aims    []Aim       // by Action.Kind: what one wants with it
	// Examples are the worked examples by their paragraphs, each drawn from a position that the rules have made.
	Examples []Worked
}

// Worked is a worked example: the paragraph that tells it, and what it is about. The drawing is made anew each time.
type Worked struct {
	Para string
	Draw func() app.UI
}

// Unlit lights no piece, as in a drawing that nothing can be done in.
func Unlit(Ref) bool { return false }

// Aim is what somebody wants with an action.
type Aim uint8

// The aims, in the order in which choices are shown by them. What has none stands under its own heading.
const (
	Gain   Aim = 1 + iota // coins and goods
	Build                 // cards, people and whatever brings more later
	Points                // the score itself
	Fight                 // against others, and what wins battles
	Manage                // the rest of the turn: moves, repairs, cards put aside
	Settle                // the answer to a question that is open: payments, places
	Finish                // the end of a turn or of a question
	Aims
)

// chapters are those of the rules; a face without rules has none.
func (f *Face) chapters() []Chapter {
	if f.Chapters == nil {
		return nil
	}
	return f.Chapters()
}

// chapterOf is the number of the chapter that a paragraph is in, -1 if there is none.
func (f *Face) chapterOf(id string) int {
	name, _, _ := strings.Cut(id, "-")
	return slices.IndexFunc(f.chapters(), func(c Chapter) bool { return c.ID == name })
}

// RuleTitle is the title of the chapter that a paragraph is in; empty if there is none. It is quick: no list is made.
func (f *Face) RuleTitle(id string) string {
	if i := f.chapterOf(id); i >= 0 {
		return f.chapters()[i].Title
	}
	return ""
}

// Section is the chapter that a paragraph is in, with the numbers of a box; empty if there is none.
func (f *Face) Section(b game.Boxed, id string) Section {
	if i := f.chapterOf(id); i >= 0 {
		return f.section(b, i)
	}
	return Section{}
}

// Paragraph finds a paragraph of the rules, or the beginning of a chapter, with the numbers of a box.
func (f *Face) Paragraph(b game.Boxed, id string) (p Para, ok bool) {
	s := f.Section(b, id)
	for i, p := range s.Paras {
		if p.ID == id || i == 0 && s.ID == id {
			return p, true
		}
	}
	return Para{}, false
}

// RuleOfPrompt is the paragraph that a question comes from.
func (f *Face) RuleOfPrompt(kind uint8) string { return At(f.Index.Prompts, int(kind)) }

// RuleOf is the paragraph of an action; with a reason that of what stands in its way.
func (f *Face) RuleOf(a game.Action, why game.Reason) string {
	if id := At(f.Index.Reasons, int(why.ID)); id != "" {
		return id
	}
	return At(f.Index.Actions, int(a.Kind))
}

// RuleOfPart is the paragraph of a row of the score.
func (f *Face) RuleOfPart(i int) string { return At(f.Index.Parts, i) }

// RuleOfPiece is the paragraph of a piece, as far as its kind tells.
func (f *Face) RuleOfPiece(r Ref) string {
	name, _, _ := r.Parts()
	return in(f.Index.Pieces, name)
}

// ArtOf is the picture beside a paragraph or a chapter.
func (f *Face) ArtOf(id string) string { return in(f.Index.Art, id) }

func in(table [][2]string, key string) string {
	for _, e := range table {
		if e[0] == key {
			return e[1]
		}
	}
	return ""
}

// AimOf is what one wants with a kind of action.
func (f *Face) AimOf(k game.Kind) Aim {
	if int(k) < len(f.Index.Aims) {
		return f.Index.Aims[k]
	}
	return 0
}

// Rules are the chapters of the game's tables with the numbers of a box, nil being ours, and with the lines of the lists where a paragraph is
// the name of one, "@cards". The lines are numbered: "objectives-card-3". They are made each time, since most who play a game never open its rules.
func (f *Face) Rules(b game.Boxed) []Section {
	out := make([]Section, len(f.chapters()))
	for i := range out {
		out[i] = f.section(b, i)
	}
	return out
}

func (f *Face) section(b game.Boxed, i int) Section {
	if b == nil && f.Def != nil && f.Def.Box != nil {
		b = f.Def.Box()
	}
	told := func(name string) string {
		if f.Told == nil {
			return ""
		}
		return f.Told(b, name)
	}
	c := &f.chapters()[i]
	out := Section{ID: c.ID, Title: c.Title}
	for _, p := range c.Paras {
		id, n := c.ID, strings.IndexAny(p, signs)
		if n > 0 {
			id += "-" + p[:n]
		}
		para := Para{ID: id, Kind: ParaKind(strings.IndexByte(signs, p[n])), Text: untagged(p[n+1:], told)}
		if para.Text[0] != '@' {
			out.Paras = append(out.Paras, para)
			continue
		}
		for n, line := range f.List(b, para.Text[1:]) {
			out.Paras = append(out.Paras, Para{id + "-" + Num(n+1), para.Kind, line, true})
		}
	}
	return out
}
