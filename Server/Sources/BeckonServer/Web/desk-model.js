// What the desk knows: the work list, and of each chat the transcript as far as it was fetched.

import { DeskChat } from "./desk-conversation.js";
import { wait } from "./dom.js";
import { Outbox } from "./outbox.js";
import { TypingReporter } from "./typing.js";

const finishedKept = 30;
const fetchedAhead = 40;
const parallel = 3;
const readPause = 300;
const firstPause = 500;
const longestPause = 10_000;

/**
 * Fetches, keeps and tells. `onWork()` follows a change of the list, `onChat(chat, added)` a change of one chat,
 * `added` being its new transcript events, `onOutbox(chat)` a change of its unsent messages. `onOtherUser()` comes before
 * anything of another agent's is taken, where the browser has become theirs.
 */
export class DeskModel {
  constructor(api, storage, handlers) {
    this.api = api;
    this.storage = storage;
    this.handlers = handlers;
    this.chats = new Map();
    this.order = [];
    this.callbacks = [];
    // What is open beyond what the list holds.
    this.more = { chats: 0, callbacks: 0 };
    this.hasNext = false;
    /** How many pages of the list the agent wants to see. */
    this.pages = 1;
    this.openID = null;
    this.loaded = false;
    this.isAdmin = false;
    this.user = null;
    // What this agent left in chats that the list has not named since the page began; null before the first list.
    this.kept = null;
    this.isStale = false;
    this.freshening = null;
    this.ahead = 0;
    this.queue = [];
    this.running = 0;
    this.work = null;
    this.nextWork = null;
    /** Grows each time that everything is forgotten. */
    this.life = 0;
  }

  /** The server's time, as far as it is known. */
  get now() {
    return Date.now() + this.ahead;
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

  /** The callbacks that no chat in the list stands for. */
  get loneCallbacks() {
    const inChats = new Set(this.list.map((chat) => chat.head.callback));
    return this.callbacks.filter((callback) => !inChats.has(callback.id));
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
    const life = this.life;
    // What was asked before everything was forgotten is not for whoever comes next.
    const take = (pages) => life === this.life && this.#takeWork(pages);
    this.work = this.#fetchPages().then(take).finally(() => (this.work = null));
    return this.work;
  }

  /** Shows a page more of what is open, from now on; throws when it cannot be fetched. */
  async showMore() {
    this.pages += 1;
    try {
      await this.refreshWork();
    } catch (error) {
      this.pages -= 1;
      throw error;
    }
  }

  /** The pages that the agent wants to see, as far as there are any: an empty list has one. */
  async #fetchPages() {
    const pages = [];
    do pages.push(await this.api.work(pages.length));
    while (pages.length < this.pages && Number.isSafeInteger(pages.at(-1)?.next));
    return pages;
  }

  /** Fetches the work list, again and again until it is there or the session has ended. */
  freshen() {
    this.isStale = true;
    this.freshening ??= this.#fetchUntilFresh().finally(() => (this.freshening = null));
    return this.freshening;
  }

  async #fetchUntilFresh() {
    for (let pause = firstPause; this.isStale; pause = Math.min(pause * 2, longestPause)) {
      this.isStale = false;
      try {
        await this.refreshWork();
      } catch (error) {
        if (error.status === 401) return;
        this.isStale = true;
        await wait(pause);
      }
    }
  }

  /** Takes the news of one chat: its last position and whether the customer is there. */
  hear(id, lastPosition, online) {
    const chat = this.chats.get(id);
    if (!chat) {
      this.freshen();
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
    this.#see(chat);
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

  /** Fetches the open chat and every other one known to have moved on, and sends what waits. */
  catchUp() {
    const open = this.chats.get(this.openID);
    if (open) this.fetch(open);
    for (const chat of this.chats.values()) {
      if (chat.loaded && chat.wanted > chat.transcript.last) this.fetch(chat);
      chat.outbox.hurry();
      if (chat.read > chat.told) this.#tellRead(chat);
    }
  }

  /** Keeps drafts and unsent messages over a reload of the page. */
  save() {
    const chats = Object.fromEntries(this.kept ?? []);
    for (const chat of this.chats.values()) {
      const entries = chat.outbox?.entries ?? [];
      if (entries.length > 0 || chat.draft) chats[chat.id] = { entries, draft: chat.draft, kind: chat.draftKind };
    }
    this.storage.write({ user: this.user, chats });
  }

  /** Forgets everything, as at sign-out. */
  clear() {
    this.life += 1;
    for (const chat of this.chats.values()) chat.outbox.stop();
    this.chats.clear();
    this.order = [];
    this.callbacks = [];
    this.pages = 1;
    this.queue = [];
    this.openID = null;
    this.loaded = false;
    this.user = null;
    this.kept = null;
    this.storage.write({});
  }

  /** The list holds what is open; what has left it is finished and stays in view for a while, with how it ended. */
  #takeCallbacks(open) {
    const listed = new Set(open.map((callback) => callback.id));
    const finished = this.callbacks.filter((callback) => !listed.has(callback.id)).slice(-finishedKept);
    const kept = finished.map((callback) => {
      if (callback.state === "COMPLETED") return callback;
      this.#fetchEnd(callback.id);
      return { ...callback, state: "COMPLETED", step: "ended" };
    });
    this.callbacks = [...kept, ...open];
  }

  async #fetchEnd(id) {
    const end = await this.api.callbackFacts(id).catch(() => null);
    if (typeof end?.state !== "string") return;
    this.callbacks = this.callbacks.map((callback) => (callback.id === id ? { ...callback, ...end } : callback));
    this.handlers.onWork();
  }

  #takeWork(pages) {
    const [work] = pages;
    const last = pages.at(-1);
    const all = (name) => pages.flatMap((page) => (Array.isArray(page?.[name]) ? page[name] : []));
    this.#takeUser(typeof work?.user === "string" ? work.user : null);
    this.isAdmin = work?.admin === true;
    if (Number.isFinite(work?.now)) this.ahead = work.now - Date.now();
    this.more = { chats: Number(last?.more?.chats) || 0, callbacks: Number(last?.more?.callbacks) || 0 };
    this.hasNext = Number.isSafeInteger(last?.next);
    // What moved while the pages came stands on two of them.
    this.#takeCallbacks([...new Map(all("callbacks").map((callback) => [callback.id, callback])).values()]);
    this.order = [];
    const known = new Set();
    for (const head of all("chats")) {
      const id = String(head.id);
      if (known.has(id)) continue;
      known.add(id);
      this.order.push(id);
      this.#takeHead(id, head);
    }
    for (const [id, chat] of this.chats) if (!known.has(id)) this.#drop(id, chat);
    this.loaded = true;
    this.handlers.onWork();
    for (const chat of this.chats.values()) chat.outbox.pump();
  }

  /** What one agent wrote is never another's: neither what the page holds nor what it kept over a reload. */
  #takeUser(user) {
    if (this.user !== null && this.user !== user) this.handlers.onOtherUser();
    this.user = user;
    if (this.kept) return;
    const { user: owner, chats } = this.storage.read();
    this.kept = new Map(owner === user ? Object.entries(chats ?? {}) : []);
    if (owner !== user) this.save();
  }

  #takeHead(id, head) {
    let chat = this.chats.get(id);
    const isNew = !chat;
    if (isNew) {
      chat = new DeskChat(id);
      this.chats.set(id, chat);
      this.#restore(chat);
    }
    const changed = chat.take(head);
    const ahead = this.order.length <= fetchedAhead && chat.state !== "ended";
    if ((ahead || chat.loaded) && chat.wanted > chat.transcript.last) this.fetch(chat);
    if (!changed || id !== this.openID || isNew) return;
    this.#see(chat);
    this.handlers.onChat(chat, []);
  }

  /**
   * A chat that left a whole list is over; the one that is looked at stays on the screen. Where there is more than the
   * list shows the chat may stand further down, so that what is written in it is kept and the chat is asked itself.
   */
  #drop(id, chat) {
    const hasUnsent = chat.outbox.entries.length > 0;
    if (this.more.chats > 0 && (hasUnsent || chat.draft || id === this.openID)) {
      this.fetch(chat);
    } else if (!hasUnsent && id !== this.openID) {
      chat.outbox.stop();
      this.chats.delete(id);
    } else if (chat.state !== "ended") {
      chat.head = { ...chat.head, state: "ended" };
      this.handlers.onChat(chat, []);
    }
    // What did not get out is there to be seen until somebody discards it.
    if (hasUnsent && chat.state === "ended") this.order.push(id);
  }

  #restore(chat) {
    const kept = this.kept.get(chat.id) ?? {};
    this.kept.delete(chat.id);
    chat.draft = typeof kept.draft === "string" ? kept.draft : "";
    chat.draftKind = typeof kept.kind === "string" ? kept.kind : "message";
    chat.typing = new TypingReporter((on) => this.api.typing(chat.id, on));
    chat.outbox = new Outbox({
      isOwn: (event) => event.mine === true,
      entries: Array.isArray(kept.entries) ? kept.entries : [],
      send: (entry) => chat.typing.settled().then(() => this.api.send(chat.id, entry)),
      changed: () => {
        this.save();
        this.handlers.onOutbox(chat);
      },
    });
  }

  // What its owner looks at is seen; the server keeps it, so that a reload or another window knows it too.

  #see(chat) {
    if (chat.id !== this.openID || document.hidden || !chat.isMine || chat.transcript.last <= chat.read) return;
    chat.read = chat.transcript.last;
    this.#tellRead(chat);
  }

  async #tellRead(chat) {
    if (chat.telling) return;
    chat.telling = true;
    const { read } = chat;
    // Where it fails the next event or connection tells it.
    const isTold = await this.api.read(chat.id, read).then(() => true, () => false);
    if (isTold) chat.told = Math.max(chat.told, read);
    // What comes in quick succession is told once.
    await new Promise((resolve) => setTimeout(resolve, readPause));
    chat.telling = false;
    if (isTold && chat.read > chat.told) this.#tellRead(chat);
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
    } catch (error) {
      chat.failed = !chat.loaded;
      this.handlers.onChat(chat, []);
      if (error.status !== 401 && !error.permanent) this.#fetchLater(chat);
      return;
    }
    chat.refusals = 0;
    const { added, gap } = chat.takeTranscript(answer);
    this.#see(chat);
    chat.outbox.settle(added, chat.transcript.last);
    this.handlers.onChat(chat, added);
    if ((gap || chat.wanted > chat.transcript.last) && added.length > 0) chat.again = true;
  }

  async #fetchLater(chat) {
    const pause = Math.min(firstPause * 2 ** chat.refusals, longestPause);
    chat.refusals += 1;
    await wait(pause);
    if (this.chats.get(chat.id) === chat) this.fetch(chat);
  }
}
