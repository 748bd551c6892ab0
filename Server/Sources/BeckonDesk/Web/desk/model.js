// @ts-check
// The desk's data: the work list, and the transcript of each chat as far as it was fetched.

import { DeskError } from "../shared/api.js";
import { DeskChat } from "./conversation.js";
import { wait } from "../shared/dom.js";

const finishedKept = 30;
/** So many of one's own chats are fetched before they can be seen, so that the list can tell what is new in them. */
const ownAhead = 40;
const parallel = 3;
const readPause = 300;
const firstPause = 500;
const longestPause = 10_000;
/** News that come together cost one fetch of the list: it begins so long after the first of them. */
const gathering = 80;
/** The list is fetched at most so often, and never takes more than a quarter of the time. */
const listPause = 1000;

/**
 * What the browser's tab keeps over a reload, for one agent.
 * @typedef {{ user?: string, chats?: Record<string, import("./conversation.js").KeptTexts> }} Kept
 */

/**
 * Fetches the desk's data and reports changes. It calls `onWork()` after a change of the list, `onChat(chat, added)` after
 * a change of one chat (`added` are its new transcript events), and `onOutbox(chat)` after a change of its unsent messages.
 * When another agent has signed in, it calls `onOtherUser()` before it takes any of that agent's data.
 */
export class DeskModel {
  /**
   * @param {import("../shared/api.js").DeskAPI} api
   * @param {{ read(): Kept, write(value: Kept): void }} storage
   * @param {{
   *   onWork(): void, onChat(chat: DeskChat, added: ChatEvent[]): void, onOutbox(chat: DeskChat): void, onOtherUser(): void
   * }} handlers
   */
  constructor(api, storage, handlers) {
    this.api = api;
    this.storage = storage;
    this.handlers = handlers;
    /** @type {Map<string, DeskChat>} */
    this.chats = new Map();
    /**
     * The ids of the chats in the server's order.
     * @type {string[]}
     */
    this.order = [];
    /** @type {Callback[]} */
    this.callbacks = [];
    // How many open chats and callbacks the list does not show.
    this.more = { chats: 0, callbacks: 0 };
    this.hasNext = false;
    /** How many pages of the list the agent wants to see. */
    this.pages = 1;
    /** @type {string | null} */
    this.openID = null;
    this.loaded = false;
    this.isAdmin = false;
    // Whether the signed-in person may see everybody's callbacks.
    this.supervises = false;
    this.audits = false;
    /** Whether the signed-in person may answer, or only read. */
    this.mayAnswer = true;
    /** @type {string | null} */
    this.user = null;
    /** The name of the signed-in person. */
    this.name = "";
    /** When the list may be fetched again for news. */
    this.listDue = 0;
    /**
     * Stored drafts and unsent messages of chats that the list has not named since the page was loaded; null before the first list.
     * @type {Map<string, import("./conversation.js").KeptTexts> | null}
     */
    this.kept = null;
    this.isStale = false;
    /** @type {Promise<void> | null} */
    this.freshening = null;
    this.ahead = 0;
    /**
     * The chats whose transcripts wait to be fetched.
     * @type {DeskChat[]}
     */
    this.queue = [];
    this.running = 0;
    /**
     * The fetch of the list that is under way, and the next one.
     * @type {Promise<unknown> | null}
     */
    this.work = null;
    /** @type {Promise<unknown> | null} */
    this.nextWork = null;
    /** Grows with each `clear()`. */
    this.life = 0;
  }

  /** The server's time, as far as it is known. */
  get now() {
    return Date.now() + this.ahead;
  }

  /** @param {string} id */
  chat(id) {
    return this.chats.get(id) ?? null;
  }

  /** @param {string | undefined} id */
  callback(id) {
    return this.callbacks.find((callback) => callback.id === id) ?? null;
  }

  /** The chats in the server's order. */
  get list() {
    return this.order.flatMap((id) => this.chats.get(id) ?? []);
  }

  /** The callbacks without a chat in the list. */
  get loneCallbacks() {
    const inChats = new Set(this.list.map((chat) => chat.head.callback));
    return this.callbacks.filter((callback) => !inChats.has(callback.id));
  }

  /**
   * Fetches the work list. Resolves when a fetch that began after the call is done; calls during a fetch share the next
   * one.
   * @returns {Promise<unknown>}
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
    // An answer to a request made before `clear()` is not for the next agent.
    const take = (/** @type {WorkPage[]} */ pages) => life === this.life && this.#takeWork(pages);
    this.work = this.#fetchPages().then(take).finally(() => (this.work = null));
    return this.work;
  }

  /** Shows one more page of the list from now on; throws when it cannot be fetched. */
  async showMore() {
    this.pages += 1;
    try {
      await this.refreshWork();
    } catch (error) {
      this.pages -= 1;
      throw error;
    }
  }

  /** Fetches as many pages as the agent wants to see, or all there are; an empty list has one page. */
  async #fetchPages() {
    /** @type {WorkPage[]} */
    const pages = [];
    do pages.push(await this.api.work(pages.length));
    while (pages.length < this.pages && Number.isSafeInteger(pages.at(-1)?.next));
    return pages;
  }

  /**
   * Fetches the work list, and tries again until it succeeds or the session has ended.
   * @returns {Promise<void>}
   */
  freshen() {
    this.isStale = true;
    this.freshening ??= this.#fetchUntilFresh().finally(() => (this.freshening = null));
    return this.freshening;
  }

  async #fetchUntilFresh() {
    for (let pause = firstPause; this.isStale; pause = Math.min(pause * 2, longestPause)) {
      await wait(Math.max(gathering, this.listDue - performance.now()));
      this.isStale = false;
      const began = performance.now();
      try {
        await this.refreshWork();
        pause = firstPause;
        const ended = performance.now();
        this.listDue = ended + Math.max(listPause, 3 * (ended - began));
      } catch (error) {
        if (isSignedOut(error)) return;
        this.isStale = true;
        await wait(pause);
      }
    }
  }

  /**
   * Takes the server's news of one chat: its last position and whether the customer is online.
   * @param {string} id
   * @param {number | undefined} lastPosition
   * @param {boolean | undefined} online
   */
  hear(id, lastPosition, online) {
    const chat = this.chats.get(id);
    if (!chat) {
      this.freshen();
      return;
    }
    const position = Number.isSafeInteger(lastPosition) ? Number(lastPosition) : NaN;
    if (position > chat.wanted) chat.wanted = position;
    if (typeof online === "boolean" && chat.online !== online) {
      chat.online = online;
      this.handlers.onWork();
    }
    if (id === this.openID || chat.loaded || chat.isMine || chat.inView) {
      if (id === this.openID || !(position <= chat.transcript.last)) this.fetch(chat);
    } else this.freshen();
  }

  /**
   * Notes whether a chat's row can be seen, and then fetches its transcript, whose last message the row shows.
   * @param {string} id
   * @param {boolean} inView
   */
  see(id, inView) {
    const chat = this.chats.get(id);
    if (!chat || chat.inView === inView) return;
    chat.inView = inView;
    if (this.#isWanted(chat)) this.fetch(chat);
  }

  /** @param {DeskChat} chat */
  #isWanted(chat) {
    return (chat.loaded || (chat.inView && chat.state !== "ended")) && chat.wanted > chat.transcript.last;
  }

  /** How many chats hold a draft or unsent messages, those that the list has not named too. */
  get unsentCount() {
    const open = Array.from(this.chats.values()).map((chat) => ({ draft: chat.draft, entries: chat.outbox.entries }));
    const kept = Array.from(this.kept?.values() ?? []);
    return [...open, ...kept].filter(({ draft = "", entries = [] }) => draft.trim() || entries.length > 0).length;
  }

  /**
   * Gets a chat that the list does not show, such as one that has ended, by its id; null if there is none or it cannot be
   * fetched now.
   * @param {string} id
   * @returns {Promise<DeskChat | null>}
   */
  async find(id) {
    const known = this.chat(id);
    if (known) return known;
    const { life } = this;
    const answer = await this.api.chat(id, 0).catch(() => null);
    if (!answer || life !== this.life) return null;
    const listed = this.chat(id);
    if (listed) return listed;
    const chat = this.#add(id);
    const { events: _, data: __, ...head } = answer;
    chat.take({ ...head, id });
    const { gap } = chat.takeTranscript(answer);
    if (gap || chat.wanted > chat.transcript.last) this.fetch(chat);
    return chat;
  }

  /**
   * Sets the chat that the agent looks at; it is fetched and its messages count as seen.
   * @param {string | null} id
   */
  open(id) {
    this.openID = id;
    const chat = id === null ? null : this.chat(id);
    if (!chat) return;
    this.#see(chat);
    this.fetch(chat);
  }

  /**
   * Fetches the events after the last one held. Calls during a fetch lead to one more fetch.
   * @param {DeskChat} chat
   */
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

  /** Fetches the open chat and every loaded chat with newer events, and sends unsent messages at once. */
  catchUp() {
    const open = this.openID === null ? null : this.chat(this.openID);
    if (open) this.fetch(open);
    for (const chat of this.chats.values()) {
      if (chat.loaded && chat.wanted > chat.transcript.last) this.fetch(chat);
      chat.outbox.hurry();
      if (chat.read > chat.told) this.#tellRead(chat);
    }
  }

  /** Keeps drafts and unsent messages over a reload of the page; after a sign-out nothing is kept for anybody. */
  save() {
    if (this.user === null) return;
    const chats = Object.fromEntries(this.kept ?? []);
    for (const chat of this.chats.values()) {
      const { entries } = chat.outbox;
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

  /**
   * Takes the open callbacks. A callback that left the list has ended; the last 30 of these stay, with their outcome.
   * @param {Callback[]} open
   */
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

  /** @param {string} id */
  async #fetchEnd(id) {
    const end = await this.api.callbackFacts(id).catch(() => null);
    if (typeof end?.state !== "string") return;
    this.callbacks = this.callbacks.map((callback) => (callback.id === id ? { ...callback, ...end } : callback));
    this.handlers.onWork();
  }

  /** @param {WorkPage[]} pages */
  #takeWork(pages) {
    const [work] = pages;
    const last = pages.at(-1);
    const callbacks = pages.flatMap((page) => (Array.isArray(page?.callbacks) ? page.callbacks : []));
    const heads = pages.flatMap((page) => (Array.isArray(page?.chats) ? page.chats : []));
    this.#takeUser(typeof work?.user === "string" ? work.user : null);
    this.isAdmin = work?.admin === true;
    this.supervises = work?.supervises === true;
    this.audits = work?.audits === true;
    this.mayAnswer = work?.mayAnswer !== false;
    this.name = typeof work?.name === "string" ? work.name : "";
    if (Number.isFinite(work?.now)) this.ahead = Number(work.now) - Date.now();
    this.more = { chats: Number(last?.more?.chats) || 0, callbacks: Number(last?.more?.callbacks) || 0 };
    this.hasNext = Number.isSafeInteger(last?.next);
    // A callback that moved while the pages were fetched can be on two of them.
    this.#takeCallbacks([...new Map(callbacks.map((callback) => [callback.id, callback])).values()]);
    this.order = [];
    const known = new Set();
    for (const head of heads) {
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

  /**
   * Keeps agents apart: another agent gets neither the page's data nor the stored drafts and unsent messages.
   * @param {string | null} user
   */
  #takeUser(user) {
    if (this.user !== null && this.user !== user) this.handlers.onOtherUser();
    this.user = user;
    if (this.kept) return;
    const { user: owner, chats } = this.storage.read();
    this.kept = new Map(owner === user ? Object.entries(chats ?? {}) : []);
    if (owner !== user) this.save();
  }

  /**
   * @param {string} id
   * @param {ChatHead} head
   */
  #takeHead(id, head) {
    const known = this.chat(id);
    const chat = known ?? this.#add(id);
    const changed = chat.take(head);
    const isAhead = chat.isMine && this.order.length <= ownAhead && chat.wanted > chat.transcript.last;
    if (isAhead || this.#isWanted(chat)) this.fetch(chat);
    if (!changed || id !== this.openID || !known) return;
    this.#see(chat);
    this.handlers.onChat(chat, []);
  }

  /**
   * Handles a chat that is no longer in the list. If the list shows everything, the chat has ended; the open one stays on
   * the screen. If the list is cut, the chat may be further down: one that is open or holds a draft or unsent messages is
   * kept and fetched by itself.
   * @param {string} id
   * @param {DeskChat} chat
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
    // Unsent messages stay visible until the agent discards them.
    if (hasUnsent && chat.state === "ended") this.order.push(id);
  }

  /**
   * Adds a chat with what is kept of it.
   * @param {string} id
   */
  #add(id) {
    const kept = this.kept?.get(id) ?? {};
    this.kept?.delete(id);
    const chat = new DeskChat(id, kept, {
      report: (on) => this.api.typing(id, on),
      send: (entry) => this.api.send(id, entry),
      changed: (chat) => {
        this.save();
        this.handlers.onOutbox(chat);
      },
    });
    this.chats.set(id, chat);
    return chat;
  }

  // What the chat's agent looks at counts as seen. The server stores it, so that it holds after a reload and in other
  // windows.

  /** @param {DeskChat} chat */
  #see(chat) {
    if (chat.id !== this.openID || document.hidden || !chat.isMine || chat.transcript.last <= chat.read) return;
    chat.read = chat.transcript.last;
    this.#tellRead(chat);
  }

  /** @param {DeskChat} chat */
  async #tellRead(chat) {
    if (chat.telling) return;
    chat.telling = true;
    const { read } = chat;
    // After a failure the next event or connection reports it.
    const isTold = await this.api.read(chat.id, read).then(() => true, () => false);
    if (isTold) chat.told = Math.max(chat.told, read);
    // Positions that follow within the pause are reported once.
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

  /** @param {DeskChat} chat */
  async #fetchOnce(chat) {
    let answer;
    try {
      answer = await this.api.chat(chat.id, chat.transcript.last);
    } catch (error) {
      chat.failed = !chat.loaded;
      this.handlers.onChat(chat, []);
      if (!isSignedOut(error) && !(error instanceof DeskError && error.permanent)) this.#fetchLater(chat);
      return;
    }
    chat.refusals = 0;
    const { added, gap } = chat.takeTranscript(answer);
    this.#see(chat);
    chat.outbox.settle(added, chat.transcript.last);
    this.handlers.onChat(chat, added);
    if ((gap || chat.wanted > chat.transcript.last) && added.length > 0) chat.again = true;
  }

  /** @param {DeskChat} chat */
  async #fetchLater(chat) {
    const pause = Math.min(firstPause * 2 ** chat.refusals, longestPause);
    chat.refusals += 1;
    await wait(pause);
    if (this.chats.get(chat.id) === chat) this.fetch(chat);
  }
}

/** @param {unknown} error */
function isSignedOut(error) {
  return error instanceof DeskError && error.status === 401;
}
