// @ts-check
// The chat on the phone's screen.

import { byID, confirmBySecondPress, element, sendsOnEnter, setFlag, setText, wait } from "../shared/dom.js";
import { fileRows } from "../shared/file-preview.js";
import { byteCount, byteWords, mostBytes, oneLine } from "../shared/text.js";
import { TranscriptView, showTypist } from "../shared/transcript-view.js";

/** Draws one `PhoneChat` at a time. */
export class ChatScreen {
  constructor() {
    /** @type {import("./chat.js").PhoneChat | null} */
    this.chat = null;
    this.view = new TranscriptView({
      ownParty: "CLIENT",
      outbox: () => this.chat?.outbox,
      fileLink: (file) => element("button", { type: "button", class: "link", on: { click: () => this.#save(file) } }),
    });
    /**
     * The file that the customer chose and has not sent yet.
     * @type {File | null}
     */
    this.chosen = null;
    const picker = byID("message-file", HTMLInputElement);
    byID("message-attach").addEventListener("click", () => this.#pick(picker));
    picker.addEventListener("change", () => {
      this.#choose(picker.files?.[0]);
      picker.value = "";
    });
    byID("file-send").addEventListener("click", () => this.#sendFile());
    byID("file-cancel").addEventListener("click", () => this.#forgetFile());
    this.input = byID("message", HTMLTextAreaElement);
    this.input.addEventListener("paste", (event) => {
      const file = event.clipboardData?.files[0];
      if (!file || byID("message-attach").hidden) return;
      event.preventDefault();
      this.#choose(file);
    });
    this.input.addEventListener("input", () => this.#written());
    sendsOnEnter(this.input, byID("message-form"), () => this.#send());
    byID("chat-again").addEventListener("click", () => this.chat?.begin());
    this.disarm = confirmBySecondPress(byID("chat-end"), "Press again to end", () => this.chat?.end());
  }

  /**
   * Shows this chat from its beginning.
   * @param {import("./chat.js").PhoneChat} chat
   */
  open(chat) {
    this.chat = chat;
    this.disarm();
    this.#forgetFile();
    this.view.show(chat.transcript.events);
    this.view.showPending(chat.outbox.visible);
    this.input.value = chat.record.draft ?? "";
    this.draw();
    this.#drawDraft();
  }

  /**
   * Adds new events and redraws the state.
   * @param {ChatEvent[]} added
   */
  update(added) {
    this.view.append(added);
    this.draw();
  }

  /**
   * Draws notices again that turned out to be files.
   * @param {ChatEvent[]} events
   */
  completeFiles(events) {
    this.view.redraw(events);
  }

  /** @param {ChatFile} file */
  async #save(file) {
    this.#tellFile("");
    await this.chat?.files.save(file).catch((error) => this.#tellFile(error.message, "bad"));
  }

  /**
   * Opens the browser's choice of files, which offers the types that the chat takes.
   * @param {HTMLInputElement} picker
   */
  async #pick(picker) {
    // A browser opens the choice only soon after the click.
    const limits = await Promise.race([this.chat?.files.limits(), wait(1500)]);
    picker.accept = limits ? limits.types.map((type) => `.${type}`).join(",") : "";
    picker.click();
  }

  /**
   * Shows a file and asks whether to send it.
   * @param {File | undefined} file
   */
  async #choose(file) {
    const { chat } = this;
    if (!file || !chat || chat.record.state !== "live") return;
    const refusal = refusalWords(file, await chat.files.limits());
    if (chat !== this.chat) return;
    this.#tellFile(refusal && `${oneLine(file.name, 24)} was not sent. ${refusal}`, "bad");
    if (refusal) return;
    this.chosen = file;
    byID("file-list").replaceChildren(...fileRows([file]));
    setFlag(byID("file-question"), "hidden", false);
    byID("file-send").focus();
  }

  #forgetFile() {
    this.chosen = null;
    setFlag(byID("file-question"), "hidden", true);
  }

  async #sendFile() {
    const { chat, chosen: file } = this;
    this.#forgetFile();
    if (!file || !chat || chat.record.state !== "live") return;
    const name = oneLine(file.name, 24);
    const attach = byID("message-attach", HTMLButtonElement);
    attach.disabled = true;
    try {
      await chat.files.send(file, (share) => this.#tellFile(`Sending ${name}: ${Math.floor(share * 100)} %`));
      this.#tellFile("");
      chat.refresh();
    } catch (error) {
      this.#tellFile(`${name} was not sent. ${error instanceof Error ? error.message : error}`, "bad");
    }
    attach.disabled = false;
  }

  /**
   * @param {string} text
   * @param {string} tone
   */
  #tellFile(text, tone = "") {
    setText(byID("message-progress"), text);
    byID("message-progress").dataset.tone = tone;
  }

  /** Redraws the unsent messages. */
  updateOutbox() {
    if (this.chat) this.view.showPending(this.chat.outbox.visible);
  }

  /** Draws the agent, who is typing, and the text field if the chat is open. */
  draw() {
    if (!this.chat) return;
    const { record, transcript, connection, problem } = this.chat;
    const agent = agentName(transcript.events);
    setText(byID("chat-agent"), agent || "Support");
    setText(byID("chat-status"), statusLine(record.state, connection, agent, problem));
    setFlag(byID("chat-end"), "hidden", record.state !== "live");
    setFlag(byID("message-form"), "hidden", record.state !== "live");
    setFlag(byID("message-attach"), "hidden", !record.takesFiles);
    setFlag(byID("chat-over"), "hidden", record.state !== "ended");
    setFlag(byID("chat-starting"), "hidden", record.state !== "starting");
    setFlag(byID("chat-again"), "hidden", !problem);
    setText(byID("chat-problem"), problem || (record.state === "starting" ? "Starting the chat…" : ""));
    showTypist(byID("chat-typing"), record.state === "live" ? transcript.typist("AGENT", "SUPERVISOR") : null);
  }

  #send() {
    const text = this.input.value.trim();
    if (!text || byteCount(text) > mostBytes || this.chat?.record.state !== "live") return;
    this.input.value = "";
    this.#drawDraft();
    this.chat.say(text);
  }

  #written() {
    this.#drawDraft();
    this.chat?.wrote(this.input.value);
  }

  #drawDraft() {
    const over = byteCount(this.input.value.trim()) - mostBytes;
    setText(byID("message-limit"), over > 0 ? `${over.toLocaleString()} ${over === 1 ? "byte" : "bytes"} too long` : "");
    byID("message-send", HTMLButtonElement).disabled = over > 0;
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, 110)}px`;
  }
}

/**
 * Why the chat does not take a file, or an empty text; the server decides when its limits are not known.
 * @param {File} file
 * @param {{ types: string[], largest: number } | null} limits
 */
function refusalWords(file, limits) {
  if (file.size === 0) return "It is empty.";
  if (!limits) return "";
  const ending = /\.([^.]*)$/.exec(file.name)?.[1].toLowerCase() ?? "";
  if (limits.types.includes(ending) && !(file.size > limits.largest)) return "";
  const types = limits.types.join(", ") || "no";
  return `This chat takes ${types} files of at most ${byteWords(limits.largest)}.`;
}

/**
 * The agent who is in the chat now, or an empty string.
 * @param {ChatEvent[]} events
 */
function agentName(events) {
  for (let index = events.length - 1; index >= 0; index -= 1) {
    const event = events[index];
    if (event.party !== "AGENT") continue;
    return event.type === "Notice.Left" ? "" : oneLine(event.nickname, 32);
  }
  return "";
}

/**
 * @param {string} state
 * @param {string} connection
 * @param {string} agent
 * @param {string} problem
 */
function statusLine(state, connection, agent, problem) {
  if (state === "ended") return "Chat ended";
  if (problem) return "Something went wrong";
  if (navigator.onLine === false) return "No network";
  if (state === "starting" || connection === "connecting") return "Connecting…";
  if (connection === "off") return "Not connected";
  return agent ? "Online" : "Waiting for an agent";
}
