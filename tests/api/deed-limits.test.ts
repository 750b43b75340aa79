import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { setting } from "#api/db/schema/brand.ts";
import { notification } from "#api/db/schema/notification.ts";
import { fileMessage } from "#api/db/schema/quote.ts";
import { outboxMessage, rateLimit } from "#api/db/schema/session.ts";
import { user } from "#api/db/schema/user.ts";
import { limitsOf, perHourKey } from "#api/domain/deed-limits.ts";
import type { LimitedDeed } from "#contract/limited-deeds.ts";
import { quotedReference } from "#tests/support/quote-calls.ts";
import { quoteBase, sendingCalls, type SendingCalls } from "#tests/support/sending-calls.ts";

const path = `/api/agent/client-files/${quotedReference}/messages`;
const hour = 3600;

let calls: SendingCalls;
let agent: string;
beforeEach(async () => {
  calls = await sendingCalls();
  agent = calls.agent;
});

const api = () => calls.calls.api;
const allow = (deed: LimitedDeed, perHour: number) =>
  api().system((tx) =>
    tx
      .update(setting)
      .set({ value: perHour })
      .where(eq(setting.key, perHourKey(deed))),
  );
const write = (body: string, token = agent, headers: Record<string, string> = {}) =>
  api().call(path, { method: "POST", token, body: { body }, headers });
const written = async () => {
  const rows = await api().system((tx) => tx.select({ body: fileMessage.body }).from(fileMessage));
  return rows.map(({ body }) => body);
};
const told = () =>
  api().system((tx) =>
    tx
      .select({ username: user.username, facts: notification.facts })
      .from(notification)
      .innerJoin(user, eq(user.id, notification.userId))
      .where(eq(notification.kind, "limit.reached"))
      .orderBy(user.username, notification.id),
  );
const logged = () => api().logs.filter((line) => line.includes('"event":"excess_rate_limit_exceeded"'));

describe("messages", () => {
  test("beyond the limit are refused in words until the hour is over, and written nowhere", async () => {
    await allow("messages", 2);
    expect([(await write("one")).status, (await write("two")).status]).toEqual([201, 201]);
    const refused = await write("three");
    expect(refused.status).toBe(429);
    expect(refused.json.message).toMatch(
      /^Too many messages were sent in a short time\. .* \d+ minutes, or call us\.$/,
    );
    expect(await written()).not.toContain("three");
    const wait = Number(refused.headers.get("Retry-After"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(hour);
    api().clock.advance({ seconds: wait - 1 });
    expect((await write("three")).status).toBe(429);
    api().clock.advance({ seconds: 1 });
    expect((await write("three")).status).toBe(201);
  });

  test("of a day are three times those of an hour", async () => {
    await allow("messages", 1);
    const inOtherWindows = (seconds: number) => Math.floor(api().clock.now().getTime() / 1000 / seconds);
    // Begins with a day, so that the hours of the test lie in one.
    api().clock.advance({
      seconds: 24 * hour - (Math.floor(api().clock.now().getTime() / 1000) % (24 * hour)),
    });
    agent = await calls.signInAgain();
    const day = inOtherWindows(24 * hour);
    for (const words of ["one", "two", "three"]) {
      expect((await write(words)).status).toBe(201);
      api().clock.advance({ seconds: hour });
    }
    const refused = await write("four");
    expect([refused.status, inOtherWindows(24 * hour)]).toEqual([429, day]);
    expect(refused.headers.get("Retry-After")).toBe(String(21 * hour));
    expect(refused.json.message).toContain("21 hours");
  });

  test("that come at once get past no limit", async () => {
    await allow("messages", 3);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => write(`message ${index}`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
    expect(await told()).toHaveLength((await keepers()).length);
  });

  test("that were sent twice with one key count once", async () => {
    await allow("messages", 2);
    const key = { "Idempotency-Key": "k".repeat(26) };
    expect((await write("one", agent, key)).status).toBe(201);
    for (let again = 0; again < 3; again += 1) {
      const answer = await write("one", agent, key);
      expect([answer.status, answer.headers.get("Idempotency-Replayed")]).toEqual([201, "true"]);
    }
    expect((await write("two")).status).toBe(201);
    expect((await write("three")).status).toBe(429);
  });
});

const keepers = async () => {
  const names = (await told()).map(({ username }) => username);
  return [...new Set(names)];
};

test("the office is told once of an account that goes on, and its colleagues are not hindered", async () => {
  await allow("messages", 2);
  for (let attempt = 0; attempt < 10; attempt += 1) await write(`message ${attempt}`);
  const told1 = await told();
  expect((await keepers()).length).toBe(told1.length);
  expect(await keepers()).toContain("manager");
  expect(told1[0]!.facts).toMatchObject({
    deed: "messages",
    of: "account",
    organisation: expect.any(String),
  });
  expect(logged()).toHaveLength(1);
  const anke = await api().signIn("anke.silberfarn");
  expect((await write("mine", anke)).status).toBe(201);
  api().clock.advance({ seconds: hour });
  for (let attempt = 0; attempt < 5; attempt += 1) await write(`later ${attempt}`);
  expect(logged()).toHaveLength(2);
  expect(await told()).toHaveLength(2 * told1.length);
});

test("what an agency did as often as it may is refused to each of its accounts", async () => {
  const [account] = await api().system((tx) =>
    tx.select({ agencyId: user.agencyId }).from(user).where(eq(user.username, "jonas.silberfarn")),
  );
  const [hourly] = limitsOf("messages", { kind: "agency", id: account!.agencyId! }, 40);
  const { key, seconds, max } = hourly!;
  const second = Math.floor(api().clock.now().getTime() / 1000);
  const windowStart = second - (second % seconds);
  const expiresAt = new Date((windowStart + 2 * seconds) * 1000);
  await api().system((tx) => tx.insert(rateLimit).values({ key, windowStart, count: max, expiresAt }));
  const anke = await api().signIn("anke.silberfarn");
  expect([(await write("one")).status, (await write("two", anke)).status]).toEqual([429, 429]);
  expect((await told())[0]!.facts).toMatchObject({ of: "agency", name: "Jonas Groß" });
  expect(logged()).toHaveLength(1);
  // What was refused for the agency does not count for the account.
  const own = await api().system((tx) => tx.select().from(rateLimit));
  const counts = own.filter((row) => row.key.startsWith("deed:messages:") && row.key.includes(":account:"));
  expect(counts.map(({ count }) => count)).toEqual(counts.map(() => 0));
});

describe("sending quotes", () => {
  const send = async (more: Record<string, unknown>, language = "en") => {
    const { lock_version } = await calls.stateOf();
    const body = { by: "mail", valid_until: "2026-12-01", lock_version, ...more };
    const headers = { "Accept-Language": language };
    return api().call(`${quoteBase}/sending`, { method: "POST", token: agent, body, headers });
  };
  const mailed = async () => {
    const rows = await api().system((tx) =>
      tx
        .select({ to: outboxMessage.toAddress })
        .from(outboxMessage)
        .where(eq(outboxMessage.kind, "quote-sent")),
    );
    return rows.map(({ to }) => to);
  };

  test("to new addresses is limited, to known ones goes on, whoever of the agency wrote there first", async () => {
    await allow("new_recipients", 1);
    expect((await send({ email: "one@client.example" })).status).toBe(200);
    expect((await send({ email: " ONE@client.example".trim() })).status).toBe(200);
    const refused = await send({ email: "two@client.example" }, "de");
    expect(refused.status).toBe(429);
    expect(refused.json.message).toContain("zu viele neue E-Mail-Adressen");
    expect((await send({ email: "one@client.example" })).status).toBe(200);
    expect((await send({ email: "two@client.example" })).status).toBe(429);
    expect(new Set((await mailed()).map((to) => to.toLowerCase()))).toEqual(new Set(["one@client.example"]));
  });

  test("that was refused for another reason does not count", async () => {
    await allow("quote_sends", 1);
    await allow("new_recipients", 1);
    expect((await send({ email: "one@client.example", lock_version: -1 })).status).toBe(409);
    expect((await send({ email: "one@client.example", valid_until: "2020-01-01" })).status).toBe(422);
    expect((await send({ email: "two@client.example" })).status).toBe(200);
    expect((await send({ by: "link" })).status).toBe(429);
  });

  test("an answer to a client goes to an address as well", async () => {
    await send({ by: "link", email: "one@client.example" });
    await allow("new_recipients", 0);
    const answer = await calls.post(`${quoteBase}/messages`, { body: "Hello" }, agent);
    expect(answer.status).toBe(429);
    await allow("new_recipients", 1);
    expect((await calls.post(`${quoteBase}/messages`, { body: "Hello" }, agent)).status).toBe(201);
  });
});

test("new quotes are limited by all the ways in which they are made", async () => {
  await allow("quotes", 2);
  const trip = { name: "From nothing", travel_date: "2027-01-12", rooms: "DB-2" };
  const blank = { ...trip, duration_days: 3, start_place: "ZQN" };
  const custom = () => calls.post("/api/agent/custom-quotes", blank, agent);
  const copy = () => calls.post(`/api/agent/quotes/${quotedReference}/copies`, trip, agent);
  expect([(await custom()).status, (await copy()).status]).toEqual([201, 201]);
  const refused = [await custom(), await copy()];
  expect(refused.map(({ status }) => status)).toEqual([429, 429]);
  expect(refused[0]!.json.message).toContain("Too many new quotes");
  const ofPackage = { ...trip, package: "NZP100001", class: "standard" };
  expect((await calls.post("/api/agent/quotes", ofPackage, agent)).status).toBe(429);
});
