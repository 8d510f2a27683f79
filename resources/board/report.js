// A shift or a gaming day: to read, and as CSV. Amounts come as micro-dollars and stay whole numbers.
import { ask, fill, made, say, speak, titled } from "/part/common.js";

const at = (id) => document.getElementById(id);
const COLUMNS = {
  tables: [["station"], ["pit"], ["game", "title"], ["rounds", "figure"], ["wagers", "figure"], ["contributed", "money"], ["prizes", "money"], ["losses", "figure"]],
  levels: [["link"], ["label"], ["contributed", "money"], ["prizes", "money"], ["hits", "figure"]],
  calls: [["station"], ["kind"], ["at", "time"], ["taken_by"], ["waited_ms", "seconds"], ["answer"]],
  outages: [["station"], ["began", "time"], ["ended", "time"], ["why"]],
};
let told = null;

function micros(amount) {
  const value = BigInt(amount);
  const digits = String(value < 0n ? -value : value).padStart(7, "0");
  const whole = digits.slice(0, -6).replace(/\B(?=(\d{3})+$)/g, ",");
  return `${value < 0n ? "-" : ""}$${whole}.${digits.slice(-6).replace(/0{1,4}$/, "")}`;
}

function cell(value, kind) {
  if (value === null || value === undefined || value === "") return "–";
  if (kind === "money") return micros(value);
  if (kind === "title") return titled(value);
  if (kind === "time") return new Date(value).toLocaleString(document.documentElement.lang, { hour12: false });
  return kind === "seconds" ? String(Math.floor(value / 1000)) : String(value);
}

function draw() {
  if (!told) return;
  fill(at("tables"), ...Object.entries(COLUMNS).map(([key, columns]) => {
    const right = (kind) => (["money", "figure", "seconds"].includes(kind) ? "figure" : "");
    const head = made("tr", "", ...columns.map(([name, kind]) => made("th", right(kind), say(`column_${name}`))));
    const rows = told[key].map((one) => made("tr", "", ...columns.map(([name, kind]) => made("td", right(kind), cell(one[name], kind)))));
    return made("div", "panel scroll", made("h2", "", say(`report_${key}`)), rows.length ? made("table", "", head, ...rows) : made("p", "quiet", say("none")));
  }));
}

const query = () => new URLSearchParams({ since: new Date(at("since").value).toISOString(), until: new Date(at("until").value).toISOString() });

async function show() {
  const answer = await ask(`/report.json?${query()}`);
  at("said").textContent = answer.ok ? "" : await answer.text();
  told = answer.ok ? await answer.json() : null;
  at("csv").href = `/report.json?${query()}&as=csv`;
  draw();
}

const local = (date) => new Date(date.getTime() - 60000 * date.getTimezoneOffset()).toISOString().slice(0, 16);
const begin = new Date();
begin.setDate(begin.getDate() - (begin.getHours() < 6));
begin.setHours(6, 0, 0, 0);
at("since").value = local(begin);
at("until").value = local(new Date(begin.getTime() + 86400000));
at("span").onsubmit = (event) => {
  event.preventDefault();
  show();
};
await speak(draw);
show();
