// The words of each language are two files beside the program: all but the rules of the games, and those. This fetches them for the page's language
// (boot.js).
"use strict";
(() => {
  const listed = document.querySelector('meta[name="tabard-words"]').content.trim().split(" "), files = new Map();
  for (let i = 0; i < listed.length; i += 3) files.set(listed[i], listed.slice(i + 1, i + 3));
  const read = async (file) => {
    const response = await fetch(file).catch((err) => { throw new Error(window.tabardSay("boot-silent"), { cause: err }); });
    if (!response.ok) throw new Error(window.tabardSay("boot-refused", { status: response.status }));
    return response.text();
  };
  const load = (tag) => Promise.all(files.get(tag).map(read));

  let tag = document.documentElement.lang;
  // At a first visit words come behind the program, while it starts, so that it is there the sooner. Who comes to the first screen then has no
  // rules to read yet: those come after all else, and are asked for until they do.
  const bare = window.tabardFresh && location.hash.length < 2;
  const begin = async () => {
    if (!bare) return load(tag);
    words.rules = new Promise((done) => {
      const later = () => new Promise((go) => {
        setTimeout(go, 10e3);
        window.addEventListener("online", go, { once: true });
      });
      const ask = () => read(files.get(tag)[1]).then((text) => done([tag, text]), () => later().then(ask));
      window.addEventListener("tabard-live", ask, { once: true });
    });
    return [await read(files.get(tag)[0]), ""];
  };
  const words = window.tabardWords = {
    lost: "", // the language whose words have not come
    load: (wish) => load(window.tabardSay.language(wish)),
    // ready is a promise of words and rules, rules one of the rules where they come later, with their language.
    ready: window.tabardNear.then(begin).catch((err) => {
      if (tag === "en") throw err;
      [words.lost, tag] = [tag, "en"];
      window.goappFound = null; // the first screen says other words than the program will
      return begin();
    }),
    rules: null,
  };
  words.ready.catch((err) => window.tabardBoot.failed(err));
})();
