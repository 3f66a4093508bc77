### Die Worte von Coin & Crown. Münzen („1 Gold und 2 Bronze“), Namen von Orten und von Personen kommen als Texte in die Sätze.

name = Coin & Crown
tagline = Vier Münzen im Jahr. Mache ein Reich daraus.
whom = Das schnellste, gut für den Anfang. Leicht.
credits = Ein Spiel von Steven Aramini und Janice Baker, erschienen bei Escape Velocity Games.

## Hauptwörter. Ihre Formen dienen allen Sätzen weiter unten.

# Karten des Marktes. a: eine davon, object: eine als Objekt, no: keine als Objekt, none: keine, the: die Karte als Objekt. amount: so viele, objects: so viele als
# Objekt, word: was neben einer Zahl steht. tag: ein kurzer Name für ihre Vorderseite. brief: was sie tut, in zwei, drei Wörtern. line: dasselbe als Satz.
card-field = Feld
    .a = ein Feld
    .object = ein Feld
    .no = kein Feld
    .none = kein Feld
    .the = das Feld
    .amount = { $n -> [0] Felder [one] ein Feld *[other] { $n } Felder }
    .objects = { $n -> [0] Felder [one] ein Feld *[other] { $n } Felder }
    .word = { $n -> [one] Feld *[other] Felder }
    .brief = 1 Weizen
    .line = Gibt einmal im Jahr 1 Weizen für einen Ausbau.
card-pasture = Weide
    .a = eine Weide
    .object = eine Weide
    .no = keine Weide
    .none = keine Weide
    .the = die Weide
    .amount = { $n -> [0] Weiden [one] eine Weide *[other] { $n } Weiden }
    .objects = { $n -> [0] Weiden [one] eine Weide *[other] { $n } Weiden }
    .word = { $n -> [one] Weide *[other] Weiden }
    .brief = 1 Schaf
    .line = Gibt einmal im Jahr 1 Schaf für einen Ausbau.
card-forest = Wald
    .a = ein Wald
    .object = einen Wald
    .no = keinen Wald
    .none = kein Wald
    .the = den Wald
    .amount = { $n -> [0] Wälder [one] ein Wald *[other] { $n } Wälder }
    .objects = { $n -> [0] Wälder [one] einen Wald *[other] { $n } Wälder }
    .word = { $n -> [one] Wald *[other] Wälder }
    .brief = 1 Holz
    .line = Gibt einmal im Jahr 1 Holz für einen Ausbau.
card-mine = Mine
    .a = eine Mine
    .object = eine Mine
    .no = keine Mine
    .none = keine Mine
    .the = die Mine
    .amount = { $n -> [0] Minen [one] eine Mine *[other] { $n } Minen }
    .objects = { $n -> [0] Minen [one] eine Mine *[other] { $n } Minen }
    .word = { $n -> [one] Mine *[other] Minen }
    .brief = 1 Erz
    .line = Gibt einmal im Jahr 1 Erz für einen Ausbau.
card-standard-troop = Fußtruppe
    .a = eine Fußtruppe
    .object = eine Fußtruppe
    .no = keine Fußtruppe
    .none = keine Fußtruppe
    .the = die Fußtruppe
    .amount = { $n -> [0] Fußtruppen [one] eine Fußtruppe *[other] { $n } Fußtruppen }
    .objects = { $n -> [0] Fußtruppen [one] eine Fußtruppe *[other] { $n } Fußtruppen }
    .word = { $n -> [one] Fußtruppe *[other] Fußtruppen }
    .tag = Fußtruppe
    .brief = Stärke { NUMBER($n) }
    .line = Stärke { NUMBER($n) } in einem Kampf pro Jahr. Jeder Kampf kostet eine Marke; nach der letzten kommt sie in die Gruft.
card-elite-troop = Elitetruppe
    .a = eine Elitetruppe
    .object = eine Elitetruppe
    .no = keine Elitetruppe
    .none = keine Elitetruppe
    .the = die Elitetruppe
    .amount = { $n -> [0] Elitetruppen [one] eine Elitetruppe *[other] { $n } Elitetruppen }
    .objects = { $n -> [0] Elitetruppen [one] eine Elitetruppe *[other] { $n } Elitetruppen }
    .word = { $n -> [one] Elitetruppe *[other] Elitetruppen }
    .tag = Elitetruppe
    .brief = Stärke { NUMBER($n) }
    .line = Stärke { NUMBER($n) } in einem Kampf pro Jahr. Jeder Kampf kostet eine Marke; nach der letzten kommt sie in die Gruft.
card-armor = Rüstung
    .a = eine Rüstung
    .object = eine Rüstung
    .no = keine Rüstung
    .none = keine Rüstung
    .the = die Rüstung
    .amount = { $n -> [0] Rüstungen [one] eine Rüstung *[other] { $n } Rüstungen }
    .objects = { $n -> [0] Rüstungen [one] eine Rüstung *[other] { $n } Rüstungen }
    .word = { $n -> [one] Rüstung *[other] Rüstungen }
    .brief = Stärke +{ NUMBER($n) }
    .line = Gibt einer Truppe im Kampf { NUMBER($n) } Stärke mehr, einmal im Jahr.
card-cavalry = Reiter
    .a = ein Reiter
    .object = einen Reiter
    .no = keinen Reiter
    .none = kein Reiter
    .the = den Reiter
    .amount = { $n -> [0] Reiter [one] ein Reiter *[other] { $n } Reiter }
    .objects = { $n -> [0] Reiter [one] einen Reiter *[other] { $n } Reiter }
    .word = { $n -> [one] Reiter *[other] Reiter }
    .brief = Stärke { NUMBER($n) }, einmal
    .line = Stärke { NUMBER($n) } in einem Kampf, dann kommt er in die Gruft.
card-apprentice-builder = Lehrling
    .a = ein Lehrling
    .object = einen Lehrling
    .no = keinen Lehrling
    .none = kein Lehrling
    .the = den Lehrling
    .amount = { $n -> [0] Lehrlinge [one] ein Lehrling *[other] { $n } Lehrlinge }
    .objects = { $n -> [0] Lehrlinge [one] einen Lehrling *[other] { $n } Lehrlinge }
    .word = { $n -> [one] Lehrling *[other] Lehrlinge }
    .tag = Lehrling
    .brief = Joker: Dorf
    .line = Ersetzt einmal im Jahr einen beliebigen Rohstoff, wenn ein Weiler zum Dorf wird.
card-skilled-builder = Geselle
    .a = ein Geselle
    .object = einen Gesellen
    .no = keinen Gesellen
    .none = kein Geselle
    .the = den Gesellen
    .amount = { $n -> [0] Gesellen [one] ein Geselle *[other] { $n } Gesellen }
    .objects = { $n -> [0] Gesellen [one] einen Gesellen *[other] { $n } Gesellen }
    .word = { $n -> [one] Geselle *[other] Gesellen }
    .tag = Geselle
    .brief = Joker: Städtchen
    .line = Ersetzt einmal im Jahr einen beliebigen Rohstoff, wenn ein Weiler oder ein Dorf ausgebaut wird.
card-master-builder = Meister
    .a = ein Meister
    .object = einen Meister
    .no = keinen Meister
    .none = kein Meister
    .the = den Meister
    .amount = { $n -> [0] Meister [one] ein Meister *[other] { $n } Meister }
    .objects = { $n -> [0] Meister [one] einen Meister *[other] { $n } Meister }
    .word = { $n -> [one] Meister *[other] Meister }
    .tag = Meister
    .brief = Joker
    .line = Ersetzt einmal im Jahr einen beliebigen Rohstoff bei jedem Ausbau.
card-storehouse = Lagerhaus
    .a = ein Lagerhaus
    .object = ein Lagerhaus
    .no = kein Lagerhaus
    .none = kein Lagerhaus
    .the = das Lagerhaus
    .amount = { $n -> [0] Lagerhäuser [one] ein Lagerhaus *[other] { $n } Lagerhäuser }
    .objects = { $n -> [0] Lagerhäuser [one] ein Lagerhaus *[other] { $n } Lagerhäuser }
    .word = { $n -> [one] Lagerhaus *[other] Lagerhäuser }
    .brief = 2 Joker, einmal
    .line = Ersetzt bis zu 2 Rohstoffe eines Ausbaus, dann kommt es in die Gruft.
card-barracks = Kaserne
    .a = eine Kaserne
    .object = eine Kaserne
    .no = keine Kaserne
    .none = keine Kaserne
    .the = die Kaserne
    .amount = { $n -> [0] Kasernen [one] eine Kaserne *[other] { $n } Kasernen }
    .objects = { $n -> [0] Kasernen [one] eine Kaserne *[other] { $n } Kasernen }
    .word = { $n -> [one] Kaserne *[other] Kasernen }
    .brief = Truppe zurück
    .line = Holt einmal im Jahr eine Truppe mit all ihren Marken aus der Gruft zurück.
card-ore-foundry = Erzhütte
    .a = eine Erzhütte
    .object = eine Erzhütte
    .no = keine Erzhütte
    .none = keine Erzhütte
    .the = die Erzhütte
    .amount = { $n -> [0] Erzhütten [one] eine Erzhütte *[other] { $n } Erzhütten }
    .objects = { $n -> [0] Erzhütten [one] eine Erzhütte *[other] { $n } Erzhütten }
    .word = { $n -> [one] Erzhütte *[other] Erzhütten }
    .tag = Erzhütte
    .brief = Minen bereit
    .line = Macht einmal im Jahr alle deine erschöpften Minen wieder bereit. Zählt bei den Eisenmünzen als Mine.
card-lumber-mill = Sägemühle
    .a = eine Sägemühle
    .object = eine Sägemühle
    .no = keine Sägemühle
    .none = keine Sägemühle
    .the = die Sägemühle
    .amount = { $n -> [0] Sägemühlen [one] eine Sägemühle *[other] { $n } Sägemühlen }
    .objects = { $n -> [0] Sägemühlen [one] eine Sägemühle *[other] { $n } Sägemühlen }
    .word = { $n -> [one] Sägemühle *[other] Sägemühlen }
    .brief = Wälder bereit
    .line = Macht einmal im Jahr alle deine erschöpften Wälder wieder bereit. Zählt bei den Eisenmünzen als Wald.
card-woolen-mill = Walkmühle
    .a = eine Walkmühle
    .object = eine Walkmühle
    .no = keine Walkmühle
    .none = keine Walkmühle
    .the = die Walkmühle
    .amount = { $n -> [0] Walkmühlen [one] eine Walkmühle *[other] { $n } Walkmühlen }
    .objects = { $n -> [0] Walkmühlen [one] eine Walkmühle *[other] { $n } Walkmühlen }
    .word = { $n -> [one] Walkmühle *[other] Walkmühlen }
    .brief = Weiden bereit
    .line = Macht einmal im Jahr alle deine erschöpften Weiden wieder bereit. Zählt bei den Eisenmünzen als Weide.
card-fortress = Festung
    .a = eine Festung
    .object = eine Festung
    .no = keine Festung
    .none = keine Festung
    .the = die Festung
    .amount = { $n -> [0] Festungen [one] eine Festung *[other] { $n } Festungen }
    .objects = { $n -> [0] Festungen [one] eine Festung *[other] { $n } Festungen }
    .word = { $n -> [one] Festung *[other] Festungen }
    .brief = { $n -> [one] +1 Aktion *[other] +{ $n } Aktionen }
    .line = Nach deiner Aktion: { $n -> [one] 1 Aktion *[other] { $n } Aktionen } mehr in diesem Zug, in Jahr 5 { NUMBER($last) }. Einmal im Jahr.
card-watchtower = Wachturm
    .a = ein Wachturm
    .object = einen Wachturm
    .no = keinen Wachturm
    .none = kein Wachturm
    .the = den Wachturm
    .amount = { $n -> [0] Wachtürme [one] ein Wachturm *[other] { $n } Wachtürme }
    .objects = { $n -> [0] Wachtürme [one] einen Wachturm *[other] { $n } Wachtürme }
    .word = { $n -> [one] Wachturm *[other] Wachtürme }
    .brief = Stapel sehen
    .line = Sieh dir die oberste Karte jedes Stapels an; du darfst sie zum aufgedruckten Preis kaufen. Einmal im Jahr.
card-toll-station = Zollstation
    .a = eine Zollstation
    .object = eine Zollstation
    .no = keine Zollstation
    .none = keine Zollstation
    .the = die Zollstation
    .amount = { $n -> [0] Zollstationen [one] eine Zollstation *[other] { $n } Zollstationen }
    .objects = { $n -> [0] Zollstationen [one] eine Zollstation *[other] { $n } Zollstationen }
    .word = { $n -> [one] Zollstation *[other] Zollstationen }
    .brief = { $n -> [one] +1 Münze *[other] +{ $n } Münzen }
    .line = Ziehe einmal im Jahr { $n -> [one] 1 Münze *[other] { $n } Münzen } mehr aus deiner Börse, in Jahr 5 { NUMBER($last) }.
card-harbor = Hafen
    .a = ein Hafen
    .object = einen Hafen
    .no = keinen Hafen
    .none = kein Hafen
    .the = den Hafen
    .amount = { $n -> [0] Häfen [one] ein Hafen *[other] { $n } Häfen }
    .objects = { $n -> [0] Häfen [one] einen Hafen *[other] { $n } Häfen }
    .word = { $n -> [one] Hafen *[other] Häfen }
    .brief = { $n -> [one] Schiff +1 [2] Schiff +1 oder +2 *[other] Schiff bis +{ $n } }
    .line = Bringt dein Schiff einmal im Jahr { harbor-levels } umsonst weiter.

# Truppen, wie sie verkauft werden: mit so vielen Marken.
harbor-levels = { $n -> [one] 1 Stufe [2] 1 oder 2 Stufen *[other] bis zu { $n } Stufen }
card-standard-troop1 = Fußtruppe mit 1 Marke
    .a = eine Fußtruppe mit 1 Marke
    .object = eine Fußtruppe mit 1 Marke
    .no = keine Fußtruppe mit 1 Marke
    .none = keine Fußtruppe mit 1 Marke
    .the = die Fußtruppe mit 1 Marke
    .amount = { $n -> [0] Fußtruppen mit 1 Marke [one] eine Fußtruppe mit 1 Marke *[other] { $n } Fußtruppen mit 1 Marke }
    .objects = { $n -> [0] Fußtruppen mit 1 Marke [one] eine Fußtruppe mit 1 Marke *[other] { $n } Fußtruppen mit 1 Marke }
    .word = { $n -> [one] Fußtruppe mit 1 Marke *[other] Fußtruppen mit 1 Marke }
card-standard-troop2 = Fußtruppe mit 2 Marken
    .a = eine Fußtruppe mit 2 Marken
    .object = eine Fußtruppe mit 2 Marken
    .no = keine Fußtruppe mit 2 Marken
    .none = keine Fußtruppe mit 2 Marken
    .the = die Fußtruppe mit 2 Marken
    .amount = { $n -> [0] Fußtruppen mit 2 Marken [one] eine Fußtruppe mit 2 Marken *[other] { $n } Fußtruppen mit 2 Marken }
    .objects = { $n -> [0] Fußtruppen mit 2 Marken [one] eine Fußtruppe mit 2 Marken *[other] { $n } Fußtruppen mit 2 Marken }
    .word = { $n -> [one] Fußtruppe mit 2 Marken *[other] Fußtruppen mit 2 Marken }
card-standard-troop3 = Fußtruppe mit 3 Marken
    .a = eine Fußtruppe mit 3 Marken
    .object = eine Fußtruppe mit 3 Marken
    .no = keine Fußtruppe mit 3 Marken
    .none = keine Fußtruppe mit 3 Marken
    .the = die Fußtruppe mit 3 Marken
    .amount = { $n -> [0] Fußtruppen mit 3 Marken [one] eine Fußtruppe mit 3 Marken *[other] { $n } Fußtruppen mit 3 Marken }
    .objects = { $n -> [0] Fußtruppen mit 3 Marken [one] eine Fußtruppe mit 3 Marken *[other] { $n } Fußtruppen mit 3 Marken }
    .word = { $n -> [one] Fußtruppe mit 3 Marken *[other] Fußtruppen mit 3 Marken }
card-elite-troop2 = Elitetruppe mit 2 Marken
    .a = eine Elitetruppe mit 2 Marken
    .object = eine Elitetruppe mit 2 Marken
    .no = keine Elitetruppe mit 2 Marken
    .none = keine Elitetruppe mit 2 Marken
    .the = die Elitetruppe mit 2 Marken
    .amount = { $n -> [0] Elitetruppen mit 2 Marken [one] eine Elitetruppe mit 2 Marken *[other] { $n } Elitetruppen mit 2 Marken }
    .objects = { $n -> [0] Elitetruppen mit 2 Marken [one] eine Elitetruppe mit 2 Marken *[other] { $n } Elitetruppen mit 2 Marken }
    .word = { $n -> [one] Elitetruppe mit 2 Marken *[other] Elitetruppen mit 2 Marken }
card-elite-troop3 = Elitetruppe mit 3 Marken
    .a = eine Elitetruppe mit 3 Marken
    .object = eine Elitetruppe mit 3 Marken
    .no = keine Elitetruppe mit 3 Marken
    .none = keine Elitetruppe mit 3 Marken
    .the = die Elitetruppe mit 3 Marken
    .amount = { $n -> [0] Elitetruppen mit 3 Marken [one] eine Elitetruppe mit 3 Marken *[other] { $n } Elitetruppen mit 3 Marken }
    .objects = { $n -> [0] Elitetruppen mit 3 Marken [one] eine Elitetruppe mit 3 Marken *[other] { $n } Elitetruppen mit 3 Marken }
    .word = { $n -> [one] Elitetruppe mit 3 Marken *[other] Elitetruppen mit 3 Marken }

# Die Farben der Karten: was auf dem Blatt einer Karte unter ihrem Namen steht.
family-fields = Felder
family-pastures = Weiden
family-forests = Wälder
family-mines = Minen
family-military = Militär
family-builders = Bauleute
family-buildings = Gebäude

# Ränge eines Ortes, vom niedrigsten an. your: dein, object: als Objekt, to: wozu ein Ort wird.
rank-hamlet = Weiler
    .your = Dein Weiler
    .a = ein Weiler
    .object = einen Weiler
    .to = zum Weiler
    .many = Weiler
rank-village = Dorf
    .your = Dein Dorf
    .a = ein Dorf
    .object = ein Dorf
    .to = zum Dorf
    .many = Dörfer
rank-town = Städtchen
    .your = Dein Städtchen
    .a = ein Städtchen
    .object = ein Städtchen
    .to = zum Städtchen
    .many = Städtchen
rank-city = Stadt
    .your = Deine Stadt
    .a = eine Stadt
    .object = eine Stadt
    .to = zur Stadt
    .many = Städte

# Eisenmünzen. letter: auf die Münze geprägt (Holz, Kampf, Orte). counts: was sie zählt.
iron-fields = Felder
    .letter = F
    .counts = Felder
iron-pastures = Weiden
    .letter = W
    .counts = Weiden und Walkmühlen
iron-forests = Wälder
    .letter = H
    .counts = Wälder und Sägemühlen
iron-mines = Minen
    .letter = M
    .counts = Minen und Erzhütten
iron-military = Militär
    .letter = K
    .counts = Truppen, Rüstungen und Reiter
iron-buildings = Gebäude
    .letter = G
    .counts = alle blauen Karten
iron-builders = Bauleute
    .letter = B
    .counts = Lehrlinge, Gesellen und Meister
iron-lands = Orte
    .letter = O
    .counts = Ortskarten, gleich welchen Rang sie haben

# Münzen.
denom-bronze = Bronze
    .no = keine Bronze
    .amount = { NUMBER($n) } Bronze
denom-silver = Silber
    .no = kein Silber
    .amount = { NUMBER($n) } Silber
denom-gold = Gold
    .no = kein Gold
    .amount = { NUMBER($n) } Gold
# Statt einer Menge Münzen.
no-coins = nichts

# Stände und Stapel des Marktes: „Bronzestand“, „Silberstapel“.
tier-bronze = Bronze
tier-silver = Silber
tier-gold = Gold

resource-wheat = Weizen
    .many = Weizen
    .word = { $n -> [one] Weizen *[other] Weizen }
    .amount = { NUMBER($n) } Weizen
resource-sheep = Schaf
    .many = Schafe
    .word = { $n -> [one] Schaf *[other] Schafe }
    .amount = { $n -> [one] 1 Schaf *[other] { $n } Schafe }
resource-lumber = Holz
    .many = Holz
    .word = { $n -> [one] Holz *[other] Holz }
    .amount = { NUMBER($n) } Holz
resource-ore = Erz
    .many = Erz
    .word = { $n -> [one] Erz *[other] Erz }
    .amount = { NUMBER($n) } Erz

# Waren des Überseemarkts.
item-wheat = 1 Weizen
item-sheep = 1 Schaf
item-lumber = 1 Holz
item-strength1 = { NUMBER($n) } Stärke
item-strength2 = { NUMBER($n) } Stärke
item-ore = 1 Erz

# Die lila Karten.
purple-mint = Münzstätte
    .the = die Münzstätte
    .at = in der Münzstätte
purple-church = Kirche
    .the = die Kirche
    .at = in der Kirche
purple-overseas = Überseemarkt
    .the = der Überseemarkt
    .at = auf dem Überseemarkt

# Wo Münzen liegen.
pile-income = Einkommen
    .aria = Einkommen: { $coins }
pile-reserved = Rücklage
    .aria = Rücklage: { $coins }
pile-purse = Börse
    .aria = Börse: { $coins }
pile-discard = Ablage
    .aria = Ablage: { $coins }

points = { $n -> [one] 1 Punkt *[other] { $n } Punkte }
resources = { $n -> [one] 1 Rohstoff *[other] { $n } Rohstoffe }
coins-worth = { $coins }, { NUMBER($n) } Bronze wert
statement = { CAP($what) }.

## Vorbereitung

option-start = Wer beginnt
    .hint = Wer den ersten Zug macht; in späteren Jahren gelten die Regeln.
value-start-random = Das Los
    .hint = Der Zufall entscheidet.
value-start-first = Platz 1
    .hint = Der erste Platz beginnt.
value-start-second = Platz 2
    .hint = Der zweite Platz beginnt.
value-start-third = Platz 3
    .hint = Der dritte Platz beginnt; zu dritt oder zu viert.
value-start-fourth = Platz 4
    .hint = Der vierte Platz beginnt; zu viert.
option-cards = Karten
    .hint = Ob sie selbst Punkte bringen.
value-cards-means = Ohne Punkte
    .hint = Wie es in der Anleitung steht.
value-cards-kinds = Arten zählen
    .hint = Jede Kartenart, die du hast, bringt am Ende 2 Punkte.

level-page = Page
    .hint = Lernt das Handwerk erst. Ein freundlicher erster Gegner.
level-squire = Knappe
    .hint = Weiß, was die Dinge wert sind, und vertut sich manchmal.
level-knight = Ritter
    .hint = Plant den ganzen Zug und bestraft Verschwendung.
level-marshal = Marschall
    .hint = Wägt jeden Zug gegen alles ab, was gezogen werden kann. Gib dein Bestes.

# Ein Adjektiv, und ein Verb mit dem, was dazugehört.
trait-bold = kühn
    .hint = hält ein Heer und nimmt Orte mit Gewalt
trait-pious = fromm
    .hint = spendet der Kirche früh und oft
trait-thrifty = sparsam
    .hint = legt Münzen zurück, wechselt sie und nimmt Zoll ein
trait-builder = baufreudig
    .hint = baut Orte aus, statt nach neuen zu suchen

## Wertung

part-lands = Orte
    .hint = Nach dem Rang, den sie am Ende haben
part-church = Kirche
    .hint = Für die größten Spenden, nach Wert
part-iron = Eisenmünzen
    .hint = Die Punkte auf den Eisenmünzen, die du hältst
part-kinds = Kartenarten
    .hint = Je 2 Punkte

key-points = meiste Punkte
key-cities = meiste Städte
key-towns = meiste Städtchen
key-villages = meiste Dörfer
key-hamlets = meiste Weiler
key-coins = höchster Münzwert in Börse und Ablage

worth-tempo = Der Zug
worth-lands = Orte
worth-iron = Eisenmünzen
worth-church = Spenden in der Kirche
worth-coins = Künftige Münzen
worth-resources = Rohstoffe
worth-builders = Bauleute
worth-army = Das Heer
worth-conquest = Orte in Reichweite des Heeres
worth-upgrades = Orte, die ausgebaut werden können
worth-strongholds = Festungen und Wachtürme
worth-overseas = Übersee und Häfen
worth-kinds = Kartenarten

## Fragen. why: wofür. left: was noch bleibt.

ask-turn = Wähle deine Aktion
    .left = noch { $n -> [one] 1 Aktion *[other] { $n } Aktionen }
    .more = Wähle noch eine Aktion oder beende deinen Zug
    .free = Beende deinen Zug oder nutze vorher eine freie Aktion
ask-pay = Wähle Münzen, um { $price } zu zahlen
ask-bonus = Nimmst du die Münzen, die auf der Karte liegen?
    .why = { $coins } auf der Karte { CARD($card) }
ask-deploy = Wähle, wer um { $land } kämpft
    .why = Stärke { NUMBER($have) } von { NUMBER($need) }
    .left = noch { NUMBER($n) } nötig
ask-item = Nimmst du für diesen Ausbau etwas aus Übersee?
ask-fill = Womit deckst du { RESOURCE($resource, $n, form: "amount") }?
ask-wilds = Wähle, wer { $n -> [one] 1 Rohstoff *[other] { $n } Rohstoffe } ersetzt
ask-offer = Wie viel { DENOM($denom) } spendest du?
    .why = für die Kirche
    .left = bisher { $n -> [one] 1 Münze *[other] { $n } Münzen } gespendet
ask-levels = Wie weit fährt dein Schiff?
    .why = es liegt { $level -> [0] am Kai *[other] auf Stufe { $level } von { NUMBER($top) } }

upgrading = { $land } wird { RANK($rank, form: "to") }
pay-for-card = für { CARD($card, form: "the") }
pay-for-top = für die verdeckte oberste Karte des { TIER($tier) }stapels
pay-for-land = für { $land }
pay-for-item = für { $item } aus Übersee
pay-for-levels = für die Fahrt über { $n -> [one] 1 Stufe *[other] { $n } Stufen }

## Aktionen: der Satz in der Liste, und was auf dem Knopf steht

group-buy = Eine Karte kaufen
group-conquer = Einen Ort erobern
group-upgrade = Einen Ort ausbauen
group-extra = Freie Aktionen
group-building = Ein Gebäude nutzen
group-end = Beenden
group-pay = Zahlungen
group-choice = Wählen
group-forces = In den Kampf schicken
group-overseas = Übersee
group-sources = Rohstoffe decken

act-pass = Passe: Mache in diesem Jahr keinen Zug mehr
    .short = Passen
act-done = Weiter
    .short = Weiter
act-end-turn = Beende deinen Zug
    .short = Zug beenden
act-buy-row = Kaufe { CARD($card, form: "the") } für { $price }, { TIER($tier) }stand, Platz { NUMBER($place) }{ $bonus -> [none] {""} *[other] , mit { $bonus } darauf }
    .short = { CAP(CARD($card, form: "the")) } kaufen
act-buy-peeked = Kaufe { CARD($card, form: "the") }, auf dem { TIER($tier) }stapel gesehen, für { $price }
    .short = { CAP(CARD($card, form: "the")) } kaufen
act-draw-blind = Ziehe die verdeckte oberste Karte des { TIER($tier) }stapels für { $price }
    .short = { TIER($tier) }karte ziehen
act-diplomacy = Gewinne { $land }, { RANK($rank, form: "object") }, mit Diplomatie für { $price }
    .short = { $land } gewinnen
act-force = Greife { $land } an, { RANK($rank, form: "object") } mit Schild { NUMBER($shield) }
    .short = { $land } angreifen
act-upgrade = Baue { $land } { RANK($rank, form: "to") } aus
    .short = { $land } ausbauen
act-reserve = Lege 1 { DENOM($denom) } für nächstes Jahr zurück
    .short = { DENOM($denom) } zurücklegen
act-mint = Tausche in der Münzstätte { $give } gegen { $take }
    .short = Tausch: { $take }
act-church = Spende der Kirche Münzen
    .short = Kirche
act-advance = Fahre mit deinem Schiff weiter nach Übersee
    .short = Segel setzen
act-barracks = Nutze eine Kaserne: Hole { CARD($card, form: "object") } zurück
    .short = { CARD($card) } zurück
act-mill = Nutze { CARD($mill, form: "object") }: Mache { CARD($made, $n, form: "objects") } bereit
    .short = { CAP(CARD($mill, form: "object")) } nutzen
act-toll-station = Nutze eine Zollstation: Ziehe { $n -> [0] Münzen [one] 1 Münze *[other] { $n } Münzen } aus deiner Börse
    .short = Zollstation
act-watchtower = Nutze einen Wachturm: Sieh dir die oberste Karte jedes Stapels an
    .short = Wachturm
act-fortress = Nutze eine Festung: { $n -> [one] 1 Aktion *[other] { $n } Aktionen } mehr in diesem Zug
    .short = Festung
act-pay = Zahle { $coins }
    .short = { CAP($coins) } zahlen
act-take-bonus = Nimm { $coins } von der Karte
    .short = { CAP($coins) } nehmen
act-troop = Schicke { CARD($card, form: "object") }, noch { NUMBER($left) } von { $tokens -> [one] 1 Marke *[other] { $tokens } Marken }
    .short = { CARD($card) }, { NUMBER($left) } von { $tokens -> [one] 1 Marke *[other] { $tokens } Marken }
act-armor = Gib einer Truppe eine Rüstung: { NUMBER($n) } Stärke mehr
    .short = Rüstung dazu
act-cavalry = Schicke einen Reiter: { NUMBER($n) } Stärke, dann kommt er in die Gruft
    .short = Reiter schicken
act-collect = Nimm { $item } aus Übersee{ $harbor ->
        [0] {""}
        [one] , 1 Stufe durch den Hafen
       *[other] , { $harbor } Stufen durch den Hafen
    }{ $price ->
        [none] , umsonst
       *[other] , für { $price }
    }
    .short = { $item } nehmen
act-advance-by = Fahre bis Stufe { NUMBER($level) }{ $harbor ->
        [0] {""}
        [one] , 1 Stufe durch den Hafen
       *[other] , { $harbor } Stufen durch den Hafen
    }{ $price ->
        [none] , umsonst
       *[other] , für { $price }
    }
    .short = Bis Stufe { NUMBER($level) }
act-fill = Decke { RESOURCE($resource, $n, form: "amount") } durch Bauleute oder Lagerhäuser
    .short = { NUMBER($n) } ersetzen
act-builder = Setze { CARD($card, form: "object") } für einen Rohstoff ein
    .short = { CAP(CARD($card, form: "object")) } einsetzen
act-store-two = Leere ein Lagerhaus für zwei Rohstoffe
    .short = Lagerhaus für zwei
act-store-one = Leere ein Lagerhaus für einen Rohstoff
    .short = Lagerhaus für einen
act-offer = Spende { DENOM($denom, $n, form: "amount") }
    .short = { DENOM($denom, $n, form: "amount") }

leave-bonus = Überlasse { $coins } dem Vorrat
    .short = Liegen lassen
fill-own = Setze { CARD($card, $n, form: "objects") } für { RESOURCE($resource, form: "many") } ein
    .short = { CAP(CARD($card, $n, form: "objects")) } einsetzen
offer-none = Spende { DENOM($denom, form: "no") }
    .short = { CAP(DENOM($denom, form: "no")) }
attack-now = Greife { $land } mit Stärke { NUMBER($n) } an
    .short = Mit { NUMBER($n) } angreifen
take-nothing = Nimm nichts aus Übersee
    .short = Nichts

## Was eine Aktion bringt und kostet. Aussagen, die allein stehen oder neben anderen; der erste Buchstabe wird groß.

news-kind = eine neue Kartenart
    .sheet = es wäre eine neue Art für dich: { $points -> [one] 1 Punkt *[other] { $points } Punkte }
news-wins =
    .sheet = eine Karte mehr bringt dir die Eisenmünze für { IRON($iron) }, { $points -> [one] 1 Punkt *[other] { $points } Punkte }
news-takes = du nimmst { WEM($who) } die Münze für { IRON($iron) } ab
    .sheet = mit einer Karte mehr nimmst du { WEM($who) } die Eisenmünze für { IRON($iron) } ab, { $points -> [one] 1 Punkt *[other] { $points } Punkte }
news-ties = Gleichstand mit { WEM($who) } bei der Münze für { IRON($iron) }
    .sheet = mit einer Karte mehr hast du Gleichstand mit { WEM($who) } bei der Eisenmünze für { IRON($iron) }: Dann bleibt sie, wo sie ist
news-level = Gleichstand bei der Münze für { IRON($iron) }
    .sheet = mit einer Karte mehr hast du Gleichstand bei der Eisenmünze für { IRON($iron) }: Dann bekommt sie noch niemand

note-over = beim Zahlen { $n -> [one] geht mindestens 1 Bronze *[other] gehen mindestens { $n } Bronze } an Wert verloren
note-mint = nach einem Tausch in der Münzstätte könntest du genau zahlen
note-reserve = kommt nächstes Jahr zu deinem Einkommen
note-sail = das ist der Besuch dieses Zuges: Holen kannst du dann nichts mehr
note-wilds = { $missing } durch Bauleute, Lagerhäuser oder aus Übersee
note-reach = du erreichst Stärke { NUMBER($n) }
note-church-lead = deine Spende ist die größte, mit { NUMBER($n) } Bronze Vorsprung
note-church-more = mit { NUMBER($n) } Bronze mehr wäre deine Spende die größte

warn-too-many = mehr als nötig: Eine Karte weniger würde reichen
warn-not-needed = nicht nötig: Deine Stärke reicht
warn-lost = { $n -> [one] 1 Bronze an Wert geht *[other] { $n } Bronze an Wert gehen } verloren: Es gibt kein Wechselgeld
warn-store = sein zweiter Rohstoff verfällt
warn-end = du hast noch { $n -> [one] 1 Aktion *[other] { $n } Aktionen }
warn-pass-act = du kannst in diesem Zug noch handeln
warn-pass-coins = du legst { $coins } auf die Ablage
warn-pass-keep = du könntest vorher eine Münze zurücklegen

turn-action = Eine Aktion: eine Karte kaufen, einen Ort erobern oder einen ausbauen
turn-mint = In die Münzstätte gehen
turn-church = In die Kirche gehen
turn-overseas = Mit dem Schiff fahren (Waren holst du bei einem Ausbau oder im Kampf)
turn-reserve = Eine Münze zurücklegen
turn-buildings = Deine Gebäude nutzen
turn-end = Den Zug beenden, oder passen, wenn du keine Aktion gemacht hast
turn-none = Dafür hast du jetzt nichts

chip-points = { $n -> [one] Punkt *[other] Punkte }
chip-lands = { $n -> [one] Ort *[other] Orte }
chip-levels = { $n -> [one] Stufe *[other] Stufen }
chip-actions = { $n -> [one] Aktion mehr *[other] Aktionen mehr }
chip-need = Stärke nötig
chip-strength = Stärke
chip-iron = Punkte für die Eisenmünze für { IRON($iron) }
chip-retire = in die Gruft
chip-ready = wieder bereit
chip-income = Einkommen in Bronze

## Warum eine Aktion nicht geht

why-over = Die Partie ist zu Ende
why-not-asked = Beantworte erst die offene Frage
why-no-action = Du hast in diesem Zug keine Aktion mehr
why-no-coins = Kostet Münzen im Wert von { NUMBER($need) }: Du hast { NUMBER($have) }
why-empty-slot = Verkauft: Der Platz bleibt leer, bis das Jahr endet
why-empty-deck = Dieser Stapel ist leer
why-peeked = Du hast diese Karte gesehen: Kaufe sie zum aufgedruckten Preis
why-not-peeked = Du hast dir die Karte auf diesem Stapel nicht angesehen
why-strength = Braucht Stärke { NUMBER($need) }: Du erreichst { NUMBER($have) }
why-not-yours = Dieser Ort gehört dir nicht
why-city = Mehr als eine Stadt kann ein Ort nicht werden
why-upgrade-cards = Es ist keine Ausbaukarte mehr da
why-resources = Noch offen: { $missing }. { $n ->
        [0] Bauleute und Lagerhäuser können nichts davon ersetzen
       *[other] Bauleute und Lagerhäuser können { $n } davon ersetzen
    }
why-last-year = Es gibt kein nächstes Jahr mehr, für das du etwas zurücklegen könntest
why-reserved = Eine Münze im Jahr kannst du zurücklegen, und das hast du getan
why-no-such-coin = Braucht { DENOM($denom, $need, form: "amount") }: Du hast { NUMBER($have) }
why-visited = Du warst in diesem Zug schon { PURPLE($place, form: "at") }
why-supply = Im Vorrat ist zu wenig { DENOM($denom) }: { NUMBER($need) } nötig, { NUMBER($have) } da
why-no-income = Du hast keine Münzen mehr
why-track-top = Dein Schiff ist auf der letzten Stufe
why-no-card = Du hast { CARD($card, form: "no") } im Spiel
why-exhausted = { CARD($card) }: dieses Jahr schon genutzt
why-none-fallen = In deiner Gruft liegt { CARD($card, form: "none") }
why-no-tokens = Im Vorrat sind keine Marken dafür
why-nothing-tired = { CAP(CARD($card, form: "none")) } von dir ist erschöpft
why-purse-empty = Deine Börse und deine Ablage sind leer
why-decks-empty = Alle Stapel des Marktes sind leer
why-act-first = Mache erst deine Aktion
why-actions-left = Mache erst die Aktion, die du noch hast
why-acted = Du hast schon eine Aktion gemacht: Beende stattdessen deinen Zug
why-not-acted = Du hast noch keine Aktion gemacht: Mache eine oder passe für dieses Jahr
why-too-little = { NUMBER($have) } wert: Der Preis ist { NUMBER($need) }
why-superfluous = 1 { DENOM($denom) } davon ist nicht nötig
why-order = In anderer Reihenfolge gewählt: Gehe zurück, um es zu ändern
why-no-bearer = Keine Truppe ohne Rüstung ist da, die sie tragen könnte
why-out-of-reach = Zu weit: { NUMBER($have) } von { NUMBER($need) } Stufen
why-not-needed = Das wird hier nicht gebraucht
why-dead-end = Danach ließe sich der Rest nicht mehr decken
why-nothing-given = Eine Spende ist mindestens 1 Münze
why-rank = { CARD($card) }: für diesen Ort nicht erfahren genug
why-no-diplomacy = Städtchen und Städte werden nur mit Gewalt genommen

## Ereignisse, die Zeilen des Verlaufs

# Am Anfang der Sätze darüber, wer ein Jahr beginnt.
-beginnt = { $who -> [you] Du beginnst *[other] { $who } beginnt }

event-year = Jahr { NUMBER($n) } beginnt
start-random = { -beginnt }: Das Los hat entschieden
start-rotates = { -beginnt }: Es geht reihum
    .next = reihum an der Reihe
start-fewest-points = { -beginnt }: die wenigsten Punkte für Orte
    .next = die wenigsten Punkte für Orte
start-fewest-cards = { -beginnt }: die wenigsten Karten im Spiel, nach Gleichstand bei den Punkten für Orte
    .next = die wenigsten Karten im Spiel, nach Gleichstand bei den Punkten für Orte
start-clockwise = { -beginnt }: als Nächstes im Uhrzeigersinn, nach Gleichstand bei Punkten und Karten
    .next = als Nächstes im Uhrzeigersinn, nach Gleichstand bei Punkten und Karten
start-chosen = { -beginnt }, wie abgemacht
event-income = { WHO_HAS($who) } { $coins } gezogen
event-reserve-back = { WHO_HAS($who) } 1 { DENOM($denom) } aus der Rücklage bekommen
event-purse-filled = { WHO_HAS($who) } die Börse mit { $coins } wieder gefüllt
event-paid = { WHO_HAS($who) } { $coins } { $supply -> [yes] an den Vorrat gezahlt *[no] gezahlt }
event-bought = { WHO_HAS($who) } { CARD($card, form: "object") } gekauft
    .peeked = { WHO_HAS($who) } { CARD($card, form: "object") } gekauft, auf dem { TIER($tier) }stapel gesehen
    .blind = { WHO_HAS($who) } { CARD($card, form: "object") } vom { TIER($tier) }stapel gezogen
event-deck-card = { CAP(CARD($card, form: "a")) } kam vom { TIER($tier) }stapel
event-bonus-taken = { WHO_HAS($who) } { $coins } von der Karte genommen
event-bonus-left = { WHO_HAS($who) } { $coins } dem Vorrat überlassen
event-tokens = { WHO_HAS($who) } { $n -> [one] 1 Marke *[other] { $n } Marken } auf { CARD($card, form: "object") } gelegt
event-iron = { WHO_HAS($who) } { $from -> [none] die Eisenmünze für { IRON($iron) } bekommen *[other] { WEM($from) } die Eisenmünze für { IRON($iron) } abgenommen }
event-conquered = { WHO_HAS($who) } { $land }, { RANK($rank, form: "object") }, { $force -> [yes] mit Gewalt erobert *[no] mit Diplomatie gewonnen }
event-land-shown = Oben auf dem Stapel der { RANK($rank, form: "many") } liegt jetzt { $land }
event-troop-used = { WHO_HAS($who) } { CARD($card, form: "object") } geschickt: noch { NUMBER($left) } von { $tokens -> [one] 1 Marke *[other] { $tokens } Marken }
event-troop-retired = { WHO_HAS($who) } { CARD($card, form: "object") } in die Gruft gelegt: keine Marken mehr
event-cavalry-retired = { WHO_HAS($who) } einen Reiter geschickt, der in die Gruft kam
event-armor-used = { WHO_HAS($who) } eine Rüstung genutzt
event-collected = { WHO_HAS($who) } { $item } aus Übersee geholt
event-harbor-used = { WHO_HAS($who) } einen Hafen für { $n -> [one] 1 Stufe *[other] { $n } Stufen } genutzt
event-advanced = { WHO_IS($who) } { $from -> [0] vom Kai *[other] von Stufe { $from } } bis Stufe { NUMBER($to) } gefahren
event-used = { WHO_HAS($who) } { CARD($card, $n, form: "objects") } eingesetzt
event-storehouse-retired = { WHO_HAS($who) } ein Lagerhaus für { $n -> [one] 1 Rohstoff *[other] { $n } Rohstoffe } geleert
event-upgraded = { WHO_HAS($who) } { $land } { RANK($rank, form: "to") } ausgebaut
event-reserved = { WHO_HAS($who) } 1 { DENOM($denom) } zurückgelegt
event-minted = { WHO_HAS($who) } in der Münzstätte { $give } gegen { $take } getauscht
event-offered = { WHO_HAS($who) } der Kirche { $coins } gespendet
event-recommissioned = { WHO_HAS($who) } mit einer Kaserne { CARD($card, form: "object") } zurückgeholt
event-milled = { WHO_HAS($who) } { CARD($mill, form: "object") } genutzt: { CARD($made, $n, form: "amount") } wieder bereit
event-toll = { WHO_HAS($who) } mit einer Zollstation { $coins } gezogen
event-looked = { WHO_HAS($who) } { $who -> [you] dir *[other] sich } mit einem Wachturm die obersten Karten angesehen{ $cards -> [none] {""} *[other] : { $cards } }
event-fortified = { WHO_HAS($who) } eine Festung genutzt: { $n -> [one] 1 Aktion *[other] { $n } Aktionen } mehr
event-turn-ended = { WHO_HAS($who) } den Zug beendet
event-passed = { WHO_HAS($who) } für dieses Jahr gepasst
event-swept = { WHO_HAS($who) } { $coins } auf die Ablage gelegt
event-seeded = { TIER($tier) } { NUMBER($place) }: 1 Bronze mehr
    .what = 1 Bronze mehr
event-converted = { TIER($tier) } { NUMBER($place) }: aus 3 Bronze wurde 1 Silber
    .what = aus 3 Bronze wurde 1 Silber
event-refilled = { TIER($tier) } { NUMBER($place) }: { CARD($card) }
spot = { TIER($tier) } { NUMBER($place) }
event-readied = { WHO_HAS($who) } { $n -> [one] 1 Karte *[other] { $n } Karten } wieder bereit gemacht
event-over = Die Partie ist zu Ende
year-ends = Jahr { NUMBER($n) } endet

## Der Spielplan. aria: was er denen sagt, die zuhören.

area-market = Markt
area-realm = Reich
area-guilds = Gilden

turnline = Jahr { NUMBER($n) } von { NUMBER($all) }
    .over = Zu Ende
year-aria = Jahr { NUMBER($n) } von { NUMBER($all) }. { $who -> [you] Du hast das Jahr begonnen *[other] { $who } hat das Jahr begonnen }
next-start = Nach jetzigem Stand { $who -> [you] beginnst du *[other] beginnt { $who } } das nächste Jahr: { $why }
passed = Gepasst
supply = Vorrat
    .aria = Vorrat: { $coins }, { NUMBER($one) } Marken für Fußtruppen und { NUMBER($two) } für Elitetruppen, { NUMBER($upgrades) } Ausbaukarten

stall = { TIER($tier) }stand
deck = { TIER($tier) }stapel
    .none = Leer
    .aria = { TIER($tier) }stapel, noch { NUMBER($n) }. Die verdeckte oberste Karte kostet { $price }
    .seen = { TIER($tier) }stapel, noch { NUMBER($n) }. Oben hast du { CARD($card, form: "object") } gesehen: { $price }
    .empty = { TIER($tier) }stapel, leer
sold = Verkauft
    .aria = { TIER($tier) }stand, Platz { NUMBER($place) }: verkauft
in-stall = { CARD($card) }, { $price }, { TIER($tier) }stand, Platz { NUMBER($place) }{ $bonus ->
        [none] {""}
       *[other] , mit { $bonus } darauf
    }{ $mark ->
        [none] {""}
       *[other] , { $mark }
    }. { $line }
mark-exact = du kannst genau zahlen
mark-mint = du kannst nach einem Tausch in der Münzstätte genau zahlen
mark-over = du würdest zu viel zahlen
mark-dear = jetzt zu teuer

lands-top = Orte zum Erobern
land-or = oder
land-reach = { NUMBER($have) }/{ NUMBER($need) }
land-none = Keine { RANK($rank, form: "many") } mehr
land-aria = { $land }, { RANK($rank, form: "a") }: Schild { NUMBER($shield) }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $price ->
        [none] {""}
       *[other] , mit Diplomatie { $price }
    }
    .needs = { RANK($rank, form: "to") }: { $symbols }
    .left = Noch { NUMBER($n) } im Stapel
    .have = Du erreichst Stärke { NUMBER($n) }

mint-aria = Münzstätte: { $give } gegen { $take }
visited = Besucht
church-aria = Kirche. Bisher gespendet: { $offers }. Punkte für die Plätze: { $places }
church-offer = { $who } { NUMBER($n) }
overseas-aria = Überseemarkt. Dein Schiff liegt { $n -> [0] am Kai *[other] auf Stufe { $n } von { NUMBER($top) } }
overseas-good = Übersee: { $item } auf Stufe { NUMBER($level) }, kostet dich { $price }
port = Kai
ships-at = { $level -> [0] Kai *[other] Stufe { $level } }: { $ships -> [none] kein Schiff *[other] { $ships } }

irons = Eisenmünzen
irons-aria = Eisenmünze für { IRON($iron) }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. Zählt { IRON($iron, form: "counts") }. { $who ->
        [none] Niemand hält sie
        [you] Du hältst sie
       *[other] { $who } hält sie
    }. { $standing }
    .has = { $who } { NUMBER($n) }
    .more = Noch { NUMBER($n) } nötig
    .yours = Deine

coin-aria = { DENOM($denom, $n, form: "amount") } deines Einkommens
income-worth = Wert { NUMBER($n) }
reserve-none = Nichts zurückgelegt

shelf = Karten
    .none = Noch keine Karten
    .aria = { CARD($card) }: { NUMBER($ready) } bereit, { NUMBER($tired) } erschöpft. { $line }
crypt = Gruft
    .aria = In der Gruft: { CARD($card, $n, form: "amount") }
    .troop = In der Gruft: { CARD($card, $n, form: "amount") }, bei der Rückkehr { $tokens -> [one] 1 Marke *[other] { $tokens } Marken }
troop-aria = { CAP(CARD($card, $n, form: "amount")) }, noch { NUMBER($left) } von { $tokens ->
        [one] 1 Marke
       *[other] { $tokens } Marken
    }, { $ready -> [yes] bereit *[no] erschöpft }

own-lands = Orte
own-land = { $land }, { RANK($rank, form: "a") }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $top ->
        [yes] , höher kann ein Ort nicht steigen
       *[no] {""}
    }
    .next = { CAP(RANK($rank, form: "to")) }: { $symbols }
symbol-covered = { RESOURCE($resource) } gedeckt
symbol-wild = { RESOURCE($resource) } durch Bauleute oder Lagerhaus
symbol-missing = { RESOURCE($resource) } offen

fact-points = Punkte
fact-strength = Stärke
fact-ship = Schiff

## Blätter, die einzelne Teile erklären. row: der Name einer Zeile, vor ihrem Wert.

sheet-slot = Karte im { TIER($tier) }stand, Platz { NUMBER($place) }
sheet-vacant = Leerer Platz
    .why = Die Karte, die hier lag, wurde gekauft. Wenn das Jahr endet, kommt die nächste Karte des Stapels an ihren Platz.
    .stays = Die Karte, die hier lag, wurde gekauft, und keine Karte kommt mehr an ihren Platz.
sheet-bonus = Auf der Karte liegt Geld: { $coins }. Wenn du gezahlt hast, nimmst du es oder überlässt es dem Vorrat.
row-price = Preis
pay-exact = Du kannst das genau zahlen.
pay-mint = Nach einem Tausch in der Münzstätte kannst du das genau zahlen.
pay-over = Du kannst das nicht genau zahlen: Mindestens { $n -> [one] 1 Bronze an Wert ginge *[other] { $n } Bronze an Wert gingen } verloren, es gibt kein Wechselgeld.
pay-not = Jetzt zu teuer: Es kostet { NUMBER($need) } Bronze, und dein Einkommen ist { NUMBER($have) } wert.

sheet-iron = Eisenmünze für { IRON($iron) }
    .counts = Sie zählt { IRON($iron, form: "counts") }. Auch Karten, die erschöpft sind oder in der Gruft liegen, zählen.
    .rule = Wer mehr davon hat als alle anderen, bekommt sie. Bei Gleichstand bleibt sie, wo sie ist.
    .needs = Du brauchst { NUMBER($n) } mehr, um sie zu nehmen.
    .lead = Du hältst sie mit einem Vorsprung von { NUMBER($n) }.
    .even = Du hältst sie, obwohl jemand ebenso viele hat: Wer als Nächstes eine mehr hat, nimmt sie.
    .holds = { NUMBER($n) }, hält die Münze
holding = { $points -> [one] 1 Punkt *[other] { $points } Punkte }. { $who ->
        [none] Niemand hält sie
        [you] Du hältst sie mit { NUMBER($n) }
       *[other] { $who } hält sie mit { NUMBER($n) }
    }
you-need = du hast { NUMBER($have) } und brauchst { NUMBER($n) } mehr

row-copies = Alle Karten dieser Art
copies = { NUMBER($all) }: { $where }
    .decks = { NUMBER($n) } in den Stapeln
    .stalls = { NUMBER($n) } an den Ständen
    .with = { NUMBER($n) } bei { WEM($who) }

sheet-deck = { $n -> [one] Noch 1 Karte *[other] Noch { $n } Karten }
    .empty = In diesem Stapel ist keine Karte mehr. Plätze seines Standes, die leer werden, bleiben leer.
    .blind = Ziehe seine oberste Karte verdeckt für { $price }. Du bekommst sie, was auch immer es ist.
    .seen = Oben hast du { CARD($card, form: "object") } gesehen. Solange die Karte dort liegt, darfst du sie für { $price } kaufen.
    .come = { NUMBER($n) } von { NUMBER($left) }, aufgedruckter Preis { $prices }

row-tokens = Marken
tokens = { $n -> [one] 1 Marke *[other] { $n } Marken } der Stärke { NUMBER($strength) }: reicht für { $n -> [one] 1 Kampf *[other] { $n } Kämpfe }
tokens-left = Noch { NUMBER($left) } von { $tokens -> [one] 1 Marke *[other] { $tokens } Marken }
sheet-fallen = Eine Truppe in der Gruft. Sie zählt für die Eisenmünze für Militär. Eine Kaserne holt sie mit { $tokens -> [one] 1 Marke *[other] { $tokens } Marken } zurück.
last-token = Sie hat ihre letzte Marke: Nach dem nächsten Kampf kommt sie in die Gruft.
good-for = Reicht noch für { $n -> [one] 1 Kampf *[other] { $n } Kämpfe }, einen in jedem Jahr.
row-such = Davon hast du
row-yours = Deine
yours = { NUMBER($ready) } bereit, { NUMBER($tired) } erschöpft, { NUMBER($retired) } in der Gruft
sheet-tired = Erschöpft: dieses Jahr schon genutzt.
    .again = Nächstes Jahr ist die Karte wieder bereit.
sheet-retired = In der Gruft: Die Karte zählt noch für ihre Eisenmünze, kann aber nicht mehr genutzt werden.
sheet-barracks = Deine Kaserne ist bereit.
    .tired = Deine Kaserne ist erschöpft: dieses Jahr schon genutzt.
    .none = Du hast keine Kaserne.

row-strength = Deine Stärke jetzt
strength = { NUMBER($n) }: { $parts }
    .cards = { CARD($card, $count, form: "amount") } +{ NUMBER($n) }
    .ship = { $price -> [none] Übersee umsonst *[other] Übersee für { $price } } +{ NUMBER($n) }
    .none = 0: Du hast keine bereiten Truppen und keinen Reiter

sheet-supply = Münzen und Teile, die niemand hat
    .use = Bonusmünzen, Münzen für den Tausch und neue Truppenmarken kommen von hier. Münzen, die in Übersee gezahlt werden, kommen hierher.
    .none = { DENOM($denom, form: "no") } mehr da: Tausch gegen { DENOM($denom) } und Bonusmünzen aus { DENOM($denom) } sind nicht möglich
    .few = nur noch { DENOM($denom, $n, form: "amount") } da: Ein Tausch gegen mehr davon ist nicht möglich
    .upgrades = noch { NUMBER($n) } Ausbaukarten. Ein Ort mit seinem aufgedruckten Rang, Weiler oder Dorf, braucht eine zum Ausbau
of-all = { NUMBER($n) } von { NUMBER($all) }
row-upgrades = Ausbaukarten
row-tokens-one = Marken für Fußtruppen
row-tokens-two = Marken für Elitetruppen

sheet-year = Die Jahresleiste
    .rule = In einem Jahr ziehen alle reihum, bis alle gepasst haben. Dann werden übrige Münzen abgelegt, die Stände aufgefüllt, und alle Karten sind wieder bereit.
    .last = Das ist das letzte Jahr: Wenn alle gepasst haben, endet die Partie.
    .over = Alle fünf Jahre sind gespielt.
row-start = Dieses Jahr begann
row-next = Nächstes Jahr nach jetzigem Stand
next-is = { $who }: { $why }
row-passed = Für dieses Jahr gepasst

sheet-coin = { NUMBER($n) } in deinem Einkommen
    .worth = 1 { DENOM($denom) } ist { NUMBER($n) } Bronze wert, was du auch damit bezahlst.
    .use = Bezahle damit Preise, tausche in der Münzstätte, spende der Kirche oder lege eine Münze für nächstes Jahr zurück. Wechselgeld gibt es nie.
    .end = Was du nicht ausgegeben hast, wenn das Jahr endet, kommt auf deine Ablage.
row-income = Dein Einkommen
row-supply = Im Vorrat
sheet-reserve = Eine Münze für nächstes Jahr
    .rule = Einmal im Jahr darfst du eine Münze hierher legen. Nächstes Jahr kommt sie zu deinem Einkommen, zusätzlich zu den gezogenen.
    .has = 1 { DENOM($denom) } liegt hier bis nächstes Jahr.
sheet-purse = Jedes Jahr ziehst du blind { NUMBER($n) } Münzen aus deiner Börse: Sie sind dein Einkommen.
    .short = Münzen darin: { NUMBER($n) }. Musst du eine ziehen, wenn sie leer ist, kommt vorher deine ganze Ablage hinein.
row-purse = Deine Börse
row-discard = Deine Ablage
row-all-coins = Alle deine Münzen in Bronze
sheet-discard = Münzen, die du gezahlt oder nicht ausgegeben hast. Musst du eine Münze ziehen und deine Börse ist leer, kommen sie vorher alle hinein.
    .end = Steht am Ende sonst alles gleich, gewinnt, wer in Börse und Ablage den höheren Wert hat.

lands-gone = Alle { RANK($rank, form: "many") } sind erobert.
sheet-top = Oben auf seinem Stapel: { RANK($rank, form: "a") }, darunter noch { NUMBER($n) }
force-yes = Mit Gewalt: Deine Stärke { NUMBER($now) } reicht für den Schild { NUMBER($need) }.
force-ship = Mit Gewalt: Du erreichst { NUMBER($have) } von { NUMBER($need) }, aber nur mit Stärke aus Übersee. Ohne sie hast du { NUMBER($now) }.
force-no = Mit Gewalt: Du erreichst { NUMBER($have) } von { NUMBER($need) }. { $more -> [one] Es fehlt noch { $more } *[other] Es fehlen noch { $more } }.
force-any = Mit Gewalt: Stärke { NUMBER($need) } ist nötig.
diplomacy = Mit Diplomatie: { $price }.
row-shield = Schild
row-become = { CAP(RANK($rank, form: "to")) }
becomes = { $symbols }; { $points -> [one] 1 Punkt *[other] { $points } Punkte } mehr
sheet-land = { $who -> [you] { RANK($rank, form: "your") } *[other] { RANK($rank) } von { $who } }
    .needs = Der Ausbau { RANK($rank, form: "to") } braucht { $symbols }.
covered-all = Bereite Karten decken alles.
covered-wild = Bereite Karten decken es, mit Bauleuten oder Lagerhäusern für { $missing }.
covered-ship = Die bereiten Karten lassen { $missing } offen. Eine Ware aus Übersee deckt das.
covered-both = Die bereiten Karten lassen { $missing } offen. Eine Ware aus Übersee, mit Bauleuten und Lagerhäusern für den Rest, deckt das.
covered-not = Die bereiten Karten lassen { $missing } offen.
    .wilds = Bauleute und Lagerhäuser können { NUMBER($n) } davon ersetzen.
cover-by = { NUMBER($n) } durch { CARD($card, $n, form: "objects") }
cover-open = { NUMBER($n) } offen
cover-tired = { CARD($card, $n, form: "amount") } erschöpft
cover-ship = am billigsten: { $price -> [none] Übersee umsonst *[other] Übersee für { $price } }
cover-card = am billigsten: { CARD($card, form: "a") } von den Ständen für { $price }

sheet-mint = Einmal im Zug darfst du Münzen deines Einkommens mit dem Vorrat tauschen. Das ist nicht deine Aktion.
good-at = { $item } auf Stufe { NUMBER($level) }
swap = { $give } gegen { $take }
    .possible = Möglich
visited-already = in diesem Zug schon besucht

sheet-church = { $points } Punkte für die größten Spenden
    .rule = Einmal im Zug darfst du beliebige Münzen deines Einkommens spenden. Sie kommen nie zurück. Das ist nicht deine Aktion.
    .points = Am Ende der Partie bringen die wertvollsten Spenden { $points } Punkte. Bei Gleichstand bekommen alle Beteiligten einen Punkt weniger.
offered = { $coins }; nach jetzigem Stand { $points -> [one] 1 Punkt *[other] { $points } Punkte }

sheet-overseas = Ein Schiff und vier Stufen
    .sail = Einmal im Zug darf dein Schiff weiterfahren, für 1 Bronze je Stufe; dann holt es bis zu deinem nächsten Zug nichts. Münzen, die du hier zahlst, kommen in den Vorrat. Das ist nicht deine Aktion.
    .take = Oder es bringt eine Ware zu einem Ausbau oder in einen Kampf: umsonst von jeder Stufe bis zu seiner eigenen, von weiter her für 1 Bronze je Stufe. Dann kehrt es an den Kai zurück.
your-ship = Dein Schiff liegt { $level -> [0] am Kai *[other] auf Stufe { $level } }.
    .harbor = Dein Hafen ist bereit: { harbor-levels } umsonst.
ship-at = { $level -> [0] am Kai *[other] auf Stufe { $level } }
fetch = Stufe { NUMBER($level) }, { $price } von dort, wo dein Schiff liegt
    .free = Stufe { NUMBER($level) }, umsonst von dort, wo dein Schiff liegt
    .harbor = Stufe { NUMBER($level) }, { $price } von dort, wo dein Schiff liegt, mit deinem Hafen { $helped }
sheet-good = { $item } aus Übersee
    .place = Überseemarkt, Stufe { NUMBER($level) }
    .upgrade = Während du einen Ort ausbaust, darfst du von hier { $item } für eines seiner Symbole nehmen.
    .battle = Während du einen Ort angreifst, darfst du von hier { $item } nehmen.
    .returns = Dann kehrt dein Schiff an den Kai zurück.
row-costs = Kostet dich

## Die geführte erste Partie. now: was als Nächstes zu tun ist. else: was hier statt einer anderen Wahl zu tun ist.

lesson-1 = Du herrschst fünf Jahre über ein kleines Reich. Die meisten Punkte gewinnen. Jedes Jahr ziehst du vier Münzen. Karten machen dein Reich stark: Wähle das Feld, für 1 Bronze.
    .now-1 = Zahle mit einer Bronzemünze. Niemand gibt heraus, also ist der genaue Preis am besten.
    .else = Beginne mit dem Feld, für genau 1 Bronze. Es bringt Weizen.
lesson-2 = Das Feld gehört dir. Niemand sonst hat so viele Felder, also gehört dir auch die Eisenmünze für Felder: 1 Punkt. Du hast eine Aktion im Zug. Beende jetzt deinen Zug.
    .else = Beende hier den Zug. Deine Münzen brauchst du später.
lesson-3 = Dein Rivale hat eine Truppe gekauft und die Eisenmünze für Militär bekommen. Wer am meisten von einer Art hat, hält ihre Münze. Kaufe jetzt den Wald, er gibt Holz.
    .now-1 = Du hast 1 Silber gezahlt, das ist 3 Bronze wert. Beende deinen Zug.
    .else = Kaufe den Wald und beende den Zug. Mit dem Feld lässt er deinen Ort wachsen.
lesson-4 = Dein Rivale hat der Kirche gespendet und ist dieses Jahr fertig. Du machst weiter. Dein Ort braucht Weizen und Holz, um zu wachsen, und du hast beides. Wähle Elmcroft.
    .now-1 = Ein Schiff könnte Waren aus Übersee holen. Du brauchst keine, also nimm nichts.
    .now-2 = Dein Weiler ist jetzt ein Dorf, 2 Punkte wert. Die zwei Karten ruhen bis nächstes Jahr. Beende deinen Zug.
    .else = Baue Elmcroft mit deinen zwei eigenen Karten aus und beende dann den Zug.
lesson-5 = Mehr Orte bringen mehr Punkte. Der Weiler Ashby hat den Schild 3: So viel Stärke brauchst du für ihn. Kaufe die Fußtruppe. Sie hat Stärke 1.
    .now-1 = Zahle 1 Bronze.
    .now-2 = Die Marke auf der Truppe reicht für einen Kampf. Beende deinen Zug.
    .else = Kaufe die Fußtruppe für genau 1 Bronze und beende dann den Zug.
lesson-6 = Jetzt erobere Ashby. Deine Truppe bringt Stärke 1. Dein Schiff holt 2 aus Übersee, für 3 Bronze. Das macht 3, gerade genug. Wähle Ashby.
    .now-1 = Zahle mit deinem Silber. Es ist 3 Bronze wert.
    .else = Erobere Ashby sofort, mit deinem Silber für das Schiff. Du bist gerade stark genug.
lesson-7 = Ashby gehört dir: 1 Punkt. Und jetzt hast du die meisten Orte, also hältst du auch diese Eisenmünze: 3 Punkte mehr. Deine Münzen sind weg. Beende deinen Zug.
    .now-1 = Deine Truppe liegt in der Gruft, zählt aber noch für Eisenmünzen. Mehr kannst du nicht tun: Passe, und das Jahr endet.
    .else = Höre hier auf. Es ist nichts mehr da, was du ausgeben könntest.
lesson-8 = Jahr 2 beginnt. Du hast vier neue Münzen gezogen, und deine Karten sind wieder bereit. Die Münzstätte wechselt Geld und kostet keine Aktion. Tausche dein Gold gegen 3 Silber.
    .else = Gehe erst in die Münzstätte. Mit kleinen Münzen zahlst du besser als mit einem Gold.
lesson-9 = Niemand hat letztes Jahr diese Rüstung gekauft, also liegt jetzt eine Münze darauf. Sie zählt als Militär. Mit ihr hast du zwei solche Karten, dein Rivale eine. Kaufe sie.
    .now-1 = Zahle 1 Silber und 2 Bronze. Das ist der genaue Preis.
    .now-2 = Nimm die Münze, die auf der Karte liegt.
    .else = Zahle genau den Preis der Rüstung und nimm ihre Münze. So gewinnst du deinem Rivalen eine Eisenmünze ab.
lesson-10 = Die Münze für Militär gehört dir: 3 Punkte, die dein Rivale verliert. Gehe jetzt in die Kirche. Wer dort am Ende am meisten gegeben hat, bekommt 3 Punkte. Wähle die Kirche.
    .now-1 = Dein Rivale hat 1 Bronze gegeben. Spende 2 Bronze, und du liegst vorn.
    .now-2 = Behalte dein Silber: Spende keines.
    .else = Spende der Kirche 2 Bronze und kein Silber. Das reicht, um vorn zu liegen.
lesson-11 = Münzstätte, Kirche und Schiff kosten keine Aktion, aber jedes nur einmal im Zug. Du hast noch 2 Silber für deinen nächsten Zug. Beende diesen Zug.
    .else = Beende hier den Zug. Das Silber ist für einen Ort.
lesson-12 = Du kannst einen Ort auch mit Diplomatie gewinnen. So kostet ein Weiler 2 Silber und ein Dorf 1 Gold. Wähle Hazelby.
    .now-1 = Zahle 2 Silber.
    .else = Gewinne Hazelby mit Diplomatie. Dann hast du drei Orte.
taught = Drei Orte, und du weißt alles: kaufen, ausbauen, erobern, Eisenmünzen halten. Jetzt gehört die Partie dir. Städtchen und Städte bringen am meisten. Der runde Knopf mit dem i erklärt jedes Teil.
learnt = In jedem Zug kaufst du eine Karte, gewinnst einen Ort oder baust einen aus. Wer von einer Art am meisten hat, hält ihre Eisenmünze. Münzstätte, Kirche und Schiff sind frei, je einmal im Zug.
learnt-1 = Gebäude wirken einmal im Jahr und kosten keine Aktion: Eine Festung bringt eine Aktion mehr.
learnt-2 = Städtchen und Städte brauchen vier Arten von Gütern. Minen und Weiden bringen die anderen beiden.
learnt-3 = Eine zurückgelegte Münze kommt im nächsten Jahr zu deinem Einkommen dazu.

## Auszeichnungen.

feat-knights = Sporen verdient
    .hint = Gewinne, wenn alle Rivalen mindestens Ritter sind.
feat-marshals = Zu viert an der Spitze
    .hint = Gewinne eine Partie zu 4 gegen Marschälle.
feat-cities = Städtegründung
    .hint = Gewinne mit 2 Städten.
feat-church = Frommes Werk
    .hint = Gewinne mit 3 Punkten der Kirche.
feat-iron = Eiserner Griff
    .hint = Gewinne mit 9 Punkten auf Eisenmünzen.
feat-ahead = Uneinholbar
    .hint = Gewinne mit 8 Punkten Vorsprung.
feat-kinds = Von allem etwas
    .hint = Gewinne mit 26 Punkten für Kartenarten.

## The numbers of a box: its sheets, their columns and rows, and what numbers break together.
boxsheet-coins = Münzen
boxsheet-market = Marktkarten
boxsheet-buildings = Gebäude
boxsheet-strength = Stärke der Karten
boxsheet-supply = Vorrat
boxsheet-blind = Vom Stapel ziehen
boxsheet-ranks = Ränge der Orte
boxsheet-lands = Ortskarten
boxsheet-iron = Eisenmünzen
boxsheet-overseas = Überseeleiste
boxsheet-mint = Münzstätte
boxsheet-church = Spenden an die Kirche
boxcol-box = Münzen in der Schachtel
boxcol-purse = Börse zu Beginn
boxcol-deck = Stapel
boxcol-bronze = Preis: Bronze
boxcol-silver = Preis: Silber
boxcol-gold = Preis: Gold
boxcol-copies = Karten im Stapel
boxcol-attacks = Marken beim Kauf
boxcol-year = Jahre 1 bis 4
boxcol-last = Letztes Jahr
boxcol-strength = Stärke
boxcol-count = Anzahl
boxcol-price = Preis in Bronze
boxcol-points = Punkte
boxcol-diplomacy = Diplomatie, in Bronze
boxcol-shield = Schild
boxcol-village_wheat = Dorf: Weizen
boxcol-village_sheep = Dorf: Schafe
boxcol-village_lumber = Dorf: Holz
boxcol-village_ore = Dorf: Erz
boxcol-town_wheat = Städtchen: Weizen
boxcol-town_sheep = Städtchen: Schafe
boxcol-town_lumber = Städtchen: Holz
boxcol-town_ore = Städtchen: Erz
boxcol-city_wheat = Stadt: Weizen
boxcol-city_sheep = Stadt: Schafe
boxcol-city_lumber = Stadt: Holz
boxcol-city_ore = Stadt: Erz
boxcol-level = Stufe auf der Leiste
boxcol-give = Abgeben
boxcol-take = Nehmen
boxcol-first = Erster Platz: Punkte
boxcol-second = Zweiter Platz: Punkte
boxcol-third = Dritter Platz: Punkte
boxrow-standard = Marken der Fußtruppen
boxrow-elite = Marken der Elitetruppen
boxrow-upgrade = Ausbaukarten
boxrow-mint-bronze-up = Bronze in Silber
boxrow-mint-silver-up = Silber in Gold
boxrow-mint-silver-down = Silber in Bronze
boxrow-mint-gold-down = Gold in Silber
boxrow-two = Zu zweit
boxrow-three = Zu dritt
boxrow-four = Zu viert
boxlaw-free = Eine Karte kostet mindestens eine Münze.
boxlaw-troop = Eine Elitetruppe bringt zwei oder drei Marken mit.
boxlaw-deck = Jeder Stapel hat genug Karten für die Stände zu viert.
boxlaw-purse = Die Münzen in der Schachtel reichen für vier Börsen.
