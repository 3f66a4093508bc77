package conquer

import "tabard/engines/game"

// The verbs of the game, for readers that switch on them; actions come from Legal or from the constructors in
// actions.go. A cell is a space by its number on the board, a site a triangle of cells. Wire numbers: append only.
const (
	KindTile         = game.FirstKind + iota // PickTile(tile 1..14)
	KindSide                                 // PickSide(side 0 A, 1 B)
	KindSlot                                 // PickSlot(tile slot of the layout)
	KindRotation                             // PickRotation(turns 0..5)
	KindSeatSlot                             // PickSeatSlot(player slot of the layout)
	KindFaction                              // PickFaction(faction)
	KindStartType                            // StartType(settlement type): which settlement to place next
	KindSite                                 // Site(site): where it goes
	KindStartSoldier                         // StartSoldier(type, cell)
	KindSiegeBuy                             // SiegeBuy(type, cell): craft and deploy at once
	KindDropObj                              // DropObj(objective): held or declared
	KindDropAct                              // DropAct(card kind, 1 if it lies open)
	KindSell                                 // Sell(resource)
	KindBuy                                  // Buy(resource)
	KindBuyPeasant                           // BuyPeasant()
	KindCraft                                // CraftSoldier(type)
	KindAmmo                                 // CraftAmmo(0 arrow, 1 flaming arrow)
	KindTradeUp                              // TradeUp(): an arrow becomes a flaming one
	KindDeploy                               // Deploy(type, cell): from the reserve
	KindEstablish                            // Establish(settlement type); the site is asked next
	KindImprove                              // Improve(site)
	KindAvalon                               // ToAvalon(site, cell): the fourth space
	KindUpgrade                              // Upgrade(cell)
	KindMove                                 // Move(cell): the soldier there; the die is rolled
	KindAttack                               // Attack(cell, target cell, ammunition): see Ammo
	KindVolley                               // Volley(lower cell, higher cell, target cell)
	KindPlay                                 // Play(card kind, target, soldier type): see PlayTarget
	KindClaim                                // Claim(objective, cell of the soldier that retires)
	KindDeclare                              // Declare(objective, site of the occupied settlement)
	KindFlaming                              // Flaming(flaming arrows 0..2 of a volley's two)
	KindMoveTo                               // MoveTo(cell)
	KindEnter                                // Enter(site)
	KindStay                                 // Stay()
	KindRetreatTo                            // RetreatTo(cell)
	KindRemoveDie                            // RemoveDie(face 0..3; 3 is C)
	KindCasualty                             // Casualty(cell): which of the two Warriors falls
	KindCounter                              // Counter(ammunition), AmmoNone for melee and when it is paid already
	KindPlace                                // Place(site): a peasant onto that settlement
	KindSellPeasant                          // SellPeasant()
	kindsEnd
)

// Ammo is what an attack or a counter is paid with.
type Ammo = uint16

// The ammunition. Stones are AmmoStone1 and the next two.
const (
	AmmoNone    Ammo = iota // melee, or paid already
	AmmoArrow               // one normal arrow
	AmmoFlaming             // one flaming arrow
	AmmoStone1              // one stone
	AmmoStone2
	AmmoStone3
)

// Frames: the questions of the game. Who may be any seat. Wire numbers: append only.
const (
	FrameTile         uint8 = 1 + iota // which tile comes next; N tiles lie
	FrameSide                          // A tile
	FrameSlot                          // A tile, B side
	FrameRotation                      // A tile<<1 | side, B slot
	FrameSeatSlot                      // where the player tile goes; N are placed
	FrameFaction                       // which faction
	FrameStartType                     // which settlement to place; N are placed in all
	FrameStartSite                     // A type: where; N are placed in all
	FrameStartSoldier                  // A own settlement by its place in the list: which soldier starts beside it
	FrameSiege                         // A settlements before this place in the list are done: buy soldiers under siege
	FrameDropObj                       // which objective goes; N 1 if one must
	FrameDropAct                       // which action card goes; N 1 if one must
	FrameMain                          // the turn's menu
	FrameSite                          // A type: where the new settlement goes
	FrameFlaming                       // how many flaming arrows of a volley's two; the rest is in State.Fight
	FrameRollAsk                       // A cell of the moving soldier, N die: an opponent may hinder it
	FrameRolled                        // A cell, B cards used (Crossed*), N movement points
	FrameStepAsk                       // A Step*: an opponent may misdirect a soldier
	FrameMisdirect                     // A cell of the soldier, N movement points; Who played the card
	FrameDeclAsk                       // the target's owner may retreat
	FrameRetreat                       // where to
	FramePreAttack                     // before a roll: the attacking side
	FramePreDefend                     // before a roll: the defending side
	FramePost                          // after a roll: the losing side
	FrameRemoveDie                     // which die of the enemy goes
	FrameCasualty                      // A, B cells of the two Warriors
	FrameCounter                       // the defender may strike back
	FramePeasants                      // A settlements before this place in the list are done: who gets a peasant
	framesEnd
)

// Where the turn stands when opponents are asked for a Misdirection: argument A of FrameStepAsk.
const (
	StepStart   uint16 = iota // the main part begins
	StepBetween               // a move or an engagement is over
	StepEnd                   // the active player has ended the main part
)

// Cards used in a move: bits of argument B of FrameRolled.
const (
	CrossedMountain uint16 = 1 << iota
	CrossedWater
)
