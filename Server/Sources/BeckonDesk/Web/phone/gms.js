// @ts-check
// The phone's REST requests to GMS, with a line for each in the list beside the phone.

import { CallError, call } from "./beckon-wire.js";
import { newKey } from "../shared/dom.js";
import { wire } from "./traffic.js";

export { CallError as GMSError } from "./beckon-wire.js";

/**
 * An address from the server, moved to the page's own origin: the page may call its own server only.
 * @param {string} text
 */
export function ownAddress(text) {
  const url = new URL(text, location.href);
  return location.origin + url.pathname + url.search;
}

/**
 * Posts form fields and returns the answer. `gmsUser` names the customer; a repeated call has the same `key`.
 * @param {string} url
 * @param {string} gmsUser
 * @param {Record<string, string>} fields
 * @param {string} key
 * @returns {Promise<any>}
 */
export async function postForm(url, gmsUser, fields, key = newKey()) {
  return (await request(url, { user: gmsUser, fields, key })).answer;
}

/**
 * Says a text; returns the answer, and the position of the text.
 * @param {string} url
 * @param {string} gmsUser
 * @param {string} message
 * @param {string} key
 */
export function postText(url, gmsUser, message, key) {
  return request(url, { user: gmsUser, fields: { message }, key });
}

/**
 * Posts a JSON object.
 * @param {string} url
 * @param {string} gmsUser
 * @param {object} value
 * @param {string} key
 * @returns {Promise<any>}
 */
export async function postJSON(url, gmsUser, value, key = newKey()) {
  return (await request(url, { user: gmsUser, json: value, key })).answer;
}

/**
 * Follows an address of a dialog by the method that the dialog names.
 * @param {string} url
 * @param {string} gmsUser
 * @param {"GET" | "POST"} method
 * @returns {Promise<any>}
 */
export async function follow(url, gmsUser, method) {
  const fields = method === "GET" ? undefined : {};
  return (await request(url, { method, user: gmsUser, key: method === "GET" ? undefined : newKey(), fields })).answer;
}

/**
 * @param {string} url
 * @param {{ method?: string, user?: string, key?: string, fields?: Record<string, string>, json?: object }} options
 */
async function request(url, options) {
  const address = ownAddress(url);
  const what = `${options.method ?? "POST"} ${brief(address)}`;
  wire("out", what);
  try {
    return await call(address, options);
  } catch (error) {
    wire("bad", what, error instanceof CallError && error.status > 0 ? String(error.status) : "no answer");
    throw error;
  }
}

/**
 * The end of a path, without its base and ids, for the list beside the phone.
 * @param {string} address
 */
function brief(address) {
  const path = new URL(address).pathname.split("/");
  const service = path.indexOf("service");
  return path.slice(service + 1).filter((part) => part.length < 32 || part.startsWith("get-")).join("/");
}
