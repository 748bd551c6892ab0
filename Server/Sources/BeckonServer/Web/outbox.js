// Messages on their way out. One goes at a time, in the order written; one that fails stays, keeps its key and
// holds the later ones back, so that nothing is lost, doubled or overtaken.

import { newKey, wait } from "./dom.js";
import { messageType } from "./transcript-model.js";
import { shown } from "./text.js";

const pauses = [600, 1800];

/**
 * The unsent messages of one chat.
 *
 * `send(entry)` resolves to the transcript position that the message is known to stand at or before, or null, and
 * rejects with an error whose `permanent` says that trying again is useless. `changed()` is called after each change.
 */
export class Outbox {
  constructor({ send, changed, ownParty, entries = [] }) {
    this.entries = entries.map((entry) => ({ ...entry, state: entry.state === "sending" ? "queued" : entry.state }));
    this.last = 0;
    this.send = send;
    this.changed = changed;
    this.ownParty = ownParty;
    this.busy = false;
  }

  /** Appends a message and sends it as soon as those before it are through. */
  add(text) {
    this.entries.push({ key: newKey(), text, state: "queued", position: null, shownAt: null, error: null });
    this.changed();
    this.pump();
  }

  /** Tries all failed messages again with their own keys. */
  retry() {
    for (const entry of this.entries) if (entry.state === "failed") entry.state = "queued";
    this.changed();
    this.pump();
  }

  /** Forgets a failed message and goes on with those behind it. */
  discard(key) {
    this.entries = this.entries.filter((entry) => entry.key !== key || entry.state === "sending");
    this.changed();
    this.pump();
  }

  /** Takes note of new transcript events up to `last`: what the transcript shows is no longer shown here. */
  settle(added, last) {
    this.last = last;
    for (const event of added) {
      if (event.type !== messageType || event.party !== this.ownParty) continue;
      const same = (entry) => entry.shownAt === null && shown(entry.text) === shown(event.text);
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

  /** Sends what waits, one by one, until a failure or the end. */
  async pump() {
    if (this.busy) return;
    this.busy = true;
    try {
      for (;;) {
        const entry = this.entries.find((entry) => entry.state !== "sent");
        if (!entry || entry.state === "failed") return;
        await this.#deliver(entry);
      }
    } finally {
      this.busy = false;
    }
  }

  async #deliver(entry) {
    entry.state = "sending";
    entry.error = null;
    this.changed();
    for (let attempt = 0; ; attempt += 1) {
      try {
        entry.position = await this.send(entry);
        entry.state = "sent";
        if (this.#settled(entry)) this.entries = this.entries.filter((other) => other !== entry);
        break;
      } catch (error) {
        if (!error.permanent && attempt < pauses.length) {
          await wait(pauses[attempt]);
          continue;
        }
        entry.state = "failed";
        entry.shownAt = null;
        entry.error = error.message;
        break;
      }
    }
    this.changed();
  }

  #settled(entry) {
    if (entry.state !== "sent") return false;
    return entry.shownAt !== null || (entry.position !== null && entry.position <= this.last);
  }
}
