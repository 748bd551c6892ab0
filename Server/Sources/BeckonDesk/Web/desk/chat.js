// @ts-check
// The chat on the right: its agent, the transcript, who is typing, and the actions that the agent has.

import { byID, confirmBySecondPress, element, setFlag, setText } from "../shared/dom.js";
import { messageOf } from "../shared/api.js";
import { callbackFacts, callbackStory } from "../shared/callback-story.js";
import { Composer } from "./composer.js";
import { explainButton } from "./explain.js";
import { DeskFiles } from "./files.js";
import { factRows } from "../shared/facts.js";
import { HandOver } from "./hand-over.js";
import { oneLine, waited } from "../shared/text.js";
import { TranscriptView, showBanner, showTypist } from "../shared/transcript-view.js";

/** @type {Record<string, string>} */
const closedWords = { mine: "", waiting: "Take the chat to answer it.", done: "This chat has ended." };
const readOnlyWords = "Your account may read chats, not answer them.";

/** @typedef {import("./conversation.js").DeskChat} DeskChat */

/** Shows one chat of the model and carries out the agent's actions. */
export class ChatPane {
  /**
   * @param {import("./model.js").DeskModel} model
   * @param {import("../shared/api.js").DeskAPI} api
   */
  constructor(model, api) {
    this.model = model;
    this.api = api;
    /** @type {DeskChat | null} */
    this.chat = null;
    this.view = new TranscriptView({
      ownParty: "AGENT",
      outbox: () => this.chat?.outbox,
      extra: (event) => this.#explanation(event),
      fileLink: ({ id, name }) => element("a", { href: api.fileAddress(this.chat?.id ?? "", id), download: name || "file" }),
    });
    this.files = new DeskFiles(api, {
      chat: () => (this.chat?.isMine ? this.chat : null),
      onSent: (chat) => model.fetch(chat),
      onProblem: (chat, text) => {
        if (this.chat === chat) this.#problem(text);
      },
    });
    this.composer = new Composer({ onWritten: (text, kind) => this.#written(text, kind), onSend: (text, kind) => this.#send(text, kind) });
    this.handOver = new HandOver(api, (to, key) => this.#transfer(to, key));
    byID("chat-take").addEventListener("click", () => this.take());
    byID("chat-hand-over").addEventListener("click", () => this.chat && this.handOver.open(this.chat.id, this.model.user));
    byID("chat-details").addEventListener("click", () => this.#toggleDetails());
    const takeOver = confirmBySecondPress(byID("chat-take-over"), "Press again to take over", () => this.#takeOver());
    const end = confirmBySecondPress(byID("chat-end"), "Press again to end", () => this.#end());
    this.disarm = () => {
      takeOver();
      end();
    };
  }

  /**
   * Shows this chat from its beginning.
   * @param {DeskChat} chat
   */
  open(chat) {
    this.chat?.typing.stop();
    this.chat = chat;
    this.disarm();
    this.handOver.close();
    this.files.close();
    this.#problem("");
    this.view.show(chat.transcript.events);
    this.view.showPending(chat.outbox.visible);
    this.composer.show(chat.draft, chat.draftKind);
    this.#draw(chat);
  }

  /** Closes the chat that is shown. */
  close() {
    this.chat?.typing.stop();
    this.chat = null;
    this.handOver.close();
    this.files.close();
  }

  /**
   * Adds new events of the chat that is shown, and redraws its state.
   * @param {ChatEvent[]} added
   */
  update(added) {
    this.view.append(added);
    if (this.chat) this.#draw(this.chat);
  }

  /** Redraws the waiting time. */
  tick() {
    if (this.chat) this.#drawHead(this.chat);
  }

  /** Redraws the unsent messages. */
  updateOutbox() {
    if (this.chat) this.view.showPending(this.chat.outbox.visible);
  }

  /** Takes a waiting chat and focuses the text field. */
  async take() {
    const { chat } = this;
    if (!chat || chat.place !== "waiting" || !this.model.mayAnswer) return;
    await this.#act(byID("chat-take", HTMLButtonElement), chat, () => this.api.take(chat.id));
    if (this.chat === chat && chat.isMine) this.focus();
  }

  /** Focuses the text field, or the button that takes the chat. */
  focus() {
    if (!byID("composer").hidden) return this.composer.focus();
    [byID("chat-take"), byID("chat-take-over")].find((button) => !button.hidden)?.focus();
  }

  async #takeOver() {
    const { chat } = this;
    if (!chat || chat.place !== "others") return;
    await this.#act(byID("chat-take-over", HTMLButtonElement), chat, () => this.api.takeOver(chat.id));
    if (this.chat === chat && chat.isMine) this.focus();
  }

  /**
   * @param {string | null} to
   * @param {string} key
   */
  async #transfer(to, key) {
    const { chat } = this;
    if (!chat) return;
    chat.typing.sent();
    await this.#act(byID("chat-hand-over", HTMLButtonElement), chat, () => this.api.transfer(chat.id, to, key));
  }

  async #end() {
    const { chat } = this;
    if (!chat) return;
    chat.typing.sent();
    await this.#act(byID("chat-end", HTMLButtonElement), chat, () => this.api.end(chat.id));
  }

  /**
   * Runs an action on a chat, then fetches the chat's state again, also when the action was refused.
   * @param {HTMLButtonElement} button
   * @param {DeskChat} chat
   * @param {() => Promise<unknown>} work
   */
  async #act(button, chat, work) {
    this.#problem("");
    button.disabled = true;
    try {
      await work();
    } catch (error) {
      if (this.chat === chat) this.#problem(messageOf(error));
    } finally {
      button.disabled = false;
    }
    await this.model.refreshWork().catch(() => {});
    this.model.fetch(chat);
  }

  /** @param {DeskChat} chat */
  #draw(chat) {
    const { place, transcript, notice, loaded, failed } = chat;
    const { mayAnswer } = this.model;
    this.#drawHead(chat);
    setFlag(byID("chat-take"), "hidden", place !== "waiting" || !mayAnswer);
    setFlag(byID("chat-take-over"), "hidden", place !== "others" || !mayAnswer);
    setFlag(byID("chat-hand-over"), "hidden", place !== "mine");
    setFlag(byID("chat-end"), "hidden", place !== "mine");
    setFlag(byID("composer"), "hidden", place !== "mine");
    setFlag(byID("composer-shut"), "hidden", place === "mine");
    setText(byID("composer-closed"), this.#closedWords(chat));
    if (place !== "mine") {
      this.handOver.close();
      this.files.close();
      chat.typing.sent();
    }
    const empty = byID("chat-empty");
    setFlag(empty, "hidden", loaded && transcript.last > 0);
    setText(empty, failed ? "The transcript could not be loaded." : loaded ? "No messages yet" : "");
    const away = place === "mine" || place === "others" ? notice : null;
    showBanner(byID("chat-notice"), away);
    showTypist(byID("chat-typing"), away || place === "done" ? null : transcript.typist("CLIENT"));
    this.#drawDetails();
  }

  /** @param {DeskChat} chat */
  #drawHead(chat) {
    const { place, online, customer, head } = chat;
    setText(byID("chat-customer"), oneLine(customer, 60) || "Customer");
    const presence = byID("chat-presence");
    presence.dataset.state = place === "done" ? "ended" : online ? "online" : "away";
    setText(presence, place === "done" ? "Ended" : online ? "Online" : "Away");
    const wait = place === "mine" || place === "waiting" ? waited(head.waitingSince, this.model.now) : "";
    const about = [
      place === "others" ? `Taken by ${ownerName(chat)}${chat.isOwnerOut ? ", signed out" : ""}` : "",
      wait ? `waiting ${wait}` : "",
      oneLine(head.subject, 80),
      oneLine(head.service, 48),
    ];
    setText(byID("chat-about"), about.filter(Boolean).map((part) => ` · ${part}`).join(""));
  }

  /**
   * Why there is no text field.
   * @param {DeskChat} chat
   */
  #closedWords(chat) {
    const { place, isOwnerOut } = chat;
    if (place !== "done" && !this.model.mayAnswer) return readOnlyWords;
    if (isOwnerOut) return `${ownerName(chat)} is signed out. Take the chat over, or it goes back to the queue.`;
    return closedWords[place] ?? `${ownerName(chat)} has this chat. Take it over to answer.`;
  }

  #toggleDetails() {
    const panel = byID("chat-data");
    setFlag(panel, "hidden", !panel.hidden);
    byID("chat-details").setAttribute("aria-expanded", String(!panel.hidden));
    this.#drawDetails();
  }

  #drawDetails() {
    if (byID("chat-data").hidden || !this.chat) return;
    const callback = this.model.callback(this.chat.head.callback);
    const story = callback ? [["Callback", callbackStory(callback).word], ...callbackFacts(callback)] : [];
    const rows = factRows([...story, ...this.chat.data]);
    byID("chat-facts").replaceChildren(...rows);
    setFlag(byID("chat-no-data"), "hidden", rows.length > 0);
  }

  /**
   * The button that explains a push; only an agent's messages are pushed.
   * @param {ChatEvent} event
   */
  #explanation({ party, position }) {
    if (!this.chat || !this.model.isAdmin || party === "CLIENT") return null;
    const { id } = this.chat;
    return explainButton(() => this.api.explain(id, position));
  }

  /**
   * @param {string} text
   * @param {string} kind
   */
  #send(text, kind) {
    const { chat } = this;
    if (!chat?.isMine) return false;
    chat.draft = "";
    chat.draftKind = "message";
    chat.typing.sent();
    this.#problem("");
    chat.outbox.add(text, kind);
    return true;
  }

  /**
   * @param {string} text
   * @param {string} kind
   */
  #written(text, kind) {
    const { chat } = this;
    if (!chat) return;
    chat.draft = text;
    chat.draftKind = kind;
    this.model.save();
    if (chat.isMine) chat.typing.wrote(text);
  }

  /** @param {string} text */
  #problem(text) {
    setText(byID("chat-problem"), text);
  }
}

/**
 * The name of the agent who has a chat.
 * @param {DeskChat} chat
 */
function ownerName(chat) {
  return oneLine(chat.head.owner, 40) || "Another agent";
}
