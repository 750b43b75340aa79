import { and, asc, eq, gte, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { supplier } from "#api/db/schema/company.ts";
import { place } from "#api/db/schema/place.ts";
import { supplierAttachment } from "#api/db/schema/supplier-attachment.ts";
import type { Call } from "#api/http/context.ts";
import { notifyEach } from "#api/modules/system/notifications/notify.ts";
import { officeHolding } from "#api/modules/system/notifications/office-holding.ts";
import { expiresSoonDays } from "#contract/catalogue/attachments/attachment-words.ts";

/** So many at once; the rest follow at the next time. */
const most = 200;

type Parts = Pick<Call, "now" | "sendEvents" | "log" | "requestId">;

/**
 * Rings once for each attachment whose end has come near, with those who look after attachments in the brands of its
 * supplier. It is the day of the supplier's place that counts. System scope.
 */
export async function tellOfExpiry(tx: Tx, parts: Parts): Promise<void> {
  const ending = await holdEnding(tx, parts.now());
  if (ending.length === 0) return;
  const keepers = new Map<string, Awaited<ReturnType<typeof officeHolding>>>();
  for (const { brandIds } of ending) {
    const key = brandIds.join(",");
    const brands = sql`${`{${key}}`}::int[]`;
    if (!keepers.has(key)) keepers.set(key, await officeHolding(tx, "attachments.edit", brands));
  }
  await notifyEach(
    tx,
    { ...parts, account: null },
    ending.map(({ uid, title, validTo, name, brandIds }) => ({
      recipients: keepers.get(brandIds.join(",")) ?? [],
      content: {
        kind: "attachment.expiring",
        facts: { attachment_uid: uid, title, supplier: name, valid_to: validTo },
      },
    })),
  );
  const ids = ending.map(({ id }) => id);
  await tx
    .update(supplierAttachment)
    .set({ expiryToldAt: parts.now() })
    .where(inArray(supplierAttachment.id, ids));
}

async function holdEnding(tx: Tx, now: Date) {
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${place.timezone})::date`;
  const { validTo } = supplierAttachment;
  const rows = await tx
    .select({
      id: supplierAttachment.id,
      uid: supplierAttachment.uid,
      title: supplierAttachment.title,
      validTo,
      name: supplier.name,
      brandIds: supplier.brandIds,
    })
    .from(supplierAttachment)
    .innerJoin(supplier, eq(supplier.id, supplierAttachment.supplierId))
    .innerJoin(place, eq(place.id, supplier.placeId))
    .where(
      and(
        isNull(supplierAttachment.expiryToldAt),
        gte(validTo, today),
        lte(validTo, sql`${today} + ${expiresSoonDays}::int`),
      ),
    )
    .orderBy(asc(validTo), asc(supplierAttachment.id))
    .limit(most)
    .for("update", { of: supplierAttachment, skipLocked: true });
  return rows.flatMap(({ validTo: to, ...row }) => (to === null ? [] : [{ ...row, validTo: to }]));
}
