import { Hono } from "hono";
import { describe, expect, it, vi } from "vitest";
import { floodGate } from "./flood-gate.ts";
import type { WebEnv } from "./web.ts";

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A page that always refuses, behind the gate; `drawn` counts how often it was asked. */
function refusing({ retryAfter = "30" }: { retryAfter?: string } = {}) {
  const state = {
    drawn: 0,
    atOnce: 0,
    now: 1_000_000,
    status: 429 as 200 | 429,
    scope: "address",
    work: nextTurn,
  };
  let busy = 0;
  const web = new Hono<WebEnv>();
  web.use((context, next) => {
    const clientAddress = context.req.header("From");
    // Browsers take a cookie of that prefix on https only.
    const secure = (context.req.header("Cookie") ?? "").startsWith("__Host-");
    context.set("facts", { clientAddress, secure } as WebEnv["Variables"]["facts"]);
    return next();
  });
  web.use(floodGate(() => state.now));
  web.all("*", async (context) => {
    state.drawn += 1;
    busy += 1;
    state.atOnce = Math.max(state.atOnce, busy);
    await state.work();
    busy -= 1;
    return context.text("drawn", state.status, {
      "Retry-After": retryAfter,
      "X-RateLimit-Scope": state.scope,
    });
  });
  const ask = async (path = "/travel-app/", from = "10.0.0.1", method = "POST", cookie = "") =>
    web.request(path, { method, headers: { From: from, Cookie: cookie } });
  /** At the pace of a person's patience. */
  const flood = async (times: number, path?: string) => {
    for (let time = 0; time < times; time += 1) {
      state.now += 100;
      await ask(path);
    }
  };
  return { state, ask, flood };
}

describe("the gate before the pages", () => {
  it("lets five refusals be drawn, and answers the rest in one line with the seconds that are left", async () => {
    const { state, ask, flood } = refusing();
    await flood(5);
    expect(state.drawn).toBe(5);
    state.now += 5_400;
    const shut = await ask();
    expect([shut.status, shut.headers.get("Retry-After")]).toEqual([429, "25"]);
    expect(await shut.text()).toBe("Too many attempts. Please wait 25 seconds.");
    expect(state.drawn).toBe(5);
  });

  it("draws one refusal in a tenth of a second for whoever was refused before, and keeps nobody else", async () => {
    const { state, ask } = refusing();
    await ask();
    state.now += 100;
    const many = Array.from({ length: 50 }, () => ask());
    expect((await ask("/travel-app/", "10.0.0.2")).status).toBe(429);
    const texts = await Promise.all(many.map(async (answer) => (await answer).text()));
    expect(texts.map((text) => text === "drawn")).toEqual([true, ...Array.from({ length: 49 }, () => false)]);
    expect(state.drawn).toBe(3);
    state.now += 99;
    expect(await (await ask()).text()).toBe("Too many attempts. Please wait 30 seconds.");
    state.now += 1;
    expect(await (await ask()).text()).toBe("drawn");
  });

  it("draws one of those who ask at once, where none waits for another", async () => {
    const { state, ask } = refusing();
    const read = () => ask("/travel-app/", "10.0.0.1", "GET");
    await read();
    state.now += 100;
    const texts = await Promise.all([read(), read(), read()].map(async (answer) => (await answer).text()));
    expect(texts.filter((text) => text === "drawn")).toHaveLength(1);
  });

  it("takes forms of strangers at one address in turn, and all others as they come", async () => {
    const atOnce = async (asked: (ask: ReturnType<typeof refusing>["ask"], index: number) => unknown) => {
      const { state, ask } = refusing();
      state.status = 200;
      await Promise.all(Array.from({ length: 8 }, (_, index) => asked(ask, index)));
      expect(state.drawn).toBe(8);
      return state.atOnce;
    };
    expect(await atOnce((ask) => ask())).toBe(1);
    expect(await atOnce((ask, index) => ask("/travel-app/", `10.0.0.${index}`))).toBe(8);
    expect(await atOnce((ask, index) => ask(`/quote/${index}`))).toBe(8);
    expect(await atOnce((ask) => ask("/travel-app/", "10.0.0.1", "GET"))).toBe(8);
    expect(await atOnce((ask) => ask("/admin/labels", "10.0.0.1", "POST", "theme=dark; waymark=token"))).toBe(
      8,
    );
    expect(await atOnce((ask) => ask("/admin/labels", "10.0.0.1", "POST", "__Host-waymark=token"))).toBe(8);
    expect(await atOnce((ask) => ask("/", "10.0.0.1", "POST", "theme=dark; notwaymark=x"))).toBe(1);
  });

  it("makes nobody wait for long behind a form that hangs", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const { state, ask } = refusing();
      state.status = 200;
      state.work = () => new Promise(() => {});
      void ask();
      const waiting = [ask(), ask()];
      await vi.advanceTimersByTimeAsync(299);
      expect(state.drawn).toBe(1);
      state.work = nextTurn;
      await vi.advanceTimersByTimeAsync(1);
      expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it("opens when the time has passed, and shuts again at the first refusal of a machine that goes on", async () => {
    const { state, ask, flood } = refusing();
    await flood(25);
    state.now += 30_000;
    expect(await (await ask()).text()).toBe("drawn");
    expect(await (await ask()).text()).not.toBe("drawn");
  });

  it("forgets a minute after the end", async () => {
    const { state, flood } = refusing();
    await flood(25);
    state.now += 30_000 + 60_000;
    state.drawn = 0;
    await flood(5);
    expect(state.drawn).toBe(5);
  });

  it("stands before one address, one place and one method alone", async () => {
    const { state, ask, flood } = refusing();
    await flood(25);
    state.drawn = 0;
    await ask("/travel-app/", "10.0.0.2");
    await ask("/admin/login");
    await ask("/travel-app/", "10.0.0.1", "GET");
    expect(state.drawn).toBe(3);
    await flood(25, "/api/find-itinerary/NZFI100001");
    state.drawn = 0;
    await ask("/api/agent/client-files");
    expect(state.drawn).toBe(1);
  });

  it("takes a page and its data, and whatever reference is asked for, as one place", async () => {
    const { state, ask, flood } = refusing();
    await flood(3, "/api/find-itinerary/NZFI100001");
    await flood(2, "/API/Find-Itinerary/NZFI100002");
    await ask("/api/find-itinerary/NZFI100003");
    expect(state.drawn).toBe(5);
    await flood(5, "/travel-app");
    await ask("/travel-app.data");
    expect(state.drawn).toBe(10);
  });

  it.each([
    ["answers that are no refusals", { status: 200 }],
    ["refusals of one account, since others at the address may come in", { scope: "account" }],
  ] as const)("does not count %s", async (_what, answers) => {
    const { state, flood } = refusing();
    Object.assign(state, answers);
    await flood(50);
    expect(state.drawn).toBe(50);
  });

  it("remembers a bounded number of addresses", async () => {
    const { state, ask, flood } = refusing();
    await flood(5);
    for (let address = 0; address < 10_000; address += 1) await ask("/travel-app/", `address ${address}`);
    state.drawn = 0;
    await ask();
    expect(state.drawn).toBe(1);
  });

  it("forgets first who was refused longest ago, not who came first and goes on", async () => {
    const { state, ask, flood } = refusing();
    await flood(4);
    for (let address = 0; address < 9_999; address += 1) await ask("/travel-app/", `address ${address}`);
    state.now += 100;
    await ask();
    await ask("/travel-app/", "one more");
    state.drawn = 0;
    await ask();
    expect(state.drawn).toBe(0);
  });
});
