// The board for desks and tablets: it shows, and changes nothing.
import { dollars, fill, floor, isOld, listen, made, now, ofDay, say, sayN, sayOr, speak, spoken, stopwatch, titled, whyOld } from "/part/common.js";

const BROKEN = new Set(["lost", "refused", "differs", "standby", "slots", "clone", "holds", "disk", "beat", "went back", "put back"]);
const MOST_ALERTS = 30; // nobody reads more of them here, and the Game Manager has them all
const MOST_PAST = 3;
const at = (id) => document.getElementById(id);
let shownTable = null;

function draw() {
  const tables = [...floor.tables.values()].sort((a, b) => a.table.localeCompare(b.table, "en", { numeric: true }));
  const open = tables.filter((one) => one.state !== "closed");
  const linked = open.filter((one) => one.state === "linked");
  const pits = [...new Set(tables.map((one) => one.pit))].sort((a, b) => !a - !b || a.localeCompare(b, "en", { numeric: true }));
  at("size").textContent = sayN("size", pits.length, { pits: pits.length, tables: tables.length });
  // Nothing is green that is not read: how tables were says nothing of how they are.
  at("linked").textContent = isOld() ? say("links_unknown") : say("linked", { linked: linked.length, open: open.length });
  at("linked").className = !isOld() && linked.length === open.length ? "well" : "wrong";
  drawNumbers(tables, open);
  fill(at("meters"), ...floor.meters.map(meter));
  fill(at("needs"), made("h2", "", say("needs_a_person")), ...needs());
  fill(at("hits"), made("h2", "", say("last_hits")), ...floor.hits.slice(0, 12).map(hit));
  fill(at("pits"), ...pits.map((pit) => pitOf(pit, tables.filter((one) => one.pit === pit))));
  fill(at("pace"), made("h2", "", say("pace_by_pit")), ...pits.map((pit) => paceOf(pit, open)));
  if (shownTable && at("table").open) drawTable(floor.tables.get(shownTable));
}

function drawNumbers(tables, open) {
  const pending = floor.hits.filter((one) => one.state === "locked" || one.state === "open");
  const waiting = floor.calls.filter((one) => !one.taken_by);
  const numbers = [
    [say("tables_open"), open.length, say("of", { all: tables.length }), ""],
    [say("pace"), mean(open), say("rounds_an_hour"), ""],
    [say("pending"), pending.length, pending.length ? dollars(pending.reduce((sum, one) => sum + (one.cents ?? 0), 0)) : "", pending.length ? "hit" : ""],
    [say("alerts"), floor.alerts.filter((one) => !one.over_at).length, floor.alerts.length ? say("of", { all: floor.alerts.length }) : "", ""],
    [say("calls"), floor.calls.length, say("waiting", { n: waiting.length }), ""],
  ];
  fill(at("numbers"), ...numbers.map(([title, figure, rest, kind]) => made("div", kind, made("h2", "", title), made("b", "", String(figure)), " ", made("span", "quiet", rest))));
}

const mean = (tables) => {
  const paces = tables.map((one) => one.pace).filter((pace) => pace > 0);
  return paces.length ? Math.round(paces.reduce((sum, pace) => sum + pace, 0) / paces.length) : 0;
};

// A meter that a hand has been claimed on may be less in a minute: it is not quoted without a word.
function meter(one) {
  const claims = floor.hits.filter((hit) => hit.state === "open" && hit.link === one.link && hit.level === one.level).length;
  const word = one.state === "paused" ? say("paused") : claims ? sayN("claims_of", claims) : sayN("hits_of", one.hits);
  return made("div", "", made("h2", "", `${one.letter} ${one.label}`), made("b", "", dollars(one.cents)),
    made("span", one.state === "paused" || claims ? "wrong" : "quiet", word));
}

function needs() {
  const calls = floor.calls.map((one) =>
    made("div", "card", made("span", "age", stopwatch((now() - Date.parse(one.at)) / 1000)),
      made("b", "", say("table_of", { table: one.station })), made("div", "", `${sayOr(`kind_${one.kind}`, "calls")}${one.note ? `, ${one.note}` : ""}`),
      made("div", "quiet", one.taken_by ? say("is_coming", { name: one.taken_by }) : say("nobody_yet"))));
  const waits = (one) => one.state === "locked" || one.stand === "backed out" || one.stand === "paid and released";
  const hits = floor.hits.filter(waits).map((one) =>
    made("div", "card hit", made("time", "", ofDay(one.given)), made("b", "", say("table_of", { table: one.station })),
      made("div", "", `${dollars(one.cents ?? 0)}, ${one.hand}`), made("div", "quiet", say(`stand_${one.stand}`))));
  const going = floor.alerts.filter((one) => !one.over_at);
  const past = floor.alerts.filter((one) => one.over_at);
  const all = [...hits, ...calls, ...going.slice(0, MOST_ALERTS).map(alert), ...past.slice(0, MOST_PAST).map(alert)];
  const rest = going.length + past.length - Math.min(going.length, MOST_ALERTS) - Math.min(past.length, MOST_PAST);
  if (rest) all.push(made("p", "quiet", say("more", { n: rest })));
  if (isOld() && whyOld()) all.push(made("p", "quiet", whyOld()));
  return all.length ? all : [made("p", isOld() ? "wrong" : "quiet", say(isOld() ? "needs_unknown" : "nothing_needs"))];
}

function alert(one) {
  const who = one.station ? say("table_of", { table: one.station }) : one.link ?? say("server");
  const told = floor.tables.get(one.station);
  const since = one.what === "lost" && !one.over_at && told?.state === "lost" ? made("div", "strong", how(told)) : null;
  return made("div", `card ${one.over_at ? "over" : BROKEN.has(one.what) ? "broken" : ""}`, made("time", "", ofDay(one.at)),
    made("b", "", told?.pit ? `${who}, ${told.pit}` : who), since, ...said(one),
    one.over_at ? made("div", "quiet", say("over_since", { time: ofDay(one.over_at) })) : null);
}

// Few words, then the server's sentence, both in the reader's language.
function said(one) {
  const few = sayOr(`alert_${one.what}`, "");
  return few ? [made("div", "strong", few), made("div", "quiet", spoken(one.said))] : [made("div", "", spoken(one.said))];
}

const hit = (one) =>
  made("div", "row", made("span", "quiet", ofDay(one.given)), made("b", "", one.station), made("span", "", one.hand),
    made("span", "", `${one.cents === null ? "–" : dollars(one.cents)} ${say(`hit_${one.stand}`)}`));

function pitOf(pit, tables) {
  const pace = mean(tables.filter((one) => one.state !== "closed"));
  const title = made("div", "pit", made("b", "", pit || say("no_pit")), made("span", "quiet", pace ? `${pace} ${say("rounds_an_hour")}` : ""));
  return made("div", "", title, made("div", "tiles", ...tables.map(tile)));
}

function tile(one) {
  const kind = one.state === "linked" && one.hit ? "hit" : one.state;
  const button = made("button", `tile ${kind}${one.called ? " called" : ""}`, made("b", "", `${one.table}${one.hit ? " ★" : one.called ? " !" : ""}`),
    made("span", "", titled(one.game)), made("span", "how", how(one)));
  button.onclick = () => {
    shownTable = one.table;
    drawTable(one);
    at("table").showModal();
  };
  return button;
}

function how(one) {
  if (one.state === "lost") return `${say("state_lost")} ${stopwatch(one.silent_s)}`;
  return one.state === "linked" ? sayOr(`phase_${one.phase}`, "phase_unknown") : say(`state_${one.state}`);
}

function drawTable(one) {
  const rows = [
    [say("game"), titled(one.game)], [say("pit"), one.pit || "–"], [say("dealer"), one.dealer || "–"],
    [say("state"), how(one)], [say("pace"), one.pace ? `${one.pace} ${say("rounds_an_hour")}` : "–"],
    [say("links"), one.links.join(", ")], [say("prompt"), [one.prompt, one.detail].filter(Boolean).join(" · ") || "–"],
    [say("seats"), one.seats.map(([seat, word]) => `${seat} ${say(`seat_${word}`)}`).join(", ") || "–"], [say("why"), spoken(one.why) || "–"],
  ];
  const close = made("button", "", say("close"));
  close.onclick = () => at("table").close();
  fill(at("table"), made("h1", "", say("table_of", { table: one.table })),
    made("table", "", ...rows.map(([name, value]) => made("tr", "", made("th", "", name), made("td", "", value)))), close);
}

function paceOf(pit, open) {
  const pace = mean(open.filter((one) => one.pit === pit));
  const bar = made("i");
  bar.style.width = `${Math.min(100, pace)}%`;
  return made("div", "pace-row", made("b", "", pit || say("no_pit")), made("div", "bar", bar), made("b", "", String(pace)));
}

await speak(draw);
listen(draw);
setInterval(draw, 1000);
