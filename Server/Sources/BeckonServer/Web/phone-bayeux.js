// A long-polling Bayeux client: handshake, subscription to /_genesys, one poll after another.

import { wait } from "./dom.js";
import { wire } from "./phone-wire.js";

const channel = "/_genesys";
const slack = 10_000;
const longestPause = 10_000;
const requestLimit = 15_000;

/**
 * The phone's connection to the server. It calls `onData(data)` for each message of `/_genesys`, `onState(state)` with
 * `connecting`, `connected` or `off`, and `onClient(clientId, ack)` when the clientId changes or an answer was taken.
 *
 * It uses the ack extension, with which the server repeats the messages of a lost answer. `ack` is the number of the last
 * answer that was taken, or null if the server does not number its answers.
 */
export class BayeuxLink {
  constructor({ url, gmsUser, clientId = null, ack = null, onData, onState, onClient }) {
    this.url = url;
    this.gmsUser = gmsUser;
    this.clientId = clientId;
    this.ack = clientId ? ack : null;
    this.onData = onData;
    this.onState = onState;
    this.onClient = onClient;
    this.timeout = 30_000;
    this.interval = 0;
    this.nextID = 1;
    this.abort = null;
    addEventListener("online", () => this.hurry?.abort());
  }

  get running() {
    return this.abort !== null;
  }

  /** Starts polling with the earlier clientId if there is one; otherwise makes a handshake first. */
  start() {
    if (this.abort) return;
    this.abort = new AbortController();
    this.fresh = true;
    this.onState("connecting");
    this.#run(this.abort.signal);
  }

  /** Stops without telling the server, like a phone that is switched off. */
  vanish() {
    this.abort?.abort();
    this.abort = null;
    this.#setClient(null);
    this.onState("off");
  }

  /** Stops at once and, after `before`, tells the server the highest position received, like an app in the background. */
  async leave(position, before = null) {
    const clientId = this.clientId;
    this.vanish();
    await before;
    if (!clientId) return;
    const message = { channel: "/meta/disconnect", clientId, ext: { transcriptPosition: String(position) } };
    wire("out", "/meta/disconnect", `transcriptPosition ${position}`);
    try {
      await this.#post([this.#numbered(message)], AbortSignal.timeout(requestLimit));
    } catch {
      wire("bad", "/meta/disconnect", "no answer");
    }
  }

  async #run(stopped) {
    let failures = 0;
    let refusals = 0;
    while (!stopped.aborted) {
      try {
        if (!this.clientId) await this.#handshake(stopped);
        await this.#connect(stopped);
        if (stopped.aborted) return;
        // The server answered, so earlier failures no longer count. If it does not know the client, the next handshake
        // follows at once, and with a pause after repeated refusals.
        failures = 0;
        refusals = this.clientId ? 0 : refusals + 1;
        if (refusals > 1) await this.#pause(refusals, stopped);
        else if (this.interval > 0) await wait(Math.min(this.interval, longestPause), stopped);
      } catch (error) {
        if (stopped.aborted) return;
        failures += 1;
        wire("bad", "/meta/connect", error.message);
        this.onState("connecting");
        await this.#pause(failures, stopped);
      }
    }
  }

  async #handshake(stopped) {
    const handshake = { channel: "/meta/handshake", version: "1.0", supportedConnectionTypes: ["long-polling"], ext: { ack: true } };
    wire("out", "/meta/handshake");
    const [answer] = await this.#exchange([handshake], stopped);
    if (!answer?.successful || typeof answer.clientId !== "string") throw new Error(answer?.error ?? "handshake refused");
    this.ack = answer.ext?.ack === true ? 0 : null;
    this.#setClient(answer.clientId);
    this.#advise(answer.advice);
    const subscribe = { channel: "/meta/subscribe", clientId: this.clientId, subscription: channel };
    wire("out", "/meta/subscribe", channel);
    const replies = await this.#exchange([subscribe], stopped);
    if (replies.find((reply) => reply.channel === "/meta/subscribe")?.successful) this.fresh = true;
    else this.#setClient(null);
  }

  /** Makes one poll. The first one asks for an answer at once, so that the phone can show that it is connected. */
  async #connect(stopped) {
    if (!this.clientId) throw new Error("subscription refused");
    const connect = { channel: "/meta/connect", clientId: this.clientId, connectionType: "long-polling" };
    if (this.fresh) connect.advice = { timeout: 0 };
    if (this.ack !== null) connect.ext = { ack: this.ack };
    this.fresh = false;
    const limit = AbortSignal.timeout(this.timeout + slack);
    const replies = await this.#exchange([connect], AbortSignal.any([stopped, limit]));
    const reply = replies.find((reply) => reply.channel === "/meta/connect");
    if (!reply) return;
    this.#advise(reply.advice);
    if (Number.isSafeInteger(reply.ext?.ack)) this.#taken(reply.ext.ack);
    if (reply.successful) {
      this.onState("connected");
    } else if (reply.advice?.reconnect === "none") {
      this.vanish();
    } else if (reply.advice?.reconnect === "handshake" || String(reply.error ?? "").startsWith("402")) {
      wire("in", "/meta/connect", "402: new handshake");
      this.#setClient(null);
    } else throw new Error(reply.error ?? "connect refused");
  }

  /** Posts messages, passes the data in the answer to `onData`, and returns the replies to meta messages. */
  async #exchange(messages, signal) {
    const answer = await this.#post(messages.map((message) => this.#numbered(message)), signal);
    const replies = [];
    for (const message of answer) {
      if (message?.channel === channel && message.data && message.successful === undefined) this.onData(message.data);
      else if (typeof message?.channel === "string") replies.push(message);
    }
    return replies;
  }

  async #post(messages, signal) {
    const response = await fetch(this.url, {
      method: "POST",
      cache: "no-store",
      headers: { "Content-Type": "application/json;charset=UTF-8", gms_user: this.gmsUser },
      body: JSON.stringify(messages),
      signal,
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const answer = await response.json();
    if (!Array.isArray(answer)) throw new Error("not a Bayeux answer");
    if (signal.aborted) throw new Error("stopped");
    return answer;
  }

  #numbered(message) {
    return { ...message, id: String(this.nextID++) };
  }

  #advise(advice) {
    if (Number.isFinite(advice?.timeout) && advice.timeout > 0) this.timeout = Math.min(advice.timeout, 120_000);
    if (Number.isFinite(advice?.interval)) this.interval = Math.max(0, advice.interval);
  }

  /** Notes that the chat has all messages of an answer; the answer's number is stored with the chat. */
  #taken(ack) {
    if (this.ack === ack) return;
    this.ack = ack;
    this.onClient(this.clientId, ack);
  }

  #setClient(clientId) {
    if (this.clientId === clientId) return;
    this.clientId = clientId;
    if (clientId === null) this.ack = null;
    this.onClient(clientId, this.ack);
  }

  async #pause(failures, stopped) {
    this.hurry = new AbortController();
    const pause = Math.min(longestPause, 500 * 2 ** (failures - 1)) * (0.75 + Math.random() / 2);
    await wait(pause, AbortSignal.any([stopped, this.hurry.signal]));
  }
}
