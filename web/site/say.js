// say has the words of this page in all languages: they are there without the program and its catalogues. A text is a string, or a list of
// strings and places; a place is a list of an argument's name and, where it chooses, of texts by their keys and the text for all others.
const say = (() => {
  const all = {{.Said}};
  // language is the one that a person wishes for, or the first of the browser's languages that there is.
  const language = (wish) => [wish, ...navigator.languages.map((l) => l.split("-")[0])].find((tag) => Object.hasOwn(all, tag)) ?? "en";
  const root = document.documentElement;
  const texts = () => all[language(root.lang)];
  // number writes a small number itself: the first one that a browser writes costs it 50 ms, of a phone's processor 200.
  const number = (n, digits = 0) => Math.abs(n) < 999 ? n.toFixed(digits).replace(".", texts()["page-half"][1])
    : n.toLocaleString(texts()["page-locale"], { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const date = (time) => time.toLocaleString(texts()["page-locale"], { dateStyle: "medium", timeStyle: "short" });
  const choose = (value, variants, others) => {
    const keys = [String(value) || "none", typeof value === "number" ? new Intl.PluralRules(root.lang).select(value) : ""];
    const key = keys.find((k) => Object.hasOwn(variants, k));
    return key === undefined ? others : variants[key];
  };
  const made = (text, args) => typeof text === "string" ? text : text.map((part) => {
    if (typeof part === "string") return part;
    const [name, variants, others] = part, value = args[name];
    return variants ? made(choose(value, variants, others), args) : typeof value === "number" ? number(value) : value;
  }).join("");
  const said = (id, args) => made(texts()[id], args);
  // fill writes what is to be said into the elements of a part of the page.
  const fill = (part) => {
    for (const element of part.querySelectorAll("[data-say]")) {
      element.textContent = said(element.dataset.say);
      element.removeAttribute("data-say");
    }
    return part;
  };

  let wish = null;
  try {
    wish = localStorage.getItem("tabard/language");
  } catch { /* storage is forbidden */ }
  root.lang = language(wish);
  // What the parser brings is filled before anybody sees it.
  const parsed = new MutationObserver(() => fill(document));
  parsed.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => {
    fill(document);
    parsed.disconnect();
  });
  fill(document);
  return Object.assign(said, { fill, language, number, date });
})();
