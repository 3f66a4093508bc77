package coincrown

import (
	"tabard/app/face"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
)

func rowRef(t rules.Tier, slot int) face.Ref      { return face.NewRef("row", int(t), slot) }
func deckRef(t rules.Tier) face.Ref               { return face.NewRef("deck", int(t)) }
func topRef(l rules.Level) face.Ref               { return face.NewRef("top", int(l)) }
func landRef(id int) face.Ref                     { return face.NewRef("land", id) }
func mintRef(x rules.Swap) face.Ref               { return face.NewRef("mint", int(x)) }
func itemRef(i rules.Item) face.Ref               { return face.NewRef("item", int(i)) }
func ironRef(i rules.Iron) face.Ref               { return face.NewRef("iron", int(i)) }
func coinRef(d rules.Denom) face.Ref              { return face.NewRef("coin", int(d)) }
func cardRef(k rules.CardKind) face.Ref           { return face.NewRef("card", int(k)) }
func troopRef(c rules.Class, tokens int) face.Ref { return face.NewRef("troop", int(c), tokens) }
func tiredRef(c rules.Class, tokens int) face.Ref { return face.NewRef("tired", int(c), tokens) }
func cryptRef(k rules.CardKind) face.Ref          { return face.NewRef("crypt", int(k)) }
func fallenRef(c rules.Class) face.Ref            { return face.NewRef("fallen", int(c)) }

const (
	churchRef   face.Ref = "church"
	overseasRef face.Ref = "overseas"
	reserveRef  face.Ref = "reserve"
	purseRef    face.Ref = "purse"
	discardRef  face.Ref = "discard"
	yearRef     face.Ref = "year"
	supplyRef   face.Ref = "supply"
)

// kindRef is the kind of card that one of a seat's own pieces is: what can be said of it in anybody's hands.
func (c *teller) kindRef(r face.Ref) face.Ref {
	name, n, _ := numbers(r)
	switch name {
	case "troop", "tired", "fallen":
		return cardRef(rules.ClassKind(rules.Class(n[0])))
	case "crypt":
		return cardRef(rules.CardKind(n[0]))
	}
	return r
}

// refs are the pieces that stand for an action in the open question.
func (c *teller) refs(a game.Action) []face.Ref {
	f := c.v.Prompt
	switch a.Kind {
	case rules.KindBuyRow:
		t, slot := rules.Slot(a)
		return []face.Ref{rowRef(t, slot)}
	case rules.KindBuyPeeked, rules.KindDrawBlind:
		return []face.Ref{deckRef(rules.TierOf(a))}
	case rules.KindDiplomacy, rules.KindForce:
		return []face.Ref{topRef(rules.LevelOf(a))}
	case rules.KindUpgrade:
		return []face.Ref{landRef(rules.LandOf(a))}
	case rules.KindReserve:
		return []face.Ref{coinRef(rules.DenomOf(a)), reserveRef}
	case rules.KindMint:
		return []face.Ref{mintRef(rules.SwapOf(a))}
	case rules.KindChurch:
		return []face.Ref{churchRef}
	case rules.KindAdvance, rules.KindAdvanceBy:
		return []face.Ref{overseasRef}
	case rules.KindBarracks:
		class, _ := rules.ClassTokens(a)
		return []face.Ref{cardRef(rules.Barracks), fallenRef(class)}
	case rules.KindMill, rules.KindBuilder:
		return []face.Ref{cardRef(rules.KindOf(a))}
	case rules.KindTollStation:
		return []face.Ref{cardRef(rules.TollStation)}
	case rules.KindWatchtower:
		return []face.Ref{cardRef(rules.Watchtower)}
	case rules.KindFortress:
		return []face.Ref{cardRef(rules.Fortress)}
	case rules.KindPay:
		// A second press on the piece pays with the coins that lose least; other payments are buttons only.
		if a == c.s.Suggest() {
			return payRefs(f)
		}
	case rules.KindTakeBonus:
		if a.A == 1 {
			return []face.Ref{face.NewRef("row", int(f.A), int(f.B))}
		}
	case rules.KindTroop:
		return []face.Ref{troopRef(rules.ClassTokens(a))}
	case rules.KindArmor:
		return []face.Ref{cardRef(rules.Armor)}
	case rules.KindCavalry:
		return []face.Ref{cardRef(rules.Cavalry)}
	case rules.KindCollect:
		item, _ := rules.ItemOf(a)
		return []face.Ref{itemRef(item)}
	case rules.KindFill:
		return []face.Ref{landRef(int(f.A))}
	case rules.KindStoreTwo, rules.KindStoreOne:
		return []face.Ref{cardRef(rules.Storehouse)}
	case rules.KindOffer:
		d, _ := rules.Offered(a)
		return []face.Ref{coinRef(d), churchRef}
	case game.Done:
		switch f.Kind {
		case rules.FrameDeploy:
			return []face.Ref{topRef(rules.DeployLevel(f))}
		case rules.FrameItem:
			return []face.Ref{landRef(int(f.A))}
		}
	}
	return nil
}

// payRefs is the piece that is being paid for.
func payRefs(f game.Frame) []face.Ref {
	switch f.A {
	case rules.PayForRow:
		t, slot := rules.PaySlot(f)
		return []face.Ref{rowRef(t, slot)}
	case rules.PayForPeeked, rules.PayForBlind:
		return []face.Ref{deckRef(rules.Tier(f.B))}
	case rules.PayForDiplomacy:
		return []face.Ref{topRef(rules.Level(f.B))}
	case rules.PayForItem:
		item, _ := rules.PayItem(f)
		return []face.Ref{itemRef(item)}
	case rules.PayForLevels:
		return []face.Ref{overseasRef}
	}
	return nil
}
