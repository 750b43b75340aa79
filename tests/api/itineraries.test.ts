import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { itinerary } from "#api/db/schema/itinerary.ts";
import { capabilityToken, hashCapability } from "#api/domain/capability.ts";
import { Itinerary } from "#contract/sales/itineraries/itinerary.ts";
import { locales } from "#contract/primitives.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";
import { testDemo } from "#tests/support/test-demo.ts";

let api: TestApi;
let token: string;
let row: typeof itinerary.$inferSelect;

beforeEach(async () => {
  api = await testApi();
  [row] = (await api.system((tx) =>
    tx.select().from(itinerary).where(eq(itinerary.referenceKey, "NZFI100002")),
  )) as [typeof row];
  token = capabilityToken(testDemo.serverKey, "itinerary", row.uid, row.rotation);
});

const open = (key: string, query = "") =>
  api.call(`/api/public/itineraries/${encodeURIComponent(key)}${query}`);
const change = (values: Partial<typeof itinerary.$inferInsert>) =>
  api.system((tx) => tx.update(itinerary).set(values).where(eq(itinerary.id, row.id)));

describe("an itinerary by its link", () => {
  test("has the keys of the contract and no others", async () => {
    const { json } = await open(token);
    // Strict: a key that the contract does not name is an error here, at every depth.
    const strict = (schema: unknown, value: unknown) => expect(keysOf(schema)).toEqual(keysOf(value));
    strict(Itinerary.parse(json.data), json.data);
    expect(Object.keys(json)).toEqual(["data"]);
  });

  test("is told in each of the five languages, by the query or by the browser's wish", async () => {
    const titles = new Set<string>();
    for (const locale of locales) {
      const asked = await open(token, `?locale=${locale}`);
      const wished = await api.call(`/api/public/itineraries/${token}`, {
        headers: { "Accept-Language": `${locale}-XX,en;q=0.5` },
      });
      expect(asked.json.data.locale).toBe(locale);
      expect(wished.text).toBe(asked.text);
      titles.add(asked.json.data.days[0].title);
    }
    expect(titles.size).toBe(5);
  });

  test("is refused in a language that there is not", async () => {
    const answer = await open(token, "?locale=nl");
    expect(answer.status).toBe(422);
    expect(answer.json.errors).toEqual({ locale: ["The selected locale is invalid."] });
  });

  test("is the same 404 for unknown, changed, foreign-purpose and rotated tokens", async () => {
    const changedBits = [0, 21, 41].map((at) => {
      const letter = token[at] === "A" ? "B" : "A";
      return `${token.slice(0, at)}${letter}${token.slice(at + 1)}`;
    });
    const others = [
      capabilityToken(testDemo.serverKey, "password-reset", row.uid, row.rotation),
      capabilityToken(testDemo.serverKey, "itinerary", row.uid, row.rotation + 1),
      capabilityToken(testDemo.serverKey, "itinerary", `${row.uid.slice(0, -1)}0`, row.rotation),
      capabilityToken(["another key of at least thirty-two letters"], "itinerary", row.uid, row.rotation),
      token.toLowerCase(),
    ];
    const answers = await Promise.all([...changedBits, ...others].map((key) => open(key)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set([
        '404 {"message":"We could not find a published itinerary for this reference. Please check it and try again."}',
      ]),
    );
    expect((await open(token)).status).toBe(200);
  });

  test("is the same 404 for whatever is no token by the contract, though it belongs to the trip", async () => {
    const others = [
      hashCapability(token),
      row.tokenHash,
      row.uid,
      row.referenceKey,
      `${token} `,
      "%",
      "' or '1'='1",
    ];
    const answers = await Promise.all(others.map((key) => open(key)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['404 {"message":"Not Found"}']),
    );
  });

  test("is gone at once when it is withdrawn, not yet published or rotated, document included", async () => {
    const unknown = await open("x".repeat(43));
    const states: Partial<typeof itinerary.$inferInsert>[] = [
      { unpublishedAt: new Date(Date.now() - 1000) },
      { unpublishedAt: null, publishedAt: null },
      { publishedAt: new Date(Date.now() + 3_600_000) },
      {
        publishedAt: row.publishedAt,
        rotation: row.rotation + 1,
        tokenHash: hashCapability(
          capabilityToken(testDemo.serverKey, "itinerary", row.uid, row.rotation + 1),
        ),
      },
    ];
    for (const state of states) {
      await change(state);
      for (const path of ["", "/document"]) {
        const { status, text } = await api.call(`/api/public/itineraries/${token}${path}`);
        expect({ status, text }).toEqual({ status: 404, text: unknown.text });
      }
    }
    const rotated = capabilityToken(testDemo.serverKey, "itinerary", row.uid, row.rotation + 1);
    expect((await open(rotated)).status).toBe(200);
  });

  test("is withdrawn for agents and office as well: neither link nor document", async () => {
    const agent = await api.signIn("luca.ponteverde");
    const file = "/api/agent/client-files/NZFI100002";
    const before = await api.call(file, { token: agent });
    expect(before.json.data.itinerary.path).toBe(`/travel-app/${token}`);
    await change({ unpublishedAt: new Date(api.clock.now().getTime() - 1000) });
    expect((await api.call(file, { token: agent })).json.data.itinerary).toBeNull();
    expect((await api.call(`${file}/itinerary-document`, { token: agent })).status).toBe(404);
  });

  test("is not changed by being opened, however often and by whatever method", async () => {
    const before = await api.system((tx) => tx.select().from(itinerary));
    for (let count = 0; count < 10; count += 1) await open(token);
    await api.call(`/api/public/itineraries/${token}`, { method: "HEAD" });
    await api.call(`/api/public/itineraries/${token}`, { method: "POST" });
    expect(await api.system((tx) => tx.select().from(itinerary))).toEqual(before);
  });

  test("leaves its token out of the logs", async () => {
    await open(token);
    await open(`${token.slice(0, -1)}_`);
    expect(api.logs.join("")).not.toContain(token.slice(0, 20));
  });
});

/** The shape of a value: every key at every depth, the items of a list together. */
function keysOf(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [path];
  const inner = Array.isArray(value)
    ? value.flatMap((one) => keysOf(one, `${path}[]`))
    : Object.entries(value).flatMap(([key, one]) => keysOf(one, `${path}.${key}`));
  return [...new Set(inner)].toSorted();
}
