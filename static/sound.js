// The sounds of the table: coin, card, wood, hammer, dice, horn. Plain script, beside the program: it makes them by Web Audio out of tones
// and noise, no louder than the page says (data-sound: none, "soft" or "full"), and never as the only sign of anything. The
// program says what travels; dice and one's own turn are seen on the page.
"use strict";

(() => {
  const loud = { soft: 0.25, full: 0.8 };
  const root = document.documentElement;
  let audio = null; // made with the first sound that is wanted
  let out = null;

  const ready = () => {
    const level = loud[root.dataset.sound];
    if (!level || document.visibilityState !== "visible") return false;
    if (!audio) {
      if (!window.AudioContext) return false;
      audio = new AudioContext();
      out = audio.createGain();
      out.connect(audio.destination);
    }
    if (audio.state === "suspended") audio.resume().catch(() => { /* until somebody presses something */ });
    out.gain.value = level;
    return audio.state !== "closed";
  };
  // fading is a volume that rises at once and dies away.
  const fading = (at, peak, length) => {
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(peak, at + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    gain.connect(out);
    return gain;
  };
  const tone = (at, type, from, to, peak, length) => {
    const osc = audio.createOscillator();
    osc.type = type;
    osc.frequency.setValueAtTime(from, at);
    osc.frequency.exponentialRampToValueAtTime(to, at + length);
    osc.connect(fading(at, peak, length));
    osc.start(at);
    osc.stop(at + length);
  };
  const noise = (at, pitch, width, peak, length) => {
    const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
    const data = buffer.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = 2 * Math.random() - 1;
    const source = audio.createBufferSource(), filter = audio.createBiquadFilter();
    source.buffer = buffer;
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    filter.Q.value = width;
    source.connect(filter).connect(fading(at, peak, length));
    source.start(at);
  };
  const sounds = {
    coin: (t) => { tone(t, "sine", 2350, 2300, 0.35, 0.16); tone(t + 0.045, "sine", 3130, 3080, 0.3, 0.3); },
    card: (t) => { noise(t, 2600, 0.8, 0.5, 0.09); noise(t + 0.06, 1500, 1.2, 0.3, 0.07); },
    wood: (t) => { tone(t, "triangle", 210, 110, 0.7, 0.11); noise(t, 900, 1, 0.25, 0.03); },
    hammer: (t) => { tone(t, "square", 1180, 1120, 0.12, 0.28); tone(t, "sine", 470, 440, 0.4, 0.2); noise(t, 3200, 2, 0.4, 0.03); },
    dice: (t) => { for (const [wait, pitch] of [[0, 2100], [0.07, 1700], [0.13, 2300], [0.22, 1500], [0.27, 1900]]) noise(t + wait, pitch, 3, 0.7, 0.035); },
    horn: (t) => { tone(t, "triangle", 294, 294, 0.4, 0.22); tone(t + 0.2, "triangle", 392, 392, 0.5, 0.5); tone(t + 0.2, "sine", 196, 196, 0.3, 0.5); },
  };
  // What travels, by the end of its symbol's name.
  const kinds = [
    [/-(coins|bronze|silver|gold|mint|ring|favor|iron)$/, "coin"],
    [/-(scroll|card|advisor.*|noble|crown|craft|bonus|book|tile)$/, "card"],
    [/-(axe|sword|mace|hammer|swords|arrow|soldier|warrior|archer|knight|bolteer|champion|catapult|defeated)(-.*)?$/, "hammer"],
  ];
  const play = (name, wait = 0) => {
    try {
      if (ready()) sounds[name](audio.currentTime + wait / 1e3);
    } catch { /* a device without sound */ }
  };

  // The program calls it for each thing that sets out, with its symbol and how many milliseconds later it does.
  window.tabardSound = (symbol, wait) => play(kinds.find(([like]) => like.test(symbol))?.[1] || "wood", wait);

  let turn = "";
  new MutationObserver(() => {
    const page = document.getElementById("tabard"), table = document.getElementById("table");
    const now = table ? page.dataset.turn : "";
    if (now !== turn && turn !== "" && now !== "" && now === table.dataset.viewer && page.dataset.over !== "true") play("horn");
    turn = now;
  }).observe(root, { subtree: true, attributes: true, attributeFilter: ["data-turn", "data-screen"] });
  new MutationObserver((all) => {
    if (all.some((m) => [...m.addedNodes].some((n) => n.nodeType === 1 && (n.matches(".cq-die") || n.querySelector(".cq-die"))))) play("dice");
  }).observe(root, { subtree: true, childList: true });
})();
