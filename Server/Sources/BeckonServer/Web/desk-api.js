// The desk's JSON interface, one function a call.

const limit = 15_000;

/** A refusal or a failure. `permanent` says that the same request would fail again. */
export class DeskError extends Error {
  constructor(message, status) {
    super(message);
    this.status = status;
    this.permanent = status >= 400 && status < 500 && status !== 401 && status !== 408 && status !== 429;
  }
}

/** Calls `onSignedOut` for each 401 besides the one of a sign-in. */
export class DeskAPI {
  constructor(onSignedOut) {
    this.onSignedOut = onSignedOut;
  }

  signIn(user, password) {
    return this.#post("sign-in", { user, password });
  }

  signOut() {
    return this.#post("sign-out", {});
  }

  work() {
    return this.#request("GET", "work");
  }

  chat(id, after) {
    return this.#request("GET", `chats/${encodeURIComponent(id)}${after > 0 ? `?after=${after}` : ""}`);
  }

  /** Why the event at a position was pushed or was not; for admins. */
  explain(id, position) {
    return this.#request("GET", `chats/${encodeURIComponent(id)}/pushes/${position}`);
  }

  take(id) {
    return this.#post(`chats/${encodeURIComponent(id)}/take`, {});
  }

  /** Resolves to the position at which the message stands. The same key never makes a second message. */
  async send(id, text, key) {
    const answer = await this.#post(`chats/${encodeURIComponent(id)}/send`, { text, key });
    return Number.isSafeInteger(answer?.position) ? answer.position : null;
  }

  typing(id, on) {
    return this.#post(`chats/${encodeURIComponent(id)}/typing`, { on });
  }

  end(id) {
    return this.#post(`chats/${encodeURIComponent(id)}/end`, {});
  }

  /** `verb` is offer, connect, complete or cancel. */
  callback(id, verb) {
    return this.#post(`callbacks/${encodeURIComponent(id)}/${verb}`, {});
  }

  #post(path, body) {
    return this.#request("POST", path, body);
  }

  async #request(method, path, body) {
    let response;
    try {
      response = await fetch(`/desk/api/${path}`, {
        method,
        cache: "no-store",
        headers: body ? { "Content-Type": "application/json" } : {},
        body: body ? JSON.stringify(body) : undefined,
        signal: AbortSignal.timeout(limit),
      });
    } catch {
      throw new DeskError("The server cannot be reached.", 0);
    }
    const answer = await parsed(response);
    if (response.ok) return answer;
    if (response.status === 401 && path !== "sign-in") this.onSignedOut();
    throw new DeskError(reason(response.status, answer), response.status);
  }
}

async function parsed(response) {
  try {
    const text = await response.text();
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

function reason(status, answer) {
  const told = answer?.message ?? answer?.error?.message ?? answer?.error;
  if (typeof told === "string" && told) return told;
  if (status === 401) return "Please sign in again.";
  if (status === 404) return "This is no longer there.";
  if (status === 409) return "Somebody else was quicker.";
  if (status === 429) return "Too many tries. Wait a moment.";
  return status >= 500 ? "The server could not do it just now." : "The server refused it.";
}
