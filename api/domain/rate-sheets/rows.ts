import type { PriceKey } from "#contract/catalogue/rates/rate-words.ts";
import { isSameSeason } from "./headings.ts";
import type { SheetDeal } from "./read-deals.ts";
import type { DayOrder } from "./read-days.ts";
import type { DayRange } from "./read-ranges.ts";
import {
  readAmount,
  readCode,
  readCount,
  readDay,
  readDeals,
  readKey,
  readPercent,
  readRanges,
  readText,
  readWeekdays,
} from "./read-values.ts";
import type { Weekday } from "./read-weekdays.ts";
import { RowReader, type RowTrouble } from "./row-reader.ts";
import type { ColumnOf, SheetColumns } from "./sheet-columns.ts";
import { isBlank, isCovered, type Sheet } from "./sheet.ts";

export type RowPrice = {
  key: PriceKey | null;
  from: number | null;
  to: number | null;
  cents: number;
  column: number;
};

/** What one row of a sheet says of one season. Values that nothing stands for are null. */
export type SheetRow = {
  /** As a person counts it, from 1. */
  row: number;
  product: string | null;
  name: string | null;
  dateFrom: string | null;
  dateTo: string | null;
  operatesOn: Weekday[] | null;
  priceCode: string | null;
  minUnits: number | null;
  deals: SheetDeal[] | null;
  markupBps: number | null;
  contractRef: string | null;
  prices: RowPrice[];
  troubles: RowTrouble[];
};

/** What the rows below the headings say: one each, or one for each season that they have prices in. Empty rows are none. */
export function readRows(sheet: Sheet, columns: SheetColumns, order: DayOrder = "dmy"): SheetRow[] {
  return sheet.flatMap((cells, index) => {
    if (index < columns.firstRow || cells.every((cell) => isBlank(cell) || isCovered(cell))) return [];
    return readRow(new RowReader(cells, columns.of), index + 1, columns, order);
  });
}

function readRow(reader: RowReader, row: number, { of, costs }: SheetColumns, order: DayOrder): SheetRow[] {
  const found = {
    row,
    product: reader.needed("product", readText),
    name: reader.take("name", readText),
    operatesOn: reader.take("operates_on", readWeekdays),
    priceCode: reader.take("price_code", readCode),
    minUnits: reader.take("min_units", readCount),
    deals: reader.take("deals", readDeals),
    markupBps: reader.take("markup_bps", readPercent),
    contractRef: reader.take("contract_ref", readText),
  };
  const what: PriceOf = {
    key: reader.take("key", readKey),
    from: reader.take("size_from", readCount),
    to: reader.take("size_to", readCount),
  };
  const seasons = costs.flatMap(({ season }) => (season ? [season] : []));
  if (seasons.length === 0) {
    const ranges = rangesOf(reader, of, order);
    const prices = pricesIn(reader, costs, what, reader.troubles);
    if (reader.troubles.length === 0 && prices.length === 0) reader.troubles.push(noPrice(of));
    return ranges.map((range) => ({ ...found, ...range, prices, troubles: [...reader.troubles] }));
  }
  const own = seasons.filter(
    (one, index) => seasons.findIndex((other) => isSameSeason(one, other)) === index,
  );
  const parts = own.flatMap((season): SheetRow[] => {
    const troubles = [...reader.troubles];
    const mine = costs.filter((one) => isSameSeason(one.season, season));
    const prices = pricesIn(reader, mine, what, troubles);
    // A product without a price in a season is not sold in it.
    if (prices.length === 0 && troubles.length === reader.troubles.length) return [];
    const name = found.name ?? season.name;
    return season.ranges.map(({ from, to }) => ({
      ...found,
      name,
      dateFrom: from,
      dateTo: to,
      prices,
      troubles,
    }));
  });
  if (parts.length > 0) return parts;
  if (reader.troubles.length === 0) reader.troubles.push(noPrice(of));
  return [{ ...found, dateFrom: null, dateTo: null, prices: [], troubles: reader.troubles }];
}

const noPrice = (of: ColumnOf): RowTrouble => ({ code: "noPrice", column: of.cost ?? null, value: "" });

type Days = Pick<SheetRow, "dateFrom" | "dateTo">;

/** The days of a row from its own cells: one pair, or those of a cell with several. */
function rangesOf(reader: RowReader, of: ColumnOf, order: DayOrder): Days[] {
  if (of.dates !== undefined) {
    const ranges: DayRange[] = reader.needed("dates", (cell) => readRanges(cell, order)) ?? [];
    const days = ranges.map(({ from, to }) => ({ dateFrom: from, dateTo: to }));
    return days.length > 0 ? days : [{ dateFrom: null, dateTo: null }];
  }
  const dateFrom = reader.needed("date_from", (cell) => readDay(cell, order));
  const dateTo = reader.needed("date_to", (cell) => readDay(cell, order));
  if (dateFrom && dateTo && dateTo < dateFrom) {
    reader.troubles.push({ code: "dateOrder", column: of.date_to ?? null, value: dateTo });
  }
  return [{ dateFrom, dateTo }];
}

type PriceOf = { key: PriceKey | null; from: number | null; to: number | null };

/** The prices in some columns: those of the row's own key or size, and those of rooms and people. */
function pricesIn(
  reader: RowReader,
  costs: SheetColumns["costs"],
  what: PriceOf,
  troubles: RowTrouble[],
): RowPrice[] {
  return costs.flatMap(({ field, column }): RowPrice[] => {
    const cents = reader.at(column, readAmount, troubles);
    if (cents === null) return [];
    if (field === "cost") return [{ ...what, cents, column }];
    // The name of the field ends in the key.
    const key = field.slice("cost_".length) as PriceKey;
    return [{ key, from: null, to: null, cents, column }];
  });
}
