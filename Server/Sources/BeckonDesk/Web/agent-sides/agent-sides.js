// @ts-check
// The admin's page of agent sides: how the adapter of each stands on each node, and the chats that are owed a delivery. It
// asks again every few seconds while it is visible.

import { DeskAPI, list } from "../shared/api.js";
import { byID, drawIcons, setFlag, setText } from "../shared/dom.js";
import { FreshPage } from "../shared/fresh.js";
import { listenForKeys } from "../shared/keys.js";
import { RowList } from "../shared/list.js";
import { oneLine } from "../shared/text.js";
import { drawSide } from "./pane.js";
import { age, owedWords, sideWords, tone } from "./words.js";

const narrow = window.matchMedia("(max-width: 760px)");

/** The page: the agent sides on the left, one of them on the right. */
class AgentSidesPage {
  constructor() {
    this.api = new DeskAPI(() => this.fresh.refuse("Please sign in at the desk."));
    this.fresh = new FreshPage(() => this.#ask(), "This account may not see the agent sides. An admin's account may.");
    this.list = new RowList(byID("list"), (name) => this.#open(name));
    /** @type {AgentSide[]} */
    this.sides = [];
    /** The server's time at its last answer. */
    this.now = 0;
    /** Whether the person opened what is shown; a wide window shows the first agent side by itself. */
    this.isChosen = false;
    this.isLoaded = false;
  }

  /** Asks for the first time, and from then on whenever the page is visible. */
  start() {
    drawIcons();
    byID("back").addEventListener("click", () => this.#back());
    listenForKeys({
      move: (step) => this.list.move(step),
      openFocused: (name) => this.#open(name),
      back: () => this.isChosen && this.#back(),
    });
    this.fresh.start();
  }

  async #ask() {
    const { now, agentSides } = await this.api.agentSides();
    this.sides = list(agentSides);
    this.now = Number.isFinite(now) ? Number(now) : Date.now();
    this.isLoaded = true;
    this.#draw();
  }

  #draw() {
    const { sides, list: rows } = this;
    if (rows.current === null && sides.length > 0 && !narrow.matches) rows.select(sides[0].name);
    setFlag(byID("list-empty"), "hidden", sides.length > 0);
    setFlag(rows.box, "hidden", sides.length === 0);
    rows.draw(sides.map((side) => this.#item(side)));
    this.#drawPane();
  }

  /**
   * @param {AgentSide} side
   * @returns {import("../shared/list.js").RowItem}
   */
  #item(side) {
    const name = oneLine(side.name, 48);
    const [line, about] = [sideWords(side), owedWords(side, this.now)];
    return { key: side.name, tone: tone(list(side.nodes)), name, when: age(side.oldest, this.now), line, about, label: `${name}, ${line}, ${about}` };
  }

  #drawPane() {
    const side = this.sides.find((side) => side.name === this.list.current);
    if (!side) this.list.select(null);
    setFlag(byID("agent-side"), "hidden", !side);
    setFlag(byID("nothing"), "hidden", Boolean(side));
    byID("desk").dataset.pane = side && this.isChosen ? "item" : "list";
    const isNone = this.isLoaded && this.sides.length === 0;
    setText(byID("nothing-title"), isNone ? "The desk answers all chats." : this.isLoaded ? "Pick an agent side" : "");
    setText(byID("nothing-text"), isNone ? "An agent side that the settings name appears here." : "");
    if (side) drawSide(side, this.now);
  }

  /** @param {string} name */
  #open(name) {
    this.list.select(name);
    this.isChosen = true;
    this.#draw();
    byID("sheet").focus();
  }

  #back() {
    this.isChosen = false;
    this.#drawPane();
    this.list.focus();
  }
}

new AgentSidesPage().start();
