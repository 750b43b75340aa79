import { sql } from "drizzle-orm";
import type { Database } from "#api/db/client.ts";
import { rawRows } from "#api/db/raw-rows.ts";
import { listOffice } from "#api/modules/sales/client-files/list-office.ts";
import { OfficeFileQuery } from "#contract/sales/client-files/endpoints.ts";
import { readListQuery } from "#contract/list-query.ts";
import { median } from "#scripts/bench/measure.ts";

/** A search and its median time in each database. */
export type ListScale = { name: string; ms: number[] };

/** Every sort both ways, every filter, texts rare and common, pages near and far, and filters with sorts. */
export const listSearches: Record<string, string> = {
  "first page": "",
  "page 40": "page=40",
  "sort travel_date": "sort=travel_date",
  "sort name": "sort=name",
  "sort -name": "sort=-name",
  "sort reference": "sort=reference",
  "sort -reference": "sort=-reference",
  "sort status": "sort=status",
  "sort -status": "sort=-status",
  "sort agency": "sort=agency",
  "sort -agency": "sort=-agency",
  "open files, next departure first": "filter[scope]=open&sort=travel_date",
  "past files": "filter[scope]=past",
  "filter status": "filter[status]=Travelling",
  "filter status, sort reference": "filter[status]=Quote&sort=reference",
  "filter status, sort name": "filter[status]=Quote&sort=name",
  "filter status, sort agency": "filter[status]=Travelling&sort=agency",
  "filter agency": "filter[agency]=agency c4ca",
  "filter agency, many": "filter[agency]=agency",
  "filter consultant": "filter[consultant]=kirra",
  "filter consultant, sort name": "filter[consultant]=kirra&sort=name",
  "filter brand": "filter[brand]=AU",
  "filter pax": "filter[pax]=3",
  "filter pax, none": "filter[pax]=77",
  "filter date range": "filter[travel_date_from]=2026-12-01&filter[travel_date_to]=2026-12-31",
  "filter date range, sort name":
    "filter[travel_date_from]=2026-12-01&filter[travel_date_to]=2026-12-31&sort=name",
  "filter name": "filter[name]=lindqvist trail",
  "filter reference": "filter[reference]=000777",
  "filter your reference": "filter[agent_reference]=AB-9",
  "free text, common word": "filter[q]=smith",
  "free text, common words": "filter[q]=smith family",
  "free text, rare word": "filter[q]=c81e7",
  "free text, agency": "filter[q]=c4ca4",
  "free text, nothing": "filter[q]=xyzzy",
  "free text, common word, sort reference": "filter[q]=smith&sort=reference",
  "free text, common word, sort name": "filter[q]=smith&sort=name",
  "free text, common word, sort -name": "filter[q]=smith&sort=-name",
  "free text, common words, sort name": "filter[q]=smith family&sort=name",
  "free text, beginning of references, sort reference": "filter[q]=zzf&sort=reference",
  "filter name, common word, sort name": "filter[name]=smith&sort=name",
  "free text, common word, status": "filter[q]=smith&filter[status]=Travelling",
};

/** Asks a list for what an address wants, in the scope of an office that has all brands. */
type Ask = (database: Database, search: string, scope: OfficeScope) => Promise<unknown>;
type OfficeScope = { audience: "office"; userId: number; brandIds: number[] };

/** The office's list of client files. */
export const askFiles = ((database, search, scope) =>
  listOffice(readListQuery(new URLSearchParams(search), OfficeFileQuery), {
    database,
    scope,
    scoping: "queries-and-rules",
  })) satisfies Ask;

/**
 * Times of a list in databases of different size, in milliseconds; one after the other within a round, so that all
 * suffer alike from whatever else the machine does.
 */
export async function benchListScale(
  databases: readonly Database[],
  { searches, ask }: { searches: Record<string, string>; ask: Ask },
  rounds = 7,
): Promise<ListScale[]> {
  const results: ListScale[] = [];
  for (const [name, search] of Object.entries(searches)) {
    const times = databases.map((): number[] => []);
    for (let round = -2; round < rounds; round += 1) {
      for (const [side, database] of databases.entries()) {
        const ms = await timed(database, search, ask);
        if (round >= 0) times[side]?.push(ms);
      }
    }
    results.push({ name, ms: times.map(median) });
  }
  return results;
}

async function timed(database: Database, search: string, ask: Ask): Promise<number> {
  const brands = await database.inScope({ audience: "system" }, (tx) =>
    rawRows<{ id: number }>(tx, sql`select id from brand`),
  );
  const scope = { audience: "office" as const, userId: 1, brandIds: brands.map(({ id }) => id) };
  const begun = performance.now();
  await ask(database, search, scope);
  return performance.now() - begun;
}
