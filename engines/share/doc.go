// Package share turns a game into the text of a link and back. There is no server: the text is the game, all of it, so
// whoever has the link can read every hand with some effort.
//
// # The text
//
// base64url without padding, of
//
//	byte     form<<4 | version: form 1 is a game, version 1
//	byte     Def.Code
//	uvarint  rules version
//	byte     flags: practice, covered, snapshot, deflated, box, along
//	uvarint  length of the payload
//	payload
//	uint32   CRC-32 (IEEE), big-endian, of everything before it
//
// The length tells a link that was cut off on its way from one that was changed. The payload is
//
//	byte     seats; per seat: byte bot | colour<<1 | level<<3, then its name with a length byte
//	         title with a length byte
//	byte     options, without the zeros at their end; the options
//	uint64   seed
//	         with a box: its title with a length byte; then uint64 the box's hash or, if it comes along, its length as uvarint and the box
//
// and then either uvarint moves, the moves in mixed radix, and uint64 the hash of the position they lead to; or, if the
// snapshot flag is set, the snapshot. The second form is for a game whose older history is lost and for one so long
// that its snapshot, deflated, is the shorter of the two. Only snapshots are deflated: names are short, and moves
// in mixed radix have nothing left to squeeze.
//
// # Mixed radix
//
// A move is one of n legal options, so the moves of a game are the digits of one large number whose bases are the ns,
// the first move its lowest digit. A question with one answer costs nothing. The bases are not in the link: the receiver
// finds them by playing the game again, and so proves every move on the way.
package share
