// A trainer's page: every table of the class as it stands, one touch to say, break or replay.
import { ask, attempt, button, by, card, fill, leaving, made, say, signIn, speak, token } from "/part/common.js";

const EVERY_MS = 1000;
const FILTERS = ["all", "stuck", "slow", "done", "lost"];
let filter = "all";
let chosen = "";
let seen = null;
let since = 0;
let drawn = "";
let isBreaking = false;
let isHeld = false; // nothing is taken away from under a finger

const shownIn = (name) => (one) => name === "all" || one.state === name;
const time = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

async function look() {
  if (!token()) return;
  try {
    seen = await ask("/tables");
    since = Date.now();
    fresh();
    if (JSON.stringify([seen.tables, seen.sent]) !== drawn && !isHeld) draw();
  } catch (refused) {
    by("live").className = "wrong";
    by("live").textContent = refused.message;
  }
}

function fresh() {
  by("clock").textContent = seen.clock;
  by("live").className = "well";
  by("live").textContent = say("live", { seconds: Math.floor((Date.now() - since) / 1000) });
}

function draw() {
  if (!seen) return;
  drawn = JSON.stringify([seen.tables, seen.sent]);
  fill(by("page"));
  by("observer").hidden = false;
  by("leave").hidden = false;
  by("who").textContent = say("trainer", { name: seen.trainer });
  fresh();
  fill(by("filters"), ...FILTERS.map((name) => {
    const count = seen.tables.filter(shownIn(name)).length;
    return button(say(`is_${name}`), () => {
      filter = name;
      draw();
    }, name === filter ? "picked" : "", String(count));
  }));
  const tables = seen.tables.filter(shownIn(filter));
  fill(by("tables"), ...(tables.length ? tables.map(tile) : [made("p", "quiet", say("no_tables"))]));
  side();
}

function tile(one) {
  const mark = made("span", `mark ${one.state}`, { play: "✓ ", done: "✓ ", stuck: "◷ ", slow: "◷ ", lost: "! " }[one.state] ?? "", say(`mark_${one.state}`),
    ["stuck", "slow"].includes(one.state) ? ` ${time(one.waits_s)}` : "");
  const seats = made("div", "seats", ...one.seats.map((seat) => made("span", `seat ${seat.look}`, String(seat.number))));
  const steps = one.steps ? say("step", { n: one.step, all: one.steps }) : one.game;
  const wrong = made("span", one.mistakes ? "strong" : "quiet", say("wrong", { n: one.mistakes }));
  const found = made("article", one.table === chosen ? "table picked" : "table", made("div", "top", made("b", "", one.person || one.table), mark),
    made("p", "quiet", one.number ? `${one.table}, ${one.number}. ${one.lesson}` : `${one.table}, ${one.lesson}`), seats,
    made("p", "prompt", made("span", "arrow", "»"), one.prompt), one.wrong ? made("p", "wrong", one.wrong) : null,
    made("div", "top", made("span", "quiet", steps), wrong),
    made("div", "bar", button(say("comment"), () => choose(one.table)), button(say("watch"), () => watch(one.table))));
  return found;
}

function choose(table) {
  chosen = table;
  draw();
}

function side() {
  const one = seen.tables.find((table) => table.table === chosen);
  if (document.activeElement?.id === "words" || document.activeElement?.id === "seat") return;
  const sent = seen.sent.map((each) => made("div", "row", made("span", "", `${each.to}: ${each.text || each.fault}`), made("span", "", each.at)));
  if (!one) {
    fill(by("side"), made("h2", "", say("sent")), ...sent, made("p", "quiet", say("choose_table")));
    return;
  }
  const send = (text) => attempt(() => ask("/comment", { table: one.table, text })).then(look);
  const own = made("input", "");
  own.id = "words";
  own.maxLength = 120;
  own.placeholder = say("own_words");
  own.onkeydown = (key) => {
    if (key.key !== "Enter" || !own.value.trim()) return;
    own.blur();
    send(own.value);
  };
  const seat = made("select", "");
  seat.id = "seat";
  seat.setAttribute("aria-label", say("seat"));
  for (const each of one.seats) seat.add(new Option(say("seat_of", { n: each.number }), String(each.number), false, each.look === "next"));
  const faults = seen.faults.map(([words, label]) => button(label, () =>
    attempt(() => ask("/fault", { table: one.table, words: words.replace("{seat}", seat.value) })).then(look)));
  const breaking = made("details", "", made("summary", "", say("break")), seat, made("div", "faults", ...faults));
  breaking.open = isBreaking;
  breaking.ontoggle = () => {
    isBreaking = breaking.open;
  };
  fill(by("side"), made("h2", "", say("comment_to", { name: one.person || one.table })),
    ...seen.comments.map((text) => button(text, () => send(text), "wide")), own,
    breaking, made("h2", "", say("sent")), ...sent, made("p", "quiet", say("where_it_shows")));
}

// The attempt from its beginning, with every card that was known at each moment.
async function watch(table) {
  const moments = await attempt(() => ask("/replay", { table }));
  if (!moments) return;
  if (!moments.length) {
    by("said").textContent = say("nothing_yet");
    by("said").hidden = false;
    return;
  }
  let at = moments.length - 1;
  const box = by("replay");
  const draw = () => {
    const one = moments[at];
    const seats = one.seats.map((seat) => made("div", `hand${seat.look === "next" ? " asked" : ""}`, made("b", "", say("seat_of", { n: seat.number })),
      made("span", "cards", ...seat.cards.map((each) => card(each))), made("span", "quiet", seat.foot)));
    const rows = one.cards.map(([title, cards]) => made("div", "hand", made("b", "", title), made("span", "cards", ...cards.map((each) => card(each)))));
    const slider = made("input", "");
    slider.type = "range";
    slider.max = String(moments.length - 1);
    slider.value = String(at);
    slider.oninput = () => {
      at = Number(slider.value);
      draw();
    };
    const step = (by_) => () => {
      at = Math.min(moments.length - 1, Math.max(0, at + by_));
      draw();
    };
    fill(box, made("h2", "", `${table}  ${time(one.seconds)}  ${at + 1} / ${moments.length}`), made("p", "prompt", made("span", "arrow", "»"), one.prompt),
      one.wrong ? made("p", "wrong", one.wrong) : null, made("div", "hands", ...seats, ...rows), slider,
      made("div", "bar", button(say("step_back"), step(-1)), button(say("step_on"), step(1)), button(say("close"), () => box.close(), "next")));
  };
  draw();
  if (!box.open) box.showModal();
}

for (const [kind, held] of [["pointerdown", true], ["pointerup", false], ["pointercancel", false]])
  addEventListener(kind, () => {
    isHeld = held;
  });
leaving();
await speak(draw);
if (token()) await look();
if (!seen) await signIn(true, look);
setInterval(look, EVERY_MS);
