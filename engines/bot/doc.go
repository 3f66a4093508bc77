// Package bot plays any game of package game, knowing none of them.
//
// A bot is handed one seat's view, a level and a seed, and answers with a legal action. The answer depends on these
// three alone: never on time, on how the work was sliced, on the machine, or on anything the seat cannot see (New redacts
// once more, so a full state given by mistake changes nothing). There are no floats and no maps here.
//
// Two methods work together, as the level says:
//
//   - The turn search (Level.Width) follows every way in which the seat may finish its turn, a beam of positions wide,
//     on a few imagined deals, and values where it ends with Def.Eval.
//   - The tree search (Level.Iterations) is single-observer information-set Monte Carlo tree search over the actions that
//     the turn search found best: each iteration imagines a new deal, every seat is taken to play for itself, and a
//     position is valued by Def.Eval once Level.Horizon decisions have passed.
//
// A level with neither plays at random: the anchor of every comparison.
package bot
