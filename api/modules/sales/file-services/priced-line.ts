import { and, eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { linePrice } from "#api/db/schema/service-line.ts";
import { isClosedTrip } from "#api/domain/files/closed-trip.ts";
import {
  commissionBpsOf,
  noPriceDeeds,
  priceDeeds,
  type PriceDeeds,
} from "#api/domain/files/price-by-hand.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { readFileLines, type FileLineRow } from "#api/modules/files/client-file/file-lines.ts";
import { isEditable, readTravellers, type QuoteFile } from "#api/modules/files/client-file/read-file.ts";
import { lineOf } from "#api/modules/sales/quotes/find-replacements.ts";

/** A service of a file, with what whoever asks may do with its price and what share of it is the agency's. */
export type PricedService = { line: FileLineRow; deeds: PriceDeeds; commissionBps: number };

/** Reads it; 404 where the file has no such service. */
export async function readPricedService(
  tx: Tx,
  file: QuoteFile,
  uid: string,
  call: Call,
): Promise<PricedService> {
  const line = lineOf(await readFileLines(tx, file.id), uid, call);
  const { travellers } = await readTravellers(tx, file.id);
  const isWaiting = (await tx.$count(linePrice, and(eq(linePrice.lineId, line.id), linePrice.isWaiting))) > 0;
  const isForAll = line.adults + line.children + line.infants === travellers.length;
  const known = {
    ...line,
    hasPrice: line.price !== null,
    isWaiting,
    isForAll,
    isQuoted: file.kind === "quote",
  };
  const deeds = priceDeeds(known, new Set(call.signedIn().permissions));
  return {
    line,
    deeds: deeds.obstacle === null && isClosed(file, call) ? noPriceDeeds("closed") : deeds,
    commissionBps: commissionBpsOf(line.price, file.commissionBps),
  };
}

/** A trip that is over or called off, and a quote that is none any more. */
function isClosed(file: QuoteFile, call: Call): boolean {
  return file.kind === "booking" ? isClosedTrip(file) : !isEditable(file, todayIn(file.timezone, call.now()));
}
