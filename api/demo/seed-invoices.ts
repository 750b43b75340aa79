import { and, eq, inArray } from "drizzle-orm";
import { draftOf, readBillings } from "#api/modules/money/invoices/billing.ts";
import { confirmed } from "#api/modules/money/invoices/keep-draft.ts";
import { insertDrafts, rowsOf } from "#api/modules/money/invoices/write-draft.ts";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import type { DemoOptions } from "./seed-demo.ts";
import { seedUid } from "./world/seed-keys.ts";
import { bookedAhead } from "./seed-schedules.ts";

const day = 86_400_000;
/** How long the suppliers of the demo's trips took to confirm. */
const answeredWithin = 3;

/** The draft invoices of the demo's bookings that were confirmed, drawn up on the day on which they were. */
export async function seedInvoices(tx: Tx, { now }: Pick<DemoOptions, "now">): Promise<void> {
  const files = await tx
    .select({ id: clientFile.id })
    .from(clientFile)
    .where(and(eq(clientFile.kind, "booking"), inArray(clientFile.status, [...confirmed])));
  const billings = await readBillings(
    tx,
    files.map(({ id }) => id),
  );
  await insertDrafts(
    tx,
    billings.flatMap((billing) => {
      const answered = Date.parse(billing.travelDate) - (bookedAhead - answeredWithin) * day;
      const at = new Date(Math.min(answered, now.getTime()));
      const draft = draftOf(billing, at);
      return draft ? [{ ...rowsOf(billing, draft), uid: seedUid("invoice", billing.reference), at }] : [];
    }),
  );
}
