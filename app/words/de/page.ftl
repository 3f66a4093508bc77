### Die Worte von allem, was ohne das Programm geht: die Seite, bis das Programm läuft und wenn es nicht läuft, die Seite für Notfälle, die
### Antwort unter einer falschen Adresse, und wie eine installierte App heißt.

page-locale = de-DE
page-half = 0,5
page-title = Tabard: Brettspiele des Mittelalters
page-description = Vier Brettspiele des Mittelalters in einer App: gegen Bots oder reihum an einem Gerät, ohne Netz und ohne Konto.
page-emblem = Das Zeichen von Tabard: ein Heroldsrock in vier Feldern
page-open = Tabard öffnen
noscript-app = Tabard ist ein Programm, das in deinem Browser läuft. Es braucht JavaScript und WebAssembly: Erlaube Skripte für diese Seite und lade sie neu.
noscript-recover = Sie braucht JavaScript: Erlaube Skripte für diese Seite und lade sie neu.

boot-intro = Vier Brettspiele des Mittelalters an einem Tisch: gegen Bots, oder reihum an einem Gerät. Deine Partien bleiben auf diesem Gerät; nichts wird irgendwohin gesendet. Nach dem ersten Besuch geht alles ohne Netz.
boot-loading = Der Tisch wird geladen
boot-progress = { $loaded } von { $size } MB sind geladen
boot-opening = Der Tisch wird gedeckt
boot-looking = Die gespeicherten Dateien werden durchgesehen

boot-again = Noch einmal versuchen
boot-close = Schließen
boot-reload = Neu laden
boot-repair = Die App reparieren
boot-stored = Nach deinen Partien sehen
boot-wait = Weiter warten
boot-stalled = Der Tisch lädt langsam
boot-stalled-text = Seit einer Weile ist nichts angekommen. Du kannst weiter warten. Wenn die App sich früher öffnen ließ und jetzt nicht mehr, holt eine Reparatur alle ihre Dateien neu. Deine Partien bleiben unberührt.
boot-unreached = Zum Reparieren fehlt das Netz
boot-unreached-text = Die App lässt sich gerade nicht holen; darum wurde nichts geändert. Versuch es noch einmal, wenn das Netz wieder da ist. Deine Partien bleiben unberührt.
boot-refused = Der Server antwortet mit { $status }
boot-silent = Der Server antwortet nicht
boot-scriptless = app.js ist nicht gekommen
boot-failed = Der Tisch ließ sich nicht laden
boot-failed-text = Das Herunterladen brach ab, oder dieser Browser kann das Programm nicht ausführen. Deine Partien bleiben unberührt.
boot-damaged = Eine gespeicherte Datei der App ist beschädigt
boot-damaged-text = Sie muss neu geholt werden, und dazu fehlt gerade das Netz. Sobald es da ist, öffnet sich der Tisch von selbst. Deine Partien bleiben unberührt.
boot-ended = Das Programm ist stehen geblieben
boot-ended-text = In der App ist etwas schiefgegangen, und was du siehst, antwortet nicht mehr. Partien werden nach jeder Aktion gespeichert: Nach dem Neuladen geht es mit deiner letzten weiter.

missing-page = Hier ist nichts
missing-title = Unter dieser Adresse ist nichts
missing-text = Tabard ist eine einzige Seite. Öffne sie, oder kürze die Adresse auf den Teil, den man dir geschickt hat.

manifest-continue = Weiterspielen
manifest-daily = Partien des Tages
manifest-coincrown = Coin & Crown
manifest-emara = Crown of Emara
manifest-merchants = Battle Merchants
manifest-conquer = Craft & Conquer
shot-start = Wähl ein Spiel
shot-phone = Coin & Crown auf dem Handy
shot-phone-conquer = Craft & Conquer auf dem Handy
shot-phone-emara = Crown of Emara auf dem Handy
shot-phone-merchants = Battle Merchants auf dem Handy
shot-wide = Coin & Crown auf einem breiten Bildschirm
shot-wide-conquer = Craft & Conquer auf einem breiten Bildschirm
shot-wide-emara = Crown of Emara auf einem breiten Bildschirm
shot-wide-merchants = Battle Merchants bei Nacht

recover-page = Alles, was gespeichert ist · Tabard
recover-title = Alles, was gespeichert ist
recover-intro = Diese Seite geht auch dann, wenn die Spiele nicht gehen. Sie zeigt jeden Eintrag, den Tabard in diesem Browser aufbewahrt, und löscht nichts von selbst.
recover-all = Alles zusammen
recover-looking = Wird durchgesehen …
recover-forbidden = Dieser Browser verbietet der Seite, etwas aufzubewahren oder zu lesen; darum gibt es nichts zu zeigen. Erlaube dieser Website, Daten zu speichern, und lade die Seite neu.
recover-unopened = Der Speicher lässt sich nicht öffnen: { $why }
recover-nothing = Hier ist gar nichts gespeichert.
recover-sum = { $n ->
        [one] 1 Eintrag, { $size } von etwa { $room }, die ein Browser hergibt.
       *[other] { NUMBER($n) } Einträge, { $size } von etwa { $room }, die ein Browser hergibt.
    }
recover-bytes = { $n -> [one] 1 Byte *[other] { NUMBER($n) } Bytes }
recover-kilobytes = { $size } kB
recover-backup = Alles als eine Datei sichern
recover-pick = Eine Datei übernehmen
recover-pick-hint = Was aus einer Datei kommt, kommt immer nur hinzu: Eine Partie, die schon hier ist, bleibt, wie sie ist, und eine andere gleichen Namens kommt daneben.

recover-games = Partien
recover-unknown = Unbekanntes Spiel
recover-named = Eine Partie namens { $id }
recover-game = { $name }, { $people }, nach { $n -> [one] 1 Entscheidung *[other] { NUMBER($n) } Entscheidungen }, gespielt { $when -> [none] zu unbekannter Zeit *[other] am { $when } }
recover-newer = Eine neuere Version von Tabard hat sie geschrieben: Aktualisiere die App, um sie zu öffnen.
recover-damaged = Beschädigt ({ $faults }). Ihre Bytes bleiben erhalten.
recover-gone = Die Partie selbst ist weg; frühere Runden sind noch da.
recover-half = Eine ihrer beiden Kopien ist beschädigt; die App öffnet die andere.
recover-unshown = Eine Partie namens { $id } lässt sich nicht zeigen. Ihre Bytes bleiben erhalten und werden mit allem anderen gesichert.
recover-rounds = Frühere Runden:
recover-round = Nach { $n -> [one] 1 Entscheidung *[other] { NUMBER($n) } Entscheidungen }, { $when -> [none] zu unbekannter Zeit *[other] am { $when } }
recover-round-damaged = Beschädigt ({ $fault })
recover-round-name = { $name } nach { $n -> [one] 1 Entscheidung *[other] { NUMBER($n) } Entscheidungen }
recover-bring = Als eigene Partie zurückholen
recover-brought = Sie ist wieder da: Öffne Tabard und sieh bei den gespeicherten Partien nach.

fault-game = kein Spielstand
fault-cut = abgeschnitten
fault-changed = verändert
fault-newer = von einer neueren Version
fault-broken = unlesbar
fault-damaged = nicht vollständig

recover-aside = Als beschädigt beiseitegelegt
recover-aside-hint = Was sich nicht lesen ließ, wurde hierher kopiert, bevor etwas anderes an seine Stelle kam. Sichere es als Datei, wenn du es melden willst.
recover-every = Alle Einträge
recover-sizes = Namen und Größen
recover-record = { $name }, { $size }

recover-save = Als Datei sichern
recover-saved = Gesichert als { $file }.
recover-delete = Löschen
recover-delete-armed = Drück noch einmal, um es für immer zu löschen
recover-deleted = Gelöscht: { $name }.
recover-undeleted = Etwas ist noch in der Datenbank des Browsers und kommt wieder ({ $name }): { $why }.
recover-button = { $what }: { $name }

recover-unwilling = Das ging nicht: { $why }
recover-count = Neue Einträge: { NUMBER($fresh) }. Schon hier: { NUMBER($known) }. Beschädigt und beiseitegelegt: { NUMBER($bad) }.
recover-part = { $file } wurde nicht ganz übernommen: { $why }.
recover-cut = Die Datei ist abgeschnitten
recover-full = Der Speicher ist voll; sichere etwas als Datei und lösche es hier
recover-layout = Eine neuere Version von Tabard hat den Speicher eingerichtet; öffne die App, um sie zu aktualisieren
recover-taken = Es gibt schon einen Eintrag dieses Namens
recover-differs = Es wird anders zurückgelesen, als es geschrieben wurde
recover-browser = der Browser hat es nicht getan

recover-app = Die App selbst
recover-repair = Die App reparieren
recover-repair-hint = Eine Reparatur holt alle Dateien der App neu. Sie braucht das Netz und lässt unberührt, was gespeichert ist.
recover-repairing = Die App wird im Netz gesucht …
recover-unreached = Die App lässt sich gerade nicht holen; darum wurde nichts geändert: { $why }
recover-refused = Der Server antwortet mit { $status }
recover-silent = Der Server antwortet nicht
