import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { packageSlot, tripPackage } from "#api/db/schema/package.ts";
import { linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import type { BookingRequest } from "#contract/sales/bookings/request.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";
import { draftCalls, linesOf, slotOf, type DraftCalls } from "#tests/support/draft-calls.ts";

let calls: DraftCalls;
beforeEach(async () => {
  calls = await draftCalls();
});

/** What a file costs line by line, its rounding too. */
const pricesOf = async (reference: string) => {
  const rows = await calls.api.system((tx) =>
    tx
      .select({
        slot: serviceLine.packageSlot,
        qty: serviceLine.qty,
        sell: linePrice.sellCents,
        commission: linePrice.commissionCents,
        net: linePrice.netCents,
        gst: linePrice.gstCents,
      })
      .from(serviceLine)
      .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
      .innerJoin(linePrice, and(eq(linePrice.lineId, serviceLine.id), linePrice.isCurrent))
      .where(eq(clientFile.reference, reference))
      .orderBy(serviceLine.dayNo, serviceLine.seq),
  );
  return rows;
};

const dearer = (draft: QuoteDraft) =>
  calls.api.system((tx) =>
    tx.execute(sql`update rate_cost set cost = jsonb_set(cost, '{DB}', to_jsonb((cost->>'DB')::int + 1111))
      where cost ? 'DB' and jsonb_typeof(cost->'DB') = 'number' and rate_id in (select r.id from rate r
        join product_option o on o.id = r.option_id where ${inArray(
          sql`o.code`,
          linesOf(draft).flatMap(({ option }) => option ?? []),
        )})`),
  );

const age = (reference: string) =>
  calls.api.system((tx) =>
    tx.execute(sql`update line_price set computed_at = computed_at - interval '3 days' where line_id in
      (select l.id from service_line l join client_file f on f.id = l.file_id where f.reference = ${reference})`),
  );

const preview = async (reference: string): Promise<BookingRequest> =>
  (await calls.ask(`client-files/${reference}/request`)).json.data;

const lead = { title: "Ms", first_name: "Ngaio", last_name: "Whitcombe", terms_accepted: true };

describe("prices of a package that are older than 48 hours", () => {
  test("become what customising the quote makes of them, with its commission and its rounding", async () => {
    const [booked, customised] = [await calls.save(), await calls.save()];
    await dearer(booked);
    await age(booked.reference);
    const taken = await calls.send("POST", `quotes/${customised.reference}/prices`, {
      lock_version: customised.lock_version,
    });
    const { totals }: QuoteDraft = taken.json.data;
    expect(totals!.sell_cents!).toBeGreaterThan(customised.totals!.sell_cents!);
    const shown = await preview(booked.reference);
    expect(shown.totals).toEqual({
      sell_cents: totals!.sell_cents,
      commission_cents: totals!.commission_cents,
      net_cents: totals!.net_cents,
      gst_cents: totals!.gst_cents,
    });
    const difference = shown.prices.changes.reduce(
      (sum, { before_cents, now_cents }) => sum + now_cents! - before_cents,
      0,
    );
    expect(difference).toBe(shown.totals.net_cents - shown.prices.before_net_cents);
    const wish = { lock_version: shown.lock_version, net_cents: shown.totals.net_cents, ...lead };
    const requested = await calls.send("POST", `client-files/${booked.reference}/submit`, wish);
    expect(requested.status, requested.text).toBe(200);
    expect(await pricesOf(booked.reference)).toEqual(await pricesOf(customised.reference));
  });

  test("stay to the cent where the rates are the same", async () => {
    const { reference } = await calls.save();
    const before = await pricesOf(reference);
    await age(reference);
    const shown = await preview(reference);
    expect(shown.prices).toMatchObject({ renewed: true, changes: [] });
    const wish = { lock_version: shown.lock_version, net_cents: shown.prices.before_net_cents, ...lead };
    expect((await calls.send("POST", `client-files/${reference}/submit`, wish)).status).toBe(200);
    expect(await pricesOf(reference)).toEqual(before);
  });
});

test("a slot that the author of the package moves keeps its quotes as they are", async () => {
  const draft = await calls.save({ optional: [slotOf("4.20")] });
  const manager = await calls.api.signIn("manager");
  const [pack] = await calls.api.system((tx) =>
    tx.select({ uid: tripPackage.uid }).from(tripPackage).where(eq(tripPackage.ref, "SAD5")),
  );
  const office = (rest: string, body: object) =>
    calls.api.call(`/api/office/packages/${pack!.uid}${rest}`, { method: "POST", token: manager, body });
  const shuttle = linesOf(draft).find(({ day_no, service_type }) => day_no === 1 && service_type === "TR")!;
  const substitutes = async () =>
    (await calls.ask(`quotes/${draft.reference}/services/${shuttle.uid}/replacements`)).json.data;
  const before = await substitutes();
  for (const [position, day_no] of [
    ["1.10", 2],
    ["4.20", 1],
  ] as const) {
    const moved = await office(`/slots/${slotOf(position)}/moves`, { day_no, position: 1 });
    expect(moved.status, moved.text).toBe(200);
  }
  const places = await calls.api.system((tx) =>
    tx
      .select({ uid: packageSlot.uid, day: packageSlot.dayNo })
      .from(packageSlot)
      .where(inArray(packageSlot.uid, [slotOf("1.10"), slotOf("4.20")])),
  );
  expect(places.map(({ day }) => day).toSorted((one, other) => one - other)).toEqual([1, 2]);
  expect(await calls.show(draft.reference)).toEqual(draft);
  expect(await substitutes()).toEqual(before);
  const again = await calls.send("POST", `quotes/${draft.reference}/prices`, {
    lock_version: draft.lock_version,
  });
  expect(again.json.data.totals).toEqual(draft.totals);
});

test("agencies on net terms read one total for their client where they customise and in the version", async () => {
  const draft = await calls.save({}, "manon.quokka");
  const { json } = await calls.ask(`client-files/${draft.reference}/quote`, "manon.quokka");
  const [newest] = json.data.versions;
  expect(draft.totals).toMatchObject({
    client_price_cents: newest.total_cents,
    agent_markup_cents: newest.total_cents - draft.totals!.net_cents,
  });
  expect(newest.total_cents % 100).toBe(0);
});

test("as many statements price a file anew, however many services it has", async () => {
  const counted = await draftCalls({ counting: true });
  const draft = await counted.save();
  const costOf = async (file: QuoteDraft) => {
    await counted.api.system((tx) =>
      tx.execute(sql`update line_price set sell_cents = sell_cents + 1, commission_cents = commission_cents + 1
        where is_current and line_id in (select l.id from service_line l join client_file f on f.id = l.file_id
          where f.reference = ${file.reference} and l.option_id is not null)`),
    );
    const before = [counted.queries(), counted.written()];
    const answer = await counted.send("POST", `quotes/${file.reference}/prices`, {
      lock_version: file.lock_version,
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json.data.totals).toEqual(file.totals);
    return [counted.queries() - before[0]!, counted.written() - before[1]!];
  };
  const whole = await costOf(draft);
  const small = await counted.save();
  const lines = await counted.api.system((tx) =>
    tx
      .select({ id: serviceLine.id })
      .from(serviceLine)
      .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
      .where(and(eq(clientFile.uid, small.uid), isNotNull(serviceLine.optionId))),
  );
  expect(lines.length).toBeGreaterThan(4);
  await counted.api.system((tx) =>
    tx
      .update(serviceLine)
      .set({ status: "CX", costed: false })
      .where(
        inArray(
          serviceLine.id,
          lines.slice(2).map(({ id }) => id),
        ),
      ),
  );
  await counted.send("POST", `quotes/${small.reference}/prices`, { lock_version: small.lock_version });
  expect(await costOf(await counted.show(small.reference))).toEqual(whole);
});
