// Messages on their way out. One goes at a time, in the order written. One that does not get through is tried again by
// itself for as long as it takes, keeps its key and holds the later ones back, so that nothing is lost, doubled or
// overtaken. Only one that the server refuses for good stops, until somebody decides.

import { newKey, wait } from "./dom.js";
import { messageType } from "./transcript-model.js";
import { shown } from "./text.js";

const pauses = [600, 1800, 3000, 6000, 12_000, 24_000, 30_000];
/** So many attempts are nobody's business; from then on the page says that it tries again. */
const quietAttempts = 2;
const types = { message: messageType, page: "Notice.PushUrl", notice: "Notice.Custom" };

/**
 * The unsent messages of one chat.
 *
 * `send(entry)` resolves to the transcript position that the message is known to stand at or before, or null, and
 * rejects with an error whose `permanent` says that trying again is useless. `isOwn(event)` tells events that may be one
 * of these messages. `changed()` is called after each change.
 */
export class Outbox {
  constructor({ send, changed, isOwn, entries = [] }) {
    this.entries = entries.map((entry) => ({ ...entry, state: entry.state === "sending" ? "queued" : entry.state, inFlight: false, attempts: 0 }));
    this.last = 0;
    this.send = send;
    this.changed = changed;
    this.isOwn = isOwn;
    this.busy = false;
    this.stopped = false;
    this.pausing = null;
  }

  /** Appends a message and sends it as soon as those before it are through. `kind` is `message`, `page` or `notice`. */
  add(text, kind = "message") {
    this.entries.push({ key: newKey(), kind, text, state: "queued", position: null, shownAt: null, error: null, attempts: 0, inFlight: false });
    this.changed();
    this.pump();
  }

  /** Tries all failed messages again with their own keys, and one that waits for its next attempt now. */
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

  /** Sends nothing any more. */
  stop() {
    this.stopped = true;
    this.hurry();
  }

  /** Forgets a message that is not under way and goes on with those behind it. */
  discard(key) {
    this.entries = this.entries.filter((entry) => entry.key !== key || entry.inFlight);
    this.changed();
    this.hurry();
    this.pump();
  }

  /** Takes note of new transcript events up to `last`: what the transcript shows is no longer shown here. */
  settle(added, last) {
    this.last = last;
    for (const event of added) {
      if (!this.isOwn(event)) continue;
      const same = (entry) =>
        entry.shownAt === null && types[entry.kind ?? "message"] === event.type && shown(entry.text) === shown(event.text);
      const entry = this.entries.find((entry) => entry.state !== "failed" && same(entry));
      if (entry) entry.shownAt = event.position;
    }
    this.entries = this.entries.filter((entry) => !this.#settled(entry));
    this.changed();
  }

  /** What is to be drawn below the transcript. */
  get visible() {
    return this.entries.filter((entry) => entry.shownAt === null);
  }

  /** Sends what waits, one by one, until a refusal or the end. */
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

  /** Tries once. Answers whether that settled it, one way or the other. */
  async #attempt(entry) {
    entry.inFlight = true;
    entry.attempts += 1;
    try {
      entry.position = await this.send(entry);
      entry.state = "sent";
      if (this.#settled(entry)) this.entries = this.entries.filter((other) => other !== entry);
      return true;
    } catch (error) {
      entry.error = error.message;
      if (!error.permanent) return false;
      entry.state = "failed";
      entry.shownAt = null;
      return true;
    } finally {
      entry.inFlight = false;
    }
  }

  async #pause(number) {
    this.pausing = new AbortController();
    await wait(pauses[Math.min(number, pauses.length - 1)] * (0.85 + Math.random() * 0.3), this.pausing.signal);
    this.pausing = null;
  }

  #settled(entry) {
    if (entry.state !== "sent") return false;
    return entry.shownAt !== null || (entry.position !== null && entry.position <= this.last);
  }
}

/** What the page says of a message that the transcript does not hold yet. */
export function deliveryWords(entry) {
  const reason = entry.error ? ` ${entry.error}` : "";
  if (entry.state === "failed") return `Not sent.${reason}`;
  if (entry.state === "sending" && entry.attempts > quietAttempts) return `Not sent yet.${reason} It is tried again by itself.`;
  return entry.state === "queued" ? "Waits its turn" : "Sending…";
}

/** Whether somebody may do something about it: try at once, or give it up. */
export function isStuck(entry) {
  return entry.state === "failed" || (entry.state === "sending" && entry.attempts > quietAttempts);
}
