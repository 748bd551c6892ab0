// @ts-check
// The state of a callback in words for the agent, and the actions that the agent has. Promises no push where no device is
// registered, and offers no action that would do nothing. And what is known of a callback, as facts.

import { clockTime, dayName, oneLine } from "./text.js";

/** @type {Record<string, string>} */
const reasons = {
  AGENT_CONNECTED: "Done: customer and agent were connected.",
  CANCELLED: "Cancelled by the customer.",
  CANCELLED_BY_ADMIN: "Cancelled by an agent.",
  NOT_AVAILABLE: "Closed before customer and agent were connected.",
  FAIL_TIMEOUT_TTL: "The callback expired before anybody was connected.",
  FAIL_USER_NO_CONFIRM: "The customer did not confirm in time.",
  FAIL_NO_CUSTOMER_NUMBER: "There was no number to call.",
  FAIL_CALL_TO_CUSTOMER: "The calls did not reach the customer.",
  FAIL_TARGET_NOT_FOUND: "The customer answered, but no agent was found.",
  FAIL_AGENT_CONNECT: "The customer answered, but the agent could not be connected.",
  FAIL_INTERACTION_DELETED: "The customer hung up before an agent was connected.",
  SUBMIT_FAILED: "The telephone system did not take the order.",
  FAIL_ERROR: "The callback failed.",
};
/** @type {Record<string, string>} */
const calls = {
  PERSON: "answered",
  CONNECTED: "connected",
  BUSY: "busy",
  NO_ANSWER: "no answer",
  ANSWERING_MACHINE: "answering machine",
  ERROR_TONE: "number not in use",
  FAX: "fax",
  CREATE_CALL_ERROR: "call failed",
  UNKNOWN: "no result",
};
/** What an agent can say of a call that did not reach the customer. */
const missed = ["no-answer", "busy", "answering-machine"];
/** @type {Record<string, string>} */
const reasonNames = { CANCELLED: "Cancelled by customer", CANCELLED_BY_ADMIN: "Cancelled by agent", AGENT_CONNECTED: "Done" };
/** @type {Record<string, string>} */
const states = { SCHEDULED: "scheduled", QUEUED: "waiting", ROUTING: "connecting", PROCESSING: "connected", COMPLETED: "ended" };

/**
 * A callback in words: `word` for the list, `text` for who acts, `seen` for who only watches; the actions in the order of use, the one
 * to highlight if there is one, and a colour.
 * @typedef {{ word: string, text: string, seen: string, verbs: string[], expected?: string, tone: string }} Story
 */

/**
 * A story whose `seen` is its `text` where it says no other.
 * @typedef {Omit<Story, "seen"> & { seen?: string }} ToldStory
 */

/**
 * Tells how a callback stands.
 * @param {Callback} callback
 * @returns {Story}
 */
export function callbackStory(callback) {
  const step = callback.step ?? states[callback.state] ?? "other";
  const told = (tellers[step] ?? tellers.other)(callback);
  const story = { ...told, seen: told.seen ?? told.text };
  return callback.state === "PAUSED" ? paused(story) : story;
}

/** How long an agent may let a callback wait before the list calls it overdue, in milliseconds. */
const patience = 15 * 60_000;

/**
 * Whether an agent should have acted by now: the wished time is over, or without one the customer waits for long.
 * @param {Callback} callback
 * @param {number} now
 */
export function isOverdue(callback, now) {
  if (!["waiting", "connecting"].includes(callback.step ?? states[callback.state] ?? "")) return false;
  const wished = Number(callback.desiredTime ?? NaN);
  const asked = Number(callback.createdAt ?? NaN);
  return Number.isFinite(wished) ? now > wished + 60_000 : now > asked + patience;
}

/**
 * Why a callback ended.
 * @param {string | undefined} reason
 */
export function reasonText(reason) {
  const refused = /^AGENT_PREVIEW_CANCEL_AFTER_(\d+)REJECTS$/.exec(reason ?? "");
  if (refused) return `Refused by agents: ${refused[1]}.`;
  return reasons[reason ?? ""] ?? oneLine(reason, 60);
}

/**
 * The results of the calls so far, in words.
 * @param {unknown} results
 */
export function callsText(results) {
  return Array.isArray(results) ? results.map((result) => calls[result] ?? oneLine(result, 40)).join(", ") : "";
}

/** @type {Record<string, (callback: Callback) => ToldStory> & { other: (callback: Callback) => ToldStory }} */
const tellers = {
  scheduled: (callback) => ({
    word: `Scheduled ${moment(callback.until ?? callback.desiredTime)}`.trim(),
    text: `The customer asked for ${moment(callback.until ?? callback.desiredTime) || "a later time"}. The callback starts then.`,
    verbs: ["connect", "cancel"],
    tone: "callback",
  }),
  waiting: (callback) => ({
    word: "Waiting",
    text: `${offerText(callback)}${unreachable(callback)}`,
    seen: `This callback waits for an agent.${unreachable(callback)}`,
    verbs: callback.offer ? ["offer", "connect", "cancel"] : ["connect", "cancel"],
    expected: callback.offer ? "offer" : "connect",
    tone: "callback",
  }),
  offered: (callback) =>
    callback.state === "QUEUED"
      ? {
          word: "Offered, no answer yet",
          text: `Offered, no answer yet. The customer has until ${clockTime(callback.until) || "the menu closes"} to confirm.${unreachable(callback)}`,
          verbs: ["connect", "cancel"],
          tone: "callback",
        }
      : {
          word: "No answer",
          text: `The customer did not answer in time, and the service connects anyway. ${connectText(callback)}`,
          seen: "The customer did not answer in time, and the service connects anyway.",
          verbs: [...(callback.offer ? ["connect", "offer"] : ["connect"]), ...(isCalled(callback) ? missed : []), "cancel"],
          expected: "connect",
          tone: "ready",
        },
  snoozed: (callback) => ({
    word: `Snoozed until ${clockTime(callback.until)}`,
    text: `Snoozed until ${clockTime(callback.until)}. The customer is then asked again.${unreachable(callback)}`,
    verbs: ["connect", "cancel"],
    tone: "callback",
  }),
  connecting: (callback) => ({
    word: callback.state === "ROUTING" ? "Customer is ready" : "Customer was notified",
    text: `${callback.state === "ROUTING" ? "The customer is ready." : "The call or chat can start."} ${connectText(callback)}`,
    seen: callback.state === "ROUTING" ? "The customer is ready." : "The call or chat can start.",
    verbs: [...(callback.offer ? ["connect", "offer"] : ["connect"]), ...(isCalled(callback) ? missed : []), "cancel"],
    expected: "connect",
    tone: callback.state === "ROUTING" ? "ready" : "callback",
  }),
  "dial-due": (callback) => ({
    word: `Called ${moment(callback.until)}`.trim(),
    text: `${callback.calls?.length ? "The customer was not reached. " : ""}The next call is at ${moment(callback.until) || "once"}.`,
    verbs: ["connect", "cancel"],
    tone: "callback",
  }),
  dialling: () => ({
    word: "Ringing",
    text: "The telephone system calls the customer.",
    verbs: ["connect", "cancel"],
    tone: "callback",
  }),
  reached: () => ({
    word: "Customer on the phone",
    text: "The customer has answered and waits for an agent.",
    verbs: ["connect", "cancel"],
    expected: "connect",
    tone: "ready",
  }),
  connected: (callback) => ({
    word: callback.media === "chat" ? "In a chat" : "On the phone",
    text: "You are connected. Press Done when the conversation is over.",
    seen: "Customer and agent are connected.",
    verbs: ["complete"],
    expected: "complete",
    tone: "callback",
  }),
  ended: (callback) => ({
    word: reasonNames[callback.reason ?? ""] ?? (callback.reason ? "Ended" : "Finished"),
    text: reasonText(callback.reason) || "This callback is finished.",
    verbs: [],
    tone: "ended",
  }),
  other: (callback) => ({ word: oneLine(callback.state, 24), text: oneLine(callback.state, 24), verbs: ["cancel"], tone: "callback" }),
};

/**
 * Whether the agent calls the customer.
 * @param {Callback} callback
 */
function isCalled(callback) {
  return callback.media !== "chat" && callback.direction === "USERTERMINATED";
}

/**
 * A story while the service is paused: nothing is offered.
 * @param {Story} story
 * @returns {Story}
 */
function paused(story) {
  return { ...story, word: "Paused", text: `The service is paused. ${story.text}`, seen: `The service is paused. ${story.seen}`, verbs: story.verbs.filter((verb) => verb !== "offer"), expected: undefined };
}

/** @param {Callback} callback */
function offerText(callback) {
  if (!callback.offer) return "This callback waits for an agent.";
  const asked = callback.offer === "question";
  if (callback.reachable === false) return asked ? "Offer it when you are free." : "Offer it when you are free: then the call or chat can start.";
  return asked
    ? "Offer it when you are free: a push asks the customer whether they are ready."
    : "Offer it when you are free: a push tells the customer that the call or chat can start.";
}

/**
 * A warning for each text that would otherwise suggest that the customer gets a push.
 * @param {Callback} callback
 */
function unreachable(callback) {
  return callback.reachable === false ? " No device is registered, so no push is sent: the customer sees this only when the app asks." : "";
}

/** @param {Callback} callback */
function connectText(callback) {
  if (callback.media === "chat") return "The chat appears under Waiting when the customer opens it.";
  if (callback.direction === "USERTERMINATED") return "Call the customer. Press Connected as soon as you talk, or say what kept you from it.";
  const code = callback.accessCode ? ` with the code ${oneLine(callback.accessCode, 20)}` : "";
  return `The customer dials in${code}. Press Connected as soon as you talk.`;
}

/**
 * The clock time of a moment, with its day unless that is today.
 * @param {number | string | undefined} value
 */
function moment(value) {
  const at = typeof value === "number" ? value : Date.parse(value ?? "");
  if (!Number.isFinite(at)) return "";
  return dayName(at) === dayName(Date.now()) ? clockTime(at) : `${dayName(at)}, ${clockTime(at)}`;
}

/**
 * The facts about a callback, as pairs of a name and a value.
 * @param {Callback} callback
 */
export function callbackFacts(callback) {
  const reachable = { true: "by push", false: "no device is registered" }[String(callback.reachable)];
  return [
    ["Name", callback.name],
    ["Number", callback.customerNumber],
    ["Access code", callback.accessCode],
    ["Reachable", reachable],
    ["Requested for", time(callback.desiredTime)],
    ["Requested at", time(callback.createdAt)],
    ["Calls", callsText(callback.calls)],
    ["How it ended", callback.reason ? reasonText(callback.reason) : null],
  ].filter(([, value]) => typeof value === "string" && value);
}

/** @param {number | string | undefined} value */
function time(value) {
  const at = typeof value === "number" ? value : Date.parse(value ?? "");
  return Number.isFinite(at) ? `${dayName(at)}, ${clockTime(at)}` : null;
}
