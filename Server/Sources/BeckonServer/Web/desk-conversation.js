// One chat at the desk: whose it is, what was said, what this agent has seen of it.

import { Transcript } from "./transcript-model.js";

const headMembers = ["state", "customer", "owner", "mine", "waitingSince"];

/** One chat at this desk. */
export class DeskChat {
  constructor(id) {
    this.id = id;
    this.head = null;
    this.transcript = new Transcript();
    this.online = null;
    this.notice = null;
    this.data = null;
    this.loaded = false;
    this.failed = false;
    /** What its owner has seen, and what the server knows of that. */
    this.read = 0;
    this.told = 0;
    this.telling = false;
    this.wanted = 0;
    this.fetching = false;
    this.again = false;
    this.draft = "";
    this.draftKind = "message";
    /** How often the transcript was refused in a row. */
    this.refusals = 0;
    this.outbox = null;
    this.typing = null;
  }

  get state() {
    return this.head?.state ?? "ended";
  }

  get customer() {
    return this.head?.customer ?? "";
  }

  get isMine() {
    return this.state === "active" && this.head.mine === true;
  }

  /** Where it stands in the list: `mine`, `waiting`, `others` or `done`. */
  get place() {
    if (this.state === "ended") return "done";
    if (this.state === "waiting") return "waiting";
    return this.isMine ? "mine" : "others";
  }

  /** Messages of the customer that whoever has to answer them has not seen. */
  get unread() {
    if (this.place === "others" || this.place === "done") return 0;
    return this.loaded ? this.transcript.messagesAfter(this.read, "CLIENT") : Number(this.head?.unread) || 0;
  }

  /** Whether it came to this agent since the agent last looked: somebody handed it over. */
  get isNew() {
    if (!this.isMine || !this.loaded) return false;
    const { events } = this.transcript;
    for (let index = events.length - 1; index >= 0 && events[index].position > this.read; index -= 1) {
      if (events[index].type === "Notice.Joined" && events[index].party !== "CLIENT") return true;
    }
    return false;
  }

  /** Takes what the list says. Answers whether the chat changed hands or state. */
  take(head) {
    const before = this.head;
    this.head = head;
    this.online = head.online === true;
    this.wanted = Math.max(this.wanted, Number(head.lastPosition) || 0);
    this.told = Math.max(this.told, Number(head.read) || 0);
    this.read = Math.max(this.read, this.told);
    return before?.state !== head.state || before?.mine !== head.mine || before?.owner !== head.owner;
  }

  /** Takes a page of the transcript with what it says of the chat. Answers as `Transcript.add` does. */
  takeTranscript(answer) {
    const result = this.transcript.add(Array.isArray(answer?.events) ? answer.events : []);
    this.loaded = true;
    this.failed = false;
    this.online = answer?.online === true;
    this.notice = typeof answer?.notice === "string" ? answer.notice : null;
    this.wanted = Math.max(this.wanted, Number(answer?.lastPosition) || 0);
    if (Array.isArray(answer?.data)) this.data = answer.data.filter(Array.isArray);
    if (this.head && typeof answer?.state === "string") {
      this.head = { ...this.head };
      for (const member of headMembers) this.head[member] = answer[member];
    }
    return result;
  }
}
