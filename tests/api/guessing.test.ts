import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { itinerary } from "#api/db/schema/itinerary.ts";
import { findReference } from "#tests/support/find-reference.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

/** A few in every run; `npm run test:guess` asks for thousands, on PostgreSQL. */
const guesses = Number(process.env.LOOKUP_GUESSES ?? 160);

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});

const find = (reference: string, from?: string, surname?: string) =>
  findReference(api, reference, from, surname);

describe("guessing references in a row", () => {
  /** Files that follow each other, all published: the worst case for a reference as the only key. */
  async function publishInARow(count: number) {
    await api.system(async (tx) => {
      await tx.execute(`insert into client_file
        (uid, reference, kind, department, name, brand_id, agency_id, currency, locale, price_mode, travel_date, end_date, pax_count, status, source)
        select 'GUESS' || lpad(n::text, 21, '0'), 'NZFI5' || lpad(n::text, 5, '0'), kind, department, name, brand_id, agency_id, currency,
          locale, price_mode, travel_date, end_date, pax_count, status, source
        from client_file, generate_series(1, ${count}) n where reference = 'NZFI100001'`);
      await tx.execute(`insert into itinerary
        (uid, file_id, brand_id, reference_key, token_hash, version, locale, intro, thank_you, hero_place_code, snapshot, published_at)
        select f.uid, f.id, f.brand_id, f.reference, encode(sha256(f.uid::bytea), 'hex'), i.version, i.locale, i.intro, i.thank_you,
          i.hero_place_code, i.snapshot - 'days', i.published_at
        from itinerary i, client_file f where i.reference_key = 'NZFI100001' and f.reference like 'NZFI5%'`);
    });
  }

  test.each([1, 10, 100])(
    "from %i addresses gets fewer than 50 answers, however many guesses hit, and one alert",
    async (addresses) => {
      await publishInARow(guesses);
      let answered = 0;
      for (let guess = 1; guess <= guesses; guess += 1) {
        const reference = `NZFI5${String(guess).padStart(5, "0")}`;
        const { status } = await find(reference, `203.0.113.${guess % addresses}`);
        if (status === 200) answered += 1;
        // As fast as the limit for an address lets one through.
        if (guess % (addresses * 10) === 0) api.clock.advance({ minutes: 1 });
      }
      expect(answered).toBeGreaterThan(0);
      expect(answered).toBeLessThan(50);
      const alerts = api.logs.filter((line) => line.includes("excess_rate_limit_exceeded"));
      expect(alerts).toHaveLength(1);
      if (process.env.LOOKUP_GUESSES)
        console.log(`${guesses} guesses from ${addresses} addresses: ${answered} answered`);
    },
    60_000 + guesses * 60,
  );

  test("gets no further when all guesses are sent at once", async () => {
    await publishInARow(80);
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, index) =>
        find(`NZFI5${String(index + 1).padStart(5, "0")}`, `203.0.113.${index}`),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(40);
  });

  test("still leaves the way with the surname, and the old way again when it is over", async () => {
    for (let guess = 0; guess < 50; guess += 1) await find(`NZFI7000${guess}`, `203.0.113.${guess}`);
    expect((await find("NZFI100001")).status).toBe(422);
    const [row] = await api.system((tx) =>
      tx.select().from(itinerary).where(eq(itinerary.referenceKey, "NZFI100001")),
    );
    const surname = row!.snapshot!.travellers[0]!.name.split(" ").at(-1)!;
    expect((await find("NZFI100001", "198.51.100.8", surname)).status).toBe(200);
    api.clock.advance({ minutes: 21 });
    expect((await find("NZFI100001")).status).toBe(200);
  });
});
