// Sign-on by name and the PIN of a staff card; then back to the page that was asked for.
import { ask, say, speak } from "/part/common.js";

const at = (id) => document.getElementById(id);
const PAGES = ["/", "/phone", "/report"];

at("sign").onsubmit = async (event) => {
  event.preventDefault();
  const told = { name: at("name").value.trim(), pin: at("pin").value };
  at("pin").value = "";
  const answer = await ask("/sign-on", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(told) })
    .catch(() => ({ ok: false, status: 0 }));
  if (!answer.ok) {
    at("said").textContent = say({ 403: "sign_wrong", 423: "sign_wait" }[answer.status] ?? "not_taken");
    return;
  }
  localStorage.setItem("name", (await answer.json()).name);
  const to = new URLSearchParams(location.search).get("to");
  location.replace(PAGES.includes(to) ? to : "/");
};
at("name").value = localStorage.getItem("name") ?? "";
await speak(() => {});
