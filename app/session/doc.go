// Package session is one table as a state machine: Update takes what happened and returns what the shell must do, View
// is what a screen may know. It has no clock, no browser and no chance of its own, so that a game played through it can
// be tested, saved and replayed without any of them.
//
// # Decisions
//
// A decision is everything one seat answers from a settled position to the next: buying a card, paying for it and taking
// its bonus are one. The session keeps the position before each answer, so that Cancel, Undo and RestartTurn go back by
// looking, never by calculating backwards. They stop at barriers: an answer that revealed something, and any answer of
// another seat. A table of practice has no barriers.
//
// # Eyes
//
// The one unredacted position lives in here and never leaves but in a save. A device with one human shows that seat. With
// several, it shows the seat that decides; where that seat's knowledge differs from that of the seat before, the
// curtain comes down in between, and until it is lifted a View holds nothing that is not public.
//
// Where another seat may react, the session asks it aloud, in the same way whatever cards it holds. The person in that seat may order the
// session to pass for them: see windows.go.
//
// # Bots
//
// Think asks for a bot's answer, Thought brings it, one revision each. After a whole decision of a bot comes a Pause, so
// that people can follow. Questions with one possible answer are answered here (see forced.go).
package session
