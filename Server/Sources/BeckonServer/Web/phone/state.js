// What a reload of the page keeps: the phone's identity, settings, chat and notices.

import { randomHex } from "../shared/dom.js";

const storageKey = "beckon.phone";
const mostBanners = 20;
const mostSeen = 200;
const mostEvents = 2000;

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

function stored() {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
  } catch {
    return null;
  }
}

/** The phone of this tab. */
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
