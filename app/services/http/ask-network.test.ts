import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { askNetwork } from "./ask-network.server.ts";

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close().closeAllConnections();
});

async function serve(answer: RequestListener) {
  const heard: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    heard.push(request);
    answer(request, response);
  });
  open.push(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/api/labels`;
  return { url, heard, server };
}

const call = (url: string, signal = new AbortController().signal) =>
  askNetwork({ url, method: "GET", headers: { accept: "application/json" }, body: null }, { signal });

describe("a call that reads, over the network", () => {
  it("has status, headers whatever their case, and text", async () => {
    const { url } = await serve((_request, response) => {
      response.writeHead(404, { "X-Request-Id": "r-1", "Set-Cookie": ["a=1", "b=2"] }).end("Māori");
    });
    const answer = await call(url);
    expect(answer.status).toBe(404);
    expect(answer.ok).toBe(false);
    expect(answer.headers.get("x-REQUEST-id")).toBe("r-1");
    expect(answer.headers.get("set-cookie")).toBe("a=1, b=2");
    expect(answer.headers.get("Retry-After")).toBeNull();
    expect(answer.headers.has("retry-after")).toBe(false);
    expect(await answer.text()).toBe("Māori");
  });

  it("goes no further by itself where it is led on", async () => {
    const { url, heard } = await serve((_request, response) => {
      response.writeHead(302, { Location: "/login" }).end();
    });
    expect((await call(url)).status).toBe(302);
    expect(heard).toHaveLength(1);
  });

  it("is unpacked though it was not asked for packed", async () => {
    const { url, heard } = await serve((_request, response) => {
      response.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync("the data"));
    });
    expect(await (await call(url)).text()).toBe("the data");
    expect(heard[0]?.headers["accept-encoding"]).toBe("identity");
  });

  it("goes over connections that are there", async () => {
    const { url, server } = await serve((_request, response) => response.end("ok"));
    let connections = 0;
    server.on("connection", () => (connections += 1));
    for (let calls = 0; calls < 20; calls += 1) await (await call(url)).text();
    // The text is there a moment before its connection is free again.
    expect(connections).toBeLessThanOrEqual(2);
  });

  it.each(["before the answer", "in the middle of it"])(
    "is ended where nobody waits any more, %s",
    async (when) => {
      const { url, heard } = await serve((_request, response) => {
        if (when === "in the middle of it") response.writeHead(200).write("half of ");
      });
      const ending = new AbortController();
      const text = call(url, ending.signal).then((answer) => answer.text());
      const failed = text.then(
        () => "came",
        (error: Error) => error.message,
      );
      await expect.poll(() => heard.length).toBe(1);
      const closed = once(heard[0]?.socket ?? expect.fail("nothing arrived"), "close");
      ending.abort(new Error("enough"));
      expect(await failed).toBe("enough");
      await closed;
    },
  );
});
