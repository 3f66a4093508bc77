### Wörter der Tische per Link: Alle spielen auf eigenen Geräten und reichen die Partie als Link weiter. Ein Link ist ein Brief.

## Vorbereiten.

far-where = Wo ihr spielt
far-here = An diesem Gerät
far-apart = Getrennt, per Link
far-hint = Jeder spielt am eigenen Gerät und schickt die Partie als Link weiter: ohne Konto, Server und Uhr.
far-open = Freier Platz
far-name = Name auf Platz { $n }, wenn du magst
far-anyone = Name, wenn du magst
far-seat = Platz { $n }
far-people = Mindestens noch jemand muss mitspielen können: Lass einen Platz frei.
far-invite = Einladung erstellen
agree-title = Was ihr vereinbart
agree-advice = Rat der Bots
agree-advicehint = Wer am Zug ist, darf die Bots fragen. Ob jemand anderswo fragt, kann niemand prüfen: Das ist Ehrensache.
agree-advised = Rat der Bots ist erlaubt.
agree-unadvised = Kein Rat der Bots.
agree-windows = In Kämpfen wirst du gefragt, ob du reagierst; andere Gelegenheiten verstreichen, bis du deine Anweisung änderst.
agree-chance = Am Zufall wirkt ihr alle mit: Niemand kann neu würfeln, niemand kann fälschen.

# Was bei einem Spiel offen bleibt.
left-merchants = Nichts ist verborgen, und kein Zufall fällt in einen Zug: Niemand schaut voraus.
left-coincrown = Ein verändertes Programm könnte die nächste Karte sehen, bevor sie bezahlt ist, und was ein Wachturm gezeigt hat.
left-emara = Ein verändertes Programm könnte die nächsten Gunstplättchen und Förderer vor der Wahl sehen; es könnte die Hände lesen.
left-conquer = Ein verändertes Programm könnte die Würfel der Züge vor der Wahl sehen; es könnte die Hände lesen.

## Was gesendet wird: der Text vor dem Link.

message-invite = { $name } lädt dich zu { $game } ein. Hier ist dein Platz:
message-answer = { $name } spielt bei { $game } mit. Hier geht es weiter:
message-turn = { $name }, du bist am Zug: { $game }, { $round } (Brief { $n })
message-first = { $name }, alle sitzen am Tisch: { $game } (Brief { $n })
message-over = { $game } ist vorbei (Brief { $n }). Sieh dir an, wie es ausging:

## Der Bildschirm eines Tisches vor dem Austeilen, und der Brief, der zu senden ist.

table-title = Ein Tisch per Link
table-inviting = Schick die Einladung an die anderen, einzeln oder in einen Gruppenchat.
table-joining = Schick sie weiter: an den, der noch fehlt, oder zurück an den, der dich eingeladen hat.
table-ready = Alle sitzen. Schick den Brief an { $name }: Damit wird ausgeteilt.
table-yours = Du spielst weiter.
table-waits = { $name } spielt weiter. Du kannst den Brief erneut senden.
table-seated = sitzt hier
table-free = frei
table-here = auf diesem Gerät
table-own = Auf jedem Gerät spielt nur eine Person: Wer noch fehlt, nimmt ein anderes.
table-paste = Ist eine Antwort da? Füge sie hier ein
table-pasting = Übernehmen
table-letter = Text und Link
table-file = Als Datei
table-copied = Text und Link kopiert.
table-forget = Tisch vergessen
table-forgettitle = Diesen Tisch vergessen?
table-forgettext = Sein Brief und die Schlüssel deines Platzes sind dann für immer weg. Ohne die Schlüssel kann niemand deinen Platz spielen.
table-forgotten = Der Tisch ist vergessen.
send-title = An { $name } senden
send-all = An alle senden
send-text = Dein Brief ist versiegelt. { $name } spielt damit weiter.
send-alltext = Die Partie ist vorbei. Mit diesem Brief sehen die anderen, wie sie ausging.
send-do = Senden
send-copy = Kopieren
send-givenup = Ein Brief, der aufgegeben wurde
send-box = Schachtel mitschicken

## Ein Brief, der geöffnet wurde.

open-title = Ein Tisch per Link
open-invites = { $names } lädt dich zu { $game } ein.
open-sit = Auf Platz { $n } setzen
open-named = Als { $name } setzen
open-name = Dein Name
open-not = Nicht jetzt
open-look = Zusehen
open-table = Zum Tisch
open-again = Den neuesten erneut senden
open-mine = Meinen erneut senden

# Warum ein Brief nicht für dieses Gerät ist.
not-unsealed = Ein Brief wurde geändert
    .text = Brief { $n } ist nicht der, den { $name } versiegelt hat: Wer ihn weitergab, hat ihn geändert. Der Tisch geht mit dem Brief weiter, der jetzt gekommen ist.
not-older = Ein älterer Brief
    .text = Das ist Brief { $n }, du kennst schon Brief { $newest }. Dein Tisch bleibt, wie er ist.
not-inviting = Das ist nur die Einladung, du kennst schon Brief { $newest }. Dein Tisch bleibt, wie er ist.
not-fork = Zweimal Brief { $n } von { $name }
    .text = Der erste bleibt. Frag { $name }, welcher gilt. Nimm den anderen nur, wenn ihr euch alle einig seid.
not-altered = Brief { $n } ist nicht, was du gesendet hast
    .text = Jemand hat ihn unterwegs geändert. Deiner bleibt: Schick ihn noch einmal.
not-givenup = Brief { $n } von { $name }, aufgegeben
    .text = Der Tisch geht von einem anderen Brief aus weiter, der dafür genommen wurde. Nimm diesen nur wieder, wenn ihr euch alle einig seid.
not-full = Kein Platz mehr frei
    .text = Du kannst zusehen. Wenn du an diesem Tisch sitzt, ist dein Platz in einem anderen Browser oder in der installierten App: Kopiere den Brief und füge ihn dort ein.
not-elsewhere = Dein Platz ist anderswo
    .text = Die Schlüssel dieses Tisches sind auf einem anderen Gerät, in einem anderen Browser oder in der installierten App: Kopiere den Brief und füge ihn dort ein. Hier kannst du zusehen.
not-taken = Zwei auf einem Platz
    .text = Dort hat sich schon jemand anders gesetzt. Wer zuerst kam, bleibt: Fangt neu an, oder frag nach einem anderen Platz.
not-newer = Erst aktualisieren
    .text = Dieser Brief kommt aus einer neueren Version von Tabard. Aktualisiere, dann öffne ihn noch einmal.
not-boxless = Die Schachtel fehlt
    .text = Gespielt wird mit einer Schachtel, die hier fehlt. Bitte um einen Brief, der sie mitbringt.
not-spoilt = Dieser Brief lässt sich nicht öffnen
    .text = { $why } Lass ihn dir noch einmal schicken und kopiere ihn ganz. Deine Partien sind unberührt.
not-look = Ansehen
not-takeother = Den anderen nehmen
not-taketitle = Den anderen Brief nehmen?
not-taketext = Der Tisch geht dann von ihm aus weiter. Deiner wird aufgehoben: Du findest ihn dort, wo du den Brief sendest.

## Am Tisch.

strip-letter = Brief { $n }
strip-proved = geprüft
strip-about = Brief { $n }, geprüft: Jeder Zug und jede Ziehung wurde nachgerechnet. Öffnen.
strip-open = Bis hierher wurde jeder Zug und jede Ziehung nachgerechnet. Dein eigener Brief wird versiegelt, wenn dein Zug endet.
strip-waits = Brief { $n } ist bei { $name }
strip-skip = Überspringen

## Die Liste der Tische.

list-title = Per Link
list-waits = { $n ->
        [one] Ein Tisch wartet auf dich
       *[other] { $n } Tische warten auf dich
    }
list-yours = Du bist am Zug
list-with = Bei { $name }
list-joining = Noch sitzen nicht alle
list-over = Vorbei
list-line = { $what } · Brief { $n }, { $when }
list-play = Spielen
list-open = Öffnen
list-send = Erneut senden
