// @ts-check
// A client of the requests in docs/wire.md: REST calls, a chat's events, the live connection. It needs `fetch` alone.

const channel = "/_genesys";
const [requestLimit, slack, longestPause] = [15_000, 10_000, 10_000];

/**
 * Signals that end work, which the checker's library does not know yet.
 * @type {{ any(signals: AbortSignal[]): AbortSignal, timeout(milliseconds: number): AbortSignal }}
 */
const signals = /** @type {any} */ (AbortSignal);

/** No answer (status 0), or a refusal. `permanent` says that the same request is useless. */
export class CallError extends Error {
  /**
   * @param {string} message
   * @param {number} status
   */
  constructor(message, status) {
    super(message);
    this.status = status;
    this.permanent = status >= 400 && status < 500 && status !== 408 && status !== 429;
  }
}

/**
 * Sends one REST request and returns `{ answer, position }`: the JSON, and the position of the message that it said. A repeated
 * request has the same `key`. `fields` are sent as a form, `json` as JSON.
 * @param {string | URL} url
 * @param {{ method?: string, user?: string, key?: string, fields?: Record<string, string>, json?: object }} options
 * @returns {Promise<{ answer: any, position: number | null }>}
 */
export async function call(url, { method = "POST", user, key, fields, json } = {}) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (user) headers.gms_user = user;
  if (key) headers["Idempotency-Key"] = key;
  if (json) headers["Content-Type"] = "application/json";
  const body = json ? JSON.stringify(json) : fields && new URLSearchParams(fields);
  const signal = signals.timeout(requestLimit);
  const response = await fetch(url, { method, headers, body, cache: "no-store", signal }).catch(() => {
    throw new CallError("No connection.", 0);
  });
  const text = await response.text().catch(() => null);
  // A PUT is answered without a body.
  const answer = text === "" && method === "PUT" ? {} : parsed(text);
  if (!response.ok) throw new CallError(answer?.message || "The service refused the request.", response.status);
  // Something that answers in the server's place, such as a proxy's page, is no answer.
  if (typeof answer !== "object" || answer === null) throw new CallError("No connection.", 0);
  return { answer, position: Number(response.headers.get("Beckon-Position")) || null };
}

/**
 * @param {string | null} text
 * @returns {any}
 */
function parsed(text) {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}

/**
 * An event of a chat; `at` is in milliseconds since 1970.
 * @typedef {{ position: number, type: string, nickname: string, text: string, party: string, at: number }} WireEvent
 */

/**
 * The events of a chat resource: entry i of n has position `transcriptPosition - (n - 1) + i`.
 * @param {any} resource
 * @returns {WireEvent[]}
 */
export function eventsOf(resource) {
  const list = (Array.isArray(resource?.transcriptToShow) ? resource.transcriptToShow : []).filter(Array.isArray);
  const last = Number(resource?.transcriptPosition);
  if (!Number.isSafeInteger(last)) return [];
  const started = Date.parse(resource.startedAt ?? "");
  return list.map((/** @type {unknown[]} */ entry, /** @type {number} */ index) => {
    const [type, nickname, text, seconds, party] = entry.map((part) => String(part ?? ""));
    return { position: last - (list.length - 1) + index, type, nickname, text, party, at: started + 1000 * Number(seconds) };
  });
}

/**
 * The live connection of a customer, by long-polling. It calls `onData(data)` for each message of `/_genesys`, `onState(state)`
 * with `connecting`, `connected` or `off`, `onClient(clientId, ack)` with what to keep for a later start, and `onWire(direction,
 * what, detail)` for whoever shows the traffic. After `connected` ask once with `refresh`: an answer may have been lost.
 */
export class LiveLink {
  #id = 1;
  #timeout = 30_000;
  #interval = 0;

  /**
   * @param {{
   *   url: string | URL, user: string, clientId?: string | null, ack?: number | null, onData(data: any): void,
   *   onState?(state: "connecting" | "connected" | "off"): void, onClient?(clientId: string | null, ack: number | null): void,
   *   onWire?(direction: string, what: string, detail?: string): void,
   * }} options
   */
  constructor({ url, user, clientId = null, ack = null, onData, onState = () => {}, onClient = () => {}, onWire = () => {} }) {
    this.url = url;
    this.user = user;
    this.clientId = clientId;
    this.ack = clientId ? ack : null;
    this.onData = onData;
    this.onState = onState;
    this.onClient = onClient;
    this.onWire = onWire;
    /** @type {AbortController | null} */
    this.stop = null;
    /** @type {AbortController | null} */
    this.poll = null;
    this.fresh = true;
    this.hurry = () => {};
  }

  /** Starts with the earlier clientId if there is one; otherwise makes a handshake first. */
  start() {
    if (this.stop) return;
    const stop = new AbortController();
    [this.stop, this.fresh] = [stop, true];
    this.onState("connecting");
    this.#run(stop.signal);
  }

  /** Asks anew instead of waiting for the held answer, as after another request without an answer. */
  doubt() {
    this.poll?.abort();
  }

  /** Stops without telling the server, like a phone that is switched off. */
  vanish() {
    this.stop?.abort();
    this.stop = null;
    this.#keep(null, null);
    this.onState("off");
  }

  /**
   * Stops and, after `before`, tells the server the last position that the app has: from now on it pushes.
   * @param {number} position
   * @param {Promise<unknown> | void | null} before
   */
  async leave(position, before = null) {
    const { clientId } = this;
    this.vanish();
    await before;
    if (!clientId) return;
    this.onWire("out", "/meta/disconnect", `transcriptPosition ${position}`);
    const farewell = { channel: "/meta/disconnect", clientId, ext: { transcriptPosition: String(position) } };
    await this.#post([farewell], signals.timeout(requestLimit)).catch(() => this.onWire("bad", "/meta/disconnect", "no answer"));
  }

  /** @param {AbortSignal} stopped */
  async #run(stopped) {
    for (let tries = 0; !stopped.aborted; ) {
      try {
        if (!this.clientId) await this.#handshake(stopped);
        await this.#connect(stopped);
        // A server that does not know the client gets a handshake at once, and after that with pauses.
        tries = this.clientId ? 0 : tries + 1;
        if (tries > 1 || this.#interval > 0) await this.#pause(tries > 1 ? 500 * 2 ** tries : this.#interval, stopped);
      } catch (error) {
        if (stopped.aborted) return;
        this.onWire("bad", "/meta/connect", error instanceof Error ? error.message : String(error));
        this.onState("connecting");
        this.fresh = true;
        await this.#pause(500 * 2 ** tries++ * (0.75 + Math.random() / 2), stopped);
      }
    }
  }

  /** @param {AbortSignal} stopped */
  async #handshake(stopped) {
    this.onWire("out", "/meta/handshake");
    const handshake = { channel: "/meta/handshake", version: "1.0", supportedConnectionTypes: ["long-polling"], ext: { ack: true } };
    const [answer] = await this.#post([handshake], stopped);
    if (!answer?.successful) throw new Error(answer?.error ?? "handshake refused");
    this.#advise(answer.advice);
    this.onWire("out", "/meta/subscribe", channel);
    const subscribe = { channel: "/meta/subscribe", clientId: answer.clientId, subscription: channel };
    const replies = await this.#post([subscribe], stopped);
    if (!replies.find((reply) => reply.channel === "/meta/subscribe")?.successful) throw new Error("subscription refused");
    this.fresh = true;
    this.#keep(answer.clientId, answer.ext?.ack === true ? 0 : null);
  }

  /**
   * Makes one poll; the first one asks for an answer at once, so that the app can show that it is connected.
   * @param {AbortSignal} stopped
   */
  async #connect(stopped) {
    /** @type {Record<string, unknown>} */
    const connect = { channel: "/meta/connect", clientId: this.clientId, connectionType: "long-polling" };
    if (this.fresh) connect.advice = { timeout: 0 };
    if (this.ack !== null) connect.ext = { ack: this.ack };
    this.poll = new AbortController();
    const held = connect.advice ? requestLimit : this.#timeout + slack;
    const replies = await this.#post([connect], signals.any([stopped, this.poll.signal, signals.timeout(held)]));
    this.fresh = false;
    const reply = replies.find((reply) => reply.channel === "/meta/connect");
    this.#advise(reply?.advice);
    if (Number.isSafeInteger(reply?.ext?.ack)) this.#keep(this.clientId, reply.ext.ack);
    if (reply?.successful) this.onState("connected");
    else if (reply?.advice?.reconnect === "none") this.vanish();
    else if (reply?.advice?.reconnect === "handshake" || String(reply?.error).startsWith("402")) {
      this.onWire("in", "/meta/connect", "402: new handshake");
      this.#keep(null, null);
    } else if (reply) throw new Error(reply.error ?? "connect refused");
  }

  /**
   * Posts messages, passes the data in the answer to `onData`, and returns the replies.
   * @param {Record<string, unknown>[]} messages
   * @param {AbortSignal} signal
   * @returns {Promise<any[]>}
   */
  async #post(messages, signal) {
    const headers = { "Content-Type": "application/json;charset=UTF-8", gms_user: this.user };
    const body = JSON.stringify(messages.map((message) => ({ ...message, id: String(this.#id++) })));
    const response = await fetch(this.url, { method: "POST", cache: "no-store", headers, body, signal });
    const answer = response.ok ? await response.json() : null;
    if (!Array.isArray(answer)) throw new Error(response.ok ? "not a Bayeux answer" : `HTTP ${response.status}`);
    if (signal.aborted) throw new Error("stopped");
    const isEvent = (/** @type {any} */ message) => message?.channel === channel && message.data && message.successful === undefined;
    answer.filter(isEvent).forEach((message) => this.onData(message.data));
    return answer.filter((message) => !isEvent(message));
  }

  /** @param {any} advice */
  #advise(advice) {
    if (advice?.timeout > 0) this.#timeout = Math.min(advice.timeout, 120_000);
    if (advice?.interval >= 0) this.#interval = Math.min(advice.interval, longestPause);
  }

  /**
   * @param {string | null} clientId
   * @param {number | null} ack
   */
  #keep(clientId, ack) {
    if (this.clientId === clientId && this.ack === ack) return;
    this.clientId = clientId;
    this.ack = ack;
    this.onClient(clientId, ack);
  }

  /**
   * Waits; `hurry()` ends it, as when the network is back.
   * @param {number} milliseconds
   * @param {AbortSignal} stopped
   */
  #pause(milliseconds, stopped) {
    return new Promise((resolve) => {
      const done = () => resolve(undefined);
      const timer = setTimeout(done, Math.min(milliseconds, longestPause));
      this.hurry = () => (clearTimeout(timer), done());
      stopped.addEventListener("abort", this.hurry, { once: true });
    });
  }
}
