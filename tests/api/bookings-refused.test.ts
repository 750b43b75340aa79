import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { rateCost } from "#api/db/schema/rate.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { lineCost, linePrice } from "#api/db/schema/service-line.ts";
import { quoteWorld } from "#tests/support/booking-calls.ts";
import { stockFor } from "#tests/support/quote-file.ts";

let world: Awaited<ReturnType<typeof quoteWorld>>;

beforeEach(async () => {
  world = await quoteWorld();
});

describe("what a booking request is refused for", () => {
  test("is the name and the terms, beside their fields and in the language of the caller", async () => {
    const body = { ...(await world.seen()), last_name: " ", terms_accepted: false };
    const answer = await world.post(body);
    expect(answer.status).toBe(422);
    expect(answer.json.errors).toEqual({
      last_name: ["Bitte geben Sie den Namen der Hauptperson ein."],
      terms_accepted: ["Bitte akzeptieren Sie die Bedingungen."],
    });
    expect((await world.file()).kind).toBe("quote");
  });

  test.each([
    ["a date that has passed", { travelDate: "2026-11-19" }, "travel_date_past"],
    ["a quote that expired", { status: "Expired" }, "expired"],
    ["a booking of the office", { kind: "booking", status: "Processing" }, "not_a_quote"],
  ] as const)("is %s", async (_what, change, obstacle) => {
    const body = await world.seen();
    await world.api.system((tx) => tx.update(clientFile).set(change).where(eq(clientFile.id, world.fileId)));
    expect((await world.preview()).json.data.obstacles).toContain(obstacle);
    expect((await world.post(body)).status).toBe(409);
    expect(await world.file()).toMatchObject({ ...change, submittedAt: null });
  });

  test("is a file of somebody else, which is not even there", async () => {
    const answer = await world.call("NZFI100002/submit", { method: "POST", body: await world.seen() });
    expect(answer.status).toBe(404);
  });

  test("is a file that changed since it was looked at, with what it is now", async () => {
    const body = await world.seen();
    for (const change of [{ lock_version: 99 }, { net_cents: body.net_cents - 1 }]) {
      const answer = await world.post({ ...body, ...change });
      expect(answer.status).toBe(409);
      expect(answer.json.current).toMatchObject({
        reference: "NZFI100005",
        totals: { net_cents: body.net_cents },
      });
    }
    expect((await world.file()).kind).toBe("quote");
  });
});

describe("prices older than 48 hours", () => {
  const dearer = async () => {
    const [, hotel] = await world.bought();
    await world.api.system((tx) =>
      tx.execute(sql`update ${rateCost} set cost = jsonb_set(cost, '{DB}', to_jsonb((cost->>'DB')::int + 1000))
        where rate_id in (select id from rate where option_id = ${hotel!.optionId})`),
    );
    return hotel!;
  };

  test("are looked up afresh, and asked to be confirmed when they are others now", async () => {
    const body = await world.seen();
    const hotel = await dearer();
    expect((await world.preview()).json.data.prices).toMatchObject({ renewed: false, changes: [] });
    await world.twoDaysLater();
    const stale = await world.post(body);
    expect(stale.status).toBe(409);
    const { prices, totals } = stale.json.current;
    expect(prices).toMatchObject({ renewed: true, before_net_cents: body.net_cents });
    type Change = { uid: string; before_cents: number; now_cents: number };
    const changes: Change[] = prices.changes;
    const ofHotel = changes.find(({ uid }) => uid === hotel.uid)!;
    expect(ofHotel.now_cents).toBeGreaterThan(ofHotel.before_cents);
    const difference = changes.reduce((sum, one) => sum + one.now_cents - one.before_cents, 0);
    expect(difference).toBe(totals.net_cents - body.net_cents);
    expect(stale.text).not.toMatch(/cost|yield|margin/);
    const confirmed = await world.post({ ...body, net_cents: totals.net_cents });
    expect(confirmed.status).toBe(200);
    const [current] = await world.api.system((tx) =>
      tx
        .select()
        .from(linePrice)
        .where(and(eq(linePrice.lineId, hotel.id), linePrice.isCurrent)),
    );
    expect(current).toMatchObject({ netCents: ofHotel.now_cents, source: "rate" });
    expect(current!.version).toBeGreaterThan(1);
    expect(current!.units.every(({ rate, version }) => rate.length === 26 && version >= 1)).toBe(true);
  });

  test("are those that the supplier is asked for, under the name of the lead traveller", async () => {
    const hotel = await dearer();
    const costs = () =>
      world.api.system((tx) =>
        tx.select().from(lineCost).where(eq(lineCost.lineId, hotel.id)).orderBy(lineCost.version),
      );
    const before = (await costs()).at(-1)!;
    await world.twoDaysLater();
    expect((await world.post(await world.seen())).status).toBe(200);
    const now = (await costs()).at(-1)!;
    expect(now.costCents).toBeGreaterThan(before.costCents);
    const [request] = await world.api.system((tx) =>
      tx.select().from(supplierRequest).where(eq(supplierRequest.lineId, hotel.id)),
    );
    expect(request!.snapshot.cost).toEqual({ cents: now.costCents, currency: now.currency });
    expect(request!.snapshot.file.travellers).toContain("Frau Lena Groß");
  });

  test("that are the same still are booked without a question", async () => {
    const body = await world.seen();
    await world.twoDaysLater();
    expect((await world.preview()).json.data.prices).toMatchObject({ renewed: true, changes: [] });
    expect((await world.post(body)).status).toBe(200);
  });

  test("that nobody can name any more are asked for", async () => {
    const [, hotel] = await world.bought();
    await world.api.system((tx) => stockFor(tx, world.fileId, 9));
    await world.api.system((tx) =>
      tx.execute(
        sql`update rate set closed = true, closed_reason = 'Works' where option_id = ${hotel!.optionId}`,
      ),
    );
    await world.twoDaysLater();
    const shown = (await world.preview()).json.data;
    expect(shown.prices.changes).toContainEqual(
      expect.objectContaining({ uid: hotel!.uid, now_cents: null }),
    );
    await world.post(await world.seen());
    expect((await world.bought())[1]).toMatchObject({ status: "OR", priceStatus: "on_request" });
  });

  test("never change what is booked when a rate is edited afterwards", async () => {
    await world.api.system((tx) => stockFor(tx, world.fileId, 9));
    await world.post(await world.seen());
    const prices = () =>
      world.api.system(async (tx) =>
        tx
          .select()
          .from(linePrice)
          .where(sql`${linePrice.lineId} in (select id from service_line where file_id = ${world.fileId})`)
          .orderBy(linePrice.id),
      );
    const booked = await prices();
    await dearer();
    await world.twoDaysLater();
    await world.post({ ...(await world.seen()), net_cents: 0 });
    expect(await prices()).toEqual(booked);
    const shown = await world.get();
    expect(shown.json.data.totals.net_cents).toBe(
      booked.filter(({ isCurrent }) => isCurrent).reduce((sum, { netCents }) => sum + netCents, 0),
    );
  });
});
