import { expect, it } from "vitest";
import type { Database } from "#api/db/client.ts";
import type { QuoteStatus } from "#contract/sales/quotes/status.ts";
import type { FileOfQuote, VersionRow } from "./file-of-quote.ts";
import { isOlder, stalenessOf } from "./staleness.ts";

type Quote = NonNullable<FileOfQuote["quote"]>;
const quoteThat = (status: QuoteStatus, acceptedNo: number | null, currentNo: number) =>
  ({ status, acceptedNo, currentNo }) as Quote;

it.each([
  [1, null, 2, true],
  [2, null, 2, false],
  [1, 1, 2, false],
  [2, 1, 2, true],
] as const)(
  "version %s is behind, with %s accepted and %s the newest: %s",
  (no, acceptedNo, newest, older) => {
    expect(isOlder({ no }, quoteThat("Accepted", acceptedNo, newest))).toBe(older);
  },
);

it.each([
  ["Accepted", 1, null],
  ["Accepted", 2, "older"],
  ["Converted", 1, null],
  ["Converted", 2, "older"],
] as const)(
  "of a quote that is %s, with the first of two versions taken, version %s is %s",
  async (status, no, stale) => {
    const version = { no } as VersionRow;
    const file = { id: 1, quote: quoteThat(status, 1, 2) } as FileOfQuote;
    // What was agreed is not compared with the file, so nothing is read.
    const database = { inScope: () => Promise.reject(new Error("The file was read")) } as unknown as Database;
    expect(await stalenessOf(version, file, { database })).toBe(stale);
  },
);
