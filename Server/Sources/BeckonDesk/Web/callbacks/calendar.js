// @ts-check
// The day on the right: how full its slots are, and the pause of the service.

import { messageOf } from "../shared/api.js";
import { byID, element, reconcile, setFlag, setText, within } from "../shared/dom.js";
import { clockTime, dayName } from "../shared/text.js";

/** Shows the day and the service that the model has. */
export class Calendar {
  /** @param {import("./model.js").CallbacksModel} model */
  constructor(model) {
    this.model = model;
    this.pause = byID("pause", HTMLButtonElement);
    this.pause.addEventListener("click", () => this.#togglePause());
  }

  /** Draws the newest state. */
  draw() {
    const { model, pause } = this;
    setText(byID("calendar-title"), dayName(model.range.from));
    setFlag(pause, "hidden", !model.mayChange);
    setFlag(pause, "disabled", model.service !== "" && model.paused.has("all"));
    pause.setAttribute("aria-pressed", String(model.isPaused));
    setText(pause, this.#pauseWords());
    setText(byID("calendar-note"), model.isPaused ? `Paused: callbacks are accepted and wait. ${this.#note()}` : this.#note());
    reconcile(byID("slots"), model.slots, (slot) => slot.start, createSlot, updateSlot);
  }

  /**
   * Tells why something could not be shown or done.
   * @param {string} text
   */
  tell(text) {
    setText(byID("calendar-problem"), text);
  }

  #pauseWords() {
    const { isPaused, service } = this.model;
    if (isPaused) return service ? "End the pause of this service" : "End the pause of all services";
    return service ? "Pause this service" : "Pause all services";
  }

  #note() {
    const { service, slots } = this.model;
    if (!service) return "Choose a service to see its time slots.";
    if (slots.length === 0) return "This service takes no callbacks on this day.";
    const [taken, total] = slots.reduce((sums, slot) => [sums[0] + slot.taken, sums[1] + slot.total], [0, 0]);
    return `${taken} of ${total} places are booked.`;
  }

  async #togglePause() {
    this.pause.disabled = true;
    this.tell("");
    let problem = "";
    try {
      await this.model.togglePause();
    } catch (error) {
      problem = messageOf(error);
    }
    this.pause.disabled = false;
    await this.model.load();
    if (problem) this.tell(problem);
  }
}

function createSlot() {
  return element("li", {}, element("span", { class: "time" }), element("meter", { min: "0" }), element("span", { class: "count" }));
}

/**
 * @param {HTMLElement} node
 * @param {TimeSlot} slot
 */
function updateSlot(node, slot) {
  const load = slot.taken >= slot.total ? "full" : slot.taken > 0 ? "some" : "none";
  node.dataset.load = load;
  setText(within(node, ".time"), clockTime(slot.start));
  setText(within(node, ".count"), load === "full" ? `full, ${slot.taken}` : `${slot.taken} of ${slot.total}`);
  const meter = within(node, "meter", HTMLMeterElement);
  Object.assign(meter, { max: Math.max(1, slot.total), high: Math.max(0.5, slot.total - 0.5), optimum: 0, value: slot.taken });
  meter.setAttribute("aria-label", `${slot.taken} of ${slot.total} places`);
}
