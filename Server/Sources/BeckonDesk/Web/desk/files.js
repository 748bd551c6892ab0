// @ts-check
// Files that the agent sends: chosen, dropped on the chat or pasted; shown first, then sent one after the other, each with its
// progress.

import { DeskError, messageOf } from "../shared/api.js";
import { byID, newKey, setFlag, setText } from "../shared/dom.js";
import { fileRows } from "../shared/file-preview.js";
import { byteWords, oneLine } from "../shared/text.js";
import { isReadable } from "../shared/upload.js";

/** @typedef {import("./conversation.js").DeskChat} DeskChat */

/** How many files are taken at once. */
const mostFiles = 20;

/** Sends files into the chat that is open when they are chosen, also when the agent opens another one meanwhile. */
export class DeskFiles {
  /**
   * `chat()` is the chat that takes files now, or null; `onProblem(chat, text)` tells why a file was not sent.
   * @param {import("../shared/api.js").DeskAPI} api
   * @param {{ chat(): DeskChat | null, onProblem(chat: DeskChat, text: string): void, onSent(chat: DeskChat): void }} handlers
   */
  constructor(api, { chat, onProblem, onSent }) {
    this.api = api;
    this.chat = chat;
    this.onProblem = onProblem;
    this.onSent = onSent;
    /**
     * Files that are not sent yet.
     * @type {{ chat: DeskChat, file: File, key: string }[]}
     */
    this.waiting = [];
    /**
     * Ends the sending of the present file; null while none is sent.
     * @type {AbortController | null}
     */
    this.sending = null;
    this.dialog = byID("files", HTMLDialogElement);
    /**
     * The chat and the files that the dialog asks about.
     * @type {{ chat: DeskChat, files: File[] } | null}
     */
    this.asked = null;
    byID("files-send").addEventListener("click", () => this.#confirm());
    byID("files-cancel").addEventListener("click", () => this.close());
    byID("composer-stop").addEventListener("click", () => this.sending?.abort());
    const input = byID("composer-files", HTMLInputElement);
    byID("composer-attach").addEventListener("click", () => input.click());
    input.addEventListener("change", () => {
      this.#add(input.files);
      input.value = "";
    });
    byID("composer-text").addEventListener("paste", (event) => {
      if (this.#add(event.clipboardData?.files)) event.preventDefault();
    });
    this.#takeDrops(byID("chat"));
  }

  /** @param {HTMLElement} pane */
  #takeDrops(pane) {
    const isFile = (/** @type {DragEvent} */ event) => Array.from(event.dataTransfer?.types ?? []).includes("Files");
    const mark = (/** @type {boolean} */ on) => setFlag(pane, "data-dropping", on && this.chat() !== null);
    pane.addEventListener("dragover", (event) => {
      if (!isFile(event)) return;
      event.preventDefault();
      mark(true);
    });
    pane.addEventListener("dragleave", (event) => {
      if (!(event.relatedTarget instanceof Node && pane.contains(event.relatedTarget))) mark(false);
    });
    pane.addEventListener("drop", (event) => {
      if (!isFile(event)) return;
      event.preventDefault();
      mark(false);
      this.#add(event.dataTransfer?.files);
    });
  }

  /** Closes the question without sending anything. */
  close() {
    this.asked = null;
    if (this.dialog.open) this.dialog.close();
  }

  /** How many files were confirmed and are not sent yet. */
  get unsentCount() {
    return this.waiting.length + (this.sending ? 1 : 0);
  }

  /** Sends nothing more, as at sign-out. */
  forget() {
    this.close();
    this.waiting = [];
    this.sending?.abort();
  }

  /**
   * Shows the files and asks whether to send them. Returns whether there was a file.
   * @param {FileList | null | undefined} files
   */
  #add(files) {
    const chat = this.chat();
    if (!files?.length || !chat) return false;
    const taken = Array.from(files).slice(0, mostFiles);
    const tooLong = taken.filter((file) => file.size > chat.largestFile);
    const empty = taken.find((file) => file.size === 0);
    const fit = taken.filter((file) => file.size > 0 && !tooLong.includes(file));
    const limit = byteWords(chat.largestFile);
    const long =
      tooLong.length > 0 ? `${oneLine(tooLong[0].name, 40)} has ${byteWords(tooLong[0].size)}; a file may have at most ${limit}.` : "";
    const problem = [long, empty ? `${oneLine(empty.name, 40)} is empty, or a folder.` : ""].filter(Boolean).join(" ");
    const left = files.length > mostFiles ? `At most ${mostFiles} files are taken at once.` : "";
    this.onProblem(chat, [problem, left].filter(Boolean).join(" "));
    if (fit.length === 0) return true;
    this.asked = { chat, files: fit };
    setText(byID("files-title"), fit.length === 1 ? "Send this file?" : `Send these ${fit.length} files?`);
    byID("files-list").replaceChildren(...fileRows(fit));
    if (!this.dialog.open) this.dialog.showModal();
    byID("files-send").focus();
    return true;
  }

  #confirm() {
    const { asked } = this;
    this.close();
    if (!asked) return;
    for (const file of asked.files) this.waiting.push({ chat: asked.chat, file, key: newKey() });
    this.#next();
  }

  async #next() {
    if (this.sending) return;
    for (let entry = this.waiting.shift(); entry; entry = this.waiting.shift()) {
      this.sending = new AbortController();
      await this.#send(entry, this.sending.signal);
      this.sending = null;
    }
    this.#tell("");
  }

  /**
   * @param {{ chat: DeskChat, file: File, key: string }} entry
   * @param {AbortSignal} stopped
   */
  async #send({ chat, file, key }, stopped) {
    const name = oneLine(file.name, 40);
    let sent = 0;
    const onProgress = (/** @type {number} */ share) => {
      sent = share;
      this.#tell(share < 1 ? `Sending ${name}: ${Math.floor(share * 100)} %` : `Sending ${name}`);
    };
    onProgress(0);
    // A connection that broke may have carried the whole file: the key makes the second try safe.
    for (let attempt = 1; ; attempt += 1) {
      try {
        if (!(await isReadable(file))) return this.onProblem(chat, `${name} was not sent. It is a folder, or was changed or removed.`);
        await this.api.sendFile(chat.id, file, key, { onProgress, stopped });
        return this.onSent(chat);
      } catch (error) {
        if (stopped.aborted) return this.onProblem(chat, sent < 1 ? `${name} was cancelled.` : `${name} was cancelled, but may have arrived.`);
        if (error instanceof DeskError && error.status === 0 && attempt < 2) continue;
        return this.onProblem(chat, `${name} was not sent. ${messageOf(error)}`);
      }
    }
  }

  /** @param {string} text */
  #tell(text) {
    setText(byID("composer-progress"), text);
    setFlag(byID("composer-stop"), "hidden", text === "");
  }
}
