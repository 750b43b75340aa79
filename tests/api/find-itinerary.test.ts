import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { itinerary } from "#api/db/schema/itinerary.ts";
import { setting } from "#api/db/schema/brand.ts";
import { findReference } from "#tests/support/find-reference.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});

const find = (reference: string, from?: string, surname?: string) =>
  findReference(api, reference, from, surname);
const change = (values: Partial<typeof itinerary.$inferInsert>) =>
  api.system((tx) => tx.update(itinerary).set(values).where(eq(itinerary.referenceKey, "NZFI100001")));

describe("finding an itinerary", () => {
  test("answers the identifier whatever case, spaces and signs the reference is typed with", async () => {
    const answers = await Promise.all(
      ["NZFI100001", "nzfi100001", " NZ FI-100 001 ", "nzfi 1.0.0.0.0.1"].map((typed) => find(typed)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ json }) => json)).size).toBe(1);
    expect(answers[0]!.json).toMatch(/^[\w-]{43}$/);
    const opened = await api.call(`/api/public/itineraries/${answers[0]!.json}`);
    expect(opened.json.data.reference).toBe("NZFI100001");
  });

  test("answers unknown, unpublished, not yet published and withdrawn references with the same bytes", async () => {
    const answers = [await find("NZFI999999"), await find("'; drop table itinerary; --"), await find("🥝")];
    await change({ publishedAt: null });
    answers.push(await find("NZFI100001"));
    await change({ publishedAt: new Date(Date.now() + 3_600_000) });
    answers.push(await find("NZFI100001"));
    await change({ publishedAt: new Date(0), unpublishedAt: new Date(Date.now() - 1000) });
    answers.push(await find("NZFI100001"));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set([
        '404 {"message":"We could not find a published itinerary for this reference. Please check it and try again."}',
      ]),
    );
  });

  test("is limited for an address to what the settings say, and for no other", async () => {
    for (let count = 0; count < 10; count += 1) expect((await find("NZFI100001")).status).toBe(200);
    const refused = await find("NZFI100001");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("X-RateLimit-Limit")).toBe("10");
    expect(refused.headers.get("X-RateLimit-Remaining")).toBe("0");
    expect(refused.headers.get("X-RateLimit-Scope")).toBe("address");
    const wait = Number(refused.headers.get("Retry-After"));
    expect(refused.json.message).toBe(`Too many attempts. Please try again in ${wait} seconds.`);
    expect(Number(refused.headers.get("X-RateLimit-Reset")) * 1000).toBe(
      api.clock.now().getTime() + wait * 1000,
    );
    expect((await find("NZFI100001", "198.51.100.8")).status).toBe(200);
    api.clock.advance({ seconds: wait });
    expect((await find("NZFI100001")).status).toBe(200);
    await api.system((tx) =>
      tx.update(setting).set({ value: 2 }).where(eq(setting.key, "booking.lookup_per_minute")),
    );
    await find("NZFI100001");
    expect((await find("NZFI100001")).status).toBe(429);
  });
});

/** Gives the trip other travellers, the lead first. */
async function rename(...names: string[]) {
  const [row] = await api.system((tx) =>
    tx.select().from(itinerary).where(eq(itinerary.referenceKey, "NZFI100001")),
  );
  const travellers = names.map((name) => ({ name, type: "A" as const }));
  await change({ snapshot: { ...row!.snapshot!, travellers } });
}

describe("the surname as a second factor", () => {
  beforeEach(async () => {
    api = await testApi({ lookupSecondFactor: "on" });
  });

  test("is asked for whatever the reference", async () => {
    const answers = [
      await find("NZFI100001"),
      await find("NZFI999999"),
      await find("NZFI100001", undefined, "  "),
    ];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(422);
    expect(answers[0]!.json.errors).toEqual({
      surname: ["Please also enter the surname of the lead traveller."],
    });
  });

  test("gets a wrong one the answer of an unknown reference", async () => {
    const answers = [
      await find("NZFI100001", "192.0.2.1", "Nobody"),
      await find("NZFI999999", "192.0.2.2", "Nobody"),
      await find("NZFI100001", "192.0.2.3", "e"),
      await find("NZFI100001", "192.0.2.4", "%"),
    ];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(404);
  });

  test("is that of the lead traveller, and of no other", async () => {
    await rename("Hedwig Weißenborn", "Otto Blau");
    expect((await find("NZFI100001", "192.0.2.1", "Blau")).status).toBe(404);
    expect((await find("NZFI100001", "192.0.2.1", "Weissenborn")).status).toBe(200);
  });

  test("fits whatever its case and accents", async () => {
    const alone = await testApi({ database: api.parts.database, lookupSecondFactor: "off" });
    const { json } = await findReference(alone, "NZFI100001");
    const fits: [string, string[]][] = [
      ["Frau Käthe Brückner", ["Brückner", "BRUCKNER", "brueckner", " brückner "]],
      ["Jonas Groß", ["Groß", "gross", "GROSS"]],
      ["Joost van der Hoek", ["van der Hoek", "Van-der-Hoek", "hoek"]],
      ["Sina Fa'alogo", ["Fa'alogo", "faalogo", "Faʻalogo"]],
      ["Ole Sørensen-Łuczak", ["Sørensen-Łuczak", "sorensen luczak", "Luczak"]],
    ];
    for (const [name, typed] of fits) {
      await rename(name);
      for (const [index, surname] of typed.entries()) {
        expect({ surname, found: (await find("NZFI100001", `192.0.2.${index}`, surname)).json }).toEqual({
          surname,
          found: json,
        });
      }
      api.clock.advance({ minutes: 1 });
    }
    await rename("Käthe Brückner");
    // Its five wrong ones stay below what closes a reference.
    for (const surname of ["Käthe", "ckner", "r", "Brück"]) {
      expect((await find("NZFI100001", "192.0.2.77", surname)).status).toBe(404);
    }
  });
});
