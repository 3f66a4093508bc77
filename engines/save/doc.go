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
// # What is frozen, and from when
//
// No version of the program has been released yet. Until the first release a format, the rules of a game and every number may
// change without a migration, and make golden writes the golden files over. From the first release on, a program reads everything
// that a released program has written:
//
//   - A record of a save (here), of a result, of the settings and of the storage (package web/store) and a link (package share) carry the
//     number of their format. A change to one of them raises that number and adds a step that reads the former format, here in
//     upgrades. An older program meets the new number with ErrNewer, and neither changes nor deletes the record.
//   - Def.Rules is the version of a game's rules. A change that makes any line of play differ raises it. A game that was begun under
//     earlier rules goes on from its snapshot, so the rules must accept every position that an earlier version could reach.
//   - The names and numbers in testdata/wire.txt of each game only grow (gametest.Wire).
//
// The golden files prove it: testdata here, testdata/vectors.txt of package share, and testdata/layout1.tabard of package web/store.
// Whoever raises a number after the first release adds files and lines under the new number with make golden and keeps the former ones:
// the names of the saves hold format and rules, the storage gets a layout2.tabard, and the vectors of earlier rules move to a file of
// their own, whose links either open at the same position or say with ErrHistory that their rules are no longer played.
//
// Input may be hostile. Sizes are bounded before anything is allocated, and a panic inside the rules, which trust their
// callers, comes back as an error.
package save
