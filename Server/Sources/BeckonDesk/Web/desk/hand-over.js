// @ts-check
// The dialog in which an agent hands a chat to another agent, or back to the queue.

import { byID, element, newKey, setText } from "../shared/dom.js";
import { oneLine } from "../shared/text.js";

/** Calls `onPick(to, key)` with the user to hand the chat to, or null for the queue, and a key for the request. */
export class HandOver {
  /**
   * @param {import("../shared/api.js").DeskAPI} api
   * @param {(to: string | null, key: string) => void} onPick
   */
  constructor(api, onPick) {
    this.api = api;
    this.onPick = onPick;
    this.dialog = byID("hand-over", HTMLDialogElement);
    byID("hand-over-queue").addEventListener("click", () => this.#pick(null));
    byID("hand-over-cancel").addEventListener("click", () => this.close());
  }

  /**
   * Opens the dialog with all agents who see a chat, except this one.
   * @param {string} chat
   * @param {string | null} self
   */
  async open(chat, self) {
    const list = byID("hand-over-agents");
    list.replaceChildren();
    setText(byID("hand-over-note"), "");
    this.dialog.showModal();
    const agents = await this.api.agents(chat).catch((error) => {
      setText(byID("hand-over-note"), error.message);
      return null;
    });
    if (!agents || !this.dialog.open) return;
    const others = agents.filter((agent) => typeof agent?.user === "string" && agent.user !== self);
    list.replaceChildren(...others.map((agent) => this.#row(agent)));
    const isAlone = !others.some((agent) => agent.online !== false);
    setText(byID("hand-over-note"), others.length === 0 ? "There is no other agent." : isAlone ? "No other agent is signed in." : "");
  }

  close() {
    if (this.dialog.open) this.dialog.close();
  }

  /** @param {Agent} agent */
  #row(agent) {
    const name = oneLine(agent.name, 48) || oneLine(agent.user, 48);
    // Chats of agents who are not signed in go back to the queue, so that nobody waits for them.
    const isOut = agent.online === false;
    const button = element(
      "button",
      { type: "button", class: "button", disabled: isOut, data: { online: String(!isOut) }, on: { click: () => this.#pick(agent.user) } },
      element("span", { class: "dot", "aria-hidden": "true" }),
      element("bdi", { text: name }),
      element("span", { class: "muted", text: isOut ? "Signed out" : name === agent.user ? "" : oneLine(agent.user, 32) }),
    );
    return element("li", {}, button);
  }

  /** @param {string | null} to */
  #pick(to) {
    this.close();
    this.onPick(to, newKey());
  }
}
