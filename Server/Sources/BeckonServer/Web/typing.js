// Telling the other side that somebody writes, in this order: from the first letter on, and once after a silence.
// The server shows one beginning in five seconds and drops the others, so a beginning is told again while it lasts.

import { wait } from "./dom.js";

const silence = 8000;
const repetition = 1000;
const patience = 1000;

/** `report(on)` tells the server. A message ends typing by itself there, so `sent()` reports nothing. */
export class TypingReporter {
  constructor(report) {
    this.report = report;
    this.on = false;
    this.last = Promise.resolve();
  }

  /** The text that stands in the field now. */
  wrote(text) {
    clearTimeout(this.timer);
    if (!text.trim()) {
      this.stop();
      return;
    }
    this.#set(true);
    this.timer = setTimeout(() => this.stop(), silence);
  }

  /** Ends typing if it was reported; resolves when the server knows. */
  stop() {
    this.#clear();
    this.#set(false);
    return this.last;
  }

  /** Takes note that a message goes out. */
  sent() {
    this.#clear();
    this.on = false;
  }

  /** Waits for a report under way, so that the message behind it does not overtake it; not for ever. */
  settled() {
    return Promise.race([this.last, wait(patience)]);
  }

  #set(on) {
    if (this.on === on) return;
    this.on = on;
    this.#tell(on);
    if (on) this.repeater = setInterval(() => this.#tell(true), repetition);
  }

  #tell(on) {
    this.last = this.last.then(() => this.report(on)).catch(() => {});
  }

  #clear() {
    clearTimeout(this.timer);
    clearInterval(this.repeater);
  }
}
