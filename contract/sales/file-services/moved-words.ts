/*
 * How services of a booking that are to be moved stand in an address; kept apart from the schemas, which browsers have no
 * use for.
 */

/** A service with its new days, and the times `hhmm` that are to be others. */
export type MovedWord = {
  line: string;
  date_from: string;
  date_to: string;
  start_time?: string | undefined;
  end_time?: string | undefined;
  /** How many are hired; 0 for as many as the party needs. */
  qty?: number | undefined;
};

const day = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const clock = String.raw`(?:(?:[01]\d|2[0-3])[0-5]\d)?`;
const count = String.raw`(?:\.(?:[1-9]\d?|0))?`;
const form = String.raw`[0-9A-HJKMNP-TV-Z]{26}\.${day}\.${day}\.${clock}\.${clock}${count}`;

/** What `writeMove` writes, with `_` between several. */
export const movesForm = new RegExp(`^${form}(?:_${form})*$`);

/**
 * A move in one word of an address: service, first and last day, beginning and end; how many, if that is to be another
 * number, and 0 for as many as the party needs.
 */
export function writeMove({ line, date_from, date_to, start_time, end_time, qty }: MovedWord): string {
  const count = qty === undefined ? [] : [String(qty)];
  return [line, date_from, date_to, start_time ?? "", end_time ?? "", ...count].join(".");
}

/** The moves of an address: one for each service, the last one that was asked for. Nothing where it is none. */
export function readMoves(text: string): MovedWord[] {
  if (!movesForm.test(text)) return [];
  const read = text.split("_").map((word): MovedWord => {
    const [line = "", from = "", to = "", start, end, count] = word.split(".");
    return {
      line,
      date_from: from,
      date_to: to,
      ...(start && { start_time: start }),
      ...(end && { end_time: end }),
      ...(count && { qty: Number(count) }),
    };
  });
  return [...new Map(read.map((one) => [one.line, one])).values()];
}
