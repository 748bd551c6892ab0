// @ts-check
// The page of one's own account: the sign-ins, the password, the second factor.

import { DeskAPI, messageOf } from "../shared/api.js";
import { all, byID, confirmBySecondPress, element, reconcile, setFlag, setText, within } from "../shared/dom.js";
import { refusePage, showPage } from "../shared/header.js";
import { drawEnrolment, drawRecoveryCodes, eraseEnrolment } from "../shared/second-factor.js";
import { oneLine } from "../shared/text.js";

const times = new Intl.DateTimeFormat(undefined, { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });
const days = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "long", year: "numeric" });

/** @param {string} id */
const value = (id) => byID(id, HTMLInputElement).value;

class AccountPage {
  constructor() {
    this.api = new DeskAPI(() => refusePage("Please sign in at the desk."));
    /** The sealed secret that is being set up. */
    this.sealed = "";
  }

  start() {
    this.#listen("password", () => this.#changePassword());
    this.#listen("factor", (verb) => this.#changeFactor(verb));
    this.#listen("enrol", () => this.#confirm());
    this.#listen("recovery", async () => this.#hideSecrets());
    confirmBySecondPress(byID("end-others"), "Press again to end them", () => this.#end(null));
    this.#load();
  }

  async #load() {
    try {
      this.#draw(await this.api.own());
      showPage();
    } catch (error) {
      // Who is not signed in has been told so.
      if (byID("refused").hidden) refusePage(messageOf(error));
    }
  }

  /** @param {OwnAccount} own */
  #draw(own) {
    setText(byID("person"), oneLine(own.name || own.user, 40));
    byID("password-user", HTMLInputElement).value = own.user;
    const signIns = Array.isArray(own.signIns) ? own.signIns : [];
    reconcile(byID("sign-ins"), signIns, (row) => row.id, (row) => this.#row(row), drawTimes);
    setFlag(byID("end-others"), "hidden", !signIns.some((row) => !row.present));
    setFlag(byID("password"), "hidden", own.ofProvider === true);
    const factor = own.secondFactor;
    setFlag(byID("factor"), "hidden", own.rule !== "optional" && own.rule !== "required");
    setText(byID("factor-state"), factorWords(factor));
    for (const node of all(document, "[data-with-factor]")) {
      setFlag(node, "hidden", !factor || own.rule === "none");
      within(node, "input", HTMLInputElement).required = !node.hidden;
    }
    setText(byID("factor-button"), factor ? "Use another phone" : "Set up");
    setFlag(byID("factor-codes"), "hidden", !factor);
    setFlag(byID("factor-remove"), "hidden", !factor || own.rule !== "optional");
  }

  /** @param {OwnSignIn} row */
  #row(row) {
    const words = element("p", { class: "when" });
    if (row.present) return element("li", {}, words, element("span", { class: "present", text: "This one" }));
    const button = element("button", { type: "button", class: "button danger", text: "End" });
    confirmBySecondPress(button, "Press again to end it", () => this.#end(row.id));
    return element("li", {}, words, button);
  }

  /** @param {string | null} id */
  async #end(id) {
    try {
      this.#draw(await this.api.endSignIns(id));
      setText(byID("sign-ins-told"), id === null ? "All others have ended." : "It has ended.");
    } catch (error) {
      setText(byID("sign-ins-told"), messageOf(error));
    }
  }

  async #changePassword() {
    await this.api.changePassword(value("password-old"), value("password-code"), value("password-new"));
    byID("password-form", HTMLFormElement).reset();
    await this.#load();
    setText(byID("password-told"), "The password is changed. Your other sign-ins have ended.");
  }

  /** @param {string} verb */
  async #changeFactor(verb) {
    const [password, code] = [value("factor-password"), value("factor-code")];
    if (verb === "codes") this.#showCodes(await this.api.newRecoveryCodes(password, code));
    else if (verb === "remove") {
      await this.api.removeSecondFactor(password, code);
      setText(byID("factor-told"), "The second factor is turned off.");
    } else {
      const enrolment = await this.api.beginEnrolment(password, code);
      this.#hideSecrets();
      this.sealed = enrolment.enrolment;
      drawEnrolment(enrolment);
      setFlag(byID("enrol-form"), "hidden", false);
      byID("enrol-text").focus();
    }
    byID("factor-form", HTMLFormElement).reset();
    await this.#load();
  }

  async #confirm() {
    this.#showCodes(await this.api.confirmEnrolment(this.sealed, value("enrol-text")));
    await this.#load();
  }

  /** @param {string[]} codes */
  #showCodes(codes) {
    this.#hideSecrets();
    drawRecoveryCodes(codes);
    setFlag(byID("recovery-form"), "hidden", false);
    byID("recovery-title").focus();
  }

  /** Removes secret and codes from the page. */
  #hideSecrets() {
    this.sealed = "";
    eraseEnrolment();
    drawRecoveryCodes([]);
    byID("enrol-form", HTMLFormElement).reset();
    for (const id of ["enrol-form", "recovery-form"]) setFlag(byID(id), "hidden", true);
  }

  /**
   * Does the work of a form when it is sent, and tells what went wrong.
   * @param {string} name
   * @param {(verb: string) => Promise<void>} work Gets the value of the button that was pressed.
   */
  #listen(name, work) {
    const form = byID(`${name}-form`, HTMLFormElement);
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const verb = event.submitter instanceof HTMLButtonElement ? event.submitter.value : "";
      const buttons = all(form, "button", HTMLButtonElement);
      for (const button of buttons) button.disabled = true;
      for (const told of all(document, ".told, .error")) setText(told, "");
      try {
        await work(verb);
      } catch (error) {
        setText(byID(`${name}-error`), messageOf(error));
        all(form, "input:not([hidden])", HTMLInputElement)[0]?.select();
      } finally {
        for (const button of buttons) button.disabled = false;
      }
    });
  }
}

/** @param {OwnAccount["secondFactor"]} factor */
function factorWords(factor) {
  if (!factor) return "None is set up. With one, your password alone opens nothing.";
  const left = factor.recoveryCodes === 1 ? "1 recovery code is left" : `${factor.recoveryCodes} recovery codes are left`;
  return `Set up on ${days.format(factor.setUpAt)}; ${left}.`;
}

/**
 * @param {HTMLElement} node
 * @param {OwnSignIn} row
 */
function drawTimes(node, row) {
  setText(within(node, ".when"), `Since ${times.format(row.beganAt)}, used ${times.format(row.usedAt)}`);
}

new AccountPage().start();
