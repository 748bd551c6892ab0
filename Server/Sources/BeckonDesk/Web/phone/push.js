// @ts-check
// Reads pushes as an app does. The stand-ins for APNs, FCM and HTTP received them.

import { signals, wait } from "../shared/dom.js";
import { wire } from "./traffic.js";
import { phone, savePhone } from "./state.js";

/** @type {Record<string, string>} */
const names = { apns: "APNs", ios: "APNs", fcm: "FCM", gcm: "FCM", httpcb: "HTTP", customhttp: "Custom HTTP" };
const deepest = 6;

/**
 * A push as a stand-in received it.
 * @typedef {{ n: number, provider: string, token?: unknown, headers?: Record<string, string>, payload?: any }} Push
 */

/**
 * What a push says: the notice's `title`, `text` and `lines` (the `lastTranscript`), and where a tap on it leads.
 * @typedef {{ title: string, text: string, lines: { type: string, text: string }[], target: import("./state.js").PushTarget | null }} ReadPush
 */

/**
 * The app's own texts for callback pushes without text.
 * @type {Record<string, string>}
 */
const actionWords = {
  "get-dialog-start-chat": "Your chat is ready",
  "connect-inbound": "We are ready for your call",
  "connect-outbound": "We are about to call you",
  "wait-for-agent": "You are in the queue",
};
const mostLines = 12;

/**
 * Reads a push of any form.
 * @param {any} payload
 * @returns {ReadPush}
 */
export function readPush(payload) {
  /** @type {ReadPush} */
  const push = { title: "", text: "", lines: [], target: null };
  readAlert(payload, push);
  readMessage(payload, push, 0);
  return push;
}

/**
 * @param {any} payload
 * @param {ReadPush} push
 */
function readAlert(payload, push) {
  const alert = payload?.aps?.alert ?? payload?.notification ?? payload?.message?.notification;
  if (typeof alert === "string") push.text = alert;
  else if (alert && typeof alert === "object") {
    push.title = string(alert.title);
    push.text = string(alert.body);
  }
}

/**
 * Descends through `message` members and JSON strings to the part that is meant for the app, six levels at most.
 * @param {any} value
 * @param {ReadPush} push
 * @param {number} depth
 */
function readMessage(value, push, depth) {
  if (depth > deepest || value === null || value === undefined) return;
  if (typeof value === "string") {
    const inner = parsed(value);
    if (inner) readMessage(inner, push, depth + 1);
    else push.text ||= value;
    return;
  }
  if (typeof value !== "object") return;
  if (typeof value._id === "string" && typeof value._action === "string") {
    push.target = { kind: "callback", id: value._id, action: value._action };
    push.text ||= actionWords[value._action] ?? "Your callback needs an answer";
  } else if (typeof value.serviceId === "string" || Array.isArray(value.lastTranscript)) {
    push.target = { kind: "chat", serviceId: string(value.serviceId) };
    push.text ||= string(value.message);
    push.lines = transcriptLines(value.lastTranscript);
  } else readMessage(value.data?.message ?? value.data ?? value.message, push, depth + 1);
}

/** @param {unknown} list */
function transcriptLines(list) {
  if (!Array.isArray(list)) return [];
  const lines = [];
  for (const entry of list.slice(0, mostLines))
    for (const [type, text] of Object.entries(entry ?? {})) lines.push({ type, text: string(text) });
  return lines;
}

/** @param {string} text */
function parsed(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}

/** @param {unknown} value */
function string(value) {
  return typeof value === "string" ? value : "";
}

/**
 * The name of a provider as people know it.
 * @param {unknown} provider
 */
export function providerName(provider) {
  return names[String(provider).toLowerCase()] ?? String(provider);
}

/**
 * Whether a push is for this device: it names the token, or the address that ends in it.
 * @param {Push} push
 * @param {string} token
 */
export function isOwn(push, token) {
  const named = [push.token, push.payload?.deviceId, push.payload?.message?.token];
  return named.some((name) => typeof name === "string" && (name === token || name.endsWith(`/${token}`)));
}

class Refusal extends Error {}

/**
 * Asks for new pushes every second while the page is open; calls `onUnanswered` when nobody answers. After a restart of the server the
 * stand-ins count from 1 again, so after a lost connection the page asks for all pushes and skips those it has seen.
 * @param {(push: Push) => void} onPush
 * @param {() => void} onUnanswered
 */
export async function pollPushes(onPush, onUnanswered = () => {}) {
  let lost = false;
  for (;;) {
    try {
      const after = lost ? 0 : phone.pushesAfter;
      const response = await fetch(new URL(`../../../sandbox/pushes?after=${after}`, import.meta.url), { cache: "no-store", signal: signals.timeout(5000) });
      if (!response.ok) throw new Refusal(String(response.status));
      const { pushes = [] } = await response.json();
      takePushes(pushes, lost, onPush);
      lost = false;
    } catch (error) {
      if (!(error instanceof Refusal)) onUnanswered();
      lost = true;
    }
    await wait(1000);
  }
}

/**
 * @param {Push[]} pushes
 * @param {boolean} again
 * @param {(push: Push) => void} onPush
 */
function takePushes(pushes, again, onPush) {
  if (again) phone.pushesAfter = 0;
  for (const push of pushes) {
    if (!Number.isSafeInteger(push?.n)) continue;
    phone.pushesAfter = Math.max(phone.pushesAfter, push.n);
    if (!isOwn(push, phone.token)) continue;
    const mark = `${push.n} ${JSON.stringify(push.payload)}`.slice(0, 300);
    if (phone.pushesSeen.includes(mark)) continue;
    phone.pushesSeen.push(mark);
    wire("in", `push ${providerName(push.provider)}`, `${JSON.stringify(push.payload).length} bytes`);
    onPush(push);
  }
  if (pushes.length > 0 || again) savePhone();
}
