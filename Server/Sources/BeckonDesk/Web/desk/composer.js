// @ts-check
// The text field of the agent: for a message, the address of a page, or a notice.

import { byID, sendsOnEnter, setText } from "../shared/dom.js";
import { byteCount, mostBytes, webAddress } from "../shared/text.js";

const countedFrom = 6500;
/** @type {Record<string, string>} */
const placeholders = { message: "Write a message", page: "https://…", notice: "A notice for the customer's app" };
const tallest = 168;

/** `onSend(text, kind)` returns whether the text was accepted; `onWritten(text, kind)` is called after every change. */
export class Composer {
  /** @param {{ onWritten(text: string, kind: string): void, onSend(text: string, kind: string): boolean }} handlers */
  constructor({ onWritten, onSend }) {
    this.onWritten = onWritten;
    this.onSend = onSend;
    this.input = byID("composer-text", HTMLTextAreaElement);
    this.kind = byID("composer-kind", HTMLSelectElement);
    this.input.addEventListener("input", () => this.#written());
    this.kind.addEventListener("change", () => {
      this.#written();
      this.input.focus();
    });
    sendsOnEnter(this.input, byID("composer"), () => this.#send());
  }

  /**
   * Shows the draft of another chat.
   * @param {string} draft
   * @param {string} kind
   */
  show(draft, kind = "message") {
    this.input.value = draft;
    this.kind.value = kind;
    this.#draw();
  }

  focus() {
    this.input.focus();
  }

  #written() {
    this.#draw();
    this.onWritten(this.input.value, this.kind.value);
  }

  #send() {
    const text = this.input.value.trim();
    if (!text) return;
    if (this.#obstacle(text)) return this.#draw(true);
    const address = this.kind.value === "page" ? pageAddress(text) : null;
    if (!this.onSend(address ?? text, this.kind.value)) return;
    this.show("");
  }

  /**
   * Why the text cannot be sent, or an empty string.
   * @param {string} text
   */
  #obstacle(text) {
    const over = byteCount(text) - mostBytes;
    if (over > 0) return `${over.toLocaleString()} ${over === 1 ? "byte" : "bytes"} too long`;
    if (this.kind.value === "page" && !pageAddress(text)) return "Not a web address, such as https://example.com";
    return "";
  }

  /** `isAsked` says that the agent tried to send the text. */
  #draw(isAsked = false) {
    const text = this.input.value.trim();
    const obstacle = text ? this.#obstacle(text) : "";
    const bytes = byteCount(text);
    const state = byID("composer-state");
    const counted = bytes >= countedFrom ? `${bytes.toLocaleString()} of ${mostBytes.toLocaleString()} bytes` : "";
    // An address that was only just begun is not called wrong yet.
    const isBeginning = this.kind.value === "page" && bytes < 12 && !isAsked;
    setText(state, isBeginning ? "" : obstacle || counted);
    state.dataset.tone = obstacle && !isBeginning ? "bad" : "";
    byID("composer-send", HTMLButtonElement).disabled = obstacle !== "" && !isBeginning;
    this.input.placeholder = placeholders[this.kind.value] ?? "";
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, tallest)}px`;
  }
}

/**
 * The address that a text names, with `https://` in front of a bare name such as `example.com`; null for anything else.
 * @param {string} text
 */
function pageAddress(text) {
  if (/\s/.test(text)) return null;
  if (/^https?:\/\//i.test(text)) return webAddress(text) ? text : null;
  // A name has a dot and no scheme; what follows it is its path.
  if (!/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?([/?#].*)?$/u.test(text)) return null;
  return webAddress(`https://${text}`) ? `https://${text}` : null;
}
