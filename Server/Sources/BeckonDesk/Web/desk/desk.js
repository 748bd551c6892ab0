// @ts-check
// The desk: sign-in, the list, one chat or callback, and the event stream that keeps them current.

import { all, byID, confirmBySecondPress, drawIcons, setFlag, setText } from "../shared/dom.js";
import { DeskAPI, DeskError } from "../shared/api.js";
import { CallbackPane } from "./callback.js";
import { ChatPane } from "./chat.js";
import { EventStream } from "../shared/events.js";
import { showConnection } from "../shared/header.js";
import { listenForKeys } from "../shared/keys.js";
import { SignIn } from "./sign-in.js";
import { WorkList } from "./work-list.js";
import { DeskModel } from "./model.js";
import { oneLine } from "../shared/text.js";

const storageKey = "beckon.desk";
/** How often waiting times are redrawn, in milliseconds. */
const tickPause = 10_000;
/** Changes that come together are drawn once, after so many milliseconds; also in a hidden tab, whose title counts messages. */
const drawPause = 30;

/** Keeps drafts and unsent messages over a reload; a browser without storage keeps them in memory only. */
const storage = {
  /** @returns {import("./model.js").Kept} */
  read() {
    try {
      return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
    } catch {
      return {};
    }
  },
  /** @param {import("./model.js").Kept} value */
  write(value) {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(value));
    } catch {
      // Storage is full or forbidden: the page itself still holds everything.
    }
  },
};

/** @type {DeskAPI} */
const api = new DeskAPI(sessionEnded, () => stream.doubt());
/** @type {DeskModel} */
const model = new DeskModel(api, storage, {
  onWork: drawWorkSoon,
  onChat(chat, added) {
    if (chat === chats.chat) chats.update(added);
    drawWorkSoon();
  },
  onOutbox(chat) {
    if (chat === chats.chat) chats.updateOutbox();
    drawWorkSoon();
  },
  onOtherUser: forget,
});
const signIn = new SignIn(api, async () => {
  await model.refreshWork().catch((error) => {
    if (error instanceof DeskError && error.status === 403) toAudit();
    throw error;
  });
  showDesk();
});
const list = new WorkList(model, (key) => open(key, { focus: true }));
const chats = new ChatPane(model, api);
const callbacks = new CallbackPane(model, api);
/** @type {EventStream} */
const stream = new EventStream(new URL("../../api/events", import.meta.url), {
  onOpen() {
    showConnection("live");
    model.freshen().then(() => {
      if (document.body.dataset.view === "starting" && model.loaded) showDesk();
      model.catchUp();
    });
  },
  onEvent(name, data) {
    if (name === "work") model.freshen();
    if (name !== "chat") return;
    const news = parsed(data);
    if (typeof news?.id === "string") model.hear(news.id, news.lastPosition, news.online);
  },
  onLost: () => showConnection("lost"),
  onSignedOut: sessionEnded,
  onForbidden: toAudit,
});

/**
 * @param {string} data
 * @returns {any}
 */
function parsed(data) {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

/**
 * The key of what is shown.
 * @type {string | null}
 */
let openKey = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let drawing;

/**
 * Shows a chat or a callback by its key; a second Enter on a waiting chat takes it. The page's address names what is shown, so
 * that a reload keeps it and the browser's Back leads to what was shown before; with `isBack` the address is there already.
 * @param {string} key
 * @param {{ focus?: boolean, take?: boolean, isBack?: boolean }} how
 */
function open(key, { focus = false, take = false, isBack = false } = {}) {
  const [kind, id] = split(key);
  const chat = kind === "chat" ? model.chat(id) : null;
  const callback = kind === "callback" ? model.callback(id) : null;
  if (!chat && !callback) return;
  const again = key === openKey;
  const isShown = again && byID(kind).offsetParent !== null;
  openKey = key;
  if (!isBack) setAddress(key);
  list.select(key);
  model.open(chat ? id : null);
  if (!again) {
    if (chat) {
      callbacks.close();
      chats.open(chat);
    } else if (callback) {
      chats.close();
      callbacks.open(callback);
    }
  }
  showPane(kind);
  // In a low window the chat's head scrolls away, so that room is left for the transcript.
  if (chat) byID("chat").scrollTop = byID("chat").scrollHeight;
  drawWork();
  if (focus && chat?.state === "waiting") {
    if (take && isShown) chats.take();
  } else if (focus) (chat ? chats : callbacks).focus();
  // In a narrow window the list, with the row that had the focus, is gone.
  if (!hasFocus()) byID(kind).querySelector("h2")?.focus();
}

/** Whether something that is shown has the focus. */
function hasFocus() {
  const node = document.activeElement;
  return node !== null && node !== document.body && node.getClientRects().length > 0;
}

/**
 * Gives the page the address of what is shown, or of the list alone.
 * @param {string | null} key
 */
function setAddress(key) {
  const address = key === null ? location.pathname + location.search : `#${key}`;
  if (key !== addressed()) history.pushState(null, "", address);
}

/** The key in the page's address, or null. */
function addressed() {
  const key = location.hash.slice(1);
  return /^(chat|callback):./.test(key) ? key : null;
}

/** Shows what the page's address names, also a chat that is over; without any, the list. */
async function followAddress() {
  const key = addressed();
  if (key === null) return closeItem();
  const [kind, id] = split(key);
  if (kind === "chat" && !(await model.find(id))) return closeItem();
  if (addressed() !== key || document.body.dataset.view !== "desk") return;
  if (kind === "callback" && !model.callback(id)) return closeItem();
  open(key, { isBack: true });
}

/** Shows the list alone. */
function closeItem() {
  chats.close();
  callbacks.close();
  model.open(null);
  openKey = null;
  list.select(null);
  showPane(null);
  drawWork();
  if (!hasFocus()) list.focus();
}

/** Goes back to the list. */
function back() {
  byID("desk").dataset.pane = "list";
  if (byID("chat").offsetParent === null && byID("callback").offsetParent === null) setAddress(null);
  // In a narrow window the list covers the chat, so its new messages do not count as seen.
  if (byID("chat").offsetParent === null) model.open(null);
  list.focus();
}

/** @param {string} key */
function split(key) {
  const colon = key.indexOf(":");
  return [key.slice(0, colon), key.slice(colon + 1)];
}

/** @param {string | null} kind */
function showPane(kind) {
  setFlag(byID("nothing"), "hidden", kind !== null);
  setFlag(byID("chat"), "hidden", kind !== "chat");
  setFlag(byID("callback"), "hidden", kind !== "callback");
  byID("desk").dataset.pane = kind === null ? "list" : "item";
}

function drawWorkSoon() {
  drawing ??= setTimeout(drawWork, drawPause);
}

function drawWork() {
  clearTimeout(drawing);
  drawing = undefined;
  list.draw();
  setText(byID("person"), oneLine(model.name || model.user, 40));
  setFlag(byID("supervise"), "hidden", !model.supervises);
  for (const id of ["administer", "watch"]) setFlag(byID(id), "hidden", !model.isAdmin);
  setFlag(byID("audit"), "hidden", !model.audits);
  const waiting = model.list.filter((chat) => chat.state === "waiting").length;
  const unread = model.list.filter((chat) => chat.isMine && (chat.unread > 0 || chat.isNew)).length;
  document.title = waiting + unread > 0 ? `(${waiting + unread}) Beckon desk` : "Beckon desk";
  const anything = model.list.length + model.callbacks.length > 0;
  setFlag(byID("work"), "hidden", !anything);
  setFlag(byID("work-empty"), "hidden", anything);
  setText(byID("nothing-title"), !model.loaded ? "" : anything ? "Pick a conversation" : "All caught up");
  setText(
    byID("nothing-text"),
    !model.loaded ? "" : anything ? "Use the arrow keys and Enter, or click." : "New chats and callbacks appear on the left.",
  );
  const shown = callbacks.callback && model.callback(callbacks.callback.id);
  if (shown && shown !== callbacks.callback) callbacks.update(shown);
}

function tick() {
  if (document.hidden || document.body.dataset.view !== "desk") return;
  list.draw();
  chats.tick();
}

function sessionEnded() {
  if (document.body.dataset.view === "starting") return showSignIn("Sign in to answer chats and callbacks.");
  if (document.body.dataset.view === "desk") showSignIn("Your session has ended. Sign in to continue.");
}

/** @param {string} reason */
function showSignIn(reason) {
  if (document.body.dataset.view === "sign-in") return;
  stream.stop();
  document.body.dataset.view = "sign-in";
  setFlag(byID("desk"), "hidden", true);
  setFlag(byID("sign-in"), "hidden", false);
  signIn.begin(reason);
}

function showDesk() {
  document.body.dataset.view = "desk";
  setFlag(byID("sign-in"), "hidden", true);
  setFlag(byID("desk"), "hidden", false);
  if (!stream.isOpen) {
    showConnection("connecting");
    stream.start();
  }
  drawWork();
  list.focus();
  if (addressed() !== null) followAddress();
}

/** Leads an account without any work, an auditor's, to the page that it may see. */
function toAudit() {
  location.replace(new URL("../../audit", import.meta.url));
}

/** Drops everything of one agent before another uses the page. */
function forget() {
  chats.close();
  chats.files.forget();
  callbacks.close();
  model.clear();
  openKey = null;
  list.select(null);
  showPane(null);
  history.replaceState(null, "", location.pathname + location.search);
  drawWork();
}

/** What signing out throws away, as a question; empty if it throws nothing away. */
function signOutQuestion() {
  const texts = model.unsentCount;
  const files = chats.files.unsentCount;
  const parts = [texts === 1 ? "1 unsent text" : texts > 1 ? `${texts} unsent texts` : ""];
  parts.push(files === 1 ? "1 unsent file" : files > 1 ? `${files} unsent files` : "");
  return texts + files > 0 ? `${parts.filter(Boolean).join(" and ")} ${texts + files === 1 ? "is" : "are"} lost. Press again` : "";
}

async function signOut() {
  let next = "";
  const told = await api.signOut().then(
    (answer) => {
      next = answer?.next ?? "";
      return true;
    },
    (error) => !(error instanceof DeskError && error.status === 0),
  );
  stream.stop();
  forget();
  // The provider's own page, which the server names.
  if (next.startsWith("https://") || next.startsWith("http://")) return location.assign(next);
  showSignIn(told ? "You are signed out." : "You are signed out in this browser, but the server could not be reached.");
}

function start() {
  drawIcons();
  signIn.comeBack();
  confirmBySecondPress(byID("sign-out"), signOutQuestion, signOut);
  for (const button of all(document, "[data-back]")) button.addEventListener("click", back);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return;
    model.open(model.openID);
    drawWork();
  });
  addEventListener("online", () => model.catchUp());
  // Unlike texts, files are not kept over a reload.
  addEventListener("beforeunload", (event) => chats.files.unsentCount > 0 && event.preventDefault());
  addEventListener("popstate", () => document.body.dataset.view === "desk" && followAddress());
  setInterval(tick, tickPause);
  listenForKeys({
    move: (step) => list.move(step),
    openFocused: (key) => open(key, { focus: true, take: true }),
    write: () => (callbacks.callback ? callbacks.focus() : chats.chat ? chats.focus() : list.focus()),
    back,
    anywhere: true,
  });
  // The stream tells whether the agent is signed in, and asks for the list as soon as it is open.
  stream.start();
}

start();
