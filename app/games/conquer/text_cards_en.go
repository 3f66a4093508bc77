package conquer

import (
	"tabard/app/face"
	rules "tabard/engines/conquer"
)

// The cards in English: the name, the demand or the effect in a few words for the face of a card, and as a sentence. Places
// in braces are filled from the tables of the rules: see words.objective and words.card.

// Objectives that there are several copies of.
var (
	enTwoCrafted    = face.Card{"Crafted Two Soldiers", "craft {n} soldiers", "craft {n} soldiers in one turn"}
	enThreeFlaming  = face.Card{"Crafted Three Flaming Arrows", "make {n} flaming arrows", "craft {n} flaming arrows in one turn; arrows traded up count, arrows from cards do not"}
	enTwoDeployed   = face.Card{"Deployed Two Soldiers", "deploy {n} soldiers", "deploy {n} soldiers in one turn"}
	enKnightMade    = face.Card{"Upgraded to a Knight", "Warrior to Knight", "upgrade a Warrior to a Knight"}
	enBolteerMade   = face.Card{"Upgraded to a Bolteer", "Archer to Bolteer", "upgrade an Archer to a Bolteer"}
	enChampionMade  = face.Card{"Upgraded to a Champion", "Knight to Champion", "upgrade a Knight to a Champion"}
	enCatapultMade  = face.Card{"Upgraded to a Catapult", "Bolteer to Catapult", "upgrade a Bolteer to a Catapult"}
	enWarriorBeaten = face.Card{"Defeated a Warrior", "defeat a Warrior", "defeat an enemy Warrior"}
	enArcherBeaten  = face.Card{"Defeated an Archer", "defeat an Archer", "defeat an enemy Archer"}
	enSoldierBeaten = face.Card{"Defeated a Soldier", "defeat a soldier", "defeat an enemy soldier of any type"}
	enVeteranBeaten = face.Card{"Defeated a Veteran", "defeat tier 2 or 3", "defeat an enemy soldier of tier 2 or 3"}
	enTownTaken     = face.Card{"Captured a Settlement", "enter a settlement", "enter an enemy settlement of any type"}
	enPeasantTaken  = face.Card{"Captured a Peasant", "capture a peasant", "capture a peasant, by entering the settlement or by Kidnapped"}
	enTownHeld      = face.Card{"Occupied a Settlement", "hold a settlement {n} turns", "declare it while you occupy an enemy settlement; claim it {n} turns of yours later, if you have held that settlement without a break; lost if the occupation ends before"}
)

// enObjectives are the objectives by number.
var enObjectives = [rules.Objectives + 1]face.Card{
	1:  {"Crafted a Warrior", "craft a Warrior", "craft a Warrior"},
	2:  {"Crafted an Archer", "craft an Archer", "craft an Archer"},
	3:  enTwoCrafted,
	4:  enTwoCrafted,
	5:  {"Crafted a Warrior and an Archer", "craft one of each", "craft a Warrior and an Archer in one turn"},
	6:  {"Crafted Three Soldiers", "craft {n} soldiers", "craft {n} soldiers in one turn"},
	7:  {"Crafted Four Arrows", "make {n} arrows", "craft {n} normal arrows in one turn; arrows from cards do not count"},
	8:  enThreeFlaming,
	9:  enThreeFlaming,
	10: enTwoDeployed,
	11: enTwoDeployed,
	12: {"Deployed Three Soldiers", "deploy {n} soldiers", "deploy {n} soldiers in one turn"},
	13: enKnightMade,
	14: enKnightMade,
	15: enKnightMade,
	16: enBolteerMade,
	17: enBolteerMade,
	18: enBolteerMade,
	19: enChampionMade,
	20: enChampionMade,
	21: enCatapultMade,
	22: enCatapultMade,
	23: {"Upgraded Two Soldiers", "upgrade {n} soldiers", "upgrade {n} soldiers in one turn"},
	24: {"Established a Farm", "build a Farm", "establish a Farm"},
	25: {"Established a Quarry", "build a Quarry", "establish a Quarry"},
	26: {"Established a Village", "build a Village", "establish a Village"},
	27: {"Established a Settlement", "build a settlement", "establish a settlement of any type"},
	28: {"Established Two Settlements", "build {n} settlements", "establish {n} settlements in one turn"},
	29: {"Upgraded a Farm", "improve a Farm", "improve a Farm to tier 2"},
	30: {"Upgraded a Quarry", "improve a Quarry", "improve a Quarry to tier 2"},
	31: {"Upgraded a Village", "improve a Village", "improve a Village to tier 2"},
	32: {"Upgraded a Settlement", "improve a settlement", "improve a settlement of any type; the City of Avalon counts too"},
	33: {"Gathered Six Resources", "gather {n} resources", "gather {n} resources from settlements in one turn, craftpoints included"},
	34: {"Gathered Nine Resources", "gather {n} resources", "gather {n} resources from settlements in one turn, craftpoints included"},
	35: {"Gathered a Craftpoint", "gather a craftpoint", "gather a craftpoint from a settlement"},
	36: {"Collected Seven Coins", "collect {n} coins", "collect {n} coins when settlements pay, in one turn; sales do not count"},
	37: {"Discarded Seven Wood", "give up {goods}", "give up {goods} when you claim it"},
	38: {"Discarded Seven Iron", "give up {goods}", "give up {goods} when you claim it"},
	39: {"Discarded Six Horses", "give up {goods}", "give up {goods} when you claim it"},
	40: {"Discarded Six Stone", "give up {goods}", "give up {goods} when you claim it"},
	41: {"Discarded Three of Each", "give up 3 of each", "give up {goods} when you claim it"},
	42: {"Discarded Fifteen Coins", "give up {goods}", "give up {goods} when you claim it"},
	43: {"Discarded Five Craftpoints", "give up {goods}", "give up {goods} when you claim it"},
	44: {"Retired a Warrior", "give up a Warrior", "take one of your Warriors off the board when you claim it"},
	45: {"Retired an Archer", "give up an Archer", "take one of your Archers off the board when you claim it"},
	46: {"Retired a Knight", "give up a Knight", "take one of your Knights off the board when you claim it"},
	47: {"Retired a Bolteer", "give up a Bolteer", "take one of your Bolteers off the board when you claim it"},
	48: {"Retired a Champion", "give up a Champion", "take one of your Champions off the board when you claim it"},
	49: {"Retired a Catapult", "give up a Catapult", "take one of your Catapults off the board when you claim it"},
	50: enWarriorBeaten,
	51: enWarriorBeaten,
	52: enSoldierBeaten,
	53: enSoldierBeaten,
	54: enArcherBeaten,
	55: enArcherBeaten,
	56: {"Defeated a Knight", "defeat a Knight", "defeat an enemy Knight"},
	57: {"Defeated a Bolteer", "defeat a Bolteer", "defeat an enemy Bolteer"},
	58: enVeteranBeaten,
	59: enVeteranBeaten,
	60: enVeteranBeaten,
	61: enVeteranBeaten,
	62: {"Defeated a Soldier from Afar", "defeat from 2 or more", "defeat an enemy soldier with an Archer, a Bolteer or a Catapult from a distance of 2 or more"},
	63: {"Defeated Two Soldiers", "defeat {n} soldiers", "defeat {n} enemy soldiers in one turn"},
	64: {"Defeated Two Archers", "defeat {n} Archers", "defeat {n} enemy Archers in one turn"},
	65: {"Defeated Two in a Campaign", "declare, defeat {n}", "declare it, then defeat {n} enemy soldiers in the rest of that turn and your next {turns} turns; lost if they end before"},
	66: enTownTaken,
	67: enTownTaken,
	68: {"Captured a Farm", "enter a Farm", "enter an enemy Farm"},
	69: {"Captured a Quarry", "enter a Quarry", "enter an enemy Quarry"},
	70: {"Captured a Village", "enter a Village", "enter an enemy Village"},
	71: enPeasantTaken,
	72: enPeasantTaken,
	73: enPeasantTaken,
	74: enTownHeld,
	75: enTownHeld,
}

// enCards are the action cards.
var enCards = [rules.ActionCards + 1]face.Card{
	rules.AddedDefense:     {"Added Defense", "+1 defence die", "one more defence die in each of your defences of this engagement"},
	rules.ArcherVolley:     {"Archer Volley", "two Archers attack", "two of your Archers that touch attack one target together, adding up their dice"},
	rules.Attrition:        {"Attrition", "enemy cannot attack", "an enemy of your choice cannot declare attacks in their next turn"},
	rules.Craftpoints:      {"Craftpoints", "+{craft} craftpoints", "take {craft} craftpoints"},
	rules.DoubleSpeed:      {"Double Speed", "movement ×2", "the soldier that moves has twice its movement, after all bonuses"},
	rules.FlamingArrows:    {"Flaming Arrows", "+{flaming} flaming arrows", "take {flaming} flaming arrows"},
	rules.HinderedPath:     {"Hindered Path", "enemy die halved", "halve the movement die that an enemy has just rolled, rounded down"},
	rules.Kidnapped:        {"Kidnapped", "capture a peasant", "capture the peasant of an enemy settlement, wherever it is"},
	rules.Misdirection:     {"Misdirection", "move an enemy soldier", "roll the movement die and move an enemy soldier up to that far, as its owner could, but into no settlement"},
	rules.MountainCrossing: {"Mountain Crossing", "cross mountains", "the soldier that moves can pass mountains for 1 a space; it must end where it could not get without the card"},
	rules.Promoted:         {"Promoted", "free upgrade", "upgrade one of your Warriors or Archers on the board for nothing, even one deployed this turn, if it has neither moved nor attacked"},
	rules.Reinforcement:    {"Reinforcement", "deploy one free", "deploy a Warrior or an Archer for nothing beside one of your settlements; it may be upgraded this turn"},
	rules.Repeat:           {"Repeat", "move, attack again", "a soldier of yours that has moved or attacked may move, then attack, as if it had done neither; play it after the attack to attack twice"},
	rules.ShieldWall:       {"Shield Wall", "two Warriors defend", "your attacked Warrior and another one that touches it defend together; nobody strikes back then, and if the wall breaks only one of them falls"},
	rules.Sickness:         {"Sickness", "enemy soldier sick", "an enemy soldier on the board can neither move nor attack in its owner's next turn"},
	rules.StrategicRetreat: {"Strategic Retreat", "target withdraws", "your attacked soldier withdraws out of the attacker's range, and the attack is lost"},
	rules.StrongAttack:     {"Strong Attack", "+1 attack die", "one more attack die in each of your attacks of this engagement"},
	rules.WaterCrossing:    {"Water Crossing", "cross water", "the soldier that moves can pass lakes and large rivers for 1 a space and step across small rivers; it must end where it could not get without the card"},
	rules.WeakFight:        {"Weak Fight", "remove a die, win ties", "remove one die of the enemy's roll; if the totals are then equal, you win"},
	rules.WeakerFight:      {"Weaker Fight", "enemy total halved", "halve the enemy's total of this roll, rounded down"},
}
