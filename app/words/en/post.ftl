### Words of tables by link: people play on devices of their own and pass the game on as a link. One link is a letter.

## Setting up.

far-where = Where you play
far-here = On this device
far-apart = Apart, by link
far-hint = Each plays on a device of their own, and passes the game on as a link. No account, no server, no clock.
far-open = Free seat
far-name = Name on seat { $n }, if you like
far-anyone = Name, if you like
far-seat = Seat { $n }
far-people = At least one more person must be able to sit down: leave a seat free.
far-invite = Make the invitation
agree-title = What you agree on
agree-advice = Advice from the bots
agree-advicehint = Whoever is at turn may ask the bots. Nothing can stop anybody from asking elsewhere: this is a word among friends.
agree-advised = Advice from the bots is allowed.
agree-unadvised = No advice from the bots.
agree-windows = In fights you are asked whether you react; other chances pass by until you change your standing order.
agree-chance = Chance comes from all of you together: nobody rolls again, and nobody forges.

# What stays open for a game, by its id: the same words as in the doc of engines/post and in README.
left-merchants = Nothing is hidden, and no chance falls within a turn: nobody looks ahead.
left-coincrown = A changed program could see the next card before paying for it, and what a Watchtower showed.
left-emara = A changed program could see the next favor tokens and patrons before choosing; it could read the hands.
left-conquer = A changed program could see the dice of moves before choosing; it could read the hands.

## What is sent: the text before the link.

message-invite = { $name } invites you to { $game }. Sit down here:
message-answer = { $name } has sat down at { $game }. Open this to go on:
message-turn = { $name }, it is your turn: { $game }, { $round } (letter { $n })
message-first = { $name }, the table is complete: { $game } (letter { $n })
message-over = { $game } is over (letter { $n }). See how it ended:

## The screen of a table that is not dealt yet, and the letter to be sent.

table-title = A table by link
table-inviting = Send the invitation to the others, one by one or into a group chat.
table-joining = Send it on: to who is missing, or back to who invited you.
table-ready = All have sat down. Send it to { $name }: that deals the cards.
table-yours = It is for you to go on.
table-waits = { $name } goes on. You can send the letter again.
table-seated = sits there
table-free = free
table-here = on this device
table-own = One person plays on one device: whoever is missing sits down on another one.
table-paste = An answer came? Paste it here
table-pasting = Take it in
table-letter = Text and link
table-file = As a file
table-copied = Text and link copied.
table-forget = Forget this table
table-forgettitle = Forget this table?
table-forgettext = Its letter and the keys of your seat go for ever. Without the keys nobody can play your seat.
table-forgotten = The table is forgotten.
send-title = Send to { $name }
send-all = Send to everybody
send-text = Your letter is sealed. { $name } goes on with it.
send-alltext = The game is over. With this letter the others see how it ended.
send-do = Send
send-copy = Copy
send-givenup = A letter that was given up
send-box = Send the box along

## A letter that was opened.

open-title = A table by link
open-invites = { $names } invites you to { $game }.
open-sit = Sit down on seat { $n }
open-named = Sit down as { $name }
open-name = Your name
open-not = Not now
open-look = Look on
open-table = To the table
open-again = Send the newest again
open-mine = Send mine again

# Why a letter is not for this device: a title, and what it says. One button does the one thing to do.
not-unsealed = A letter was changed
    .text = Letter { $n } is not the one that { $name } sealed: whoever passed it on has changed it. The table goes on from the letter that came now.
not-older = An older letter
    .text = This is letter { $n }; you have seen letter { $newest }. Your table stays as it is.
not-inviting = This is only the invitation: you have seen letter { $newest }. Your table stays as it is.
not-fork = Two different letters { $n } by { $name }
    .text = The first stays. Ask { $name } which one counts. Only take the other one if you all agree.
not-altered = Letter { $n } is not what you sent
    .text = Somebody has changed it on the way. Yours stays: send it again.
not-givenup = Letter { $n } by { $name }, given up
    .text = The table goes on from another letter, which was taken in its place. Only take this one again if you all agree.
not-full = No seat is free
    .text = You can look on. If you sit at this table, your seat is in another browser or in the installed app: copy the letter, and paste it there.
not-elsewhere = Your seat is elsewhere
    .text = The keys of this table are on another device, in another browser or in the installed app: copy the letter, and paste it there. Here you can look on.
not-taken = Two for one seat
    .text = Somebody else has sat down there already. The first counts: start anew, or ask for another seat.
not-newer = Update first
    .text = This letter comes from a newer version of Tabard. Update, then open it again.
not-boxless = The box is missing
    .text = The game is played with a box that is not here. Ask for a letter that brings it along.
not-spoilt = This letter does not open
    .text = { $why } Ask for it once more, and copy it whole. Nothing of yours is touched.
not-look = Look at it
not-takeother = Take the other
not-taketitle = Take the other letter?
not-taketext = The table then goes on from it. The one that you have is kept: you find it where you send the letter.

## At the table.

strip-letter = Letter { $n }
strip-proved = proved
strip-about = Letter { $n }, proved: every move and every draw was checked. Open it.
strip-open = Every move and every draw up to here was checked. Your own letter is sealed when your turn ends.
strip-waits = Letter { $n } is with { $name }
strip-skip = Skip

## The list of tables.

list-title = By link
list-waits = { $n ->
        [one] A table waits for you
       *[other] { $n } tables wait for you
    }
list-yours = Your turn
list-with = With { $name }
list-joining = Not everybody has sat down yet
list-over = Over
list-line = { $what } · letter { $n }, { $when }
list-play = Play
list-open = Open
list-send = Send again
