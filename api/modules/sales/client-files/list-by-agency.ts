import { and, sql, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { rawRows } from "#api/db/raw-rows.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { keys, type FileSearch, type Part } from "#api/modules/sales/client-files/list-part.ts";
import { oneOf } from "#api/modules/sales/client-files/list-named.ts";

/** Agencies that are looked at first; each look after that takes in twice as many. */
const firstLook = 20;

/** The keys of a page in the order of the agencies' names: the agencies that it begins and ends in, then their files. */
export async function keysByAgency(tx: Tx, part: Part, search: FileSearch): Promise<number[]> {
  const { ids, skipped } = await agenciesOfPage(tx, part, search);
  if (ids.length === 0) return [];
  return keys(tx, filesOf(ids, { ...part, offset: skipped }, search));
}

type OfPage = { ids: number[]; skipped: number };

/** Which agencies the page has files of, and how many files of the first one stand on the pages before it. */
async function agenciesOfPage(tx: Tx, part: Part, search: FileSearch): Promise<OfPage> {
  const { limit, offset } = part;
  const ids = new Array<number>();
  let before = 0;
  let skipped = 0;
  for (let from = 0, look = firstLook; ; from += look, look *= 2) {
    const agencies = await rawRows<{ id: number; files: number }>(
      tx,
      countedAgencies(part, search, { from, look }),
    );
    for (const { id, files } of agencies) {
      const through = before + files;
      if (ids.length === 0) skipped = offset - before;
      if (through > offset) ids.push(id);
      before = through;
      if (through >= offset + limit) return { ids, skipped };
    }
    if (agencies.length < look) return { ids, skipped };
  }
}

/** Some agencies in the order of their names, each with how many files it has, as far as the page could take them. */
function countedAgencies(part: Part, search: FileSearch, { from, look }: { from: number; look: number }) {
  const { found } = search;
  const direction = directionOf(part);
  const some = and(found.agencyIds && oneOf(agency.id, found.agencyIds), part.place?.agencies);
  return sql`select ${agency.id}, counted.files from (
      select ${agency.id}, ${agency.name} from ${agency} where ${some ?? sql`true`}
      order by ${agency.name} ${direction}, ${agency.id} ${direction} limit ${look} offset ${from}
    ) as ${agency} cross join lateral (
      select count(*)::int as files from (
        select from ${clientFile} where ${filesOfOne(part, search)} limit ${part.limit + part.offset}
      ) file
    ) counted
    order by ${agency.name} ${direction}, ${agency.id} ${direction}`;
}

/** Those of the agency that a look has come to. */
function filesOfOne({ place }: Part, { plain, words }: FileSearch): SQL | undefined {
  return and(sql`${clientFile.agencyId} = ${agency.id}`, plain, words, place?.files);
}

function filesOf(ids: number[], part: Part, search: FileSearch): SQL {
  const { limit, offset } = part;
  const direction = directionOf(part);
  return sql`select file.id from ${agency} cross join lateral (
      select ${clientFile.id}, ${clientFile.travelDate} from ${clientFile}
      where ${filesOfOne(part, search)}
      order by ${clientFile.travelDate} ${direction}, ${clientFile.id} ${direction} limit ${limit + offset}
    ) file where ${oneOf(agency.id, ids)}
    order by ${agency.name} ${direction}, ${agency.id} ${direction}, file.travel_date ${direction},
      file.id ${direction} limit ${limit} offset ${offset}`;
}

function directionOf({ order, reversed }: Part): SQL {
  return order.down !== reversed ? sql`desc` : sql`asc`;
}
