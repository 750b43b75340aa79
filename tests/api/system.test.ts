import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { createMaintenance } from "#api/maintenance.ts";
import { setting } from "#api/db/schema/brand.ts";
import { outboxMessage } from "#api/db/schema/session.ts";
import { endpoints } from "#contract/endpoints.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});

test("the settings that anybody reads are the public ones, and the brand's name where none is set", async () => {
  const first = await api.call("/api/get-settings");
  expect(first.json).toEqual({
    general: {
      company_name: "Harakeke Pacific",
      phone: "+64 9 555 0140",
      email: "journeys@harakeke.example",
      live_chat_url: null,
    },
  });
  await api.system(async (tx) => {
    await tx.update(setting).set({ value: "Waymark Travel" }).where(eq(setting.key, "general.company_name"));
    await tx
      .update(setting)
      .set({ isPublic: false, value: "https://chat.invalid" })
      .where(eq(setting.key, "general.live_chat_url"));
  });
  expect((await api.call("/api/get-settings")).json.general).toMatchObject({
    company_name: "Waymark Travel",
    live_chat_url: null,
  });
});

test("the version is told to everybody", async () => {
  expect((await api.call("/api/version")).json).toEqual({ version: "test" });
});

test("the description of the API names every endpoint", async () => {
  const { json } = await api.call("/api/openapi.json");
  const named = Object.entries<Record<string, unknown>>(json.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(named.toSorted()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).toSorted());
});

describe("maintenance", () => {
  test("answers everything with 503 while its file is there, unknown paths included, and says once when it begins and ends", async () => {
    const folder = await mkdtemp(join(tmpdir(), "maintenance-"));
    let second = 0;
    const heard: boolean[] = [];
    const options = { now: () => (second += 2) * 1000, changed: (isDown: boolean) => heard.push(isDown) };
    const down = await testApi({ maintenance: createMaintenance(folder, options) });
    expect((await down.call("/api/version")).status).toBe(200);
    await writeFile(join(folder, "maintenance.json"), '{"message":"Back at noon","retry_after":120}');
    const paths = ["/api/version", "/api/get-settings", "/api/office/desk", "/nowhere", "/api/openapi.json"];
    for (const path of paths) {
      const answer = await down.call(path);
      expect(answer.status).toBe(503);
      expect(answer.headers.get("Retry-After")).toBe("120");
      expect(answer.json).toEqual({ message: "Back at noon" });
    }
    await writeFile(join(folder, "maintenance.json"), "{}");
    expect((await down.call("/api/version")).json).toEqual({ message: "Service Unavailable" });
    await writeFile(join(folder, "maintenance.json"), "half a file");
    expect((await down.call("/api/version")).headers.get("Retry-After")).toBe("60");
    await rm(folder, { recursive: true });
    expect((await down.call("/api/version")).status).toBe(200);
    expect(heard).toEqual([true, false]);
  });
});

describe("what goes wrong, in Laravel's shapes", () => {
  test("an unknown route is named", async () => {
    const answer = await api.call("/api/nowhere/at/all");
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Content-Type")).toBe("application/json");
    expect(answer.headers.get("Cache-Control")).toBe("no-cache, private");
    expect(answer.json).toEqual({ message: "The route api/nowhere/at/all could not be found." });
  });

  test("a guessed path brings no word into the message that leads to a sign-in", async () => {
    for (const path of ["/admin", "/api/ADMIN/users", "/api/Unauthenticated", "/api/x/administrators"]) {
      expect((await api.call(path)).json.message).not.toMatch(/admin|unauthenticated/i);
    }
    const wrong = await api.call("/api/find-itinerary/admin", { method: "POST" });
    expect(wrong.status).toBe(405);
    expect(wrong.json.message).not.toMatch(/admin/i);
  });

  test("a wrong method names the right ones, and OPTIONS asks for them", async () => {
    const answer = await api.call("/api/version", { method: "POST" });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toBe("GET, HEAD");
    expect(answer.json.message).toBe(
      "The POST method is not supported for route api/version. Supported methods: GET, HEAD.",
    );
    const several = await api.call("/api/public/sessions/current", { method: "OPTIONS" });
    expect({ status: several.status, allow: several.headers.get("Allow") }).toEqual({
      status: 200,
      allow: "GET, HEAD, DELETE",
    });
  });

  test("a body that is too large is refused before it is read, with or without its length", async () => {
    const large = "x".repeat(1024 * 1024 + 1);
    const told = await api.call("/api/public/sessions", { method: "POST", body: large });
    expect({ status: told.status, body: told.json }).toEqual({
      status: 413,
      body: { message: "The POST data is too large." },
    });
    const stream = new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode(large));
      },
    });
    const untold = await api.fetch(
      new Request("http://api.test/api/public/sessions", {
        method: "POST",
        body: stream,
        headers: { "Content-Type": "application/json" },
        // Node's own option for bodies that are streams.
        ...{ duplex: "half" },
      }),
    );
    expect(untold.status).toBe(413);
  });

  test.each([
    ["not json at all", "application/json"],
    ["[1,2,3]", "application/json"],
    ["null", "application/json"],
    ['"text"', "application/json"],
    ["login=", "application/x-www-form-urlencoded"],
    ["<xml/>", "text/plain"],
  ])("a body of %j is an empty input, so every field is missing", async (body, type) => {
    const answer = await api.call("/api/public/sessions", {
      method: "POST",
      body,
      headers: { "Content-Type": type },
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json.errors)).toEqual(["audience", "login", "password"]);
  });

  test("text is trimmed and emptied of what no database takes, but for passwords", async () => {
    const answer = await api.call("/api/public/sessions", {
      method: "POST",
      body: {
        audience: " agent ",
        login: "  anke.silber\u0000farn ",
        password: "waymark-demo",
        remember: null,
      },
    });
    expect(answer.status).toBe(201);
    const spaced = await api.call("/api/public/sessions", {
      method: "POST",
      body: { audience: "agent", login: "anke.silberfarn", password: " waymark-demo " },
    });
    expect(spaced.status).toBe(422);
  });

  test("a failure tells its number and nothing else, and is logged with it", async () => {
    const broken = await testApi({
      database: {
        ...api.parts.database,
        inScope: () => Promise.reject(new Error("select secret from vault where key = 'k-42'")),
      },
    });
    const answer = await broken.call("/api/get-settings", { headers: { "X-Request-Id": "request-0001" } });
    expect(answer.status).toBe(500);
    expect(answer.json).toEqual({ message: "Server Error", request_id: "request-0001" });
    expect(broken.logs.join("")).toContain("request-0001");
  });
});

describe("the outbox list", () => {
  const uid = (index: number) => `0OUTBOX${String(index).padStart(19, "0")}`;
  beforeEach(async () => {
    const statuses = ["queued", "sending", "sent", "failed"] as const;
    await api.system((tx) =>
      tx.insert(outboxMessage).values(
        statuses.flatMap((status, index) =>
          [1, 2].map((brandId) => ({
            uid: uid(index * 2 + brandId),
            brandId,
            kind: "password-reset",
            audience: "agent" as const,
            locale: "en" as const,
            toAddress: `${status}@brand${brandId}.example`,
            params: { reset_uid: "secret-uid-of-the-reset" },
            status,
          })),
        ),
      ),
    );
  });
  const list = async (username: string, query = "") =>
    api.call(`/api/office/outbox-messages${query}`, { token: await api.signIn(username) });
  const addressesIn = (answer: { json: { data: { to: string }[] } }) => answer.json.data.map(({ to }) => to);

  test("shows mails of the own brands, newest first or oldest first, and no parameter", async () => {
    const answer = await list("admin");
    expect(answer.json.meta.total).toBe(8);
    expect(addressesIn(answer)[0]).toBe("failed@brand2.example");
    expect(answer.text).not.toContain("secret-uid-of-the-reset");
    expect(addressesIn(await list("admin", "?sort=created_at"))).toEqual(addressesIn(answer).toReversed());
    expect(addressesIn(await list("admin", "?sort=-created_at"))).toEqual(addressesIn(answer));
  });

  test("finds mails by a part of their address and by kind", async () => {
    expect(addressesIn(await list("admin", "?filter[to]=FAILED@brand2"))).toEqual(["failed@brand2.example"]);
    expect((await list("admin", "?filter[to]=%25")).json.meta.total).toBe(0);
    expect((await list("admin", "?filter[kind]=password-reset")).json.meta.total).toBe(8);
    expect((await list("admin", "?filter[kind]=invitation")).json.meta.total).toBe(0);
  });

  test("filters by status; what is on its way counts as queued", async () => {
    expect(addressesIn(await list("admin", "?filter[status]=queued&sort=created_at"))).toEqual([
      "queued@brand1.example",
      "queued@brand2.example",
      "sending@brand1.example",
      "sending@brand2.example",
    ]);
    expect((await list("admin", "?filter[status]=sent")).json.meta.total).toBe(2);
    const statuses = (await list("admin")).json.data.map(({ status }: { status: string }) => status);
    expect(new Set(statuses)).toEqual(new Set(["queued", "sent", "failed"]));
  });
});

test.each(["/api/version", "/api/get-settings", "/api/agent/client-files", "/api/nothing"])(
  "%s says that calls with a key are done once",
  async (path) => {
    expect((await api.call(path)).headers.get("Idempotency-Supported")).toBe("true");
  },
);
