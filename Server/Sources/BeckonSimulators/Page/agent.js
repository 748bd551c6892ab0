// The page of a stand-in's agents. It knows only the interface below /_agent, so that every stand-in has the same page.

const element = (id) => document.getElementById(id);
const state = { agent: null, open: null, version: -1, conversations: [], callbacks: [], conversation: null, typing: false };

// --- Requests

async function ask(path, body) {
  const answer = await fetch(path, body === undefined ? {} : {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
  });
  const json = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(json.error ?? `The stand-in answers ${answer.status}.`);
  return json;
}

const path = (id, act) => `/_agent/conversations/${encodeURIComponent(id)}${act ? "/" + act : ""}`;

async function act(name, body = {}) {
  await attempt(async () => {
    await ask(path(state.open, name), { agent: state.agent, ...body });
    await refresh();
  });
}

async function attempt(work) {
  try {
    element("fault").textContent = "";
    await work();
    return true;
  } catch (error) {
    element("fault").textContent = error.message;
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

const node = (name, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

const time = (at) => new Date(at).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit", second: "2-digit" });

function showPlatform(list) {
  element("platform").textContent = list.platform;
  document.title = `${list.platform}: agent`;
  const choice = element("agent");
  if (choice.options.length !== list.agents.length) {
    choice.replaceChildren(...list.agents.map((name) => node("option", { value: name, textContent: name })));
    state.agent = list.agents.includes(state.agent) ? state.agent : list.agents[0];
    choice.value = state.agent;
  }
}

function showConversations() {
  element("no-conversations").hidden = state.conversations.length > 0;
  const focused = document.activeElement?.dataset?.conversation;
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
  if (focused) document.querySelector(`[data-conversation="${CSS.escape(focused)}"]`)?.focus();
}

const words = (one) => [one.agent ?? "no agent", one.away && one.state !== "ended" ? "customer is away" : null]
  .filter(Boolean).join(" · ");

const steps = { waiting: [["offer", "Offer"], ["connect", "Connect"]], offered: [["connect", "Connect"], ["cancel", "Cancel"]], connected: [["complete", "Complete"]], ended: [] };

function showCallbacks() {
  element("no-callbacks").hidden = state.callbacks.length > 0;
  const focused = document.activeElement?.dataset?.callback;
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
  if (focused) document.querySelector(`[data-callback="${CSS.escape(focused)}"]`)?.focus();
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
  element("accept").disabled = one.state === "ended" || isMine;
  for (const id of ["transfer", "end", "send", "attach", "text", "colleague"]) element(id).disabled = !isMine;
  const colleague = element("colleague");
  const others = [...element("agent").options].map((option) => option.value).filter((name) => name !== state.agent);
  const wanted = ["", ...others];
  if ([...colleague.options].map((option) => option.value).join("\n") !== wanted.join("\n")) {
    colleague.replaceChildren(...wanted.map((name) => node("option", { value: name, textContent: name || "the queue" })));
  }
  element("data").replaceChildren(...Object.entries(one.data ?? {}).map(([name, value]) =>
    node("div", {}, node("dt", { textContent: name }), node("dd", { textContent: value }))));
  element("typing").textContent = one.customerTyping ? "The customer is typing." : "";
  showTranscript(one);
}

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

async function open(id) {
  state.open = id;
  stopTyping();
  await attempt(refresh);
  const list = element("transcript");
  list.scrollTop = list.scrollHeight;
  if (!element("text").disabled) element("text").focus();
}

// --- Acting

let typingEnds = null;

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

element("agent").addEventListener("change", (event) => {
  state.agent = event.target.value;
  showConversation();
});
element("accept").addEventListener("click", () => act("accept").then(() => element("text").focus()));
element("end").addEventListener("click", () => act("end"));
element("transfer").addEventListener("click", () => {
  const to = element("colleague").value;
  act("transfer", to ? { to } : {});
});
element("attach").addEventListener("click", () => {
  const url = window.prompt("The address of the file", "https://");
  if (url) act("file", { url, name: url.split("/").at(-1) });
});
element("text").addEventListener("input", noteTyping);
element("text").addEventListener("keydown", (event) => {
  if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    element("composer").requestSubmit();
  }
});
element("composer").addEventListener("submit", async (event) => {
  event.preventDefault();
  const field = element("text");
  const text = field.value.trim();
  if (!text || field.disabled) return;
  clearTimeout(typingEnds);
  state.typing = false;
  const id = state.open;
  const isSent = await attempt(() => ask(path(id, "send"), { agent: state.agent, text, bot: element("bot").checked }));
  // What was typed stays when it was not sent.
  if (isSent && field.value.trim() === text) field.value = "";
  await attempt(refresh);
  field.focus();
});

attempt(refresh).then(follow);
