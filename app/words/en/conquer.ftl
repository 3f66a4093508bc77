name = Craft & Conquer: Medieval
tagline = Raise towns and armies, and fulfil your secret objectives before the others do.
# For whom the game is, beside the others, and how heavy it is.
whom = War and towns on a map. The heaviest.
credits = A game by the team at Savage Gamez, who publish it. This version is not theirs.

## Setting up a game

group-board = The board
group-factions = Factions and teams
group-course = Length and pieces
group-ends = Start and end
option-layout = Board
    .hint = How the tiles are arranged.
option-fill = Tiles
    .hint = Which tiles lie where.
option-objectives = Objectives to complete
    .hint = Whoever first completes this many brings on the last round. For about an hour: three with two players, two with more.
option-factions = Factions
    .hint = What each player starts with.
option-rivers = Large rivers
    .hint = Matters only when players lay the tiles.
option-perks = Faction perks
    .hint = Each faction has one small advantage.
option-teams = Teams
    .hint = Four players, two against two: first and third seat against second and fourth.
option-avalon = City of Avalon
    .hint = A tier 2 settlement can grow into the great city of four spaces.
option-start = First turn
    .hint = Who begins.
option-rounds = Longest game
    .hint = The game ends after this many rounds at the latest.
option-box = Pieces in the box
    .hint = Whether soldiers, settlements, goods and coins can be used up.
option-later = Later players
    .hint = Who plays first is a turn ahead. Coins can make up for that.
option-die = Movement die
    .hint = What a soldier rolls for its way.
option-end = The end
    .hint = What counts at the end, and how it comes.

value-layout-standard = Standard
    .hint = The usual board for this number of players.
value-layout-sidebyside = Side by side
    .hint = For two: both kingdoms on one long edge.
value-layout-crossroads = Crossroads
    .hint = For two: a small board and early contact.
value-layout-greatriver = Great river
    .hint = For two: a river with few crossings between the kingdoms.
value-layout-roundtable = Round table
    .hint = For three: kingdoms around one centre.
value-layout-grandcampaign = Grand campaign
    .hint = For four: all tiles and a river through the middle.
value-fill-fixed = As printed
    .hint = Always the same board.
value-fill-random = Shuffled
    .hint = Chance lays the tiles.
value-fill-chosen = Laid by the players
    .hint = Each in turn lays a tile, then everybody chooses a place.
value-objectives-1 = 1
value-objectives-2 = 2
value-objectives-3 = 3
value-objectives-4 = 4
value-objectives-5 = 5
value-objectives-6 = 6
value-objectives-7 = 7
value-objectives-8 = 8
value-factions-chosen = Chosen
    .hint = Each in turn takes a faction.
value-factions-dealt = Dealt
    .hint = Chance deals the factions.
value-rivers-free = May end anywhere
    .hint = Tiles lie as you like.
value-rivers-joined = Must be joined
    .hint = A large river has to run on into a neighbour's, if one lies beside it.
value-perks-on = On
value-perks-off = Off
    .hint = All factions are plain.
value-teams-off = Everyone alone
value-teams-on = Two against two
    .hint = Partners never fight each other and share their score.
value-avalon-off = Off
value-avalon-on = On
    .hint = One city for each player.
value-start-rolled = By dice
    .hint = The highest roll begins.
value-start-first = First seat
    .hint = The first seat begins.
value-start-second = Second seat
    .hint = The second seat begins.
value-start-third = Third seat
    .hint = The third seat begins.
value-start-fourth = Fourth seat
    .hint = The fourth seat begins.
value-rounds-10 = 10 rounds
value-rounds-20 = 20 rounds
value-rounds-30 = 30 rounds
value-rounds-40 = 40 rounds
value-rounds-off = No limit
    .hint = The objectives end the game, or 200 rounds.
value-box-plenty = Never run out
    .hint = There is always one more.
value-box-counted = Counted
    .hint = All players share what is in the box; what is used up cannot be bought or built.
value-later-equal = Begin alike
    .hint = As the rulebook has it.
value-later-richer = Begin richer
    .hint = Everyone else begins with 2 coins more than the player before.
value-die-long = 3 to 8
    .hint = Our die: soldiers go far.
value-die-plain = 1 to 6
    .hint = A plain movement die, 1 to 6 instead of 3 to 8: what is near counts for more.
value-end-race = A race
    .hint = As the rulebook has it.
value-end-kingdom = Kingdoms count
    .hint = Each kind of settlement and soldier on the board brings 4 points, and others have 3 last turns instead of one.

# Why an option is not free.
fixed-teams = Only with four players
fixed-rivers = Only when the players lay the tiles

level-page = Page
    .hint = Settles and crafts, and seldom fights. A kind first opponent.
level-squire = Squire
    .hint = Works at objectives and strikes where it pays.
level-knight = Knight
    .hint = Weighs every march and every attack. Bring your best.

# After the name of a rival: "Alison the Bold". The hint follows the name.
trait-bold = the Bold
    .hint = marches and attacks
trait-armourer = the Armourer
    .hint = trains soldiers and upgrades them
trait-trader = the Trader
    .hint = buys and sells at the market
trait-builder = the Builder
    .hint = founds settlements and improves them

## The score

part-objectives = Objectives
    .hint = Points on completed objectives
part-set = Colour set
    .hint = 3 points if three completed objectives share a colour
part-faction = Faction colours
    .hint = 1 point for each completed objective in a colour of the faction
part-captured = Captured peasants
    .hint = 1 point each
part-kingdom = Kingdom
    .hint = 4 points for each kind of settlement and soldier on the board

key-points = more points
key-presence = more soldiers and settlements on the board

worth-score = Points made
worth-objectives = Objectives in hand
worth-coins = Coins
worth-goods = Resources and craftpoints
worth-army = Soldiers
worth-peasants = Peasants
worth-income = Income of a turn
worth-settlements = Settlements
worth-defence = Safety from attacks
worth-attack = Attacks in sight
worth-cards = Action cards
worth-perk = The faction’s perk
worth-luck = Luck of the dice
worth-end = The end of the game

## Nouns of the rules

# Terrain, within a sentence. The form rule is the line of the rules about it.
terrain-grass = grass
    .a = grass
    .amount = { NUMBER($n) } grass
    .rule = Grass: 1 movement to enter, settlements can stand there.
terrain-forest = forest
    .a = forest
    .amount = { $n -> [one] 1 forest *[other] { $n } forests }
    .rule = Forest: 2 movement to enter, hides what lies behind, settlements can stand there.
terrain-mountain = mountain
    .a = a mountain
    .amount = { $n -> [one] 1 mountain *[other] { $n } mountains }
    .rule = Mountain: closed, hides what lies behind, from Catapults too, no settlements.
terrain-lake = lake
    .a = a lake
    .amount = { $n -> [one] 1 lake *[other] { $n } lakes }
    .rule = Lake: closed, no settlements.
terrain-river = large river
    .a = a large river
    .amount = { $n -> [one] 1 large river *[other] { $n } large rivers }
    .rule = Large river: closed, no settlements.
terrain-bridge = bridge
    .a = a bridge
    .amount = { $n -> [one] 1 bridge *[other] { $n } bridges }
    .rule = Bridge: 1 movement to enter, no settlements.
# A space on which no tile lies.
terrain-none = nothing yet
    .a = nothing yet
    .amount = { NUMBER($n) } nothing yet
    .rule = No tile lies here yet.

# Resources. The form many is the heading of all there are; word stands beside a number that is drawn.
resource-wood = wood
    .a = a wood
    .many = wood
    .amount = { NUMBER($n) } wood
    .word = { $n -> [one] wood *[other] wood }
resource-iron = iron
    .a = an iron
    .many = iron
    .amount = { NUMBER($n) } iron
    .word = { $n -> [one] iron *[other] iron }
resource-horse = horse
    .a = a horse
    .many = horses
    .amount = { $n -> [one] 1 horse *[other] { $n } horses }
    .word = { $n -> [one] horse *[other] horses }
resource-stone = stone
    .a = a stone
    .many = stone
    .amount = { NUMBER($n) } stone
    .word = { $n -> [one] stone *[other] stone }
resource-craft = craftpoint
    .a = a craftpoint
    .many = craftpoints
    .amount = { $n -> [one] 1 craftpoint *[other] { $n } craftpoints }
    .word = { $n -> [one] craftpoint *[other] craftpoints }

# Soldiers.
soldier-no-soldier = soldier
    .a = a soldier
    .amount = { $n -> [one] 1 soldier *[other] { $n } soldiers }
    .word = { $n -> [one] soldier *[other] soldiers }
soldier-warrior = Warrior
    .a = a Warrior
    .amount = { $n -> [one] 1 Warrior *[other] { $n } Warriors }
    .word = { $n -> [one] Warrior *[other] Warriors }
soldier-archer = Archer
    .a = an Archer
    .amount = { $n -> [one] 1 Archer *[other] { $n } Archers }
    .word = { $n -> [one] Archer *[other] Archers }
soldier-knight = Knight
    .a = a Knight
    .amount = { $n -> [one] 1 Knight *[other] { $n } Knights }
    .word = { $n -> [one] Knight *[other] Knights }
soldier-bolteer = Bolteer
    .a = a Bolteer
    .amount = { $n -> [one] 1 Bolteer *[other] { $n } Bolteers }
    .word = { $n -> [one] Bolteer *[other] Bolteers }
soldier-champion = Champion
    .a = a Champion
    .amount = { $n -> [one] 1 Champion *[other] { $n } Champions }
    .word = { $n -> [one] Champion *[other] Champions }
soldier-catapult = Catapult
    .a = a Catapult
    .amount = { $n -> [one] 1 Catapult *[other] { $n } Catapults }
    .word = { $n -> [one] Catapult *[other] Catapults }

# Settlements, by type and tier.
town-farm = Farm
    .a = a Farm
    .amount = { $n -> [one] 1 Farm *[other] { $n } Farms }
town-quarry = Quarry
    .a = a Quarry
    .amount = { $n -> [one] 1 Quarry *[other] { $n } Quarries }
town-village = Village
    .a = a Village
    .amount = { $n -> [one] 1 Village *[other] { $n } Villages }
town-farm-2 = tier 2 Farm
    .a = a tier 2 Farm
    .amount = { $n -> [one] 1 tier 2 Farm *[other] { $n } tier 2 Farms }
town-quarry-2 = tier 2 Quarry
    .a = a tier 2 Quarry
    .amount = { $n -> [one] 1 tier 2 Quarry *[other] { $n } tier 2 Quarries }
town-village-2 = tier 2 Village
    .a = a tier 2 Village
    .amount = { $n -> [one] 1 tier 2 Village *[other] { $n } tier 2 Villages }
town-avalon = City of Avalon
    .a = the City of Avalon
    .amount = { $n -> [one] 1 City of Avalon *[other] { $n } Cities of Avalon }

# The two kinds of arrows.
arrow-arrow = arrow
    .a = an arrow
    .many = arrows
    .amount = { $n -> [one] 1 arrow *[other] { $n } arrows }
    .word = { $n -> [one] arrow *[other] arrows }
arrow-flaming = flaming arrow
    .a = a flaming arrow
    .many = flaming arrows
    .amount = { $n -> [one] 1 flaming arrow *[other] { $n } flaming arrows }
    .word = { $n -> [one] flaming arrow *[other] flaming arrows }

# What a soldier shoots or throws, after "with" and "and". The form short stands on buttons, for what is not plain from the soldier.
shot-arrow = an arrow
shot-flaming = a flaming arrow
    .short = flaming
shot-stone-1 = 1 stone
    .short = 1 stone
shot-stone-2 = 2 stone
    .short = 2 stone
shot-stone-3 = 3 stone
    .short = 3 stone

# The colours of cards.
color-red = red
color-blue = blue
color-green = green
color-gold = gold
color-purple = purple
color-silver = silver

# The faces of dice.
face-blank = blank
face-one = 1
face-two = 2
face-strike = C

# The directions of the map: "2 spaces east", "its large rivers run east and west", "river to the east".
way-east = east
way-south-east = south-east
way-south-west = south-west
way-west = west
way-north-west = north-west
way-north-east = north-east

# Factions, the names of their perks, and what those do.
faction-emberhold = Emberhold
    .perk = Spoils
    .line = Every enemy soldier you defeat brings 1 craftpoint more.
faction-thornwatch = Thornwatch
    .perk = Woodcraft
    .line = Your soldiers enter forest for 1 movement instead of 2.
faction-sunspear = Sunspear
    .perk = Outriders
    .line = Your Knights and Champions have 1 movement more.
faction-tidewall = Tidewall
    .perk = Masons
    .line = Establishing and improving settlements costs you 2 coins less.
faction-goldmere = Goldmere
    .perk = Tithes
    .line = You collect 1 coin more every turn.
faction-oakenshaw = Oakenshaw
    .perk = Quivers
    .line = You get an arrow every turn in which you have an Archer or a Bolteer on the board.
faction-mossgate = Mossgate
    .perk = Hearthfolk
    .line = Peasants cost you only 1 coin.
faction-ravenmoor = Ravenmoor
    .perk = Smugglers
    .line = Once a turn you buy a wood, an iron, a horse or a stone for 1 coin.

## Action cards: the name, the effect in a few words for the face of the card, and as part of a sentence

card-added-defense = Added Defense
    .brief = +1 defence die
    .line = one more defence die in each of your defences of this engagement
card-archer-volley = Archer Volley
    .brief = two Archers attack
    .line = two of your Archers that touch attack one target together, adding up their dice
card-attrition = Attrition
    .brief = enemy cannot attack
    .line = an enemy of your choice cannot declare attacks in their next turn
card-craftpoints = Craftpoints
    .brief = +{ $goods }
    .line = take { $goods }
card-double-speed = Double Speed
    .brief = movement ×2
    .line = the soldier that moves has twice its movement, after all bonuses
card-flaming-arrows = Flaming Arrows
    .brief = +{ $goods }
    .line = take { $goods }
card-hindered-path = Hindered Path
    .brief = enemy die halved
    .line = halve the movement die that an enemy has just rolled, rounded down
card-kidnapped = Kidnapped
    .brief = capture a peasant
    .line = capture the peasant of an enemy settlement, wherever it is
card-misdirection = Misdirection
    .brief = move an enemy soldier
    .line = roll the movement die and move an enemy soldier up to that far, as its owner could, but into no settlement
card-mountain-crossing = Mountain Crossing
    .brief = cross mountains
    .line = the soldier that moves can pass mountains for 1 a space; it must end where it could not get without the card
card-promoted = Promoted
    .brief = free upgrade
    .line = upgrade one of your Warriors or Archers on the board for nothing, even one deployed this turn, if it has neither moved nor attacked
card-reinforcement = Reinforcement
    .brief = deploy one free
    .line = deploy a Warrior or an Archer for nothing beside one of your settlements; it may be upgraded this turn
card-repeat = Repeat
    .brief = move, attack again
    .line = a soldier of yours that has moved or attacked may move, then attack, as if it had done neither; play it after the attack to attack twice
card-shield-wall = Shield Wall
    .brief = two Warriors defend
    .line = your attacked Warrior and another one that touches it defend together; nobody strikes back then, and if the wall breaks only one of them falls
card-sickness = Sickness
    .brief = enemy soldier sick
    .line = an enemy soldier on the board can neither move nor attack in its owner's next turn
card-strategic-retreat = Strategic Retreat
    .brief = target withdraws
    .line = your attacked soldier withdraws out of the attacker's range, and the attack is lost
card-strong-attack = Strong Attack
    .brief = +1 attack die
    .line = one more attack die in each of your attacks of this engagement
card-water-crossing = Water Crossing
    .brief = cross water
    .line = the soldier that moves can pass lakes and large rivers for 1 a space and step across small rivers; it must end where it could not get without the card
card-weak-fight = Weak Fight
    .brief = remove a die, win ties
    .line = remove one die of the enemy's roll; if the totals are then equal, you win
card-weaker-fight = Weaker Fight
    .brief = enemy total halved
    .line = halve the enemy's total of this roll, rounded down

# When an action card is played: in whose turn, and at which moments of it, joined by "or".
when-your = your turn, { $moments }
when-other = another's turn, { $moments }
when-any = any turn, { $moments }
moment-main = in the main part
moment-rolled = when you have rolled for a move
moment-roll = when the movement die was rolled
moment-step = between two acts
moment-attacked = when your soldier is attacked
moment-attack = before you roll an attack
moment-defence = before a roll in which you defend
moment-lost = after a roll that you are losing

## Objectives: the name, the demand in a few words for the face of the card, and as part of a sentence

goal-crafted-warrior = Crafted a Warrior
    .brief = craft { $n -> [one] a Warrior *[other] { $n } Warriors }
    .line = craft { $n -> [one] a Warrior *[other] { $n } Warriors in one turn }
goal-crafted-archer = Crafted an Archer
    .brief = craft { $n -> [one] an Archer *[other] { $n } Archers }
    .line = craft { $n -> [one] an Archer *[other] { $n } Archers in one turn }
goal-crafted-two-soldiers = Crafted Two Soldiers
    .brief = craft { $n -> [one] 1 soldier *[other] { $n } soldiers }
    .line = craft { $n -> [one] 1 soldier *[other] { $n } soldiers } in one turn
goal-crafted-warrior-and-archer = Crafted a Warrior and an Archer
goal-crafted-three-soldiers = Crafted Three Soldiers
    .brief = craft { $n -> [one] 1 soldier *[other] { $n } soldiers }
    .line = craft { $n -> [one] 1 soldier *[other] { $n } soldiers } in one turn
goal-crafted-four-arrows = Crafted Four Arrows
    .brief = make { $n -> [one] 1 arrow *[other] { $n } arrows }
    .line = craft { $n -> [one] 1 normal arrow *[other] { $n } normal arrows } in one turn; arrows from cards do not count
goal-crafted-three-flaming-arrows = Crafted Three Flaming Arrows
    .brief = make { $n -> [one] 1 flaming arrow *[other] { $n } flaming arrows }
    .line = craft { $n -> [one] 1 flaming arrow *[other] { $n } flaming arrows } in one turn; arrows traded up count, arrows from cards do not
goal-deployed-two-soldiers = Deployed Two Soldiers
    .brief = deploy { $n -> [one] 1 soldier *[other] { $n } soldiers }
    .line = deploy { $n -> [one] 1 soldier *[other] { $n } soldiers } in one turn
goal-deployed-three-soldiers = Deployed Three Soldiers
    .brief = deploy { $n -> [one] 1 soldier *[other] { $n } soldiers }
    .line = deploy { $n -> [one] 1 soldier *[other] { $n } soldiers } in one turn
goal-upgraded-to-knight = Upgraded to a Knight
    .brief = { $n -> [one] Warrior to Knight *[other] { $n } Warriors to Knight }
    .line = upgrade { $n -> [one] a Warrior to a Knight *[other] { $n } Warriors to Knights in one turn }
goal-upgraded-to-bolteer = Upgraded to a Bolteer
    .brief = { $n -> [one] Archer to Bolteer *[other] { $n } Archers to Bolteer }
    .line = upgrade { $n -> [one] an Archer to a Bolteer *[other] { $n } Archers to Bolteers in one turn }
goal-upgraded-to-champion = Upgraded to a Champion
    .brief = { $n -> [one] Knight to Champion *[other] { $n } Knights to Champion }
    .line = upgrade { $n -> [one] a Knight to a Champion *[other] { $n } Knights to Champions in one turn }
goal-upgraded-to-catapult = Upgraded to a Catapult
    .brief = { $n -> [one] Bolteer to Catapult *[other] { $n } Bolteers to Catapult }
    .line = upgrade { $n -> [one] a Bolteer to a Catapult *[other] { $n } Bolteers to Catapults in one turn }
goal-upgraded-two-soldiers = Upgraded Two Soldiers
    .brief = upgrade { $n -> [one] 1 soldier *[other] { $n } soldiers }
    .line = upgrade { $n -> [one] 1 soldier *[other] { $n } soldiers } in one turn
goal-established-farm = Established a Farm
    .brief = build { $n -> [one] a Farm *[other] { $n } Farms }
    .line = establish { $n -> [one] a Farm *[other] { $n } Farms in one turn }
goal-established-quarry = Established a Quarry
    .brief = build { $n -> [one] a Quarry *[other] { $n } Quarries }
    .line = establish { $n -> [one] a Quarry *[other] { $n } Quarries in one turn }
goal-established-village = Established a Village
    .brief = build { $n -> [one] a Village *[other] { $n } Villages }
    .line = establish { $n -> [one] a Village *[other] { $n } Villages in one turn }
goal-established-settlement = Established a Settlement
    .brief = build { $n -> [one] a settlement *[other] { $n } settlements }
    .line = establish { $n -> [one] a settlement of any type *[other] { $n } settlements of any type in one turn }
goal-established-two-settlements = Established Two Settlements
    .brief = build { $n -> [one] 1 settlement *[other] { $n } settlements }
    .line = establish { $n -> [one] 1 settlement *[other] { $n } settlements } in one turn
goal-upgraded-farm = Upgraded a Farm
    .brief = improve { $n -> [one] a Farm *[other] { $n } Farms }
    .line = improve { $n -> [one] a Farm to tier 2 *[other] { $n } Farms to tier 2 in one turn }
goal-upgraded-quarry = Upgraded a Quarry
    .brief = improve { $n -> [one] a Quarry *[other] { $n } Quarries }
    .line = improve { $n -> [one] a Quarry to tier 2 *[other] { $n } Quarries to tier 2 in one turn }
goal-upgraded-village = Upgraded a Village
    .brief = improve { $n -> [one] a Village *[other] { $n } Villages }
    .line = improve { $n -> [one] a Village to tier 2 *[other] { $n } Villages to tier 2 in one turn }
goal-upgraded-settlement = Upgraded a Settlement
    .brief = improve { $n -> [one] a settlement *[other] { $n } settlements }
    .line = improve { $n -> [one] a settlement of any type *[other] { $n } settlements of any type in one turn }; the City of Avalon counts too
goal-gathered-six-resources = Gathered Six Resources
    .brief = gather { $n -> [one] 1 resource *[other] { $n } resources }
    .line = gather { $n -> [one] 1 resource *[other] { $n } resources } from settlements in one turn, craftpoints included
goal-gathered-nine-resources = Gathered Nine Resources
    .brief = gather { $n -> [one] 1 resource *[other] { $n } resources }
    .line = gather { $n -> [one] 1 resource *[other] { $n } resources } from settlements in one turn, craftpoints included
goal-gathered-craftpoint = Gathered a Craftpoint
    .brief = gather { $n -> [one] a craftpoint *[other] { $n } craftpoints }
    .line = gather { $n -> [one] a craftpoint from a settlement *[other] { $n } craftpoints from settlements in one turn }
goal-collected-seven-coins = Collected Seven Coins
    .brief = collect { $n -> [one] 1 coin *[other] { $n } coins }
    .line = collect { $n -> [one] 1 coin *[other] { $n } coins } when settlements pay, in one turn; sales do not count
goal-discarded-seven-wood = Discarded Seven Wood
goal-discarded-seven-iron = Discarded Seven Iron
goal-discarded-six-horses = Discarded Six Horses
goal-discarded-six-stone = Discarded Six Stone
goal-discarded-three-of-each = Discarded Three of Each
goal-discarded-fifteen-coins = Discarded Fifteen Coins
goal-discarded-five-craftpoints = Discarded Five Craftpoints
goal-retired-warrior = Retired a Warrior
goal-retired-archer = Retired an Archer
goal-retired-knight = Retired a Knight
goal-retired-bolteer = Retired a Bolteer
goal-retired-champion = Retired a Champion
goal-retired-catapult = Retired a Catapult
goal-defeated-warrior = Defeated a Warrior
    .brief = defeat { $n -> [one] a Warrior *[other] { $n } Warriors }
    .line = defeat { $n -> [one] an enemy Warrior *[other] { $n } enemy Warriors in one turn }
goal-defeated-soldier = Defeated a Soldier
    .brief = defeat { $n -> [one] a soldier *[other] { $n } soldiers }
    .line = defeat { $n -> [one] an enemy soldier of any type *[other] { $n } enemy soldiers of any type in one turn }
goal-defeated-archer = Defeated an Archer
    .brief = defeat { $n -> [one] an Archer *[other] { $n } Archers }
    .line = defeat { $n -> [one] an enemy Archer *[other] { $n } enemy Archers in one turn }
goal-defeated-knight = Defeated a Knight
    .brief = defeat { $n -> [one] a Knight *[other] { $n } Knights }
    .line = defeat { $n -> [one] an enemy Knight *[other] { $n } enemy Knights in one turn }
goal-defeated-bolteer = Defeated a Bolteer
    .brief = defeat { $n -> [one] a Bolteer *[other] { $n } Bolteers }
    .line = defeat { $n -> [one] an enemy Bolteer *[other] { $n } enemy Bolteers in one turn }
goal-defeated-veteran = Defeated a Veteran
    .brief = defeat { $n -> [one] tier 2 or 3 *[other] { $n } of tier 2 or 3 }
    .line = defeat { $n -> [one] an enemy soldier of tier 2 or 3 *[other] { $n } enemy soldiers of tier 2 or 3 in one turn }
goal-defeated-soldier-from-afar = Defeated a Soldier from Afar
    .brief = defeat { $n -> [one] from 2 or more *[other] { $n } from afar }
    .line = defeat { $n -> [one] an enemy soldier *[other] { $n } enemy soldiers in one turn } with an Archer, a Bolteer or a Catapult from a distance of 2 or more
goal-defeated-two-soldiers = Defeated Two Soldiers
    .brief = defeat { $n -> [one] 1 soldier *[other] { $n } soldiers }
    .line = defeat { $n -> [one] 1 enemy soldier *[other] { $n } enemy soldiers } in one turn
goal-defeated-two-archers = Defeated Two Archers
    .brief = defeat { $n -> [one] 1 Archer *[other] { $n } Archers }
    .line = defeat { $n -> [one] 1 enemy Archer *[other] { $n } enemy Archers } in one turn
goal-defeated-two-in-campaign = Defeated Two in a Campaign
    .brief = declare, defeat { NUMBER($n) }
    .line = declare it, then defeat { $n -> [one] 1 enemy soldier *[other] { $n } enemy soldiers } in the rest of that turn and your next 3 turns; lost if they end before
goal-captured-settlement = Captured a Settlement
    .brief = enter { $n -> [one] a settlement *[other] { $n } settlements }
    .line = enter { $n -> [one] an enemy settlement of any type *[other] { $n } enemy settlements of any type in one turn }
goal-captured-farm = Captured a Farm
    .brief = enter { $n -> [one] a Farm *[other] { $n } Farms }
    .line = enter { $n -> [one] an enemy Farm *[other] { $n } enemy Farms in one turn }
goal-captured-quarry = Captured a Quarry
    .brief = enter { $n -> [one] a Quarry *[other] { $n } Quarries }
    .line = enter { $n -> [one] an enemy Quarry *[other] { $n } enemy Quarries in one turn }
goal-captured-village = Captured a Village
    .brief = enter { $n -> [one] a Village *[other] { $n } Villages }
    .line = enter { $n -> [one] an enemy Village *[other] { $n } enemy Villages in one turn }
goal-captured-peasant = Captured a Peasant
    .brief = capture { $n -> [one] a peasant *[other] { $n } peasants }
    .line = capture { $n -> [one] a peasant, by entering the settlement or by { card-kidnapped } *[other] { $n } peasants in one turn, by entering settlements or by { card-kidnapped } }
goal-occupied-settlement = Occupied a Settlement

# The demands of other objectives: goods is a list, and what one retires is the object of the sentence.
aim-of-both = craft { $warriors } and { $archers } in one turn
    .brief = craft { $warriors }, { $archers }
aim-of-goods = give up { $goods } when you claim it
    .brief = give up { $goods }
aim-of-retired = take { SOLDIER($soldier, form: "a") } of your own off the board when you claim it
    .brief = give up { SOLDIER($soldier, form: "a") }
aim-of-hold = declare it while you occupy an enemy settlement; claim it 3 turns of yours later, if you have held that settlement without a break; lost if the occupation ends before
    .brief = hold a settlement 3 turns

# An objective by its name and its colours, which tell cards of one name apart; then the same on a button.
objective-with-colors = { $name } ({ $colors })
    .short = { $name }: { $colors }

## Amounts. The form word stands beside a number that is drawn

coins = { $n -> [one] 1 coin *[other] { $n } coins }
    .word = { $n -> [one] coin *[other] coins }
    .many = coins
peasants = { $n -> [one] 1 peasant *[other] { $n } peasants }
    .object = { $n -> [one] 1 peasant *[other] { $n } peasants }
    .word = { $n -> [one] peasant *[other] peasants }
soldiers = { $n -> [one] 1 soldier *[other] { $n } soldiers }
settlements-word = { $n -> [one] settlement *[other] settlements }
objectives = { $n -> [one] 1 objective *[other] { $n } objectives }
    .done = { $n -> [one] of 1 objective completed *[other] of { $n } objectives completed }
points = { $n -> [one] 1 point *[other] { $n } points }
    .word = { $n -> [one] point *[other] points }
captured-peasant = captured peasant
# A price or a yield of nothing.
nothing = nothing

## Names of places and pieces within a sentence

# A space that is not on the board.
nowhere = nowhere
# A place for a settlement, or a settlement, by its three spaces.
spaces-of = { $first }, { $second } and { $third }
# A settlement: as what does something, as what something is done to, and as where something is.
named-town = { WHOSE_IN($owner) } { TOWN($town) } at { $place }
    .object = { WHOSE_IN($owner) } { TOWN($town) } at { $place }
    .at = { WHOSE_IN($owner) } { TOWN($town) } at { $place }
# A settlement that is gone, in the same three uses.
gone-town = the settlement at { $place }
    .object = the settlement at { $place }
    .at = the settlement at { $place }
# A soldier, in the same three uses.
named-soldier = { WHOSE_IN($owner) } { SOLDIER($soldier) } at { $place }
    .object = { WHOSE_IN($owner) } { SOLDIER($soldier) } at { $place }
    .at = { WHOSE_IN($owner) } { SOLDIER($soldier) } at { $place }
# A soldier that occupies a settlement of $lord.
named-occupier = { WHOSE_IN($owner) } { SOLDIER($soldier) } in { WHOSE_IN($lord) } { TOWN($town) } at { $place }
    .object = { WHOSE_IN($owner) } { SOLDIER($soldier) } in { WHOSE_IN($lord) } { TOWN($town) } at { $place }
    .at = { WHOSE_IN($owner) } { SOLDIER($soldier) } in { WHOSE_IN($lord) } { TOWN($town) } at { $place }
# A soldier that is gone.
gone-soldier = the { SOLDIER($soldier) } at { $place }
    .object = the { SOLDIER($soldier) } at { $place }
    .at = the { SOLDIER($soldier) } at { $place }
# Where one space lies from another.
distance = { $n -> [one] 1 space { WAY($way) } *[other] { $n } spaces { WAY($way) } }
# In whose kingdom a space lies; $owners are one or several of kingdom-owner.
in-kingdom = in { $owners } kingdom
kingdom-owner = { WHOSE_IN($owner) }
no-kingdom = in no kingdom
# $things are soldiers and settlements in the use "at".
next-to = next to { $things }
# "its large rivers run …", a list of directions.
side-terrain = side { $side }: { $terrain }
around-terrain = around { $place }: { $terrain }
realm-of = in the kingdom of the place around { $place }

## Where the game stands

game-over = The game is over
setting-up = Before the first turn
round-of = Round { NUMBER($n) }, { WHOSE_IN($who) } turn
last-round = Round { NUMBER($n) }, the last turns: { WHO($finisher) } completed all objectives
last-turn = Round { NUMBER($n) }, { WHOSE_IN($who) } last turn: { WHO($finisher) } completed all objectives
more-turns = Round { NUMBER($n) }, { WHOSE_IN($who) } turn and { NUMBER($left) } more: { WHO($finisher) } completed all objectives
# The parts of a turn on its checklist.
turn-part-cards = Cards
turn-part-income = Income
turn-part-actions = Actions
turn-part-peasants = Peasants

## Questions: the question, what for, and what is left

ask-tile = Choose the tile to lay
    .left = { NUMBER($n) } of { NUMBER($all) } lie
ask-side = Choose the side of tile { NUMBER($tile) } that lies up
ask-slot = Choose where tile { NUMBER($tile) } goes
    .why = side { $side } up
ask-rotation = Choose how tile { NUMBER($tile) } is turned
ask-seat-slot = Choose your place at the board
    .why = the two tiles beside it become your kingdom
ask-faction = Choose your faction
ask-start-type = Choose the settlement that you place first
ask-start-site = Choose where your { TOWN($town) } stands
    .why = on three spaces of grass or forest in your kingdom
# $town in the use "at".
ask-start-soldier = Choose a soldier and its place beside { $town }
ask-siege = Buy soldiers before your turn begins?
    .why = under siege: { $towns }
ask-drop-obj = { $must -> [yes] Choose an objective to discard *[no] Discard an objective, or keep all }
    .why = after drawing one
ask-drop-act = { $must -> [yes] Choose an action card to discard *[no] Discard an action card, or keep all }
    .why = after drawing one
ask-main = Your turn: do as much as you like
    .left = { NUMBER($n) } of { $all -> [one] 1 soldier *[other] { $all } soldiers } can move
# Before what ask-main.left says.
can-claim = { objectives } can be claimed
ask-site = Choose where the new { TOWN($town) } stands
    .why = on three spaces of grass or forest
ask-flaming = How many of the two arrows are flaming ones?
    .why = at { $target }
ask-roll-ask = { WHO($who) } rolled { NUMBER($n) } to move { $soldier }.
    .why = { card-hindered-path } would make it { NUMBER($n) }
ask-rolled = Where does { $soldier } go?
    .left = { NUMBER($n) } movement
# $told is the last line of the log, or one of the three after this.
ask-step-ask = { $told }.
    .why = { card-misdirection } could lead a soldier astray
step-begins = { WHOSE($who) } turn begins
step-between = { WHOSE($who) } move or attack is over
step-ends = { WHOSE($who) } turn ends
ask-misdirect = Where is { $soldier } led?
    .why = by { card-misdirection }
    .left = { NUMBER($n) } movement
# The attacker in the use "at", the target in the use "object".
ask-decl-ask = Attack by { $attacker } on { $target }.
    .why = { card-strategic-retreat } would take the target out of range
ask-retreat = Where does { $target } withdraw to?
    .why = the attack is lost then
ask-pre-attack = Attack by { $attacker } on { $target }: { $attack -> [one] 1 die *[other] { $attack } dice } against { NUMBER($defence) }.
    .why = { card-strong-attack } would add a die
ask-pre-defend = Attack by { $attacker } on { $target }: { $attack -> [one] 1 die *[other] { $attack } dice } against { NUMBER($defence) }.
    .why = { $wall -> [yes] { card-added-defense } would add a die, { card-shield-wall } a second Warrior *[no] { card-added-defense } would add a die }
# Both in the use "object".
ask-post = { NUMBER($attack) } for { $attacker }, { NUMBER($defence) } for { $target }: { $wins -> [yes] the attack wins *[no] the defence holds }.
    .why = { $defends -> [yes] { card-added-defense }, { card-weak-fight } or { card-weaker-fight } could change that *[no] { card-weak-fight } or { card-weaker-fight } could change that }
ask-remove-die = Choose the enemy die that goes
    .why = by { card-weak-fight }; then equal totals are yours
ask-casualty = Choose which Warrior of the wall falls
# The attacker in the use "object".
ask-counter = { CAP($target) } has held: strike back at { $attacker }?
# $free peasants have no work, $open settlements have no peasant.
ask-peasants = { $free ->
        [0] Buy peasants for empty settlements, or end your turn
       *[other] { $open -> [0] Sell peasants who have no work, or end your turn *[other] Choose where your peasants work }
    }
    .left = { peasants-free }
peasants-free = { $n -> [one] 1 peasant free *[other] { $n } peasants free }

## Actions: the sentence, what stands on the button, and the heading under which it is listed

act-pass = Pass
    .short = Pass
    .group = Finish
act-done = Done
    .short = Done
    .group = Finish
act-end-turn = End your turn
    .short = End turn
    .group = Finish
# How single questions are closed.
pass-roll = Let the roll stand
    .short = Let it stand
pass-step = Lead nobody astray
    .short = Pass
pass-flight = Stay and fight
    .short = Stay
pass-before = Go on to the roll
    .short = Roll
pass-counter = Do not strike back
    .short = No
done-siege = Buy no more and begin the turn
    .short = Begin turn
done-objectives = Keep all objectives
    .short = Keep all
done-actions = Keep all action cards
    .short = Keep all
done-peasants = End your turn
    .short = End turn

act-tile = Lay tile { NUMBER($tile) }
    .short = Tile { NUMBER($tile) }
    .group = Tiles
act-side = Side { $side } up: { $terrain }
    .short = Side { $side }
    .group = Sides
# $tiles are the numbers of those beside it.
act-slot = { $tiles -> [none] Lay it around { $place }, in the middle *[other] Lay it around { $place }, beside tile { $tiles } }
    .short = Around { $place }
    .group = Places
act-rotation = { $degrees -> [0] As it is printed *[other] Turned { $degrees } degrees clockwise }{ $ways -> [none] {""} *[other] ; its large rivers run { $ways } }
    .short = { $degrees -> [0] As it is printed *[other] Turned { $degrees } degrees clockwise }
    .group = Turns
act-seat-slot = Take the place around { $place }, { $way } of the middle
    .short = Around { $place }
    .group = Places
act-faction = Play { FACTION($faction) }: { FACTION($faction, form: "line") }
    .short = { FACTION($faction) }
    .group = Factions
act-start-type = Place the { TOWN($town) } now
    .short = { TOWN($town) }
    .group = Settlements
act-site = Place the { TOWN($town) } on { $spaces }
    .short = { $spaces }
    .group = Places in row { NUMBER($row) }
act-start-soldier = Place { SOLDIER($soldier, form: "a") } on { $place }
    .short = { SOLDIER($soldier) }, { $place }
    .group = Place { SOLDIER($soldier, form: "a") }
act-siege-buy = Craft { SOLDIER($soldier, form: "a") } for { $price } and deploy it on { $place }
    .short = { SOLDIER($soldier) }, { $place }
    .group = Craft and deploy { SOLDIER($soldier, form: "a") }
act-drop-obj = { $declared -> [yes] Discard the declared objective { $goal } *[no] Discard objective { $goal } }
    .short = Discard “{ $name }”
    .group = Discard
act-drop-act = { $open -> [yes] Discard the open { CARD($card) } *[no] Discard { CARD($card) } }
    .short = Discard “{ CARD($card) }”
    .group = Discard
act-sell = Sell { RESOURCE($resource, form: "a") } for { $price }
    .short = Sell { RESOURCE($resource) }
    .group = Sell
act-buy = Buy { RESOURCE($resource, form: "a") } for { $price }
    .short = Buy { RESOURCE($resource) }
    .group = Buy
act-buy-peasant = Buy a peasant for { $price }
    .short = Buy peasant
    .group = Buy
act-craft = Craft { SOLDIER($soldier, form: "a") } for { $price }
    .short = Craft { SOLDIER($soldier) }
    .group = Craft
act-ammo = Craft { ARROW($arrow, form: "a") } for { $price }
    .short = Craft { ARROW($arrow) }
    .group = Craft
act-trade-up = Make an arrow a flaming one for { $price }
    .short = Make it flaming
    .group = Craft
act-deploy = Deploy { SOLDIER($soldier, form: "a") } on { $place }
    .short = { SOLDIER($soldier) }, { $place }
    .group = Deploy { SOLDIER($soldier, form: "a") }
act-establish = Establish { TOWN($town, form: "a") } for { $price }
    .short = Establish { TOWN($town) }
    .group = Build
act-improve = Improve { $town } to tier 2 for { $price }
    .short = Improve { $place }
    .group = Build
act-avalon = Make { $town } the City of Avalon with { $place }, for { $price }
    .short = Avalon with { $place }
    .group = Build
act-upgrade = Upgrade { $soldier } to { SOLDIER($next, form: "a") } for { $price }
    .short = To { SOLDIER($next) }, { $place }
    .group = Upgrade
act-move = Move { $soldier }
    .short = Move { SOLDIER($unit) }, { $place }
    .group = Move
# The target in the use "object", the soldier in the use "at". $ammo is a shot; on the button its short form.
act-attack = { $ammo -> [none] Attack { $target } with { $soldier } *[other] Attack { $target } with { $soldier } and { $ammo } }
    .short = { $ammo -> [none] { SOLDIER($unit) } { $from } to { $to } *[other] { SOLDIER($unit) } { $from } to { $to }, { $ammo } }
    .group = Attack
act-volley = Attack { $target } with your Archers at { $first } and { $second } together
    .short = Volley { $first }, { $second } to { $to }
    .group = Attack
act-play = Play { CARD($card) }
    .group = Play a card
# On a rival, a settlement or a soldier, in the use "object". On the button, $target is a name or a space.
act-play-on = Play { CARD($card) } on { $target }
    .short = { CARD($card) }: { $target }
act-play-deploy = Play { CARD($card) }: { SOLDIER($soldier, form: "a") } at { $place }
    .short = { SOLDIER($soldier) } at { $place }
act-claim = Claim { $goal }: { points }
    .short = Claim { NUMBER($n) } for { $name }
    .group = Objectives
act-claim-for = Claim { $goal } for { $price }: { points }
# The soldier that retires, in the use "at".
act-claim-with = Claim { $goal } with { $soldier }: { points }
act-declare = { $town -> [none] Declare { $goal } *[other] Declare { $goal } for { $town } }
    .short = Declare { $name }
    .group = Objectives
act-flaming = { $n -> [0] Shoot two normal arrows [1] Shoot a normal and a flaming arrow *[other] Shoot two flaming arrows }
    .short = { $n -> [0] Shoot two normal arrows [1] Shoot a normal and a flaming arrow *[other] Shoot two flaming arrows }
    .group = Arrows
act-move-to = Go to { $place }, { $way }
    .group = Go to
act-enter = Enter { $town }
    .short = Enter { $place }
    .group = Enter
act-stay = Stay at { $place }
    .short = Stay
    .group = Go to
act-retreat-to = Withdraw to { $place }, { $way }
    .group = Withdraw to
act-remove-die = Take away a die that shows { FACE($face) }
    .short = Die with { FACE($face) }
    .group = Dice
act-casualty = Let { $soldier } fall
    .short = { $place } falls
    .group = Warriors
act-counter = { $ammo -> [none] Strike back *[other] Strike back with { $ammo } }
    .short = { $ammo -> [none] Strike back *[other] Strike back, { $ammo } }
    .group = Strike back
# $town in the use "object".
act-place = Put a peasant on { $town }
    .short = { TOWN($kind) } at { $place }
    .group = Peasants
act-sell-peasant = Sell a peasant for { $price }
    .short = Sell peasant
    .group = Peasants

## What else there is to say of an action. Several are joined by "; ", and the first letter is made large

note-leaves = leaves { coins }
note-have = you have { $amount }
note-army = soldier { NUMBER($n) } of { NUMBER($all) }
# What a settlement brings each turn.
yield = { coins }, and with a peasant { $goods }
note-yield = each turn brings { $yield }
note-works = yields { $goods } next turn
note-upgrade = { $stones ->
        [yes] attack dice { NUMBER($attack) } to { NUMBER($more) } a stone, defence dice { NUMBER($defence) } to { NUMBER($shields) }
       *[no] attack dice { NUMBER($attack) } to { NUMBER($more) }, defence dice { NUMBER($defence) } to { NUMBER($shields) }
    }
note-forest = { $n -> [one] one of the three is forest *[other] { $n } of the three are forest }
note-open = spaces around it that can be walked on: { NUMBER($n) }
# $town in the use "at".
note-enemy-town = { $way } to { $town }
note-then-claim = then you can claim { $goals }
note-begins-with = begins with { $things }
note-fixed-move = moves { NUMBER($n) } without a die
note-bonus-move = rolls the die and adds { NUMBER($n) }
note-die-move = rolls the die
note-move-used = its move is used up
note-costs = { NUMBER($n) } of { NUMBER($all) } movement
note-strikes = can attack { $soldiers } from there
note-leaves-town = sets { $town } free
note-takes-peasant = captures the peasant
note-occupies = brings you { $goods } each turn
note-no-attack = it cannot attack from there
note-wins = wins { resource-craft.amount }
note-two-arrows = takes two arrows
note-last-arrow = uses your last arrow
note-last-flaming = uses your last flaming arrow
note-last-stones = uses the last of your stone
note-movement = { NUMBER($to) } instead of { NUMBER($from) } movement
note-odds = { $attack -> [one] 1 die *[other] { $attack } dice } against { NUMBER($defence) }: the attack wins with { NUMBER($to) }% instead of { NUMBER($from) }%
note-late-die = { NUMBER($n) } of { NUMBER($all) } faces save the defence
note-from-turn = can be claimed in your turn { NUMBER($n) } at the earliest
note-leaves-board = the soldier leaves the game
note-faction = +{ NUMBER($n) } for a colour of your faction
note-set = +{ NUMBER($n) } for three in { COLOR($color) }
note-one-captured = only one objective whose name begins with Captured each turn
note-still-to-do = { objectives } still to do
note-so-far = { NUMBER($have) } of { NUMBER($need) } so far
note-not-moved = { soldiers } could still move
note-not-attacked = { soldiers } could still attack
note-empty-towns = { $n -> [one] 1 settlement *[other] { $n } settlements } would stay without a peasant
note-idle-peasants = { peasants } would have no work and can be sold next
note-game-ends = the game ends
note-next = { $who } is next

# What the player should know before.
warn-claim = You could still claim { $goals }
warn-breaks-vow = You lose the declared objective { $goal }
warn-last = { $turns -> [1] This ends your turn at once, and everyone else has one more *[other] This ends your turn at once, and everyone else has { $turns } more }
warn-last-of-mine = This ends your turn at once
warn-last-of-all = This ends your turn at once, and you have no other

# What a fight promises.
chance-safe = { NUMBER($win) }% to win, and it cannot strike back
chance-both = { NUMBER($win) }% to win, { NUMBER($lose) }% to lose { WHOSE_IN($owner) } { SOLDIER($soldier) }
dice-against = { $attack -> [one] 1 die *[other] { $attack } dice } against { NUMBER($defence) }
roll-lies = { NUMBER($attack) } against { NUMBER($defence) }: { $wins -> [yes] the attack wins *[no] the defence holds }
no-dice = no dice

## Events: the lines of the log

event-tile = { WHO($who) } laid tile { NUMBER($tile) }, side { $side } up, around { $place }
event-seat-slot = { WHO($who) } took the place around { $place }
event-faction = { WHO($who) } took the faction { FACTION($faction) }
event-start-roll = { WHO($who) } rolled { NUMBER($n) } for the first turn
event-first = { WHOSE($who) } turn comes first
event-start-town = { WHO($who) } placed { TOWN($town, form: "a") } at { $place }
event-start-soldier = { WHO($who) } placed { SOLDIER($soldier, form: "a") } at { $place }
# The heading of a turn.
event-turn = { WHOSE($who) } turn { NUMBER($n) }
event-siege-buy = { WHO($who) } bought { SOLDIER($soldier, form: "a") } under siege, at { $place }
# None is one that the others do not see.
event-drew-obj = { $goal -> [none] { WHO($who) } drew an objective *[other] { WHO($who) } drew { $goal } }
event-drew-act = { $card -> [none] { WHO($who) } drew an action card *[other] { WHO($who) } drew { $card } }
event-reshuffled = { $actions ->
        [yes] The discarded action cards are shuffled: they are the deck again
       *[no] The discarded objectives are shuffled: they are the deck again
    }
event-dropped-obj = { $declared ->
        [yes] { WHO($who) } discarded the declared objective { $goal }
       *[no] { WHO($who) } discarded objective { $goal }
    }
event-dropped-act = { $open ->
        [yes] { WHO($who) } discarded the open { CARD($card) }
       *[no] { WHO($who) } discarded { CARD($card) }
    }
event-kept = { $actions -> [yes] { WHO($who) } kept all action cards *[no] { WHO($who) } kept all objectives }
event-gathered = { WHO($who) } gathered { $goods } from { WHOSE_IN($owner) } { TOWN($town) } at { $place }
event-coins = { WHO($who) } collected { coins }
event-quiver = { WHO($who) } got an arrow by { faction-oakenshaw.perk }
event-sold = { WHO($who) } sold { RESOURCE($resource, form: "a") } for { coins }
event-bought = { WHO($who) } bought { RESOURCE($resource, form: "a") } for { coins }
event-peasant = { WHO($who) } bought a peasant for { coins }
event-crafted = { WHO($who) } crafted { SOLDIER($soldier, form: "a") }
event-ammo = { WHO($who) } crafted { ARROW($arrow, form: "a") }
event-trade-up = { WHO($who) } made an arrow a flaming one
event-deployed = { WHO($who) } deployed { SOLDIER($soldier, form: "a") } at { $place }
event-established = { WHO($who) } established { TOWN($town, form: "a") } at { $place }
event-improved = { $avalon ->
        [yes] { WHO($who) } improved the { TOWN($town) } at { $place } to the City of Avalon
       *[no] { WHO($who) } improved the { TOWN($town) } at { $place } to tier 2
    }
event-upgraded = { $promoted ->
        [yes] { WHO($who) } made the soldier at { $place } { SOLDIER($soldier, form: "a") } by { card-promoted }
       *[no] { WHO($who) } made the soldier at { $place } { SOLDIER($soldier, form: "a") }
    }
# A Catapult moves without a die.
event-move-die = { $fixed ->
        [yes] { WHOSE($owner) } { SOLDIER($soldier) } at { $place } moves { NUMBER($n) }
       *[no] { WHOSE($owner) } { SOLDIER($soldier) } at { $place } rolled { NUMBER($n) } to move
    }
event-moved = { WHOSE($owner) } { SOLDIER($soldier) } went from { $from } to { $to }
event-stayed = { WHOSE($owner) } { SOLDIER($soldier) } stayed at { $place }
event-entered = { WHOSE($who) } { SOLDIER($soldier) } entered { WHOSE_IN($owner) } { TOWN($town) } at { $place }
event-freed = { WHOSE($owner) } { TOWN($town) } at { $place } is free again
event-captured = { WHO($who) } captured a peasant of { WHOSE_IN($owner) } { TOWN($town) } at { $place }
# $ammo is a shot.
event-attacked = { $ammo ->
        [none] { WHOSE($who) } { SOLDIER($soldier) } at { $from } attacks { WHOSE_IN($foe) } { SOLDIER($struck) } at { $to }
       *[other] { WHOSE($who) } { SOLDIER($soldier) } at { $from } attacks { WHOSE_IN($foe) } { SOLDIER($struck) } at { $to } with { $ammo }
    }
# $n of the two arrows are flaming.
event-volley = { $n ->
        [0] { WHOSE($who) } Archers at { $first } and { $second } attack { WHOSE_IN($foe) } { SOLDIER($struck) } at { $to } together
       *[other] { WHOSE($who) } Archers at { $first } and { $second } attack { WHOSE_IN($foe) } { SOLDIER($struck) } at { $to } together with { arrow-flaming.amount }
    }
event-counter = { $ammo ->
        [none] { WHOSE($who) } { SOLDIER($soldier) } at { $from } strikes back at { WHOSE_IN($foe) } { SOLDIER($struck) } at { $to }
       *[other] { WHOSE($who) } { SOLDIER($soldier) } at { $from } strikes back at { WHOSE_IN($foe) } { SOLDIER($struck) } at { $to } with { $ammo }
    }
event-no-counter = { WHO($who) } did not strike back
# $dice and $shields are faces of dice, $attack and $defence what they come to.
event-roll = { WHO($who) } rolled { $dice }: { NUMBER($attack) }. The defence rolled { $shields }: { NUMBER($defence) }
event-added-die = { WHO($who) } added a defence die: { FACE($face) }
event-die-removed = { $defence ->
        [yes] { WHO($who) } took away a defence die that showed { FACE($face) }
       *[no] { WHO($who) } took away an attack die that showed { FACE($face) }
    }
event-held = { WHOSE($who) } { SOLDIER($soldier) } at { $place } held
event-defeated = { WHO($who) } defeated { WHOSE_IN($foe) } { SOLDIER($soldier) } at { $place } and got { resource-craft.amount }
event-played = { WHO($who) } played { CARD($card) }
event-played-against = { WHO($who) } played { CARD($card) } on { WHO_IN($foe) }
# $target in the use "object".
event-played-on = { WHO($who) } played { CARD($card) } on { $target }
event-played-deploy = { WHO($who) } played { CARD($card) }: { SOLDIER($soldier, form: "a") } at { $place }
event-shown = { WHO($who) } used { CARD($card) }
event-mis-die = { WHO($who) } rolled { NUMBER($n) } to lead { WHOSE_IN($owner) } { SOLDIER($soldier) } at { $place } astray
event-retreated = { WHOSE($owner) } { SOLDIER($soldier) } withdrew from { $from } to { $to }
event-claimed = { WHO($who) } claimed { $goal }: { points }{ $colour -> [yes] , and 1 for its colour *[no] {""} }
event-retired = { WHOSE($who) } { SOLDIER($soldier) } at { $place } retired
event-declared = { WHO($who) } declared { $goal }
event-declared-for = { WHO($who) } declared { $goal } for { WHOSE_IN($owner) } { TOWN($town) } at { $place }
event-lapsed = { WHO($who) } lost the declared objective { $goal }
event-placed = { WHO($who) } put a peasant on the { TOWN($town) } at { $place }
event-sold-peasant = { WHO($who) } sold a peasant for { coins }
event-finished = { $turns ->
        [1] { WHO($who) } completed the last objective: everyone else has one more turn
       *[other] { WHO($who) } completed the last objective: everyone else has { $turns } more turns
    }
event-turn-ended = { WHO($who) } ended the turn
event-over = { $rounds -> [yes] The game is over: the last round has been played *[no] The game is over }

# The moments of a fight that is watched again.
scene-attack = Attack at { $place }
scene-counter = Counter-attack at { $place }
scene-roll = The dice

## Reasons why something is not possible

why-over = The game is over
why-not-asked = Answer the open question first
why-no-such = There is no such thing
why-tile-laid = Tile { NUMBER($tile) } lies already
why-slot-taken = A tile lies around { $place }
why-slot-apart = The first tile goes into the middle, and every other beside one that lies
why-rivers = Its large rivers would not meet those beside it
why-seat-slot-taken = { $who -> [you] You have *[other] { $who } has } that place
why-faction-taken = { $who -> [you] You play *[other] { $who } plays } { FACTION($faction) }
why-not-in-kit = You have no { TOWN($town) } left to place
why-kingdom = { $place } is not in your kingdom
why-terrain = { $place } is { TERRAIN($terrain, form: "a") }
why-river-between = A small river runs at { $place }
why-space-taken = { $place } is taken
# $town in the use "at".
why-too-near = Too near to { $town }: two spaces must lie between
why-no-site = Your kingdom has no place left for a settlement
why-goods = You lack { $goods }
why-coins = Needs { coins }: you have { NUMBER($have) }
why-no-resource = You have no { RESOURCE($resource) }
why-army-limit = You have { NUMBER($have) } of { NUMBER($need) } soldiers
why-town-limit = You have { NUMBER($have) } of { NUMBER($need) } settlements
why-reserve = No { SOLDIER($soldier) } in your reserve
why-no-town-beside = No settlement of yours touches { $place }
why-deploy-used = A soldier was deployed beside { $town } this turn
why-besieged = { CAP($town) } is besieged
# $town in the use "object".
why-occupied = { $who -> [you] You occupy *[other] { $who } occupies } { $town }
# $town in the use "at".
why-passed = The turn of { $town } is over: settlements come one after another
why-no-soldier = No soldier of yours stands at { $place }
why-no-town = No settlement of yours stands at { $place }
why-tier = { CAP($town) } is of tier { NUMBER($have) }, not { NUMBER($need) }
why-built = { CAP($town) } was established this turn
why-improved = { CAP($town) } was improved this turn
why-no-avalon = This game is played without the City of Avalon
why-avalon-stands = You have your city: { $town }
why-not-beside = { $place } does not touch the settlement
why-top-of-line = { CAP(SOLDIER($soldier, form: "a")) } is the highest of its line
why-acted = { CAP($soldier) } has moved or attacked
why-upgraded = { CAP($soldier) } was upgraded this turn
why-deployed = { CAP($soldier) } came onto the board this turn
why-not-first-tier = Only Warriors and Archers can be promoted
why-moved = { CAP($soldier) } has moved
why-attacked = { CAP($soldier) } has attacked
why-sick = { CAP($soldier) } is sick this turn
why-attrition = Attrition: you cannot attack this turn
why-on-town = { CAP($soldier) } stands on a settlement
why-no-foe = No enemy stands at { $place }
why-too-far = { CAP($soldier) } reaches { NUMBER($need) }: the target is { NUMBER($have) } away
why-too-close = { CAP($soldier) } needs a distance of { NUMBER($need) }: the target is { NUMBER($have) } away
why-sight = { CAP($soldier) } does not see { $place }: forest or mountains lie between
why-arrows = Needs { ARROW($arrow, $need, form: "amount") }: you have { NUMBER($have) }
why-stones = Needs { NUMBER($need) } stone: you have { NUMBER($have) }
why-ammo = { CAP(SOLDIER($soldier, form: "a")) } fights with something else
why-paid = It has paid for its shots in this engagement
why-not-archer = { CAP($soldier) } is no Archer
why-not-side-by-side = The Archers at { $first } and { $second } do not stand side by side
why-no-card = You do not hold { CARD($card) }
why-turned-over = { CARD($card) } is used until your next turn
why-window = { $when -> [none] { CARD($card) } is for another moment *[other] { CARD($card) } is for another moment: { $when } }
why-friendly = { CARD($card) } is played against enemies
why-already = { CARD($card) } works there already
# $town in the use "at".
why-no-peasant = No peasant works on { $town }
why-fresh = { CAP($soldier) } has neither moved nor attacked
why-stuck = { CAP($soldier) } could not go anywhere
why-no-gain = { CARD($card) } would change nothing
why-crossed = { CARD($card) } was played in this move
why-no-partner = No Warrior stands beside the target at { $place }
why-no-die = No die shows that
why-no-objective = You do not hold { $goal }
# $things are what is counted, "coins", where it is goods.
why-unfulfilled = { $things ->
        [none] { NUMBER($have) } of { NUMBER($need) } so far
       *[other] { NUMBER($have) } of { NUMBER($need) } { $things } so far
    }
why-undeclared = { $goal } must be declared first
why-either-or = Only one objective whose name begins with Captured each turn
why-not-that-one = Another kind of soldier retires for { $goal }
why-declared = { $goal } is declared
why-no-vow = { $goal } is not declared but claimed
# $town in the use "object".
why-not-held = No soldier of yours occupies { $town }
why-points = { $place } costs { NUMBER($need) } movement: you have { NUMBER($have) }
why-no-way = No way leads to { $place }
why-way-round = { $place } can be reached without the card
why-crossing = A crossing ends where only it leads, and not on a settlement
# $town in the use "at".
why-defended = A soldier beside { $town } keeps you out
why-own-town = { CAP($town) } is not an enemy's
why-beside-foe = An enemy stands beside { $place }
why-not-away = { $place } is { NUMBER($have) } away from the attacker: a retreat ends { NUMBER($need) } away
why-no-spare = You have no free peasant
# $town in the use "at".
why-working = A peasant works on { $town }
why-must-place = { CAP($town) } waits for a peasant
why-skips = Other settlements come first
why-filled = No settlement waits for another peasant
why-placing = Peasants are bought before the first one is placed
why-last-objective = Your turn ended with the last objective
why-last-step = Peasants are sold at the end of the turn
why-hand = You have { NUMBER($have) } of { NUMBER($need) } cards: one must go
why-box-soldier = No { SOLDIER($soldier) } is left in the box
why-box-town = No { TOWN($town) } is left in the box
why-box-resource = No { RESOURCE($resource) } is left in the box
why-box-peasant = No peasant is left in the box
why-box-arrow = No { ARROW($arrow) } is left in the box
why-box-coins = The box cannot pay { coins }: { NUMBER($have) } left

## The board: captions, and what it says to those who listen

area-map = Map
area-camp = Camp
area-cards = Cards
area-stores = Stores
# The parts of the board, and of the player's own things.
board-lords = The lords
board-builders = Settlements to establish
board-piles = Decks
board-fight = The engagement
board-tiles = Tiles to lay
board-factions = The factions
board-store = Your store
board-armoury = Soldiers and arrows
board-hand = Your cards
board-deeds = Deeds
pile-objectives = Objectives
pile-objectives-gone = Discarded objectives
pile-actions = Action cards
pile-actions-gone = Discarded action cards
pile-state = { $pile }: { NUMBER($n) }

# A seat. Its statements are joined by commas.
lord-partner = partner of { WHO_IN($who) }
lord-declared = declared: { $goal }
lord-state = { NUMBER($done) } of { NUMBER($target) } objectives completed, { $soldiers -> [one] 1 soldier *[other] { $soldiers } soldiers } and { $towns -> [one] 1 settlement *[other] { $towns } settlements } on the board, { $objectives -> [one] 1 objective *[other] { $objectives } objectives } and { $cards -> [one] 1 action card *[other] { $cards } action cards } in hand, { $captured -> [one] 1 peasant *[other] { $captured } peasants } captured
lord-open-card = { CARD($card) } lies open
lord-first = had the first turn
build-state = Establish { TOWN($town, form: "a") } for { $price }; each turn it brings { $yield }

# The engagement: the attacker in the use "at", the target in the use "object".
fight-state = Attack by { $attacker } on { $target }
fight-rolled = Attack by { $attacker } on { $target }: { NUMBER($attack) } to { NUMBER($defence) }, { $wins -> [yes] the attack wins as it lies *[no] the defence holds as it lies }
# Between two soldiers that are drawn.
fight-versus = against
fight-side = { SOLDIER($soldier) } { $place }
# $soldier in the use "at"; $dice are several of dice-show.
dice-of = Dice of { $soldier }: { $dice }
dice-show = { NUMBER($n) } with { FACE($face) }
die-enemy = Enemy die with { FACE($face) }
tile-state = Tile { NUMBER($n) }
banner-state = { FACTION($faction) }. { FACTION($faction, form: "perk") }: { FACTION($faction, form: "line") } Begins with { $things }

# Places of the map. What is there is joined by commas.
slot-empty = { $place }, middle of a place for a tile
place-empty = { $place }, middle of a place for a player
site-free = { $spaces }: place for a settlement
river-there = river to the { WAY($way) }
bridge-there = bridge to the { WAY($way) }
has-moved = has moved
has-attacked = has attacked
is-sick = sick this turn
sick-soon = sick in its next turn
with-peasant = a peasant works there
no-peasant = no peasant there
# $soldier in the use "at".
occupied-by = occupied by { $soldier }
besieged-now = under siege
can-go = can be reached for { NUMBER($n) } movement
enemy-near = { NUMBER($n) } from the next enemy
can-choose = can be chosen
can-attack = can be attacked, { $share } to win
# A chance to win, or from which to which.
share = { NUMBER($n) }%
share-range = { NUMBER($from) }–{ NUMBER($to) }%

# The player's own things.
store-peasants = { peasants } without work
store-captured = { peasants } captured
reserve-state = { SOLDIER($soldier, $n, form: "amount") } in reserve; one more costs { $price }
ammo-state = { ARROW($arrow, $n, form: "amount") }; one more costs { $price }
army-state = { NUMBER($n) } of { NUMBER($all) } soldiers
towns-state = { NUMBER($n) } of { NUMBER($all) } settlements
# What there is of what may be, as small as it can be said.
steps-of = { NUMBER($n) }/{ NUMBER($all) }
objective-state = Objective { $goal }, { points }: { $demand }. { NUMBER($have) } of { NUMBER($need) } done
vow-state = Declared objective { $goal }, { points }: { $demand }. { NUMBER($have) } of { NUMBER($need) } done
done-state = Completed objective { $goal }, { points }
action-state = Action card { CARD($card) }, { NUMBER($n) } of it: { $does }
action-state-open = Open action card { CARD($card) }, { NUMBER($n) } of it: { $does }
action-state-turned = Action card { CARD($card) }, turned over until the next turn: { $does }
# $kingdom is a number, or none where kingdoms do not count.
sheet-state = { points } so far: { NUMBER($cards) } from objectives, { NUMBER($set) } for the set, { NUMBER($faction) } for faction colours, { NUMBER($captured) } for captured peasants{ $kingdom -> [none] {""} *[other] , { $kingdom } for the kingdom }
sheet-set = in { COLOR($color) }: { NUMBER($n) } of the { NUMBER($all) } objectives of a set
sheet-faction = { FACTION($faction) }, in { $colors }: { FACTION($faction, form: "line") }

# Another seat in full.
household-state = In store: { $goods }, { $arrows }, { $flaming }; { $captured -> [one] 1 peasant *[other] { $captured } peasants } captured
tier-mark = tier { NUMBER($tier) }
hidden-state = { $objectives -> [one] 1 objective *[other] { $objectives } objectives } and { $cards -> [one] 1 action card *[other] { $cards } action cards } hidden in hand

## What explains single pieces

# A part of a sentence as a sentence of its own.
sentence = { CAP($said) }.
none = none
# In the line that says whose kingdom a place for a tile belongs to.
no-realm = none
of-limit = { NUMBER($n) } of { NUMBER($limit) }
# After a price.
missing = missing: { $goods }
# When a soldier can act: the turn that is under way, or the next one of its owner.
this-turn = this turn
next-turn = in { WHOSE_IN($who) } next turn

hex-title = Space { $place }
hex-empty = No tile lies here yet.
hex-woodcraft = By { faction-thornwatch.perk } your soldiers enter it for 1.
# $ways are directions.
hex-river = A small river on its { $ways } side: no step leads across, but attacks do.
hex-bridge = A bridge over a small river on its { $ways } side.
hex-deploy = you can place a soldier here { $time }
row-build-here = Your settlement here
row-deploy-here = Deploying
build-ways = possible, in as many ways as this: { NUMBER($n) }
build-abroad = no: it is not your kingdom
build-terrain = no: not on a space of this kind ({ TERRAIN($terrain) })
build-soldier = no: a soldier stands here
build-no-room = no: too near a settlement, or no room for three spaces

# A soldier on the map and what it can do, or a kind of soldier.
rule-of = { CAP($soldier) }: { $rule }.
rule-line = { SOLDIER($soldier) }: { $rule }.
rule-melee = tier { NUMBER($tier) }, range { NUMBER($far) }, { NUMBER($attack) } attack dice, { NUMBER($defence) } defence dice{ $bonus -> [0] {""} *[other] , { $bonus } more movement }
rule-ranged = tier { NUMBER($tier) }, range { NUMBER($near) } to { NUMBER($far) }, { NUMBER($attack) } attack dice, { NUMBER($defence) } defence dice
rule-catapult = tier { NUMBER($tier) }, range { NUMBER($near) } to { NUMBER($far) }, { NUMBER($attack) } attack dice for each stone, { NUMBER($defence) } defence dice, always { NUMBER($base) } movement
# "It" is the soldier. $time is this-turn or next-turn.
unit-bonus = It adds { NUMBER($n) } to the movement die.
unit-reward = Defeating it brings { resource-craft.amount }.
# $town in the use "object".
unit-occupies = It occupies { $town }, and so it can neither attack nor strike back.
unit-attrition = By { card-attrition }, { WHO_IN($who) } cannot attack { $time }.
unit-unarmed = It has nothing to shoot with at present.
may-both = It may move and then attack { $time }.
may-move = It may move { $time }.
may-attack = It has moved and may still attack { $time }.
may-nothing-spent = It has attacked and can do no more { $time }.
may-nothing-sick = It is sick: it can neither move nor attack { $time }.
may-nothing-moved = It has moved and can do no more { $time }.
upgrade-to = to { SOLDIER($soldier, form: "a") }: { $price }
upgrade-none = none, it is the best of its kind
upgrade-twice = not this turn: it has been upgraded
upgrade-acted = not this turn: it has moved or attacked
upgrade-new = not this turn: it has just come onto the board
row-upgrade = Upgrade
row-targets = Enemies in its reach
# The soldier that is attacked, in the use "object", with what; then the one that attacks, in the use "at".
row-attack = { $ammo -> [none] Attack on { $soldier } *[other] Attack on { $soldier } with { $ammo } }
row-attacked = { $ammo -> [none] Attack by { $soldier } *[other] Attack by { $soldier } with { $ammo } }
row-volley = Volley from { $first } and { $second } on { $soldier }
row-volleyed = Volley by { WHOSE_IN($who) } Archers at { $first } and { $second }
row-attackers = Enemies who reach it

# Places for settlements, and settlements.
site-title = Place for a settlement
site-nobody = Nobody can build on these three spaces now.
# $who are persons as who-in has them, joined by "or".
site-for = As the board stands, { $who } could build here.
hold-title = { WHOSE($who) } { TOWN($town) }
hold-sub = Settlement at { $places }
hold-occupied = Occupied by { WHOSE_IN($foe) } { SOLDIER($soldier) }: its { $goods } go to { WHO_IN($foe) } every turn as long as that lasts, and nothing goes to { WHO_IN($owner) }.
hold-worked = In { WHOSE_IN($owner) } next turn it brings { coins }, and by its peasant { $goods }.
hold-idle = In { WHOSE_IN($owner) } next turn it brings { coins }, and { $goods } if a peasant works there then.
# Soldiers in the use "at".
hold-sieged = Under siege by { $foes }: nobody can be deployed next to it in the main part of a turn.
hold-siege-buy = As long as that lasts, soldiers can be bought and placed here when { WHOSE_IN($owner) } turn begins: a Warrior for { $warrior }, an Archer for { $archer }.
hold-guarded = Guarded by { $guards }: no enemy can enter it.
hold-unguarded = Nobody guards it: an enemy who comes next to it with 1 movement left, not across a small river, can enter it.
hold-used = A soldier was deployed next to it this turn; one a turn is all.
hold-vowed = { WHOSE($who) } declared objective is to hold it: { NUMBER($n) } of { NUMBER($need) } turns so far.
improve-to = { TOWN($town) }: { $price }; it then brings { $yield }
improve-none = none, it cannot grow further
improve-city = not possible: a player has one city, and it stands already
improve-occupied = not while it is occupied
improve-built = not this turn: it has just been built
improve-twice = not this turn: it has just been improved
build-title = New settlement: { TOWN($town) }
build-sub = Settlement to be built
build-rules = It covers three spaces that touch, in your kingdom, on grass or forest, with { NUMBER($distance) } spaces or more between it and every other settlement.
row-improve = Improvement
row-price = Price
row-towns = Settlements
row-places = Places for it now

# Objectives. Where one is:
where-hand = Objective in your hand
where-declared = { WHOSE($who) } declared objective
where-done = { WHOSE($who) } completed objective
where-gone = Objective on the discard pile
where-hidden = Objective in the deck or in a hand
objective-this-turn = Only what you do in the turn in which you claim it counts.
objective-declare = Once declared it lies open and still counts as one of your { NUMBER($limit) } objectives.
objective-either-or = Of the objectives whose names begin with Captured only one can be claimed in a turn.
objective-copies = { NUMBER($n) }, with different colours
vowed = Declared by { WHO_IN($who) }: it must be done by the end of { WHOSE_IN($who) } turn { $n -> [one] 1 turn *[other] { $n } turns } from now.
vowed-now = Declared by { WHO_IN($who) }: it must be done by the end of this turn.
# $town in the use "object".
vowed-hold = Declared by { WHO_IN($who) } for { $town }: it can be claimed { $n -> [one] 1 turn *[other] { $n } turns } from now.
vowed-hold-now = Declared by { WHO_IN($who) } for { $town }: it can be claimed in the main part of { WHOSE_IN($who) } turn.
progress-turns = Turns held
progress-board = On the board
progress-done = Done so far
claim-now = You can claim it now.
claim-declare-now = You can declare it now.
claim-enough = You have completed as many as are played for.
claim-turn = It can be claimed in your turn.
claim-either-or = Not this turn: you have claimed another one whose name begins with Captured.
claim-declare = It must be declared first.
claim-not-yet = It is not fulfilled yet.
claim-main = It can be claimed in the main part of your turn.
adds-faction = { NUMBER($n) } of them for { FACTION($faction) }
adds-set = { NUMBER($n) } of them for three cards with { COLOR($color) }
row-points = On the card
row-ribbon = Colours
row-worth = Worth to you
row-copies = Cards of this kind

# Action cards.
action-sub = Action card
action-sub-hand = Action card in your hand: { NUMBER($n) }
action-when = To be played: { $when }.
action-stays = It is not discarded: it lies open before you, turned over when used, and is ready again when your next turn begins.
# What lies open before whom; then the open cards of one seat.
open-ready = { WHO_IN($who) }: ready
open-used = { WHO_IN($who) }: turned over
own-ready = { CARD($card) }: ready
own-used = { CARD($card) }: turned over
play-now = You can play it now.
play-used = You have used it; it is ready again when your next turn begins.
play-finished = You have ended the game and play no cards any more.
play-later = No card can be played yet.
play-other = Not now: it is for the turns of others.
play-your = Not now: it is for your own turn.
play-target = Not now: there is nothing that it could be played on.
play-moment = Not now: it is for another moment.
row-open = Open
row-gone = Discarded
row-hidden = In the deck or in other hands
row-cards = Cards
deck-objectives = Deck of objectives
deck-objectives-gone = Discarded objectives
deck-actions = Deck of action cards
deck-actions-gone = Discarded action cards
deck-left = { $n -> [one] 1 card left *[other] { $n } cards left }
deck-gone = { $n -> [one] 1 card *[other] { $n } cards }
deck-order = What comes next is unknown to all; everybody draws one at the beginning of a turn, but not in the first.
deck-again = When the deck is empty, the discarded cards are shuffled and become the deck.
deck-times = { CARD($card) } ({ NUMBER($n) })
hand-objectives = { NUMBER($n) } in hand, { NUMBER($declared) } declared, { NUMBER($done) } completed
hand-actions = { NUMBER($n) } in hand, { NUMBER($open) } open

# Goods.
stock-title = { CAP(RESOURCE($resource, form: "many")) }
stock-sub = Resource
have-goods = You have { $amount }.
stock-trade = Settlements bring { RESOURCE($resource, form: "many") }; in the main part of your turn you can sell one for { $sell -> [one] 1 coin *[other] { $sell } coins } and buy one for { $buy -> [one] 1 coin *[other] { $buy } coins }.
stock-stones = A Catapult throws 1 to { NUMBER($n) } of them in an attack.
stock-from-fights = Defeated enemies bring craftpoints too.
have-income = { NUMBER($n) }; { NUMBER($income) } more in the next turn
have-income-manned = { NUMBER($n) }; { NUMBER($income) } more in the next turn if every settlement has a peasant then
coins-title = Coins
coins-sub = Money
coins-trade = Selling a resource brings { $sell -> [one] 1 coin *[other] { $sell } coins }; a wood, an iron, a horse or a stone costs { $buy }, a craftpoint { NUMBER($craft) }, a peasant { NUMBER($peasant) }.
peasants-title = Peasants
peasants-sub = Peasants who are not at work
peasants-have = You have { NUMBER($n) } to spare, and { $open -> [one] 1 settlement *[other] { $open } settlements } without a peasant.
peasants-do = A peasant on a settlement makes it bring resources and comes back to you when your turn begins; crafting a soldier takes one for good.
peasants-buy = You can buy one for { $price -> [one] 1 coin *[other] { $price } coins }; at the end of your turn those without a settlement can be sold for { $sale -> [one] 1 coin *[other] { $sale } coins } each.
peasants-of = { NUMBER($n) } to spare, { NUMBER($working) } at work
captured-how = They come by entering an enemy settlement on which one works, and by { card-kidnapped }.
ammo-title = { CAP(ARROW($arrow, form: "many")) }
ammo-sub = Ammunition
ammo-dice = With { ARROW($arrow, form: "a") }, an Archer attacks with { NUMBER($archer) } dice and a Bolteer with { NUMBER($bolteer) }.
ammo-trade = { coins } and an arrow
row-trade-up = Trading up
type-sub = Kind of soldier
type-reward = Whoever defeats { SOLDIER($soldier, form: "a") } gets { resource-craft.amount }.
type-reserve = In your reserve: { SOLDIER($soldier, $n, form: "amount") }; your army has { NUMBER($army) } of { NUMBER($limit) } soldiers.
type-deploy = { $n -> [one] 1 space *[other] { $n } spaces } to deploy on { $time }.
type-of = { NUMBER($n) } on the board
row-upgrade-cost = Price of the upgrade
row-box = Left in the box

# Seats and factions.
seat-sub = No faction yet
seat-faction = { FACTION($faction) }, { $colors }
seat-goals = { NUMBER($n) } of { NUMBER($target) } objectives completed; { $points -> [one] 1 point *[other] { $points } points } as things stand.
seat-finished = All objectives are completed: no more turns, no more cards.
seat-last = Last turns still to begin: { NUMBER($n) }.
seat-income = { WHOSE($who) } next turn brings { $goods } as things stand.
seat-income-manned = { WHOSE($who) } next turn brings { $goods } if every settlement has a peasant then.
seat-done = { $name } ({ NUMBER($points) }; { $colors })
seat-hand = { $objectives -> [one] 1 objective *[other] { $objectives } objectives } and { $cards -> [one] 1 action card *[other] { $cards } action cards }
seat-town-idle = no peasant
seat-town-taken = occupied by an enemy
seat-town-worked = with a peasant
row-done = Completed
row-vowed = Declared
row-hand = In hand
row-open-cards = Open cards
row-goods = Goods
row-arrows = Arrows
row-army = Army
row-reserve = In reserve
row-soldier-at = { SOLDIER($soldier) } at { $place }
# $town in the use "at".
row-occupier-at = { SOLDIER($soldier) } at { $town }
row-town-at = { CAP(TOWN($town)) } at { $place }
banner-sub = Faction, { $colors }
banner-perk = { FACTION($faction, form: "perk") }: { FACTION($faction, form: "line") }
banner-plain = This game is played without perks.
banner-cards = { NUMBER($n) } of the { NUMBER($all) } objectives show one of its colours, { $points -> [one] 1 point *[other] { $points } points } in all.
row-kit = Kit
row-player = Played by

# The open fight. The attacker in the use "subject", the target in the use "object".
fight-title = The engagement
fight-sub = { CAP($attacker) } against { $target }
fight-counter = The one who was attacked strikes back, or it is answered again.
fight-choosing = The arrows are being chosen.
fight-win = The attack wins if its total is higher; at equal totals the defence holds, unless a card says otherwise.
fight-pairs = Two soldiers fight side by side, so nobody strikes back.
fight-strike = A defence that holds and shows a { face-strike } may strike back, if it reaches the attacker, can pay and occupies no settlement.
fight-played = played: { NUMBER($n) }
row-attack-dice = Attack dice
row-defence-dice = Defence dice
row-attacker = Attacker
row-defender = Defender
row-may-play = { WHOSE($who) } possible cards
dice-count = { NUMBER($n) } × { FACE($face) }
die-title = Die: { FACE($face) }
die-sub = Face of a die
die-counts = It counts { points }.
die-sides = { $n -> [one] { FACE($face) } on 1 side *[other] { FACE($face) } on { $n } sides }
row-without = Without it
row-attack-die = An attack die
row-defence-die = A defence die

# Tiles and places for them.
tile-title = Tile { NUMBER($n) }
tile-free = Not laid yet
tile-lies = Lies around { $place }, side { $side } up
tile-sides = A tile has two sides and may be turned at will.
tile-river = unturned, its large river runs { $ways }
row-side = Side { $side }
slot-title = Tile place around { $place }
slot-free = Empty
slot-tile = Tile { NUMBER($n) }, side { $side }
slot-beside = { $tiles -> [none] In the middle. *[other] Beside tile { $tiles }. }
row-realm = Kingdom
place-title = Player's place around { $place }
place-of = { $who }'s place
place-realm = A kingdom is the player's own tile of { NUMBER($cells) } spaces and the two tiles beside it.

## Lists in the rules

line-length = { NUMBER($players) } players, { NUMBER($minutes) } minutes: { $n -> [one] 1 objective *[other] { $n } objectives }.
line-length-to = { NUMBER($players) } players, { NUMBER($minutes) } minutes: { NUMBER($from) } to { $n -> [one] 1 objective *[other] { $n } objectives }.
line-length-from = { NUMBER($players) } players, { NUMBER($minutes) } minutes: { NUMBER($n) } or more.
# $kit is what it begins with.
line-faction = { FACTION($faction) }, { $colors }: { $kit }. { FACTION($faction, form: "perk") }: { FACTION($faction, form: "line") }
line-yield = { CAP(TOWN($town)) }: { $yield }.
line-price-soldier = { SOLDIER($soldier) }: { $price }.
line-price-upgrade = { SOLDIER($from) } to { SOLDIER($soldier) }: { $price }.
line-price-town = { TOWN($town) }: { $price }.
line-price-improve = { TOWN($from) } to { TOWN($town) }: { $price }.
line-price-arrow = { CAP(ARROW($arrow)) }: { $price }.
line-price-trade-up = Flaming arrow for a normal one: { $price }.
# $colors are those of all copies, joined by "; ".
# What a defeated soldier brings.
reward-tier = { NUMBER($n) } for tier { NUMBER($tier) }
reward-soldier = { NUMBER($n) } for { SOLDIER($soldier, form: "a") }
line-objective = { $once ->
        [yes] { $name } ({ points }; { $colors }): { CAP($demand) }. Only one such a turn.
       *[no] { $name } ({ points }; { $colors }): { CAP($demand) }.
    }
line-card = { CARD($card) } ({ $when }): { CAP($does) }.

## The guided first game. else: what to do here instead of another choice.

lesson-1 = You lead a small realm. Whoever first completes three objectives calls the last round, and then the most points win. First you need a home. Choose the Village.
    .now = It covers three spaces. Put it on the three that are lit.
    .else = Put the Village on the lit spaces: there it is close to the front.
lesson-2 = Villages and Quarries are settlements. Each turn they bring coins and goods. Your second one is a Quarry. Put it on the lit spaces, too.
    .else = Put the Quarry on the lit spaces: there it is near your Village.
lesson-3 = You have two Warriors, one for each settlement. Put the first one in front of your Village.
    .now = Put the other one in front of your Quarry.
    .else = Put your Warriors in front: they will march soon.
lesson-4 = Your turn has begun. You got 4 coins, and your peasants brought in wood, iron and stone. Spend them: craft a Warrior. He is lit among your things below.
    .else = Craft a Warrior: soldiers are what you need most.
lesson-5 = He cost 3 coins, 1 wood, 2 iron and a peasant. Now he waits in your reserve. Deploy him beside your Village, on the lit space.
    .else = Deploy the Warrior beside your Village: it is near the front.
lesson-6 = Look at your cards: you hold three secret objectives. One of them is to craft a Warrior, and you did. Claim it: choose that card.
    .else = Claim your first objective before you go on.
lesson-7 = It scores 1 point, and 1 more for its red ribbon: your faction is red and blue. Most action cards work once. Play { card-craftpoints }: they pay for settlements and better soldiers.
    .else = Play { card-craftpoints }: a settlement costs 2 of them.
lesson-8 = Each soldier may move once a turn, as far as a die says. Choose the Warrior that is lit, then Move below.
    .now = You rolled 6. Grass costs 1, forest costs 2. March to the lit space, close to your rival.
    .else = March south with that Warrior: there stands your rival.
lesson-9 = Peasants bring in your goods, and one of them became a Warrior. So one settlement would bring none. Buy a peasant for 2 coins.
    .now = Your other Warriors stay and guard your home. End your turn, and the peasants go to work.
    .else = End your turn with a peasant for each settlement.
lesson-10 = Your rival attacked and rolled 1, you 3: your Warrior held, and both still stand. Now each turn brings an objective and an action card. You may hold three and two: keep all objectives.
    .now = Keep all action cards, too.
    .else = Keep all your cards: you have room for them.
lesson-11 = Your new card { card-promoted } makes a Warrior a Knight for nothing. Warriors fight with 3 dice, Knights with 5. Choose the card, then your Warrior at the front.
    .else = Make that Warrior a Knight: he stands beside your rival.
lesson-12 = A soldier beside an enemy may attack. More points on the dice win. A tie is no win. Choose your Knight, then the Warrior of your rival.
    .now = A fight is called an engagement. You may play { card-strong-attack } for one more die. Play it.
    .else = Attack with your Knight, as strong as you can.
lesson-13 = You rolled 8, your rival 3: that Warrior is gone, and you won 3 craftpoints. To defeat a soldier is an objective of yours: claim that card.
    .else = Claim the objective first: you have earned it.
lesson-14 = Two of three are done. Now use craftpoints: a third settlement costs 2 of them, and coins and goods. Choose the Village under { board-builders }.
    .now = Put it on the three lit spaces.
    .else = Build a Village: it will bring you more each turn.
lesson-15 = You know how to grow. New are siege, arrows and capture. Let three rounds pass: your rival is on his way to you.
    .else = Let three rounds pass: then your rival is at your gates.
lesson-16 = Three rounds later an enemy Archer besieges your Quarry. In your turn you cannot deploy there, so it is easy to capture. But the besieged may buy help before it: put an Archer on the lit space.
    .else = Buy an Archer, and put him on the lit space.
lesson-17 = He stands beside your Village, which is not under siege. Now your turn begins, with new cards. Keep all objectives.
    .now = Keep all action cards, too.
    .else = Keep all your cards: you have room for them.
lesson-18 = An Archer hits from afar, up to 4 spaces. But each shot costs an arrow, and you have none. Craft one, for 1 coin and 1 wood.
    .else = Craft an arrow: without one your Archer cannot shoot.
lesson-19 = Shoot: choose your new Archer, then the enemy beside your Quarry. Both roll. More points win.
    .else = Shoot the Archer that besieges you.
lesson-20 = You hit: the Archer is gone, and so is the siege. Now capture a settlement: near your Knight your rival has a Village that nobody guards. Choose the Knight.
    .now = Enter the Village that is lit. If an enemy soldier stood beside it, you could not.
    .else = Move your Knight into the Village of your rival.
lesson-21 = Captured. Its peasant is 1 point for you. While your Knight stays, it brings its coins and goods to you, from your next turn on. Claim your third objective.
    .else = Claim the objective: it is your third.
guide-end = Your third objective called the last round, and your rival had one more turn. Your objectives bring 11 points, their colours 2, the captured peasant 1: together 14.
learnt = Settlements feed your soldiers; craftpoints build and improve both. A siege stops deploying there, arrows hit from afar, and a captured settlement works for you. Objectives bring the points, and the last of them ends the game.
learnt-1 = You begin by choosing a faction: its two colours bring points, and its perk helps all game.
learnt-2 = Settlements and soldiers can be made better: a Knight can become a Champion.
learnt-3 = Some cards are for the turns of others. Then you are asked.

## Achievements.

feat-knights = Spurs Earned
    .hint = Win against Knights only.
feat-four = Last Banner Flying
    .hint = Win a game of 4 against Knights.
feat-objectives = Great Deeds
    .hint = Win with 15 points on objectives.
feat-colours = True Colours
    .hint = Win with 4 points for colours of your faction.
feat-captured = Shepherd of Peasants
    .hint = Win with 2 captured peasants.
feat-ahead = Conqueror
    .hint = Win by 12 points.
feat-kingdom = A Realm of Every Kind
    .hint = Win with 28 points for your kingdom.
feat-eight = The Long War
    .hint = Win a game to 8 objectives.

## The numbers of a box: its sheets, their columns and rows, and what numbers break together.
boxsheet-soldiers = Soldiers
boxsheet-arrows = Arrows: what they cost
boxsheet-towns = Settlements
boxsheet-kits = Factions: first goods
boxsheet-objectives = Objectives
boxsheet-cards = Action cards
boxsheet-trade = Trade
boxsheet-movement = Movement die
boxsheet-dice = Attack and defence dice
boxsheet-supply = Pieces in the box
boxcol-soldiers-attack = Attack dice
boxcol-soldiers-defence = Defence dice
boxcol-soldiers-near = Nearest range
boxcol-soldiers-far = Farthest range
boxcol-soldiers-base = Movement without a die
boxcol-soldiers-bonus = More than the die
boxcol-soldiers-reward = Craftpoints for defeating it
boxcol-soldiers-coins = Price: coins
boxcol-soldiers-wood = Price: wood
boxcol-soldiers-iron = Price: iron
boxcol-soldiers-horse = Price: horses
boxcol-soldiers-stone = Price: stone
boxcol-soldiers-craft = Price: craftpoints
boxcol-soldiers-peasants = Price: peasants
boxcol-coins = Coins
boxcol-wood = Wood
boxcol-iron = Iron
boxcol-horse = Horses
boxcol-stone = Stone
boxcol-craft = Craftpoints
boxcol-peasants = Peasants
boxcol-costcoins = Price: coins
boxcol-costwood = Price: wood
boxcol-costiron = Price: iron
boxcol-costhorse = Price: horses
boxcol-coststone = Price: stone
boxcol-costcraft = Price: craftpoints
boxcol-yieldcoins = Yield: coins
boxcol-yieldwood = Yield: wood
boxcol-yieldiron = Yield: iron
boxcol-yieldhorse = Yield: horses
boxcol-yieldstone = Yield: stone
boxcol-yieldcraft = Yield: craftpoints
boxcol-arrows = Arrows
boxcol-points = Points
boxcol-need = How many
boxcol-also = How many of the second
boxcol-copies = Copies in the deck
boxcol-gives = How many it gives
boxcol-steps = Movement
boxcol-one = Sides with 1
boxcol-two = Sides with 2
boxcol-strike = Sides with C
boxcol-count = Pieces
boxrow-sale = Selling a resource
boxrow-peasant = Peasant
boxrow-peasant-sale = Selling a peasant
boxrow-trade-up = Trading up an arrow
boxrow-attack = Attack die
boxrow-defence = Defence die
boxrow-coin = Coin
boxrows-goal = { NUMBER($n) }: { GOAL($goal) }
boxrows-side = Side { NUMBER($n) }
boxlaw-dice = Nobody throws more dice at once, with all cards, than there may be.
boxlaw-blind = A Catapult that sees nothing has a die left.
boxlaw-range = The nearest range is no farther than the farthest.
boxlaw-free = An arrow costs something.
boxlaw-reach = What an objective asks for can be done in one turn.
boxlaw-endless = Nothing is sold for what it costs.
boxlaw-order = The sides of the movement die never fall.
boxlaw-sides = A die has six sides.
boxlaw-alike = The sides of the attack die are not all alike.
boxlaw-kits = There are pieces enough for what any four factions begin with.
