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

/**
 * Calls `onSignedOut` when a request made since the last sign-in is answered 401, and `onUnanswered` when a request gets no
 * answer.
 */
export class DeskAPI {
  constructor(onSignedOut, onUnanswered = () => {}) {
    this.onSignedOut = onSignedOut;
    this.onUnanswered = onUnanswered;
    this.signIns = 0;
  }

  async signIn(user, password) {
    await this.#post("sign-in", { user, password });
    this.signIns += 1;
  }

  signOut() {
    return this.#post("sign-out", {});
  }

  /** A page of the work list, counted from 0; `next` is the number of the page after it, missing on the last. */
  work(page) {
    return this.#request("GET", page > 0 ? `work?page=${page}` : "work");
  }

  chat(id, after) {
    return this.#request("GET", `chats/${encodeURIComponent(id)}${after > 0 ? `?after=${after}` : ""}`);
  }

  /** Why the event at a position was pushed or was not; for admins. */
  explain(id, position) {
    return this.#request("GET", `chats/${encodeURIComponent(id)}/pushes/${position}`);
  }

  /** The agent sides besides the desk with what they are owed: `{ now, agentSides }`; for admins. */
  agentSides() {
    return this.#request("GET", "agent-sides");
  }

  /** The agents to whom a chat can be handed: `{ user, name, online }` each, those who are signed in first. */
  async agents() {
    const answer = await this.#request("GET", "agents");
    return Array.isArray(answer?.agents) ? answer.agents : [];
  }

  take(id) {
    return this.#post(`chats/${encodeURIComponent(id)}/take`, {});
  }

  takeOver(id) {
    return this.#post(`chats/${encodeURIComponent(id)}/take-over`, {});
  }

  /** Hands a chat to a user; with null it waits for any agent. A repeated call with the same key does nothing. */
  transfer(id, to, key) {
    return this.#post(`chats/${encodeURIComponent(id)}/transfer`, { to, key });
  }

  /** Says that the agent has seen the events up to a position. */
  read(id, position) {
    return this.#post(`chats/${encodeURIComponent(id)}/read`, { position });
  }

  /**
   * Sends a message, the address of a page or a notice, and resolves to its position. A repeated call with the same key
   * sends nothing more.
   */
  async send(id, { kind, text, key }) {
    const [verb, body] = { page: ["push-url", { url: text, key }], notice: ["notice", { text, key }] }[kind] ?? ["send", { text, key }];
    const answer = await this.#post(`chats/${encodeURIComponent(id)}/${verb}`, body);
    return Number.isSafeInteger(answer?.position) ? answer.position : null;
  }

  /** The address under which the browser fetches a file of a chat. */
  fileAddress(id, file) {
    return new URL(`../../api/chats/${encodeURIComponent(id)}/files/${encodeURIComponent(file)}`, import.meta.url).href;
  }

  /**
   * Sends a file; `onProgress(share)` tells how much is sent, from 0 to 1. A repeated call with the same key sends nothing
   * more.
   */
  sendFile(id, file, key, onProgress) {
    const { signIns } = this;
    const query = new URLSearchParams({ name: file.name, key });
    const request = new XMLHttpRequest();
    request.open("POST", new URL(`../../api/chats/${encodeURIComponent(id)}/files?${query}`, import.meta.url));
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.upload.addEventListener("progress", (event) => event.lengthComputable && onProgress(event.loaded / event.total));
    return new Promise((resolve, reject) => {
      request.addEventListener("error", () => {
        this.onUnanswered();
        reject(new DeskError("The server cannot be reached.", 0));
      });
      request.addEventListener("load", () => {
        const { status } = request;
        if (status === 200) return resolve();
        if (status === 401 && signIns === this.signIns) this.onSignedOut();
        reject(new DeskError(reason(status, parsedText(request.responseText)), status));
      });
      request.send(file);
    });
  }

  typing(id, on) {
    return this.#post(`chats/${encodeURIComponent(id)}/typing`, { on });
  }

  end(id) {
    return this.#post(`chats/${encodeURIComponent(id)}/end`, {});
  }

  /** One callback with its attached data, also when it has ended. */
  callbackFacts(id) {
    return this.#request("GET", `callbacks/${encodeURIComponent(id)}`);
  }

  /** `verb` is one of `offer`, `connect`, `complete`, `cancel`, `no-answer`, `busy` and `answering-machine`. */
  callback(id, verb) {
    return this.#post(`callbacks/${encodeURIComponent(id)}/${verb}`, {});
  }

  /**
   * A page of everybody's callbacks: `{ callbacks, next, services, mayChange }`; for supervisors. `from` and `until` are in
   * milliseconds since 1970, `after` is the `next` of the page before.
   */
  callbacks({ service, states, from, until, after }) {
    const query = new URLSearchParams({ from, until });
    for (const [name, value] of Object.entries({ service, states, after })) if (value) query.set(name, value);
    return this.#request("GET", `callbacks?${query}`);
  }

  /** The time slots of a service: `{ slots: [{ start, taken, total }] }`. */
  slots(service, from, until) {
    return this.#request("GET", `slots?${new URLSearchParams({ service, from, until })}`);
  }

  /** Cancels a callback for the company. */
  cancelCallback(id) {
    return this.#post(`callbacks/${encodeURIComponent(id)}/cancel`, {});
  }

  /** Gives a callback another time, in milliseconds since 1970. */
  moveCallback(id, time) {
    return this.#post(`callbacks/${encodeURIComponent(id)}/move`, { time });
  }

  /** The names that are paused: services, or `all`. */
  pauses() {
    return this.#request("GET", "pauses");
  }

  /** Pauses a service, or `all`, or ends the pause. */
  pause(name, on) {
    return this.#post("pauses", { name, paused: on });
  }

  #post(path, body) {
    return this.#request("POST", path, body);
  }

  async #request(method, path, body) {
    const { signIns } = this;
    let response;
    try {
      response = await fetch(new URL(`../../api/${path}`, import.meta.url), {
        method,
        cache: "no-store",
        headers: body ? { "Content-Type": "application/json" } : {},
        body: body ? JSON.stringify(body) : undefined,
        signal: AbortSignal.timeout(limit),
      });
    } catch {
      this.onUnanswered();
      throw new DeskError("The server cannot be reached.", 0);
    }
    const answer = await parsed(response);
    if (response.ok) return answer;
    if (response.status === 401 && path !== "sign-in" && signIns === this.signIns) this.onSignedOut();
    throw new DeskError(reason(response.status, answer), response.status);
  }
}

async function parsed(response) {
  return parsedText(await response.text().catch(() => ""));
}

function parsedText(text) {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

function reason(status, answer) {
  const told = answer?.message ?? answer?.error?.message ?? answer?.error;
  if (typeof told === "string" && told) return told;
  if (status === 401) return "Please sign in again.";
  if (status === 404) return "This no longer exists.";
  if (status === 409) return "Somebody else changed this first.";
  if (status === 429) return "Too many attempts. Wait a moment, then try again.";
  return status >= 500 ? "The server could not do this now." : "The server refused the request.";
}
