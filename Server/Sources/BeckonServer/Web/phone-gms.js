// The phone's REST requests to GMS.

import { newKey } from "./dom.js";
import { wire } from "./phone-wire.js";

const limit = 15_000;

/** A refusal by the server, or no answer at all (status 0). `permanent` says that trying again is useless. */
export class GMSError extends Error {
  constructor(message, status) {
    super(message);
    this.status = status;
    this.permanent = status >= 400 && status < 500 && status !== 408 && status !== 429;
  }
}

/** An address from the server, moved to the page's own origin: the page may call its own server only. */
export function ownAddress(text) {
  const url = new URL(text, location.href);
  return location.origin + url.pathname + url.search;
}

/** Posts form fields. `gmsUser` names the customer; a repeated call has the same `key`. */
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
  const told = typeof answer?.message === "string" && answer.message ? answer.message : "The service refused the request.";
  throw new GMSError(told, response.status);
}

/** The end of a path, without its base and ids, for the list beside the phone. */
function brief(address) {
  const path = new URL(address).pathname.split("/");
  const service = path.indexOf("service");
  return path.slice(service + 1).filter((part) => part.length < 32 || part.startsWith("get-")).join("/");
}
