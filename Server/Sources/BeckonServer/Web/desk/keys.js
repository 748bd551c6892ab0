// The keys of the desk. Letters and the slash are commands only while no text field has the focus.

const steps = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1, Home: -Infinity, End: Infinity };

/** Listens for the whole page: `move(step)`, `openFocused(key)`, `write()` and `back()`. */
export function listenForKeys({ move, openFocused, write, back }) {
  document.addEventListener("keydown", (event) => {
    if (document.body.dataset.view !== "desk" || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target;
    // An open dialog handles its keys itself.
    if (document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") {
      event.preventDefault();
      back();
      return;
    }
    if (target.closest("input, textarea, select")) return;
    const row = target.closest("[role=option]");
    if (row && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      openFocused(row.dataset.key);
    } else if (event.key === "/") {
      event.preventDefault();
      write();
    } else if (event.key in steps && mayMove(target, event.key)) {
      event.preventDefault();
      move(steps[event.key]);
    }
  });
}

/** Arrows scroll the transcript while it has the focus; j and k move in the list from anywhere. */
function mayMove(target, key) {
  return key === "j" || key === "k" || !target.closest("[role=log]");
}
