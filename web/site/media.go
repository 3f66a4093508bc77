package site

import (
	"fmt"
	"path"
	"regexp"
	"slices"
	"strings"
)

var (
	namesMedia = regexp.MustCompile(`(?m)^@custom-media (--[a-z-]+) ([^;{]+);\n`)
	usesMedia  = regexp.MustCompile(`@media ([^{]*\(--[^{]*) \{`)
)

// spellMedia writes out the named conditions of style sheets, which browsers do not know yet (CSS Media Queries level 5: "@custom-media --name
// (condition), (other condition);", used as "@media (--name) and (condition)"). A name holds in all sheets, and in the names that come after
// it. It returns an error for a name that is unknown or given twice.
func (f Files) spellMedia() error {
	named := map[string][]string{}
	sheets := slices.DeleteFunc(f.Names(), func(name string) bool { return path.Ext(name) != ".css" })
	for _, sheet := range sheets {
		for _, m := range namesMedia.FindAllStringSubmatch(string(f[sheet]), -1) {
			ways, err := mediaWays(m[2], named)
			if err == nil && named[m[1]] != nil {
				err = fmt.Errorf("%s has been named before", m[1])
			}
			if err != nil {
				return fmt.Errorf("site: %s: %w", sheet, err)
			}
			named[m[1]] = ways
		}
	}
	for _, sheet := range sheets {
		var err error
		f[sheet] = usesMedia.ReplaceAllFunc(namesMedia.ReplaceAll(f[sheet], nil), func(rule []byte) []byte {
			ways, fails := mediaWays(string(usesMedia.FindSubmatch(rule)[1]), named)
			if fails != nil {
				err = fmt.Errorf("site: %s: %w", sheet, fails)
			}
			return []byte("@media " + strings.Join(ways, ", ") + " {")
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// mediaWays returns the alternatives of a list of media conditions without names.
func mediaWays(list string, named map[string][]string) (ways []string, err error) {
	for way := range strings.SplitSeq(list, ",") {
		spelt := []string{""}
		for part := range strings.SplitSeq(strings.TrimSpace(way), " and ") {
			means := []string{part}
			if name, is := strings.CutPrefix(part, "(--"); is {
				if means = named["--"+strings.TrimSuffix(name, ")")]; means == nil {
					return nil, fmt.Errorf("no media condition is named %s", part)
				}
			}
			var longer []string
			for _, s := range spelt {
				for _, m := range means {
					longer = append(longer, strings.TrimPrefix(s+" and "+m, " and "))
				}
			}
			spelt = longer
		}
		ways = append(ways, spelt...)
	}
	return ways, nil
}
