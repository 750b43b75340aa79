import { and, eq, gte, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { packageDay, packageSlot, tripPackage } from "#api/db/schema/package.ts";
import { updateEach } from "#api/db/update-each.ts";
import type { Placed } from "#api/domain/packages/arrange-slots.ts";
import type { Call } from "#api/http/context.ts";
import { untested } from "#api/modules/catalogue/package-editor/head.ts";
import {
  dayVersion,
  nextVersion,
  type PackageRecord,
} from "#api/modules/catalogue/package-editor/repository.ts";

export function readPlaced(tx: Tx, packageId: number): Promise<Placed[]> {
  return tx
    .select({ id: packageSlot.id, dayNo: packageSlot.dayNo, seq: packageSlot.seq })
    .from(packageSlot)
    .where(eq(packageSlot.packageId, packageId));
}

/** Where a new slot stands until it is placed: none is ever there, neither in its place (from 10) nor on the way (below 0). */
export const unplaced = 0;

/** Puts all slots of a package where they shall stand. By way of places of their own, as no two may share one. */
export async function writePositions(tx: Tx, packageId: number, slots: readonly Placed[]): Promise<void> {
  if (slots.length === 0) return;
  await tx
    .update(packageSlot)
    .set({ seq: sql`-${packageSlot.id}` })
    .where(eq(packageSlot.packageId, packageId));
  await updateEach(tx, packageSlot, {
    by: "id",
    rows: slots.map(({ id, dayNo, seq }) => ({ id, dayNo, seq })),
  });
}

/** Beyond every number that a day has. */
const aside = 1000;

/** Moves the days from a number on, with their slots, back or forth by one. The package is held. */
export async function shiftDays(tx: Tx, found: PackageRecord, from: number, by: 1 | -1): Promise<void> {
  const { id: packageId } = found.pack;
  await tx
    .update(packageDay)
    .set({ lockVersion: dayVersion(found) })
    .where(and(eq(packageDay.packageId, packageId), gte(packageDay.dayNo, from)));
  for (const table of [packageDay, packageSlot] as const) {
    const own = eq(table.packageId, packageId);
    await tx
      .update(table)
      .set({ dayNo: sql`${table.dayNo} + ${aside}` })
      .where(and(own, gte(table.dayNo, from)));
    await tx
      .update(table)
      .set({ dayNo: sql`${table.dayNo} - ${aside - by}` })
      .where(and(own, gte(table.dayNo, aside)));
  }
}

/** Counts a change of the days of a held package: what was tested was another, and it may last longer or shorter. */
export async function contentChanged(
  tx: Tx,
  { pack }: PackageRecord,
  call: Call,
  moreDays = 0,
): Promise<void> {
  const { lockVersion, ...content } = nextVersion(true);
  await tx
    .update(tripPackage)
    .set({
      ...content,
      ...(moreDays !== 0 && { lockVersion, durationDays: pack.durationDays + moreDays }),
      status: untested(pack.status),
      updatedAt: call.now(),
    })
    .where(eq(tripPackage.id, pack.id));
}
