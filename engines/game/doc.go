// Package game is the contract between the rules of a board game and everything that plays, shows, saves or sends one.
//
// A game is a flat state that answers who must decide (Turn), what the question is (Prompt) and what may be answered
// (Legal), and that moves on by Apply. Search, the session, saves, links and the conformance suite (package gametest)
// know nothing else of a game. The rules a State keeps:
//
//   - A State is one comparable struct without slices, maps or closures, so a copy is an assignment and == means
//     "same position". The pointers that a game may hold, to its box (see Sheet) and to a board, refer to immutable values of
//     which equal ones are one (Shared).
//   - Open questions are frames inside the state, a stack of plain data; the frame's Who may be any seat.
//   - No action undoes another: every line of play ends within Def.Limit decisions.
//   - Legal is strictly ascending by (Kind, A, B, C). That order is part of the rules version, since saves and links
//     store a move as its index in it.
//   - Chance comes only from Rand values inside the state, one stream per source, so a save replays for ever.
//   - What a seat cannot know is removed by Redact and filled in by Determinize. Nothing but the session and the saves
//     ever holds an unredacted state.
//
// There are two doors into a game: Apply trusts its caller, Play checks.
package game
