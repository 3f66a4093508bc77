// Package bot plays any game of package game, knowing none of them.
//
// A bot is handed one seat's view, a level and a seed, and answers with a legal action. The answer depends on these
// three alone: never on time, on how the work was sliced, on the machine, or on anything the seat cannot see (New redacts
// once more, so a full state given by mistake changes nothing). There are no floats and no maps here.
//
// Two methods work together, as the level says:
//
//   - The turn search (Level.Width) follows every way in which the seat may finish its turn, a beam of positions wide,
//     on a few imagined deals (Level.Deals), and values where it ends with Def.Eval.
//   - The duel (Level.Iterations) tries the best answers of the turn search on the same imagined deals: a pilot plays
//     every seat on for Level.Horizon compound choices, each seat for itself, and the share of the win that Def.Eval
//     then sees counts. The worse half of the answers drops out again and again.
//
// A level without a width plays at random: the anchor of every comparison.
//
// Single-observer information-set tree search was tried first and lost, in Coin & Crown with four seats and at the same
// cost, against the turn search alone: 8 % of the wins with random roll-outs and 17 % with Def.Eval at the leaves, where
// the duel made 62 % (25 % would be even). Here a turn is several small choices that mean little one by one, so a tree
// of them is deep before it sees anything; whole turns are the right unit.
package bot
