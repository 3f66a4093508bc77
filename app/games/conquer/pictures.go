package conquer

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/ui"
	rules "tabard/engines/conquer"
)

// Pictures of the game's sheet. Icons of the sprite (icons.go) stay where there is less room than twenty pixels.

// gallery is the name of the sheet.
const gallery = "conquer"

var (
	soldierArt  = [rules.SoldierTypes + 1]string{"troop", "warrior", "archer", "knight", "bolteer", "champion", "catapult"}
	resourceArt = [rules.Resources]string{"wood", "iron", "horse", "stone", "craft"}
	townArt     = [rules.SettlementTypes]string{"farm", "quarry", "village"}
	arrowArt    = [rules.ArrowKinds]string{"arrow", "flaming"}
)

func picture(id, class string) app.UI { return ui.Art(gallery, id, class) }

// townPicture is what a settlement of a type and tier looks like.
func townPicture(t rules.SettlementType, tier rules.Tier) string {
	if tier == rules.Avalon {
		return "avalon"
	}
	return townArt[t] + "-" + itoa(int(tier))
}

// pictureOf is the picture of what an icon stands for; empty if there is none.
func pictureOf(icon string) string {
	for i, s := range soldierIcon {
		if s == icon {
			return soldierArt[i]
		}
	}
	for i, s := range resourceIcon {
		if s == icon {
			return resourceArt[i]
		}
	}
	for i, s := range townIcon {
		if s == icon {
			return townPicture(rules.SettlementType(i), 1)
		}
	}
	switch icon {
	case coinIcon:
		return "coin"
	case peasantIcon:
		return "peasant"
	case capturedIcon:
		return "captured"
	case arrowIcon:
		return arrowArt[rules.Arrow]
	case flamingIcon:
		return arrowArt[rules.Flaming]
	case oddsIcon:
		return "swords"
	}
	return ""
}

// onMap is a picture of the sheet in a box of the map.
func onMap(class, id string, x, y, w, h int) app.UI {
	return app.Elem("use").XMLNS(svg).Attr("href", ui.ArtURL+gallery+".svg#"+id).Class(class).
		Attr("x", itoa(x)).Attr("y", itoa(y)).Attr("width", itoa(w)).Attr("height", itoa(h))
}

// tableau is the picture of a card: where it happens and what it is about.
type tableau struct{ at, of string }

func (t tableau) draw(over ...app.UI) app.UI {
	return ui.Wrap("cq-card-head", append([]app.UI{picture("at-"+t.at, "cq-place"), picture(t.of, "cq-subject")}, over...)...)
}

var objectiveTableau = [rules.Objectives + 1]tableau{
	1: {"forge", "warrior"}, 2: {"forge", "archer"}, 3: {"forge", "troop"}, 4: {"forge", "troop"}, 5: {"forge", "warrior"}, 6: {"forge", "troop"},
	7: {"forge", "arrow"}, 8: {"forge", "flaming"}, 9: {"forge", "flaming"},
	10: {"camp", "troop"}, 11: {"camp", "troop"}, 12: {"camp", "troop"},
	13: {"hall", "knight"}, 14: {"hall", "knight"}, 15: {"hall", "knight"}, 16: {"hall", "bolteer"}, 17: {"hall", "bolteer"}, 18: {"hall", "bolteer"},
	19: {"hall", "champion"}, 20: {"hall", "champion"}, 21: {"hall", "catapult"}, 22: {"hall", "catapult"}, 23: {"hall", "troop"},
	24: {"land", "farm-1"}, 25: {"land", "quarry-1"}, 26: {"land", "village-1"}, 27: {"land", "village-1"}, 28: {"land", "village-1"},
	29: {"land", "farm-2"}, 30: {"land", "quarry-2"}, 31: {"land", "village-2"}, 32: {"land", "village-2"},
	33: {"store", "wood"}, 34: {"store", "iron"}, 35: {"store", "craft"}, 36: {"store", "coin"},
	37: {"store", "wood"}, 38: {"store", "iron"}, 39: {"store", "horse"}, 40: {"store", "stone"}, 41: {"store", "stone"}, 42: {"store", "coin"}, 43: {"store", "craft"},
	44: {"camp", "warrior"}, 45: {"camp", "archer"}, 46: {"camp", "knight"}, 47: {"camp", "bolteer"}, 48: {"camp", "champion"}, 49: {"camp", "catapult"},
	50: {"war", "warrior"}, 51: {"war", "warrior"}, 52: {"war", "troop"}, 53: {"war", "troop"}, 54: {"war", "archer"}, 55: {"war", "archer"},
	56: {"war", "knight"}, 57: {"war", "bolteer"}, 58: {"war", "champion"}, 59: {"war", "champion"}, 60: {"war", "champion"}, 61: {"war", "champion"},
	62: {"war", "arrow"}, 63: {"war", "swords"}, 64: {"war", "archer"}, 65: {"war", "swords"},
	66: {"war", "village-1"}, 67: {"war", "village-1"}, 68: {"war", "farm-1"}, 69: {"war", "quarry-1"}, 70: {"war", "village-1"},
	71: {"war", "captured"}, 72: {"war", "captured"}, 73: {"war", "captured"}, 74: {"war", "village-2"}, 75: {"war", "village-2"},
}

// factionPlace is where a faction is at home.
var factionPlace = [rules.Factions]string{rules.Emberhold: "war", rules.Thornwatch: "land", rules.Sunspear: "hall", rules.Tidewall: "hall",
	rules.Goldmere: "hall", rules.Oakenshaw: "land", rules.Mossgate: "camp", rules.Ravenmoor: "war"}

var cardTableau = [rules.ActionCards + 1]tableau{
	rules.AddedDefense: {"war", "shield"}, rules.ArcherVolley: {"war", "archer"}, rules.Attrition: {"camp", "broken"}, rules.Craftpoints: {"forge", "craft"},
	rules.DoubleSpeed: {"land", "boot"}, rules.FlamingArrows: {"camp", "flaming"}, rules.HinderedPath: {"land", "logs"}, rules.Kidnapped: {"war", "captured"},
	rules.Misdirection: {"land", "sign"}, rules.MountainCrossing: {"land", "peaks"}, rules.Promoted: {"hall", "knight"}, rules.Reinforcement: {"camp", "warrior"},
	rules.Repeat: {"camp", "horn"}, rules.ShieldWall: {"war", "wall"}, rules.Sickness: {"camp", "bottle"}, rules.StrategicRetreat: {"war", "truce"},
	rules.StrongAttack: {"war", "swords"}, rules.WaterCrossing: {"land", "boat"}, rules.WeakFight: {"war", "broken"}, rules.WeakerFight: {"war", "dagger"},
}
