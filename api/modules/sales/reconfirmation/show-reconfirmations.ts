import { and, asc, eq, gt, inArray, isNull, or } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { supplier } from "#api/db/schema/company.ts";
import { reconfirmBatch } from "#api/db/schema/reconfirm-batch.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { hasLinkEnded } from "#api/domain/link-end.ts";
import { openReconfirmations } from "#api/domain/requests/reconfirm-rules.ts";
import type { RequestActor } from "#api/domain/requests/request-rules.ts";
import type { Call } from "#api/http/context.ts";
import { notFound } from "#api/http/refusal.ts";
import { readExtraNames } from "#api/modules/catalogue/packages/price-lines.ts";
import { presentReconfirmation } from "#api/modules/sales/reconfirmation/present-reconfirmation.ts";
import {
  readReconfirmations,
  type Reconfirmation,
} from "#api/modules/sales/reconfirmation/read-reconfirmations.ts";
import { workOnAnswers } from "#api/modules/sales/supplier-answers/on-request.ts";
import { ownServices } from "#api/modules/sales/supplier-bookings/booking-rows.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { Locale } from "#contract/primitives.ts";
import {
  mostReconfirmed,
  type ReconfirmBatch,
  type ReconfirmItem,
} from "#contract/sales/reconfirmation/reconfirmation.ts";

type Reader = { actor: RequestActor; locale: Locale; now: Date };

/** Several of them in one language. System scope. */
export async function presentAll(
  tx: Tx,
  found: readonly Reconfirmation[],
  reader: Reader,
): Promise<ReconfirmItem[]> {
  const names = await readExtraNames(
    tx,
    found.flatMap(({ request }) => request.snapshot.service.optionCode ?? []),
  );
  return found.map((one) => presentReconfirmation(one, { ...reader, names }));
}

/** What of a batch its link still opens; 404 once all of its services are long over. System scope. */
export async function readOpenBatch(tx: Tx, batchId: number, call: Call): Promise<Reconfirmation[]> {
  const found = await readReconfirmations(tx, eq(supplierRequest.batchId, batchId));
  const last = found.toSorted((a, b) => (a.request.snapshot.dateTo < b.request.snapshot.dateTo ? 1 : -1))[0];
  const ends = last && { dateTo: last.request.snapshot.dateTo, timezone: last.brand.timezone };
  if (!ends || hasLinkEnded(ends, call.now())) throw notFound(textsIn(call.locale).requestNotFound);
  return found;
}

/** A batch as its supplier reads it, the nearest service first. */
export function showBatch(call: Call, batchId: number, locale: Locale): Promise<ReconfirmBatch> {
  return workOnAnswers(call, async (tx) => {
    const found = await readOpenBatch(tx, batchId, call);
    const [batch] = await tx
      .select({ batch: reconfirmBatch, brand, supplierName: supplier.name })
      .from(reconfirmBatch)
      .innerJoin(brand, eq(brand.id, reconfirmBatch.brandId))
      .innerJoin(supplier, eq(supplier.id, reconfirmBatch.supplierId))
      .where(eq(reconfirmBatch.id, batchId));
    if (!batch) throw new Error("A batch that was found is gone");
    const { code, name, email, phone, timezone } = batch.brand;
    return {
      locale,
      brand: { code, name, email, phone },
      timezone,
      supplier_name: batch.supplierName,
      due_at: batch.batch.dueAt.toISOString(),
      urgent: batch.batch.isUrgent,
      items: await presentAll(tx, found, { actor: "supplier", locale, now: call.now() }),
    };
  });
}

/** An answer is shown for so long after it came, so that it can be read and changed. */
const shownMs = 24 * 60 * 60 * 1000;

/** What the caller's supplier is asked, and what it answered since yesterday. */
export async function showOwn(call: Call): Promise<ReconfirmItem[]> {
  const since = new Date(call.now().getTime() - shownMs);
  const ids = await call.database.inScope(call.scope, (tx) =>
    tx
      .select({ id: supplierRequest.id })
      .from(supplierRequest)
      .innerJoin(serviceLine, eq(serviceLine.id, supplierRequest.lineId))
      .where(
        and(
          ownServices(call),
          eq(supplierRequest.kind, "reconfirm"),
          inArray(supplierRequest.status, [...openReconfirmations, "Confirmed"]),
          or(isNull(supplierRequest.respondedAt), gt(supplierRequest.respondedAt, since)),
        ),
      )
      .orderBy(asc(serviceLine.dateFrom), asc(supplierRequest.id))
      .limit(mostReconfirmed),
  );
  if (ids.length === 0) return [];
  return workOnAnswers(call, async (tx) => {
    const named = inArray(
      supplierRequest.id,
      ids.map(({ id }) => id),
    );
    const found = await readReconfirmations(tx, named);
    const items = await presentAll(tx, found, { actor: "supplier", locale: call.locale, now: call.now() });
    return items.filter(({ standing }) => standing !== "closed");
  });
}
