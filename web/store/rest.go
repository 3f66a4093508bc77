package store

// Rest is what lies in the storage beside games, results, boxes and settings.
type Rest struct {
	Damaged int // records that were put aside because they could not be read, and copies of no game that cannot
	Unknown int // records under names that this program does not know
	Bytes   int // of both together
}

// Any says that there is something.
func (r Rest) Any() bool { return r.Damaged+r.Unknown > 0 }

// internal says that a record is the program's own business: made anew, or for this device alone.
func internal(key string) bool {
	return key == settingsKey || key == layoutKey || key == "probe" || kindOf(key) == Secrets
}
