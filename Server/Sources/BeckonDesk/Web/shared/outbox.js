// @ts-check
// Unsent messages of one chat. They are sent one at a time, in the order written. A message that fails is tried again with
// the same key until it succeeds, and later messages wait for it, so none is lost, doubled or overtaken. A message that the
// server refuses for good stops the queue until the writer retries or discards it.

import { newKey, wait } from "./dom.js";
import { messageType } from "./transcript-model.js";
import { shown } from "./text.js";

const pauses = [600, 1800, 3000, 6000, 12_000, 24_000, 30_000];
/** How many attempts may fail before the page says that it tries again. */
const quietAttempts = 2;
/** @type {Record<string, string>} */
const types = { message: messageType, page: "Notice.PushUrl", notice: "Notice.Custom" };

/**
 * The unsent messages of one chat.
 *
 * `send(entry)` resolves to a transcript position at or after the message, or to null when none is known. It rejects with
 * an error whose `permanent` says that trying again is useless. `isOwn(event)` says whether an event may be one of these
 * messages. `changed()` is called after each change.
 */
export class Outbox {
  /**
   * @param {{
   *   send(entry: OutboxEntry): Promise<number | null>, changed(): void, isOwn(event: ChatEvent): boolean, entries?: OutboxEntry[]
   * }} options
   */
  constructor({ send, changed, isOwn, entries = [] }) {
    /** @type {OutboxEntry[]} */
    this.entries = entries.map((entry) => ({ ...entry, state: entry.state === "sending" ? "queued" : entry.state, inFlight: false, attempts: 0 }));
    this.last = 0;
    this.send = send;
    this.changed = changed;
    this.isOwn = isOwn;
    this.busy = false;
    this.stopped = false;
    /**
     * Ends the pause before the next attempt.
     * @type {AbortController | null}
     */
    this.pausing = null;
  }

  /**
   * Appends a message and sends it after those before it. `kind` is `message`, `page` or `notice`.
   * @param {string} text
   * @param {string} kind
   */
  add(text, kind = "message") {
    this.entries.push({ key: newKey(), kind, text, state: "queued", position: null, shownAt: null, error: null, attempts: 0, inFlight: false });
    this.changed();
    this.pump();
  }

  /** Tries all failed messages again with their own keys, and ends the wait for a next attempt. */
  retry() {
    for (const entry of this.entries) if (entry.state === "failed") entry.state = "queued";
    this.changed();
    this.hurry();
    this.pump();
  }

  /** Ends the wait for the next attempt, as when the network is back. */
  hurry() {
    this.pausing?.abort();
  }

  /** Stops sending for good. */
  stop() {
    this.stopped = true;
    this.hurry();
  }

  /**
   * Removes a message unless it is being sent, and sends the later ones.
   * @param {string} key
   */
  discard(key) {
    this.entries = this.entries.filter((entry) => entry.key !== key || entry.inFlight);
    this.changed();
    this.hurry();
    this.pump();
  }

  /**
   * Takes new transcript events up to `last`: messages that the transcript shows are no longer pending.
   * @param {ChatEvent[]} added
   * @param {number} last
   */
  settle(added, last) {
    this.last = last;
    for (const event of added) {
      if (!this.isOwn(event)) continue;
      const same = (/** @type {OutboxEntry} */ entry) =>
        entry.shownAt === null && types[entry.kind ?? "message"] === event.type && shown(entry.text) === shown(event.text);
      const entry = this.entries.find((entry) => entry.state !== "failed" && same(entry));
      if (entry) entry.shownAt = event.position;
    }
    this.entries = this.entries.filter((entry) => !this.#settled(entry));
    this.changed();
  }

  /** The messages to draw below the transcript. */
  get visible() {
    return this.entries.filter((entry) => entry.shownAt === null);
  }

  /** Sends the waiting messages one by one, until one is refused for good or none is left. */
  async pump() {
    if (this.busy) return;
    this.busy = true;
    try {
      for (;;) {
        const entry = this.entries.find((entry) => entry.state !== "sent");
        if (!entry || entry.state === "failed" || this.stopped) return;
        await this.#deliver(entry);
      }
    } finally {
      this.busy = false;
    }
  }

  /** @param {OutboxEntry} entry */
  async #deliver(entry) {
    entry.state = "sending";
    entry.attempts = 0;
    entry.error = null;
    this.changed();
    while (!this.stopped && this.entries.includes(entry)) {
      if (await this.#attempt(entry)) break;
      this.changed();
      await this.#pause(entry.attempts - 1);
    }
    this.changed();
  }

  /**
   * Tries once. Returns whether that was the last attempt: the message was sent, or refused for good.
   * @param {OutboxEntry} entry
   */
  async #attempt(entry) {
    entry.inFlight = true;
    entry.attempts += 1;
    try {
      entry.position = await this.send(entry);
      entry.state = "sent";
      if (this.#settled(entry)) this.entries = this.entries.filter((other) => other !== entry);
      return true;
    } catch (problem) {
      const error = /** @type {Error & { permanent?: boolean }} */ (problem);
      entry.error = error.message;
      if (!error.permanent) return false;
      entry.state = "failed";
      entry.shownAt = null;
      return true;
    } finally {
      entry.inFlight = false;
    }
  }

  /** @param {number} number */
  async #pause(number) {
    this.pausing = new AbortController();
    await wait(pauses[Math.min(number, pauses.length - 1)] * (0.85 + Math.random() * 0.3), this.pausing.signal);
    this.pausing = null;
  }

  /** @param {OutboxEntry} entry */
  #settled(entry) {
    if (entry.state !== "sent") return false;
    return entry.shownAt !== null || (entry.position !== null && entry.position <= this.last);
  }
}

/**
 * The text that the page shows below a pending message.
 * @param {OutboxEntry} entry
 */
export function deliveryWords(entry) {
  const reason = entry.error ? ` ${entry.error}` : "";
  if (entry.state === "failed") return `Not sent.${reason}`;
  if (entry.state === "sending" && entry.attempts > quietAttempts) return `Not sent yet.${reason} Retrying…`;
  return entry.state === "queued" ? "Waiting to be sent" : "Sending…";
}

/**
 * Whether the writer can act on a message: try it now, or discard it.
 * @param {OutboxEntry} entry
 */
export function isStuck(entry) {
  return entry.state === "failed" || (entry.state === "sending" && entry.attempts > quietAttempts);
}
