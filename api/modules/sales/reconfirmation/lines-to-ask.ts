import { and, asc, eq, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { supplier } from "#api/db/schema/company.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { openReconfirmations, type ReconfirmDays } from "#api/domain/requests/reconfirm-rules.ts";
import { readNumberSettings } from "#api/modules/system/settings/settings.ts";

const keys = { reconfirm: "fit.reconfirm_days_before", finalise: "fit.finalise_days_before" };
const usual: ReconfirmDays = { reconfirm: 14, finalise: 45 };

/** How many days before services and files are due, by the settings. System scope, or the office's. */
export async function readReconfirmDays(tx: Tx): Promise<ReconfirmDays> {
  const days = await readNumberSettings(tx, Object.values(keys));
  return {
    reconfirm: days.get(keys.reconfirm) ?? usual.reconfirm,
    finalise: days.get(keys.finalise) ?? usual.finalise,
  };
}

/** A service whose supplier could be asked to reconfirm it. */
export type LineToAsk = Awaited<ReturnType<typeof readLinesToAsk>>[number];

const liveFiles = ["Requested", "Processing", "Mixed", "Confirmed", "Finalised", "Travelling"] as const;

/**
 * Secured services of live bookings that are not reconfirmed and not asked for, nor being changed; of those the ones
 * that a condition names. Whether their time has come is for the caller. System scope.
 */
export function readLinesToAsk(tx: Tx, where: SQL | undefined) {
  const open = sql.join(
    openReconfirmations.map((status) => sql`${status}`),
    sql`, `,
  );
  return tx
    .select({
      id: serviceLine.id,
      fileId: serviceLine.fileId,
      supplierId: sql<number>`${serviceLine.supplierId}`,
      dateFrom: serviceLine.dateFrom,
      travelDate: clientFile.travelDate,
      brandId: clientFile.brandId,
      timezone: brand.timezone,
      supplierName: supplier.name,
      supplierUid: supplier.uid,
      email: supplier.emailReservations,
      slaHours: supplier.responseSlaHours,
    })
    .from(serviceLine)
    .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
    .innerJoin(brand, eq(brand.id, clientFile.brandId))
    .innerJoin(supplier, eq(supplier.id, serviceLine.supplierId))
    .where(
      and(
        eq(clientFile.kind, "booking"),
        inArray(clientFile.status, [...liveFiles]),
        inArray(serviceLine.status, ["OK", "AL"]),
        isNotNull(serviceLine.optionId),
        isNull(serviceLine.reconfirmedAt),
        sql`not exists (select from supplier_request r where r.line_id = ${serviceLine.id}
          and (r.status = 'Draft' or (r.kind = 'reconfirm' and r.status in (${open}))))`,
        where,
      ),
    )
    .orderBy(asc(serviceLine.supplierId), asc(serviceLine.dateFrom), asc(serviceLine.id));
}
