// A supervisor's telephone: who calls, since when, and I AM COMING. Nothing else can be done here.
import { ask, fill, floor, listen, made, now, say, sayOr, speak, stopwatch, titled } from "/part/common.js";

const at = (id) => document.getElementById(id);
const known = new Set();
let name = localStorage.getItem("name") ?? "";
let sound = null;

function draw() {
  at("calls").hidden = !name || sound === null;
  at("sign").hidden = !at("calls").hidden;
  const calls = [...floor.calls].sort((a, b) => Boolean(a.taken_by) - Boolean(b.taken_by) || b.call - a.call);
  fill(at("calls"), ...(calls.length ? calls.map(card) : [made("p", "quiet", say("no_call"))]));
  const fresh = floor.calls.filter((one) => !one.taken_by && !known.has(one.call));
  for (const one of floor.calls) known.add(one.call);
  if (fresh.length) ring();
}

function card(one) {
  const told = floor.tables.get(one.station);
  const about = [one.pit, told ? titled(told.game) : "", told?.dealer].filter(Boolean).join(", ");
  const box = made("div", `card ${one.taken_by ? "taken" : "new"}`, made("span", "age", stopwatch((now() - Date.parse(one.at)) / 1000)),
    made("b", "where", say("table_of", { table: one.station })), made("div", "quiet", about),
    made("div", "what", `${sayOr(`kind_${one.kind}`, "calls")}${one.note ? `, ${one.note}` : ""}`));
  box.dataset.call = one.call;
  if (one.taken_by) box.append(made("div", "", say("is_coming", { name: one.taken_by })));
  else {
    const take = made("button", "next", say("i_am_coming"));
    take.onclick = (event) => take_(one.call, event.currentTarget);
    box.append(take);
  }
  return box;
}

async function take_(call, button) {
  button.disabled = true;
  at("said").textContent = "";
  try {
    const answer = await ask("/take", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ call, name }) });
    if (!answer.ok) at("said").textContent = (await answer.json().catch(() => ({}))).refused ?? say("not_taken");
  } catch {
    at("said").textContent = say("not_taken");
  }
  button.disabled = false;
}

// Two tones and a long buzz: heard and felt in a pocket. Told on the page too, for who hears neither.
function ring() {
  document.body.dataset.rang = String(Number(document.body.dataset.rang ?? 0) + 1);
  navigator.vibrate?.([400, 150, 400, 150, 400]);
  if (sound === null) return;
  for (const [begin, pitch] of [[0, 880], [0.25, 660], [0.5, 880]]) {
    const tone = sound.createOscillator();
    const loud = sound.createGain();
    tone.frequency.value = pitch;
    loud.gain.value = 0.4;
    tone.connect(loud).connect(sound.destination);
    tone.start(sound.currentTime + begin);
    tone.stop(sound.currentTime + begin + 0.2);
  }
}

// A browser makes a sound only after a touch: BEGIN is that touch.
at("sign").onsubmit = (event) => {
  event.preventDefault();
  name = at("name").value.trim();
  localStorage.setItem("name", name);
  sound = new AudioContext();
  draw();
};
at("name").value = name;
await speak(draw);
listen(draw);
setInterval(draw, 1000);
