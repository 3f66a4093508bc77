### Battle Merchants. Statements have no full stop: the program joins them, or ends them with the message sentence.

name = Battle Merchants
tagline = Four races at war, and every one of them buys from you.
# For whom the game is, beside the others, and how heavy it is.
whom = Sharp elbows at the market. Medium.
credits = A game by Gil Hova, published by Minion Games.

## The set-up

option-start = First turn
    .hint = Who begins in spring.
# fixed says why the option is not free at larger tables.
option-mats = Mats for two
    .hint = A mat sets the first two crafts and the first reward tile.
    .fixed = Only with two players
option-purses = Purses
    .hint = The first turns are the best ones: more gold for those who begin later makes up for it.
value-start-random = By lot
    .hint = Chance decides.
value-start-first = First seat
    .hint = The first seat begins.
value-start-second = Second seat
    .hint = The second seat begins.
value-start-third = Third seat
    .hint = The third seat begins.
value-start-fourth = Fourth seat
    .hint = The fourth seat begins.
value-mats-redyellow = Elves and Hobgoblins
    .hint = Axe and mace against sword and hammer: no craft in common.
value-mats-redpurple = Elves and Dwarves
    .hint = Axe and mace against axe and hammer.
value-mats-purpleyellow = Dwarves and Hobgoblins
    .hint = Axe and hammer against sword and hammer.
value-purses-equal = Equal
    .hint = Everybody begins with the same gold.
value-purses-staggered = Staggered
    .hint = Each one in turn begins with more gold than the one before.
level-page = Page
    .hint = Minds the stall. A kind first opponent.
level-squire = Squire
    .hint = Forges what the races want, and slips now and then.
level-knight = Knight
    .hint = Counts every coin and looks a few turns ahead.
level-marshal = Marshal
    .hint = Tries out the wars to come. Bring your best.
# Stands after the name of a bot: "Alison the Collector". The hint goes on from there: "sells where tiles are to be had".
trait-collector = the Collector
    .hint = sells where tiles are to be had
trait-scholar = the Scholar
    .hint = learns craft upon craft
trait-smith = the Smith
    .hint = forges a full store, takes few kingdom cards
trait-courtier = the Courtier
    .hint = takes kingdom cards

## The score, and what the rivals count

part-gold = Gold
    .hint = Gold in hand after the last war
part-unsold = Unsold weapons
    .hint = What weapons in store bring at the year's end
part-prize = Defeated weapons
    .hint = The prize for the most and, with more than two players, the second most
part-cards = Kingdom cards
    .hint = What your cards pay at the year's end
total = Gold in all
    .hint = Whoever has the most wins
# What decides the place: "3rd, by more gold".
key-gold = more gold
key-board = worthier weapons on the board
worth-tempo = The turn
worth-gold = Gold
worth-levels = Levels of craft
worth-coins = Coins on craft cards
worth-bonus = Bonus cards
worth-weapons = Weapons in store
worth-tiles = Tiles
worth-sales = Sales in sight
worth-war = The coming war
worth-steve = Salesman Steve
worth-cards = Kingdom cards

## Nouns

# The types of weapons. The form a is what somebody sells, asks for or forges; in is a craft: levels in axes.
weapon-axe = axe
    .a = an axe
    .many = axes
    .in = in axes
weapon-sword = sword
    .a = a sword
    .many = swords
    .in = in swords
weapon-mace = mace
    .a = a mace
    .many = maces
    .in = in maces
weapon-hammer = hammer
    .a = a hammer
    .many = hammers
    .in = in hammers

# Weapons of a quality. plain stands on buttons; some goes with a number that is shown before it; count has its number.
kind-standard-axe = standard axe
    .plain = axe
    .a = a standard axe
    .many = standard axes
    .some = { $n -> [one] standard axe *[other] standard axes }
    .count = { $n -> [one] 1 standard axe *[other] { $n } standard axes }
kind-vorpal-axe = vorpal axe
    .plain = vorpal axe
    .a = a vorpal axe
    .many = vorpal axes
    .some = { $n -> [one] vorpal axe *[other] vorpal axes }
    .count = { $n -> [one] 1 vorpal axe *[other] { $n } vorpal axes }
kind-standard-sword = standard sword
    .plain = sword
    .a = a standard sword
    .many = standard swords
    .some = { $n -> [one] standard sword *[other] standard swords }
    .count = { $n -> [one] 1 standard sword *[other] { $n } standard swords }
kind-vorpal-sword = vorpal sword
    .plain = vorpal sword
    .a = a vorpal sword
    .many = vorpal swords
    .some = { $n -> [one] vorpal sword *[other] vorpal swords }
    .count = { $n -> [one] 1 vorpal sword *[other] { $n } vorpal swords }
kind-standard-mace = standard mace
    .plain = mace
    .a = a standard mace
    .many = standard maces
    .some = { $n -> [one] standard mace *[other] standard maces }
    .count = { $n -> [one] 1 standard mace *[other] { $n } standard maces }
kind-vorpal-mace = vorpal mace
    .plain = vorpal mace
    .a = a vorpal mace
    .many = vorpal maces
    .some = { $n -> [one] vorpal mace *[other] vorpal maces }
    .count = { $n -> [one] 1 vorpal mace *[other] { $n } vorpal maces }
kind-standard-hammer = standard hammer
    .plain = hammer
    .a = a standard hammer
    .many = standard hammers
    .some = { $n -> [one] standard hammer *[other] standard hammers }
    .count = { $n -> [one] 1 standard hammer *[other] { $n } standard hammers }
kind-vorpal-hammer = vorpal hammer
    .plain = vorpal hammer
    .a = a vorpal hammer
    .many = vorpal hammers
    .some = { $n -> [one] vorpal hammer *[other] vorpal hammers }
    .count = { $n -> [one] 1 vorpal hammer *[other] { $n } vorpal hammers }

# The peoples. one is said in counting their tiles: "1 Elf and 2 Orc"; between stands after between and with.
race-hobgoblins = Hobgoblins
    .they = the Hobgoblins
    .to = to the Hobgoblins
    .of = of the Hobgoblins
    .between = the Hobgoblins
    .one = { NUMBER($n) } Hobgoblin
    .tile = Hobgoblin tile
    .tiles = { $n -> [one] 1 Hobgoblin tile *[other] { $n } Hobgoblin tiles }
    .reward = Hobgoblin reward tile
race-orcs = Orcs
    .they = the Orcs
    .to = to the Orcs
    .of = of the Orcs
    .between = the Orcs
    .one = { NUMBER($n) } Orc
    .tile = Orc tile
    .tiles = { $n -> [one] 1 Orc tile *[other] { $n } Orc tiles }
    .reward = Orc reward tile
race-elves = Elves
    .they = the Elves
    .to = to the Elves
    .of = of the Elves
    .between = the Elves
    .one = { NUMBER($n) } Elf
    .tile = Elf tile
    .tiles = { $n -> [one] 1 Elf tile *[other] { $n } Elf tiles }
    .reward = Elf reward tile
race-dwarves = Dwarves
    .they = the Dwarves
    .to = to the Dwarves
    .of = of the Dwarves
    .between = the Dwarves
    .one = { NUMBER($n) } Dwarf
    .tile = Dwarf tile
    .tiles = { $n -> [one] 1 Dwarf tile *[other] { $n } Dwarf tiles }
    .reward = Dwarf reward tile

# The regions. field is one of their battlefields by its number.
region-mountains = Mountains
    .of = of the Mountains
    .at = in the Mountains
    .field = Mountains { NUMBER($n) }
    .tile = Mountains tile
region-desert = Desert
    .of = of the Desert
    .at = in the Desert
    .field = Desert { NUMBER($n) }
    .tile = Desert tile
region-grasslands = Grasslands
    .of = of the Grasslands
    .at = in the Grasslands
    .field = Grasslands { NUMBER($n) }
    .tile = Grasslands tile
region-forest = Forest
    .of = of the Forest
    .at = in the Forest
    .field = Forest { NUMBER($n) }
    .tile = Forest tile

season-spring = Spring
    .it = spring
    .in = in spring
season-summer = Summer
    .it = summer
    .in = in summer
season-autumn = Autumn
    .it = autumn
    .in = in autumn
season-winter = Winter
    .it = winter
    .in = in winter

# A mat goes by the race of its printed tile.
mat-red = Friend of the Elves
mat-purple = Friend of the Dwarves
mat-yellow = Friend of the Hobgoblins
mat-blue = Friend of the Orcs

# The kingdom cards. brief stands on the face of the card, in two or three words; line is a sentence without its full stop.
card-extra-crafty = Extra-Crafty
    .brief = second craft card
    .line = Whenever you learn, you may learn a second open craft card at its price
card-big-forge = Big Forge
    .brief = forge up to 5
    .line = When you forge, you may make up to five weapons
card-silver-tongue = Silver Tongue
    .brief = standard sales +1
    .line = Every standard weapon you sell brings 1 gold more
card-ore-contract = Ore Contract
    .brief = standard: -1 gold
    .line = Every standard weapon costs you 1 gold less to forge
card-land-grant = Land Grant
    .brief = a region tile
    .line = Choose a region tile on the board: all your sales in that region bring 1 gold more
card-border-treaty = Border Treaty
    .brief = { card-land-grant.brief }
    .line = { card-land-grant.line }
card-family-ties = Family Ties
    .brief = a race tile
    .line = Take one of your reward tiles at once, without selling to its race
card-apprentice = Apprentice
    .brief = free craft card
    .line = Take any open craft card without paying its price
card-rush-order = Rush Order
    .brief = forge and sell
    .line = Forge one weapon at your price and sell it straight away
card-patrons-purse = Patron's Purse
    .brief = only gold
    .line = Nothing but the gold
card-drive-the-workers = Drive the Workers
    .brief = two actions
    .line = Act twice: learn, forge or sell, in any mix
card-bait-and-switch = Bait and Switch
    .brief = sell the wrong one
    .line = Sell a weapon into an open space that asks for another one, for 1 gold less
card-ancient-techniques = Ancient Techniques
    .brief = discarded craft card
    .line = Pick any craft card of the discard pile without paying its price
card-fine-print = Fine Print
    .brief = wins ties
    .line = Your weapon wins a battle that would be a tie, unless both are yours
card-war-insurance = War Insurance
    .brief = 2 gold per loss
    .line = You get 2 gold for every weapon of yours that is defeated
card-field-smiths = Field Smiths
    .brief = repairs +1
    .line = Repairs bring you 1 gold more for each weapon
card-trophy-hall = Trophy Hall
    .brief = defeated weapons
    .line = At the year's end: 1 gold for each point of your defeated weapons, 12 at most
card-merchant-guild = Merchant Guild
    .brief = reward tiles
    .line = At the year's end: 1 gold for each of your race and region tiles, 12 at most
card-royal-survey = Royal Survey
    .brief = { card-land-grant.brief }
    .line = { card-land-grant.line }
card-desperate-times = Desperate Times
    .brief = sell twice, -1 each
    .line = Sell one or two weapons, each for 1 gold less
card-smugglers-road = Smuggler's Road
    .brief = sell behind a lock
    .line = Sell a weapon into a locked space that asks for it, at its full price
card-night-shift = Night Shift
    .brief = forge 3, -2 each
    .line = Forge one to three weapons, each for 2 gold less
card-kings-ransom = King's Ransom
    .brief = { card-patrons-purse.brief }
    .line = { card-patrons-purse.line }
card-crown-bond = Crown Bond
    .brief = doubles gold
    .line = Lay up to 10 gold on this card; at the year's end it pays back double
card-masters-mark = Master's Mark
    .brief = levels 5 and up
    .line = At the year's end: 4 gold for each weapon in which you have level 5 or more, 12 at most
card-veterans = Veterans
    .brief = weapons on the board
    .line = At the year's end: 2 gold for each of your weapons on the board, 12 at most
card-jack-of-all-trades = Jack of All Trades
    .brief = levels 2 and up
    .line = At the year's end: 3 gold for each weapon in which you have level 2 or more
card-slush-fund = Slush Fund
    .brief = gold for everybody
    .line = Nothing but the gold, again and again

# How long a kingdom card lasts. mark stands on the face of the card.
lasts-immediate = used at once
    .mark = at once
lasts-permanent = stays with you
    .mark = stays
lasts-end = { lasts-permanent }
    .mark = year's end
lasts-final = stays open for everybody
    .mark = for all

# The rival without a seat, at tables of two.
steve = Salesman Steve

## Words and parts that several places say

gold = { NUMBER($n) } gold
# A statement as a sentence.
sentence = { CAP($said) }.
# What a craft card brings.
craft = { $levels -> [one] 1 level *[other] { $levels } levels } { WEAPON($weapon, form: "in") }{ $off -> [0] {""} *[other] {" "}with { $off } gold off }
own-weapon = { WHOSE_IN($owner) } { KIND($kind) }
# A side of a battlefield, and what it asks for: "the Orcs (mace)".
buyer = { RACE($race, form: "they") } ({ WEAPON($weapon) })
# The gold on a kingdom card.
price-tag = { $pay -> [0] { $get -> [0] no gold *[other] brings { $get } gold } *[other] costs { $pay } gold }
# How the gold of a sale comes about. The card is Silver Tongue, and the cut is that of the card by which the weapon is sold.
sum = { NUMBER($base) }{ $tiles ->
        [0] {""}
       *[other] , +{ RACE($race, $tiles, form: "tiles") }
    }{ $land ->
        [yes] , +1 { REGION($region, form: "tile") }
       *[no] {""}
    }{ $tongue ->
        [yes] , +1 { card-silver-tongue }
       *[no] {""}
    }{ $cut ->
        [yes] , -1 by the card
       *[no] {""}
    } = { NUMBER($n) }
none = none
nobody = nobody
over = The game is over

# What decides a battle: it ends the sentence about it, after a comma.
reckon-level = level { NUMBER($high) } to { NUMBER($low) }
reckon-vorpal = vorpal over standard
reckon-steve = which always loses
reckon-fine-print = by { card-fine-print }, both level { NUMBER($level) }
reckon-tie = both level { NUMBER($level) }
reckon-tie-steve = both his

## Amounts beside an action or a name, where a drawing shows the number

chip-gold = { $n -> [one] gold *[other] gold }
chip-points = { $n -> [one] defeated point *[other] defeated points }
chip-tokens = { $n -> [one] demand token *[other] demand tokens }
chip-tiles = { $n -> [one] reward tile *[other] reward tiles }
chip-levels = { $n -> [one] level *[other] levels } { WEAPON($weapon, form: "in") }
chip-forecast = gold if the year ended now
chip-race-tile = race reward tile
chip-region-tile = region tile

## Questions

# why says what asks: a card, or more about the question. done closes the question without a further answer, and enough is its button.
# Of forging: first where nothing is forged yet, left how many more are possible, by-card where a card lets one forge.
ask-action = Choose your action
    .last = your last turn before the war
ask-forge = Forge another weapon?
    .first = Forge a weapon
    .left = { NUMBER($n) } more possible
    .by-card = { card-night-shift }: each for 2 gold less
    .done = Forge no more
    .enough = Enough
ask-second = Learn a second craft card?
    .why = { card-extra-crafty }
    .done = Learn no second card
    .enough = No second
ask-drive = Choose the first action
    .again = Choose the second action
    .why = { card-drive-the-workers }: learn, forge or sell
    .done = Take no second action
    .enough = No second
ask-sell-by-card = Choose a weapon and a space
    .wrong = Choose a weapon and a space that asks for another
    .locked = Choose a weapon and a locked space
    .cheaper = Sell a weapon for 1 gold less
    .again = Sell a second weapon for 1 gold less?
    .done = Sell no second weapon
    .enough = No second
ask-rush = Choose a weapon to forge and sell at once
    .why = { card-rush-order }
ask-region = Choose a region tile
    .why = every later sale there brings 1 gold more
ask-race = Choose one of your reward tiles
    .why = { card-family-ties }
ask-free = Choose a craft card to take for nothing
    .why = { card-apprentice }
ask-old = Choose a discarded craft card to take for nothing
    .why = { card-ancient-techniques }
ask-bond = How much gold do you lay on the { card-crown-bond }?
    .why = twice as much comes back at the year's end
ask-turn-done = End your turn

## Actions: the sentence in the list, the words of the button, and the heading of the list

act-pass = Pass
    .short = Pass
    .group = Finish
    .relief = Pass and get { NUMBER($gold) } gold
act-done = Enough
    .group = { act-pass.group }
act-end-turn = End your turn
    .short = End turn
    .group = { act-pass.group }
act-learn = Learn craft card { NUMBER($n) }: { $craft }, { $cost -> [0] for nothing *[other] for { $cost } gold }
    .short = { CAP(WEAPON($weapon, form: "many")) } +{ NUMBER($levels) }, { $cost -> [0] free *[other] { $cost } gold }
    .group = Learn a craft
act-forge = Forge { KIND($kind, form: "a") } for { NUMBER($cost) } gold
    .short = { CAP(KIND($kind, form: "plain")) }, { NUMBER($cost) } gold
    .group = Forge
act-sell = Sell { KIND($kind, form: "a") } { RACE($race, form: "to") } at { REGION($region, $depth, form: "field") } for { NUMBER($earn) } gold
    .short = { CAP(KIND($kind, form: "plain")) }: { REGION($region, $depth, form: "field") }
    .group = Sell { WEAPON($weapon, form: "many") }
act-take-kingdom = Take { CARD($card) }{ $pay -> [0] {""} *[other] {" "}for { $pay } gold }{ $get -> [0] {""} *[other] , with { $get } gold }
    .group = Take a kingdom card
act-forge-sell = Forge { KIND($kind, form: "a") } for { NUMBER($cost) } gold and sell it { RACE($race, form: "to") } at { REGION($region, $depth, form: "field") } for { NUMBER($earn) } gold
    .group = Forge and sell { WEAPON($weapon, form: "many") }
act-region = Take the tile { REGION($region, form: "of") }
    .group = Reward tiles
act-race = Take your { RACE($race, form: "reward") }
    .group = { act-region.group }
act-free = Take craft card { NUMBER($n) } for nothing: { $craft }
    .short = { CAP(WEAPON($weapon, form: "many")) } +{ NUMBER($levels) }
    .group = { act-learn.group }
act-old = Take discarded craft card { NUMBER($n) } for nothing: { $craft }
    .group = { act-learn.group }
act-bond = Lay { NUMBER($gold) } gold on the { card-crown-bond }: { NUMBER($back) } gold at the year's end
    .group = { card-crown-bond }

## What an action changes. These are joined by semicolons, and the first begins with a large letter

note-level = level { NUMBER($before) } to { NUMBER($after) }
note-first-forge = { WEAPON($weapon, form: "many") } can be forged, for { NUMBER($cost) } gold each
note-cheaper = forging { WEAPON($weapon, form: "many") } then costs { NUMBER($standard) } gold
note-cheaper-both = forging { WEAPON($weapon, form: "many") } then costs { NUMBER($standard) } gold, vorpal ones { NUMBER($vorpal) } gold
note-vorpal = { KIND($kind, form: "many") } can be forged, for { NUMBER($cost) } gold each
note-then-second = a second card may follow
note-leaves = leaves { NUMBER($gold) } gold
note-wanted = { $spaces -> [0] no open space [one] 1 open space *[other] { $spaces } open spaces } for { WEAPON($weapon, form: "many") } now
note-held-none = none held by anyone
note-held-others = { NUMBER($n) } held by others
note-held-both = { NUMBER($n) } held, { NUMBER($own) } of them by you
note-held-own = { NUMBER($n) } held, by you alone
note-uses-bonus = uses up the bonus card for { WEAPON($weapon, form: "many") } this season
note-wrong = the space asks for { WEAPON($weapon, form: "a") }
note-no-tile = no reward tile: yours of this season is taken
note-unfaced = nothing faces it yet
# The weapon that is sold now against the one on the other side; $why is one of the reckonings above.
note-wins = faces { WHOSE_IN($owner) } { KIND($kind) }: now the new one wins, { $why }
note-loses = faces { WHOSE_IN($owner) } { KIND($kind) }: now the new one loses, { $why }
note-ties = faces { WHOSE_IN($owner) } { KIND($kind) }: now a tie, { $why }
note-wins-steve = faces { WHOSE_IN($owner) } { KIND($kind) }, which always loses
note-takes-tile = takes your { RACE($race, form: "reward") }
note-takes-bonus = takes the bonus card for { WEAPON($weapon, form: "many") }
note-moves-token = moves the token { REGION($region, form: "of") }, number { NUMBER($n) } of { NUMBER($all) }
note-drops-token = takes the token { REGION($region, form: "of") } off the board
# The buyers are a list of sides that are still empty.
note-unlocks = opens { REGION($region, $depth, form: "field") } for { $buyers }
note-unlocks-full = { REGION($region, $depth, form: "field") } was full already
note-steve-sells = { steve } then sells { WEAPON($weapon, form: "a") } { RACE($race, form: "to") } at { REGION($region, $depth, form: "field") }
note-steve-none = { steve } then finds no room with { RACE($race, form: "between") }
note-lost-kingdom = { CARD($card) } is lost
note-lost-craft = the craft card for { $craft } is lost
note-there = every later sale there brings 1 gold more
note-open-there = { $spaces -> [one] 1 open space *[other] { $spaces } open spaces } there now
note-them = every later sale to them brings 1 gold more
note-no-more = selling { RACE($race, form: "to") } brings no reward tile until next season
note-slot = { LASTS($lasts) }, card { NUMBER($n) } of { NUMBER($limit) }
note-worth = worth { NUMBER($gold) } gold now
note-next = { $who } is next
note-final = { $who } is next, then { $turns -> [one] 1 turn *[other] { $turns } turns } more before the war
note-final-last = { $who } is next, for the last turn before the war

## Warnings

warn-end = this ends the season: everyone else has one more turn, then comes war
warn-war = war breaks out and { SEASON($season, form: "it") } ends
warn-year = war breaks out and the game ends

## Why an action is refused

why-over = { over }
why-not-asked = Finish the open choice first
why-empty = No card lies there
why-gold = Needs { NUMBER($need) } gold: you have { NUMBER($have) }
why-level = Needs level { NUMBER($need) } { WEAPON($weapon, form: "in") }: you have { NUMBER($have) }
why-forge-first = Forge a weapon first
why-not-held = You hold no { KIND($kind) }
why-occupied = { REGION($region, $depth, form: "field") } { RACE($race, form: "of") } is taken
why-weapon = { REGION($region, $depth, form: "field") } { RACE($race, form: "of") } asks for { WEAPON($weapon, form: "a") }
why-same-weapon = { REGION($region, $depth, form: "field") } { RACE($race, form: "of") } must ask for another weapon
why-locked = { REGION($region, $depth, form: "field") } is locked
why-not-locked = { REGION($region, $depth, form: "field") } is not locked
why-limit = You have { NUMBER($have) } of { NUMBER($limit) } cards that stay: no more this season
why-useless = Nothing can be done with { CARD($card) } now
why-no-bonus = The bonus card for { WEAPON($weapon, form: "many") } is not yours
why-bonus-used = The bonus card for { WEAPON($weapon, form: "many") } is used until next season
why-taken = That tile is taken
why-must-act = Something else can be done
why-must-first = The first part must be done
why-acted = Your action is done: end your turn
why-not-acted = Take an action first

## What a player may look for in vain

locked-sell = Sell { WEAPON($weapon, form: "a") }
locked-forge-sell = Forge and sell { WEAPON($weapon, form: "a") }
locked-behind = Sell into a locked space
    .why = Locked until every battlefield before it is filled on both sides
locked-group = Not for sale now
locked-none-held = You hold no { WEAPON($weapon, form: "many") }
locked-no-space = No open space asks for { WEAPON($weapon, form: "a") }

## Events: the lines of the log

event-season = { SEASON($season) } began with { WHOSE_IN($who) } turn
event-craft-up = New craft card: { $craft }
event-kingdom-up = New kingdom card: { CARD($card) }
event-learned = { WHO($who) } learned { $craft }
event-learned-paid = { WHO($who) } learned { $craft }, for { NUMBER($cost) } gold
event-learned-free = { WHO($who) } learned { $craft } for nothing
event-learned-old = { WHO($who) } learned { $craft } from the discard pile
event-bonus = { WHO($who) } took the bonus card for { WEAPON($weapon, form: "many") }
event-forged = { WHO($who) } forged { KIND($kind, form: "a") } for { NUMBER($cost) } gold
# The sum says how the gold came about; it is empty where nothing was added.
event-sold = { WHO($who) } sold { KIND($kind, form: "a") } { RACE($race, form: "to") } at { REGION($region, $depth, form: "field") } for { NUMBER($earn) } gold{ $sum -> [none] {""} *[other] {" "}({ $sum }) }
event-reward = { WHO($who) } took the { RACE($race, form: "reward") }
event-token = The token { REGION($region, form: "of") } moved: number { NUMBER($n) } of { NUMBER($all) }
event-token-gone = The token { REGION($region, form: "of") } left the game
event-unlocked = { REGION($region, $depth, form: "field") } is open, between { $buyers }
event-triggered = { WHO($who) } brought the season to its end: everyone else has one more turn
event-triggered-empty = No token is left, so the season ends: one more turn for everyone else
event-triggered-stall = Nobody moved the season on, so it ends
event-steve-sold = { steve } sold { WEAPON($weapon, form: "a") } { RACE($race, form: "to") } at { REGION($region, $depth, form: "field") }
event-steve-none = { steve } found no room with { RACE($race, form: "between") }
event-kingdom = { WHO($who) } took { CARD($card) }{ $pay -> [0] {""} *[other] {" "}for { $pay } gold }{ $get -> [0] {""} *[other] , with { $get } gold }
event-linked = The linked card was lost: the craft card for { $craft }
event-linked-kingdom = The linked card was lost: { CARD($card) }
event-region = { WHO($who) } took the tile { REGION($region, form: "of") }
event-bonded = { WHO($who) } laid { NUMBER($gold) } gold on the { card-crown-bond }
event-passed = { WHO($who) } passed{ $gold -> [0] {""} *[other] {" "}and got { $gold } gold }
event-turn-ended = { WHO($who) } ended the turn
event-slid = The cards slid into the first boxes
event-war = War { SEASON($season, form: "in") }
# The battle is one of the two sentences below.
event-battle = { REGION($region, $depth, form: "field") }: { $battle }
event-defeated = { WHO($who) } scored { $points -> [one] 1 defeated point *[other] { $points } defeated points }
event-salvage = { WHO($who) } got { NUMBER($gold) } gold for scrap
event-insured = { WHO($who) } got { NUMBER($gold) } gold by { card-war-insurance }
event-repairs = { WHO($who) } got { NUMBER($gold) } gold for repairing { $weapons -> [one] 1 weapon *[other] { $weapons } weapons }
event-cleared = { $cards -> [one] 1 card *[other] { $cards } cards } discarded
event-cleared-both = { $cards -> [one] 1 card *[other] { $cards } cards } discarded; the spring and summer deck left the game
event-cleared-deck = The spring and summer deck left the game
event-restocked = Reward tiles and bonus cards are ready again
event-unsold = { WHO($who) } got { NUMBER($gold) } gold for unsold weapons
event-prize = { WHO($who) } got { NUMBER($gold) } gold for { $points -> [one] 1 defeated point *[other] { $points } defeated points }
event-end-card = { WHO($who) } got { NUMBER($gold) } gold from { CARD($card) }
event-over = { over }
# A battle that was fought; $why is one of the reckonings.
battle-beat = { WHOSE_IN($winner) } { KIND($winning) } beat { WHOSE_IN($loser) } { KIND($losing) }, { $why }
battle-broke = { WHOSE_IN($winner) } { KIND($winning) } and { WHOSE_IN($loser) } { KIND($losing) } broke each other, { $why }
# What many cards or seats have in common: "2 levels in axes and 1 level in maces: laid open", "Ann and Ben: 1 gold for scrap".
alike-opened = laid open
alike-scrap = { NUMBER($gold) } gold for scrap
chapter-repairs = Repairs
chapter-year = Year's end
scene-title = War { SEASON($season, form: "in") }: { REGION($region, $depth, form: "field") }

## Where the game stands

turnline-over = Game over
turnline = { SEASON($season) } { NUMBER($tokens) }/{ NUMBER($all) }
turnline-final = { SEASON($season) } ends: { $turns -> [one] 1 turn *[other] { $turns } turns } left
turnline-last = { SEASON($season) } ends: this turn and { NUMBER($turns) } more
# The turn on its card.
turn-learn = Learn: take a craft card
turn-forge = Forge weapons
turn-sell = Sell a weapon
turn-kingdom = Take a kingdom card
turn-both = Forge and sell with a craft bonus card
turn-end = One of these, then end the turn
turn-none = You have nothing for it now

## The board: captions

area-fronts = Fronts
area-fair = Fair
area-outlook = Outlook
# How many kingdom cards may stay in front of each player.
mark-limit = max { NUMBER($n) }
# After the crests of those who still have a turn.
mark-final = then war
# Before the emblem of the race that Salesman Steve serves next.
mark-steve-next = sells next to
mark-steve-goal = then sells at { $fields }
mark-wins = wins
mark-tie = tie
mark-alone = alone
mark-deck = deck
mark-discards = discards
mark-empty = empty
mark-free = free
mark-level = level { NUMBER($level) }
mark-ready = ready
mark-used = used
mark-not-yet = not yet
title-fair = The fair
title-kingdoms = Kingdom cards
title-crafts = Craft cards
title-decks = Decks and discard piles
title-bonuses = Craft bonus cards
title-outlook = If war came now
title-at-end = At the year's end
title-smithy = Crafts and store
title-cards = Kingdom cards: { NUMBER($n) } of { NUMBER($limit) }
title-tiles = Reward tiles
# Words beside the numbers of a seat.
fact-won = won
fact-lost = lost
fact-tied = tied
fact-pay = gold
fact-pile = defeated
fact-year-end = year's end
fact-cash = Gold
fact-board = On the board
fact-defeated = Defeated
fact-unsold = Unsold
fact-prize = Prize
fact-cards = Cards
fact-total = Year's end now

## The board: what it says to those who listen

aria-season = { SEASON($season) }, season { NUMBER($n) } of { NUMBER($all) }. { NUMBER($tokens) } of { NUMBER($of) } tokens in the season area. At most { $cards -> [one] 1 card *[other] { $cards } cards } in front of each player
aria-ended = { WHO($who) } brought the season to its end
aria-movers = A last turn before the war: { $who }
aria-court = { CAP(RACE($race, form: "they")) }: { $who -> [none] no reward tile is left this season *[other] their reward tile is still there for { $who } }
aria-court-more = Your sales to them bring { NUMBER($gold) } gold more
aria-steve = { steve } sells to { $races }, in this order
aria-steve-goals = After a sale now he sells at { $fields }
aria-steve-here = { steve } may sell here next
aria-region = { REGION($region) }, where { RACE($north, form: "they") } fight { RACE($south, form: "they") }: { $tokens -> [one] 1 demand token *[other] { $tokens } demand tokens } left
aria-tile-free = Its region tile is free: 1 gold more for every sale here
aria-tile-held = The region tile is held by { WHO_IN($who) }
# The open battlefields of a region, which are listed: "battlefield 1 is empty and your axe alone on 2". The weapons are one or two of own-weapon.
aria-field-empty = battlefield { NUMBER($n) } is empty
aria-field-one = { $weapons } alone on { NUMBER($n) }
aria-field-two = { $weapons } on { NUMBER($n) }
aria-space-open = { REGION($region, $depth, form: "field") }, { RACE($race, form: "they") }: open, asks for { WEAPON($weapon, form: "a") }
aria-space-locked = { REGION($region, $depth, form: "field") }, { RACE($race, form: "they") }: locked, asks for { WEAPON($weapon, form: "a") }
aria-sells = A sale here brings { NUMBER($gold) } gold
aria-sells-or = A sale here brings { NUMBER($least) } or { NUMBER($most) } gold
aria-tile = { REGION($region, $depth, form: "field") }, { RACE($race, form: "they") }: { WHOSE_IN($owner) } { KIND($kind) }
aria-tile-wrong = The space asked for { WEAPON($weapon, form: "a") }
aria-falls = It would be lost in a war now
aria-battle-fire = { REGION($region, $depth, form: "field") }, { RACE($north, form: "they") } against { RACE($south, form: "they") }: the demand token burns here
aria-battle-lock = { REGION($region, $depth, form: "field") }, { RACE($north, form: "they") } against { RACE($south, form: "they") }: locked
aria-battle-open = { REGION($region, $depth, form: "field") }, { RACE($north, form: "they") } against { RACE($south, form: "they") }: open, its token is gone
war-beats = In a war now { WHOSE_IN($winner) } { KIND($winning) } would beat { WHOSE_IN($loser) } { KIND($losing) }, { $why }
war-breaks = In a war now { WHOSE_IN($winner) } { KIND($winning) } and { WHOSE_IN($loser) } { KIND($losing) } would break each other, { $why }
war-unopposed = { WHOSE($owner) } { KIND($kind) } is unopposed
aria-kingdom-deck = Kingdom cards: { $cards -> [one] 1 card *[other] { $cards } cards } in the deck
aria-kingdom-gone = Kingdom cards: { $cards -> [one] 1 card *[other] { $cards } cards } on the discard pile
aria-craft-deck = Craft cards: { $cards -> [one] 1 card *[other] { $cards } cards } in the deck
aria-craft-gone = Craft cards: { $cards -> [one] 1 card *[other] { $cards } cards } on the discard pile
aria-kingdom-none = No kingdom card here
aria-kingdom = Kingdom card { CARD($card) }: { price-tag }, { LASTS($lasts) }
aria-craft-none = No craft card at place { NUMBER($n) }
aria-craft-free = Craft card { NUMBER($n) }: { $craft }, free
aria-craft-times = Craft card { NUMBER($n) }: { $craft }, for { NUMBER($times) } times the own level in gold
aria-craft = Craft card { NUMBER($n) }: { $craft }, for { NUMBER($cost) } gold{ $dear -> [yes] , more than you have *[no] {""} }
aria-box-kingdom = Box { NUMBER($n) }: craft card { NUMBER($n) } is discarded when it is taken
aria-box-craft = Box { NUMBER($n) }: craft card { NUMBER($link) } is discarded when it is taken
aria-box-both = Box { NUMBER($n) }: the kingdom card of box { NUMBER($n) } is discarded when it is taken, unless it is the { card-slush-fund }
aria-bonus-free = Craft bonus card for { WEAPON($weapon, form: "many") }: goes to the first with level { NUMBER($level) }
aria-bonus = { WHOSE($who) } craft bonus card for { WEAPON($weapon, form: "many") }: { $ready -> [yes] ready *[no] used this season }
aria-lane = { WHO($who) }: { NUMBER($gold) } gold, { NUMBER($total) } gold if the year ended now
aria-lane-war = A war now: { NUMBER($won) } won, { NUMBER($lost) } lost, { NUMBER($tied) } tied; { NUMBER($gold) } gold for repairs, scrap and insurance; then { $points -> [one] 1 defeated point *[other] { $points } defeated points }, worth { NUMBER($prize) } gold
aria-level = { CAP(WEAPON($weapon, form: "many")) }: level { NUMBER($level) }
aria-level-off = { NUMBER($gold) } gold off
aria-level-none = Cannot be forged yet
aria-level-one = A standard one costs { NUMBER($standard) } gold, vorpal ones need level { NUMBER($need) }
aria-level-both = A standard one costs { NUMBER($standard) } gold, a vorpal one { NUMBER($vorpal) } gold
aria-stock = { WHO($who) }: { KIND($kind, $n, form: "count") } in store
aria-stock-none = No { KIND($kind, form: "many") } in store
aria-worth = Worth { NUMBER($gold) } gold now
aria-bond = On it: { NUMBER($gold) } gold
aria-tiles = Reward tiles: { $tiles }
aria-purse = { NUMBER($gold) } gold, { $points -> [one] 1 defeated point *[other] { $points } defeated points }, { $weapons -> [one] 1 weapon *[other] { $weapons } weapons } on the board
aria-total = At the year's end now: { NUMBER($total) } gold, with { NUMBER($unsold) } for unsold weapons, { NUMBER($prize) } for defeated ones and { NUMBER($cards) } from cards

## Sheets of spaces and battlefields

sub-space-open = Open space
sub-space-locked = Locked space
title-space = { REGION($region, $depth, form: "field") }, { RACE($race, form: "they") }
sheet-wants = { CAP(RACE($race, form: "they")) } ask for { WEAPON($weapon, form: "a") } here
# What follows from the sale is one or more of the notes above.
sheet-sale = If you sell { KIND($kind, form: "a") } here: { $what }
sheet-none-held = You have no { WEAPON($weapon, form: "many") } in store
sheet-smuggle = A player can sell here only by { card-smugglers-road }
row-price = { WHOSE($who) } price
# For a standard weapon the sum is told, or its gold alone.
cell-price = { $standard } for a standard one; { NUMBER($vorpal) } for a vorpal one
row-opposite = On the other side
row-stored = In store
row-tile-left = Reward tile still there for
cell-lies = { WHOSE_IN($who) } { KIND($kind) }, level { NUMBER($level) }
cell-asks = empty, asks for { WEAPON($weapon, form: "a") }
cell-asks-locked = empty and locked, asks for { WEAPON($weapon, form: "a") }
title-tile = { WHOSE($owner) } { KIND($kind) }
sheet-tie-break = It counts { NUMBER($n) } if several have the most gold
sheet-unfaced = Nothing faces it: a war now would leave it where it is
sheet-steve-tile = In a war his weapons lose to every weapon of a player
sheet-repaired = { WHO($who) } would get { NUMBER($gold) } gold for its repair after the war, if it still lies here
sheet-insured = { WHO($who) } would get { NUMBER($gold) } gold by { card-war-insurance }
sheet-salvage = { WHO($who) } would get { NUMBER($gold) } gold for scrap
sheet-scores = { WHO($who) } would get { $points -> [one] 1 defeated point *[other] { $points } defeated points } for it
row-level = { WHOSE($who) } level { WEAPON($weapon, form: "in") }
sheet-token-fire = The demand token burns here, so the battlefield is open. When both spaces are filled, the token moves and { REGION($region, $depth, form: "field") } opens
sheet-token-last = The last demand token { REGION($region, form: "of") } burns here, so the battlefield is open. When both spaces are filled, the token moves and nothing more opens
sheet-token-gone = The demand token is gone: the battlefield is open, and filling it moves nothing
sheet-token-lock = Locked until both spaces of { $fields } are filled
sub-battle = Battlefield between { RACE($north, form: "between") } and { RACE($south, form: "between") }
sheet-battle-empty = No weapon lies here

## Sheets of regions, races, the season and Salesman Steve

sub-region = Between { RACE($north, form: "between") } and { RACE($south, form: "between") }
sheet-tokens-left = { $tokens -> [one] 1 demand token *[other] { $tokens } demand tokens } left; the fire burns at { REGION($region, $depth, form: "field") }
sheet-tokens-gone = No demand token is left: every space is open
sheet-tile-by = It comes only by { $cards }
sheet-tile-does = It brings 1 gold more for every sale here
# Both sides of a battlefield: "the Orcs: Ann's standard axe, level 2".
cell-side = { RACE($race, form: "they") }: { $lies }
cell-both-open = open: { $buyers }
cell-both-locked = locked: { $buyers }
sub-race = At war in the { REGION($one) } and the { REGION($two) }
sheet-court = Everybody can get one of their reward tiles a season, by a sale or by a card; it brings 1 gold more for every later sale to them
sheet-court-there = Your next sale to them brings your reward tile
sheet-court-taken = You have taken your reward tile of this season
cell-tiles-there = { $n -> [one] 1 reward tile *[other] { $n } reward tiles }, this season's still there
cell-tiles-taken = { $n -> [one] 1 reward tile *[other] { $n } reward tiles }, this season's taken
row-open = Open spaces
cell-wanting = { REGION($region, $depth, form: "field") } ({ WEAPON($weapon) })
cell-steve-next = sells to them next
sub-season = Season { NUMBER($n) } of { NUMBER($all) }
sheet-season-ends = { NUMBER($tokens) } of { NUMBER($all) } tokens have come. The last one ends the season: everybody else has one more turn, then comes war
sheet-stall = { $turns -> [one] 1 turn *[other] { $turns } turns } in a row have not moved the season on; after { NUMBER($all) } war comes at once
sheet-begins-next = { SEASON($season) } then begins with { WHOSE_IN($who) } turn
sheet-limit = At most { $cards -> [one] 1 card *[other] { $cards } cards } that stay in front of each player
sheet-last-season = After this war the year ends
sheet-after-war = After the war repairs are paid, new cards are laid open, and reward tiles and bonus cards are ready again
row-near = One weapon from moving a token
cell-prizes = { NUMBER($one) } for the most points, { NUMBER($two) } gold for the second most
cell-prize-one = { NUMBER($one) } gold for the most points
cell-defeated = { $points -> [one] 1 defeated point *[other] { $points } defeated points }, now worth { NUMBER($gold) } gold
sub-steve = Sells next { RACE($race, form: "to") }
sheet-steve-order = He serves { $races }, in this order, one after each sale of a player
sheet-steve = He fills the lowest empty space of the race, locked or not, with a standard weapon that it asks for. A token that this moves counts as yours
sheet-steve-tie = If the race's two rows are level, he takes the first one clockwise, and the row that you have just sold to counts as the first. If your sale takes the space he would fill, he looks further
row-after-sale = After a sale { RACE($race, form: "to") } { REGION($region, form: "at") }
row-after-any = After any sale
cell-steve-none = no room

## Sheets of cards

title-no-card = No card
sub-craft-card = Craft card { NUMBER($n) }
sub-craft-box = Craft box { NUMBER($n) }
sub-kingdom-card = Kingdom card
sub-kingdom-box = Kingdom box { NUMBER($n) }
sub-kingdom = Kingdom card, { LASTS($lasts) }
sub-kingdom-in-box = Kingdom box { NUMBER($n) }, { LASTS($lasts) }
sheet-refilled = A new card comes before the next turn
sheet-stays-empty = The deck is empty: nothing more comes
sheet-craft-free = It is free for everybody
sheet-craft-times = Its price is { $times -> [1] once *[other] twice } the level { WEAPON($weapon, form: "in") }, as it is before
# What the card changes for the player is one or more of the notes above.
sheet-for-you = For you: { $what }
sheet-can-pay = It costs you { NUMBER($cost) } gold, and you have { NUMBER($have) } gold
sheet-cannot-pay = It costs you { NUMBER($cost) } gold, but you have only { NUMBER($have) } gold
cell-craft-for = { $cost -> [0] free *[other] { $cost } gold }, level { NUMBER($before) } to { NUMBER($after) }
sheet-link-craft = Taking it discards what lies in craft box { NUMBER($n) }: the craft card for { $craft }
sheet-link-craft-empty = It is linked to craft box { NUMBER($n) }, which is empty
sheet-link-kingdom = Taking it discards what lies in kingdom box { NUMBER($n) }: { CARD($card) }
sheet-link-kingdom-empty = It is linked to kingdom box { NUMBER($n) }, which is empty
sheet-link-stays = It is linked to kingdom box { NUMBER($n) }, where { card-slush-fund } stays in any case
sheet-taking-it = Taking it { price-tag }
sheet-your-limit = You have { NUMBER($n) } of { NUMBER($limit) } cards that stay
sheet-can-take = You can take it now
sheet-could-take = As things stand, you could take it in your turn
sheet-final = It stays here when it is used
sub-later = In the deck
sub-gone = On the discard pile
sub-out = Not in this game
sub-card-of = { WHOSE($who) } card
sheet-card-stays = It stays to the end of the game
title-bonus = Craft bonus card for { WEAPON($weapon, form: "many") }
sub-bonus-free = Nobody's yet
sheet-bonus-does = Once a season its owner can forge { WEAPON($weapon, form: "a") } and sell it at once, in one action
sheet-bonus-first = It goes to the first who has level { NUMBER($level) } or more { WEAPON($weapon, form: "in") }
sheet-bonus-ready = It is ready
sheet-bonus-used = It has been used and is ready again next season
row-open-for = Open spaces for { WEAPON($weapon, form: "many") }
title-craft-deck = Craft deck
title-craft-gone = Discarded craft cards
title-kingdom-deck = Kingdom deck
title-kingdom-gone = Discarded kingdom cards
sub-cards = { $n -> [one] 1 card *[other] { $n } cards }
sheet-spring-deck = The cards of spring and summer; what is left after summer leaves the game
sheet-autumn-deck = The cards of autumn and winter
sheet-deck-order = These are still in it, in unknown order
sheet-gone-craft = { card-ancient-techniques } takes any of these for nothing; otherwise they never come back
sheet-deck-groups = The groups come one after the other, each in unknown order
row-comes-next = Next, group { NUMBER($n) }
row-comes-then = Then group { NUMBER($n) }
row-group = Group { NUMBER($n) }
sheet-gone-kingdom = Cards that were used or cleared away; they never come back

## Sheets of own things and seats

sub-in-store = In store
sub-you-have = { NUMBER($n) } in your store
sheet-open-none = No open space asks for { WEAPON($weapon, form: "many") }
# The spaces are a list of places where they can be sold.
sheet-open-there = { CAP(WEAPON($weapon, form: "many")) } can be sold to { $spaces }
cell-open-at = { RACE($race, form: "they") } at { REGION($region, $depth, form: "field") }
sheet-unsold = Unsold at the year's end, { KIND($kind, form: "many") } bring { NUMBER($gold) } gold each
row-open-next = Behind the next lock
title-craft = Craft { WEAPON($weapon, form: "in") }
sub-craft = Levels { WEAPON($weapon, form: "in") }
sub-your-level = Your level is { NUMBER($level) }
sheet-forge-both = A standard one costs you { NUMBER($standard) } gold to forge, a vorpal one { NUMBER($vorpal) } gold
sheet-forge-standard = A standard one costs you { NUMBER($standard) } gold to forge
sheet-forge-none = You cannot forge { WEAPON($weapon, form: "many") } before you have level { NUMBER($level) }
sheet-forge-off = That is { NUMBER($gold) } gold less than printed, by your craft cards
sheet-forge-card = { card-ore-contract } takes 1 gold off each standard one
sheet-to-vorpal = { $levels -> [one] 1 level *[other] { $levels } levels } more, and you can forge { KIND($kind, form: "many") }
sheet-to-bonus = { $levels -> [one] 1 level *[other] { $levels } levels } more bring you the craft bonus card, if nobody is faster
sheet-in-war = In every war your { WEAPON($weapon, form: "many") } fight with the level that you have then
sheet-bonus-gone = The craft bonus card is { $who -> [you] yours *[other] { WHOSE_IN($who) } }
cell-level = level { NUMBER($level) }{ $off -> [0] {""} *[other] , { $off } gold off forging }
row-open-crafts = Open craft cards
cell-open-craft = { NUMBER($n) }: { $craft }
sheet-year-now = If the year ended now, without a war: { NUMBER($gold) } gold
sheet-year-was = At the year's end: { NUMBER($gold) } gold
row-levels = Levels
cell-levels = { WEAPON($weapon, form: "many") } { NUMBER($level) }
row-in-front = In front
cell-in-front = { NUMBER($n) } of { NUMBER($limit) }: { $cards }
cell-in-front-none = none of { NUMBER($limit) }
row-on-board = On the board
cell-on-board = { NUMBER($standard) } standard, { NUMBER($vorpal) } vorpal
# What a seat has of something: "Ann: 1 standard axe".
cell-of = { $who }: { $what }

## Lists in the rules

list-front = { REGION($region) }: { RACE($one, form: "they") } against { RACE($two, form: "they") }.
list-front-none = { REGION($region) }: { RACE($one, form: "they") } against { RACE($two, form: "they") }; not with three players.
list-front-three = { REGION($region) }: { RACE($one, form: "they") } against { RACE($two, form: "they") }; with three players { RACE($three, form: "they") } against { RACE($four, form: "they") }.
# A mat has another side for three players.
list-mat = { MAT($mat) }: { WEAPON($one, form: "many") } and { WEAPON($two, form: "many") }; { RACE($tile, form: "tile") }. With three players: { WEAPON($three, form: "many") } and { WEAPON($four, form: "many") }; { RACE($tile-three, form: "tile") }.
list-mat-four = { MAT($mat) }: { WEAPON($one, form: "many") } and { WEAPON($two, form: "many") }; { RACE($tile, form: "tile") }. Only with four players.
list-crafts = { $cards -> [one] 1 card *[other] { $cards } cards } for { SEASON($from, form: "it") } and { SEASON($to, form: "it") }, { NUMBER($each) } for each weapon: { $crafts }.
# Some of the craft cards of a weapon that cost and bring the same: times the level is the price.
# A deck whose weapons have other cards each: crafts are those of a weapon.
list-crafts-of = { CAP(WEAPON($weapon, form: "many")) }, { SEASON($from, form: "it") } and { SEASON($to, form: "it") }: { $crafts }.
# Prizes that differ by the number of players.
list-prizes = { NUMBER($three) } with three players, { NUMBER($four) } with four
list-craft = { NUMBER($n) } { $times -> [0] free [1] for once the level [2] for twice the level *[other] for { $times } times the level } with { $levels -> [one] 1 level *[other] { $levels } levels }{ $off -> [0] {""} *[other] {" "}and { $off } gold off }
list-kingdom = { CARD($card) }: { price-tag }, { LASTS($lasts) }. { CARD($card, form: "line") }.{ $players -> [3] {" "}Not with two players. [4] {" "}Only with four players. *[other] {""} }
list-link-kingdom = Kingdom box { NUMBER($kingdom) } and craft box { NUMBER($craft) }.
list-link-craft = Craft box { NUMBER($one) } and craft box { NUMBER($two) }.

## The guided first game

# now-1 and now-2 are said for the further decisions of a step. else says what to do here instead of another choice.
lesson-1 = Four races are at war, and you sell weapons to all of them. The most gold wins. First learn your craft: choose the card with 1 level in axes, for 1 gold.
    .else = Learn the craft of axes: it will pay for itself soon.
lesson-2 = Now you have level 2 in axes, and each axe costs you 2 gold less. The card tied to yours is lost, too. That was your one action. End your turn.
    .else = End the turn: each turn has one action.
lesson-3 = Your rival learnt to make hammers. You forge now, up to three weapons in one action. Press the axe that is lit, and forge one for 3 gold.
    .now-1 = Forge another axe.
    .now-2 = And a third one.
    .else = Forge three axes while they are cheap.
lesson-4 = Three axes lie in your store. Your gold is gone, but not for long. End your turn.
    .else = End the turn and wait for the next one.
lesson-5 = Each race wants one kind of weapon at each place. Where the token burns you may sell. The Dwarves want an axe in the Mountains. Press that place.
    .else = Sell an axe to the Dwarves in the Mountains.
lesson-6 = You earned 6 gold and the Dwarf reward tile: now Dwarves will pay you 1 gold more. Salesman Steve sells too, after each sale. End your turn.
    .else = End the turn here.
lesson-7 = There is no open place for axes now. The Elves want a mace. Forge one for 5 gold.
    .now-1 = End your turn.
    .else = Forge a mace, since the Elves want one.
lesson-8 = Your rival sold a sword against your axe. Both sides are taken there, so its token moved. Now sell your mace to the Elves in the Forest.
    .else = Sell the mace to the Elves.
lesson-9 = The third token has moved, so war comes after one more turn of your rival. Weapons that face each other fight, and the higher level wins. End your turn.
    .else = End the turn and watch the war.
lesson-10 = Your axe won, by level 2 to 1: so learning pays twice. For each weapon that still stands you got 2 gold. Sell an axe to the Elves: two tiles bring 8 gold.
    .now-1 = End your turn.
    .else = Sell to the Elves, who pay you best now.
lesson-11 = Kingdom cards bend the rules. For 1 gold, Trophy Hall brings some at the end for the weapons that you have beaten. Take it.
    .else = Take Trophy Hall: your war has begun well.
end-of-lesson = You have learnt, forged, sold and won a war. Now the game is yours, until the winter is over. Sell where you have tiles, and keep your levels high.
learnt = You learn a craft, forge weapons and sell them where the token burns. Each third token brings a war. Weapons that win stay, and each that stands brings 2 gold.
learnt-1 = Vorpal weapons cost more, bring 18 gold, and beat all standard ones.
learnt-2 = Who is first to reach level 6 forges and sells in one action.
learnt-3 = At the end of the year, weapons that you have beaten bring gold.

## Achievements.

feat-knights = Spurs Earned
    .hint = Win against Knights or stronger rivals only.
feat-marshals = Purveyor to the Marshals
    .hint = Win a game of 4 against Marshals.
feat-gold = Golden Year
    .hint = Win with 180 gold.
feat-sold = Sold Out
    .hint = Win by 10 gold and with no weapon unsold.
feat-prize = Breaker of Blades
    .hint = Win with 15 gold for defeated weapons.
feat-cards = Friend at Court
    .hint = Win with 30 gold from kingdom cards.
feat-ahead = Monopoly
    .hint = Win by 40 gold.

## The numbers of a box: its sheets, their columns and rows, and what numbers break together.
boxsheet-weapons = Weapons
boxsheet-limits = Kingdom cards by season
boxsheet-prizes = Prizes for defeated weapons
boxsheet-board4 = Board for two and four
boxsheet-board3 = Board for three
boxsheet-mats4 = Mats for two and four
boxsheet-mats3 = Mats for three
boxsheet-crafts = Craft cards
boxsheet-kingdoms = Kingdom cards
boxsheet-links = Linked boxes
boxcol-forge = Gold to forge it
boxcol-sell = Gold when sold
boxcol-end = Gold at the year’s end
boxcol-defeated = Defeated points
boxcol-tie = Value in a tie
boxcol-level = Level to forge it
boxcol-cards = Cards in front of you
boxcol-prizes-first = Gold for the first
boxcol-prizes-second = Gold for the second
boxcol-depth1 = Battlefield 1 wants
boxcol-depth2 = Battlefield 2 wants
boxcol-depth3 = Battlefield 3 wants
boxcol-depth4 = Battlefield 4 wants
boxcol-depth5 = Battlefield 5 wants
boxcol-depth6 = Battlefield 6 wants
boxcol-first = First craft
boxcol-second = Second craft
boxcol-tile = Reward tile
boxcol-weapon = Weapon
boxcol-levels = Levels
boxcol-times = Price: times your level
boxcol-coins = Gold off
boxcol-deck = Deck
boxcol-gold = Gold (minus: you pay)
boxcol-from = From how many players
boxcol-craft = Linked to craft box
boxrow-standard = Standard weapons
boxrow-vorpal = Vorpal weapons
boxrow-two = Two players
boxrow-three = Three players
boxrow-four = Four players
boxrows-front = { REGION($region) }, { RACE($race) }
boxlaw-falls = A later season has at least as many kingdom cards as the one before.
boxlaw-twice = Each kingdom box is linked to a craft box of its own.
boxlaw-levels = All craft cards of a weapon have at most 29 levels together.
boxlaw-coins = All craft cards of a weapon take at most 255 gold off together.
boxlaw-unwanted = Each weapon is wanted somewhere on the board.
