name = Crown of Emara
tagline = Win the people and build the town. The smaller of the two counts.
# For whom the game is, beside the others, and how heavy it is.
whom = The deepest. A little heavier.
credits = A game by Benjamin Schwer, published by Pegasus Spiele.

## Nouns, with the turns of phrase that sentences ask for

# The goods. The text itself is the good without a number, within a sentence: "a gift of wood".
good-wood = wood
    .word = { $n -> [one] wood *[other] wood }
    .title = Wood
    .one = 1 wood
    .amount = { NUMBER($n) } wood
good-cloth = cloth
    .word = { $n -> [one] cloth *[other] cloth }
    .title = Cloth
    .one = 1 cloth
    .amount = { NUMBER($n) } cloth
good-grain = grain
    .word = { $n -> [one] grain *[other] grain }
    .title = Grain
    .one = 1 grain
    .amount = { NUMBER($n) } grain
good-stone = stone
    .word = { $n -> [one] stone *[other] stone }
    .title = Stone
    .one = 1 stone
    .amount = { NUMBER($n) } stone
good-bread = bread
    .word = { $n -> [one] bread *[other] breads }
    .title = Breads
    .one = 1 bread
    .amount = { $n -> [one] { $n } bread *[other] { $n } breads }
good-book = book
    .word = { $n -> [one] book *[other] books }
    .title = Books
    .one = 1 book
    .amount = { $n -> [one] { $n } book *[other] { $n } books }
good-ring = ring
    .word = { $n -> [one] ring *[other] rings }
    .title = Rings
    .one = 1 ring
    .amount = { $n -> [one] { $n } ring *[other] { $n } rings }
good-coin = coin
    .word = { $n -> [one] coin *[other] coins }
    .title = Coins
    .one = 1 coin
    .amount = { $n -> [one] { $n } coin *[other] { $n } coins }

# The eight locations. short: where there is little room. entry: in a list or alone in a row. object: "visit the Forest", "a favor token for the Forest". of: "the first hut of
# the Forest".
place-forest = Forest
    .short = Forest
    .entry = the Forest
    .object = the Forest
    .at = at the Forest
    .to = to the Forest
    .from = from the Forest
    .of = of the Forest
place-weaving-mill = Weaving Mill
    .short = Mill
    .entry = the Weaving Mill
    .object = the Weaving Mill
    .at = at the Weaving Mill
    .to = to the Weaving Mill
    .from = from the Weaving Mill
    .of = of the Weaving Mill
place-grainfield = Grainfield
    .short = Field
    .entry = the Grainfield
    .object = the Grainfield
    .at = at the Grainfield
    .to = to the Grainfield
    .from = from the Grainfield
    .of = of the Grainfield
place-quarry = Quarry
    .short = Quarry
    .entry = the Quarry
    .object = the Quarry
    .at = at the Quarry
    .to = to the Quarry
    .from = from the Quarry
    .of = of the Quarry
place-castle = Castle
    .short = Castle
    .entry = the Castle
    .object = the Castle
    .at = at the Castle
    .to = to the Castle
    .from = from the Castle
    .of = of the Castle
place-cathedral = Cathedral
    .short = Cathedral
    .entry = the Cathedral
    .object = the Cathedral
    .at = at the Cathedral
    .to = to the Cathedral
    .from = from the Cathedral
    .of = of the Cathedral
place-market = Market
    .short = Market
    .entry = the Market
    .object = the Market
    .at = at the Market
    .to = to the Market
    .from = from the Market
    .of = of the Market
place-construction-site = Construction Site
    .short = Site
    .entry = the Construction Site
    .object = the Construction Site
    .at = at the Construction Site
    .to = to the Construction Site
    .from = from the Construction Site
    .of = of the Construction Site

# The action cards. brief stands on the card itself, in two or three words.
card-wood = Wood
    .brief = 1 wood
    .line = Take 1 wood.
card-stone = Stone
    .brief = 1 stone
    .line = Take 1 stone.
card-cloth = Cloth
    .brief = 1 cloth
    .line = Take 1 cloth.
card-grain = Grain
    .brief = 1 grain
    .line = Take 1 grain.
card-ring = Ring
    .brief = 1 ring
    .line = Take 1 ring.
card-exchange = Exchange
    .brief = coins
    .line = You may hand in 1 resource for 1 coin, or any 3 resources for 2 coins.
card-step = Step
    .brief = +1 step
    .line = Move one of your councilors 1 step and visit the location it comes to.
card-helpers = Helpers
    .brief = 1 cheaper
    .line = Where one of your councilors stands you may hire a craftsman or recruit an advisor for 1 resource less. It does not use up the bonus action.
card-town = Town
    .brief = town visit
    .line = You may visit any of the four town locations without moving a councilor.

# The advisors. subject and object: within a sentence, "the Baker takes the place", "recruit the Baker". brief stands on the card. does is the
# ability without a full stop; those that only bring something at once have neither.
advisor-master-of-coin = Master of Coin
    .subject = the Master of Coin
    .object = the Master of Coin
advisor-archivist = Archivist
    .subject = the Archivist
    .object = the Archivist
advisor-goldsmith = Goldsmith
    .subject = the Goldsmith
    .object = the Goldsmith
advisor-carpenter = Carpenter
    .subject = the Carpenter
    .object = the Carpenter
advisor-baker = Baker
    .subject = the Baker
    .object = the Baker
    .brief = bakes bread
    .does = Once in each of your turns: 1 cloth and 1 grain for 1 bread, or 1 cloth and 2 grain for 2 breads
advisor-schoolmarm = Schoolmarm
    .subject = the Schoolmarm
    .object = the Schoolmarm
    .brief = 2 resources: book
    .does = Once in each of your turns: any 2 resources for 1 book
advisor-bailiff = Bailiff
    .subject = the Bailiff
    .object = the Bailiff
    .brief = ring: { buildings }
    .does = Once in each of your turns: 1 ring for { buildings }
advisor-dressmaker = Dressmaker
    .subject = the Dressmaker
    .object = the Dressmaker
    .brief = cloth: { citizens }
    .does = Once in each of your turns: 1 cloth for { citizens }
advisor-landlord = Landlord
    .subject = the Landlord
    .object = the Landlord
    .brief = cloth: { buildings }
    .does = Once in each of your turns: 1 cloth and 1 citizen for { buildings }
advisor-merchant = Merchant
    .subject = the Merchant
    .object = the Merchant
    .brief = swaps a resource
    .does = Once in each of your turns: 1 resource for 1 of another kind
advisor-chamberlain = Chamberlain
    .subject = the Chamberlain
    .object = the Chamberlain
    .brief = ring = coin
    .does = In your turns you may change rings into coins or coins into rings, one for one, as many as you like
advisor-scholar = Scholar
    .subject = the Scholar
    .object = the Scholar
    .brief = pay with any
    .does = You may pay for craftsmen and advisors with resources of any kind; only the number counts
advisor-mayoress = Mayoress
    .subject = the Mayoress
    .object = the Mayoress
    .brief = gift: { citizens }
    .does = { citizens } for every gift you make at the Castle
advisor-steward = Steward
    .subject = the Steward
    .object = the Steward
    .brief = hire anywhere
    .does = You may hire and recruit on every location, wherever your councilors stand
advisor-abbess = Abbess
    .subject = the Abbess
    .object = the Abbess
    .brief = donation: book
    .does = 1 more book for every donation you make at the Cathedral
advisor-toolmaker = Toolmaker
    .subject = the Toolmaker
    .object = the Toolmaker
    .brief = buildings +{ NUMBER($n) }
    .does = { $n -> [one] { $n } more building *[other] { $n } more buildings } every time you receive buildings, except in the final scoring
advisor-sir-christiaan = Sir Christiaan
    .subject = Sir Christiaan
    .object = Sir Christiaan
advisor-lady-marie = Lady Marie
    .subject = Lady Marie
    .object = Lady Marie
advisor-sir-carl = Sir Carl
    .subject = Sir Carl
    .object = Sir Carl
advisor-lady-frida = Lady Frida
    .subject = Lady Frida
    .object = Lady Frida
advisor-sir-gustave = Sir Gustave
    .subject = Sir Gustave
    .object = Sir Gustave
advisor-sir-antoni = Sir Antoni
    .subject = Sir Antoni
    .object = Sir Antoni

# What an advisor brings at once: "2 books at once".
at-once = { $what } at once

# The event cards of the rounds. does is what they do without a full stop; those that offer a trade have none.
occasion-old-forest = Clear the old forest
    .does = Every player took 1 wood at the beginning of the round
occasion-harvest = Bountiful harvest
    .does = Every player took 1 grain at the beginning of the round
occasion-far-stone = Stone from distant shores
    .does = Every player took 1 stone at the beginning of the round
occasion-fine-cloth = Fine wool, fine cloth
    .does = Every player took 1 cloth at the beginning of the round
occasion-famine = The great famine
occasion-alms = Alms for the poor
occasion-old-books = New lore in old books
occasion-early-winter = An early winter
    .does = This round, { $n -> [one] { $n } building *[other] { $n } buildings } less every time you receive buildings
occasion-far-merchants = Merchants from afar
    .does = This round you may buy a second coin in a visit to the Market, for a second resource
occasion-long-summer = A long summer
    .does = This round, { $n -> [one] { $n } more building *[other] { $n } more buildings } every time you receive buildings
occasion-pious-donation = A pious donation
    .does = This round, { citizens } for every donation
occasion-respected = Respected at court, loved by the people
    .does = This round, { $n -> [one] { $n } more citizen *[other] { $n } more citizens } when you rise in rank
occasion-peoples-gift = A gift from the people
    .does = This round, { citizens } for every gift
occasion-good-labour = Good labour situation
    .does = This round, recruiting an advisor costs 1 resource less, whichever you like

# What an event trades: terms is a list of trade-for, "1 coin for 4 citizens or 1 ring for 4 citizens".
trade-does = At the end of the round you may hand in { $terms }
trade-for = { $goods } for { $points }

# The noble ranks, and what stands there of somebody who has none.
rank-none = no rank
    .title = No rank
rank-baron = Baron
    .title = Baron
rank-count = Count
    .title = Count
rank-prince = Prince
    .title = Prince
rank-marquess = Marquess
    .title = Marquess
rank-duke = Duke
    .title = Duke

# The three huts of a location: "hire a craftsman for the first hut of the Forest".
hut-first = first hut
    .title = First hut
hut-second = second hut
    .title = Second hut
hut-third = third hut
    .title = Third hut

# Counted things. word goes with a number that is drawn apart.
citizens = { $citizens -> [one] { $citizens } citizen *[other] { $citizens } citizens }
    .word = { $n -> [one] citizen *[other] citizens }
buildings = { $buildings -> [one] { $buildings } building *[other] { $buildings } buildings }
    .word = { $n -> [one] building *[other] buildings }
resources = { $resources -> [one] { $resources } resource *[other] { $resources } resources }
    .word = { $n -> [one] resource *[other] resources }
steps = { $steps -> [one] { $steps } step *[other] { $steps } steps }
points = { $points -> [one] { $points } point *[other] { $points } points }
# Points of one good at the end; half says that half a point comes to them.
halves = { $half -> [yes] { $points -> [0] half a point *[other] { $points }.5 points } *[no] { points } }
tokens = { $tokens -> [one] { $tokens } favor token *[other] { $tokens } favor tokens }
    .word = { $n -> [one] favor token *[other] favor tokens }
cards = { $cards -> [one] { $cards } card *[other] { $cards } cards }

# The rival of a game alone, who has no seat.
victoria = Victoria

## Prices

# Where nothing is to be paid.
nothing = nothing
any-kind = { resources } of any kind
# cost is a list: "2 wood and 1 cloth".
less = { $cost }, less { resources } of your choice

## Set-up

option-space = Buildings start on
    .hint = A lower number makes a harder game. Citizens always start on 0.
option-layout = Locations
    .hint = How the eight locations are laid out.
option-selection = Action cards
    .hint = How many of your cards you choose from.
option-solo = Solo game
    .hint = What a game alone is played for.
option-later = Later players
    .hint = Who plays first chooses first. A point can make up for that.

# Beside a number that the buildings start on.
space-hint = 15 is hard, 40 is easy; 35 suits a first game.
value-space-card = Start card's number
    .hint = The card that sets the councilors also gives the number.
value-layout-sorted = Countryside and town
    .hint = Four countryside locations make one circuit, four town locations the other.
value-layout-random = Mixed
    .hint = All eight locations are mixed over both circuits, and you choose your first resource.
value-selection-draw = Draw three
    .hint = You draw three of your nine cards each round.
value-selection-full = Full selection
    .hint = All nine cards are in your hand; nothing is left to the draw.
value-solo-highscore = High score
    .hint = Beat your own best from the same starting number.
value-solo-campaign = Campaign
    .hint = Beat Victoria: every win lowers your next starting number, anything else raises it.
value-later-equal = Begin alike
    .hint = As the rulebook has it.
value-later-point = A point ahead
    .hint = The last of two or three players, or the last two of four, begin with one citizen and one building more.

level-page = Page
    .hint = Learning the court. A kind first opponent.
level-squire = Squire
    .hint = Plans the whole turn and keeps both totals level.
level-knight = Knight
    .hint = Looks ahead over the next turns and forgives little.
level-marshal = Marshal
    .hint = Tries out what may come, to the end of the game. Bring your best.

# The rivals' characters, after a name: "Alison the Thrifty", and what such a one does.
trait-ambitious = the Ambitious
    .hint = climbs the ranks of the court early
trait-courtly = the Courtly
    .hint = gathers advisors
trait-thrifty = the Thrifty
    .hint = collects favors and redeems them
trait-master = the Master
    .hint = hires craftsmen wherever a hut is free

## Score

part-citizens = Citizens
    .hint = Points on the citizen track
part-buildings = Buildings
    .hint = Points on the building track
part-leftover = Left-over goods
    .hint = Points for goods and favor tokens that are left
total = Score
    .hint = The lower of citizens and buildings, after left-over goods are shared out

# What decides, first of all and then between equals.
key-score = higher lower total
key-second = higher second total
key-rank = higher noble rank
key-card = more citizens on the rank card

# What the rivals weigh: the reasons of advice.
worth-tempo = The order of play
worth-balance = Balance of citizens and buildings
worth-goods = Goods
worth-favors = Favor tokens
worth-craftsmen = Craftsmen
worth-advisors = Advisors
worth-rank = The noble rank
worth-turn = What this turn still gives
worth-places = Places in reach
worth-trade = The trade of the event
worth-cards = Cards still to be played
worth-score = Points made

## Where the game stands

turn-over = The game is over
turn-setup = Before the first round
turn-round-end = End of round { NUMBER($n) } of { NUMBER($all) }
turn-scoring = Final scoring
turn-line = Round { NUMBER($n) } of { NUMBER($all) }, turn { NUMBER($turn) }

# Beside a seat's final score; short is one of the three that follow.
forecast = final score if the game ended now, { $short }
forecast-citizens = citizens are short
forecast-buildings = buildings are short
forecast-even = both are level then

## Questions

ask-relocate = Place your councilors
    .why = the start card sets both on one circuit
ask-start-resource = Choose your first resource
ask-play-card = Play a card into a slot
    .left = { $turns -> [one] { $turns } turn left *[other] { $turns } turns left }
ask-turn = Choose what to do
    .why = { CARD($card) } in slot { NUMBER($slot) }
# Once all that must be is done.
turn-done = End your turn, or do more
# With nothing else left.
turn-end = End your turn
ask-visit = Choose what to do { PLACE($place, form: "at") }
ask-pay = Choose how to pay { $price }
ask-pay-kind = How much { GOOD($good) } do you pay?
    .left = { NUMBER($n) } still to pay
ask-keep = Keep one favor token
    .why = the others are discarded
ask-reward = Hand something in for the event?
    .why = { OCCASION($event) }
ask-split = How many left-over points become citizens?
    .why = the lower total is your score
    .left = { points } to share out

# What a payment is for, under the question of how to pay.
for-exchange = for { good-coin.amount } by your card
for-hut = for the { HUT($hut) } { PLACE($place, form: "of") }
for-advisor = for { ADVISOR($advisor, form: "object") }
for-gift = for a gift of { GOOD($good) }
for-donation = for a donation of { GOOD($good) }
for-coins = for { good-coin.amount }
for-stone = for delivering a stone
for-wood = for delivering { good-wood.amount }
for-event = for the event

## Actions: the sentence in the list, what stands on the button, and the heading of its group

act-pass = Hand in nothing for the event
    .short = Nothing
    .group = { -group-event }
act-leave = Leave { PLACE($place, form: "object") }
    .short = Leave
    .group = { -group-end }
act-end-turn = End your turn
    .short = End turn
    .group = { -group-end }
act-card-gain = Take { GOOD($good, form: "one") } by your card
    .short = Take { GOOD($good, form: "one") }
    .group = { -group-card }
act-card-exchange = Exchange { resources } for { good-coin.amount } by your card
    .short = { resources }: { good-coin.amount }
    .group = { -group-card }
act-card-step = Step { PLACE($from, form: "from") } { PLACE($to, form: "to") } by your card
    .short = Step { PLACE($to, form: "to") }
    .group = { -group-card }
act-card-hire = Hire a craftsman by your card for the { HUT($hut) } { PLACE($place, form: "of") }, for { $price }
    .short = By card: { HUT($hut) } { PLACE($place, form: "of") }
    .group = { -group-card }
act-card-recruit = Recruit { ADVISOR($advisor, form: "object") } by your card { PLACE($place, form: "at") }, for { $price }
    .short = By card: { ADVISOR($advisor, form: "object") }
    .group = { -group-card }
act-card-town = Visit { PLACE($place, form: "object") } by your card, without moving
    .short = Visit { PLACE($place, form: "object") }
    .group = { -group-card }
act-move = Move { steps } { PLACE($from, form: "from") } { PLACE($to, form: "to") }
    .short = Move { PLACE($to, form: "to") }
    .group = Movement
act-rank-up = Become { RANK($rank) } for { $price }
    .short = Become { RANK($rank) }
    .group = Noble rank
act-hire = Hire a craftsman for the { HUT($hut) } { PLACE($place, form: "of") }, for { $price }
    .short = Hire { PLACE($place, form: "at") }
    .group = Hire a craftsman
# The button where the price does not tell the huts of a place apart.
hire-hut = Hire: { HUT($hut) } { PLACE($place, form: "of") }
act-recruit = Recruit { ADVISOR($advisor, form: "object") } { PLACE($place, form: "at") }, for { $price }
    .short = Recruit { ADVISOR($advisor, form: "object") }
    .group = Recruit an advisor
# pay and get are lists of goods and points.
act-advisor = Use { ADVISOR($advisor, form: "object") }: { $pay } for { $get }
    .short = { $pay } for { $get }
    .group = Your advisors
act-gather = Gather { GOOD($good, $n, form: "amount") }
bake = Gather { GOOD($good, $n, form: "amount") } and bake { $breads -> [one] { $breads } bread *[other] { $breads } breads } with { $cost }
    .short = { GOOD($good, $n, form: "amount") }, { $breads -> [one] { $breads } bread *[other] { $breads } breads }
act-gift = Give the king { GOOD($good, $n, form: "amount") } for 1 ring
    .short = Give { GOOD($good, $n, form: "amount") }
act-castle-book = Hand in 1 book for { buildings }
    .short = 1 book: { buildings }
act-donate = Donate { GOOD($good, $n, form: "amount") } for { $books -> [one] { $books } book *[other] { $books } books }{ $token ->
        [yes] {" "}and a favor token
       *[no] {""}
    }
    .short = Donate { GOOD($good, $n, form: "amount") }
act-buy-coin = Buy { good-coin.amount } for { resources }
    .short = Buy { good-coin.amount }
act-sell-books = Hand in { good-book.amount } for { citizens }
    .short = { good-book.amount }: { citizens }
act-build-stone = Deliver 1 stone for { buildings } and { citizens }
    .short = Deliver 1 stone
act-feed = Deliver { good-bread.amount } for { citizens }
    .short = Deliver { good-bread.amount }
act-build-wood = Deliver { good-wood.amount } for { buildings }
    .short = Deliver { good-wood.amount }
act-redeem = Redeem the favor token for { $reward }
    .short = Token: { $reward }
    .group = Favor tokens
act-pay = Pay { $cost }
    .short = Pay { $cost }
    .group = { -group-pay }
act-pay-kind = { $n -> [0] Pay no { GOOD($good) } *[other] Pay { GOOD($good, $n, form: "amount") } }
    .short = { $n -> [0] No { GOOD($good) } *[other] { GOOD($good, $n, form: "amount") } }
    .group = { -group-pay }
act-keep = Keep the token for { PLACE($place, form: "object") }: { $reward }
    .short = { CAP(PLACE($place, form: "object")) }: { $reward }
    .group = Tokens drawn
act-trade = Hand in { GOOD($good, $n, form: "amount") } for { $points }
    .short = { GOOD($good, $n, form: "amount") }: { $points }
    .group = { -group-event }
# citizens and buildings are what the left-over points become, cp and bp the totals after that.
act-split = { citizens } and { buildings }: totals { NUMBER($cp) } and { NUMBER($bp) }, final score { NUMBER($final) }
    .short = { NUMBER($cp) } and { NUMBER($bp) }
    .group = Left-over points
act-play-card = Play { CARD($card) } into slot { NUMBER($slot) }: { steps } { PLACE($from1, form: "from") } { PLACE($to1, form: "to") } or { PLACE($from2, form: "from") } { PLACE($to2, form: "to") }
    .short = { CARD($card) }, slot { NUMBER($slot) }
act-relocate = Leave a councilor { PLACE($place, form: "at") } and put the other { PLACE($to, form: "at") }
    .short = { CAP(PLACE($place, form: "object")) } and { PLACE($to, form: "object") }
    .group = { -group-set }
act-take-start = Start with { GOOD($good, form: "one") }
    .short = { GOOD($good, form: "one") }
    .group = { -group-set }

# Headings that several actions share.
-group-card = Your card
-group-end = Finish
-group-event = At the end of the round
-group-pay = Payments
-group-set = Before the first round
group-play = Play { CARD($card) }
group-visit = { CAP(PLACE($place, form: "at")) }

# What is out of reach: one line for all huts or advisors that are so for the same reason.
try-use = Use { ADVISOR($advisor, form: "object") }
try-hire = Hire a craftsman{ $card -> [yes] {" "}by your card *[no] {""} }
try-hire-at = Hire a craftsman { $card -> [yes] by your card{" "} *[no] {""} }{ PLACE($place, form: "at") }
try-recruit = Recruit an advisor{ $card -> [yes] {" "}by your card *[no] {""} }
try-recruit-at = Recruit an advisor { $card -> [yes] by your card{" "} *[no] {""} }{ PLACE($place, form: "at") }

## Notes beside actions: several are joined by semicolons, and the first begins with a large letter

# How a number of points comes about: "5 buildings, +2 Toolmaker, -1 An early winter = 7". more is a list of the two that follow.
sum = { $base }, { $more } = { NUMBER($n) }
sum-citizens = citizens { $more } = { NUMBER($n) }
sum-more = +{ NUMBER($n) } { $by }
sum-less = -{ NUMBER($n) } { $by }
note-next-gift = the next gift of { GOOD($good) } will cost { NUMBER($n) }
note-next-donation = the next donation of { GOOD($good) } will cost { NUMBER($n) }
note-next-stone = the next stone will bring { citizens }
note-next-bread = the next breads will bring { citizens } each
note-keeps = you keep { $goods }
note-keeps-none = you keep no resource and no coin
note-refill = { ADVISOR($advisor, form: "subject") } takes the place
note-no-refill = the place stays empty
note-next-rank = the next rank is { RANK($rank) }, for { $price }
note-abbess = the Abbess adds 1 book
note-no-token = no favor token is left to draw
note-after-grain = grain that you gather here can be baked too
note-enough-rank = enough to become { RANK($rank) }
note-nothing-done = you have done nothing here yet
note-steward = by your Steward
# Where the viewer's councilor stands, seen from the place of a favor token.
note-here = your councilor is there now: it has to come again
note-away = your councilor { PLACE($from, form: "at") } is { steps } away
# Of the card Step into a slot: where its own step leads on either circuit, and where step and movement lead with the same councilor.
note-step = its step alone leads to { PLACE($step1, form: "object") } or { PLACE($step2, form: "object") }, both with one councilor to { PLACE($both1, form: "object") } or { PLACE($both2, form: "object") }
final-score = final score

# What there is to do at a location with the goods at hand. things is a list of what follows.
does = { PLACE($place) }: { $things }
do-nothing = nothing to do with what you have
do-gather = { GOOD($good, form: "one") }
do-craft = { GOOD($good, form: "one") }, with craftsmen { NUMBER($n) } more or bread
# goods is a list: "wood or cloth".
do-gift = a gift of { $goods } for a ring
do-donate = a donation of { $goods }
do-book = a book for { buildings }
do-coin = a coin for a resource
do-books = { good-book.amount } for { citizens }
do-stone = a stone for { buildings } and { citizens }
do-feed = { good-bread.amount } for { citizens }
do-wood = { good-wood.amount } for { buildings }
do-token = a favor token for { $reward }

# Warnings before an action.
warn-shown = a hidden advisor comes to light: this cannot be taken back
warn-draw = tokens are drawn: this cannot be taken back
warn-card = your card is not used yet
# what is a list of the three that follow: "rise in rank or hire a craftsman".
warn-bonus = you can still { $what }
can-rank = rise in rank
can-hire = hire a craftsman
can-recruit = recruit an advisor

## The parts of a turn, beside the question

turn-card = Card
turn-move = Movement
turn-rank = Rank
turn-hire = Craftsman
turn-recruit = Advisor

## Events: the lines of the log

event-round = Round { NUMBER($n) } begins: { OCCASION($event) }. { $does }
event-start = { WHO($who) } took the statue: first in this round
# source is one of source-..., or empty.
event-got = { WHO($who) } got { GOOD($good, $n, form: "amount") }{ $source -> [none] {""} *[other] {" "}{ $source } }
event-paid = { WHO($who) } paid { $cost }
event-spent = { WHO($who) } handed in { GOOD($good, $n, form: "amount") }
event-citizens = { WHO($who) } got { citizens }{ $source -> [none] {""} *[other] {" "}{ $source } }
# sum is how the number comes about, or empty.
event-buildings = { WHO($who) } got { buildings }{ $source -> [none] {""} *[other] {" "}{ $source } }{ $sum -> [none] {""} *[other] {" "}({ $sum }) }
event-citizen-lost = { WHO($who) } gave up 1 citizen
event-played = { WHO($who) } played { CARD($card) } into slot { NUMBER($slot) }
event-moved = { WHO($who) } moved { steps } { PLACE($to, form: "to") }{ $card -> [yes] {" "}by card *[no] {""} }
event-visited = { WHO($who) } visited { PLACE($place, form: "object") } by card
event-baked = { WHO($who) } baked { good-bread.amount } with { $cost }
event-hired = { WHO($who) } hired a craftsman { PLACE($place, form: "at") }: { citizens }
event-recruited = { WHO($who) } recruited { ADVISOR($advisor, form: "object") } { PLACE($place, form: "at") }
event-replaced = { CAP(ADVISOR($advisor, form: "subject")) } came { PLACE($place, form: "to") } from the stack
event-patron = { CAP(ADVISOR($advisor, form: "subject")) } is next on the stack
event-ranked = { WHO($who) } became { RANK($rank) }: { citizens }
# seen is a list of the tokens or cards, for those who may know them, and otherwise empty.
event-drew = { WHO($who) } drew { tokens }{ $seen -> [none] {""} *[other] : { $seen } }
event-kept = { WHO($who) } kept a favor token for { PLACE($place, form: "object") }: { $reward }
event-discarded = { WHO($who) } discarded { tokens }{ $seen -> [none] {""} *[other] : { $seen } }
event-reshuffled = The discarded favor tokens became the stack again
event-redeemed = { WHO($who) } redeemed a favor token { PLACE($place, form: "at") }
event-declined = { WHO($who) } handed in nothing for the event
event-turn-ended = { WHO($who) } ended the turn
event-round-ended = Round { NUMBER($n) } ends
event-new-deck = { WHO($who) } has all nine cards again
event-hand = { WHO($who) } drew { cards }{ $seen -> [none] {""} *[other] : { $seen } }
event-split = { WHO($who) } turned left-over goods into { $citizens ->
        [0] { buildings }
       *[other] { $buildings -> [0] { citizens } *[other] { citizens } and { buildings } }
    }
event-start-taken = { WHO($who) } started with { GOOD($good, form: "one") }
event-relocated = { WHO($who) } placed a councilor { PLACE($place, form: "at") }
event-over = The game is over

# A marker has turned: what it shows now, and whether it is gone so that this holds to the end.
turned-gift = Gift of { GOOD($good) }: costs { NUMBER($n) }{ $gone -> [yes] {" "}from now on *[no] {""} }
turned-donation = Donation of { GOOD($good) }: costs { NUMBER($n) }{ $gone -> [yes] {" "}from now on *[no] {""} }
turned-stone = Stone: brings { citizens }{ $gone -> [yes] {" "}from now on *[no] {""} }
turned-bread = Bread: brings { citizens } each{ $gone -> [yes] {" "}from now on *[no] {""} }

# What brought something, within such a line: "Ann got 2 wood by card".
source-card = by card
source-location = { PLACE($place, form: "at") }
source-craftsmen = by craftsmen { PLACE($place, form: "at") }
source-hire = for the craftsman
source-advisor = by { ADVISOR($advisor, form: "object") }
source-rank = for the rank
source-favor = for a favor token
source-event = by the event
source-start = to start with
for-a-gift = for a gift
for-a-donation = for a donation
for-books = for books at the Market

# A favor token in a list: what it brings, and where.
token-at = { $reward } { PLACE($place, form: "at") }
# The same of many seats in a row: "Ann, Ben: 3 cards drawn".
hand-drawn = { cards } drawn
deck-whole = all nine cards again
# Headings in the log.
round-begins = Round { NUMBER($n) }
round-ends = Round { NUMBER($n) } ends

## Reasons why something is not possible

why-over = The game is over
why-not-asked = Finish the open choice first
why-not-in-hand = The { CARD($card) } card is not in your hand
why-slot-taken = A card lies in that slot already
why-must-move = Move a councilor first
why-must-card = Use your { CARD($card) } card first
why-card-done = Your { CARD($card) } card has done its work
why-other-card = Only with the { CARD($card) } card
why-moved = You have moved this turn
why-top-rank = There is no rank above { rank-duke }
why-no-rank-card = No card of { RANK($rank) } is left
why-goods = Needs { GOOD($good, $need, form: "amount") }: you have { $have -> [0] none *[other] { $have } }
why-hut-taken = This hut is taken
why-craftsmen = All your craftsmen are hired
why-not-here = You have no councilor { PLACE($place, form: "at") }
why-empty-space = Nobody is here to be recruited
why-not-recruited = You have not recruited { ADVISOR($advisor, form: "object") }
why-used = You have used { ADVISOR($advisor, form: "object") } this turn
why-no-citizen = You have no citizen to give up
why-swapped = The Chamberlain changes again after something else
why-arrive = Only in a visit { PLACE($place, form: "to") }
why-done = Done in this visit
why-one-coin = The Market sells { good-coin.amount } in a visit
why-no-token = You do not have this favor token
why-token-place = This favor token is for { PLACE($place, form: "object") }
why-token-new = This favor token came in this visit: it counts from the next one on
why-bakers = Needs { NUMBER($need) } of your craftsmen here: there are { NUMBER($have) }
why-wrong-sum = The price is { NUMBER($need) }, this is { NUMBER($have) }
why-not-in-price = More { GOOD($good) } than the price takes
why-no-coins = Coins do not buy coins
why-rest = The rest could not be paid after that
why-not-drawn = This favor token was not drawn
why-other-event = This belongs to another event
why-points = Only { NUMBER($have) } are left over

# A bonus action that has been taken this turn.
done-rank = You have risen in rank this turn
done-hire = You have hired a craftsman this turn
done-recruit = You have recruited an advisor this turn
# A price that cannot be paid. missing is a list of goods, of which n are wanted in the second.
short = Missing { $missing }
short-of = Missing { NUMBER($n) } of { $missing }
short-any = Needs { resources }: you have { NUMBER($have) }
# Behind one of these.
short-coins = you have { good-coin.amount }

## The board, and what it says to those who listen (aria-...)

aria-setup = Before the first round
aria-round = Round { NUMBER($round) } of { NUMBER($rounds) }, turn { NUMBER($turn) } of { NUMBER($turns) }. Order of this round: { $order }

board-event-none = No event before the first round
board-event-gain = At once
board-event-reward = At the round's end
board-event-rule = All round
aria-event = Event of this round: { OCCASION($event) }. { $does }. { $left -> [one] { $left } event *[other] { $left } events } not seen yet

board-track = Citizens and buildings
board-citizens = Citizens
board-buildings = Buildings
board-forecast = Final score now
board-low = The lower one counts
# gap is one of the three that follow.
aria-lane = { WHO($who) }: { citizens }, { buildings }, { $gap }; final score { NUMBER($final) } if the game ended now
gap-none = both level
gap-citizens = citizens are short by { NUMBER($n) }
gap-buildings = buildings are short by { NUMBER($n) }
aria-ahead = You are ahead of Victoria's { citizens }
aria-behind = Victoria is not beaten yet: she has { citizens }
aria-victoria = Victoria: { citizens }, heading for { NUMBER($heads) } if only she turns markers and takes ranks
aria-victoria-end = Victoria: { citizens }

area-country = Country
area-town = Town
area-advisors = Advisors
area-court = Court
area-cards = Cards
area-goods = Goods
circuit-country = Countryside
circuit-town = Town
# Where the locations are mixed: n is a Roman number.
circuit-mixed = Circuit { $n }
aria-circuit = { $circuit }, clockwise: { $places }
aria-place = { PLACE($place) }, place { NUMBER($n) } of 4, { $circuit }
aria-next-place = Clockwise next: { PLACE($place) }
aria-here = Here: { $who }
aria-yields = Yields { GOOD($good, form: "one") }
aria-castle = A gift brings 1 ring; 1 book brings { buildings }
aria-cathedral = A donation brings 1 book and a favor token
aria-market = 1 resource buys 1 coin; 1 to 5 books bring { $books } citizens
# stone, wood and woods are numbers of buildings.
aria-site = 1 stone brings { $stone } and citizens; breads bring citizens; 1 wood brings { $wood }, 3 wood { $woods }
aria-councilor = { WHOSE($who) } councilor { PLACE($place, form: "at") }, 1 step before { PLACE($next, form: "object") }

aria-hut = { PLACE($place) }, { HUT($hut) }, free: { $cost }
aria-hut-taken = { WHOSE($who) } craftsman { PLACE($place, form: "at") }, { HUT($hut) }
# line is what the advisor brings and does, in sentences.
aria-guest = { ADVISOR($advisor) } { PLACE($place, form: "at") }. Costs { $cost }. { $line }
aria-no-guest = Nobody to recruit { PLACE($place, form: "at") }
board-no-guest = Nobody

board-gift = Gift
board-donation = Donation
board-any-resource = Any resource
# Under a marker that is gone: the number does not change any more.
board-fixed = fixed
# What a marker shows now, and how it goes on: next is a list of numbers, after the one that stays.
aria-gift = Gift of { GOOD($good) }: costs { GOOD($good, $n, form: "amount") }{ -and-then }
aria-donation = Donation of { GOOD($good) }: costs { GOOD($good, $n, form: "amount") }{ -and-then }
aria-stone = Delivering a stone: { buildings } and { citizens }{ -and-then }
aria-bread = Delivering bread: { citizens } for each{ -and-then }
-and-then = { $gone ->
        [yes] {" "}from now on
       *[no] { $next ->
            [none] , then { NUMBER($after) } from then on
           *[other] , then { $next } and { NUMBER($after) } from then on
        }
    }

board-ranks = Noble ranks
board-stacks = At court
# left is a list of the citizens on the cards below.
aria-noble = { RANK($rank) }: costs { $cost }, brings { citizens }{ $left -> [none] {""} *[other] , then { $left } }
aria-noble-none = { RANK($rank) }: no card is left
aria-noble-held = Held by { $who }
aria-noble-next = Your next rank
board-patron = { NUMBER($left) } more below
board-patron-none = No more advisors
aria-patron = Next advisor, on top of the stack: { ADVISOR($advisor) }. Costs { $cost } once on a town location. { $line } { NUMBER($left) } more below
board-favors = Favor tokens
board-favors-left = { NUMBER($stack) } left, { NUMBER($discard) } discarded
aria-favors = Favor tokens: { NUMBER($stack) } in the stack, { NUMBER($discard) } on the discard pile

## The viewer's own things, and those of another seat

board-choice = Keep one
board-slots = Slots
board-hand = Your cards
board-pool = Not in hand
board-no-hand = No cards in hand
aria-slot-empty = Slot { NUMBER($slot) }, { steps }: empty
aria-slot-filled = Slot { NUMBER($slot) }, { steps }: { CARD($card) }
aria-slot-leads = Leads to { PLACE($place1, form: "object") } or { PLACE($place2, form: "object") }
aria-hand = { CARD($card) }, in your hand. { CARD($card, form: "line") }
aria-in-deck = { CARD($card) }, still to be drawn
aria-is-played = { CARD($card) }, played in this half
aria-in-slot = { CARD($card) }, played this round
board-goods = Goods
aria-good = You have { GOOD($good, $n, form: "amount") }
board-crafts = Craftsmen
aria-crafts = Craftsmen left: { NUMBER($n) }; the next brings { citizens }
aria-no-crafts = No craftsmen left
aria-rank = Rank: { RANK($rank) }
aria-rank-ready = { RANK($rank) } can be paid
board-rank-needs = { RANK($rank) } needs
aria-rank-missing = For { RANK($rank) } there is missing { $missing }
board-advisors = Advisors
aria-used = Used this turn
aria-unused = Not used this turn
board-tokens = Favor tokens
aria-token = Favor token for { PLACE($place, form: "object") }: { $reward }
aria-far-here = Your councilor stands there
aria-far = Your councilor is { steps } away
# On a favor token.
board-here = you stand there

board-leftover = Left over
aria-leftover = Left-over goods are worth { points }
aria-purse = Goods: { $goods }
aria-no-purse = No goods
board-hand-count = { cards } in hand
aria-hand-open = In hand: { $cards }
aria-round-cards = Played this round: { $cards }
aria-half-cards = Played earlier in this half: { $cards }
board-past = Played

## Sheets: what explains single pieces

sheet-country = Countryside location
sheet-town = Town location
sheet-at = { CAP(PLACE($place, form: "at")) }
sheet-none = none
sheet-nobody = nobody: the stack is used up
sheet-here = here
sheet-away = { steps } away, { PLACE($place, form: "at") }
# how is a sum: "5 buildings, +2 Toolmaker = 7".
sheet-for-you = For you: { $how }.
sheet-with-goods = With what you have
sheet-next-place = Next, clockwise
sheet-councilor-of = { WHOSE($who) } councilor

sheet-gather = A visit brings { GOOD($good, form: "one") }. Then each of your craftsmen here brings 1 more { GOOD($good) }, or bakes: 1 grain becomes 1 bread.
sheet-crafts = { $n ->
        [0] You have no craftsman here.
        [one] You have { $n } craftsman here.
       *[other] You have { $n } craftsmen here.
    }
sheet-castle = In one visit you may make one gift of a resource for 1 ring, and hand in 1 book for { buildings }.
sheet-cathedral = In one visit you may make one donation of a resource. It brings 1 book and a favor token: you look at three and keep one.
sheet-market = In one visit you may buy 1 coin for 1 resource, and hand in 1 to 5 books for citizens.
# stone, wood and woods are numbers of buildings, bread and citizens of citizens.
sheet-site = In one visit you may deliver 1 stone for { $stone } and { citizens }, 1 to 3 breads for { $bread } each, and 1 wood for { $wood } or 3 wood for { $woods }.
sheet-gift-of = Gift of { GOOD($good) }
sheet-donation-of = Donation of { GOOD($good) }
sheet-stone-mark = Stone marker
sheet-bread-mark = Bread marker
sheet-books = Books
sheet-books-for = { good-book.amount } for { NUMBER($citizens) }
sheet-free-hut = free for { $cost }
sheet-craftsman-of = { WHOSE($who) } craftsman
sheet-advisor-here = for { $cost }. { $does }.

sheet-stands = Stands { PLACE($place, form: "at") }
# places is a list.
sheet-councilor = It walks clockwise around its circuit: { $places }.
sheet-councilor-hire = Craftsmen are hired and advisors recruited where a councilor stands.
# slot is 0 where the slot of so many steps is free.
sheet-leads = { PLACE($place, form: "to") }{ $slot -> [0] {""} *[other] ; slot { $slot } is used this round }

sheet-works-here = { WHOSE($who) } craftsman works here, to the end of the game.
sheet-craftsman-does = In every visit of his owner he brings 1 more { GOOD($good) }, or bakes 1 grain into 1 bread.
sheet-hut-free = A craftsman hired here brings you 1 more { GOOD($good) } in every visit, or bakes 1 of your grain into 1 bread.
sheet-hut-brings = Hiring brings you { citizens } at once: it would be your craftsman number { NUMBER($n) }.
sheet-no-craftsman = You have hired all your craftsmen.
sheet-craftsmen-of = { WHOSE($who) } craftsmen
sheet-craftsmen-are = { NUMBER($here) } here, { NUMBER($left) } not hired yet

sheet-not-here = You have no councilor { PLACE($place, form: "at") }.
sheet-hired-already = You have taken the bonus action of hiring this turn.
sheet-recruited-already = You have taken the bonus action of recruiting this turn.
sheet-rose-already = You have risen in rank this turn.
sheet-can-pay = You have what it costs.
sheet-can-pay-coins = You have what it costs, with { good-coin.amount } in place of resources.
sheet-lack = You lack { $cost }.
sheet-lack-coins = You lack { $cost }. Even with { good-coin.amount } in place of resources, { resources } would be missing.
sheet-price = Price
sheet-costs-you = Costs you now
sheet-by-card = With the card { CARD($card) }

# The numbers of a marker: next is a list made with course-more, after the number that stays.
course = { NUMBER($now) } now, then { $next -> [none] always { NUMBER($after) } *[other] { $next }, then always { NUMBER($after) } }
course-more = { $a }, then { $b }
course-gone = { NUMBER($after) } to the end of the game

sheet-brings = Recruiting brings { citizens } at once.
sheet-empty-space = Empty space
sheet-empty-stays = The advisor who was here has been recruited, and the stack is used up.
sheet-takes-place = Who takes the place
sheet-stack = Stack of advisors
sheet-stack-sub = On top of the stack of advisors
sheet-stack-gone = All advisors of the stack are in the town or recruited.
sheet-stack-rule = Nobody can recruit from the stack. The top advisor goes to the next space in the town that becomes empty.
sheet-under = Under it, in unknown order
sheet-out-of-game = Not in this game
sheet-stack-unseen = In the stack, not seen yet
sheet-advisor-of = { WHOSE($who) } advisor
sheet-not-used = Not used yet this turn.
sheet-used-up = Used this turn.
sheet-done-once = It came on recruiting; nothing more comes of it.

sheet-rank-sub = Noble rank { NUMBER($n) } of { NUMBER($all) }
sheet-rank-gone = All four cards of this rank are taken.
sheet-rank = Rising costs { $price }, wherever your councilors are. The top card brings { citizens }.
sheet-rank-had = You have this rank.
sheet-rank-later = First you must become { RANK($rank) }.
sheet-cards-left = Citizens on the cards left
sheet-holders = Who has risen to it
# Beside Victoria's name.
sheet-her-rank = takes a card at the end of round { NUMBER($round) }
sheet-her-rank-had = took a card at the end of round { NUMBER($round) }

sheet-marker-at = Marker { PLACE($place, form: "at") }
sheet-gift = A gift now costs { GOOD($good, $n, form: "amount") }. It brings 1 ring.
sheet-donation = A donation now costs { GOOD($good, $n, form: "amount") }. It brings { $books -> [one] { $books } book *[other] { $books } books } and a favor token.
sheet-stone = Delivering 1 stone brings { buildings } and { citizens }.
sheet-bread = Each bread that is delivered brings { citizens }, up to 3 breads in a visit.
sheet-marker-turns = The marker turns after every use, whoever makes it.
sheet-marker-gone = The marker is gone: this number holds to the end of the game.
sheet-numbers = Numbers

sheet-no-event = No event yet
sheet-no-event-yet = The first event comes when round 1 begins.
sheet-start-card = Start card: { OCCASION($event) }
sheet-event-sub = Event of round { NUMBER($n) } of { NUMBER($all) }
sheet-when-began = That is done; nothing more comes of it.
sheet-when-ends = Everybody may make one trade then, clockwise from who has the statue.
sheet-when-ends-alone = You may make one trade then.
sheet-when-round = It holds until the round is over.
# points is what a trade brings: "4 citizens".
sheet-trade-yes = { $points }; you have it
sheet-trade-no = { $points }; you do not have it
sheet-statue = Who has the statue
sheet-to-come = Still to come, { NUMBER($n) } of these

sheet-favors = Favor tokens
sheet-favors-sub = { NUMBER($stack) } in the stack, { NUMBER($discard) } discarded
sheet-favors-draw = After a donation you draw three tokens, keep one and discard the others. When the stack is empty, the discard pile is shuffled.
sheet-favors-use = A token is redeemed in a visit to the place on it. At the end of the game each one left is worth { halves }.
sheet-favors-gone = All tokens are with players: a donation brings none now.
sheet-drawn = Drawn just now
sheet-discarded = Discarded
sheet-unseen = Unseen, in unknown order
sheet-token = Favor token: { $reward }
sheet-token-sub = To be redeemed { PLACE($place, form: "at") }
sheet-token-rule = In a visit { PLACE($place, form: "to") }, hand it in for { $reward }, at any moment. It cannot be used in the visit in which it was drawn.
sheet-token-end = Kept to the end of the game it is worth { halves }.
sheet-token-where = Where it is
sheet-token-of = { WHOSE($who) } token
sheet-token-stack = unseen in the stack
sheet-token-discard = on the discard pile
sheet-token-drawn = drawn just now

sheet-track = Totals
sheet-track-sub = The smaller one is the score
sheet-track-rule = Everybody has two totals, citizens and buildings. At the end the smaller of the two counts; between equals, the larger.
sheet-citizens-short = Your citizens are { NUMBER($n) } behind your buildings: more citizens raise your score.
sheet-buildings-short = Your buildings are { NUMBER($n) } behind your citizens: more buildings raise your score.
sheet-level = Your totals are level.
sheet-track-forecast = The score if the game ended now shares out the points of left-over goods in the best way.
sheet-totals = { citizens }, { buildings }, { points } for left-over goods: { NUMBER($final) }, with { NUMBER($second) } for the other total
sheet-totals-end = { citizens }, { buildings }: { NUMBER($final) }

sheet-victoria = Victoria plays against you. At the end of rounds 2 to 6 she gets the citizens on the stone and bread markers, and both turn. Up to round 5 she also takes the top card of a rank.
sheet-victoria-beat = You win if your score is higher than her citizens. A tie is not a win.
sheet-victoria-high = Her citizens do not count for a high score, but she takes ranks and turns markers.
sheet-victoria-slow = What she will get as it stands is below. Every stone or bread that you deliver before, and every rank that you take before her, can lower it.
sheet-after-round = After round { NUMBER($n) }
# Citizens that Victoria gets: rank is "no rank" where she takes none, card what it brings her.
sheet-her-gain = { $parts }: { NUMBER($n) } more, { NUMBER($all) } in all
sheet-her-stone = stone { NUMBER($n) }
sheet-her-bread = bread { NUMBER($n) }
sheet-her-card = { RANK($rank) } { NUMBER($n) }
sheet-her-all = At the end, as it stands
sheet-her-least = At the end, at least

sheet-card = Action card
# Where a card is: under its name, and beside the names of others.
sheet-card-slot = in slot { NUMBER($slot) } this round
sheet-card-played = played before
sheet-card-hand = in your hand
sheet-card-deck = in your deck, still to be drawn
sheet-card-open = not played yet
sheet-card-half = Each card is played once in rounds 1 to 3 and once in rounds 4 to 6.
sheet-card-play = Play it into a free slot; then a councilor moves as many steps.
sheet-slot = Slot { NUMBER($slot) }
# Where a slot leads the councilors of both circuits, and where the card Step and the slot lead them.
sheet-ways = { PLACE($to1, form: "object") } or { PLACE($to2, form: "object") }
sheet-ways-step = { PLACE($to1, form: "object") } or { PLACE($to2, form: "object") }. With the card's step first to { PLACE($step1, form: "object") } or { PLACE($step2, form: "object") }; the same councilor then comes to { PLACE($both1, form: "object") } or { PLACE($both2, form: "object") }
sheet-slot-rule = The card that you play here moves one of your councilors exactly { steps } clockwise.
sheet-slot-holds = This round it holds the card { CARD($card) }.
sheet-slot-free = It is free. Each slot takes one card a round.
sheet-from = { CAP(PLACE($place, form: "from")) }

sheet-resource = Resource
sheet-no-resource = No resource: coins do not stand in for it
sheet-any-resource = Stands in for any resource
# What a good is for. stone, wood, woods and book are numbers of buildings.
use-wood = Pay it for huts, advisors, gifts and donations. At the Construction Site 1 wood brings { $wood }, 3 wood bring { $woods }.
use-cloth = Pay it for huts, advisors, gifts and donations. Most advisors want cloth.
use-grain = Pay it for huts, advisors, gifts and donations. Your craftsmen bake it into bread.
use-stone = Pay it for advisors, gifts and donations. At the Construction Site 1 stone brings { buildings } and { citizens }.
use-bread = At the Construction Site each bread brings { citizens }, up to 3 in a visit.
use-book = At the Castle 1 book brings { buildings }. At the Market 1 to 5 books bring citizens.
use-ring = Pay it for noble ranks, and for the trades of some events.
use-coin = Pay it for noble ranks. Wherever a resource is paid, a coin can take its place, except when you buy coins.
sheet-use-resource = A coin can stand in for it wherever it is paid, except when you buy coins.
sheet-as-donation = As a donation
sheet-as-gift = As a gift
sheet-at-end = Left over at the end
sheet-end-half = every two resources 1 point, whatever their kinds
sheet-end-each = { halves } each

## Lines of the lists in the rules

list-card = { CARD($card) }: { CARD($card, form: "line") }
list-event = { OCCASION($event) }: { $does }.
list-gain = { OCCASION($event) }: everybody takes { GOOD($good, form: "one") } at the beginning of the round.
list-advisor = { ADVISOR($advisor) }. Costs { $cost } and brings { citizens }. { $does }.
list-patron = { ADVISOR($advisor) }. Costs { $cost }. { $does }.
# points is a list of numbers: "18, 17, 16 or 15".
list-rank = { RANK($rank) }: { $cost } for { $points } citizens.
# The costs of the three huts of a location.
list-hut = { PLACE($place) }: { $cost1 }, or { $cost2 }, or { $cost3 }.
# Where markers start on a later number than the first: markers is a list of their names.
list-start = { $seats -> [1] Alone, *[other] With { $seats } players, } these start on the { $step -> [1] second *[other] third } number: { $markers }.
# The numbers of a marker.
list-track = { $numbers }, then always { NUMBER($after) }
# What goods are worth at the end: goods is a list of names.
list-worth = { halves } for each { $goods }
# rewards is a list: "3 citizens, 5 buildings or 1 coin".
list-favor = { PLACE($place) }: { $rewards }.

## The player's records

campaign-begins = A campaign begins with your buildings on { NUMBER($n) }.
campaign-goes-on = The campaign goes on from { NUMBER($n) }.

# A final score with the higher of the two totals.
score-of-two = { NUMBER($final) } ({ NUMBER($second) })
# The same with who reached it, in a list of all players of a game.
score-of-one = { $name } { $score }
scores = High scores
    .full = High scores, full selection
    .intro = Your best game alone from each start of the buildings. The number in brackets is the higher of the two totals.
    .empty = No game alone has been finished yet.
campaign = Campaign
    .full = Campaign, full selection
    .intro = Beat Victoria and the next game starts lower; the lowest start that you won from is your record.
    .empty = No campaign game has been finished yet.
company = Games with others
    .intro = The latest first.
    .empty = No game with others has been finished yet.
# The headings of the columns.
column-start = Start
column-score = Score
column-name = Name
column-date = Date
column-victoria = Victoria
column-result = Result
column-players = Players
column-winner = Winner
column-scores = Scores

# Above the table of the campaign.
next-start = The next game starts from { NUMBER($n) }.
record = Record: won from { NUMBER($start) }, with { $score }.
verdict-won = won
verdict-tied = tied, not won
verdict-lost = lost

# After a game alone. start is the number of buildings that it began with, score a final score with the higher of the two totals.
won-by = You beat Victoria by { NUMBER($by) }: { NUMBER($final) } to { NUMBER($victoria) }.
tied-by = You and Victoria both have { NUMBER($final) }. A tie is not a win.
lost-by = Victoria stays ahead by { NUMBER($by) }: { NUMBER($victoria) } to your { NUMBER($final) }.
new-record = A new record: won from { NUMBER($start) }, with { $score }.
next-game = The next campaign game starts from { NUMBER($n) }.
first-best = Your first score from start { NUMBER($start) }: { $score }.
new-best = A new best from start { NUMBER($start) }: { $score }.
best-stays = Your best from start { NUMBER($start) } stays { $score }.
beside = Victoria has { NUMBER($victoria) }, which does not count for a high score.

## The guided first game: each step, a line for every further decision in it, and (else) what to do here instead of another choice

lesson-1 = A realm needs citizens and buildings, so only the smaller number scores: now your 0 citizens, not your 35 buildings. Choose the card Stone, then slot 3 (III).
    .else = Play Stone into slot 3: it leads to the right place.
lesson-2 = A turn has two parts: what the card gives, and a walk. First take the stone of your card.
    .now-1 = Slot 3 means 3 steps. Two councilors walk for you: move the one in the town, to the Construction Site.
    .else = Use the card first, and then walk in the town.
lesson-3 = Here people build. One stone brings you 5 buildings and 4 citizens. Deliver the stone.
    .now-1 = Your score is now 5: 4 citizens, and 1 for two resources. Keep your wood for later, and leave the place.
    .now-2 = Card and walk are done, so end your turn.
    .else = Deliver only the stone and then end the turn.
lesson-4 = Your rival put a craftsman into a hut. Soon you will, too. Now choose the card Wood, then slot 1 for a short walk.
    .now-1 = Take the wood of your card.
    .else = Play Wood into slot 1, and take its wood before you walk.
lesson-5 = Now your other councilor walks, the one in the country. Places there give goods. Move it 1 step, to the Forest.
    .now-1 = Gather 1 wood.
    .else = Walk in the country, and gather the wood there.
lesson-6 = Two advisors wait at each place of the town. You may recruit one where your councilor stands. Choose the Baker. He costs 1 wood and 1 grain.
    .now-1 = Pay the price. A new advisor comes then, so this cannot be taken back.
    .now-2 = He brought 3 citizens. Once a turn each you may recruit, hire and rise in rank. End your turn.
    .else = Recruit the Baker, and then end the turn: he works for you all game long.
lesson-7 = You play three cards a round, one into each slot. Slot 2 is left, and the card Cloth. Play it there.
    .now-1 = Take the cloth.
    .else = Take the cloth before you walk.
lesson-8 = In the town, 2 steps lead to the Castle. The king loves gifts. Move there.
    .now-1 = Give the king 1 wood. You get a ring for it.
    .now-2 = With rings and coins you rise in rank, as you will see. End your turn.
    .else = Bring the king one wood, and then end the turn: a ring is worth more.
lesson-9 = Round 2 has an event: at its end, a ring can bring 4 citizens. Three craftsmen have given your rival 6. You have three new cards: play Grain into slot 2.
    .now-1 = Take the grain.
    .else = Play Grain into slot 2, and take its grain: your Baker needs it.
lesson-10 = Now the Baker can work. Once a turn he makes 1 bread of 1 cloth and 1 grain. He is lit among your things below. Choose him.
    .else = Put the Baker to work: bread is worth a lot.
lesson-11 = Those who build are hungry. Move your councilor in the town 2 steps on, to the Construction Site.
    .now-1 = Deliver the bread: it brings 5 citizens.
    .else = Bring the bread to the Construction Site.
lesson-12 = Your 12 citizens count, not your 40 buildings, and your ring adds 2. More buildings would not help now. Keep your wood, and leave the place.
    .now-1 = End your turn.
    .else = Keep the wood, and end the turn: it is citizens that you need.
lesson-13 = A craftsman brings citizens at once, the first one 1, and then more goods whenever you visit him. The card Helpers makes him cheaper: play it into slot 1.
    .now-1 = Move your councilor in the country 1 step, to the Quarry.
    .else = Play Helpers into slot 1, and walk to the Quarry: it has a free hut.
lesson-14 = The Quarry gives stone. Gather it first.
    .now-1 = Now hire a craftsman for the first hut here. It costs 2 wood, but your card saves you one of them.
    .else = Gather the stone, and then hire for the first hut.
lesson-15 = He brought 1 citizen, and the Quarry now gives you 2 stone a visit. Market, Cathedral and ranks are still new. Let four rounds pass: you both play on, until the last one begins.
    .else = Let four rounds pass: the last one shows what is new.
lesson-16 = The last round begins. Your craftsman brought 3 stone more, and a card 2 rings. You have 30 citizens and 50 buildings, so win citizens. Play Wood into slot 3: it leads to the Market.
    .now-1 = Take the wood of your card.
    .now-2 = Move your councilor in the town 3 steps, to the Market.
    .else = Play Wood into slot 3, and walk to the Market.
lesson-17 = At the Market any one resource buys a coin: wood, cloth, grain or stone. A coin can pay for any of these four, and ranks cost coins. Buy one.
    .now-1 = Pay your wood, and keep the rest.
    .else = Buy a coin for your wood.
lesson-18 = A rank makes you a noble and brings citizens at once, most to who is first. You rise rank by rank, for coins and later rings, too. Become Baron.
    .now-1 = You won 4 citizens. The next rank, Count, costs a coin and a ring, and brings more. End your turn.
    .else = Become Baron, and then end the turn: a rank wins citizens.
lesson-19 = Now to the Cathedral, 2 steps on. Play the card Helpers into slot 2. You need no help today, just the walk.
    .now-1 = Move to the Cathedral.
    .else = Play Helpers into slot 2, and walk to the Cathedral.
lesson-20 = The Cathedral takes goods, and gives a book and a favor token for them. Each time the price goes up. Donate 2 stone.
    .now-1 = Pay the stone. You will see tokens then, so this cannot be taken back.
    .now-2 = You see three tokens. Each works at one place. Keep the one that brings 3 citizens at the Construction Site.
    .else = Donate the stone, and keep the token for the Construction Site.
lesson-21 = You hold the token until you visit its place, and the book until you visit the Market. End your turn.
    .now-1 = Your last turn. Play the card Step into slot 1: it brings one step more.
    .now-2 = Use the card first: take its step, to the Construction Site. The walk of slot 1 comes after it.
    .else = End the turn. In the next one, step to the Construction Site.
lesson-22 = Deliver your last stone. With each delivery its citizens get fewer: now 2, and 7 buildings, 2 of them by the event of this round.
    .now-1 = Now redeem your favor token: it brings 3 citizens here.
    .else = Deliver the stone, and redeem the token.
lesson-23 = The walk is still to come: slot 1 means 1 step. Move to the Market.
    .now-1 = Here books win citizens: one brings 3, two bring 6, five bring 21. Hand in your book.
    .now-2 = You have 3 rings: with a coin you can rise once more. Buy one for your cloth.
    .else = Walk to the Market, hand in the book, and buy a coin.
lesson-24 = A coin and a ring make you Count, the next rank. It brings 7 citizens. Become Count.
    .now-1 = Card and walk are done for the last time. End your turn, and the game ends.
    .now-2 = Rings left are 2 points each: divide your 4 between citizens and buildings. Give all to the citizens, your smaller number.
    .else = Become Count, end the turn, and make all your points citizens.
end-of-lesson = You have 53 citizens and 57 buildings: the smaller number, 53, is your score. Your rival has 67 buildings, but 43 citizens: that scores 43.
learnt = A turn is a card and a walk, and you may recruit, hire and rise in rank. The Market gives coins, the Castle rings; both make you a noble. The Cathedral gives books and tokens. The smaller number counts.
learnt-1 = Each round has an event. Some let you trade at its end.
learnt-2 = Behind the advisors waits a stack of nobles, who bring many points at once.
learnt-3 = Each place in the country has three huts. A craftsman there can bake your grain instead of giving goods.

## Achievements.

feat-knights = Spurs Earned
    .hint = Win against Knights or stronger rivals only.
feat-marshals = Choice of the Realm
    .hint = Win a game of 4 against Marshals.
feat-duke = Top of the Ladder
    .hint = Win at the highest noble rank.
feat-score = Beloved Ruler
    .hint = Win with a score of 85.
feat-ahead = Landslide
    .hint = Win by 8 points.
feat-level = In Balance
    .hint = Win with as many citizens as buildings.
feat-alone = A Reign Alone
    .hint = Reach 88 in a game alone.
feat-full = Every Card in Hand
    .hint = Win with the full selection of action cards against Squires or stronger.

## The numbers of a box: its sheets, their columns and rows, and what numbers break together.
boxsheet-hut = Huts
boxsheet-craftsman = Craftsmen
boxsheet-rank = Rank cards
boxsheet-advisor = Advisors
boxsheet-event = Events
boxsheet-trade = Trades of events
boxsheet-token = Favor tokens
boxsheet-price = Donations and gifts
boxsheet-site = Construction site and market
boxsheet-start = Start of the markers
boxsheet-book = Books at the market
boxsheet-delivery = Deliveries
boxsheet-leftover = Left over at the end
boxcol-wood = Wood
boxcol-cloth = Cloth
boxcol-grain = Grain
boxcol-stone = Stone
boxcol-citizens = Citizens
boxcol-buildings = Buildings
boxcol-coins = Coins
boxcol-rings = Rings
boxcol-books = Books
boxcol-first = First card: citizens
boxcol-second = Second card: citizens
boxcol-third = Third card: citizens
boxcol-fourth = Fourth card: citizens
boxcol-goods = Pieces of goods
boxcol-ability = Points of its ability
boxcol-country = Start in the countryside
boxcol-town = Start in the town
boxcol-start = Start of the buildings
boxcol-effect = Points of its effect
boxcol-place = Redeemed at
boxcol-small1 = Up to three players: step 1
boxcol-small2 = Up to three players: step 2
boxcol-small3 = Up to three players: step 3
boxcol-large1 = Four players: step 1
boxcol-large2 = Four players: step 2
boxcol-large3 = Four players: step 3
boxcol-large4 = Four players: step 4
boxcol-board = Printed on the board
boxcol-donation-wood = Donation: wood
boxcol-donation-cloth = Donation: cloth
boxcol-donation-grain = Donation: grain
boxcol-donation-stone = Donation: stone
boxcol-gift-wood = Gift: wood
boxcol-gift-cloth = Gift: cloth
boxcol-gift-grain = Gift: grain
boxcol-gift-stone = Gift: stone
boxcol-site = Stone and bread
boxcol-halves = Half points for each
boxrow-first = First craftsman
boxrow-second = Second craftsman
boxrow-third = Third craftsman
boxrow-fourth = Fourth craftsman
boxrow-famine-grain = Famine: grain
boxrow-famine-grains = Famine: more grain
boxrow-famine-ring = Famine: a ring
boxrow-alms-coin = Alms: a coin
boxrow-alms-ring = Alms: a ring
boxrow-old-books-book = Old books: a book
boxrow-old-books-ring = Old books: a ring
boxrow-price = Resources to pay
boxrow-castle-book = A book at the castle
boxrow-stone = A stone
boxrow-wood = One wood
boxrow-woods = Three wood
boxrow-token = Favor token
boxrow-1 = One player
boxrow-2 = Two players
boxrow-3 = Three players
boxrow-4 = Four players
boxrows-hut = { PLACE($place) }, hut { NUMBER($n) }
boxrows-token = Favor token { NUMBER($n) }
boxrows-books = { $n -> [one] 1 book *[other] { $n } books }
boxlaw-payment = A price takes no more goods than can be paid at once.
