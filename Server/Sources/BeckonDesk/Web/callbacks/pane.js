// @ts-check
// One callback on the right, which a supervisor moves or cancels.

import { messageOf } from "../shared/api.js";
import { callbackFacts, callbackStory } from "../shared/callback-story.js";
import { all, byID, confirmBySecondPress, setFlag, setText } from "../shared/dom.js";
import { factRows } from "../shared/facts.js";
import { oneLine } from "../shared/text.js";
import { dayAndTimeOf } from "./days.js";

/** Steps in which a callback can be given another time. */
const movable = ["scheduled", "waiting", "dial-due", "snoozed", "offered", "connecting"];

/** Shows one callback of the model, also when the filters leave it out by now. */
export class CallbackPane {
  /**
   * @param {import("./model.js").CallbacksModel} model
   * @param {import("../shared/api.js").DeskAPI} api
   */
  constructor(model, api) {
    this.model = model;
    this.api = api;
    /** @type {Callback | null} */
    this.callback = null;
    this.form = byID("move", HTMLFormElement);
    this.time = byID("move-time", HTMLInputElement);
    this.disarm = confirmBySecondPress(byID("callback-cancel"), "Press again to cancel", () => this.#act((id) => api.cancelCallback(id)));
    byID("callback-move").addEventListener("click", () => this.#startMove());
    byID("move-stop").addEventListener("click", () => this.#stopMove());
    this.form.addEventListener("submit", (event) => this.#move(event));
  }

  /**
   * Shows this callback.
   * @param {Callback} callback
   */
  open(callback) {
    this.callback = callback;
    setText(byID("callback-problem"), "");
    setFlag(this.form, "hidden", true);
    this.disarm();
    this.#draw();
    this.refresh();
    const [first] = all(byID("callback"), ".actions .button:not([hidden])");
    (first ?? byID("callback-back")).focus();
  }

  /** Shows the day again. */
  close() {
    this.callback = null;
    this.#draw();
  }

  /** Ends the choice of a new time if there is one. Returns whether there was. */
  stopChoosing() {
    if (this.form.hidden) return false;
    this.#stopMove();
    return true;
  }

  /** Fetches newer facts of the callback that is shown, with its attached data. */
  async refresh() {
    const { callback } = this;
    if (!callback) return;
    const fresh = await this.api.callbackFacts(callback.id).catch(() => null);
    if (!fresh || this.callback?.id !== callback.id) return;
    this.callback = fresh;
    this.#draw();
  }

  #draw() {
    const { callback } = this;
    setFlag(byID("callback"), "hidden", !callback);
    setFlag(byID("calendar"), "hidden", Boolean(callback));
    byID("desk").dataset.pane = callback ? "item" : "list";
    if (!callback) return;
    const name = oneLine(callback.name, 60);
    const number = oneLine(callback.customerNumber, 40);
    setText(byID("callback-number"), name || number || "No number");
    setText(byID("callback-service"), [name ? number : "", oneLine(callback.service, 60)].filter(Boolean).join(" · "));
    setText(byID("callback-text"), callbackStory(callback).seen);
    this.#drawActions(callback);
    const data = Array.isArray(callback.data) ? callback.data : [];
    byID("callback-facts").replaceChildren(...factRows([...callbackFacts(callback), ...data]));
  }

  /** @param {Callback} callback */
  #drawActions({ step, state }) {
    const { mayChange } = this.model;
    const mayMove = mayChange && movable.includes(step ?? "") && state !== "ROUTING";
    const mayCancel = mayChange && state !== "COMPLETED" && state !== "PROCESSING";
    if (!mayMove) setFlag(this.form, "hidden", true);
    setFlag(byID("callback-move"), "hidden", !mayMove || !this.form.hidden);
    setFlag(byID("callback-cancel"), "hidden", !mayCancel);
  }

  /**
   * Does something to the callback, and shows what became of it.
   * @param {(id: string) => Promise<unknown>} work
   */
  async #act(work) {
    if (!this.callback) return;
    const { id } = this.callback;
    setText(byID("callback-problem"), "");
    try {
      await work(id);
      if (this.callback?.id === id) setFlag(this.form, "hidden", true);
    } catch (error) {
      if (this.callback?.id === id) setText(byID("callback-problem"), messageOf(error));
    }
    this.model.load();
  }

  #startMove() {
    this.time.value = dayAndTimeOf(this.callback?.desiredTime ?? Date.now() + 3_600_000);
    setFlag(this.form, "hidden", false);
    setFlag(byID("callback-move"), "hidden", true);
    this.time.focus();
  }

  #stopMove() {
    setFlag(this.form, "hidden", true);
    this.#draw();
    byID("callback-move").focus();
  }

  /** @param {SubmitEvent} event */
  #move(event) {
    event.preventDefault();
    const at = new Date(this.time.value).getTime();
    if (Number.isFinite(at)) this.#act((id) => this.api.moveCallback(id, at));
  }
}
