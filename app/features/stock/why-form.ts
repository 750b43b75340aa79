import { readTypedDate } from "#app/domain/typed-dates.ts";

/** What somebody asks of the stock, as it stands in the address. */
export type WhyForm = Record<"ask" | "for" | "from" | "days" | "units", string>;

/** Reads it from the address; a page that was just opened asks for one unit on one day. */
export function readWhyForm({ searchParams }: URL): WhyForm {
  const of = (name: string, otherwise: string) => searchParams.get(name)?.trim() ?? otherwise;
  return {
    ask: of("ask", ""),
    for: of("for", ""),
    from: of("from", ""),
    days: of("days", "1"),
    units: of("units", "1"),
  };
}

/** What is to be asked of the API; null where it says nothing that can be answered. */
export function whyQuestion({ ask, for: agency, from, days, units }: WhyForm) {
  const date = readTypedDate(from);
  const numbers = { days: Number(days), units: Number(units) };
  const isSound =
    isUid(ask) &&
    (agency === "" || isUid(agency)) &&
    isWithin(numbers.days, 60) &&
    isWithin(numbers.units, 999);
  if (date === null || !isSound) return null;
  return { product: ask, ...(agency !== "" && { agency }), date_from: date, ...numbers };
}

function isUid(text: string): boolean {
  return /^[0-9A-HJKMNP-TV-Z]{26}$/.test(text);
}

function isWithin(number: number, most: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= most;
}
