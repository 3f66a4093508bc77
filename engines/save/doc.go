// Package save is a game as bytes: one record for the store, a file or a link, and the replay that proves it.
//
// # The record
//
//	0   "TABARD"       magic
//	6   uint16         format, now 1
//	8   uint32         length of the body
//	12  body           msgp tuple, see body.go
//	    uint32         CRC-32C (Castagnoli) of everything before it
//
// Numbers are big-endian. Every later format keeps this envelope, so that any program can tell a record that was cut off
// from one that was changed and both from one that is newer than itself.
//
// # Moves
//
// A move is its index among the legal options. In a record each index is a varint, one byte for nearly all, though links
// (package share) pack them tighter in mixed radix. That is on purpose. Mixed radix can be read only while the game is
// played again; a record must open where its rules no longer replay, must keep its moves for a program that can read
// them, and must be written even when a fault in the rules keeps them from replaying. It costs 200 to
// 400 of at most 1,800 bytes at the end of a game.
//
// # What opens
//
// Decode gives nothing back unless the snapshot opens, so a decoded game can always be shown. Replay then plays the moves
// from the set-up and compares the hashes and the snapshot. If they differ, the game goes on from the snapshot and
// only its history is lost.
//
// Input may be hostile. Sizes are bounded before anything is allocated, and a panic inside the rules, which trust their
// callers, comes back as an error.
package save
