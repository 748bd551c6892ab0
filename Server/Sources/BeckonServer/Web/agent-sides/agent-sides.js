// The admin's page of agent sides: how the adapter of each stands on each node, and the chats that are owed a delivery. It
// asks again every few seconds while it is visible, and changes only the texts that differ.

import { byID, drawIcons, element, reconcile, setFlag, setText } from "../shared/dom.js";
import { DeskAPI } from "../shared/api.js";
import { connectionWords as stateWords } from "../shared/events.js";
import { clockTime, oneLine } from "../shared/text.js";

/** How long the page waits before it asks again, in milliseconds. */
const pause = 5000;

const api = new DeskAPI(() => refuse("Please sign in at the desk."));
const state = { sides: [], now: 0, open: null, chosen: false, loaded: false, timer: 0, asking: false, stopped: false };

// MARK: Reading

async function load() {
  clearTimeout(state.timer);
  if (state.asking || state.stopped || document.hidden) return;
  state.asking = true;
  try {
    const answer = await api.agentSides();
    state.sides = Array.isArray(answer?.agentSides) ? answer.agentSides : [];
    state.now = Number.isFinite(answer?.now) ? answer.now : Date.now();
    state.loaded = true;
    showConnection("live");
    draw();
  } catch (error) {
    if (error.status === 403) refuse("This account may not see the agent sides. An admin's account may.");
    else showConnection("lost");
  } finally {
    state.asking = false;
  }
  if (!state.stopped) {
    setFlag(byID("desk"), "hidden", false);
    state.timer = setTimeout(load, pause);
  }
}

function refuse(text) {
  state.stopped = true;
  clearTimeout(state.timer);
  setText(byID("refused-text"), text);
  setFlag(byID("desk"), "hidden", true);
  setFlag(byID("refused"), "hidden", false);
}

function showConnection(now) {
  const node = byID("connection");
  node.dataset.state = now;
  setText(node, stateWords(now));
}

// MARK: Words

/** A time in its largest unit, such as "40 s" or "6 min". */
function age(at) {
  if (!Number.isFinite(at)) return "";
  const seconds = Math.max(0, Math.floor((state.now - at) / 1000));
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7200) return `${Math.floor(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.floor(seconds / 3600)} h` : `${Math.floor(seconds / 86_400)} days`;
}

function owedWords(side) {
  const count = Number(side.owed) || 0;
  if (count === 0) return "Nothing owed";
  const chats = `${count.toLocaleString()} ${count === 1 ? "chat" : "chats"}${side.more ? " or more" : ""} owed`;
  return Number.isFinite(side.oldest) ? `${chats}, the oldest event ${age(side.oldest)} old` : chats;
}

/** Whether its adapter stands: `up`, `down`, or `none` for an agent side without one. A node that only waits tells no trouble. */
function tone(nodes) {
  if (nodes.some((node) => node.trouble)) return "down";
  return nodes.some((node) => Number.isFinite(node.connectedSince)) ? "up" : "none";
}

function connectionWords(node) {
  if (Number.isFinite(node.connectedSince)) return `Connected since ${clockTime(node.connectedSince)}`;
  return node.trouble ? `Not connected: ${oneLine(node.trouble, 120)}` : "No connection held here";
}

function sideWords(side) {
  const nodes = list(side.nodes);
  if (nodes.length === 0) return "By webhooks";
  const held = nodes.find((node) => Number.isFinite(node.connectedSince)) ?? nodes.find((node) => node.trouble);
  return held ? connectionWords(held) : "No connection held";
}

function counts(table) {
  const words = Object.entries(table ?? {}).map(([word, count]) => `${count} ${oneLine(word, 64)}`);
  return words.length > 0 ? words.join(", ") : "None";
}

function limits(node) {
  const words = list(node.limits).map((limit) => `${oneLine(limit.name, 64)}: ${limit.used} of ${limit.allowed}`);
  return words.length > 0 ? words.join(", ") : "None told";
}

function eventWords(chat) {
  if (!Number.isSafeInteger(chat.from)) return "None";
  return chat.from === chat.to ? String(chat.from) : `${chat.from} to ${chat.to}`;
}

function nextWords(chat) {
  const seconds = Math.ceil((chat.next - state.now) / 1000);
  return !(seconds > 0) ? "Now" : seconds < 120 ? `In ${seconds} s` : `At ${clockTime(chat.next)}`;
}

function list(value) {
  return Array.isArray(value) ? value : [];
}

// MARK: Drawing

function draw() {
  const { sides } = state;
  if (state.open === null && sides.length > 0 && !narrow.matches) state.open = sides[0].name;
  const box = byID("list");
  const focused = document.activeElement?.closest("[role=option]") ?? null;
  const place = rows().indexOf(focused);
  reconcile(box, sides, (side) => side.name, createRow, updateRow);
  setFlag(byID("list-empty"), "hidden", sides.length > 0);
  setFlag(box, "hidden", sides.length === 0);
  // A row that left the list hands the focus to its neighbour.
  const heir = focused && !focused.isConnected ? rows()[Math.min(place, rows().length - 1)] : focused;
  if (heir && heir !== document.activeElement) heir.focus();
  rove(heir ?? row(state.open) ?? rows()[0]);
  drawSide();
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

function updateRow(node, side) {
  const name = oneLine(side.name, 48);
  const [line, about] = [sideWords(side), owedWords(side)];
  node.dataset.tone = tone(list(side.nodes));
  node.setAttribute("aria-selected", String(side.name === state.open));
  node.setAttribute("aria-label", `${name}, ${line}, ${about}`);
  for (const [part, text] of Object.entries({ name, when: age(side.oldest), line, about })) setText(node.querySelector(`.${part}`), text);
}

function drawSide() {
  const side = state.sides.find((one) => one.name === state.open);
  if (!side) state.open = null;
  setFlag(byID("agent-side"), "hidden", !side);
  setFlag(byID("nothing"), "hidden", Boolean(side));
  byID("desk").dataset.pane = side && state.chosen ? "item" : "list";
  const none = state.loaded && state.sides.length === 0;
  setText(byID("nothing-title"), none ? "The desk answers all chats." : state.loaded ? "Pick an agent side" : "");
  setText(byID("nothing-text"), none ? "An agent side that the settings name appears here." : "");
  if (!side) return;
  const nodes = list(side.nodes);
  const chats = list(side.chats);
  setText(byID("agent-side-name"), oneLine(side.name, 60));
  setText(byID("agent-side-owed"), owedWords(side));
  setFlag(byID("nodes-empty"), "hidden", nodes.length > 0);
  reconcile(byID("nodes"), nodes, (node) => node.node, createNode, updateNode);
  setFlag(byID("chats-box"), "hidden", chats.length === 0);
  setText(byID("chats-note"), chats.length === 0 ? "It has accepted everything." : chats.length < side.owed ? `The first ${chats.length}, the longest due first.` : "The longest due first.");
  reconcile(byID("chats"), chats, (chat) => chat.chat, createChat, updateChat);
}

const facts = [
  ["connection", "Connection", connectionWords],
  ["heard", "Last event", (node) => (Number.isFinite(node.lastEvent) ? `${age(node.lastEvent)} ago, ${Number(node.events).toLocaleString()} in all` : "None")],
  ["refused", "Refused", (node) => counts(node.refused)],
  ["unknown", "Unknown", (node) => counts(node.unknown)],
  ["limits", "Limits", limits],
  ["noted", "Noted", (node) => `${age(node.at)} ago`],
];

function createNode() {
  const pairs = facts.flatMap(([key, name]) => [element("dt", { text: name }), element("dd", { data: { fact: key } })]);
  return element("li", {}, element("h4", {}, element("bdi", {})), element("dl", { class: "facts" }, ...pairs));
}

function updateNode(item, node) {
  item.dataset.tone = tone([node]);
  setText(item.querySelector("bdi"), oneLine(node.node, 60));
  for (const [key, , words] of facts) setText(item.querySelector(`[data-fact="${key}"]`), words(node));
}

const columns = [
  ["owed-id", (chat) => oneLine(chat.chat, 200)],
  ["owed-service", (chat) => oneLine(chat.service, 100)],
  ["owed-events", eventWords],
  ["owed-oldest", (chat) => age(chat.oldest)],
  ["owed-attempts", (chat) => String(Number(chat.attempts) || 0)],
  ["owed-next", nextWords],
  ["owed-why", (chat) => oneLine(chat.why ?? "", 200)],
];

function createChat() {
  return element("tr", {}, ...columns.map(([name]) => element("td", { class: name })));
}

function updateChat(item, chat) {
  setFlag(item, "data-failed", chat.attempts > 0);
  for (const [name, words] of columns) {
    const cell = item.querySelector(`.${name}`);
    const text = words(chat);
    setText(cell, text);
    // A cell that is too narrow shows its whole text to a pointer.
    if (cell.title !== text) cell.title = text;
  }
}

// MARK: Opening

const narrow = window.matchMedia("(max-width: 760px)");

function open(name) {
  if (!name) return;
  state.open = name;
  state.chosen = true;
  draw();
  byID("sheet").focus();
}

function back() {
  const { open } = state;
  state.chosen = false;
  drawSide();
  (row(open) ?? rows()[0])?.focus();
}

// MARK: Keys

function rows() {
  return Array.from(byID("list").querySelectorAll("[role=option]"));
}

function row(name) {
  return rows().find((node) => node.dataset.key === name) ?? null;
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
byID("back").addEventListener("click", back);
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.defaultPrevented || !state.chosen) return;
  event.preventDefault();
  back();
});
document.addEventListener("visibilitychange", load);

drawIcons();
load();
