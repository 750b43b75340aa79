import { and, asc, eq, isNull } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { allotment } from "#api/db/schema/allotment.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { allotmentHold } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { notFound } from "#api/http/refusal.ts";
import {
  presentDays,
  presentOption,
  readOptions,
  readStockRows,
  toldRows,
} from "#api/modules/catalogue/stock/stock-rows.ts";
import { getSupplier } from "#api/modules/catalogue/suppliers/records.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { StockDayShown, StockHolder } from "#contract/catalogue/stock/stock.ts";

type Place = { uid: string; product: string; date: string };

/** A product on one day, with the files that hold something of it for those who may look into files. */
export function showDay({ uid, product, date }: Place, call: Call): Promise<StockDayShown> {
  const { timezone, permissions } = call.signedIn();
  return call.database.inScope(call.scope, async (tx) => {
    const { supplier } = await getSupplier(tx, uid, call);
    const [option] = await readOptions(tx, supplier.id, { uids: [product] });
    if (!option) throw notFound(textsIn(call.locale).recordNotFound);
    const rows = await readStockRows(tx, { optionIds: [option.id], from: date, to: date }, true);
    const [day] = presentDays(toldRows(rows, call), todayIn(timezone, call.now()));
    return {
      product: presentOption(option, rows, call.locale),
      day: day ?? { date, common: null, shares: [] },
      holders: permissions.includes("client-files.view") ? await readHolders(tx, option.id, date) : null,
    };
  });
}

/** Who holds what of a product on a day and has not given it back, the first to take it first. */
export async function readHolders(tx: Tx, optionId: number, date: string): Promise<StockHolder[]> {
  const rows = await tx
    .select({
      file_uid: clientFile.uid,
      reference: clientFile.reference,
      file_name: clientFile.name,
      agency: agency.name,
      status: serviceLine.status,
      qty: allotmentHold.qty,
      heldAt: allotmentHold.heldAt,
      share: allotment.agencyId,
    })
    .from(allotmentHold)
    .innerJoin(allotment, eq(allotment.id, allotmentHold.allotmentId))
    .innerJoin(serviceLine, eq(serviceLine.id, allotmentHold.lineId))
    .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
    .innerJoin(agency, eq(agency.id, clientFile.agencyId))
    .where(and(eq(allotment.optionId, optionId), eq(allotment.date, date), isNull(allotmentHold.releasedAt)))
    .orderBy(asc(allotmentHold.heldAt), asc(allotmentHold.id));
  return rows.map(({ heldAt, share, ...row }) => ({
    ...row,
    held_at: heldAt.toISOString(),
    of_share: share !== null,
  }));
}
