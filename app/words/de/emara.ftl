name = Crown of Emara
tagline = Gewinne das Volk für dich und baue die Stadt. Der kleinere der beiden Werte zählt.
whom = Das tiefste. Etwas anspruchsvoller.
credits = Ein Spiel von Benjamin Schwer, erschienen bei Pegasus Spiele.

## Nomen mit den Wendungen, nach denen die Sätze fragen

# Die Waren.
good-wood = Holz
    .word = { $n -> [one] Holz *[other] Holz }
    .title = Holz
    .one = 1 Holz
    .amount = { NUMBER($n) } Holz
good-cloth = Tuch
    .word = { $n -> [one] Tuch *[other] Tuch }
    .title = Tuch
    .one = 1 Tuch
    .amount = { NUMBER($n) } Tuch
good-grain = Getreide
    .word = { $n -> [one] Getreide *[other] Getreide }
    .title = Getreide
    .one = 1 Getreide
    .amount = { NUMBER($n) } Getreide
good-stone = Stein
    .word = { $n -> [one] Stein *[other] Stein }
    .title = Stein
    .one = 1 Stein
    .amount = { NUMBER($n) } Stein
good-bread = Brot
    .word = { $n -> [one] Brot *[other] Brote }
    .title = Brote
    .one = 1 Brot
    .amount = { $n -> [one] { $n } Brot *[other] { $n } Brote }
good-book = Buch
    .word = { $n -> [one] Buch *[other] Bücher }
    .title = Bücher
    .one = 1 Buch
    .amount = { $n -> [one] { $n } Buch *[other] { $n } Bücher }
good-ring = Siegelring
    .word = { $n -> [one] Siegelring *[other] Siegelringe }
    .title = Siegelringe
    .one = 1 Siegelring
    .amount = { $n -> [one] { $n } Siegelring *[other] { $n } Siegelringe }
good-coin = Gold
    .word = { $n -> [one] Gold *[other] Gold }
    .title = Gold
    .one = 1 Gold
    .amount = { NUMBER($n) } Gold

# Die acht Orte. short: wo wenig Platz ist. of: „die erste Hütte im Wald“.
place-forest = Wald
    .short = Wald
    .entry = Wald
    .object = den Wald
    .at = im Wald
    .to = in den Wald
    .from = aus dem Wald
    .of = im Wald
place-weaving-mill = Weberei
    .short = Weberei
    .entry = Weberei
    .object = die Weberei
    .at = in der Weberei
    .to = in die Weberei
    .from = aus der Weberei
    .of = in der Weberei
place-grainfield = Acker
    .short = Acker
    .entry = Acker
    .object = den Acker
    .at = auf dem Acker
    .to = auf den Acker
    .from = vom Acker
    .of = auf dem Acker
place-quarry = Steinbruch
    .short = Steinbruch
    .entry = Steinbruch
    .object = den Steinbruch
    .at = im Steinbruch
    .to = in den Steinbruch
    .from = aus dem Steinbruch
    .of = im Steinbruch
place-castle = Burg
    .short = Burg
    .entry = Burg
    .object = die Burg
    .at = auf der Burg
    .to = auf die Burg
    .from = von der Burg
    .of = auf der Burg
place-cathedral = Kirche
    .short = Kirche
    .entry = Kirche
    .object = die Kirche
    .at = in der Kirche
    .to = in die Kirche
    .from = aus der Kirche
    .of = in der Kirche
place-market = Markt
    .short = Markt
    .entry = Markt
    .object = den Markt
    .at = auf dem Markt
    .to = auf den Markt
    .from = vom Markt
    .of = auf dem Markt
place-construction-site = Baustelle
    .short = Baustelle
    .entry = Baustelle
    .object = die Baustelle
    .at = auf der Baustelle
    .to = auf die Baustelle
    .from = von der Baustelle
    .of = auf der Baustelle

# Die Aktionskarten. brief steht auf der Karte selbst.
card-wood = Holz
    .brief = 1 Holz
    .line = Nimm 1 Holz.
card-stone = Stein
    .brief = 1 Stein
    .line = Nimm 1 Stein.
card-cloth = Tuch
    .brief = 1 Tuch
    .line = Nimm 1 Tuch.
card-grain = Getreide
    .brief = 1 Getreide
    .line = Nimm 1 Getreide.
card-ring = Siegelring
    .brief = 1 Ring
    .line = Nimm 1 Siegelring.
card-exchange = Wechsel
    .brief = Gold
    .line = Du darfst 1 Rohstoff für 1 Gold abgeben oder 3 beliebige Rohstoffe für 2 Gold.
card-step = Schritt
    .brief = +1 Schritt
    .line = Gehe mit einem deiner Ratsmitglieder 1 Schritt. Den Ort, an dem es ankommt, darfst du besuchen.
card-helpers = Helfer
    .brief = 1 billiger
    .line = Wo eines deiner Ratsmitglieder steht, darfst du einen Handwerker anstellen oder einen Berater anwerben und zahlst 1 Rohstoff weniger. Die Bonusaktion bleibt dir.
card-town = Stadt
    .brief = Stadtort
    .line = Du darfst einen der vier Orte der Stadt besuchen, ohne ein Ratsmitglied zu bewegen.

# Die Berater. subject und object stehen im Satz: „der Bäcker rückt nach“, „wirb den Bäcker an“.
advisor-master-of-coin = Münzmeister
    .subject = der Münzmeister
    .object = den Münzmeister
advisor-archivist = Archivar
    .subject = der Archivar
    .object = den Archivar
advisor-goldsmith = Goldschmied
    .subject = der Goldschmied
    .object = den Goldschmied
advisor-carpenter = Zimmermann
    .subject = der Zimmermann
    .object = den Zimmermann
advisor-baker = Bäcker
    .subject = der Bäcker
    .object = den Bäcker
    .brief = backt Brot
    .does = Einmal in jedem deiner Züge: 1 Tuch und 1 Getreide für 1 Brot oder 1 Tuch und 2 Getreide für 2 Brote
advisor-schoolmarm = Lehrerin
    .subject = die Lehrerin
    .object = die Lehrerin
    .brief = 2 Rohstoffe: Buch
    .does = Einmal in jedem deiner Züge: 2 beliebige Rohstoffe für 1 Buch
advisor-bailiff = Vogt
    .subject = der Vogt
    .object = den Vogt
    .brief = Ring: { buildings }
    .does = Einmal in jedem deiner Züge: 1 Siegelring für { buildings }
advisor-dressmaker = Schneiderin
    .subject = die Schneiderin
    .object = die Schneiderin
    .brief = Tuch: { citizens }
    .does = Einmal in jedem deiner Züge: 1 Tuch für { citizens }
advisor-landlord = Grundherr
    .subject = der Grundherr
    .object = den Grundherrn
    .brief = Tuch: { buildings }
    .does = Einmal in jedem deiner Züge: 1 Tuch und 1 Bürger für { buildings }
advisor-merchant = Händler
    .subject = der Händler
    .object = den Händler
    .brief = tauscht 1 Rohstoff
    .does = Einmal in jedem deiner Züge: 1 Rohstoff für 1 anderen
advisor-chamberlain = Kämmerer
    .subject = der Kämmerer
    .object = den Kämmerer
    .brief = Ring = Gold
    .does = In deinen Zügen darfst du beliebig viele Siegelringe eins zu eins in Gold wechseln oder Gold in Siegelringe
advisor-scholar = Gelehrter
    .subject = der Gelehrte
    .object = den Gelehrten
    .brief = zahlt mit allem
    .does = Du darfst Handwerker und Berater mit beliebigen Rohstoffen bezahlen; nur die Anzahl zählt
advisor-mayoress = Bürgermeisterin
    .subject = die Bürgermeisterin
    .object = die Bürgermeisterin
    .brief = Geschenk: { citizens }
    .does = { citizens } für jedes Geschenk, das du auf der Burg machst
advisor-steward = Verwalter
    .subject = der Verwalter
    .object = den Verwalter
    .brief = überall anstellen
    .does = Du darfst an jedem Ort anstellen und anwerben, wo immer deine Ratsmitglieder stehen
advisor-abbess = Äbtissin
    .subject = die Äbtissin
    .object = die Äbtissin
    .brief = Spende: Buch
    .does = 1 Buch mehr für jede Spende, die du in der Kirche machst
advisor-toolmaker = Werkzeugmacher
    .subject = der Werkzeugmacher
    .object = den Werkzeugmacher
    .brief = Häuser +{ NUMBER($n) }
    .does = { $n -> [one] { $n } Haus *[other] { $n } Häuser } mehr, jedes Mal wenn du Häuser bekommst, außer in der Schlusswertung
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

# Was ein Berater sofort bringt: „2 Bücher sofort“.
at-once = { $what } sofort

# Die Ereigniskarten der Runden.
occasion-old-forest = Rodung im alten Wald
    .does = Alle haben zu Beginn der Runde 1 Holz genommen
occasion-harvest = Reiche Ernte
    .does = Alle haben zu Beginn der Runde 1 Getreide genommen
occasion-far-stone = Stein von fernen Ufern
    .does = Alle haben zu Beginn der Runde 1 Stein genommen
occasion-fine-cloth = Feine Wolle, feines Tuch
    .does = Alle haben zu Beginn der Runde 1 Tuch genommen
occasion-famine = Die große Hungersnot
occasion-alms = Almosen für die Armen
occasion-old-books = Neues Wissen aus alten Büchern
occasion-early-winter = Früher Winter
    .does = In dieser Runde { $n -> [one] { $n } Haus *[other] { $n } Häuser } weniger, jedes Mal wenn du Häuser bekommst
occasion-far-merchants = Händler aus der Ferne
    .does = In dieser Runde darfst du bei einem Besuch auf dem Markt für einen zweiten Rohstoff noch 1 Gold kaufen
occasion-long-summer = Langer Sommer
    .does = In dieser Runde { $n -> [one] { $n } Haus *[other] { $n } Häuser } mehr, jedes Mal wenn du Häuser bekommst
occasion-pious-donation = Fromme Spende
    .does = In dieser Runde { citizens } für jede Spende
occasion-respected = Geachtet am Hof, geliebt vom Volk
    .does = In dieser Runde { $n -> [one] { $n } Bürger *[other] { $n } Bürger } mehr für jeden Adelsaufstieg
occasion-peoples-gift = Ein Geschenk des Volkes
    .does = In dieser Runde { citizens } für jedes Geschenk
occasion-good-labour = Gute Arbeitslage
    .does = In dieser Runde kostet jeder Berater 1 Rohstoff weniger; welchen, bestimmst du

# Was ein Ereignis tauscht.
trade-does = Am Ende der Runde darfst du { $terms } abgeben
trade-for = { $goods } für { $points }

# Die Adelstitel.
rank-none = kein Adelstitel
    .title = Kein Adelstitel
rank-baron = Baron
    .title = Baron
rank-count = Graf
    .title = Graf
rank-prince = Fürst
    .title = Fürst
rank-marquess = Markgraf
    .title = Markgraf
rank-duke = Herzog
    .title = Herzog

# Die drei Hütten eines Ortes. in: „ein Handwerker in der ersten Hütte“.
hut-first = erste Hütte
    .title = Erste Hütte
    .in = in der ersten Hütte
hut-second = zweite Hütte
    .title = Zweite Hütte
    .in = in der zweiten Hütte
hut-third = dritte Hütte
    .title = Dritte Hütte
    .in = in der dritten Hütte

# Gezähltes.
citizens = { $citizens -> [one] { $citizens } Bürger *[other] { $citizens } Bürger }
    .word = { $n -> [one] Bürger *[other] Bürger }
buildings = { $buildings -> [one] { $buildings } Haus *[other] { $buildings } Häuser }
    .word = { $n -> [one] Haus *[other] Häuser }
resources = { $resources -> [one] { $resources } Rohstoff *[other] { $resources } Rohstoffe }
    .word = { $n -> [one] Rohstoff *[other] Rohstoffe }
steps = { $steps -> [one] { $steps } Schritt *[other] { $steps } Schritte }
points = { $points -> [one] { $points } Punkt *[other] { $points } Punkte }
halves = { $half -> [yes] { $points },5 Punkte *[no] { points } }
tokens = { $tokens -> [one] { $tokens } Gunstplättchen *[other] { $tokens } Gunstplättchen }
    .word = { $n -> [one] Gunstplättchen *[other] Gunstplättchen }
cards = { $cards -> [one] { $cards } Karte *[other] { $cards } Karten }

victoria = Victoria

## Preise

nothing = nichts
any-kind = { $resources -> [one] { $resources } beliebigen Rohstoff *[other] { $resources } beliebige Rohstoffe }
less = { $cost } ({ $resources -> [one] { $resources } Rohstoff *[other] { $resources } Rohstoffe } nach Wahl weniger)

## Spielvorbereitung

option-space = Häuser beginnen bei
    .hint = Je kleiner die Zahl, desto schwerer die Partie. Die Bürger beginnen immer bei 0.
option-layout = Orte
    .hint = Wie die acht Orte ausliegen.
option-selection = Aktionskarten
    .hint = Aus wie vielen deiner Karten du wählst.
option-solo = Solospiel
    .hint = Worum es in einer Partie allein geht.
option-later = Spätere Plätze
    .hint = Wer zuerst zieht, wählt zuerst. Ein Punkt kann das ausgleichen.

space-hint = 15 ist schwer, 40 ist leicht; 35 passt für die erste Partie.
value-space-card = Zahl der Startkarte
    .hint = Die Karte, die den Ratsmitgliedern ihre Plätze gibt, gibt auch die Zahl vor.
value-layout-sorted = Land und Stadt
    .hint = Vier Orte auf dem Land bilden den einen Kreis, vier Orte der Stadt den anderen.
value-layout-random = Gemischt
    .hint = Alle acht Orte werden über beide Kreise gemischt, und du wählst deinen ersten Rohstoff.
value-selection-draw = Drei ziehen
    .hint = In jeder Runde ziehst du drei deiner neun Karten.
value-selection-full = Freie Auswahl
    .hint = Du hast alle neun Karten auf der Hand; nichts hängt vom Ziehen ab.
value-solo-highscore = Bestleistung
    .hint = Übertriff dein bestes Ergebnis mit derselben Startzahl.
value-solo-campaign = Kampagne
    .hint = Schlage Victoria: Jeder Sieg senkt deine nächste Startzahl, alles andere hebt sie.
value-later-equal = Alle gleich
    .hint = So steht es in der Anleitung.
value-later-point = Ein Punkt Vorsprung
    .hint = Zu zweit und zu dritt beginnt der letzte Platz mit einem Bürger und einem Haus mehr, zu viert die letzten zwei.

level-page = Page
    .hint = Lernt den Hof erst kennen. Ein freundlicher erster Gegner.
level-squire = Knappe
    .hint = Plant den ganzen Zug und hält beide Werte im Gleichgewicht.
level-knight = Ritter
    .hint = Denkt mehrere Züge voraus und verzeiht wenig.
level-marshal = Marschall
    .hint = Probiert durch, was kommen kann, bis zum Ende der Partie. Gib dein Bestes.

# Wesenszüge: „Alison (ehrgeizig) steigt früh im Adel auf.“
trait-ambitious = ehrgeizig
    .hint = steigt früh im Adel auf
trait-courtly = höfisch
    .hint = umgibt sich mit Beratern
trait-thrifty = sparsam
    .hint = sammelt Gunstplättchen und löst sie ein
trait-master = handfest
    .hint = stellt Handwerker an, wo immer eine Hütte frei ist

## Wertung

part-citizens = Bürger
    .hint = Punkte auf der Bürgerleiste
part-buildings = Häuser
    .hint = Punkte auf der Häuserleiste
part-leftover = Übrige Waren
    .hint = Punkte für übrige Waren und Gunstplättchen
total = Ergebnis
    .hint = Der kleinere Wert von Bürgern und Häusern, nachdem die übrigen Waren verteilt sind

key-score = mehr beim kleineren Wert
key-second = mehr beim größeren Wert
key-rank = höherer Adelstitel
key-card = mehr Bürger auf der Adelskarte

# Was die Rivalen abwägen: Gründe für einen Rat.
worth-tempo = Die Zugfolge
worth-balance = Bürger und Häuser im Gleichgewicht
worth-goods = Waren
worth-favors = Gunstplättchen
worth-craftsmen = Handwerker
worth-advisors = Berater
worth-rank = Der Adelstitel
worth-turn = Was dieser Zug noch bringt
worth-places = Orte in Reichweite
worth-trade = Der Tausch des Ereignisses
worth-cards = Karten, die noch zu spielen sind
worth-score = Gemachte Punkte

## Wo die Partie steht

turn-over = Die Partie ist zu Ende
turn-setup = Vor der ersten Runde
turn-round-end = Ende von Runde { NUMBER($n) } von { NUMBER($all) }
turn-scoring = Schlusswertung
turn-line = Runde { NUMBER($n) } von { NUMBER($all) }, Zug { NUMBER($turn) }

forecast = Ergebnis, wenn die Partie jetzt endete; { $short }
forecast-citizens = es fehlen Bürger
forecast-buildings = es fehlen Häuser
forecast-even = beide Werte wären dann gleich

## Fragen

ask-relocate = Stelle deine Ratsmitglieder auf
    .why = die Startkarte setzt beide in denselben Kreis
ask-start-resource = Wähle deinen ersten Rohstoff
ask-play-card = Spiele eine Karte auf ein Feld
    .left = { $turns -> [one] noch { $turns } Zug *[other] noch { $turns } Züge }
ask-turn = Wähle, was du tust
    .why = { CARD($card) } auf Feld { NUMBER($slot) }
turn-done = Beende deinen Zug oder tu noch mehr
turn-end = Beende deinen Zug
ask-visit = Wähle, was du { PLACE($place, form: "at") } tust
ask-pay = Wähle, wie du bezahlst: { $price }
ask-pay-kind = Wie viel { GOOD($good) } bezahlst du?
    .left = noch { NUMBER($n) } zu bezahlen
ask-keep = Behalte ein Gunstplättchen
    .why = die anderen kommen auf den Ablagestapel
ask-reward = Gibst du für das Ereignis etwas ab?
    .why = { OCCASION($event) }
ask-split = Wie viele übrige Punkte werden Bürger?
    .why = der kleinere Wert ist dein Ergebnis
    .left = { points } zu verteilen

for-exchange = für { good-coin.amount } mit deiner Karte
for-hut = für die { HUT($hut) } { PLACE($place, form: "of") }
for-advisor = für { ADVISOR($advisor, form: "object") }
for-gift = für ein Geschenk ({ GOOD($good) })
for-donation = für eine Spende ({ GOOD($good) })
for-coins = für { good-coin.amount }
for-stone = für die Lieferung von 1 Stein
for-wood = für die Lieferung von { good-wood.amount }
for-event = für das Ereignis

## Aktionen: der Satz in der Liste, der Knopf, die Überschrift der Gruppe

act-pass = Gib für das Ereignis nichts ab
    .short = Nichts
    .group = { -group-event }
act-leave = Verlasse { PLACE($place, form: "object") }
    .short = Verlassen
    .group = { -group-end }
act-end-turn = Beende deinen Zug
    .short = Zug beenden
    .group = { -group-end }
act-card-gain = Nimm mit deiner Karte { GOOD($good, form: "one") }
    .short = { GOOD($good, form: "one") } nehmen
    .group = { -group-card }
act-card-exchange = Wechsle mit deiner Karte { resources } in { good-coin.amount }
    .short = { resources }: { good-coin.amount }
    .group = { -group-card }
act-card-step = Gehe mit deiner Karte { PLACE($from, form: "from") } { PLACE($to, form: "to") }
    .short = Schritt { PLACE($to, form: "to") }
    .group = { -group-card }
act-card-hire = Stelle mit deiner Karte { HUT($hut, form: "in") } { PLACE($place, form: "of") } einen Handwerker an, für { $price }
    .short = Per Karte: { HUT($hut) } { PLACE($place, form: "of") }
    .group = { -group-card }
act-card-recruit = Wirb mit deiner Karte { PLACE($place, form: "at") } { ADVISOR($advisor, form: "object") } an, für { $price }
    .short = Per Karte: { ADVISOR($advisor) }
    .group = { -group-card }
act-card-town = Besuche mit deiner Karte { PLACE($place, form: "object") }, ohne zu gehen
    .short = { CAP(PLACE($place, form: "object")) } besuchen
    .group = { -group-card }
act-move = Gehe { steps } { PLACE($from, form: "from") } { PLACE($to, form: "to") }
    .short = { CAP(PLACE($to, form: "to")) } gehen
    .group = Bewegung
act-rank-up = Werde { RANK($rank) } für { $price }
    .short = { RANK($rank) } werden
    .group = Adelstitel
act-hire = Stelle { HUT($hut, form: "in") } { PLACE($place, form: "of") } einen Handwerker an, für { $price }
    .short = Anstellen { PLACE($place, form: "at") }
    .group = Handwerker anstellen
hire-hut = Anstellen: { HUT($hut) } { PLACE($place, form: "of") }
act-recruit = Wirb { PLACE($place, form: "at") } { ADVISOR($advisor, form: "object") } an, für { $price }
    .short = { ADVISOR($advisor) } anwerben
    .group = Berater anwerben
act-advisor = Nutze { ADVISOR($advisor, form: "object") }: { $get } für { $pay }
    .short = { $get } für { $pay }
    .group = Deine Berater
act-gather = Nimm { GOOD($good, $n, form: "amount") }
bake = Nimm { GOOD($good, $n, form: "amount") } und backe { $breads -> [one] { $breads } Brot *[other] { $breads } Brote } aus { $cost }
    .short = { GOOD($good, $n, form: "amount") }, { $breads -> [one] { $breads } Brot *[other] { $breads } Brote }
act-gift = Schenke dem König { GOOD($good, $n, form: "amount") } für 1 Siegelring
    .short = { GOOD($good, $n, form: "amount") } schenken
act-castle-book = Gib 1 Buch für { buildings } ab
    .short = 1 Buch: { buildings }
act-donate = Spende { GOOD($good, $n, form: "amount") } für { $books -> [one] { $books } Buch *[other] { $books } Bücher }{ $token ->
        [yes] {" "}und ein Gunstplättchen
       *[no] {""}
    }
    .short = { GOOD($good, $n, form: "amount") } spenden
act-buy-coin = Kaufe { good-coin.amount } für { resources }
    .short = { good-coin.amount } kaufen
act-sell-books = Gib { good-book.amount } für { citizens } ab
    .short = { good-book.amount }: { citizens }
act-build-stone = Liefere 1 Stein für { buildings } und { citizens }
    .short = 1 Stein liefern
act-feed = Liefere { good-bread.amount } für { citizens }
    .short = { good-bread.amount } liefern
act-build-wood = Liefere { good-wood.amount } für { buildings }
    .short = { good-wood.amount } liefern
act-redeem = Löse das Gunstplättchen für { $reward } ein
    .short = Plättchen: { $reward }
    .group = Gunstplättchen
act-pay = Bezahle { $cost }
    .short = { $cost }
    .group = { -group-pay }
act-pay-kind = { $n -> [0] Bezahle kein { GOOD($good) } *[other] Bezahle { GOOD($good, $n, form: "amount") } }
    .short = { $n -> [0] Kein { GOOD($good) } *[other] { GOOD($good, $n, form: "amount") } }
    .group = { -group-pay }
act-keep = Behalte das Plättchen für { PLACE($place, form: "object") }: { $reward }
    .short = { PLACE($place) }: { $reward }
    .group = Gezogene Plättchen
act-trade = Gib { GOOD($good, $n, form: "amount") } für { $points } ab
    .short = { GOOD($good, $n, form: "amount") }: { $points }
    .group = { -group-event }
act-split = { citizens } und { buildings }: Werte { NUMBER($cp) } und { NUMBER($bp) }, Ergebnis { NUMBER($final) }
    .short = { NUMBER($cp) } und { NUMBER($bp) }
    .group = Übrige Punkte
act-play-card = Spiele die Karte { CARD($card) } auf Feld { NUMBER($slot) }: { steps } { PLACE($from1, form: "from") } { PLACE($to1, form: "to") } oder { PLACE($from2, form: "from") } { PLACE($to2, form: "to") }
    .short = { CARD($card) }, Feld { NUMBER($slot) }
act-relocate = Lass ein Ratsmitglied { PLACE($place, form: "at") } und stelle das andere { PLACE($to, form: "to") }
    .short = { PLACE($place) } und { PLACE($to) }
    .group = { -group-set }
act-take-start = Beginne mit { GOOD($good, form: "one") }
    .short = { GOOD($good, form: "one") }
    .group = { -group-set }

-group-card = Deine Karte
-group-end = Abschließen
-group-event = Am Ende der Runde
-group-pay = Bezahlen
-group-set = Vor der ersten Runde
group-play = { CARD($card) } spielen
group-visit = { CAP(PLACE($place, form: "at")) }

# Was außer Reichweite ist.
try-use = { CAP(ADVISOR($advisor, form: "object")) } nutzen
try-hire = { $card -> [yes] Handwerker mit deiner Karte anstellen *[no] Handwerker anstellen }
try-hire-at = { $card -> [yes] Handwerker mit deiner Karte { PLACE($place, form: "at") } anstellen *[no] Handwerker { PLACE($place, form: "at") } anstellen }
try-recruit = { $card -> [yes] Berater mit deiner Karte anwerben *[no] Berater anwerben }
try-recruit-at = { $card -> [yes] Berater mit deiner Karte { PLACE($place, form: "at") } anwerben *[no] Berater { PLACE($place, form: "at") } anwerben }

## Hinweise neben Aktionen: mehrere trennt ein Strichpunkt, der erste beginnt groß

sum = { $base }, { $more } = { NUMBER($n) }
sum-citizens = Bürger { $more } = { NUMBER($n) }
sum-more = +{ NUMBER($n) } { $by }
sum-less = −{ NUMBER($n) } { $by }
note-next-gift = das nächste Geschenk dieser Art kostet { GOOD($good, $n, form: "amount") }
note-next-donation = die nächste Spende dieser Art kostet { GOOD($good, $n, form: "amount") }
note-next-stone = der nächste Stein bringt { citizens }
note-next-bread = die nächsten Brote bringen je { citizens }
note-keeps = du behältst { $goods }
note-keeps-none = du behältst weder Rohstoffe noch Gold
note-refill = { ADVISOR($advisor, form: "subject") } rückt nach
note-no-refill = der Platz bleibt leer
note-next-rank = der nächste Adelstitel ist { RANK($rank) }, für { $price }
note-abbess = die Äbtissin legt 1 Buch dazu
note-no-token = es gibt kein Gunstplättchen mehr zu ziehen
note-after-grain = auch Getreide, das du hier nimmst, lässt sich backen
note-enough-rank = genug für den Adelstitel { RANK($rank) }
note-nothing-done = du hast hier noch nichts getan
note-steward = durch deinen Verwalter
note-here = dein Ratsmitglied steht gerade dort: Es muss noch einmal kommen
note-away = dein Ratsmitglied { PLACE($from, form: "at") } ist { steps } entfernt
note-step = ihr Schritt allein führt { PLACE($step1, form: "to") } oder { PLACE($step2, form: "to") }, beides mit einem Ratsmitglied { PLACE($both1, form: "to") } oder { PLACE($both2, form: "to") }
final-score = Ergebnis

does = { PLACE($place) }: { $things }
do-nothing = zurzeit nichts möglich
do-gather = { GOOD($good, form: "one") }
do-craft = { GOOD($good, form: "one") }, durch Handwerker { NUMBER($n) } mehr oder Brot
do-gift = 1 Siegelring für ein Geschenk ({ $goods })
do-donate = eine Spende ({ $goods })
do-book = { buildings } für 1 Buch
do-coin = 1 Gold für 1 Rohstoff
do-books = { citizens } für { good-book.amount }
do-stone = { buildings } und { citizens } für 1 Stein
do-feed = { citizens } für { good-bread.amount }
do-wood = { buildings } für { good-wood.amount }
do-token = { $reward } für ein Gunstplättchen

# Warnungen vor einer Aktion.
warn-shown = ein verdeckter Berater wird aufgedeckt: Das lässt sich nicht zurücknehmen
warn-draw = es werden Plättchen gezogen: Das lässt sich nicht zurücknehmen
warn-card = deine Karte ist noch nicht genutzt
warn-bonus = du kannst noch { $what }
can-rank = im Adel aufsteigen
can-hire = einen Handwerker anstellen
can-recruit = einen Berater anwerben

## Die Teile eines Zuges, neben der Frage

turn-card = Karte
turn-move = Bewegung
turn-rank = Adel
turn-hire = Handwerker
turn-recruit = Berater

## Ereignisse: die Zeilen des Protokolls

event-round = Runde { NUMBER($n) } beginnt: { OCCASION($event) }. { $does }
event-start = { WHO_HAS($who) } die Statue genommen: in dieser Runde zuerst am Zug
event-got = { WHO_HAS($who) }{ $source -> [none] {""} *[other] {" "}{ $source } } { GOOD($good, $n, form: "amount") } bekommen
event-paid = { WHO_HAS($who) } { $cost } bezahlt
event-spent = { WHO_HAS($who) } { GOOD($good, $n, form: "amount") } abgegeben
event-citizens = { WHO_HAS($who) }{ $source -> [none] {""} *[other] {" "}{ $source } } { citizens } bekommen
event-buildings = { WHO_HAS($who) }{ $source -> [none] {""} *[other] {" "}{ $source } } { buildings } bekommen{ $sum -> [none] {""} *[other] {" "}({ $sum }) }
event-citizen-lost = { WHO_HAS($who) } 1 Bürger abgegeben
event-played = { WHO_HAS($who) } die Karte { CARD($card) } auf Feld { NUMBER($slot) } gespielt
event-moved = { WHO_IS($who) } { steps } { PLACE($to, form: "to") } gegangen{ $card -> [yes] , mit der Karte *[no] {""} }
event-visited = { WHO_HAS($who) } mit der Karte { PLACE($place, form: "object") } besucht
event-baked = { WHO_HAS($who) } { good-bread.amount } aus { $cost } gebacken
event-hired = { WHO_HAS($who) } { PLACE($place, form: "at") } einen Handwerker angestellt: { citizens }
event-recruited = { WHO_HAS($who) } { PLACE($place, form: "at") } { ADVISOR($advisor, form: "object") } angeworben
event-replaced = { CAP(ADVISOR($advisor, form: "subject")) } ist vom Stapel { PLACE($place, form: "to") } nachgerückt
event-patron = { CAP(ADVISOR($advisor, form: "subject")) } liegt nun oben auf dem Stapel
event-ranked = { WHO_IS($who) } { RANK($rank) } geworden: { citizens }
event-drew = { WHO_HAS($who) } { tokens } gezogen{ $seen -> [none] {""} *[other] : { $seen } }
event-kept = { WHO_HAS($who) } ein Gunstplättchen für { PLACE($place, form: "object") } behalten: { $reward }
event-discarded = { WHO_HAS($who) } { tokens } abgelegt{ $seen -> [none] {""} *[other] : { $seen } }
event-reshuffled = Die abgelegten Gunstplättchen sind wieder der Stapel
event-redeemed = { WHO_HAS($who) } { PLACE($place, form: "at") } ein Gunstplättchen eingelöst
event-declined = { WHO_HAS($who) } für das Ereignis nichts abgegeben
event-turn-ended = { WHO_HAS($who) } den Zug beendet
event-round-ended = Runde { NUMBER($n) } endet
event-new-deck = { WHO_HAS($who) } wieder alle neun Karten
event-hand = { WHO_HAS($who) } { cards } gezogen{ $seen -> [none] {""} *[other] : { $seen } }
event-split = { WHO_HAS($who) } die Punkte der übrigen Waren verteilt: { $citizens ->
        [0] { buildings }
       *[other] { $buildings -> [0] { citizens } *[other] { citizens } und { buildings } }
    }
event-start-taken = { WHO_HAS($who) } mit { GOOD($good, form: "one") } begonnen
event-relocated = { WHO_HAS($who) } ein Ratsmitglied { PLACE($place, form: "to") } gestellt
event-over = Die Partie ist zu Ende

# Ein Marker hat sich gedreht.
turned-gift = Geschenk ({ GOOD($good) }): kostet { $gone -> [yes] von nun an { NUMBER($n) } *[no] { NUMBER($n) } }
turned-donation = Spende ({ GOOD($good) }): kostet { $gone -> [yes] von nun an { NUMBER($n) } *[no] { NUMBER($n) } }
turned-stone = Stein: bringt { $gone -> [yes] von nun an { citizens } *[no] { citizens } }
turned-bread = Brot: bringt { $gone -> [yes] von nun an je { citizens } *[no] je { citizens } }

# Woher etwas kommt, im Satz: „Anna hat mit der Karte 2 Holz bekommen“.
source-card = mit der Karte
source-location = { PLACE($place, form: "at") }
source-craftsmen = durch Handwerker { PLACE($place, form: "at") }
source-hire = für den Handwerker
source-advisor = durch { ADVISOR($advisor, form: "object") }
source-rank = für den Adelstitel
source-favor = für ein Gunstplättchen
source-event = durch das Ereignis
source-start = zu Beginn
for-a-gift = für ein Geschenk
for-a-donation = für eine Spende
for-books = für Bücher auf dem Markt

token-at = { $reward } { PLACE($place, form: "at") }
hand-drawn = { cards } gezogen
deck-whole = wieder alle neun Karten
round-begins = Runde { NUMBER($n) }
round-ends = Runde { NUMBER($n) } endet

## Gründe, warum etwas nicht geht

why-over = Die Partie ist zu Ende
why-not-asked = Triff zuerst die offene Wahl
why-not-in-hand = Die Karte { CARD($card) } ist nicht auf deiner Hand
why-slot-taken = Auf diesem Feld liegt schon eine Karte
why-must-move = Bewege zuerst ein Ratsmitglied
why-must-card = Nutze zuerst deine Karte { CARD($card) }
why-card-done = Deine Karte { CARD($card) } ist schon genutzt
why-other-card = Nur mit der Karte { CARD($card) }
why-moved = In diesem Zug bist du schon gegangen
why-top-rank = Über dem Adelstitel { rank-duke } gibt es keinen mehr
why-no-rank-card = Vom Adelstitel { RANK($rank) } ist keine Karte mehr da
why-goods = Verlangt { GOOD($good, $need, form: "amount") }: Du hast { $have -> [0] nichts davon *[other] { $have } }
why-hut-taken = Diese Hütte ist besetzt
why-craftsmen = Alle deine Handwerker sind angestellt
why-not-here = Du hast { PLACE($place, form: "at") } kein Ratsmitglied
why-empty-space = Hier ist niemand anzuwerben
why-not-recruited = Du hast { ADVISOR($advisor, form: "object") } nicht angeworben
why-used = Du hast { ADVISOR($advisor, form: "object") } in diesem Zug schon genutzt
why-no-citizen = Du hast keinen Bürger abzugeben
why-swapped = Der Kämmerer wechselt erst nach etwas anderem wieder
why-arrive = Nur bei einem Besuch { PLACE($place, form: "at") }
why-done = Bei diesem Besuch schon getan
why-one-coin = Der Markt verkauft je Besuch nur { good-coin.amount }
why-no-token = Du hast dieses Gunstplättchen nicht
why-token-place = Dieses Gunstplättchen gilt für { PLACE($place, form: "object") }
why-token-new = Dieses Gunstplättchen kam bei diesem Besuch: Es gilt erst ab dem nächsten
why-bakers = Verlangt { $need -> [one] { $need } deiner Handwerker hier *[other] { $need } deiner Handwerker hier }: Du hast { NUMBER($have) }
why-wrong-sum = Der Preis ist { NUMBER($need) }, das hier sind { NUMBER($have) }
why-not-in-price = Mehr { GOOD($good) }, als der Preis verlangt
why-no-coins = Gold kauft kein Gold
why-rest = Der Rest ließe sich danach nicht bezahlen
why-not-drawn = Dieses Gunstplättchen wurde nicht gezogen
why-other-event = Das gehört zu einem anderen Ereignis
why-points = Nur { $have -> [one] { $have } Punkt ist *[other] { $have } Punkte sind } übrig

done-rank = Du bist in diesem Zug schon im Adel aufgestiegen
done-hire = Du hast in diesem Zug schon einen Handwerker angestellt
done-recruit = Du hast in diesem Zug schon einen Berater angeworben
short = Es fehlt: { $missing }
short-of = { $n -> [one] Es fehlt { $n } *[other] Es fehlen { $n } } von diesen: { $missing }
short-any = Verlangt { resources }: Du hast { $have -> [0] keinen *[other] { $have } }
short-coins = du hast { good-coin.amount }

## Der Spielplan, und was er denen sagt, die zuhören (aria-...)

aria-setup = Vor der ersten Runde
aria-round = Runde { NUMBER($round) } von { NUMBER($rounds) }, Zug { NUMBER($turn) } von { NUMBER($turns) }. Reihenfolge in dieser Runde: { $order }

board-event-none = Kein Ereignis vor der ersten Runde
board-event-gain = Sofort
board-event-reward = Am Ende der Runde
board-event-rule = Die ganze Runde
aria-event = Ereignis dieser Runde: { OCCASION($event) }. { $does }. { $left -> [one] { $left } Ereignis *[other] { $left } Ereignisse } noch nicht gesehen

board-track = Bürger und Häuser
board-citizens = Bürger
board-buildings = Häuser
board-forecast = Ergebnis jetzt
board-low = Der kleinere zählt
aria-lane = { WHO($who) }: { citizens }, { buildings }, { $gap }; Ergebnis { NUMBER($final) }, wenn die Partie jetzt endete
gap-none = beide gleich
gap-citizens = an Bürgern fehlen { NUMBER($n) }
gap-buildings = an Häusern fehlen { NUMBER($n) }
aria-ahead = Du liegst vor Victoria, die { citizens } hat
aria-behind = Victoria liegt nicht hinter dir: Sie hat { citizens }
aria-victoria = Victoria: { citizens }, auf dem Weg zu { NUMBER($heads) }, wenn nur sie Marker dreht und Adelstitel nimmt
aria-victoria-end = Victoria: { citizens }

area-country = Land
area-town = Stadt
area-advisors = Berater
area-court = Hof
area-cards = Karten
area-goods = Waren
circuit-country = Land
circuit-town = Stadt
circuit-mixed = Kreis { $n }
aria-circuit = { $circuit }, im Uhrzeigersinn: { $places }
aria-place = { PLACE($place) }, Platz { NUMBER($n) } von 4, { $circuit }
aria-next-place = Im Uhrzeigersinn als Nächstes: { PLACE($place) }
aria-here = Hier: { $who }
aria-yields = Bringt { GOOD($good, form: "one") }
aria-castle = Ein Geschenk bringt 1 Siegelring; 1 Buch bringt { buildings }
aria-cathedral = Eine Spende bringt 1 Buch und ein Gunstplättchen
aria-market = 1 Rohstoff kauft 1 Gold; 1 bis 5 Bücher bringen { $books } Bürger
aria-site = 1 Stein bringt { $stone } und Bürger; Brote bringen Bürger; 1 Holz bringt { $wood }, 3 Holz { $woods }
aria-councilor = { WHOSE($who) } Ratsmitglied { PLACE($place, form: "at") }, nach 1 Schritt { PLACE($next, form: "at") }

aria-hut = { PLACE($place) }, { HUT($hut) }, frei: { $cost }
aria-hut-taken = { WHOSE($who) } Handwerker { PLACE($place, form: "at") }, { HUT($hut, form: "in") }
aria-guest = { ADVISOR($advisor) } { PLACE($place, form: "at") }. Kostet { $cost }. { $line }
aria-no-guest = Niemand anzuwerben { PLACE($place, form: "at") }
board-no-guest = Niemand

board-gift = Geschenk
board-donation = Spende
board-any-resource = 1 Rohstoff
board-fixed = bleibt
aria-gift = Geschenk ({ GOOD($good) }): kostet { GOOD($good, $n, form: "amount") }{ -and-then }
aria-donation = Spende ({ GOOD($good) }): kostet { GOOD($good, $n, form: "amount") }{ -and-then }
aria-stone = Einen Stein liefern: { buildings } und { citizens }{ -and-then }
aria-bread = Brot liefern: { citizens } für jedes{ -and-then }
-and-then = { $gone ->
        [yes] , und dabei bleibt es
       *[no] { $next ->
            [none] , danach immer { NUMBER($after) }
           *[other] , dann { $next } und danach immer { NUMBER($after) }
        }
    }

board-ranks = Adelstitel
board-stacks = Am Hof
aria-noble = { RANK($rank) }: kostet { $cost }, bringt { citizens }{ $left -> [none] {""} *[other] , dann { $left } }
aria-noble-none = { RANK($rank) }: keine Karte mehr da
aria-noble-held = Vergeben: { $who }
aria-noble-next = Dein nächster Adelstitel
board-patron = { $left -> [one] { $left } weiterer *[other] { $left } weitere } darunter
board-patron-none = Keine Berater mehr
aria-patron = Nächster Berater, oben auf dem Stapel: { ADVISOR($advisor) }. Kostet { $cost }, sobald die Karte an einem Ort der Stadt liegt. { $line } { $left -> [one] { $left } weiterer *[other] { $left } weitere } darunter
board-favors = Gunstplättchen
board-favors-left = { NUMBER($stack) } übrig, { NUMBER($discard) } abgelegt
aria-favors = Gunstplättchen: { NUMBER($stack) } im Stapel, { NUMBER($discard) } auf dem Ablagestapel

## Die eigenen Sachen, und die eines anderen Platzes

board-choice = Behalte eins
board-slots = Felder
board-hand = Deine Karten
board-pool = Nicht auf der Hand
board-no-hand = Keine Karten auf der Hand
aria-slot-empty = Feld { NUMBER($slot) }, { steps }: leer
aria-slot-filled = Feld { NUMBER($slot) }, { steps }: { CARD($card) }
aria-slot-leads = Führt { PLACE($place1, form: "to") } oder { PLACE($place2, form: "to") }
aria-hand = { CARD($card) }, auf deiner Hand. { CARD($card, form: "line") }
aria-in-deck = { CARD($card) }, noch zu ziehen
aria-is-played = { CARD($card) }, in dieser Hälfte gespielt
aria-in-slot = { CARD($card) }, in dieser Runde gespielt
board-goods = Waren
aria-good = Du hast { GOOD($good, $n, form: "amount") }
board-crafts = Handwerker
aria-crafts = Noch { $n -> [one] { $n } Handwerker *[other] { $n } Handwerker }; der nächste bringt { citizens }
aria-no-crafts = Keine Handwerker mehr
aria-rank = Adel: { RANK($rank) }
aria-rank-ready = { RANK($rank) } ist bezahlbar
board-rank-needs = { RANK($rank) } verlangt
aria-rank-missing = Zum Adelstitel { RANK($rank) } fehlt: { $missing }
board-advisors = Berater
aria-used = In diesem Zug genutzt
aria-unused = In diesem Zug noch nicht genutzt
board-tokens = Gunstplättchen
aria-token = Gunstplättchen für { PLACE($place, form: "object") }: { $reward }
aria-far-here = Dein Ratsmitglied steht dort
aria-far = Dein Ratsmitglied ist { steps } entfernt
board-here = du stehst dort

board-leftover = Übrig
aria-leftover = Übrige Waren sind { points } wert
aria-purse = Waren: { $goods }
aria-no-purse = Keine Waren
board-hand-count = { cards } auf der Hand
aria-hand-open = Auf der Hand: { $cards }
aria-round-cards = In dieser Runde gespielt: { $cards }
aria-half-cards = Früher in dieser Hälfte gespielt: { $cards }
board-past = Gespielt

## Erklärungen einzelner Teile

sheet-country = Ort auf dem Land
sheet-town = Ort der Stadt
sheet-at = { CAP(PLACE($place, form: "at")) }
sheet-none = keine
sheet-nobody = niemand: Der Stapel ist aufgebraucht
sheet-here = hier
sheet-away = { steps } entfernt, { PLACE($place, form: "at") }
sheet-for-you = Für dich: { $how }.
sheet-with-goods = Mit deinen Waren
sheet-next-place = Im Uhrzeigersinn weiter
sheet-councilor-of = { WHOSE($who) } Ratsmitglied

sheet-gather = Ein Besuch bringt { GOOD($good, form: "one") }. Dann bringt jeder deiner Handwerker hier 1 { GOOD($good) } mehr oder backt: Aus 1 Getreide wird 1 Brot.
sheet-crafts = { $n ->
        [0] Du hast hier keinen Handwerker.
        [one] Du hast hier { $n } Handwerker.
       *[other] Du hast hier { $n } Handwerker.
    }
sheet-castle = Bei einem Besuch darfst du dem König einmal Rohstoffe einer Art für 1 Siegelring schenken und 1 Buch für { buildings } abgeben.
sheet-cathedral = Bei einem Besuch darfst du einmal Rohstoffe einer Art spenden. Das bringt 1 Buch und ein Gunstplättchen: Du siehst drei an und behältst eines.
sheet-market = Bei einem Besuch darfst du 1 Gold für 1 Rohstoff kaufen und 1 bis 5 Bücher für Bürger abgeben.
sheet-site = Bei einem Besuch darfst du 1 Stein für { $stone } und { citizens } liefern, 1 bis 3 Brote für je { $bread }, und 1 Holz für { $wood } oder 3 Holz für { $woods }.
sheet-gift-of = Geschenk ({ GOOD($good) })
sheet-donation-of = Spende ({ GOOD($good) })
sheet-stone-mark = Steinmarker
sheet-bread-mark = Brotmarker
sheet-books = Bücher
sheet-books-for = { NUMBER($citizens) } für { good-book.amount }
sheet-free-hut = frei für { $cost }
sheet-craftsman-of = { WHOSE($who) } Handwerker
sheet-advisor-here = für { $cost }. { $does }.

sheet-stands = Steht { PLACE($place, form: "at") }
sheet-councilor = Es geht im Uhrzeigersinn durch seinen Kreis: { $places }.
sheet-councilor-hire = Wo ein Ratsmitglied steht, werden Handwerker angestellt und Berater angeworben.
sheet-leads = { PLACE($place, form: "to") }{ $slot -> [0] {""} *[other] ; Feld { $slot } ist in dieser Runde belegt }

sheet-works-here = { WHOSE($who) } Handwerker arbeitet hier, bis zum Ende der Partie.
sheet-craftsman-does = Wer ihn angestellt hat, bekommt bei jedem Besuch 1 { GOOD($good) } mehr oder backt aus 1 Getreide 1 Brot.
sheet-hut-free = Ein Handwerker hier bringt dir bei jedem Besuch 1 { GOOD($good) } mehr oder backt dir aus 1 Getreide 1 Brot.
sheet-hut-brings = Das Anstellen bringt dir sofort { citizens }: Es wäre dein { NUMBER($n) }. Handwerker.
sheet-no-craftsman = Du hast alle deine Handwerker angestellt.
sheet-craftsmen-of = { $who -> [you] Deine Handwerker *[other] { WESSEN($who) } Handwerker }
sheet-craftsmen-are = { NUMBER($here) } hier, { NUMBER($left) } noch nicht angestellt

sheet-not-here = Du hast { PLACE($place, form: "at") } kein Ratsmitglied.
sheet-hired-already = Die Bonusaktion des Anstellens hast du in diesem Zug schon genutzt.
sheet-recruited-already = Die Bonusaktion des Anwerbens hast du in diesem Zug schon genutzt.
sheet-rose-already = Du bist in diesem Zug schon im Adel aufgestiegen.
sheet-can-pay = Du hast, was es kostet.
sheet-can-pay-coins = Du hast, was es kostet, mit { good-coin.amount } anstelle von Rohstoffen.
sheet-lack = Dir fehlt: { $cost }.
sheet-lack-coins = Dir fehlt: { $cost }. Selbst mit { good-coin.amount } anstelle von Rohstoffen { $resources -> [one] fehlte noch { $resources } Rohstoff *[other] fehlten noch { $resources } Rohstoffe }.
sheet-price = Preis
sheet-costs-you = Kostet dich jetzt
sheet-by-card = Mit der Karte { CARD($card) }

course = jetzt { NUMBER($now) }, dann { $next -> [none] immer { NUMBER($after) } *[other] { $next }, dann immer { NUMBER($after) } }
course-more = { $a }, dann { $b }
course-gone = { NUMBER($after) } bis zum Ende der Partie

sheet-brings = Das Anwerben bringt sofort { citizens }.
sheet-empty-space = Leerer Platz
sheet-empty-stays = Der Berater, der hier lag, ist angeworben, und der Stapel ist aufgebraucht.
sheet-takes-place = Wer nachrückt
sheet-stack = Stapel der Berater
sheet-stack-sub = Oben auf dem Stapel der Berater
sheet-stack-gone = Alle Berater des Stapels sind in der Stadt oder angeworben.
sheet-stack-rule = Vom Stapel kann niemand anwerben. Der oberste Berater kommt auf den nächsten Platz in der Stadt, der frei wird.
sheet-under = Darunter, in unbekannter Folge
sheet-out-of-game = Nicht in dieser Partie
sheet-stack-unseen = Im Stapel, noch nicht gesehen
sheet-advisor-of = { WHOSE($who) } Berater
sheet-not-used = In diesem Zug noch nicht genutzt.
sheet-used-up = In diesem Zug genutzt.
sheet-done-once = Das wirkte nur einmal, beim Anwerben.

sheet-rank-sub = Adelstitel { NUMBER($n) } von { NUMBER($all) }
sheet-rank-gone = Alle vier Karten dieses Adelstitels sind vergeben.
sheet-rank = Der Aufstieg kostet { $price }, wo immer deine Ratsmitglieder stehen. Die oberste Karte bringt { citizens }.
sheet-rank-had = Diesen Adelstitel hast du.
sheet-rank-later = Zuerst musst du { RANK($rank) } werden.
sheet-cards-left = Bürger auf den übrigen Karten
sheet-holders = Wer dazu aufgestiegen ist
sheet-her-rank = nimmt am Ende von Runde { NUMBER($round) } eine Karte
sheet-her-rank-had = hat am Ende von Runde { NUMBER($round) } eine Karte genommen

sheet-marker-at = Marker { PLACE($place, form: "at") }
sheet-gift = Ein Geschenk kostet jetzt { GOOD($good, $n, form: "amount") }. Es bringt 1 Siegelring.
sheet-donation = Eine Spende kostet jetzt { GOOD($good, $n, form: "amount") }. Sie bringt { $books -> [one] { $books } Buch *[other] { $books } Bücher } und ein Gunstplättchen.
sheet-stone = 1 gelieferter Stein bringt { buildings } und { citizens }.
sheet-bread = Jedes gelieferte Brot bringt { citizens }, bis zu 3 Brote bei einem Besuch.
sheet-marker-turns = Der Marker dreht sich jedes Mal weiter, gleich wer es tut.
sheet-marker-gone = Der Marker ist weg: Diese Zahl gilt bis zum Ende der Partie.
sheet-numbers = Zahlen

sheet-no-event = Noch kein Ereignis
sheet-no-event-yet = Das erste Ereignis kommt, wenn Runde 1 beginnt.
sheet-start-card = Startkarte: { OCCASION($event) }
sheet-event-sub = Ereignis der Runde { NUMBER($n) } von { NUMBER($all) }
sheet-when-began = Das ist schon geschehen und wirkt nicht weiter.
sheet-when-ends = Dann dürfen alle einmal tauschen, im Uhrzeigersinn ab der Statue.
sheet-when-ends-alone = Dann darfst du einmal tauschen.
sheet-when-round = Es gilt, bis die Runde vorbei ist.
sheet-trade-yes = { $points }; du hast es
sheet-trade-no = { $points }; du hast es nicht
sheet-statue = Wer die Statue hat
sheet-to-come = Noch { NUMBER($n) } kommen, und zwar von diesen

sheet-favors = Gunstplättchen
sheet-favors-sub = { NUMBER($stack) } im Stapel, { NUMBER($discard) } abgelegt
sheet-favors-draw = Nach einer Spende ziehst du drei Plättchen, behältst eines und legst die anderen ab. Ist der Stapel leer, wird der Ablagestapel gemischt.
sheet-favors-use = Ein Plättchen wird bei einem Besuch an dem Ort eingelöst, der darauf steht. Am Ende der Partie ist jedes übrige { halves } wert.
sheet-favors-gone = Alle Plättchen sind vergeben: Eine Spende bringt jetzt keines.
sheet-drawn = Eben gezogen
sheet-discarded = Abgelegt
sheet-unseen = Ungesehen, in unbekannter Folge
sheet-token = Gunstplättchen: { $reward }
sheet-token-sub = Einzulösen { PLACE($place, form: "at") }
sheet-token-rule = Gib es bei einem Besuch { PLACE($place, form: "at") } zu einem beliebigen Zeitpunkt für { $reward } ab. Bei dem Besuch, bei dem es gezogen wurde, gilt es nicht.
sheet-token-end = Behältst du es bis zum Ende der Partie, ist es { halves } wert.
sheet-token-where = Wo es ist
sheet-token-of = { WHOSE($who) } Plättchen
sheet-token-stack = ungesehen im Stapel
sheet-token-discard = auf dem Ablagestapel
sheet-token-drawn = eben gezogen

sheet-track = Werte
sheet-track-sub = Der kleinere ist das Ergebnis
sheet-track-rule = Alle haben zwei Werte, Bürger und Häuser. Am Ende zählt der kleinere; bei Gleichstand der größere.
sheet-citizens-short = Deine Bürger liegen { NUMBER($n) } hinter deinen Häusern: Mehr Bürger erhöhen dein Ergebnis.
sheet-buildings-short = Deine Häuser liegen { NUMBER($n) } hinter deinen Bürgern: Mehr Häuser erhöhen dein Ergebnis.
sheet-level = Deine Werte sind gleich.
sheet-track-forecast = Das Ergebnis, wenn die Partie jetzt endete: Darin sind die Punkte der übrigen Waren so verteilt, wie es am meisten bringt.
sheet-totals = { citizens }, { buildings }, { points } für übrige Waren: { NUMBER($final) }, beim anderen Wert { NUMBER($second) }
sheet-totals-end = { citizens }, { buildings }: { NUMBER($final) }

sheet-victoria = Victoria spielt gegen dich. Am Ende der Runden 2 bis 6 bekommt sie die Bürger auf dem Steinmarker und dem Brotmarker, und beide drehen sich. Bis Runde 5 nimmt sie auch die oberste Karte eines Adelstitels.
sheet-victoria-beat = Du gewinnst, wenn dein Ergebnis höher ist als ihre Bürger. Ein Gleichstand ist kein Sieg.
sheet-victoria-high = Für eine Bestleistung zählen ihre Bürger nicht, aber sie nimmt Adelstitel und dreht Marker.
sheet-victoria-slow = Was sie nach jetzigem Stand bekommt, steht unten. Jeder Stein und jedes Brot, das du vorher lieferst, und jeder Adelstitel, den du vor ihr nimmst, kann es senken.
sheet-after-round = Nach Runde { NUMBER($n) }
sheet-her-gain = { $parts }: { NUMBER($n) } mehr, { NUMBER($all) } insgesamt
sheet-her-stone = Stein { NUMBER($n) }
sheet-her-bread = Brot { NUMBER($n) }
sheet-her-card = { RANK($rank) } { NUMBER($n) }
sheet-her-all = Am Ende, nach jetzigem Stand
sheet-her-least = Am Ende mindestens

sheet-card = Aktionskarte
sheet-card-slot = in dieser Runde auf Feld { NUMBER($slot) }
sheet-card-played = schon gespielt
sheet-card-hand = auf deiner Hand
sheet-card-deck = in deinem Nachziehstapel
sheet-card-open = noch nicht gespielt
sheet-card-half = Jede Karte wird in den Runden 1 bis 3 einmal gespielt und in den Runden 4 bis 6 noch einmal.
sheet-card-play = Spiele sie auf ein freies Feld; dann geht ein Ratsmitglied ebenso viele Schritte.
sheet-slot = Feld { NUMBER($slot) }
sheet-ways = { PLACE($to1, form: "to") } oder { PLACE($to2, form: "to") }
sheet-ways-step = { PLACE($to1, form: "to") } oder { PLACE($to2, form: "to") }. Der Schritt der Karte vorher führt { PLACE($step1, form: "to") } oder { PLACE($step2, form: "to") }; dasselbe Ratsmitglied kommt dann { PLACE($both1, form: "to") } oder { PLACE($both2, form: "to") }
sheet-slot-rule = Die Karte, die du hierher spielst, bewegt eines deiner Ratsmitglieder genau { steps } im Uhrzeigersinn.
sheet-slot-holds = In dieser Runde liegt hier die Karte { CARD($card) }.
sheet-slot-free = Es ist frei. Auf jedes Feld kommt in einer Runde eine Karte.
sheet-from = { CAP(PLACE($place, form: "from")) }

sheet-resource = Rohstoff
sheet-no-resource = Kein Rohstoff: Gold ersetzt das nicht
sheet-any-resource = Ersetzt jeden Rohstoff
use-wood = Damit bezahlst du Hütten, Berater, Geschenke und Spenden. Auf der Baustelle bringt 1 Holz { $wood }, 3 Holz bringen { $woods }.
use-cloth = Damit bezahlst du Hütten, Berater, Geschenke und Spenden. Die meisten Berater verlangen Tuch.
use-grain = Damit bezahlst du Hütten, Berater, Geschenke und Spenden. Deine Handwerker backen Brot daraus.
use-stone = Damit bezahlst du Berater, Geschenke und Spenden. Auf der Baustelle bringt 1 Stein { buildings } und { citizens }.
use-bread = Auf der Baustelle bringt jedes Brot { citizens }, bis zu 3 bei einem Besuch.
use-book = Auf der Burg bringt 1 Buch { buildings }. Auf dem Markt bringen 1 bis 5 Bücher Bürger.
use-ring = Damit bezahlst du Adelstitel und den Tausch mancher Ereignisse.
use-coin = Damit bezahlst du Adelstitel. Wo immer ein Rohstoff bezahlt wird, kann Gold ihn ersetzen, nur nicht beim Kauf von Gold.
sheet-use-resource = Gold kann ihn ersetzen, wo immer er bezahlt wird, nur nicht beim Kauf von Gold.
sheet-as-donation = Als Spende
sheet-as-gift = Als Geschenk
sheet-at-end = Übrig am Ende
sheet-end-half = je zwei Rohstoffe 1 Punkt, gleich welcher Art
sheet-end-each = je { halves }

## Zeilen der Listen in den Regeln

list-card = { CARD($card) }: { CARD($card, form: "line") }
list-event = { OCCASION($event) }: { $does }.
list-gain = { OCCASION($event) }: Alle nehmen zu Beginn der Runde { GOOD($good, form: "one") }.
list-advisor = { ADVISOR($advisor) }. Kostet { $cost } und bringt { citizens }. { $does }.
list-patron = { ADVISOR($advisor) }. Kostet { $cost }. { $does }.
list-rank = { RANK($rank) }: { $cost } für { $points } Bürger.
list-hut = { PLACE($place) }: { $cost1 } oder { $cost2 } oder { $cost3 }.
list-start = { $seats -> [1] Allein [2] Zu zweit [3] Zu dritt *[other] Zu viert } beginnen auf der { $step -> [1] zweiten *[other] dritten } Zahl: { $markers }.
list-track = { $numbers }, danach immer { NUMBER($after) }
list-worth = je { $goods } { halves }
list-favor = { PLACE($place) }: { $rewards }.

## Deine Rekorde

campaign-begins = Eine Kampagne beginnt mit deinen Häusern bei { NUMBER($n) }.
campaign-goes-on = Die Kampagne geht bei { NUMBER($n) } weiter.

score-of-two = { NUMBER($final) } ({ NUMBER($second) })
score-of-one = { $name } { $score }
scores = Bestleistungen
    .full = Bestleistungen, freie Auswahl
    .intro = Deine beste Partie allein zu jeder Startzahl der Häuser. Die Zahl in Klammern ist der größere der beiden Werte.
    .empty = Noch keine Partie allein beendet.
campaign = Kampagne
    .full = Kampagne, freie Auswahl
    .intro = Schlage Victoria, und die nächste Partie beginnt tiefer; die tiefste Startzahl, von der aus du gewonnen hast, ist dein Rekord.
    .empty = Noch keine Partie der Kampagne beendet.
company = Partien mit anderen
    .intro = Die neueste zuerst.
    .empty = Noch keine Partie mit anderen beendet.
column-start = Start
column-score = Ergebnis
column-name = Name
column-date = Datum
column-victoria = Victoria
column-result = Ausgang
column-players = Personen
column-winner = Sieg
column-scores = Ergebnisse

next-start = Die nächste Partie beginnt bei { NUMBER($n) }.
record = Rekord: gewonnen von { NUMBER($start) } aus, mit { $score }.
verdict-won = gewonnen
verdict-tied = Gleichstand, kein Sieg
verdict-lost = verloren

won-by = Du schlägst Victoria um { NUMBER($by) }: { NUMBER($final) } zu { NUMBER($victoria) }.
tied-by = Du und Victoria habt beide { NUMBER($final) }. Ein Gleichstand ist kein Sieg.
lost-by = Victoria bleibt um { NUMBER($by) } vorn: { NUMBER($victoria) } zu deinen { NUMBER($final) }.
new-record = Ein neuer Rekord: gewonnen von { NUMBER($start) } aus, mit { $score }.
next-game = Die nächste Partie der Kampagne beginnt bei { NUMBER($n) }.
first-best = Dein erstes Ergebnis von { NUMBER($start) } aus: { $score }.
new-best = Eine neue Bestleistung von { NUMBER($start) } aus: { $score }.
best-stays = Deine Bestleistung von { NUMBER($start) } aus bleibt { $score }.
beside = Victoria hat { NUMBER($victoria) }, was für eine Bestleistung nicht zählt.

## Die geführte erste Partie: jeder Schritt, eine Zeile für jede weitere Entscheidung, und (else) was hier statt einer anderen Wahl zu tun ist

lesson-1 = Ein Reich braucht Bürger und Häuser, darum zählt nur der kleinere Wert: jetzt deine 0 Bürger, nicht deine 35 Häuser. Wähle die Karte Stein und dann Feld 3 (III).
    .else = Spiele die Karte Stein auf Feld 3; sie führt an den richtigen Ort.
lesson-2 = Ein Zug hat zwei Teile: was die Karte gibt, und den Weg. Nimm zuerst den Stein deiner Karte.
    .now-1 = Feld 3 heißt 3 Schritte. Zwei Ratsmitglieder gehen für dich: Bringe das in der Stadt auf die Baustelle.
    .else = Nutze erst die Karte und gehe dann in der Stadt.
lesson-3 = Hier wird gebaut. Ein Stein bringt dir 5 Häuser und 4 Bürger. Liefere den Stein.
    .now-1 = Du hast nun 5 Punkte: 4 Bürger, und 1 für zwei Rohstoffe. Spare dein Holz für später und verlasse den Ort.
    .now-2 = Karte und Weg sind getan. Beende deinen Zug.
    .else = Liefere nur den Stein und beende dann den Zug.
lesson-4 = Dein Rivale hat einen Handwerker in eine Hütte gesetzt. Das tust du auch bald. Wähle nun die Karte Holz und Feld 1 für einen kurzen Weg.
    .now-1 = Nimm das Holz deiner Karte.
    .else = Spiele die Karte Holz auf Feld 1 und nimm ihr Holz, bevor du gehst.
lesson-5 = Nun geht dein anderes Ratsmitglied, das auf dem Land. Die Orte dort geben Waren. Gehe 1 Schritt in den Wald.
    .now-1 = Nimm 1 Holz.
    .else = Gehe auf dem Land und nimm dort das Holz.
lesson-6 = An jedem Ort der Stadt warten zwei Berater. Wo dein Ratsmitglied steht, darfst du einen anwerben. Wähle den Bäcker. Er kostet 1 Holz und 1 Getreide.
    .now-1 = Bezahle den Preis. Dann kommt ein neuer Berater; zurücknehmen kannst du es nicht.
    .now-2 = Er brachte 3 Bürger. Anwerben, anstellen und aufsteigen darfst du in jedem Zug je einmal. Beende deinen Zug.
    .else = Wirb den Bäcker an und beende dann den Zug; er arbeitet die ganze Partie für dich.
lesson-7 = In jeder Runde spielst du drei Karten, auf jedes Feld eine. Noch bleiben Feld 2 und die Karte Tuch. Spiele sie dorthin.
    .now-1 = Nimm das Tuch.
    .else = Nimm das Tuch, bevor du gehst.
lesson-8 = In der Stadt führen 2 Schritte auf die Burg. Der König liebt Geschenke. Gehe dorthin.
    .now-1 = Schenke dem König 1 Holz. Dafür bekommst du einen Siegelring.
    .now-2 = Mit Siegelringen und Gold steigst du im Adel auf; das siehst du später. Beende deinen Zug.
    .else = Bringe dem König ein Holz und beende dann den Zug; ein Siegelring ist mehr wert.
lesson-9 = Runde 2 hat ein Ereignis: An ihrem Ende kann ein Siegelring 4 Bürger bringen. Drei Handwerker gaben deinem Rivalen 6. Du hast drei neue Karten: Spiele Getreide auf Feld 2.
    .now-1 = Nimm das Getreide.
    .else = Spiele die Karte Getreide auf Feld 2 und nimm ihr Getreide; dein Bäcker braucht es.
lesson-10 = Nun kann der Bäcker backen. Einmal im Zug macht er aus 1 Tuch und 1 Getreide 1 Brot. Er leuchtet unten bei deinen Sachen. Wähle ihn.
    .else = Lass den Bäcker backen; Brot ist viel wert.
lesson-11 = Wer baut, hat Hunger. Gehe mit deinem Ratsmitglied in der Stadt 2 Schritte weiter auf die Baustelle.
    .now-1 = Liefere das Brot: Es bringt 5 Bürger.
    .else = Bringe das Brot auf die Baustelle.
lesson-12 = Deine 12 Bürger zählen, nicht deine 40 Häuser. Dein Siegelring gibt 2 dazu. Mehr Häuser helfen jetzt nicht. Spare dein Holz und verlasse den Ort.
    .now-1 = Beende deinen Zug.
    .else = Spare das Holz und beende den Zug; dir fehlen Bürger.
lesson-13 = Ein Handwerker bringt sofort Bürger, der erste 1, und dann mehr Waren, sooft du ihn besuchst. Die Karte Helfer macht ihn billiger: Spiele sie auf Feld 1.
    .now-1 = Gehe mit deinem Ratsmitglied auf dem Land 1 Schritt in den Steinbruch.
    .else = Spiele die Karte Helfer auf Feld 1 und gehe in den Steinbruch; dort ist eine Hütte frei.
lesson-14 = Der Steinbruch gibt Stein. Nimm ihn zuerst.
    .now-1 = Stelle nun einen Handwerker für die erste Hütte an. Das kostet 2 Holz, doch deine Karte spart dir eins davon.
    .else = Nimm den Stein und stelle dann für die erste Hütte an.
lesson-15 = Er brachte 1 Bürger, und der Steinbruch gibt dir nun 2 Stein je Besuch. Neu sind noch Markt, Kirche und Adel. Lass vier Runden vergehen: Ihr spielt beide weiter, bis die letzte beginnt.
    .else = Lass vier Runden vergehen; die letzte zeigt, was neu ist.
lesson-16 = Die letzte Runde beginnt. Dein Handwerker gab 3 Stein mehr, eine Karte 2 Siegelringe. Du hast 30 Bürger und 50 Häuser, also fehlen Bürger. Spiele Holz auf Feld 3, zum Markt.
    .now-1 = Nimm das Holz deiner Karte.
    .now-2 = Gehe mit deinem Ratsmitglied in der Stadt 3 Schritte auf den Markt.
    .else = Spiele die Karte Holz auf Feld 3 und gehe auf den Markt.
lesson-17 = Auf dem Markt kaufst du Gold für einen Rohstoff: Holz, Tuch, Getreide oder Stein. Gold ersetzt jeden davon, und ein Adelstitel kostet Gold. Kaufe eins.
    .now-1 = Bezahle dein Holz und spare den Rest.
    .else = Kaufe Gold für dein Holz.
lesson-18 = Ein Titel macht dich adlig und bringt sofort Bürger, dem Ersten am meisten. Du steigst Titel für Titel auf, für Gold und später auch Siegelringe. Werde Baron.
    .now-1 = Das waren 4 Bürger. Der nächste Titel, Graf, kostet Gold und einen Siegelring und bringt mehr. Beende deinen Zug.
    .else = Werde Baron und beende dann den Zug; ein Titel bringt Bürger.
lesson-19 = Nun zur Kirche, 2 Schritte weiter. Spiele die Karte Helfer auf Feld 2. Hilfe brauchst du heute nicht, nur den Weg.
    .now-1 = Gehe in die Kirche.
    .else = Spiele die Karte Helfer auf Feld 2 und gehe in die Kirche.
lesson-20 = Die Kirche nimmt Waren und gibt dir dafür ein Buch und ein Gunstplättchen. Jedes Mal steigt der Preis. Spende 2 Stein.
    .now-1 = Bezahle den Stein. Dann siehst du Plättchen; zurücknehmen kannst du es nicht.
    .now-2 = Du siehst drei Plättchen. Jedes wirkt an einem Ort. Behalte das mit 3 Bürgern für die Baustelle.
    .else = Spende den Stein und behalte das Plättchen für die Baustelle.
lesson-21 = Das Plättchen behältst du, bis du seinen Ort besuchst, das Buch bis zum Markt. Beende deinen Zug.
    .now-1 = Dein letzter Zug. Spiele die Karte Schritt auf Feld 1. Sie bringt einen Schritt mehr.
    .now-2 = Nutze erst die Karte: Gehe mit ihrem Schritt auf die Baustelle. Der Weg von Feld 1 kommt danach.
    .else = Beende den Zug. Im nächsten gehst du auf die Baustelle.
lesson-22 = Liefere deinen letzten Stein. Mit jeder Lieferung bringt er weniger Bürger, jetzt 2, dazu 7 Häuser, 2 davon durch das Ereignis der Runde.
    .now-1 = Löse nun dein Gunstplättchen ein: Hier bringt es 3 Bürger.
    .else = Liefere den Stein und löse das Plättchen ein.
lesson-23 = Der Weg fehlt noch: Feld 1 heißt 1 Schritt. Gehe auf den Markt.
    .now-1 = Hier bringen Bücher Bürger: eins bringt 3, zwei bringen 6, fünf bringen 21. Gib dein Buch ab.
    .now-2 = Du hast 3 Siegelringe: Mit Gold steigst du noch einmal auf. Kaufe eins für dein Tuch.
    .else = Gehe auf den Markt, gib das Buch ab und kaufe Gold.
lesson-24 = Gold und ein Siegelring machen dich zum Grafen, dem nächsten Titel. Er bringt 7 Bürger. Werde Graf.
    .now-1 = Karte und Weg sind zum letzten Mal getan. Beende deinen Zug, dann endet die Partie.
    .now-2 = Übrige Siegelringe bringen je 2 Punkte. Verteile deine 4 auf Bürger und Häuser: alle auf die Bürger, deinen kleineren Wert.
    .else = Werde Graf, beende den Zug und mach aus allen Punkten Bürger.
end-of-lesson = Du hast 53 Bürger und 57 Häuser: Der kleinere Wert, 53, ist dein Ergebnis. Dein Rivale hat 67 Häuser, aber 43 Bürger: Das sind 43 Punkte.
learnt = Ein Zug ist eine Karte und ein Weg; dazu darfst du anwerben, anstellen und aufsteigen. Der Markt gibt Gold, die Burg Siegelringe; beides macht dich adlig. Die Kirche gibt Bücher und Plättchen. Der kleinere Wert zählt.
learnt-1 = Jede Runde hat ein Ereignis. Bei manchen darfst du an ihrem Ende tauschen.
learnt-2 = Hinter den Beratern liegt ein Stapel mit Adligen. Sie bringen sofort viele Punkte.
learnt-3 = Jeder Ort auf dem Land hat drei Hütten. Statt Waren gibt ein Handwerker dort Brot für dein Getreide.

## Auszeichnungen.

feat-knights = Sporen verdient
    .hint = Gewinne, wenn alle Rivalen mindestens Ritter sind.
feat-marshals = Die Wahl des Reiches
    .hint = Gewinne eine Partie zu 4 gegen Marschälle.
feat-duke = Höchster Adel
    .hint = Gewinne mit dem höchsten Adelstitel.
feat-score = Vom Volk geliebt
    .hint = Gewinne mit einem Ergebnis von 85.
feat-ahead = Erdrutschsieg
    .hint = Gewinne mit 8 Punkten Vorsprung.
feat-level = Im Gleichgewicht
    .hint = Gewinne mit gleich vielen Bürgern und Häusern.
feat-alone = Allein regiert
    .hint = Erreiche allein ein Ergebnis von 88.
feat-full = Alle Karten zur Hand
    .hint = Gewinne mit freier Auswahl der Aktionskarten gegen Knappen oder stärkere Rivalen.

## The numbers of a box: its sheets, their columns and rows, and what numbers break together.
boxsheet-hut = Hütten
boxsheet-craftsman = Handwerker
boxsheet-rank = Adelskarten
boxsheet-advisor = Berater
boxsheet-event = Ereignisse
boxsheet-trade = Tausch bei Ereignissen
boxsheet-token = Gunstplättchen
boxsheet-price = Spenden und Geschenke
boxsheet-site = Baustelle und Markt
boxsheet-start = Beginn der Marker
boxsheet-book = Bücher auf dem Markt
boxsheet-delivery = Lieferungen
boxsheet-leftover = Übrig am Ende
boxcol-wood = Holz
boxcol-cloth = Tuch
boxcol-grain = Getreide
boxcol-stone = Stein
boxcol-citizens = Bürger
boxcol-buildings = Häuser
boxcol-coins = Gold
boxcol-rings = Siegelringe
boxcol-books = Bücher
boxcol-first = Erste Karte: Bürger
boxcol-second = Zweite Karte: Bürger
boxcol-third = Dritte Karte: Bürger
boxcol-fourth = Vierte Karte: Bürger
boxcol-goods = Stück Waren
boxcol-ability = Punkte der Fähigkeit
boxcol-country = Beginn auf dem Land
boxcol-town = Beginn in der Stadt
boxcol-start = Beginn der Häuser
boxcol-effect = Punkte der Wirkung
boxcol-place = Einzulösen
boxcol-small1 = Bis zu dritt: Schritt 1
boxcol-small2 = Bis zu dritt: Schritt 2
boxcol-small3 = Bis zu dritt: Schritt 3
boxcol-large1 = Zu viert: Schritt 1
boxcol-large2 = Zu viert: Schritt 2
boxcol-large3 = Zu viert: Schritt 3
boxcol-large4 = Zu viert: Schritt 4
boxcol-board = Auf dem Plan
boxcol-donation-wood = Spende: Holz
boxcol-donation-cloth = Spende: Tuch
boxcol-donation-grain = Spende: Getreide
boxcol-donation-stone = Spende: Stein
boxcol-gift-wood = Geschenk: Holz
boxcol-gift-cloth = Geschenk: Tuch
boxcol-gift-grain = Geschenk: Getreide
boxcol-gift-stone = Geschenk: Stein
boxcol-site = Stein und Brot
boxcol-halves = Halbe Punkte für jedes
boxrow-first = Erster Handwerker
boxrow-second = Zweiter Handwerker
boxrow-third = Dritter Handwerker
boxrow-fourth = Vierter Handwerker
boxrow-famine-grain = Hungersnot: Getreide
boxrow-famine-grains = Hungersnot: mehr Getreide
boxrow-famine-ring = Hungersnot: Siegelring
boxrow-alms-coin = Almosen: Gold
boxrow-alms-ring = Almosen: Siegelring
boxrow-old-books-book = Alte Bücher: Buch
boxrow-old-books-ring = Alte Bücher: Siegelring
boxrow-price = Rohstoffe als Preis
boxrow-castle-book = Buch auf der Burg
boxrow-stone = Ein Stein
boxrow-wood = Ein Holz
boxrow-woods = Drei Holz
boxrow-token = Gunstplättchen
boxrow-1 = Allein
boxrow-2 = Zu zweit
boxrow-3 = Zu dritt
boxrow-4 = Zu viert
boxrows-hut = { PLACE($place) }, Hütte { NUMBER($n) }
boxrows-token = Gunstplättchen { NUMBER($n) }
boxrows-books = { $n -> [one] 1 Buch *[other] { $n } Bücher }
boxlaw-payment = Ein Preis verlangt nicht mehr Waren, als sich auf einmal zahlen lassen.
