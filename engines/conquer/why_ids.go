package conquer

// Why an action is refused: ids of game.Reason. What A and B mean and whether Need and Have are used stands with each.
// Append only.
const (
	WhyOver          uint16 = 1 + iota // the game is over
	WhyNotAsked                        // another question is open; A: its Frame.Kind
	WhyNoSuch                          // there is no such thing in the game, whatever happens
	WhyTileLaid                        // that tile lies already; A tile
	WhySlotTaken                       // something lies there already; A tile slot
	WhySlotApart                       // the first tile lies in the middle, others beside one that lies; A tile slot
	WhyRivers                          // the large rivers would not meet; A tile, B side
	WhySeatSlotTaken                   // a place at the table is taken; A player slot, B seat
	WhyFactionTaken                    // A faction, B seat
	WhyNotInKit                        // no such settlement is left in the kit; A settlement type
	WhyKingdom                         // not in the own kingdom; A cell
	WhyTerrain                         // nobody stands or builds there; A cell, B terrain
	WhyRiverBetween                    // a small river runs there; A cell
	WhySpaceTaken                      // a soldier or a settlement is there; A cell
	WhyTooNear                         // less than two spaces from another settlement; A site of that one
	WhyNoSite                          // there is no place left for a settlement
	WhyGoods                           // the price is too high; A and B: what is missing, see Lacks
	WhyCoins                           // too few coins; Need and Have
	WhyNoResource                      // nothing of it to sell; A resource
	WhyArmyLimit                       // the army is as large as it may be; Need the limit, Have
	WhyTownLimit                       // so are the settlements; Need the limit, Have
	WhyReserve                         // no such soldier in the reserve; A soldier type
	WhyNoTownBeside                    // no own settlement touches the space; A cell
	WhyDeployUsed                      // a soldier was deployed beside that settlement this turn; A site
	WhyBesieged                        // A site
	WhyOccupied                        // a soldier stands on the settlement; A site, B its seat
	WhyPassed                          // settlements come one after another, and this one's turn is over; A site
	WhyNoSoldier                       // no own soldier stands there; A cell
	WhyNoTown                          // no own settlement stands there; A site
	WhyTier                            // the settlement has another tier; A site; Need the tier it should have, Have
	WhyBuilt                           // established this turn; A site
	WhyImproved                        // improved this turn; A site
	WhyNoAvalon                        // the City of Avalon is not part of this game
	WhyAvalonStands                    // the seat has its city already; A site
	WhyNotBeside                       // the space does not touch the settlement; A cell
	WhyTopOfLine                       // nothing comes after that type; A soldier type
	WhyActed                           // has moved or attacked, so no upgrade; A cell
	WhyUpgraded                        // was upgraded this turn; A cell
	WhyDeployed                        // came onto the board this turn, so no upgrade; A cell
	WhyNotFirstTier                    // Promoted is for Warriors and Archers; A soldier type
	WhyMoved                           // has moved this turn; A cell
	WhyAttacked                        // has attacked this turn; A cell
	WhySick                            // is sick this turn; A cell
	WhyAttrition                       // no attacks this turn
	WhyOnTown                          // who stands on a settlement does not attack; A cell
	WhyNoFoe                           // no enemy there; A cell
	WhyTooFar                          // out of range; A cell, B target; Need the longest range, Have the distance
	WhyTooClose                        // nearer than the range; A cell, B target; Need the shortest range, Have the distance
	WhySight                           // no line of sight; A cell, B target
	WhyArrows                          // too few arrows; A Ammo; Need and Have
	WhyStones                          // too few stones; Need and Have
	WhyAmmo                            // that soldier fights with something else; A soldier type
	WhyPaid                            // it has paid for its shots in this engagement
	WhyNotArcher                       // A cell
	WhyNotSideBySide                   // two Archers must stand side by side; A cell, B cell
	WhyNoCard                          // the card is not in the hand; A card
	WhyTurnedOver                      // used already, ready again in the own next turn; A card
	WhyWindow                          // the card is for another moment, see Cards; A card
	WhyFriendly                        // the target is not an enemy's; A card, B target
	WhyAlready                         // the card's effect lies on it already; A card, B target
	WhyNoPeasant                       // no peasant works there; A site
	WhyFresh                           // it has neither moved nor attacked; A cell
	WhyStuck                           // it could not go anywhere; A cell
	WhyNoGain                          // the card would change nothing; A card
	WhyCrossed                         // the card was used in this move; A card
	WhyNoPartner                       // no Warrior beside the target; A cell
	WhyNoDie                           // no die shows that; A face
	WhyNoObjective                     // the objective is not in the hand; A objective
	WhyUnfulfilled                     // A objective, B the place among its parts; Need and Have of that part
	WhyUndeclared                      // it must be declared first; A objective
	WhyEitherOr                        // one such objective was claimed this turn; A objective
	WhyNotThatOne                      // another sort of soldier retires for it; A objective, B cell
	WhyDeclared                        // it is declared already; A objective
	WhyNoVow                           // it is not one to declare; A objective
	WhyNotHeld                         // no own soldier occupies that settlement; A site
	WhyPoints                          // too few movement points; A cell; Need and Have
	WhyNoWay                           // no way leads there; A cell
	WhyWayRound                        // a crossing ends where none but it leads; A cell
	WhyCrossing                        // a crossing must be finished, and never on a settlement
	WhyDefended                        // a soldier stands beside the settlement and keeps others out; A site
	WhyOwnTown                         // the settlement is not an enemy's; A site
	WhyBesideFoe                       // an enemy would stand beside it; A cell
	WhyNotAway                         // a retreat leads away until just out of range; A cell; Need the distance, Have
	WhyNoSpare                         // no peasant is free
	WhyWorking                         // a peasant works there; A site
	WhyMustPlace                       // a settlement waits for a peasant; A site
	WhySkips                           // then settlements before it could not all be filled; A site
	WhyFilled                          // no settlement waits for another peasant
	WhyPlacing                         // peasants are bought before the first is placed
	WhyLastObjective                   // the turn ended with the last objective: nothing is bought or sold
	WhyLastStep                        // peasants are sold at the end of the turn
	WhyHand                            // one card too many; A 1 objectives, 2 action cards; Need the limit, Have
	WhyBoxSoldier                      // no such soldier is left in the box; A soldier type
	WhyBoxTown                         // no such settlement is left in the box; A settlement type, B tier
	WhyBoxResource                     // nothing of it is left in the box; A resource
	WhyBoxPeasant                      // no peasant is left in the box
	WhyBoxArrow                        // no such arrow is left in the box; A 1 a flaming one
	WhyBoxCoins                        // the box cannot pay the price; Need and Have
	whyEnd
)
