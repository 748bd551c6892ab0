// @ts-check
// The page of a stand-in's agents. It knows only the interface below /_agent, so that every stand-in has the same page.

/**
 * A chat as the list has it, and with its transcript.
 * @typedef {{ id: string, customer?: string, state: string, agent?: string, away?: boolean }} Listed
 * @typedef {{ id: string, from: string, name?: string, text: string, at: number, state?: string, file?: { url: string, name?: string } }} Message
 * @typedef {Listed & { data?: Record<string, string>, customerTyping?: boolean, transcript: Message[] }} Conversation
 * @typedef {{ id: string, name?: string, number: string, state: string }} CallbackEntry
 */

/**
 * The element with this id. Throws when it is missing or of another kind, since that is a mistake in this page.
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} [kind]
 * @returns {T}
 */
function element(id, kind) {
  const found = document.getElementById(id);
  if (!found || (kind && !(found instanceof kind))) throw new Error(`no ${kind?.name ?? "element"} #${id}`);
  return /** @type {T} */ (found);
}

const [agentChoice, colleague] = [element("agent", HTMLSelectElement), element("colleague", HTMLSelectElement)];
const field = element("text", HTMLTextAreaElement);
/**
 * What the page knows.
 * @type {{
 *   agent: string | null, open: string | null, version: number, conversations: Listed[], callbacks: CallbackEntry[],
 *   conversation: Conversation | null, typing: boolean
 * }}
 */
const state = { agent: null, open: null, version: -1, conversations: [], callbacks: [], conversation: null, typing: false };

// --- Requests

/**
 * @param {string} path
 * @param {object} [body]
 */
async function ask(path, body) {
  const answer = await fetch(path, body === undefined ? {} : {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
  });
  const json = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(json.error ?? `The stand-in answers ${answer.status}.`);
  return json;
}

/**
 * @param {string | null} id
 * @param {string} [act]
 */
const path = (id, act) => `/_agent/conversations/${encodeURIComponent(id ?? "")}${act ? "/" + act : ""}`;

/**
 * @param {string} name
 * @param {object} body
 */
async function act(name, body = {}) {
  await attempt(async () => {
    await ask(path(state.open, name), { agent: state.agent, ...body });
    await refresh();
  });
}

/** @param {() => Promise<unknown>} work */
async function attempt(work) {
  try {
    element("fault").textContent = "";
    await work();
    return true;
  } catch (error) {
    element("fault").textContent = error instanceof Error ? error.message : String(error);
    return false;
  }
}

// --- Following

async function follow() {
  for (;;) {
    try {
      const change = await ask(`/_agent/changes?since=${state.version}`);
      element("connection").textContent = "";
      if (change.version !== state.version) {
        await refresh();
        state.version = change.version;
      }
    } catch {
      element("connection").textContent = "The stand-in is away.";
      await new Promise((resume) => setTimeout(resume, 1000));
    }
  }
}

async function refresh() {
  const list = await ask("/_agent/conversations");
  state.conversations = list.conversations;
  state.callbacks = (await ask("/_agent/callbacks")).callbacks;
  state.conversation = state.open === null ? null : await ask(path(state.open)).catch(() => null);
  showPlatform(list);
  showConversations();
  showCallbacks();
  showConversation();
}

// --- Showing

/**
 * @param {string} name
 * @param {Record<string, unknown>} properties
 * @param {...(Node | string)} children
 */
const node = (name, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

const time = (/** @type {number} */ at) => new Date(at).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit", second: "2-digit" });

/** @param {{ platform: string, agents: string[] }} list */
function showPlatform(list) {
  element("platform").textContent = list.platform;
  document.title = `${list.platform}: agent`;
  const choice = agentChoice;
  if (choice.options.length !== list.agents.length) {
    choice.replaceChildren(...list.agents.map((name) => node("option", { value: name, textContent: name })));
    state.agent = list.agents.find((name) => name === state.agent) ?? list.agents[0];
    choice.value = state.agent;
  }
}

function showConversations() {
  element("no-conversations").hidden = state.conversations.length > 0;
  const focused = focusedData("conversation");
  element("conversations").replaceChildren(...state.conversations.map((one) => {
    const button = node("button", { type: "button" },
      node("span", { textContent: one.customer || "Customer" }),
      node("span", { className: `badge ${one.state}`, textContent: one.state }),
      node("small", { textContent: words(one) }));
    button.dataset.conversation = one.id;
    button.setAttribute("aria-current", String(one.id === state.open));
    button.addEventListener("click", () => open(one.id));
    return node("li", {}, button);
  }));
  focusOn("conversation", focused);
}

/**
 * What the button that has the focus is about.
 * @param {string} name
 */
function focusedData(name) {
  return document.activeElement instanceof HTMLElement ? document.activeElement.dataset[name] : undefined;
}

/**
 * Focuses the first button about the same.
 * @param {string} name
 * @param {string | undefined} value
 */
function focusOn(name, value) {
  const found = value === undefined ? null : document.querySelector(`[data-${name}="${CSS.escape(value)}"]`);
  if (found instanceof HTMLElement) found.focus();
}

const words = (/** @type {Listed} */ one) => [one.agent ?? "no agent", one.away && one.state !== "ended" ? "customer is away" : null]
  .filter(Boolean).join(" · ");

/**
 * The steps that can be taken with a callback in a state: a name and its words.
 * @type {Record<string, [string, string][]>}
 */
const steps = { waiting: [["offer", "Offer"], ["connect", "Connect"]], offered: [["connect", "Connect"], ["cancel", "Cancel"]], connected: [["complete", "Complete"]], ended: [] };

function showCallbacks() {
  element("no-callbacks").hidden = state.callbacks.length > 0;
  const focused = focusedData("callback");
  element("callbacks").replaceChildren(...state.callbacks.map((one) => node("li", { className: "callback" },
    node("span", { textContent: `${one.name || "Customer"} ${one.number}` }), " ",
    node("span", { className: `badge ${one.state}`, textContent: one.state }),
    node("div", {}, ...(steps[one.state] ?? []).map(([name, label]) => {
      const button = node("button", { type: "button", textContent: label });
      button.dataset.callback = one.id;
      button.dataset.act = name;
      button.addEventListener("click", () => attempt(async () => {
        await ask(`/_agent/callbacks/${encodeURIComponent(one.id)}/${name}`, { agent: state.agent });
        await refresh();
      }));
      return button;
    })))));
  // The step that was taken is gone: the next one of the same callback takes its place.
  focusOn("callback", focused);
}

function showConversation() {
  const one = state.conversation;
  element("conversation").hidden = one === null;
  element("nothing").hidden = one !== null;
  if (one === null) return;
  const isMine = one.state === "active" && one.agent === state.agent;
  element("customer").textContent = one.customer || "Customer";
  element("state").textContent = one.state === "ended" ? "The chat has ended."
    : one.away ? "The customer is not online." : one.agent ? `${one.agent} answers.` : "Waits for an agent.";
  element("state").className = one.away && one.state !== "ended" ? "away" : "";
  element("accept", HTMLButtonElement).disabled = one.state === "ended" || isMine;
  for (const id of ["transfer", "end", "send", "attach"]) element(id, HTMLButtonElement).disabled = !isMine;
  field.disabled = colleague.disabled = !isMine;
  const others = [...agentChoice.options].map((option) => option.value).filter((name) => name !== state.agent);
  const wanted = ["", ...others];
  if ([...colleague.options].map((option) => option.value).join("\n") !== wanted.join("\n")) {
    colleague.replaceChildren(...wanted.map((name) => node("option", { value: name, textContent: name || "the queue" })));
  }
  element("data").replaceChildren(...Object.entries(one.data ?? {}).map(([name, value]) =>
    node("div", {}, node("dt", { textContent: name }), node("dd", { textContent: value }))));
  element("typing").textContent = one.customerTyping ? "The customer is typing." : "";
  showTranscript(one);
}

/** @param {Conversation} one */
function showTranscript(one) {
  const list = element("transcript");
  const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  list.replaceChildren(...one.transcript.map((message) => {
    const item = node("li", { className: message.from });
    item.dataset.message = message.id;
    if (message.file) {
      item.append(node("a", { href: message.file.url, textContent: message.file.name || message.file.url, target: "_blank", rel: "noreferrer" }));
      if (message.text) item.append("\n", message.text);
    } else {
      item.append(message.text);
    }
    if (message.from !== "system") {
      item.append(node("small", {}, `${message.name || message.from} · ${time(message.at)}`,
        ...(message.state ? [" · ", node("span", { className: message.state, textContent: message.state })] : [])));
    }
    return item;
  }));
  if (isAtEnd) list.scrollTop = list.scrollHeight;
}

/** @param {string} id */
async function open(id) {
  state.open = id;
  stopTyping();
  await attempt(refresh);
  const list = element("transcript");
  list.scrollTop = list.scrollHeight;
  if (!field.disabled) field.focus();
}

// --- Acting

/** @type {ReturnType<typeof setTimeout> | undefined} */
let typingEnds;

function noteTyping() {
  clearTimeout(typingEnds);
  typingEnds = setTimeout(stopTyping, 4000);
  if (state.typing) return;
  state.typing = true;
  ask(path(state.open, "typing"), { agent: state.agent, on: true }).catch(() => {});
}

function stopTyping() {
  clearTimeout(typingEnds);
  if (state.typing && state.conversation) {
    ask(path(state.conversation.id, "typing"), { agent: state.agent, on: false }).catch(() => {});
  }
  state.typing = false;
}

agentChoice.addEventListener("change", () => {
  state.agent = agentChoice.value;
  showConversation();
});
element("accept").addEventListener("click", () => act("accept").then(() => field.focus()));
element("end").addEventListener("click", () => act("end"));
element("transfer").addEventListener("click", () => {
  const to = colleague.value;
  act("transfer", to ? { to } : {});
});
element("attach").addEventListener("click", () => {
  const url = window.prompt("The address of the file", "https://");
  if (url) act("file", { url, name: url.split("/").at(-1) });
});
field.addEventListener("input", noteTyping);
field.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && !event.shiftKey && !event.isComposing && event.keyCode !== 229) {
    event.preventDefault();
    element("composer", HTMLFormElement).requestSubmit();
  }
});
element("composer").addEventListener("submit", async (event) => {
  event.preventDefault();
  const text = field.value.trim();
  if (!text || field.disabled) return;
  clearTimeout(typingEnds);
  state.typing = false;
  const id = state.open;
  const isSent = await attempt(() => ask(path(id, "send"), { agent: state.agent, text, bot: element("bot", HTMLInputElement).checked }));
  // What was typed stays when it was not sent.
  if (isSent && field.value.trim() === text) field.value = "";
  await attempt(refresh);
  field.focus();
});

attempt(refresh).then(follow);
