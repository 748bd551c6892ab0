// @ts-check
// Reports typing to the server: the start with the first letter, the stop when the text is empty or after a silence. The
// server shows one start in five seconds and drops the others, so the start is repeated every second. A refusal for good, as after
// another agent took the chat, ends the repetition.

import { wait } from "./dom.js";

const silence = 8000;
const repetition = 1000;
const patience = 1000;

/** `report(on)` tells the server. There a message ends typing, so `sent()` reports nothing. */
export class TypingReporter {
  /** @param {(on: boolean) => Promise<unknown>} report */
  constructor(report) {
    this.report = report;
    this.on = false;
    /**
     * The report that was made last.
     * @type {Promise<unknown>}
     */
    this.last = Promise.resolve();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.repeater = undefined;
  }

  /**
   * Takes the current text of the field.
   * @param {string} text
   */
  wrote(text) {
    clearTimeout(this.timer);
    if (!text.trim()) {
      this.stop();
      return;
    }
    this.#set(true);
    this.timer = setTimeout(() => this.stop(), silence);
  }

  /**
   * Ends typing if it was reported; resolves when the server knows.
   * @returns {Promise<unknown>}
   */
  stop() {
    this.#clear();
    this.#set(false);
    return this.last;
  }

  /** Notes that a message is sent. */
  sent() {
    this.#clear();
    this.on = false;
  }

  /** Repeats at once that the writer types the next text: the message before it, now sent, has ended typing. */
  again() {
    if (this.on) this.#tell(true);
  }

  /**
   * Waits for a report under way, one second at most, so that the next message does not overtake it.
   * @returns {Promise<unknown>}
   */
  settled() {
    return Promise.race([this.last, wait(patience)]);
  }

  /** @param {boolean} on */
  #set(on) {
    if (this.on === on) return;
    this.on = on;
    this.#tell(on);
    if (on) this.repeater = setInterval(() => this.#tell(true), repetition);
  }

  /** @param {boolean} on */
  #tell(on) {
    this.last = this.last
      .then(() => this.report(on))
      .catch((error) => {
        if (error?.permanent) this.sent();
      });
  }

  #clear() {
    clearTimeout(this.timer);
    clearInterval(this.repeater);
  }
}
