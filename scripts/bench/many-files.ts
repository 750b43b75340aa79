import { sql } from "drizzle-orm";
import type { Database, Tx } from "#api/db/client.ts";
import { asOwner } from "#api/db/client.ts";

const firstNames = [
  "Smith",
  "Nakamura",
  "Müller",
  "García",
  "Rossi",
  "Dubois",
  "Tane",
  "Ngata",
  "O'Brien",
  "Lindqvist",
];
/** A connection waits some seconds for the answer to a statement, whatever the machine does besides. */
const filesAtOnce = 2_000;
const kinds = ["Family", "Group", "Honeymoon", "Tour", "Trail"];

/**
 * Adds so many invented client files, spread over brands, agencies, consultants, statuses and eight years of travel
 * dates; references follow the dates, as they do where files are entered in time. Refreshes the planner's figures.
 */
export async function addManyFiles(database: Database, count: number, agencies = 400): Promise<void> {
  await database.inScope({ audience: "system" }, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      insert into agency (uid, code, name, legal_name, brand_ids, country, market, currency, locale, price_mode,
        credit_terms, email, phone, address)
      select '6' || upper(lpad(to_hex(n), 25, '0')), 'ZZ' || lpad(n::text, 4, '0'), 'Agency ' || md5(n::text), 'Agency ' || n,
        array(select id from brand), 'DE', 'long-haul', 'NZD', 'en', 'net', 'prepay', 'a@example.test', '+64', 'Street'
      from generate_series(1, ${agencies}::int) n`);
    for (let first = 0; first < count; first += filesAtOnce) {
      await addFiles(tx, { first, last: Math.min(first + filesAtOnce, count) - 1, count });
    }
  });
  // Each by itself: it cannot run inside a transaction, which several statements at once would be.
  for (const table of ["client_file", "client_file_word", "agency"]) {
    await asOwner(database, ({ script }) => script(`vacuum analyze ${table}`));
  }
}

/** The files from one number to another, of so many. */
async function addFiles(tx: Tx, { first, last, count }: { first: number; last: number; count: number }) {
  await tx.execute(sql`
      with brands as (select array_agg(id order by id) ids from brand),
        agencies as (select array_agg(agency.id order by agency.id) ids from agency, brands
          where agency.brand_ids @> brands.ids),
        consultants as (select array_agg(id order by id) ids from "user" where audience = 'office'),
        names as (select ${sql.param(firstNames)}::text[] first, ${sql.param(kinds)}::text[] kind)
      insert into client_file (uid, reference, kind, department, name, brand_id, agency_id, agent_reference,
        consultant_id, currency, locale, price_mode, travel_date, end_date, pax_count, status, source)
      select '7' || upper(lpad(to_hex(n), 25, '0')), 'ZZFI' || lpad((n % 1000000)::text, 6, '0'), 'booking', 'FI',
        first[1 + n % 10] || ' ' || kind[1 + n / 10 % 5] || ' ' || substr(md5(n::text), 1, 5),
        brands.ids[1 + (n % 10 >= 7)::int], agencies.ids[1 + (hashint4(n) & 2147483647) % array_length(agencies.ids, 1)],
        case when n % 3 = 0 then 'AB-' || n end,
        consultants.ids[1 + (n / 7) % array_length(consultants.ids, 1)], 'NZD', 'en', 'net', day, day + 14, 1 + n % 6,
        case when day + 14 < date '2026-11-20' then case when n % 9 = 0 then 'Cancelled' else 'Completed' end
          when day < date '2026-11-20' then 'Travelling'
          else (array['Quote','Quote','Requested','Processing','Mixed','Confirmed','Confirmed','Finalised'])[1 + n % 8] end,
        'import'
      from generate_series(${first}::int, ${last}::int) n,
        lateral (select date '2019-12-01' + (n::bigint * 2920 / ${count}::int)::int + (hashint4(n) & 63)) as d (day),
        brands, agencies, consultants, names`);
}
