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
//   - The tree search (Level.Iterations) is single-observer information-set Monte Carlo tree search over the best answers
//     of the turn search: each iteration imagines a deal and plays it on for Level.Horizon choices, the seat's own later
//     answers found by the tree as far as it reaches, everything else by a quick pilot, each seat for itself; the share of
//     the win that Def.Eval then sees counts. The root is a duel: all its answers get the same deals, and the worse half
//     drops out again and again. Below it answers are chosen by their mean share and how little they were tried.
//
// Picks of which a game says that their order is all one (Def.Unordered) are made in one order only. Where the end of a
// turn turns up cards, deals differ in what comes up; a game whose Eval does not look at that needs a single deal.
//
// A seat's last turn, of which a game says that it is the last (game.Ending), is looked at whole where that takes no more answers than the
// level may try (Level.Endings): each position once, known again by its Sum. Nothing is misjudged there and nothing rolled out. An
// answer that turns something up is worth the mean of a few draws, each played on as well as can be: a line that knew what comes would
// gamble too much. Advice and looking back see last turns so as well.
//
// A game with dice and windows for others' reactions has its own way of being thought about: see game.Brisk. In Craft & Conquer
// a search that threw dice would choose among orders of play until they please it, and would end at every window.
//
// Alone at the table there is no share to win: a roll-out then counts by how much better it ends than the turn search
// expects, which took a knight alone at Crown of Emara from 83 points, no more than without roll-outs, to 88. A turn that
// can go very many ways stays cheap: the beam narrows once it has looked at some thousand ends.
//
// What is thought can be asked for as advice, too: the best few answers with what tells them apart (NewAdvice). Who leads has a
// chance to win (Chances); a game that has been played can be looked back at by its chances (NewAnalysis): what each turn did to them,
// what of that was luck, and which answers play-outs show to have been mistakes.
//
// A level without a width plays at random: the anchor of every comparison.
//
// Roll-outs and the root make the difference. With random roll-outs a tree over all answers won 8 % in Coin & Crown with
// four seats against the turn search alone, with Def.Eval at its leaves 17 %; the duel with piloted roll-outs 62 % (25 %
// would be even). At 160 iterations the tree below the root adds a point of score and no wins that could be told from
// chance: 50 % of 40 games with two seats against the same duel without it.
//
// In Craft & Conquer nothing was found that pays beyond the own turn, and its knight does not look there. With two seats
// against the turn search alone (50 % would be even) the duel with piloted roll-outs, 64 of 14 choices, won 55 ± 12 % of
// 30 games, which proves nothing. Roll-outs by whole turns, each played on from one of the eight best ends of the own turn
// by a turn search one position wide, won 50 ± 11 % of 60 games with 32 roll-outs over four turns, 47 ± 8 % of 60 with 160
// over two. There is little to be found: tried on forty deals to the end of the game, the best of six ends was worth about
// 1 % of the win more than the one that Def.Eval likes best, and that with dice that always show their mean. A wider beam
// does not help either: one position wide won 47 ± 7 % of 60 games against two, eight and two were level in 20.
package bot
