import type { Tx } from "#api/db/client.ts";
import { isBought, isRemoved } from "#api/domain/files/line-rules.ts";
import type { CostToday } from "#api/domain/yield/cost-drift.ts";
import { counts } from "#api/modules/files/client-file/lines.ts";
import { readFileLines, type FileLineRow } from "#api/modules/files/client-file/file-lines.ts";
import { readQuoteFile, readTravellers } from "#api/modules/files/client-file/read-file.ts";
import { openWorkshop, priceWorkshop } from "#api/modules/sales/prices/price-stored.ts";

/**
 * What the services of a file would cost at the rates of today, by their uid; those that are bought for a part of the
 * party, or do not count, are left out. Nothing is written. The scope must see the rates, as the office's does.
 */
export async function costsToday(tx: Tx, fileId: number, now: Date): Promise<ReadonlyMap<string, CostToday>> {
  const file = await readQuoteFile(tx, fileId);
  const people = await readTravellers(tx, fileId);
  const lines = await readFileLines(tx, fileId);
  const asked = lines.filter((line) => isCompared(line, people.travellers.length));
  if (asked.length === 0) return new Map();
  const { lines: priced } = priceWorkshop(asked, await openWorkshop(tx, file, people, asked, { now }));
  return new Map(asked.map(({ uid }) => [uid, priced.get(uid)?.cost ?? "no_rate"]));
}

function isCompared(line: FileLineRow, people: number): boolean {
  const isForAll = line.adults + line.children + line.infants === people;
  return isForAll && people > 0 && isBought(line) && !isRemoved(line) && counts(line);
}
