// @ts-check
// The app's first screen: a card that starts a chat, and one entry for each callback service.

import { byID, element, icon, setFlag, setText } from "../shared/dom.js";
import { oneLine } from "../shared/text.js";

/**
 * Icon, label and note for the callback scenarios of GMS; a service without an entry shows its own name.
 * @type {Record<string, [string, string, string]>}
 */
const words = {
  "voice-now-userorig": ["call", "Call us now", "You dial a number right away"],
  "voice-wait-userorig": ["call", "Call us when somebody is free", "A push tells you when to dial"],
  "voice-now-userterm": ["call", "Get a call now", "We call you right away"],
  "voice-wait-userterm": ["call", "Get a call when somebody is free", "You say when, then we call"],
  "voice-scheduled-userterm": ["clock", "Get a call later", "You pick the time"],
  "chat-now": ["chat", "Chat through a callback", "The chat opens right away"],
  "chat-wait": ["chat", "Chat when somebody is free", "A push opens the chat"],
};

/**
 * Draws one button for each callback service; `onPick(service)` requests it.
 * @param {string[]} services
 * @param {(service: string) => void} onPick
 */
export function drawServices(services, onPick) {
  byID("services").replaceChildren(
    ...services.map((service) => {
      const [drawing, label, note] = words[service] ?? ["call", service, ""];
      return element(
        "li",
        {},
        element(
          "button",
          { type: "button", class: "service", data: { service }, on: { click: () => onPick(service) } },
          icon(drawing),
          element("span", { class: "label", text: label }),
          element("span", { class: "note", text: note }),
          element("code", { text: service }),
        ),
      );
    }),
  );
}

/**
 * Draws the card that starts a chat or continues the open one.
 * @param {import("./chat.js").PhoneChat | null} chat
 */
export function drawChatCard(chat) {
  const open = chat?.ended === false;
  setText(byID("start-title"), open ? "Continue your chat" : "Chat with us");
  const last = open ? chat?.transcript.lastMessage : null;
  setText(byID("start-note"), last ? oneLine(last.text, 70) : open ? "Waiting for an agent" : "A person answers");
  const earlier = byID("last-chat");
  setFlag(earlier, "hidden", chat === null || open);
}
