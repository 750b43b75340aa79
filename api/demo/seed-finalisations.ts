import { and, asc, eq, inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { finalisation, type Ticks } from "#api/db/schema/finalisation.ts";
import { user } from "#api/db/schema/user.ts";
import type { DemoOptions } from "./seed-demo.ts";

const dayMs = 86_400_000;

/** What was checked of bookings that are finalised, and of those that are nearly so. */
export async function seedFinalisations(tx: Tx, { now }: DemoOptions): Promise<void> {
  const files = await tx
    .select({ id: clientFile.id, status: clientFile.status, consultant: user.name })
    .from(clientFile)
    .innerJoin(user, eq(user.id, clientFile.consultantId))
    .where(and(eq(clientFile.kind, "booking"), inArray(clientFile.status, ["Finalised", "Confirmed"])))
    .orderBy(asc(clientFile.travelDate), asc(clientFile.id));
  const rows = files.flatMap(({ id, status, consultant: by }, index) => {
    const at = new Date(now.getTime() - (index + 2) * dayMs);
    const ticked = { at: at.toISOString(), by };
    const isFinalised = status === "Finalised";
    // Of those that are not finalised every second one has been begun.
    if (!isFinalised && index % 2 === 0) return [];
    const ticks: Ticks = { names: ticked, ...(isFinalised && { flights: ticked, dietary: ticked }) };
    const done = isFinalised ? { finalisedAt: at, finalisedBy: by } : {};
    return [{ fileId: id, ticks, ...done, createdAt: at, updatedAt: at }];
  });
  if (rows.length > 0) await tx.insert(finalisation).values(rows);
}
