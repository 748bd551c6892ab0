// The supervisor's page: callbacks with filters, the slots of a day with their load, one callback to move or cancel, and
// pauses of services.

import { byID, confirmBySecondPress, drawIcons, element, reconcile, setFlag, setText } from "../shared/dom.js";
import { DeskAPI } from "../shared/api.js";
import { callbackFacts } from "../desk/callback.js";
import { callbackStory } from "../shared/callback-story.js";
import { EventStream, connectionWords } from "../shared/events.js";
import { factRows } from "../shared/facts.js";
import { clockTime, dayName, oneLine } from "../shared/text.js";

const dayLength = 86_400_000;
/** How long news are gathered before the list is read again, in milliseconds. */
const newsPause = 300;

const api = new DeskAPI(() => refuse("Please sign in again."), () => stream.doubt());
const state = { service: "", services: [], states: "", day: today(), callbacks: [], next: null, open: null, data: [], paused: new Set(), ask: 0 };

// MARK: Reading

/** Reads the list, the slots and the pauses for the present filters. An answer to older filters is dropped. */
async function load() {
  const ask = ++state.ask;
  const { from, until } = range();
  const query = { service: state.service, states: state.states, from, until };
  try {
    const [page, day, pauses] = await Promise.all([
      api.callbacks(query),
      state.service ? api.slots(state.service, from, until) : null,
      api.pauses(),
    ]);
    if (ask !== state.ask) return;
    state.callbacks = page.callbacks ?? [];
    state.next = page.next ?? null;
    state.services = page.services ?? state.services;
    state.mayChange = page.mayChange !== false;
    state.slots = day?.slots ?? [];
    state.paused = new Set(pauses.paused ?? []);
    setText(byID("calendar-problem"), "");
    show();
    draw();
    refreshOpen();
  } catch (error) {
    if (ask !== state.ask) return;
    if (error.status === 403) return refuse("This account may not see the callbacks of others. A supervisor's account may.");
    setText(byID("calendar-problem"), error.message);
    show();
  }
}

async function loadMore() {
  const { ask, next } = state;
  if (!next) return;
  const { from, until } = range();
  const page = await api.callbacks({ service: state.service, states: state.states, from, until, after: next }).catch(() => null);
  if (!page || ask !== state.ask) return;
  const known = new Set(state.callbacks.map((callback) => callback.id));
  state.callbacks.push(...(page.callbacks ?? []).filter((callback) => !known.has(callback.id)));
  state.next = page.next ?? null;
  draw();
}

/** Shows newer facts of the callback that is open, also when the filters leave it out. */
async function refreshOpen() {
  const { open } = state;
  if (!open) return;
  const fresh = await api.callbackFacts(open.id).catch(() => null);
  if (!fresh || state.open?.id !== open.id) return;
  state.open = fresh;
  state.data = Array.isArray(fresh.data) ? fresh.data : [];
  drawCallback();
}

// MARK: Days

function today() {
  return localDay(Date.now());
}

/** The date of a moment by this machine's clock, as `2026-11-23`. */
function localDay(at) {
  const date = new Date(at);
  const two = (number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function localTime(at) {
  const date = new Date(at);
  return `${localDay(at)}T${String(date.getHours()).padStart(2, "0")}:${String(date.getMinutes()).padStart(2, "0")}`;
}

function range() {
  const from = new Date(`${state.day}T00:00`).getTime();
  const until = new Date(`${localDay(from + 1.5 * dayLength)}T00:00`).getTime();
  return { from, until };
}

function moveDay(days) {
  setDay(localDay(new Date(`${state.day}T12:00`).getTime() + days * dayLength));
}

function setDay(day) {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return;
  state.day = day;
  byID("filter-day").value = day;
  close();
  load();
}

// MARK: Drawing

function show() {
  setFlag(byID("desk"), "hidden", false);
  setFlag(byID("refused"), "hidden", true);
}

function refuse(text) {
  stream.stop();
  setText(byID("refused-text"), text);
  setFlag(byID("desk"), "hidden", true);
  setFlag(byID("refused"), "hidden", false);
}

function draw() {
  drawServices();
  drawList();
  drawCalendar();
}

function drawServices() {
  const select = byID("filter-service");
  const names = ["", ...state.services];
  if (Array.from(select.options, (option) => option.value).join("\n") === names.join("\n")) return;
  select.replaceChildren(...names.map((name) => element("option", { value: name, text: name ? oneLine(name, 40) : "All services" })));
  select.value = state.service;
}

function drawList() {
  const list = byID("list");
  const focused = document.activeElement?.closest("[role=option]") ?? null;
  const place = rows().indexOf(focused);
  reconcile(list, state.callbacks, (callback) => callback.id, createRow, updateRow);
  setFlag(byID("list-empty"), "hidden", state.callbacks.length > 0);
  setFlag(list, "hidden", state.callbacks.length === 0);
  setFlag(byID("list-foot"), "hidden", !state.next);
  setText(byID("list-count"), `${state.callbacks.length} shown`);
  // A row that left the list hands the focus to its neighbour.
  const heir = focused && !focused.isConnected ? rows()[Math.min(place, rows().length - 1)] : focused;
  if (heir && heir !== document.activeElement) heir.focus();
  rove(heir ?? row(state.open?.id) ?? rows()[0]);
}

function createRow() {
  return element(
    "div",
    { class: "row", role: "option", tabindex: "-1" },
    element("span", { class: "dot" }),
    element("bdi", { class: "name" }),
    element("span", { class: "when" }),
    element("span", { class: "line" }),
    element("span", { class: "about" }),
  );
}

function updateRow(node, callback) {
  const story = callbackStory(callback);
  const number = oneLine(callback.customerNumber, 32);
  const name = oneLine(callback.name, 48) || number || "No number";
  const about = [name === number ? "" : number, oneLine(callback.service, 48)].filter(Boolean).join(" · ");
  const when = clockTime(callback.desiredTime ?? callback.createdAt);
  node.dataset.tone = story.tone;
  node.setAttribute("aria-selected", String(callback.id === state.open?.id));
  node.setAttribute("aria-label", `${when}, ${name}, ${story.word}, ${about}`);
  for (const [part, text] of Object.entries({ name, when, line: story.word, about })) setText(node.querySelector(`.${part}`), text);
}

function drawCalendar() {
  const { from } = range();
  setText(byID("calendar-title"), dayName(from));
  const pause = byID("pause");
  const isPaused = state.paused.has(state.service || "all") || state.paused.has("all");
  setFlag(pause, "hidden", state.mayChange === false);
  setFlag(pause, "disabled", state.service !== "" && state.paused.has("all"));
  pause.setAttribute("aria-pressed", String(isPaused));
  setText(pause, `${isPaused ? "End the pause" : "Pause"} ${state.service ? "of this service" : "of all services"}`.replace("Pause of", "Pause"));
  const booked = state.slots.reduce((sum, slot) => sum + slot.taken, 0);
  const total = state.slots.reduce((sum, slot) => sum + slot.total, 0);
  const note = !state.service
    ? "Choose a service to see its time slots."
    : state.slots.length === 0
      ? "This service takes no callbacks on this day."
      : `${booked} of ${total} places are booked.`;
  setText(byID("calendar-note"), isPaused ? `Paused: callbacks are accepted and wait. ${note}` : note);
  reconcile(byID("slots"), state.slots, (slot) => slot.start, createSlot, updateSlot);
}

function createSlot() {
  return element("li", {}, element("span", { class: "time" }), element("meter", { min: "0" }), element("span", { class: "count" }));
}

function updateSlot(node, slot) {
  const load = slot.taken >= slot.total ? "full" : slot.taken > 0 ? "some" : "none";
  node.dataset.load = load;
  setText(node.querySelector(".time"), clockTime(slot.start));
  setText(node.querySelector(".count"), load === "full" ? `full, ${slot.taken}` : `${slot.taken} of ${slot.total}`);
  const meter = node.querySelector("meter");
  Object.assign(meter, { max: Math.max(1, slot.total), high: Math.max(0.5, slot.total - 0.5), optimum: 0, value: slot.taken });
  meter.setAttribute("aria-label", `${slot.taken} of ${slot.total} places`);
}

function drawCallback() {
  const { open } = state;
  setFlag(byID("callback"), "hidden", !open);
  setFlag(byID("calendar"), "hidden", Boolean(open));
  byID("desk").dataset.pane = open ? "item" : "list";
  if (!open) return;
  const name = oneLine(open.name, 60);
  const number = oneLine(open.customerNumber, 40);
  setText(byID("callback-number"), name || number || "No number");
  setText(byID("callback-service"), [name ? number : "", oneLine(open.service, 60)].filter(Boolean).join(" · "));
  setText(byID("callback-text"), callbackStory(open).seen);
  const mayMove = state.mayChange !== false && ["scheduled", "waiting", "dial-due", "snoozed", "offered", "connecting"].includes(open.step) && open.state !== "ROUTING";
  const mayCancel = state.mayChange !== false && open.state !== "COMPLETED" && open.state !== "PROCESSING";
  setFlag(byID("callback-move"), "hidden", !mayMove || !byID("move").hidden);
  setFlag(byID("callback-cancel"), "hidden", !mayCancel);
  if (!mayMove) setFlag(byID("move"), "hidden", true);
  byID("callback-facts").replaceChildren(...factRows([...callbackFacts(open), ...state.data]));
  for (const node of rows()) node.setAttribute("aria-selected", String(node.dataset.key === open.id));
}

// MARK: Acting

function open(id) {
  const callback = state.callbacks.find((one) => one.id === id);
  if (!callback) return;
  state.open = callback;
  state.data = [];
  setText(byID("callback-problem"), "");
  setFlag(byID("move"), "hidden", true);
  disarm();
  drawCallback();
  refreshOpen();
  (document.querySelector("#callback .actions .button:not([hidden])") ?? byID("callback-back")).focus();
}

function close() {
  if (!state.open) return;
  const { id } = state.open;
  state.open = null;
  drawCallback();
  (row(id) ?? rows()[0])?.focus();
}

/** Does something to the open callback, and shows what became of it. */
async function act(work) {
  const { id } = state.open;
  setText(byID("callback-problem"), "");
  try {
    await work(id);
    setFlag(byID("move"), "hidden", true);
  } catch (error) {
    if (state.open?.id === id) setText(byID("callback-problem"), error.message);
  }
  load();
}

const disarm = confirmBySecondPress(byID("callback-cancel"), "Press again to cancel", () => act((id) => api.cancelCallback(id)));

function startMove() {
  const at = state.open?.desiredTime ?? Date.now() + 3_600_000;
  byID("move-time").value = localTime(at);
  setFlag(byID("move"), "hidden", false);
  setFlag(byID("callback-move"), "hidden", true);
  byID("move-time").focus();
}

function stopMove() {
  setFlag(byID("move"), "hidden", true);
  drawCallback();
  byID("callback-move").focus();
}

async function togglePause() {
  const name = state.service || "all";
  const pause = byID("pause");
  pause.disabled = true;
  setText(byID("calendar-problem"), "");
  try {
    await api.pause(name, !state.paused.has(name));
  } catch (error) {
    setText(byID("calendar-problem"), error.message);
  }
  pause.disabled = false;
  load();
}

// MARK: Keys

function rows() {
  return Array.from(byID("list").querySelectorAll("[role=option]"));
}

function row(id) {
  return rows().find((node) => node.dataset.key === id) ?? null;
}

/** Lets Tab reach one row only. */
function rove(to) {
  if (!to) return;
  for (const node of rows()) node.tabIndex = node === to ? 0 : -1;
}

function step(by) {
  const all = rows();
  const place = all.indexOf(document.activeElement);
  all[Math.max(0, Math.min(all.length - 1, place + by))]?.focus();
}

const listKeys = {
  ArrowDown: () => step(1),
  ArrowUp: () => step(-1),
  Home: () => step(-Infinity),
  End: () => rows().at(-1)?.focus(),
  ArrowLeft: () => moveDay(-1),
  ArrowRight: () => moveDay(1),
  Enter: () => open(document.activeElement.dataset.key),
  " ": () => open(document.activeElement.dataset.key),
};

byID("list").addEventListener("keydown", (event) => {
  const action = listKeys[event.key];
  if (!action || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  action();
});
byID("list").addEventListener("focusin", (event) => rove(event.target.closest("[role=option]")));
byID("list").addEventListener("click", (event) => open(event.target.closest("[role=option]")?.dataset.key));
byID("list-more").addEventListener("click", loadMore);
byID("filters").addEventListener("submit", (event) => event.preventDefault());
byID("filter-service").addEventListener("change", (event) => {
  state.service = event.target.value;
  close();
  load();
});
byID("filter-state").addEventListener("change", (event) => {
  state.states = event.target.value;
  close();
  load();
});
byID("filter-day").addEventListener("change", (event) => setDay(event.target.value));
byID("day-before").addEventListener("click", () => moveDay(-1));
byID("day-after").addEventListener("click", () => moveDay(1));
byID("show-day").addEventListener("click", () => {
  byID("desk").dataset.pane = "item";
  byID("day-back").focus();
});
byID("day-back").addEventListener("click", () => {
  byID("desk").dataset.pane = "list";
  byID("show-day").focus();
});
byID("pause").addEventListener("click", togglePause);
byID("callback-back").addEventListener("click", close);
byID("callback-move").addEventListener("click", startMove);
byID("move-stop").addEventListener("click", stopMove);
byID("move").addEventListener("submit", (event) => {
  event.preventDefault();
  const at = new Date(byID("move-time").value).getTime();
  if (Number.isFinite(at)) act((id) => api.moveCallback(id, at));
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.defaultPrevented || !state.open) return;
  event.preventDefault();
  if (byID("move").hidden) close();
  else stopMove();
});

// MARK: News

let news = 0;
const stream = new EventStream(new URL("../../api/events", import.meta.url), {
  onOpen() {
    showConnection("live");
    load();
  },
  onEvent(name) {
    if (name !== "work") return;
    clearTimeout(news);
    news = setTimeout(load, newsPause);
  },
  onLost: () => showConnection("lost"),
  onSignedOut: () => refuse("Please sign in at the desk."),
});

function showConnection(now) {
  const node = byID("connection");
  node.dataset.state = now;
  setText(node, connectionWords(now));
}

drawIcons();
state.slots = [];
state.states = byID("filter-state").value;
byID("filter-day").value = state.day;
stream.start();
