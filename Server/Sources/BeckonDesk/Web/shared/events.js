// @ts-check
// Reads server-sent events from the server without EventSource: this way the page sees the heartbeats, and so notices a
// dead connection, and it sees the HTTP status, and so tells an ended session from a lost network.

import { signals, wait } from "./dom.js";

/** The server beats every 3 s: after so many milliseconds without a byte the connection counts as dead. */
const silence = 9000;
const longestPause = 10_000;

/** Cuts a stream of text into events. `feed(text)` returns the events that this text completes. */
export class EventStreamParser {
  constructor() {
    this.rest = "";
    this.name = "";
    /** @type {string[]} */
    this.lines = [];
  }

  /**
   * @param {string} text
   * @returns {{ name: string, data: string }[]}
   */
  feed(text) {
    const lines = (this.rest + text).split(/\r\n|\n|\r(?!$)/);
    this.rest = lines.pop() ?? "";
    const events = [];
    for (const line of lines) {
      if (line === "") {
        if (this.lines.length > 0) events.push({ name: this.name || "message", data: this.lines.join("\n") });
        this.name = "";
        this.lines = [];
      } else this.#field(line);
    }
    return events;
  }

  /** @param {string} line */
  #field(line) {
    const colon = line.indexOf(":");
    if (colon === 0) return;
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (name === "event") this.name = value;
    else if (name === "data") this.lines.push(value);
  }
}

/**
 * The words for `connecting`, `live` and `lost`; a browser that knows that it has no network says so.
 * @param {"connecting" | "live" | "lost"} state
 */
export function connectionWords(state) {
  if (state === "lost" && navigator.onLine === false) return "Offline, trying again…";
  return { connecting: "Connecting…", live: "Live", lost: "Reconnecting…" }[state];
}

/**
 * Keeps one stream open until `stop()`. Handlers: `onOpen()` after each connection (the caller asks for what it missed),
 * `onEvent(name, data)`, `onLost()`, and `onSignedOut()` and `onForbidden()`, after which the stream is stopped.
 */
export class EventStream {
  /**
   * @param {URL} url
   * @param {{ onOpen(): void, onEvent(name: string, data: string): void, onLost(): void, onSignedOut(): void, onForbidden?(): void }} handlers
   */
  constructor(url, handlers) {
    this.url = url;
    this.handlers = handlers;
    /**
     * Ends the stream.
     * @type {AbortController | null}
     */
    this.abort = null;
    /**
     * Ends the pause before the next try.
     * @type {AbortController | null}
     */
    this.hurry = null;
    /**
     * Ends the connection, which is then opened anew.
     * @type {AbortController | null}
     */
    this.watchdog = null;
    this.isOpen = false;
    addEventListener("online", () => this.hurry?.abort());
    addEventListener("offline", () => this.doubt());
  }

  /** Opens the stream anew, as after a request without an answer: it shows at once whether the server is there. */
  doubt() {
    if (this.isOpen) this.watchdog?.abort();
  }

  start() {
    this.stop();
    this.abort = new AbortController();
    this.#run(this.abort.signal);
  }

  stop() {
    this.abort?.abort();
    this.abort = null;
  }

  /** @param {AbortSignal} stopped */
  async #run(stopped) {
    let failures = 0;
    while (!stopped.aborted) {
      const opened = await this.#readOnce(stopped);
      if (stopped.aborted) return;
      failures = opened ? 1 : failures + 1;
      this.handlers.onLost();
      this.hurry = new AbortController();
      const pause = Math.min(longestPause, 500 * 2 ** (failures - 1)) * (0.75 + Math.random() / 2);
      await wait(pause, signals.any([stopped, this.hurry.signal]));
    }
  }

  /**
   * Reads until the connection ends. Returns whether it was opened.
   * @param {AbortSignal} stopped
   */
  async #readOnce(stopped) {
    const watchdog = new AbortController();
    this.watchdog = watchdog;
    let timer = setTimeout(() => watchdog.abort(), silence);
    let opened = false;
    try {
      const response = await fetch(this.url, {
        cache: "no-store",
        headers: { Accept: "text/event-stream" },
        signal: signals.any([stopped, watchdog.signal]),
      });
      if (response.status === 401) {
        this.stop();
        this.handlers.onSignedOut();
        return false;
      }
      if (response.status === 403 && this.handlers.onForbidden) {
        this.stop();
        this.handlers.onForbidden();
        return false;
      }
      const type = response.headers.get("Content-Type") ?? "";
      // Anything else comes from something that answers in the server's place.
      if (response.status !== 200 || !response.body || !/^text\/event-stream\b/i.test(type)) return false;
      opened = true;
      this.isOpen = true;
      this.handlers.onOpen();
      const parser = new EventStreamParser();
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done || stopped.aborted) return opened;
        clearTimeout(timer);
        timer = setTimeout(() => watchdog.abort(), silence);
        for (const event of parser.feed(value)) this.handlers.onEvent(event.name, event.data);
      }
    } catch {
      return opened;
    } finally {
      clearTimeout(timer);
      this.isOpen = false;
    }
  }
}
