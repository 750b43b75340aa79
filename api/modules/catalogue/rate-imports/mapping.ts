import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { rateImport, type KeptMapping } from "#api/db/schema/rate-import.ts";
import { columnLetter, guessColumns, guessHeadings } from "#api/domain/rate-sheets/guess-columns.ts";
import { readHeadings, type HeadingSeason } from "#api/domain/rate-sheets/headings.ts";
import { guessDayOrder } from "#api/domain/rate-sheets/read-days.ts";
import { sheetColumns } from "#api/domain/rate-sheets/sheet-columns.ts";
import { cellText, type ReadSheet, type Sheet, type SheetCell } from "#api/domain/rate-sheets/sheet.ts";
import type { Call } from "#api/http/context.ts";
import { notNow, sameVersion } from "#api/http/record-versions.ts";
import { checkMapping, dayOrderOf, headingsBy } from "#api/modules/catalogue/rate-imports/check-mapping.ts";
import {
  getImport,
  holdDraft,
  presentImport,
  type ImportRecord,
} from "#api/modules/catalogue/rate-imports/records.ts";
import { rateImportTextsIn } from "#api/texts/rate-import-texts.ts";
import type { SheetMapping, SheetMappingInput } from "#contract/catalogue/rate-imports/sheet-mapping.ts";
import type { SheetField } from "#contract/catalogue/rate-imports/sheet-fields.ts";

/** What the columns of a new sheet are: as somebody chose for the last sheet of the supplier with these headings, else guessed. */
export async function guessMapping(
  tx: Tx,
  supplierId: number,
  { sheet, name }: { sheet: ReadSheet; name: string },
): Promise<KeptMapping> {
  const [last] = await tx
    .select({ mapping: rateImport.mapping })
    .from(rateImport)
    .where(and(eq(rateImport.supplierId, supplierId), isNotNull(rateImport.mapping)))
    .orderBy(desc(rateImport.createdAt), desc(rateImport.id))
    .limit(1);
  const kept = last?.mapping ?? null;
  // A supplier goes on writing days as it did, as far as this sheet does not tell otherwise.
  const order = guessDayOrder(textsIn(sheet.rows)) ?? (kept ? dayOrderOf(kept) : "dmy");
  const guess = guessHeadings(sheet.rows, order);
  const row = kept ? knownHeader(sheet, kept, guess.row) : guess.row;
  const headings = headingsOf(sheet, row);
  const guessed = guessColumns(row === guess.row ? guess.headings : readHeadings(sheet.rows, row, order));
  const fields = headings.map((heading, index) => rememberedField(kept, heading) ?? guessed[index] ?? null);
  return {
    header_row: row,
    columns: fields.map((field, index) => ({ index, ...(field && { field }) })),
    day_order: order,
    season_name: name.replace(/\.[a-z]{3,4}$/i, "").slice(0, 80) || "Season",
    markup_bps: kept?.markup_bps ?? 2000,
    status: kept?.status ?? "confirmed",
    headings,
  };
}

/** The row with the headings of the last sheet, wherever it stands on this one. */
function knownHeader({ rows }: ReadSheet, { headings }: KeptMapping, guessed: number): number {
  const wanted = headings.filter((heading) => heading !== "").join("|");
  const found = rows.slice(0, 50).findIndex(
    (row) =>
      textsOf(row)
        .filter((text) => text !== "")
        .join("|") === wanted,
  );
  return found < 0 ? guessed : found + 1;
}

/** Null where the last sheet had no such heading; a column that was left out stays so. */
function rememberedField(kept: KeptMapping | null, heading: string): SheetField | null {
  const index = heading === "" ? -1 : (kept?.headings.indexOf(heading) ?? -1);
  return kept?.columns.find((column) => column.index === index)?.field ?? null;
}

function textsOf(row: readonly SheetCell[]): string[] {
  return row.map((cell) => cellText(cell).slice(0, 80));
}

function headingsOf({ rows }: ReadSheet, headerRow: number): string[] {
  const wide = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const texts = textsOf(rows[headerRow - 1] ?? []);
  return Array.from({ length: wide }, (_none, index) => texts[index] ?? "");
}

function* textsIn(rows: Sheet): Iterable<string> {
  for (const row of rows) for (const cell of row) if (typeof cell === "string") yield cell;
}

/** The columns of a sheet with what the first rows have in them. */
export function showMapping(uid: string, call: Call): Promise<SheetMapping> {
  return call.database.inScope(call.scope, async (tx) =>
    presentMapping(await getImport(tx, uid, call), call),
  );
}

/** Says what the columns are. */
export function saveMapping(
  uid: string,
  { lock_version: version, ...input }: SheetMappingInput & { lock_version: number },
  call: Call,
): Promise<SheetMapping> {
  return call.database.inScope(call.scope, async (tx) => {
    const found = await holdDraft(tx, uid, call);
    sameVersion(presentMapping(found, call), version, call);
    const { sheet, lockVersion } = found.row;
    if (!sheet) throw notNow(rateImportTextsIn(call.locale).over);
    checkMapping(sheet, input, call);
    const mapping = { ...input, headings: headingsOf(sheet, input.header_row) };
    const next = { mapping, lockVersion: lockVersion + 1, updatedAt: call.now() };
    await tx.update(rateImport).set(next).where(eq(rateImport.id, found.row.id));
    return presentMapping({ ...found, row: { ...found.row, ...next } }, call);
  });
}

function presentMapping(record: ImportRecord, call: Call): SheetMapping {
  const { sheet, mapping, lockVersion } = record.row;
  if (!sheet || !mapping) throw notNow(rateImportTextsIn(call.locale).over);
  const { headings, columns, ...terms } = mapping;
  const read = headingsBy(sheet, mapping);
  const { costs, firstRow } = sheetColumns(columns, read);
  const below = sheet.rows.slice(firstRow, firstRow + 200);
  return {
    ...terms,
    day_order: dayOrderOf(mapping),
    columns: headings.map((heading, index) => ({
      index,
      letter: columnLetter(index),
      heading: heading === "" ? (read.texts[index] ?? "") : heading,
      samples: below
        .flatMap((row) => textsOf([row[index] ?? ""]))
        .filter((text) => text !== "")
        .slice(0, 3),
      field: columns.find((column) => column.index === index)?.field ?? null,
      season: presentSeason(costs.find(({ column }) => column === index)?.season),
    })),
    sheet_name: sheet.sheetName,
    other_sheets: sheet.otherSheets,
    import: presentImport(record),
    lock_version: lockVersion,
  };
}

function presentSeason(season: HeadingSeason | null | undefined) {
  if (!season) return null;
  const days = season.ranges.map(({ from, to }) => ({ date_from: from, date_to: to }));
  return { name: season.name, days };
}
