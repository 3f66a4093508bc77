### The words of the screens and of the table.
close = Close
cancel = Cancel

## Titles of the page.

title-start = Tabard: medieval board games
title-setup = Set up a game · Tabard
title-table = Table · Tabard
title-saves = Saved games · Tabard
title-records = Records · Tabard
title-box = A box · Tabard
title-boxes = Your boxes · Tabard
title-boxlink = A box from a link · Tabard
title-link = A game from a link · Tabard
title-post = A table by link · Tabard
title-rules = Rules · Tabard
title-settings = Settings · Tabard
title-credits = Credits · Tabard
title-continue = Tabard: medieval board games
title-lost = Tabard: medieval board games
title-opening = Tabard: medieval board games
title-playing = { $game } · Tabard
title-replay = Looking back · { $game } · Tabard
title-yourturn = Your turn · { $game } · Tabard

## The start screen.

start-name = Tabard
start-line = Four medieval board games at one table
start-games = Games
start-quick = Play now
start-quickname = Play now: { $game }
start-learn = New here? Learn it in ten minutes
start-setup = Set up
start-setupname = Set up { $game }
start-rulesname = Rules of { $game }
# Under the name of a game on the start screen.
start-facts = { $least } to { $most } players
start-facts-minutes = { $least } to { $most } players, about { $minutes } minutes against bots
start-facts-range = { $least } to { $most } players, { $quick } to { $slow } minutes against bots
start-recent = Saved games
start-more = More
start-saves = Saved games
start-records = Records
start-settings = Settings
start-credits = Credits
start-install = Install the app
start-installapple = To install: open the share menu of your browser and choose “Add to Home Screen” or “Add to Dock”.

offline-ready = Ready to play without a network. Games stay on this device.
offline-installing = Getting ready to play without a network…
offline-local = Games stay on this device. No account, no server.

update-text = A new version of Tabard is ready. Your games stay as they are.
update-now = Update now
update-later = Later

## The guided first game.

rules-learn = Learn it in ten minutes
lesson-title = Lesson: { $game }
lesson-step = { $step } of { $all }
lesson-showme = Show me
lesson-skipstep = Skip step
lesson-leave = Play freely
lesson-ahead = Jump ahead
lesson-learnt = What now?
lesson-watch = Watch what happens, step by step.
# what is a whole sentence: "Play Stone into slot 3."
lesson-stray = That works too, but this lesson goes another way. { $what }

## The page after a lesson.

learnt-title = You know how to play
learnt-news = New in the rest
learnt-hints = Finish this game with hints
learnt-new = A new game
# game is a name: "Battle Merchants".
learnt-lesson = Next lesson: { $game }

## The deal of the day.

daily-name = Deal of the day
daily-hint = One deal a day for each game, the same for everybody: you against two squires. The first try counts.
daily-title = Deal of { $day }
daily-done = { $game }: { $result }
daily-won = won with { $points }
daily-lost = { $points }, not won
daily-brag = Tabard, { $game }, { $day }: { $result }
daily-rival = rival
# The result of a game in which advice was asked for, or the day of one.
daily-advised = { $result }, with advice
daily-streak = { NUMBER($n) } days in a row so far.
# A title: it has room for 24 letters.
weekly-title = Challenge { $week }/{ $year }
# kind is a sentence on what is special in it.
weekly-name = Challenge of the week
weekly-hint = One game a week, the same for everybody: you against Knights at every seat. { $kind } The first try counts.
daily-copy = Copy the result
daily-copied = Copied. It tells nothing of the deal.

## What one person's games came to.

feat-title = Achievements: { $got } of { $all }
feat-open = Not reached yet.
# result is "won with 41", players "3 players".
feat-got = Reached on { $day }: { $result }, { $players }.
tally-title = You against the bots
tally-against = Games
tally-played = Played
tally-won = Won
tally-best = Best
tally-seats = { $n -> [one] alone *[other] { $n } players }
tally-level = against { $level }
tally-games = { $n -> [one] { $n } game *[other] { $n } games }
tally-line = { $games }, { $won } won. Best score { $best }. Won in a row: { $row } now, { $longest } at most.
tally-graph = { $n ->
        [one] The last game: a bar upwards is by how much it was won, a hollow one downwards by how much it was not.
       *[other] The last { $n } games: a bar upwards is by how much one was won, a hollow one downwards by how much it was not.
    }

## Advice, from what the rivals reckon.

analysis-ask = Analyse the game
analysis-title = How the game went
analysis-begins = Your rivals go through every turn.
analysis-works = Your rivals go through the whole game once more: what each turn did to the chances, how much of that was luck, and what would have been better. You may close this and look about meanwhile.
analysis-stop = Stop
analysis-failed = This game cannot be analysed: not all of its history is known.
analysis-chart = Chances to win after each turn
analysis-turnings = What turned the game
analysis-none = Nothing that you chose is sure to have cost the game.
analysis-found = { $n ->
        [one] The analysis is done. One choice turned the game
       *[other] The analysis is done. { $n } choices turned the game
    }
analysis-played = { $turn }. { $who } chose: { $choice }
analysis-better = Better: { $choice }
analysis-cost = It would have made a win { $chance } % likelier, give or take { $error } %: both were played on { $times } times.
analysis-hint = Only what play-outs confirm is named here; small slips, and what nobody could know, are not. What makes the difference is told in points that the rivals expect of it by the end.
analysis-see = See it
analysis-list = All turns in figures
analysis-luck = Luck and choices
analysis-byluck = Draws and dice
analysis-bychoice = Choices of all
advice-ask = Ask for advice
advice-title = Advice
advice-thinks = The rivals put their heads together…
advice-none = There is nothing to advise here.
advice-best = Best
advice-even = As good
advice-behind = { $points } points behind
# What makes the difference between two answers, in points that the rivals expect of it: for one's own good, or that of the rivals.
advice-cause = { $rivals ->
        [yes] { $more -> [yes] { $what }: { $points } less for the rivals *[no] { $what }: { $points } more for the rivals }
       *[no] { $more -> [yes] { $what }: { $points } better *[no] { $what }: { $points } worse }
    }
advice-hint = What your rivals would think of in your place, seeing what you see. Below each: what tells it from the best, and the best from the next, in points that they expect of it by the end.

## Setting up a game.

setup-title = { $game }: set up
setup-presets = Kind of game
setup-printed = As printed
setup-printedhint = The usual options, as the rulebook has them.
setup-box = Printed numbers
setup-boxours = Tabard’s
setup-boxhint = Rivals, advice and chances to win were made with Tabard’s numbers; with others they play by the same wits.
# A box of this game that cannot be chosen, and why.
setup-boxbad = “{ $title }” cannot be chosen. { $why }
setup-even = Even seats
setup-closer = Closer game
setup-plaindie = Plain die
setup-novice = recommended for a first game
# wins is a list of numbers: "53 and 47".
setup-shares = Wins by seat { $wins } %, close games { $close } %.
setup-measured = The shares were measured among equal bots, seats in order of play.
# An option in a folded group that is not as usual.
setup-changed = { $option }: { $value }.
setup-rest = Seed and practice
setup-seats = Players
setup-person = Person
setup-bot = Bot: { $level }
setup-trait = { $name } { $trait } { $does }.
setup-name = Name of player { $number }
setup-kind = Who plays { $name }
setup-colour = { $name }: { $colour }. Change colour
setup-up = Move { $name } up in the order of play
setup-solo = You against bots.
setup-length = It usually takes one person about { $minutes } minutes and { $decisions } decisions. A first game takes longer, and so do several people at one device.
setup-alone = You alone: the game itself is your rival.
setup-watchone = One bot alone: you watch.
setup-less = { $option }: one step back
setup-more = { $option }: one step on
setup-hotseat = One device passed from hand to hand: a curtain covers the table in between, so nobody sees what is not theirs.
setup-openseat = One device for all: everything on the table is open.
setup-watch = Bots only: you watch.
setup-first = For a first game: { $hint }.
setup-options = This game
setup-series = Series
setup-single = One game
setup-series-of = Best of { $n }
setup-serieshint = Against the same rivals: another seat begins each game.
setup-seed = Seed
setup-seedhint = The same seed and set-up give the same game on every device. Any word will do.
setup-reseed = Draw another seed
setup-copyseed = Copy the seed
setup-seedcopied = Seed copied.
setup-practice = Practice
setup-practicehint = Undo goes back as far as you like, even past cards that were revealed.
setup-start = Start the game
setup-refused = This set-up is not possible. { $why }

newcomer-traveller = Traveller
newcomer-alison = Alison
newcomer-hubert = Hubert
newcomer-oswald = Oswald
seat-you = You
seat-person = Person
seat-turn = To move
seat-look = See the table as { $name }

seat-automaton = The rival
seat-rival = Rival

colour-sky = sky circle
colour-yellow = yellow square
colour-blue = blue triangle
colour-vermillion = vermillion diamond

## The table.

table-seat = Player { $number }
table-nobody = The table
table-leave = To the start screen
table-opening = Opening the game
table-board = Board
table-mine = Your goods
table-areas = Parts of the board
table-ownareas = Parts of your goods
# To those who listen: the name of a part of the board in which there is something to choose.
table-litarea = { $area } (something to choose)
table-prompt = What to do now
table-bar = Actions
table-players = Players
table-log = Log
table-rules = Rules
table-score = Score
table-menu = Menu
table-locked = { $action }: { $why }
table-undrawn = This part could not be drawn; the list of actions still plays the game. ({ $why })

table-explain = Explain pieces

rules-find = Search these rules
rules-contents = Contents
# Where the rules stand, while a first visit still waits for them.
rules-coming = The rules are on their way.
# How many paragraphs a search has found: the script of the page puts the number in for $n.
rules-found-one = { $n } paragraph
rules-found-other = { $n } paragraphs
rules-none = Nothing is written about that. Try another word.
rules-rule = Rule: { $rule }
rules-print = Print
# On the page of the rules, for who has a box of the game.
rules-ours = The numbers here are Tabard’s. At a table that is played with your own box, the rules tell the numbers of that box.
para-silent = The book is silent; we play this:
para-ours = Ours:
para-example = An example:

turn-title = Your turn
turn-theirs = A turn
turn-open = Your turn: what is done and what is open, and the rule
turn-can = What can I do?
turn-done = done
turn-now = possible now
turn-must = must be done

list-can = What can I do? { $ways } ways
list-order = Order of the list
list-kinds = By kind
list-aims = By aim
list-shown = What the list shows
list-possible = Possible now
list-locked = All, with reasons
aim-gain = Get coins and goods
aim-build = Build up
aim-points = Score
aim-fight = Fight and hinder
aim-manage = Prepare the rest of the turn
aim-settle = Answer the question
aim-finish = End it

detail-can = What you can do with it
detail-locked = Not possible now

prompt-plays = { $name } plays
prompt-thinks = { $name } is thinking…
prompt-waits = { $name } is to decide
prompt-watch = See how the game ends
prompt-stopped = The bots are waiting

prompt-called = { $name }. Ask aloud: react, or pass?

## Where a seat may react in the turn of another.

window-rest = Pass for the rest of this turn
window-passes = { $name } passes
window-rests = { $name } passes for the rest of this turn
window-give = Hand over to { $name }
window-awake = Ask me again
window-title = When I could react
asked-always = Ask every time
asked-able = Ask when I can do something
asked-never = Never ask
window-resting = { $name } passes for the rest of this turn. Choose again to be asked again.
window-hint = In the middle of a turn you may be asked whether you react, with a card for example.
window-fights = Only in fights
window-hintfar = Your standing order: everybody sees it, and it holds from the end of your letter. Being asked less means fewer letters.
window-hintmany = Everybody is asked aloud and alike, whatever they hold, so that being asked tells nothing.

bar-cancel = Cancel
bar-back = Back
bar-undo = Undo
bar-skip = Skip to my turn
bar-skipend = Skip to the end

bar-resume = Go on
# The way to the list of all actions, with how many there are.
bar-all = All { $ways }
bar-again = Press again: { $action }
bar-hint = Press a piece on the board, or choose from the list.
bar-piece = What for?
# The question while a piece is chosen that has several uses; $piece is its name.
prompt-piece = { $piece }: what for?
# Opens the list of actions at those that have no room among the buttons.
bar-more = { NUMBER($n) } more
bar-armed = { $action }.
bar-final = This cannot be taken back.
bar-doit = Do it: { $action }
bar-leave = Leave it
bar-why = Why?

bar-explain = Press a piece to have it explained.

list-title = All actions ({ $n })
list-filter = Show only
list-every = All

todo-title = This turn
todo-done = done
todo-must = still to be done
todo-may = possible

slide-less = One less
slide-more = One more

say-yourturn = Your turn. { $question }
# Sentences; what a digest tells.
say-since = Since your last turn: { $lines }
# The same before the first turn.
say-sofar = So far: { $lines }
# Within a digest: your own score has changed.
say-points = You now have { $points }
# Within a digest: what a rival did, without "Oswald" before each deed; and the score, if it has changed.
say-rival = { $name }{ $points ->
        [none] {""}
       *[other] , now { $points }
    }: { $deeds }
# Some of many deeds.
say-more = { $deeds }; and { $n ->
        [one] 1 thing more
       *[other] { $n } things more
    }
say-window = You may react. { $question }
say-called = { $what }. Ask { $names } aloud: react, or pass?
say-cover = Hand the device to { $name }.
say-back = Taken back. { $question }
say-armed = { $warning }. Press again to do it all the same, Escape to leave it.
say-final = This cannot be taken back. Press again to do it, Escape to leave it.
say-explain = Explaining is on: press any piece to have it explained. Escape ends it.
say-unexplain = Explaining is off.
say-choices = { $n ->
        [one] One choice for this piece, in the action bar.
       *[other] { $n } choices for this piece, in the action bar.
    }
say-confirm = Chosen: { $action }. Press again to do it.

map-tools = Size of the map
map-in = Bring the map nearer
map-out = Move the map away
map-fit = Show the whole map
map-edge = Edge of the map.

skip-prompt = To the question
skip-actions = To the list of all actions
skip-board = To the board

log-empty = Nothing has happened yet.
log-setup = Set-up
log-times = { $line } ×{ $n }
log-since = Since your last turn
log-sofar = So far
log-whole = Whole log
log-earlier = Show earlier turns
log-copy = Copy the log
log-copied = Log copied.

score-now = If the game ended now
score-hint = Counted from what everybody can see.
score-caption = Points by player and source
score-total = Points
score-place = Place
score-together = of both partners
score-shared = A tie in everything that counts: the place is shared.
score-tieplain = A tie at the top, which goes to { $name }.

score-tie = { $a } and { $b } both have { $points }; what decides is { $what }: { $more } to { $less }.
score-by = What put { $name } ahead of { $second }: { $part }, { $more } to { $less }.

graph-title = How the score went
graph-table = As a table, to look back from

end-counting = The points are counted
end-counted = Skip the counting
# Under the first result ever, beside the button that installs.
end-offer = Install Tabard and it opens like any other app, without a network too.
end-nooffer = No, thanks
end-title = Final score
end-over = The game is over
end-wins = { $name } wins
end-beats = { $name } wins against { $loser }
end-reached = { $name } reaches { $goal }
end-share = { $names } share the victory
end-together = { $names } win together
end-with = { $name } with { $points }
# The second place and those below. Names are several where a place is shared.
end-place = { $place ->
        [2] { $n -> [one] { $names } is second with { $points } *[other] { $names } are second with { $points } }
        [3] { $n -> [one] { $names } is third with { $points } *[other] { $names } are third with { $points } }
       *[other] { $n -> [one] { $names } is fourth with { $points } *[other] { $names } are fourth with { $points } }
    }
end-points = { $n -> [one] { $n } point *[other] { $n } points }
end-rematch = Play again
end-next = Game { $n } of { $of }
end-feat = Achievement: { $name }.
# score is "Ann 2 and Bo 1".
series-line = Series, game { $n } of { $of }{ $score -> [none] . *[other] : { $score }. }
series-won = { $n -> [one] { $who } wins the series. *[other] { $who } share the series. }
end-same = Same game again
end-outgrown = Three wins in a row against the { $level }: the { $next } waits for you.
end-stronger = Meet the { $level }
end-home = Start screen
end-board = See the board

## Looking back over a game.

back-title = Looking back
back-slider = Step of the game
back-where = { $where }, { $turn }, { $step }
back-step = step { $step } of { $all }
back-begins = The game begins
back-first = To the beginning
back-turnback = A turn back
back-left = A step back
back-play = Play step by step
back-pause = Stop here
back-right = A step on
back-turnon = A turn on
back-last = To the last step
back-leave = Leave
back-playon = Play on from here
back-copy = Copy, step { $step }
back-copied = This is a copy, to practise with: it does not count in the records. The game itself stays as it is.
back-nothing = There is nothing to look back over yet.

menu-learn = Learn this game in ten minutes
menu-lookback = Look back
menu-restart = Take back this whole turn
menu-explain = Explain the pieces I press
menu-share = Share as a link
menu-export = Save as a file
menu-rename = Name this game
menu-rounds = Earlier rounds
menu-full = Full screen
full-on = The table has the whole screen; f or Esc gives it back.
full-off = The whole screen is given back.
menu-help = Keys and help
menu-settings = Settings
set-pace = Pace of the bots
    .hint = How long a bot's action stays on screen before the next.
menu-box = Played with the box
menu-boxuntitled = without a title
menu-seed = Seed of this game
menu-leave = Leave the table

choice-pace-slow = Slow
choice-pace-normal = Normal
choice-pace-fast = Fast
choice-pace-instant = Instant

barrier-revealed = Nothing to take back: something hidden has been revealed.
barrier-other = Nothing to take back: another player has acted.

curtain-hand = Hand the device to
curtain-hint = Nothing of the table is on this page until { $name } has taken it.
curtain-lift = I am { $name }: show my table
curtain-leave = Leave the table

help-title = Keys and help
help-intro = Press a lit piece on the board, or choose from the list of all actions below it: the list alone is enough to play. Hold a piece, or press it with the right button, and it says what it is. Undo takes back your last decision, until something hidden is revealed or another player acts.
key-n = n
    .does = next piece that can be used; N the one before
key-b = Enter
    .does = use the piece or action that has the focus
key-i = i
    .does = explain the piece that has the focus; elsewhere switch explaining on or off
key-z = z
    .does = undo
key-a = a
    .does = to the list of all actions
key-t = t
    .does = your turn on a card: what is done, what is open, and the rule
key-c = c
    .does = what can I do? All actions by what they are good for
key-l = l L
    .does = the log; L: hide or show it beside the board, in a wide window
key-f = f
    .does = full screen, and back
key-find = /
    .does = in the rules: search
key-v = v
    .does = asks for advice
key-r = r
    .does = says again, sentence by sentence, what the others have done and what is asked
key-esc = Esc
    .does = cancel, or close what is open
key-arrows = Arrows
    .does = move on the board, in the list and between choices
key-map = Q W E D S ←
    .does = on a map: to the six neighbours, clockwise from Q, the north-west; W and E lead north-east and east, the arrow west. Home: your own seat
key-zoom = + - 0
    .does = on a map: nearer, farther, all of it
key-past = ← → PgUp PgDn
    .does = looking back: a step, a turn. Home and End: the beginning and the last step
key-help = ?
    .does = this help
keys-nolit = No piece on the board can be used now.

## Notices of a session.

notice-stale = The table has moved on since that was shown.
notice-illegal = That is not possible now.
notice-notyours = Somebody else is to decide.
notice-noundo = Nothing can be taken back here.
notice-fallback = A bot was cut off in the middle of its thinking and made a quick move instead. Your game is safe.
notice-shed = This game is so long that its beginning can no longer be kept. It goes on as before.
notice-historylost = This game opened as it stands; what came before cannot be replayed any more.

## The screen of the boxes: the numbers that are printed on the cards and boards of a game, as its owner has read them off.

boxes-title = Your boxes
boxes-intro = Some numbers of these games stood only on cards and boards that we have never seen, so ours stand in their place. If you own a game, read the printed ones off: then you play the printed game, and so does everybody to whom you send it.
boxes-bring = Bring a box
boxes-how = Save a blank sheet, open it in any text editor, and write what stands on your cards and boards in the place of the question marks: a number as it is, a word in quotation marks for a picture ("Axe"), null for what is not in your box. What you leave as it is stays as ours. Then bring the file here; a sheet that is half done can be brought too.
boxes-blank = Blank sheet
boxes-blankname = Blank sheet: save one for { $game }
boxes-untitled = A box of { $game }
boxes-count = { $done } of { $all } numbers done
boxes-export = Save as a file
boxes-play = Set up a game with { $title }
boxes-damaged = A box that cannot be read
boxes-deletetext = { $title } goes for good. Games that are played with it keep its numbers.
boxes-taken = { $n ->
        [one] One box is here now.
       *[other] { $n } boxes are here now.
    }
saves-tables = { $n ->
        [one] One table by link is here now: to look on, since keys of seats never leave their device.
       *[other] { $n } tables by link are here now: to look on, since keys of seats never leave their device.
    }
saves-tablesknown = The tables by link were here already, and stay as they are.
boxes-known = The box was here already.
boxes-share = The link holds the box with all numbers that were entered so far. Whoever opens it gets a copy; yours stays as it is.
boxes-linked = A box from a link
boxes-linkhint = It comes to your boxes as one of its own. Nothing of yours is touched.
boxes-keep = Keep the box
boxes-edit = Enter numbers
boxes-editname = Enter numbers: { $title }
boxes-new = New box
boxes-newname = New box: { $game }

## The editor of a box: a row is a component, a col a kind of number on it.
boxedit-title = Title of the box
boxedit-count = { $done } of { $all } entered
boxedit-sheet = Sheet
boxedit-part = { $name }: { $done } of { $all }
boxedit-rows = All of this sheet
boxedit-back = Previous
boxedit-next = Next
boxedit-field = { $name }, ours { $ours }, from { $least } to { $most }
boxedit-named = { $name }, ours { $ours }
boxedit-beyond = Only from { $least } to { $most }; { $counts } counts as before.
# Said after a press: "Gold to forge it: 8".
boxedit-put = { $name }: { $state }
boxedit-less = One less: { $col }
boxedit-more = One more: { $col }
boxedit-ours = As ours: { $ours }
boxedit-none = Not in my box
boxedit-open = open
boxedit-read = ✓ entered
boxedit-missing = – not in my box
boxedit-undo = Undo
boxedit-quick = Quick start
boxedit-quickhint = The numbers that change play most: { $n } of { $all }
boxedit-quickdone = Those were the numbers that change play most. What is left can be entered at any time.
boxedit-all = All numbers
boxedit-look = Look at { $field }
boxedit-stale = Another tab has changed this box since. What you enter here is not saved.
boxedit-copy = Save mine as a new box
boxedit-reread = Show the other one

# Why a text is no box. field is named as in the text: "weapons, Standard, forge".
box-nobox = This is not a box of Tabard.
box-toolong = It is too long for the sheet of a box.
box-cut = It ends too early, in line { $line }.
box-syntax = Line { $line } cannot be read from { $what } on.
box-twice = Line { $line }: { $field } stands there for the second time.
box-unknowngame = It is of a game that this version does not have: { $what }.
box-unknownfield = Line { $line }: this game has no { $field }.
box-nonumber = Line { $line }, { $field }: { $what } is no whole number.
# What a file may say for a picture, and what the picture is called where that is another word.
box-picture = { $name } ({ $picture })
box-noname = Line { $line }, { $field }: { $what } is none of { $names }.
box-nogroup = Line { $line }, { $field }: braces with numbers belong there.
box-notitle = Line { $line }: { $what } is no title; put it in quotation marks.
box-bounds = { $field }: { $what } cannot be played with; from { $least } to { $most } can.
# fault is box-bounds.
box-beyond = Line { $line }, { $fault }
# law is a sentence that holds for what can be played with: "A card costs at least one coin."
box-unlawful = Not all numbers of the box can be played with together. { $law } This breaks it: { $field }.
# The link names a box that the device does not have. owner is what its owner calls it.
box-away = { $owner ->
        [none] This game is played with a box that is not on this device.
       *[other] This game is played with the box “{ $owner }”, which is not on this device.
    }

## Saving.

save-at = saved { $time }
save-noted = noted { $time }
save-pending = saving…
save-failed = not saved
save-anew = The browser had lost its second copy of your games. It is being written anew.

banner-volatile = This browser keeps nothing for this page: games are gone when you close it. Save a game as a file to keep it.
banner-unsaved = Not saved. { $why } The game goes on here; save it as a file to be safe.

banner-stale = This game was played on in another tab, and here as well: there are two of it now. Choose with which one you go on; the other one is kept as a saved game of its own.
banner-elsewhere = This game is open in another tab. Here you only look on.
banner-taken = Another tab has taken this game over. Here you only look on.
banner-other = The other letter: only to look at.
banner-lastunsaved = What you did last is not saved. Save it as a file to keep it.
banner-newer = A newer version of Tabard is at work in another tab. Here you only look on; load this page again to update it.
banner-layout = A newer version of Tabard has stored your games in a new way. This one shows what it can read and changes nothing; update the app to play on.
tabs-back = Back
tabs-rejoin = Take over

rounds-text = A copy of the game as it stood at the beginning of each of the last rounds. Going back opens it as a game of its own; this one stays as it is.
rounds-none = None is kept yet.
rounds-back = Go back to: { $round }
rounds-done = This is the earlier round, as a game of its own.

room-title = Make room
room-text = The browser gives this app no more room. Delete finished games, whose results stay in the records, or save all games as one file and delete some of them then.
room-do = { $n -> [one] Delete the finished game *[other] Delete { $n } finished games }
room-done = { $n -> [one] One finished game deleted. *[other] { $n } finished games deleted. }

rest-text = { $n ->
        [one] There is one more record here, { $size } kB, that no list shows: damaged, or of another version. It is kept.
       *[other] There are { $n } more records here, { $size } kB, that no list shows: damaged, or of another version. They are kept.
    }
rest-page = Everything that is stored

rebased-title = The history of this game starts anew
rebased-text = The rules in this app have changed since this game was saved, and its moves no longer lead to where it stands. It opened as it stands, and can be played on; what came before cannot be replayed or taken back. A copy as it was is kept under Earlier rounds.
rebased-ok = Play on

lines-title = This game was played on in two ways
lines-text = This is the one with { $this }. The other one has { $other }. Both stay: the other one is now a saved game of its own, “{ $name }”.
lines-told = { $n -> [one] one decision, played { $when } *[other] { $n } decisions, played { $when } }
lines-here = Go on with this one
lines-other = Go on with the other one
lines-name = Other line, { $n } decisions
lines-kept = The other line of this game is kept as “{ $name }”.

tabs-takeover = Keep this one
tabs-refresh = Load the other one
banner-broken = Something went wrong in the program. The game stands as it was before; loading the page again should help.

broken-title = Something went wrong
broken-text = This part of the app has a fault. Your games are saved after every action, and the rest of the app goes on: go to the start screen, or load the page again.
broken-reload = Load again
broken-copy = Copy the report
broken-copied = Report copied.

problem-full = The browser has no room left for this app.
problem-owed = This game stays for now: there is no room to keep its result. Delete another one first.
problem-blocked = The browser does not let this page keep anything.
problem-stale = This game was played on in another tab.
problem-unsure = What was written reads back differently.
problem-none = There is no such game on this device.
problem-gone = The game itself is gone; some of its earlier rounds are left.
problem-nohandover = The browser has not handed this game over yet. Close the other tab, or try again in a moment.
problem-elsewhere = This game is open in another tab. Close it there first, or take it over from there.
problem-cut = It ends too early: a part was cut off on its way.
problem-changed = It was changed since it was written.
problem-newer = It was written by a newer version of Tabard. Update the app, then try again.
problem-unknown = It is of a game that this version does not have.
problem-notsave = This is not a game of Tabard.
problem-broken = It is whole, but what it says makes no sense.
problem-setup = The options and the number of players do not go together.
problem-seats = Somebody sits at the table whom this game does not know.
problem-other = It could not be done.
problem-unreadable = The file could not be read.

lost-title = This game could not be opened
lost-saves = Saved games
lost-home = Start screen

## Saved games.

saves-title = Saved games
saves-none = No game is saved on this device yet. Every game you start is saved after each action, without asking.
saves-reading = Looking through the saved games: { $at } of { $of }.
saves-unlisted = The list could not be read. { $why }
saves-unknown = Unknown game
saves-where = { $a } · { $b }
saves-over = Finished
saves-continue = Continue
saves-look = Look at the end
saves-watch = Look at it
saves-lookback = Look back over { $game }
saves-share = Share { $game } as a link
saves-rename = Name { $game }
saves-rounds = Earlier rounds of { $game }
saves-onlyhere = Not saved: this game is nowhere but on this page. Make room, or save it as a file.
saves-export = Save { $game } as a file
saves-delete = Delete { $game }
saves-deleted = Deleted: { $game }.
saves-undelete = Bring it back
saves-damaged = Damaged: { $name }
saves-gone = Only earlier rounds: { $name }
saves-gonehint = Go on from one of them; nothing else of it is stored here.
saves-more = Show more ({ $shown } of { $all } are shown)
saves-damagedhint = Nothing is thrown away: save its bytes as a file for a report.
saves-raw = Save the bytes as a file
saves-emptied = Something else on this address has emptied this browser's storage. What this page still had was written anew.{ $gone ->
        [0] {""}
        [one] {" "}One game was nowhere else and is gone.
       *[other] {" "}{ $gone } games were nowhere else and are gone.
    }
saves-behind = The newest copy of this game was damaged; it opened from the one before, perhaps one action earlier.
saves-bring = Bring a game in
saves-bringhint = From a file, dropped here or picked, or from a link.
saves-import = Open a file
saves-exportall = Save all games as one file
saves-exported = Saved as { $file }.
saves-paste = Or paste a link
saves-openlink = Open
saves-refused = Nothing was taken from this file. { $why }
saves-taken = { $n -> [one] One game taken from the file. *[other] { $n } games taken from the file. }
saves-here = { $n -> [one] One game was here already. *[other] { $n } games were here already. }
saves-fromrounds = { $n ->
        [one] Of one game the file has only earlier rounds: it is on the list, and can go on from one of them.
       *[other] Of { $n } games the file has only earlier rounds: they are on the list, and can go on from one of them.
    }
saves-again = { $n ->
        [one] One record of the file only repeats another.
       *[other] { $n } records of the file only repeat others.
    }
saves-aside = { $n ->
        [one] One record that this version cannot read is put aside; nothing of it is lost.
       *[other] { $n } records that this version cannot read are put aside; nothing of them is lost.
    }
saves-left = { $n ->
        [one] One record stays in the file alone: this version cannot read it, or has no place for it.
       *[other] { $n } records stay in the file alone: this version cannot read them, or has no place for them.
    }
saves-unkept = { $n ->
        [one] One game could not be kept, and is on this page alone. { $why } Save it as a file.
       *[other] { $n } games could not be kept, and are on this page alone. { $why } Save everything as a file.
    }
saves-noroom = There was no room for the rest of it.
saves-stopped = Stopped; the rest of it stays in the file.
saves-somebad = The rest of it is damaged.
saves-toolarge = That file is too large to be saved games.

intake-title = Taking the file in
intake-text = Games are saved one by one, so you can stop at any time and keep what was taken.
export-title = Putting everything into one file
export-text = If you stop, no file is saved, and nothing is changed here.
export-stopped = Stopped; no file was saved.
clear-title = Clearing the records
clear-text = If you stop, the results that are still there stay.
clear-stopped = Stopped: { $n } of { $all } results are taken out.
restore-title = Bringing the records back
restore-text = If you stop, you can bring back the others later.
restore-stopped = Stopped: { $n } of { $all } results are back.
# How far a long piece of work is.
chore-at = { $percent } % is done
chore-stop = Stop

## Records: results of finished games.

scene-title = What happened
scene-of = { $n } of { $all }
scene-next = Next
scene-end = Done
scene-stay = Wait
scene-back = Back
scene-skip = Skip to the end
scene-watch = Watch it step by step

records-taken = { $n -> [one] One result taken from the file. *[other] { $n } results taken from the file. }
records-known = All results in this file were here already.
records-somebad = Some results in it could not be taken. { $why }

records-title = Records
records-none = Nothing is noted here yet. Every game that ends on this device will be, unless it is practice or only bots play it.
records-unlisted = The records could not be read. { $why }
records-unread = { $n ->
        [one] One result cannot be read: it is damaged, or a newer version of Tabard wrote it. It stays on this device and goes into the file below.
       *[other] { $n } results cannot be read: they are damaged, or a newer version of Tabard wrote them. They stay on this device and go into the file below.
    }
records-finished = Finished games
records-when = Date
records-winner = Winner
records-points = Points
records-keep = Keep them safe
records-keephint = Records stay on this device, as saved games do, and remain when a saved game is deleted. One file holds all of both: open it on another device to have them there, too.
records-exportall = Save everything as one file
records-clear = Clear the records of { $game }
records-cleartitle = Clear these records?
records-cleartext = { $n ->
        [one] The one result of { $game } is taken out, and whatever follows from it begins anew. Saved games stay. You can bring it back as long as this page is open.
       *[other] The { $n } results of { $game } are taken out, and whatever follows from them begins anew. Saved games stay. You can bring them back as long as this page is open.
    }
records-cleardo = Clear
records-cleared = Records cleared: { $game }.
records-restore = Bring them back

date = { $day } { $month } { $year }
date-months = Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec
date-clock = { $hour }:{ $minute }
when-now = just now
when-minutes = { $n -> [one] a minute ago *[other] { $n } minutes ago }
when-today = today { $clock }
when-yesterday = yesterday { $clock }

rename-title = Name this game
rename-label = Name, or nothing for the game's own
rename-do = Keep the name

delete-title = Delete this game?
delete-text = You can bring it back as long as this page is open.
delete-do = Delete

## Links.

share-title = Share as a link
share-text = The link holds the whole game. Whoever opens it gets a copy; yours stays as it is. With some effort the link also shows every hand.
share-link = Link
share-box = Send the box along
share-boxhint = This link names the box that the game is played with. Who has the box opens it; for all others, send the box along.
share-size = { $n -> [one] { $n } character. *[other] { $n } characters. }
share-fits = Fits into one message nearly everywhere.
share-fitsmost = Fits into one message in most places.
share-fitsfile = Too long for some messengers: a file is safer.
share-qr = Or point the camera of another device here.
share-noqr = Too long for a picture that a camera could read.
share-copy = Copy the link
share-copied = Link copied.
share-send = Send
share-failed = No link could be made. { $why }
copy-failed = The browser does not allow copying. Select the text and copy it by hand.

reading-moves = { $n -> [one] { $n } decision played through. *[other] { $n } decisions played through. }
reading-leave = Leave it
link-title = A game from a link
link-line = { $a }, { $b }
link-players = { $n -> [one] { $n } player *[other] { $n } players }
link-moves = { $n -> [one] { $n } decision so far. *[other] { $n } decisions so far. }
link-hint = It opens as a copy of its own. Nothing of yours is touched.
link-open = Open as a copy
link-not = Not now
link-bad = This link does not open
link-badhint = Ask for it once more, or for a file. Messengers sometimes cut long links: copy it whole, from https to the last character.
link-away = This game waits for its box
link-awayhint = Ask for the box as a file or as a link, or for a link to the game that brings it along. Take a file in here; then open this link again.
link-again = Open it again
link-paste = Paste it

rules-title = { $game }: rules in short

## Settings.

settings-title = Settings
settings-name = Your name
set-language = Language
# The language of the browser, if there are words of it.
choice-language-auto = As the browser
set-theme = Light
choice-theme-auto = As the device
choice-theme-light = Day
choice-theme-dark = Lamplight
set-motion = Less motion
    .hint = Nothing moves or fades, whatever the device says.
set-fights = Fights of bots
    .hint = "Watch" shows every fight and war on the board. Those of others go on by themselves.
choice-fights-watch = Watch
choice-fights-mine = Only mine
choice-fights-never = Never
set-log = Log beside the board
    .hint = In wide windows. Where it is not there, the story strip opens it.
set-logwide = Width of the log
choice-logwide-200 = Narrow
choice-logwide-260 = Medium
choice-logwide-320 = Wide
set-confirm = Ask for a second press
    .hint = What reveals a card or rolls a die cannot be taken back. Warnings always ask.
set-sound = Sounds
    .hint = Coins, cards, dice, and a horn when it is your turn. Whatever is heard can be seen too.
choice-sound-off = Off
choice-sound-soft = Soft
choice-sound-full = Full
choice-confirm-final = What is final
choice-confirm-always = Always
choice-confirm-never = Never
set-keys = Single-letter keys
    .hint = n, z, a, t, c, l, f, v, r and ? at the table, / in the rules. Off if you speak to your device.
# The words of the wanted language have not come.
settings-wordless = The words of that language could not be fetched. Try again with a network.
settings-kept = Settings are kept on this device.
settings-promised = This browser has promised to keep what is stored here, games too, even if it runs short of room.
settings-unpromised = This browser may clear what is stored here, games too, if it runs short of room: save what is dear to you as a file.
settings-version = Version { $version }
settings-unread = The settings could not be read; these are the first ones.
settings-unsaved = The settings could not be kept. { $why }

## Credits.

credits-title = Credits
credits-unofficial = Tabard is an unofficial, free program for people who know and own these games. It is not made, endorsed or sponsored by their designers or publishers. Rules are put in our own words, and everything is drawn anew. If you like a game, buy it.
credits-games = Games
credits-type = Type
credits-atkinson = Text: Atkinson Hyperlegible, Braille Institute of America, SIL Open Font License 1.1.
credits-garamond = Titles: EB Garamond, The EB Garamond Project Authors, SIL Open Font License 1.1.
credits-icons = Pictures and icons
credits-pictures = Cards, people, lands and pieces are drawn for Tabard, and so are its sounds made.
credits-gameicons = Goods, buildings and weapons: icons made by Lorc, Delapouite and others, from game-icons.net, CC BY 3.0, adapted. The list of authors per icon is among the licences.
credits-lucide = Controls: Lucide, ISC licence.
credits-code = Program
credits-goapp = Written in Go, with go-app by Maxence Charriere and msgp by Philip Hofer and others.
credits-private = No account, no server, no counting of visitors. Nothing leaves this device unless you share it.
