import { Hono, type Context } from "hono";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { itineraryAlert } from "#api/db/schema/itinerary.ts";
import { idempotentAnswer } from "#api/db/schema/session.ts";
import { endDeadClaims } from "#api/dead-claims.ts";
import { authenticate } from "#api/http/authenticate.ts";
import type { Call, HttpEnv } from "#api/http/context.ts";
import { mount, route } from "#api/http/mount.ts";
import { invalid, Refusal } from "#api/http/refusal.ts";
import { scopeOf } from "#api/http/scope.ts";
import { withinLimits } from "#api/modules/system/limits/within-limits.ts";
import { tidy } from "#api/housekeeping.ts";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

/** A creating endpoint of its own, mounted as every other. */
const createAlert = defineEndpoint({
  method: "POST",
  path: "/api/office/test-alerts",
  summary: "Make an alert",
  tag: "test",
  access: { audience: "office", permission: "any" },
  body: z.object({ title: z.string() }),
  answer: item(z.object({ uid: z.string(), title: z.string() })),
  status: 201,
});

let api: TestApi;
let token: string;
/** What happens inside of the handler, after the row was written. */
let afterwards: (call: Call) => Promise<void>;
let made = 0;
let app: Hono<HttpEnv>;

beforeEach(async () => {
  api = await testApi();
  token = await api.signIn("consultant");
  afterwards = async () => undefined;
  app = new Hono<HttpEnv>();
  app.onError((error) => {
    if (error instanceof Refusal) return Response.json(error.body, error);
    return Response.json({ message: "Server Error" }, { status: 500 });
  });
  const handler = route(createAlert, async ({ body }, call) => {
    made += 1;
    const uid = `test-${made}`;
    await call.database.inScope(call.scope, (tx) =>
      tx.insert(itineraryAlert).values({
        uid,
        title: { en: body.title },
        body: { en: "" },
        severity: "info",
        scope: "all",
        dateFrom: "2026-01-01",
        dateTo: "2026-01-02",
        audiences: ["office"],
      }),
    );
    await afterwards(call);
    return { uid, title: body.title };
  });
  const callOf = async (context: Context<HttpEnv>): Promise<Call> => {
    const account = await authenticate(api.parts, context.req.header("Authorization")?.slice(7) ?? "");
    return {
      ...api.parts,
      account,
      scope: scopeOf(account),
      locale: "en",
      requestId: "r",
      clientAddress: "192.0.2.1",
      userAgent: null,
      signedIn: () => account!,
    };
  };
  mount(app, handler, { callOf, limiting: withinLimits });
});

const key = (name = "a") => name.repeat(26);
async function post(title: string, idempotencyKey: string | null = key(), as = token) {
  const headers: Record<string, string> = {
    Authorization: `Bearer ${as}`,
    "Content-Type": "application/json",
    ...(idempotencyKey !== null && { "Idempotency-Key": idempotencyKey }),
  };
  const answer = await app.request(createAlert.path, {
    method: "POST",
    headers,
    body: JSON.stringify({ title }),
  });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}
const titles = () =>
  api.system(async (tx) => {
    const rows = await tx.select().from(itineraryAlert).where(eq(itineraryAlert.dateFrom, "2026-01-01"));
    return rows.map(({ title }) => title.en).toSorted();
  });

test("the same call again makes nothing and is answered with the same status and bytes", async () => {
  const first = await post("Slip on SH6");
  const second = await post("Slip on SH6");
  expect(first.status).toBe(201);
  expect([second.status, second.text]).toEqual([first.status, first.text]);
  expect(second.headers.get("Content-Type")).toBe(first.headers.get("Content-Type"));
  expect(second.headers.get("Idempotency-Replayed")).toBe("true");
  expect(await titles()).toEqual(["Slip on SH6"]);
});

test("twenty identical posts at once make one row, and each is told to wait or of that row", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => post("Flood")));
  const done = answers.filter(({ status }) => status === 201);
  expect(new Set(done.map(({ text }) => text)).size).toBe(1);
  expect(answers.filter(({ status }) => status === 409).length).toBe(20 - done.length);
  expect(await titles()).toEqual(["Flood"]);
  expect((await post("Flood")).text).toBe(done[0]!.text);
});

test("a call without a key, with another key or of another account stands for itself", async () => {
  await post("one", null);
  await post("one", null);
  await post("two", key("b"));
  await post("three", key("c"));
  await post("three", key("c"), await api.signIn("manager"));
  expect(await titles()).toEqual(["one", "one", "three", "three", "two"]);
});

test("the same key with another body is refused", async () => {
  await post("Flood");
  const answer = await post("Fire");
  expect(answer.status).toBe(422);
  expect(await titles()).toEqual(["Flood"]);
});

test("a key that is none is refused before anything happens", async () => {
  for (const wrong of ["", "short", "x".repeat(201), "with space and more letters"]) {
    expect((await post("Flood", wrong)).status, wrong).toBe(400);
  }
  expect(await titles()).toEqual([]);
});

test("a refused call keeps nothing: corrected, it may use the same key", async () => {
  afterwards = async () => {
    throw invalid({ title: ["The title is taken."] });
  };
  expect((await post("Flood")).status).toBe(422);
  expect(await titles()).toEqual([]);
  afterwards = async () => undefined;
  expect((await post("Flood in Franz Josef")).status).toBe(201);
  expect(await titles()).toEqual(["Flood in Franz Josef"]);
});

test("a call that fails half-way leaves nothing, and sent again completes once", async () => {
  afterwards = async () => {
    throw new Error("The process fell over");
  };
  expect((await post("Flood")).status).toBe(500);
  expect(await titles()).toEqual([]);
  afterwards = async () => undefined;
  expect((await post("Flood")).status).toBe(201);
  expect((await post("Flood")).status).toBe(201);
  expect(await titles()).toEqual(["Flood"]);
});

test("a process that died with the key in its hand blocks it for five seconds only", async () => {
  await post("Flood");
  // As a killed process leaves it: the claim is there, the work and the answer are not.
  await api.system(async (tx) => {
    await tx.delete(itineraryAlert).where(eq(itineraryAlert.dateFrom, "2026-01-01"));
    await tx.update(idempotentAnswer).set({ status: null, body: null, claim: "dead" });
  });
  const early = await post("Flood");
  expect([early.status, early.headers.get("Idempotency-Status")]).toEqual([409, "in-flight"]);
  api.clock.advance({ seconds: 6 });
  expect((await post("Flood")).status).toBe(201);
  expect((await post("Flood")).headers.get("Idempotency-Replayed")).toBe("true");
  expect(await titles()).toEqual(["Flood"]);
});

test("what a killed process had begun ends at the next start of the one process there is", async () => {
  await post("Flood");
  await api.system(async (tx) => {
    await tx.delete(itineraryAlert).where(eq(itineraryAlert.dateFrom, "2026-01-01"));
    await tx.update(idempotentAnswer).set({ status: null, body: null, claim: "dead" });
  });
  await endDeadClaims(api.parts.database, api.clock.now());
  expect((await post("Flood")).status).toBe(201);
});

test("who was taken for dead and still comes to an end changes nothing", async () => {
  afterwards = async (call) => {
    await call.database.inScope({ audience: "system" }, (tx) =>
      tx.update(idempotentAnswer).set({ claim: "another" }),
    );
  };
  expect((await post("Flood")).status).toBe(409);
  expect(await titles()).toEqual([]);
});

test("work that outlives its answer is told that the transaction of the call has ended", async () => {
  let outlived: Call | undefined;
  afterwards = async (call) => void (outlived = call);
  expect((await post("Flood")).status).toBe(201);
  const late = outlived!.database.inScope({ audience: "system" }, async () => undefined);
  await expect(late).rejects.toThrow("The transaction of this call has ended");
});

test("mail that the call queues is sent for after the call is kept", async () => {
  let woken = 0;
  api.parts.mailQueued = () => {
    woken += 1;
  };
  afterwards = async (call) => {
    call.mailQueued();
    call.mailQueued();
    expect(woken).toBe(0);
  };
  await post("Flood");
  expect(woken).toBe(1);
});

test("after a day the key is forgotten and its answer deleted", async () => {
  await post("Flood");
  api.clock.advance({ hours: 24, seconds: 1 });
  await tidy(api.parts);
  const left = await api.system((tx) => tx.select().from(idempotentAnswer));
  expect(left).toEqual([]);
  token = await api.signIn("consultant");
  await post("Flood");
  expect(await titles()).toEqual(["Flood", "Flood"]);
});

test("an expired key that nobody tidied away counts as free", async () => {
  await post("Flood");
  api.clock.advance({ hours: 24, seconds: 1 });
  token = await api.signIn("consultant");
  expect((await post("Fire")).status).toBe(201);
});

test("a session token is never kept", async () => {
  const body = { audience: "office", login: "consultant", password: "waymark-demo" };
  const headers = { "Idempotency-Key": key("s") };
  const tokens = new Set<string>();
  for (let time = 0; time < 2; time += 1) {
    const answer = await api.call("/api/public/sessions", { method: "POST", headers, body });
    tokens.add(answer.json.data.token);
  }
  expect(tokens.size).toBe(2);
});
