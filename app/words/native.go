//go:build !js

package words

import (
	"embed"

	"tabard/app/words/ftl"
)

// Natively the files of all languages are within the program: tests, the export of the site and tools read them. The client gets the
// catalogue of one language from its page.
//
//go:embed en de
var files embed.FS

func init() {
	if err := Use("en"); err != nil {
		panic(err)
	}
}

// Use opens the catalogue of a language. "qps" is the pseudo-language.
func Use(tag string) error {
	packed, err := Packed(tag)
	if err != nil {
		return err
	}
	return Open(packed)
}

// Packed is the catalogue of a language as the program reads it.
func Packed(tag string) (string, error) {
	english, err := ftl.Load(files, "en", specs, nil)
	if err != nil {
		return "", err
	}
	l := english
	switch tag {
	case "en":
	case "qps":
		l = ftl.Pseudo(english)
	default:
		if l, err = ftl.Load(files, tag, specs, english); err != nil {
			return "", err
		}
	}
	return l.Pack(english.Fingerprint()), nil
}
