// @ts-check
// One chat at the desk: its agent, its transcript, and how far this agent has read it.

import { Outbox } from "../shared/outbox.js";
import { Transcript } from "../shared/transcript-model.js";
import { TypingReporter } from "../shared/typing.js";

/**
 * What the browser's tab keeps of a chat over a reload: the draft and the unsent messages.
 * @typedef {{ draft?: string, kind?: string, entries?: OutboxEntry[] }} KeptTexts
 */

/** One chat at this desk. */
export class DeskChat {
  /**
   * `report` and `send` reach the server, `changed` is called after each change of the unsent messages.
   * @param {string} id
   * @param {KeptTexts} kept
   * @param {{ report(on: boolean): Promise<unknown>, send(entry: OutboxEntry): Promise<number | null>, changed(chat: DeskChat): void }} port
   */
  constructor(id, kept, { report, send, changed }) {
    this.id = id;
    this.draft = typeof kept.draft === "string" ? kept.draft : "";
    this.draftKind = typeof kept.kind === "string" ? kept.kind : "message";
    this.typing = new TypingReporter(report);
    this.outbox = new Outbox({
      isOwn: (event) => event.mine === true,
      entries: Array.isArray(kept.entries) ? kept.entries : [],
      send: async (entry) => {
        await this.typing.settled();
        const position = await send(entry);
        this.typing.again();
        return position;
      },
      changed: () => changed(this),
    });
    /**
     * Its entry in the work list.
     * @type {ChatHead}
     */
    this.head = { state: "ended" };
    this.transcript = new Transcript();
    this.online = false;
    /**
     * What the customer's absence is told with.
     * @type {string | null}
     */
    this.notice = null;
    /**
     * The attached data.
     * @type {[string, string][]}
     */
    this.data = [];
    this.loaded = false;
    /** Whether its row in the list can be seen. */
    this.inView = false;
    /** The longest file that the agent may send, in bytes. */
    this.largestFile = NaN;
    this.failed = false;
    /** Up to which position its agent has seen it, and up to which position the server knows that. */
    this.read = 0;
    this.told = 0;
    this.telling = false;
    this.wanted = 0;
    this.fetching = false;
    this.again = false;
    /** How often in a row fetching the transcript failed. */
    this.refusals = 0;
  }

  get state() {
    return this.head.state ?? "ended";
  }

  get customer() {
    return this.head.customer ?? "";
  }

  get isMine() {
    return this.state === "active" && this.head.mine === true;
  }

  /** The section of the list that shows the chat: `mine`, `waiting`, `others` or `done`. */
  get place() {
    if (this.state === "ended") return "done";
    if (this.state === "waiting") return "waiting";
    return this.isMine ? "mine" : "others";
  }

  /** How many messages of the customer the agent who has to answer them has not seen. */
  get unread() {
    if (this.place === "others" || this.place === "done") return 0;
    return this.loaded ? this.transcript.messagesAfter(this.read, "CLIENT") : Number(this.head.unread) || 0;
  }

  /** Whether the agent who has the chat is not signed in. */
  get isOwnerOut() {
    return this.place === "others" && this.head.ownerOut === true;
  }

  /** Whether another agent handed the chat over since this agent last looked at it. */
  get isNew() {
    if (!this.isMine || !this.loaded) return false;
    const { events } = this.transcript;
    for (let index = events.length - 1; index >= 0 && events[index].position > this.read; index -= 1) {
      if (events[index].type === "Notice.Joined" && events[index].party !== "CLIENT") return true;
    }
    return false;
  }

  /**
   * Takes the chat's entry in the work list. Returns whether the chat's agent or state changed.
   * @param {ChatHead} head
   */
  take(head) {
    const before = this.head;
    this.head = head;
    this.online = head.online === true;
    this.wanted = Math.max(this.wanted, Number(head.lastPosition) || 0);
    this.told = Math.max(this.told, Number(head.read) || 0);
    this.read = Math.max(this.read, this.told);
    return before.state !== head.state || before.mine !== head.mine || before.owner !== head.owner;
  }

  /**
   * Takes a page of the transcript and the chat's state in it. Returns the result of `Transcript.add`.
   * @param {ChatAnswer} answer
   */
  takeTranscript(answer) {
    const result = this.transcript.add(Array.isArray(answer?.events) ? answer.events : []);
    this.loaded = true;
    this.failed = false;
    this.online = answer?.online === true;
    this.notice = typeof answer?.notice === "string" ? answer.notice : null;
    this.wanted = Math.max(this.wanted, Number(answer?.lastPosition) || 0);
    if (Number.isFinite(answer?.largestFile)) this.largestFile = Number(answer.largestFile);
    if (Array.isArray(answer?.data)) this.data = answer.data.filter(Array.isArray);
    if (typeof answer?.state === "string") {
      const { state, customer, owner, mine, waitingSince } = answer;
      this.head = { ...this.head, state, customer, owner, mine, waitingSince };
    }
    return result;
  }
}
