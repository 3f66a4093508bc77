### Battle Merchants. Aussagen haben keinen Punkt am Ende: Das Programm reiht sie aneinander oder beendet sie mit der Nachricht sentence.

name = Battle Merchants
tagline = Vier Völker im Krieg, und jedes kauft bei dir.
whom = Spitze Ellbogen am Markt. Mittelschwer.
credits = Ein Spiel von Gil Hova, erschienen bei Minion Games.

## Die Vorbereitung

option-start = Erster Zug
    .hint = Wer im Frühling beginnt.
option-mats = Tableaus zu zweit
    .hint = Ein Tableau bestimmt deine ersten zwei Handwerke und dein erstes Belohnungsplättchen.
    .fixed = Nur zu zweit
option-purses = Startgold
    .hint = Die ersten Züge sind die besten: Mehr Gold für alle, die später beginnen, gleicht das aus.
value-start-random = Durch das Los
    .hint = Der Zufall entscheidet.
value-start-first = Erster Platz
    .hint = Der erste Platz beginnt.
value-start-second = Zweiter Platz
    .hint = Der zweite Platz beginnt.
value-start-third = Dritter Platz
    .hint = Der dritte Platz beginnt.
value-start-fourth = Vierter Platz
    .hint = Der vierte Platz beginnt.
value-mats-redyellow = Elfen und Hobgoblins
    .hint = Axt und Streitkolben gegen Schwert und Hammer: kein gemeinsames Handwerk.
value-mats-redpurple = Elfen und Zwerge
    .hint = Axt und Streitkolben gegen Axt und Hammer.
value-mats-purpleyellow = Zwerge und Hobgoblins
    .hint = Axt und Hammer gegen Schwert und Hammer.
value-purses-equal = Gleich
    .hint = Alle beginnen mit gleich viel Gold.
value-purses-staggered = Gestaffelt
    .hint = Der Reihe nach beginnen alle mit mehr Gold als die Person davor.
level-page = Page
    .hint = Hütet den Stand. Ein freundlicher erster Gegner.
level-squire = Knappe
    .hint = Schmiedet, was die Völker wollen, und vertut sich hin und wieder.
level-knight = Ritter
    .hint = Zählt jede Münze und denkt ein paar Züge voraus.
level-marshal = Marschall
    .hint = Spielt die kommenden Kriege durch. Gib dein Bestes.
# Ein Adjektiv und ein Verb mit dem, was dazugehört: „Alison (sammelfreudig) verkauft, wo es Plättchen gibt.“
trait-collector = sammelfreudig
    .hint = verkauft, wo es Plättchen gibt
trait-scholar = lernbegierig
    .hint = lernt ein Handwerk nach dem anderen
trait-smith = schmiedefreudig
    .hint = schmiedet das Lager voll und nimmt wenige Königreichskarten
trait-courtier = höfisch
    .hint = nimmt Königreichskarten

## Die Wertung, und womit die Rivalen rechnen

part-gold = Gold
    .hint = Dein Gold nach dem letzten Krieg
part-unsold = Unverkaufte Waffen
    .hint = Was Waffen im Lager am Jahresende bringen
part-prize = Besiegte Waffen
    .hint = Die Preise für die meisten und, außer zu zweit, für die zweitmeisten Beutepunkte
part-cards = Königreichskarten
    .hint = Was deine Karten am Jahresende zahlen
total = Gold insgesamt
    .hint = Wer am meisten hat, gewinnt
# Was über den Rang entscheidet.
key-gold = mehr Gold
key-board = wertvollere Waffen auf dem Plan
worth-tempo = Der Zug
worth-gold = Gold
worth-levels = Handwerksstufen
worth-coins = Rabatt auf Handwerkskarten
worth-bonus = Bonuskarten
worth-weapons = Waffen im Lager
worth-tiles = Plättchen
worth-sales = Verkäufe in Sicht
worth-war = Der kommende Krieg
worth-steve = Verkäufer Steve
worth-cards = Königreichskarten

## Namen und Hauptwörter

# Die Waffenarten. a ist, was jemand verkauft, verlangt oder schmiedet; in ist ein Handwerk: Stufe 2 für Äxte.
weapon-axe = Axt
    .a = eine Axt
    .many = Äxte
    .in = für Äxte
weapon-sword = Schwert
    .a = ein Schwert
    .many = Schwerter
    .in = für Schwerter
weapon-mace = Streitkolben
    .a = einen Streitkolben
    .many = Streitkolben
    .in = für Streitkolben
weapon-hammer = Hammer
    .a = einen Hammer
    .many = Hämmer
    .in = für Hämmer

# Waffen mit ihrer Güte: Nominativ ohne Artikel, object der Akkusativ ohne Artikel („Annas einfachen Hammer“), a der Akkusativ mit Artikel,
# keine der Plural nach „keine“.
kind-standard-axe = einfache Axt
    .gender = f
    .object = einfache Axt
    .plain = Axt
    .a = eine einfache Axt
    .many = einfache Äxte
    .keine = einfachen Äxte
    .some = { $n -> [one] einfache Axt *[other] einfache Äxte }
    .count = { $n -> [one] 1 einfache Axt *[other] { $n } einfache Äxte }
kind-vorpal-axe = Vorpalaxt
    .gender = f
    .object = Vorpalaxt
    .plain = Vorpalaxt
    .a = eine Vorpalaxt
    .many = Vorpaläxte
    .keine = Vorpaläxte
    .some = { $n -> [one] Vorpalaxt *[other] Vorpaläxte }
    .count = { $n -> [one] 1 Vorpalaxt *[other] { $n } Vorpaläxte }
kind-standard-sword = einfaches Schwert
    .gender = n
    .object = einfaches Schwert
    .plain = Schwert
    .a = ein einfaches Schwert
    .many = einfache Schwerter
    .keine = einfachen Schwerter
    .some = { $n -> [one] einfaches Schwert *[other] einfache Schwerter }
    .count = { $n -> [one] 1 einfaches Schwert *[other] { $n } einfache Schwerter }
kind-vorpal-sword = Vorpalschwert
    .gender = n
    .object = Vorpalschwert
    .plain = Vorpalschwert
    .a = ein Vorpalschwert
    .many = Vorpalschwerter
    .keine = Vorpalschwerter
    .some = { $n -> [one] Vorpalschwert *[other] Vorpalschwerter }
    .count = { $n -> [one] 1 Vorpalschwert *[other] { $n } Vorpalschwerter }
kind-standard-mace = einfacher Streitkolben
    .gender = m
    .object = einfachen Streitkolben
    .plain = Streitkolben
    .a = einen einfachen Streitkolben
    .many = einfache Streitkolben
    .keine = einfachen Streitkolben
    .some = { $n -> [one] einfacher Streitkolben *[other] einfache Streitkolben }
    .count = { $n -> [one] 1 einfacher Streitkolben *[other] { $n } einfache Streitkolben }
kind-vorpal-mace = Vorpalkolben
    .gender = m
    .object = Vorpalkolben
    .plain = Vorpalkolben
    .a = einen Vorpalkolben
    .many = Vorpalkolben
    .keine = Vorpalkolben
    .some = { $n -> [one] Vorpalkolben *[other] Vorpalkolben }
    .count = { $n -> [one] 1 Vorpalkolben *[other] { $n } Vorpalkolben }
kind-standard-hammer = einfacher Hammer
    .gender = m
    .object = einfachen Hammer
    .plain = Hammer
    .a = einen einfachen Hammer
    .many = einfache Hämmer
    .keine = einfachen Hämmer
    .some = { $n -> [one] einfacher Hammer *[other] einfache Hämmer }
    .count = { $n -> [one] 1 einfacher Hammer *[other] { $n } einfache Hämmer }
kind-vorpal-hammer = Vorpalhammer
    .gender = m
    .object = Vorpalhammer
    .plain = Vorpalhammer
    .a = einen Vorpalhammer
    .many = Vorpalhämmer
    .keine = Vorpalhämmer
    .some = { $n -> [one] Vorpalhammer *[other] Vorpalhämmer }
    .count = { $n -> [one] 1 Vorpalhammer *[other] { $n } Vorpalhämmer }

# Die Völker. between steht nach „zwischen“ und „bei“.
race-hobgoblins = Hobgoblins
    .they = die Hobgoblins
    .to = an die Hobgoblins
    .of = der Hobgoblins
    .between = den Hobgoblins
    .one = { NUMBER($n) }-mal Hobgoblins
    .tile = Hobgoblin-Plättchen
    .tiles = { NUMBER($n) } Hobgoblin-Plättchen
    .reward = Belohnungsplättchen der Hobgoblins
race-orcs = Orks
    .they = die Orks
    .to = an die Orks
    .of = der Orks
    .between = den Orks
    .one = { NUMBER($n) }-mal Orks
    .tile = Ork-Plättchen
    .tiles = { NUMBER($n) } Ork-Plättchen
    .reward = Belohnungsplättchen der Orks
race-elves = Elfen
    .they = die Elfen
    .to = an die Elfen
    .of = der Elfen
    .between = den Elfen
    .one = { NUMBER($n) }-mal Elfen
    .tile = Elfen-Plättchen
    .tiles = { NUMBER($n) } Elfen-Plättchen
    .reward = Belohnungsplättchen der Elfen
race-dwarves = Zwerge
    .they = die Zwerge
    .to = an die Zwerge
    .of = der Zwerge
    .between = den Zwergen
    .one = { NUMBER($n) }-mal Zwerge
    .tile = Zwergen-Plättchen
    .tiles = { NUMBER($n) } Zwergen-Plättchen
    .reward = Belohnungsplättchen der Zwerge

# Die Gebiete. field ist eines ihrer Schlachtfelder mit seiner Nummer.
region-mountains = Gebirge
    .of = des Gebirges
    .at = im Gebirge
    .field = Gebirge { NUMBER($n) }
    .tile = Gebirgs-Plättchen
region-desert = Wüste
    .of = der Wüste
    .at = in der Wüste
    .field = Wüste { NUMBER($n) }
    .tile = Wüsten-Plättchen
region-grasslands = Grasland
    .of = des Graslands
    .at = im Grasland
    .field = Grasland { NUMBER($n) }
    .tile = Grasland-Plättchen
region-forest = Wald
    .of = des Waldes
    .at = im Wald
    .field = Wald { NUMBER($n) }
    .tile = Wald-Plättchen

season-spring = Frühling
    .it = der Frühling
    .in = im Frühling
    .plain = Frühling
season-summer = Sommer
    .it = der Sommer
    .in = im Sommer
    .plain = Sommer
season-autumn = Herbst
    .it = der Herbst
    .in = im Herbst
    .plain = Herbst
season-winter = Winter
    .it = der Winter
    .in = im Winter
    .plain = Winter

# Ein Tableau heißt nach dem Volk, dessen Plättchen es zeigt.
mat-red = Freund der Elfen
mat-purple = Freund der Zwerge
mat-yellow = Freund der Hobgoblins
mat-blue = Freund der Orks

# Die Königreichskarten. brief steht auf der Karte, zwei oder drei Wörter; line ist ein Satz ohne Punkt.
card-extra-crafty = Doppeltes Geschick
    .brief = zweites Handwerk
    .line = Immer wenn du lernst, darfst du zu ihrem Preis eine zweite offene Handwerkskarte lernen
card-big-forge = Große Schmiede
    .brief = 5 schmieden
    .line = Wenn du schmiedest, darfst du bis zu fünf Waffen machen
card-silver-tongue = Silberzunge
    .brief = Einfache: Erlös +1
    .line = Jede einfache Waffe, die du verkaufst, bringt 1 Gold mehr
card-ore-contract = Erzvertrag
    .brief = Einfache: -1 Gold
    .line = Jede einfache Waffe zu schmieden kostet dich 1 Gold weniger
card-land-grant = Landschenkung
    .brief = Gebietsplättchen
    .line = Nimm ein Gebietsplättchen vom Plan: Alle deine Verkäufe in diesem Gebiet bringen 1 Gold mehr
card-border-treaty = Grenzvertrag
    .brief = { card-land-grant.brief }
    .line = { card-land-grant.line }
card-family-ties = Familienbande
    .brief = Völkerplättchen
    .line = Nimm sofort eines deiner Belohnungsplättchen, ohne an sein Volk zu verkaufen
card-apprentice = Lehrling
    .brief = Handwerkskarte gratis
    .line = Nimm eine offene Handwerkskarte, ohne ihren Preis zu zahlen
card-rush-order = Eilauftrag
    .brief = schmieden, verkaufen
    .line = Schmiede eine Waffe zu deinem Preis und verkaufe sie sofort
card-patrons-purse = Gönnerbörse
    .brief = nur Gold
    .line = Nichts als das Gold
card-drive-the-workers = Volle Schicht
    .brief = zwei Aktionen
    .line = Führe zwei Aktionen aus: lernen, schmieden oder verkaufen, in beliebiger Mischung
card-bait-and-switch = Etikettenschwindel
    .brief = falsch verkaufen
    .line = Verkaufe eine Waffe auf einen offenen Platz, der eine andere verlangt, für 1 Gold weniger
card-ancient-techniques = Alte Künste
    .brief = abgelegte Karte
    .line = Nimm eine beliebige Handwerkskarte vom Ablagestapel, ohne ihren Preis zu zahlen
card-fine-print = Kleingedrucktes
    .brief = gewinnt ein Patt
    .line = Deine Waffe gewinnt einen Kampf, der ein Patt wäre, außer wenn beide dir gehören
card-war-insurance = Kriegsversicherung
    .brief = 2 Gold je Verlust
    .line = Du bekommst 2 Gold für jede deiner Waffen, die in einem Krieg besiegt wird
card-field-smiths = Feldschmiede
    .brief = Reparaturen +1
    .line = Reparaturen bringen dir 1 Gold mehr für jede Waffe
card-trophy-hall = Trophäensaal
    .brief = besiegte Waffen
    .line = Am Jahresende: 1 Gold für jeden Beutepunkt deiner besiegten Waffen, höchstens 12
card-merchant-guild = Händlergilde
    .brief = eigene Plättchen
    .line = Am Jahresende: 1 Gold für jedes deiner Völkerplättchen und Gebietsplättchen, höchstens 12
card-royal-survey = Königliche Vermessung
    .brief = { card-land-grant.brief }
    .line = { card-land-grant.line }
card-desperate-times = Harte Zeiten
    .brief = 2 Verkäufe, je -1
    .line = Verkaufe eine oder zwei Waffen, jede für 1 Gold weniger
card-smugglers-road = Schmugglerpfad
    .brief = hinters Schloss
    .line = Verkaufe eine Waffe zum vollen Preis auf einen gesperrten Platz, der sie verlangt
card-night-shift = Nachtschicht
    .brief = 3 schmieden, je -2
    .line = Schmiede eine bis drei Waffen, jede für 2 Gold weniger
card-kings-ransom = Königsschatz
    .brief = { card-patrons-purse.brief }
    .line = { card-patrons-purse.line }
card-crown-bond = Kronanleihe
    .brief = verdoppelt Gold
    .line = Lege bis zu 10 Gold auf diese Karte; am Jahresende zahlt sie das Doppelte zurück
card-masters-mark = Meisterzeichen
    .brief = ab Stufe 5
    .line = Am Jahresende: 4 Gold für jede Waffenart, in der du mindestens Stufe 5 hast, höchstens 12
card-veterans = Veteranen
    .brief = Waffen auf dem Plan
    .line = Am Jahresende: 2 Gold für jede deiner Waffen auf dem Plan, höchstens 12
card-jack-of-all-trades = Tausendsassa
    .brief = ab Stufe 2
    .line = Am Jahresende: 3 Gold für jede Waffenart, in der du mindestens Stufe 2 hast
card-slush-fund = Schwarze Kasse
    .brief = Gold für alle
    .line = Nichts als das Gold, immer wieder

# Wie lange eine Königreichskarte wirkt. mark steht auf der Karte.
lasts-immediate = wirkt sofort
    .mark = sofort
lasts-permanent = bleibt bei dir
    .mark = bleibt
lasts-end = { lasts-permanent }
    .mark = Jahresende
lasts-final = bleibt offen für alle
    .mark = für alle

# Der Rivale ohne Platz am Tisch, wenn zwei spielen.
steve = Verkäufer Steve

## Was an mehreren Stellen gesagt wird

gold = { NUMBER($n) } Gold
sentence = { CAP($said) }.
# Was eine Handwerkskarte bringt.
craft = { $levels -> [one] 1 Stufe *[other] { $levels } Stufen } { WEAPON($weapon, form: "in") }{ $off -> [0] {""} *[other] {" "}und { $off } Gold Rabatt }
own-weapon = { DEIN_NOM(KIND($kind, form: "gender"), $owner) } { KIND($kind) }
# Eine Seite eines Schlachtfelds, und was sie verlangt: „die Orks (Streitkolben)“. Nominativ und Akkusativ.
buyer = { RACE($race, form: "they") } ({ WEAPON($weapon) })
# Das Gold auf einer Königreichskarte.
price-tag = { $pay -> [0] { $get -> [0] kein Gold *[other] bringt { $get } Gold } *[other] kostet { $pay } Gold }
# Wie das Gold eines Verkaufs zustande kommt.
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
        [yes] , -1 durch die Karte
       *[no] {""}
    } = { NUMBER($n) }
none = keine
nobody = niemand
over = Die Partie ist zu Ende

# Was einen Kampf entscheidet: steht nach einem Komma am Ende des Satzes.
reckon-level = Stufe { NUMBER($high) } gegen { NUMBER($low) }
reckon-vorpal = Vorpal gegen einfach
reckon-steve = denn { steve } verliert immer
reckon-fine-print = durch { card-fine-print }, beide auf Stufe { NUMBER($level) }
reckon-tie = beide auf Stufe { NUMBER($level) }
reckon-tie-steve = denn beide sind seine

## Mengen neben einer Aktion oder einem Namen, wo eine Zeichnung die Zahl zeigt

chip-gold = Gold
chip-points = { $n -> [one] Beutepunkt *[other] Beutepunkte }
chip-tokens = Nachfragemarker
chip-tiles = Belohnungsplättchen
chip-levels = { $n -> [one] Stufe *[other] Stufen } { WEAPON($weapon, form: "in") }
chip-forecast = Gold, wenn das Jahr jetzt endete
chip-race-tile = Völkerplättchen
chip-region-tile = Gebietsplättchen

## Fragen

ask-action = Wähle deine Aktion
    .last = dein letzter Zug vor dem Krieg
ask-forge = Noch eine Waffe schmieden?
    .first = Schmiede eine Waffe
    .left = noch { NUMBER($n) } möglich
    .by-card = { card-night-shift }: jede für 2 Gold weniger
    .done = Keine weitere schmieden
    .enough = Genug
ask-second = Eine zweite Handwerkskarte lernen?
    .why = { card-extra-crafty }
    .done = Keine zweite Karte lernen
    .enough = Keine zweite
ask-drive = Wähle die erste Aktion
    .again = Wähle die zweite Aktion
    .why = { card-drive-the-workers }: lernen, schmieden oder verkaufen
    .done = Auf die zweite Aktion verzichten
    .enough = Keine zweite
ask-sell-by-card = Wähle eine Waffe und einen Platz
    .wrong = Wähle eine Waffe und einen Platz, der eine andere verlangt
    .locked = Wähle eine Waffe und einen gesperrten Platz
    .cheaper = Verkaufe eine Waffe für 1 Gold weniger
    .again = Eine zweite Waffe für 1 Gold weniger verkaufen?
    .done = Keine zweite Waffe verkaufen
    .enough = Keine zweite
ask-rush = Wähle eine Waffe, die du schmiedest und sofort verkaufst
    .why = { card-rush-order }
ask-region = Wähle ein Gebietsplättchen
    .why = jeder spätere Verkauf dort bringt 1 Gold mehr
ask-race = Wähle eines deiner Belohnungsplättchen
    .why = { card-family-ties }
ask-free = Wähle eine Handwerkskarte, die du umsonst bekommst
    .why = { card-apprentice }
ask-old = Wähle eine abgelegte Handwerkskarte, die du umsonst bekommst
    .why = { card-ancient-techniques }
ask-bond = Wie viel Gold legst du auf die { card-crown-bond }?
    .why = am Jahresende kommt das Doppelte zurück
ask-turn-done = Beende deinen Zug

## Aktionen: der Satz in der Liste, die Wörter des Knopfes und die Überschrift in der Liste

act-pass = Passe
    .short = Passen
    .group = Abschluss
    .relief = Passe und bekomme { NUMBER($gold) } Gold
act-done = Genug
    .group = { act-pass.group }
act-end-turn = Beende deinen Zug
    .short = Zug beenden
    .group = { act-pass.group }
act-learn = Lerne Handwerkskarte { NUMBER($n) }: { $craft }, { $cost -> [0] umsonst *[other] für { $cost } Gold }
    .short = { WEAPON($weapon, form: "many") } +{ NUMBER($levels) }, { $cost -> [0] gratis *[other] { $cost } Gold }
    .group = Handwerk lernen
act-forge = Schmiede { KIND($kind, form: "a") } für { NUMBER($cost) } Gold
    .short = { KIND($kind, form: "plain") }, { NUMBER($cost) } Gold
    .group = Schmieden
act-sell = Verkaufe { KIND($kind, form: "a") } { RACE($race, form: "to") } auf { REGION($region, $depth, form: "field") } für { NUMBER($earn) } Gold
    .short = { KIND($kind, form: "plain") }: { REGION($region, $depth, form: "field") }
    .group = { WEAPON($weapon, form: "many") } verkaufen
act-take-kingdom = Nimm die Karte { CARD($card) }{ $pay -> [0] {""} *[other] {" "}für { $pay } Gold }{ $get -> [0] {""} *[other] {" "}und bekomme { $get } Gold }
    .group = Königreichskarte nehmen
act-forge-sell = Schmiede { KIND($kind, form: "a") } für { NUMBER($cost) } Gold, zum Verkauf { RACE($race, form: "to") } auf { REGION($region, $depth, form: "field") } für { NUMBER($earn) } Gold
    .group = { WEAPON($weapon, form: "many") } schmieden und verkaufen
act-region = Nimm das Plättchen { REGION($region, form: "of") }
    .group = Belohnungsplättchen
act-race = Nimm dein { RACE($race, form: "reward") }
    .group = { act-region.group }
act-free = Nimm Handwerkskarte { NUMBER($n) } umsonst: { $craft }
    .short = { WEAPON($weapon, form: "many") } +{ NUMBER($levels) }
    .group = { act-learn.group }
act-old = Nimm abgelegte Handwerkskarte { NUMBER($n) } umsonst: { $craft }
    .group = { act-learn.group }
act-bond = Lege { NUMBER($gold) } Gold auf die { card-crown-bond }: { NUMBER($back) } Gold am Jahresende
    .group = { card-crown-bond }

## Was eine Aktion ändert. Mit Semikolon aneinandergereiht; die erste Aussage bekommt einen großen Anfangsbuchstaben

note-level = die Stufe steigt von { NUMBER($before) } auf { NUMBER($after) }
note-first-forge = du kannst dann { WEAPON($weapon, form: "many") } für je { NUMBER($cost) } Gold schmieden
note-cheaper = { WEAPON($weapon, form: "many") } zu schmieden kostet dann je { NUMBER($standard) } Gold
note-cheaper-both = { WEAPON($weapon, form: "many") } zu schmieden kostet dann je { NUMBER($standard) } Gold, als Vorpalwaffe { NUMBER($vorpal) } Gold
note-vorpal = du kannst dann { KIND($kind, form: "many") } für je { NUMBER($cost) } Gold schmieden
note-then-second = danach darf eine zweite Karte folgen
note-leaves = es { $gold -> [one] bleibt 1 *[other] bleiben { $gold } } Gold
note-wanted = jetzt { $spaces -> [0] kein offener Platz [one] 1 offener Platz *[other] { $spaces } offene Plätze } für { WEAPON($weapon, form: "many") }
note-held-none = niemand hat eine im Lager
note-held-others = { NUMBER($n) } in anderen Lagern
note-held-both = { NUMBER($n) } in allen Lagern, davon { NUMBER($own) } bei dir
note-held-own = { NUMBER($n) } im Lager, nur bei dir
note-uses-bonus = verbraucht für diese Jahreszeit die Bonuskarte für { WEAPON($weapon, form: "many") }
note-wrong = der Platz verlangt { WEAPON($weapon, form: "a") }
note-no-tile = kein Belohnungsplättchen: deines hast du in dieser Jahreszeit schon
note-unfaced = noch ohne Gegner
# Die Waffe, die jetzt verkauft wird, gegen die auf der anderen Seite.
note-wins = gewinnt jetzt gegen { DEIN_AKK(KIND($kind, form: "gender"), $owner) } { KIND($kind, form: "object") }, { $why }
note-loses = verliert jetzt gegen { DEIN_AKK(KIND($kind, form: "gender"), $owner) } { KIND($kind, form: "object") }, { $why }
note-ties = jetzt ein Patt gegen { DEIN_AKK(KIND($kind, form: "gender"), $owner) } { KIND($kind, form: "object") }, { $why }
note-wins-steve = gewinnt gegen { DEIN_AKK(KIND($kind, form: "gender"), $owner) } { KIND($kind, form: "object") }, wie jede Waffe
note-takes-tile = bringt dein { RACE($race, form: "reward") }
note-takes-bonus = bringt die Bonuskarte für { WEAPON($weapon, form: "many") }
note-moves-token = versetzt den Marker { REGION($region, form: "of") }, Nummer { NUMBER($n) } von { NUMBER($all) }
note-drops-token = nimmt den Marker { REGION($region, form: "of") } aus dem Spiel
note-unlocks = öffnet { REGION($region, $depth, form: "field") } für { $buyers }
note-unlocks-full = { REGION($region, $depth, form: "field") } war schon voll
note-steve-sells = { steve } verkauft dann { WEAPON($weapon, form: "a") } { RACE($race, form: "to") } auf { REGION($region, $depth, form: "field") }
note-steve-none = { steve } findet dann keinen Platz bei { RACE($race, form: "between") }
note-lost-kingdom = die Karte { CARD($card) } geht verloren
note-lost-craft = die Handwerkskarte mit { $craft } geht verloren
note-there = jeder spätere Verkauf dort bringt 1 Gold mehr
note-open-there = jetzt { $spaces -> [one] 1 offener Platz *[other] { $spaces } offene Plätze } dort
note-them = jeder spätere Verkauf an sie bringt 1 Gold mehr
note-no-more = Verkäufe { RACE($race, form: "to") } bringen bis zur nächsten Jahreszeit kein Belohnungsplättchen
note-slot = { LASTS($lasts) }, als Karte { NUMBER($n) } von { NUMBER($limit) }
note-worth = jetzt { NUMBER($gold) } Gold wert
note-next = { $who } ist als Nächstes dran
note-final = { $who } ist als Nächstes dran, danach { $turns -> [one] folgt noch 1 Zug *[other] folgen noch { $turns } Züge } vor dem Krieg
note-final-last = { $who } ist als Nächstes dran, mit dem letzten Zug vor dem Krieg

## Warnungen

warn-end = das beendet die Jahreszeit: Alle anderen haben noch einen Zug, dann kommt der Krieg
warn-war = der Krieg bricht aus, und { SEASON($season, form: "it") } endet
warn-year = der Krieg bricht aus, und die Partie endet

## Warum eine Aktion nicht geht

why-over = { over }
why-not-asked = Beantworte zuerst die offene Frage
why-empty = Dort liegt keine Karte
why-gold = Kostet { NUMBER($need) } Gold: Du hast { NUMBER($have) }
why-level = Dafür brauchst du Stufe { NUMBER($need) } { WEAPON($weapon, form: "in") }: Du hast { NUMBER($have) }
why-forge-first = Schmiede erst eine Waffe
why-not-held = Du hast keine { KIND($kind, form: "keine") } im Lager
why-occupied = { REGION($region, $depth, form: "field") } { RACE($race, form: "of") } ist besetzt
why-weapon = { REGION($region, $depth, form: "field") } { RACE($race, form: "of") } verlangt { WEAPON($weapon, form: "a") }
why-same-weapon = { REGION($region, $depth, form: "field") } { RACE($race, form: "of") } muss eine andere Waffe verlangen
why-locked = { REGION($region, $depth, form: "field") } ist gesperrt
why-not-locked = { REGION($region, $depth, form: "field") } ist nicht gesperrt
why-limit = Du hast { NUMBER($have) } von { NUMBER($limit) } bleibenden Karten: In dieser Jahreszeit geht keine mehr
why-useless = Mit der Karte { CARD($card) } lässt sich jetzt nichts anfangen
why-no-bonus = Die Bonuskarte für { WEAPON($weapon, form: "many") } gehört dir nicht
why-bonus-used = Die Bonuskarte für { WEAPON($weapon, form: "many") } ist bis zur nächsten Jahreszeit verbraucht
why-taken = Dieses Plättchen ist schon weg
why-must-act = Etwas anderes ist noch möglich
why-must-first = Auf den ersten Teil kannst du nicht verzichten
why-acted = Du hast deine Aktion ausgeführt: Beende deinen Zug
why-not-acted = Führe erst eine Aktion aus

## Wonach man vergeblich suchen mag

locked-sell = Verkaufe { WEAPON($weapon, form: "a") }
locked-forge-sell = Schmiede und verkaufe { WEAPON($weapon, form: "a") }
locked-behind = Verkaufe auf einen gesperrten Platz
    .why = Gesperrt, bis jedes Schlachtfeld davor auf beiden Seiten besetzt ist
locked-group = Jetzt nicht zu verkaufen
locked-none-held = Du hast keine { WEAPON($weapon, form: "many") } im Lager
locked-no-space = Kein offener Platz verlangt { WEAPON($weapon, form: "a") }

## Ereignisse: die Zeilen des Protokolls

event-season = { CAP(SEASON($season, form: "it")) } begann mit { DEINEM($who) } Zug
event-craft-up = Neue Handwerkskarte: { $craft }
event-kingdom-up = Neue Königreichskarte: { CARD($card) }
event-learned = { WHO_HAS($who) } gelernt: { $craft }
event-learned-paid = { WHO_HAS($who) } für { NUMBER($cost) } Gold gelernt: { $craft }
event-learned-free = { WHO_HAS($who) } umsonst gelernt: { $craft }
event-learned-old = { WHO_HAS($who) } vom Ablagestapel gelernt: { $craft }
event-bonus = { WHO_HAS($who) } die Bonuskarte für { WEAPON($weapon, form: "many") } genommen
event-forged = { WHO_HAS($who) } { KIND($kind, form: "a") } für { NUMBER($cost) } Gold geschmiedet
event-sold = { WHO_HAS($who) } { KIND($kind, form: "a") } { RACE($race, form: "to") } auf { REGION($region, $depth, form: "field") } für { NUMBER($earn) } Gold verkauft{ $sum -> [none] {""} *[other] {" "}({ $sum }) }
event-reward = { WHO_HAS($who) } das { RACE($race, form: "reward") } genommen
event-token = Der Marker { REGION($region, form: "of") } wurde versetzt: Nummer { NUMBER($n) } von { NUMBER($all) }
event-token-gone = Der Marker { REGION($region, form: "of") } kam aus dem Spiel
event-unlocked = { REGION($region, $depth, form: "field") } ist offen, für { $buyers }
event-triggered = { WHO_HAS($who) } die Jahreszeit zu Ende gebracht: Alle anderen haben noch einen Zug
event-triggered-empty = Kein Marker ist mehr da, also endet die Jahreszeit: Alle anderen haben noch einen Zug
event-triggered-stall = Niemand hat die Jahreszeit vorangebracht, also endet sie
event-steve-sold = { steve } hat { WEAPON($weapon, form: "a") } { RACE($race, form: "to") } auf { REGION($region, $depth, form: "field") } verkauft
event-steve-none = { steve } hat keinen Platz bei { RACE($race, form: "between") } gefunden
event-kingdom = { WHO_HAS($who) } die Karte { CARD($card) }{ $pay -> [0] {""} *[other] {" "}für { $pay } Gold } genommen{ $get -> [0] {""} *[other] {" "}und { $get } Gold bekommen }
event-linked = Die verbundene Karte ging verloren: die Handwerkskarte mit { $craft }
event-linked-kingdom = Die verbundene Karte ging verloren: { CARD($card) }
event-region = { WHO_HAS($who) } das Plättchen { REGION($region, form: "of") } genommen
event-bonded = { WHO_HAS($who) } { NUMBER($gold) } Gold auf die { card-crown-bond } gelegt
event-passed = { WHO_HAS($who) } gepasst{ $gold -> [0] {""} *[other] {" "}und { $gold } Gold bekommen }
event-turn-ended = { WHO_HAS($who) } den Zug beendet
event-slid = Die Karten sind in die ersten Fächer gerückt
event-war = Krieg { SEASON($season, form: "in") }
event-battle = { REGION($region, $depth, form: "field") }: { CAP($battle) }
event-defeated = { WHO_HAS($who) } { $points -> [one] 1 Beutepunkt *[other] { $points } Beutepunkte } bekommen
event-salvage = { WHO_HAS($who) } { NUMBER($gold) } Gold für Altmetall bekommen
event-insured = { WHO_HAS($who) } { NUMBER($gold) } Gold durch die { card-war-insurance } bekommen
event-repairs = { WHO_HAS($who) } { NUMBER($gold) } Gold für die Reparatur von { $weapons -> [one] 1 Waffe *[other] { $weapons } Waffen } bekommen
event-cleared = { $cards -> [one] 1 Karte *[other] { $cards } Karten } abgelegt
event-cleared-both = { $cards -> [one] 1 Karte *[other] { $cards } Karten } abgelegt; der Stapel für Frühling und Sommer kam aus dem Spiel
event-cleared-deck = Der Stapel für Frühling und Sommer kam aus dem Spiel
event-restocked = Belohnungsplättchen und Bonuskarten sind wieder bereit
event-unsold = { WHO_HAS($who) } { NUMBER($gold) } Gold für unverkaufte Waffen bekommen
event-prize = { WHO_HAS($who) } { NUMBER($gold) } Gold für { $points -> [one] 1 Beutepunkt *[other] { $points } Beutepunkte } bekommen
event-end-card = { WHO_HAS($who) } { NUMBER($gold) } Gold durch die Karte { CARD($card) } bekommen
event-over = { over }
# Ein Kampf, der ausgetragen wurde.
battle-beat = { DEIN_NOM(KIND($winning, form: "gender"), $winner) } { KIND($winning) } hat { DEIN_AKK(KIND($losing, form: "gender"), $loser) } { KIND($losing, form: "object") } geschlagen, { $why }
battle-broke = { DEIN_NOM(KIND($winning, form: "gender"), $winner) } { KIND($winning) } und { DEIN_NOM(KIND($losing, form: "gender"), $loser) } { KIND($losing) } haben einander zerstört, { $why }
# Was viele Karten oder Personen gemeinsam haben: „Anna und Ben: 1 Gold für Altmetall“.
alike-opened = aufgedeckt
alike-scrap = { NUMBER($gold) } Gold für Altmetall
chapter-repairs = Reparaturen
chapter-year = Jahresende
scene-title = Krieg { SEASON($season, form: "in") }: { REGION($region, $depth, form: "field") }

## Wo das Spiel steht

turnline-over = Partie zu Ende
turnline = { SEASON($season) } { NUMBER($tokens) }/{ NUMBER($all) }
turnline-final = { CAP(SEASON($season, form: "it")) } endet: noch { $turns -> [one] 1 Zug *[other] { $turns } Züge }
turnline-last = { CAP(SEASON($season, form: "it")) } endet: dieser Zug und noch { NUMBER($turns) }
turn-learn = Lernen: eine Handwerkskarte nehmen
turn-forge = Waffen schmieden
turn-sell = Eine Waffe verkaufen
turn-kingdom = Eine Königreichskarte nehmen
turn-both = Mit einer Bonuskarte schmieden und verkaufen
turn-end = Eines davon, dann den Zug beenden
turn-none = Das kannst du jetzt nicht

## Der Plan: Beschriftungen

area-fronts = Fronten
area-fair = Messe
area-outlook = Ausblick
mark-limit = max. { NUMBER($n) }
mark-final = dann Krieg
mark-steve-next = kommt als Nächstes
mark-steve-goal = verkauft dann auf { $fields }
mark-wins = siegt
mark-tie = Patt
mark-alone = allein
mark-deck = Stapel
mark-discards = Ablage
mark-empty = leer
mark-free = gratis
mark-level = Stufe { NUMBER($level) }
mark-ready = bereit
mark-used = benutzt
mark-not-yet = noch nicht
title-fair = Die Messe
title-kingdoms = Königreichskarten
title-crafts = Handwerkskarten
title-decks = Stapel und Ablagestapel
title-bonuses = Bonuskarten
title-outlook = Wenn jetzt Krieg käme
title-at-end = Am Jahresende
title-smithy = Handwerk und Lager
title-cards = Königreich: { NUMBER($n) } von { NUMBER($limit) }
title-tiles = Belohnungsplättchen
fact-won = Siege
fact-lost = Verlust
fact-tied = Patt
fact-pay = Gold
fact-pile = Beute
fact-year-end = Jahres­ende
fact-cash = Gold
fact-board = Auf dem Plan
fact-defeated = Besiegt
fact-unsold = Unverkauft
fact-prize = Preis
fact-cards = Karten
fact-total = Jahresende jetzt

## Der Plan: was er allen sagt, die zuhören

aria-season = { SEASON($season) }, Jahreszeit { NUMBER($n) } von { NUMBER($all) }. { NUMBER($tokens) } von { NUMBER($of) } Markern auf der Jahreszeitenleiste. Höchstens { $cards -> [one] 1 Karte *[other] { $cards } Karten } vor jeder Person
aria-ended = { WHO_HAS($who) } die Jahreszeit zu Ende gebracht
aria-movers = Noch ein letzter Zug vor dem Krieg: { $who }
aria-court = { $who -> [none] { CAP(RACE($race, form: "they")) }: In dieser Jahreszeit ist kein Belohnungsplättchen mehr da *[other] { RACE($race, form: "reward") }, noch zu haben: { $who } }
aria-court-more = Deine Verkäufe an sie bringen { NUMBER($gold) } Gold mehr
aria-steve = { steve } verkauft der Reihe nach an { $races }
aria-steve-goals = Nach einem Verkauf verkauft er jetzt auf { $fields }
aria-steve-here = { steve } verkauft vielleicht als Nächstes hier
aria-region = { REGION($region) }, wo { RACE($north, form: "they") } gegen { RACE($south, form: "they") } kämpfen: noch { $tokens -> [one] 1 Nachfragemarker *[other] { $tokens } Nachfragemarker }
aria-tile-free = Das Gebietsplättchen ist noch frei: 1 Gold mehr für jeden Verkauf hier
aria-tile-held = Das Gebietsplättchen { $who -> [you] hast du *[other] hat { $who } }
aria-field-empty = nichts auf { NUMBER($n) }
aria-field-one = { $weapons } allein auf { NUMBER($n) }
aria-field-two = { $weapons } auf { NUMBER($n) }
aria-space-open = { REGION($region, $depth, form: "field") }, { RACE($race, form: "they") }: offen, verlangt { WEAPON($weapon, form: "a") }
aria-space-locked = { REGION($region, $depth, form: "field") }, { RACE($race, form: "they") }: gesperrt, verlangt { WEAPON($weapon, form: "a") }
aria-sells = Ein Verkauf hier bringt { NUMBER($gold) } Gold
aria-sells-or = Ein Verkauf hier bringt { NUMBER($least) } oder { NUMBER($most) } Gold
aria-tile = { REGION($region, $depth, form: "field") }, { RACE($race, form: "they") }: { own-weapon }
aria-tile-wrong = Der Platz verlangte { WEAPON($weapon, form: "a") }
aria-falls = Käme jetzt der Krieg, ginge diese Waffe verloren
aria-battle-fire = { REGION($region, $depth, form: "field") }, { RACE($north, form: "they") } gegen { RACE($south, form: "they") }: Hier brennt der Nachfragemarker
aria-battle-lock = { REGION($region, $depth, form: "field") }, { RACE($north, form: "they") } gegen { RACE($south, form: "they") }: gesperrt
aria-battle-open = { REGION($region, $depth, form: "field") }, { RACE($north, form: "they") } gegen { RACE($south, form: "they") }: offen, der Marker ist weg
war-beats = Käme jetzt der Krieg, würde { DEIN_NOM(KIND($winning, form: "gender"), $winner) } { KIND($winning) } { DEIN_AKK(KIND($losing, form: "gender"), $loser) } { KIND($losing, form: "object") } schlagen, { $why }
war-breaks = Käme jetzt der Krieg, würden { DEIN_NOM(KIND($winning, form: "gender"), $winner) } { KIND($winning) } und { DEIN_NOM(KIND($losing, form: "gender"), $loser) } { KIND($losing) } einander zerstören, { $why }
war-unopposed = { DEIN_ANFANG(KIND($kind, form: "gender"), $owner) } { KIND($kind) } ist ohne Gegner
aria-kingdom-deck = Königreichskarten: { $cards -> [one] 1 Karte *[other] { $cards } Karten } im Stapel
aria-kingdom-gone = Königreichskarten: { $cards -> [one] 1 Karte *[other] { $cards } Karten } auf dem Ablagestapel
aria-craft-deck = Handwerkskarten: { $cards -> [one] 1 Karte *[other] { $cards } Karten } im Stapel
aria-craft-gone = Handwerkskarten: { $cards -> [one] 1 Karte *[other] { $cards } Karten } auf dem Ablagestapel
aria-kingdom-none = Hier liegt keine Königreichskarte
aria-kingdom = Königreichskarte { CARD($card) }: { price-tag }, { LASTS($lasts) }
aria-craft-none = An Stelle { NUMBER($n) } liegt keine Handwerkskarte
aria-craft-free = Handwerkskarte { NUMBER($n) }: { $craft }, gratis
aria-craft-times = Handwerkskarte { NUMBER($n) }: { $craft }, für { $times -> [1] die eigene Stufe *[other] das Doppelte der eigenen Stufe } in Gold
aria-craft = Handwerkskarte { NUMBER($n) }: { $craft }, für { NUMBER($cost) } Gold{ $dear -> [yes] , mehr als du hast *[no] {""} }
aria-box-kingdom = Fach { NUMBER($n) }: Wird sie genommen, kommt Handwerkskarte { NUMBER($n) } auf den Ablagestapel
aria-box-craft = Fach { NUMBER($n) }: Wird sie genommen, kommt Handwerkskarte { NUMBER($link) } auf den Ablagestapel
aria-box-both = Fach { NUMBER($n) }: Wird sie genommen, kommt die Königreichskarte aus Fach { NUMBER($n) } auf den Ablagestapel, außer der Karte { card-slush-fund }
aria-bonus-free = Bonuskarte für { WEAPON($weapon, form: "many") }: für die erste Person mit mindestens Stufe { NUMBER($level) }
aria-bonus = { $who -> [you] Deine *[other] { WESSEN($who) } } Bonuskarte für { WEAPON($weapon, form: "many") }: { $ready -> [yes] bereit *[no] in dieser Jahreszeit verbraucht }
aria-lane = { WHO($who) }: { NUMBER($gold) } Gold, { NUMBER($total) } Gold, wenn das Jahr jetzt endete
aria-lane-war = Käme jetzt der Krieg: { NUMBER($won) } gewonnen, { NUMBER($lost) } verloren, { NUMBER($tied) }-mal Patt; { NUMBER($gold) } Gold für Reparaturen, Altmetall und Versicherung; danach { $points -> [one] 1 Beutepunkt *[other] { $points } Beutepunkte }, { NUMBER($prize) } Gold wert
aria-level = { WEAPON($weapon, form: "many") }: Stufe { NUMBER($level) }
aria-level-off = { NUMBER($gold) } Gold Rabatt
aria-level-none = Noch nicht zu schmieden
aria-level-one = Eine einfache Waffe kostet { NUMBER($standard) } Gold, eine Vorpalwaffe braucht Stufe { NUMBER($need) }
aria-level-both = Eine einfache Waffe kostet { NUMBER($standard) } Gold, eine Vorpalwaffe { NUMBER($vorpal) } Gold
aria-stock = { WHO($who) }: { KIND($kind, $n, form: "count") } im Lager
aria-stock-none = Keine { KIND($kind, form: "keine") } im Lager
aria-worth = Jetzt { NUMBER($gold) } Gold wert
aria-bond = Darauf: { NUMBER($gold) } Gold
aria-tiles = Belohnungsplättchen: { $tiles }
aria-purse = { NUMBER($gold) } Gold, { $points -> [one] 1 Beutepunkt *[other] { $points } Beutepunkte }, { $weapons -> [one] 1 Waffe *[other] { $weapons } Waffen } auf dem Plan
aria-total = Am Jahresende jetzt: { NUMBER($total) } Gold, davon { NUMBER($unsold) } für unverkaufte Waffen, { NUMBER($prize) } für besiegte und { NUMBER($cards) } durch Karten

## Erklärungen von Plätzen und Schlachtfeldern

sub-space-open = Offener Platz
sub-space-locked = Gesperrter Platz
title-space = { REGION($region, $depth, form: "field") }, { RACE($race, form: "they") }
sheet-wants = { CAP(RACE($race, form: "they")) } verlangen hier { WEAPON($weapon, form: "a") }
sheet-sale = { CAP(KIND($kind)) }, hier verkauft: { $what }
sheet-none-held = Du hast keine { WEAPON($weapon, form: "many") } im Lager
sheet-smuggle = Hier kann nur verkaufen, wer die Karte { card-smugglers-road } nimmt
row-price = { WHOSE($who) } Preis
cell-price = { $standard } für eine einfache Waffe; { NUMBER($vorpal) } für eine Vorpalwaffe
row-opposite = Auf der anderen Seite
row-stored = Im Lager
row-tile-left = Plättchen noch zu haben
cell-lies = { DEIN_NOM(KIND($kind, form: "gender"), $who) } { KIND($kind) }, Stufe { NUMBER($level) }
cell-asks = leer, verlangt { WEAPON($weapon, form: "a") }
cell-asks-locked = leer und gesperrt, verlangt { WEAPON($weapon, form: "a") }
title-tile = { DEIN_ANFANG(KIND($kind, form: "gender"), $owner) } { KIND($kind) }
sheet-tie-break = Haben mehrere das meiste Gold, zählt diese Waffe { NUMBER($n) }
sheet-unfaced = Dieser Waffe liegt keine gegenüber: Käme jetzt der Krieg, bliebe sie liegen
sheet-steve-tile = Im Krieg verlieren seine Waffen gegen jede andere
sheet-repaired = { $who -> [you] Du bekämst *[other] { $who } bekäme } { NUMBER($gold) } Gold für die Reparatur nach dem Krieg, wenn sie dann noch hier liegt
sheet-insured = { $who -> [you] Du bekämst *[other] { $who } bekäme } { NUMBER($gold) } Gold durch die { card-war-insurance }
sheet-salvage = { $who -> [you] Du bekämst *[other] { $who } bekäme } { NUMBER($gold) } Gold für Altmetall
sheet-scores = { $who -> [you] Du bekämst *[other] { $who } bekäme } dafür { $points -> [one] 1 Beutepunkt *[other] { $points } Beutepunkte }
row-level = { $who -> [you] Deine *[other] { WESSEN($who) } } Stufe { WEAPON($weapon, form: "in") }
sheet-token-fire = Hier brennt der Nachfragemarker, also ist das Schlachtfeld offen. Sind beide Plätze besetzt, wird der Marker versetzt, und { REGION($region, $depth, form: "field") } ist offen
sheet-token-last = Hier brennt der letzte Nachfragemarker { REGION($region, form: "of") }, also ist das Schlachtfeld offen. Sind beide Plätze besetzt, wird der Marker versetzt, und kein weiteres Schlachtfeld wird geöffnet
sheet-token-gone = Der Nachfragemarker ist weg: Das Schlachtfeld ist offen, und ein Verkauf hierher versetzt keinen Marker mehr
sheet-token-lock = Gesperrt, bis alle Plätze auf { $fields } besetzt sind
sub-battle = Schlachtfeld zwischen { RACE($north, form: "between") } und { RACE($south, form: "between") }
sheet-battle-empty = Hier liegt keine Waffe

## Erklärungen von Gebieten, Völkern, der Jahreszeit und Verkäufer Steve

sub-region = Zwischen { RACE($north, form: "between") } und { RACE($south, form: "between") }
sheet-tokens-left = Noch { $tokens -> [one] 1 Nachfragemarker *[other] { $tokens } Nachfragemarker }; das Feuer brennt auf { REGION($region, $depth, form: "field") }
sheet-tokens-gone = Kein Nachfragemarker ist mehr da: Alle Plätze sind offen
sheet-tile-by = Du bekommst es nur durch { $cards }
sheet-tile-does = Es bringt 1 Gold mehr für jeden Verkauf hier
cell-side = { RACE($race, form: "they") }: { $lies }
cell-both-open = offen: { $buyers }
cell-both-locked = gesperrt: { $buyers }
sub-race = Im Krieg { REGION($one, form: "at") } und { REGION($two, form: "at") }
sheet-court = Jede Person kann von diesem Volk in jeder Jahreszeit ein Belohnungsplättchen bekommen, durch einen Verkauf oder eine Karte; es bringt 1 Gold mehr für jeden späteren Verkauf an das Volk
sheet-court-there = Dein nächster Verkauf an sie bringt dein Belohnungsplättchen
sheet-court-taken = Dein Belohnungsplättchen dieser Jahreszeit hast du schon
cell-tiles-there = { NUMBER($n) } Belohnungsplättchen, das dieser Jahreszeit ist noch da
cell-tiles-taken = { NUMBER($n) } Belohnungsplättchen, das dieser Jahreszeit ist genommen
row-open = Offene Plätze
cell-wanting = { REGION($region, $depth, form: "field") } ({ WEAPON($weapon) })
cell-steve-next = verkauft als Nächstes an sie
sub-season = Jahreszeit { NUMBER($n) } von { NUMBER($all) }
sheet-season-ends = { NUMBER($tokens) } von { NUMBER($all) } Markern auf der Jahreszeitenleiste. Der letzte beendet die Jahreszeit: Alle anderen haben dann noch einen Zug, danach kommt der Krieg
sheet-stall = Seit { $turns -> [one] 1 Zug *[other] { $turns } Zügen } hat niemand die Jahreszeit vorangebracht; nach { NUMBER($all) } kommt sofort der Krieg
sheet-begins-next = { CAP(SEASON($season, form: "it")) } beginnt dann mit { DEINEM($who) } Zug
sheet-limit = Höchstens { $cards -> [one] 1 bleibende Karte *[other] { $cards } bleibende Karten } vor jeder Person
sheet-last-season = Nach diesem Krieg endet das Jahr
sheet-after-war = Nach dem Krieg werden Reparaturen bezahlt und neue Karten aufgedeckt, und Belohnungsplättchen und Bonuskarten sind wieder bereit
row-near = Eine Waffe fehlt bis zum Marker
cell-prizes = { NUMBER($one) } Gold für die meisten Beutepunkte, { NUMBER($two) } für die zweitmeisten
cell-prize-one = { NUMBER($one) } Gold für die meisten Beutepunkte
cell-defeated = { $points -> [one] 1 Beutepunkt *[other] { $points } Beutepunkte }, jetzt { NUMBER($gold) } Gold wert
sub-steve = Verkauft als Nächstes { RACE($race, form: "to") }
sheet-steve-order = Er bedient der Reihe nach { $races }, je ein Volk nach jedem Verkauf einer Person
sheet-steve = Er füllt den niedrigsten leeren Platz des Volkes, ob gesperrt oder nicht, mit einer einfachen Waffe, die der Platz verlangt. Ein Marker, den das versetzt, zählt als deiner
sheet-steve-tie = Sind beide Reihen des Volkes gleich weit, nimmt er die, die im Uhrzeigersinn zuerst kommt, von der Reihe an, in die du gerade verkauft hast. Besetzt dein Verkauf den Platz, den er füllen würde, nimmt er den nächsten
row-after-sale = Nach einem Verkauf { RACE($race, form: "to") } { REGION($region, form: "at") }
row-after-any = Nach jedem Verkauf
cell-steve-none = kein Platz

## Erklärungen von Karten

title-no-card = Keine Karte
sub-craft-card = Handwerkskarte { NUMBER($n) }
sub-craft-box = Handwerksfach { NUMBER($n) }
sub-kingdom-card = Königreichskarte
sub-kingdom-box = Königreichsfach { NUMBER($n) }
sub-kingdom = Königreichskarte, { LASTS($lasts) }
sub-kingdom-in-box = Königreichsfach { NUMBER($n) }, { LASTS($lasts) }
sheet-refilled = Vor dem nächsten Zug kommt eine neue Karte
sheet-stays-empty = Der Stapel ist leer: Es kommt nichts mehr
sheet-craft-free = Sie ist für alle gratis
sheet-craft-times = Sie kostet in Gold { $times -> [1] die Stufe *[other] das Doppelte der Stufe }, die man vorher { WEAPON($weapon, form: "in") } hat
sheet-for-you = Für dich: { $what }
sheet-can-pay = Sie kostet dich { NUMBER($cost) } Gold, und du hast { NUMBER($have) } Gold
sheet-cannot-pay = Sie kostet dich { NUMBER($cost) } Gold, aber du hast nur { NUMBER($have) } Gold
cell-craft-for = { $cost -> [0] gratis *[other] { $cost } Gold }, von Stufe { NUMBER($before) } auf { NUMBER($after) }
sheet-link-craft = Wird sie genommen, kommt auf den Ablagestapel, was in Handwerksfach { NUMBER($n) } liegt: die Handwerkskarte mit { $craft }
sheet-link-craft-empty = Sie ist mit Handwerksfach { NUMBER($n) } verbunden, das leer ist
sheet-link-kingdom = Wird sie genommen, kommt auf den Ablagestapel, was in Königreichsfach { NUMBER($n) } liegt: { CARD($card) }
sheet-link-kingdom-empty = Sie ist mit Königreichsfach { NUMBER($n) } verbunden, das leer ist
sheet-link-stays = Sie ist mit Königreichsfach { NUMBER($n) } verbunden, wo die Karte { card-slush-fund } auf jeden Fall bleibt
sheet-taking-it = Sie zu nehmen { price-tag }
sheet-your-limit = Du hast { NUMBER($n) } von { NUMBER($limit) } bleibenden Karten
sheet-can-take = Du kannst sie jetzt nehmen
sheet-could-take = Wie es jetzt steht, könntest du sie in deinem Zug nehmen
sheet-final = Sie bleibt hier, wenn sie genutzt wird
sub-later = Im Stapel
sub-gone = Auf dem Ablagestapel
sub-out = Nicht in dieser Partie
sub-card-of = { $who -> [you] Deine *[other] { WESSEN($who) } } Karte
sheet-card-stays = Sie bleibt bis zum Ende der Partie
title-bonus = Bonuskarte für { WEAPON($weapon, form: "many") }
sub-bonus-free = Gehört noch niemandem
sheet-bonus-does = Einmal in jeder Jahreszeit kann, wer sie hat, in einer Aktion { WEAPON($weapon, form: "a") } schmieden und sofort verkaufen
sheet-bonus-first = Sie bekommt, wer als Erstes mindestens Stufe { NUMBER($level) } { WEAPON($weapon, form: "in") } hat
sheet-bonus-ready = Sie ist bereit
sheet-bonus-used = Sie ist verbraucht und in der nächsten Jahreszeit wieder bereit
row-open-for = Offene Plätze für { WEAPON($weapon, form: "many") }
title-craft-deck = Stapel der Handwerkskarten
title-craft-gone = Abgelegte Handwerkskarten
title-kingdom-deck = Stapel der Königreichskarten
title-kingdom-gone = Abgelegte Königreichskarten
sub-cards = { $n -> [one] 1 Karte *[other] { $n } Karten }
sheet-spring-deck = Die Karten für Frühling und Sommer; was nach dem Sommer übrig ist, kommt aus dem Spiel
sheet-autumn-deck = Die Karten für Herbst und Winter
sheet-deck-order = Diese sind noch darin, in unbekannter Reihenfolge
sheet-gone-craft = { card-ancient-techniques } nimmt eine davon umsonst; sonst kommen sie nie zurück
sheet-deck-groups = Die Gruppen kommen nacheinander, jede in unbekannter Reihenfolge
row-comes-next = Als Nächstes Gruppe { NUMBER($n) }
row-comes-then = Dann Gruppe { NUMBER($n) }
row-group = Gruppe { NUMBER($n) }
sheet-gone-kingdom = Karten, die genutzt oder abgeräumt wurden; sie kommen nie zurück

## Erklärungen von eigenen Dingen und Plätzen am Tisch

sub-in-store = Im Lager
sub-you-have = { NUMBER($n) } in deinem Lager
sheet-open-none = Kein offener Platz verlangt { WEAPON($weapon, form: "many") }
sheet-open-there = { WEAPON($weapon, form: "many") } kannst du an { $spaces } verkaufen
cell-open-at = { RACE($race, form: "they") } auf { REGION($region, $depth, form: "field") }
sheet-unsold = Am Jahresende bringen unverkaufte { KIND($kind, form: "many") } je { NUMBER($gold) } Gold
row-open-next = Hinter dem nächsten Schloss
title-craft = Handwerk { WEAPON($weapon, form: "in") }
sub-craft = Stufen { WEAPON($weapon, form: "in") }
sub-your-level = Du hast Stufe { NUMBER($level) }
sheet-forge-both = Eine einfache Waffe zu schmieden kostet dich { NUMBER($standard) } Gold, eine Vorpalwaffe { NUMBER($vorpal) } Gold
sheet-forge-standard = Eine einfache Waffe zu schmieden kostet dich { NUMBER($standard) } Gold
sheet-forge-none = Du kannst erst ab Stufe { NUMBER($level) } { WEAPON($weapon, form: "many") } schmieden
sheet-forge-off = Das sind durch deine Handwerkskarten { NUMBER($gold) } Gold weniger als sonst
sheet-forge-card = { card-ore-contract } macht jede einfache Waffe um 1 Gold billiger
sheet-to-vorpal = Noch { $levels -> [one] 1 Stufe *[other] { $levels } Stufen }, und du kannst { KIND($kind, form: "many") } schmieden
sheet-to-bonus = Noch { $levels -> [one] 1 Stufe *[other] { $levels } Stufen }, und du bekommst die Bonuskarte, wenn niemand schneller ist
sheet-in-war = In jedem Krieg kämpfen deine { WEAPON($weapon, form: "many") } mit der Stufe, die du dann hast
sheet-bonus-gone = Die Bonuskarte { $who -> [you] hast du *[other] hat { $who } }
cell-level = Stufe { NUMBER($level) }{ $off -> [0] {""} *[other] , { $off } Gold Rabatt beim Schmieden }
row-open-crafts = Offene Handwerkskarten
cell-open-craft = { NUMBER($n) }: { $craft }
sheet-year-now = Wenn das Jahr jetzt ohne Krieg endete: { NUMBER($gold) } Gold
sheet-year-was = Am Jahresende: { NUMBER($gold) } Gold
row-levels = Stufen
cell-levels = { WEAPON($weapon, form: "many") } { NUMBER($level) }
row-in-front = Ausliegende Karten
cell-in-front = { NUMBER($n) } von { NUMBER($limit) }: { $cards }
cell-in-front-none = keine von { NUMBER($limit) }
row-on-board = Auf dem Plan
cell-on-board = { NUMBER($standard) } einfache, { NUMBER($vorpal) } Vorpal
cell-of = { $who }: { $what }

## Listen in den Regeln

list-front = { REGION($region) }: { RACE($one, form: "they") } gegen { RACE($two, form: "they") }.
list-front-none = { REGION($region) }: { RACE($one, form: "they") } gegen { RACE($two, form: "they") }; nicht zu dritt.
list-front-three = { REGION($region) }: { RACE($one, form: "they") } gegen { RACE($two, form: "they") }; zu dritt { RACE($three, form: "they") } gegen { RACE($four, form: "they") }.
list-mat = { MAT($mat) }: { WEAPON($one, form: "many") } und { WEAPON($two, form: "many") }; { RACE($tile, form: "tile") }. Zu dritt: { WEAPON($three, form: "many") } und { WEAPON($four, form: "many") }; { RACE($tile-three, form: "tile") }.
list-mat-four = { MAT($mat) }: { WEAPON($one, form: "many") } und { WEAPON($two, form: "many") }; { RACE($tile, form: "tile") }. Nur zu viert.
list-crafts = { $cards -> [one] 1 Karte *[other] { $cards } Karten } für { SEASON($from, form: "plain") } und { SEASON($to, form: "plain") }, { NUMBER($each) } für jede Waffenart: { $crafts }.
list-crafts-of = { WEAPON($weapon, form: "many") }, { SEASON($from, form: "plain") } und { SEASON($to, form: "plain") }: { $crafts }.
list-prizes = { NUMBER($three) } zu dritt, { NUMBER($four) } zu viert
list-craft = { NUMBER($n) } mit { $levels -> [one] 1 Stufe *[other] { $levels } Stufen }{ $off -> [0] {""} *[other] {" "}und { $off } Gold Rabatt } { $times -> [0] gratis [1] für einmal die Stufe [2] für zweimal die Stufe *[other] für { $times }-mal die Stufe }
list-kingdom = { CARD($card) }: { price-tag }, { LASTS($lasts) }. { CARD($card, form: "line") }.{ $players -> [3] {" "}Nicht zu zweit. [4] {" "}Nur zu viert. *[other] {""} }
list-link-kingdom = Königreichsfach { NUMBER($kingdom) } und Handwerksfach { NUMBER($craft) }.
list-link-craft = Handwerksfach { NUMBER($one) } und Handwerksfach { NUMBER($two) }.

## Die Lektion

# else sagt, was hier statt einer anderen Wahl zu tun ist.
lesson-1 = Vier Völker führen Krieg, und du verkaufst Waffen an alle. Das meiste Gold gewinnt. Lerne zuerst dein Handwerk: Wähle die Karte mit 1 Stufe für Äxte, für 1 Gold.
    .else = Lerne das Handwerk der Äxte, es macht sich bald bezahlt.
lesson-2 = Nun hast du Stufe 2 für Äxte, und jede Axt kostet dich 2 Gold weniger. Die Karte, die mit deiner verbunden war, ist auch weg. Das war deine Aktion. Beende deinen Zug.
    .else = Beende den Zug, denn jeder Zug hat nur eine Aktion.
lesson-3 = Dein Rivale hat gelernt, Hämmer zu schmieden. Jetzt schmiedest du, bis zu drei Waffen in einer Aktion. Drücke auf die leuchtende Axt und schmiede eine für 3 Gold.
    .now-1 = Schmiede noch eine Axt.
    .now-2 = Und eine dritte.
    .else = Schmiede drei Äxte, solange sie billig sind.
lesson-4 = Drei Äxte liegen in deinem Lager. Dein Gold ist weg, aber nicht für lange. Beende deinen Zug.
    .else = Beende den Zug und warte auf den nächsten.
lesson-5 = Jedes Volk will auf jedem Schlachtfeld eine Waffenart. Wo der Marker brennt, darfst du verkaufen. Die Zwerge wollen im Gebirge eine Axt. Drücke auf diesen Platz.
    .else = Verkaufe den Zwergen im Gebirge eine Axt.
lesson-6 = Du hast 6 Gold verdient und das Plättchen der Zwerge: Nun zahlen sie dir 1 Gold mehr. Nach jedem Verkauf verkauft auch Verkäufer Steve. Beende deinen Zug.
    .else = Beende jetzt den Zug.
lesson-7 = Für Äxte ist jetzt kein Platz offen. Die Elfen wollen einen Streitkolben. Schmiede einen für 5 Gold.
    .now-1 = Beende deinen Zug.
    .else = Schmiede einen Streitkolben, denn die Elfen wollen einen.
lesson-8 = Dein Rivale hat gegenüber deiner Axt ein Schwert verkauft. Beide Seiten sind besetzt, also wurde der Marker versetzt. Verkaufe jetzt den Elfen im Wald deinen Streitkolben.
    .else = Verkaufe den Elfen den Streitkolben.
lesson-9 = Der dritte Marker ist da. Nach noch einem Zug deines Rivalen kommt also der Krieg. Waffen, die einander gegenüberliegen, kämpfen, und die höhere Stufe gewinnt. Beende deinen Zug.
    .else = Beende den Zug und sieh dem Krieg zu.
lesson-10 = Deine Axt hat gewonnen, Stufe 2 gegen 1: Lernen zahlt sich also doppelt aus. Für jede Waffe, die noch liegt, hast du 2 Gold bekommen. Verkaufe den Elfen eine Axt: Zwei Plättchen bringen 8 Gold.
    .now-1 = Beende deinen Zug.
    .else = Verkaufe an die Elfen, die dir jetzt am meisten zahlen.
lesson-11 = Königreichskarten ändern die Regeln für dich. Der Trophäensaal kostet 1 Gold und bringt am Ende Gold für die Waffen, die du besiegt hast. Nimm ihn.
    .else = Nimm den Trophäensaal, denn du hast schon eine Waffe besiegt.
end-of-lesson = Du hast gelernt, geschmiedet, verkauft und einen Krieg gewonnen. Nun gehört die Partie dir, bis der Winter vorbei ist. Verkaufe, wo du Plättchen hast, und halte deine Stufen hoch.
learnt = Du lernst ein Handwerk, schmiedest Waffen und verkaufst sie, wo der Marker brennt. Jeder dritte Marker bringt einen Krieg. Wer gewinnt, bleibt liegen, und jede Waffe auf dem Plan bringt 2 Gold.
learnt-1 = Vorpalwaffen kosten mehr, bringen 18 Gold und schlagen jede einfache.
learnt-2 = Wer als Erster Stufe 6 hat, schmiedet und verkauft in einer Aktion.
learnt-3 = Am Ende des Jahres bringen besiegte Waffen Gold.

## Auszeichnungen.

feat-knights = Sporen verdient
    .hint = Gewinne, wenn alle Rivalen mindestens Ritter sind.
feat-marshals = Lieferant der Marschälle
    .hint = Gewinne eine Partie zu 4 gegen Marschälle.
feat-gold = Goldenes Jahr
    .hint = Gewinne mit 180 Gold.
feat-sold = Ausverkauft
    .hint = Gewinne mit 10 Gold Vorsprung und ohne unverkaufte Waffe.
feat-prize = Klingenbrecher
    .hint = Gewinne mit 15 Gold für besiegte Waffen.
feat-cards = Freunde bei Hofe
    .hint = Gewinne mit 30 Gold von Königreichskarten.
feat-ahead = Monopol
    .hint = Gewinne mit 40 Gold Vorsprung.

## The numbers of a box: its sheets, their columns and rows, and what numbers break together.
boxsheet-weapons = Waffen
boxsheet-limits = Königreichskarten je Jahreszeit
boxsheet-prizes = Preise für besiegte Waffen
boxsheet-board4 = Plan zu zweit und zu viert
boxsheet-board3 = Plan zu dritt
boxsheet-mats4 = Tableaus zu zweit und zu viert
boxsheet-mats3 = Tableaus zu dritt
boxsheet-crafts = Handwerkskarten
boxsheet-kingdoms = Königreichskarten
boxsheet-links = Verbundene Fächer
boxcol-forge = Gold fürs Schmieden
boxcol-sell = Gold beim Verkauf
boxcol-end = Gold am Jahresende
boxcol-defeated = Beutepunkte
boxcol-tie = Wert beim Patt
boxcol-level = Stufe fürs Schmieden
boxcol-cards = Karten vor dir
boxcol-prizes-first = Gold für den ersten Platz
boxcol-prizes-second = Gold für den zweiten Platz
boxcol-depth1 = Schlachtfeld 1 sucht
boxcol-depth2 = Schlachtfeld 2 sucht
boxcol-depth3 = Schlachtfeld 3 sucht
boxcol-depth4 = Schlachtfeld 4 sucht
boxcol-depth5 = Schlachtfeld 5 sucht
boxcol-depth6 = Schlachtfeld 6 sucht
boxcol-first = Erstes Handwerk
boxcol-second = Zweites Handwerk
boxcol-tile = Belohnungsplättchen
boxcol-weapon = Waffe
boxcol-levels = Stufen
boxcol-times = Preis: mal deine Stufe
boxcol-coins = Rabatt in Gold
boxcol-deck = Stapel
boxcol-gold = Gold (minus: du zahlst)
boxcol-from = Ab wie vielen Personen
boxcol-craft = Mit Handwerksfach
boxrow-standard = Einfache Waffen
boxrow-vorpal = Vorpalwaffen
boxrow-two = Zu zweit
boxrow-three = Zu dritt
boxrow-four = Zu viert
boxrows-front = { REGION($region) }, { RACE($race) }
boxlaw-falls = Eine spätere Jahreszeit hat mindestens so viele Königreichskarten wie die davor.
boxlaw-twice = Jedes Königreichsfach hat sein eigenes Handwerksfach.
boxlaw-levels = Alle Handwerkskarten einer Waffe haben zusammen höchstens 29 Stufen.
boxlaw-coins = Alle Handwerkskarten einer Waffe geben zusammen höchstens 255 Gold Rabatt.
boxlaw-unwanted = Jede Waffe wird irgendwo auf dem Plan gesucht.
