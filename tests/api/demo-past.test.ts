import { and, eq, gte, inArray, isNotNull, lte, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Database } from "#api/db/client.ts";
import { auditLog } from "#api/db/schema/audit.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { invoice } from "#api/db/schema/invoice.ts";
import { itinerary } from "#api/db/schema/itinerary.ts";
import { fileMessage } from "#api/db/schema/quote.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { testDemo } from "#tests/support/test-demo.ts";
import { wholeWorld } from "#tests/support/whole-world.ts";

let database: Database;
let underWay: (typeof clientFile.$inferSelect)[];
const system = { audience: "system" } as const;

beforeAll(async () => {
  database = await wholeWorld(testDemo.today);
  underWay = await database.inScope(system, (tx) =>
    tx
      .select()
      .from(clientFile)
      .where(
        and(
          eq(clientFile.kind, "booking"),
          eq(clientFile.department, "FI"),
          lte(clientFile.travelDate, testDemo.today),
          gte(clientFile.endDate, testDemo.today),
        ),
      ),
  );
}, 120_000);

test("whoever travels now has services that are confirmed, with vouchers", async () => {
  expect(underWay.length).toBeGreaterThan(3);
  const lines = await database.inScope(system, (tx) =>
    tx
      .select()
      .from(serviceLine)
      .where(
        and(
          inArray(
            serviceLine.fileId,
            underWay.map(({ id }) => id),
          ),
          eq(serviceLine.kind, "included"),
          sql`${serviceLine.supplierId} is not null`,
        ),
      ),
  );
  for (const { uid, dateFrom, status, voucherNo, confirmation } of lines) {
    if (dateFrom > testDemo.today) continue;
    expect(["OK", "AL"], uid).toContain(status);
    expect([voucherNo, confirmation].every(Boolean), uid).toBe(true);
  }
});

test("was billed before the trip, has an itinerary in hand and was written about", async () => {
  for (const { id, reference, travelDate } of underWay) {
    const [invoices, itineraries, messages, deeds] = await database.inScope(system, async (tx) => [
      await tx.select().from(invoice).where(eq(invoice.fileId, id)),
      await tx.select().from(itinerary).where(eq(itinerary.fileId, id)),
      await tx.select().from(fileMessage).where(eq(fileMessage.fileId, id)),
      await tx.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.fileId, id)),
    ]);
    expect(invoices, reference).toMatchObject([{ status: "Paid" }]);
    expect(String(invoices[0]?.issueDate) < travelDate, reference).toBe(true);
    expect(Number(itineraries[0]?.publishedAt), reference).toBeLessThan(Number(testDemo.now));
    expect(new Set(messages.map(({ author }) => author)), reference).toEqual(new Set(["agent", "office"]));
    for (const action of ["confirmed", "issued", "published"])
      expect(
        deeds.map((deed) => deed.action),
        reference,
      ).toContain(action);
  }
});

test("invoices are numbered by brand and year without gaps, in the order of their dates", async () => {
  const issued = await database.inScope(system, (tx) =>
    tx
      .select({ number: invoice.number, on: invoice.issueDate })
      .from(invoice)
      .where(isNotNull(invoice.number))
      .orderBy(invoice.number),
  );
  const names = new Set(issued.map(({ number }) => String(number).slice(0, 7)));
  expect([...names].every((one) => /^(?:NZ|AU)-\d{4}$/.test(one))).toBe(true);
  for (const name of names) {
    const invoices = issued.filter(({ number }) => number?.startsWith(name));
    expect(invoices.map(({ number }) => Number(String(number).slice(8)))).toEqual(
      invoices.map((_, index) => index + 1),
    );
    const dates = invoices.map(({ on }) => String(on));
    expect(dates).toEqual(dates.toSorted());
  }
});

test("bookings were asked for at different times, none of them ahead", async () => {
  const bookings = await database.inScope(system, (tx) =>
    tx.select().from(clientFile).where(eq(clientFile.kind, "booking")),
  );
  const moments = bookings.map(({ submittedAt }) => Number(submittedAt));
  expect(Math.max(...moments)).toBeLessThan(Number(testDemo.now));
  expect(new Set(moments).size).toBeGreaterThan(bookings.length / 2);
});
