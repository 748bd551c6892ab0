// The text field of the agent: for a message, the address of a page, or a notice.

import { byID, sendsOnEnter, setText } from "./dom.js";
import { byteCount, mostBytes, webAddress } from "./text.js";

const countedFrom = 6500;
const placeholders = { message: "Write a message", page: "https://…", notice: "A notice for the customer's app" };
const tallest = 168;

/** `onSend(text, kind)` returns whether the text was accepted; `onWritten(text, kind)` is called after every change. */
export class Composer {
  constructor({ onWritten, onSend }) {
    this.onWritten = onWritten;
    this.onSend = onSend;
    this.input = byID("composer-text");
    this.kind = byID("composer-kind");
    this.input.addEventListener("input", () => this.#written());
    this.kind.addEventListener("change", () => {
      this.#written();
      this.input.focus();
    });
    sendsOnEnter(this.input, byID("composer"), () => this.#send());
  }

  /** Shows the draft of another chat. */
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
    if (!text || this.#obstacle(text)) return;
    if (!this.onSend(text, this.kind.value)) return;
    this.show("");
  }

  /** Why the text cannot be sent, or an empty string. */
  #obstacle(text) {
    const over = byteCount(text) - mostBytes;
    if (over > 0) return `${over.toLocaleString()} ${over === 1 ? "byte" : "bytes"} too long`;
    if (this.kind.value === "page" && (!webAddress(text) || /\s/.test(text))) return "Not a web address";
    return "";
  }

  #draw() {
    const text = this.input.value.trim();
    const obstacle = text ? this.#obstacle(text) : "";
    const bytes = byteCount(text);
    const state = byID("composer-state");
    const counted = bytes >= countedFrom ? `${bytes.toLocaleString()} of ${mostBytes.toLocaleString()} bytes` : "";
    // An address that was only just begun is not called wrong yet.
    const isBeginning = this.kind.value === "page" && bytes < 12;
    setText(state, isBeginning ? "" : obstacle || counted);
    state.dataset.tone = obstacle && !isBeginning ? "bad" : "";
    byID("composer-send").disabled = obstacle !== "";
    this.input.placeholder = placeholders[this.kind.value] ?? "";
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, tallest)}px`;
  }
}
