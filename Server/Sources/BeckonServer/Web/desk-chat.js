// The chat on the right: transcript, who is typing, the composer.

import { byID, confirmBySecondPress, setFlag, setText } from "./dom.js";
import { explainButton } from "./desk-explain.js";
import { oneLine } from "./text.js";
import { TranscriptView, showBanner, showTypist } from "./transcript-view.js";

/** Shows one chat of the model and carries out what the agent does with it. */
export class ChatPane {
  constructor(model, api) {
    this.model = model;
    this.api = api;
    this.chat = null;
    this.view = new TranscriptView({
      log: "chat-log",
      jump: "chat-jump",
      ownParty: "AGENT",
      onRetry: () => this.chat?.outbox.retry(),
      onDiscard: (key) => this.chat?.outbox.discard(key),
      extra: (event) => this.#explanation(event),
    });
    this.input = byID("composer-text");
    this.input.addEventListener("input", () => this.#written());
    this.input.addEventListener("keydown", (event) => this.#key(event));
    byID("composer").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#send();
    });
    byID("chat-take").addEventListener("click", () => this.take());
    this.disarm = confirmBySecondPress(byID("chat-end"), "Press again to end", () => this.#end());
  }

  /** Shows this chat from its beginning. */
  open(chat) {
    this.chat?.typing.stop();
    this.chat = chat;
    this.disarm();
    this.#problem("");
    this.view.show(chat.transcript.events);
    this.view.showPending(chat.outbox.visible);
    this.input.value = chat.draft;
    this.#grow();
    this.#draw();
  }

  /** Leaves the chat that was shown. */
  close() {
    this.chat?.typing.stop();
    this.chat = null;
  }

  /** Adds new events of the chat that is shown, and draws its state again. */
  update(added) {
    this.view.append(added);
    this.#draw();
  }

  /** Draws the unsent messages again. */
  updateOutbox() {
    this.view.showPending(this.chat.outbox.visible);
  }

  /** Takes a waiting chat; afterwards the agent can write at once. */
  async take() {
    const chat = this.chat;
    if (!chat || chat.state !== "waiting") return;
    const button = byID("chat-take");
    button.disabled = true;
    try {
      await this.api.take(chat.id);
      await this.model.refreshWork();
      this.model.fetch(chat);
      if (this.chat === chat) this.focus();
    } catch (error) {
      this.#problem(error.message);
    } finally {
      button.disabled = false;
    }
  }

  /** Puts the focus where the agent writes. */
  focus() {
    if (byID("composer").hidden) byID("chat-take").focus();
    else this.input.focus();
  }

  #draw() {
    const { state, transcript, online, notice, loaded, failed, customer } = this.chat;
    setText(byID("chat-customer"), oneLine(customer, 60) || "Customer");
    const presence = byID("chat-presence");
    presence.dataset.state = state === "ended" ? "ended" : online ? "online" : "away";
    setText(presence, state === "ended" ? "Ended" : online ? "Online" : "Away");
    setFlag(byID("chat-take"), "hidden", state !== "waiting");
    setFlag(byID("chat-end"), "hidden", state !== "active");
    setFlag(byID("composer"), "hidden", state !== "active");
    const closed = byID("composer-closed");
    setFlag(closed, "hidden", state === "active");
    setText(closed, state === "waiting" ? "Take the chat to answer it." : "This chat has ended.");
    const empty = byID("chat-empty");
    setFlag(empty, "hidden", loaded && transcript.last > 0);
    setText(empty, failed ? "The transcript could not be fetched. It is tried again." : loaded ? "No messages yet" : "");
    const away = state === "active" ? notice : null;
    showBanner(byID("chat-notice"), away);
    showTypist(byID("chat-typing"), away || state === "ended" ? null : transcript.typist("CLIENT"));
  }

  /** Only what an agent wrote may be pushed. */
  #explanation({ party, position }) {
    if (!this.model.isAdmin || party === "CLIENT") return null;
    const { id } = this.chat;
    return explainButton(() => this.api.explain(id, position));
  }

  #key(event) {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    this.#send();
  }

  #send() {
    const text = this.input.value.trim();
    if (!text || !this.chat || this.chat.state !== "active") return;
    this.input.value = "";
    this.chat.draft = "";
    this.chat.typing.sent();
    this.#problem("");
    this.#grow();
    this.chat.outbox.add(text);
  }

  #written() {
    const chat = this.chat;
    if (!chat) return;
    chat.draft = this.input.value;
    this.model.save();
    this.#grow();
    chat.typing.wrote(chat.draft);
  }

  async #end() {
    const chat = this.chat;
    chat.typing.sent();
    try {
      await this.api.end(chat.id);
      await this.model.refreshWork();
      this.model.fetch(chat);
    } catch (error) {
      this.#problem(error.message);
    }
  }

  #problem(text) {
    setText(byID("chat-problem"), text);
  }

  #grow() {
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, 168)}px`;
  }
}
