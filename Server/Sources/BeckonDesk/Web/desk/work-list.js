// @ts-check
// The list on the left: chats and callbacks in sections, as one listbox with a roving focus.

import { messageOf } from "../shared/api.js";
import { callbackStory, isOverdue } from "../shared/callback-story.js";
import { all, byID, element, setFlag, setText } from "../shared/dom.js";
import { RowList } from "../shared/list.js";
import { isStuck } from "../shared/outbox.js";
import { clockTime, oneLine, waited } from "../shared/text.js";

/** @typedef {import("../shared/list.js").RowItem} RowItem */

/**
 * A chat's row; `since` and `quiet` order those who wait.
 * @typedef {RowItem & { since: number | undefined, quiet: number }} ChatItem
 */

const doneShown = 30;
/** The parts of the list, in their order. */
const sections = { mine: "Mine", waiting: "Waiting", others: "Others", callbacks: "Callbacks", done: "Done" };

/** Draws the model's chats and callbacks and moves the focus among them. Rows have keys `chat:<id>` and `callback:<id>`. */
export class WorkList {
  /**
   * @param {import("./model.js").DeskModel} model
   * @param {(key: string) => void} onOpen
   */
  constructor(model, onOpen) {
    this.model = model;
    this.box = byID("work");
    this.box.replaceChildren(...Object.entries(sections).map(([id, title]) => sectionElement(id, title)));
    this.list = new RowList(this.box, onOpen, (row) => this.sight.observe(row));
    this.more = byID("work-more");
    this.isLoading = false;
    this.isSigning = false;
    /** Why no more rows could be fetched. */
    this.failed = "";
    this.sight = new IntersectionObserver((entries) => this.#see(entries), { root: this.box, rootMargin: "120px" });
    this.signs = [byID("work-above"), byID("work-below")];
    for (const sign of this.signs) sign.addEventListener("click", () => this.list.row(sign.dataset.key)?.focus());
    this.box.addEventListener("scroll", () => this.#drawSignsSoon(), { passive: true });
    new ResizeObserver(() => this.#drawSignsSoon()).observe(this.box);
    this.more.addEventListener("click", () => this.#showMore());
  }

  /** Redraws all rows. */
  draw() {
    const { list: chats, loneCallbacks: callbacks, now } = this.model;
    const isOver = (/** @type {Callback} */ callback) => callback.state === "COMPLETED";
    const rows = (/** @type {string} */ place) => chats.filter((chat) => chat.place === place).map((chat) => chatItem(chat, now));
    const done = [...rows("done"), ...callbacks.filter(isOver).map((callback) => callbackItem(callback, now))];
    const open = callbacks.filter((callback) => !isOver(callback)).map((callback) => callbackItem(callback, now));
    this.list.redraw(() => {
      this.#section("mine", rows("mine"));
      this.#section("waiting", rows("waiting").sort(longestWait));
      this.#section("others", rows("others"));
      this.#section("callbacks", open);
      this.#section("done", done.slice(-doneShown), done.length);
      this.#drawMore();
    });
    this.#drawSignsSoon();
  }

  /**
   * Tells the model which chats' rows can be seen.
   * @param {IntersectionObserverEntry[]} entries
   */
  #see(entries) {
    for (const { target, isIntersecting } of entries) {
      // A chat that moved to another section has a new row there.
      if (!target.isConnected || !(target instanceof HTMLElement)) continue;
      const key = target.dataset.key ?? "";
      if (key.startsWith("chat:")) this.model.see(key.slice("chat:".length), isIntersecting);
    }
  }

  #drawSignsSoon() {
    if (this.isSigning) return;
    this.isSigning = true;
    requestAnimationFrame(() => {
      this.isSigning = false;
      this.#drawSigns();
    });
  }

  /** Says what waits for the agent beyond the upper and the lower edge of the list; a click goes there. */
  #drawSigns() {
    const { top, bottom } = this.box.getBoundingClientRect();
    /** @type {[HTMLElement[], HTMLElement[]]} */
    const beyond = [[], []];
    for (const row of all(this.box, "[data-call]")) {
      const place = row.getBoundingClientRect();
      const middle = (place.top + place.bottom) / 2;
      if (middle < top) beyond[0].unshift(row);
      else if (middle > bottom) beyond[1].push(row);
    }
    this.signs.forEach((sign, side) => {
      const rows = beyond[side];
      const words = callWords(rows);
      setFlag(sign, "hidden", rows.length === 0);
      sign.dataset.key = rows[0]?.dataset.key ?? "";
      setText(sign, words && `${side === 0 ? "↑" : "↓"} ${words}`);
      sign.setAttribute("aria-label", `${words} further ${side === 0 ? "up" : "down"}`);
    });
  }

  /**
   * Marks the row that is shown on the right.
   * @param {string | null} key
   */
  select(key) {
    this.list.select(key);
  }

  /**
   * Moves the focus by so many rows.
   * @param {number} step
   */
  move(step) {
    this.list.move(step, this.more);
  }

  /** Focuses the row that is shown on the right, else the row that had the focus last. */
  focus() {
    this.list.focus();
  }

  /**
   * @param {string} id
   * @param {RowItem[]} items
   * @param {number} count
   */
  #section(id, items, count = items.length) {
    const part = byID(id);
    setFlag(byID(`${id}-section`), "hidden", items.length === 0);
    setText(byID(`${id}-count`), count > 0 ? String(count) : "");
    this.list.drawPart(part, items);
  }

  /** Draws how much is open beyond the list. The button keeps its place and size while more is loading. */
  #drawMore() {
    const { more, hasNext } = this.model;
    const words = [counted(more.chats, "chat"), counted(more.callbacks, "callback")].filter(Boolean).join(", ");
    const wasFocused = document.activeElement === this.more && !this.isLoading;
    setFlag(byID("work-foot"), "hidden", !words);
    setFlag(this.more, "hidden", !hasNext);
    setText(byID("work-more-count"), this.failed || (words && `${words} more`));
    if (wasFocused && (!words || !hasNext)) this.list.rows.at(-1)?.focus();
  }

  /** Shows the next page and focuses its first row. */
  async #showMore() {
    if (this.isLoading) return;
    const known = new Set(this.list.rows.map((row) => row.dataset.key));
    this.isLoading = true;
    this.failed = "";
    this.more.setAttribute("aria-disabled", "true");
    try {
      await this.model.showMore();
    } catch (error) {
      this.failed = oneLine(messageOf(error), 80);
    }
    this.draw();
    this.isLoading = false;
    this.more.setAttribute("aria-disabled", "false");
    const isHere = document.activeElement === this.more || document.activeElement === document.body;
    this.#drawMore();
    if (isHere) (this.failed ? this.more : this.list.rows.find((row) => !known.has(row.dataset.key)))?.focus();
  }
}

/**
 * Chats without a message come last: a caller who only makes chats hides no customer.
 * @param {ChatItem} a
 * @param {ChatItem} b
 */
function longestWait(a, b) {
  return a.quiet - b.quiet || (a.since ?? Infinity) - (b.since ?? Infinity);
}

/**
 * How many rows call for what.
 * @param {HTMLElement[]} rows
 */
function callWords(rows) {
  const counts = Object.entries(calls).map(([call, word]) => ({ word, number: rows.filter((row) => row.dataset.call === call).length }));
  return counts.filter(({ number }) => number > 0).map(({ word, number }) => `${number} ${word}`).join(", ");
}

/**
 * @param {number} count
 * @param {string} word
 */
function counted(count, word) {
  return count > 0 ? `${count.toLocaleString()} ${word}${count === 1 ? "" : "s"}` : "";
}

/**
 * @param {string} id
 * @param {string} title
 */
function sectionElement(id, title) {
  const count = element("span", { id: `${id}-count`, class: "count" });
  return element(
    "section",
    { id: `${id}-section`, role: "group", "aria-labelledby": `${id}-title` },
    element("h2", { id: `${id}-title`, role: "presentation" }, `${title} `, count),
    element("div", { id, class: "rows", role: "presentation" }),
  );
}

/** What calls the agent to a row, with its words. */
const calls = { unread: "unread", waiting: "waiting", overdue: "overdue" };
const placeWords = { mine: "yours", waiting: "waiting", others: "another agent's", done: "ended" };

/**
 * @param {import("./conversation.js").DeskChat} chat
 * @param {number} now
 * @returns {ChatItem}
 */
function chatItem(chat, now) {
  const { place, head, transcript } = chat;
  const name = oneLine(chat.customer, 48) || "Customer";
  const last = transcript.lastMessage;
  const quiet = place === "waiting" ? "Waiting for an agent" : place === "done" ? "Ended" : "No messages yet";
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
    when: wait || clockTime(last?.at),
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

/**
 * The speaker of the last message with a colon; empty for the customer, whom the row already names.
 * @param {ChatEvent} event
 */
function speaker(event) {
  if (event.party === "CLIENT") return "";
  return event.mine === true ? "You: " : `${oneLine(event.nickname, 24) || "Agent"}: `;
}

/**
 * @param {Callback} callback
 * @param {number} now
 * @returns {RowItem}
 */
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
    when: clockTime(callback.createdAt),
    badge: "",
    label: `Callback ${name}, ${[overdue, word].filter(Boolean).join(", ")}, ${about}`,
  };
}
