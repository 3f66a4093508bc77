### Wie das Deutsche zählt, aufzählt und Personen nennt. Jede Nachricht hier ist eine Funktion für alle anderen Dateien: DEINEN($owner) ist die
### Nachricht deinen.

language = Deutsch

plural = { $n -> [1] one *[other] other }

list-more = { $a }, { $b }
list-and = { $a } und { $b }
list-or = { $a } oder { $b }

# Jemand am Anfang eines Satzes und im Satz.
who = { $who -> [you] Du *[other] { $who } }
who-in = { $who -> [you] du *[other] { $who } }
# Akkusativ und Dativ.
wen = { $who -> [you] dich *[other] { $who } }
wem = { $who -> [you] dir *[other] { $who } }

# Ein Name im Genitiv: Annas, Hans’.
wessen = { LAST($name) ->
        [s] { $name }’
        [x] { $name }’
        [z] { $name }’
        [ß] { $name }’
       *[other] { $name }s
    }

# Was jemandem gehört: „Dein Hof“, „Annas Hof“. Der Kasus richtet sich nach dem Satz, das Geschlecht nach dem Wort danach.
whose = { $who -> [you] Dein *[other] { WESSEN($who) } }
whose-in = { $who -> [you] dein *[other] { WESSEN($who) } }
dein = { $who -> [you] dein *[other] { WESSEN($who) } }
deine = { $who -> [you] deine *[other] { WESSEN($who) } }
deinen = { $who -> [you] deinen *[other] { WESSEN($who) } }
deinem = { $who -> [you] deinem *[other] { WESSEN($who) } }
deiner = { $who -> [you] deiner *[other] { WESSEN($who) } }
deines = { $who -> [you] deines *[other] { WESSEN($who) } }

# „Dein“ und „deine“ vor einem Wort, dessen Geschlecht erst im Spiel feststeht: f, m oder n. Nominativ, Akkusativ, und Nominativ am Anfang.
dein-nom = { $gender -> [f] { DEINE($who) } *[other] { DEIN($who) } }
dein-akk = { $gender -> [f] { DEINE($who) } [m] { DEINEN($who) } *[other] { DEIN($who) } }
dein-anfang = { $gender -> [f] { $who -> [you] Deine *[other] { WESSEN($who) } } *[other] { WHOSE($who) } }

# Wer etwas getan hat: „Du hast“, „Anna hat“; „Du bist“, „Anna ist“.
who-has = { $who -> [you] Du hast *[other] { $who } hat }
who-is = { $who -> [you] Du bist *[other] { $who } ist }
has = { $who -> [you] hast *[other] hat }
is = { $who -> [you] bist *[other] ist }

# Dasselbe mit dem Geschlecht des Wortes danach (m, f, n), im Nominativ, Akkusativ und Dativ; DEIN_VORN am Anfang eines Satzes.
dein-wer = { $who -> [you] { $gender -> [f] deine *[other] dein } *[other] { WESSEN($who) } }
dein-vorn = { $who -> [you] { $gender -> [f] Deine *[other] Dein } *[other] { WESSEN($who) } }
dein-wen = { $who -> [you] { $gender -> [m] deinen [f] deine *[other] dein } *[other] { WESSEN($who) } }
dein-wem = { $who -> [you] { $gender -> [f] deiner *[other] deinem } *[other] { WESSEN($who) } }
