import { sql } from "drizzle-orm";
import { asOwner, type Database } from "#api/db/client.ts";

const service = "AC";

/**
 * Adds so many invented rooms, spread over suppliers and places as they are, with five seasons each: a year that is
 * agreed, a winter that is closed, one that is provisional, an estimate, and gaps between. Refreshes the planner's figures.
 */
export async function addManyProducts(database: Database, count: number): Promise<void> {
  await database.inScope({ audience: "system" }, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      insert into product_option (uid, code, supplier_id, service_type, place_id, name, charge_basis, second_unit)
      select '6' || upper(lpad(to_hex(n), 25, '0')), 'ZZZ' || ${service}::text || lpad(n::text, 12, '0'),
        suppliers.ids[1 + n % array_length(suppliers.ids, 1)], ${service}, places.ids[1 + n % array_length(places.ids, 1)],
        jsonb_build_object('en', 'Room ' || n, 'de', 'Zimmer ' || n, 'es', 'Room ' || n, 'it', 'Room ' || n, 'fr', 'Room ' || n),
        'room', 'night'
      from generate_series(1, ${count}::int) n,
        (select array_agg(id order by id) ids from supplier) suppliers, (select array_agg(id order by id) ids from place) places`);
    await tx.execute(sql`
      insert into rate (uid, option_id, date_from, date_to, name, status, currency, closed, closed_reason, priority, dow_mask)
      select '6' || upper(lpad(to_hex(o.id * 10 + season.n), 25, '0')), o.id,
        date '2026-10-01' + season.first + o.id % 40, date '2026-10-01' + season.last + o.id % 40, 'Season', season.status,
        'NZD', season.n = 2, case when season.n = 2 then 'Winter' end, case when season.n = 2 then 1 else 0 end,
        case when o.id % 5 = 0 then 31 else 127 end
      from product_option o, (values (1, 0, 364, 'confirmed'), (2, 240, 270, 'confirmed'), (3, 365, 500, 'provisional'),
        (4, 501, 640, 'estimate'), (5, -365, -1, 'confirmed')) as season (n, first, last, status)
      where o.code like 'ZZZ%'`);
    await tx.execute(sql`
      insert into rate_cost (rate_id, cost) select r.id, jsonb_build_object('DB', 10000 + r.id % 9000) from rate r
      where not exists (select from rate_cost c where c.rate_id = r.id)`);
    await tx.execute(sql`
      insert into rate_sell (rate_id, markup_bps) select r.id, 2000 from rate r
      where not exists (select from rate_sell s where s.rate_id = r.id)`);
  });
  for (const table of ["product_option", "rate", "rate_cost", "rate_sell"]) {
    await asOwner(database, ({ script }) => script(`vacuum analyze ${table}`));
  }
}
