import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { invoice } from "#api/db/schema/invoice.ts";
import { testDemo } from "#tests/support/test-demo.ts";
import { wholeWorld } from "#tests/support/whole-world.ts";

const wasConfirmed = ["Confirmed", "Finalised", "Travelling", "Completed"];

test("the demo world has one draft invoice for every booking that was confirmed, and none for others", async () => {
  const database = await wholeWorld(testDemo.today);
  const files = await database.inScope({ audience: "system" }, (tx) =>
    tx
      .select({
        reference: clientFile.reference,
        kind: clientFile.kind,
        status: clientFile.status,
        drafts: sql<number>`count(${invoice.id})::int`,
        billed: sql<number>`coalesce(sum(${invoice.totalCents}), 0)::int`,
        lines: sql<number>`coalesce(sum((select sum(amount_cents) from invoice_line l
            where l.invoice_id = ${invoice.id})), 0)::int`,
      })
      .from(clientFile)
      .leftJoin(invoice, eq(invoice.fileId, clientFile.id))
      .groupBy(clientFile.id),
  );
  expect(files.some(({ drafts }) => drafts > 0)).toBe(true);
  for (const { reference, kind, status, drafts, billed, lines } of files) {
    expect(drafts, reference).toBe(kind === "booking" && wasConfirmed.includes(status) ? 1 : 0);
    expect(lines, reference).toBe(billed);
    expect(billed > 0, reference).toBe(drafts === 1);
  }
});
