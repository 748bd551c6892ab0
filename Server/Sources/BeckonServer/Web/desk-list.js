// The list on the left: chats and callbacks by what they need, one listbox with a roving focus.

import { byID, element, reconcile, setFlag, setText } from "./dom.js";
import { clockTime, oneLine } from "./text.js";

const doneShown = 30;
const stateWords = {
  SCHEDULED: "Scheduled",
  QUEUED: "Waiting",
  ROUTING: "Customer is ready",
  PROCESSING: "On the phone",
  COMPLETED: "Completed",
  PAUSED: "Paused",
};

/** What a callback state of GMS means to an agent. */
export function stateWord(state) {
  return stateWords[state] ?? oneLine(state, 24);
}

/** Draws the model's lists and answers the keys that move in them. Keys are `chat:<id>` and `callback:<id>`. */
export class WorkList {
  constructor(model, onOpen) {
    this.model = model;
    this.onOpen = onOpen;
    this.list = byID("work");
    this.current = null;
    this.place = null;
    this.list.addEventListener("click", (event) => this.#pick(event.target));
    this.list.addEventListener("focusin", (event) => this.#rove(event.target.closest("[role=option]")));
  }

  /** Draws all rows again. Focus and place stay with the row, also when it moves to another section. */
  draw() {
    const focused = document.activeElement?.closest("[role=option]")?.dataset.key;
    const chats = this.model.list;
    const open = this.model.callbacks.filter((callback) => callback.state !== "COMPLETED");
    const done = [
      ...chats.filter((chat) => chat.state === "ended").map(chatItem),
      ...this.model.callbacks.filter((callback) => callback.state === "COMPLETED").map(callbackItem),
    ];
    this.#section("waiting", chats.filter((chat) => chat.state === "waiting").map(chatItem));
    this.#section("active", chats.filter((chat) => chat.state === "active").map(chatItem));
    this.#section("callbacks", open.map(callbackItem));
    this.#section("done", done.slice(-doneShown), done.length);
    this.#rove(this.#row(this.place) ?? this.#rows[0] ?? null);
    if (focused && !document.activeElement?.closest("[role=option]")) this.#row(focused)?.focus();
  }

  /** Marks the row that is shown on the right. */
  select(key) {
    this.current = key;
    for (const row of this.#rows) row.setAttribute("aria-selected", String(row.dataset.key === key));
  }

  /** Moves the focus by so many rows. */
  move(step) {
    const rows = this.#rows;
    if (rows.length === 0) return;
    const focused = rows.indexOf(document.activeElement);
    const next = focused >= 0 ? focused + step : Math.max(0, rows.indexOf(this.#row(this.place)));
    rows[Math.max(0, Math.min(rows.length - 1, next))].focus();
  }

  /** Puts the focus on the row that is shown on the right, or on the one it was on last. */
  focus() {
    (this.#row(this.current) ?? this.#row(this.place) ?? this.#rows[0])?.focus();
  }

  get #rows() {
    return Array.from(this.list.querySelectorAll("[role=option]"));
  }

  #row(key) {
    return this.#rows.find((row) => row.dataset.key === key) ?? null;
  }

  #section(id, items, count = items.length) {
    const rows = byID(id);
    setFlag(rows.parentElement, "hidden", items.length === 0);
    setText(byID(`${id}-count`), count > 0 ? String(count) : "");
    reconcile(rows, items, (item) => item.key, newRow, (row, item) => this.#update(row, item));
  }

  #update(row, item) {
    row.setAttribute("aria-selected", String(item.key === this.current));
    row.setAttribute("aria-label", item.label);
    row.dataset.tone = item.tone;
    setFlag(row, "data-online", item.online);
    setText(row.querySelector(".name"), item.name);
    setText(row.querySelector(".when"), item.when);
    setText(row.querySelector(".line"), item.line);
    setText(row.querySelector(".badge"), item.unread > 0 ? String(Math.min(item.unread, 99)) : "");
  }

  #pick(target) {
    const row = target.closest("[role=option]");
    if (row) this.onOpen(row.dataset.key);
  }

  #rove(row) {
    if (!row) return;
    this.place = row.dataset.key;
    for (const other of this.#rows) if (other !== row && other.tabIndex === 0) other.tabIndex = -1;
    row.tabIndex = 0;
  }
}

function newRow() {
  return element(
    "div",
    { class: "row", role: "option", tabindex: "-1" },
    element("span", { class: "dot", "aria-hidden": "true" }),
    element("bdi", { class: "name" }),
    element("span", { class: "when" }),
    element("bdi", { class: "line" }),
    element("span", { class: "badge" }),
  );
}

function chatItem(chat) {
  const name = oneLine(chat.customer, 48) || "Customer";
  const last = chat.transcript.lastMessage;
  const words = last ? `${last.party === "AGENT" ? "You: " : ""}${oneLine(last.text, 90)}` : "";
  const quiet = { waiting: "Waits for an agent", active: "No messages yet", ended: "Ended" }[chat.state] ?? "";
  const presence = chat.online ? "online" : "away";
  return {
    key: `chat:${chat.id}`,
    tone: chat.state,
    online: chat.state !== "ended" && chat.online === true,
    name,
    line: words || quiet,
    when: clockTime(last?.at ?? NaN),
    unread: chat.state === "ended" ? 0 : chat.unread,
    label: `${name}, ${chat.state}${chat.state === "ended" ? "" : `, ${presence}`}. ${words || quiet}`,
  };
}

function callbackItem(callback) {
  const name = oneLine(callback.customerNumber, 32) || "No number";
  const word = stateWord(callback.state);
  return {
    key: `callback:${callback.id}`,
    tone: callback.state === "COMPLETED" ? "ended" : callback.state === "ROUTING" ? "ready" : "callback",
    online: false,
    name,
    line: oneLine(callback.service, 48),
    when: word,
    unread: 0,
    label: `Callback ${name}, ${word}. ${oneLine(callback.service, 48)}`,
  };
}
