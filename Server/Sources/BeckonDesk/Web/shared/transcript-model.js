// @ts-check
// A transcript as a page keeps it: events by position, each once, in order.

/** The event type that is shown as a bubble; every other type is a notice, except typing. */
export const messageType = "Message.Text";

/** The event type of a file that somebody sent; where files can be fetched it is a bubble, too. */
export const fileType = "Notice.FileUploaded";

/**
 * Whether the server itself wrote a text into the chat, for example that a message could not be delivered.
 * @param {ChatEvent | null | undefined} event
 */
export function isSystemLine(event) {
  return event?.type === messageType && event.party === "EXTERNAL" && event.nickname === "System";
}

/**
 * The events of one chat. Positions are dense from 1; `last` is the highest held. Events already held are skipped. An event
 * that would leave a hole is refused and reported, so that the caller can fetch the missing ones.
 */
export class Transcript {
  /** @param {ChatEvent[]} events */
  constructor(events = []) {
    /** @type {ChatEvent[]} */
    this.events = [];
    this.last = 0;
    /**
     * Who is typing: nicknames by party.
     * @type {Map<string, string>}
     */
    this.typing = new Map();
    if (events.length > 0) {
      this.last = events[0].position - 1;
      this.add(events);
    }
  }

  /**
   * Takes events in order. Returns `{ added, gap }`: the new events, and whether one before the next is missing.
   * @param {ChatEvent[]} batch
   * @returns {{ added: ChatEvent[], gap: boolean }}
   */
  add(batch) {
    const added = [];
    for (const event of batch) {
      if (!Number.isSafeInteger(event.position) || event.position <= this.last) continue;
      if (event.position !== this.last + 1) return { added, gap: true };
      this.last = event.position;
      this.events.push(event);
      this.#followTyping(event);
      added.push(event);
    }
    return { added, gap: false };
  }

  /**
   * The nickname of the first of these parties that is typing, or null.
   * @param {...string} parties
   */
  typist(...parties) {
    for (const party of parties) if (this.typing.has(party)) return this.typing.get(party) ?? "";
    return null;
  }

  /** The last text message or file, or null. */
  get lastMessage() {
    return this.events.findLast((event) => event.type === messageType || (event.file?.size ?? NaN) >= 0) ?? null;
  }

  /**
   * How many messages of the party come after the position.
   * @param {number} position
   * @param {string} party
   */
  messagesAfter(position, party) {
    let count = 0;
    for (let index = this.events.length - 1; index >= 0 && this.events[index].position > position; index -= 1) {
      const event = this.events[index];
      if (event.type === messageType && event.party === party) count += 1;
    }
    return count;
  }

  /** @param {ChatEvent} event */
  #followTyping(event) {
    if (event.type === "Notice.TypingStarted") this.typing.set(event.party, event.nickname);
    else if (event.type === "Notice.TypingStopped" || event.type === messageType || event.type === "Notice.Left")
      this.typing.delete(event.party);
  }
}
