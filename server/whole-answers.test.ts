import { get, type IncomingMessage } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, it, onTestFinished } from "vitest";
import { compress } from "#server/compress.ts";
import { listen } from "#server/listen.ts";
import { wholeAnswer } from "#server/whole-answers.ts";

const page = Buffer.from("<p>Whakarewarewa – Ōhinemutu</p>".repeat(2_000));
const short = Buffer.from("<p>Ōkārito</p>");

/** A server that answers with bytes that stand beside their answer; answers its port. */
async function pageServer() {
  const answerWith = (body: Uint8Array) => {
    const headers = new Headers({ "Content-Type": "text/html; charset=utf-8", "X-Page": "whole" });
    headers.append("Set-Cookie", "one=1; Path=/");
    headers.append("Set-Cookie", "two=2; Path=/");
    return wholeAnswer(body, { status: 404, headers });
  };
  const web = new Hono()
    .use(compress)
    .get("/", () => answerWith(page))
    .get("/short", () => answerWith(short));
  const server = await listen(web.fetch, "127.0.0.1", 0);
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

function answerOf(port: number, path: string, accepted: string) {
  return new Promise<IncomingMessage & { bytes: Buffer }>((resolve, reject) => {
    const headers = { "Accept-Encoding": accepted };
    const call = get({ port, path, headers, agent: false }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on("data", (piece: Buffer) => pieces.push(piece));
      answer.on("end", () => resolve(Object.assign(answer, { bytes: Buffer.concat(pieces) })));
    });
    call.on("error", reject);
  });
}

it.each([
  ["/", "identity", undefined, (bytes: Buffer) => bytes, page],
  ["/", "gzip, deflate, br", "br", brotliDecompressSync, page],
  ["/", "gzip", "gzip", gunzipSync, page],
  ["/short", "br", undefined, (bytes: Buffer) => bytes, short],
])("a whole answer to %s in %s goes out with its length, status and headers", async (...row) => {
  const [path, accepted, encoding, unpack, body] = row;
  const { bytes, headers, statusCode } = await answerOf(await pageServer(), path, accepted);
  expect(unpack(bytes)).toEqual(body);
  expect(statusCode).toBe(404);
  expect(headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "content-length": String(bytes.length),
    "x-page": "whole",
    "set-cookie": ["one=1; Path=/", "two=2; Path=/"],
  });
  expect([headers["content-encoding"], headers.vary]).toEqual([encoding, encoding && "Accept-Encoding"]);
});
