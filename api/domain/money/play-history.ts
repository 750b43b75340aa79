import { AmountTooLarge } from "#api/domain/pricing/rational.ts";
import { applyDeed } from "./apply-deed.ts";
import { type Entry, netOf, newBook } from "./book.ts";
import { checkHistory, type InvalidHistory } from "./check-history.ts";
import type { History, RefusalCode } from "./history-shapes.ts";
import type { Numbers } from "./issue-documents.ts";
import { presentDocument, type Summary, summaryOf } from "./present-book.ts";

/** A refused deed by its position in the history, from 0. */
export type Refused = { deed: number; code: RefusalCode };

export type PlayedHistory = {
  id: string;
  status: "ok";
  documents: ReturnType<typeof presentDocument>[];
  ledger: Entry[];
  summary: Summary;
  refused: Refused[];
};

/**
 * What a history of a file's money comes to: documents, ledger, sums and refused deeds, or everything that is wrong with
 * the input. A pure function that answers whatever it is handed and never throws; the rules are those of `money.md`.
 */
export function playHistory(input: unknown): PlayedHistory | InvalidHistory {
  const history = checkHistory(input);
  if ("errors" in history) return history;
  try {
    return play(history);
  } catch (error) {
    if (!(error instanceof AmountTooLarge)) throw error;
    const message = "must not add up to more than can be counted to the cent";
    return { id: history.id, status: "invalid", errors: [{ path: "deeds", message }] };
  }
}

function play({ id, brand, terms, travel_date: travelDate, deeds }: History): PlayedHistory {
  const book = newBook(brand, terms, travelDate);
  const numberOf = seriesOf(brand.code);
  const refused: Refused[] = [];
  deeds.forEach((deed, position) => {
    const code = applyDeed(book, deed, numberOf);
    if (code !== null) refused.push({ deed: position, code });
  });
  return {
    id,
    status: "ok",
    documents: book.documents.map(presentDocument),
    ledger: book.ledger,
    summary: summaryOf({ ...book, net: netOf(book) }),
    refused,
  };
}

/** Numbers that begin at 1 for each series and year. */
function seriesOf(brand: string): Numbers {
  const last = new Map<string, number>();
  return (series, year) => {
    const start = `${brand}${series === "credit_note" ? "C" : ""}-${year}-`;
    const next = (last.get(start) ?? 0) + 1;
    last.set(start, next);
    return `${start}${String(next).padStart(6, "0")}`;
  };
}
