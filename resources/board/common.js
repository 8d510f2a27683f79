// What every page of the board shares: words, time, and the stream of what is new.
const LANGUAGES = { en: "English", es: "Español", vi: "Tiếng Việt", zh: "中文" };
const LOST_MS = 3000;

let words = {};
let language = "en";
export const say = (key, holes = {}) =>
  (words[language]?.[key] ?? words.en?.[key] ?? key).replace(/{(\w+)}/g, (_, hole) => holes[hole] ?? "");

export async function speak(changed) {
  words = await (await fetch("/part/words.json")).json();
  const chosen = localStorage.getItem("language") ?? navigator.language.slice(0, 2);
  language = chosen in LANGUAGES ? chosen : "en";
  const list = document.getElementById("language");
  for (const [key, name] of Object.entries(LANGUAGES)) list.add(new Option(name, key, false, key === language));
  list.onchange = () => {
    language = list.value;
    localStorage.setItem("language", language);
    write();
    changed();
  };
  write();
}

function write() {
  document.documentElement.lang = language;
  for (const one of document.querySelectorAll("[data-word]")) one.textContent = say(one.dataset.word);
}

// Ask the board; what it refuses is in the reader's language then.
export const ask = (path, more = {}) =>
  fetch(path, { ...more, headers: { "accept-language": language, ...more.headers } });

// Words that depend on a key of the floor's, and what is said where the key is not known.
export const sayOr = (key, other) => (words.en && key in words.en ? say(key) : say(other));

// A count in the singular where it is one.
export const sayN = (key, n, holes = {}) =>
  say(n === 1 ? `${key.replace(/_of$/, "")}_one` : key, { n, ...holes });

// A sentence of the server by its template, as its list: what fills it may be a sentence too.
export const spoken = (one) => (typeof one === "string" ? one
  : say(`said_${one[0]}`, Object.fromEntries(Object.entries(one[1]).map(([hole, text]) => [hole, spoken(text)]))));

// A game by its key, as a title.
export const titled = (game) => game.split("_").map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(" ");

// Whole cents become text by their digits: no amount is ever a fraction.
export function dollars(cents) {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ",");
  return `${cents < 0 ? "-" : ""}$${whole}.${digits.slice(-2)}`;
}

export const ofDay = (text) => new Date(text).toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit", hour12: false });

export function stopwatch(seconds) {
  const whole = Math.max(0, Math.floor(seconds));
  const rest = String(whole % 60).padStart(2, "0");
  const minutes = Math.floor(whole / 60);
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}:${rest}`;
}

// An element with text in it: what comes from the floor is never read as markup.
export function made(tag, kind, ...inside) {
  const one = document.createElement(tag);
  if (kind) one.className = kind;
  one.append(...inside.filter((part) => part !== null && part !== undefined));
  return one;
}

// Put these into a parent, and leave alone what is the same already: a button that a finger is on
// stays that button while the clock beside it goes on.
export function fill(parent, ...inside) {
  const wanted = inside.map((one) => (one instanceof Node ? one : document.createTextNode(one)));
  wanted.forEach((one, place) => {
    const there = parent.childNodes[place];
    if (!there) parent.append(one);
    else if (there.nodeName !== one.nodeName) there.replaceWith(one);
    else if (there.nodeType === Node.TEXT_NODE) {
      if (there.data !== one.data) there.data = one.data;
    } else become(there, one);
  });
  while (parent.childNodes.length > wanted.length) parent.lastChild.remove();
}

function become(there, one) {
  if (there.className !== one.className) there.className = one.className;
  if (there.style.cssText !== one.style.cssText) there.style.cssText = one.style.cssText;
  for (const key of Object.keys(one.dataset)) there.dataset[key] = one.dataset[key];
  there.onclick = one.onclick;
  fill(there, ...one.childNodes);
}

// The floor as this viewer knows it; `now` is the server's clock, carried on by this machine's own.
export const floor = { tables: new Map(), meters: [], alerts: [], calls: [], hits: [], name: "" };
let heard = null;
let readAt = null;
let liveText = "";
let trouble = ""; // why there is no new reading, a sentence of the server

export const now = () => (readAt === null ? Date.now() : floor.serverMs + (performance.now() - readAt));

const AGAIN_MS = 3000;
let aging = 0;

export function listen(changed) {
  const stream = new EventSource("/events");
  // A browser never asks again by itself after a refusal (429, 503): this page does.
  stream.onerror = () => {
    if (stream.readyState !== EventSource.CLOSED) return;
    // Who is signed on no more is sent to the page that asks for it.
    fetch(location.pathname, { redirect: "manual" })
      .then((answer) => answer.type === "opaqueredirect" && location.reload())
      .catch(() => {});
    setTimeout(() => listen(changed), AGAIN_MS);
  };
  stream.onmessage = (event) => {
    const told = JSON.parse(event.data);
    heard = performance.now();
    if (told.old_ms !== null) readAt = heard - told.old_ms;
    trouble = told.trouble;
    if (told.at) floor.serverMs = Date.parse(told.at);
    for (const one of told.tables ?? []) floor.tables.set(one.table, one);
    for (const key of ["meters", "alerts", "calls", "hits", "name", "standby", "watched_ms"])
      if (key in told) floor[key] = told[key];
    changed();
    age();
  };
  clearInterval(aging);
  aging = setInterval(age, 500);
}

const ageMs = () => (readAt === null ? Infinity : performance.now() - readAt);
export const isOld = () => ageMs() > LOST_MS;
export const whyOld = () => spoken(trouble);

// Older than three seconds by this machine's own clock: grey, and said since when and why.
function age() {
  const old = ageMs();
  const isLate = isOld();
  document.body.classList.toggle("old", isLate);
  const live = document.getElementById("live");
  const text = !isLate
    ? say("live", { seconds: Math.floor(old / 1000) })
    : readAt === null
      ? say("not_live")
      : say("not_live_since", { time: new Date(Date.now() - old).toLocaleTimeString(language, { hour12: false }) });
  if (text !== liveText) live.textContent = liveText = text;
  live.className = isLate ? "wrong" : "well";
  live.title = isLate ? whyOld() : "";
  document.getElementById("clock").textContent = new Date().toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit", hour12: false });
  const banner = document.getElementById("banner");
  banner.hidden = !floor.name.startsWith("SIMULATED");
  banner.textContent = say("simulated");
}
