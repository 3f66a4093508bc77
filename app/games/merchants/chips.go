package merchants

import (
	"tabard/app/face"
	say "tabard/app/words/merchants"
	rules "tabard/engines/merchants"
)

// Symbols of the sprite.
var (
	weaponIcon = [rules.Weapons]string{"g-axe", "g-sword", "g-mace", "g-hammer"}
	vorpalIcon = [rules.Weapons]string{"g-axe-vorpal", "g-sword-vorpal", "g-mace-vorpal", "g-hammer-vorpal"}
	raceIcon   = [rules.Races]string{"g-hobgoblin", "g-orc", "g-elf", "g-dwarf"}
	regionIcon = [rules.Regions]string{"g-mountains", "g-desert", "g-grasslands", "g-woods"}
)

const (
	goldIcon     = "g-coins"
	craftIcon    = "g-craft"
	kingdomIcon  = "g-crown"
	forecastIcon = "g-year"
	defeatedIcon = "g-defeated"
	bonusIcon    = "g-bonus"
	tokenIcon    = "g-fire"
	lockIcon     = "g-lock"
	tileIcon     = "g-tile"
	steveIcon    = "g-steve"
)

func kindIcon(k rules.Kind) string {
	if rules.QualityOf(k) == rules.Vorpal {
		return vorpalIcon[rules.WeaponOf(k)]
	}
	return weaponIcon[rules.WeaponOf(k)]
}

// pay and earn are gold as a cost or a gain; nothing for none.
func pay(n int) []face.Chip  { return chips(goldIcon, n, say.ChipGold(n), false) }
func earn(n int) []face.Chip { return chips(goldIcon, n, say.ChipGold(n), true) }

func chips(icon string, n int, word string, gain bool) []face.Chip {
	if n == 0 {
		return nil
	}
	return []face.Chip{{Icon: icon, N: n, Word: word, Gain: gain}}
}

// held are weapons in store as chips.
func held(q *rules.Seat) (all []face.Chip) {
	for k, n := range q.Held {
		kind := rules.Kind(k)
		all = append(all, chips(kindIcon(kind), int(n), say.Kind(k).Some(int(n)), false)...)
	}
	return all
}
