// The chat on the phone's screen.

import { byID, confirmBySecondPress, element, sendsOnEnter, setFlag, setText } from "./dom.js";
import { byteCount, mostBytes, oneLine } from "./text.js";
import { TranscriptView, showTypist } from "./transcript-view.js";

/** Draws one `PhoneChat` at a time. */
export class ChatScreen {
  constructor() {
    this.chat = null;
    this.view = new TranscriptView({
      ownParty: "CLIENT",
      outbox: () => this.chat?.outbox,
      fileLink: (file) => element("button", { type: "button", class: "link", on: { click: () => this.#save(file) } }),
    });
    byID("message-attach").addEventListener("click", () => byID("message-file").click());
    byID("message-file").addEventListener("change", () => this.#sendFile(byID("message-file")));
    this.input = byID("message");
    this.input.addEventListener("input", () => this.#written());
    sendsOnEnter(this.input, byID("message-form"), () => this.#send());
    byID("chat-again").addEventListener("click", () => this.chat?.begin());
    this.disarm = confirmBySecondPress(byID("chat-end"), "Sure?", () => this.chat?.end());
  }

  /** Shows this chat from its beginning. */
  open(chat) {
    this.chat = chat;
    this.disarm();
    this.view.show(chat.transcript.events);
    this.view.showPending(chat.outbox.visible);
    this.input.value = chat.record.draft ?? "";
    this.draw();
    this.#drawDraft();
  }

  /** Adds new events and redraws the state. */
  update(added) {
    this.view.append(added);
    this.draw();
  }

  /** Draws notices again that turned out to be files. */
  completeFiles(events) {
    this.view.redraw(events);
  }

  async #save(file) {
    this.#tellFile("");
    await this.chat.files.save(file).catch((error) => this.#tellFile(error.message, "bad"));
  }

  async #sendFile(input) {
    const { chat } = this;
    const [file] = input.files;
    input.value = "";
    if (!file || chat?.record.state !== "live") return;
    const name = oneLine(file.name, 24);
    const attach = byID("message-attach");
    attach.disabled = true;
    try {
      await chat.files.send(file, (share) => this.#tellFile(`Sending ${name}: ${Math.floor(share * 100)} %`));
      this.#tellFile("");
      chat.refresh();
    } catch (error) {
      this.#tellFile(`${name} was not sent. ${error.message}`, "bad");
    }
    attach.disabled = false;
  }

  #tellFile(text, tone = "") {
    setText(byID("message-progress"), text);
    byID("message-progress").dataset.tone = tone;
  }

  /** Redraws the unsent messages. */
  updateOutbox() {
    this.view.showPending(this.chat.outbox.visible);
  }

  /** Draws the agent, who is typing, and the text field if the chat is open. */
  draw() {
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
    byID("message-send").disabled = over > 0;
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, 110)}px`;
  }
}

/** The agent who is in the chat now, or an empty string. */
function agentName(events) {
  for (let index = events.length - 1; index >= 0; index -= 1) {
    const event = events[index];
    if (event.party !== "AGENT") continue;
    return event.type === "Notice.Left" ? "" : oneLine(event.nickname, 32);
  }
  return "";
}

function statusLine(state, connection, agent, problem) {
  if (state === "ended") return "Chat ended";
  if (problem) return "Something went wrong";
  if (state === "starting" || connection === "connecting") return "Connecting…";
  if (connection === "off") return "Not connected";
  return agent ? "Online" : "Waiting for an agent";
}
