### How English counts, lists and names persons. A message here is a function for all other files: WHOSE($owner) is the message whose.

# What the language calls itself.
language = English

# Which category a number belongs to: one or other, and zero, two, few or many where a language has them.
plural = { $n -> [1] one *[other] other }

# How lists are put together: "a, b and c" is list-and of list-more of a and b, and c.
list-more = { $a }, { $b }
list-and = { $a } and { $b }
list-or = { $a } or { $b }

# Somebody at the head of a sentence, and within one.
who = { $who -> [you] You *[other] { $who } }
who-in = { $who -> [you] you *[other] { $who } }
# What belongs to somebody.
whose = { $who -> [you] Your *[other] { $who }'s }
whose-in = { $who -> [you] your *[other] { $who }'s }
