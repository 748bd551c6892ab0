// @ts-check
// Files in the phone's chat. Version 1 tells them as notices only: for the rest the phone speaks as an app of version 2, with the
// keys that a verbose answer of version 1 holds.

import { newKey } from "../shared/dom.js";
import { isReadable, upload } from "../shared/upload.js";
import { GMSError, ownAddress, postForm } from "./gms.js";
import { wire } from "./traffic.js";

/** @type {Record<string, string>} */
const fileTypes = { FileUploaded: "Notice.FileUploaded", FileDeleted: "Notice.FileDeleted" };

/**
 * What a chat takes: endings of names, and a length in bytes.
 * @typedef {{ types: string[], largest: number }} Limits
 */

/** The files of one chat; `record` is the chat's. */
export class PhoneFiles {
  /** @param {import("./state.js").ChatRecord} record */
  constructor(record) {
    this.record = record;
    /**
     * The keys of version 2.
     * @type {Promise<{ userId: string, secureKey: string }> | null}
     */
    this.keys = null;
    /**
     * What the chat takes, once it is known.
     * @type {Limits | null}
     */
    this.known = null;
  }

  /**
   * Completes those of these events that are about files, and returns them.
   * @param {ChatEvent[]} events
   */
  async complete(events) {
    const notices = events.filter((event) => event.type === "Notice.Custom");
    if (notices.length === 0 || !this.record.takesFiles) return [];
    const answer = await this.#ask("refresh", { transcriptPosition: String(notices[0].position) });
    const told = new Map((answer.messages ?? []).map((/** @type {any} */ message) => [message.index, message]));
    return notices.filter((event) => {
      const message = told.get(event.position);
      const data = message?.userData ?? {};
      if (!fileTypes[message?.type] || !data["file-id"]) return false;
      event.type = fileTypes[message.type];
      event.file = { id: data["file-id"], name: data["file-name"] ?? "", size: Number(data["file-size"] ?? NaN) };
      return true;
    });
  }

  /**
   * Fetches a file and hands it to the browser to save.
   * @param {ChatFile} file
   */
  async save({ id, name }) {
    const body = new URLSearchParams(await this.#identity());
    const path = `file/${encodeURIComponent(id)}/download`;
    wire("out", `POST ${path.slice(0, 4)}/…/download`);
    const response = await fetch(await this.#address(path), { method: "POST", body }).catch(() => null);
    // A refusal is JSON with status 200, as version 2 has it; a file says that it is to be saved.
    if (!response?.ok || !response.headers.has("Content-Disposition")) throw new GMSError("The file cannot be fetched.", 0);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await response.blob());
    link.download = name || "file";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }

  /**
   * What the chat takes; null while that is not known.
   * @returns {Promise<Limits | null>}
   */
  async limits() {
    if (!this.record.takesFiles || this.record.state !== "live") return null;
    if (this.known) return this.known;
    const answer = await this.#ask("file/limits", {}).catch(() => null);
    const told = answer?.messages?.[0]?.userData ?? {};
    if (typeof told["upload-file-types"] !== "string") return null;
    this.known = { types: told["upload-file-types"].split(":").filter(Boolean), largest: Number(told["upload-max-file-size"] ?? NaN) };
    return this.known;
  }

  /**
   * Sends a file that can be read; `onProgress(share)` tells how much is sent, from 0 to 1.
   * @param {File} file
   * @param {(share: number) => void} onProgress
   */
  async send(file, onProgress) {
    if (!(await isReadable(file))) throw new GMSError("It cannot be read: it was changed or removed.", 0);
    const form = new FormData();
    for (const [name, value] of Object.entries(await this.#identity())) form.append(name, value);
    form.append("file", file, file.name);
    const request = new XMLHttpRequest();
    request.open("POST", await this.#address("file"));
    request.setRequestHeader("Idempotency-Key", newKey());
    request.responseType = "json";
    wire("out", "POST file");
    if (!(await upload(request, form, { onProgress }))) throw new GMSError("No connection.", 0);
    const answer = request.response;
    if (request.status === 200 && answer?.statusCode === 0) return;
    const told = answer?.errors?.[0]?.advice ?? answer?.message;
    const words = request.status === 413 ? "It is longer than the service takes." : "The service refused the file.";
    throw new GMSError(typeof told === "string" && told ? told : words, request.status);
  }

  /**
   * @param {string} operation
   * @param {Record<string, string>} fields
   */
  async #ask(operation, fields) {
    return postForm(await this.#address(operation), this.record.gmsUser, { ...(await this.#identity()), ...fields });
  }

  async #identity() {
    const { userId, secureKey } = await this.#found();
    return { userId, secureKey, alias: "1" };
  }

  /** @param {string} path */
  async #address(path) {
    const { base, chatService, sessionId } = this.record;
    await this.#found();
    return ownAddress(`${base}/2/chat/${encodeURIComponent(chatService)}/${encodeURIComponent(sessionId ?? "")}/${path}`);
  }

  /** @returns {Promise<{ userId: string, secureKey: string }>} */
  #found() {
    const { base, serviceId, gmsUser, events } = this.record;
    const position = String(events.at(-1)?.position ?? 0);
    const url = `${base}/1/service/${encodeURIComponent(serviceId ?? "")}/ixn/chat/refresh`;
    this.keys ??= postForm(url, gmsUser, { transcriptPosition: position, _verbose: "true" }).catch((error) => {
      this.keys = null;
      throw error;
    });
    return this.keys;
  }
}
