import { chromium, type Browser, type Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findChromium } from "#scripts/runner/machine.mjs";
import { startPostgres, type ThrowAwayPostgres } from "#scripts/postgres.ts";
import { runStatements } from "#scripts/statements.ts";
import { startIngest } from "./ingest.ts";
import { freePort, newFolder, removeFolder, startProcess } from "./start.ts";
import { eventually, newVisitor } from "./visitor.ts";

const folder = newFolder();
let database: ThrowAwayPostgres;
let ingest: Awaited<ReturnType<typeof startIngest>>;
let server: ReturnType<typeof startProcess>;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  ingest = await startIngest();
  database = await startPostgres();
  browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = startProcess({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    ALLOW_OWNER: "on",
    DEMO: "1",
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: origin,
    SENTRY_DSN: ingest.dsn,
    SESSION_SECRET: "the-secret-of-the-server-tests-0123456789",
  });
  await server.said("is ready");
});
afterAll(async () => {
  await browser.close();
  server.child.kill("SIGTERM");
  await server.ended;
  ingest.close();
  await database.stop();
  removeFolder(folder);
});

const events = () => ingest.items("event");
const versionOf = async () =>
  ((await (await fetch(`${origin}/api/version`)).json()) as { version: string }).version.split("+")[0];

/** Opens a page and waits until the reporter is there; what the page complains of is kept. */
async function open(page: Page, path: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  const loaded = page.waitForResponse(/\/build\/.*instrument/);
  await page.goto(`${origin}${path}`);
  await loaded;
  await page.waitForLoadState("networkidle");
  return complaints;
}

describe("with SENTRY_DSN", () => {
  it("expected refusals are no events: unknown pages, sign-in wanted, wrong fields, missing rights, wrong method", async () => {
    const office = newVisitor(origin);
    await office.signIn("/admin/login", "readonly");
    const guest = newVisitor(origin);
    const statuses = [
      await guest.get("/no/such/page"),
      await guest.get("/admin/client-files"),
      await guest.get(`/travel-app/${"A".repeat(43)}`),
      await guest.post("/admin/login", { login: "canary-login", password: "canary-password" }),
      await guest.post("/admin/login", { login: "", password: "" }),
      await guest.post("/travel-app/", { reference: "CANARY-REFERENCE" }),
      await guest.post("/no/such/action", { a: "b" }),
      await guest.post("/", { a: "b" }),
      await office.get("/admin/client-files/NOSUCHFILE"),
      await guest.get("/get-laravel-permission-to-vuejs"),
    ].map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(statuses).toContain(404);
    expect(statuses).toContain(422);
    expect(events()).toEqual([]);
  });

  it("one failure of the server is one event, with the id of the request that PostgreSQL logs as well", async () => {
    const office = newVisitor(origin);
    await office.signIn("/admin/login", "consultant");
    await runStatements(database.url, "alter table client_file_word rename to client_file_word_away");
    const page = await office.get("/admin/client-files?filter[q]=canary-search");
    await runStatements(database.url, "alter table client_file_word_away rename to client_file_word");
    expect(page.status).toBe(502);
    await eventually(() => Promise.resolve(events().length > 0));
    expect(events()).toHaveLength(1);
    const { body } = events()[0]!;
    const id = page.headers.get("X-Request-Id");
    expect(body).toMatchObject({
      release: await versionOf(),
      tags: { request_id: id },
      exception: { values: [{ type: "DatabaseError", value: "Database error 42P01" }] },
    });
    expect(page.text).toContain(id);
  });

  it.each([
    ["a page of the desk", "/admin/login"],
    ["a public page", "/travel-app/"],
  ])("one error of the browser on %s is one event, sent by way of our own address", async (_name, path) => {
    const before = events().length;
    const page = await browser.newPage({ locale: "de-DE" });
    const complaints = await open(page, `${path}?canary-query=1#canary-fragment`);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError("It broke at /quote/canary-token?canary-query=2");
      });
    });
    await eventually(() => Promise.resolve(events().length > before));
    const sent = events().slice(before);
    expect(sent).toHaveLength(1);
    expect(sent[0]!.body).toMatchObject({
      release: await versionOf(),
      tags: { runtime: "browser" },
      exception: { values: [{ type: "TypeError", value: "It broke at /quote/[token]?[query]" }] },
    });
    expect(JSON.stringify(sent[0]!.body["tags"])).toMatch(/"request_id":"[\w-]{8,}"/);
    // The error itself is on the console; a policy that was broken would be as well.
    expect(complaints.filter((text) => !text.includes("It broke"))).toEqual([]);
    await page.close();
  });

  it("traces are a quarter, of requests and visits, and named by route", async () => {
    const guest = newVisitor(origin);
    const names = () => ingest.items("transaction").map(({ body }) => String(body["transaction"]));
    while (!names().includes("GET /travel-app/:token")) {
      await guest.get(`/travel-app/${"canary-token".repeat(4)}`);
    }
    const traces = ingest.items("transaction");
    const rates = traces.map(({ header }) => (header["trace"] as { sample_rate?: string }).sample_rate);
    expect(new Set(rates)).toEqual(new Set(["0.25"]));
  });

  it("no envelope holds a cookie, a header, a body, a query, a parameter or a token", async () => {
    const everything = [...ingest.envelopes, ...ingest.requests].join("\n");
    // The errors above and the traces that the draw let through, of which there is one at least.
    expect([events().length, ingest.items("transaction").length > 0]).toEqual([3, true]);
    for (const secret of [/canary/i, /waymark=/, /consultant/, /cookie/i, /select /i]) {
      expect(everything).not.toMatch(secret);
    }
    expect(ingest.requests.every((request) => request.startsWith('["/api/42/envelope/'))).toBe(true);
  });

  describe("our own address for reports", () => {
    const send = (body: string, headers: Record<string, string> = { Origin: origin }) =>
      fetch(`${origin}/monitoring`, { method: "POST", body, headers }).then(({ status }) => status);
    const envelope = (dsn: string, type = "event") =>
      `${JSON.stringify({ dsn })}\n${JSON.stringify({ type })}\n{}\n`;

    it("takes reports to our project only, of the kinds that pages send, up to a size, from our own pages", async () => {
      expect(await send(envelope(ingest.dsn))).toBe(204);
      expect(await send(envelope("http://thepublickey@127.0.0.1:9/42"))).toBe(400);
      expect(await send(envelope(ingest.dsn.replace("/42", "/43")))).toBe(400);
      expect(await send(envelope(ingest.dsn.replace("thepublickey", "other")))).toBe(400);
      expect(await send(envelope(ingest.dsn, "attachment"))).toBe(400);
      expect(await send("no report")).toBe(400);
      expect(await send(`${envelope(ingest.dsn)}${"x".repeat(210_000)}`)).toBe(413);
      expect(await send(envelope(ingest.dsn), { Origin: "https://evil.example" })).toBe(403);
      expect((await fetch(`${origin}/monitoring`)).status).toBe(405);
    });

    it("takes a limited number a minute from one address", async () => {
      const statuses = await Promise.all(Array.from({ length: 70 }, () => send("no report")));
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    });
  });
});

describe("without SENTRY_DSN", () => {
  it("nothing of it is loaded, and the address does not exist", async () => {
    const port = await freePort();
    const plain = startProcess({
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      ALLOW_OWNER: "on",
      DEMO: "1",
      HOST: "127.0.0.1",
      PORT: String(port),
      SESSION_SECRET: "the-secret-of-the-server-tests-0123456789",
    });
    await plain.said("is ready");
    const page = await browser.newPage();
    const files: string[] = [];
    page.on("request", (request) => files.push(request.url()));
    for (const path of ["/admin/login", "/travel-app/"]) {
      await page.goto(`http://localhost:${port}${path}`);
      await page.waitForLoadState("networkidle");
    }
    expect(files.filter((file) => /instrument|monitoring/.test(file))).toEqual([]);
    const tunnel = `http://localhost:${port}/monitoring`;
    const answer = await fetch(tunnel, { method: "POST", headers: { Origin: `http://localhost:${port}` } });
    expect(answer.status).toBe(404);
    await page.close();
    plain.child.kill("SIGTERM");
    await plain.ended;
  });
});
