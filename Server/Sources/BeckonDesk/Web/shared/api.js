// @ts-check
// The desk's JSON interface, one function a call.

import { signals } from "./dom.js";
import { upload } from "./upload.js";

const limit = 15_000;

/** The requests that are answered without content. */
const answersNothing = new Set(["sign-in", "sign-in/code", "sign-out", "own/password"]);

/** A refusal or a failure. `permanent` says that the same request would fail again. */
export class DeskError extends Error {
  /**
   * @param {string} message
   * @param {number} status 0 for no answer
   */
  constructor(message, status) {
    super(message);
    this.status = status;
    this.permanent = status >= 400 && status < 500 && status !== 401 && status !== 408 && status !== 429;
  }
}

/** What was answered in the server's place, such as a page of a proxy: the request may have done its work or not. */
function foreign() {
  return new DeskError("Something else answered in the server's place.", 0);
}

/**
 * A value of an answer as a list; an empty one for anything else.
 * @template Item
 * @param {Item[] | undefined} value
 * @returns {Item[]}
 */
export function list(value) {
  return Array.isArray(value) ? value : [];
}

/**
 * What went wrong, in words for a person.
 * @param {unknown} error
 */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Calls `onSignedOut` when a request made since the last sign-in is answered 401, and `onUnanswered` when a request gets no
 * answer.
 */
export class DeskAPI {
  /**
   * @param {() => void} onSignedOut
   * @param {() => void} onUnanswered
   */
  constructor(onSignedOut, onUnanswered = () => {}) {
    this.onSignedOut = onSignedOut;
    this.onUnanswered = onUnanswered;
    this.signIns = 0;
  }

  /**
   * Resolves to what the sign-in needs beside the password; to null when it is done.
   * @param {string} user
   * @param {string} password
   * @returns {Promise<SecondStep | null>}
   */
  async signIn(user, password) {
    const answer = await this.#post("sign-in", { user, password });
    if (answer === null) {
      this.signIns += 1;
      return null;
    }
    if (typeof answer.next !== "string" || typeof answer.half !== "string") throw foreign();
    return answer;
  }

  /**
   * Ends a sign-in with a code of the app, or a recovery code.
   * @param {string} half
   * @param {string} code
   */
  async signInCode(half, code) {
    await this.#post("sign-in/code", { half, code });
    this.signIns += 1;
  }

  /**
   * Begins to set up the second factor that the account must have.
   * @param {string} half
   * @returns {Promise<Enrolment>}
   */
  async signInEnrolment(half) {
    return enrolmentOf(await this.#post("sign-in/enrolment", { half }));
  }

  /**
   * Ends a sign-in with the first code of a second factor, and resolves to the recovery codes.
   * @param {string} half
   * @param {string} enrolment
   * @param {string} code
   * @returns {Promise<string[]>}
   */
  async signInConfirm(half, enrolment, code) {
    const codes = recoveryCodesOf(await this.#post("sign-in/confirm", { half, enrolment, code }));
    this.signIns += 1;
    return codes;
  }

  /**
   * The person's own account.
   * @returns {Promise<OwnAccount>}
   */
  async own() {
    return ownOf(await this.#request("GET", "own"));
  }

  /**
   * Ends one of the person's sign-ins, or with null all but the present one, and resolves to what is left.
   * @param {string | null} id
   * @returns {Promise<OwnAccount>}
   */
  async endSignIns(id) {
    return ownOf(await this.#post("own/sign-ins/end", { id }));
  }

  /**
   * @param {string} password
   * @param {string} code
   * @param {string} changed
   */
  changePassword(password, code, changed) {
    return this.#post("own/password", { password, code, new: changed });
  }

  /**
   * @param {string} password
   * @param {string} code
   * @returns {Promise<Enrolment>}
   */
  async beginEnrolment(password, code) {
    return enrolmentOf(await this.#post("own/enrolment", { password, code }));
  }

  /**
   * Resolves to the recovery codes.
   * @param {string} enrolment
   * @param {string} code
   * @returns {Promise<string[]>}
   */
  async confirmEnrolment(enrolment, code) {
    return recoveryCodesOf(await this.#post("own/enrolment/confirm", { enrolment, code }));
  }

  /**
   * @param {string} password
   * @param {string} code
   */
  removeSecondFactor(password, code) {
    return this.#post("own/second-factor/remove", { password, code });
  }

  /**
   * @param {string} password
   * @param {string} code
   * @returns {Promise<string[]>}
   */
  async newRecoveryCodes(password, code) {
    return recoveryCodesOf(await this.#post("own/recovery-codes", { password, code }));
  }

  /**
   * Signs out here.
   * @returns {Promise<{ next?: string } | undefined>} with `next`, where the browser signs out of the provider, too
   */
  signOut() {
    return this.#post("sign-out", {});
  }

  /**
   * The ways to sign in.
   * @returns {Promise<{ passwords: boolean, provider?: { label: string } }>}
   */
  ways() {
    return this.#request("GET", "sign-in");
  }

  /**
   * A page of the work list, counted from 0; `next` is the number of the page after it, missing on the last.
   * @param {number} page
   * @returns {Promise<WorkPage>}
   */
  async work(page) {
    const answer = await this.#request("GET", page > 0 ? `work?page=${page}` : "work");
    if (typeof answer.user !== "string") throw foreign();
    return answer;
  }

  /**
   * A chat with the events after a position.
   * @param {string} id
   * @param {number} after
   * @returns {Promise<ChatAnswer>}
   */
  async chat(id, after) {
    const answer = await this.#request("GET", `chats/${encodeURIComponent(id)}${after > 0 ? `?after=${after}` : ""}`);
    if (!Array.isArray(answer.events)) throw foreign();
    return answer;
  }

  /**
   * Why the event at a position was pushed or was not; for admins.
   * @param {string} id
   * @param {number} position
   * @returns {Promise<PushExplanation>}
   */
  explain(id, position) {
    return this.#request("GET", `chats/${encodeURIComponent(id)}/pushes/${position}`);
  }

  /**
   * The agent sides besides the desk with what they are owed: `{ now, agentSides }`; for admins.
   * @returns {Promise<{ now?: number, agentSides?: AgentSide[] }>}
   */
  agentSides() {
    return this.#request("GET", "agent-sides");
  }

  /**
   * How the node stands that answers; for admins.
   * @returns {Promise<NodeStatus>}
   */
  async status() {
    const answer = await this.#request("GET", "status");
    if (!answer.node) throw foreign();
    return answer;
  }

  /**
   * Rows of the audit trail, the newest first: `{ rows, next, acts }`; for auditors. Empty filters let all through.
   * @param {Record<string, string>} filters
   * @returns {Promise<AuditPage>}
   */
  audit(filters) {
    const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ""));
    return this.#request("GET", `audit?${query}`);
  }

  /**
   * The agents to whom a chat can be handed: `{ user, name, online }` each, those who are signed in first.
   * @param {string} chat
   * @returns {Promise<Agent[]>}
   */
  async agents(chat) {
    const answer = await this.#request("GET", `agents?chat=${encodeURIComponent(chat)}`);
    if (!Array.isArray(answer.agents)) throw foreign();
    return answer.agents;
  }

  /** @param {string} id */
  take(id) {
    return this.#post(`chats/${encodeURIComponent(id)}/take`, {});
  }

  /** @param {string} id */
  takeOver(id) {
    return this.#post(`chats/${encodeURIComponent(id)}/take-over`, {});
  }

  /**
   * Hands a chat to a user; with null it waits for any agent. A repeated call with the same key does nothing.
   * @param {string} id
   * @param {string | null} to
   * @param {string} key
   */
  transfer(id, to, key) {
    return this.#post(`chats/${encodeURIComponent(id)}/transfer`, { to, key });
  }

  /**
   * Says that the agent has seen the events up to a position.
   * @param {string} id
   * @param {number} position
   */
  read(id, position) {
    return this.#post(`chats/${encodeURIComponent(id)}/read`, { position });
  }

  /**
   * Sends a message, the address of a page or a notice, and resolves to its position. A repeated call with the same key
   * sends nothing more.
   * @param {string} id
   * @param {OutboxEntry} entry
   * @returns {Promise<number>}
   */
  async send(id, { kind, text, key }) {
    const verb = { page: "push-url", notice: "notice" }[kind] ?? "send";
    const body = kind === "page" ? { url: text, key } : { text, key };
    const answer = await this.#post(`chats/${encodeURIComponent(id)}/${verb}`, body);
    if (!Number.isSafeInteger(answer.position)) throw foreign();
    return answer.position;
  }

  /**
   * The address under which the browser fetches a file of a chat.
   * @param {string} id
   * @param {string} file
   */
  fileAddress(id, file) {
    return new URL(`../../api/chats/${encodeURIComponent(id)}/files/${encodeURIComponent(file)}`, import.meta.url).href;
  }

  /**
   * Sends a file; `onProgress(share)` tells how much is sent, from 0 to 1, and `stopped` ends it. A repeated call with the same key
   * sends nothing more.
   * @param {string} id
   * @param {File} file
   * @param {string} key
   * @param {{ onProgress(share: number): void, stopped?: AbortSignal }} how
   */
  async sendFile(id, file, key, how) {
    const { signIns } = this;
    const query = new URLSearchParams({ name: file.name, key });
    const request = new XMLHttpRequest();
    request.open("POST", new URL(`../../api/chats/${encodeURIComponent(id)}/files?${query}`, import.meta.url));
    request.setRequestHeader("Content-Type", "application/octet-stream");
    if (!(await upload(request, file, how))) {
      if (!how.stopped?.aborted) this.onUnanswered();
      throw new DeskError("The server cannot be reached.", 0);
    }
    const { status } = request;
    const answer = parsedText(request.responseText);
    if (status === 200 && isObject(answer)) return;
    if (status >= 200 && status < 300) throw foreign();
    if (status === 401 && signIns === this.signIns) this.onSignedOut();
    throw new DeskError(reason(status, answer), status);
  }

  /**
   * @param {string} id
   * @param {boolean} on
   */
  typing(id, on) {
    return this.#post(`chats/${encodeURIComponent(id)}/typing`, { on });
  }

  /** @param {string} id */
  end(id) {
    return this.#post(`chats/${encodeURIComponent(id)}/end`, {});
  }

  /**
   * One callback with its attached data, also when it has ended.
   * @param {string} id
   * @returns {Promise<Callback>}
   */
  callbackFacts(id) {
    return this.#request("GET", `callbacks/${encodeURIComponent(id)}`);
  }

  /**
   * `verb` is one of `offer`, `connect`, `complete`, `cancel`, `no-answer`, `busy` and `answering-machine`.
   * @param {string} id
   * @param {string} verb
   * @returns {Promise<Callback>}
   */
  callback(id, verb) {
    return this.#post(`callbacks/${encodeURIComponent(id)}/${verb}`, {});
  }

  /**
   * A page of everybody's callbacks; for supervisors. `from` and `until` are in milliseconds since 1970, `after` is the `next` of the
   * page before.
   * @param {{ service: string, states: string, from: number, until: number, after?: string }} filters
   * @returns {Promise<CallbackPage>}
   */
  callbacks({ service, states, from, until, after }) {
    const query = new URLSearchParams({ from: String(from), until: String(until) });
    for (const [name, value] of Object.entries({ service, states, after })) if (value) query.set(name, value);
    return this.#request("GET", `callbacks?${query}`);
  }

  /**
   * The time slots of a service.
   * @param {string} service
   * @param {number} from
   * @param {number} until
   * @returns {Promise<{ slots?: TimeSlot[] }>}
   */
  slots(service, from, until) {
    return this.#request("GET", `slots?${new URLSearchParams({ service, from: String(from), until: String(until) })}`);
  }

  /**
   * Cancels a callback for the company.
   * @param {string} id
   */
  cancelCallback(id) {
    return this.#post(`callbacks/${encodeURIComponent(id)}/cancel`, {});
  }

  /**
   * Gives a callback another time, in milliseconds since 1970.
   * @param {string} id
   * @param {number} time
   */
  moveCallback(id, time) {
    return this.#post(`callbacks/${encodeURIComponent(id)}/move`, { time });
  }

  /**
   * The names that are paused: services, or `all`.
   * @returns {Promise<{ paused?: string[] }>}
   */
  pauses() {
    return this.#request("GET", "pauses");
  }

  /**
   * Pauses a service, or `all`, or ends the pause.
   * @param {string} name
   * @param {boolean} on
   */
  pause(name, on) {
    return this.#post("pauses", { name, paused: on });
  }

  /**
   * @param {string} path
   * @param {object} body
   */
  #post(path, body) {
    return this.#request("POST", path, body);
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   * @returns {Promise<any>}
   */
  async #request(method, path, body) {
    const { signIns } = this;
    let response;
    try {
      response = await fetch(new URL(`../../api/${path}`, import.meta.url), {
        method,
        cache: "no-store",
        headers: body ? { "Content-Type": "application/json" } : {},
        body: body ? JSON.stringify(body) : undefined,
        signal: signals.timeout(limit),
      });
    } catch {
      this.onUnanswered();
      throw new DeskError("The server cannot be reached.", 0);
    }
    const answer = await parsed(response);
    const isEmpty = response.status === 204 && answersNothing.has(path);
    if (response.ok && (isEmpty || (response.status === 200 && isObject(answer)))) return answer;
    if (response.ok) throw foreign();
    if (response.status === 401 && path !== "sign-in" && signIns === this.signIns) this.onSignedOut();
    throw new DeskError(reason(response.status, answer), response.status);
  }
}

/**
 * @param {any} answer
 * @returns {OwnAccount}
 */
function ownOf(answer) {
  if (typeof answer.user !== "string") throw foreign();
  return answer;
}

/**
 * @param {any} answer
 * @returns {Enrolment}
 */
function enrolmentOf(answer) {
  if (typeof answer.secret !== "string" || typeof answer.enrolment !== "string") throw foreign();
  return answer;
}

/**
 * @param {any} answer
 * @returns {string[]}
 */
function recoveryCodesOf({ recoveryCodes }) {
  if (!Array.isArray(recoveryCodes) || !recoveryCodes.every((code) => typeof code === "string")) throw foreign();
  return recoveryCodes;
}

/** @param {any} answer */
function isObject(answer) {
  return typeof answer === "object" && answer !== null && !Array.isArray(answer);
}

/** @param {Response} response */
async function parsed(response) {
  return parsedText(await response.text().catch(() => ""));
}

/**
 * @param {string} text
 * @returns {any}
 */
function parsedText(text) {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/**
 * @param {number} status
 * @param {any} answer
 */
function reason(status, answer) {
  const told = answer?.message ?? answer?.error?.message ?? answer?.error;
  if (typeof told === "string" && told) return told;
  if (status === 401) return "Please sign in again.";
  if (status === 404) return "This no longer exists.";
  if (status === 409) return "Somebody else changed this first.";
  if (status === 413) return "This is longer than the server takes.";
  if (status === 429) return "Too many attempts. Wait a moment, then try again.";
  return status >= 500 ? "The server could not do this now." : "The server refused the request.";
}
