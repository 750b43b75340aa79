import { and, eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { lineCost, linePrice, serviceLine } from "#api/db/schema/service-line.ts";

/** What every service costs and sells for now, with its file's terms and its brand's tax. */
export function currentPrices(tx: Tx) {
  return tx
    .select({
      uid: serviceLine.uid,
      optionId: serviceLine.optionId,
      costed: serviceLine.costed,
      fileId: clientFile.id,
      kind: clientFile.kind,
      price: linePrice,
      cost: lineCost,
      commissionBps: clientFile.commissionBps,
      taxBps: brand.taxBps,
      fileCurrency: clientFile.currency,
    })
    .from(linePrice)
    .innerJoin(lineCost, and(eq(lineCost.lineId, linePrice.lineId), eq(lineCost.isCurrent, true)))
    .innerJoin(serviceLine, eq(serviceLine.id, linePrice.lineId))
    .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
    .innerJoin(brand, eq(brand.id, clientFile.brandId))
    .where(eq(linePrice.isCurrent, true));
}
