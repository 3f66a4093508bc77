package desk

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/house"
	"tabard/app/session"
	"tabard/engines/save"
	"tabard/web/store"
)

// What the errors of a game that does not open say is for engineers: a person reads a text of the catalogue, and the report has the rest.
func TestAGameThatDoesNotOpenSaysWhyInTheCataloguesWords(t *testing.T) {
	d := New(house.New(store.OpenShelf(store.NewMemory())), nil, nil, nil)
	for _, err := range []error{
		fmt.Errorf("session: open: %w: code 77", save.ErrUnknownGame), fmt.Errorf("session: open: %w: seat 9", session.ErrSeats),
		fmt.Errorf("%w: seat 9 of 2", save.ErrBroken), errors.New("something that nobody has foreseen"),
	} {
		d.failure = err
		text := app.HTMLString(d.View("none"))
		if strings.Contains(text, err.Error()) || !strings.Contains(text, strings.ReplaceAll(house.Problem(err), "'", "&#39;")) || !reports(text) {
			t.Errorf("%v: %s", err, text)
		}
		if report := d.Report(); !strings.Contains(report, err.Error()) {
			t.Errorf("the report lacks %v: %s", err, report)
		}
	}
	if d.failure = nil; reports(app.HTMLString(d.View("none"))) || d.Report() != "" {
		t.Errorf("a game that is not there has a report %q", d.Report())
	}
}

// reports says that a page offers to copy the report.
func reports(page string) bool {
	button := regexp.MustCompile(`<button[^>]* data-do="report"[^>]*>`).FindString(page)
	return button != "" && !regexp.MustCompile(` hidden[ >]`).MatchString(button)
}
