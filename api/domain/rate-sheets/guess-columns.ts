import { costFields, sheetFields, type SheetField } from "#contract/catalogue/rate-imports/sheet-fields.ts";
import { keyOfText, withoutAccents } from "./read-values.ts";
import { cellText, type Sheet, type SheetCell } from "./sheet.ts";

/** How headings call what is no price of a room or a person, without accents, in small letters. */
const headings: [SheetField, RegExp][] = [
  [
    "product",
    /^(product|option|room type|service|produkt|leistung|zimmer(typ|art)?|producto|servicio|prodotto|servizio|produit|prestation)\b/,
  ],
  ["name", /^(season|saison|temporada|stagione|period|zeitraum)\b/],
  [
    "date_from",
    /^(from|valid from|start|date from|first (day|night)|von|ab|gultig (ab|von)|desde|dal|da|du|debut)\b/,
  ],
  ["date_to", /^(to|until|valid to|end|date to|last (day|night)|bis|gultig bis|hasta|al|fino|au|fin)\b/],
  ["price_code", /^(price code|rate code|preiscode|ratencode|codigo|codice|code tarif)/],
  ["min_units", /^(min\.?( |$)|minimum|min stay|mindest|estancia min|soggiorno min|sejour min)/],
  ["markup_bps", /^(mark-?up|aufschlag|margen|ricarico|marge)\b/],
  ["contract_ref", /^(contract|vertrag|contrato|contratto|contrat)/],
  ["key", /^(price of|occupancy|room code|belegung|preis fur|ocupacion|occupazione|occupation)\b/],
  ["size_from", /^(pax from|units from|days from|personen von|tage von)\b/],
  ["size_to", /^(pax to|units to|days to|personen bis|tage bis)\b/],
  [
    "cost",
    /^(cost|net rate|rate|price|net|netto|preis|einkauf|coste|precio|tarifa|costo|prezzo|tariffa|prix|tarif)\b/,
  ],
];

/** What a heading is likely to say; null where it says nothing that we know. */
export function fieldOfHeading(heading: string): SheetField | null {
  const code = sheetFields.find((field) => field === heading.toLowerCase());
  if (code) return code;
  const words = withoutAccents(heading).replaceAll(/[*:]/g, "");
  const sized = headings.find(([field, pattern]) => field.startsWith("size_") && pattern.test(words));
  if (sized) return sized[0];
  const key = keyOfText(words);
  const cost = key && costFields.find((field) => field === `cost_${key}`);
  return cost ?? headings.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** What each heading of a row is likely to say; of two that say the same only the first does. */
export function guessColumns(row: readonly SheetCell[]): (SheetField | null)[] {
  const taken = new Set<SheetField>();
  return row.map((cell) => {
    const field = fieldOfHeading(cellText(cell));
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** The row that looks most like headings among the first ones, counted from 1; titles and notes stand above it. */
export function guessHeaderRow(sheet: Sheet): number {
  const known = sheet.slice(0, 50).map((row) => guessColumns(row).filter((field) => field !== null).length);
  const most = Math.max(...known, 0);
  return known.indexOf(most) + 1;
}

/** The letters that a workbook calls a column by. */
export function columnLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetter(Math.floor(index / 26) - 1) + last;
}
