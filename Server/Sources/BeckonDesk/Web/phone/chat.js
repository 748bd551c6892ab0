// @ts-check
// One chat of the phone: its service, its transcript, its connection, its unsent messages. It draws nothing.

import { LiveLink, eventsOf } from "./beckon-wire.js";
import { newKey } from "../shared/dom.js";
import { Outbox } from "../shared/outbox.js";
import { PhoneFiles } from "./files.js";
import { GMSError, ownAddress, postForm, postText } from "./gms.js";
import { savePhone } from "./state.js";
import { wire } from "./traffic.js";
import { Transcript } from "../shared/transcript-model.js";
import { TypingReporter } from "../shared/typing.js";

/** @typedef {import("./state.js").ChatRecord} ChatRecord */

/**
 * `record` is what a reload keeps: service id, addresses, `gms_user`, events, unsent messages. `handlers` are
 * `onEvents(added)`, `onFiles(events)`, `onState()` and `onOutbox()`.
 */
export class PhoneChat {
  /**
   * @param {ChatRecord} record
   * @param {() => { name: string, pushType: string, deviceID: string }} customer
   * @param {{ onEvents(added: ChatEvent[]): void, onFiles(events: ChatEvent[]): void, onState(): void, onOutbox(): void }} handlers
   */
  constructor(record, customer, handlers) {
    this.record = record;
    this.customer = customer;
    this.handlers = handlers;
    this.transcript = new Transcript(record.events);
    record.events = this.transcript.events;
    /** @type {"connecting" | "connected" | "off"} */
    this.connection = "off";
    this.problem = "";
    /** @type {LiveLink | null} */
    this.link = null;
    /**
     * Ends when the server knows that the phone is away.
     * @type {Promise<void> | null}
     */
    this.leaving = null;
    /** @type {Promise<void> | null} */
    this.refreshing = null;
    this.away = false;
    addEventListener("online", () => this.link?.hurry());
    addEventListener("offline", () => this.doubt());
    this.files = new PhoneFiles(record);
    this.typing = new TypingReporter((on) => this.#operation(on ? "startTyping" : "stopTyping", {}));
    /** @type {Outbox} */
    this.outbox = new Outbox({
      isOwn: (event) => event.party === "CLIENT",
      entries: record.unsent,
      send: (entry) => this.#send(entry),
      changed: () => {
        record.unsent = this.outbox?.entries ?? record.unsent;
        savePhone();
        handlers.onOutbox();
      },
    });
  }

  /**
   * A record for a chat that is about to start. `serviceId` and `createURL` are null for a plain chat.
   * @param {{
   *   base: string, chatService: string, gmsUser: string, serviceId?: string | null, createURL?: string | null, cometURL: string,
   *   subject: string
   * }} chat
   * @returns {ChatRecord}
   */
  static record({ base, chatService, gmsUser, serviceId = null, createURL = null, cometURL, subject }) {
    return {
      base, chatService, gmsUser, serviceId, createURL, cometURL, subject,
      // A chat that a callback began has no service of version 2.
      takesFiles: createURL === null,
      requestKey: newKey(), createKey: newKey(),
      state: "starting", sessionId: null, clientId: null, ack: null, events: [], unsent: [], draft: "",
    };
  }

  get ended() {
    return this.record.state === "ended";
  }

  /** Creates the service and the chat if they are missing, then goes online. */
  async begin() {
    this.#problem("");
    const { record } = this;
    try {
      if (!record.serviceId) {
        const answer = await postForm(`${record.base}/1/service/${record.chatService}`, record.gmsUser, {}, record.requestKey);
        const id = answer._id;
        if (typeof id !== "string") throw new GMSError("No connection.", 0);
        record.serviceId = id;
        savePhone();
      }
      record.createURL ??= `${record.base}/1/service/${encodeURIComponent(record.serviceId)}/ixn/chat`;
      const answer = await postForm(record.createURL, record.gmsUser, this.#customerFields(), record.createKey);
      if (typeof answer.chatSessionId !== "string") throw new GMSError("No connection.", 0);
      record.sessionId = answer.chatSessionId;
      record.state = "live";
      savePhone();
      this.#take(answer);
      this.#goOnline();
    } catch (error) {
      this.#problem(messageOf(error));
    }
  }

  /** Goes online with the old clientId, or with a new one if the server does not know it; the server sends the backlog. */
  async comeBack() {
    this.away = false;
    await this.leaving;
    this.#goOnline();
  }

  #goOnline() {
    if (this.away || this.record.state !== "live") return;
    this.link ??= new LiveLink({
      url: ownAddress(this.record.cometURL),
      user: this.record.gmsUser,
      clientId: this.record.clientId,
      ack: this.record.ack ?? null,
      onData: (data) => this.#receive(data),
      onState: (state) => {
        if (state === "connected" && this.connection !== state) this.outbox.hurry();
        this.connection = state;
        this.handlers.onState();
      },
      onClient: (clientId, ack) => {
        this.record.clientId = clientId;
        this.record.ack = ack;
        savePhone();
      },
      onWire: wire,
    });
    this.link.start();
    this.outbox.pump();
  }

  /** Shows at once whether the server still answers: a request got no answer, or the network is gone. */
  doubt() {
    if (this.connection === "connected") this.link?.doubt();
    this.handlers.onState();
  }

  /** Asks by REST for the events after the last one held, as after a reload. */
  refresh() {
    this.refreshing ??= this.#refresh().finally(() => (this.refreshing = null));
    return this.refreshing;
  }

  /**
   * Goes to the background; `tells` says whether the server is told the last position.
   * @param {boolean} tells
   */
  goAway(tells) {
    this.away = true;
    if (!tells) {
      this.typing.sent();
      this.link?.vanish();
      return;
    }
    const stopped = this.typing.stop();
    this.leaving = this.link?.leave(this.transcript.last, stopped) ?? null;
  }

  /**
   * Sends a message, in the order written.
   * @param {string} text
   */
  say(text) {
    this.record.draft = "";
    this.typing.sent();
    this.outbox.add(text);
  }

  /**
   * Takes the text in the field: stores it for a reload and reports typing.
   * @param {string} text
   */
  wrote(text) {
    this.record.draft = text;
    savePhone();
    if (this.record.state === "live") this.typing.wrote(text);
  }

  /** Ends the chat for the customer. */
  async end() {
    if (this.record.state !== "live") {
      this.#finish();
      return;
    }
    try {
      this.#take(await this.#operation("disconnect", {}));
      await this.refresh();
      this.#finish();
    } catch (error) {
      if (error instanceof GMSError && error.permanent) this.#finish();
      else this.#problem(messageOf(error));
    }
  }

  /**
   * Sends one message; the answer says its position in the transcript.
   * @param {OutboxEntry} entry
   */
  async #send(entry) {
    await this.typing.settled();
    const { gmsUser } = this.record;
    const { answer, position } = await postText(this.#address("send"), gmsUser, entry.text, entry.key).catch((error) => {
      if (error.status === 0) this.doubt();
      throw error;
    });
    // Only a chat says that it has the text.
    if (position === null && !Array.isArray(answer.transcriptToShow)) throw new GMSError("No connection.", 0);
    this.typing.again();
    this.#take(answer);
    return position;
  }

  /** @param {string} operation */
  #address(operation) {
    const { base, serviceId } = this.record;
    return `${base}/1/service/${encodeURIComponent(serviceId ?? "")}/ixn/chat/${operation}`;
  }

  /**
   * @param {string} name
   * @param {Record<string, string>} fields
   * @param {string} [key]
   */
  #operation(name, fields, key) {
    return postForm(this.#address(name), this.record.gmsUser, fields, key);
  }

  async #refresh() {
    try {
      this.#take(await this.#operation("refresh", { transcriptPosition: String(this.transcript.last) }));
    } catch (error) {
      if (!(error instanceof GMSError) || error.status === 0 || !error.permanent) return;
      this.#finish();
    }
  }

  /**
   * Version 1 tells files as notices; what they hold is asked for, and a notice stays one if that fails.
   * @param {ChatEvent[]} added
   */
  async #completeFiles(added) {
    const completed = await this.files.complete(added).catch(() => []);
    if (completed.length === 0) return;
    savePhone();
    this.handlers.onFiles(completed);
  }

  /** @param {any} data */
  #receive(data) {
    const resource = data.message;
    if (!resource || resource.chatSessionId !== this.record.sessionId) return;
    const events = eventsOf(resource);
    const what = events.length === 1 ? events[0].type : `${events.length} events`;
    wire("in", "/_genesys", `${what} to ${resource.transcriptPosition}`);
    this.#take(resource);
  }

  /**
   * Takes a chat resource from REST or Bayeux: each position once, and without holes.
   * @param {any} resource
   */
  #take(resource) {
    const { added, gap } = this.transcript.add(eventsOf(resource));
    if (added.length > 0) {
      this.outbox.settle(added, this.transcript.last);
      savePhone();
      this.handlers.onEvents(added);
      this.#completeFiles(added);
    }
    if (gap) {
      wire("bad", "/_genesys", `a gap after ${this.transcript.last}`);
      this.refresh();
    } else if (resource.chatIxnState === "DISCONNECTED") this.#finish();
  }

  #finish() {
    if (this.ended) return;
    this.typing.sent();
    this.record.state = "ended";
    this.link?.leave(this.transcript.last);
    savePhone();
    this.handlers.onState();
  }

  #customerFields() {
    const { name, pushType, deviceID } = this.customer();
    return {
      notify_by: "comet",
      userDisplayName: name,
      firstName: name,
      subject: this.record.subject,
      push_notification_deviceid: deviceID,
      push_notification_type: pushType,
    };
  }

  /** @param {string} text */
  #problem(text) {
    this.problem = text;
    this.handlers.onState();
  }
}

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
