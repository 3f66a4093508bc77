package coincrown

// Disputable rulings as constants: a table with another opinion, or a later official answer, needs one edit here. Those
// that change what is legal belong to the rules version.
const (
	LimitedCoins           = true  // the 68 coins are all there is; otherwise seeding and Mint never run short
	UnspentToDiscard       = true  // unspent income goes to the discard; otherwise back into the purse
	IrreduciblePayments    = true  // no coin of a payment may be superfluous
	BonusOptional          = true  // bonus coins may be left; otherwise they are always taken
	OneArmorPerTroop       = true
	OverDeployment         = true  // more strength than needed may be deployed
	TopUpAndCollect        = true  // a waiting token may be moved up and collected in one visit
	HarborIsVisit          = true  // a harbor is used with the turn's one overseas visit
	MillInsideUpgrade      = false // a mill may ready cards between two symbols of one upgrade
	PeekedFaceOnlyThisTurn = true  // printed-cost purchase of a seen deck top in the turn of the look only
	TieBreakCountsRetired  = false // retired cards count in the start player's tie
)

// The other value of these four needs other questions, not another branch. A second equal key does not compile.
var (
	_ = map[bool]string{false: "R-08 needs an uncounted supply", LimitedCoins: ""}
	_ = map[bool]string{false: "R-21 needs a frame that knows its weakest card", OverDeployment: ""}
	_ = map[bool]string{false: "R-25 needs a harbor of its own on the menu", HarborIsVisit: ""}
	_ = map[bool]string{true: "R-29 needs mills among the wilds", MillInsideUpgrade: ""}
)
