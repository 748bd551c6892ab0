// @ts-check
// The callback on the right: its state and the actions that the agent has.

import { all, byID, confirmBySecondPress, element, setFlag, setText } from "../shared/dom.js";
import { messageOf } from "../shared/api.js";
import { callbackFacts, callbackStory } from "../shared/callback-story.js";
import { factRows } from "../shared/facts.js";
import { oneLine } from "../shared/text.js";

/** @type {Record<string, string>} */
const steps = { SCHEDULED: "Scheduled", QUEUED: "Waiting", PAUSED: "Paused", ROUTING: "Ready", PROCESSING: "Connected", COMPLETED: "Finished" };

/** Steps that show the offer button disabled: it is too early to offer, or an offer is open. */
const pending = ["scheduled", "offered", "snoozed"];

/** The actions, in the order of their buttons. */
const allVerbs = ["offer", "connect", "no-answer", "busy", "answering-machine", "complete", "cancel"];

/** Shows one callback of the model. */
export class CallbackPane {
  /**
   * @param {import("./model.js").DeskModel} model
   * @param {import("../shared/api.js").DeskAPI} api
   */
  constructor(model, api) {
    this.model = model;
    this.api = api;
    /** @type {Callback | null} */
    this.callback = null;
    /**
     * The attached data.
     * @type {[string, string][]}
     */
    this.data = [];
    for (const button of all(byID("callback"), "[data-verb]"))
      button.addEventListener("click", () => this.#act(button.dataset.verb ?? ""));
    this.disarm = confirmBySecondPress(byID("callback-cancel"), "Press again to cancel", () => this.#act("cancel"));
  }

  /**
   * Shows this callback.
   * @param {Callback} callback
   */
  open(callback) {
    this.callback = callback;
    this.data = [];
    this.disarm();
    setText(byID("callback-problem"), "");
    this.update(callback);
    this.#fetchData(callback.id);
  }

  /** Closes the callback that is shown. */
  close() {
    this.callback = null;
  }

  /**
   * Draws a newer state of the callback that is shown.
   * @param {Callback} callback
   */
  update(callback) {
    const story = callbackStory(callback);
    const { mayAnswer } = this.model;
    const [text, verbs, expected] = mayAnswer ? [story.text, story.verbs, story.expected] : [story.seen, [], undefined];
    this.callback = callback;
    const number = oneLine(callback.customerNumber, 40);
    const name = oneLine(callback.name, 60);
    setText(byID("callback-number"), name || number || "No number");
    setText(byID("callback-service"), [name ? number : "", oneLine(callback.service, 60)].filter(Boolean).join(" · "));
    byID("callback").dataset.state = callback.state;
    byID("callback").dataset.step = callback.step ?? "";
    setText(byID("callback-text"), text);
    this.#drawCall(callback, verbs);
    for (const verb of allVerbs) {
      const button = byID(`callback-${verb}`);
      const can = verbs.includes(verb);
      // The offer button keeps its place after an offer, so that no other button moves under the pointer.
      setFlag(button, "hidden", !can && !(mayAnswer && verb === "offer" && pending.includes(callback.step ?? "")));
      setFlag(button, "disabled", !can);
      button.classList.toggle("primary", verb === expected);
    }
    this.#drawSteps(callback);
    this.#drawFacts();
  }

  /** Focuses the highlighted action, or the first one. */
  focus() {
    const [first] = [...all(byID("callback"), ".button.primary:not([hidden])"), ...all(byID("callback"), ".actions .button:not([hidden])")];
    first?.focus();
  }

  /** @param {string} verb */
  async #act(verb) {
    if (!this.callback) return;
    const { id } = this.callback;
    setText(byID("callback-problem"), "");
    this.#busy(true);
    try {
      const answer = await this.api.callback(id, verb);
      if (this.callback?.id !== id) return;
      if (typeof answer?.state === "string") this.update({ ...without(this.callback, answer), ...answer });
      await this.model.refreshWork();
    } catch (error) {
      if (this.callback?.id === id) setText(byID("callback-problem"), messageOf(error));
    } finally {
      this.#busy(false);
    }
  }

  /** @param {string} id */
  async #fetchData(id) {
    const answer = await this.api.callbackFacts(id).catch(() => null);
    if (this.callback?.id !== id || !answer || !Array.isArray(answer.data)) return;
    this.data = answer.data;
    this.#drawFacts();
  }

  /** @param {boolean} on */
  #busy(on) {
    if (!on && this.callback) return this.update(this.callback);
    for (const button of all(byID("callback"), ".actions button", HTMLButtonElement)) button.disabled = on;
  }

  /** @param {Callback} callback */
  #drawSteps({ state: now, desiredTime }) {
    const names = Object.keys(steps);
    const at = names.indexOf(now);
    const shown = names.filter((step) => {
      if (step === "SCHEDULED") return now === step || desiredTime;
      // A pause takes the place of the waiting.
      return step === (now === "PAUSED" ? "QUEUED" : "PAUSED") ? false : true;
    });
    byID("callback-steps").replaceChildren(
      ...shown.map((step) => {
        const place = names.indexOf(step);
        const state = place < at ? "past" : place === at ? "now" : "later";
        return element("li", { data: { state }, "aria-current": state === "now" ? "step" : null, text: steps[step] });
      }),
    );
  }

  /**
   * The link by which the agent's own telephone calls the customer, while the agent is to call.
   * @param {Callback} callback
   * @param {string[]} verbs
   */
  #drawCall(callback, verbs) {
    const link = byID("callback-call");
    const digits = String(callback.customerNumber ?? "").replace(/[^0-9+*#]/g, "");
    const can = digits !== "" && verbs.includes("no-answer");
    setFlag(link, "hidden", !can);
    if (can) link.setAttribute("href", `tel:${digits}`);
    else link.removeAttribute("href");
  }

  #drawFacts() {
    if (!this.callback) return;
    byID("callback-facts").replaceChildren(...factRows([...callbackFacts(this.callback), ...this.data]));
  }
}

/**
 * The callback without the optional members that the newest answer lacks.
 * @param {Callback} callback
 * @param {Callback} answer
 * @returns {Callback}
 */
function without(callback, answer) {
  const kept = { ...callback };
  for (const member of /** @type {const} */ (["offer", "until", "reason", "calls"])) if (!(member in answer)) delete kept[member];
  return kept;
}
