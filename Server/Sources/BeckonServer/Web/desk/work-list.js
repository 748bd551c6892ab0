// The list on the left: chats and callbacks in sections, as one listbox with a roving focus.

import { byID, element, reconcile, setFlag, setText } from "../shared/dom.js";
import { callbackStory, isOverdue } from "../shared/callback-story.js";
import { isStuck } from "../shared/outbox.js";
import { clockTime, oneLine, waited } from "../shared/text.js";

const doneShown = 30;
/** The parts of the list, in their order. */
const sections = { mine: "Mine", waiting: "Waiting", others: "Others", callbacks: "Callbacks", done: "Done" };

/** Draws the model's chats and callbacks and moves the focus among them. Rows have keys `chat:<id>` and `callback:<id>`. */
export class WorkList {
  constructor(model, onOpen) {
    this.model = model;
    this.onOpen = onOpen;
    this.list = byID("work");
    this.list.replaceChildren(...Object.entries(sections).map(([id, title]) => sectionElement(id, title)));
    this.more = byID("work-more");
    this.current = null;
    this.place = null;
    this.isLoading = false;
    this.failed = "";
    this.drawn = new WeakMap();
    this.sight = new IntersectionObserver((entries) => this.#see(entries), { root: this.list, rootMargin: "120px" });
    this.signs = [byID("work-above"), byID("work-below")];
    for (const sign of this.signs) sign.addEventListener("click", () => this.#row(sign.dataset.key)?.focus());
    this.list.addEventListener("scroll", () => this.#drawSignsSoon(), { passive: true });
    new ResizeObserver(() => this.#drawSignsSoon()).observe(this.list);
    this.list.addEventListener("click", (event) => this.#pick(event.target));
    this.list.addEventListener("focusin", (event) => this.#rove(event.target.closest("[role=option]")));
    this.more.addEventListener("click", () => this.#showMore());
  }

  /** Redraws all rows. The focus stays with its row, also when the row moves to another section. */
  draw() {
    const focused = document.activeElement?.closest("[role=option]")?.dataset.key;
    const { list: chats, loneCallbacks: callbacks, now } = this.model;
    const isOver = (callback) => callback.state === "COMPLETED";
    const rows = (place) => chats.filter((chat) => chat.place === place).map((chat) => chatItem(chat, now));
    // Chats without a message come last: a caller who only makes chats hides no customer.
    const longestWait = (a, b) => a.quiet - b.quiet || (a.since ?? Infinity) - (b.since ?? Infinity);
    const done = [...rows("done"), ...callbacks.filter(isOver).map((callback) => callbackItem(callback, now))];
    this.#section("mine", rows("mine"));
    this.#section("waiting", rows("waiting").sort(longestWait));
    this.#section("others", rows("others"));
    const open = callbacks.filter((callback) => !isOver(callback)).map((callback) => callbackItem(callback, now));
    this.#section("callbacks", open);
    this.#section("done", done.slice(-doneShown), done.length);
    this.#drawMore();
    this.#rove(this.#row(this.place) ?? this.#rows[0] ?? null);
    if (focused && !document.activeElement?.closest("[role=option]")) this.#row(focused)?.focus();
    this.#drawSignsSoon();
  }

  /** Tells the model which chats' rows can be seen. */
  #see(entries) {
    for (const { target, isIntersecting } of entries) {
      // A chat that moved to another section has a new row there.
      if (!target.isConnected) continue;
      const key = target.dataset.key ?? "";
      if (key.startsWith("chat:")) this.model.see(key.slice("chat:".length), isIntersecting);
    }
  }

  #drawSignsSoon() {
    if (this.signing) return;
    this.signing = true;
    requestAnimationFrame(() => {
      this.signing = false;
      this.#drawSigns();
    });
  }

  /** Says what waits for the agent beyond the upper and the lower edge of the list; a click goes there. */
  #drawSigns() {
    const { top, bottom } = this.list.getBoundingClientRect();
    const beyond = [[], []];
    for (const row of this.list.querySelectorAll("[data-call]")) {
      const place = row.getBoundingClientRect();
      const middle = (place.top + place.bottom) / 2;
      if (middle < top) beyond[0].unshift(row);
      else if (middle > bottom) beyond[1].push(row);
    }
    this.signs.forEach((sign, side) => {
      const rows = beyond[side];
      const count = (call) => rows.filter((row) => row.dataset.call === call).length;
      const words = Object.entries(calls).map(([call, word]) => [count(call), word]).filter(([number]) => number > 0);
      setFlag(sign, "hidden", rows.length === 0);
      sign.dataset.key = rows[0]?.dataset.key ?? "";
      setText(sign, words.length === 0 ? "" : `${side === 0 ? "↑" : "↓"} ${words.map(([number, word]) => `${number} ${word}`).join(", ")}`);
      sign.setAttribute("aria-label", `${words.map(([number, word]) => `${number} ${word}`).join(", ")} further ${side === 0 ? "up" : "down"}`);
    });
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
    // A step beyond the last row leads to the button that shows more rows.
    const stops = this.more.hidden || !Number.isFinite(step) ? rows : [...rows, this.more];
    const focused = stops.indexOf(document.activeElement);
    const next = focused >= 0 ? focused + step : Math.max(0, rows.indexOf(this.#row(this.place)));
    stops[Math.max(0, Math.min(stops.length - 1, next))].focus();
  }

  /** Focuses the row that is shown on the right, else the row that had the focus last. */
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
    const create = () => {
      const row = newRow();
      this.sight.observe(row);
      return row;
    };
    reconcile(rows, items, (item) => item.key, create, (row, item) => this.#update(row, item));
  }

  /** Draws how much is open beyond the list. The button keeps its place and size while more is loading. */
  #drawMore() {
    const { more, hasNext } = this.model;
    const words = [counted(more.chats, "chat"), counted(more.callbacks, "callback")].filter(Boolean).join(", ");
    const wasFocused = document.activeElement === this.more && !this.isLoading;
    setFlag(byID("work-foot"), "hidden", !words);
    setFlag(this.more, "hidden", !hasNext);
    setText(byID("work-more-count"), this.failed || (words && `${words} more`));
    if (wasFocused && (!words || !hasNext)) this.#rows.at(-1)?.focus();
  }

  /** Shows the next page and focuses its first row. */
  async #showMore() {
    if (this.isLoading) return;
    const known = new Set(this.#rows.map((row) => row.dataset.key));
    this.isLoading = true;
    this.failed = "";
    this.more.setAttribute("aria-disabled", "true");
    try {
      await this.model.showMore();
    } catch (error) {
      this.failed = oneLine(error.message, 80);
    }
    this.draw();
    this.isLoading = false;
    this.more.setAttribute("aria-disabled", "false");
    const isHere = document.activeElement === this.more || document.activeElement === document.body;
    this.#drawMore();
    if (isHere) (this.failed ? this.more : this.#rows.find((row) => !known.has(row.dataset.key)))?.focus();
  }

  #update(row, item) {
    row.setAttribute("aria-selected", String(item.key === this.current));
    // Hundreds of rows are drawn for each message: those that say the same stay untouched.
    const said = JSON.stringify(item);
    if (this.drawn.get(row) === said) return;
    this.drawn.set(row, said);
    row.setAttribute("aria-label", item.label);
    if (item.call) row.dataset.call = item.call;
    else delete row.dataset.call;
    row.dataset.tone = item.tone;
    setFlag(row, "data-online", item.online);
    setFlag(row, "data-waits", item.waits);
    setText(row.querySelector(".name"), item.name);
    setText(row.querySelector(".when"), item.when);
    setText(row.querySelector(".line"), item.line);
    setText(row.querySelector(".about"), item.about);
    setText(row.querySelector(".badge"), item.badge);
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

function counted(count, word) {
  return count > 0 ? `${count.toLocaleString()} ${word}${count === 1 ? "" : "s"}` : "";
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
    element("bdi", { class: "about" }),
  );
}

function sectionElement(id, title) {
  const count = element("span", { id: `${id}-count`, class: "count" });
  return element(
    "section",
    { role: "group", "aria-labelledby": `${id}-title` },
    element("h2", { id: `${id}-title`, role: "presentation" }, `${title} `, count),
    element("div", { id, class: "rows", role: "presentation" }),
  );
}

/** What calls the agent to a row, with its words. */
const calls = { unread: "unread", waiting: "waiting", overdue: "overdue" };
const placeWords = { mine: "yours", waiting: "waiting", others: "another agent's", done: "ended" };

function chatItem(chat, now) {
  const { place, head, transcript } = chat;
  const name = oneLine(chat.customer, 48) || "Customer";
  const last = transcript.lastMessage;
  const quiet = { waiting: "Waiting for an agent", done: "Ended" }[place] ?? "No messages yet";
  const stuck = chat.outbox.visible.find(isStuck);
  const line = stuck ? `Not sent: ${oneLine(stuck.text, 80)}` : last ? speaker(last) + oneLine(last.text, 90) : quiet;
  const wait = place === "mine" || place === "waiting" ? waited(head.waitingSince, now) : "";
  const out = chat.isOwnerOut ? ", signed out" : "";
  const owner = place === "others" ? `Taken by ${oneLine(head.owner, 32) || "another agent"}${out}` : "";
  const about = [owner, oneLine(head.subject, 48), oneLine(head.service, 32)].filter(Boolean).join(" · ");
  const unread = chat.unread;
  const isQuiet = !last && unread === 0;
  return {
    key: `chat:${chat.id}`,
    tone: place,
    call: place === "mine" && (unread > 0 || chat.isNew) ? "unread" : place === "waiting" && !isQuiet ? "waiting" : "",
    online: place !== "done" && chat.online === true,
    waits: wait !== "",
    since: head.waitingSince,
    quiet: isQuiet ? 1 : 0,
    name,
    line,
    about,
    when: wait || clockTime(last?.at ?? NaN),
    badge: unread > 0 ? (unread > 99 ? "99+" : String(unread)) : chat.isNew ? "New" : "",
    label: [
      name,
      placeWords[place],
      place === "done" ? "" : chat.online ? "online" : "away",
      wait && `waiting ${wait}`,
      unread > 0 && `${unread} unread`,
      chat.isNew && "handed over to you",
      about,
    ].filter(Boolean).join(", ") + `. ${line}`,
  };
}

/** The speaker of the last message with a colon; empty for the customer, whom the row already names. */
function speaker(event) {
  if (event.party === "CLIENT") return "";
  return event.mine === true ? "You: " : `${oneLine(event.nickname, 24) || "Agent"}: `;
}

function callbackItem(callback, now) {
  const number = oneLine(callback.customerNumber, 32);
  const name = oneLine(callback.name, 48) || number || "No number";
  const { word, tone } = callbackStory(callback);
  const overdue = isOverdue(callback, now) ? "Overdue" : "";
  const about = [name === number ? "" : number, oneLine(callback.service, 48)].filter(Boolean).join(" · ");
  return {
    key: `callback:${callback.id}`,
    tone,
    call: overdue || tone === "ready" ? "overdue" : "",
    online: false,
    waits: overdue !== "",
    name,
    line: [overdue, word].filter(Boolean).join(" · "),
    about,
    when: clockTime(callback.createdAt ?? NaN),
    badge: "",
    label: `Callback ${name}, ${[overdue, word].filter(Boolean).join(", ")}, ${about}`,
  };
}
