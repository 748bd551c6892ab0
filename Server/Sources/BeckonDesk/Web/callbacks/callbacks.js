// @ts-check
// The supervisor's page: callbacks with filters, the slots of a day with their load, one callback to move or cancel, and
// pauses of services.

import { DeskAPI, messageOf } from "../shared/api.js";
import { callbackStory } from "../shared/callback-story.js";
import { byID, drawIcons, element, setFlag, setText } from "../shared/dom.js";
import { EventStream } from "../shared/events.js";
import { refusePage, showConnection, showPage } from "../shared/header.js";
import { listenForKeys } from "../shared/keys.js";
import { RowList } from "../shared/list.js";
import { clockTime, oneLine } from "../shared/text.js";
import { Calendar } from "./calendar.js";
import { dayAfter, isDay } from "./days.js";
import { CallbacksModel } from "./model.js";
import { CallbackPane } from "./pane.js";

/** How long news are gathered before the list is read again, in milliseconds. */
const newsPause = 300;

/** The page: what is chosen on the left, and what stands on the right. */
class CallbacksPage {
  constructor() {
    this.api = new DeskAPI(() => this.#refuse("Please sign in again."), () => this.stream.doubt());
    this.model = new CallbacksModel(this.api, {
      onChange: () => this.#change(),
      onProblem: (text) => {
        this.calendar.tell(text);
        showPage();
      },
      onRefused: (text) => this.#refuse(text),
    });
    this.list = new RowList(byID("list"), (key) => this.#open(key));
    this.calendar = new Calendar(this.model);
    this.pane = new CallbackPane(this.model, this.api);
    this.service = byID("filter-service", HTMLSelectElement);
    this.state = byID("filter-state", HTMLSelectElement);
    this.day = byID("filter-day", HTMLInputElement);
    this.more = byID("list-more", HTMLButtonElement);
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.news = undefined;
    this.stream = new EventStream(new URL("../../api/events", import.meta.url), {
      onOpen: () => {
        showConnection("live");
        this.model.load();
      },
      onEvent: (name) => {
        if (name !== "work") return;
        clearTimeout(this.news);
        this.news = setTimeout(() => this.model.load(), newsPause);
      },
      onLost: () => showConnection("lost"),
      onSignedOut: () => this.#refuse("Please sign in at the desk."),
    });
  }

  /** Shows the page as soon as the stream says that the person is signed in. */
  start() {
    drawIcons();
    this.model.states = this.state.value;
    this.day.value = this.model.day;
    this.#listen();
    this.stream.start();
  }

  #listen() {
    byID("filters").addEventListener("submit", (event) => event.preventDefault());
    this.service.addEventListener("change", () => this.#filter());
    this.state.addEventListener("change", () => this.#filter());
    this.day.addEventListener("change", () => this.#setDay(this.day.value));
    byID("day-before").addEventListener("click", () => this.#moveDay(-1));
    byID("day-after").addEventListener("click", () => this.#moveDay(1));
    byID("show-day").addEventListener("click", () => this.#showSide("item", "day-back"));
    byID("day-back").addEventListener("click", () => this.#showSide("list", "show-day"));
    byID("callback-back").addEventListener("click", () => this.#close());
    this.more.addEventListener("click", () => this.#loadMore());
    listenForKeys({
      move: (step) => this.list.move(step),
      openFocused: (key) => this.#open(key),
      back: () => this.pane.stopChoosing() || this.#close(),
      others: { ArrowLeft: () => this.#moveDay(-1), ArrowRight: () => this.#moveDay(1) },
    });
  }

  /** Draws what the model has now. */
  #change() {
    this.calendar.tell("");
    showPage();
    this.#drawServices();
    this.#drawList();
    this.calendar.draw();
    this.pane.refresh();
  }

  #drawServices() {
    const names = ["", ...this.model.services];
    if (Array.from(this.service.options, (option) => option.value).join("\n") === names.join("\n")) return;
    this.service.replaceChildren(
      ...names.map((name) => element("option", { value: name, text: name ? oneLine(name, 40) : "All services" })),
    );
    this.service.value = this.model.service;
  }

  #drawList(problem = "") {
    const { callbacks, next } = this.model;
    setFlag(byID("list-empty"), "hidden", callbacks.length > 0);
    setFlag(this.list.box, "hidden", callbacks.length === 0);
    this.list.draw(callbacks.map(callbackItem));
    setFlag(byID("list-foot"), "hidden", !next);
    setText(byID("list-count"), problem || `${callbacks.length} shown`);
  }

  /** Fetches more rows and focuses the first new one. */
  async #loadMore() {
    const known = this.list.rows.length;
    let [isMore, problem] = [false, ""];
    try {
      isMore = await this.model.loadMore();
    } catch (error) {
      problem = oneLine(messageOf(error), 80);
    }
    this.#drawList(problem);
    const isHere = document.activeElement === this.more || document.activeElement === document.body;
    if (isHere && isMore) this.list.rows[known]?.focus();
  }

  #filter() {
    this.model.service = this.service.value;
    this.model.states = this.state.value;
    this.#close();
    this.model.load();
  }

  /** @param {number} days */
  #moveDay(days) {
    this.#setDay(dayAfter(this.model.day, days));
  }

  /** @param {string} day */
  #setDay(day) {
    if (!isDay(day)) return;
    this.model.day = day;
    this.day.value = day;
    this.#close();
    this.model.load();
  }

  /**
   * In a narrow window, shows the list or the day.
   * @param {"list" | "item"} side
   * @param {string} first what gets the focus
   */
  #showSide(side, first) {
    byID("desk").dataset.pane = side;
    byID(first).focus();
  }

  /** @param {string} id */
  #open(id) {
    const callback = this.model.callback(id);
    if (!callback) return;
    this.list.select(id);
    this.pane.open(callback);
  }

  /** Shows the day again, and focuses the callback that was open in the list. */
  #close() {
    if (!this.pane.callback) return;
    this.pane.close();
    this.list.focus();
    this.list.select(null);
  }

  /** @param {string} reason */
  #refuse(reason) {
    this.stream.stop();
    this.model.stop();
    clearTimeout(this.news);
    refusePage(reason);
  }
}

/**
 * @param {Callback} callback
 * @returns {import("../shared/list.js").RowItem}
 */
function callbackItem(callback) {
  const { tone, word } = callbackStory(callback);
  const number = oneLine(callback.customerNumber, 32);
  const name = oneLine(callback.name, 48) || number || "No number";
  const about = [name === number ? "" : number, oneLine(callback.service, 48)].filter(Boolean).join(" · ");
  const when = clockTime(callback.desiredTime ?? callback.createdAt);
  return { key: callback.id, tone, name, when, line: word, about, label: `${when}, ${name}, ${word}, ${about}` };
}

new CallbacksPage().start();
