// A trainee's page: the name and its PIN, the drills of a game, and one question after the other.
import { ask, attempt, button, by, card, fill, leaving, made, say, signIn, speak, token } from "/part/common.js";

let me = null;
let game = localStorage.getItem("game") ?? "";
let open = null;
const picked = () => localStorage.setItem("game", game);

async function home() {
  open = null;
  me = await attempt(() => ask("/me"));
  if (!me) {
    sessionStorage.removeItem("token");
    await signIn(false, home);
    return;
  }
  by("leave").hidden = false;
  by("who").textContent = me.name;
  if (!me.games.some((one) => one.key === game)) game = me.games[0].key;
  const drills = (await attempt(() => ask("/drills", { game }))) ?? [];
  const list = made("select", "");
  list.id = "game";
  list.setAttribute("aria-label", say("game"));
  for (const one of me.games) list.add(new Option(one.name, one.key, false, one.key === game));
  list.onchange = () => {
    game = list.value;
    picked();
    home();
  };
  const tiles = drills.map((one) => button(one.name, () => begin(one.key), "tile"));
  const comments = me.comments.map((one) => made("p", "comment", made("b", "", one.by), ` ${one.text}`));
  const given = me.given.map((one) => {
    const due = say("due_by", { day: one.by });
    if (!one.drill) return made("p", "comment", made("b", "", one.name), ` ${due}`);
    return button(one.name, () => begin(one.drill, drills.some((each) => each.key === one.drill) ? game : one.game), "wide next", due);
  });
  const so_far = me.answered ? say("so_far", { n: me.answered, right: me.right }) : say("nothing_yet");
  fill(by("page"), ...comments, ...given, made("p", "quiet", so_far), list, made("h2", "", say("drills")), made("div", "tiles", ...tiles));
}

async function begin(drill, about = game) {
  const found = await attempt(() => ask("/begin", { game: about, drill }));
  if (found) show(found);
}

async function touch(what) {
  const found = await attempt(() => ask("/touch", what));
  if (found) show(found);
}

function show(asked) {
  open = asked;
  const judged = asked.verdict !== null;
  const head = made("p", "quiet", say("question", { n: asked.number, all: asked.count, right: asked.right }));
  const hands = asked.hands.map((row) =>
    made("div", `hand${row.is_asked ? " asked" : ""}`, made("b", "", row.title),
      made("span", "cards", ...row.cards.map((one, place) => card(one, !row.counts || row.counts.includes(place)))),
      made("span", "quiet", row.wagers.map(([name, worth]) => `${name} ${worth}`).join(", ")),
      row.note ? made("span", "quiet", row.note) : null),
  );
  const facts = [...asked.shown, ...asked.lines].map(([name, value]) => made("div", "row", made("span", "", name), made("span", "", value)));
  const acts = asked.acts.map((one, n) => made("p", n + 1 === asked.acts.length ? "act now" : "act", one));
  fill(by("page"), head, made("h2", "asking", asked.line), asked.detail ? made("p", "", asked.detail) : null,
    made("div", "hands", ...hands), ...acts, judged ? verdict(asked.verdict) : answers(asked),
    facts.length ? made("details", "panel", made("summary", "", say("shown")), ...facts) : null,
    made("div", "bar", button(say("end"), home),
      judged ? button(asked.is_over ? say("done") : say("next"), () => (asked.is_over ? home() : touch({ do: "next" })), "next") : null));
}

function verdict(one) {
  return made("div", `verdict ${one.is_right ? "well" : "wrong"}`, made("b", "", one.is_right ? "✓ " : "✕ ", one.title),
    made("p", "", one.why), one.rule ? made("p", "quiet", one.rule) : null);
}

function answers(asked) {
  switch (asked.by) {
    case "choice":
      return made("div", "tiles", ...asked.offers.map(([key, label]) => button(label, () => touch({ pick: key }), "tile")));
    case "seats":
      return made("div", "tiles", ...asked.offers.map(([key, label]) => button(label, () => touch({ pick: key }), asked.picked.includes(key) ? "tile picked" : "tile")),
        button(say("done"), () => touch({ do: "done" }), "next"));
    case "foul":
      return made("div", "tiles", button(say("foul"), () => touch({ do: "foul" }), "tile broken"), button(say("go_on"), () => touch({ do: "go_on" }), "tile"));
    default:
      return amount();
  }
}

function amount() {
  let cents = 0;
  const shown = made("p", "amount", "$0.00");
  const show = () => {
    shown.textContent = `$${Math.floor(cents / 100).toLocaleString("en-US")}.${String(cents % 100).padStart(2, "0")}`;
  };
  const keys = [..."1234567890"].map((digit) => button(digit, () => {
    if (cents < 9999999) cents = cents * 10 + Number(digit);
    show();
  }));
  const two = button("00", () => {
    if (cents < 999999) cents *= 100;
    show();
  });
  const erase = button(say("erase"), () => {
    cents = 0;
    show();
  });
  return made("div", "", shown, made("div", "keys", ...keys, two, erase), button(say("pay"), () => touch({ cents }), "next"));
}

leaving();
await speak(() => (open ? show(open) : home()));
if (token()) await home();
else await signIn(false, home);
