package table

// Confirm says which choices want a second press.
type Confirm uint8

// The ways to confirm. Whatever has a warning wants a second press in any case.
const (
	ConfirmNever  Confirm = iota
	ConfirmFinal          // what reveals something, and so cannot be taken back
	ConfirmAlways         // whatever is chosen from the whole of a turn
)

// ConfirmIDs are the ways to confirm by name, the usual first.
var ConfirmIDs = []string{"final", "always", "never"}

// ConfirmByID reads one of ConfirmIDs; anything else is the usual.
func ConfirmByID(id string) Confirm {
	switch id {
	case "always":
		return ConfirmAlways
	case "never":
		return ConfirmNever
	}
	return ConfirmFinal
}

// final says that a choice from a turn's menu needs a second press although it has no warning.
func (t *choice) final(it Item) bool {
	if t.Confirm == ConfirmNever || t.View.CanCancel || it.Closes() {
		return false
	}
	return t.Confirm == ConfirmAlways || t.Machine.Final(it.Action)
}
