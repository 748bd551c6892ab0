// @ts-check
// Keeps a page of figures fresh: asks again every few seconds while the page is visible.

import { DeskError } from "./api.js";
import { refusePage, showConnection, showPage } from "./header.js";

/** How long a page waits before it asks again, in milliseconds. */
const pause = 5000;

/** Asks for what a page shows, and tells in the bar how that goes. */
export class FreshPage {
  /**
   * @param {() => Promise<void>} ask asks, and draws the answer
   * @param {string} forbidden what an account reads that may not see the page
   */
  constructor(ask, forbidden) {
    this.ask = ask;
    this.forbidden = forbidden;
    this.isAsking = false;
    this.isRefused = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** Asks for the first time, and from then on whenever the page is visible. */
  start() {
    document.addEventListener("visibilitychange", () => this.#load());
    this.#load();
  }

  /**
   * Shows a reason in the place of the page, and asks no more.
   * @param {string} reason
   */
  refuse(reason) {
    this.isRefused = true;
    clearTimeout(this.timer);
    refusePage(reason);
  }

  async #load() {
    clearTimeout(this.timer);
    if (this.isAsking || this.isRefused || document.hidden) return;
    this.isAsking = true;
    try {
      await this.ask();
      showConnection("live");
    } catch (error) {
      if (error instanceof DeskError && error.status === 403) this.refuse(this.forbidden);
      else showConnection("lost");
    } finally {
      this.isAsking = false;
    }
    if (this.isRefused) return;
    showPage();
    this.timer = setTimeout(() => this.#load(), pause);
  }
}
