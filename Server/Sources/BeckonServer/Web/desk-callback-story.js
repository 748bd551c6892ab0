// The state of a callback in words for the agent, and the actions that the agent has. Promises no push where no device is
// registered, and offers no action that would do nothing.

import { clockTime, dayName, oneLine } from "./text.js";

const reasons = {
  AGENT_CONNECTED: "Done: customer and agent were connected.",
  CANCELLED: "Cancelled by the customer.",
  CANCELLED_BY_ADMIN: "Cancelled by an agent.",
  NOT_AVAILABLE: "Closed before customer and agent were connected.",
  FAIL_TIMEOUT_TTL: "The callback expired before anybody was connected.",
  FAIL_USER_NO_CONFIRM: "The customer did not confirm in time.",
  FAIL_NO_CUSTOMER_NUMBER: "There was no number to call.",
  FAIL_ERROR: "The callback failed.",
};
const reasonNames = { CANCELLED: "Cancelled by customer", CANCELLED_BY_ADMIN: "Cancelled by agent", AGENT_CONNECTED: "Done" };
const states = { SCHEDULED: "scheduled", QUEUED: "waiting", ROUTING: "connecting", PROCESSING: "connected", COMPLETED: "ended" };

/**
 * `{ word, text, verbs, expected, tone }`: the words for the list and for the pane, the actions in the order of use, the
 * action to highlight if there is one, and a colour.
 */
export function callbackStory(callback) {
  const step = callback.step ?? states[callback.state] ?? "other";
  return (tellers[step] ?? tellers.other)(callback);
}

/** Why a callback ended. */
export function reasonText(reason) {
  return reasons[reason] ?? oneLine(reason, 60);
}

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
          verbs: callback.offer ? ["connect", "offer", "cancel"] : ["connect", "cancel"],
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
    verbs: callback.offer ? ["connect", "offer", "cancel"] : ["connect", "cancel"],
    expected: "connect",
    tone: callback.state === "ROUTING" ? "ready" : "callback",
  }),
  connected: (callback) => ({
    word: callback.media === "chat" ? "In a chat" : "On the phone",
    text: "You are connected. Press Done when the conversation is over.",
    verbs: ["complete"],
    expected: "complete",
    tone: "callback",
  }),
  ended: (callback) => ({
    word: reasonNames[callback.reason] ?? (callback.reason ? "Ended" : "Finished"),
    text: reasonText(callback.reason) || "This callback is finished.",
    verbs: [],
    tone: "ended",
  }),
  other: (callback) => ({ word: oneLine(callback.state, 24), text: oneLine(callback.state, 24), verbs: ["cancel"], tone: "callback" }),
};

function offerText(callback) {
  if (!callback.offer) return "This callback waits for an agent.";
  const asked = callback.offer === "question";
  if (callback.reachable === false) return asked ? "Offer it when you are free." : "Offer it when you are free: then the call or chat can start.";
  return asked
    ? "Offer it when you are free: a push asks the customer whether they are ready."
    : "Offer it when you are free: a push tells the customer that the call or chat can start.";
}

/** A warning for each text that would otherwise suggest that the customer gets a push. */
function unreachable(callback) {
  return callback.reachable === false ? " No device is registered, so no push is sent: the customer sees this only when the app asks." : "";
}

function connectText(callback) {
  if (callback.media === "chat") return "The chat appears under Waiting when the customer opens it.";
  if (callback.direction === "USERTERMINATED") return "Call the customer. Press Connected as soon as you talk.";
  const code = callback.accessCode ? ` with the code ${oneLine(callback.accessCode, 20)}` : "";
  return `The customer dials in${code}. Press Connected as soon as you talk.`;
}

/** The clock time of a moment, with its day unless that is today. */
function moment(value) {
  const at = typeof value === "number" ? value : Date.parse(value);
  if (!Number.isFinite(at)) return "";
  return dayName(at) === dayName(Date.now()) ? clockTime(at) : `${dayName(at)}, ${clockTime(at)}`;
}
