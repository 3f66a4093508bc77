package table

// voice is what the table says: to those who listen, and as a short message.
type voice struct {
	said, alerted string   // the texts of the polite and the assertive live region
	toast         string   // a short message, gone after a while
	toastN        int      // tells equal ones apart
	report        string   // what went wrong in the program, empty if nothing did
	deeds         []string // what the viewer has just done, in words; not said yet
	asked         string   // the question as it was said last
	again         struct { // what is told once more
		rev uint32 // the revision of what was told so last
		n   int    // how many sentences of it were
	}
}

// next counts the sentences that are told once more at a revision, from 0.
func (v *voice) next(rev uint32) int {
	if v.again.rev != rev {
		v.again.rev, v.again.n = rev, 0
	}
	v.again.n++
	return v.again.n - 1
}

// Tell shows a short message.
func (v *voice) Tell(text string) {
	v.toast = text
	v.toastN++
	v.Speak(text)
}

// Speak says something to those who listen, and shows nothing.
func (v *voice) Speak(text string) { v.said = again(v.said, text) }

// alarm says something to those who listen at once.
func (v *voice) alarm(text string) { v.alerted = again(v.alerted, text) }

// Alert is alarm for what need not be heard a second time.
func (v *voice) Alert(text string) { v.alerted = text }

// hush forgets what was said and shown.
func (v *voice) hush() { v.said, v.alerted, v.toast = "", "", "" }

// repeat takes over what another voice has said.
func (v *voice) repeat(old *voice) { v.said, v.alerted = old.said, old.alerted }

// broke notes what went wrong in the program.
func (v *voice) broke(report string) { v.report = report }

// again alters a text that equals the one before, so that a live region reads it out once more.
func again(old, text string) string {
	if old == text {
		return text + "\u00a0"
	}
	return text
}

// Said and Alerted are the texts of the polite and the assertive live region.
func (v *voice) Said() string    { return v.said }
func (v *voice) Alerted() string { return v.alerted }

// Toast is the short message, and a number that no two messages share; empty for none.
func (v *voice) Toast() (text string, n int) { return v.toast, v.toastN }

// DropToast takes the short message away.
func (v *voice) DropToast() { v.toast = "" }

// Report is what went wrong in the program; empty if nothing did.
func (v *voice) Report() string { return v.report }
