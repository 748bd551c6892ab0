// The REST side of GMS as a phone speaks it.

import { newKey } from "./dom.js";
import { wire } from "./phone-wire.js";

const limit = 15_000;

/** A refusal in GMS terms, or no answer at all (status 0). */
export class GMSError extends Error {
  constructor(message, status) {
    super(message);
    this.status = status;
    this.permanent = status >= 400 && status < 500 && status !== 408 && status !== 429;
  }
}

/** An address from the server on the page's own origin: the phone page may speak to its own server only. */
export function ownAddress(text) {
  const url = new URL(text, location.href);
  return location.origin + url.pathname + url.search;
}

/** Posts form fields. The header `gms_user` says whose call it is, the key that a repetition is the same call. */
export function postForm(url, gmsUser, fields, key = newKey()) {
  return request("POST", url, gmsUser, key, "application/x-www-form-urlencoded", new URLSearchParams(fields).toString());
}

/** Posts a JSON object. */
export function postJSON(url, gmsUser, value, key = newKey()) {
  return request("POST", url, gmsUser, key, "application/json", JSON.stringify(value));
}

/** Follows an address of a dialog by the method that the dialog names. */
export function follow(url, gmsUser, method) {
  if (method === "GET") return request("GET", url, gmsUser);
  return request("POST", url, gmsUser, newKey(), "application/x-www-form-urlencoded", "");
}

async function request(method, url, gmsUser, key, contentType, body) {
  const address = ownAddress(url);
  const headers = { gms_user: gmsUser };
  if (contentType) headers["Content-Type"] = contentType;
  if (key) headers["Idempotency-Key"] = key;
  const what = `${method} ${brief(address)}`;
  wire("out", what);
  let response;
  try {
    response = await fetch(address, { method, headers, body, cache: "no-store", signal: AbortSignal.timeout(limit) });
  } catch {
    wire("bad", what, "no answer");
    throw new GMSError("No connection.", 0);
  }
  const answer = await response.json().catch(() => null);
  if (response.ok) return answer ?? {};
  wire("bad", what, String(response.status));
  const told = typeof answer?.message === "string" && answer.message ? answer.message : "The service refused it.";
  throw new GMSError(told, response.status);
}

/** What a path asks for, without its base and ids, for the list beside the phone. */
function brief(address) {
  const path = new URL(address).pathname.split("/");
  const service = path.indexOf("service");
  return path.slice(service + 1).filter((part) => part.length < 32 || part.startsWith("get-")).join("/");
}
