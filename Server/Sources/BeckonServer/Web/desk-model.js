// What the desk knows: the work list, and of each chat the transcript as far as it was fetched.

import { Outbox } from "./outbox.js";
import { Transcript } from "./transcript-model.js";
import { TypingReporter } from "./typing.js";

const finishedKept = 30;
const fetchedAhead = 40;
const parallel = 3;

/** One chat at this desk. */
class Chat {
  constructor(id) {
    this.id = id;
    this.head = null;
    this.transcript = new Transcript();
    this.online = null;
    this.notice = null;
    this.loaded = false;
    this.failed = false;
    this.seen = 0;
    this.wanted = 0;
    this.fetching = false;
    this.again = false;
    this.draft = "";
    this.outbox = null;
    this.typing = null;
  }

  get state() {
    return this.head?.state ?? "ended";
  }

  get customer() {
    return this.head?.customer ?? "";
  }

  /** Messages of the customer that nobody at this desk has looked at. */
  get unread() {
    return this.transcript.messagesAfter(this.seen, "CLIENT");
  }
}

/**
 * Fetches, keeps and tells. `onWork()` follows a change of the list, `onChat(chat, added)` a change of one chat,
 * `added` being its new transcript events, `onOutbox(chat)` a change of its unsent messages.
 */
export class DeskModel {
  constructor(api, storage, handlers) {
    this.api = api;
    this.storage = storage;
    this.handlers = handlers;
    this.chats = new Map();
    this.order = [];
    this.callbacks = [];
    this.openID = null;
    this.loaded = false;
    this.queue = [];
    this.running = 0;
    this.work = null;
    this.nextWork = null;
  }

  chat(id) {
    return this.chats.get(id) ?? null;
  }

  callback(id) {
    return this.callbacks.find((callback) => callback.id === id) ?? null;
  }

  /** The chats in the server's order. */
  get list() {
    return this.order.map((id) => this.chats.get(id));
  }

  /**
   * Fetches the work list. Resolves when a fetch that began after the call is done; calls that come while one is
   * under way share the next.
   */
  refreshWork() {
    if (this.nextWork) return this.nextWork;
    if (this.work) {
      const again = () => {
        this.nextWork = null;
        return this.refreshWork();
      };
      this.nextWork = this.work.then(again, again);
      return this.nextWork;
    }
    this.work = this.api.work().then((work) => this.#takeWork(work)).finally(() => (this.work = null));
    return this.work;
  }

  /** Takes the news of one chat: its last position and whether the customer is there. */
  hear(id, lastPosition, online) {
    const chat = this.chats.get(id);
    if (!chat) {
      this.refreshWork().catch(() => {});
      return;
    }
    if (Number.isSafeInteger(lastPosition)) chat.wanted = Math.max(chat.wanted, lastPosition);
    if (typeof online === "boolean" && chat.online !== online) {
      chat.online = online;
      this.handlers.onWork();
    }
    if (id === this.openID || !(lastPosition <= chat.transcript.last)) this.fetch(chat);
  }

  /** Names the chat that is looked at; it is fetched and its messages count as seen. */
  open(id) {
    this.openID = id;
    const chat = id === null ? null : this.chats.get(id);
    if (!chat) return;
    chat.seen = chat.transcript.last;
    this.fetch(chat);
  }

  /** Asks for what came after the last event held. Calls during a fetch lead to one more. */
  fetch(chat) {
    if (chat.fetching) {
      chat.again = true;
      return;
    }
    chat.fetching = true;
    if (chat.id === this.openID) this.queue.unshift(chat);
    else this.queue.push(chat);
    this.#pump();
  }

  /** Fetches the open chat and every other one known to have moved on. */
  catchUp() {
    const open = this.chats.get(this.openID);
    if (open) this.fetch(open);
    for (const chat of this.chats.values()) if (chat.loaded && chat.wanted > chat.transcript.last) this.fetch(chat);
  }

  /** Keeps drafts and unsent messages over a reload of the page. */
  save() {
    const kept = {};
    for (const chat of this.chats.values()) {
      const entries = chat.outbox?.entries ?? [];
      if (entries.length > 0 || chat.draft) kept[chat.id] = { entries, draft: chat.draft };
    }
    this.storage.write(kept);
  }

  /** Forgets everything, as at sign-out. */
  clear() {
    this.chats.clear();
    this.order = [];
    this.callbacks = [];
    this.queue = [];
    this.openID = null;
    this.loaded = false;
    this.storage.write({});
  }

  /** The list holds what is open; what has left it is finished and stays in view for a while. */
  #takeCallbacks(open) {
    const listed = new Set(open.map((callback) => callback.id));
    const finished = this.callbacks.filter((callback) => !listed.has(callback.id));
    const kept = finished.slice(-finishedKept).map((callback) => ({ ...callback, state: "COMPLETED" }));
    this.callbacks = [...kept, ...open];
  }

  #takeWork(work) {
    this.isAdmin = work?.admin === true;
    const chats = Array.isArray(work?.chats) ? work.chats : [];
    this.#takeCallbacks(Array.isArray(work?.callbacks) ? work.callbacks : []);
    this.order = [];
    const known = new Set();
    for (const head of chats) {
      const id = String(head.id);
      if (known.has(id)) continue;
      known.add(id);
      this.order.push(id);
      this.#takeHead(id, head);
    }
    for (const [id, chat] of this.chats) if (!known.has(id)) this.#drop(id, chat);
    this.loaded = true;
    this.handlers.onWork();
  }

  #takeHead(id, head) {
    let chat = this.chats.get(id);
    const isNew = !chat;
    if (isNew) {
      chat = new Chat(id);
      this.chats.set(id, chat);
      this.#restore(chat);
    }
    const changed = chat.head?.state !== head.state;
    chat.head = head;
    chat.online = head.online === true;
    chat.wanted = Number(head.lastPosition) || 0;
    const ahead = this.order.length <= fetchedAhead && head.state !== "ended";
    if ((ahead || chat.loaded) && chat.wanted > chat.transcript.last) this.fetch(chat);
    if (changed && id === this.openID && !isNew) this.handlers.onChat(chat, []);
  }

  /** A chat that left the list is over; the one that is looked at stays on the screen. */
  #drop(id, chat) {
    if (id !== this.openID) this.chats.delete(id);
    else if (chat.state !== "ended") {
      chat.head = { ...chat.head, state: "ended" };
      this.handlers.onChat(chat, []);
    }
  }

  #restore(chat) {
    const kept = this.storage.read()[chat.id] ?? {};
    chat.draft = typeof kept.draft === "string" ? kept.draft : "";
    chat.typing = new TypingReporter((on) => this.api.typing(chat.id, on));
    chat.outbox = new Outbox({
      ownParty: "AGENT",
      entries: Array.isArray(kept.entries) ? kept.entries : [],
      send: (entry) => chat.typing.settled().then(() => this.api.send(chat.id, entry.text, entry.key)),
      changed: () => {
        this.save();
        this.handlers.onOutbox(chat);
      },
    });
    if (chat.outbox.entries.length > 0) chat.outbox.pump();
  }

  async #pump() {
    if (this.running >= parallel) return;
    this.running += 1;
    try {
      for (let chat = this.queue.shift(); chat; chat = this.queue.shift()) {
        do {
          chat.again = false;
          await this.#fetchOnce(chat);
        } while (chat.again);
        chat.fetching = false;
      }
    } finally {
      this.running -= 1;
    }
  }

  async #fetchOnce(chat) {
    let answer;
    try {
      answer = await this.api.chat(chat.id, chat.transcript.last);
    } catch {
      chat.failed = !chat.loaded;
      this.handlers.onChat(chat, []);
      return;
    }
    const first = !chat.loaded;
    const { added, gap } = chat.transcript.add(Array.isArray(answer?.events) ? answer.events : []);
    chat.loaded = true;
    chat.failed = false;
    chat.online = answer?.online === true;
    chat.notice = typeof answer?.notice === "string" ? answer.notice : null;
    if (first && chat.id !== this.openID && chat.state === "active") chat.seen = chat.transcript.last;
    if (chat.id === this.openID && !document.hidden) chat.seen = chat.transcript.last;
    chat.outbox.settle(added, chat.transcript.last);
    this.handlers.onChat(chat, added);
    if (gap && added.length > 0) chat.again = true;
  }
}
