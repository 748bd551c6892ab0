// Telling the other side that somebody writes: once at the first letter, once after a silence, in this order.

import { wait } from "./dom.js";

const silence = 4000;
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
    clearTimeout(this.timer);
    this.#set(false);
    return this.last;
  }

  /** Takes note that a message goes out. */
  sent() {
    clearTimeout(this.timer);
    this.on = false;
  }

  /** Waits for a report under way, so that the message behind it does not overtake it; not for ever. */
  settled() {
    return Promise.race([this.last, wait(patience)]);
  }

  #set(on) {
    if (this.on === on) return;
    this.on = on;
    this.last = this.last.then(() => this.report(on)).catch(() => {});
  }
}
