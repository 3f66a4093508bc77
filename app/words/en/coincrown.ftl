### The words of Coin & Crown. Amounts of coins ("1 gold and 2 bronze"), names of lands and of persons come into sentences as texts.

name = Coin & Crown
tagline = Four coins a year. Make them a realm.
# For whom the game is, beside the others, and how heavy it is.
whom = The quickest, and good to begin with. Light.
credits = A game by Steven Aramini and Janice Baker, published by Escape Velocity Games.

## Nouns. The forms serve all sentences below.

# Cards of the market. a: one of them, amount: so many of them, word: what goes with a number that stands beside it. tag: a short name for
# its face, if it needs one. brief: what it does
# in two or three words, for its face. line: what it does, in a sentence.
card-field = Field
    .a = a Field
    .amount = { $n -> [0] Fields [one] a Field *[other] { $n } Fields }
    .word = { $n -> [one] Field *[other] Fields }
    .brief = 1 wheat
    .line = Gives 1 wheat for an upgrade, once a year.
card-pasture = Pasture
    .a = a Pasture
    .amount = { $n -> [0] Pastures [one] a Pasture *[other] { $n } Pastures }
    .word = { $n -> [one] Pasture *[other] Pastures }
    .brief = 1 sheep
    .line = Gives 1 sheep for an upgrade, once a year.
card-forest = Forest
    .a = a Forest
    .amount = { $n -> [0] Forests [one] a Forest *[other] { $n } Forests }
    .word = { $n -> [one] Forest *[other] Forests }
    .brief = 1 lumber
    .line = Gives 1 lumber for an upgrade, once a year.
card-mine = Mine
    .a = a Mine
    .amount = { $n -> [0] Mines [one] a Mine *[other] { $n } Mines }
    .word = { $n -> [one] Mine *[other] Mines }
    .brief = 1 ore
    .line = Gives 1 ore for an upgrade, once a year.
card-standard-troop = Standard Troop
    .a = a Standard Troop
    .amount = { $n -> [0] Standard Troops [one] a Standard Troop *[other] { $n } Standard Troops }
    .word = { $n -> [one] Standard Troop *[other] Standard Troops }
    .tag = Standard
    .brief = strength { NUMBER($n) }
    .line = Strength { NUMBER($n) } in one battle a year. Each battle costs a token; after the last one it retires.
card-elite-troop = Elite Troop
    .a = an Elite Troop
    .amount = { $n -> [0] Elite Troops [one] an Elite Troop *[other] { $n } Elite Troops }
    .word = { $n -> [one] Elite Troop *[other] Elite Troops }
    .tag = Elite
    .brief = strength { NUMBER($n) }
    .line = Strength { NUMBER($n) } in one battle a year. Each battle costs a token; after the last one it retires.
card-armor = Armor
    .a = an Armor
    .amount = { $n -> [0] Armor [one] an Armor *[other] { $n } Armor }
    .word = { $n -> [one] Armor *[other] Armor }
    .brief = strength +{ NUMBER($n) }
    .line = Adds { NUMBER($n) } strength to a troop in battle, once a year.
card-cavalry = Cavalry
    .a = a Cavalry
    .amount = { $n -> [0] Cavalry [one] a Cavalry *[other] { $n } Cavalry }
    .word = { $n -> [one] Cavalry *[other] Cavalry }
    .brief = strength { NUMBER($n) }, once
    .line = Strength { NUMBER($n) } in one battle, then it retires.
card-apprentice-builder = Apprentice Builder
    .a = an Apprentice Builder
    .amount = { $n -> [0] Apprentice Builders [one] an Apprentice Builder *[other] { $n } Apprentice Builders }
    .word = { $n -> [one] Apprentice Builder *[other] Apprentice Builders }
    .tag = Apprentice
    .brief = any, to village
    .line = Stands in for any resource when a hamlet becomes a village, once a year.
card-skilled-builder = Skilled Builder
    .a = a Skilled Builder
    .amount = { $n -> [0] Skilled Builders [one] a Skilled Builder *[other] { $n } Skilled Builders }
    .word = { $n -> [one] Skilled Builder *[other] Skilled Builders }
    .tag = Skilled
    .brief = any, to town
    .line = Stands in for any resource when a hamlet or village is upgraded, once a year.
card-master-builder = Master Builder
    .a = a Master Builder
    .amount = { $n -> [0] Master Builders [one] a Master Builder *[other] { $n } Master Builders }
    .word = { $n -> [one] Master Builder *[other] Master Builders }
    .tag = Master
    .brief = any resource
    .line = Stands in for any resource in any upgrade, once a year.
card-storehouse = Storehouse
    .a = a Storehouse
    .amount = { $n -> [0] Storehouses [one] a Storehouse *[other] { $n } Storehouses }
    .word = { $n -> [one] Storehouse *[other] Storehouses }
    .brief = any 2, once
    .line = Stands in for up to 2 resources of one upgrade, then it retires.
card-barracks = Barracks
    .a = a Barracks
    .amount = { $n -> [0] Barracks [one] a Barracks *[other] { $n } Barracks }
    .word = { $n -> [one] Barracks *[other] Barracks }
    .brief = troop returns
    .line = Brings one retired troop back with all its tokens, once a year.
card-ore-foundry = Ore Foundry
    .a = an Ore Foundry
    .amount = { $n -> [0] Ore Foundries [one] an Ore Foundry *[other] { $n } Ore Foundries }
    .word = { $n -> [one] Ore Foundry *[other] Ore Foundries }
    .tag = Foundry
    .brief = readies Mines
    .line = Makes all your exhausted Mines ready, once a year. Counts as a Mine for iron.
card-lumber-mill = Lumber Mill
    .a = a Lumber Mill
    .amount = { $n -> [0] Lumber Mills [one] a Lumber Mill *[other] { $n } Lumber Mills }
    .word = { $n -> [one] Lumber Mill *[other] Lumber Mills }
    .brief = readies Forests
    .line = Makes all your exhausted Forests ready, once a year. Counts as a Forest for iron.
card-woolen-mill = Woolen Mill
    .a = a Woolen Mill
    .amount = { $n -> [0] Woolen Mills [one] a Woolen Mill *[other] { $n } Woolen Mills }
    .word = { $n -> [one] Woolen Mill *[other] Woolen Mills }
    .brief = readies Pastures
    .line = Makes all your exhausted Pastures ready, once a year. Counts as a Pasture for iron.
card-fortress = Fortress
    .a = a Fortress
    .amount = { $n -> [0] Fortresses [one] a Fortress *[other] { $n } Fortresses }
    .word = { $n -> [one] Fortress *[other] Fortresses }
    .brief = { $n -> [one] +1 action *[other] +{ $n } actions }
    .line = After your action: { $n -> [one] 1 more action *[other] { $n } more actions } this turn, in Year 5 it is { NUMBER($last) }. Once a year.
card-watchtower = Watchtower
    .a = a Watchtower
    .amount = { $n -> [0] Watchtowers [one] a Watchtower *[other] { $n } Watchtowers }
    .word = { $n -> [one] Watchtower *[other] Watchtowers }
    .brief = see the decks
    .line = Look at the top card of every deck; you may buy them at their printed cost. Once a year.
card-toll-station = Toll Station
    .a = a Toll Station
    .amount = { $n -> [0] Toll Stations [one] a Toll Station *[other] { $n } Toll Stations }
    .word = { $n -> [one] Toll Station *[other] Toll Stations }
    .brief = { $n -> [one] +1 coin *[other] +{ $n } coins }
    .line = Draw { $n -> [one] 1 more coin *[other] { $n } more coins } from your purse, in Year 5 it is { NUMBER($last) }. Once a year.
card-harbor = Harbor
    .a = a Harbor
    .amount = { $n -> [0] Harbors [one] a Harbor *[other] { $n } Harbors }
    .word = { $n -> [one] Harbor *[other] Harbors }
    .brief = { $n -> [one] ship +1 [2] ship +1 or +2 *[other] ship up to +{ $n } }
    .line = Moves your ship { harbor-levels } for free, once a year.

# How far a Harbor moves a ship.
harbor-levels = { $n -> [one] 1 level [2] 1 or 2 levels *[other] up to { $n } levels }

# Troops as they are sold: with so many tokens.
card-standard-troop1 = Standard Troop with 1 token
    .a = a Standard Troop with 1 token
    .amount = { $n -> [0] Standard Troops with 1 token [one] a Standard Troop with 1 token *[other] { $n } Standard Troops with 1 token }
    .word = { $n -> [one] Standard Troop with 1 token *[other] Standard Troops with 1 token }
card-standard-troop2 = Standard Troop with 2 tokens
    .a = a Standard Troop with 2 tokens
    .amount = { $n -> [0] Standard Troops with 2 tokens [one] a Standard Troop with 2 tokens *[other] { $n } Standard Troops with 2 tokens }
    .word = { $n -> [one] Standard Troop with 2 tokens *[other] Standard Troops with 2 tokens }
card-standard-troop3 = Standard Troop with 3 tokens
    .a = a Standard Troop with 3 tokens
    .amount = { $n -> [0] Standard Troops with 3 tokens [one] a Standard Troop with 3 tokens *[other] { $n } Standard Troops with 3 tokens }
    .word = { $n -> [one] Standard Troop with 3 tokens *[other] Standard Troops with 3 tokens }
card-elite-troop2 = Elite Troop with 2 tokens
    .a = an Elite Troop with 2 tokens
    .amount = { $n -> [0] Elite Troops with 2 tokens [one] an Elite Troop with 2 tokens *[other] { $n } Elite Troops with 2 tokens }
    .word = { $n -> [one] Elite Troop with 2 tokens *[other] Elite Troops with 2 tokens }
card-elite-troop3 = Elite Troop with 3 tokens
    .a = an Elite Troop with 3 tokens
    .amount = { $n -> [0] Elite Troops with 3 tokens [one] an Elite Troop with 3 tokens *[other] { $n } Elite Troops with 3 tokens }
    .word = { $n -> [one] Elite Troop with 3 tokens *[other] Elite Troops with 3 tokens }

# The colours of card: what stands on a card's sheet under its name.
family-fields = Fields
family-pastures = Pastures
family-forests = Forests
family-mines = Mines
family-military = Military
family-builders = Builders
family-buildings = Buildings

# Ranks of a land, from the lowest.
rank-hamlet = hamlet
    .a = a hamlet
    .many = hamlets
rank-village = village
    .a = a village
    .many = villages
rank-town = town
    .a = a town
    .many = towns
rank-city = city
    .a = a city
    .many = cities

# Iron coins. letter: struck on the coin. counts: what it counts.
iron-fields = Fields
    .letter = F
    .counts = Fields
iron-pastures = Pastures
    .letter = P
    .counts = Pastures and Woolen Mills
iron-forests = Forests
    .letter = T
    .counts = Forests and Lumber Mills
iron-mines = Mines
    .letter = M
    .counts = Mines and Ore Foundries
iron-military = Military
    .letter = A
    .counts = troops, Armor and Cavalry
iron-buildings = Buildings
    .letter = B
    .counts = all blue cards
iron-builders = Builders
    .letter = C
    .counts = builders of all three ranks
iron-lands = Lands
    .letter = L
    .counts = land cards, whatever their rank

# Coins.
denom-bronze = bronze
    .amount = { NUMBER($n) } bronze
denom-silver = silver
    .amount = { NUMBER($n) } silver
denom-gold = gold
    .amount = { NUMBER($n) } gold
# Instead of an amount of coins.
no-coins = nothing

# Stalls and decks of the market: "bronze stall".
tier-bronze = bronze
tier-silver = silver
tier-gold = gold

resource-wheat = wheat
    .word = { $n -> [one] wheat *[other] wheat }
    .amount = { NUMBER($n) } wheat
resource-sheep = sheep
    .word = { $n -> [one] sheep *[other] sheep }
    .amount = { NUMBER($n) } sheep
resource-lumber = lumber
    .word = { $n -> [one] lumber *[other] lumber }
    .amount = { NUMBER($n) } lumber
resource-ore = ore
    .word = { $n -> [one] ore *[other] ore }
    .amount = { NUMBER($n) } ore

# Goods of the Overseas Market.
item-wheat = 1 wheat
item-sheep = 1 sheep
item-lumber = 1 lumber
item-strength1 = { NUMBER($n) } strength
item-strength2 = { NUMBER($n) } strength
item-ore = 1 ore

# The purple cards. the: within a sentence.
purple-mint = Imperial Mint
    .the = the Imperial Mint
purple-church = Church
    .the = the church
purple-overseas = Overseas Market
    .the = the Overseas Market

# Piles of coins. aria: for those who listen.
pile-income = Income
    .aria = Income: { $coins }
pile-reserved = Reserved
    .aria = Reserved: { $coins }
pile-purse = Purse
    .aria = Purse: { $coins }
pile-discard = Discard
    .aria = Discard: { $coins }

points = { $n -> [one] 1 point *[other] { $n } points }
resources = { $n -> [one] 1 resource *[other] { $n } resources }
coins-worth = { $coins }, worth { NUMBER($n) } bronze
# A statement that stands alone as a sentence.
statement = { CAP($what) }.

## Setting up

option-start = Start player
    .hint = Who takes the first turn; later years follow the rules.
value-start-random = By lot
    .hint = Chance decides.
value-start-first = Seat 1
    .hint = The first seat starts.
value-start-second = Seat 2
    .hint = The second seat starts.
value-start-third = Seat 3
    .hint = The third seat starts; for 3 or 4 players.
value-start-fourth = Seat 4
    .hint = The fourth seat starts; for 4 players.
option-cards = Cards
    .hint = Whether they bring points themselves.
value-cards-means = A means
    .hint = As the rulebook has it.
value-cards-kinds = Kinds count
    .hint = Each kind of card that you have brings 2 points at the end.

level-page = Page
    .hint = Learning the trade. A kind first opponent.
level-squire = Squire
    .hint = Knows what things are worth, and slips now and then.
level-knight = Knight
    .hint = Plans the whole turn and punishes waste.
level-marshal = Marshal
    .hint = Weighs every way of a turn against what may be drawn. Bring your best.

# After the name of a rival: "Alison the Bold". hint goes on from there: "keeps an army …".
trait-bold = the Bold
    .hint = keeps an army and takes land by force
trait-pious = the Pious
    .hint = gives to the church early and often
trait-thrifty = the Thrifty
    .hint = saves coins, changes them and collects tolls
trait-builder = the Builder
    .hint = raises land instead of looking for more

## Scores

part-lands = Lands
    .hint = By the ranks that they have at the end
part-church = Church
    .hint = For the largest offerings, by value
part-iron = Iron coins
    .hint = The points on the iron coins you hold
part-kinds = Kinds of card
    .hint = 2 points each

# What decides between players.
key-points = most points
key-cities = most cities
key-towns = most towns
key-villages = most villages
key-hamlets = most hamlets
key-coins = most coin value in purse and discard

# What the rivals count, in the words of advice.
worth-tempo = The turn
worth-lands = Lands
worth-iron = Iron coins
worth-church = Church offerings
worth-coins = Coins to come
worth-resources = Resources
worth-builders = Builders
worth-army = The army
worth-conquest = Lands in reach of the army
worth-upgrades = Lands ready to be raised
worth-strongholds = Fortresses and watchtowers
worth-overseas = Overseas and harbors
worth-kinds = Kinds of card

## Questions. why: what for. left: what remains.

ask-turn = Choose your action
    .left = { $n -> [one] 1 action left *[other] { $n } actions left }
    .more = Choose another action, or end your turn
    .free = End your turn, or use a free action first
ask-pay = Choose coins to pay { $price }
ask-bonus = Take the coins that lie on the card?
    .why = { $coins } on the { CARD($card) }
ask-deploy = Choose who fights for { $land }
    .why = strength { NUMBER($have) } of { NUMBER($need) }
    .left = { NUMBER($n) } more needed
ask-item = Take something from overseas for this upgrade?
ask-fill = How do you cover { RESOURCE($resource, $n, form: "amount") }?
ask-wilds = Choose who covers { $n -> [one] 1 resource *[other] { $n } resources }
ask-offer = How many { DENOM($denom) } coins do you offer?
    .why = for the church
    .left = { $n -> [one] 1 coin *[other] { $n } coins } offered so far
ask-levels = How far does your ship sail?
    .why = it is at level { NUMBER($level) } of { NUMBER($top) }

# What an upgrade does: under the question.
upgrading = { $land } becomes { RANK($rank, form: "a") }
# What a payment is for: under the question.
pay-for-card = for the { CARD($card) }
pay-for-top = for the unseen top card of the { TIER($tier) } deck
pay-for-land = for { $land }
pay-for-item = for { $item } from overseas
pay-for-levels = for sailing { $n -> [one] 1 level *[other] { $n } levels }

## Actions: the sentence in the list, and what stands on the button

# Headings of the list.
group-buy = Buy a card
group-conquer = Conquer a land
group-upgrade = Upgrade a land
group-extra = Free actions
group-building = Use a building
group-end = Finish
group-pay = Payments
group-choice = Choose
group-forces = Send forces
group-overseas = Overseas
group-sources = Cover resources

act-pass = Pass: take no more turns this year
    .short = Pass
act-done = Go on
    .short = Go on
act-end-turn = End your turn
    .short = End turn
act-buy-row = Buy the { CARD($card) } for { $price }, { TIER($tier) } stall, place { NUMBER($place) }{ $bonus -> [none] {""} *[other] , with { $bonus } on it }
    .short = Buy { CARD($card) }
act-buy-peeked = Buy the { CARD($card) } you saw on the { TIER($tier) } deck for { $price }
    .short = Buy { CARD($card) }
act-draw-blind = Draw the unseen top card of the { TIER($tier) } deck for { $price }
    .short = Draw { TIER($tier) } card
act-diplomacy = Win { $land }, { RANK($rank, form: "a") }, by diplomacy for { $price }
    .short = Win { $land }
act-force = Attack { $land }, { RANK($rank, form: "a") } with shield { NUMBER($shield) }
    .short = Attack { $land }
act-upgrade = Upgrade { $land } to { RANK($rank, form: "a") }
    .short = Upgrade { $land }
act-reserve = Reserve 1 { DENOM($denom) } for next year
    .short = Reserve { DENOM($denom) }
act-mint = Swap { $give } for { $take } at the Mint
    .short = Mint { $take }
act-church = Offer coins to the church
    .short = Church
act-advance = Sail your ship further overseas
    .short = Set sail
act-barracks = Use a Barracks: bring back { CARD($card, form: "a") }
    .short = Bring back { CARD($card, form: "a") }
# made: the kind of card that the mill makes ready, n: how many.
act-mill = Use { CARD($mill, form: "a") }: make { CARD($made, $n, form: "amount") } ready
    .short = Use { CARD($mill, form: "a") }
act-toll-station = Use a Toll Station: draw { $n -> [one] 1 coin *[other] { $n } coins } from your purse
    .short = Toll Station
act-watchtower = Use a Watchtower: look at the top card of every deck
    .short = Watchtower
act-fortress = Use a Fortress: { $n -> [one] 1 more action *[other] { $n } more actions } this turn
    .short = Fortress
act-pay = Pay { $coins }
    .short = Pay { $coins }
act-take-bonus = Take { $coins } from the card
    .short = Take { $coins }
act-troop = Send { CARD($card, form: "a") } with { NUMBER($left) } of { $tokens -> [one] 1 token *[other] { $tokens } tokens } left
    .short = Send { CARD($card, form: "a") }, { NUMBER($left) } of { $tokens -> [one] 1 token *[other] { $tokens } tokens }
act-armor = Put an Armor on a troop: { NUMBER($n) } more strength
    .short = Add Armor
act-cavalry = Send a Cavalry: { NUMBER($n) } strength, then it retires
    .short = Send Cavalry
# harbor: the levels that a Harbor gives.
act-collect = Take { $item } from overseas{ $harbor ->
        [0] {""}
        [one] {" "}with 1 level by Harbor
       *[other] {" "}with { $harbor } levels by Harbor
    }{ $price ->
        [none] , free
       *[other] {" "}for { $price }
    }
    .short = Take { $item }
act-advance-by = Sail to level { NUMBER($level) }{ $harbor ->
        [0] {""}
        [one] {" "}with 1 level by Harbor
       *[other] {" "}with { $harbor } levels by Harbor
    }{ $price ->
        [none] , free
       *[other] {" "}for { $price }
    }
    .short = To level { NUMBER($level) }
act-fill = Cover { RESOURCE($resource, $n, form: "amount") } with builders or storehouses
    .short = Cover { NUMBER($n) }
act-builder = Use { CARD($card, form: "a") } for one resource
    .short = Use { CARD($card, form: "a") }
act-store-two = Retire a Storehouse for two resources
    .short = Storehouse for two
act-store-one = Retire a Storehouse for one resource
    .short = Storehouse for one
act-offer = Offer { DENOM($denom, $n, form: "amount") }
    .short = { DENOM($denom, $n, form: "amount") }

leave-bonus = Leave { $coins } to the supply
    .short = Leave the coins
fill-own = Use { CARD($card, $n, form: "amount") } for the { RESOURCE($resource) }
    .short = Use { CARD($card, $n, form: "amount") }
offer-none = Offer no { DENOM($denom) }
    .short = No { DENOM($denom) }
attack-now = Attack { $land } with strength { NUMBER($n) }
    .short = Attack with { NUMBER($n) }
take-nothing = Take nothing from overseas
    .short = Nothing

## What an action brings and loses. Statements that stand alone or beside others; their first letters are made large.

# One more card or land, and what it does to iron coins. sheet: the same on the sheet of a piece.
news-kind = a new kind of card
    .sheet = it would be a new kind for you: { $points -> [one] 1 point *[other] { $points } points }
news-wins =
    .sheet = one more wins the iron coin for { IRON($iron) }, { $points -> [one] 1 point *[other] { $points } points }
news-takes = takes the coin for { IRON($iron) } from { WHO_IN($who) }
    .sheet = one more takes the iron coin for { IRON($iron) }, { $points -> [one] 1 point *[other] { $points } points }, from { WHO_IN($who) }
news-ties = ties with { WHO_IN($who) } for { IRON($iron) }
    .sheet = one more ties with { WHO_IN($who) } for the iron coin for { IRON($iron) }: that moves nothing
news-level = ties for { IRON($iron) }
    .sheet = one more ties for the iron coin for { IRON($iron) }: nobody gets it yet

note-over = paying loses at least { NUMBER($n) } bronze of value
note-mint = a swap at the Mint would let you pay it exactly
note-reserve = it joins your income next year
note-sail = uses this turn's visit: nothing can be fetched this turn
note-wilds = { $missing } by builders, storehouses or from overseas
note-reach = you reach strength { NUMBER($n) }
note-church-lead = your offering is the largest, { NUMBER($n) } bronze ahead
note-church-more = { NUMBER($n) } bronze more would make your offering the largest

warn-too-many = more than needed: one card less would do
warn-not-needed = not needed: your strength is enough
warn-lost = { NUMBER($n) } bronze of value is lost: there is no change
warn-store = its second resource is lost
warn-end = you have { $n -> [one] 1 action *[other] { $n } actions } left
# The three parts of the warning before a pass.
warn-pass-act = you can still act this turn
warn-pass-coins = { $coins } will go to your discard
warn-pass-keep = you may reserve one coin first

# The parts of a turn, on its card.
turn-action = One action: buy a card, conquer a land or upgrade one
turn-mint = Visit the Imperial Mint
turn-church = Visit the Church
turn-overseas = Sail your ship (goods are fetched during an upgrade or a battle)
turn-reserve = Put a coin in reserve
turn-buildings = Use your buildings
turn-end = End the turn, or pass if you took no action
# Why a part of the turn cannot be done.
turn-none = You have nothing for it now

# Words of chips, for those who listen: after a number.
chip-points = { $n -> [one] point *[other] points }
chip-lands = { $n -> [one] land *[other] lands }
chip-levels = { $n -> [one] level *[other] levels }
chip-actions = { $n -> [one] more action *[other] more actions }
chip-need = strength needed
chip-strength = strength
chip-iron = points for the iron coin of { IRON($iron) }
chip-retire = retires
chip-ready = ready again
chip-income = income in bronze

## Why an action is refused

why-over = The game is over
why-not-asked = Finish the open choice first
why-no-action = You have no action left this turn
why-no-coins = Needs coins worth { NUMBER($need) }: you have { NUMBER($have) }
why-empty-slot = Sold: the place stays empty until the year ends
why-empty-deck = That deck is empty
why-peeked = You have seen this card: buy it at its printed cost
why-not-peeked = You have not looked at the card on this deck
why-strength = Needs strength { NUMBER($need) }: you reach { NUMBER($have) }
why-not-yours = This land is not yours
why-city = A city is as high as a land can rise
why-upgrade-cards = No upgrade card is left
# n: how many of the missing symbols builders and storehouses could cover.
why-resources = Missing { $missing }: { $n ->
        [0] no builder or storehouse can stand in
       *[other] builders and storehouses can stand in for { $n }
    }
why-last-year = There is no next year to reserve for
why-reserved = You reserve one coin a year, and have done so
why-no-such-coin = Needs { DENOM($denom, $need, form: "amount") }: you have { NUMBER($have) }
why-visited = You have visited { PURPLE($place, form: "the") } this turn
why-supply = The supply has too little { DENOM($denom) }: needs { NUMBER($need) }, has { NUMBER($have) }
why-no-income = You have no coins left
why-track-top = Your ship is at the last level
why-no-card = You have no { CARD($card) } in play
why-exhausted = { CARD($card) }: used already this year
why-none-fallen = No { CARD($card) } of yours has retired
why-no-tokens = The supply has no tokens for it
why-nothing-tired = You have no exhausted { CARD($card) }
why-purse-empty = Your purse and discard are empty
why-decks-empty = All market decks are empty
why-act-first = Take your action first
why-actions-left = Take the action you have left first
why-acted = You have acted: end your turn instead
why-not-acted = You have not acted: act, or pass for this year
why-too-little = Worth { NUMBER($have) }: the price is { NUMBER($need) }
why-superfluous = 1 { DENOM($denom) } of it is not needed
why-order = Chosen in another order: go back to change it
why-no-bearer = No troop without Armor is there to wear it
why-out-of-reach = Too far: { NUMBER($have) } of { NUMBER($need) } levels
why-not-needed = This is not needed here
why-dead-end = The rest could not be completed after that
why-nothing-given = An offering is at least 1 coin
why-rank = { CARD($card) }: not skilled enough for this land
why-no-diplomacy = Towns and cities are taken by force only

## Events, the lines of the log

event-year = Year { NUMBER($n) } begins
# Who starts a year. next: why somebody would start the next one, after "Next year, as it stands: Ann, …".
start-random = { WHO($who) } became start player, by lot
start-rotates = { WHO($who) } became start player: it moves one seat on
    .next = it moves one seat on
start-fewest-points = { WHO($who) } became start player, with the fewest land points
    .next = fewest land points
start-fewest-cards = { WHO($who) } became start player: tied for the fewest land points, with the fewest cards in play
    .next = tied for fewest land points, with the fewest cards in play
start-clockwise = { WHO($who) } became start player: tied in land points and cards, next in turn
    .next = tied in land points and cards, next in turn
start-chosen = { WHO($who) } became start player, as agreed
event-income = { WHO($who) } drew { $coins }
event-reserve-back = { WHO($who) } got the reserved { DENOM($denom) } back
event-purse-filled = { WHO($who) } refilled the purse with { $coins }
event-paid = { WHO($who) } paid { $coins }{ $supply -> [yes] {" "}to the supply *[no] {""} }
event-bought = { WHO($who) } bought { CARD($card, form: "a") }
    .peeked = { WHO($who) } bought { CARD($card, form: "a") }, seen on the { TIER($tier) } deck
    .blind = { WHO($who) } drew { CARD($card, form: "a") } from the { TIER($tier) } deck
event-deck-card = { CAP(CARD($card, form: "a")) } came up from the { TIER($tier) } deck
event-bonus-taken = { WHO($who) } took { $coins } from the card
event-bonus-left = { WHO($who) } left { $coins } to the supply
event-tokens = { WHO($who) } put { $n -> [one] 1 token *[other] { $n } tokens } on { CARD($card, form: "a") }
event-iron = { WHO($who) } took the iron coin for { IRON($iron) }{ $from -> [none] {""} *[other] {" "}from { WHO_IN($from) } }
event-conquered = { WHO($who) } conquered { $land }, { RANK($rank, form: "a") }, by { $force -> [yes] force *[no] diplomacy }
event-land-shown = { $land } is now the top { RANK($rank) }
event-troop-used = { WHO($who) } sent { CARD($card, form: "a") }: { NUMBER($left) } of { $tokens -> [one] 1 token *[other] { $tokens } tokens } left
event-troop-retired = { WHO($who) } retired { CARD($card, form: "a") }: no tokens left
event-cavalry-retired = { WHO($who) } sent a Cavalry, which retired
event-armor-used = { WHO($who) } used an Armor
event-collected = { WHO($who) } took { $item } from overseas
event-harbor-used = { WHO($who) } used a Harbor for { $n -> [one] 1 level *[other] { $n } levels }
event-advanced = { WHO($who) } sailed from level { NUMBER($from) } to level { NUMBER($to) }
event-used = { WHO($who) } used { CARD($card, $n, form: "amount") }
event-storehouse-retired = { WHO($who) } retired a Storehouse for { $n -> [one] 1 resource *[other] { $n } resources }
event-upgraded = { WHO($who) } upgraded { $land } to { RANK($rank, form: "a") }
event-reserved = { WHO($who) } reserved 1 { DENOM($denom) }
event-minted = { WHO($who) } swapped { $give } for { $take } at the Mint
event-offered = { WHO($who) } offered { $coins } to the church
event-recommissioned = { WHO($who) } brought back { CARD($card, form: "a") } with a Barracks
event-milled = { WHO($who) } used { CARD($mill, form: "a") }: { CARD($made, $n, form: "amount") } ready again
event-toll = { WHO($who) } drew { $coins } with a Toll Station
# cards: a list of what was seen, for the one who looked.
event-looked = { WHO($who) } looked at the deck tops with a Watchtower{ $cards -> [none] {""} *[other] : { $cards } }
event-fortified = { WHO($who) } used a Fortress: { $n -> [one] 1 more action *[other] { $n } more actions }
event-turn-ended = { WHO($who) } ended the turn
event-passed = { WHO($who) } passed for this year
event-swept = { WHO($who) } put { $coins } into the discard
# Three events are told of many places of the market in a row: "Bronze 2: 1 bronze more". spot is that place, what is what happened there.
event-seeded = { CAP(TIER($tier)) } { NUMBER($place) }: 1 bronze more
    .what = 1 bronze more
event-converted = { CAP(TIER($tier)) } { NUMBER($place) }: 3 bronze became 1 silver
    .what = 3 bronze became 1 silver
event-refilled = { CAP(TIER($tier)) } { NUMBER($place) }: { CARD($card) }
spot = { CAP(TIER($tier)) } { NUMBER($place) }
event-readied = { WHO($who) } readied { $n -> [one] 1 card *[other] { $n } cards }
event-over = The game is over
# A heading of the log.
year-ends = Year { NUMBER($n) } ends

## The board. aria: what it says to those who listen.

area-market = Market
area-realm = Realm
area-guilds = Guilds

turnline = Year { NUMBER($n) } of { NUMBER($all) }
    .over = Game over
year-aria = Year { NUMBER($n) } of { NUMBER($all) }. Start player: { WHO_IN($who) }
next-start = Next year, as it stands: { WHO_IN($who) }, { $why }
passed = Passed
supply = Supply
    .aria = Supply: { $coins }, { NUMBER($one) } tokens of Standard and { NUMBER($two) } of Elite Troops, { NUMBER($upgrades) } upgrade cards

stall = { CAP(TIER($tier)) } stall
deck = { CAP(TIER($tier)) } deck
    .none = Empty
    .aria = { CAP(TIER($tier)) } deck, { NUMBER($n) } left. The unseen top card costs { $price }
    .seen = { CAP(TIER($tier)) } deck, { NUMBER($n) } left. You saw { CARD($card, form: "a") } on top: { $price }
    .empty = { CAP(TIER($tier)) } deck, empty
sold = Sold
    .aria = { CAP(TIER($tier)) } stall, place { NUMBER($place) }: sold
# bonus: coins that lie on it. mark: how you could pay it. line: what the card does.
in-stall = { CARD($card) }, { $price }, { TIER($tier) } stall, place { NUMBER($place) }{ $bonus ->
        [none] {""}
       *[other] , with { $bonus } on it
    }{ $mark ->
        [none] {""}
       *[other] , { $mark }
    }. { $line }
mark-exact = you can pay it exactly
mark-mint = you can pay it exactly after a swap at the Mint
mark-over = you would overpay
mark-dear = too dear now

lands-top = Lands to conquer
land-or = or
land-reach = { NUMBER($have) }/{ NUMBER($need) }
land-none = No more { RANK($rank, form: "many") }
land-aria = { $land }, { RANK($rank, form: "a") }: shield { NUMBER($shield) }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $price ->
        [none] {""}
       *[other] , { $price } by diplomacy
    }
    .needs = to become { RANK($rank, form: "a") }: { $symbols }
    .left = { NUMBER($n) } in the deck
    .have = You reach strength { NUMBER($n) }

mint-aria = Imperial Mint: { $give } for { $take }
visited = Visited
church-aria = Church. Offered so far: { $offers }. Points for the places: { $places }
church-offer = { $who } { NUMBER($n) }
overseas-aria = Overseas Market. Your ship is at level { NUMBER($n) } of { NUMBER($top) }
overseas-good = Overseas: { $item } at level { NUMBER($level) }, costs you { $price }
port = Port
# Which ships are at a level.
ships-at = { $level -> [0] Port *[other] Level { $level } }: { $ships -> [none] no ship *[other] { $ships } }

irons = Iron coins
irons-aria = Iron coin for { IRON($iron) }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }. Counts { IRON($iron, form: "counts") }. { $who ->
        [none] Nobody holds it
       *[other] Held by { WHO_IN($who) }
    }. { $standing }
    .has = { $who } { NUMBER($n) }
    .more = needs { NUMBER($n) } more
    .yours = Yours

coin-aria = { DENOM($denom, $n, form: "amount") } of your income
income-worth = worth { NUMBER($n) }
reserve-none = Nothing reserved

shelf = Cards
    .none = No cards yet
    .aria = { CARD($card) }: { NUMBER($ready) } ready, { NUMBER($tired) } exhausted. { $line }
crypt = Crypt
    .aria = In the crypt: { CARD($card, $n, form: "amount") }
    .troop = In the crypt: { CARD($card, $n, form: "amount") }, { $tokens -> [one] 1 token *[other] { $tokens } tokens } when brought back
troop-aria = { CAP(CARD($card, $n, form: "amount")) }, { NUMBER($left) } of { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } left, { $ready -> [yes] ready *[no] exhausted }

own-lands = Lands
own-land = { $land }, { RANK($rank, form: "a") }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $top ->
        [yes] , as high as a land can rise
       *[no] {""}
    }
    .next = To become { RANK($rank, form: "a") }: { $symbols }
symbol-covered = { RESOURCE($resource) } covered
symbol-wild = { RESOURCE($resource) } by a builder or storehouse
symbol-missing = { RESOURCE($resource) } missing

# What counts of a rival, each beside its number.
fact-points = Points
fact-strength = Strength
fact-ship = Ship

## Sheets, which explain single pieces. row: the name of a line, before its value.

sheet-slot = Card in the { TIER($tier) } stall, place { NUMBER($place) }
sheet-vacant = Empty place
    .why = The card that lay here was bought. When the year ends, the next card of the deck takes its place.
    .stays = The card that lay here was bought, and no card will take its place.
sheet-bonus = { $coins } on the card: after you have paid, take it or leave it to the supply.
row-price = Price
pay-exact = You can pay this exactly.
pay-mint = You can pay this exactly after a swap at the Imperial Mint.
pay-over = You cannot pay this exactly: at least { NUMBER($n) } bronze of value would be lost, there is no change.
pay-not = Too dear now: it costs { NUMBER($need) } bronze, and your income is worth { NUMBER($have) }.

# The title of the sheet of an iron coin, and a line of others.
sheet-iron = Iron coin for { IRON($iron) }
    .counts = It counts { IRON($iron, form: "counts") }. Exhausted and retired cards count too.
    .rule = It goes to whoever has more than everybody else. A tie moves nothing.
    .needs = You need { NUMBER($n) } more to take it.
    .lead = You hold it, { NUMBER($n) } ahead of the next.
    .even = You hold it, though somebody has as many: the next one more takes it.
    .holds = { NUMBER($n) }, holds the coin
holding = { $points -> [one] 1 point *[other] { $points } points }. { $who ->
        [none] Nobody holds it
        [you] You hold it with { NUMBER($n) }
       *[other] { $who } holds it with { NUMBER($n) }
    }
you-need = you have { NUMBER($have) } and need { NUMBER($n) } more

# Where all cards of a kind are.
row-copies = All cards of this kind
copies = { NUMBER($all) }: { $where }
    .decks = { NUMBER($n) } in the decks
    .stalls = { NUMBER($n) } in the stalls
    .with = { NUMBER($n) } with { WHO_IN($who) }

sheet-deck = { $n -> [one] 1 card left *[other] { $n } cards left }
    .empty = No card is left in this deck. Places of its stall that become empty stay empty.
    .blind = Draw its top card unseen for { $price }. You get the card, whatever it turns out to be.
    .seen = You saw { CARD($card, form: "a") } on top. As long as it lies there you may buy it for { $price }.
    .come = { NUMBER($n) } of { NUMBER($left) }, printed price { $prices }

row-tokens = Tokens
tokens = { $n -> [one] 1 token *[other] { $n } tokens } of strength { NUMBER($strength) }: good for { $n -> [one] 1 battle *[other] { $n } battles }
tokens-left = { NUMBER($left) } of { $tokens -> [one] 1 token *[other] { $tokens } tokens } left
sheet-fallen = A retired troop. It counts for the iron coin for Military. A Barracks brings it back with { $tokens -> [one] 1 token *[other] { $tokens } tokens }.
last-token = It has its last token: after one more battle it retires.
good-for = Good for { $n -> [one] 1 more battle *[other] { $n } more battles }, one each year.
row-such = Of these you have
row-yours = Yours
yours = { NUMBER($ready) } ready, { NUMBER($tired) } exhausted, { NUMBER($retired) } retired
sheet-tired = Exhausted: used this year.
    .again = It is ready again next year.
sheet-retired = Retired: it still counts for its iron coin, but can no longer be used.
sheet-barracks = Your Barracks is ready.
    .tired = Your Barracks is exhausted: used this year.
    .none = You have no Barracks.

row-strength = Your strength now
strength = { NUMBER($n) }: { $parts }
    .cards = { CARD($card, $count, form: "amount") } +{ NUMBER($n) }
    .ship = { $price -> [none] overseas for nothing *[other] overseas for { $price } } +{ NUMBER($n) }
    .none = 0: you have no ready troops and no Cavalry

sheet-supply = Coins and pieces that nobody has
    .use = Bonus coins, swaps at the Mint and new troops come from here. Coins paid overseas go here.
    .none = no { DENOM($denom) } is left: swaps and bonus coins that need it are not possible
    .few = only { DENOM($denom, $n, form: "amount") } left: a swap for more of them is not possible
    .upgrades = upgrade cards left: { NUMBER($n) }. A land at its printed rank, hamlet or village, needs one to rise
of-all = { NUMBER($n) } of { NUMBER($all) }
row-upgrades = Upgrade cards
row-tokens-one = Tokens of Standard Troops
row-tokens-two = Tokens of Elite Troops

sheet-year = The year track
    .rule = In a year everybody takes turns until all have passed. Then unspent coins are discarded, the stalls are filled and all cards are ready again.
    .last = This is the last year: when all have passed, the game ends.
    .over = All five years have been played.
row-start = Start player
row-next = Next year, as it stands
next-is = { $who }: { $why }
row-passed = Passed for this year

sheet-coin = { NUMBER($n) } in your income
    .worth = Each { DENOM($denom) } coin is worth { NUMBER($n) } bronze, whatever you pay with it.
    .use = Pay prices with it, swap it at the Imperial Mint, offer it to the church, or reserve one coin for next year. There is never any change.
    .end = What you have not spent when the year ends goes to your discard.
row-income = Your income
row-supply = In the supply
sheet-reserve = One coin kept for next year
    .rule = Once a year you may lay one coin here. It joins your income next year, besides the coins you draw.
    .has = 1 { DENOM($denom) } lies here until next year.
sheet-purse = Each year you draw { NUMBER($n) } coins from your purse at random: they are your income.
    .short = Coins in it: { NUMBER($n) }. If a coin must be drawn when it is empty, your whole discard goes back into it first.
row-purse = Your purse
row-discard = Your discard
row-all-coins = All your coins in bronze
sheet-discard = Coins you have paid and coins you did not spend. When a coin must be drawn and your purse is empty, all of them go back into it first.
    .end = If all else is equal at the end, the higher value in purse and discard wins.

lands-gone = All { RANK($rank, form: "many") } have been conquered.
sheet-top = Top of its deck: { RANK($rank, form: "a") }, { NUMBER($n) } more below
force-yes = By force: your strength of { NUMBER($now) } is enough for the shield of { NUMBER($need) }.
force-ship = By force: you reach { NUMBER($have) } of { NUMBER($need) }, but only with strength from overseas. Without it you have { NUMBER($now) }.
force-no = By force: you reach { NUMBER($have) } of { NUMBER($need) }. { NUMBER($more) } more needed.
force-any = By force: strength { NUMBER($need) } is needed.
diplomacy = By diplomacy: { $price }.
row-shield = Shield
row-become = To become { RANK($rank, form: "a") }
becomes = { $symbols }; { $points -> [one] 1 point *[other] { $points } points } more
sheet-land = { CAP(RANK($rank)) } of { WHO_IN($who) }
    .needs = To become { RANK($rank, form: "a") } it needs { $symbols }.
covered-all = Ready cards cover all of it.
covered-wild = Ready cards cover it, with builders or storehouses for { $missing }.
covered-ship = The ready cards lack { $missing }. One good from overseas covers it.
covered-both = The ready cards lack { $missing }. One good from overseas, with builders and storehouses for the rest, covers it.
covered-not = Ready cards lack { $missing }.
    .wilds = Builders and storehouses can stand in for { NUMBER($n) } of it.
# How the symbols of one resource are covered: statements beside each other.
cover-by = { NUMBER($n) } by { CARD($card, $n, form: "amount") }
cover-open = { NUMBER($n) } missing
cover-tired = { CARD($card, $n, form: "amount") } exhausted
cover-ship = cheapest: { $price -> [none] overseas for nothing *[other] overseas for { $price } }
cover-card = cheapest: { CARD($card, form: "a") } from the stalls for { $price }

sheet-mint = Once a turn you may swap coins of your income with the supply. It is not your action.
# In the rules: a good and its level overseas.
good-at = { $item } at level { NUMBER($level) }
swap = { $give } for { $take }
    .possible = Possible
visited-already = visited this turn already

sheet-church = { $points } points for the largest offerings
    .rule = Once a turn you may offer any coins of your income. They never come back. It is not your action.
    .points = At the end of the game the largest offerings by value score { $points } points. Who ties gets one point less each.
offered = { $coins }; { $points -> [one] 1 point *[other] { $points } points } as it stands

sheet-overseas = A ship and four levels
    .sail = Once a turn your ship may sail on, 1 bronze a level; then it fetches nothing until your next turn. Coins paid here go to the supply. It is not your action.
    .take = Or it brings one good into an upgrade or a battle, from any level up to its own, or further for 1 bronze a level. Then it returns to port.
your-ship = Your ship is { $level -> [0] in port *[other] at level { $level } }.
    .harbor = Your Harbor is ready: { harbor-levels } free.
ship-at = { $level -> [0] in port *[other] at level { $level } }
fetch = level { NUMBER($level) }, { $price } from where your ship is
    .free = level { NUMBER($level) }, free from where your ship is
    .harbor = level { NUMBER($level) }, { $price } from where your ship is, { $helped } with your Harbor
sheet-good = { $item } from overseas
    .place = Overseas Market, level { NUMBER($level) }
    .upgrade = While you upgrade a land you may take { $item } from here for one of its symbols.
    .battle = While you attack a land you may take { $item } from here.
    .returns = Then your ship returns to port.
row-costs = Costs you

## The guided first game. now: what to do next, within the step. else: what to do here instead of another choice.

lesson-1 = You rule a small realm for five years. The most points win. Each year you draw four coins. Cards make your realm strong: choose the Field, for 1 bronze.
    .now-1 = Pay with a bronze coin. Nobody gives change, so the exact price is best.
    .else = Begin with the Field, for exactly 1 bronze: it grows wheat.
lesson-2 = The Field is yours. Nobody else has as many Fields, so the iron coin for Fields is yours, too: 1 point. You have one action a turn, so end your turn.
    .else = End the turn here: your coins will be of use later.
lesson-3 = Your rival bought a troop and took the iron coin for Military. Who has the most of a kind holds its coin. Now buy the Forest, which grows lumber.
    .now-1 = You paid 1 silver, which is worth 3 bronze. End your turn.
    .else = Buy the Forest and end the turn: with the Field it makes your land grow.
lesson-4 = Your rival gave a coin to the church and is out for this year. You go on. Your land needs wheat and lumber to grow, and you have both. Choose Elmcroft.
    .now-1 = A ship could bring goods from overseas. You need none, so take nothing.
    .now-2 = Your hamlet is a village now, worth 2 points. The two cards rest until next year. End your turn.
    .else = Raise Elmcroft with your own two cards, and then end the turn.
lesson-5 = More lands bring more points. The hamlet Ashby has a shield of 3: so much strength it takes to win it. Buy the Standard Troop. It has strength 1.
    .now-1 = Pay 1 bronze.
    .now-2 = The token on the troop is for one fight. End your turn.
    .else = Buy the Standard Troop for exactly 1 bronze, and then end the turn.
lesson-6 = Now win Ashby. Your troop brings strength 1. Your ship adds 2 from overseas, for 3 bronze. That makes 3, just enough. Choose Ashby.
    .now-1 = Pay your silver. It is worth 3 bronze.
    .else = Win Ashby at once, with your silver for the ship: you are just strong enough.
lesson-7 = Ashby is yours: 1 point. And now you have the most lands, so you hold that iron coin: 3 points more. Your coins are spent. End your turn.
    .now-1 = Your troop lies in the crypt, but still counts for iron coins. You can do no more: pass, and the year ends.
    .else = Stop here: there is nothing left to spend.
lesson-8 = Year 2 has begun. You drew four new coins, and your cards are ready again. The Mint changes coins and costs no action. Swap your gold for 3 silver.
    .else = Go to the Mint first: small coins pay better than one gold.
lesson-9 = Nobody bought this Armor last year, so a coin lies on it now. Armor counts for Military. With it you have two such cards, and your rival has one. Buy it.
    .now-1 = Pay 1 silver and 2 bronze. That is the exact price.
    .now-2 = Take the coin that lies on the card.
    .else = Pay the exact price for the Armor and take its coin: it wins an iron coin from your rival.
lesson-10 = The Military coin is yours: 3 points from your rival to you. Now visit the church. At the end, who gave the most there scores 3 points. Choose the church.
    .now-1 = Your rival gave 1 bronze. Offer 2 bronze, and you are ahead.
    .now-2 = Keep your silver: offer none.
    .else = Offer 2 bronze to the church, and no silver: that is enough to lead.
lesson-11 = Mint, church and ship cost no action, but you may use each only once a turn. You have 2 silver left for your next turn. End this one.
    .else = End the turn here: the silver is for a land.
lesson-12 = You can win a land in peace, too. A hamlet costs 2 silver that way, and a village 1 gold. Choose Hazelby.
    .now-1 = Pay 2 silver.
    .else = Win Hazelby in peace: then you have three lands.
taught = Three lands, and you know it all: buy, raise, conquer, hold iron coins. Now the game is yours. Towns and cities score the most. The round i button explains every piece.
learnt = You buy one card, win one land or raise one, each turn. Who has the most of a kind holds its iron coin. Mint, church and ship are free, once a turn.
learnt-1 = Buildings work once a year and cost no action: a Fortress brings one action more.
learnt-2 = Towns and cities need four kinds of goods. Mines and Pastures bring the other two.
learnt-3 = A coin in reserve joins your income of the next year.

## Achievements.

feat-knights = Spurs Earned
    .hint = Win against Knights or stronger rivals only.
feat-marshals = Four at the Top
    .hint = Win a game of 4 against Marshals.
feat-cities = City Founder
    .hint = Win with 2 cities.
feat-church = Most Pious
    .hint = Win with 3 points from the church.
feat-iron = Iron Grip
    .hint = Win with 9 points on iron coins.
feat-ahead = Runaway
    .hint = Win by 8 points.
feat-kinds = All Sorts
    .hint = Win with 26 points for kinds of card.

## The numbers of a box: its sheets, their columns and rows, and what numbers break together.
boxsheet-coins = Coins
boxsheet-market = Market cards
boxsheet-buildings = Buildings
boxsheet-strength = Strength of cards
boxsheet-supply = Supply
boxsheet-blind = Drawing from a deck
boxsheet-ranks = Ranks of lands
boxsheet-lands = Land cards
boxsheet-iron = Iron coins
boxsheet-overseas = Overseas track
boxsheet-mint = Imperial Mint
boxsheet-church = Offerings to the church
boxcol-box = Coins in the box
boxcol-purse = Start purse
boxcol-deck = Deck
boxcol-bronze = Price: bronze
boxcol-silver = Price: silver
boxcol-gold = Price: gold
boxcol-copies = Copies in the deck
boxcol-attacks = Tokens it comes with
boxcol-year = Years 1 to 4
boxcol-last = Last year
boxcol-strength = Strength
boxcol-count = Pieces
boxcol-price = Price in bronze
boxcol-points = Points
boxcol-diplomacy = Diplomacy, in bronze
boxcol-shield = Shield
boxcol-village_wheat = Village: wheat
boxcol-village_sheep = Village: sheep
boxcol-village_lumber = Village: lumber
boxcol-village_ore = Village: ore
boxcol-town_wheat = Town: wheat
boxcol-town_sheep = Town: sheep
boxcol-town_lumber = Town: lumber
boxcol-town_ore = Town: ore
boxcol-city_wheat = City: wheat
boxcol-city_sheep = City: sheep
boxcol-city_lumber = City: lumber
boxcol-city_ore = City: ore
boxcol-level = Level on the track
boxcol-give = Given
boxcol-take = Taken
boxcol-first = First place: points
boxcol-second = Second place: points
boxcol-third = Third place: points
boxrow-standard = Standard Troop tokens
boxrow-elite = Elite Troop tokens
boxrow-upgrade = Upgrade cards
boxrow-mint-bronze-up = Bronze into silver
boxrow-mint-silver-up = Silver into gold
boxrow-mint-silver-down = Silver into bronze
boxrow-mint-gold-down = Gold into silver
boxrow-two = Two players
boxrow-three = Three players
boxrow-four = Four players
boxlaw-free = A card costs at least one coin.
boxlaw-troop = An Elite Troop comes with two tokens or three.
boxlaw-deck = Each deck has cards enough for the stalls of four players.
boxlaw-purse = The coins in the box are enough for four purses.
