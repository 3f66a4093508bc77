// Package gametest proves that a game keeps the contract of package game. A game calls Run from one test, gives its
// secrets and lists of content, and gets the whole suite; nothing else in it knows a game.
//
// Random playouts from every set-up make a corpus of positions. A law is a statement about one position, one line of
// play or the game as a whole:
//
//	def       the description is whole: names, limits, options; impossible set-ups are refused
//	type      the state is one flat comparable struct: no slice, map, float, at most one pointer; and no larger than it may be
//	ask       Turn, Prompt and Settled fit together; the question has a name and a seat; a window can be passed
//	list      Legal is strictly ascending, named, never empty before the end and empty after it
//	accept    every listed action is accepted, keeps Check, does the same twice and the same without a Sink
//	refuse    everything else is refused with ErrIllegal (or ErrOver) and leaves the position untouched
//	naive     an independent, slow generator finds the same actions (where the game gives one)
//	helpers   Why has nothing against a legal action and a named reason against any other, Suggest names a legal one
//	lone      a question with Done as its only answer is not asked, except in a settled menu
//	events    events are named, have a real seat, and a secret one has an owner
//	copy      Clone and CopyFrom are the identity and share nothing with the original
//	codec     encoding and decoding is the identity, in front of other bytes and over an old value too
//	untouched asking a position anything does not change it
//	check     Check holds on every position, every view and every dealt view
//	view      Redact keeps the question and the mover's list, forgets every stream, is idempotent
//	deal      Determinize fills a view with a playable position that gives the same view again
//	still     Still forgets every stream and nothing else: question and list stay, and the position survives encoding
//	reseed    Determinize changes the streams of a whole position and nothing else, whether they were forgotten before or not
//	secret    changing a secret changes no view that must not know it, and the view of all who do
//	vary      what a viewer does not know takes several values when dealt, the true one among them and none that cannot
//	          be; what counting forces takes one
//	reveal    who learns something by an action hears an event that Reveals, and nobody hears what only others may know
//	standing  every seat is ranked once, best first, with places that fit the keys
//	hostile   a damaged snapshot is refused or is a position that can be played
//	stack     another question than the one asked is refused or can be answered
//	history   old copies never change while play goes on
//	end       every line of play ends within Def.Limit
//	repeat    the same set-up and the same indices among Legal give the same positions and events
//	private   Def.Private is the truth
//	cover     every verb, event, question, reason, option value and piece of content occurs; of an option that is a quantity every
//	          value can be set up; the laws about positions from outside had enough of them
//	alloc     a step of play allocates nothing
//	transcript, perft   golden texts in testdata: what was played and counted once is so on every machine
//
// Scenarios of a rulebook are played on positions that a test has built: see Scenarios and Bench.
//
// A broken law is a Finding. It prints the shrunken line of play that breaks it and the command that repeats it. Prove
// returns findings instead of failing, so that the suite itself is tested against games that break one law each.
package gametest
