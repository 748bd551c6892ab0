// @ts-check
// The transcript on the screen: bubbles by party, notices in the middle, pending messages below.

import { all, byID, element, icon, reconcile, setFlag, setText, within } from "./dom.js";
import { deliveryWords, isStuck } from "./outbox.js";
import { fileType, isSystemLine, messageType } from "./transcript-model.js";
import { byteWords, clockTime, dayName, oneLine, richText, webAddress } from "./text.js";

const groupGap = 5 * 60_000;
/** @type {Record<string, string>} */
const partyNames = { CLIENT: "Customer", AGENT: "Agent", SUPERVISOR: "Supervisor", EXTERNAL: "System" };

/** Draws one transcript at a time into a scrolling log, which stays at its end unless the reader scrolled up. */
export class TranscriptView {
  /**
   * The element `chat-log` scrolls and holds two lists, events and pending messages. The button `chat-jump` is shown while
   * new messages are below the visible part.
   *
   * - `ownParty`: the party drawn on the right.
   * - `outbox()`: the outbox of the chat that is shown, for retrying and discarding; undefined when no chat is shown.
   * - `extra(event)`: an element to show below a message, or null.
   * - `fileLink(file)`: a link or a button that fetches a file; without it files are told in words.
   *
   * @param {{
   *   ownParty: string,
   *   outbox(): import("./outbox.js").Outbox | null | undefined,
   *   extra?(event: ChatEvent): HTMLElement | null,
   *   fileLink?: ((file: ChatFile) => HTMLElement) | null,
   * }} options
   */
  constructor({ ownParty, outbox, extra = () => null, fileLink = null }) {
    this.log = byID("chat-log");
    this.jump = byID("chat-jump");
    this.ownParty = ownParty;
    this.outbox = outbox;
    this.extra = extra;
    this.fileLink = fileLink;
    this.events = element("ol", { class: "events" });
    this.pending = element("ol", { class: "pending" });
    this.log.replaceChildren(this.events, this.pending);
    /**
     * The event that was drawn last.
     * @type {ChatEvent | null}
     */
    this.previous = null;
    this.pinned = true;
    this.log.addEventListener("scroll", () => this.#follow(), { passive: true });
    this.jump.addEventListener("click", () => this.#scrollToEnd());
    new ResizeObserver(() => this.pinned && this.#scrollToEnd()).observe(this.log);
  }

  /**
   * Shows another transcript from its beginning.
   * @param {ChatEvent[]} events
   */
  show(events) {
    this.log.setAttribute("aria-busy", "true");
    this.previous = null;
    this.events.replaceChildren();
    this.pending.replaceChildren();
    setFlag(this.jump, "hidden", true);
    this.#draw(events);
    this.#scrollToEnd();
    this.log.removeAttribute("aria-busy");
  }

  /**
   * Adds new events at the end.
   * @param {ChatEvent[]} events
   */
  append(events) {
    if (events.length === 0) return;
    this.#draw(events);
    if (this.pinned) this.#scrollToEnd();
    else if (events.some((event) => this.#isBubble(event))) setFlag(this.jump, "hidden", false);
  }

  /**
   * Draws the messages that the transcript does not hold yet.
   * @param {OutboxEntry[]} entries
   */
  showPending(entries) {
    const grown = entries.length > this.pending.children.length;
    reconcile(this.pending, entries, (entry) => entry.key, (entry) => this.#pendingRow(entry), updatePending);
    if (this.pinned || grown) this.#scrollToEnd();
  }

  /** @param {ChatEvent[]} events */
  #draw(events) {
    const rows = document.createDocumentFragment();
    for (const event of events) {
      if (event.type === "Notice.TypingStarted" || event.type === "Notice.TypingStopped") continue;
      if (Number.isFinite(event.at) && dayName(event.at) !== dayName(this.previous?.at ?? event.at))
        rows.append(element("li", { class: "notice day", text: dayName(event.at) }));
      rows.append(this.#isBubble(event) ? this.#messageRow(event) : noticeRow(event));
      this.previous = event;
    }
    this.events.append(rows);
    for (const event of events) if (event.type === "Notice.FileDeleted" && event.file) this.#dropFile(event.file.id);
  }

  /** @param {ChatEvent | null} event */
  #isBubble(event) {
    if (isSystemLine(event)) return false;
    return event?.type === messageType || (event?.type === fileType && Boolean(event.file && this.fileLink));
  }

  /** @param {ChatFile} file */
  #link(file) {
    const link = this.fileLink?.(file) ?? element("span");
    link.classList.add("file");
    link.dataset.file = file.id;
    const name = element("bdi", { text: oneLine(file.name, 80) || "File" });
    link.append(icon("file"), name, element("span", { class: "size", text: byteWords(file.size) }));
    return link;
  }

  /**
   * Draws events again of which more is known than before.
   * @param {ChatEvent[]} events
   */
  redraw(events) {
    const before = this.previous;
    for (const event of events) {
      const row = this.events.querySelector(`[data-position="${Number(event.position)}"]`);
      this.previous = null;
      if (row && this.#isBubble(event)) row.replaceWith(this.#messageRow(event));
      if (event.type === "Notice.FileDeleted" && event.file) this.#dropFile(event.file.id);
    }
    this.previous = before;
    if (this.pinned) this.#scrollToEnd();
  }

  /**
   * A file that was deleted cannot be fetched any more: its name stays.
   * @param {string} id
   */
  #dropFile(id) {
    for (const link of all(this.events, "a.file, button.file")) {
      if (link.dataset.file !== id) continue;
      const gone = element("span", { class: "file gone" });
      gone.append(...link.childNodes);
      setText(within(gone, ".size"), "deleted");
      link.replaceWith(gone);
    }
  }

  /** @param {ChatEvent} event */
  #messageRow(event) {
    const own = event.party === this.ownParty;
    const before = this.previous;
    const first =
      !before ||
      !this.#isBubble(before) ||
      before.party !== event.party ||
      before.nickname !== event.nickname ||
      event.at - before.at > groupGap;
    const row = element("li", {
      class: `message ${own ? "own" : "other"}${first ? " first" : ""}`,
      data: { position: event.position, party: event.party },
    });
    if (first) row.append(byline(event));
    const content = event.file && event.type !== messageType ? [this.#link(event.file)] : richText(event.text);
    row.append(element("p", { class: "bubble", dir: "auto" }, ...content));
    const extra = this.extra(event);
    if (extra) row.append(extra);
    return row;
  }

  /** @param {OutboxEntry} entry */
  #pendingRow(entry) {
    const retry = element("button", { type: "button", class: "link retry", text: "Try again" });
    retry.addEventListener("click", () => this.outbox()?.retry());
    const discard = element("button", { type: "button", class: "link", text: "Discard" });
    discard.addEventListener("click", () => this.outbox()?.discard(entry.key));
    const kind = entry.kind === "page" ? "Web page" : entry.kind === "notice" ? "Notice" : "";
    return element(
      "li",
      { class: "message own" },
      kind ? element("p", { class: "byline", text: kind }) : null,
      element("p", { class: "bubble", dir: "auto" }, ...richText(entry.text)),
      element("p", { class: "delivery" }, element("span", { class: "state" }), retry, discard),
    );
  }

  #follow() {
    this.pinned = this.log.scrollHeight - this.log.scrollTop - this.log.clientHeight < 48;
    if (this.pinned) setFlag(this.jump, "hidden", true);
  }

  #scrollToEnd() {
    this.pinned = true;
    this.log.scrollTop = this.log.scrollHeight;
    setFlag(this.jump, "hidden", true);
  }
}

/**
 * @param {HTMLElement} row
 * @param {OutboxEntry} entry
 */
function updatePending(row, entry) {
  row.dataset.state = entry.state;
  setFlag(row, "data-stuck", isStuck(entry));
  setText(within(row, ".state"), oneLine(deliveryWords(entry), 160));
  setText(within(row, ".retry"), entry.state === "failed" ? "Try again" : "Try now");
  for (const button of row.querySelectorAll("button")) setFlag(button, "hidden", !isStuck(entry));
}

/** @param {ChatEvent} event */
function byline(event) {
  const name = oneLine(event.nickname, 48) || partyNames[event.party] || "";
  const time = clockTime(event.at);
  return element(
    "p",
    { class: "byline" },
    element("bdi", { class: "who", text: name }),
    time ? element("time", { text: time }) : null,
  );
}

/** @param {ChatEvent} event */
function noticeRow(event) {
  const row = element("li", { class: "notice", data: { position: event.position, type: event.type } });
  row.append(...noticeContent(event));
  const time = clockTime(event.at);
  if (time) row.append(element("time", { text: time }));
  return row;
}

/**
 * @param {ChatEvent} event
 * @returns {(string | HTMLElement)[]}
 */
function noticeContent(event) {
  const name = element("bdi", { text: oneLine(event.nickname, 48) || partyNames[event.party] || "Somebody" });
  switch (event.type) {
    case "Notice.Joined":
      return [name, " joined"];
    case "Notice.Left":
      return [name, " left"];
    case "Notice.PushUrl":
      return [name, webAddress(event.text) ? " sent a page: " : " sent an address: ", bdi(richText(event.text))];
    case messageType:
      // It repeats the beginning of what could not be delivered, so it names who says so.
      return [name, ": ", bdi(richText(event.text))];
    case "Notice.Custom":
      // What the customer's app says in its own words must not read like a line of the system.
      if (event.party === "CLIENT") return [name, " sent a notice: ", bdi(richText(event.text))];
      return [bdi(richText(event.text || event.type))];
    default:
      return [bdi(richText(event.text || event.type))];
  }
}

/** @param {(string | HTMLElement)[]} nodes */
function bdi(nodes) {
  return element("bdi", {}, ...nodes);
}

/**
 * Shows who is typing, or an empty line that keeps its place.
 * @param {HTMLElement} node
 * @param {string | null} nickname
 */
export function showTypist(node, nickname) {
  const name = nickname === null ? "" : oneLine(nickname, 40) || "Somebody";
  if (node.dataset.name === name) return;
  node.dataset.name = name;
  if (!name) {
    node.replaceChildren();
    return;
  }
  const dots = element("span", { class: "dots", "aria-hidden": "true" }, element("i"), element("i"), element("i"));
  node.replaceChildren(dots, element("span", {}, element("bdi", { text: name }), " is typing"));
}

/**
 * Shows a banner line with its icon, or hides it.
 * @param {HTMLElement} node
 * @param {string | null} text
 */
export function showBanner(node, text) {
  const line = text === null ? "" : oneLine(text, 200);
  setFlag(node, "hidden", !line);
  if (node.dataset.text === line) return;
  node.dataset.text = line;
  node.replaceChildren(icon("away"), element("bdi", { text: line }));
}
