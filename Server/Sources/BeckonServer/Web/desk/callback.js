// The callback on the right: its state and the actions that the agent has.

import { byID, confirmBySecondPress, element, setFlag, setText } from "../shared/dom.js";
import { callbackStory, callsText, reasonText } from "../shared/callback-story.js";
import { factRows } from "../shared/facts.js";
import { clockTime, dayName, oneLine } from "../shared/text.js";

const steps = { SCHEDULED: "Scheduled", QUEUED: "Waiting", PAUSED: "Paused", ROUTING: "Ready", PROCESSING: "Connected", COMPLETED: "Finished" };

/** Steps that show the offer button disabled: it is too early to offer, or an offer is open. */
const pending = ["scheduled", "offered", "snoozed"];

/** The actions, in the order of their buttons. */
const allVerbs = ["offer", "connect", "no-answer", "busy", "answering-machine", "complete", "cancel"];

/** Shows one callback of the model. */
export class CallbackPane {
  constructor(model, api) {
    this.model = model;
    this.api = api;
    this.callback = null;
    this.data = [];
    for (const button of document.querySelectorAll("#callback [data-verb]"))
      button.addEventListener("click", () => this.#act(button.dataset.verb));
    this.disarm = confirmBySecondPress(byID("callback-cancel"), "Press again to cancel", () => this.#act("cancel"));
  }

  /** Shows this callback. */
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

  /** Draws a newer state of the callback that is shown. */
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
      setFlag(button, "hidden", !can && !(mayAnswer && verb === "offer" && pending.includes(callback.step)));
      setFlag(button, "disabled", !can);
      button.classList.toggle("primary", verb === expected);
    }
    this.#drawSteps();
    this.#drawFacts();
  }

  /** Focuses the highlighted action, or the first one. */
  focus() {
    (document.querySelector("#callback .button.primary:not([hidden])") ?? document.querySelector("#callback .actions .button:not([hidden])"))?.focus();
  }

  async #act(verb) {
    const { id } = this.callback;
    setText(byID("callback-problem"), "");
    this.#busy(true);
    try {
      const answer = await this.api.callback(id, verb);
      if (this.callback?.id !== id) return;
      if (typeof answer?.state === "string") this.update({ ...without(this.callback, answer), ...answer });
      await this.model.refreshWork();
    } catch (error) {
      if (this.callback?.id === id) setText(byID("callback-problem"), error.message);
    } finally {
      this.#busy(false);
    }
  }

  async #fetchData(id) {
    const answer = await this.api.callbackFacts(id).catch(() => null);
    if (this.callback?.id !== id || !Array.isArray(answer?.data)) return;
    this.data = answer.data;
    this.#drawFacts();
  }

  #busy(on) {
    if (!on && this.callback) return this.update(this.callback);
    for (const button of document.querySelectorAll("#callback .actions button")) button.disabled = on;
  }

  #drawSteps() {
    const names = Object.keys(steps);
    const at = names.indexOf(this.callback.state);
    const { state: now, desiredTime } = this.callback;
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

  /** The link by which the agent's own telephone calls the customer, while the agent is to call. */
  #drawCall(callback, verbs) {
    const link = byID("callback-call");
    const digits = String(callback.customerNumber ?? "").replace(/[^0-9+*#]/g, "");
    const can = digits !== "" && verbs.includes("no-answer");
    setFlag(link, "hidden", !can);
    if (can) link.setAttribute("href", `tel:${digits}`);
    else link.removeAttribute("href");
  }

  #drawFacts() {
    byID("callback-facts").replaceChildren(...factRows([...callbackFacts(this.callback), ...this.data]));
  }
}

/** The callback without the optional members that the newest answer lacks. */
function without(callback, answer) {
  const kept = { ...callback };
  for (const member of ["offer", "until", "reason", "calls"]) if (!(member in answer)) delete kept[member];
  return kept;
}

/** The facts about a callback, as pairs of a name and a value. */
export function callbackFacts(callback) {
  const reachable = { true: "by push", false: "no device is registered" }[String(callback.reachable)];
  return [
    ["Name", callback.name],
    ["Number", callback.customerNumber],
    ["Access code", callback.accessCode],
    ["Reachable", reachable],
    ["Requested for", time(callback.desiredTime)],
    ["Requested at", time(callback.createdAt)],
    ["Calls", callsText(callback.calls)],
    ["How it ended", callback.reason ? reasonText(callback.reason) : null],
  ].filter(([, value]) => typeof value === "string" && value);
}

function time(value) {
  const at = typeof value === "number" ? value : Date.parse(value);
  return Number.isFinite(at) ? `${dayName(at)}, ${clockTime(at)}` : null;
}
