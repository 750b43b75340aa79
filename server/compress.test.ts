import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { compress } from "#server/compress.ts";

const page = "<p>Steam rises over the lake. </p>".repeat(2_000);
const web = new Hono().use(compress).get("/", (context) => context.html(page));

// What happens when visitors leave in the middle is shown in the browser tests, against the whole server.
it.each([
  ["br", promisify(brotliDecompress)],
  ["gzip", promisify(gunzip)],
])("brings the whole page, compressed with %s", async (encoding, unpack) => {
  const answer = await web.request("/", { headers: { "Accept-Encoding": encoding } });
  expect(answer.headers.get("Content-Encoding")).toBe(encoding);
  expect((await unpack(Buffer.from(await answer.arrayBuffer()))).toString("utf8")).toBe(page);
});
