import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { verifyLedger } from "#api/audit/verify-ledger.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import type { OverpaidFile } from "#contract/sales/desks.ts";
import { cancel } from "#tests/support/invoice-calls.ts";
import { ledgerWorld } from "#tests/support/ledger-calls.ts";

let world: Awaited<ReturnType<typeof ledgerWorld>>;
beforeEach(async () => {
  world = await ledgerWorld();
});

/** What the desk of somebody in the office says of the booking; null for those who are told nothing. */
async function told(username: string) {
  const token = await world.api.signIn(username);
  const { overpaid } = (await world.api.call("/api/office/desk", { token })).json.data;
  if (overpaid === null) return null;
  const files = (await world.api.call("/api/office/client-files?filter[money]=overpaid", { token })).json;
  expect(files.data.map(({ uid }: { uid: string }) => uid)).toEqual(
    overpaid.rows.map(({ uid }: { uid: string }) => uid),
  );
  expect(overpaid.total).toBe(overpaid.rows.length);
  return (overpaid.rows as OverpaidFile[]).map(({ reference, currency, cents }) => [
    reference,
    currency,
    cents,
  ]);
}
const waiting = (cents: number) => [["NZFI100005", "NZD", cents]];
const refund = (cents: number) => world.deed("refunds", { date: "2026-11-20", cents, method: "bank" });
const since = async () =>
  (
    await world.api.system((tx) =>
      tx.select({ at: clientFile.overpaidSince }).from(clientFile).where(eq(clientFile.id, world.fileId)),
    )
  )[0]!.at;

/** Pays the whole booking and cancels it; answers what is to go back, in cents. */
async function paidAndCancelled() {
  await world.issue("full");
  const { account } = await world.money();
  await world.receipt(account.invoiced_cents);
  expect(await told("accounts")).toEqual([]);
  await cancel(world);
  return account.invoiced_cents - (await world.money()).account.fee_cents;
}

describe("a booking for which more was paid than it comes to", () => {
  test("waits on the desks of those who refund, from the cancellation until all of it is refunded", async () => {
    const toGoBack = await paidAndCancelled();
    expect(toGoBack).toBeGreaterThan(1);
    expect([await told("accounts"), await told("manager"), await told("consultant")]).toEqual([
      waiting(toGoBack),
      waiting(toGoBack),
      null,
    ]);
    const cancelledAt = await since();
    world.api.clock.advance({ seconds: 60 });
    expect((await world.deed("credits", { reason: "cancellation", note: "" })).status).toBe(201);
    expect((await refund(toGoBack - 1)).status).toBe(201);
    expect([await told("accounts"), await since()]).toEqual([waiting(1), cancelledAt]);
    expect((await refund(1)).status).toBe(201);
    expect([await told("accounts"), await since()]).toEqual([[], null]);
    expect((await verifyLedger(world.api.parts.database)).faults).toEqual([]);
  });

  test("waits however long ago it was to begin, and after it was closed", async () => {
    const toGoBack = await paidAndCancelled();
    await world.api.system((tx) =>
      tx
        .update(clientFile)
        .set({ status: "Cancelled", travelDate: "2025-01-01", endDate: "2025-01-09" })
        .where(eq(clientFile.id, world.fileId)),
    );
    expect(await told("accounts")).toEqual(waiting(toGoBack));
  });

  test("waits when too much came in, and no longer once that went back", async () => {
    await world.issue("full");
    await world.receipt((await world.money()).account.invoiced_cents + 500);
    expect(await told("accounts")).toEqual(waiting(500));
    await refund(500);
    expect(await told("accounts")).toEqual([]);
  });

  test("is no concern of other brands, nor does it wait while no more was paid than it comes to", async () => {
    await world.receipt(1000);
    expect(await told("accounts")).toEqual([]);
    await world.issue("full");
    await world.receipt((await world.money()).account.invoiced_cents);
    expect([await told("accounts"), await told("manager.banksia")]).toEqual([waiting(1000), []]);
  });
});
