// @ts-check
// The supervisor's data: a day's callbacks as the filters say, the slots of that day, and what is paused.

import { DeskError, messageOf } from "../shared/api.js";
import { dayOf, rangeOf } from "./days.js";

/**
 * Fetches callbacks, slots and pauses. It calls `onChange()` when they are here, `onProblem(text)` when they could not be fetched, and
 * `onRefused(text)` when the person may not see them.
 */
export class CallbacksModel {
  /**
   * @param {import("../shared/api.js").DeskAPI} api
   * @param {{ onChange(): void, onProblem(text: string): void, onRefused(text: string): void }} handlers
   */
  constructor(api, handlers) {
    this.api = api;
    this.handlers = handlers;
    /** The filters: a service or none, states with commas, a day. */
    this.service = "";
    this.states = "";
    this.day = dayOf(Date.now());
    /** @type {string[]} */
    this.services = [];
    /** @type {Callback[]} */
    this.callbacks = [];
    /**
     * Where the next page of callbacks begins.
     * @type {string | undefined}
     */
    this.next = undefined;
    this.mayChange = true;
    /** @type {TimeSlot[]} */
    this.slots = [];
    /**
     * The names of paused services, or `all`.
     * @type {Set<string>}
     */
    this.paused = new Set();
    /** Grows with each request: an answer to older filters is dropped. */
    this.ask = 0;
  }

  /** When the day that is shown begins, and when the next one does. */
  get range() {
    return rangeOf(this.day);
  }

  /** Whether the service that is chosen is paused; if none is chosen, whether all are. */
  get isPaused() {
    return this.paused.has("all") || this.paused.has(this.service);
  }

  /** @param {string | undefined} id */
  callback(id) {
    return this.callbacks.find((callback) => callback.id === id) ?? null;
  }

  /** Fetches the list, the slots and the pauses for the present filters. */
  async load() {
    const ask = ++this.ask;
    const { from, until } = this.range;
    try {
      const [page, day, pauses] = await Promise.all([
        this.api.callbacks(this.#filters),
        this.service ? this.api.slots(this.service, from, until) : null,
        this.api.pauses(),
      ]);
      if (ask !== this.ask) return;
      this.callbacks = page.callbacks ?? [];
      this.next = page.next;
      this.services = page.services ?? this.services;
      this.mayChange = page.mayChange !== false;
      this.slots = day?.slots ?? [];
      this.paused = new Set(pauses.paused ?? []);
      this.handlers.onChange();
    } catch (error) {
      if (ask === this.ask) this.#fail(error);
    }
  }

  /** Fetches the next page of the list; throws when it cannot be fetched. Returns whether the list grew. */
  async loadMore() {
    const { ask, next } = this;
    if (!next) return false;
    const page = await this.api.callbacks({ ...this.#filters, after: next });
    if (ask !== this.ask) return false;
    const known = new Set(this.callbacks.map((callback) => callback.id));
    this.callbacks.push(...(page.callbacks ?? []).filter((callback) => !known.has(callback.id)));
    this.next = page.next;
    return true;
  }

  /** Drops what is under way. */
  stop() {
    this.ask += 1;
  }

  /** Pauses the service that is chosen, or all of them, or ends that pause. */
  async togglePause() {
    const name = this.service || "all";
    await this.api.pause(name, !this.paused.has(name));
  }

  get #filters() {
    return { service: this.service, states: this.states, ...this.range };
  }

  /** @param {unknown} error */
  #fail(error) {
    const status = error instanceof DeskError ? error.status : 0;
    // Whoever is signed out is told so already.
    if (status === 401) return;
    if (status === 403) this.handlers.onRefused("This account may not see the callbacks of others. A supervisor's account may.");
    else this.handlers.onProblem(messageOf(error));
  }
}
