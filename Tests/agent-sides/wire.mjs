// A customer in the requests of docs/wire.md: reads commands from the standard input, one JSON object a line, and prints the events.

import { randomUUID } from "node:crypto";
import { createInterface } from "node:readline";
import { LiveLink, call, eventsOf } from "../../Server/Sources/BeckonDesk/Web/phone/beckon-wire.js";

const [base, user] = process.argv.slice(2);
const print = (value) => process.stdout.write(JSON.stringify(value) + "\n");
let [chat, last] = ["", 0];

/** Takes a chat resource: each position once, in order; asks for missing ones. */
async function take(resource) {
  for (const event of eventsOf(resource)) {
    if (event.position <= last) continue;
    if (event.position > last + 1) return refresh();
    last = event.position;
    print(event);
  }
  if (resource.chatIxnState === "DISCONNECTED") print({ ended: true });
}

async function refresh() {
  const { answer } = await call(`${chat}/refresh`, { user, fields: { transcriptPosition: last } });
  await take(answer);
}

/** Sends one text until it is said, always with the same key. */
async function say(message) {
  const key = randomUUID();
  for (let pause = 250; ; pause *= 2) {
    try {
      const { answer, position } = await call(`${chat}/send`, { user, key, fields: { message } });
      print({ said: position });
      return await take(answer);
    } catch (error) {
      if (error.permanent) throw error;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}

const link = new LiveLink({
  url: `${base}/genesys/cometd`,
  user,
  onData: (data) => data.tag === `service.chat.refresh.${chat.split("/").at(-3)}` && take(data.message),
  onState: (state) => state === "connected" && refresh().catch(() => {}),
});

async function start(fields) {
  const service = `${base}/genesys/1/service`;
  const { answer } = await call(`${service}/request-chat`, { user, key: randomUUID(), fields: {} });
  chat = `${service}/${answer._id}/ixn/chat`;
  await call(chat, { user, key: randomUUID(), fields: { notify_by: "comet", ...fields } });
  link.start();
}

for await (const line of createInterface({ input: process.stdin })) {
  const command = JSON.parse(line);
  if (command.start) await start(command.start);
  else if (command.say) await say(command.say);
  else if (command.leave) await link.leave(last);
  else if (command.return) link.start();
}
process.exit(0);
