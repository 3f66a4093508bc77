### Die Worte der Bildschirme und des Tisches.
close = Schließen
cancel = Abbrechen

## Titel der Seite.

title-start = Tabard: Brettspiele des Mittelalters
title-setup = Partie vorbereiten · Tabard
title-table = Tisch · Tabard
title-saves = Gespeicherte Partien · Tabard
title-records = Rekorde · Tabard
title-box = Eine Schachtel · Tabard
title-boxes = Deine Schachteln · Tabard
title-boxlink = Eine Schachtel aus einem Link · Tabard
title-link = Partie aus einem Link · Tabard
title-post = Ein Tisch per Link · Tabard
title-rules = Regeln · Tabard
title-settings = Einstellungen · Tabard
title-credits = Über Tabard · Tabard
title-continue = Tabard: Brettspiele des Mittelalters
title-lost = Tabard: Brettspiele des Mittelalters
title-opening = Tabard: Brettspiele des Mittelalters
title-playing = { $game } · Tabard
title-replay = Rückblick · { $game } · Tabard
title-yourturn = Du bist am Zug · { $game } · Tabard

## Der Startbildschirm.

start-name = Tabard
start-line = Vier Brettspiele des Mittelalters an einem Tisch
start-games = Spiele
start-quick = Sofort spielen
start-quickname = Sofort spielen: { $game }
start-learn = Neu hier? Lerne es in zehn Minuten
start-setup = Vorbereiten
start-setupname = { $game } vorbereiten
start-rulesname = Regeln von { $game }
start-facts = { $least } bis { $most } Personen
start-facts-minutes = { $least } bis { $most } Personen, gegen Bots etwa { $minutes } Minuten
start-facts-range = { $least } bis { $most } Personen, gegen Bots { $quick } bis { $slow } Minuten
start-recent = Gespeicherte Partien
start-more = Mehr
start-saves = Gespeicherte Partien
start-records = Rekorde
start-settings = Einstellungen
start-credits = Über Tabard
start-install = App installieren
start-installapple = So installierst du die App: Öffne das Teilen-Menü deines Browsers und wähle „Zum Home-Bildschirm“ oder „Zum Dock hinzufügen“.

offline-ready = Bereit zum Spielen ohne Netz. Deine Partien bleiben auf diesem Gerät.
offline-installing = Wird für das Spielen ohne Netz vorbereitet …
offline-local = Deine Partien bleiben auf diesem Gerät. Kein Konto, kein Server.

update-text = Eine neue Version von Tabard ist da. Deine Partien bleiben, wie sie sind.
update-now = Jetzt aktualisieren
update-later = Später

## Die geführte erste Partie.

rules-learn = Lerne es in zehn Minuten
lesson-title = Lektion: { $game }
lesson-step = { $step } von { $all }
lesson-showme = Zeig es mir
lesson-skipstep = Schritt auslassen
lesson-leave = Frei spielen
lesson-ahead = Vorspulen
lesson-learnt = Und nun?
lesson-watch = Sieh Schritt für Schritt zu, was geschieht.
# what ist ein ganzer Satz: „Spiele die Karte Stein auf Feld 3.“
lesson-stray = Auch das geht, aber diese Lektion geht anders weiter. { $what }

## Das Blatt nach einer Lektion.

learnt-title = Du kannst spielen
learnt-news = Neu im Rest
learnt-hints = Diese Partie mit Rat beenden
learnt-new = Eine neue Partie
# game ist ein Name: „Battle Merchants“.
learnt-lesson = Nächste Lektion: { $game }

## Die Partie des Tages.

daily-name = Partie des Tages
daily-hint = Jeden Tag eine Partie für jedes Spiel, für alle dieselbe: du gegen zwei Knappen. Der erste Versuch zählt.
daily-title = Partie vom { $day }
daily-done = { $game }: { $result }
daily-won = gewonnen, Ergebnis { $points }
daily-lost = { $points }, nicht gewonnen
daily-brag = Tabard, { $game }, { $day }: { $result }
daily-rival = Rivale
daily-advised = { $result }, mit Rat
daily-streak = Bisher { NUMBER($n) } Tage in Folge.
weekly-title = Aufgabe { $week }/{ $year }
weekly-name = Aufgabe der Woche
weekly-hint = Jede Woche eine Partie, für alle dieselbe: du gegen Ritter an jedem Platz. { $kind } Der erste Versuch zählt.
daily-copy = Ergebnis kopieren
daily-copied = Kopiert. Von der Partie verrät es nichts.

## Was aus den Partien einer Person geworden ist.

feat-title = Auszeichnungen: { $got } von { $all }
feat-open = Noch nicht erreicht.
feat-got = Erreicht am { $day }: { $result }, { $players }.
tally-title = Du gegen die Bots
tally-against = Partien
tally-played = Gespielt
tally-won = Gewonnen
tally-best = Bestwert
tally-seats = { $n -> [1] allein [2] zu zweit [3] zu dritt *[other] zu viert }
tally-level = gegen Stufe { $level }
tally-games = { $n -> [one] { $n } Partie *[other] { $n } Partien }
tally-line = { $games }, davon { $won } gewonnen. Bestes Ergebnis: { $best }. Siege in Folge: zurzeit { $row }, höchstens { $longest }.
tally-graph = { $n ->
        [one] Die letzte Partie: Ein Balken nach oben zeigt, wie hoch sie gewonnen wurde, ein hohler nach unten, um wie viel nicht.
       *[other] Die letzten { $n } Partien: Ein Balken nach oben zeigt, wie hoch eine gewonnen wurde, ein hohler nach unten, um wie viel nicht.
    }

## Rat, aus dem, was die Rivalen ausrechnen.

analysis-ask = Partie analysieren
analysis-title = Wie die Partie verlief
analysis-begins = Deine Rivalen gehen jeden Zug durch.
analysis-works = Deine Rivalen gehen die ganze Partie noch einmal durch: was jeder Zug an den Aussichten änderte, wie viel davon Glück war und was besser gewesen wäre. Du kannst dies schließen und dich inzwischen umsehen.
analysis-stop = Anhalten
analysis-failed = Diese Partie lässt sich nicht analysieren: Ihr Verlauf ist nicht ganz bekannt.
analysis-chart = Gewinnaussichten nach jedem Zug
analysis-turnings = Was die Partie wendete
analysis-none = Nichts von dem, was du gewählt hast, hat die Partie mit Sicherheit gekostet.
analysis-found = { $n ->
        [one] Die Analyse ist fertig. Eine Entscheidung wendete die Partie
       *[other] Die Analyse ist fertig. { $n } Entscheidungen wendeten die Partie
    }
analysis-played = { $turn }. Wahl von { $who }: { $choice }
analysis-better = Besser: { $choice }
analysis-cost = Das hätte deine Siegchance um { $chance } Prozentpunkte erhöht, auf { $error } genau: Beides wurde { $times }-mal zu Ende gespielt.
analysis-hint = Hier steht nur, was Probepartien bestätigen; kleine Fehler und was niemand wissen konnte, fehlen. Dabei steht, was den Unterschied macht: in Punkten, die sich die Rivalen bis zum Ende davon versprechen.
analysis-see = Ansehen
analysis-list = Alle Züge in Zahlen
analysis-luck = Glück und Entscheidungen
analysis-byluck = Karten und Würfel
analysis-bychoice = Alle Entscheidungen
advice-ask = Um Rat fragen
advice-title = Rat
advice-thinks = Die Rivalen stecken die Köpfe zusammen …
advice-none = Hier gibt es nichts zu raten.
advice-best = Am besten
advice-even = Ebenso gut
advice-behind = { $points } Punkte dahinter
advice-cause = { $rivals ->
        [yes] { $more -> [yes] { $what }: { $points } weniger für die Rivalen *[no] { $what }: { $points } mehr für die Rivalen }
       *[no] { $more -> [yes] { $what }: { $points } besser *[no] { $what }: { $points } schlechter }
    }
advice-hint = So dächten deine Rivalen an deiner Stelle, wenn sie sähen, was du siehst. Darunter steht jeweils, was den Unterschied zum Besten macht, und beim Besten den zum Nächsten: in Punkten, die sie sich bis zum Ende davon versprechen.

## Eine Partie vorbereiten.

setup-title = { $game }: Vorbereitung
setup-presets = Art der Partie
setup-printed = Wie gedruckt
setup-printedhint = Die üblichen Optionen, wie in der Spielregel.
setup-box = Gedruckte Zahlen
setup-boxours = Die von Tabard
setup-boxhint = Gegner, Ratschläge und Gewinnaussichten sind mit den Zahlen von Tabard entstanden; mit anderen spielen sie so gut, wie sie es damit können.
setup-boxbad = „{ $title }“ steht nicht zur Wahl. { $why }
setup-even = Gleiche Plätze
setup-closer = Enger Ausgang
setup-plaindie = Gewöhnlicher Würfel
setup-novice = für die erste Partie empfohlen
setup-shares = Siege nach Plätzen { $wins } %, knappe Partien { $close } %.
setup-measured = Gemessen unter gleich starken Bots, Plätze in der Reihenfolge der Züge.
setup-changed = { $option }: { $value }.
setup-rest = Seed und Übung
setup-seats = Wer spielt
setup-person = Mensch
setup-bot = Bot: { $level }
# trait ist ein Adjektiv, does ein Verb mit dem, was dazugehört: „Alison (sparsam) sammelt Gunstplättchen.“
setup-trait = { $name } ({ $trait }) { $does }.
setup-name = Name am Platz { $number }
setup-kind = Wer für { $name } spielt
setup-colour = { $name }: { $colour }. Farbe wechseln
setup-up = { $name } in der Reihenfolge nach vorn
setup-solo = Du gegen Bots.
setup-length = Allein gegen Bots dauert das meist etwa { $minutes } Minuten mit { $decisions } Entscheidungen. Eine erste Partie dauert länger, und zu mehreren an einem Gerät auch.
setup-alone = Du allein: Das Spiel selbst ist dein Gegner.
setup-watchone = Ein Bot allein: Du siehst zu.
setup-less = { $option }: eine Stufe zurück
setup-more = { $option }: eine Stufe weiter
setup-hotseat = Ein Gerät geht von Hand zu Hand: Dazwischen verhüllt ein Vorhang den Tisch, damit niemand sieht, was ihn nichts angeht.
setup-openseat = Ein Gerät für alle: Alles auf dem Tisch liegt offen.
setup-watch = Nur Bots: Du siehst zu.
setup-first = Für die erste Partie: { $hint }.
setup-options = Diese Partie
setup-series = Serie
setup-single = Eine Partie
setup-series-of = Bis zu { $n }
setup-serieshint = Gegen dieselben Rivalen: Jede Partie beginnt ein anderer Platz.
setup-seed = Seed
setup-seedhint = Gleicher Seed und gleiche Vorbereitung ergeben auf jedem Gerät dieselbe Partie. Jedes Wort ist recht.
setup-reseed = Anderen Seed ziehen
setup-copyseed = Seed kopieren
setup-seedcopied = Seed kopiert.
setup-practice = Übung
setup-practicehint = Du kannst zurücknehmen, so weit du willst, sogar über aufgedeckte Karten hinaus.
setup-start = Partie beginnen
setup-refused = So lässt sich nicht spielen. { $why }

newcomer-traveller = Gast
newcomer-alison = Alison
newcomer-hubert = Hubert
newcomer-oswald = Oswald
seat-you = Du
seat-person = Mensch
seat-turn = Am Zug
seat-look = Den Tisch sehen wie { $name }

seat-automaton = Der Rivale
seat-rival = Rivale

colour-sky = himmelblauer Kreis
colour-yellow = gelbes Quadrat
colour-blue = blaues Dreieck
colour-vermillion = zinnoberrote Raute

## Der Tisch.

table-seat = Platz { $number }
table-nobody = Der Tisch
table-leave = Zum Startbildschirm
table-opening = Die Partie wird geöffnet
table-board = Spielplan
table-mine = Deine Auslage
table-areas = Teile des Spielplans
table-ownareas = Teile deiner Auslage
table-litarea = { $area } (hier gibt es etwas zu wählen)
table-prompt = Was jetzt zu tun ist
table-bar = Aktionen
table-players = Wer mitspielt
table-log = Verlauf
table-rules = Regeln
table-score = Wertung
table-menu = Menü
table-locked = { $action }: { $why }
table-undrawn = Dieser Teil ließ sich nicht zeichnen; mit der Liste der Aktionen geht das Spiel weiter. ({ $why })

table-explain = Teile erklären

rules-find = In diesen Regeln suchen
rules-contents = Inhalt
rules-coming = Die Regeln sind unterwegs.
rules-found-one = { $n } Absatz
rules-found-other = { $n } Absätze
rules-none = Davon steht hier nichts. Versuche ein anderes Wort.
rules-rule = Regel: { $rule }
rules-print = Drucken
rules-ours = Hier stehen die Zahlen von Tabard. An einem Tisch, an dem mit deiner Schachtel gespielt wird, stehen in den Regeln die Zahlen dieser Schachtel.
para-silent = Die Anleitung schweigt; wir spielen so:
para-ours = Von uns:
para-example = Ein Beispiel:

turn-title = Dein Zug
turn-theirs = Zug der anderen
turn-open = Dein Zug: was getan ist, was offen ist, und die Regel
turn-can = Was kann ich tun?
turn-done = getan
turn-now = jetzt möglich
turn-must = muss getan werden

list-can = Was kann ich tun? { $ways } Möglichkeiten
list-order = Reihenfolge der Liste
list-kinds = Nach Art
list-aims = Nach Ziel
list-shown = Was die Liste zeigt
list-possible = Jetzt möglich
list-locked = Alle, mit Gründen
aim-gain = Geld und Waren bekommen
aim-build = Aufbauen
aim-points = Punkte machen
aim-fight = Kämpfen und stören
aim-manage = Den Rest des Zuges vorbereiten
aim-settle = Die Frage beantworten
aim-finish = Beenden

detail-can = Was du damit tun kannst
detail-locked = Jetzt nicht möglich

prompt-plays = { $name } spielt
prompt-thinks = { $name } denkt nach …
prompt-waits = { $name } ist am Zug
prompt-watch = Sieh, wie die Partie endet
prompt-stopped = Die Bots warten

prompt-called = { $name }. Frag laut: reagieren oder passen?

## Wo ein Platz im Zug eines anderen reagieren darf.

window-rest = Für den Rest dieses Zuges passen
window-passes = { $name } passt
window-rests = { $name } passt für den Rest dieses Zuges
window-give = An { $name } übergeben
window-awake = Wieder fragen
window-title = Wann ich reagieren könnte
asked-always = Jedes Mal fragen
asked-able = Fragen, wenn ich etwas tun kann
asked-never = Nie fragen
window-resting = { $name } passt für den Rest dieses Zuges. Wähle neu, um wieder gefragt zu werden.
window-hint = Mitten in einem Zug kannst du gefragt werden, ob du reagierst, etwa mit einer Karte.
window-fights = Nur in Kämpfen
window-hintfar = Deine Anweisung: Alle sehen sie, und sie gilt, sobald dein Brief endet. Wer seltener gefragt wird, braucht weniger Briefe.
window-hintmany = Alle werden laut und gleich gefragt, was auch immer sie haben, damit die Frage nichts verrät.

bar-cancel = Abbrechen
bar-back = Zurück
bar-undo = Zurücknehmen
bar-skip = Vor bis zu meinem Zug
bar-skipend = Vor bis zum Ende

bar-resume = Weiter
bar-all = Alle { $ways }
bar-again = Noch einmal drücken: { $action }
bar-hint = Drücke auf ein Teil des Spielplans oder wähle aus der Liste.
bar-piece = Wofür?
prompt-piece = { $piece }: wofür?
bar-more = { NUMBER($n) } weitere
bar-armed = { $action }.
bar-final = Das lässt sich nicht zurücknehmen.
bar-doit = Tu es: { $action }
bar-leave = Lass es
bar-why = Warum?

bar-explain = Drücke auf ein Teil, um es erklärt zu bekommen.

list-title = Alle Aktionen ({ $n })
list-filter = Nur zeigen
list-every = Alle

todo-title = Dieser Zug
todo-done = getan
todo-must = noch zu tun
todo-may = möglich

slide-less = Eins weniger
slide-more = Eins mehr

say-yourturn = Du bist am Zug. { $question }
# Sentences; what a digest tells.
say-since = Seit deinem letzten Zug: { $lines }
# The same before the first turn.
say-sofar = Bisher: { $lines }
# Within a digest: your own score has changed.
say-points = Du hast jetzt { $points }
# Within a digest: what a rival did, without "Oswald" before each deed; and the score, if it has changed.
say-rival = { $name }{ $points ->
        [none] {""}
       *[other] , jetzt { $points }
    }: { $deeds }
# Some of many deeds.
say-more = { $deeds }; und { $n ->
        [one] 1 weiteres Ereignis
       *[other] { $n } weitere Ereignisse
    }
say-window = Du darfst reagieren. { $question }
say-called = { $what }. Frag { $names } laut: reagieren oder passen?
say-cover = Gib das Gerät an { $name }.
say-back = Zurückgenommen. { $question }
say-armed = { $warning }. Drücke noch einmal, um es trotzdem zu tun, oder Escape, um es zu lassen.
say-final = Das lässt sich nicht zurücknehmen. Drücke noch einmal, um es zu tun, oder Escape, um es zu lassen.
say-explain = Erklären ist an: Drücke auf ein Teil, um es erklärt zu bekommen. Escape beendet es.
say-unexplain = Erklären ist aus.
say-choices = { $n ->
        [one] Eine Möglichkeit für dieses Teil, in der Aktionsleiste.
       *[other] { $n } Möglichkeiten für dieses Teil, in der Aktionsleiste.
    }
say-confirm = Gewählt: { $action }. Drücke noch einmal, um es zu tun.

map-tools = Größe der Karte
map-in = Karte näher holen
map-out = Karte weiter weg
map-fit = Ganze Karte zeigen
map-edge = Rand der Karte.

skip-prompt = Zur Frage
skip-actions = Zur Liste aller Aktionen
skip-board = Zum Spielplan

log-empty = Noch ist nichts geschehen.
log-setup = Aufbau
log-times = { $line } ×{ $n }
log-since = Seit deinem letzten Zug
log-sofar = Bisher
log-whole = Ganzer Verlauf
log-earlier = Frühere Züge zeigen
log-copy = Verlauf kopieren
log-copied = Verlauf kopiert.

score-now = Wenn die Partie jetzt endete
score-hint = Gezählt aus dem, was alle sehen können.
score-caption = Punkte nach Platz und Herkunft
score-total = Punkte
score-place = Platz
score-together = von beiden zusammen
score-shared = Gleichstand in allem, was zählt: Der Platz wird geteilt.
score-tieplain = Gleichstand an der Spitze, der an { $name } geht.

score-tie = { $a } und { $b } haben beide { $points }; es entscheidet: { $what }, { $more } zu { $less }.
score-by = Was { $name } vor { $second } brachte: { $part }, { $more } zu { $less }.

graph-title = Wie die Wertung verlief
graph-table = Als Tabelle, aus der man zurückblicken kann

end-counting = Die Punkte werden gezählt
end-counted = Zählung überspringen
# Under the first result ever, beside the button that installs.
end-offer = Installiere Tabard, und es öffnet sich wie jede andere App, auch ohne Netz.
end-nooffer = Nein, danke
end-title = Schlusswertung
end-over = Die Partie ist zu Ende
end-wins = { $name } gewinnt
end-beats = { $name } gewinnt gegen { $loser }
end-reached = { $name } erreicht { $goal }
end-share = { $names } teilen sich den Sieg
end-together = { $names } gewinnen gemeinsam
end-with = { $name }: { $points }
end-place = { $place ->
        [2] Platz 2: { $names }, { $points }
        [3] Platz 3: { $names }, { $points }
       *[other] Platz 4: { $names }, { $points }
    }
end-points = { $n -> [one] { $n } Punkt *[other] { $n } Punkte }
end-rematch = Noch einmal
end-next = Partie { $n } von { $of }
end-feat = Auszeichnung: { $name }.
series-line = Serie, Partie { $n } von { $of }{ $score -> [none] . *[other] : { $score }. }
series-won = { $n -> [one] { $who } gewinnt die Serie. *[other] { $who } teilen sich die Serie. }
end-same = Dieselbe Partie noch einmal
end-outgrown = Drei Siege in Folge gegen die Stufe { $level }: Die Stufe { $next } wartet auf dich.
end-stronger = Gegen die Stufe { $level }
end-home = Startbildschirm
end-board = Spielplan ansehen

## Auf eine Partie zurückblicken.

back-title = Rückblick
back-slider = Schritt der Partie
back-where = { $where }, { $turn }, { $step }
back-step = Schritt { $step } von { $all }
back-begins = Die Partie beginnt
back-first = Zum Anfang
back-turnback = Einen Zug zurück
back-left = Einen Schritt zurück
back-play = Schritt für Schritt abspielen
back-pause = Hier anhalten
back-right = Einen Schritt weiter
back-turnon = Einen Zug weiter
back-last = Zum letzten Schritt
back-leave = Verlassen
back-playon = Von hier weiterspielen
back-copy = Kopie, Schritt { $step }
back-copied = Das ist eine Kopie zum Üben: Sie zählt nicht für die Rekorde. Die Partie selbst bleibt, wie sie ist.
back-nothing = Noch gibt es nichts, worauf man zurückblicken könnte.

menu-learn = Dieses Spiel in zehn Minuten lernen
menu-lookback = Rückblick
menu-restart = Diesen ganzen Zug zurücknehmen
menu-explain = Teile erklären, auf die ich drücke
menu-share = Als Link teilen
menu-export = Als Datei sichern
menu-rename = Dieser Partie einen Namen geben
menu-rounds = Frühere Runden
menu-full = Ganzer Bildschirm
full-on = Der Tisch hat den ganzen Bildschirm; f oder Esc gibt ihn zurück.
full-off = Der Bildschirm ist wieder frei.
menu-help = Tasten und Hilfe
menu-settings = Einstellungen
set-pace = Tempo der Bots
    .hint = Wie lange die Aktion eines Bots zu sehen bleibt, bevor die nächste kommt.
menu-box = Gespielt mit der Schachtel
menu-boxuntitled = ohne Titel
menu-seed = Seed dieser Partie
menu-leave = Den Tisch verlassen

choice-pace-slow = Langsam
choice-pace-normal = Normal
choice-pace-fast = Schnell
choice-pace-instant = Sofort

barrier-revealed = Nichts zurückzunehmen: Etwas Verborgenes ist aufgedeckt worden.
barrier-other = Nichts zurückzunehmen: Jemand anders hat gehandelt.

curtain-hand = Gib das Gerät an
curtain-hint = Nichts vom Tisch ist auf dieser Seite, bis { $name } das Gerät hat.
curtain-lift = Ich bin { $name }: Zeig mir meinen Tisch
curtain-leave = Den Tisch verlassen

help-title = Tasten und Hilfe
help-intro = Drücke auf ein leuchtendes Teil des Spielplans oder wähle aus der Liste aller Aktionen darunter: Die Liste allein genügt zum Spielen. Halte ein Teil gedrückt oder klicke es rechts an, und es sagt, was es ist. „Zurücknehmen“ nimmt deine letzte Entscheidung zurück, bis etwas Verborgenes aufgedeckt wird oder jemand anders handelt.
key-n = n
    .does = nächstes Teil, das sich benutzen lässt; N das vorige
key-b = Enter
    .does = das Teil oder die Aktion im Fokus benutzen
key-i = i
    .does = das Teil im Fokus erklären; sonst das Erklären an- oder ausschalten
key-z = z
    .does = zurücknehmen
key-a = a
    .does = zur Liste aller Aktionen
key-t = t
    .does = dein Zug auf einer Karte: was getan ist, was offen ist, und die Regel
key-c = c
    .does = was kann ich tun? Alle Aktionen nach ihrem Ziel
key-l = l L
    .does = der Verlauf; L: ihn in einem breiten Fenster neben dem Spielplan aus- oder einblenden
key-f = f
    .does = ganzer Bildschirm, und zurück
key-find = /
    .does = in den Regeln: suchen
key-v = v
    .does = um Rat fragen
key-r = r
    .does = Satz für Satz noch einmal sagen, was die anderen getan haben und was gefragt ist
key-esc = Esc
    .does = abbrechen oder schließen, was offen ist
key-arrows = Pfeile
    .does = auf dem Spielplan, in der Liste und zwischen Möglichkeiten wandern
key-map = Q W E D S ←
    .does = auf einer Karte: zu den sechs Nachbarfeldern, im Uhrzeigersinn ab Q, dem Nordwesten; W und E führen nach Nordosten und Osten, der Pfeil nach Westen. Pos1: dein eigener Sitz
key-zoom = + - 0
    .does = auf einer Karte: näher, weiter weg, alles
key-past = ← → Bild↑ Bild↓
    .does = im Rückblick: ein Schritt, ein Zug. Pos1 und Ende: der Anfang und der letzte Schritt
key-help = ?
    .does = diese Hilfe
keys-nolit = Kein Teil des Spielplans lässt sich jetzt benutzen.

## Meldungen einer Partie.

notice-stale = Inzwischen ist am Tisch etwas geschehen.
notice-illegal = Das ist jetzt nicht möglich.
notice-notyours = Jemand anders muss entscheiden.
notice-noundo = Hier lässt sich nichts zurücknehmen.
notice-fallback = Ein Bot wurde mitten im Nachdenken unterbrochen und hat stattdessen schnell gezogen. Deine Partie ist sicher.
notice-shed = Diese Partie ist so lang, dass ihr Anfang nicht länger aufbewahrt werden kann. Sie geht weiter wie bisher.
notice-historylost = Diese Partie wurde so geöffnet, wie sie steht; was vorher war, lässt sich nicht mehr nachspielen.

## Die Schachteln: die Zahlen auf Karten und Plänen eines Spiels, wie sein Besitzer sie abgelesen hat.

boxes-title = Deine Schachteln
boxes-intro = Einige Zahlen dieser Spiele standen nur auf Karten und Plänen, die wir nie gesehen haben; an ihrer Stelle stehen unsere. Wenn du ein Spiel besitzt, lies die gedruckten ab: Dann spielst du das gedruckte Spiel, und alle, denen du es schickst, auch.
boxes-bring = Eine Schachtel einlesen
boxes-how = Speichere ein leeres Blatt, öffne es in einem Texteditor und schreib an die Stelle der Fragezeichen, was auf deinen Karten und Plänen steht: eine Zahl, wie sie ist, für ein Bild ein englisches Wort in Anführungszeichen ("Axe"), null für das, was in deiner Schachtel fehlt. Was du stehen lässt, bleibt wie bei uns. Dann lies die Datei hier ein; auch ein halb ausgefülltes Blatt geht.
boxes-blank = Leeres Blatt
boxes-blankname = Leeres Blatt speichern: { $game }
boxes-untitled = Schachtel: { $game }
boxes-count = { $done } von { $all } Zahlen erledigt
boxes-export = Als Datei speichern
boxes-play = Eine Partie mit { $title } vorbereiten
boxes-damaged = Eine Schachtel, die nicht lesbar ist
boxes-deletetext = { $title } wird endgültig gelöscht. Partien, die damit gespielt werden, behalten ihre Zahlen.
boxes-taken = { $n ->
        [one] Eine Schachtel ist jetzt hier.
       *[other] { $n } Schachteln sind jetzt hier.
    }
saves-tables = { $n ->
        [one] Ein Tisch per Link ist jetzt hier: zum Zusehen, denn Schlüssel von Plätzen verlassen nie ihr Gerät.
       *[other] { $n } Tische per Link sind jetzt hier: zum Zusehen, denn Schlüssel von Plätzen verlassen nie ihr Gerät.
    }
saves-tablesknown = Die Tische per Link waren schon hier und bleiben, wie sie sind.
boxes-known = Die Schachtel war schon hier.
boxes-share = Der Link enthält die Schachtel mit allen Zahlen, die bisher eingetragen sind. Wer ihn öffnet, bekommt eine Kopie; deine bleibt, wie sie ist.
boxes-linked = Eine Schachtel aus einem Link
boxes-linkhint = Sie kommt als eigene Schachtel zu deinen dazu. Deine eigenen bleiben unberührt.
boxes-keep = Schachtel behalten
boxes-edit = Zahlen eintragen
boxes-editname = Zahlen eintragen: { $title }
boxes-new = Neue Schachtel
boxes-newname = Neue Schachtel: { $game }

## The editor of a box: a row is a component, a col a kind of number on it.
boxedit-title = Titel der Schachtel
boxedit-count = { $done } von { $all } eingetragen
boxedit-sheet = Blatt
boxedit-part = { $name }: { $done } von { $all }
boxedit-rows = Alles auf diesem Blatt
boxedit-back = Zurück
boxedit-next = Weiter
boxedit-field = { $name }, bei uns { $ours }, von { $least } bis { $most }
boxedit-named = { $name }, bei uns { $ours }
boxedit-beyond = Nur von { $least } bis { $most }; es gilt weiter { $counts }.
boxedit-put = { $name }: { $state }
boxedit-less = Eins weniger: { $col }
boxedit-more = Eins mehr: { $col }
boxedit-ours = Wie bei uns: { $ours }
boxedit-none = Fehlt bei mir
boxedit-open = offen
boxedit-read = ✓ eingetragen
boxedit-missing = – fehlt bei mir
boxedit-undo = Zurücknehmen
boxedit-quick = Schnellstart
boxedit-quickhint = Die Zahlen, die am meisten ändern: { $n } von { $all }
boxedit-quickdone = Das waren die Zahlen, die am meisten ändern. Den Rest kannst du jederzeit eintragen.
boxedit-all = Alle Zahlen
boxedit-look = Zu { $field }
boxedit-stale = Ein anderer Tab hat diese Schachtel inzwischen geändert. Was du hier einträgst, wird nicht gespeichert.
boxedit-copy = Meine als neue Schachtel speichern
boxedit-reread = Die andere zeigen

box-nobox = Das ist keine Schachtel von Tabard.
box-toolong = Für das Blatt einer Schachtel ist das zu lang.
box-cut = Es endet zu früh, in Zeile { $line }.
box-syntax = Zeile { $line } ist ab { $what } nicht lesbar.
box-twice = Zeile { $line }: { $field } steht dort zum zweiten Mal.
box-unknowngame = Es gehört zu einem Spiel, das diese Version nicht hat: { $what }.
box-unknownfield = Zeile { $line }: { $field } gibt es in diesem Spiel nicht.
box-nonumber = Zeile { $line }, { $field }: { $what } ist keine ganze Zahl.
box-picture = { $name } ({ $picture })
box-noname = Zeile { $line }, { $field }: { $what } gibt es dort nicht, nur { $names }.
box-nogroup = Zeile { $line }, { $field }: Dort gehören geschweifte Klammern mit Zahlen hin.
box-notitle = Zeile { $line }: { $what } ist kein Titel; setz ihn in Anführungszeichen.
box-bounds = { $field }: Mit { $what } kann man nicht spielen; von { $least } bis { $most } geht es.
box-beyond = Zeile { $line }, { $fault }
box-unlawful = Mit den Zahlen der Schachtel kann man zusammen nicht spielen. { $law } Dagegen verstößt: { $field }.
box-away = { $owner ->
        [none] Diese Partie wird mit einer Schachtel gespielt, die nicht auf diesem Gerät ist.
       *[other] Diese Partie wird mit der Schachtel „{ $owner }“ gespielt, die nicht auf diesem Gerät ist.
    }

## Speichern.

save-at = gespeichert { $time }
save-noted = vermerkt { $time }
save-pending = wird gespeichert …
save-failed = nicht gespeichert
save-anew = Der Browser hatte seine zweite Kopie deiner Partien verloren. Sie wird neu geschrieben.

banner-volatile = Dieser Browser behält für diese Seite nichts: Wenn du sie schließt, sind die Partien weg. Sichere eine Partie als Datei, um sie zu behalten.
banner-unsaved = Nicht gespeichert. { $why } Die Partie geht hier weiter; sichere sie als Datei, um sicherzugehen.

banner-stale = Diese Partie wurde in einem anderen Tab weitergespielt und hier auch: Nun gibt es sie zweimal. Wähle, mit welcher du weitermachst; die andere bleibt als eigene Partie gespeichert.
banner-elsewhere = Diese Partie ist in einem anderen Tab offen. Hier siehst du nur zu.
banner-taken = Ein anderer Tab hat diese Partie übernommen. Hier siehst du nur zu.
banner-other = Der andere Brief, nur zum Ansehen.
banner-lastunsaved = Was du zuletzt getan hast, ist nicht gespeichert. Sichere es als Datei, um es zu behalten.
banner-newer = In einem anderen Tab arbeitet eine neuere Version von Tabard. Hier siehst du nur zu; lade diese Seite neu, um sie zu aktualisieren.
banner-layout = Eine neuere Version von Tabard hat deine Partien auf neue Art abgelegt. Diese hier zeigt, was sie lesen kann, und ändert nichts; aktualisiere die App, um weiterzuspielen.
tabs-back = Zurück
tabs-rejoin = Übernehmen

rounds-text = Eine Kopie der Partie, wie sie zu Beginn jeder der letzten Runden stand. Zurückgehen öffnet sie als eigene Partie; diese hier bleibt, wie sie ist.
rounds-none = Noch ist keine aufbewahrt.
rounds-back = Zurück zu: { $round }
rounds-done = Das ist die frühere Runde, als eigene Partie.

room-title = Platz schaffen
room-text = Der Browser gibt dieser App keinen Platz mehr. Lösche beendete Partien, deren Ergebnisse in den Rekorden bleiben, oder sichere alle Partien als eine Datei und lösche dann einige.
room-do = { $n -> [one] Die beendete Partie löschen *[other] { $n } beendete Partien löschen }
room-done = { $n -> [one] Eine beendete Partie gelöscht. *[other] { $n } beendete Partien gelöscht. }

rest-text = { $n ->
        [one] Hier liegt noch ein Eintrag, { $size } kB, den keine Liste zeigt: beschädigt oder von einer anderen Version. Er bleibt erhalten.
       *[other] Hier liegen noch { $n } Einträge, { $size } kB, die keine Liste zeigt: beschädigt oder von einer anderen Version. Sie bleiben erhalten.
    }
rest-page = Alles, was gespeichert ist

rebased-title = Der Verlauf dieser Partie beginnt neu
rebased-text = Die Regeln in dieser App haben sich geändert, seit diese Partie gespeichert wurde, und ihre Züge führen nicht mehr dorthin, wo sie steht. Sie wurde so geöffnet, wie sie steht, und lässt sich weiterspielen; was vorher war, lässt sich weder nachspielen noch zurücknehmen. Eine Kopie, wie sie war, liegt unter „Frühere Runden“.
rebased-ok = Weiterspielen

lines-title = Diese Partie wurde auf zwei Arten weitergespielt
lines-text = Das hier ist die mit { $this }. Die andere hat { $other }. Beide bleiben: Die andere ist jetzt eine eigene gespeicherte Partie, „{ $name }“.
# Steht nach „mit“ und nach „hat“: deshalb ohne Artikel.
lines-told = { $n -> [one] 1 Entscheidung (gespielt: { $when }) *[other] { $n } Entscheidungen (gespielt: { $when }) }
lines-here = Mit dieser weitermachen
lines-other = Mit der anderen weitermachen
lines-name = Andere Linie, { $n } Entscheidungen
lines-kept = Die andere Linie dieser Partie bleibt als „{ $name }“ erhalten.

tabs-takeover = Diese behalten
tabs-refresh = Die andere laden
banner-broken = Im Programm ist etwas schiefgegangen. Die Partie steht, wie sie vorher war; die Seite neu zu laden sollte helfen.

broken-title = Etwas ist schiefgegangen
broken-text = Dieser Teil der App hat einen Fehler. Deine Partien werden nach jeder Aktion gespeichert, und der Rest der App läuft weiter: Gehe zum Startbildschirm oder lade die Seite neu.
broken-reload = Neu laden
broken-copy = Bericht kopieren
broken-copied = Bericht kopiert.

problem-full = Der Browser hat für diese App keinen Platz mehr.
problem-owed = Diese Partie bleibt vorerst: Für ihr Ergebnis ist kein Platz. Lösche zuerst eine andere.
problem-blocked = Der Browser lässt diese Seite nichts aufbewahren.
problem-stale = Diese Partie wurde in einem anderen Tab weitergespielt.
problem-unsure = Beim Nachlesen stand etwas anderes da, als geschrieben wurde.
problem-none = Auf diesem Gerät gibt es keine solche Partie.
problem-gone = Die Partie selbst ist weg; einige ihrer früheren Runden sind noch da.
problem-nohandover = Der Browser hat diese Partie noch nicht übergeben. Schließe den anderen Tab oder versuche es gleich noch einmal.
problem-elsewhere = Diese Partie ist in einem anderen Tab offen. Schließe sie zuerst dort oder übernimm sie von dort.
problem-cut = Es endet zu früh: Ein Teil wurde unterwegs abgeschnitten.
problem-changed = Es wurde verändert, seit es geschrieben wurde.
problem-newer = Es stammt von einer neueren Version von Tabard. Aktualisiere die App und versuche es dann noch einmal.
problem-unknown = Es gehört zu einem Spiel, das diese Version nicht hat.
problem-notsave = Das ist keine Partie von Tabard.
problem-broken = Es ist vollständig, ergibt aber keinen Sinn.
problem-setup = Die Optionen passen nicht zur Zahl der Mitspielenden.
problem-seats = Am Tisch sitzt jemand, den dieses Spiel nicht kennt.
problem-other = Das ging nicht.
problem-unreadable = Die Datei ließ sich nicht lesen.

lost-title = Diese Partie ließ sich nicht öffnen
lost-saves = Gespeicherte Partien
lost-home = Startbildschirm

## Gespeicherte Partien.

saves-title = Gespeicherte Partien
saves-none = Auf diesem Gerät ist noch keine Partie gespeichert. Jede Partie, die du beginnst, wird nach jeder Aktion von selbst gespeichert.
saves-reading = Die gespeicherten Partien werden durchgesehen: { $at } von { $of }.
saves-unlisted = Die Liste ließ sich nicht lesen. { $why }
saves-unknown = Unbekanntes Spiel
saves-where = { $a } · { $b }
saves-over = Beendet
saves-continue = Weiterspielen
saves-look = Das Ende ansehen
saves-watch = Ansehen
saves-lookback = Rückblick auf { $game }
saves-share = { $game } als Link teilen
saves-rename = { $game } benennen
saves-rounds = Frühere Runden von { $game }
saves-onlyhere = Nicht gespeichert: Diese Partie gibt es nur auf dieser Seite. Schaffe Platz oder sichere sie als Datei.
saves-export = { $game } als Datei sichern
saves-delete = { $game } löschen
saves-deleted = Gelöscht: { $game }.
saves-undelete = Zurückholen
saves-damaged = Beschädigt: { $name }
saves-gone = Nur frühere Runden: { $name }
saves-gonehint = Mache bei einer davon weiter; mehr ist hier nicht gespeichert.
saves-more = Mehr zeigen ({ $shown } von { $all } sind zu sehen)
saves-damagedhint = Nichts wird weggeworfen: Sichere die Bytes als Datei für einen Bericht.
saves-raw = Bytes als Datei sichern
saves-emptied = Etwas anderes unter dieser Adresse hat den Speicher dieses Browsers geleert. Was diese Seite noch hatte, wurde neu geschrieben.{ $gone ->
        [0] {""}
        [one] {" "}Eine Partie war nirgends sonst und ist fort.
       *[other] {" "}{ $gone } Partien waren nirgends sonst und sind fort.
    }
saves-behind = Die neueste Kopie dieser Partie war beschädigt; geöffnet wurde die davor, vielleicht eine Aktion früher.
saves-bring = Eine Partie hereinholen
saves-bringhint = Aus einer Datei, die du hier ablegst oder auswählst, oder aus einem Link.
saves-import = Datei öffnen
saves-exportall = Alle Partien als eine Datei sichern
saves-exported = Gesichert als { $file }.
saves-paste = Oder füge einen Link ein
saves-openlink = Öffnen
saves-refused = Aus dieser Datei wurde nichts übernommen. { $why }
saves-taken = { $n -> [one] Eine Partie aus der Datei übernommen. *[other] { $n } Partien aus der Datei übernommen. }
saves-here = { $n -> [one] Eine Partie war schon hier. *[other] { $n } Partien waren schon hier. }
saves-fromrounds = { $n ->
        [one] Von einer Partie hat die Datei nur frühere Runden: Sie steht auf der Liste und lässt sich von einer davon aus fortsetzen.
       *[other] Von { $n } Partien hat die Datei nur frühere Runden: Sie stehen auf der Liste und lassen sich von einer davon aus fortsetzen.
    }
saves-again = { $n ->
        [one] Ein Eintrag der Datei wiederholt nur einen anderen.
       *[other] { $n } Einträge der Datei wiederholen nur andere.
    }
saves-aside = { $n ->
        [one] Ein Eintrag, den diese Version nicht lesen kann, liegt beiseite; nichts davon geht verloren.
       *[other] { $n } Einträge, die diese Version nicht lesen kann, liegen beiseite; nichts davon geht verloren.
    }
saves-left = { $n ->
        [one] Ein Eintrag bleibt nur in der Datei: Diese Version kann ihn nicht lesen oder hat keinen Platz für ihn.
       *[other] { $n } Einträge bleiben nur in der Datei: Diese Version kann sie nicht lesen oder hat keinen Platz für sie.
    }
saves-unkept = { $n ->
        [one] Eine Partie ließ sich nicht aufbewahren und ist nur auf dieser Seite. { $why } Sichere sie als Datei.
       *[other] { $n } Partien ließen sich nicht aufbewahren und sind nur auf dieser Seite. { $why } Sichere alles als Datei.
    }
saves-noroom = Für den Rest davon war kein Platz.
saves-stopped = Angehalten; der Rest bleibt in der Datei.
saves-somebad = Der Rest davon ist beschädigt.
saves-toolarge = Diese Datei ist zu groß für gespeicherte Partien.

intake-title = Die Datei wird übernommen
intake-text = Partien werden einzeln gespeichert: Du kannst jederzeit anhalten und behältst, was übernommen ist.
export-title = Alles kommt in eine Datei
export-text = Wenn du anhältst, wird keine Datei gesichert, und hier ändert sich nichts.
export-stopped = Angehalten; keine Datei wurde gesichert.
clear-title = Die Rekorde werden gelöscht
clear-text = Wenn du anhältst, bleiben die Ergebnisse, die noch da sind.
clear-stopped = Angehalten: { $n } von { $all } Ergebnissen sind herausgenommen.
restore-title = Die Rekorde werden zurückgeholt
restore-text = Wenn du anhältst, kannst du die anderen später zurückholen.
restore-stopped = Angehalten: { $n } von { $all } Ergebnissen sind zurück.
# Wie weit eine lange Arbeit ist.
chore-at = { $percent } % erledigt
chore-stop = Anhalten

## Rekorde: Ergebnisse beendeter Partien.

scene-title = Was geschah
scene-of = { $n } von { $all }
scene-next = Weiter
scene-end = Fertig
scene-stay = Warten
scene-back = Zurück
scene-skip = Vor bis zum Ende
scene-watch = Schritt für Schritt ansehen

records-taken = { $n -> [one] Ein Ergebnis aus der Datei übernommen. *[other] { $n } Ergebnisse aus der Datei übernommen. }
records-known = Alle Ergebnisse dieser Datei waren schon hier.
records-somebad = Einige Ergebnisse daraus ließen sich nicht übernehmen. { $why }

records-title = Rekorde
records-none = Hier steht noch nichts. Jede Partie, die auf diesem Gerät endet, wird verzeichnet, außer zur Übung oder wenn nur Bots spielen.
records-unlisted = Die Rekorde ließen sich nicht lesen. { $why }
records-unread = { $n ->
        [one] Ein Ergebnis lässt sich nicht lesen: Es ist beschädigt, oder eine neuere Version von Tabard hat es geschrieben. Es bleibt auf diesem Gerät und kommt mit in die Datei unten.
       *[other] { $n } Ergebnisse lassen sich nicht lesen: Sie sind beschädigt, oder eine neuere Version von Tabard hat sie geschrieben. Sie bleiben auf diesem Gerät und kommen mit in die Datei unten.
    }
records-finished = Beendete Partien
records-when = Datum
records-winner = Sieg
records-points = Punkte
records-keep = Gut aufbewahren
records-keephint = Rekorde bleiben auf diesem Gerät, wie gespeicherte Partien auch, und sie bleiben, wenn eine Partie gelöscht wird. Eine Datei fasst beides: Öffne sie auf einem anderen Gerät, um alles auch dort zu haben.
records-exportall = Alles als eine Datei sichern
records-clear = Rekorde von { $game } löschen
records-cleartitle = Diese Rekorde löschen?
records-cleartext = { $n ->
        [one] Das eine Ergebnis von { $game } wird herausgenommen, und was daraus folgt, beginnt neu. Gespeicherte Partien bleiben. Du kannst es zurückholen, solange diese Seite offen ist.
       *[other] Die { $n } Ergebnisse von { $game } werden herausgenommen, und was daraus folgt, beginnt neu. Gespeicherte Partien bleiben. Du kannst sie zurückholen, solange diese Seite offen ist.
    }
records-cleardo = Löschen
records-cleared = Rekorde gelöscht: { $game }.
records-restore = Zurückholen

date = { $day }. { $month } { $year }
date-months = Januar Februar März April Mai Juni Juli August September Oktober November Dezember
date-clock = { $hour }:{ $minute }
when-now = gerade eben
when-minutes = { $n -> [one] vor einer Minute *[other] vor { $n } Minuten }
when-today = heute { $clock }
when-yesterday = gestern { $clock }

rename-title = Dieser Partie einen Namen geben
rename-label = Name, oder nichts für den Namen des Spiels
rename-do = Namen übernehmen

delete-title = Diese Partie löschen?
delete-text = Du kannst sie zurückholen, solange diese Seite offen ist.
delete-do = Löschen

## Links.

share-title = Als Link teilen
share-text = Der Link enthält die ganze Partie. Wer ihn öffnet, bekommt eine Kopie; deine bleibt, wie sie ist. Mit etwas Mühe verrät der Link auch jede Hand.
share-link = Link
share-box = Schachtel mitschicken
share-boxhint = Dieser Link nennt die Schachtel, mit der gespielt wird. Wer sie hat, kann ihn öffnen; für alle anderen schick die Schachtel mit.
share-size = { $n -> [one] { $n } Zeichen. *[other] { $n } Zeichen. }
share-fits = Passt fast überall in eine Nachricht.
share-fitsmost = Passt meistens in eine Nachricht.
share-fitsfile = Zu lang für manchen Messenger: Eine Datei ist sicherer.
share-qr = Oder richte die Kamera eines anderen Geräts hierauf.
share-noqr = Zu lang für ein Bild, das eine Kamera lesen könnte.
share-copy = Link kopieren
share-copied = Link kopiert.
share-send = Senden
share-failed = Es ließ sich kein Link machen. { $why }
copy-failed = Der Browser erlaubt das Kopieren nicht. Wähle den Text aus und kopiere ihn von Hand.

reading-moves = { $n -> [one] { $n } Entscheidung nachgespielt. *[other] { $n } Entscheidungen nachgespielt. }
reading-leave = Abbrechen
link-title = Eine Partie aus einem Link
link-line = { $a }, { $b }
link-players = { $n -> [one] { $n } Person *[other] { $n } Personen }
link-moves = { $n -> [one] Bisher { $n } Entscheidung. *[other] Bisher { $n } Entscheidungen. }
link-hint = Sie öffnet sich als eigene Kopie. Deine eigenen Partien bleiben unberührt.
link-open = Als Kopie öffnen
link-not = Nicht jetzt
link-bad = Dieser Link lässt sich nicht öffnen
link-badhint = Lass dir den Link noch einmal schicken, oder eine Datei. Messenger schneiden lange Links manchmal ab: Kopiere ihn ganz, von https bis zum letzten Zeichen.
link-away = Diese Partie wartet auf ihre Schachtel
link-awayhint = Lass dir die Schachtel als Datei oder als Link schicken, oder einen Link zur Partie, der sie mitbringt. Eine Datei kannst du hier einlesen; öffne dann diesen Link noch einmal.
link-again = Noch einmal öffnen
link-paste = Einfügen

rules-title = { $game }: die Regeln in Kürze

## Einstellungen.

settings-title = Einstellungen
settings-name = Dein Name
set-language = Sprache
choice-language-auto = Wie der Browser
set-theme = Licht
choice-theme-auto = Wie das Gerät
choice-theme-light = Tag
choice-theme-dark = Lampenschein
set-motion = Weniger Bewegung
    .hint = Nichts bewegt sich oder blendet über, gleich was das Gerät vorgibt.
set-fights = Kämpfe der Bots
    .hint = „Zeigen“ führt jeden Kampf und jeden Krieg auf dem Spielplan vor. Die der anderen laufen von selbst weiter.
choice-fights-watch = Zeigen
choice-fights-mine = Nur meine
choice-fights-never = Nie
set-log = Verlauf neben dem Spielplan
    .hint = In breiten Fenstern. Sonst öffnet ihn die Zeile, die das Letzte erzählt.
set-logwide = Breite des Verlaufs
choice-logwide-200 = Schmal
choice-logwide-260 = Mittel
choice-logwide-320 = Breit
set-confirm = Zweiter Druck zur Bestätigung
    .hint = Was eine Karte aufdeckt oder einen Würfel wirft, lässt sich nicht zurücknehmen. Warnungen fragen immer.
set-sound = Klänge
    .hint = Münzen, Karten, Würfel und ein Horn, wenn du am Zug bist. Was zu hören ist, ist auch zu sehen.
choice-sound-off = Aus
choice-sound-soft = Leise
choice-sound-full = Laut
choice-confirm-final = Bei Endgültigem
choice-confirm-always = Immer
choice-confirm-never = Nie
set-keys = Tasten mit einem Buchstaben
    .hint = n, z, a, t, c, l, f, v, r und ? am Tisch, / in den Regeln. Schalte sie aus, wenn du mit deinem Gerät sprichst.
settings-wordless = Die Worte dieser Sprache ließen sich nicht laden. Versuche es mit Netz noch einmal.
settings-kept = Einstellungen bleiben auf diesem Gerät.
settings-promised = Dieser Browser hat versprochen, alles hier Gespeicherte aufzubewahren, auch Partien, selbst wenn der Platz knapp wird.
settings-unpromised = Dieser Browser darf löschen, was hier gespeichert ist, auch Partien, wenn der Platz knapp wird: Sichere als Datei, was dir lieb ist.
settings-version = Version { $version }
settings-unread = Die Einstellungen ließen sich nicht lesen; jetzt gelten wieder die anfänglichen.
settings-unsaved = Die Einstellungen ließen sich nicht aufbewahren. { $why }

## Über Tabard.

credits-title = Über Tabard
credits-unofficial = Tabard ist ein inoffizielles, kostenloses Programm für alle, die diese Spiele kennen und besitzen. Weder Autoren noch Verlage haben es gemacht, gebilligt oder bezahlt. Die Regeln stehen hier in eigenen Worten, und alles ist neu gezeichnet. Wenn dir ein Spiel gefällt, kauf es.
credits-games = Spiele
credits-type = Schrift
credits-atkinson = Text: Atkinson Hyperlegible, Braille Institute of America, SIL Open Font License 1.1.
credits-garamond = Titel: EB Garamond, The EB Garamond Project Authors, SIL Open Font License 1.1.
credits-icons = Bilder und Zeichen
credits-pictures = Karten, Personen, Länder und Spielteile sind für Tabard gezeichnet, und auch die Klänge sind dafür gemacht.
credits-gameicons = Waren, Gebäude und Waffen: Zeichen von Lorc, Delapouite und anderen, von game-icons.net, CC BY 3.0, angepasst. Wer welches Zeichen gemacht hat, steht bei den Lizenzen.
credits-lucide = Bedienelemente: Lucide, ISC-Lizenz.
credits-code = Programm
credits-goapp = Geschrieben in Go, mit go-app von Maxence Charriere und msgp von Philip Hofer und anderen.
credits-private = Kein Konto, kein Server, keine Besuchszählung. Nichts verlässt dieses Gerät, wenn du es nicht teilst.
