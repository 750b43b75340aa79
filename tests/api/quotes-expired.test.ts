import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { allotment } from "#api/db/schema/allotment.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { quote } from "#api/db/schema/quote.ts";
import { allotmentHold } from "#api/db/schema/request.ts";
import { linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import { expireQuotes } from "#api/modules/sales/quote-versions/expire-quotes.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";
import { draftCalls, type DraftCalls } from "#tests/support/draft-calls.ts";
import { asTold, told } from "#tests/support/told-events.ts";

let calls: DraftCalls;
let draft: QuoteDraft;
beforeEach(async () => {
  calls = await draftCalls();
  draft = await calls.save();
});

const statusOf = async () => (await calls.show(draft.reference)).status;
const setTravelDate = (travelDate: string) =>
  calls.api.system((tx) => tx.update(clientFile).set({ travelDate }).where(eq(clientFile.uid, draft.uid)));
const rename = async (version: number) =>
  calls.send("PATCH", `quotes/${draft.reference}`, {
    part: "references",
    name: "Family Whitcombe again",
    agent_reference: "",
    remarks: "",
    lock_version: version,
  });

test("a quote that nobody sent is over once its first day has passed", async () => {
  await setTravelDate("2026-11-20");
  await expireQuotes(calls.api.parts);
  expect(await statusOf()).toBe("Quote");
  await setTravelDate("2026-11-19");
  await expireQuotes(calls.api.parts);
  expect(await statusOf()).toBe("Expired");
  expect((await calls.show(draft.reference)).editable).toBe(false);
  expect((await rename(draft.lock_version + 1)).status).toBe(409);
  const version = await calls.send("POST", `client-files/${draft.reference}/quote/versions`, {});
  expect(version.status).toBe(409);
});

test("a quote that is over is told to whoever has it open, once", async () => {
  await setTravelDate("2026-11-19");
  const { sent } = calls.api;
  sent.length = 0;
  await expireQuotes(calls.api.parts);
  await expireQuotes(calls.api.parts);
  const { uid, lock_version } = await calls.show(draft.reference);
  const ofDraft = sent.filter(({ channels }) => channels.includes(`private-client-file.${uid}`));
  expect(told(ofDraft, "file.status")).toEqual([{ file_uid: uid, status: "Expired" }]);
  expect(told(ofDraft, "file.updated")).toEqual([{ file_uid: uid, lock_version }]);
});

test("an offer that its client declined stays declined when its first day has passed", async () => {
  const ofFile = eq(quote.fileId, sql`(select f.id from ${clientFile} f where f.uid = ${draft.uid})`);
  const declined = await calls.api.system((tx) =>
    tx.update(quote).set({ status: "Declined" }).where(ofFile).returning({ id: quote.id }),
  );
  expect(declined).toHaveLength(1);
  await setTravelDate("2026-11-19");
  await expireQuotes(calls.api.parts);
  expect(await statusOf()).toBe("Expired");
  const after = await calls.api.system((tx) => tx.select({ status: quote.status }).from(quote).where(ofFile));
  expect(after).toEqual([{ status: "Declined" }]);
});

test("a quote that is over is a quote again when it is changed while the trip lies ahead", async () => {
  await setTravelDate("2026-11-19");
  await expireQuotes(calls.api.parts);
  await setTravelDate(draft.travel_date);
  const answer = await rename(draft.lock_version + 1);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.json.data).toMatchObject({ status: "Quote", editable: true });
  expect(answer.json.data.totals).toEqual(draft.totals);
});

describe("an offer that is over", () => {
  const base = () => `client-files/${draft.reference}/quote`;
  const statusOfOffer = async () => (await calls.ask(base())).json.data.status;
  const tomorrow = () => new Date("2026-11-20T22:00:00Z");

  beforeEach(async () => {
    const { lock_version } = (await calls.ask(base())).json.data;
    const offer = { by: "link", valid_until: "2026-11-21", lock_version };
    const sent = await calls.send("POST", `${base()}/sending`, offer);
    if (sent.status !== 200) throw new Error(sent.text);
    const fileId = sql`(select f.id from ${clientFile} f where f.uid = ${draft.uid})`;
    await calls.api.system((tx) =>
      tx.update(quote).set({ validUntil: "2026-11-19" }).where(eq(quote.fileId, fileId)),
    );
  });

  test.each(["before", "after"])(
    "begins anew with its file %s that is written down, even where the change offers nothing else",
    async (when) => {
      if (when === "after") await expireQuotes(calls.api.parts);
      expect(await statusOf()).toBe(when === "after" ? "Expired" : "Quote");
      await rename((await calls.show(draft.reference)).lock_version);
      expect(await statusOfOffer()).toBe("Draft");
      await expireQuotes({ ...calls.api.parts, now: tomorrow });
      expect(await statusOf()).toBe("Quote");
    },
  );

  test("has the prices of the change by which its file is a quote again", async () => {
    await expireQuotes(calls.api.parts);
    const { lock_version } = await calls.show(draft.reference);
    const wish = { lock_version, option: "ZQNATMISZQNDUSKWK", date_from: "2027-01-16", start_time: "1800" };
    const added = await calls.send("POST", `quotes/${draft.reference}/services`, wish);
    expect(added.status).toBe(200);
    const [price] = await calls.api.system((tx) =>
      tx
        .select({ reason: linePrice.reason })
        .from(linePrice)
        .innerJoin(serviceLine, eq(serviceLine.id, linePrice.lineId))
        .where(sql`${serviceLine.optionId} = (select id from product_option where code = ${wish.option})`),
    );
    expect(price?.reason).toMatch(/^service_added/);
  });
});

test("what a quote held of our stock is free again", async () => {
  const used = await calls.api.system(async (tx) => {
    const [line] = await tx
      .select({ id: serviceLine.id, optionId: serviceLine.optionId, date: serviceLine.dateFrom })
      .from(serviceLine)
      .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
      .where(and(eq(clientFile.uid, draft.uid), eq(serviceLine.serviceType, "AC")))
      .limit(1);
    const { id: lineId, optionId, date } = line!;
    const [day] = await tx
      .insert(allotment)
      .values({ optionId: optionId!, date, unit: "room", max: 5, used: 2 })
      .onConflictDoUpdate({
        target: [allotment.optionId, allotment.date, allotment.agencyId],
        set: { used: 2, max: 5 },
      })
      .returning({ id: allotment.id });
    await tx.insert(allotmentHold).values({ lineId, allotmentId: day!.id, qty: 2 });
    await tx
      .update(serviceLine)
      .set({ status: "AL", priceStatus: "locked" })
      .where(eq(serviceLine.id, lineId));
    return { lineId, allotmentId: day!.id };
  });
  await setTravelDate("2026-11-19");
  calls.api.sent.length = 0;
  await expireQuotes(calls.api.parts);
  await expireQuotes(calls.api.parts);
  const [stock] = await calls.api.system((tx) =>
    tx.select({ used: allotment.used }).from(allotment).where(eq(allotment.id, used.allotmentId)),
  );
  const [line] = await calls.api.system((tx) =>
    tx
      .select({ uid: serviceLine.uid, status: serviceLine.status })
      .from(serviceLine)
      .where(eq(serviceLine.id, used.lineId)),
  );
  expect([stock!.used, line!.status]).toEqual([0, "QU"]);
  expect(told(calls.api.sent, "line.status")).toMatchObject([{ lines: asTold([line!]) }]);
});
