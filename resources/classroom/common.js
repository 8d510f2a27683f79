// What both pages of a class share: words, who is signed in, and how the class is asked.
const LANGUAGES = { en: "English", es: "Español", vi: "Tiếng Việt", zh: "中文" };

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

// An element with text in it: what comes from the class is never read as markup.
export function made(tag, kind, ...inside) {
  const one = document.createElement(tag);
  if (kind) one.className = kind;
  one.append(...inside.filter((part) => part !== null && part !== undefined));
  return one;
}

// Put parts into an element in the place of what is there; what is not there is left out.
export const fill = (one, ...parts) => one.replaceChildren(...parts.filter((part) => part !== null && part !== undefined));

export function button(label, touched, kind = "", detail = "") {
  const one = made("button", kind, made("b", "", label), detail ? made("span", "quiet", detail) : null);
  one.onclick = touched;
  return one;
}

export const by = (id) => document.getElementById(id);

// The token lives in this tab alone: whoever closes it is signed out.
export const token = () => sessionStorage.getItem("token") ?? "";

export async function ask(path, told = {}) {
  const said = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token()}` },
    body: JSON.stringify(told),
  });
  const found = await said.json();
  if (!said.ok) throw new Error(found.refused ?? say("not_now"));
  return found;
}

export function told(sentence) {
  by("said").textContent = sentence;
  by("said").hidden = !sentence;
}

// Carry something out; what is refused is said at the top, and nothing changed.
export async function attempt(work) {
  try {
    told("");
    return await work();
  } catch (refused) {
    told(refused.message);
    return undefined;
  }
}

const SUITS = { c: "♣", d: "♦", h: "♥", s: "♠" };
export function card(text, counts = true) {
  const red = "dh".includes(text.at(-1)) ? " red" : "";
  const rank = text.slice(0, -1).replace("T", "10");
  return made("span", `card${red}${counts ? "" : " out"}`, rank, made("i", "", SUITS[text.at(-1)] ?? ""));
}

// Names to touch, then a PIN in dots; `wanted` says whose page this is.
export async function signIn(wanted, done) {
  const names = await attempt(() => ask("/names"));
  if (!names) return;
  const listed = names.filter((one) => one.is_trainer === wanted);
  const tiles = listed.map((one) => button(one.name, () => typePin(one, done), "tile", one.group));
  const nobody = listed.length ? null : made("p", "quiet", say(wanted ? "no_trainer" : "no_names"));
  fill(by("page"), made("h2", "", say("touch_name")), made("div", "tiles", ...tiles), nobody);
}

function typePin(one, done) {
  const dots = made("p", "dots", "○○○○");
  let pin = "";
  const show = () => {
    dots.textContent = "●".repeat(pin.length) + "○".repeat(Math.max(0, 4 - pin.length));
    ok.disabled = pin.length < 4;
  };
  const keys = [..."1234567890"].map((digit) =>
    button(digit, () => {
      if (pin.length < 8) pin += digit;
      show();
    }),
  );
  const ok = button("OK", async () => {
    const found = await attempt(() => ask("/sign-in", { key: one.key, pin }));
    pin = "";
    show();
    if (!found) return;
    sessionStorage.setItem("token", found.token);
    by("leave").hidden = false;
    done(found);
  }, "next");
  const erase = button(say("erase"), () => {
    pin = "";
    show();
  });
  const back = button(say("back"), () => signIn(one.is_trainer, done));
  const title = one.has_pin ? say("pin_of", { name: one.name }) : say("choose_pin", { name: one.name });
  fill(by("page"), made("h2", "", title), dots, made("div", "keys", ...keys, erase), made("div", "bar", back, ok));
  show();
}

export function leaving() {
  by("leave").onclick = async () => {
    await attempt(() => ask("/sign-out"));
    sessionStorage.removeItem("token");
    location.reload();
  };
}
