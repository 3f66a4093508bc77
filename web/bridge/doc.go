// Package bridge connects the page to the thinker: the same program running in a worker of the browser, where bots
// search without holding up the page.
//
// The page side: Start gives a Client; Ask and Stop are its two requests. A question asks for a decision to be
// played, for advice (the best few answers with their reasons), or for a look back at a game (bot.Review). Each question has a number
// and Handlers of its own, so that no answer can be taken for another's. A thinker that dies or falls silent is started anew once with
// the question it owes an answer to; after that the page answers every question itself, in slices of fallbackSlice.
//
// The thinker's side: main calls Serve where there is no document. It searches in slices of at most 30 ms and between
// them lets the browser deliver messages, so that a Stop is heard within one slice.
//
// Messages are msgp bytes behind one byte for the type (see Encode).
package bridge
