import {
  costFields,
  sheetFields,
  type CostField,
  type SheetField,
} from "#contract/catalogue/rate-imports/sheet-fields.ts";
import { withoutAccents } from "./letters.ts";
import { keyOfText } from "./read-values.ts";
import { isSameSeason, rangesBy, readHeadings, type Headings, type HeadingSeason } from "./headings.ts";
import type { DayOrder } from "./read-days.ts";
import type { Sheet } from "./sheet.ts";

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
  [
    "dates",
    /^(dates|days and|travel (dates|period)|validity|valid$|gultigkeit|reisezeit|fechas|vigencia|date$|periodo|periode|validita|validite)/,
  ],
  [
    "operates_on",
    /^(weekdays?|days of( the)? week|dow$|nights of|wochentage?|verkehrstage|dias( de la semana)?$|giorni|jours)/,
  ],
  ["deals", /^(deals?|offers?|special offers?|stay.*pay|free nights?|angebote?|aktion|oferta|offerta|offre)/],
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

/**
 * What each column of a sheet is likely to say; of two that say the same only the first does, but prices of several
 * seasons side by side all do. A heading that is a season and nothing else stands over prices.
 */
export function guessColumns({ texts, seasons }: Headings): (SheetField | null)[] {
  const fields = texts.map(fieldOfHeading);
  const hasDates = fields.some((field) => field !== null && dateFields.has(field));
  const title = seasons[fields.indexOf("product")]?.origin ?? 0;
  const taken: { field: SheetField; season: HeadingSeason | null }[] = [];
  return fields.map((known, column) => {
    const season = hasDates ? null : (seasons[column] ?? null);
    const isOfOne = season !== null && season.origin !== title;
    const isSeason = isOfOne && season.origin === column && (known === null || known === "name");
    const field = isSeason ? "cost" : known;
    // What a column says of one season alone cannot be said of all of them, unless a person says so.
    if (!field || (isOfOne && !isCost(field))) return null;
    const isTaken = taken.some(
      (one) => one.field === field && (!isCost(field) || isSameSeason(one.season, season)),
    );
    if (isTaken) return null;
    taken.push({ field, season });
    return field;
  });
}

const dateFields = new Set<SheetField>(["date_from", "date_to", "dates"]);

/** Whether a column holds prices. */
export function isCost(field: SheetField): field is CostField {
  return field.startsWith("cost");
}

/** Which row has the headings of a sheet, counted from 1, and what they say. */
export function guessHeadings(sheet: Sheet, order: DayOrder): { row: number; headings: Headings } {
  const rangesOf = rangesBy(order);
  const guesses = sheet.slice(0, 50).map((_cells, index) => {
    const headings = readHeadings(sheet, index + 1, order, rangesOf);
    return {
      row: index + 1,
      headings,
      known: guessColumns(headings).filter((field) => field !== null).length,
    };
  });
  const most = guesses.reduce((best, one) => (one.known > best ? one.known : best), 0);
  return guesses.find(({ known }) => known === most) ?? { row: 1, headings: readHeadings(sheet, 1, order) };
}

/** The letters that a workbook calls a column by. */
export function columnLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetter(Math.floor(index / 26) - 1) + last;
}
