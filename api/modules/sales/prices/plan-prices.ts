import { soldOf } from "#api/domain/pricing/sold.ts";
import type { Tx } from "#api/db/client.ts";
import type { PricedLine } from "#api/domain/pricing/line-answers.ts";
import { isRounding } from "#api/domain/files/line-rules.ts";
import type { FileAmounts, PricedFileLine } from "#api/domain/quotes/price-file.ts";
import type { EstimatedPrice } from "#api/domain/quotes/price-with-estimates.ts";
import { readFileLines, type FileLineRow } from "#api/modules/files/client-file/file-lines.ts";
import {
  openWorkshop,
  priceWorkshop,
  repriceable,
  type Workshop,
} from "#api/modules/sales/prices/price-stored.ts";
import { readTravellers, type QuoteFile } from "#api/modules/files/client-file/read-file.ts";

/** A line with what the rates of today make of it. */
export type RepricedLine = {
  line: FileLineRow;
  found: PricedFileLine;
  /** Rooms, people or units that are sold. */
  qty: number;
  /** By rates of before, since there are none for its days. */
  isEstimate: boolean;
  /** Another price than the one that is written, or made of other rates. */
  changed: boolean;
};

/** What pricing a file afresh would write. Nothing is written yet. */
export type PricePlan = {
  lines: readonly FileLineRow[];
  priced: readonly RepricedLine[];
  /** Bought by rates, which give these no price. */
  without: readonly FileLineRow[];
  /** What the line of the rounding has to become; null where it stays as it is, or is not needed. */
  rounding: { line: FileLineRow | undefined; amounts: FileAmounts } | null;
};

/** Prices all services of a file at the rates of today, on its own terms. In the scope of the system. */
export async function planPrices(tx: Tx, file: QuoteFile, now: Date): Promise<PricePlan> {
  const people = await readTravellers(tx, file.id);
  const lines = await readFileLines(tx, file.id);
  const asked = repriceable(lines, people.travellers.length);
  const workshop = await openWorkshop(tx, file, people, asked, { now });
  return planOf(lines, asked, priceWorkshop(asked, workshop), workshop);
}

/** What a price of some lines of a file would write. */
export function planOf(
  lines: readonly FileLineRow[],
  asked: readonly FileLineRow[],
  price: EstimatedPrice,
  workshop: Workshop,
): PricePlan {
  const priced = asked.flatMap((line): RepricedLine[] => {
    const found = price.lines.get(line.uid);
    if (!found) return [];
    const { rooms, pax } = workshop.party;
    const basis = workshop.loaded.get(line.optionCode ?? "")?.option.charge_basis;
    const qty = line.departureId === null ? soldOf(basis, { rooms, pax, qty: found.priced.qty }) : pax.length;
    const isEstimate = price.estimated.has(line.uid);
    return [{ line, found, qty, isEstimate, changed: !isSame(line, found, found.priced) }];
  });
  return {
    lines,
    priced,
    without: asked.filter(({ uid }) => !price.lines.has(uid)),
    rounding: roundingOf(lines, price.rounding),
  };
}

function isSame({ price }: FileLineRow, found: FileAmounts, { dates }: PricedLine): boolean {
  return (
    price !== null &&
    price.sell === found.sell &&
    price.commission === found.commission &&
    price.net === found.net &&
    price.gst === found.gst &&
    price.units.length === dates.length &&
    dates.every(({ date, rate_id, rate_version, sell }, index) => {
      const unit = price.units[index];
      return (
        unit?.date === date && unit.rate === rate_id && unit.version === rate_version && unit.cents === sell
      );
    })
  );
}

function roundingOf(lines: readonly FileLineRow[], amounts: FileAmounts): PricePlan["rounding"] {
  const line = lines.find(isRounding);
  const { sell, commission } = amounts;
  if (!line && sell === 0 && commission === 0) return null;
  if (line?.price?.sell === sell && line.price.commission === commission) return null;
  return { line, amounts };
}
