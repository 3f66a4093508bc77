package facetest

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tabard/app/face"
	"tabard/app/words"
)

// tag is a tag in the text of the rules, see face.Chapter.
type tag struct {
	name, shown string
	shows       bool // otherwise it names rulings
	first       bool // it stands at the beginning of its paragraph
	kind        face.ParaKind
	para        string
}

var inBraces = regexp.MustCompile(`\{([^{}=]*)(=?)([^{}]*)\}`)

// tagsOf lists the tags of a game's rules in their order.
func tagsOf(f *face.Face) (all []tag) {
	for _, c := range f.Chapters() {
		for _, p := range c.Paras {
			sign := strings.IndexAny(p, "|?=>")
			text := p[sign+1:]
			for _, at := range inBraces.FindAllStringSubmatchIndex(text, -1) {
				all = append(all, tag{name: text[at[2]:at[3]], shown: text[at[6]:at[7]], shows: at[4] < at[5],
					first: at[0] == 0, kind: face.ParaKind(strings.IndexByte("|?=>", p[sign])), para: strings.TrimSuffix(c.ID+"-"+p[:sign], "-")})
			}
		}
	}
	return all
}

// Numbers proves that the numbers and names which the rules of a game show in tags are those of its tables. namesAndValues are the names
// of tags with what they must show, beside those that Face.Told knows. A number may be written as a word, and a paragraph begins with a capital letter.
func Numbers(t testing.TB, f *face.Face, namesAndValues ...string) {
	t.Helper()
	for _, fault := range numberFaults(f, namesAndValues) {
		t.Error(fault)
	}
}

func numberFaults(f *face.Face, namesAndValues []string) (faults []string) {
	tables, shown := map[string]string{}, map[string]bool{}
	for i := 0; i < len(namesAndValues); i += 2 {
		tables[namesAndValues[i]] = namesAndValues[i+1]
	}
	for _, tag := range tagsOf(f) {
		if !tag.shows {
			continue
		}
		shown[tag.name] = true
		value, ok := tables[tag.name]
		if !ok && f.Told != nil {
			value = f.Told(f.Def.Box(), tag.name)
			ok = value != ""
		}
		if !ok {
			faults = append(faults, fmt.Sprintf("%s: the tables have nothing called %q", tag.para, tag.name))
		} else if tag.shown != value && !tag.spells(value) && !(tag.first && value != "" && tag.shown == strings.ToUpper(value[:1])+value[1:]) {
			faults = append(faults, fmt.Sprintf("%s: %s is %q in the rules and %q in the tables", tag.para, tag.name, tag.shown, value))
		}
	}
	for _, name := range slices.Sorted(maps.Keys(tables)) {
		if !shown[name] {
			faults = append(faults, "the rules do not show "+name)
		}
	}
	return faults
}

// spelled are the numbers that the rules write as words, in each language.
var spelled = map[string][]string{
	"en": {"nothing", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", 16: "sixteen"},
	"de": {"nichts", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf", 16: "sechzehn"},
}

// spells says whether a tag shows a number as a word.
func (t tag) spells(value string) bool {
	n, err := strconv.Atoi(value)
	all := spelled[words.Tag()]
	return err == nil && n < len(all) && strings.EqualFold(t.shown, all[n])
}
