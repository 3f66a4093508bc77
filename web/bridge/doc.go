// Package bridge connects the browser's page to the thinker: the same program in a worker of the browser, where bots search without
// holding up the page's thread. In its comments "page" is the browser's page, never the weakest level of bots.
//
// The page's side: Start gives a Client; Ask and Stop are its two requests. A question asks for a decision to be
// played, for advice (the best few answers with their reasons), or for an analysis of a game (bot.Analysis). Each question has a number
// and Handlers of its own, so that no answer can be taken for another's.
//
// Nobody waits for a thinker to start: until it is there, and where there can be none, the page's own thread does the same search in
// slices of localSlice, between which the browser draws and hears of presses. The answer is the same, since it depends on the question
// alone. A question that the thinker has when it dies or falls silent goes to a second one; if that fails too, a stand-in answers
// (Answer.Fault): a short search on the page's thread, since the full one may be what kills threads.
//
// The thinker's side: main calls Serve where there is no document. It searches in slices of at most 30 ms and between
// them lets the browser deliver messages, so that a Stop is heard within one slice.
//
// Messages are msgp bytes behind one byte for the type (see Encode).
package bridge
