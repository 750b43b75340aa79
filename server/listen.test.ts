import { request as send } from "node:http";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { expect, it, onTestFinished } from "vitest";
import { copyRequest, listen } from "#server/listen.ts";

/** A server that limits bodies and says what it was sent; answers its port. */
async function echoServer() {
  const web = new Hono().use(bodyLimit({ maxSize: 10 })).all("/", async (context) => {
    const copy = copyRequest(context.req.raw, new Headers({ "X-Who": "copied" }));
    return context.text(`${copy.method} ${copy.headers.get("X-Who")} ${await copy.text()}`);
  });
  const server = await listen(web.fetch, "127.0.0.1", 0);
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

/** Sends a body in pieces, so that no length is told. */
function answerOf(port: number, method: string, pieces: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = send({ port, method, agent: false }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (piece: string) => (text += piece));
      answer.on("end", () => resolve(`${answer.statusCode} ${text}`));
    });
    call.on("error", reject);
    for (const piece of pieces) call.write(piece);
    call.end();
  });
}

it.each([
  ["GET", [], "200 GET copied "],
  ["DELETE", [], "200 DELETE copied "],
  ["POST", ["a=", "1"], "200 POST copied a=1"],
  ["POST", ["a=", "far too long"], "413 Payload Too Large"],
])("takes a %s whose body tells no length (%j)", async (method, pieces, said) => {
  expect(await answerOf(await echoServer(), method, pieces)).toBe(said);
});
