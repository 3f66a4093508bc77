// The words of each language are a file beside the program. This fetches those of the page's language (boot.js), while the program comes.
"use strict";
(() => {
  const listed = document.querySelector('meta[name="tabard-words"]').content.trim().split(" "), files = new Map();
  for (let i = 0; i < listed.length; i += 2) files.set(listed[i], listed[i + 1]);
  const load = async (tag) => {
    const response = await fetch(files.get(tag)).catch((err) => { throw new Error(window.tabardSay("boot-silent"), { cause: err }); });
    if (!response.ok) throw new Error(window.tabardSay("boot-refused", { status: response.status }));
    return response.text();
  };
  const first = document.documentElement.lang;
  const words = window.tabardWords = {
    text: "", // for the program's start
    lost: "", // the language whose words have not come
    load: (wish) => load(window.tabardSay.language(wish)),
    ready: window.tabardSeen.then(() => load(first)).catch((err) => {
      if (first === "en") throw err;
      words.lost = first;
      return load("en");
    }),
  };
  words.ready.catch(() => { /* who starts the program hears of it */ });
})();
