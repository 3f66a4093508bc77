// Package post is a game of two to four people at a distance, each on a device of their own, who pass letters on: links that hold the whole
// game. There is no server and nobody whom all must trust. Chance comes from all people together, and whoever gets the
// newest letter can prove the game from it alone.
//
// The package has no clock, no browser and no chance of its own: keys and nonces come from the caller, who takes them from the system.
//
// # Chance
//
// Each seat has a Key, hashed Chain times; the end of that chain, its tip, is told when the seat joins. Each letter of a seat shows the link
// before. So a link cannot be chosen once the tip is told, and cannot be known before it is shown. With H = BLAKE2s-256 cut to
// 128 bits, of a label and the parts with their lengths:
//
//	step(v)   = H("link", nonce, seat, v)           one link nearer to the tip
//	id        = H("table", all that was agreed, who shows the first link, all tips)
//	deal      = H("deal", id, newest links)         the seed of Def.New: two first links, a strict table one of everybody
//	chance(k) = H("chance", id, k, newest links)    when letter k begins, its author's new link among them
//	bot       = H("bot", id, seat)                  the seed with which a bot thinks
//	seal      = H("seal", author's next link, id, author, the game up to the end of the letter), 6 bytes
//
// When a letter begins, Determinize seeds the streams of the position from chance(k); when it ends, Still forgets them. Moves are not in
// chance on purpose: whoever has several that are equally good could try them until one suits.
//
// # Who writes and who draws
//
// The author answers until it is another seat's turn. An answer that calls for chance is looked at first: on a copy whose streams come
// from the public view, who is asked next? (See Course.)
//
//	another person     the answer waits. That person's letter begins with its own link, draws, and goes on
//	a bot              the next person clockwise does so and lets the bot think. A bot never thinks where somebody has chosen in the
//	                   same letter, who would see its answer before giving the turn away
//	the author again   the author draws with the link that is shown; at a strict table the next person does, and sends back
//
// So the one who chose cannot know what comes, and the one who draws has chosen nothing in between. Nothing of this is in a letter: it
// follows from play. What windows a standing order (Order) passes is not in a letter either.
//
// # The letter
//
// The envelope is that of package share, form 1, version 2: an older program says that a newer one has made it. The payload begins as a
// game's does (share.AppendHead), with the nonce in the place of the seed. Then
//
//	byte  agreement
//	      while people join, for each person: byte 0, or byte 1 and 16 bytes tip
//	      otherwise: byte seat that shows the first link
//	      for each person: uvarint links shown, 16 bytes the newest, 6 bytes seal
//	      uvarint acts; each: uvarint letter, byte kind, byte seat, byte argument
//	      uint32 hash of what everybody sees at the end
//	      uvarint moves; the moves in mixed radix
//
// A letter has 130 to 600 characters, by game, seats and how far the game is: app/FIGURES.md ("Play by link") has them measured.
//
// Flags: 1 while people join, 2 in a device's own record of an open letter, and share's two for boxes. A new agreement, flag or kind of act
// is met by an older program with save.ErrNewer.
//
// # What is protected
//
// The ladder; games without hands of their own stand higher by nature.
//
//	1  honest friends         every move is legal, every position proved by replay
//	2  nobody rolls again     and nobody forges: chains and seals. Every table has this
//	3  nobody looks ahead     what is drawn in one's own turn is drawn by the neighbour: a strict table
//	4  hands out of reach     not in this version: hands are kept from screens only
//
//	Battle Merchants   3 by nature: nothing is hidden, and no chance falls within a turn
//	Coin & Crown       2: a changed program could see the next card before paying for it, and what a Watchtower showed
//	Crown of Emara     2: the same for favor tokens and patrons; it could read the hands
//	Craft & Conquer    2: the same for the dice of moves; it could read the hands
//
// Who tries what, and what comes of it. Each row has a test in cheat_test.go unless it says otherwise.
//
//	try the turn in a second window              cannot draw: the key is not there
//	roll again: reload, undo, another order      the same result
//	edit anything in the link                    refused: replay, chain, count or hash
//	make a whole table with own keys             proves itself, and is not this table: the tips differ
//	play for another seat                        refused: its next link is missing
//	change another's letter in passing           its author's device says so at once; the seal proves it when the author writes again
//	send two different letters                   each device keeps the first; the fork is named
//	go back after the answer                     the same
//	foresee or bend others' chance               no: everybody's newest link is in every draw
//	choose a key to bend the deal                no, against one cheat; two in league can, unless the table is strict
//	two in league look ahead                     from the first of their letters to the last before an honest seat plays: yes. They
//	                                             cannot roll again
//	look at own draws before choosing            yes for a changed program or a copied browser profile; no at a strict table
//	the same by backup and restore in the app    no: no letter and no record has a key
//	read a hand, a Watchtower look, a bot's hand yes for a changed program, in every letter; screens show views only
//	play a bot otherwise                         legal, and found by whoever lets it think again
//	sit down in somebody's place, or rename it   first come; names are seen; two for one seat, and two names, are named
//	stop, or lose the key                        the table waits, and is not lost. A bot or a new key: not in this version
//	hostile letter                               bounded decoder, guarded replay (fuzz_test.go)
package post
