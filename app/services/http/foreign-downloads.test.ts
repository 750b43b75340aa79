import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { defineEndpoint } from "#contract/endpoint.ts";
import { createApiClient } from "./api-client.ts";
import { askNetwork } from "./ask-network.server.ts";

const download = defineEndpoint({
  method: "GET",
  path: "/api/agent/files/{reference}/quote.pdf",
  summary: "Download a quote",
  tag: "Files",
  access: { audience: "agent", permission: "documents.download" },
  answer: { kind: "file", contentType: "application/pdf" },
});

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** A server on a loopback port, and what it was asked. */
async function serve(answer: Answer) {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has one.
  const { port } = server.address() as AddressInfo;
  return { asked, origin: `http://127.0.0.1:${port}` };
}

const pdf = `%PDF-1.7\n${"0123456789".repeat(30_000)}`;

type Settings = { hosts?: string[]; storage?: string; idleMs?: number };

function fetchFrom(origin: string, { hosts = [], storage, idleMs }: Settings = {}) {
  const client = createApiClient({
    ask: askNetwork,
    // why: a certificate for a host of the list cannot be had here; the address is led to the loopback port.
    fetchFile: (request, { signal }) =>
      fetch(new Request(request.url.replace(/^https:\/\/[^/]+/, storage ?? "$&"), request), { signal }),
    baseUrl: origin,
    requestId: "request-1",
    clientAddress: "203.0.113.9",
    token: "secret-token",
    downloadHosts: hosts,
    idleMs,
    sleep: () => Promise.resolve(),
  });
  return client.call(download, { params: { reference: "NZFI100001" } });
}

const textOf = (stream: ReadableStream<Uint8Array>) => new Response(stream).text();

describe("a download", () => {
  it("that was packed for the way is whole, and its length is not that of the packed bytes", async () => {
    const { origin } = await serve((_request, response) => {
      const packed = gzipSync(pdf);
      const headers = {
        "Content-Type": "application/pdf",
        "Content-Encoding": "gzip",
        "Content-Length": packed.length,
      };
      response.writeHead(200, headers).end(packed);
    });
    const file = await fetchFrom(origin);
    expect(file.contentLength).toBeUndefined();
    expect((await textOf(file.stream)).length).toBe(pdf.length);
  });

  it.each([
    ["a page", "<!doctype html><h1>Please log in</h1>"],
    ["a warning before it", "<br />Warning: Undefined variable\n%PDF-1.7"],
    ["nothing", ""],
  ])("is refused that is none: %s", async (_name, body) => {
    const { origin } = await serve((_request, response) => {
      response.writeHead(200, { "Content-Type": "application/pdf" }).end(body);
    });
    await expect(fetchFrom(origin)).rejects.toMatchObject({ kind: "contract", status: 200 });
  });

  it("has the ending of its type where its name has none", async () => {
    const { origin } = await serve((_request, response) => {
      response.writeHead(200, { "Content-Disposition": "attachment; filename=Confirmation" }).end(pdf);
    });
    expect((await fetchFrom(origin)).fileName).toBe("Confirmation.pdf");
  });

  it("that stalls is ended", async () => {
    const { origin } = await serve((_request, response) => {
      response.writeHead(200).write("%PDF-1.7");
    });
    const file = await fetchFrom(origin, { idleMs: 100 });
    await expect(textOf(file.stream)).rejects.toMatchObject({ name: "Stalled" });
  });

  it("that breaks off before it began is a problem", async () => {
    const { origin } = await serve((_request, response) => {
      response.writeHead(200, { "Content-Length": 1000 }).write("%P", () => response.destroy());
    });
    await expect(fetchFrom(origin)).rejects.toMatchObject({ kind: "unavailable" });
  });
});

describe("a download that leads to storage", () => {
  const leading =
    (to: string): Answer =>
    (_request, response) =>
      response.writeHead(302, { Location: to }).end();

  it("is fetched from a host of the list, without anything of the visitor", async () => {
    const storage = await serve((_request, response) => response.writeHead(200).end(pdf));
    const { origin } = await serve(leading("https://files.example.com/quote?X-Signature=s3cret"));
    const file = await fetchFrom(origin, { hosts: ["files.example.com"], storage: storage.origin });
    expect((await textOf(file.stream)).length).toBe(pdf.length);
    const [asked] = storage.asked;
    expect(asked?.url).toBe("/quote?X-Signature=s3cret");
    expect(JSON.stringify(asked?.headers)).not.toMatch(/secret-token|203\.0\.113\.9|request-1/);
  });

  it("is fetched from the API's own host", async () => {
    const { origin, asked } = await serve((request, response) => {
      if (request.url?.startsWith("/storage/")) response.writeHead(200).end(pdf);
      else response.writeHead(302, { Location: "/storage/quote.pdf" }).end();
    });
    expect((await textOf((await fetchFrom(origin)).stream)).length).toBe(pdf.length);
    expect(asked[1]?.headers.authorization).toBeUndefined();
  });

  it.each([
    ["a host that is not named", "https://files.example.net/quote"],
    ["a host that only begins alike", "https://files.example.com.example.net/quote"],
    ["another port", "https://files.example.com:8443/quote"],
    ["an address without encryption", "http://files.example.com/quote"],
    ["a name in the address", "https://mia:pw@files.example.com/quote"],
    ["the machine itself", "http://127.0.0.1:1/quote"],
  ])("is refused where it leads to %s, without its address in the log", async (_name, to) => {
    const { origin } = await serve(leading(to));
    const refused = await fetchFrom(origin, { hosts: ["files.example.com"] }).catch(
      (error: unknown) => error,
    );
    expect(refused).toMatchObject({ kind: "contract" });
    expect((refused as { detail: string }).detail).not.toContain("/quote ");
  });

  it("is given up after three steps", async () => {
    const { origin, asked } = await serve(leading("/again"));
    await expect(fetchFrom(origin)).rejects.toMatchObject({ kind: "contract", status: 502 });
    expect(asked).toHaveLength(4);
  });

  it("that is a sign-in stays one", async () => {
    const { origin, asked } = await serve(leading("/login"));
    await expect(fetchFrom(origin)).rejects.toMatchObject({ kind: "unauthenticated" });
    expect(asked).toHaveLength(1);
  });
});
