// The callback on the right: where it stands and what the agent may do next.

import { byID, confirmBySecondPress, element, setFlag, setText } from "./dom.js";
import { clockTime, dayName, oneLine } from "./text.js";
import { stateWord } from "./desk-list.js";

const steps = ["SCHEDULED", "QUEUED", "ROUTING", "PROCESSING", "COMPLETED"];

/** What stands at each state, and the actions in the order of use; the first is the one to expect. */
const byState = {
  SCHEDULED: { text: "The customer asked for a later time.", verbs: ["offer", "cancel"] },
  QUEUED: { text: "Offer the callback when you are free. The customer's phone gets a push.", verbs: ["offer", "connect", "cancel"] },
  ROUTING: { text: "The customer is ready. Press Connected as soon as you talk.", verbs: ["connect", "cancel"] },
  PROCESSING: { text: "You are connected. Press Done when the conversation is over.", verbs: ["complete"] },
  COMPLETED: { text: "This callback is finished.", verbs: [] },
  PAUSED: { text: "The service is paused.", verbs: ["cancel"] },
};

/** Members of a callback that are shown under the buttons when they are there. */
const facts = { reason: "Reason", desiredTime: "Wanted at", id: "Callback" };

/** Shows one callback of the model. */
export class CallbackPane {
  constructor(model, api) {
    this.model = model;
    this.api = api;
    this.callback = null;
    this.said = "";
    for (const button of document.querySelectorAll("#callback [data-verb]"))
      button.addEventListener("click", () => this.#act(button.dataset.verb));
    this.disarm = confirmBySecondPress(byID("callback-cancel"), "Press again to cancel", () => this.#act("cancel"));
  }

  /** Shows this callback. */
  open(callback) {
    this.callback = callback;
    this.said = "";
    this.disarm();
    setText(byID("callback-problem"), "");
    this.update(callback);
  }

  /** Leaves the callback that was shown. */
  close() {
    this.callback = null;
  }

  /** Draws the newest form of the callback that is shown. */
  update(callback) {
    const { text, verbs } = byState[callback.state] ?? { text: stateWord(callback.state), verbs: ["cancel"] };
    if (callback.state !== this.callback.state) this.said = "";
    this.callback = callback;
    setText(byID("callback-number"), oneLine(callback.customerNumber, 40) || "No number");
    const service = byID("callback-service");
    setText(service, oneLine(callback.service, 60));
    byID("callback").dataset.state = callback.state;
    setText(byID("callback-text"), this.said || text);
    for (const verb of ["offer", "connect", "complete", "cancel"]) {
      const button = byID(`callback-${verb}`);
      setFlag(button, "hidden", !verbs.includes(verb));
      button.classList.toggle("primary", verb === verbs[0] && verb !== "cancel");
    }
    this.#drawSteps();
    this.#drawFacts();
  }

  /** Puts the focus on the action to expect. */
  focus() {
    document.querySelector("#callback .button.primary:not([hidden])")?.focus();
  }

  async #act(verb) {
    const { id } = this.callback;
    setText(byID("callback-problem"), "");
    this.#busy(true);
    try {
      const answer = await this.api.callback(id, verb);
      if (this.callback?.id !== id) return;
      if (verb === "offer") this.said = "Offered. The answer of the customer shows here.";
      if (typeof answer?.state === "string") this.update({ ...this.callback, ...answer });
      else this.update(this.callback);
      await this.model.refreshWork();
    } catch (error) {
      if (this.callback?.id === id) setText(byID("callback-problem"), error.message);
    } finally {
      this.#busy(false);
    }
  }

  #busy(on) {
    for (const button of document.querySelectorAll("#callback .actions button")) button.disabled = on;
  }

  #drawSteps() {
    const at = steps.indexOf(this.callback.state);
    const shown = this.callback.state === "SCHEDULED" || this.callback.desiredTime ? steps : steps.slice(1);
    byID("callback-steps").replaceChildren(
      ...shown.map((step) => {
        const place = steps.indexOf(step);
        const state = place < at ? "past" : place === at ? "now" : "later";
        return element("li", { data: { state }, "aria-current": state === "now" ? "step" : null, text: stateWord(step) });
      }),
    );
  }

  #drawFacts() {
    const rows = [];
    for (const [member, name] of Object.entries(facts)) {
      const value = this.callback[member];
      if (typeof value !== "string" && typeof value !== "number") continue;
      rows.push(element("dt", { text: name }), element("dd", {}, element("bdi", { text: factText(member, value) })));
    }
    byID("callback-facts").replaceChildren(...rows);
  }
}

function factText(member, value) {
  if (member !== "desiredTime") return oneLine(value, 80);
  const at = typeof value === "number" ? value : Date.parse(value);
  return Number.isFinite(at) ? `${dayName(at)}, ${clockTime(at)}` : oneLine(value, 40);
}
