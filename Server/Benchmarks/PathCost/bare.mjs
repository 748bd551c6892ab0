// The floor of `bench-path`: reads the body of each request and answers 14 bytes, as the desk answers a send.
import {createServer} from "node:http";

const answer = Buffer.from('{"position":1}');

const server = createServer((request, response) => {
    const parts = [];
    request.on("data", (part) => parts.push(part));
    request.on("end", () => {
        Buffer.concat(parts);
        response.writeHead(200, {"Content-Type": "application/json", "Content-Length": answer.length});
        response.end(answer);
    });
});
server.keepAliveTimeout = 0;
server.requestTimeout = 0;
server.listen(0, "127.0.0.1", () => console.log(`ready http://127.0.0.1:${server.address().port}`));
process.on("SIGTERM", () => process.exit(0));
