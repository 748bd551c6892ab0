// @ts-check
// A phone in the browser: its screens, locking and unlocking it, and following a tapped push.

import { all, byID, confirmBySecondPress, drawIcons, setFlag, setText } from "../shared/dom.js";
import { Banners } from "./banners.js";
import { PhoneChat } from "./chat.js";
import { ChatScreen } from "./chat-screen.js";
import { Dialogs } from "./dialogs.js";
import { postJSON } from "./gms.js";
import { drawChatCard, drawServices } from "./home.js";
import { pollPushes, readPush } from "./push.js";
import { forgetPhone, phone, savePhone } from "./state.js";
import { wire } from "./traffic.js";
import { clockFace, dayName } from "../shared/text.js";

/** @typedef {import("./state.js").ChatRecord} ChatRecord */

/**
 * What the demo says of its services.
 * @type {{ base: string, chatService: string, callbackServices: string[], httpcbURL?: string }}
 */
let settings = { base: new URL("../../../genesys", import.meta.url).pathname, chatService: "request-chat", callbackServices: [] };
/**
 * The chat that the phone shows.
 * @type {PhoneChat | null}
 */
let chat = null;
const screen = new ChatScreen();
const dialogs = new Dialogs({ base: () => settings.base, onStartChat: startDialogChat });
const banners = new Banners(follow);

function customer() {
  return { name: phone.name.trim() || "Guest", pushType: phone.pushType, deviceID: deviceID() };
}

/** The phone's device id for its push provider: its token, or an address for plain HTTP pushes. */
function deviceID() {
  if (phone.pushType !== "httpcb") return phone.token;
  const template = settings.httpcbURL ?? `${location.origin}/sandbox/httpcb/{token}`;
  return new URL(template.replace("{token}", phone.token), location.href).href;
}

// Chats

/** @param {ChatRecord} record */
function openChat(record) {
  phone.chat = record;
  const drawn = (/** @type {() => void} */ step) => {
    if (opened !== chat) return;
    step();
    drawChatCard(chat);
  };
  /** @type {PhoneChat} */
  const opened = new PhoneChat(record, customer, {
    onEvents: (added) => drawn(() => screen.update(added)),
    onFiles: (events) => drawn(() => screen.completeFiles(events)),
    onState: () => drawn(() => screen.draw()),
    onOutbox: () => drawn(() => screen.updateOutbox()),
  });
  chat?.outbox.stop();
  chat = opened;
  screen.open(opened);
  savePhone();
  return opened;
}

/** @param {ChatRecord} record */
async function startChat(record) {
  if (chat && !chat.ended) await chat.end();
  openChat(record).begin();
  show("chat");
}

function startPlainChat() {
  if (chat && !chat.ended) {
    show("chat");
    return;
  }
  const { base, chatService } = settings;
  startChat(PhoneChat.record({ base, chatService, gmsUser: phone.gmsUser, cometURL: `${base}/cometd`, subject: "Support" }));
}

/**
 * Starts a chat with the addresses and the user that the dialog StartChat names.
 * @param {any} dialog
 */
function startDialogChat(dialog) {
  startChat(
    PhoneChat.record({
      base: settings.base,
      chatService: settings.chatService,
      gmsUser: typeof dialog._user_header === "string" && dialog._user_header ? dialog._user_header : phone.gmsUser,
      serviceId: String(dialog._id),
      createURL: String(dialog._start_chat_url),
      cometURL: String(dialog._comet_url ?? `${settings.base}/cometd`),
      subject: String(dialog._chat_parameters?.subject ?? ""),
    }),
  );
}

// Callbacks

/** @param {string} service */
function pickService(service) {
  if (!service.includes("scheduled")) {
    requestCallback(service, null);
    return;
  }
  const at = (/** @type {number} */ seconds) => () => requestCallback(service, new Date(Date.now() + 1000 * seconds));
  dialogs.choose("When shall we call?", [
    { label: "In 10 seconds", run: at(10) },
    { label: "In 5 minutes", run: at(300) },
    { label: "In an hour", run: at(3600) },
  ]);
}

/**
 * @param {string} service
 * @param {Date | null} time
 */
function requestCallback(service, time) {
  /** @type {Record<string, string>} */
  const properties = {
    _customer_number: phone.number.trim(),
    first_name: customer().name,
    _device_notification_id: deviceID(),
    _device_os: phone.pushType,
  };
  if (time) properties._desired_time = time.toISOString();
  const url = `${settings.base}/1/service/callback/${encodeURIComponent(service)}`;
  dialogs.run(() => postJSON(url, phone.gmsUser, properties));
}

// Locking and unlocking

function lock() {
  if (phone.locked) return;
  phone.locked = true;
  dialogs.leave();
  wire("note", "the phone is locked", phone.leaving === "tells" ? "tells the server" : "just goes silent");
  chat?.goAway(phone.leaving === "tells");
  draw();
}

function unlock() {
  if (!phone.locked) return;
  phone.locked = false;
  wire("note", "the phone is unlocked");
  if (chat && !chat.ended) {
    chat.comeBack();
    show("chat");
  }
  draw();
}

/**
 * Shows a push, unless it is about the chat on the screen.
 * @param {import("./push.js").Push} push
 */
function receivePush(push) {
  const read = readPush(push.payload);
  if (read.target?.kind === "chat" && !phone.locked && phone.screen === "chat") return;
  banners.add(push, read);
}

/**
 * Follows a tapped notice.
 * @param {import("./state.js").PushTarget | null} target
 */
function follow(target) {
  unlock();
  if (target?.kind === "chat" && chat) {
    dialogs.close();
    show("chat");
  } else if (target?.kind === "callback") dialogs.open(target.id, target.action);
}

// Screens

/** @param {string} name */
function show(name) {
  phone.screen = name;
  if (name === "chat") banners.clearChats();
  draw();
  if (name === "chat" && !phone.locked && !byID("message-form").hidden) byID("message").focus({ preventScroll: true });
}

function draw() {
  const name = phone.screen === "chat" && chat ? "chat" : "home";
  byID("phone").dataset.screen = phone.locked ? "lock" : name;
  setFlag(byID("lock-screen"), "hidden", !phone.locked);
  setFlag(byID("home"), "hidden", phone.locked || name !== "home");
  setFlag(byID("chat"), "hidden", phone.locked || name !== "chat");
  setText(byID("lock"), phone.locked ? "Unlock the phone" : "Lock the phone");
  drawChatCard(chat);
  banners.draw();
  savePhone();
}

function drawClock() {
  for (const node of all(document, "[data-clock]")) setText(node, clockFace(Date.now()));
  setText(byID("lock-date"), dayName(Date.now()));
}

function bindSettings() {
  for (const name of /** @type {const} */ (["name", "number"])) {
    const input = byID(`setting-${name}`, HTMLInputElement);
    input.value = phone[name];
    input.addEventListener("input", () => {
      phone[name] = input.value;
      savePhone();
    });
  }
  for (const name of /** @type {const} */ (["pushType", "leaving"]))
    for (const radio of all(document, `input[name="${name}"]`, HTMLInputElement)) {
      radio.checked = radio.value === phone[name];
      radio.addEventListener("change", () => {
        phone[name] = radio.value;
        savePhone();
      });
    }
}

function bindButtons() {
  byID("start-chat").addEventListener("click", startPlainChat);
  byID("last-chat").addEventListener("click", () => show("chat"));
  byID("chat-home").addEventListener("click", () => show("home"));
  byID("lock").addEventListener("click", () => (phone.locked ? unlock() : lock()));
  byID("power").addEventListener("click", () => (phone.locked ? unlock() : lock()));
  byID("unlock").addEventListener("click", unlock);
  confirmBySecondPress(byID("new-phone"), "Press again to start over", () => {
    forgetPhone();
    location.reload();
  });
}

async function start() {
  drawIcons();
  bindSettings();
  bindButtons();
  drawClock();
  setInterval(drawClock, 1000);
  addEventListener("online", () => {
    chat?.outbox.hurry();
    if (chat) screen.draw();
  });
  try {
    const response = await fetch(new URL("../../settings.json", import.meta.url), { cache: "no-store" });
    if (response.ok) settings = { ...settings, ...(await response.json()) };
  } catch {
    wire("bad", "settings.json", "no answer");
  }
  drawServices(settings.callbackServices, pickService);
  if (phone.chat) resume(phone.chat);
  draw();
  byID("phone").removeAttribute("aria-busy");
  pollPushes(receivePush, () => chat?.doubt());
}

/**
 * Continues the stored chat after a reload.
 * @param {ChatRecord} record
 */
function resume(record) {
  const opened = openChat(record);
  if (record.state === "starting") opened.begin();
  if (record.state !== "live" || phone.locked) return;
  opened.comeBack();
  opened.refresh();
}

start();
