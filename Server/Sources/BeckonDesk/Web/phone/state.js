// @ts-check
// What a reload of the page keeps: the phone's identity, settings, chat and notices.

import { randomHex } from "../shared/dom.js";

const storageKey = "beckon.phone";
const mostBanners = 20;
const mostSeen = 200;
const mostEvents = 2000;

/**
 * What a reload keeps of a chat; a chat that is about to start has no session, a plain one no service id.
 * @typedef {object} ChatRecord
 * @property {string} base
 * @property {string} chatService
 * @property {string} gmsUser
 * @property {string | null} serviceId
 * @property {string | null} createURL
 * @property {string} cometURL
 * @property {string} subject
 * @property {boolean} takesFiles
 * @property {string} requestKey
 * @property {string} createKey
 * @property {"starting" | "live" | "ended"} state
 * @property {string | null} sessionId
 * @property {string | null} clientId
 * @property {number | null} ack
 * @property {ChatEvent[]} events
 * @property {OutboxEntry[]} unsent
 * @property {string} draft
 */

/**
 * Where a tapped notice leads.
 * @typedef {{ kind: "chat", serviceId: string } | { kind: "callback", id: string, action: string }} PushTarget
 */

/**
 * A push notice on the phone.
 * @typedef {{
 *   key: string, provider: string, at: number, collapse: string, title: string, text: string, lines: { type: string, text: string }[],
 *   target: PushTarget | null
 * }} Banner
 */

/**
 * The phone of one browser tab.
 * @typedef {object} Phone
 * @property {string} token
 * @property {string} gmsUser
 * @property {string} pushType
 * @property {string} leaving
 * @property {string} name
 * @property {string} number
 * @property {boolean} locked
 * @property {string} screen
 * @property {ChatRecord | null} chat
 * @property {Banner[]} banners
 * @property {number} pushesAfter
 * @property {string[]} pushesSeen
 */

/** @returns {Phone} */
function newPhone() {
  return {
    token: randomHex(32),
    gmsUser: randomHex(16),
    pushType: "ios",
    leaving: "tells",
    name: "",
    number: "+14155550123",
    locked: false,
    screen: "home",
    chat: null,
    banners: [],
    pushesAfter: 0,
    pushesSeen: [],
  };
}

/** @returns {Partial<Phone> | null} */
function stored() {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
  } catch {
    return null;
  }
}

/**
 * The phone of this tab.
 * @type {Phone}
 */
export const phone = { ...newPhone(), ...stored() };

/** Stores the phone, with every list cut to its bound. */
export function savePhone() {
  phone.banners = phone.banners.slice(-mostBanners);
  phone.pushesSeen = phone.pushesSeen.slice(-mostSeen);
  const chat = phone.chat && { ...phone.chat, events: phone.chat.events.slice(-mostEvents) };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...phone, chat }));
  } catch {
    // Storage is full or forbidden: the phone works, but a reload starts a new one.
  }
}

/** Deletes this phone from storage; the next load of the page makes a new one. */
export function forgetPhone() {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored.
  }
}
