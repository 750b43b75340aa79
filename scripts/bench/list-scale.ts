import { sql } from "drizzle-orm";
import type { Database } from "#api/db/client.ts";
import { rawRows } from "#api/db/raw-rows.ts";
import { listOffice } from "#api/modules/client-files/list-office.ts";
import { OfficeFileQuery } from "#contract/client-files/endpoints.ts";
import { readListQuery } from "#contract/list-query.ts";
import { median } from "#scripts/bench/measure.ts";

export type ListScale = { name: string; smallMs: number; bigMs: number; ratio: number };

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

/** Time of the office's list in a small and a big database, one after the other, and how many times longer. */
export async function benchListScale(small: Database, big: Database, rounds = 9): Promise<ListScale[]> {
  const results: ListScale[] = [];
  for (const [name, search] of Object.entries(listSearches)) {
    const times: [number[], number[]] = [[], []];
    for (let round = -2; round < rounds; round += 1) {
      const pair = [await timed(small, search), await timed(big, search)] as const;
      if (round >= 0) for (const side of [0, 1] as const) times[side].push(pair[side]);
    }
    const [smallMs, bigMs] = [median(times[0]), median(times[1])];
    results.push({ name, smallMs, bigMs, ratio: bigMs / smallMs });
  }
  return results;
}

async function timed(database: Database, search: string): Promise<number> {
  const brands = await database.inScope({ audience: "system" }, (tx) =>
    rawRows<{ id: number }>(tx, sql`select id from brand`),
  );
  const scope = { audience: "office" as const, userId: 1, brandIds: brands.map(({ id }) => id) };
  const query = readListQuery(new URLSearchParams(search), OfficeFileQuery);
  const begun = performance.now();
  await listOffice(query, { database, scope, scoping: "queries-and-rules" });
  return performance.now() - begun;
}
