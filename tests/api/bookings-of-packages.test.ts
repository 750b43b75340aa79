import { eq, inArray } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { roundingSlot } from "#api/domain/files/line-rules.ts";
import type { CancellationPreview } from "#contract/sales/bookings/cancel.ts";
import type { BookingRequest } from "#contract/sales/bookings/request.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";
import { draftCalls, type DraftCalls } from "#tests/support/draft-calls.ts";

let calls: DraftCalls;

beforeAll(async () => {
  calls = await draftCalls();
});

const lead = { title: "Ms", first_name: "Ngaio", last_name: "Whitcombe", terms_accepted: true };

const linesOf = (fileUid: string) =>
  calls.api.system((tx) =>
    tx
      .select({
        uid: serviceLine.uid,
        slot: serviceLine.packageSlot,
        status: serviceLine.status,
        penaltyCents: serviceLine.penaltyCents,
      })
      .from(serviceLine)
      .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
      .where(eq(clientFile.uid, fileUid)),
  );

test("a booking that was made from a quick quote ends as cancelled, with the rounding of its prices", async () => {
  const { uid, reference } = await calls.save();
  const rounding = (await linesOf(uid)).find(({ slot }) => slot === roundingSlot)!;
  const path = `client-files/${reference}`;
  const asked: BookingRequest = (await calls.ask(`${path}/request`)).json.data;
  expect(asked.lines.map((line) => line.uid)).not.toContain(rounding.uid);
  expect(asked.lines.map(({ outcome }) => outcome)).not.toContain("kept");
  const wish = { lock_version: asked.lock_version, net_cents: asked.totals.net_cents, ...lead };
  const requested = await calls.send("POST", `${path}/submit`, wish);
  expect(requested.status, requested.text).toBe(200);

  const fees: CancellationPreview = (await calls.ask(`${path}/cancellation`)).json.data;
  expect(fees.lines.map((line) => line.uid)).not.toContain(rounding.uid);
  const { lock_version, fee_cents } = fees;
  const body = { lock_version, fee_cents, fee_accepted: true, reason: "The clients fell ill." };
  const cancelled = await calls.send("POST", `${path}/cancel`, body);
  expect(cancelled.json.data).toMatchObject({ status: "Cancelled" });
  const after = await linesOf(uid);
  expect(new Set(after.map(({ status }) => status))).toEqual(new Set(["CX"]));
  expect(after.find((line) => line.uid === rounding.uid)).toMatchObject({ penaltyCents: 0 });
});

test("as many statements book a file, however many services it has", async () => {
  const counted = await draftCalls({ counting: true });
  const costOf = async ({ reference }: QuoteDraft) => {
    const path = `client-files/${reference}`;
    const asked: BookingRequest = (await counted.ask(`${path}/request`)).json.data;
    const wish = { lock_version: asked.lock_version, net_cents: asked.totals.net_cents, ...lead };
    const before = [counted.queries(), counted.written()];
    const requested = await counted.send("POST", `${path}/submit`, wish);
    expect(requested.status, requested.text).toBe(200);
    return [counted.queries() - before[0]!, counted.written() - before[1]!];
  };
  const whole = await counted.save();
  const small = await counted.save();
  const lines = small.days.flatMap((day) => day.lines.map(({ uid }) => uid));
  expect(lines.length).toBeGreaterThan(4);
  await counted.api.system((tx) =>
    tx
      .update(serviceLine)
      .set({ status: "CX", costed: false })
      .where(inArray(serviceLine.uid, lines.slice(2))),
  );
  expect(await costOf(small)).toEqual(await costOf(whole));
});
