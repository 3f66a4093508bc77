### The words of all that works without the program: the page until the program runs and when it does not, the page for emergencies, the
### answer at a wrong address, and what an installed app is called. The export of the site puts them into these files, in all languages.
### Scripts fill them (web/site/say.js): arguments may be texts, numbers and variants, and nothing else.

# How this language writes numbers and dates, for the browser.
page-locale = en-GB
# A half: its sign before the decimals is that of small numbers, for which the browser is not asked.
page-half = 0.5
page-title = Tabard: medieval board games
page-description = Four medieval board games in one app: against bots or around one device, offline, without an account.
# The picture that stands with a link to the app.
page-emblem = The Tabard emblem: a herald's coat in four quarters
page-open = Open Tabard
# Where scripts are forbidden: on the page, and on the page for emergencies, after its first sentences.
noscript-app = Tabard is a program that runs in your browser. It needs JavaScript and WebAssembly: please allow scripts for this page and load it again.
noscript-recover = It needs JavaScript: please allow scripts for this page and load it again.

## Until the program runs.

boot-intro = Four medieval board games at one table: against bots, or passed from hand to hand around one device. Your games stay on this device; nothing is sent anywhere. After the first visit it works without a network.
boot-loading = Loading the table
boot-progress = Loading { $loaded } of { $size } MB
boot-opening = Opening the table
boot-looking = Looking through the stored files

## When the program does not run.

boot-again = Try again
boot-close = Close
boot-reload = Reload
boot-repair = Repair the app
boot-stored = Look after your games
boot-wait = Go on waiting
boot-stalled = The table is slow to load
boot-stalled-text = Nothing has arrived for a while. You can go on waiting. If the app opened before and no longer does, repairing it fetches all its files again. Your games are not touched.
boot-unreached = There is nothing to repair it with
boot-unreached-text = The app cannot be fetched now, so nothing was changed. Try again when the network is back. Your games are not touched.
# What stands below that: why.
boot-refused = The host answers { $status }
boot-silent = The host does not answer
boot-scriptless = app.js has not come
boot-failed = The table could not be loaded
boot-failed-text = The download broke off, or this browser cannot run the program. Your games are not touched.
boot-damaged = A stored file of the app is damaged
boot-damaged-text = It must be fetched again, and there is no network to fetch it now. As soon as there is, the table opens by itself. Your games are not touched.
boot-ended = The program has stopped
boot-ended-text = Something went wrong inside the app, and what you see no longer answers. Games are saved after every action, so after reloading you can go on from your last one.

## At an address where nothing is.

missing-page = Nothing here
missing-title = There is nothing at this address
missing-text = All of Tabard is one page. Open it, or cut the address down to the part that was sent to you.

## What an installed app shows.

manifest-continue = Continue
manifest-daily = Deals of the day
manifest-coincrown = Coin & Crown
manifest-emara = Crown of Emara
manifest-merchants = Battle Merchants
manifest-conquer = Craft & Conquer
# Of the pictures in shops.
shot-start = Choose a game
shot-phone = Coin & Crown on a phone
shot-phone-conquer = Craft & Conquer on a phone
shot-phone-emara = Crown of Emara on a phone
shot-phone-merchants = Battle Merchants on a phone
shot-wide = Coin & Crown on a wide screen
shot-wide-conquer = Craft & Conquer on a wide screen
shot-wide-emara = Crown of Emara on a wide screen
shot-wide-merchants = Battle Merchants by night

## The page for emergencies.

recover-page = Everything that is stored · Tabard
recover-title = Everything that is stored
recover-intro = This page works even when the games do not. It shows every record that Tabard keeps in this browser, and deletes none of them unless you say so.
recover-all = All of it
recover-looking = Looking…
recover-forbidden = This browser forbids the page to keep or read anything, so there is nothing to show. Allow storage for this site and load the page again.
recover-unopened = The storage cannot be opened: { $why }
recover-nothing = Nothing at all is stored here.
recover-sum = { $n ->
        [one] 1 record, { $size } of about { $room } that a browser gives.
       *[other] { NUMBER($n) } records, { $size } of about { $room } that a browser gives.
    }
# A size in bytes, and in thousands of them.
recover-bytes = { $n -> [one] 1 byte *[other] { NUMBER($n) } bytes }
recover-kilobytes = { $size } kB
recover-backup = Save everything as one file
recover-pick = Bring in a file
recover-pick-hint = Bringing in a file only ever adds: a game that is here already stays as it is, and a different one of the same name comes beside it.

recover-games = Games
recover-unknown = Unknown game
recover-named = A game named { $id }
recover-game = { $name }, { $people }, after { $n -> [one] 1 decision *[other] { NUMBER($n) } decisions }, played { $when -> [none] at an unknown time *[other] { $when } }
recover-newer = Written by a newer version of Tabard: update the app to open it.
recover-damaged = Damaged ({ $faults }). Its bytes are kept.
recover-gone = The game itself is gone; earlier rounds are left.
recover-half = One of its two copies is damaged; the app opens the other one.
recover-unshown = A game named { $id } cannot be shown. Its bytes are kept, and saved with everything.
recover-rounds = Earlier rounds:
recover-round = After { $n -> [one] 1 decision *[other] { NUMBER($n) } decisions }, { $when -> [none] at an unknown time *[other] { $when } }
recover-round-damaged = Damaged ({ $fault })
recover-round-name = { $name } after { $n -> [one] 1 decision *[other] { NUMBER($n) } decisions }
recover-bring = Bring back as a game of its own
recover-brought = It is back: open Tabard and look at its saved games.

# What is wrong with a record. It stands in brackets.
fault-game = not a game
fault-cut = cut off
fault-changed = changed
fault-newer = of a newer version
fault-broken = broken
fault-damaged = not whole

recover-aside = Put aside as damaged
recover-aside-hint = What could not be read was copied here before anything was written in its place. Save it as a file if you want to report it.
recover-every = Every record
recover-sizes = Names and sizes
recover-record = { $name }, { $size }

recover-save = Save as a file
recover-saved = Saved as { $file }.
recover-delete = Delete
recover-delete-armed = Press again to delete it for ever
recover-deleted = Deleted: { $name }.
recover-undeleted = Of { $name } something is still in the browser's database, and comes back: { $why }.
# What a button is called: what it does, and to what.
recover-button = { $what }: { $name }

recover-unwilling = That did not work: { $why }
recover-count = New records: { NUMBER($fresh) }. Here already: { NUMBER($known) }. Damaged, put aside: { NUMBER($bad) }.
# Why not the whole of a file was taken, and how that is said.
recover-part = { $file } was not taken whole: { $why }.
recover-cut = the file is cut off
recover-full = the storage is full: save something as a file and delete it here
recover-layout = a newer version of Tabard has laid out the storage; open the app to update it
recover-taken = there is a record of that name
recover-differs = it reads back differently
recover-browser = the browser did not do it

recover-app = The app itself
recover-repair = Repair the app
recover-repair-hint = Repairing fetches all files of the app again. It needs the network, and does not touch what is stored.
recover-repairing = Looking for the app on the network…
recover-unreached = The app cannot be fetched now, so nothing was changed: { $why }
recover-refused = the host answers { $status }
recover-silent = the host does not answer
