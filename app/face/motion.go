package face

import "tabard/engines/game"

// Motion is what is seen to travel when an event is told: from a piece, a place of the map or somebody, to another. The zero
// Motion says that nothing does. What moves about among the goods of one seat does not travel.
type Motion struct {
	From, To Ref
	Via      []Ref  // what it passes between them, in order; without any it goes straight
	Icon     string // the symbol of what travels
	N        int    // how many, if more than one
	Piece    Ref    // the piece that it is, if it lies where it has come to as one of its own; may be empty
}

// Seat stands for somebody in a Motion: the seat's place at the table, where it is of nobody's goods that a piece is drawn.
func Seat(p game.Player) Ref { return NewRef("player", int(p)) }

// SeatOf reads what Seat wrote.
func SeatOf(r Ref) (p game.Player, ok bool) {
	name, n, _ := r.Parts()
	return game.Player(n), name == "player" && n >= 0
}

// ToSeat is how so many of something come from a piece to somebody; nothing travels to nobody.
func ToSeat(p game.Player, from Ref, icon string, n int) Motion {
	if p == game.Nobody {
		return Motion{}
	}
	return Motion{From: from, To: Seat(p), Icon: icon, N: n}
}

// FromSeat is how so many of something go from somebody to a piece; nothing travels from nobody.
func FromSeat(p game.Player, to Ref, icon string, n int) Motion {
	if p == game.Nobody {
		return Motion{}
	}
	return Motion{From: Seat(p), To: to, Icon: icon, N: n}
}
