import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, createBrotliDecompress } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { askNetwork } from "#app/services/http/ask-network.server.ts";
import { openWeb, type OpenWeb } from "./testing/open-web.ts";
import type { WebParts } from "./web.ts";

const open: OpenWeb[] = [];
const folders: string[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((web) => web.close()));
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true }));
});

async function started(change?: Partial<WebParts>) {
  const web = await openWeb(change);
  open.push(web);
  return web;
}

function backendWith(change: Partial<WebParts["backend"]>): Partial<WebParts> {
  const away = () => Promise.reject(new Error("not asked for"));
  const backend = {
    forPage: () => askNetwork,
    baseUrl: "",
    circuit: null,
    ready: away,
    version: away,
    forward: away,
    close: away,
  };
  return { backend: { ...backend, ...change } };
}

const protecting = [
  "content-security-policy",
  "x-content-type-options",
  "referrer-policy",
  "x-frame-options",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
  "x-request-id",
];

describe("every answer", () => {
  it.each([
    ["GET", "/", 200],
    ["GET", "/api/unknown", 404],
    ["GET", "/build/unknown.js", 404],
    ["DELETE", "/", 405],
    ["OPTIONS", "/", 204],
    ["POST", "/", 403],
    ["GET", "/healthz", 200],
    ["GET", "/readyz", 200],
  ])("to %s %s carries the headers that protect visitors", async (method, path, status) => {
    const folder = newFolder();
    const { origin } = await started({ clientFolder: folder });
    const answer = await fetch(origin + path, { method });
    expect(answer.status).toBe(status);
    expect(protecting.filter((name) => !answer.headers.has(name))).toEqual([]);
    expect(answer.headers.get("cache-control")).toContain("no-store");
  });

  it("has a nonce of its own", async () => {
    const { origin } = await started();
    const policy = async () => (await fetch(origin)).headers.get("content-security-policy");
    expect(await policy()).not.toBe(await policy());
  });

  it("to a failure names an id, says nothing of the cause and leaves the cause in the log", async () => {
    const failing = () => Promise.reject(new Error("the password is hunter2"));
    const web = await started({ renderPage: failing });
    const answer = await fetch(`${web.origin}/travel-app/`);
    const text = await answer.text();
    expect(answer.status).toBe(500);
    expect(text).toContain(answer.headers.get("x-request-id"));
    expect(text).not.toContain("hunter2");
    expect(answer.headers.has("content-security-policy")).toBe(true);
    expect(web.logged()).toContain("hunter2");
  });
});

describe("a request id", () => {
  it.each([
    [true, "abcdefgh-1234", true],
    [true, "short", false],
    [true, "with spaces in it", false],
    [false, "abcdefgh-1234", false],
  ])("behind a proxy (%s): %j is taken over: %s", async (trustProxy, given, taken) => {
    const { origin } = await started({ trustProxy });
    const answer = await fetch(origin, { headers: { "X-Request-Id": given } });
    expect(answer.headers.get("x-request-id") === given).toBe(taken);
  });
});

describe("health", () => {
  it("is green while the process answers, and readiness tells which part is down", async () => {
    const { origin } = await started(
      backendWith({ ready: () => Promise.resolve({ database: "not reachable" }) }),
    );
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    const readiness = await fetch(`${origin}/readyz`);
    expect(readiness.status).toBe(503);
    expect(await readiness.json()).toEqual({ status: "unavailable", parts: { database: "not reachable" } });
  });
});

describe("calls of the API", () => {
  it.each([
    ["GET", "/api/get-settings"],
    ["GET", "/api/find-itinerary/NZFI100001"],
    ["GET", "/get-laravel-permission-to-vuejs"],
    ["POST", "/broadcasting/auth"],
  ])("%s %s is passed on", async (method, path) => {
    const { origin } = await started();
    const answer = await fetch(origin + path, { method, headers: { Origin: origin } });
    expect(await answer.json()).toEqual({ forwarded: true });
  });

  it.each([
    ["GET", "/api/office/client-files"],
    ["GET", "/api/openapi.json"],
    ["POST", "/api/get-settings"],
    ["GET", "/broadcasting/auth"],
    ["GET", "/api//get-settings"],
    ["GET", "/api/public/../office/client-files"],
  ])("%s %s is not", async (method, path) => {
    const { origin } = await started();
    const answer = await fetch(origin + path, { method, headers: { Origin: origin } });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ message: "Not Found" });
  });

  it("keep the answer of a version that is in maintenance", async () => {
    const down = {
      body: { message: "Service Unavailable" },
      status: 503,
      headers: { "Retry-After": "60" },
    } as const;
    const { origin } = await started(backendWith({ version: () => Promise.resolve(down) }));
    const answer = await fetch(`${origin}/api/version`);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
  });
});

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), "waymark-files-"));
  folders.push(folder);
  mkdirSync(join(folder, "build"));
  writeFileSync(join(folder, "build", "app.js"), "export {};");
  writeFileSync(join(folder, "build", "app.js.br"), brotliCompressSync("export {};"));
  writeFileSync(join(folder, "robots.txt"), "User-agent: *");
  writeFileSync(join(folder, "secret.txt"), "not for visitors");
  return folder;
}

describe("built files", () => {
  it("may be kept for a year, come packed, and are not logged", async () => {
    const web = await started({ clientFolder: newFolder() });
    const answer = await fetch(`${web.origin}/build/app.js`, { headers: { "Accept-Encoding": "br" } });
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(await answer.text()).toBe("export {};");
    expect(web.logged()).not.toContain("/build/");
  });

  it("are all there is: nothing beside them and nothing above them", async () => {
    const { origin } = await started({ clientFolder: newFolder() });
    const read = async (path: string) => (await fetch(origin + path)).text();
    expect(await read("/robots.txt")).toContain("User-agent");
    for (const path of [
      "/secret.txt",
      "/build/..%2fsecret.txt",
      "/build/%2e%2e/secret.txt",
      "/build/....//secret.txt",
    ]) {
      expect(await read(path)).not.toContain("not for visitors");
    }
  });
});

describe("a page that is sent in pieces", () => {
  it("arrives in pieces though it is compressed", async () => {
    let finish: () => void = () => undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("<p>first</p>"));
        finish = () => {
          controller.enqueue(new TextEncoder().encode("<p>last</p>"));
          controller.close();
        };
      },
    });
    const html = { headers: { "Content-Type": "text/html" } };
    const { origin } = await started({ renderPage: () => Promise.resolve(new Response(body, html)) });
    const seen = await new Promise<string>((resolve, reject) => {
      let text = "";
      get(origin, { headers: { "Accept-Encoding": "br" } }, (answer) => {
        const unpacked = answer.pipe(createBrotliDecompress());
        unpacked.on("data", (piece: Buffer) => {
          text += piece.toString();
          // The last piece is only sent once the first has been read.
          if (text === "<p>first</p>") finish();
        });
        unpacked.on("end", () => resolve(text));
        unpacked.on("error", reject);
      });
    });
    expect(seen).toBe("<p>first</p><p>last</p>");
  });
});

describe("a post that is refused for its origin", () => {
  const posted = async (headers: Record<string, string>, change: Partial<WebParts> = {}) => {
    const web = await started(change);
    await fetch(`${web.origin}/`, { method: "POST", headers });
    return web.logged();
  };

  it("is logged with what to set when a proxy is there that nobody told of", async () => {
    const headers = { Origin: "https://portal.example", "X-Forwarded-Proto": "https" };
    expect(await posted(headers)).toContain(
      "set PUBLIC_URL to the address of the portal, and TRUST_PROXY=on",
    );
    expect(await posted(headers, { publicUrl: "https://other.example" })).toContain(
      "PUBLIC_URL is https://other.example, but",
    );
  });

  it("is logged without advice when it came from another site", async () => {
    const log = await posted({ Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" });
    expect(log).toContain('"reason":"cross-origin"');
    expect(log).not.toContain("hint");
  });
});
